# Bricks: what the game says.

bricks-name = Bricks
bricks-tagline = Roll, work it out, lay your brick: times tables as a game.

# options
bricks-option-grid = Grid
bricks-option-grid-help = Its size, in cells: the smaller it is, the tighter it gets.
bricks-option-grid-16 = 16 × 16
bricks-option-grid-18 = 18 × 18
bricks-option-grid-20 = 20 × 20
bricks-option-grid-24 = 24 × 24
bricks-option-steal = Stealing
bricks-option-steal-help = You can take a brick of your opponent that has exactly the size of the dice.
bricks-option-cover = Covering
bricks-option-cover-help = You can cover a block of whole bricks, if at least one is your opponent’s.
bricks-option-joker = Double joker
bricks-option-joker-help = On the first roll of a turn both dice can show the joker: it wins the swap.
bricks-option-joker-false = Never
bricks-option-joker-16 = Once in 16
bricks-option-joker-64 = Once in 64
bricks-option-tables = Tables
bricks-option-tables-help = The numbers that the dice can show: choose the tables to work on.
bricks-option-tables-part = Die { $number }
bricks-option-tables-each = Each die has its own numbers
bricks-option-tokens = Tokens
bricks-option-tokens-help = To roll a die again, to make a die smaller, and those that wait on the grid.
bricks-option-tokens-0-0-0 = None
bricks-option-tokens-1-1-6 = 1 of each, 6 on the grid
bricks-option-tokens-2-2-10 = 2 of each, 10 on the grid
bricks-option-swap = The swap from the start
bricks-option-swap-help = Whoever begins has the swap.
bricks-option-practise = Practise
bricks-option-practise-help = The dice fall more often on what is not known yet.
bricks-option-challenge = Challenge
bricks-option-challenge-help = A goal to reach in few turns.

# table
bricks-zone-grid = Grid
bricks-zone-dice = Dice
bricks-zone-hand = { $name }’s brick
bricks-counter-reroll = Tokens to roll again
bricks-counter-reduce = Tokens to make smaller
bricks-counter-swap = Has the swap
bricks-counter-blocked = Blocked { $count }/2: when both players are blocked 2 times in a row, the game is over. Laying a brick sets it back to 0.

# what is happening
bricks-over = The game is over
bricks-over-goal-reached = Challenge won!
bricks-over-both-blocked = The game is over: both players are blocked
bricks-over-grid-full = The game is over: the grid is full
bricks-over-turn-limit = The game is over: 150 turns are played
bricks-chooses = { $name } thinks before rolling
bricks-rolls = { $name } rolls the dice
bricks-answers = { $name } works out { $a } × { $b }
bricks-lays = { $name } lays a brick of { $a } by { $b }

# what to do
bricks-wait = It is { $name }’s turn.
bricks-roll = Roll the dice!
bricks-do-roll = { $name }, touch the dice to roll them.
bricks-do-choose = { $name }, roll the dice… or push the swap!
bricks-do-answer = What is { $a } × { $b }?
bricks-do-lay = Lay your brick of { $a } by { $b } beside one of yours.
bricks-do-lay-first = Lay your brick of { $a } by { $b } on your start cell.
bricks-do-lay-anywhere = Lay your brick of { $a } by { $b } wherever you like.
bricks-do-lay-or-take = Lay your brick of { $a } by { $b }, or take what shines!
bricks-do-take = Your brick does not fit, but you can take what shines!
bricks-do-pass = Your brick of { $a } by { $b } fits nowhere: use a token, or pass.
bricks-do-pass-only = Your brick of { $a } by { $b } fits nowhere: pass.
bricks-pass = Pass (blocked { $count }/2)
bricks-pass-help = Your brick fits nowhere. Blocked { $count }/2: when you are both blocked 2 times, the game is over.
bricks-switch = Swap
bricks-switch-help = All bricks change sides, and it is the other player’s turn. You can do it only once.
bricks-note-steal = Steal this brick: +{ $points } for you, −{ $points } for the other!
bricks-note-cover = Cover this block: +{ $points } for you, −{ $points } for the other!
bricks-token-reroll = Roll a die again
bricks-token-reroll-help = Choose a die and roll it again. Careful: the new number replaces the old one for good.
bricks-token-reduce = Make a die smaller
bricks-token-reduce-help = Choose a smaller number for a die. Green ✓: your brick fits. Violet ★: you can steal or cover.
bricks-use-reroll = Roll the { $value } again
bricks-use-reduce = { $old } becomes { $value }: your brick will not fit
bricks-use-reduce-fits = { $old } becomes { $value }: your brick fits
bricks-use-reduce-takes = { $old } becomes { $value }: you can steal or cover

# tips in the first game
bricks-tip-first = Your first brick must cover your start cell, in your corner. The button turns it.
bricks-tip-anywhere = You have no brick left, and your start cell is taken: lay your brick anywhere.
bricks-tip-beside = From now on, each brick must touch one of yours along a side.
bricks-tip-tokens = A token can roll a die again or make it smaller. Then you work it out again: 2 more points to win!
bricks-tip-steal = A brick that shines has exactly the size of your dice: touch it, and it is yours with its points!
bricks-tip-cover = An outlined block can be covered: your opponent’s studs become yours.
bricks-tip-pass = Tip: sometimes it is better to pass than to waste a token!
bricks-tip-blocked = Your brick fits nowhere: you pass. As soon as you lay a brick again, the counter goes back to 0.
bricks-tip-swap = You have the swap! All bricks would change sides. Keep it for the right moment.

# goals of challenges
bricks-goal-bricks-laid = Lay { $number ->
    [one] 1 brick
   *[other] { $number } bricks
  }.
bricks-goal-studs = Have { $number } { $number ->
    [one] stud
   *[other] studs
  } on the grid.
bricks-goal-big-brick = Have a brick of { $number } { $number ->
    [one] stud
   *[other] studs
  } or more.
bricks-goal-answers-in-a-row = Give { $number ->
    [one] 1 right answer
   *[other] { $number } right answers in a row
  }.
bricks-goal-opposite-edge = Touch an opposite edge: the top or the right one.
bricks-goal-tokens-won = Win { $number ->
    [one] 1 token
   *[other] { $number } tokens
  } on the grid.
bricks-goal-score = Score { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
bricks-goal-steals = Steal { $number ->
    [one] 1 brick
   *[other] { $number } bricks
  }.
bricks-goal-lead = Be { $number } { $number ->
    [one] stud
   *[other] studs
  } ahead.
bricks-goal-covers = Cover { $number ->
    [one] 1 block
   *[other] { $number } blocks
  }.
bricks-goal-steals-or-covers = Steal or cover { $number ->
    [one] once
   *[other] { $number } times
  }.
bricks-goal-swap-and-lead = Use the swap, and be { $number } { $number ->
    [one] stud
   *[other] studs
  } ahead.

# what happened
bricks-told-roll = { $name } rolls the dice: { $a } and { $b }
bricks-told-die = { $name } rolls again: { $value }
bricks-told-joker = { $name } rolls a double joker and wins the swap!
bricks-told-joker-again = { $name } rolls a double joker, but has the swap already
bricks-told-right = { $name }: { $a } × { $b } = { $result }, right!
bricks-told-wrong = { $name } answers { $given }, but { $a } × { $b } = { $result }
bricks-told-lay = { $name } lays a brick of { $wide } by { $high } on { $cell }: { $points } points
bricks-told-steal = { $name } steals a brick of { $wide } by { $high }: { $points } points change sides
bricks-told-cover = { $name } covers a block of { $wide } by { $high }: { $points } points change sides
bricks-told-reroll = { $name } rolls the { $value } again
bricks-told-reduce = { $name } makes a die smaller: { $old } becomes { $value }
bricks-told-swap = { $name } pushes the swap: all bricks change sides!
bricks-told-keep = { $name } keeps the swap and rolls the dice
bricks-told-pass = { $name } passes: blocked { $count }/2
bricks-cheer-joker = Double joker: { $name } wins the swap!
bricks-cheer-steal = { $name } steals: +{ $points }!
bricks-cheer-cover = { $name } covers: +{ $points }!
bricks-cheer-swap = { $name } swaps everything!
bricks-cheer-token = { $count ->
    [one] { $name } wins a token!
   *[other] { $name } wins { $count } tokens!
  }
bricks-reason-goal-reached = Challenge won!
bricks-reason-both-blocked = Both players are blocked 2 times in a row.
bricks-reason-grid-full = The grid is full.
bricks-reason-turn-limit = The 150 turns are played.

# why it is not possible
bricks-choose-first = Before you roll, choose: push the swap, or roll the dice.
bricks-swap-late = The swap is pushed at the start of a turn, before the dice are rolled.
bricks-no-swap = You do not have the swap.
bricks-answer-first = First, what is { $a } × { $b }?
bricks-no-answer = The computer does not answer sums.
bricks-answered = You have answered already. Now lay your brick.
bricks-no-pass = Your brick fits somewhere: you do not pass.
bricks-no-reroll = You have no token left to roll a die again.
bricks-no-reduce = You have no token left to make a die smaller.
bricks-not-smaller = Die { $die } shows { $value }: choose a smaller number, from 2 on.
bricks-wrong-size = Your dice show { $a } and { $b }: your brick does not have the size { $given }.
bricks-off-grid = The brick would stick out of the grid.
bricks-taken = This place is taken: a brick lies over nothing.
bricks-not-start = Your brick must cover your start cell, { $cell }.
bricks-alone = There it touches none of your bricks along a side.
bricks-steal-off = There is no stealing in this game.
bricks-no-brick = On { $cell } there is no upper left corner of a brick.
bricks-own-brick = The brick on { $cell } is yours already.
bricks-other-size = This brick is { $size }, and your dice show { $a } and { $b }: it must be exactly the same size.
bricks-cover-off = There is no covering in this game.
bricks-cover-hole = Only a block without holes can be covered.
bricks-cover-one = You cover at least two bricks at once. A single brick of this size can be stolen.
bricks-cover-own = There are only your own bricks: one of your opponent’s is needed.
bricks-cover-cuts = A brick would be cut: only whole bricks can be covered.
bricks-chance-die = It is die { $die } that is rolled again: it takes a number that it can show.
bricks-chance-both = Both dice have to be rolled, as in “roll 3x4”.
bricks-chance-no-joker = The joker cannot come now.
bricks-chance-values = The dice show only these numbers: { $first } for the first, { $second } for the second.

# options and deals
bricks-unreadable = “{ $given }” is not a move of Bricks. Write for example 3x4@c5, answer 12, steal c5, cover 6x4@c5, reroll 1, reduce 2=5, swap, keep or pass.
bricks-unreadable-chance = “{ $given }” is not a roll. Write for example roll 3x4, die 1=5 or joker.
bricks-option-joker-form = The joker comes once in a whole number from 1 to { $most }, or never: false. Not “{ $given }”.
bricks-option-tokens-form = The tokens are three numbers, like [1, 1, 6]: to roll again and to make smaller (0 to { $held }), and on the grid (even, 0 to { $lying }). Not “{ $given }”.
bricks-option-challenge-form = A challenge is written {"{"}"kind": "steals", "number": 3{"}"}, or null.
bricks-option-challenge-kind = “{ $given }” is not a goal. There are: { $known }.
bricks-option-challenge-number = The number of a goal is whole, from 1 to { $most }, not “{ $given }”.
bricks-goal-impossible = The goal “{ $kind }” cannot be reached with these options: “{ $option }” has to be allowed.
bricks-deal-parts = A deal of Bricks has one part only: tokens.
bricks-deal-count = In the deal, “tokens” must be a list of { $expected } tokens.
bricks-deal-token = In the deal, token { $at } must be written like ["reroll", "f7"] or ["reduce", "f7"].
bricks-deal-cell = In the deal, the cell { $given } of token { $at } is not in the upper half, or is taken already.
bricks-deal-kind = In the deal, token { $at } and its mirror image must be “{ $expected }”.
bricks-deal-mirror = In the deal, token { $at } must lie on the cell opposite the one before it: { $expected }.

# faces
bricks-toy0-label = a blue brick
bricks-toy1-label = a pink brick
bricks-brick0-label = blue brick
bricks-brick1-label = pink brick
bricks-die-label = die: { $number }
bricks-dieblank-label = die that is not rolled yet
bricks-joker-label = joker
bricks-reroll-label = token: roll a die again
bricks-reduce-label = token: make a die smaller
bricks-swap-label = the swap
bricks-start0-label = start of the blue bricks
bricks-start1-label = start of the pink bricks
bricks-blocked-label = blocked

# a hint may be to pass
bricks-advice-most = No move brings more at once.
