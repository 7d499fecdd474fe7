# core
error-players = This game is for { $low } to { $high } players, not { $given }.
error-players-exactly = This game is for { $low ->
    [one] one player
   *[other] { $low } players
  }, not { $given }.
error-option = There is no option “{ $name }”. The options are: { $known }.
error-option-value = The option { $name } cannot be “{ $given }”. It can be: { $values }.
error-option-lists = The option { $name } cannot be “{ $given }”. It is { $lists } { $lists ->
    [one] list
   *[other] lists
  } of whole numbers in ascending order, from { $values }: like { $usual }.
error-computer-seat = The computer cannot play seat { $given }: the seats are 0 to { $last }.
error-option-seed = The option { $name } is a text that UTF-8 can write, not “{ $given }”.
error-no-tileset = This game has no other tile set.
error-game = There is no game “{ $given }”. The games are: { $known }.
error-bot = There is no computer player “{ $given }”. There are: { $known }.
error-game-over = The game is over.
error-no-roll = “{ $move }” does not happen now: a decision is due, and no chance.
error-chance-due = It is for chance to play: “{ $move }” cannot be played now.
error-hidden = “{ $part }” holds hidden tiles (?): this is the export of a running game and cannot be replayed.

# tile sets
tileset-no-text = This is not a text file in UTF-8. It takes one tile’s name a line, and nothing else.
tileset-long = This file is much too long for a tile set.
tileset-more = There are more mistakes further on.

# ends
reason-all-tiles-placed = All the tiles are placed.
reason-no-more-move = Nobody can play any more.
reason-last-turn-played = The last turn has been played.
reason-resigned = { $name } gives up.
reason-abandoned = The game was abandoned.

# bots
bot-random = Random
bot-random-help = Plays anywhere, without thinking.
bot-child = Child
bot-child-help = Plays often at random: a child who begins can win.
bot-easy = Easy
bot-easy-help = Plays well now and then: you will often win.
bot-medium = Medium
bot-medium-help = Plays well, with a slip now and then.
bot-strong = Strong
bot-strong-help = Thinks a little of what comes after its move.
bot-expert = Expert
bot-expert-help = Thinks of many ways in which the game may go on.
bot-beginner = Beginner
bot-beginner-help = Looks at two moves and takes the better one.
bot-greedy = Greedy
bot-greedy-help = Always takes what brings the most at once.
bot-planner = Planner
bot-planner-help = Thinks of its next moves, and of what it leaves to the others.
bot-normal = Normal
bot-normal-help = Looks at what the next rolls may bring, keeps its room and uses its tokens well.
bot-solver = Solver
bot-solver-help = Looks for a way to the end, then follows it.

# advice
advice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
advice-lay = { advice-points } here.
advice-lay-turn = { advice-points } here, { $turn } in the turn.
advice-do = Best of all: “{ $what }”.
advice-both = { $first } { $second }
advice-only = It is the only thing that can be done.
advice-best = It is the best move.
advice-wins = And the game is won!
advice-most = It is the turn that brings the most.
advice-most-left = It is what gets you furthest at once.
advice-now = The turn brings { $best }, instead of { $other }.
advice-now-about = The turn would bring about { $best }, instead of { $other }.
advice-now-left = After this turn fewer tiles are left in the hand.
advice-then = Then { $name } would take only about { $best }, instead of { $other }.
advice-then-left = Then { $name } would have a tile less { $best ->
    [0] almost never
    [10] almost always
   *[other] { $best } times in 10
  }, instead of { $other ->
    [0] almost never
    [10] almost always
   *[other] { $other } times in 10
  }.
advice-later = The turn after would be better: about { $best }, instead of { $other }.
advice-later-left = In the turn after, one would have a tile less { $best ->
    [0] almost never
    [10] almost always
   *[other] { $best } times in 10
  }, instead of { $other ->
    [0] almost never
    [10] almost always
   *[other] { $other } times in 10
  }.
advice-next = Then { $name } would take { $points ->
    [0] nothing
   *[other] about { $points }
  }.
advice-chance = This wins { $chance } times in 100, instead of { $other }.
advice-alike = Other moves are as good.

# records
record-utf8 = This file is not UTF-8 text: byte { $at } does not fit.
record-json = This file is not JSON: line { $line }, character { $column }.
record-number = This file holds a number that is too long.
record-deep = This file holds too many lists inside each other.
record-doubled = { $where }: { $key } stands there twice.
record-nan = { $where }: { $found } is not a number.
record-surrogate = { $where }: this text holds half a character.
record-format = The format { $found } is unknown; it must be “{ $expected }”.
record-rules = This game was played by version { $found } of the rules; only version { $expected } is known here.
record-export = This is an export of a game in progress: it holds hidden tiles (?) and cannot be replayed.
record-no-seed = The seed is missing (null), as in an export of a game in progress: without it this file cannot be replayed.
record-missing = { $where }: “{ $name }” is missing.
record-unknown = { $where }: { $name } does not belong here. Expected: { $known }.
record-type = { $where }: it must be { $expected }, not { $found }.
record-a-object = an object
record-a-list = a list
record-a-text = a text
record-a-whole = a whole number
record-a-seat = a seat’s number (0, 1…), or null for chance
record-a-kind = “human” or “bot”
record-a-duration = a whole number of milliseconds, zero or more
record-a-count = a whole number, zero or more
record-a-moment = a date and a time, such as 2024-05-01T12:00:00Z
record-name = { $where }: a name holds no line break and no other control character; this one is { $found }.
record-nothing = nothing
record-chance = chance
record-seat-number = seat { $number }
record-trailing = Ply { $ply }: the game is over already, so no more plies are expected.
record-seat = Ply { $ply }: it is for { $due } to play, not { $found }.
record-move = Ply { $ply }: “{ $move }” cannot be played. { $why }
record-spelling = It must be written “{ $expected }”.
record-points = Ply { $ply }: it scores { $expected }, not { $found }.
record-no-result = The game is over after { $ply } plies: its result is expected.
record-not-over = After { $ply } plies the game is not over: no result is expected, unless “resigned” or “abandoned”, but not “{ $found }”.
record-by = After { $ply } plies: a game that was given up says by whom (by, 0 to { $last }), not { $found }.
record-result = Result, after { $ply } plies: { $name } must be { $expected }, not { $found }.
record-deal-seed = The seed does not give this deal: { $where } must be { $expected }, not { $found }.
record-seed-option = The option names the deal { $expected }, but the seed is { $found }: they must be the same.
record-undone = Only a patience says how many moves were taken back (undone).
record-chance-seed = Ply { $ply }: the seed does not give this chance; word { $at } must be “{ $expected }”, not “{ $found }”.

# command line
cli-usage = Usage:
cli-pavage-help = Placement games, to play in the browser or right here. To begin: pavage play zigzag, or pavage serve --open.
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND …
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version.
cli-see-help = Help: { $command }
cli-in-file = { $file }: { $said }
cli-in-line = line { $line }: { $said }
cli-no-command = there is no command “{ $name }”. The commands are: { $known }.
cli-no-option = there is no option { $name }.
cli-no-option-near = there is no option { $name }. Perhaps { $near }?
cli-missing = { $name } is missing.
cli-bad = { $name }: { $said }
cli-needs-value = { $name } needs a value.
cli-takes-no-value = { $name } takes no value.
cli-extra = too much: { $words }.
cli-not-together = { $one } and { $other } do not go together.
cli-not-whole = “{ $given }” is not a whole number.
cli-out-of-range = { $given } will not do: it must be a number from { $low } to { $high }.
cli-no-file = there is no file “{ $file }”.
cli-no-tileset = “{ $given }” is neither one of the tile sets ({ $sets }) nor a file: no file has that name.
cli-is-folder = “{ $file }” is a folder, not a file.
cli-seed-bytes = a seed is a text; these bytes are none (UTF-8).
cli-two-seeds = the option asks for deal “{ $deal }” and --seed for “{ $seed }”: give one of them
cli-unreadable = this file cannot be read ({ $why }).
cli-unwritable = this file cannot be written ({ $why }).
cli-no-output = the result cannot be written ({ $why }).
cli-system = the system refused ({ $why }).
cli-why-full = no space left
cli-why-large = the file would be too large
cli-why-denied = permission denied
cli-why-read-only = one can only read there
cli-why-missing = it does not exist
cli-why-folder = it is a folder
cli-why-device = the disk or the device does not answer
cli-option-form = “{ $given }”: an option is written name=value.
cli-option-json-form = --option { $name } takes JSON, not “{ $given }”. For example: --option '{ $name }={ $usual }'
cli-option-twice = the option { $name } is given twice.
cli-ply-range = there is no ply { $given }: from 0 to { $last }.
cli-seat-range = there is no seat { $given }: from 0 to { $last }.
cli-option-json = Write JSON, for a program.
cli-option-seed = The seed that decides the deal: any text.
cli-option-option = A ruling of the table, for instance board=tight, tileset=M4 or tileset=FILE. As many times as you like.
cli-option-players = How many players.
cli-moves-short = The legal moves of a position
cli-moves-help = Write the legal moves before ply K, one a line, in byte order. Where it is for chance to play, write everything that can happen. A finished game writes nothing.
cli-moves-ply = The position before ply K, from 0 to the number of plies (by default: the end).
cli-moves-every = A line of JSON for each position: how many moves, and the SHA-256 of their list.
cli-many-outcomes = Ply { $ply }: chance has more than { $most } outcomes, too many to write.
cli-show-short = A position, drawn
cli-show-help = Draw a position as text, as seat S may see it. Without --seat: everything, if the game is finished; otherwise what a spectator sees.
cli-show-ply = The position before ply K, from 0 to the number of plies (by default: the end).
cli-show-seat = What seat S sees (0 starts).
cli-verify-short = Check recorded games
cli-verify-help = Replay each game and check the deal against the seed, every move, the points and the result. Succeeds only if all hold.
cli-verify-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
  }
cli-verify-whole = { $file }: all holds ({ cli-verify-plies }, finished).
cli-verify-running = { $file }: all holds ({ cli-verify-plies }, in progress).
cli-perft-short = Count sequences of moves
cli-perft-help = Count the sequences of D decisions from the deal, to compare two programs. Chance follows the seed and does not count as a decision; games that end earlier are not counted. The seed is “1” if none is given.
cli-perft-depth = The length of the sequences.
cli-perft-computer = A seat that the computer plays, where that changes the rules. The first is 0. Can be repeated.
cli-perft-divide = Count the sequences of each first move apart.
cli-perft-no-divide = --divide needs a depth of at least 1.
cli-games-short = The games, their options and their computer players
cli-games-help = List the games.
cli-serve-short = Open the table in the browser
cli-serve-help = Serve the page and the matches until Ctrl-C.
cli-serve-host = The address to serve on (by default 127.0.0.1: this computer only).
cli-serve-port = The port (by default 8000).
cli-serve-data = The folder that keeps the matches.
cli-serve-open = Open the page in the browser.
cli-serve-name = Another name by which this table is reached, for a village's server. As many times as you like.
cli-serve-failed = Cannot serve on { $host }:{ $port } ({ $why }).
cli-warm-short = Prepare the games, so that nobody waits later
cli-warm-help = Compile all the games and keep the result.
cli-warm-start = Preparing the games
cli-warm-step = { $game }: { $what }
cli-warm-rules = rules
cli-warm-search = search
cli-warm-solver = solver
cli-warm-advice = advice
cli-warm-views = table
cli-no-folder = “{ $file }”: no file can be written there.
cli-player = Player { $number }
cli-play-short = Play against the computer, or let it play alone
cli-play-help = Play a game and write its result. In a terminal you play, against the computer or alone at a patience; elsewhere the computer plays by itself.
cli-play-bots = Who plays, seat by seat: human or a computer player (pavage games says which). A single name fills all seats. By default, in a terminal: you, against easy where somebody is needed; elsewhere: greedy, or the solver for a patience.
cli-play-record = The file to write the game's record to.
cli-play-count = --bots names { $bots } players, --players wants { $players }.
cli-play-wins = wins
cli-play-seed = Seed: { $seed }
cli-play-deal = Deal: { $seed }
cli-play-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }{ $undone ->
    [0] {""}
   *[other] , { $undone } taken back
  }
cli-do-help = help
cli-do-moves = moves
cli-do-hint = hint
cli-do-undo = undo
cli-do-redo = redo
cli-do-quit = quit
cli-play-commands = A number and a square: 1 h8
    { "" }
    moves    where your tiles go
    hint     a good move, and why
    undo     take your move back
    quit     give up
    ?        this help
cli-play-commands-alone = A number of the list, or a card and a gap: QS b4. The card alone will do if there is one gap for it only, and the gap alone if there is one card only.
    { "" }
    u  undo   takes a move back
    r  redo   plays it again
    ?  hint   the solver's move
    h  help   this help
       quit   give up
cli-play-turn-alone = A number, or a move such as { $move } (u undo, r redo, ? hint, h help).
cli-play-which = Which one? { $moves }
cli-play-at-start = Nothing to take back: this is the deal.
cli-play-no-redo = Nothing to play again.
cli-play-hint-line = Hint: { $move } ({ $left ->
    [one] and it is won
   *[other] it can be won in { $left } moves
  })
cli-play-hint-lost = It is lost: { $proof } Go back (u), or take another deal.
cli-play-hint-unknown = No way to win was found from here. Try, or go back (u).
cli-play-hint-perhaps = No way to win was found from here. The most points: { $move }
cli-play-helped = The help is on the right.
cli-play-commands-dice = The dice: Enter
    A sum: its result, like 12
    A piece: 3x4@c5 (4x3@c5: turned)
    { "" }
    moves    all that can be done
    hint     a good move, and why
    undo     takes back your move
    quit     gives up
    ?        this help
cli-play-goal = Challenge: { $goal } { $value } / { $most }
cli-play-roll = Enter: { $label }
cli-play-answer = { $ask } = ? Type the result, then Enter.
cli-play-fit = Type a move, like { $move } (moves: all of them; ?: help).
cli-play-turn = Your turn, { $name }: type a move, such as 1 h8 (help: ?).
cli-play-only = { $status } Enter: { $action }.
cli-play-counter = { $label }: { $value }
cli-play-empty = Type a move, such as 1 h8. Help: ?
cli-play-hint = Hint: { $move }
cli-play-hint-points = Hint: { $move }, which scores { $equation }
cli-play-no-undo = Nothing to take back: the turn begins, or tiles have been drawn.
cli-play-undone = Taken back.
cli-play-quit-sure = Give the game up? (y/n)
cli-play-not-quit = The game goes on.
cli-play-turn-over = Your turn is over. Press Enter to hide the screen.
cli-play-pass = Pass the screen to { $name }, then press Enter.
cli-play-turn-place = A tile and a square, such as { $move } (h help, m moves, ? hint).
cli-play-turn-hexes = For example { $move }, or the tile alone (h help, m moves, ? hint).
cli-play-turn-pair = Tiles and squares, such as { $move } (h help, m moves, ? hint).
cli-play-turn-pick = A square, such as { $move } (h help, m moves, ? hint).
cli-play-missing = You have no tile { $number }: they go from 1 to { $most }.
cli-play-choose = Which one? Type its letter:
cli-play-lacks = Only together with a second tile.
cli-play-many = { $moves ->
    [0] Nothing goes there.
    [one] { $moves } move:
   *[other] { $moves } moves:
  }{ $moves ->
    [0] {""}
   *[other] {" "}see the list, and add a square.
  }
cli-play-best = { $moves ->
    [one] One way:
   *[other] { $moves } ways, the best first:
  } type a letter.
cli-play-hint-hexes = Hint: tile { $piece }. Type a to play this.
cli-play-page = page { $page } of { $pages }: m goes on
cli-play-no-turn = This cannot go there, however it is turned:
cli-play-no-way = However they are turned, they cannot go there together. Write the whole move to learn why.
cli-play-drawn = New in your hand: { $pieces }
cli-play-hint-brings = Hint: { $move } (tile { $pieces }). { $brings }
cli-help-place = { $move }: tile and square. A tile alone, or a square alone, shows what is possible.
cli-help-hexes = { $move }: tile and place. A tile alone, or a place alone, shows the best that is possible.
    The tile turns as you choose. 2/3 is tile 2 turned three steps clockwise, and the arrow beside it shows where its upper right cell goes.
cli-help-pair = { $move }: two joined tiles, each with its square.
cli-help-pick = { $move }: the square of the tile that you choose, or its number in the list.
cli-help-turned = The tile turns so that it fits. If it fits in several ways, you are asked which.
cli-help-whole = { $move }: the whole move, as it is written in records.
cli-help-action = { $move }, or Enter alone: the only thing possible.
cli-help-signs = On the table, • is a square where you can go, and { $angle } a ticked one. In the list, ×2 says: in two ways.
cli-help-hexes-signs = On the table, a place says its two numbers and, of the tile that you chose, the most points that it can score there.
cli-help-commands = { "" }
    m  moves  what is possible (m 2: for tile 2)
    ?  hint   a good move, and why
    u  undo   take your move back
    h  help   this help
       quit   give up
    { "" }
cli-help-commands-alone = { "" }
    m  moves  what is possible (m 2: for tile 2)
    ?  hint   a good move, and why
    u  undo   takes a move back
    r  redo   plays it again
    h  help   this help
       quit   give up
    { "" }
cli-help-tip = { $tip }
cli-solve-short = Find out whether a deal or a position can be won
cli-solve-help = Look for the shortest way to win, and play it through the rules before it is written. Three answers: it can be won, it is lost (with the proof), or not known. Ctrl-C stops the search, writes the best answer found and exits with status 130. In a game for one that is played for points, look for the highest total.
cli-solve-deal = The deal: a number, or any text. The same as --seed.
cli-solve-seconds = How many seconds to search (by default 10).
cli-solve-from = A recorded game: search from its position. The deal and the rulings are its own.
cli-solve-ply = The position before ply K of that game (by default: the end).
cli-solve-out = The file to write the deal and the moves found to, as a game.
cli-solve-no-solver = The game “{ $game }” has no solver. These have one: { $known }.
cli-solve-no-deal = which deal? For instance: --deal 17
cli-solve-needs-from = --ply goes with --from.
cli-solve-other-game = this is a game of { $found }, not of { $asked }.
cli-solve-other-option = this game is played with { $name }={ $found }, not { $asked }.
cli-solve-other-deal = this is a game of deal “{ $found }”, not “{ $asked }”.
cli-solve-where = { $game }, deal { $deal } ({ $options })
cli-solve-where-ply = { $game }, deal { $deal } ({ $options }), before ply { $ply }
cli-solve-won = It can be won in { $moves } moves.
cli-solve-won-optimal = It can be won in { $moves } moves: no way is shorter, which is proven.
cli-solve-won-bound = It can be won in { $moves } moves. At least { $bound } are needed, which is proven.
cli-solve-won-already = It is won already.
cli-solve-lost = Lost: { $proof }
cli-solve-unknown = Not known: no way to win was found, and nothing proves that there is none.
cli-solve-unknown-line = The best score found is { $score }, in { $moves } moves:
cli-solve-effort = Effort: { $positions } positions, { $seconds }.
cli-solve-interrupted = The search was stopped before its end.
cli-solve-progress = { $positions } positions · { $seconds } · Ctrl-C stops and writes the answer
cli-solve-progress-best = { $moves } moves
cli-solve-progress-bound = at least { $bound }
cli-solve-progress-none = nothing yet
cli-solve-state = A file that keeps the search for the highest total: it goes on from there, and is written at the end.
cli-solve-no-state = --state is for games of which the highest total is sought, and “{ $game }” is none.
cli-solve-other-state = this file is spoilt, or it keeps another search: of another seed or position, with other tiles or rules.
cli-solve-not-alone = The highest total is sought for one player, and more played this game.
cli-solve-best = The highest total found is { $score }, in { $moves } moves:
cli-solve-best-known = The best that is known is { $score }.
cli-solve-best-effort = Effort: { $steps } steps, { $seconds }.
cli-solve-best-progress = { $score } points · { $steps } steps · { $seconds } · Ctrl-C stops and writes the answer
cli-not-seconds = “{ $given }” is not a time in seconds, such as 10 or 0.5.
error-solver-line = The solver is wrong: its move { $at }, “{ $move }”, cannot be played. { $why }
error-solver-score = The solver is wrong: its moves lead to { $found } points, not to { $promised }.
error-solver-not-won = The solver is wrong: its { $moves } moves do not win.
error-solver-bound = The solver is wrong: it wins in { $moves } moves and says that at least { $bound } are needed.
cli-study-short = Put a question to thousands of deals, and get a report
cli-study-help = Studies: a question, many deals, a report with figures.
cli-balance-short = How a game plays: length, advantage, dead turns, choices
cli-balance-help = Let the computer play against itself N times, on all cores, count what happens and write a report (report.html, report.md, summary.json, games.csv, games.parquet). With --vary several values of an option are compared on the same deals. It can be stopped and resumed: the same command goes on where it was, and a larger N makes the study larger.
cli-balance-games = How many games of each variant (by default 10000).
cli-balance-tileset = A file with tiles of one’s own: the same as --option tileset=FILE.
cli-balance-vary = The values of an option to compare; for a tile set: files, and usual for the one in the box. --vary may be repeated, and all combinations are played.
cli-balance-bot = The level of the computer that plays all seats (by default greedy).
cli-balance-skill = Levels, the weakest first: how often does each beat the one before it? (by default random,greedy; none: no levels).
cli-balance-skill-games = How many games between two levels (by default as many as N, at most 1000).
cli-balance-precision = End as soon as the share of who begins is known to X points of a hundred (± X).
cli-balance-so-far = the first wins { $first } · { $decisions } decisions
cli-tournament-short = Who is the strongest: each plays against each
cli-tournament-help = Let each level play against each other one, N games a pair, on all cores, and write a report with ratings (report.html, report.md, summary.json, games.csv, games.parquet). It can be stopped and resumed: the same command goes on where it was, and a larger N makes it larger.
cli-tournament-bots = The levels, the weakest first (by default the five of the ladder).
cli-tournament-also = Other pairs besides, the weaker one first, like random:child,greedy:expert.
cli-tournament-also-form = --also is written WEAKER:STRONGER,WEAKER:STRONGER and not “{ $given }”.
cli-tournament-games = How many games of each pair (by default 1000).
cli-study-out = The folder of the study (by default one here, named after the question).
cli-study-jobs = How many processes work (by default: one a core).
cli-study-dask = The address of a Dask cluster, like tcp://10.0.0.1:8786: its processes work.
cli-study-jobs-or-dask = --jobs and --dask do not go together: a cluster has its own processes.
cli-study-done = { $folder }: the report is in report.html.
cli-study-stopped = The study was stopped: { $done } of { $total } are done and kept in { $folder }. The same command goes on.
cli-study-stage-deals = Deals
cli-study-stage-lengths = Lengths
cli-study-stage-games = Games
cli-study-stage-skill = Levels
cli-study-one-deal = a study is about many deals: the option deal does not go with it.
cli-study-bots-twice = { $option }: a level is there twice.
cli-study-few-bots = { $option }: at least { $fewest } are needed, with commas between them.
cli-vary-form = --vary is written OPTION=VALUE,VALUE and not “{ $given }”.
cli-vary-many = --vary gives { $given } variants; at most { $most } can be compared.
cli-vary-same = --vary gives the same variant twice: { $given }.
cli-not-percent = “{ $given }” is not a precision in parts of a hundred, like 1% or 0.5%.
cli-winnability-short = What share of deals can be won, and in how many moves
cli-winnability-help = Give the deals F to F+N-1 to the solver, on all cores, each with the same effort, and write a report (report.html, report.md, summary.json, deals.csv, lengths.csv). It can be stopped and resumed: the same command goes on where it was, and a larger N makes the study larger.
cli-winnability-deals = How many deals.
cli-winnability-first = The first deal (by default 1).
cli-winnability-dialect = The dialect: the same as --option dialect=X.
cli-winnability-positions = The effort: how many positions to look at before the answer is “not known” (by default ten million).
cli-winnability-sample = How many deals, the first ones, get the efforts of --efforts too (by default 100).
cli-winnability-efforts = The efforts whose lengths are compared, in positions (by default 10000,100000,1000000,10000000; 0: none).
cli-winnability-answer = { $answer }: { $count } ({ $share }; 95%: { $interval })
cli-winnability-so-far = { $won } won · { $lost } lost · { $unknown } not known · { $mean } a deal
cli-not-efforts = “{ $given }”: it must be rising whole numbers with commas between them, such as 1000,100000.

# studies
study-workers-die = { $times } times in a row a process died before anything was done (near number { $first }). What was done is kept.
study-deal-said = Deal { $deal }: { $said }
study-in-use = Another study is writing to { $folder }.
study-unreadable = { $file } is damaged: it cannot be read.
study-other-question = { $folder } holds another study: { $name } is { $was } there, not { $now }. Choose another folder with --out.
study-other-solver = The results in { $folder } come from another version of the program; they are not mixed. Choose another folder with --out.
study-dask-missing = --dask needs Dask: pip install "pavage[cluster]".
study-dask-unreachable = No Dask cluster answers at { $address }.
study-dask-no-workers = The Dask cluster at { $address } has no workers.
study-dask-lost = The Dask cluster at { $address } does not answer any more. What was done is kept; the same command goes on.
study-dask-other = The workers of the Dask cluster do not have this same Pavage ({ $why }).

# server: the table
error-out-of-turn = It is { $name }’s turn.
error-stale = The table has changed meanwhile. Have a look, then play again.
error-ahead = This page is ahead of the game. Reload it.
error-no-undo = This move can’t be taken back now.
error-watching = You are watching this game: only the players play.
error-not-your-seat = That is { $name }’s seat, not yours.
error-bots-seat = That is the computer’s seat: it plays by itself.
error-no-seat = There are only { $seats } seats at this table.
error-not-your-hand = These tiles are somebody else’s: they stay hidden.
error-no-hand-shown = No hand is shown here: show yours first.
error-busy = Slow down! Too much at once. Try again in a moment.
error-move-long = This move is too long: { $most } characters at most.
error-no-line = Only in a patience are moves taken back and played again at will.
error-line-same = These are the moves on the table already.
error-line-opening = The first { $plies } moves of the challenge stay as they are.
error-line-long = This line is too long: { $most } moves at most.
error-line-move = Move { $place }, “{ $move }”, can’t be played. { $why }

# server: the solver
error-no-solver = There is no solver for this game.
error-watching-ask = You are watching this game: only who plays it asks the solver.
error-solver-silent = The solver has no answer for this position.
error-par-silent = The solver can’t say how few moves this deal needs.
error-watching-hint = You are watching: only those who play are given hints.
error-no-hints = There are no hints here: several play, each on a device of their own.
error-hint-nothing = There is nothing to choose just now.
error-hint-silent = No hint could be found. Try again.

# server: coming and going
error-no-match = There is no such game. Check the link.
error-no-key = This link does not open this game. Ask for another one.
error-invite-used = This invitation has been used. Ask for another one.
error-no-invite = This link is no invitation.
error-no-rematch = There is no rematch yet.
error-not-over = The game is not over: the rematch comes after.
error-rematch-open = A seat has stayed empty: start a new game instead.
error-nobody-plays = At least one person must sit at the table.
error-name-empty = A name is missing.
error-name-long = This name is too long: { $most } letters at most.
error-too-many = So many games at once! Wait a minute, then try again.
error-no-totals = This game has no table of totals: what one does alone is not compared there.
error-no-line-known = No best line is known yet.
error-no-challenge = This game has no challenge of the day, or not with these options.
error-day = “{ $given }” is not a date. A date is written 2026-11-30.
error-day-to-come = This challenge has not begun yet: come back on that day.
error-possible-not-over = The game is not over: what was possible is told at the end.
error-open-alone = This game is for one player: nobody can be invited to it, but anybody may watch.
error-no-review = There is nothing to review here.
error-review-not-over = The game is not over: it is reviewed when it is.
error-watching-review = You watched this game: each reviews the moves that they made.

# server: keeping matches
error-store = The game could not be saved: nothing has changed. ({ $why })
error-store-in-use = Another Pavage is using the folder { $path }. Close it, or choose another folder.
error-store-folder = Games can’t be kept in the folder { $path }: { $why }.
error-store-open = The file of games { $path } can’t be opened: { $why }. Nothing in it was changed.
error-conflict = This has just been done elsewhere. Nothing was changed.
error-replay = This game can’t be replayed any more (entry { $entry }: { $why }) It is kept as it is.
error-replay-deal = This game can’t be replayed any more: its deal is no longer that of its seed. It is kept as it is.
error-replay-differs = it is not what the rules say.
error-replay-rules = This game was played by another version of the rules ({ $kept }; here { $played }). It is kept as it is.

# server: messages from programs
error-hello-first = Say hello first.
error-hello-once = Hello has been said already: one game a line.
error-not-text = This message is not text.
error-not-json = This message is not JSON.
error-unknown-message = There is no such kind of message.
error-malformed = This message does not have the right form.
error-too-large = This is too long: { $most } characters at most.
error-request = The request does not have the right form ({ $where }).
error-language = This language is not known. The languages are: { $known }.
error-http-not-found = There is nothing at this address.
error-http-wrong-method = This can’t be asked that way.
error-http-malformed = The request does not have the right form.
error-wrong-host = This server does not answer to that name.
error-wrong-origin = This request comes from another site’s page: it is refused.
error-error = A mistake on our side. Nothing was changed; try again.

# learning: the files of what is known (the page reads these too)
facts-line = line { $line }: { $said }
facts-long = this file is far too long for times tables.
facts-utf8 = this file is not text in UTF-8.
facts-head = it must be exactly “{ $expected }”.
facts-columns = it must be { $expected } values with commas between them, not { $found }.
facts-cell = { $column }: it must be { $expected }, not “{ $given }”.
facts-whole = a whole number from { $low } to { $high }
facts-nothing = nothing, as none of the last answers is right
facts-day = a date such as 2026-11-30
facts-recent = { $count ->
    [one] the last answer
   *[other] the last { $count } answers
  }, r for right and w for wrong (at most { $right } r and { $wrong } w)
facts-twice = { $a } × { $b } is in line { $first } already: each must be there once.
level-new = not asked yet
level-practise = to practise
level-coming = nearly known
level-known = known

# learning: the class sheet
cli-report-short = A class sheet from the pupils’ files
cli-report-help = Make a sheet to read or to print from the files that pupils saved under “My tables”, one a pupil; the file’s name says who it is. All is done here, and nothing leaves this computer. All files are checked before anything is written.
cli-report-out = The page to write (HTML, with nothing beside it).
cli-report-no-out = where to write it? For instance: --out class.html
cli-report-over = “{ $file }” is one of the files to read: the sheet would take its place.
cli-report-twice = two files are called “{ $name }”; it must be one a pupil, each with its own name.
cli-report-done = { $file }: the sheet of { $pupils ->
    [one] { $pupils } pupil
   *[other] { $pupils } pupils
  }.
sheet-title = The tables of the class
sheet-pupils = { $pupils ->
    [one] { $pupils } pupil
   *[other] { $pupils } pupils
  }
sheet-made = Made on { $day }, on this computer, from the pupils’ files.
sheet-class = Who knows what
sheet-class-how = In each cell: how many pupils know this fact. The darker the cell, the more they are.
sheet-class-cell = { $a } × { $b }: { $count } of { $pupils } know it
sheet-practise = To practise together
sheet-practise-how = The facts that most pupils get wrong or do not know well yet.
sheet-practise-none = Nothing: all that was asked is known.
sheet-fact = Fact
sheet-who = Who gets it wrong
sheet-each = Pupil by pupil
sheet-name = Pupil
sheet-map = Their table
sheet-figures = { $known } of { $all } known
sheet-answers = { $asked ->
    [0] no answer
    [one] { $asked } answer, { $right } right
   *[other] { $asked } answers, { $right } right
  }
sheet-last = the last on { $day }
sheet-next = To practise
sheet-nothing = –
sheet-map-said = { $known } known, { $coming } nearly known, { $practise } to practise, { $new } not asked yet
sheet-legend = Signs
sheet-rule = What counts is the last five answers to a fact, each way round. Known: at least three answers, four in five right, as a rule in six seconds or less. To practise: fewer than three in five right.

# levels
level-no-game = This game has no levels.
level-form = A level is a JSON object with these members: { $members }.
level-json = This file is not a level: it is not JSON in UTF-8.
level-large = This file is far too large for a level.
level-missing = This level lacks “{ $name }”.
level-unknown = A level has no “{ $name }”. It has: { $known }.
level-opponent = “{ $given }” is not an opponent. There are: { $known }.
level-name = The name of a level is a text, or a text for each of these languages: { $languages }.
level-name-length = The name of a level has 1 to { $most } characters.
level-options = The options of a level are an object, like {"{"}"grid": 18{"}"}. The goal is said apart, in “goal”.
level-goal = The goal of a level cannot be empty.
level-stars = The stars of a level are two numbers of turns, from 1 to { $most }, for three stars and then for two: for example [3, 5].
