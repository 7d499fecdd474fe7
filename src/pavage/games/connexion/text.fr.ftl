# Connexion : ce que le jeu dit.

connexion-name = Connexion
connexion-tagline = Accordez couleurs et chiffres : plus une tuile touche, plus elle rapporte.

# options
connexion-option-solo = Solo
connexion-option-solo-help = Seul, avec toutes les tuiles devant soi : jusqu’où peut monter le total ?
connexion-option-match_required = Au moins un côté d’accord
connexion-option-match_required-help = On ne pose une tuile que là où un de ses côtés au moins s’accorde. Sinon, il suffit qu’elle touche.
connexion-option-tileset = Jeu de tuiles
connexion-option-tileset-help = Celles de la boîte, ou d’autres qu’on a soi-même.
connexion-option-tileset-usual = Les 36 tuiles de la boîte
connexion-option-tileset-file = Une tuile s’écrit par ses six cases, dans le sens des aiguilles d’une montre à partir du 6, comme 6J1O5B2R4V3R : les chiffres de 1 à 6, une fois chacun, et R rouge, O orange, J jaune, V vert, B bleu.

# table
connexion-zone-table = Table
connexion-sort-six = couleur du 6
connexion-zone-rack = Tuiles de { $name }
connexion-counter-hand = Tuiles en main
connexion-counter-pile = Tuiles dans sa pile
connexion-counter-left = Tuiles à poser

# ce qui se passe, et que faire
connexion-status-turn = Au tour de { $name }
connexion-status-over = La partie est finie
connexion-wait = C’est au tour de { $name }. Préparez votre coup !
connexion-do-first = Choisissez une tuile pour commencer : tout partira d’elle.
connexion-do-place = Choisissez une tuile, puis sa place. Ou la place d’abord !
connexion-do-last = Votre dernière tuile : trouvez-lui la meilleure place !
connexion-do-pass = Aucune de vos tuiles ne s’accorde : passez.
connexion-do-pass-empty = Vous n’avez plus de tuile : passez.
connexion-action-pass = Passer
connexion-action-pass-help = Vous gardez vos tuiles, et c’est au suivant.

# conseils de la première partie
connexion-tip-solo = La première tuile ne rapporte rien. Chacune des suivantes compte : posez-les dans l’ordre que vous voulez.
connexion-tip-first = Touchez une tuile, puis une place à côté des autres : chaque sens dit ses points.
connexion-tip-points = Même couleur ou même chiffre : on additionne les deux chiffres. Les deux à la fois : c’est doublé !
connexion-tip-several = Si plusieurs côtés s’accordent, leur somme est multipliée par leur nombre : deux côtés, deux fois plus.
connexion-tip-gaps = Un trou entouré de six tuiles peut s’accorder de six côtés. Laissez-en, et remplissez-les plus tard !
connexion-tip-care = Ce que vous préparez, le suivant peut le prendre. Ne lui laissez pas de place qui touche trop de tuiles !

# ce qui s’est passé
connexion-told-first = { $name } pose la première tuile
connexion-told-nothing = { $name } pose une tuile : aucun côté d’accord, 0 point
connexion-told-place = { $name } pose une tuile : { $points } points { $sides ->
    [one] avec un côté
   *[other] avec { $sides } côtés
  }
connexion-told-pass = { $name } passe
connexion-cheer = { $sides } côtés d’accord !

# pourquoi ce n’est pas possible
connexion-not-in-hand = Vous n’avez pas la tuile { $tile } en main.
connexion-taken = Il y a déjà une tuile ici.
connexion-alone = Là, elle ne touche aucune tuile : posez-la à côté d’une autre.
connexion-no-match = Ici, dans ce sens, aucun côté ne s’accorde : il faut une couleur ou un chiffre en commun. Tournez-la !
connexion-not-first = La première tuile se pose au milieu, sur la place 0,0.
connexion-can-place = Une de vos tuiles peut aller quelque part : cherchez où la poser.
connexion-no-pass = On ne passe pas : une tuile peut toujours aller à côté d’une autre.

# tuiles et donnes
connexion-solo = { $players ->
    [one] Seul, on joue en solo : choisissez cette option.
   *[other] En solo on joue seul, pas à { $players }.
  }
connexion-unreadable = « { $given } » n’est pas un coup de Connexion. On écrit par exemple 6J1O5B2R4V3R/1@0,-2, ou pass.
connexion-unreadable-far = « { $given } » : cette place est trop loin de la table.
connexion-tileset-list = Un jeu de tuiles est une liste de noms, comme 6J1O5B2R4V3R.
connexion-tileset-tile = « { $given } » n’est pas une tuile : il faut les chiffres de 1 à 6, une fois chacun, le 6 d’abord, et après chacun sa couleur, R, O, J, V ou B.
connexion-tileset-large = Un jeu de tuiles a au plus { $most } tuiles.
connexion-tileset-small = Il faut au moins { $needed } tuiles pour ce nombre de joueurs.
connexion-deal-parts = Une donne a ces parties, ni plus ni moins : { $parts }.
connexion-deal-seats = Dans la donne, « { $part } » a une liste pour chacun des { $players } joueurs.
connexion-deal-list = Dans la donne, « { $part } » doit être une liste de tuiles.
connexion-deal-size = Dans la donne, « { $part } » doit être une liste de { $expected } tuiles.
connexion-deal-tile = Dans la donne, « { $part } » contient « { $given } », qui n’est pas une tuile. On écrit par exemple 6J1O5B2R4V3R.
connexion-deal-start = Dans la donne, « start » doit être les deux tuiles du début, pas « { $given } ».
connexion-deal-lies = Dans la donne, « { $given } » doit être une tuile et sa place : NOM{ $lies }.
connexion-deal-order = En solo, la donne a toutes les tuiles dans l’ordre du jeu de tuiles.
connexion-deal-set = La donne n’est pas faite du jeu de tuiles. En trop : { $extra }. Manquent : { $missing }.

# faces
connexion-colour-R = rouge
connexion-colour-O = orange
connexion-colour-J = jaune
connexion-colour-V = vert
connexion-colour-B = bleu
connexion-cell = { $digit } { $colour }
connexion-at-0 = en haut à droite
connexion-at-1 = à droite
connexion-at-2 = en bas à droite
connexion-at-3 = en bas à gauche
connexion-at-4 = à gauche
connexion-at-5 = en haut à gauche
connexion-tile-label = { $turn ->
    [1] tuile : { connexion-at-0 } { $f }, { connexion-at-1 } { $a }, { connexion-at-2 } { $b }, { connexion-at-3 } { $c }, { connexion-at-4 } { $d }, { connexion-at-5 } { $e }
    [2] tuile : { connexion-at-0 } { $e }, { connexion-at-1 } { $f }, { connexion-at-2 } { $a }, { connexion-at-3 } { $b }, { connexion-at-4 } { $c }, { connexion-at-5 } { $d }
    [3] tuile : { connexion-at-0 } { $d }, { connexion-at-1 } { $e }, { connexion-at-2 } { $f }, { connexion-at-3 } { $a }, { connexion-at-4 } { $b }, { connexion-at-5 } { $c }
    [4] tuile : { connexion-at-0 } { $c }, { connexion-at-1 } { $d }, { connexion-at-2 } { $e }, { connexion-at-3 } { $f }, { connexion-at-4 } { $a }, { connexion-at-5 } { $b }
    [5] tuile : { connexion-at-0 } { $b }, { connexion-at-1 } { $c }, { connexion-at-2 } { $d }, { connexion-at-3 } { $e }, { connexion-at-4 } { $f }, { connexion-at-5 } { $a }
   *[0] tuile : { connexion-at-0 } { $a }, { connexion-at-1 } { $b }, { connexion-at-2 } { $c }, { connexion-at-3 } { $d }, { connexion-at-4 } { $e }, { connexion-at-5 } { $f }
  }
connexion-side-0 = { $turn ->
    [1] { connexion-at-1 } { $cell }
    [2] { connexion-at-2 } { $cell }
    [3] { connexion-at-3 } { $cell }
    [4] { connexion-at-4 } { $cell }
    [5] { connexion-at-5 } { $cell }
   *[0] { connexion-at-0 } { $cell }
  }
connexion-side-1 = { $turn ->
    [1] { connexion-at-2 } { $cell }
    [2] { connexion-at-3 } { $cell }
    [3] { connexion-at-4 } { $cell }
    [4] { connexion-at-5 } { $cell }
    [5] { connexion-at-0 } { $cell }
   *[0] { connexion-at-1 } { $cell }
  }
connexion-side-2 = { $turn ->
    [1] { connexion-at-3 } { $cell }
    [2] { connexion-at-4 } { $cell }
    [3] { connexion-at-5 } { $cell }
    [4] { connexion-at-0 } { $cell }
    [5] { connexion-at-1 } { $cell }
   *[0] { connexion-at-2 } { $cell }
  }
connexion-side-3 = { $turn ->
    [1] { connexion-at-4 } { $cell }
    [2] { connexion-at-5 } { $cell }
    [3] { connexion-at-0 } { $cell }
    [4] { connexion-at-1 } { $cell }
    [5] { connexion-at-2 } { $cell }
   *[0] { connexion-at-3 } { $cell }
  }
connexion-side-4 = { $turn ->
    [1] { connexion-at-5 } { $cell }
    [2] { connexion-at-0 } { $cell }
    [3] { connexion-at-1 } { $cell }
    [4] { connexion-at-2 } { $cell }
    [5] { connexion-at-3 } { $cell }
   *[0] { connexion-at-4 } { $cell }
  }
connexion-side-5 = { $turn ->
    [1] { connexion-at-0 } { $cell }
    [2] { connexion-at-1 } { $cell }
    [3] { connexion-at-2 } { $cell }
    [4] { connexion-at-3 } { $cell }
    [5] { connexion-at-4 } { $cell }
   *[0] { connexion-at-5 } { $cell }
  }
connexion-glass-label = tuile
connexion-back-label = tuile cachée
connexion-pile-label = pile de tuiles cachées
