# Zigzag: what the game says.

zigzag-name = Zigzag
zigzag-tagline = Carry the paths on, square after square.

# options
zigzag-option-board = Board
zigzag-option-board-help = How big the board is: the smaller, the tighter.
zigzag-option-board-classic = Classic (13 × 13)
zigzag-option-board-tight = Tight (11 × 11)
zigzag-option-board-large = Large (15 × 15)
zigzag-option-fixed_turns = Fixed number of turns
zigzag-option-fixed_turns-help = Everybody has the same number of turns: 13 for two players, 9 for three, 7 for four.
zigzag-option-discard_returns = Discards go back into the bag
zigzag-option-discard_returns-help = Exchanged tiles go back into the bag, which is then shuffled.
zigzag-option-tileset = Tile set
zigzag-option-tileset-help = Those in the box, or others of your own.
zigzag-option-tileset-usual = The 81 tiles in the box
zigzag-option-tileset-file = A tile is written with four digits from 0 to 2: how many lines leave at the top, right, bottom and left, such as 0121.

# table
zigzag-zone-board = Board
zigzag-zone-rack = { $name }’s rack
zigzag-square-factor = times-{ $factor } square
zigzag-square-centre = centre square
zigzag-counter-bag = Tiles in the bag
zigzag-counter-rounds = Rounds to play
zigzag-counter-hand = Tiles in hand

# what to do
zigzag-status-turn = { $name } to play
zigzag-status-over = The game is over
zigzag-wait = { $name } is playing. Get your move ready!
zigzag-do-first = Choose a tile, then a lit square.
zigzag-do-more = { $left ->
    [one] You may place one more tile, or finish.
   *[other] You may place { $left } more tiles, or finish.
  }
zigzag-do-end = Nothing else fits: finish your turn.
zigzag-do-exchange = None of your tiles fits: exchange them, or pass.
zigzag-do-pass = None of your tiles fits and the bag is empty: pass.
zigzag-action-end = Finish
zigzag-action-end-help = You draw as many tiles as you placed.
zigzag-action-exchange = Exchange my tiles
zigzag-action-exchange-help = All your tiles go, you draw new ones, and the next player goes on.
zigzag-action-pass = Pass
zigzag-action-pass-help = You keep your tiles, and the next player goes on.

# tips for a first game
zigzag-tip-first = Touch a tile: the squares where it fits light up. The lines must run on, like a river.
zigzag-tip-points = A tile scores its value, plus the value of every neighbour that a line joins it to.
zigzag-tip-factors = The ×2 and ×3 squares multiply the value of the tile you put there. Keep your big tiles for them!
zigzag-tip-more = Up to three tiles a turn, anywhere you like. Until you draw, you can take a tile back.
zigzag-tip-end = When nothing else fits, finish: you draw until you have five tiles again.
zigzag-tip-exchange = None of your tiles fits. Exchange them all, or keep them and pass.

# what happened
zigzag-told-place = { $name } places on { $square }: { $points } points
zigzag-told-end = { $name } finishes the turn
zigzag-told-exchange = { $name } exchanges tiles
zigzag-told-pass = { $name } passes
zigzag-told-shuffle = The bag is shuffled

# why not
zigzag-not-end = Place at least one tile before you finish.
zigzag-turn-begun = You have already placed a tile: place another one or finish.
zigzag-must-place = One of your tiles fits somewhere: find out where.
zigzag-bag-empty = The bag is empty, there is nothing to exchange: pass.
zigzag-not-in-hand = You do not have the tile { $tile }.
zigzag-off-board = The square { $square } is not on this board.
zigzag-taken = There is a tile on { $square } already.
zigzag-edge-north = The edge of the board would cut the path at the top.
zigzag-edge-east = The edge of the board would cut the path on the right.
zigzag-edge-south = The edge of the board would cut the path at the bottom.
zigzag-edge-west = The edge of the board would cut the path on the left.
zigzag-cut-north = This would cut the path at the top: { zigzag-lines-here } against { zigzag-lines-there }.
zigzag-cut-east = This would cut the path on the right: { zigzag-lines-here } against { zigzag-lines-there }.
zigzag-cut-south = This would cut the path at the bottom: { zigzag-lines-here } against { zigzag-lines-there }.
zigzag-cut-west = This would cut the path on the left: { zigzag-lines-here } against { zigzag-lines-there }.
zigzag-lines-here = { $here ->
    [0] no line
    [one] one line
   *[other] two lines
  }
zigzag-lines-there = { $there ->
    [0] none
    [one] one
   *[other] two
  }
zigzag-alone = It touches no tile there: put it next to another one.
zigzag-not-joined = No line joins it to its neighbours: at least one must.

# tiles and deals
zigzag-unreadable = “{ $given }” is not a Zigzag move. Write for example 0121@h8, end, exchange or pass.
zigzag-unreadable-shuffle = “{ $given }” is not a shuffle. Write for example shuffle 0121 2100: the whole bag, in draw order.
zigzag-shuffle-tiles = This shuffle does not have the tiles that are in the bag.
zigzag-no-start = There is no start tile left: all the tiles to draw are dead ends.
zigzag-tileset-list = A tile set is a list of names, such as 0121.
zigzag-tileset-tile = “{ $given }” is not a tile: it takes four digits from 0 to 2, but not 0000.
zigzag-tileset-large = A tile set has { $most } tiles at most.
zigzag-tileset-small = At least { $needed } tiles are needed for this number of players.
zigzag-deal-parts = A deal has these parts, no more and no less: { $parts }.
zigzag-deal-hands = A deal has one hand for each of the { $players } players.
zigzag-deal-size = In the deal, “{ $part }” must be a list of { $expected } tiles.
zigzag-deal-list = In the deal, “{ $part }” must be a list of tiles.
zigzag-deal-tile = In the deal, “{ $part }” holds “{ $given }”, which is no tile: it takes four digits from 0 to 2.
zigzag-deal-set = The deal is not made of the tile set. Too many: { $extra }. Missing: { $missing }.
zigzag-deal-start = The start tile should be { $expected }, not { $start }: the first one drawn that is no dead end.

# faces
zigzag-tile-label = tile worth { $value }: top { $n }, right { $e }, bottom { $s }, left { $w }
zigzag-back-label = hidden tile
