"""What a game knows by feel: the compiled functions that a search steers by, and the ladder."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from pavage.core.rng import Rng

RUNGS = ("child", "easy", "medium", "strong", "expert")  # the ladder, weakest first


@dataclass(frozen=True)
class Belief:
    """What the others' decisions tell of what they hide: compiled functions of an observation.

    ``guess(s, believed, rng)``: fills the hidden part of an observation with one of the ways it may
    be, those more often that explain what the others have played.

    ``believe(seen, believed)``, where there is one: writes to ``believed`` (float64, shape
    ``(size,)``) what all guesses follow from. A search asks once.
    """

    guess: Callable[[Any, Any, "Rng"], None]
    size: int = 0
    believe: Callable[[Any, Any], None] | None = None


@dataclass(frozen=True)
class Sense:
    """Compiled functions over a state in which nothing is hidden (a guess, in a search).

    ``weigh(s, moves, n, out)``: writes to ``out`` (float64) how promising each of the first ``n``
    legal decisions in ``moves`` (int64) looks at a glance: positive, twice as much is twice as
    likely to be the best. A search tries the most promising first.

    ``reply(s, rng)``: a decision that is good and quickly found; playouts are made of them.

    ``judge(s, seat)``: how well a seat stands, from 0 (lost) to 1 (won; a win that is shared counts
    in parts). Where the game is over it says how it ended, and may tell a high win from a narrow
    one by a trifle; before that it is the share of wins to expect.

    ``belief``: how a search guesses what is hidden. Without one it takes each way that it may be
    equally often, as ``resample`` does.
    """

    weigh: Callable[[Any, Any, int, Any], None]
    reply: Callable[[Any, "Rng"], int]
    judge: Callable[[Any, int], float]
    belief: Belief | None = None


@dataclass(frozen=True)
class Errs:
    """A rung that plays what scores most at once, but errs at so many decisions of 100.

    Of its errors, ``least`` of 100 are the decision that scores least at once, the others any
    legal one.
    """

    percent: int
    least: int = 0


@dataclass(frozen=True)
class Searches:
    """A rung that searches: ``tries`` playouts a decision; see ``search/mcts.py``.

    ``turns``: how many turns a playout lasts after the one that is being decided (None: until the
    game is over). ``candidates``: how many decisions are compared, the most promising. ``deep``:
    how many decisions the tree remembers below the one that is being decided.
    """

    tries: int
    turns: int | None = 2
    candidates: int = 32
    deep: int = 0
    replies: Literal["sense", "random"] = "sense"
    widen: float = 1.0  # a position tried n times has this many times sqrt(n) decisions looked at
    explore: float = 0.3  # how much a decision little tried is preferred, in shares of a win
    errs: int = 0  # at so many decisions of 100 it plays any legal one instead


@dataclass(frozen=True)
class Solves:
    """A rung of a patience that plays the solver's line."""


Rung = Errs | Searches | Solves


@dataclass(frozen=True)
class Varies:
    """A rung that plays otherwise in each variant of a game: ``field`` of the state's record is
    the number of the variant.
    """

    field: str
    rungs: Mapping[int, Rung]
