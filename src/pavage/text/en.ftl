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
