half_dominoes = Demi-dominos

# faces
half_dominoes-symbol-0 = soleil
half_dominoes-symbol-1 = feuille
half_dominoes-symbol-2 = étoile
half_dominoes-symbol-3 = fleur
half_dominoes-symbol-4 = anneau
half_dominoes-symbol-5 = croix
half_dominoes-symbol-6 = éclair
half_dominoes-symbol-7 = œil
half_dominoes-symbol-8 = carré
half_dominoes-symbol-9 = sablier
half_dominoes-tile-label = { $turn ->
    [1] tuile : haut { $w }, droite { $n }, bas { $e }, gauche { $s }
    [2] tuile : haut { $s }, droite { $w }, bas { $n }, gauche { $e }
    [3] tuile : haut { $e }, droite { $s }, bas { $w }, gauche { $n }
   *[0] tuile : haut { $n }, droite { $e }, bas { $s }, gauche { $w }
  }
half_dominoes-blank-label = tuile
half_dominoes-n-label = { $turn ->
    [1] droite { $symbol }
    [2] bas { $symbol }
    [3] gauche { $symbol }
   *[0] haut { $symbol }
  }
half_dominoes-e-label = { $turn ->
    [1] bas { $symbol }
    [2] gauche { $symbol }
    [3] haut { $symbol }
   *[0] droite { $symbol }
  }
half_dominoes-s-label = { $turn ->
    [1] gauche { $symbol }
    [2] haut { $symbol }
    [3] droite { $symbol }
   *[0] bas { $symbol }
  }
half_dominoes-w-label = { $turn ->
    [1] haut { $symbol }
    [2] droite { $symbol }
    [3] bas { $symbol }
   *[0] gauche { $symbol }
  }
half_dominoes-back-label = tuile cachée
half_dominoes-dead-label = case morte : rien n’y va plus
