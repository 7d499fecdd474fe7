"""What a game looks like to one viewer: the vocabulary that every game's ``scene.py`` speaks.

A table is *set up* once (``Setting``: zones and their fixed cells) and then *shown* again after
each ply (``Scene``: pieces, targets, actions). A scene has a public part, the same for everybody,
and a private part for the seat that looks; both are made from observations, never from the state.
The client draws scenes and sends back the ready-made move strings; it knows no game.

Coordinates are whole numbers, in cells. On ``squares`` x runs east and y south; so they do on a
``plane``, which has no edge (``cols`` and ``rows`` are 0; x and y may be negative). ``hexes`` are
a plane of hexagons with a corner on top, in axial coordinates: x runs east and y to the lower
right, so that the neighbours of 0, 0 are, clockwise from the upper right, 1,-1  1,0  0,1  -1,1
-1,0  0,-1. Such a hexagon is 1 wide, and its middle is that of its cell. In a ``rack`` x is the
slot. A ``tableau`` holds cards, which are taller than wide, in rows. ``dice`` has a die in each of
its ``cols``, for everybody to see.

Pieces have ids that mean the same piece from one scene to the next, for one viewer; the client
animates by comparing them. An id is made from what the viewer can see, and so can tell nothing
else.

``gc=False``: these values hold each other in one direction only, so Python's collector of cycles,
which would look at every one of them again and again, need not know them.
"""

from typing import Literal

import msgspec

from pavage.core.message import Message

ZoneKind = Literal["squares", "plane", "hexes", "rack", "tableau", "dice"]


class Cell(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A fixed place of a zone: its coordinates, its name in the notation, what is printed on it."""

    x: int
    y: int
    name: str
    face: str | None = None  # a face printed on the table itself (a multiplier square)
    label: Message | None = None  # what a screen reader says of that print


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of the table. ``seat`` owns it (a rack); ``cols`` x ``rows`` is its size in cells.

    A rack of 0 ``rows`` grows: it has room for ``cols`` pieces at least, and takes as many more
    rows of them as it needs.
    """

    id: str
    kind: ZoneKind
    label: Message
    cols: int
    rows: int
    cells: list[Cell] = []
    seat: int | None = None
    col_names: list[str] = []  # written along the edge of the board
    row_names: list[str] = []


class Setting(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The table before anything is on it: sent once to each viewer.

    ``colours``: by seat, which of the page's four seat colours it has, where the pieces have that
    colour too; else they come in their order.
    """

    zones: list[Zone]
    colours: list[int] = []


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that lies somewhere. ``face`` is a symbol of the game's faces, or several of them
    that lie over one another, joined by ``+``.

    ``drop`` is what to send when the viewer lets it go on a place that is no target, so that the
    rules can say why not: ``{name}``, ``{x}`` and ``{y}`` stand for the place.
    ``joins``: it goes on where the piece on its left ends, and is drawn closed up to it.
    ``turns``: how many steps make a whole turn of it (4: quarter turns; 1: it is not turned);
    ``turn``: how many steps clockwise its face is turned now; ``period``: after how many steps it
    looks the same again (0: only after a whole turn). Whoever turns it by hand comes back to 0
    there: no move names a turn of ``period`` steps or more. ``drops``: ``drop`` for each turn of
    0, 1, … steps, where what to send depends on how the piece is turned.
    ``wide``, ``high``: how many cells it covers, from x, y to the east and the south. The face of
    such a piece is one of its cells, drawn as often as it has cells; turned by one step of two, it
    is as wide as it was high.
    """

    id: str
    zone: str
    x: int
    y: int
    face: str
    marks: list[Literal["last", "start", "new"]] = []
    drop: str | None = None
    joins: bool = False
    turn: int = 0
    turns: int = 1
    period: int = 0
    drops: list[str] = []
    wide: int = 1
    high: int = 1


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece goes to a place, turned so many steps clockwise."""

    piece: str
    zone: str
    x: int
    y: int
    turn: int = 0


class Target(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move of a piece to a place: what to send, and what it would score.

    ``final`` says that it cannot be taken back (something hidden will be revealed). ``turn``: how
    many steps clockwise the piece's face is turned there. ``then``: where a second piece goes in
    the same move; the two may be laid in either order. ``badge`` (a sign or two) and ``note`` (a
    sentence) say what the move brings where that is not points; ``tick``: the place is marked as
    one of those that the rules ask for. ``sides``: where the piece would match what lies there, by
    numbers clockwise from the first neighbour (on ``hexes``: the upper right).
    """

    piece: str
    zone: str
    x: int
    y: int
    move: str
    points: int = 0
    equation: str = ""
    final: bool = False
    turn: int = 0
    then: Step | None = None
    badge: str = ""
    note: Message | None = None
    tick: bool = False
    sides: list[int] = []


class Fit(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a piece of several cells fits, turned so: legal moves that all bring the same.

    ``names`` are the cells on which its north-west corner may lie; ``move`` is what to send, with
    ``{name}`` for that cell. A cell's place is looked up in its zone.
    """

    piece: str
    zone: str
    turn: int
    move: str
    names: list[str]
    points: int = 0
    equation: str = ""
    final: bool = False


class Block(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move that is made by choosing an area, or by letting the piece go over it.

    The area goes from the cell x, y to the east and the south; blocks may overlap. ``note`` says
    what the move does.
    """

    piece: str
    zone: str
    x: int
    y: int
    wide: int
    high: int
    move: str
    points: int = 0
    equation: str = ""
    note: Message | None = None
    final: bool = False


class Pick(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move that is made by choosing a piece where it lies; ``note`` says what it does."""

    piece: str
    move: str
    note: Message | None = None
    final: bool = False
    points: int = 0
    equation: str = ""


class Keypad(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A product is asked for: ``ask`` is the question (``3 × 4``), ``factors`` are its two numbers.

    ``move`` is what to send, with ``{n}`` for the number: every number of at most ``digits`` digits
    is a legal answer.
    """

    ask: str
    factors: list[int]
    move: str
    digits: int


class TokenUse(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move that spends a token on a piece (a die).

    ``face``: what the piece would show then, if that is known. ``sign``: what could be done then:
    the piece in hand ``fits`` somewhere, something could be taken (``takes``), or nothing is said.
    """

    piece: str
    move: str
    label: Message
    face: str | None = None
    sign: Literal["", "fits", "takes"] = ""


class Token(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A kind of token in the viewer's tray, how many it has, and what it could do with one now."""

    id: str
    label: Message
    face: str
    count: int
    help: Message | None = None
    uses: list[TokenUse] = []


class Switch(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move, rare and great, that is a switch to push."""

    move: str
    label: Message
    help: Message


class Roll(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The dice of a zone wait for the viewer's touch.

    Rolling is a decision (``move``), or what has been rolled is just not shown before, or else the
    viewer's device chooses the outcome: ``chance`` is what to send then, with ``{0}``, ``{1}`` for
    one of the numbers that each of the ``dice`` may show. ``rare`` is what it is to send instead,
    once in ``one_in`` times.
    """

    zone: str
    label: Message
    move: str | None = None
    chance: str | None = None
    dice: list[list[int]] = []
    rare: str | None = None
    one_in: int = 0


class Action(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move that is a button. ``primary`` is what most players want now."""

    move: str
    label: Message
    help: Message | None = None
    primary: bool = False
    final: bool = False


class Counter(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A number that everybody sees: tiles in the bag, turns left, tiles in a hand (``seat``).

    ``most`` is what it can reach (12 points of 48).
    """

    id: str
    label: Message
    value: int
    face: str | None = None
    seat: int | None = None
    most: int | None = None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What may come to an empty place: small faces to draw there, and the same in words."""

    zone: str
    x: int
    y: int
    faces: list[str]
    label: Message


class Goal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is to be reached in a challenge: a sentence, how far it is, in how many turns so far."""

    label: Message
    value: int
    most: int
    turns: int


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The public part of what is to be seen now. ``status`` is one line: what is happening."""

    pieces: list[Piece]
    counters: list[Counter]
    status: Message
    goal: Goal | None = None


class Sorting(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An order in which the viewer may want the pieces of its hand: their ids, the first first."""

    label: Message
    order: list[str]


class Hand(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The private part, for one seat: its own pieces, what it may do and, in a line, what to do.

    ``tip`` is a longer hint for somebody's first game. ``offers`` say what may come to gaps.
    ``picks`` are pieces to choose where they lie. ``asks`` are the ids of pieces that can be laid
    and whose targets are not among ``targets``: with many moves they are told for one piece, when
    somebody asks (see ``Game.targets``). ``sorts``: orders in which a large hand can be shown
    instead of the one in which it lies there. ``fits`` and ``blocks`` are for pieces of several
    cells; ``keypad``, ``tokens``, ``switch`` and ``roll`` are other ways to make a move.
    """

    seat: int
    pieces: list[Piece]
    targets: list[Target]
    actions: list[Action]
    status: Message
    tip: Message | None = None
    offers: list[Offer] = []
    picks: list[Pick] = []
    asks: list[str] = []
    sorts: list[Sorting] = []
    fits: list[Fit] = []
    blocks: list[Block] = []
    keypad: Keypad | None = None
    tokens: list[Token] = []
    switch: Switch | None = None
    roll: Roll | None = None


class Glow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line that was just joined: an SVG path (a cell is 1 x 1) that begins at cell x, y."""

    zone: str
    x: int
    y: int
    path: str


class Sum(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A product that was asked for, what was answered, and what it is."""

    factors: list[int]
    given: int
    result: int


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What everybody may know of a ply: how it is written, what it scored and how it shows.

    ``move`` is the notation with ``?`` for what is hidden; ``line`` is a sentence for the log.
    ``zone``, ``x``, ``y`` say where it happened, so that the score flies from there. ``cheer`` is
    a few words to celebrate it with. ``rolled``: the faces that the dice of zone ``zone`` show now.
    ``sum``: what was answered to a keypad. ``scores``: those of all seats after it, where it
    changed others' too.
    """

    seat: int | None
    move: str
    line: Message
    points: int = 0
    equation: str = ""
    turn: int = 0  # plies of one turn carry one number; the score sheet has a row a round
    zone: str | None = None
    x: int = 0
    y: int = 0
    glow: list[Glow] = []
    cheer: Message | None = None
    rolled: list[str] = []
    sum: Sum | None = None
    scores: list[int] = []
