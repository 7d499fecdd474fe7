# Half-dominoes: what the game says.

half_dominoes-name = Half-dominoes
half_dominoes-tagline = Match the sides and be the first to lay all your tiles.

# options
half_dominoes-option-variant = Variant
half_dominoes-option-variant-help = In the first, three connections give another go. In the second, two tiles may be joined and laid together.
half_dominoes-option-variant-1 = 1: one tile at a time
half_dominoes-option-variant-2 = 2: alone or in pairs
half_dominoes-option-hand = Tiles to start with
half_dominoes-option-hand-help = By the players: 8 tiles for two, 7 for three, 6 for four. Otherwise the number chosen.
half_dominoes-option-hand-usual = By the players
half_dominoes-option-hand-6 = 6
half_dominoes-option-hand-7 = 7
half_dominoes-option-hand-8 = 8
half_dominoes-option-tileset = Tile set
half_dominoes-option-tileset-help = Six symbols are harder to match than four, and give the most equal chances.
half_dominoes-option-tileset-Q6 = Q6: 90 tiles, six symbols, always four different ones
half_dominoes-option-tileset-M4 = M4: 70 tiles, four symbols (MacMahon squares)
half_dominoes-option-tileset-file = A tile is written with four digits: its symbols at the top, right, bottom and left, such as 0123. Of its four rotations the smallest is taken.

# table
half_dominoes-zone-table = Table
half_dominoes-zone-rack = { $name }’s tiles
half_dominoes-player = { $name }
half_dominoes-counter-stock = Tiles in the stock
half_dominoes-counter-hand = Tiles in hand
half_dominoes-counter-idle = Turns to the end, if no hand gets smaller
half_dominoes-counter-turns = Turns left
half_dominoes-connections = { $count ->
    [one] { $count } connection
   *[other] { $count } connections
  }

# what is going on
half_dominoes-status-turn = { $name } to play
half_dominoes-status-bonus = { $name } plays again!
half_dominoes-status-take = { $name } chooses a tile on the table for { $other }
half_dominoes-status-over = The game is over
half_dominoes-wait = It is { $name }’s turn. Plan your move!
half_dominoes-wait-take = The stock is empty: { $name } chooses the tile on the table that you take back.

# what to do
half_dominoes-can = { $count ->
    [2] You can make two connections
   *[other] You can make up to { $count } connections
  }
half_dominoes-do-several = { half_dominoes-can }: lay a tile on a lit square.
half_dominoes-do-pair = { half_dominoes-can } with two joined tiles: lay the first, then the other beside it.
half_dominoes-do-both = { half_dominoes-can }, with one tile or with two joined.
half_dominoes-do-angle = No double connection: choose a tile, then a ticked square.
half_dominoes-do-one = Lay a tile: the symbols that touch must match.
half_dominoes-bonus-several = Bonus, lay one more tile! { half_dominoes-can }.
half_dominoes-bonus-angle = Bonus, lay one more tile! Make an angle, on a ticked square.
half_dominoes-bonus-one = Bonus, lay one more tile where it fits!
half_dominoes-do-draw = No tile fits: draw one.
half_dominoes-do-return = No tile fits and the stock is empty: { $name } will choose a tile on the table for you.
half_dominoes-do-pass = No tile fits and there is nothing to draw: pass.
half_dominoes-do-skip = Bonus, but no tile fits: end your turn, without drawing.
half_dominoes-do-take = The stock is empty: choose a tile on the table to give back to { $name }.
half_dominoes-action-draw = Draw
half_dominoes-action-draw-help = You take a tile from the stock, and the next player plays.
half_dominoes-action-return = Take a tile back
half_dominoes-action-return-help = { $name } chooses the tile on the table that you take back, and the next player plays.
half_dominoes-action-pass = Pass
half_dominoes-action-pass-help = You keep your tiles, and the next player plays.
half_dominoes-action-skip = End turn
half_dominoes-action-skip-help = You draw nothing, and the next player plays.

# what a move brings
half_dominoes-note-draw = { half_dominoes-connections }: you draw a tile.
half_dominoes-note-return = { half_dominoes-connections }: { $name } chooses a tile on the table that you take back.
half_dominoes-note-free = { half_dominoes-connections }: you draw nothing.
half_dominoes-note-again = { half_dominoes-connections }: you draw nothing and play again!
half_dominoes-note-win = Your last tile: you win!
half_dominoes-note-take = Give this tile back to { $name }. Its square stays empty to the end.

# tips for a first game
half_dominoes-tip-first = Touch a tile: the squares where it fits light up. Turn it so that each side that touches another tile shows the same symbol.
half_dominoes-tip-cost-1 = Each matched side is a connection. Only one: you draw. Two: you do not draw. Three: you play again!
half_dominoes-tip-cost-2 = Each matched side is a connection. One or two: you draw. Three: you do not draw.
half_dominoes-tip-pair = Two tiles that match can be joined and laid together. The sides that touch the table count, not the one that joins them.
half_dominoes-tip-angle = An angle prepares a square where the next tile will touch two others. When there is nothing better, you must make one.
half_dominoes-tip-aim = Whoever has no tile left wins at once. Keep tiles that will go between two others!
half_dominoes-tip-bonus = For this extra tile you will not draw, however many connections it makes.
half_dominoes-tip-return = When the stock is empty, a tile on the table is taken back, and the next player chooses it.
half_dominoes-tip-take = Choose a tile that is hard to place! The square it leaves stays empty to the end.

# what has happened
half_dominoes-tiles = { $tiles ->
    [one] a tile
   *[other] two joined tiles
  }
half_dominoes-told-draw = { $name } lays { half_dominoes-tiles } ({ half_dominoes-connections }) and draws
half_dominoes-told-return = { $name } lays { half_dominoes-tiles } ({ half_dominoes-connections }). The stock is empty: { $other } chooses what { $name } takes back
half_dominoes-told-free = { $name } lays { half_dominoes-tiles } ({ half_dominoes-connections }) and does not draw
half_dominoes-told-again = { $name } lays { half_dominoes-tiles } ({ half_dominoes-connections }) and plays again!
half_dominoes-told-bonus = { $name } lays { half_dominoes-tiles } as a bonus ({ half_dominoes-connections }) and does not draw
half_dominoes-told-win = { $name } lays { $tiles ->
    [one] the last tile
   *[other] the last two tiles
  } ({ half_dominoes-connections })!
half_dominoes-told-stuck-draw = { $name } cannot lay anything, and draws
half_dominoes-told-stuck-return = { $name } cannot lay anything and the stock is empty: { $other } chooses a tile on the table
half_dominoes-told-stuck-pass = { $name } cannot lay anything, and passes
half_dominoes-told-stuck-skip = { $name } cannot lay a bonus tile
half_dominoes-told-take = { $name } chooses a tile on the table that { $other } takes back
half_dominoes-cheer = { half_dominoes-connections }: play again!

# how the game ends
half_dominoes-score = { $score ->
    [one] { $score } tile
   *[other] { $score } tiles
  }
half_dominoes-reason-hand-empty = A hand is empty: all its tiles are laid.
half_dominoes-reason-six-idle-rounds = The stock is empty, and for six rounds no hand has got smaller: the game stops, and the smallest hand wins.
half_dominoes-reason-turn-limit = The 300th turn has been played: the game stops, and the smallest hand wins.

# why it is not possible
half_dominoes-not-in-hand = You do not have the tile { $tile } in hand.
half_dominoes-taken = There is a tile on this square already.
half_dominoes-dead = A tile was taken back from here: this square stays empty to the end.
half_dominoes-unlike-north = At the top the symbols do not match: { $here } against { $there }.
half_dominoes-unlike-east = On the right the symbols do not match: { $here } against { $there }.
half_dominoes-unlike-south = At the bottom the symbols do not match: { $here } against { $there }.
half_dominoes-unlike-west = On the left the symbols do not match: { $here } against { $there }.
half_dominoes-unlike-inner = Your two tiles do not match each other: { $here } against { $there }.
half_dominoes-alone = There it touches no tile: lay it beside another one.
half_dominoes-must-several-tile = Here it makes only one connection. One of your tiles can make several: look for it!
half_dominoes-must-several-pair = Here it makes only one connection. Two of your tiles, joined, can make several: look for them!
half_dominoes-must-several-both = Here it makes only one connection. One of your tiles, or two joined, can make several.
half_dominoes-must-angle = Here it makes no angle, and you can make one: look for a ticked square.
half_dominoes-pair-variant = In this variant you lay one tile at a time.
half_dominoes-pair-alone = There your two tiles touch no other one.
half_dominoes-pair-few = Two joined tiles must make at least two connections with the table.
half_dominoes-can-place = One of your tiles can go somewhere: find out where to lay it.
half_dominoes-no-draw-bonus = The bonus tile never makes you draw: end your turn.
half_dominoes-no-skip = Only a bonus tile that fits nowhere is skipped: draw.
half_dominoes-no-taking = A tile on the table is chosen only when somebody else must draw and the stock is empty.
half_dominoes-must-take = First choose a tile on the table to give back to { $name }.
half_dominoes-take-nothing = There is no tile on this square: choose another one.
half_dominoes-take-fresh = This tile has just been laid: choose one that was there before.

# tiles and deals
half_dominoes-unreadable = “{ $given }” is not a move of Half-dominoes. Write for example 2310@1,-2, take 3,1, draw or skip.
half_dominoes-unreadable-pair = In “{ $given }” the two squares must touch, the upper or left one first.
half_dominoes-unreadable-far = “{ $given }”: this square is too far from the table.
half_dominoes-tileset-list = A tile set is a list of names, such as 0123.
half_dominoes-tileset-tile = “{ $given }” is not a tile: it takes four digits, one for each side.
half_dominoes-tileset-turned = “{ $given }” is written { $right }: of a tile’s four rotations the smallest is taken.
half_dominoes-tileset-large = A tile set has at most { $most } tiles.
half_dominoes-tileset-small = At least { $needed } tiles are needed for these players and hands.
half_dominoes-no-second = No tile of the stock can join the first one, { $first }: this deal does not suit variant 2.
half_dominoes-deal-parts = A deal has these parts, no more and no less: { $parts }.
half_dominoes-deal-hands = A deal has a hand for each of the { $players } players.
half_dominoes-deal-table = { $tiles ->
    [one] A deal of this variant has one tile on the table.
   *[other] A deal of this variant has { $tiles } tiles on the table.
  }
half_dominoes-deal-list = In the deal, “{ $part }” must be a list of tiles.
half_dominoes-deal-size = In the deal, “{ $part }” must be a list of { $expected } tiles.
half_dominoes-deal-tile = In the deal, “{ $part }” holds “{ $given }”, which is not a tile’s name: four digits, in the smallest of the four rotations.
half_dominoes-deal-laid = In the deal, “{ $given }” is not a tile on the table. Write for example ["0123", 0, 0].
half_dominoes-deal-square = In the deal, “{ $given }” must be on the square { $x },0.
half_dominoes-deal-lies = In the deal, the table is { $given } and should be { $expected }.
half_dominoes-deal-set = The deal is not made of the tile set. Too many: { $extra }. Missing: { $missing }.

# faces
half_dominoes-symbol-0 = sun
half_dominoes-symbol-1 = leaf
half_dominoes-symbol-2 = star
half_dominoes-symbol-3 = flower
half_dominoes-symbol-4 = ring
half_dominoes-symbol-5 = cross
half_dominoes-symbol-6 = lightning
half_dominoes-symbol-7 = eye
half_dominoes-symbol-8 = square
half_dominoes-symbol-9 = hourglass
half_dominoes-tile-label = { $turn ->
    [1] tile: top { $w }, right { $n }, bottom { $e }, left { $s }
    [2] tile: top { $s }, right { $w }, bottom { $n }, left { $e }
    [3] tile: top { $e }, right { $s }, bottom { $w }, left { $n }
   *[0] tile: top { $n }, right { $e }, bottom { $s }, left { $w }
  }
half_dominoes-blank-label = tile
half_dominoes-n-label = { $turn ->
    [1] right { $symbol }
    [2] bottom { $symbol }
    [3] left { $symbol }
   *[0] top { $symbol }
  }
half_dominoes-e-label = { $turn ->
    [1] bottom { $symbol }
    [2] left { $symbol }
    [3] top { $symbol }
   *[0] right { $symbol }
  }
half_dominoes-s-label = { $turn ->
    [1] left { $symbol }
    [2] top { $symbol }
    [3] right { $symbol }
   *[0] bottom { $symbol }
  }
half_dominoes-w-label = { $turn ->
    [1] top { $symbol }
    [2] right { $symbol }
    [3] bottom { $symbol }
   *[0] left { $symbol }
  }
half_dominoes-back-label = hidden tile
half_dominoes-dead-label = dead square: nothing goes there any more
