# Demi-dominos : ce que le jeu dit.

half_dominoes-name = Demi-dominos
half_dominoes-tagline = Accordez les côtés et soyez le premier à tout poser.

# options
half_dominoes-option-variant = Variante
half_dominoes-option-variant-help = Dans la première, trois connexions font rejouer. Dans la seconde, on peut joindre deux tuiles et les poser ensemble.
half_dominoes-option-variant-1 = 1 : une tuile à la fois
half_dominoes-option-variant-2 = 2 : seule ou par deux
half_dominoes-option-hand = Tuiles au départ
half_dominoes-option-hand-help = Selon les joueurs : 8 tuiles à deux, 7 à trois, 6 à quatre. Sinon, le nombre choisi.
half_dominoes-option-hand-usual = Selon les joueurs
half_dominoes-option-hand-6 = 6
half_dominoes-option-hand-7 = 7
half_dominoes-option-hand-8 = 8
half_dominoes-option-tileset = Jeu de tuiles
half_dominoes-option-tileset-help = Avec six symboles on se donne plus de mal qu’avec quatre, et les chances sont les plus égales.
half_dominoes-option-tileset-Q6 = Q6 : 90 tuiles, six symboles, toujours quatre différents
half_dominoes-option-tileset-M4 = M4 : 70 tuiles, quatre symboles (carrés de MacMahon)
half_dominoes-option-tileset-file = Une tuile s’écrit en quatre chiffres : ses symboles en haut, à droite, en bas et à gauche, comme 0123. De ses quatre rotations on prend la plus petite.

# table
half_dominoes-zone-table = Table
half_dominoes-zone-rack = Tuiles de { $name }
half_dominoes-player = { $name }
half_dominoes-counter-stock = Tuiles dans la pioche
half_dominoes-counter-hand = Tuiles en main
half_dominoes-counter-idle = Tours avant la fin, si aucune main ne diminue
half_dominoes-counter-turns = Tours à jouer
half_dominoes-connections = { $count ->
    [one] { $count } connexion
   *[other] { $count } connexions
  }

# ce qui se passe
half_dominoes-status-turn = Au tour de { $name }
half_dominoes-status-bonus = { $name } rejoue !
half_dominoes-status-take = { $name } choisit sur la table une tuile pour { $other }
half_dominoes-status-over = La partie est finie
half_dominoes-wait = C’est au tour de { $name }. Préparez votre coup !
half_dominoes-wait-take = La pioche est vide : { $name } choisit sur la table la tuile que vous reprenez.

# que faire
half_dominoes-can = { $count ->
    [2] Vous pouvez faire deux connexions
   *[other] Vous pouvez faire jusqu’à { $count } connexions
  }
half_dominoes-do-several = { half_dominoes-can } : posez une tuile sur une case éclairée.
half_dominoes-do-pair = { half_dominoes-can } avec deux tuiles jointes : posez la première, puis l’autre à côté.
half_dominoes-do-both = { half_dominoes-can }, avec une tuile ou avec deux jointes.
half_dominoes-do-angle = Pas de double connexion : choisissez une tuile, puis une case cochée.
half_dominoes-do-one = Posez une tuile : les symboles qui se touchent doivent s’accorder.
half_dominoes-bonus-several = Bonus, posez encore une tuile ! { half_dominoes-can }.
half_dominoes-bonus-angle = Bonus, posez encore une tuile ! Faites un angle, sur une case cochée.
half_dominoes-bonus-one = Bonus, posez encore une tuile là où elle va !
half_dominoes-do-draw = Aucune tuile ne va : piochez.
half_dominoes-do-return = Aucune tuile ne va et la pioche est vide : { $name } choisira une tuile de la table pour vous.
half_dominoes-do-pass = Aucune tuile ne va et il n’y a rien à piocher : passez.
half_dominoes-do-skip = Bonus, mais aucune tuile ne va : terminez votre tour, sans piocher.
half_dominoes-do-take = La pioche est vide : choisissez sur la table une tuile à rendre à { $name }.
half_dominoes-action-draw = Piocher
half_dominoes-action-draw-help = Vous prenez une tuile dans la pioche, et c’est au suivant.
half_dominoes-action-return = Reprendre une tuile
half_dominoes-action-return-help = { $name } choisit sur la table la tuile que vous reprenez, et c’est au suivant.
half_dominoes-action-pass = Passer
half_dominoes-action-pass-help = Vous gardez vos tuiles, et c’est au suivant.
half_dominoes-action-skip = Terminer
half_dominoes-action-skip-help = Vous ne piochez pas, et c’est au suivant.

# ce qu’un coup apporte
half_dominoes-note-draw = { half_dominoes-connections } : vous piochez une tuile.
half_dominoes-note-return = { half_dominoes-connections } : { $name } choisit sur la table une tuile que vous reprenez.
half_dominoes-note-free = { half_dominoes-connections } : vous ne piochez pas.
half_dominoes-note-again = { half_dominoes-connections } : vous ne piochez pas et vous rejouez !
half_dominoes-note-win = Votre dernière tuile : vous gagnez !
half_dominoes-note-take = Rendre cette tuile à { $name }. Sa case restera vide jusqu’à la fin.

# conseils de la première partie
half_dominoes-tip-first = Touchez une tuile : les cases où elle va s’éclairent. Tournez-la pour que chaque côté qui touche une autre tuile montre le même symbole.
half_dominoes-tip-cost-1 = Chaque côté accordé est une connexion. Une seule : vous piochez. Deux : vous ne piochez pas. Trois : vous rejouez !
half_dominoes-tip-cost-2 = Chaque côté accordé est une connexion. Une ou deux : vous piochez. Trois : vous ne piochez pas.
half_dominoes-tip-pair = Deux tuiles qui s’accordent peuvent être jointes et posées ensemble. On compte les côtés qui touchent la table, pas celui qui les joint.
half_dominoes-tip-angle = Un angle prépare une case où la prochaine tuile touchera deux voisines. Quand il n’y a pas mieux, il faut en faire un.
half_dominoes-tip-aim = Qui n’a plus de tuile gagne aussitôt. Gardez des tuiles qui iront entre deux voisines !
half_dominoes-tip-bonus = Pour ce placement de plus, vous ne piocherez pas, quel que soit le nombre de connexions.
half_dominoes-tip-return = Quand la pioche est vide, on reprend une tuile de la table, et c’est le joueur suivant qui la choisit.
half_dominoes-tip-take = Choisissez une tuile difficile à placer ! La case qu’elle quitte restera vide jusqu’à la fin.

# ce qui s’est passé
half_dominoes-tiles = { $tiles ->
    [one] une tuile
   *[other] deux tuiles jointes
  }
half_dominoes-told-draw = { $name } pose { half_dominoes-tiles } ({ half_dominoes-connections }) et pioche
half_dominoes-told-return = { $name } pose { half_dominoes-tiles } ({ half_dominoes-connections }). La pioche est vide : { $other } choisit ce que { $name } reprend
half_dominoes-told-free = { $name } pose { half_dominoes-tiles } ({ half_dominoes-connections }), sans piocher
half_dominoes-told-again = { $name } pose { half_dominoes-tiles } ({ half_dominoes-connections }) et rejoue !
half_dominoes-told-bonus = { $name } pose { half_dominoes-tiles } en bonus ({ half_dominoes-connections }), sans piocher
half_dominoes-told-win = { $name } pose { $tiles ->
    [one] sa dernière tuile
   *[other] ses deux dernières tuiles
  } ({ half_dominoes-connections }) !
half_dominoes-told-stuck-draw = { $name } ne peut rien poser, et pioche
half_dominoes-told-stuck-return = { $name } ne peut rien poser et la pioche est vide : { $other } choisit une tuile de la table
half_dominoes-told-stuck-pass = { $name } ne peut rien poser, et passe
half_dominoes-told-stuck-skip = { $name } ne peut pas poser de tuile en bonus
half_dominoes-told-take = { $name } choisit sur la table une tuile que { $other } reprend
half_dominoes-cheer = { half_dominoes-connections } : on rejoue !

# comment la partie finit
half_dominoes-score = { $score ->
    [one] { $score } tuile
   *[other] { $score } tuiles
  }
half_dominoes-reason-hand-empty = Une main est vide : toutes ses tuiles sont posées.
half_dominoes-reason-six-idle-rounds = La pioche est vide, et depuis six tours de table aucune main ne diminue : la partie s’arrête, et la plus petite main gagne.
half_dominoes-reason-turn-limit = Le 300e tour est joué : la partie s’arrête, et la plus petite main gagne.

# pourquoi ce n’est pas possible
half_dominoes-not-in-hand = Vous n’avez pas la tuile { $tile } en main.
half_dominoes-taken = Il y a déjà une tuile sur cette case.
half_dominoes-dead = Une tuile a été reprise ici : cette case reste vide jusqu’à la fin.
half_dominoes-unlike-north = En haut, les symboles ne s’accordent pas : { $here } contre { $there }.
half_dominoes-unlike-east = À droite, les symboles ne s’accordent pas : { $here } contre { $there }.
half_dominoes-unlike-south = En bas, les symboles ne s’accordent pas : { $here } contre { $there }.
half_dominoes-unlike-west = À gauche, les symboles ne s’accordent pas : { $here } contre { $there }.
half_dominoes-unlike-inner = Vos deux tuiles ne s’accordent pas entre elles : { $here } contre { $there }.
half_dominoes-alone = Là, elle ne touche aucune tuile : posez-la à côté d’une autre.
half_dominoes-must-several-tile = Ici, cela ne fait qu’une connexion. Une de vos tuiles peut en faire plusieurs : cherchez-la !
half_dominoes-must-several-pair = Ici, cela ne fait qu’une connexion. Deux de vos tuiles, jointes, peuvent en faire plusieurs : cherchez-les !
half_dominoes-must-several-both = Ici, cela ne fait qu’une connexion. Une de vos tuiles, ou deux jointes, peuvent en faire plusieurs.
half_dominoes-must-angle = Ici, cela ne fait pas d’angle, et vous pouvez en faire un : cherchez une case cochée.
half_dominoes-pair-variant = Dans cette variante, on pose une tuile à la fois.
half_dominoes-pair-alone = Là, vos deux tuiles ne touchent aucune autre.
half_dominoes-pair-few = Deux tuiles jointes doivent faire au moins deux connexions avec la table.
half_dominoes-can-place = Une de vos tuiles peut aller quelque part : cherchez où la poser.
half_dominoes-no-draw-bonus = Le placement en bonus ne fait jamais piocher : terminez votre tour.
half_dominoes-no-skip = On ne passe que si le placement en bonus est impossible : piochez.
half_dominoes-no-taking = On ne choisit une tuile de la table que si un autre doit piocher et que la pioche est vide.
half_dominoes-must-take = Choisissez d’abord, sur la table, une tuile à rendre à { $name }.
half_dominoes-take-nothing = Il n’y a pas de tuile sur cette case : choisissez-en une autre.
half_dominoes-take-fresh = Cette tuile vient d’être posée : choisissez-en une qui était là avant.

# tuiles et donnes
half_dominoes-unreadable = « { $given } » n’est pas un coup de Demi-dominos. On écrit par exemple 2310@1,-2, take 3,1, draw ou skip.
half_dominoes-unreadable-pair = Dans « { $given } », les deux cases doivent se toucher, celle du haut ou de gauche en premier.
half_dominoes-unreadable-far = « { $given } » : cette case est trop loin de la table.
half_dominoes-tileset-list = Un jeu de tuiles est une liste de noms, comme 0123.
half_dominoes-tileset-tile = « { $given } » n’est pas une tuile : il faut quatre chiffres, un pour chaque côté.
half_dominoes-tileset-turned = « { $given } » s’écrit { $right } : des quatre rotations de la tuile on prend la plus petite.
half_dominoes-tileset-large = Un jeu de tuiles a au plus { $most } tuiles.
half_dominoes-tileset-small = Il faut au moins { $needed } tuiles pour ces joueurs et ces mains.
half_dominoes-no-second = Aucune tuile de la pioche ne peut se joindre à la première, { $first } : cette donne ne va pas avec la variante 2.
half_dominoes-deal-parts = Une donne a ces parties, ni plus ni moins : { $parts }.
half_dominoes-deal-hands = Une donne a une main pour chacun des { $players } joueurs.
half_dominoes-deal-table = { $tiles ->
    [one] Une donne de cette variante a une tuile sur la table.
   *[other] Une donne de cette variante a { $tiles } tuiles sur la table.
  }
half_dominoes-deal-list = Dans la donne, « { $part } » doit être une liste de tuiles.
half_dominoes-deal-size = Dans la donne, « { $part } » doit être une liste de { $expected } tuiles.
half_dominoes-deal-tile = Dans la donne, « { $part } » contient « { $given } », qui n’est pas le nom d’une tuile : quatre chiffres, dans la plus petite des quatre rotations.
half_dominoes-deal-laid = Dans la donne, « { $given } » n’est pas une tuile sur la table. On écrit par exemple ["0123", 0, 0].
half_dominoes-deal-square = Dans la donne, « { $given } » doit être sur la case { $x },0.
half_dominoes-deal-lies = Dans la donne, la table est { $given } et devrait être { $expected }.
half_dominoes-deal-set = La donne n’est pas faite du jeu de tuiles. En trop : { $extra }. Manquent : { $missing }.

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
