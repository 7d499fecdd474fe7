"""What a solver answers, and what it may spend.

A solver works on what a player sees. It gives three honest answers: *won* with a line that wins,
*lost* with what proves it, or *unknown* with the effort spent.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import msgspec

from pavage.core.message import Message

Answer = Literal["won", "lost", "unknown"]


class Verdict(msgspec.Struct, frozen=True):
    """What is known of a position.

    ``line``: decisions from the position, to the win where the answer is *won*, else to the best
    score found. ``bound``: no win takes fewer decisions, which is proven (0: nothing is).
    ``proof``: why it is lost, as a sentence. ``positions`` is how many were looked at.
    """

    answer: Answer
    line: list[int] = []
    bound: int = 0
    proof: Message | None = None
    positions: int = 0
    seconds: float = 0.0

    @property
    def moves(self) -> int | None:
        """The length of the shortest win known, or None."""
        return len(self.line) if self.answer == "won" else None

    @property
    def optimal(self) -> bool:
        """Whether no shorter win exists."""
        return self.answer == "won" and len(self.line) <= self.bound

    @property
    def settled(self) -> bool:
        """Whether more effort can't change the answer or shorten the line."""
        return self.answer == "lost" or self.optimal


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Limits:
    """When a solver stops: after so many seconds or positions (None: no limit), or when ``stop``
    says so, which it asks at least every tenth of a second. ``first``: as soon as a win is known.

    With a limit of positions only, the same question always gets the same answer.
    """

    seconds: float | None = None
    positions: int | None = None
    stop: Callable[[], bool] = _never
    first: bool = False


Progress = Callable[[Verdict], None]


def unwatched(verdict: Verdict) -> None:
    """The progress of a search that nobody watches."""


class Par(msgspec.Struct, frozen=True):
    """How few moves a deal needs, as far as is known: a goal for whoever plays it.

    ``moves``: the shortest line known, ``line``; ``bound``: proven, no line is shorter; ``stars``:
    the most moves for three stars, for two and for one (None: any win).
    ``positions`` and ``seconds`` say what was spent on it.
    """

    moves: int
    line: list[int]
    bound: int
    stars: tuple[int, int, int | None]
    positions: int = 0
    seconds: float = 0.0

    @property
    def optimal(self) -> bool:
        """Whether no shorter line exists."""
        return self.moves <= self.bound

    def stars_for(self, moves: int) -> int:
        """The stars that a win in so many moves gets, 0 to 3."""
        return sum(most is None or moves <= most for most in self.stars)


class Best(msgspec.Struct, frozen=True):
    """The highest score that an optimiser knows of, and the decisions that lead to it.

    ``steps`` and ``seconds`` say what was spent on it so far.
    """

    score: int
    line: list[int]
    steps: int = 0
    seconds: float = 0.0


Seek = Callable[[Best], None]


def unsought(best: Best) -> None:
    """The progress of an optimiser that nobody watches."""


class NotThisSearch(ValueError):
    """What was kept is of another search, or spoilt."""


class Optimiser(Protocol):
    """A search for the highest score, which may be stopped, saved and gone on with."""

    def run(self, limits: Limits, progress: Seek) -> Best:
        """Search on until the limits end it; ``positions`` are steps since the search began.

        ``progress`` is called with each better score, and now and then. With a limit of positions
        only, the same seed always gives the same answer, in one go or in several.
        """

    def save(self) -> bytes:
        """All that is needed to go on."""


class Known(msgspec.Struct, frozen=True):
    """The best line known, as a game keeps it in its data, and how its optimiser found it."""

    score: int
    line: list[str]  # in notation
    seed: str
    steps: int


State = Any  # a NumPy record of a game's dtype
