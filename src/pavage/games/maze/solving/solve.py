"""The solver: whether a position can be won, and in how few moves.

First some win, fast (``win.py``), and by turns the proof that there is none (``lost.py``); where
both leave it open, everything that can be reached (``exhaust.py``). Once a win is known it is made
shorter, and the bound higher, until they meet (``short.py``).
"""

from collections.abc import Iterator
from time import monotonic
from typing import Any

import numpy as np

from pavage.core.message import Message, message
from pavage.core.solver import Answer, Limits, Progress, Verdict
from pavage.games.maze import rules
from pavage.games.maze.solving import lost
from pavage.games.maze.solving.bound import lower_bound
from pavage.games.maze.solving.exhaust import Exhaust
from pavage.games.maze.solving.short import ShortSearch
from pavage.games.maze.solving.win import WinSearch
from pavage.games.maze.state import STATE

TOLD_EVERY = 0.2  # seconds
SLICE = 4_000  # positions that one call of the search for a win makes
WALKED = 2_000  # arrangements of the walls that one call of the proof looks at
HARD = 50_000  # positions made without a win, after which everything is looked at


def solve(seen: Any, limits: Limits, progress: Progress) -> Verdict:
    """The verdict on a position (a record), better and better until the limits end the search.

    Every line has been played through the rules. Raises AssertionError if one does not win.
    """
    begun = told = monotonic()
    work = _Work(seen)
    said = work.verdict(0.0)
    for _ in work.slices():
        now = monotonic()
        verdict = work.verdict(now - begun)
        better = (verdict.answer, verdict.line, verdict.bound) != (
            said.answer, said.line, said.bound,
        )  # fmt: skip
        if better or now - told > TOLD_EVERY:
            progress(verdict)
            said, told = verdict, now
        if verdict.settled or _is_enough(limits, verdict):
            break
    return work.verdict(monotonic() - begun)


def _is_enough(limits: Limits, verdict: Verdict) -> bool:
    return (
        (limits.first and verdict.answer == "won")
        or (limits.positions is not None and verdict.positions >= limits.positions)
        or (limits.seconds is not None and verdict.seconds >= limits.seconds)
        or limits.stop()
    )


class _Work:
    """What is known of one position, and the searches that find out more."""

    def __init__(self, seen: Any) -> None:
        self.start = np.empty(1, dtype=STATE)
        self.start[0] = seen
        s = self.start[0]
        self.table = (
            s.slots.copy(), int(s.suits), int(s.ranks), int(s.length), int(s.ring)
        )  # fmt: skip
        self.answer: Answer = "unknown"
        self.line: list[int] = []
        self.bound = lower_bound(*self.table)
        self.proof: Message | None = None
        self.win = WinSearch(*self.table)
        self.walls: lost.LostProof | None = None  # made when no win is found at once
        self.everything: Exhaust | None = None
        self.short: ShortSearch | None = None

    def verdict(self, seconds: float) -> Verdict:
        """What is known now."""
        positions = self.win.positions
        if self.walls is not None:
            positions += self.walls.arrangements
        if self.everything is not None:
            positions += self.everything.positions
        if self.short is not None:
            positions += self.short.positions
        return Verdict(self.answer, self.line, self.bound, self.proof, positions, seconds)

    def slices(self) -> Iterator[None]:
        """Work on in pieces of some milliseconds, until there is nothing left to do."""
        if rules.is_solved(self.start[0]):
            self.answer, self.bound = "won", 0
            return
        yield from self._any_win()
        if self.answer == "won":
            yield from self._shorter()

    def _any_win(self) -> Iterator[None]:
        walking = True
        while self.answer == "unknown":
            if self.win.run(SLICE):
                self._found(self.win.line)
            elif walking:
                walking = self._walk()
            elif self.win.positions > HARD:
                self._look_at_everything()
            yield

    def _walk(self) -> bool:
        """Go on with the proof that there is no win; whether there is more to do."""
        walls = self.walls = self.walls or lost.LostProof(*self.table)
        state = walls.run(WALKED)
        if state == lost.LOST and walls.homeless:
            self._lost(message("maze-lost-first"))
        elif state == lost.LOST:
            self._lost(message("maze-lost-walls", arrangements=walls.arrangements))
        return state == lost.OPEN

    def _look_at_everything(self) -> None:
        everything = self.everything = self.everything or Exhaust(*self.table)
        won = everything.run(SLICE)
        if won:
            self._found(everything.line)
        elif won is False:
            self._lost(message("maze-lost-everything", positions=everything.positions))

    def _shorter(self) -> Iterator[None]:
        self.short = ShortSearch(*self.table, self.line)
        while not self.short.done:
            if self.short.run(1) and self.short.line is not None:
                self._found(self.short.line)
            self.bound = max(self.bound, self.short.bound)
            yield

    def _lost(self, proof: Message) -> None:
        self.answer, self.proof = "lost", proof

    def _found(self, line: list[int]) -> None:
        check(self.start, line)
        self.answer, self.line = "won", line


def check(start: Any, line: list[int]) -> None:
    """Play a line through the rules. Raises AssertionError if it does not win."""
    at = start.copy()
    for move in line:
        if not rules.is_legal(at[0], move):
            raise AssertionError(f"the solver's move {move} is not legal")
        rules.play(at[0], move)
    if not rules.is_solved(at[0]):
        raise AssertionError("the solver's line does not win")
