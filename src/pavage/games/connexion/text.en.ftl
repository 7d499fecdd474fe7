# Connexion: what the game says.

connexion-name = Connexion
connexion-tagline = Match colours and digits: the more a tile touches, the more it brings.

# options
connexion-option-solo = Solo
connexion-option-solo-help = Alone, with all the tiles before you: how high can the total go?
connexion-option-match_required = At least one side matches
connexion-option-match_required-help = A tile goes only where at least one of its sides matches. Otherwise it is enough that it touches.
connexion-option-tileset = Tile set
connexion-option-tileset-help = Those of the box, or others of your own.
connexion-option-tileset-usual = The 36 tiles of the box
connexion-option-tileset-file = A tile is written by its six cells, clockwise from the 6, such as 6J1O5B2R4V3R: the digits 1 to 6, each once, and R red, O orange, J yellow, V green, B blue.

# table
connexion-zone-table = Table
connexion-sort-six = colour of the 6
connexion-zone-rack = { $name }’s tiles
connexion-counter-hand = Tiles in hand
connexion-counter-pile = Tiles in their pile
connexion-counter-left = Tiles to lay

# what is going on, and what to do
connexion-status-turn = { $name } to play
connexion-status-over = The game is over
connexion-wait = It is { $name }’s turn. Plan your move!
connexion-do-first = Choose a tile to start with: everything will grow from it.
connexion-do-place = Choose a tile, then its place. Or the place first!
connexion-do-last = Your last tile: find the best place for it!
connexion-do-pass = None of your tiles matches: pass.
connexion-do-pass-empty = You have no tile left: pass.
connexion-action-pass = Pass
connexion-action-pass-help = You keep your tiles, and the next player plays.

# tips for a first game
connexion-tip-solo = The first tile brings nothing. Each of the others counts: lay them in any order you like.
connexion-tip-first = Touch a tile, then a place beside the others: each way round shows its points.
connexion-tip-points = Same colour or same digit: add the two digits. Both at once: it counts double!
connexion-tip-several = If several sides match, their sum is multiplied by their number: two sides, twice as much.
connexion-tip-gaps = A gap among six tiles can match on six sides. Leave some, and fill them later!
connexion-tip-care = What you prepare, the next player may take. Leave no place that touches too many tiles!

# what has happened
connexion-told-first = { $name } lays the first tile
connexion-told-nothing = { $name } lays a tile: no side matches, 0 points
connexion-told-place = { $name } lays a tile: { $points } points { $sides ->
    [one] with one side
   *[other] with { $sides } sides
  }
connexion-told-pass = { $name } passes
connexion-cheer = { $sides } sides match!

# why it is not possible
connexion-not-in-hand = You do not have the tile { $tile } in hand.
connexion-taken = There is a tile here already.
connexion-alone = There it touches no tile: lay it beside another one.
connexion-no-match = Here, this way round, no side matches: it takes a colour or a digit in common. Turn it!
connexion-not-first = The first tile goes in the middle, on the place 0,0.
connexion-can-place = One of your tiles can go somewhere: find out where to lay it.
connexion-no-pass = There is no passing: a tile can always go beside another one.

# tiles and deals
connexion-solo = { $players ->
    [one] Alone you play solo: choose that option.
   *[other] Solo is played alone, not by { $players }.
  }
connexion-unreadable = “{ $given }” is not a move of Connexion. Write for example 6J1O5B2R4V3R/1@0,-2, or pass.
connexion-unreadable-far = “{ $given }”: this place is too far from the table.
connexion-tileset-list = A tile set is a list of names, such as 6J1O5B2R4V3R.
connexion-tileset-tile = “{ $given }” is not a tile: it takes the digits 1 to 6, each once, the 6 first, and after each its colour, R, O, J, V or B.
connexion-tileset-large = A tile set has at most { $most } tiles.
connexion-tileset-small = At least { $needed } tiles are needed for this number of players.
connexion-deal-parts = A deal has these parts, no more and no less: { $parts }.
connexion-deal-seats = In the deal, “{ $part }” has a list for each of the { $players } players.
connexion-deal-list = In the deal, “{ $part }” must be a list of tiles.
connexion-deal-size = In the deal, “{ $part }” must be a list of { $expected } tiles.
connexion-deal-tile = In the deal, “{ $part }” holds “{ $given }”, which is not a tile. Write for example 6J1O5B2R4V3R.
connexion-deal-start = In the deal, “start” must be the two tiles of the beginning, not “{ $given }”.
connexion-deal-lies = In the deal, “{ $given }” must be a tile and its place: NAME{ $lies }.
connexion-deal-order = In solo, the deal has all the tiles in the order of the set.
connexion-deal-set = The deal is not made of the tile set. Too many: { $extra }. Missing: { $missing }.

# faces
connexion-colour-R = red
connexion-colour-O = orange
connexion-colour-J = yellow
connexion-colour-V = green
connexion-colour-B = blue
connexion-cell = { $colour } { $digit }
connexion-at-0 = upper right
connexion-at-1 = right
connexion-at-2 = lower right
connexion-at-3 = lower left
connexion-at-4 = left
connexion-at-5 = upper left
connexion-tile-label = { $turn ->
    [1] tile: { connexion-at-0 } { $f }, { connexion-at-1 } { $a }, { connexion-at-2 } { $b }, { connexion-at-3 } { $c }, { connexion-at-4 } { $d }, { connexion-at-5 } { $e }
    [2] tile: { connexion-at-0 } { $e }, { connexion-at-1 } { $f }, { connexion-at-2 } { $a }, { connexion-at-3 } { $b }, { connexion-at-4 } { $c }, { connexion-at-5 } { $d }
    [3] tile: { connexion-at-0 } { $d }, { connexion-at-1 } { $e }, { connexion-at-2 } { $f }, { connexion-at-3 } { $a }, { connexion-at-4 } { $b }, { connexion-at-5 } { $c }
    [4] tile: { connexion-at-0 } { $c }, { connexion-at-1 } { $d }, { connexion-at-2 } { $e }, { connexion-at-3 } { $f }, { connexion-at-4 } { $a }, { connexion-at-5 } { $b }
    [5] tile: { connexion-at-0 } { $b }, { connexion-at-1 } { $c }, { connexion-at-2 } { $d }, { connexion-at-3 } { $e }, { connexion-at-4 } { $f }, { connexion-at-5 } { $a }
   *[0] tile: { connexion-at-0 } { $a }, { connexion-at-1 } { $b }, { connexion-at-2 } { $c }, { connexion-at-3 } { $d }, { connexion-at-4 } { $e }, { connexion-at-5 } { $f }
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
connexion-glass-label = tile
connexion-back-label = hidden tile
connexion-pile-label = pile of hidden tiles
