# Briques : ce que le jeu dit.

bricks-name = Briques
bricks-tagline = Lance les dés, calcule, pose ta brique : les tables en jouant.

# options
bricks-option-grid = Grille
bricks-option-grid-help = Sa taille, en cases : plus elle est petite, plus on se serre.
bricks-option-grid-16 = 16 × 16
bricks-option-grid-18 = 18 × 18
bricks-option-grid-20 = 20 × 20
bricks-option-grid-24 = 24 × 24
bricks-option-steal = Voler
bricks-option-steal-help = On peut prendre une brique de l’adversaire qui a exactement la taille des dés.
bricks-option-cover = Recouvrir
bricks-option-cover-help = On peut recouvrir un bloc de briques entières, si une au moins est à l’adversaire.
bricks-option-joker = Double joker
bricks-option-joker-help = Au premier lancer d’un tour, les deux dés peuvent tomber sur le joker : on gagne l’échange.
bricks-option-joker-false = Jamais
bricks-option-joker-16 = Une fois sur 16
bricks-option-joker-64 = Une fois sur 64
bricks-option-tables = Tables
bricks-option-tables-help = Les nombres que les dés peuvent montrer : choisis les tables à travailler.
bricks-option-tables-part = Dé { $number }
bricks-option-tables-each = Chaque dé a ses nombres
bricks-option-tokens = Jetons
bricks-option-tokens-help = Pour relancer un dé, pour réduire un dé, et ceux qui attendent sur la grille.
bricks-option-tokens-0-0-0 = Aucun
bricks-option-tokens-1-1-6 = 1 de chaque, 6 sur la grille
bricks-option-tokens-2-2-10 = 2 de chaque, 10 sur la grille
bricks-option-swap = L’échange dès le début
bricks-option-swap-help = Le joueur qui commence a l’échange.
bricks-option-practise = S’entraîner
bricks-option-practise-help = Les dés tombent plus souvent sur les calculs qu’on ne sait pas encore.
bricks-option-challenge = Défi
bricks-option-challenge-help = Un but à atteindre en peu de tours.

# table
bricks-zone-grid = Grille
bricks-zone-dice = Dés
bricks-zone-hand = Brique de { $name }
bricks-counter-reroll = Jetons pour relancer
bricks-counter-reduce = Jetons pour réduire
bricks-counter-swap = A l’échange
bricks-counter-blocked = Bloqué { $count }/2 : quand les deux joueurs sont bloqués 2 fois de suite, la partie est finie. Poser une brique remet à 0.

# ce qui se passe
bricks-over = La partie est finie
bricks-over-goal-reached = Défi réussi !
bricks-over-both-blocked = La partie est finie : les deux joueurs sont bloqués
bricks-over-grid-full = La partie est finie : la grille est pleine
bricks-over-turn-limit = La partie est finie : 150 tours sont joués
bricks-chooses = { $name } réfléchit avant de lancer
bricks-rolls = { $name } lance les dés
bricks-answers = { $name } calcule { $a } × { $b }
bricks-lays = { $name } pose sa brique de { $a } sur { $b }

# que faire
bricks-wait = C’est à { $name } de jouer.
bricks-roll = Lance les dés !
bricks-do-roll = { $name }, touche les dés pour les lancer.
bricks-do-choose = { $name }, lance les dés… ou pousse l’échange !
bricks-do-answer = Combien font { $a } × { $b } ?
bricks-do-lay = Pose ta brique de { $a } sur { $b } à côté d’une des tiennes.
bricks-do-lay-first = Pose ta brique de { $a } sur { $b } sur ta case de départ.
bricks-do-lay-anywhere = Pose ta brique de { $a } sur { $b } où tu veux.
bricks-do-lay-or-take = Pose ta brique de { $a } sur { $b }, ou prends ce qui brille !
bricks-do-take = Ta brique ne rentre pas, mais tu peux prendre ce qui brille !
bricks-do-pass = Ta brique de { $a } sur { $b } ne rentre nulle part : utilise un jeton, ou passe.
bricks-do-pass-only = Ta brique de { $a } sur { $b } ne rentre nulle part : passe ton tour.
bricks-pass = Passer (bloqué { $count }/2)
bricks-pass-help = Ta brique ne rentre nulle part. Bloqué { $count }/2 : quand vous êtes bloqués 2 fois tous les deux, la partie est finie.
bricks-switch = Échange
bricks-switch-help = Toutes les briques changent de camp, et c’est à l’autre de jouer. Tu ne peux le faire qu’une fois.
bricks-note-steal = Vole cette brique : +{ $points } pour toi, −{ $points } pour l’autre !
bricks-note-cover = Recouvre ce bloc : +{ $points } pour toi, −{ $points } pour l’autre !
bricks-token-reroll = Relancer un dé
bricks-token-reroll-help = Choisis un dé et relance-le. Attention : le nouveau nombre remplace l’ancien pour de bon.
bricks-token-reduce = Réduire un dé
bricks-token-reduce-help = Choisis un nombre plus petit pour un dé. En vert ✓ : ta brique rentre. En violet ★ : tu peux voler ou recouvrir.
bricks-use-reroll = Relancer le { $value }
bricks-use-reduce = { $old } devient { $value } : ta brique ne rentrera pas
bricks-use-reduce-fits = { $old } devient { $value } : ta brique rentre
bricks-use-reduce-takes = { $old } devient { $value } : tu peux voler ou recouvrir

# conseils de la première partie
bricks-tip-first = Ta première brique doit couvrir ta case de départ, dans ton coin. Le bouton la tourne.
bricks-tip-anywhere = Tu n’as plus de brique, et ta case de départ est prise : pose ta brique n’importe où.
bricks-tip-beside = Maintenant, chaque brique doit toucher une de tes briques par un côté.
bricks-tip-tokens = Un jeton peut relancer ou réduire un dé. Ensuite, il faut recalculer : encore 2 points à gagner !
bricks-tip-steal = Une brique qui brille a exactement la taille de tes dés : touche-la, elle est à toi avec ses points !
bricks-tip-cover = Un bloc entouré peut être recouvert : les plots de l’adversaire passent chez toi.
bricks-tip-pass = Astuce : parfois, il vaut mieux passer que gaspiller un jeton !
bricks-tip-blocked = Ta brique ne rentre nulle part : tu passes ton tour. Dès que tu reposes une brique, le compteur revient à 0.
bricks-tip-swap = Tu as l’échange ! Toutes les briques changeraient de camp. Garde-le pour le bon moment.

# buts des défis
bricks-goal-bricks-laid = Pose { $number ->
    [one] 1 brique
   *[other] { $number } briques
  }.
bricks-goal-studs = Il te faut { $number } { $number ->
    [one] plot
   *[other] plots
  } sur la grille.
bricks-goal-big-brick = Il te faut une brique de { $number } { $number ->
    [one] plot
   *[other] plots
  } ou plus.
bricks-goal-answers-in-a-row = Donne { $number ->
    [one] 1 bonne réponse
   *[other] { $number } bonnes réponses de suite
  }.
bricks-goal-opposite-edge = Touche un bord opposé : en haut ou à droite.
bricks-goal-tokens-won = Gagne { $number ->
    [one] 1 jeton
   *[other] { $number } jetons
  } sur la grille.
bricks-goal-score = Marque { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
bricks-goal-steals = Vole { $number ->
    [one] 1 brique
   *[other] { $number } briques
  }.
bricks-goal-lead = Prends { $number } { $number ->
    [one] plot
   *[other] plots
  } d’avance.
bricks-goal-covers = Recouvre { $number ->
    [one] 1 bloc
   *[other] { $number } blocs
  }.
bricks-goal-steals-or-covers = Vole ou recouvre { $number } fois.
bricks-goal-swap-and-lead = Utilise l’échange, et prends { $number } { $number ->
    [one] plot
   *[other] plots
  } d’avance.

# ce qui s’est passé
bricks-told-roll = { $name } lance les dés : { $a } et { $b }
bricks-told-die = { $name } relance : { $value }
bricks-told-joker = { $name } lance un double joker : l’échange est gagné !
bricks-told-joker-again = { $name } lance un double joker, mais a déjà l’échange
bricks-told-right = { $name } : { $a } × { $b } = { $result }, c’est juste !
bricks-told-wrong = { $name } répond { $given }, mais { $a } × { $b } = { $result }
bricks-told-lay = { $name } pose une brique de { $wide } sur { $high } en { $cell } : { $points } points
bricks-told-steal = { $name } vole une brique de { $wide } sur { $high } : { $points } points changent de camp
bricks-told-cover = { $name } recouvre un bloc de { $wide } sur { $high } : { $points } points changent de camp
bricks-told-reroll = { $name } relance le dé { $value }
bricks-told-reduce = { $name } réduit un dé : { $old } devient { $value }
bricks-told-swap = { $name } pousse l’échange : toutes les briques changent de camp !
bricks-told-keep = { $name } garde l’échange et lance les dés
bricks-told-pass = { $name } passe : bloqué { $count }/2
bricks-cheer-joker = Double joker : { $name } gagne l’échange !
bricks-cheer-steal = { $name } vole : +{ $points } !
bricks-cheer-cover = { $name } recouvre : +{ $points } !
bricks-cheer-swap = { $name } échange tout !
bricks-cheer-token = { $count ->
    [one] { $name } gagne un jeton !
   *[other] { $name } gagne { $count } jetons !
  }
bricks-reason-goal-reached = Défi réussi !
bricks-reason-both-blocked = Les deux joueurs sont bloqués 2 fois de suite.
bricks-reason-grid-full = La grille est pleine.
bricks-reason-turn-limit = Les 150 tours sont joués.

# pourquoi ce n’est pas possible
bricks-choose-first = Avant de lancer, choisis : pousser l’échange, ou lancer les dés.
bricks-swap-late = L’échange se pousse au début du tour, avant de lancer les dés.
bricks-no-swap = Tu n’as pas l’échange.
bricks-answer-first = D’abord, combien font { $a } × { $b } ?
bricks-no-answer = L’ordinateur ne répond pas aux calculs.
bricks-answered = Tu as déjà répondu. Maintenant, pose ta brique.
bricks-no-pass = Ta brique rentre quelque part : on ne passe pas.
bricks-no-reroll = Tu n’as plus de jeton pour relancer un dé.
bricks-no-reduce = Tu n’as plus de jeton pour réduire un dé.
bricks-not-smaller = Le dé { $die } montre { $value } : choisis un nombre plus petit, à partir de 2.
bricks-wrong-size = Tes dés font { $a } et { $b } : ta brique n’a pas la taille { $given }.
bricks-off-grid = La brique sortirait de la grille.
bricks-taken = La place est déjà prise : une brique ne chevauche rien.
bricks-not-start = Ta brique doit couvrir ta case de départ, { $cell }.
bricks-alone = Là, elle ne touche aucune de tes briques par un côté.
bricks-steal-off = Dans cette partie, on ne vole pas.
bricks-no-brick = En { $cell }, il n’y a pas le coin en haut à gauche d’une brique.
bricks-own-brick = La brique en { $cell } est déjà à toi.
bricks-other-size = Cette brique fait { $size }, et tes dés font { $a } et { $b } : il faut exactement la même taille.
bricks-cover-off = Dans cette partie, on ne recouvre pas.
bricks-cover-hole = On ne recouvre qu’un bloc sans trou.
bricks-cover-one = On recouvre au moins deux briques à la fois. Une seule brique de cette taille, on la vole.
bricks-cover-own = Il n’y a là que tes briques : il en faut une de l’adversaire.
bricks-cover-cuts = Une brique serait coupée : on ne recouvre que des briques entières.
bricks-chance-die = C’est le dé { $die } qui est relancé : il faut un nombre qu’il peut montrer.
bricks-chance-both = Il faut lancer les deux dés, comme dans « roll 3x4 ».
bricks-chance-no-joker = Le joker ne peut pas tomber maintenant.
bricks-chance-values = Les dés ne montrent que ces nombres : { $first } pour le premier, { $second } pour le second.

# options et donnes
bricks-unreadable = « { $given } » n’est pas un coup de Briques. On écrit par exemple 3x4@c5, answer 12, steal c5, cover 6x4@c5, reroll 1, reduce 2=5, swap, keep ou pass.
bricks-unreadable-chance = « { $given } » n’est pas un lancer. On écrit par exemple roll 3x4, die 1=5 ou joker.
bricks-option-joker-form = Le joker tombe une fois sur un nombre entier de 1 à { $most }, ou jamais : false. Pas « { $given } ».
bricks-option-tokens-form = Les jetons sont trois nombres, comme [1, 1, 6] : pour relancer et pour réduire (0 à { $held }), et sur la grille (pair, 0 à { $lying }). Pas « { $given } ».
bricks-option-challenge-form = Un défi s’écrit {"{"}"kind": "steals", "number": 3{"}"}, ou null.
bricks-option-challenge-kind = « { $given } » n’est pas un but. Il y a : { $known }.
bricks-option-challenge-number = Le nombre d’un but est entier, de 1 à { $most }, pas « { $given } ».
bricks-goal-impossible = Le but « { $kind } » ne peut pas être atteint avec ces options : il faut permettre « { $option } ».
bricks-deal-parts = Une donne de Briques a une seule partie : tokens.
bricks-deal-count = Dans la donne, « tokens » doit être une liste de { $expected } jetons.
bricks-deal-token = Dans la donne, le jeton { $at } doit s’écrire comme ["reroll", "f7"] ou ["reduce", "f7"].
bricks-deal-cell = Dans la donne, la case { $given } du jeton { $at } n’est pas dans la moitié du haut, ou est déjà prise.
bricks-deal-kind = Dans la donne, le jeton { $at } et son reflet doivent être « { $expected } ».
bricks-deal-mirror = Dans la donne, le jeton { $at } doit être sur la case opposée au précédent : { $expected }.

# faces
bricks-toy0-label = une brique bleue
bricks-toy1-label = une brique rose
bricks-brick0-label = brique bleue
bricks-brick1-label = brique rose
bricks-die-label = dé : { $number }
bricks-dieblank-label = dé pas encore lancé
bricks-joker-label = joker
bricks-reroll-label = jeton : relancer un dé
bricks-reduce-label = jeton : réduire un dé
bricks-swap-label = l’échange
bricks-start0-label = départ des briques bleues
bricks-start1-label = départ des briques roses
bricks-blocked-label = bloqué

# a hint may be to pass
bricks-advice-most = Aucun coup ne rapporte plus tout de suite.
