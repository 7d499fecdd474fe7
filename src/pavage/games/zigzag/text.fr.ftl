# Zigzag : ce que le jeu dit.

zigzag-name = Zigzag
zigzag-tagline = Prolongez les chemins, case après case.

# options
zigzag-option-board = Plateau
zigzag-option-board-help = La taille du plateau : plus il est petit, plus on se serre.
zigzag-option-board-classic = Classique (13 × 13)
zigzag-option-board-tight = Serré (11 × 11)
zigzag-option-board-large = Grand (15 × 15)
zigzag-option-fixed_turns = Nombre de tours fixé
zigzag-option-fixed_turns-help = Chacun joue le même nombre de tours : 13 à deux, 9 à trois, 7 à quatre.
zigzag-option-discard_returns = La défausse retourne au sac
zigzag-option-discard_returns-help = Les tuiles échangées reviennent dans le sac, que l’on mélange.
zigzag-option-tileset = Jeu de tuiles
zigzag-option-tileset-help = Celles de la boîte, ou d’autres qu’on a soi-même.
zigzag-option-tileset-usual = Les 81 tuiles de la boîte
zigzag-option-tileset-file = Une tuile s’écrit en quatre chiffres de 0 à 2 : combien de lignes sortent en haut, à droite, en bas et à gauche, comme 0121.

# table
zigzag-zone-board = Plateau
zigzag-zone-rack = Réglette de { $name }
zigzag-square-factor = case { $factor } fois
zigzag-square-centre = case du centre
zigzag-counter-bag = Tuiles dans le sac
zigzag-counter-rounds = Tours à jouer
zigzag-counter-hand = Tuiles en main

# que faire
zigzag-status-turn = Au tour de { $name }
zigzag-status-over = La partie est finie
zigzag-wait = C’est au tour de { $name }. Préparez votre coup !
zigzag-do-first = Choisissez une tuile, puis une case éclairée.
zigzag-do-more = { $left ->
    [one] Vous pouvez poser encore une tuile, ou terminer.
   *[other] Vous pouvez poser encore { $left } tuiles, ou terminer.
  }
zigzag-do-end = Plus rien ne va : terminez votre tour.
zigzag-do-exchange = Aucune tuile ne va : échangez-les, ou passez.
zigzag-do-pass = Aucune tuile ne va et le sac est vide : passez.
zigzag-action-end = Terminer
zigzag-action-end-help = Vous piochez autant de tuiles que vous en avez posé.
zigzag-action-exchange = Échanger mes tuiles
zigzag-action-exchange-help = Toutes vos tuiles partent, vous en piochez d’autres, et c’est au suivant.
zigzag-action-pass = Passer
zigzag-action-pass-help = Vous gardez vos tuiles, et c’est au suivant.

# conseils de la première partie
zigzag-tip-first = Touchez une tuile : les cases où elle va s’éclairent. Les traits doivent se prolonger, comme une rivière.
zigzag-tip-points = Une tuile rapporte sa valeur, plus celle de chaque voisine reliée par un trait.
zigzag-tip-factors = Les cases ×2 et ×3 multiplient la valeur de la tuile qu’on y pose. Gardez-leur vos grosses tuiles !
zigzag-tip-more = Jusqu’à trois tuiles par tour, où vous voulez. Tant que vous n’avez pas pioché, vous pouvez reprendre une tuile.
zigzag-tip-end = Quand plus rien ne va, terminez : vous piochez pour revenir à cinq tuiles.
zigzag-tip-exchange = Vous n’avez aucune tuile qui va. Échangez-les toutes, ou gardez-les et passez.

# ce qui s’est passé
zigzag-told-place = { $name } pose en { $square } : { $points } points
zigzag-told-end = { $name } termine son tour
zigzag-told-exchange = { $name } échange ses tuiles
zigzag-told-pass = { $name } passe
zigzag-told-shuffle = On mélange le sac

# pourquoi ce n’est pas possible
zigzag-not-end = Posez au moins une tuile avant de terminer.
zigzag-turn-begun = Vous avez déjà posé une tuile : posez-en une autre ou terminez.
zigzag-must-place = Une de vos tuiles peut aller quelque part : cherchez où la poser.
zigzag-bag-empty = Le sac est vide, il n’y a rien à échanger : passez.
zigzag-not-in-hand = Vous n’avez pas la tuile { $tile } en main.
zigzag-off-board = La case { $square } n’est pas sur ce plateau.
zigzag-taken = Il y a déjà une tuile en { $square }.
zigzag-edge-north = Le bord du plateau couperait le chemin du haut.
zigzag-edge-east = Le bord du plateau couperait le chemin de droite.
zigzag-edge-south = Le bord du plateau couperait le chemin du bas.
zigzag-edge-west = Le bord du plateau couperait le chemin de gauche.
zigzag-cut-north = Cela couperait le chemin en haut : { zigzag-lines-here } contre { zigzag-lines-there }.
zigzag-cut-east = Cela couperait le chemin à droite : { zigzag-lines-here } contre { zigzag-lines-there }.
zigzag-cut-south = Cela couperait le chemin en bas : { zigzag-lines-here } contre { zigzag-lines-there }.
zigzag-cut-west = Cela couperait le chemin à gauche : { zigzag-lines-here } contre { zigzag-lines-there }.
zigzag-lines-here = { $here ->
    [0] aucun trait
    [one] un trait
   *[other] deux traits
  }
zigzag-lines-there = { $there ->
    [0] aucun
    [one] un
   *[other] deux
  }
zigzag-alone = Là, elle ne touche aucune tuile : posez-la à côté d’une autre.
zigzag-not-joined = Aucun trait ne la relie à ses voisines : il en faut au moins un.

# tuiles et donnes
zigzag-unreadable = « { $given } » n’est pas un coup de Zigzag. On écrit par exemple 0121@h8, end, exchange ou pass.
zigzag-unreadable-shuffle = « { $given } » n’est pas un mélange. On écrit par exemple shuffle 0121 2100 : tout le sac, dans l’ordre de pioche.
zigzag-shuffle-tiles = Ce mélange n’a pas les tuiles qui sont dans le sac.
zigzag-no-start = Il ne reste aucune tuile de départ : toutes celles à piocher sont des culs-de-sac.
zigzag-tileset-list = Un jeu de tuiles est une liste de noms, comme 0121.
zigzag-tileset-tile = « { $given } » n’est pas une tuile : il faut quatre chiffres de 0 à 2, mais pas 0000.
zigzag-tileset-large = Un jeu de tuiles a au plus { $most } tuiles.
zigzag-tileset-small = Il faut au moins { $needed } tuiles pour ce nombre de joueurs.
zigzag-deal-parts = Une donne a ces parties, ni plus ni moins : { $parts }.
zigzag-deal-hands = Une donne a une main pour chacun des { $players } joueurs.
zigzag-deal-size = Dans la donne, « { $part } » doit être une liste de { $expected } tuiles.
zigzag-deal-list = Dans la donne, « { $part } » doit être une liste de tuiles.
zigzag-deal-tile = Dans la donne, « { $part } » contient « { $given } », qui n’est pas une tuile : il faut quatre chiffres de 0 à 2.
zigzag-deal-set = La donne n’est pas faite du jeu de tuiles. En trop : { $extra }. Manquent : { $missing }.
zigzag-deal-start = La tuile de départ devrait être { $expected }, pas { $start } : la première piochée qui n’est pas un cul-de-sac.

# faces
zigzag-tile-label = tuile de valeur { $value } : haut { $n }, droite { $e }, bas { $s }, gauche { $w }
zigzag-back-label = tuile cachée
