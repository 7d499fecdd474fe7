# Maze: what the game says.

maze-name = Maze
maze-tagline = A patience: it is all there, find the way.

# options
maze-option-dialect = Rules
maze-option-dialect-help = Classic: the way has a beginning and an end. Ring: the last place touches the first, and nothing goes in front of an ace.
maze-option-dialect-classic = Classic
maze-option-dialect-ring = Ring
maze-option-deal = Deal number
maze-option-deal-help = The same number always deals the same cards. Without one, the deal is a surprise.

# table
maze-zone-tableau = Table of cards
maze-counter-score = Points
maze-counter-moves = Moves

# cards
maze-card = the { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
   *[12] queen
  } of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }
maze-any-ace = any ace
maze-any-queen = any queen
maze-either = { $one } or { $two }
maze-offer = free, for { $takes }

# what to do
maze-status-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } of { $most }
maze-status-solved = Won! The four suits are in order.
maze-status-no-more-move = No card can move any more.
maze-do = { $left ->
    [one] One card left to put in order! Choose a card, then a gap.
   *[other] Choose a card, then a gap. { $left } cards still to put in order.
  }
maze-do-few = { $moves ->
    [one] Only one card can move. If you go round in circles, step back.
   *[other] There are only { $moves } moves. If you go round in circles, step back.
  }
maze-do-first-place = All is in order. Only the first place still needs an ace.

# tips for the first game
maze-tip-gaps = Into a gap goes the card that follows the one on its left, or comes before the one on its right: same suit, one rank apart. The small pictures show it.
maze-tip-ends = An ace also goes after any queen and to the very beginning. A queen also goes in front of any ace and to the very end.
maze-tip-ring = An ace also goes after any queen. Nothing goes in front of an ace: before you can put a card there, move the ace.
maze-tip-score = Every card that follows the right one is worth a point, even across a gap. With 48 points you have won.
maze-tip-undo = Try things! You can step back as often as you like, to the very first card.
maze-tip-room = Keep gaps side by side: there you can build a long run.

# what happened
maze-told = To { $place }: { $card }
maze-told-more = To { $place }: { $card }, { $points ->
    [one] one point
   *[other] { $points } points
  } more
maze-told-less = To { $place }: { $card }, { $points ->
    [one] one point
   *[other] { $points } points
  } fewer

# why it cannot be done
maze-not-there-already = That is where { $card } is already.
maze-not-free = On { $place } there is { $there } already.
maze-not-this = Only { $takes } can go to { $place }, not { $card }.
maze-not-before-ace = { $place } is in front of an ace: in the ring, nothing goes there.
maze-not-between-gaps = Nothing can go to { $place }: there are only gaps beside it.
maze-unreadable = “{ $move }” is not a move of Maze. Write the card, then the place, such as QS@b4.

# deals
maze-deal-form = A deal is a list “slots” of 54 places: 48 cards and six gaps (null).
maze-deal-card = Deal, place { $place }: “{ $given }” is not a card. Write QS or TD, for example, and null for a gap.
maze-deal-twice = Deal, place { $place }: the card { $card } is already in another place.
maze-deal-missing = Deal: the card { $card } is missing.

# ends
maze-reason-solved = The four suits are in order.
maze-reason-no-more-move = No card can move any more.

# why it is lost
maze-lost-walls = the runs that are begun can no longer come together. All { $arrangements } ways of bringing them closer have been tried.
maze-lost-first = no run can begin in the first place any more.
maze-lost-everything = all { $positions } positions that can still be reached have been looked at; none is won.
