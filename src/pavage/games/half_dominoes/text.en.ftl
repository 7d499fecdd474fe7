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
half_dominoes-back-label = hidden tile
half_dominoes-dead-label = dead square: nothing goes there any more
