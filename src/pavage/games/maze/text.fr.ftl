# Le labyrinthe : ce que le jeu dit.

maze-name = Le labyrinthe
maze-tagline = Une patience : tout est là, il reste à trouver le chemin.

# options
maze-option-dialect = Règles
maze-option-dialect-help = Classique : le chemin a un début et une fin. Anneau : la dernière place touche la première, et rien ne va devant un as.
maze-option-dialect-classic = Classique
maze-option-dialect-ring = Anneau
maze-option-deal = Numéro de la donne
maze-option-deal-help = Un même numéro donne toujours les mêmes cartes. Sans numéro, la donne est une surprise.

# table
maze-zone-tableau = Table des cartes
maze-counter-score = Points
maze-counter-moves = Coups

# cartes
maze-card = { $rank ->
    [1] l’as
    [2] le deux
    [3] le trois
    [4] le quatre
    [5] le cinq
    [6] le six
    [7] le sept
    [8] le huit
    [9] le neuf
    [10] le dix
    [11] le valet
   *[12] la dame
  } de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
maze-any-ace = n’importe quel as
maze-any-queen = n’importe quelle dame
maze-either = { $one } ou { $two }
maze-offer = libre, pour { $takes }

# que faire
maze-status-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } sur { $most }
maze-status-solved = Gagné ! Les quatre couleurs sont en ordre.
maze-status-no-more-move = Plus aucune carte ne peut bouger.
maze-do = { $left ->
    [one] Plus qu’une carte à ranger ! Choisissez une carte, puis un vide.
   *[other] Choisissez une carte, puis un vide. Encore { $left } cartes à ranger.
  }
maze-do-few = { $moves ->
    [one] Une seule carte peut bouger. Si vous tournez en rond, revenez en arrière.
   *[other] Il n’y a plus que { $moves } coups. Si vous tournez en rond, revenez en arrière.
  }
maze-do-first-place = Tout est en ordre. Il manque seulement un as à la première place.

# conseils de la première partie
maze-tip-gaps = Dans un vide va la carte qui suit celle de gauche, ou celle qui précède celle de droite : même couleur, un rang d’écart. Les petits dessins la montrent.
maze-tip-ends = Un as va aussi après n’importe quelle dame et tout au début. Une dame va aussi devant n’importe quel as et tout à la fin.
maze-tip-ring = Un as va aussi après n’importe quelle dame. Rien ne va devant un as : avant de mettre une carte là, déplacez-le.
maze-tip-score = Chaque carte qui suit celle qu’il faut vaut un point, même s’il y a un vide entre elles. Avec 48 points, c’est gagné.
maze-tip-undo = Essayez ! On peut revenir en arrière autant qu’on veut, jusqu’à la première carte.
maze-tip-room = Gardez des vides côte à côte : on y construit une longue suite.

# ce qui s’est passé
maze-told = En { $place } : { $card }
maze-told-more = En { $place } : { $card }, { $points ->
    [one] un point
   *[other] { $points } points
  } de plus
maze-told-less = En { $place } : { $card }, { $points ->
    [one] un point
   *[other] { $points } points
  } de moins

# pourquoi ce n’est pas possible
maze-not-there-already = C’est là qu’est déjà { $card }.
maze-not-free = En { $place }, il y a déjà { $there }.
maze-not-this = En { $place } peut aller { $takes }, mais pas { $card }.
maze-not-before-ace = En { $place }, on serait devant un as : dans l’anneau, rien n’y va.
maze-not-between-gaps = Rien ne peut aller en { $place } : il n’y a que des vides à côté.
maze-unreadable = « { $move } » n’est pas un coup du labyrinthe. On écrit la carte, puis la place, par exemple QS@b4.

# donnes
maze-deal-form = Une donne est une liste « slots » de 54 places : 48 cartes et six vides (null).
maze-deal-card = Donne, place { $place } : « { $given } » n’est pas une carte. On écrit par exemple QS ou TD, et null pour un vide.
maze-deal-twice = Donne, place { $place } : la carte { $card } est déjà à une autre place.
maze-deal-missing = Donne : il manque la carte { $card }.

# fins
maze-reason-solved = Les quatre couleurs sont en ordre.
maze-reason-no-more-move = Plus aucune carte ne peut bouger.

# pourquoi c’est perdu
maze-lost-walls = les suites commencées ne peuvent plus se rejoindre. Les { $arrangements } façons de les rapprocher ont été essayées.
maze-lost-first = aucune suite ne peut plus commencer à la première place.
maze-lost-everything = les { $positions } positions encore possibles ont toutes été regardées ; aucune n’est gagnée.
