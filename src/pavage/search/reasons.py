"""Why a decision is better than another, in a sentence that a child can read.

Both are followed by the same guesses of what is hidden, each way equally likely: what the turn
brings, what the next seat's turn brings that one, what the seat's own next turn brings. What is
played in them is always what brings most at once. The greatest of the differences that are clear is
the reason; where none is, the chances of winning are told.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from pavage.core.compiled import is_compiled
from pavage.core.game import CHANCE, Game
from pavage.core.message import LANGUAGES, Message, is_text, message
from pavage.core.rng import Rng, below

GUESSES = 40  # of what is hidden
SURE = 2.0  # standard errors from nothing: a difference is not chance
_FEW = 1  # without the compiler
_LONGEST_TURN = 40  # decisions


@dataclass(frozen=True)
class _Outlook:
    """What follows a decision, for each guess of what is hidden (float64).

    ``now``: what the turn brings; ``then``: what the next seat's turn brings it; ``later``: what
    the seat's own next turn brings. In points; or, where one has to get rid of something, in pieces
    for ``now`` and as 0 or 1 (whether any were got rid of) for the others.
    """

    now: Any
    then: Any
    later: Any
    wins: bool  # that turn wins the game, however it is


class Reasons:
    """What speaks for a decision, ``best``, compared with another, from an observation.

    ``check`` is called now and then, and may raise something to end it.
    """

    def __init__(
        self,
        game: Game,
        seen: Any,
        luck: Rng,
        best: int,
        other: int,
        check: Callable[[], None],
    ) -> None:
        self._game, self._seen = game, seen
        self._seat = game.to_move(seen[0])
        self._left = game.facts.scores == "left"
        self._next: int | None = None  # the seat that moves next, where one does
        self._best = self._outlook(best, luck.copy(), check)
        self._other = self._outlook(other, luck.copy(), check)
        self._greedy = best == game.greedy(seen[0])

    def turn(self) -> float:
        """The points that the turn brings; 0 where one has to get rid of something."""
        return 0.0 if self._left else float(self._best.now.mean())

    def why(self, chances: tuple[float, float] | None, hint: bool) -> Message:
        """The reason. ``chances``: of winning, of both, where their difference is clear.

        ``hint``: it is said before the decision is made. Then what is left to the next seat is
        always said, where that is a matter of points.
        """
        if self._best.wins:
            return text_of(self._game, "advice-wins")
        id, reason = self._reason(chances, hint)
        if not hint or self._left or self._next is None or id == "advice-then":
            return reason
        points = _mean(self._best.then)
        then = text_of(self._game, "advice-next", seat=self._next, points=points)
        return text_of(self._game, "advice-both", first=reason, second=then)

    def _reason(self, chances: tuple[float, float] | None, hint: bool) -> tuple[str, Message]:
        if hint and self._greedy:
            id = "advice-most-left" if self._left else "advice-most"
            return id, text_of(self._game, id)
        best, other = self._best, self._other
        least = 0.15 if self._left else 1.5
        by = {
            "advice-now": _clear(best.now, other.now, least),
            "advice-then": _clear(-best.then, -other.then, least),
            "advice-later": _clear(best.later, other.later, least),
        }
        id = max(by, key=lambda one: by[one])
        if by[id] > 0:
            return id, self._compared(id)
        if chances is None:
            return "advice-alike", text_of(self._game, "advice-alike")
        chance, rest = (round(100 * share) for share in chances)
        return "advice-chance", text_of(self._game, "advice-chance", chance=chance, other=rest)

    def _compared(self, id: str) -> Message:
        """The two means beside each other."""
        field = id.removeprefix("advice-")
        means = {"best": getattr(self._best, field), "other": getattr(self._other, field)}
        seat = {} if self._next is None else {"seat": self._next}
        if not self._left:
            if id == "advice-now" and any(value.std() > 0 for value in means.values()):
                id = "advice-now-about"
            said = {name: _mean(value) for name, value in means.items()}
            return text_of(self._game, id, **seat, **said)
        if field == "now":
            return text_of(self._game, f"{id}-left")
        of_ten = {name: _mean(10 * value) for name, value in means.items()}
        return text_of(self._game, f"{id}-left", **seat, **of_ten)

    # -- following ----------------------------------------------------------------------------

    def _outlook(self, move: int, luck: Rng, check: Callable[[], None]) -> _Outlook:
        rows = np.zeros((3, GUESSES if is_compiled() else _FEW))
        room = np.zeros(1, dtype=self._game.dtype)
        wins = True
        for k in range(rows.shape[1]):
            check()
            room[0] = self._seen[0]
            if self._game.facts.hidden:
                self._game.resample(room[0], luck)
            below(luck, 2)  # where nothing is hidden nothing else moves the generator on
            wins = self._follow(room[0], move, luck.copy(), rows[:, k]) and wins
        if self._left:
            rows[1:] = rows[1:] > 0
        return _Outlook(rows[0], rows[1], rows[2], wins)

    def _follow(self, s: Any, move: int, luck: Rng, out: Any) -> bool:
        """Play a decision and three turns by a guess; whether the first of them wins."""
        game, seat = self._game, self._seat
        before = game.score_of(s, seat)
        game.play(s, move)
        self._finish(s, seat, luck)
        out[0] = self._gain(s, before, seat)
        mover = game.to_move(s)
        if mover < 0:
            outcome = game.outcome(s)
            return outcome is not None and outcome.winners == [seat]
        if self._next is None:
            self._next = mover
        before = game.score_of(s, mover)
        self._finish(s, mover, luck)
        out[1] = self._gain(s, before, mover)
        while 0 <= game.to_move(s) != seat:
            self._finish(s, game.to_move(s), luck)
        before = game.score_of(s, seat)
        self._finish(s, seat, luck)
        out[2] = self._gain(s, before, seat)
        return False

    def _finish(self, s: Any, seat: int, luck: Rng) -> None:
        """Play on, by what brings most at once, until it is another seat's turn."""
        game = self._game
        for _ in range(_LONGEST_TURN):
            mover = game.to_move(s)
            if mover == CHANCE:
                game.happen(s, luck)
            elif mover == seat:
                game.play(s, game.greedy(s))
            else:
                return

    def _gain(self, s: Any, before: int, seat: int) -> int:
        gained = self._game.score_of(s, seat) - before
        return -gained if self._left else gained


def text_of(game: Game, id: str, **args: str | int | Message) -> Message:
    """The game's own text, if it has one for this, or else the one that games share."""
    own = f"{game.facts.id}-{id}"
    return message(own if is_text(own, LANGUAGES[0], [game.folder]) else id, **args)


def _clear(best: Any, other: Any, least: float) -> float:
    """By how much the one is greater on average, if that is clear and so much at least; else 0."""
    differences = best - other
    mean = float(differences.mean())
    error = float(differences.std()) / sqrt(len(differences))
    return mean if mean >= max(least, SURE * error) else 0.0


def _mean(values: Any) -> int:
    return round(float(values.mean()))
