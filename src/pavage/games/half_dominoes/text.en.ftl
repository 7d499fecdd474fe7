half_dominoes = Half-dominoes
