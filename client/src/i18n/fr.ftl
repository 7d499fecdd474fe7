# Ce que dit la page. Des mots courts : un enfant de sept ans les lit.

pavage = Pavage
close = Fermer
go-home = Accueil
try-again = Réessayer
play = Jouer
rules = Règles
settings = Réglages
lost-title = Il n’y a rien ici
lost-place = Cette adresse ne mène nulle part. Le lien a peut-être été coupé en chemin.
lost-key = Cet appareil n’a pas la clé de cette partie. Demandez un lien à quelqu’un qui y joue.
no-such-game = Ce jeu n’existe pas ici.
unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
page-broken = Quelque chose s’est mal passé dans la page. Rechargez-la : la partie n’est pas perdue.

# accueil
home-title = À quoi joue-t-on ?
home-promise = Sans compte et sans rien installer : choisissez, jouez.
choose-game = Les jeux
players = { $fewest ->
    [1] { $most ->
        [1] Pour une personne
       *[other] De 1 à { $most } personnes
      }
   *[other] { $most ->
        [2] À deux
       *[other] De { $fewest } à { $most } personnes
      }
  }
my-matches = Parties en cours
my-finished = { $count ->
    [one] Une partie finie
   *[other] { $count } parties finies
  }
match-over = Finie
match-waiting = On attend quelqu’un
match-your-turn = À vous
match-their-turn = Au tour de { $name }
remove-from-list = Retirer de la liste
remove-sure = La clé de cette partie sera effacée d’ici : sans un autre lien, vous ne pourrez plus y jouer.
remove-over-sure = Retirer cette partie de la liste ?
remove-deal-sure = Cette donne sera oubliée ici. Si elle est commencée, elle comptera comme perdue.
remove = Retirer
keep = Garder

# nouvelle partie
with-whom = Avec qui ?
company-computer = L’ordinateur
company-device = Sur cet appareil
company-link = Par un lien
level = Niveau
level-several = L’ordinateur ne joue pas partout au même niveau.
at-table = À table
sitter-me = Moi
sitter-human = Quelqu’un sur cet appareil
sitter-open = Quelqu’un par un lien
sitter-bot = Ordinateur : { $level }
seat-who = Qui est à la place { $n } ?
seat-name = Nom de la place { $n }
seat-remove = Retirer la place { $n }
seat-add = Ajouter une place
seat-open = Place libre
computer-named = Ordinateur ({ $level })
player-n = Joueur { $n }
name-of-friend = Son nom, si vous voulez
first-starts = La première place commence.
options = Options de la table
option-usual = Comme d’habitude
option-said = { $name } : { $value }
tileset-own = Un fichier à moi
tileset-how = Choisissez un fichier de texte, ou glissez-le ici : un nom de tuile par ligne. Le même nom peut revenir plusieurs fois, et ce qui suit un # ne compte pas.
tileset-choose = Choisir un fichier
tileset-another = Choisir un autre fichier
tileset-forget = Retirer
tileset-reading = Lecture du fichier…
tileset-holds = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles, { $kinds ->
        [one] toutes pareilles
       *[other] { $kinds } sortes
      }
  }
tileset-wrong = Ce fichier ne convient pas : { $file }
tileset-line = Ligne { $line }
tileset-missing = Choisissez le fichier de vos tuiles, ou un autre jeu de tuiles.
tileset-mine = { $tiles ->
    [one] { $tiles } tuile à soi
   *[other] { $tiles } tuiles à soi
  }

# rejoindre
join-title = { $host } vous invite
join-title-nobody = On vous invite
join-game = Une partie de { $game } vous attend.
join-name = Votre nom
join-play = Je joue
join-here = Vous jouez déjà cette partie sur cet appareil.
join-here-go = Retourner à la partie
opening = On ouvre la partie…

# la partie
players-heading = Qui joue
player-turn = joue
player-wins = gagne
player-you = (vous)
player-away = absent
player-awaited = attendu
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
watching = Vous regardez
undo = Annuler
score-sheet = Feuille de score
sheet-empty = Les points s’écriront ici.
story = Les coups
story-empty = Chaque coup sera raconté ici.
round = Tour
turn-points = Ce tour :
total = Total :
menu = Menu
result = Résultat
reconnecting = Connexion perdue. On la cherche…
not-connected = Pas de connexion pour l’instant : rien n’a été joué. Réessayez dans un instant.
counsel = Un conseil
counsel-play = Jouer ce coup
counsel-thinking = On cherche un bon coup…
tip = Conseil
tip-read = J’ai compris

pass-to = Passez l’appareil à { $name }
pass-why = Les tuiles sont cachées en attendant.
pass-ready = Je suis { $name }, je joue

invite = Inviter
invite-title = On attend du monde
invite-how = Envoyez ce lien : qui l’ouvre s’assoit à la table.
invite-link = Lien pour la place { $n }
invite-link-for = Lien pour { $name }
invite-sentence = Viens jouer à { $game } avec moi !
invite-all-here = Tout le monde est là. Bonne partie !
invite-only-here = Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, lancez le serveur avec « { $command } » et ouvrez la page par le nom ou l’adresse de cet ordinateur.
invite-wait = Vous pouvez fermer cette page : la partie vous attend dans « Parties en cours ».
copy-link = Copier
copied = Copié
send-link = Envoyer
watch-invite = Inviter à regarder
watch-link = Ce lien montre la table, sans les mains
watch-sentence = Regarde notre partie de { $game } !
other-device = Continuer sur un autre appareil
other-device-how = Ouvrez ce lien là-bas. Gardez-le pour vous : il montre votre main.
other-device-link = Lien de { $name }
other-device-sentence = Ma partie de { $game }
save-record = Enregistrer la partie
resign = Abandonner
resign-sure = { $name } abandonne, et les autres gagnent. Vraiment ?
resign-yes = Oui, abandonner
resign-no = Non, continuer

# la fin
end-you-win = Vous gagnez !
end-wins = { $name } gagne !
end-shared = Égalité ! { $names } gagnent ensemble.
end-win-several = { $names } gagnent !
end-nobody = Personne ne gagne
end-best = Le plus beau tour : { $name }, { $points } points.
rematch = Rejouer
rematch-join = Rejoindre la revanche
see-board = Voir le plateau

deal-sealed = La donne est scellée
deal-checking = On vérifie la donne…
deal-checked = Donne vérifiée
deal-wrong = La donne ne correspond pas au sceau !
deal-how = Le tirage a été fixé avant le premier coup. Le sceau le prouve : à la fin, la graine est montrée, et votre navigateur refait le calcul.
deal-seal = Sceau (SHA-256 de « pavage: » et de la graine)
deal-seed = Graine

# revoir une partie
review = Revoir la partie
review-whose = De qui voit-on les coups ?
review-looking = On regarde vos coups un par un…
review-failed = On n’a pas pu tout regarder. On réessaie…
review-well = Rien à redire : aucun coup n’a vraiment coûté. Bravo !
review-found = { $count ->
    [one] Un coup a coûté cher. Voici les chances de gagner qu’il a fait perdre :
   *[other] Les { $count } coups qui ont coûté le plus, et les chances de gagner qu’ils ont fait perdre :
  }
review-how = Ce sont des estimations de l’ordinateur, avec ce que vous pouviez savoir à ce moment-là.
review-turn = Tour { $turn }
review-chance = { $before } % → { $after } %
review-chance-said = Chances de gagner
review-played = Joué : { $chance } %
review-better = Mieux : { $chance } %
review-prev = Coup d’avant
review-next = Coup suivant
review-list = Tous ces coups
review-leave = Revenir à la fin de la partie

# une patience
patience-tools = Revenir, avancer, être aidé
patience-won = Réussi !
patience-over = Partie finie
patience-reason-resigned = Vous avez abandonné cette donne.
patience-of = sur
deal = Donne
deal-named = Donne { $deal }
deal-new = Nouvelle donne
deal-another = Autre donne
deal-again = Rejouer cette donne
deal-next = Donne { $deal }
deal-by-name = Une donne par son numéro
deal-example = 17
deal-empty = Écrivez un numéro, ou n’importe quel mot : à chacun sa donne.
deal-share = Donner cette donne
deal-share-how = Ce lien ouvre la même donne, pour y jouer chacun de son côté.
deal-link = Lien de la donne
deal-sentence = Essaie la donne { $deal } de { $game } !
deal-link-bad = Ce lien demande une règle que ce jeu n’a pas. Il a peut-être été coupé en chemin.
deal-not-here = Ce jeu n’a pas de donnes à choisir.
deal-open = Tout est visible dès le début : la donne ne cache rien.
daily = La donne du jour
daily-done = réussie en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
go-on = Continuer
play-again = Rejouer
redo = Refaire
hint = Indice
hint-play = Jouer
judge = Gagnable ?
judge-thinking = On réfléchit…
judge-won = Gagnable en { $moves ->
    [one] un coup, d’ici.
   *[other] { $moves } coups, d’ici.
  }
judge-lost = Perdu : c’est prouvé.
judge-lost-why = Perdu : { $why }
judge-lost-deal = Cette donne était perdue d’avance : { $why }
judge-looking = On cherche… { NUMBER($positions) } positions vues.
judge-unknown = On ne sait pas ({ NUMBER($positions) } positions vues).
judge-back = Revenir au coup { $move }, gagnable
marks = Repères
mark-here = Poser un repère ici
mark-name = Coup { $moves }, { $score } points
mark-left = D’où vous veniez : coup { $moves }, { $score } points
mark-remove = Retirer ce repère
marks-none = Un repère garde une position : on y revient d’un geste.
to-start = Tout au début
to-end = Tout à la fin
demo = Voir comment
demo-none = Aucune suite gagnante n’est connue d’ici.
demo-best = La meilleure suite connue : elle ne gagne pas.
demo-where = Où en est la démonstration
demo-at = coup { $at } sur { $last }
demo-prev = Un coup en arrière
demo-next = Un coup en avant
demo-play = Lire
demo-pause = Pause
demo-speed = Vitesse
speed-slow = Lent
speed-fair = Normal
speed-fast = Rapide
demo-go-on = Jouer d’ici
demo-leave = Quitter la démonstration
par = Par
par-title = Le par
par-looking = On cherche en combien de coups cette donne se gagne…
par-unknown = On ne connaît pas le par de cette donne.
par-none = On ne connaît aucune façon de gagner cette donne : elle n’a pas de par.
par-moves = Par : { $moves } coups.
par-bound = Il en faut au moins { $moves }.
par-best = Personne ne peut faire mieux.
stars = { $stars ->
    [0] Aucune étoile
    [one] Une étoile
   *[other] { $stars } étoiles
  }
stars-most = { $moves } coups au plus
stars-any = En gagnant
end-score = { $score } points
end-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
end-undone = { $moves ->
    [one] { $moves } coup repris
   *[other] { $moves } coups repris
  }
end-helped = { $moves ->
    [one] { $moves } coup montré
   *[other] { $moves } coups montrés
  }
resign-sure-alone = Cette donne comptera comme perdue. Vraiment ?

# seul, pour le plus haut total
company-alone = Seul, pour le record
solo-short = Seul, pour le record
solo-how = Toutes les pièces sont devant vous. On revient en arrière autant qu’on veut : faites le plus haut total !
solo-name-free = Votre nom, si vous voulez
solo-play = Jouer seul
solo-free = Partie libre
solo-not-here = Ce jeu ne se joue pas seul pour le record.
solo-over = Total : { $score }
solo-stopped = Partie arrêtée à { $score }
solo-reason-resigned = Vous avez abandonné : ce total ne compte pas.
solo-place = { $place ->
    [1] C’est le meilleur total d’ici !
   *[other] C’est le { $place }e meilleur total d’ici.
  }
solo-resign-sure = La partie s’arrête, et son total ne comptera pas. Vraiment ?
challenge = Le défi du jour
challenge-how = pour tous le même début
totals = Les meilleurs totaux d’ici
totals-none = Personne n’a encore joué jusqu’au bout : à vous !
totals-own-tiles = Avec un jeu de tuiles à soi, les totaux ne se comparent pas.
totals-place = Place
totals-who = Qui
totals-total = Total
totals-record = À battre
totals-end = À la fin
totals-watch = Voir
totals-watch-one = Voir la partie : { $name }, { $score }
totals-computer = L’ordinateur
somebody = Quelqu’un
possible-looking = L’ordinateur cherche ce qui était possible…
possible-still = Il cherche encore…
possible-unknown = On ne sait pas ce qui était possible : l’ordinateur n’a pas pu chercher.
possible-best = L’ordinateur arrive à { $score }.
possible-short = Il vous a manqué { $points }.
possible-equal = Vous faites aussi bien que lui !
possible-beaten = Vous faites mieux que lui !

stats = Statistiques
stats-here = gardées sur cet appareil seulement
stats-how = Une donne compte dès son premier coup ; elle est perdue quand on l’abandonne ou qu’on la retire de la liste. Tant qu’on peut la continuer, elle n’est ni gagnée ni perdue.
stats-played = jouées
stats-won = gagnées
stats-share = gagnées, des finies
stats-open = en cours
stats-over-par = coups au-dessus du par, en moyenne
stats-streak = victoires de suite
stats-longest = la plus longue suite
stats-days = jours de suite
stats-deals = Donne par donne
stats-won-of = Gagnées
stats-best = Meilleur
stats-stars = Étoiles
stats-all = Tout montrer
stats-export = Enregistrer
stats-import = Ajouter un fichier
stats-import-done = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
  }
stats-import-bad = Ce fichier ne contient pas de statistiques de Pavage : rien n’a été changé.
stats-clear = Tout effacer
stats-clear-sure = Toutes les statistiques de cet appareil seront effacées, pour tous les jeux.
stats-cleared = Tout est effacé.

# réglages
language = Langue
theme = Lumière
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
motion = Mouvements
motion-help = Les tuiles voyagent, ou apparaissent simplement.
motion-system = Comme l’appareil
motion-less = Peu
motion-full = Tous
suits = Cartes
suits-help = Deux couleurs, ou une pour chaque signe.
suits-two = Deux couleurs
suits-four = Quatre couleurs
sound = Sons
sound-help = Bois contre bois quand une tuile se pose.
tips = Conseils
tips-help = Une aide à chaque étape, le temps d’une première partie.

## La table

table-cell = { $name } : { $what }
table-free = libre
table-last = vient d’être posée
table-target = { $name } : { table-points }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-plus = +{ $points }
table-minus = −{ $points }
table-again = Touchez encore
table-again-click = Cliquez encore
table-piece = { $what }, { $places ->
    [0] ne va nulle part
    [one] 1 case possible
   *[other] { $places } cases possibles
  }
table-nowhere = Cette pièce ne peut pas se jouer maintenant : essayez-en une autre.
table-card-nowhere = Cette carte ne peut aller nulle part pour l’instant.
table-nothing-comes = Rien ne peut venir ici pour l’instant.
table-which-comes = Plusieurs cartes peuvent venir ici : laquelle ?
table-hint = conseil
table-advice = Conseil : { $what } en { $name }.
table-here = { $name } : va ici
table-here-turned = { $name } : va ici si on la tourne
table-here-half = avec une deuxième pièce
table-half = Il faut une deuxième pièce à côté : posez d’abord celle-ci.
table-tick = coche verte
table-turn = Tourner
table-turned = Tournée : { $places ->
    [0] ainsi, elle ne va nulle part
    [one] 1 case possible
   *[other] { $places } cases possibles
  }
table-turned-points = { $points ->
    [one] Tournée : { $points } point
   *[other] Tournée : { $points } points
  }
table-choices = Dans quel sens ?
table-choice = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-sort = Trier
table-sort-as-it-lies = comme elles viennent
table-brings = { $points ->
    [one] { $points } point ici
   *[other] { $points } points ici
  }
table-sides = { $sides } côtés d’accord
table-turn-or-lay = Tournez-la si vous voulez, puis posez-la.
table-compare = Le nombre sur chaque pièce dit ce qu’elle rapporte ici. Laquelle ?
table-compare-none = Aucune de vos pièces ne peut venir ici.
table-ask-here = { $name } : demander ce qui va ici
table-turned-here = Tournée pour aller ici : encore une fois pour la poser.
table-lay = Poser
table-lay-alone = Poser seule
table-take-back = Reprendre
table-draft = Pas encore jouée : ajoutez une deuxième pièce.
table-draft-or = Pas encore jouée : ajoutez une deuxième pièce, ou posez-la seule.
table-drafted = pas encore jouée
table-which-piece = Plusieurs pièces peuvent venir ici : laquelle ?
table-not-here = Cette pièce ne va pas ici.
table-pick = Choisir
table-pickable = peut être choisie
table-centre = Tout voir
table-larger = Agrandir
table-smaller = Réduire

## Mes tables (learning/)

learn-title = Mes tables
learn-here = tout reste sur cet appareil
learn-none = Rien encore. Jouez à un jeu qui demande des multiplications : chaque réponse se verra ici.
learn-sum = { $known ->
    [one] { $known } calcul su
   *[other] { $known } calculs sus
  } sur { $all }
learn-map = La table de multiplication
learn-how = Touchez une case pour la voir avec des plots.
learn-cell = { $a } × { $b } = { $result } : { $level }
learn-legend = Les signes
learn-next = À travailler maintenant
learn-next-none = Tout ce qui a été demandé est su. Bravo !
learn-rows = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
  } de { $across } plots : { $result }
learn-turn = Tourner
learn-asked = Demandé
learn-times = { $count } fois
learn-right = Juste
learn-usual = Temps habituel
learn-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
learn-last = La dernière fois
learn-both-ways = { $a } × { $b } et { $b } × { $a } font pareil : ensemble, { $level }.
learn-keep = Garder, montrer, effacer
learn-keep-how = Le fichier ne contient pas de nom : seulement les calculs, les réponses et les dates. Donnez-lui le nom que vous voulez.
learn-export = Enregistrer (CSV)
learn-import = Ajouter un fichier
learn-import-how = Quand un calcul est ici et dans le fichier, on garde celui qui a été demandé le plus souvent. Rien ne compte deux fois.
learn-import-done = { $count ->
    [0] Ce fichier n’apprend rien de nouveau : rien n’a été changé.
    [one] Un calcul mis à jour.
   *[other] { $count } calculs mis à jour.
  }
learn-import-bad = { $file } ne va pas : { $said } Rien n’a été changé.
learn-forget = Tout oublier
learn-forget-sure = Tout ce que cet appareil sait de vos tables sera effacé. Vraiment ?
learn-forgotten = Tout est oublié.
learn-door = Mes tables
learn-door-how = Ce que je sais, et ce qui est à travailler.
table-sized = { $what } de { $wide } sur { $high }
table-take = Prendre
table-area = { $name } : { $wide } sur { $high }, { table-points }
table-area-takes = { $name } : { $wide } sur { $high } à prendre, { table-points }
table-area-noted = { $what }. { $note }
table-area-nearest = Ici, ça ne rentre pas. Voici la place la plus proche.
table-area-beyond = Ça dépasserait du plateau.

## Un tour aux dés (table/dice, table/keypad, table/tray)

dice-blank = dé pas encore lancé
showing-skip = Passer
showing-skip-how = Aller à la fin de ce qui est montré
keypad-asks = Combien font { $ask } ?
keypad-typed = Réponse
keypad-erase = Effacer
keypad-ok = OK
lesson-given = Tu as tapé { $given }.
lesson-why = { $a ->
    [one] Une rangée
   *[other] { $a } rangées
  } de { $b } plots : compte, il y en a { $result }.
lesson-picture = { $a } rangées de { $b } plots
lesson-ok = J’ai compris
tokens = Jetons
token-count = { $label } : { $count }
token-none = Tu n’en as plus.
token-not-now = Il ne peut rien faire maintenant.
token-keep = Garder mon jeton
token-fits = ta brique rentre
token-takes = tu peux prendre
switch-push = Pousse vers la gauche.
switch-again = Pousse encore pour le faire !
switch-leave = Non
goal-progress = Où en est le défi
goal-far = { $value } sur { $most }
goal-turns = { $turns ->
    [0] Premier tour
    [one] 1 tour joué
   *[other] { $turns } tours joués
  }
goal-stars = { $stars } étoiles si c’est réussi en { $turns } tours au plus
goal-last-star = Une étoile en réussissant, même plus tard

# niveaux et défis
levels = Défis
levels-title = Les défis
levels-sum = { $stars } étoiles sur { $all }
levels-free = Partie libre
levels-number = Défi { $number }
levels-own-one = Un défi à part
levels-locked = Réussis d’abord le défi { $number }.
levels-own = D’autres défis
levels-own-how = Un défi peut venir d’un fichier ou d’un lien : il contient le défi, jamais le nom d’un élève.
levels-file = Ouvrir un fichier
levels-file-wrong = { $file } : { $why }
levels-make = Fabriquer un défi
levels-make-how = Choisis le but et les règles : tu auras un lien à envoyer, ou un fichier.
levels-open-all = Ouvrir tous les défis
levels-none-such = Ce défi n’existe pas, ou son lien a été coupé.
levels-within = en { $turns } { $turns ->
    [one] tour
   *[other] tours
  } au plus
levels-later = plus tard
levels-best = Ton record : { $turns } { $turns ->
    [one] tour
   *[other] tours
  }
levels-against = Contre l’ordinateur : { $level }
levels-rulings = Les règles de ce défi
levels-send = Envoyer ce défi
levels-send-how = Qui ouvre ce lien joue ce défi. Le lien contient le défi, et aucun nom.
levels-send-here = Cette page ne s’ouvre que sur cet ordinateur : ailleurs, c’est le fichier qu’il faut envoyer.
levels-link = Lien de ce défi
levels-invitation = Un défi pour toi : { $name }
levels-save = Enregistrer dans un fichier
levels-all = Tous les défis
levels-won = Défi réussi !
levels-failed = Défi raté
levels-won-in = En { $turns } { $turns ->
    [one] tour
   *[other] tours
  } !
levels-better = Avec { $turns } { $turns ->
    [one] tour
   *[other] tours
  } au plus : { $stars } étoiles.
levels-again-how = Ce n’est pas grave : essaie encore !
levels-again = Recommencer
levels-next = Suivant : { $name }
levels-name = Nom du défi
levels-goal = But
levels-how-many = Combien ?
levels-opponent = Adversaire
levels-three = Tours pour 3 étoiles
levels-two = Tours pour 2 étoiles
levels-ready = C’est prêt
