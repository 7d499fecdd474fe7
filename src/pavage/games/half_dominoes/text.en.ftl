half_dominoes = Half-dominoes

# faces
half_dominoes-symbol-0 = sun
half_dominoes-symbol-1 = leaf
half_dominoes-symbol-2 = star
half_dominoes-symbol-3 = flower
half_dominoes-symbol-4 = ring
half_dominoes-symbol-5 = cross
half_dominoes-symbol-6 = lightning
half_dominoes-symbol-7 = eye
half_dominoes-symbol-8 = square
half_dominoes-symbol-9 = hourglass
half_dominoes-tile-label = { $turn ->
    [1] tile: top { $w }, right { $n }, bottom { $e }, left { $s }
    [2] tile: top { $s }, right { $w }, bottom { $n }, left { $e }
    [3] tile: top { $e }, right { $s }, bottom { $w }, left { $n }
   *[0] tile: top { $n }, right { $e }, bottom { $s }, left { $w }
  }
half_dominoes-blank-label = tile
half_dominoes-n-label = { $turn ->
    [1] right { $symbol }
    [2] bottom { $symbol }
    [3] left { $symbol }
   *[0] top { $symbol }
  }
half_dominoes-e-label = { $turn ->
    [1] bottom { $symbol }
    [2] left { $symbol }
    [3] top { $symbol }
   *[0] right { $symbol }
  }
half_dominoes-s-label = { $turn ->
    [1] left { $symbol }
    [2] top { $symbol }
    [3] right { $symbol }
   *[0] bottom { $symbol }
  }
half_dominoes-w-label = { $turn ->
    [1] top { $symbol }
    [2] right { $symbol }
    [3] bottom { $symbol }
   *[0] left { $symbol }
  }
half_dominoes-back-label = hidden tile
half_dominoes-dead-label = dead square: nothing goes there any more
