half_dominoes = Demi-dominos
