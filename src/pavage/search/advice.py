"""Advice for who plays: a good decision and why it is one; and what a decision that was made cost.

Everything follows from the observation of the seat that decides, the luck of the search too: who
can know the same is told the same, whatever is hidden, and whoever asks again is told it again.

The search is the one that the game's ladder calls expert. It looks for the best decision first.
Then that is compared with one other, anew, by a search of these two: so the luck that made it look
best does not count, and the chance of winning that it is worth is not flattered. The other one is
what was played; or else what brings most at once, as somebody would do without advice.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from typing import Any

import msgspec
import numpy as np

from pavage.core.compiled import is_compiled
from pavage.core.game import Game, Setup
from pavage.core.message import Message
from pavage.core.rng import seeded
from pavage.core.sense import Searches
from pavage.search.mcts import Considered, Search
from pavage.search.reasons import SURE, Reasons, text_of

HINT_EFFORT = 2.0  # times the tries with which the strongest level plays
REVIEW_EFFORT = 1.0
LEAST_GAIN = 0.02  # share of a win: for less, nobody is told to leave what brings most at once
LEAST_LOSS = 0.05  # what costs less is no mistake
MOST_MARKS = 5
_FEW = 2  # tries without the compiler: each takes a thousand times longer then
_PIECE = 64  # tries between two looks at whether to stop

Stop = Callable[[], bool]


class Stopped(Exception):
    """Nobody wants to know it any more."""


class Advice(msgspec.Struct, frozen=True):
    """A good decision, the other one that it was compared with, and why it is better.

    ``chance`` and ``other_chance``: the share of a win that the seat has after them, from 0 to 1;
    ``error``: the standard error of their difference. ``other`` is the same as ``move`` where there
    is nothing to compare it with. ``turn``: the points that the whole turn brings on average (0
    where one has to get rid of something).
    """

    move: int
    chance: float
    other: int
    other_chance: float
    error: float
    why: Message
    turn: float = 0.0

    @property
    def loss(self) -> float:
        """What the other decision costs, as a share of a win; 0 or more."""
        return max(0.0, self.chance - self.other_chance)

    @property
    def costly(self) -> bool:
        """Whether the other decision was clearly a mistake."""
        return self.loss >= max(LEAST_LOSS, SURE * self.error)


def is_advised(game: Game) -> bool:
    """Whether there can be advice: several play the game, and its strongest level searches."""
    searches = game.sense is not None and isinstance(game.ladder.get("expert"), Searches)
    return searches and game.facts.players[1] > 1


def advises(game: Game, setup: Setup) -> bool:
    """Whether there is advice in a match: several play it, and there is no goal but to win."""
    return is_advised(game) and setup.players > 1 and game.goal(setup) is None


def is_decision(game: Game, seen: Any) -> bool:
    """Whether there is something to decide for the seat to move, from its observation of shape
    (1,): more than one way to go on, and no question that it is to answer by itself.
    """
    return len(_legal(game, seen)) > 1 and not is_asked(game, seen)


def is_asked(game: Game, seen: Any) -> bool:
    """Whether the seat to move is asked a question, which is for it alone to answer."""
    return game.hand(seen[0], game.to_move(seen[0])).keypad is not None


def advise(game: Game, seen: Any, effort: float = HINT_EFFORT, stop: Stop | None = None) -> Advice:
    """A good decision of the seat to move, from its observation of shape (1,), and why.

    ``stop`` is asked now and then. Raises Stopped when it says so.
    """
    thought = _Thought(game, seen, effort, stop)
    if thought.only is not None:
        return _alone(game, thought.only, "advice-only")
    greedy = game.greedy(seen[0])
    found = thought.search([greedy])
    other = greedy if found[0].move != greedy else found[1].move
    best, compared = thought.duel(found[0].move, other)
    more = best.value - compared.value
    clear = max(LEAST_GAIN, hypot(best.error, compared.error))
    if more <= clear if other == greedy else more < -clear:
        best, compared = compared, best  # what brings most is as good, or the other is better
    return thought.advice(best, compared, hint=True)


def judge(
    game: Game, seen: Any, played: int, effort: float = REVIEW_EFFORT, stop: Stop | None = None
) -> Advice:
    """What would have been better than a decision that was made; ``other`` is that decision.

    Where nothing better is found, it is its own best. Raises Stopped.
    """
    thought = _Thought(game, seen, effort, stop)
    if thought.only is not None:
        return _alone(game, played, "advice-only")
    found = thought.search([played])
    if found[0].move == played:
        return _alone(game, played, "advice-best", found[0].value)
    return thought.advice(*thought.duel(found[0].move, played), hint=False)


def worst(judged: Sequence[tuple[int, Advice]]) -> list[tuple[int, Advice]]:
    """Of decisions (their plies, and what was better) the few that clearly cost most, the worst
    first.
    """
    costly = [one for one in judged if one[1].costly]
    return sorted(costly, key=lambda one: (-one[1].loss, one[0]))[:MOST_MARKS]


class _Thought:
    """What is thought about one observation."""

    def __init__(self, game: Game, seen: Any, effort: float, stop: Stop | None) -> None:
        design = game.ladder["expert"]
        assert isinstance(design, Searches)
        self._game, self._seen = game, seen
        self._design = replace(design, tries=max(2, int(effort * design.tries)))
        if not is_compiled():
            self._design = replace(design, tries=_FEW, candidates=min(_FEW, design.candidates))
        self._stop = stop or _never
        self._seed = hashlib.sha256(seen.tobytes()).hexdigest()
        legal = _legal(game, seen)
        self.only: int | None = int(legal[0]) if len(legal) == 1 else None

    def search(self, also: Sequence[int]) -> list[Considered]:
        """The most promising decisions and these, the best first."""
        return self._searched("search", self._design, also)

    def duel(self, one: int, other: int) -> tuple[Considered, Considered]:
        """Two decisions, compared by themselves, with luck of their own."""
        design = replace(self._design, candidates=0)
        found = {each.move: each for each in self._searched("duel", design, [one, other])}
        return found[one], found[other]

    def _searched(self, what: str, design: Searches, also: Sequence[int]) -> list[Considered]:
        luck = seeded(f"{what} {self._seed}")
        search = _Search(self._game, self._seen, luck, design, also)
        search.check = self.check
        return search.run().found()

    def advice(self, best: Considered, other: Considered, hint: bool) -> Advice:
        """The better of two decisions, and why."""
        error = hypot(best.error, other.error)
        loss = best.value - other.value
        if not hint and loss < max(LEAST_LOSS, SURE * error):  # nobody asks why
            alike = text_of(self._game, "advice-alike")
            return Advice(best.move, best.value, other.move, other.value, error, alike)
        luck = seeded(f"why {self._seed}")
        reasons = Reasons(self._game, self._seen, luck, best.move, other.move, self.check)
        clear = loss > SURE * error
        why = reasons.why((best.value, other.value) if clear else None, hint)
        return Advice(best.move, best.value, other.move, other.value, error, why, reasons.turn())

    def check(self) -> None:
        """Raise Stopped when it is time."""
        if self._stop():
            raise Stopped


class _Search(Search):
    """A search that can be stopped: the same guesses, in pieces."""

    check: Callable[[], None]

    def _guess(self, guesses: int) -> None:
        piece = max(1, _PIECE // len(self._alive))
        for done in range(0, guesses, piece):
            self.check()
            super()._guess(min(piece, guesses - done))


def _never() -> bool:
    return False


def _legal(game: Game, seen: Any) -> Any:
    out = np.empty(game.max_moves, dtype=np.int64)
    return out[: game.legal_moves(seen[0], out)]


def _alone(game: Game, move: int, id: str, chance: float = 0.5) -> Advice:
    return Advice(move, chance, move, chance, 0.0, text_of(game, id))
