"""What a match is made of: the plies of its line, the positions between them, a checked change."""

from dataclasses import dataclass, field
from typing import Any

from pavage.core.game import CHANCE, OVER
from pavage.core.outcome import Outcome
from pavage.core.position import Position
from pavage.core.scene import Told
from pavage.core.stored import Event


@dataclass(slots=True)
class Ply:
    """A ply of the line as it stands. ``code`` is None for chance.

    ``taken`` is how many of the seed's words had been taken before it; ``revealed`` remembers to
    which seats it revealed something, as far as somebody asked.
    """

    seat: int | None
    move: str
    code: int | None
    points: int
    told: Told
    taken: int
    before: "Moment | None"  # the position before it, or None if it is too old to be kept
    revealed: dict[int, bool] = field(default_factory=dict)


class Moment:
    """A position that stays as it is, with what is often asked of it kept: the answers, and what
    each seat (or WATCHER) may know.
    """

    __slots__ = ("_scores", "_seen", "outcome", "position", "to_move")

    def __init__(self, position: Position, seen: Any = None) -> None:
        """``seen``: the watcher's observation, seat 0's …, where they have been made already."""
        self.position = position
        self.to_move = position.to_move()
        self.outcome = position.outcome() if self.to_move == OVER else None
        self._scores: list[int] | None = None
        self._seen = {} if seen is None else {k - 1: seen[k : k + 1] for k in range(len(seen))}

    def waits_for(self) -> int:
        """The seat that is to decide, or whose device brings chance about; or CHANCE, or OVER."""
        if self.to_move != CHANCE:
            return self.to_move
        seat = self.position.game.chance_seat(self.position.s)
        return CHANCE if seat is None else seat

    def scores(self) -> list[int]:
        """The scores by seat."""
        if self._scores is None:
            self._scores = self.position.scores()
        return self._scores

    def seen(self, seat: int) -> Any:
        """The observation of ``seat``, shape (1,): to be read, never written."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self.position.observe(seat)
        return seen


@dataclass(slots=True)
class Step:
    """A change that was checked: what to store, and what the match becomes once it is stored."""

    events: list[Event]
    told: list[Told | None]  # for each event
    keep: int  # how many plies of the line stay
    plies: list[Ply]  # that follow them
    now: Moment
    taken: int
    outcome: Outcome | None
