# core
error-players = Ce jeu se joue de { $low } à { $high } joueurs, pas { $given }.
error-players-exactly = Ce jeu se joue { $low ->
    [one] à un seul joueur
   *[other] à { $low } joueurs
  }, pas { $given }.
error-option = L’option « { $name } » n’existe pas. Les options sont : { $known }.
error-option-value = L’option { $name } ne peut pas valoir « { $given } ». Valeurs possibles : { $values }.
error-option-lists = L’option { $name } ne peut pas valoir « { $given } ». C’est { $lists } { $lists ->
    [one] liste
   *[other] listes
  } de nombres entiers dans l’ordre croissant, parmi { $values } : comme { $usual }.
error-computer-seat = L’ordinateur ne peut pas jouer à la place { $given } : les places vont de 0 à { $last }.
error-option-seed = L’option { $name } est un texte que l’UTF-8 peut écrire, pas « { $given } ».
error-no-tileset = Ce jeu n’a pas d’autre jeu de tuiles.
error-game = Le jeu « { $given } » n’existe pas. Les jeux sont : { $known }.
error-bot = L’ordinateur « { $given } » n’existe pas. Choix possibles : { $known }.
error-game-over = La partie est finie.
error-no-roll = « { $move } » n’arrive pas maintenant : il faut décider, ce n’est pas au hasard.
error-chance-due = C’est au hasard de jouer : « { $move } » ne peut pas être joué maintenant.
error-hidden = « { $part } » contient des tuiles cachées (?) : c’est l’export d’une partie en cours, on ne peut pas le rejouer.

# tile sets
tileset-no-text = Ce n’est pas un fichier de texte en UTF-8. Il faut un nom de tuile par ligne, et rien d’autre.
tileset-long = Ce fichier est bien trop long pour un jeu de tuiles.
tileset-more = Il y a encore d’autres erreurs plus loin.

# ends
reason-all-tiles-placed = Toutes les tuiles sont posées.
reason-no-more-move = Plus personne ne peut jouer.
reason-last-turn-played = Le dernier tour est joué.
reason-resigned = { $name } abandonne.
reason-abandoned = La partie a été abandonnée.

# bots
bot-random = Hasard
bot-random-help = Joue n’importe où, sans réfléchir.
bot-child = Enfant
bot-child-help = Joue souvent au hasard : un enfant qui débute peut gagner.
bot-easy = Facile
bot-easy-help = Joue parfois bien : on le bat souvent.
bot-medium = Moyen
bot-medium-help = Joue bien, avec une étourderie de temps en temps.
bot-strong = Fort
bot-strong-help = Pense un peu à ce qui vient après son coup.
bot-expert = Expert
bot-expert-help = Pense à beaucoup de suites possibles de la partie.
bot-beginner = Débutant
bot-beginner-help = Regarde deux coups et joue le meilleur.
bot-greedy = Glouton
bot-greedy-help = Prend toujours ce qui rapporte le plus tout de suite.
bot-planner = Prévoyant
bot-planner-help = Pense à ses prochains coups, et à ce qu’il laisse aux autres.
bot-normal = Normal
bot-normal-help = Pense aux prochains dés, garde sa place et utilise bien ses jetons.
bot-solver = Solveur
bot-solver-help = Cherche un chemin jusqu’à la fin, puis le suit.

# advice
advice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
advice-lay = { advice-points } ici.
advice-lay-turn = { advice-points } ici, { $turn } dans le tour.
advice-do = Le mieux : « { $what } ».
advice-both = { $first } { $second }
advice-only = C’est la seule chose possible.
advice-best = C’est le meilleur coup.
advice-wins = Et c’est gagné !
advice-most = C’est le tour qui rapporte le plus.
advice-most-left = C’est ce qui avance le plus tout de suite.
advice-now = Le tour rapporte { $best }, au lieu de { $other }.
advice-now-about = Le tour rapporterait environ { $best }, au lieu de { $other }.
advice-now-left = Après ce tour, il reste moins de tuiles en main.
advice-then = { $name } ne prendrait ensuite qu’environ { $best }, au lieu de { $other }.
advice-then-left = Ensuite, { $name } aurait une tuile de moins { $best ->
    [0] presque jamais
    [10] presque toujours
   *[other] { $best } fois sur 10
  }, au lieu de { $other ->
    [0] presque jamais
    [10] presque toujours
   *[other] { $other } fois sur 10
  }.
advice-later = Le tour d’après serait meilleur : environ { $best }, au lieu de { $other }.
advice-later-left = Au tour d’après, on aurait une tuile de moins { $best ->
    [0] presque jamais
    [10] presque toujours
   *[other] { $best } fois sur 10
  }, au lieu de { $other ->
    [0] presque jamais
    [10] presque toujours
   *[other] { $other } fois sur 10
  }.
advice-next = Ensuite, { $name } { $points ->
    [0] ne prendrait rien
   *[other] prendrait environ { $points }
  }.
advice-chance = On gagne { $chance } fois sur 100, au lieu de { $other }.
advice-alike = D’autres coups se valent.

# records
record-utf8 = Ce fichier n’est pas du texte UTF-8 : l’octet { $at } ne convient pas.
record-json = Ce fichier n’est pas du JSON : ligne { $line }, caractère { $column }.
record-number = Ce fichier contient un nombre trop long.
record-deep = Ce fichier contient trop de listes les unes dans les autres.
record-doubled = { $where } : { $key } s’y trouve deux fois.
record-nan = { $where } : { $found } n’est pas un nombre.
record-surrogate = { $where } : ce texte contient la moitié d’un caractère.
record-format = Le format { $found } est inconnu ; il faut « { $expected } ».
record-rules = Cette partie suit la version { $found } des règles ; ici on ne connaît que la version { $expected }.
record-export = C’est l’export d’une partie en cours : il contient des tuiles cachées (?), on ne peut pas le rejouer.
record-no-seed = La graine manque (null), comme dans l’export d’une partie en cours : sans elle, on ne peut pas rejouer ce fichier.
record-missing = { $where } : il manque « { $name } ».
record-unknown = { $where } : { $name } n’a rien à faire ici. On attend : { $known }.
record-type = { $where } : il faut { $expected }, pas { $found }.
record-a-object = un objet
record-a-list = une liste
record-a-text = un texte
record-a-whole = un nombre entier
record-a-seat = un numéro de place (0, 1…), ou null pour le hasard
record-a-kind = « human » ou « bot »
record-a-duration = un nombre entier de millièmes de seconde, zéro ou plus
record-a-count = un nombre entier, zéro ou plus
record-a-moment = une date et une heure, comme 2024-05-01T12:00:00Z
record-name = { $where } : un nom ne contient ni retour à la ligne ni autre caractère de contrôle ; celui-ci est { $found }.
record-nothing = rien
record-chance = au hasard
record-seat-number = à la place { $number }
record-trailing = Coup { $ply } : la partie est déjà finie, il ne faut plus aucun coup.
record-seat = Coup { $ply } : c’est { $due } de jouer, pas { $found }.
record-move = Coup { $ply } : « { $move } » n’est pas possible. { $why }
record-spelling = Il faut l’écrire « { $expected } ».
record-points = Coup { $ply } : il rapporte { $expected } points, pas { $found }.
record-no-result = La partie est finie après { $ply } coups : il faut son résultat (result).
record-not-over = Après { $ply } coups la partie n’est pas finie : pas de résultat, sauf « resigned » ou « abandoned », mais pas « { $found } ».
record-by = Après { $ply } coups : une partie abandonnée dit par qui (by, de 0 à { $last }), pas { $found }.
record-result = Résultat, après { $ply } coups : { $name } devrait être { $expected }, pas { $found }.
record-deal-seed = La graine ne donne pas cette donne : { $where } devrait être { $expected }, pas { $found }.
record-seed-option = L’option demande la donne { $expected }, mais la graine est { $found } : elles doivent être les mêmes.
record-undone = Seule une patience dit combien de coups ont été repris (undone).
record-chance-seed = Coup { $ply } : la graine ne donne pas ce hasard ; le mot { $at } devrait être « { $expected } », pas « { $found } ».

# command line
cli-usage = Usage :
cli-pavage-help = Des jeux de placement, à jouer dans le navigateur ou ici. Pour commencer : pavage play zigzag, ou pavage serve --open.
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE …
cli-options = Options{" "}
cli-commands = Commandes{" "}
cli-help = Affiche cette aide.
cli-version = Affiche le numéro de version.
cli-see-help = Aide : { $command }
cli-in-file = { $file } : { $said }
cli-in-line = ligne { $line } : { $said }
cli-no-command = la commande « { $name } » n’existe pas. Les commandes sont : { $known }.
cli-no-option = l’option { $name } n’existe pas.
cli-no-option-near = l’option { $name } n’existe pas. Peut-être { $near } ?
cli-missing = il manque { $name }.
cli-bad = { $name } : { $said }
cli-needs-value = il faut une valeur après { $name }.
cli-takes-no-value = { $name } se met sans valeur.
cli-extra = en trop : { $words }.
cli-not-together = { $one } et { $other } ne vont pas ensemble.
cli-not-whole = « { $given } » n’est pas un nombre entier.
cli-out-of-range = { $given } ne va pas : il faut un nombre de { $low } à { $high }.
cli-no-file = le fichier « { $file } » n’existe pas.
cli-no-tileset = « { $given } » n’est ni l’un des jeux de tuiles ({ $sets }) ni un fichier : aucun fichier ne s’appelle ainsi.
cli-is-folder = « { $file } » est un dossier, pas un fichier.
cli-seed-bytes = une graine est un texte ; ces octets n’en sont pas un (UTF-8).
cli-two-seeds = l’option demande la donne « { $deal } » et --seed « { $seed } » : n’en donnez qu’une
cli-unreadable = impossible de lire ce fichier ({ $why }).
cli-unwritable = impossible d’écrire ce fichier ({ $why }).
cli-no-output = impossible d’écrire le résultat ({ $why }).
cli-system = le système a refusé ({ $why }).
cli-why-full = il n’y a plus de place
cli-why-large = le fichier deviendrait trop gros
cli-why-denied = l’accès est refusé
cli-why-read-only = on ne peut qu’y lire
cli-why-missing = il n’existe pas
cli-why-folder = c’est un dossier
cli-why-device = le disque ou l’appareil ne répond pas
cli-option-form = « { $given } » : une option s’écrit nom=valeur.
cli-option-json-form = --option { $name } attend du JSON, pas « { $given } ». Par exemple : --option '{ $name }={ $usual }'
cli-option-twice = l’option { $name } est donnée deux fois.
cli-ply-range = le coup { $given } n’existe pas : de 0 à { $last }.
cli-seat-range = la place { $given } n’existe pas : de 0 à { $last }.
cli-option-json = Écrit du JSON, pour un programme.
cli-option-seed = La graine qui décide de la donne : n’importe quel texte.
cli-option-option = Une règle de la table, par exemple board=tight, tileset=M4 ou tileset=FICHIER. Plusieurs fois si on veut.
cli-option-players = Combien de joueurs.
cli-moves-short = Les coups permis dans une position
cli-moves-help = Écrit les coups permis avant le coup K, un par ligne, dans l’ordre des octets. Quand c’est au hasard de jouer, écrit tout ce qui peut arriver. Une partie finie n’écrit rien.
cli-moves-ply = La position avant le coup K, de 0 au nombre de coups (par défaut : la fin).
cli-moves-every = Une ligne de JSON par position : combien de coups, et le SHA-256 de leur liste.
cli-many-outcomes = Coup { $ply } : plus de { $most } hasards possibles, trop pour les écrire.
cli-show-short = Une position, dessinée
cli-show-help = Dessine une position en texte, telle que la place S la voit. Sans --seat : tout, si la partie est finie ; sinon ce que voit un spectateur.
cli-show-ply = La position avant le coup K, de 0 au nombre de coups (par défaut : la fin).
cli-show-seat = Ce que voit la place S (0 commence).
cli-verify-short = Vérifie des parties enregistrées
cli-verify-help = Rejoue chaque partie et vérifie la donne d’après la graine, chaque coup, les points et le résultat. Réussit seulement si tout est juste.
cli-verify-plies = { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
  }
cli-verify-whole = { $file } : tout est juste ({ cli-verify-plies }, partie finie).
cli-verify-running = { $file } : tout est juste ({ cli-verify-plies }, partie en cours).
cli-perft-short = Compte les suites de coups
cli-perft-help = Compte les suites de D coups à partir de la donne, pour comparer deux programmes. Le hasard suit la graine et ne compte pas comme un coup ; les parties finies avant ne comptent pas. La graine est « 1 » si on n’en donne pas.
cli-perft-depth = La longueur des suites.
cli-perft-computer = Une place que joue l’ordinateur, là où cela change les règles. La première est 0. Peut être répété.
cli-perft-divide = Compte à part les suites de chaque premier coup.
cli-perft-no-divide = --divide demande une profondeur d’au moins 1.
cli-games-short = Les jeux, leurs règles au choix et leurs ordinateurs
cli-games-help = Liste les jeux.
cli-serve-short = Ouvre la table dans le navigateur
cli-serve-help = Sert la page et les parties jusqu’à Ctrl-C.
cli-serve-host = L’adresse où servir (par défaut 127.0.0.1 : cet ordinateur seulement).
cli-serve-port = Le port (par défaut 8000).
cli-serve-data = Le dossier où garder les parties.
cli-serve-open = Ouvre la page dans le navigateur.
cli-serve-name = Un autre nom sous lequel on joint cette table, pour un serveur de village. Plusieurs fois si on veut.
cli-serve-failed = Impossible de servir sur { $host }:{ $port } ({ $why }).
cli-warm-short = Prépare les jeux, pour ne plus attendre ensuite
cli-warm-help = Compile tous les jeux et garde le résultat.
cli-warm-start = Préparation des jeux
cli-warm-step = { $game } : { $what }
cli-warm-rules = règles
cli-warm-search = recherche
cli-warm-solver = solveur
cli-warm-advice = conseils
cli-warm-views = table
cli-no-folder = « { $file } » : on ne peut pas écrire un fichier à cet endroit.
cli-player = Joueur { $number }
cli-play-short = Joue contre l’ordinateur, ou le laisse jouer seul
cli-play-help = Joue une partie et écrit son résultat. Dans un terminal, vous jouez, contre l’ordinateur ou seul à une patience ; ailleurs l’ordinateur joue tout seul.
cli-play-bots = Qui joue, place par place : human ou un ordinateur (pavage games dit lesquels). Un seul nom vaut pour toutes les places. Par défaut, dans un terminal : vous, contre easy s’il faut quelqu’un ; ailleurs : greedy, ou le solveur pour une patience.
cli-play-record = Le fichier où enregistrer la partie.
cli-play-count = --bots nomme { $bots } joueurs, --players en veut { $players }.
cli-play-wins = gagne
cli-play-seed = Graine : { $seed }
cli-play-deal = Donne : { $seed }
cli-play-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }{ $undone ->
    [0] {""}
   *[other] , { $undone } repris
  }
cli-do-help = aide
cli-do-moves = coups
cli-do-hint = conseil
cli-do-undo = annuler
cli-do-redo = refaire
cli-do-quit = quitter
cli-play-commands = Un numéro et une case : 1 h8
    { "" }
    coups    où vont vos tuiles
    conseil  un bon coup, et pourquoi
    annuler  reprend votre coup
    quitter  abandonne
    ?        cette aide
cli-play-commands-alone = Un numéro de la liste, ou une carte et un vide : QS b4. La carte seule suffit s’il n’y a qu’un vide pour elle, et le vide seul s’il n’y a qu’une carte.
    { "" }
    u  annuler  reprend un coup
    r  refaire  rejoue un coup repris
    ?  conseil  le coup du solveur
    h  aide     cette aide
       quitter  abandonne
cli-play-turn-alone = Un numéro, ou un coup comme { $move } (u annuler, r refaire, ? conseil, h aide).
cli-play-which = Lequel ? { $moves }
cli-play-at-start = Rien à reprendre : c’est la donne.
cli-play-no-redo = Rien à refaire.
cli-play-hint-line = Conseil : { $move } ({ $left ->
    [one] et c’est gagné
   *[other] on peut gagner en { $left } coups
  })
cli-play-hint-lost = C’est perdu : { $proof } Revenez en arrière (u), ou prenez une autre donne.
cli-play-hint-unknown = Aucune façon de gagner n’a été trouvée d’ici. Essayez, ou revenez en arrière (u).
cli-play-hint-perhaps = Aucune façon de gagner n’a été trouvée d’ici. Le plus de points : { $move }
cli-play-helped = L’aide est à droite.
cli-play-commands-dice = Les dés : Entrée
    Un calcul : son résultat, comme 12
    Une pièce : 3x4@c5 (4x3@c5 : tournée)
    { "" }
    coups    tout ce qui se peut
    conseil  un bon coup, et pourquoi
    annuler  reprend votre coup
    quitter  abandonne
    ?        cette aide
cli-play-goal = Défi : { $goal } { $value } / { $most }
cli-play-roll = Entrée : { $label }
cli-play-answer = { $ask } = ? Écrivez le résultat, puis Entrée.
cli-play-fit = Écrivez un coup, comme { $move } (coups : tous les coups ; ? : l’aide).
cli-play-turn = À vous, { $name } : écrivez un coup, comme 1 h8 (l’aide : ?).
cli-play-only = { $status } Entrée : { $action }.
cli-play-counter = { $label } : { $value }
cli-play-empty = Écrivez un coup, comme 1 h8. L’aide : ?
cli-play-hint = Conseil : { $move }
cli-play-hint-points = Conseil : { $move }, qui rapporte { $equation }
cli-play-no-undo = Rien à reprendre : le tour commence, ou des tuiles ont été piochées.
cli-play-undone = C’est repris.
cli-play-quit-sure = Abandonner la partie ? (o/n)
cli-play-not-quit = La partie continue.
cli-play-turn-over = Votre tour est fini. Entrée pour cacher l’écran.
cli-play-pass = Passez l’écran à { $name }, puis Entrée.
cli-play-turn-place = Une tuile et une case, comme { $move } (h aide, m coups, ? conseil).
cli-play-turn-hexes = Par exemple { $move }, ou la tuile seule (h aide, m coups, ? conseil).
cli-play-turn-pair = Tuiles et cases, comme { $move } (h aide, m coups, ? conseil).
cli-play-turn-pick = Une case, comme { $move } (h aide, m coups, ? conseil).
cli-play-missing = Vous n’avez pas de tuile { $number } : elles vont de 1 à { $most }.
cli-play-choose = Lequel ? Écrivez sa lettre :
cli-play-lacks = Seulement avec une deuxième tuile.
cli-play-many = { $moves ->
    [0] Rien ne va là.
    [one] { $moves } coup :
   *[other] { $moves } coups :
  }{ $moves ->
    [0] {""}
   *[other] {" "}voyez la liste, et ajoutez une case.
  }
cli-play-best = { $moves ->
    [one] Une façon :
   *[other] { $moves } façons, la meilleure d’abord :
  } écrivez une lettre.
cli-play-hint-hexes = Conseil : la tuile { $piece }. Écrivez a pour jouer ceci.
cli-play-page = page { $page } sur { $pages } : m continue
cli-play-no-turn = Cela ne va là dans aucun sens :
cli-play-no-way = Elles ne peuvent aller là ensemble dans aucun sens. Écrivez le coup entier pour savoir pourquoi.
cli-play-drawn = Nouveau dans votre main : { $pieces }
cli-play-hint-brings = Conseil : { $move } (tuile { $pieces }). { $brings }
cli-help-place = { $move } : la tuile et la case. Une tuile seule, ou une case seule, montre ce qui est possible.
cli-help-hexes = { $move } : la tuile et la place. Une tuile seule, ou une place seule, montre ce qui est le mieux.
    La tuile tourne comme vous voulez. 2/3 est la tuile 2, tournée de trois crans dans le sens des aiguilles d’une montre ; la flèche à côté montre où va sa case du haut à droite.
cli-help-pair = { $move } : deux tuiles jointes, chacune avec sa case.
cli-help-pick = { $move } : la case de la tuile que vous choisissez, ou son numéro dans la liste.
cli-help-turned = La tuile tourne pour aller. Si elle va dans plusieurs sens, on vous demande lequel.
cli-help-whole = { $move } : le coup entier, comme dans les parties enregistrées.
cli-help-action = { $move }, ou Entrée seule : la seule chose possible.
cli-help-signs = Sur la table, • est une case où vous pouvez aller, et { $angle } une case cochée. Dans la liste, ×2 veut dire : dans deux sens.
cli-help-hexes-signs = Sur la table, une place dit ses deux nombres et, pour la tuile choisie, le plus de points qu’elle peut y marquer.
cli-help-commands = { "" }
    m  coups    ce qui est possible (m 2 : pour la tuile 2)
    ?  conseil  un bon coup, et pourquoi
    u  annuler  reprend votre coup
    h  aide     cette aide
       quitter  abandonne
    { "" }
cli-help-commands-alone = { "" }
    m  coups    ce qui est possible (m 2 : pour la tuile 2)
    ?  conseil  un bon coup, et pourquoi
    u  annuler  reprend un coup
    r  refaire  le rejoue
    h  aide     cette aide
       quitter  abandonne
    { "" }
cli-help-tip = { $tip }
cli-solve-short = Cherche si une donne ou une position peut être gagnée
cli-solve-help = Cherche la façon la plus courte de gagner, et la rejoue selon les règles avant de l’écrire. Trois réponses : gagnable, perdu (avec la preuve), ou on ne sait pas. Ctrl-C arrête la recherche, écrit la meilleure réponse trouvée et rend le code 130. Dans un jeu où l’on joue seul pour des points, cherche le plus grand total.
cli-solve-deal = La donne : un numéro, ou n’importe quel texte. C’est la même chose que --seed.
cli-solve-seconds = Combien de secondes chercher (par défaut 10).
cli-solve-from = Une partie enregistrée : cherche à partir de sa position. La donne et les règles viennent d’elle.
cli-solve-ply = La position avant le coup K de cette partie (par défaut : la fin).
cli-solve-out = Le fichier où enregistrer la donne et les coups trouvés, comme une partie.
cli-solve-no-solver = Le jeu « { $game } » n’a pas de solveur. Jeux qui en ont un : { $known }.
cli-solve-no-deal = quelle donne ? Par exemple : --deal 17
cli-solve-needs-from = --ply va avec --from.
cli-solve-other-game = c’est une partie de { $found }, pas de { $asked }.
cli-solve-other-option = cette partie se joue avec { $name }={ $found }, pas { $asked }.
cli-solve-other-deal = c’est une partie de la donne « { $found } », pas « { $asked } ».
cli-solve-where = { $game }, donne { $deal } ({ $options })
cli-solve-where-ply = { $game }, donne { $deal } ({ $options }), avant le coup { $ply }
cli-solve-won = Gagnable en { $moves } coups.
cli-solve-won-optimal = Gagnable en { $moves } coups : c’est le moins possible, on l’a prouvé.
cli-solve-won-bound = Gagnable en { $moves } coups. Il en faut au moins { $bound }, on l’a prouvé.
cli-solve-won-already = C’est déjà gagné.
cli-solve-lost = Perdu : { $proof }
cli-solve-unknown = On ne sait pas : aucune façon de gagner n’a été trouvée, et rien ne prouve qu’il n’y en a pas.
cli-solve-unknown-line = Le meilleur score trouvé est { $score }, en { $moves } coups :
cli-solve-effort = Effort : { $positions } positions, { $seconds }.
cli-solve-interrupted = Recherche arrêtée avant la fin.
cli-solve-progress = { $positions } positions · { $seconds } · Ctrl-C arrête et écrit la réponse
cli-solve-progress-best = { $moves } coups
cli-solve-progress-bound = au moins { $bound }
cli-solve-progress-none = rien encore
cli-solve-state = Un fichier qui garde la recherche du plus grand total : elle reprend à partir de lui, et il est écrit à la fin.
cli-solve-no-state = --state est pour les jeux dont on cherche le plus grand total, et « { $game } » n’en est pas un.
cli-solve-other-state = ce fichier est abîmé, ou il garde une autre recherche : d’une autre graine ou d’une autre position, avec d’autres tuiles ou d’autres règles.
cli-solve-not-alone = Le plus grand total se cherche pour un seul joueur, et plusieurs ont joué cette partie.
cli-solve-best = Le plus grand total trouvé est { $score }, en { $moves } coups :
cli-solve-best-known = Le meilleur total connu est { $score }.
cli-solve-best-effort = Effort : { $steps } pas, { $seconds }.
cli-solve-best-progress = { $score } points · { $steps } pas · { $seconds } · Ctrl-C arrête et écrit la réponse
cli-not-seconds = « { $given } » n’est pas une durée en secondes, comme 10 ou 0.5.
error-solver-line = Le solveur s’est trompé : son coup { $at }, « { $move } », n’est pas possible. { $why }
error-solver-score = Le solveur s’est trompé : ses coups mènent à { $found } points, pas à { $promised }.
error-solver-not-won = Le solveur s’est trompé : ses { $moves } coups ne gagnent pas.
error-solver-bound = Le solveur s’est trompé : il gagne en { $moves } coups et dit qu’il en faut au moins { $bound }.
cli-study-short = Pose une question à des milliers de donnes, et en fait un rapport
cli-study-help = Les études : une question, beaucoup de donnes, un rapport avec des figures.
cli-balance-short = Comment un jeu se joue : longueur, avantage, tours morts, choix
cli-balance-help = Fait jouer l’ordinateur contre lui-même N fois, sur tous les cœurs, compte ce qui se passe et écrit un rapport (report.html, report.md, summary.json, games.csv, games.parquet). Avec --vary, plusieurs valeurs d’une option sont comparées sur les mêmes donnes. On peut l’arrêter et la reprendre : la même commande continue où elle en était, et un N plus grand l’agrandit.
cli-balance-games = Combien de parties de chaque variante (par défaut 10000).
cli-balance-tileset = Un fichier avec ses propres tuiles : la même chose que --option tileset=FILE.
cli-balance-vary = Les valeurs d’une option à comparer ; pour un jeu de tuiles : des fichiers, et usual pour celui de la boîte. --vary peut être répété, et toutes les combinaisons sont jouées.
cli-balance-bot = Le niveau de l’ordinateur qui tient toutes les places (par défaut greedy).
cli-balance-skill = Des niveaux, du plus faible au plus fort : combien chacun bat-il le précédent ? (par défaut random,greedy ; none : aucun).
cli-balance-skill-games = Combien de parties entre deux niveaux (par défaut autant que N, 1000 au plus).
cli-balance-precision = S’arrêter dès que la part de celui qui commence est connue à X points de pour cent près (± X).
cli-balance-so-far = le premier gagne { $first } · { $decisions } décisions
cli-tournament-short = Qui est le plus fort : chacun joue contre chacun
cli-tournament-help = Fait jouer chaque niveau contre chaque autre, N parties par paire, sur tous les cœurs, et écrit un rapport avec un classement (report.html, report.md, summary.json, games.csv, games.parquet). On peut l’arrêter et la reprendre : la même commande continue où elle en était, et un N plus grand l’agrandit.
cli-tournament-bots = Les niveaux, du plus faible au plus fort (par défaut les cinq de l’échelle).
cli-tournament-also = D’autres paires, en plus : le plus faible d’abord, comme random:child,greedy:expert.
cli-tournament-also-form = --also s’écrit FAIBLE:FORT,FAIBLE:FORT et pas « { $given } ».
cli-tournament-games = Combien de parties de chaque paire (par défaut 1000).
cli-study-out = Le dossier de l’étude (par défaut un dossier ici, nommé d’après la question).
cli-study-jobs = Combien de processus travaillent (par défaut : un par cœur).
cli-study-dask = L’adresse d’un cluster Dask, comme tcp://10.0.0.1:8786 : ses processus travaillent.
cli-study-jobs-or-dask = --jobs et --dask ne vont pas ensemble : un cluster a ses propres processus.
cli-study-done = { $folder } : le rapport est dans report.html.
cli-study-stopped = Étude arrêtée : { $done } sur { $total } sont faites et gardées dans { $folder }. La même commande continue.
cli-study-stage-deals = Donnes
cli-study-stage-lengths = Longueurs
cli-study-stage-games = Parties
cli-study-stage-skill = Niveaux
cli-study-one-deal = une étude porte sur beaucoup de donnes : l’option deal n’y va pas.
cli-study-bots-twice = { $option } : un niveau y est deux fois.
cli-study-few-bots = { $option } : il en faut au moins { $fewest }, séparés par des virgules.
cli-vary-form = --vary s’écrit OPTION=VALEUR,VALEUR et pas « { $given } ».
cli-vary-many = --vary donne { $given } variantes ; { $most } au plus se comparent.
cli-vary-same = --vary donne deux fois la même variante : { $given }.
cli-not-percent = « { $given } » n’est pas une précision en pour cent, comme 1% ou 0.5%.
cli-winnability-short = Quelle part des donnes peut être gagnée, et en combien de coups
cli-winnability-help = Donne au solveur les donnes de F à F+N-1, sur tous les cœurs, toutes avec le même effort, et écrit un rapport (report.html, report.md, summary.json, deals.csv, lengths.csv). On peut l’arrêter et la reprendre : la même commande continue où elle en était, et un N plus grand l’agrandit.
cli-winnability-deals = Combien de donnes.
cli-winnability-first = La première donne (par défaut 1).
cli-winnability-dialect = La variante : c’est la même chose que --option dialect=X.
cli-winnability-positions = L’effort : combien de positions regarder avant de répondre « on ne sait pas » (par défaut dix millions).
cli-winnability-sample = Combien de donnes, les premières, reçoivent aussi les efforts de --efforts (par défaut 100).
cli-winnability-efforts = Les efforts dont on compare les longueurs, en positions (par défaut 10000,100000,1000000,10000000 ; 0 : aucun).
cli-winnability-answer = { $answer } : { $count } ({ $share } ; à 95 % : { $interval })
cli-winnability-so-far = { $won } gagnées · { $lost } perdues · { $unknown } sans réponse · { $mean } par donne
cli-not-efforts = « { $given } » : il faut des nombres entiers croissants séparés par des virgules, comme 1000,100000.

# studies
study-workers-die = { $times } fois de suite, un processus est mort avant d’avoir rien fait (vers le numéro { $first }). Ce qui était fait est gardé.
study-deal-said = Donne { $deal } : { $said }
study-in-use = Une autre étude est en train d’écrire dans { $folder }.
study-unreadable = { $file } est abîmé : on ne peut pas le lire.
study-other-question = { $folder } contient une autre étude : { $name } y vaut { $was }, pas { $now }. Choisissez un autre dossier avec --out.
study-other-solver = Les résultats de { $folder } viennent d’une autre version du programme ; on ne les mélange pas. Choisissez un autre dossier avec --out.
study-dask-missing = Pour --dask il faut Dask : pip install "pavage[cluster]".
study-dask-unreachable = Aucun cluster Dask ne répond à { $address }.
study-dask-no-workers = Le cluster Dask de { $address } n’a aucun processus pour travailler.
study-dask-lost = Le cluster Dask de { $address } ne répond plus. Ce qui était fait est gardé ; la même commande continue.
study-dask-other = Les processus du cluster Dask n’ont pas ce même Pavage ({ $why }).

# server: the table
error-out-of-turn = C’est à { $name } de jouer.
error-stale = La table a changé entre-temps. Regardez, puis rejouez.
error-ahead = Cette page est en avance sur la partie. Rechargez-la.
error-no-undo = On ne peut pas reprendre ce coup maintenant.
error-watching = Vous regardez cette partie : seuls les joueurs jouent.
error-not-your-seat = C’est la place de { $name }, pas la vôtre.
error-bots-seat = C’est la place de l’ordinateur : il joue tout seul.
error-no-seat = Il n’y a que { $seats } places à cette table.
error-not-your-hand = Ces tuiles sont à quelqu’un d’autre : elles restent cachées.
error-no-hand-shown = Aucune main n’est montrée ici : montrez d’abord la vôtre.
error-busy = Doucement ! Trop de demandes à la fois. Réessayez dans un instant.
error-move-long = Ce coup est trop long : { $most } signes au plus.
error-no-line = On ne reprend et rejoue les coups à volonté que dans une patience.
error-line-same = Ce sont déjà les coups de la table.
error-line-opening = Les { $plies } premiers coups du défi restent comme ils sont.
error-line-long = Cette suite est trop longue : { $most } coups au plus.
error-line-move = Coup { $place }, « { $move } » : impossible. { $why }

# server: the solver
error-no-solver = Il n’y a pas de solveur pour ce jeu.
error-watching-ask = Vous regardez cette partie : seul qui la joue interroge le solveur.
error-solver-silent = Le solveur n’a pas de réponse pour cette position.
error-par-silent = Le solveur ne sait pas en combien de coups cette donne se gagne.
error-watching-hint = Vous regardez cette partie : seul qui la joue reçoit des conseils.
error-no-hints = Il n’y a pas de conseils ici : on joue à plusieurs, chacun sur son appareil.
error-hint-nothing = Il n’y a rien à choisir pour l’instant.
error-hint-silent = Aucun conseil n’a pu être trouvé. Réessayez.

# server: coming and going
error-no-match = Cette partie n’existe pas. Vérifiez le lien.
error-no-key = Ce lien n’ouvre pas cette partie. Demandez-en un autre.
error-invite-used = Cette invitation a déjà servi. Demandez-en une autre.
error-no-invite = Ce lien n’est pas une invitation.
error-no-rematch = Il n’y a pas encore de revanche.
error-not-over = La partie n’est pas finie : la revanche vient après.
error-rematch-open = Une place est restée libre : commencez plutôt une nouvelle partie.
error-nobody-plays = Il faut au moins une personne à la table.
error-name-empty = Il manque un prénom.
error-name-long = Ce nom est trop long : { $most } lettres au plus.
error-too-many = Beaucoup de parties d’un coup ! Attendez une minute, puis réessayez.
error-no-totals = Ce jeu n’a pas de tableau des totaux : on n’y compare pas ce qu’on fait seul.
error-no-line-known = On ne connaît pas encore de meilleure suite.
error-no-challenge = Ce jeu n’a pas de défi du jour, ou pas avec ces options.
error-day = « { $given } » n’est pas une date. Une date s’écrit 2026-11-30.
error-day-to-come = Ce défi n’a pas encore commencé : revenez ce jour-là.
error-possible-not-over = La partie n’est pas finie : ce qui était possible se dit à la fin.
error-open-alone = Ce jeu se joue seul : on ne peut pas y inviter, mais tout le monde peut regarder.
error-no-review = Il n’y a rien à revoir ici.
error-review-not-over = La partie n’est pas finie : on la revoit à la fin.
error-watching-review = Vous avez regardé cette partie : chacun revoit les coups qu’il a joués.

# server: keeping matches
error-store = La partie n’a pas pu être enregistrée : rien n’a changé. ({ $why })
error-store-in-use = Un autre Pavage se sert déjà du dossier { $path }. Fermez-le, ou choisissez un autre dossier.
error-store-folder = Le dossier { $path } ne peut pas servir à garder les parties : { $why }.
error-store-open = Le fichier des parties { $path } ne peut pas être ouvert : { $why }. Rien n’y a été changé.
error-conflict = Cela vient d’être fait ailleurs. Rien n’a été changé.
error-replay = Cette partie ne peut plus être rejouée (entrée { $entry } : { $why }) Elle reste gardée telle quelle.
error-replay-deal = Cette partie ne peut plus être rejouée : sa donne n’est plus celle de sa graine. Elle reste gardée telle quelle.
error-replay-differs = ce n’est pas ce que disent les règles.
error-replay-rules = Cette partie a été jouée avec une autre version des règles ({ $kept } ; ici { $played }). Elle reste gardée telle quelle.

# server: messages from programs
error-hello-first = Il faut d’abord dire bonjour (« hello »).
error-hello-once = Le bonjour a déjà été dit : une partie par ligne.
error-not-text = Ce message n’est pas du texte.
error-not-json = Ce message n’est pas du JSON.
error-unknown-message = Ce genre de message n’existe pas.
error-malformed = Ce message n’a pas la bonne forme.
error-too-large = C’est trop long : { $most } signes au plus.
error-request = La demande n’a pas la bonne forme ({ $where }).
error-language = Cette langue n’est pas connue. Les langues sont : { $known }.
error-http-not-found = Il n’y a rien à cette adresse.
error-http-wrong-method = Cela ne se demande pas ainsi.
error-http-malformed = La demande n’a pas la bonne forme.
error-wrong-host = Ce serveur ne répond pas à ce nom.
error-wrong-origin = Cette demande vient de la page d’un autre site : elle est refusée.
error-error = Une erreur de notre côté. Rien n’a été changé ; réessayez.

# learning: the files of what is known (the page reads these too)
facts-line = ligne { $line } : { $said }
facts-long = ce fichier est bien trop long pour des tables de multiplication.
facts-utf8 = ce fichier n’est pas du texte en UTF-8.
facts-head = il faut exactement « { $expected } ».
facts-columns = il faut { $expected } valeurs avec des virgules entre elles, pas { $found }.
facts-cell = { $column } : il faut { $expected }, pas « { $given } ».
facts-whole = un nombre entier de { $low } à { $high }
facts-nothing = rien, car aucune des dernières réponses n’est juste
facts-day = une date comme 2026-11-30
facts-recent = { $count ->
    [one] la dernière réponse
   *[other] les { $count } dernières réponses
  }, r pour juste et w pour faux (au plus { $right } r et { $wrong } w)
facts-twice = { $a } × { $b } est déjà à la ligne { $first } : il ne faut qu’une ligne par calcul.
level-new = pas encore demandé
level-practise = à travailler
level-coming = presque su
level-known = su

# learning: the class sheet
cli-report-short = Une feuille de classe, d’après les fichiers des élèves
cli-report-help = Fait une feuille à lire ou à imprimer d’après les fichiers que les élèves ont enregistrés dans « Mes tables », un par élève ; le nom du fichier dit qui c’est. Tout se fait ici, rien ne part d’ici. Tous les fichiers sont vérifiés avant qu’on écrive.
cli-report-out = La page à écrire (HTML, sans rien d’autre à côté).
cli-report-no-out = où l’écrire ? Par exemple : --out classe.html
cli-report-over = « { $file } » est l’un des fichiers à lire : la feuille prendrait sa place.
cli-report-twice = deux fichiers s’appellent « { $name } » ; il en faut un par élève, et chacun son nom.
cli-report-done = { $file } : la feuille de { $pupils ->
    [one] { $pupils } élève
   *[other] { $pupils } élèves
  }.
sheet-title = Les tables de la classe
sheet-pupils = { $pupils ->
    [one] { $pupils } élève
   *[other] { $pupils } élèves
  }
sheet-made = Feuille faite le { $day }, sur cet ordinateur, d’après les fichiers des élèves.
sheet-class = Qui sait quoi
sheet-class-how = Dans chaque case : combien d’élèves savent ce calcul. Plus la case est foncée, plus ils sont nombreux.
sheet-class-cell = { $a } × { $b } : { $count } sur { $pupils } le savent
sheet-practise = À travailler ensemble
sheet-practise-how = Les calculs que le plus d’élèves ratent ou ne savent pas encore bien.
sheet-practise-none = Rien : tout ce qui a été demandé est su.
sheet-fact = Calcul
sheet-who = Qui le rate
sheet-each = Élève par élève
sheet-name = Élève
sheet-map = Sa table
sheet-figures = { $known } sus sur { $all }
sheet-answers = { $asked ->
    [0] aucune réponse
    [one] { $asked } réponse, { $right } juste
   *[other] { $asked } réponses, { $right } justes
  }
sheet-last = la dernière le { $day }
sheet-next = À travailler
sheet-nothing = –
sheet-map-said = { $known } sus, { $coming } presque sus, { $practise } à travailler, { $new } pas encore demandés
sheet-legend = Signes
sheet-rule = Comptent les cinq dernières réponses à un calcul, dans chaque sens. Su : au moins trois réponses, quatre sur cinq justes, d’habitude en six secondes au plus. À travailler : moins de trois sur cinq justes.

# niveaux
level-no-game = Ce jeu n’a pas de niveaux.
level-form = Un niveau est un objet JSON avec ces membres : { $members }.
level-json = Ce fichier n’est pas un niveau : ce n’est pas du JSON en UTF-8.
level-large = Ce fichier est bien trop grand pour un niveau.
level-missing = Il manque « { $name } » à ce niveau.
level-unknown = Un niveau n’a pas de « { $name } ». Il a : { $known }.
level-opponent = « { $given } » n’est pas un adversaire. Il y a : { $known }.
level-name = Le nom d’un niveau est un texte, ou un texte pour chacune de ces langues : { $languages }.
level-name-length = Le nom d’un niveau a de 1 à { $most } caractères.
level-options = Les options d’un niveau sont un objet, comme {"{"}"grid": 18{"}"}. Le but se dit à part, dans « goal ».
level-goal = Le but d’un niveau ne peut pas être vide.
level-stars = Les étoiles d’un niveau sont deux nombres de tours, de 1 à { $most }, pour trois étoiles puis pour deux : par exemple [3, 5].
