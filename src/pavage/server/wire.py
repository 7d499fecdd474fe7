"""The messages of the WebSocket: one JSON object a frame, told apart by ``t``.

The client sends :data:`FromClient`, the server :data:`FromServer`; ``client/src/wire.ts`` is
generated from this file (``make wire``). Tokens travel in messages only, never in a URL.

``seq`` is how many entries the match's log has: plies, takebacks and resignations alike. It grows
by one with every change, so it names a position for good, whatever is taken back later.
"""

from typing import Literal

import msgspec

from pavage.core.game import Game, OptionValue, Setup
from pavage.core.message import Message
from pavage.core.outcome import Outcome
from pavage.core.scene import Counter, Hand, Piece, Scene, Setting, Target, Told

SeatKind = Literal["human", "bot", "open"]  # open: an invitation that nobody has taken yet


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message. ``tokens``: the keys this device holds for the match (seats or watcher).

    ``look`` is the seat whose hand is to be shown (None: no hand); ``seq`` is what the client
    already knows, so that it gets only the log's rest (-1: nothing).
    """

    match: str
    tokens: list[str]
    look: int | None = None
    seq: int = -1


class Look(msgspec.Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """Show this seat's hand from now on (None: no hand): passing one device round."""

    look: int | None = None


class Move(msgspec.Struct, tag_field="t", tag="move", forbid_unknown_fields=True):
    """Play ``move`` for ``seat``, made while looking at ``seq``."""

    seat: int
    move: str
    seq: int


class Rolled(msgspec.Struct, tag_field="t", tag="roll", forbid_unknown_fields=True):
    """Bring about the chance ply ``move`` for ``seat``, where the match waits for that."""

    seat: int
    move: str
    seq: int


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back, for ``seat``, as far as ``State.undo`` offers."""

    seat: int
    seq: int


class Resign(msgspec.Struct, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give the game up for ``seat``."""

    seat: int
    seq: int


class Line(msgspec.Struct, tag_field="t", tag="line", forbid_unknown_fields=True):
    """In a patience: make the line of moves this one, from the deal on.

    What the lines have in common stays, the rest is taken back and played. So it undoes, redoes,
    goes to a bookmark and starts again, and is done whole or not at all.
    """

    seat: int
    moves: list[str]
    seq: int


class Ask(msgspec.Struct, tag_field="t", tag="ask", forbid_unknown_fields=True):
    """Ask the solver, where the game has one; or, in a match of several, for a hint (the answer is
    a ``Counsel``). Only who holds a seat may.

    ``judge``: can this position still be won? Answered for every position from now on, until
    ``on`` is false. ``hint``: a good next move here, told at once and perhaps again. ``demo``: the
    line that wins from here, step by step. ``par``: how few moves this deal needs.
    """

    what: Literal["judge", "hint", "demo", "par"]
    on: bool = True


class Where(msgspec.Struct, tag_field="t", tag="where", forbid_unknown_fields=True):
    """Where may this piece go, of those that the shown hand ``asks`` for?"""

    piece: str


class Coming(msgspec.Struct, tag_field="t", tag="coming", forbid_unknown_fields=True):
    """Which of the pieces that the shown hand ``asks`` for may go to this place?"""

    zone: str
    x: int
    y: int


FromClient = Hello | Look | Move | Rolled | Undo | Resign | Line | Ask | Where | Coming


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits where. ``bot`` names the level; ``mine`` seats are played from this device."""

    name: str
    kind: SeatKind
    bot: str | None = None
    score: int = 0
    online: bool = True
    mine: bool = False
    to_move: bool = False


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry of the log as everybody may see it. ``seq`` is its place (0-based).

    ``kind`` ``undo`` takes the line back to ``ply`` plies; ``told`` is set for plies.
    """

    seq: int
    kind: Literal["ply", "undo", "resign", "abandon"]
    ply: int = 0
    seat: int | None = None
    told: Told | None = None


class Welcome(msgspec.Struct, tag_field="t", tag="welcome", frozen=True, omit_defaults=True):
    """The answer to ``hello``: what never changes in this match.

    ``options``: of a tile set of one's own, how many tiles it has.
    """

    match: str
    game: str
    options: dict[str, OptionValue]
    setting: Setting
    commitment: str  # SHA-256 of "pavage:" + seed, hex
    watch: str | None = None  # the spectators' token, told to those who hold a seat
    rematch: str | None = None  # the match that follows this one
    patience: bool = False  # moves are taken back freely, with ``line``
    solved: bool = False  # the solver can be asked
    deal: str | None = None  # the seed, where everything is to be seen from the start
    scores: Literal["points", "left"] = "points"  # the most points win; or who has least left
    for_score: bool = False  # played alone for the highest score
    opening: int = 0  # so many moves were made before anybody decided, and stay
    day: str | None = None  # whose challenge it is
    hidden: bool = True  # a seat knows less than everything
    advised: bool = False  # several play it: there are hints, and a review when it is over


def told_options(game: Game, setup: Setup) -> dict[str, OptionValue]:
    """The options of a match as a page is told them (see ``Welcome``)."""
    sets = {option.name for option in game.facts.options if option.kind == "tileset"}
    return {
        name: len(value) if name in sets and isinstance(value, list) else value
        for name, value in setup.options.items()
    }


class State(msgspec.Struct, tag_field="t", tag="state", frozen=True, omit_defaults=True):
    """Where the match stands now. ``log`` holds the entries that the client did not know.

    ``first`` is the ``seq`` of the first entry in ``log``; the client keeps what came before.
    ``undo`` is the seat (one of mine) that may take back now. ``seed`` is told when it is over.
    """

    seq: int
    ply: int
    seats: list[Seat]
    scene: Scene
    hand: Hand | None
    first: int
    log: list[Entry]
    undo: int | None = None
    outcome: Outcome | None = None
    seed: str | None = None


class Presence(msgspec.Struct, tag_field="t", tag="presence", frozen=True, omit_defaults=True):
    """Somebody came, went, or took an open seat."""

    seats: list[Seat]


class Rematch(msgspec.Struct, tag_field="t", tag="rematch", frozen=True):
    """A rematch has been made: its id (the keys go to each device by ``POST /api/rematch``)."""

    match: str


class Refused(msgspec.Struct, tag_field="t", tag="refused", frozen=True, omit_defaults=True):
    """Nothing was changed. ``code`` is the kind; ``said`` says what was wrong and what is right."""

    code: str
    said: Message
    seq: int | None = None


class Advice(msgspec.Struct, tag_field="t", tag="advice", frozen=True, omit_defaults=True):
    """What the solver says of the position ``seq``, to ``judge`` or ``hint``.

    ``moves``: a win in so many is known. ``bound``: none in fewer, which is proven. ``hint``: the
    first move of the best line known. ``back``: a win is known from the line's first ``back``
    moves on. ``proof``: why it is lost. ``thinking``: more may follow.
    """

    seq: int
    what: Literal["judge", "hint"]
    answer: Literal["won", "lost", "unknown"]
    moves: int | None = None
    bound: int = 0
    hint: Target | None = None
    back: int | None = None
    proof: Message | None = None
    positions: int = 0
    seconds: float = 0.0
    thinking: bool = False


class Counsel(msgspec.Struct, tag_field="t", tag="counsel", frozen=True, omit_defaults=True):
    """A hint for ``seat`` in the position ``seq`` of a match of several: a good move, and why.

    ``move`` is one of those of the hand; ``target`` is given where it takes a piece to a place.
    """

    seq: int
    seat: int
    move: str
    said: Message
    target: Target | None = None


class Par(msgspec.Struct, tag_field="t", tag="par", frozen=True, omit_defaults=True):
    """How few moves the deal needs: ``moves`` are known to be enough, ``bound`` are needed.

    ``stars``: the most moves for three stars, two and one (None: any win). ``earned``: the stars
    of this match, when it is won. ``moves`` None: still being found out, or (``none``) no line is
    known that wins.
    """

    moves: int | None
    bound: int = 0
    stars: list[int | None] = []
    earned: int | None = None
    seconds: float = 0.0
    none: bool = False


class DemoStep(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move of a demo, and how the table differs after it: these pieces are other than before."""

    move: str
    told: Told
    pieces: list[Piece]
    counters: list[Counter]
    status: Message


class Demo(msgspec.Struct, tag_field="t", tag="demo", frozen=True, omit_defaults=True):
    """The best line known from ``seq`` on; ``wins`` says whether it does. Empty: none is known."""

    seq: int
    wins: bool
    steps: list[DemoStep]


class Targets(msgspec.Struct, tag_field="t", tag="targets", frozen=True, omit_defaults=True):
    """Where a piece of a seat's hand may go in the position ``seq``: the answer to ``where``.

    ``piece`` None: what may come to the place that was asked about, the answer to ``coming``.
    """

    seq: int
    seat: int
    piece: str | None
    targets: list[Target]


FromServer = (
    Welcome | State | Presence | Rematch | Refused | Advice | Counsel | Par | Demo | Targets
)
