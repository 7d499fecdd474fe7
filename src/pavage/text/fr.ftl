# core
error-players = Ce jeu se joue de { $low } à { $high } joueurs, pas { $given }.
error-option = L’option « { $name } » n’existe pas. Les options sont : { $known }.
error-option-value = L’option { $name } ne peut pas valoir « { $given } ». Valeurs possibles : { $values }.
error-no-tileset = Ce jeu n’a pas d’autre jeu de tuiles.
error-game = Le jeu « { $given } » n’existe pas. Les jeux sont : { $known }.
error-bot = L’ordinateur « { $given } » n’existe pas. Choix possibles : { $known }.
error-game-over = La partie est finie.
error-chance-due = C’est au hasard de jouer : « { $move } » ne peut pas être joué maintenant.
error-hidden = « { $part } » contient des tuiles cachées (?) : c’est l’export d’une partie en cours, on ne peut pas le rejouer.

# ends
reason-all-tiles-placed = Toutes les tuiles sont posées.
reason-no-more-move = Plus personne ne peut jouer.
reason-last-turn-played = Le dernier tour est joué.
reason-resigned = { $name } abandonne.
reason-abandoned = La partie a été abandonnée.

# bots
bot-random = Hasard
bot-random-help = Joue n’importe où, sans réfléchir.
bot-easy = Facile
bot-easy-help = Joue parfois bien, souvent au hasard : on le bat souvent.
bot-greedy = Glouton
bot-greedy-help = Prend toujours le plus de points tout de suite.

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
record-missing = { $where } : il manque « { $name } ».
record-unknown = { $where } : { $name } n’a rien à faire ici. On attend : { $known }.
record-type = { $where } : il faut { $expected }, pas { $found }.
record-a-object = un objet
record-a-list = une liste
record-a-text = un texte
record-a-whole = un nombre entier
record-a-seat = un numéro de place, ou null pour le hasard
record-a-kind = « human » ou « bot »
record-a-duration = une durée, zéro ou plus
record-chance = le hasard
record-seat-number = la place { $number }
record-trailing = Coup { $ply } : la partie est déjà finie, il ne faut plus aucun coup.
record-seat = Coup { $ply } : c’est à { $due } de jouer, pas à { $found }.
record-move = Coup { $ply } : « { $move } » n’est pas possible. { $why }
record-spelling = Il faut l’écrire « { $expected } ».
record-points = Coup { $ply } : il rapporte { $expected } points, pas { $found }.
record-no-result = La partie est finie après { $ply } coups : il faut son résultat (result).
record-not-over = Après { $ply } coups la partie n’est pas finie : pas de résultat, sauf « resigned » ou « abandoned », mais pas « { $found } ».
record-by = Après { $ply } coups : une partie abandonnée dit par qui (by, de 0 à { $last }), pas { $found }.
record-result = Résultat, après { $ply } coups : { $name } devrait être { $expected }, pas { $found }.
record-deal-seed = La graine ne donne pas cette donne : { $part } devrait être { $expected }, pas { $found }.
record-chance-seed = Coup { $ply } : la graine donne « { $expected } », pas « { $found } ».
