# core
error-players = Ce jeu se joue de { $low } à { $high } joueurs, pas { $given }.
error-option = L’option « { $name } » n’existe pas. Les options sont : { $known }.
error-option-value = L’option { $name } ne peut pas valoir « { $given } ». Valeurs possibles : { $values }.
error-option-seed = L’option { $name } est un texte que l’UTF-8 peut écrire, pas « { $given } ».
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
bot-solver = Solveur
bot-solver-help = Cherche un chemin jusqu’à la fin, puis le suit.

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
cli-option-twice = l’option { $name } est donnée deux fois.
cli-ply-range = le coup { $given } n’existe pas : de 0 à { $last }.
cli-seat-range = la place { $given } n’existe pas : de 0 à { $last }.
cli-option-json = Écrit du JSON, pour un programme.
cli-option-seed = La graine qui décide de la donne : n’importe quel texte.
cli-option-option = Une règle de la table, par exemple board=tight ou tileset=FICHIER. Plusieurs fois si on veut.
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
cli-warm-views = table
cli-no-folder = « { $file } » : on ne peut pas écrire un fichier à cet endroit.
cli-player = Joueur { $number }
cli-play-short = Joue contre l’ordinateur, ou le laisse jouer seul
cli-play-help = Joue une partie et écrit son résultat. Dans un terminal, vous jouez contre l’ordinateur ; sinon deux ordinateurs jouent entre eux.
cli-play-bots = Qui joue, place par place : human ou un ordinateur (random, easy, greedy). Un seul nom vaut pour toutes les places. Par défaut : vous contre easy.
cli-play-record = Le fichier où enregistrer la partie.
cli-play-count = --bots nomme { $bots } joueurs, --players en veut { $players }.
cli-play-wins = gagne
cli-play-seed = Graine : { $seed }
cli-do-help = aide
cli-do-moves = coups
cli-do-hint = conseil
cli-do-undo = annuler
cli-do-quit = quitter
cli-play-commands = Un numéro et une case : 1 h8
    { "" }
    coups    où vont vos tuiles
    conseil  le coup du glouton
    annuler  reprend votre coup
    quitter  abandonne
    ?        cette aide
cli-play-helped = L’aide est à droite.
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
error-busy = Doucement ! Trop de demandes à la fois. Réessayez dans un instant.
error-move-long = Ce coup est trop long : { $most } signes au plus.
error-no-line = On ne reprend et rejoue les coups à volonté que dans une patience.
error-line-same = Ce sont déjà les coups de la table.
error-line-long = Cette suite est trop longue : { $most } coups au plus.
error-line-move = Coup { $place }, « { $move } » : impossible. { $why }

# server: the solver
error-no-solver = Il n’y a pas de solveur pour ce jeu.
error-watching-ask = Vous regardez cette partie : seul qui la joue interroge le solveur.
error-solver-silent = Le solveur n’a pas de réponse pour cette position.
error-par-silent = Le solveur ne sait pas en combien de coups cette donne se gagne.

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
error-open-alone = Ce jeu se joue seul : on ne peut pas y inviter, mais tout le monde peut regarder.

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
