# core
error-players = This game is for { $low } to { $high } players, not { $given }.
error-option = There is no option “{ $name }”. The options are: { $known }.
error-option-value = The option { $name } cannot be “{ $given }”. It can be: { $values }.
error-no-tileset = This game has no other tile set.
error-game = There is no game “{ $given }”. The games are: { $known }.
error-bot = There is no computer player “{ $given }”. There are: { $known }.
error-game-over = The game is over.
error-chance-due = It is for chance to play: “{ $move }” cannot be played now.
error-hidden = “{ $part }” holds hidden tiles (?): this is the export of a running game and cannot be replayed.

# ends
reason-all-tiles-placed = All the tiles are placed.
reason-no-more-move = Nobody can play any more.
reason-last-turn-played = The last turn has been played.
reason-resigned = { $name } gives up.
reason-abandoned = The game was abandoned.

# bots
bot-random = Random
bot-random-help = Plays anywhere, without thinking.
bot-easy = Easy
bot-easy-help = Plays well now and then, at random often: you will often win.
bot-greedy = Greedy
bot-greedy-help = Always takes the most points at once.

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
record-missing = { $where }: “{ $name }” is missing.
record-unknown = { $where }: { $name } does not belong here. Expected: { $known }.
record-type = { $where }: it must be { $expected }, not { $found }.
record-a-object = an object
record-a-list = a list
record-a-text = a text
record-a-whole = a whole number
record-a-seat = a seat’s number, or null for chance
record-a-kind = “human” or “bot”
record-a-duration = a duration, zero or more
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
record-deal-seed = The seed does not give this deal: { $part } must be { $expected }, not { $found }.
record-chance-seed = Ply { $ply }: the seed gives “{ $expected }”, not “{ $found }”.
