// Generated from src/pavage/server/wire.py by tools/wire_ts.py: run `make wire`, do not edit.
// A member with `?` is left out by the server when it has its default value.

/**
 * The first message. `tokens`: the keys this device holds for the match (seats or watcher).
 *
 * `look` is the seat whose hand is to be shown (None: no hand); `seq` is what the client
 * already knows, so that it gets only the log's rest (-1: nothing).
 */
export interface Hello {
  t: "hello";
  match: string;
  tokens: string[];
  look?: number | null;
  seq?: number;
}

/** Show this seat's hand from now on (None: no hand): passing one device round. */
export interface Look {
  t: "look";
  look?: number | null;
}

/** Play `move` for `seat`, made while looking at `seq`. */
export interface Move {
  t: "move";
  seat: number;
  move: string;
  seq: number;
}

/** Bring about the chance ply `move` for `seat`, where the match waits for that. */
export interface Rolled {
  t: "roll";
  seat: number;
  move: string;
  seq: number;
}

/** Take back, for `seat`, as far as `State.undo` offers. */
export interface Undo {
  t: "undo";
  seat: number;
  seq: number;
}

/** Give the game up for `seat`. */
export interface Resign {
  t: "resign";
  seat: number;
  seq: number;
}

/**
 * In a patience: make the line of moves this one, from the deal on.
 *
 * What the lines have in common stays, the rest is taken back and played. So it undoes, redoes,
 * goes to a bookmark and starts again, and is done whole or not at all.
 */
export interface Line {
  t: "line";
  seat: number;
  moves: string[];
  seq: number;
}

/**
 * Ask the solver, where the game has one; or, in a match of several, for a hint (the answer is
 * a `Counsel`). Only who holds a seat may.
 *
 * `judge`: can this position still be won? Answered for every position from now on, until
 * `on` is false. `hint`: a good next move here, told at once and perhaps again. `demo`: the
 * line that wins from here, step by step. `par`: how few moves this deal needs.
 */
export interface Ask {
  t: "ask";
  what: "demo" | "hint" | "judge" | "par";
  on?: boolean;
}

/** Where may this piece go, of those that the shown hand `asks` for? */
export interface Where {
  t: "where";
  piece: string;
}

/** Which of the pieces that the shown hand `asks` for may go to this place? */
export interface Coming {
  t: "coming";
  zone: string;
  x: number;
  y: number;
}

/**
 * The answer to `hello`: what never changes in this match.
 *
 * `options`: of a tile set of one's own, how many tiles it has.
 */
export interface Welcome {
  t: "welcome";
  match: string;
  game: string;
  options: Record<string, boolean | number | string | unknown[] | Record<string, unknown> | null>;
  setting: Setting;
  commitment: string;
  watch?: string | null;
  rematch?: string | null;
  patience?: boolean;
  solved?: boolean;
  deal?: string | null;
  scores?: "left" | "points";
  for_score?: boolean;
  opening?: number;
  day?: string | null;
  hidden?: boolean;
  advised?: boolean;
}

/**
 * The table before anything is on it: sent once to each viewer.
 *
 * `colours`: by seat, which of the page's four seat colours it has, where the pieces have that
 * colour too; else they come in their order.
 */
export interface Setting {
  zones: Zone[];
  colours?: number[];
}

/**
 * A part of the table. `seat` owns it (a rack); `cols` x `rows` is its size in cells.
 *
 * A rack of 0 `rows` grows: it has room for `cols` pieces at least, and takes as many more
 * rows of them as it needs.
 */
export interface Zone {
  id: string;
  kind: "dice" | "hexes" | "plane" | "rack" | "squares" | "tableau";
  label: Message;
  cols: number;
  rows: number;
  cells?: Cell[];
  seat?: number | null;
  col_names?: string[];
  row_names?: string[];
}

/**
 * What to say (`id`, a Fluent message identifier) and with which values.
 *
 * An argument that is itself a message is rendered first.
 */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message>;
}

/** A fixed place of a zone: its coordinates, its name in the notation, what is printed on it. */
export interface Cell {
  x: number;
  y: number;
  name: string;
  face?: string | null;
  label?: Message | null;
}

/**
 * Where the match stands now. `log` holds the entries that the client did not know.
 *
 * `first` is the `seq` of the first entry in `log`; the client keeps what came before.
 * `undo` is the seat (one of mine) that may take back now. `seed` is told when it is over.
 */
export interface State {
  t: "state";
  seq: number;
  ply: number;
  seats: Seat[];
  scene: Scene;
  hand: Hand | null;
  first: number;
  log: Entry[];
  undo?: number | null;
  outcome?: Outcome | null;
  seed?: string | null;
}

/** Who sits where. `bot` names the level; `mine` seats are played from this device. */
export interface Seat {
  name: string;
  kind: "bot" | "human" | "open";
  bot?: string | null;
  score?: number;
  online?: boolean;
  mine?: boolean;
  to_move?: boolean;
}

/** The public part of what is to be seen now. `status` is one line: what is happening. */
export interface Scene {
  pieces: Piece[];
  counters: Counter[];
  status: Message;
  goal?: Goal | null;
}

/**
 * Something that lies somewhere. `face` is a symbol of the game's faces, or several of them
 * that lie over one another, joined by `+`.
 *
 * `drop` is what to send when the viewer lets it go on a place that is no target, so that the
 * rules can say why not: `{name}`, `{x}` and `{y}` stand for the place.
 * `joins`: it goes on where the piece on its left ends, and is drawn closed up to it.
 * `turns`: how many steps make a whole turn of it (4: quarter turns; 1: it is not turned);
 * `turn`: how many steps clockwise its face is turned now; `period`: after how many steps it
 * looks the same again (0: only after a whole turn). Whoever turns it by hand comes back to 0
 * there: no move names a turn of `period` steps or more. `drops`: `drop` for each turn of
 * 0, 1, … steps, where what to send depends on how the piece is turned.
 * `wide`, `high`: how many cells it covers, from x, y to the east and the south. The face of
 * such a piece is one of its cells, drawn as often as it has cells; turned by one step of two, it
 * is as wide as it was high.
 */
export interface Piece {
  id: string;
  zone: string;
  x: number;
  y: number;
  face: string;
  marks?: ("last" | "new" | "start")[];
  drop?: string | null;
  joins?: boolean;
  turn?: number;
  turns?: number;
  period?: number;
  drops?: string[];
  wide?: number;
  high?: number;
}

/**
 * A number that everybody sees: tiles in the bag, turns left, tiles in a hand (`seat`).
 *
 * `most` is what it can reach (12 points of 48).
 */
export interface Counter {
  id: string;
  label: Message;
  value: number;
  face?: string | null;
  seat?: number | null;
  most?: number | null;
}

/** What is to be reached in a challenge: a sentence, how far it is, in how many turns so far. */
export interface Goal {
  label: Message;
  value: number;
  most: number;
  turns: number;
}

/**
 * The private part, for one seat: its own pieces, what it may do and, in a line, what to do.
 *
 * `tip` is a longer hint for somebody's first game. `offers` say what may come to gaps.
 * `picks` are pieces to choose where they lie. `asks` are the ids of pieces that can be laid
 * and whose targets are not among `targets`: with many moves they are told for one piece, when
 * somebody asks (see `Game.targets`). `sorts`: orders in which a large hand can be shown
 * instead of the one in which it lies there. `fits` and `blocks` are for pieces of several
 * cells; `keypad`, `tokens`, `switch` and `roll` are other ways to make a move.
 */
export interface Hand {
  seat: number;
  pieces: Piece[];
  targets: Target[];
  actions: Action[];
  status: Message;
  tip?: Message | null;
  offers?: Offer[];
  picks?: Pick[];
  asks?: string[];
  sorts?: Sorting[];
  fits?: Fit[];
  blocks?: Block[];
  keypad?: Keypad | null;
  tokens?: Token[];
  switch?: Switch | null;
  roll?: Roll | null;
}

/**
 * A legal move of a piece to a place: what to send, and what it would score.
 *
 * `final` says that it cannot be taken back (something hidden will be revealed). `turn`: how
 * many steps clockwise the piece's face is turned there. `then`: where a second piece goes in
 * the same move; the two may be laid in either order. `badge` (a sign or two) and `note` (a
 * sentence) say what the move brings where that is not points; `tick`: the place is marked as
 * one of those that the rules ask for. `sides`: where the piece would match what lies there, by
 * numbers clockwise from the first neighbour (on `hexes`: the upper right).
 */
export interface Target {
  piece: string;
  zone: string;
  x: number;
  y: number;
  move: string;
  points?: number;
  equation?: string;
  final?: boolean;
  turn?: number;
  then?: Step | null;
  badge?: string;
  note?: Message | null;
  tick?: boolean;
  sides?: number[];
}

/** A piece goes to a place, turned so many steps clockwise. */
export interface Step {
  piece: string;
  zone: string;
  x: number;
  y: number;
  turn?: number;
}

/** A legal move that is a button. `primary` is what most players want now. */
export interface Action {
  move: string;
  label: Message;
  help?: Message | null;
  primary?: boolean;
  final?: boolean;
}

/** What may come to an empty place: small faces to draw there, and the same in words. */
export interface Offer {
  zone: string;
  x: number;
  y: number;
  faces: string[];
  label: Message;
}

/** A legal move that is made by choosing a piece where it lies; `note` says what it does. */
export interface Pick {
  piece: string;
  move: string;
  note?: Message | null;
  final?: boolean;
  points?: number;
  equation?: string;
}

/** An order in which the viewer may want the pieces of its hand: their ids, the first first. */
export interface Sorting {
  label: Message;
  order: string[];
}

/**
 * Where a piece of several cells fits, turned so: legal moves that all bring the same.
 *
 * `names` are the cells on which its north-west corner may lie; `move` is what to send, with
 * `{name}` for that cell. A cell's place is looked up in its zone.
 */
export interface Fit {
  piece: string;
  zone: string;
  turn: number;
  move: string;
  names: string[];
  points?: number;
  equation?: string;
  final?: boolean;
}

/**
 * A legal move that is made by choosing an area, or by letting the piece go over it.
 *
 * The area goes from the cell x, y to the east and the south; blocks may overlap. `note` says
 * what the move does.
 */
export interface Block {
  piece: string;
  zone: string;
  x: number;
  y: number;
  wide: number;
  high: number;
  move: string;
  points?: number;
  equation?: string;
  note?: Message | null;
  final?: boolean;
}

/**
 * A product is asked for: `ask` is the question (`3 × 4`), `factors` are its two numbers.
 *
 * `move` is what to send, with `{n}` for the number: every number of at most `digits` digits
 * is a legal answer.
 */
export interface Keypad {
  ask: string;
  factors: number[];
  move: string;
  digits: number;
}

/** A kind of token in the viewer's tray, how many it has, and what it could do with one now. */
export interface Token {
  id: string;
  label: Message;
  face: string;
  count: number;
  help?: Message | null;
  uses?: TokenUse[];
}

/**
 * A legal move that spends a token on a piece (a die).
 *
 * `face`: what the piece would show then, if that is known. `sign`: what could be done then:
 * the piece in hand `fits` somewhere, something could be taken (`takes`), or nothing is said.
 */
export interface TokenUse {
  piece: string;
  move: string;
  label: Message;
  face?: string | null;
  sign?: "" | "fits" | "takes";
}

/** A legal move, rare and great, that is a switch to push. */
export interface Switch {
  move: string;
  label: Message;
  help: Message;
}

/**
 * The dice of a zone wait for the viewer's touch.
 *
 * Rolling is a decision (`move`), or what has been rolled is just not shown before, or else the
 * viewer's device chooses the outcome: `chance` is what to send then, with `{0}`, `{1}` for
 * one of the numbers that each of the `dice` may show. `rare` is what it is to send instead,
 * once in `one_in` times.
 */
export interface Roll {
  zone: string;
  label: Message;
  move?: string | null;
  chance?: string | null;
  dice?: number[][];
  rare?: string | null;
  one_in?: number;
}

/**
 * One entry of the log as everybody may see it. `seq` is its place (0-based).
 *
 * `kind` `undo` takes the line back to `ply` plies; `told` is set for plies.
 */
export interface Entry {
  seq: number;
  kind: "abandon" | "ply" | "resign" | "undo";
  ply?: number;
  seat?: number | null;
  told?: Told | null;
}

/**
 * What everybody may know of a ply: how it is written, what it scored and how it shows.
 *
 * `move` is the notation with `?` for what is hidden; `line` is a sentence for the log.
 * `zone`, `x`, `y` say where it happened, so that the score flies from there. `cheer` is
 * a few words to celebrate it with. `rolled`: the faces that the dice of zone `zone` show now.
 * `sum`: what was answered to a keypad. `scores`: those of all seats after it, where it
 * changed others' too.
 */
export interface Told {
  seat: number | null;
  move: string;
  line: Message;
  points?: number;
  equation?: string;
  turn?: number;
  zone?: string | null;
  x?: number;
  y?: number;
  glow?: Glow[];
  cheer?: Message | null;
  rolled?: string[];
  sum?: Sum | null;
  scores?: number[];
}

/** A line that was just joined: an SVG path (a cell is 1 x 1) that begins at cell x, y. */
export interface Glow {
  zone: string;
  x: number;
  y: number;
  path: string;
}

/** A product that was asked for, what was answered, and what it is. */
export interface Sum {
  factors: number[];
  given: number;
  result: number;
}

/**
 * Final scores by seat, the winners in ascending order, and the reason in the record's words.
 *
 * `by` is the seat that gave up, where the reason is `resigned`. `undone`, in a patience, is
 * how many moves were taken back on the way.
 */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  by?: number | null;
  undone?: number | null;
}

/** Somebody came, went, or took an open seat. */
export interface Presence {
  t: "presence";
  seats: Seat[];
}

/** A rematch has been made: its id (the keys go to each device by `POST /api/rematch`). */
export interface Rematch {
  t: "rematch";
  match: string;
}

/** Nothing was changed. `code` is the kind; `said` says what was wrong and what is right. */
export interface Refused {
  t: "refused";
  code: string;
  said: Message;
  seq?: number | null;
}

/**
 * What the solver says of the position `seq`, to `judge` or `hint`.
 *
 * `moves`: a win in so many is known. `bound`: none in fewer, which is proven. `hint`: the
 * first move of the best line known. `back`: a win is known from the line's first `back`
 * moves on. `proof`: why it is lost. `thinking`: more may follow.
 */
export interface Advice {
  t: "advice";
  seq: number;
  what: "hint" | "judge";
  answer: "lost" | "unknown" | "won";
  moves?: number | null;
  bound?: number;
  hint?: Target | null;
  back?: number | null;
  proof?: Message | null;
  positions?: number;
  seconds?: number;
  thinking?: boolean;
}

/**
 * A hint for `seat` in the position `seq` of a match of several: a good move, and why.
 *
 * `move` is one of those of the hand; `target` is given where it takes a piece to a place.
 */
export interface Counsel {
  t: "counsel";
  seq: number;
  seat: number;
  move: string;
  said: Message;
  target?: Target | null;
}

/**
 * How few moves the deal needs: `moves` are known to be enough, `bound` are needed.
 *
 * `stars`: the most moves for three stars, two and one (None: any win). `earned`: the stars
 * of this match, when it is won. `moves` None: still being found out, or (`none`) no line is
 * known that wins.
 */
export interface Par {
  t: "par";
  moves: number | null;
  bound?: number;
  stars?: (number | null)[];
  earned?: number | null;
  seconds?: number;
  none?: boolean;
}

/** The best line known from `seq` on; `wins` says whether it does. Empty: none is known. */
export interface Demo {
  t: "demo";
  seq: number;
  wins: boolean;
  steps: DemoStep[];
}

/** A move of a demo, and how the table differs after it: these pieces are other than before. */
export interface DemoStep {
  move: string;
  told: Told;
  pieces: Piece[];
  counters: Counter[];
  status: Message;
}

/**
 * Where a piece of a seat's hand may go in the position `seq`: the answer to `where`.
 *
 * `piece` None: what may come to the place that was asked about, the answer to `coming`.
 */
export interface Targets {
  t: "targets";
  seq: number;
  seat: number;
  piece: string | null;
  targets: Target[];
}

export type FromClient = Hello | Look | Move | Rolled | Undo | Resign | Line | Ask | Where | Coming;

export type FromServer = Welcome | State | Presence | Rematch | Refused | Advice | Counsel | Par | Demo | Targets;
