"""The solver: whether a position can be won, and in how few moves."""

from time import monotonic
from typing import Any

import numpy as np

from pavage.core.solver import Limits, Progress, Verdict
from pavage.games.maze import rules
from pavage.games.maze.solving.short import ShortSearch
from pavage.games.maze.state import STATE

TOLD_EVERY = 0.2  # seconds


def solve(seen: Any, limits: Limits, progress: Progress) -> Verdict:
    """The verdict on a position (a record), better and better until the limits end the search."""
    begun = told = monotonic()
    search = ShortSearch(
        np.array(seen.slots), int(seen.suits), int(seen.ranks), int(seen.length), int(seen.ring)
    )

    def verdict() -> Verdict:
        spent = monotonic() - begun
        if search.line is None:
            return Verdict("unknown", [], search.bound, None, search.positions, spent)
        return Verdict("won", search.line, search.bound, None, search.positions, spent)

    while not search.done:
        found = search.run(1)
        if found:
            _check(seen, search.line)
        now = monotonic()
        if found or now - told > TOLD_EVERY:
            progress(verdict())
            told = now
        if limits.stop() or (limits.first and search.line is not None):
            break
        if limits.positions is not None and search.positions >= limits.positions:
            break
        if limits.seconds is not None and now - begun >= limits.seconds:
            break
    return verdict()


def _check(seen: Any, line: Any) -> None:
    """Play a line through the rules. Raises AssertionError if it does not win."""
    at = np.empty(1, dtype=STATE)
    at[0] = seen
    for move in line:
        if not rules.is_legal(at[0], move):
            raise AssertionError(f"the solver's move {move} is not legal")
        rules.play(at[0], move)
    if not rules.is_solved(at[0]):
        raise AssertionError("the solver's line does not win")
