# What the page says. Short words: a child of seven reads them.

pavage = Pavage
close = Close
go-home = Home
try-again = Try again
play = Play
rules = Rules
settings = Settings
lost-title = There is nothing here
lost-place = This address leads nowhere. Perhaps the link was cut on its way.
lost-key = This device has no key to this game. Ask somebody who plays in it for a link.
no-such-game = This game is not here.
unreachable = The server does not answer. Check your connection, then try again.
page-broken = Something went wrong in the page. Reload it: your game is not lost.

# home
home-title = What shall we play?
home-promise = No account, nothing to install: choose and play.
choose-game = The games
players = { $fewest ->
    [1] { $most ->
        [1] For one person
       *[other] 1 to { $most } people
      }
   *[other] { $most ->
        [2] For two
       *[other] { $fewest } to { $most } people
      }
  }
my-matches = Games under way
my-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
  }
match-over = Finished
match-waiting = Waiting for somebody
match-your-turn = Your turn
match-their-turn = { $name } to play
remove-from-list = Remove from the list
remove-sure = The key to this game will be deleted here: without another link you can no longer play in it.
remove-over-sure = Remove this game from the list?
remove-deal-sure = This deal will be forgotten here. If it was begun, it counts as lost.
remove = Remove
keep = Keep

# a new game
with-whom = With whom?
company-computer = The computer
company-device = On this device
company-link = By a link
level = Level
level-several = The computer does not play at the same level everywhere.
at-table = At the table
sitter-me = Me
sitter-human = Somebody on this device
sitter-open = Somebody by a link
sitter-bot = Computer: { $level }
seat-who = Who sits in seat { $n }?
seat-name = Name for seat { $n }
seat-remove = Remove seat { $n }
seat-add = Add a seat
seat-open = Free seat
computer-named = Computer ({ $level })
player-n = Player { $n }
name-of-friend = Their name, if you like
first-starts = The first seat starts.
options = Table options
option-usual = As usual
option-said = { $name }: { $value }
tileset-own = A file of my own
tileset-how = Choose a text file, or drag it here: one tile’s name a line. The same name may come several times, and what follows a # does not count.
tileset-choose = Choose a file
tileset-another = Choose another file
tileset-forget = Remove
tileset-reading = Reading the file…
tileset-holds = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles, { $kinds ->
        [one] all alike
       *[other] { $kinds } kinds
      }
  }
tileset-wrong = This file will not do: { $file }
tileset-line = Line { $line }
tileset-missing = Choose the file with your tiles, or another tile set.
tileset-mine = { $tiles ->
    [one] { $tiles } tile of one’s own
   *[other] { $tiles } tiles of one’s own
  }

# joining
join-title = { $host } invites you
join-title-nobody = You are invited
join-game = A game of { $game } is waiting for you.
join-name = Your name
join-play = I’ll play
join-here = You already play this game on this device.
join-here-go = Back to the game
opening = Opening the game…

# the game
players-heading = Who plays
player-turn = playing
player-wins = wins
player-you = (you)
player-away = away
player-awaited = awaited
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
watching = You are watching
undo = Undo
score-sheet = Score sheet
sheet-empty = Points will be written here.
story = The moves
story-empty = Every move will be told here.
round = Round
turn-points = This turn:
total = Total:
menu = Menu
result = Result
reconnecting = Connection lost. Looking for it…
not-connected = No connection just now: nothing was played. Try again in a moment.
counsel = A hint
counsel-play = Play this move
counsel-thinking = Looking for a good move…
tip = Tip
tip-read = Got it

pass-to = Pass the device to { $name }
pass-why = The tiles are hidden until then.
pass-ready = I am { $name }, let me play

invite = Invite
invite-title = Waiting for company
invite-how = Send this link: whoever opens it sits down at the table.
invite-link = Link for seat { $n }
invite-link-for = Link for { $name }
invite-sentence = Come and play { $game } with me!
invite-all-here = Everybody is here. Have a good game!
invite-only-here = This link only works on this computer. To play with other devices, start the server with “{ $command }” and open the page by this computer’s name or address.
invite-wait = You may close this page: the game waits for you under “Games under way”.
copy-link = Copy
copied = Copied
send-link = Send
watch-invite = Invite somebody to watch
watch-link = This link shows the table, without the hands
watch-sentence = Watch our game of { $game }!
other-device = Go on with another device
other-device-how = Open this link over there. Keep it to yourself: it shows your hand.
other-device-link = { $name }’s link
other-device-sentence = My game of { $game }
save-record = Save the game
resign = Give up
resign-sure = { $name } gives up, and the others win. Really?
resign-yes = Yes, give up
resign-no = No, play on

# the end
end-you-win = You win!
end-wins = { $name } wins!
end-shared = A tie! { $names } win together.
end-win-several = { $names } win!
end-nobody = Nobody wins
end-best = Best turn: { $name }, { $points } points.
rematch = Play again
rematch-join = Join the rematch
see-board = See the board

deal-sealed = The deal is sealed
deal-checking = Checking the deal…
deal-checked = Deal checked
deal-wrong = The deal does not match its seal!
deal-how = The draw was fixed before the first move. The seal proves it: at the end the seed is shown, and your browser does the sum again.
deal-seal = Seal (SHA-256 of “pavage:” and the seed)
deal-seed = Seed

# reviewing a game
review = Review the game
review-whose = Whose moves are these?
review-looking = Looking at your moves one by one…
review-failed = Not all could be looked at. Trying again…
review-well = Nothing to blame: no move really cost you. Well done!
review-found = { $count ->
    [one] One move cost a lot. These are the chances of winning that it lost:
   *[other] The { $count } moves that cost most, and the chances of winning that they lost:
  }
review-how = These are the computer’s estimates, from what you could know at that moment.
review-turn = Turn { $turn }
review-chance = { $before }% → { $after }%
review-chance-said = Chances of winning
review-played = Played: { $chance }%
review-better = Better: { $chance }%
review-prev = The move before
review-next = The next move
review-list = All these moves
review-leave = Back to the end of the game

# a patience
patience-tools = Go back, go on, get help
patience-won = Solved!
patience-over = Game over
patience-reason-resigned = You gave this deal up.
patience-of = of
deal = Deal
deal-named = Deal { $deal }
deal-new = New deal
deal-another = Another deal
deal-again = Play this deal again
deal-next = Deal { $deal }
deal-by-name = A deal by its number
deal-example = 17
deal-empty = Write a number, or any word: each has its deal.
deal-share = Share this deal
deal-share-how = This link opens the same deal, for each to play on their own.
deal-link = Link to the deal
deal-sentence = Try deal { $deal } of { $game }!
deal-link-bad = This link asks for a rule that this game does not have. Perhaps it was cut on its way.
deal-not-here = This game has no deals to choose from.
deal-open = Everything is to be seen from the start: the deal hides nothing.
daily = The deal of the day
daily-done = solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
go-on = Go on
play-again = Play again
redo = Redo
hint = Hint
hint-play = Play it
judge = Winnable?
judge-thinking = Thinking…
judge-won = Winnable in { $moves ->
    [one] one move from here.
   *[other] { $moves } moves from here.
  }
judge-lost = Lost: it is proved.
judge-lost-why = Lost: { $why }
judge-lost-deal = This deal was lost from the start: { $why }
judge-looking = Searching… { NUMBER($positions) } positions seen.
judge-unknown = Not known ({ NUMBER($positions) } positions seen).
judge-back = Back to move { $move }, winnable
marks = Bookmarks
mark-here = Put a bookmark here
mark-name = Move { $moves }, { $score } points
mark-left = Where you came from: move { $moves }, { $score } points
mark-remove = Remove this bookmark
marks-none = A bookmark keeps a position: one tap brings it back.
to-start = To the very start
to-end = To the very end
demo = Show me
demo-none = No winning line is known from here.
demo-best = The best line known: it does not win.
demo-where = Where the demo is
demo-at = move { $at } of { $last }
demo-prev = One move back
demo-next = One move on
demo-play = Play
demo-pause = Pause
demo-speed = Speed
speed-slow = Slow
speed-fair = Normal
speed-fast = Fast
demo-go-on = Play from here
demo-leave = Leave the demo
par = Par
par-title = Par
par-looking = Finding out how few moves this deal needs…
par-unknown = The par of this deal is not known.
par-none = No way of winning this deal is known: it has no par.
par-moves = Par: { $moves } moves.
par-bound = At least { $moves } are needed.
par-best = Nobody can do better.
stars = { $stars ->
    [0] No star
    [one] One star
   *[other] { $stars } stars
  }
stars-most = { $moves } moves at most
stars-any = Any win
end-score = { $score } points
end-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
end-undone = { $moves ->
    [one] { $moves } move taken back
   *[other] { $moves } moves taken back
  }
end-helped = { $moves ->
    [one] { $moves } move shown
   *[other] { $moves } moves shown
  }
resign-sure-alone = This deal will count as lost. Really?

# alone, for the highest total
company-alone = Alone, for the record
solo-short = Alone, for the record
solo-how = All the pieces lie in front of you. Go back as often as you like, and make the highest total!
solo-name-free = Your name, if you like
solo-play = Play alone
solo-free = Free game
solo-not-here = This game is not played alone for the record.
solo-over = Total: { $score }
solo-stopped = Game stopped at { $score }
solo-reason-resigned = You gave up: this total does not count.
solo-place = { $place ->
    [1] It is the best total here!
   *[other] It is number { $place } here.
  }
solo-resign-sure = The game stops, and its total will not count. Really?
challenge = Challenge of the day
challenge-how = the same beginning for everybody
totals = The best totals here
totals-none = Nobody has played to the end yet: it is up to you!
totals-own-tiles = With a tile set of one’s own, totals can’t be compared.
totals-place = Place
totals-who = Who
totals-total = Total
totals-record = To beat
totals-end = In the end
totals-watch = Watch
totals-watch-one = Watch the game: { $name }, { $score }
totals-computer = The computer
somebody = Somebody
possible-looking = The computer searches for what was possible…
possible-still = It is still searching…
possible-unknown = Nobody knows what was possible: the computer could not search.
possible-best = The computer reaches { $score }.
possible-short = You were { $points } short of it.
possible-equal = You do just as well!
possible-beaten = You do better!

stats = Statistics
stats-here = kept on this device only
stats-how = A deal counts from its first move; it is lost when it is given up or taken off the list. As long as it can be gone on with it is neither won nor lost.
stats-played = played
stats-won = won
stats-share = won, of the finished
stats-open = under way
stats-over-par = moves above par, on average
stats-streak = wins in a row
stats-longest = longest run of wins
stats-days = days in a row
stats-deals = Deal by deal
stats-won-of = Won
stats-best = Best
stats-stars = Stars
stats-all = Show all
stats-export = Save
stats-import = Add a file
stats-import-done = { $count ->
    [0] Nothing new in this file.
    [one] One game added.
   *[other] { $count } games added.
  }
stats-import-bad = This file holds no statistics of Pavage: nothing was changed.
stats-clear = Clear all
stats-clear-sure = All statistics on this device will be cleared, for all games.
stats-cleared = All is cleared.

# settings
language = Language
theme = Light
theme-system = As the device
theme-light = Day
theme-dark = Night
motion = Movement
motion-help = Tiles travel, or simply appear.
motion-system = As the device
motion-less = Little
motion-full = All
suits = Cards
suits-help = Two colours, or one for each suit.
suits-two = Two colours
suits-four = Four colours
sound = Sounds
sound-help = Wood on wood when a tile is laid.
tips = Tips
tips-help = A little help at each step, for a first game.

## The table

table-cell = { $name }: { $what }
table-free = free
table-last = just played
table-target = { $name }: { table-points }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-plus = +{ $points }
table-minus = −{ $points }
table-again = Tap again
table-again-click = Click again
table-piece = { $what }, { $places ->
    [0] fits nowhere
    [one] 1 place
   *[other] { $places } places
  }
table-nowhere = This piece can’t be played now: try another.
table-card-nowhere = This card can go nowhere for now.
table-nothing-comes = Nothing can come here for now.
table-which-comes = Several cards can come here: which one?
table-hint = advised
table-advice = Advice: { $what } to { $name }.
table-here = { $name }: fits here
table-here-turned = { $name }: fits here if it is turned
table-here-half = with a second piece
table-half = A second piece has to come beside it: lay this one first.
table-tick = green tick
table-turn = Turn
table-turned = Turned: { $places ->
    [0] like this it fits nowhere
    [one] 1 place
   *[other] { $places } places
  }
table-turned-points = { $points ->
    [one] Turned: 1 point
   *[other] Turned: { $points } points
  }
table-choices = Which way round?
table-choice = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
table-sort = Sort
table-sort-as-it-lies = as they come
table-brings = { $points ->
    [one] 1 point here
   *[other] { $points } points here
  }
table-sides = { $sides } sides match
table-turn-or-lay = Turn it if you like, then lay it.
table-compare = The number on each piece says what it brings here. Which one?
table-compare-none = None of your pieces can come here.
table-ask-here = { $name }: ask what fits here
table-turned-here = Turned to fit here: once more to lay it.
table-lay = Lay it
table-lay-alone = Lay it alone
table-take-back = Take back
table-draft = Not played yet: add a second piece.
table-draft-or = Not played yet: add a second piece, or lay it alone.
table-drafted = not played yet
table-which-piece = Several pieces can come here: which one?
table-not-here = This piece does not fit here.
table-pick = Choose
table-pickable = can be chosen
table-centre = See all
table-larger = Larger
table-smaller = Smaller

## My tables (learning/)

learn-title = My tables
learn-here = it all stays on this device
learn-none = Nothing yet. Play a game that asks for times tables: each answer will show here.
learn-sum = { $known ->
    [one] { $known } fact known
   *[other] { $known } facts known
  } of { $all }
learn-map = The times table
learn-how = Touch a square to see it in studs.
learn-cell = { $a } × { $b } = { $result }: { $level }
learn-legend = The signs
learn-next = To practise now
learn-next-none = All that was asked is known. Well done!
learn-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } of { $across } studs: { $result }
learn-turn = Turn it
learn-asked = Asked
learn-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
  }
learn-right = Right
learn-usual = Usual time
learn-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
learn-last = Last time
learn-both-ways = { $a } × { $b } and { $b } × { $a } are the same: together, { $level }.
learn-keep = Keep, show, forget
learn-keep-how = There is no name in the file: only the facts, the answers and the dates. Name the file as you like.
learn-export = Save (CSV)
learn-import = Add a file
learn-import-how = Where a fact is both here and in the file, the one that was asked more often is kept. Nothing counts twice.
learn-import-done = { $count ->
    [0] This file tells nothing new: nothing was changed.
    [one] One fact updated.
   *[other] { $count } facts updated.
  }
learn-import-bad = { $file } won’t do: { $said } Nothing was changed.
learn-forget = Forget everything
learn-forget-sure = All that this device knows of your tables will be deleted. Really?
learn-forgotten = All is forgotten.
learn-door = My tables
learn-door-how = What I know, and what to practise.
table-sized = { $what } of { $wide } by { $high }
table-take = Take it
table-area = { $name }: { $wide } by { $high }, { table-points }
table-area-takes = { $name }: { $wide } by { $high } can be taken, { table-points }
table-area-noted = { $what }. { $note }
table-area-nearest = It does not fit there. This is the nearest place.
table-area-beyond = It would stick out of the board.

## A turn with dice (table/dice, table/keypad, table/tray)

dice-blank = die not thrown yet
showing-skip = Skip
showing-skip-how = Go to the end of what is being shown
keypad-asks = What is { $ask }?
keypad-typed = Answer
keypad-erase = Erase
keypad-ok = OK
lesson-given = You typed { $given }.
lesson-why = { $a ->
    [one] One row
   *[other] { $a } rows
  } of { $b } studs: count, there are { $result }.
lesson-picture = { $a } rows of { $b } studs
lesson-ok = Got it
tokens = Tokens
token-count = { $label }: { $count }
token-none = You have none left.
token-not-now = It can do nothing now.
token-keep = Keep my token
token-fits = your brick fits
token-takes = you can take
switch-push = Push it to the left.
switch-again = Push again to do it!
switch-leave = No
goal-progress = How far the challenge is
goal-far = { $value } of { $most }
goal-turns = { $turns ->
    [0] First turn
    [one] 1 turn played
   *[other] { $turns } turns played
  }
goal-stars = { $stars } stars if it is done in { $turns } turns at most
goal-last-star = One star for doing it, even later

# levels and challenges
levels = Challenges
levels-title = The challenges
levels-sum = { $stars } stars of { $all }
levels-free = Free game
levels-number = Challenge { $number }
levels-own-one = A challenge apart
levels-locked = First win challenge { $number }.
levels-own = Other challenges
levels-own-how = A challenge can come from a file or a link: it holds the challenge, never a pupil’s name.
levels-file = Open a file
levels-file-wrong = { $file }: { $why }
levels-make = Make a challenge
levels-make-how = Choose the goal and the rules: you get a link to send, or a file.
levels-open-all = Open all challenges
levels-none-such = There is no such challenge, or its link was cut short.
levels-within = within { $turns } { $turns ->
    [one] turn
   *[other] turns
  }
levels-later = later
levels-best = Your best: { $turns } { $turns ->
    [one] turn
   *[other] turns
  }
levels-against = Against the computer: { $level }
levels-rulings = The rules of this challenge
levels-send = Send this challenge
levels-send-how = Whoever opens this link plays this challenge. The link holds the challenge, and no name.
levels-send-here = This page opens on this computer only: elsewhere it is the file that has to be sent.
levels-link = Link to this challenge
levels-invitation = A challenge for you: { $name }
levels-save = Save to a file
levels-all = All challenges
levels-won = Challenge won!
levels-failed = Challenge lost
levels-won-in = In { $turns } { $turns ->
    [one] turn
   *[other] turns
  }!
levels-better = Within { $turns } { $turns ->
    [one] turn
   *[other] turns
  }: { $stars } stars.
levels-again-how = Never mind: try again!
levels-again = Again
levels-next = Next: { $name }
levels-name = Name of the challenge
levels-goal = Goal
levels-how-many = How many?
levels-opponent = Opponent
levels-three = Turns for 3 stars
levels-two = Turns for 2 stars
levels-ready = Ready
