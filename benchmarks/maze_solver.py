"""Maze's solver: the first win of numbered deals, and positions that were played badly.

Times are those of one core's processor time, the cache being warm.
"""

import sys
from time import process_time
from typing import Any

import numpy as np
from table import Row

from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.core.solver import Limits, Verdict
from pavage.games.maze import GAME
from pavage.search.playout import play_out

DEALS = 10_000
HARD, WANDERED, SECONDS = 40, 5_000, 10.0


def run() -> list[Row]:
    """Measure both."""
    solve(dealt(1), Limits(positions=200_000))
    return [first_wins(), *badly_played()]


def dealt(deal: int, dialect: str = "classic") -> Any:
    """The state of a numbered deal, shape (1,)."""
    setup = GAME.setup(1, {"dialect": dialect})
    return GAME.start(setup, GAME.deal(setup, WordStream(str(deal)))).state


def solve(state: Any, limits: Limits) -> Verdict:
    return GAME.solve(state[0], limits, lambda verdict: None)


def first_wins() -> Row:
    won, taken = 0, []
    for deal in range(1, DEALS + 1):
        state = dealt(deal)
        before = process_time()
        verdict = solve(state, Limits(first=True, seconds=60))
        taken.append(1000 * (process_time() - before))
        won += verdict.answer == "won"
    middle, tail = np.mean(taken), np.percentile(taken, 99)
    return Row(
        f"Maze: some win of classic deals 1-{DEALS}",
        f"{won} won; mean {middle:.2f} ms, p99 {tail:.1f} ms, worst {max(taken):.0f} ms",
        goal="all; mean ≤ 3 ms, p99 ≤ 20 ms",
        reached=bool(won == DEALS and middle <= 3 and tail <= 20),
    )


def badly_played() -> list[Row]:
    """After so many random moves: won, or proved lost, within the time."""
    answers = []
    taken = []
    for deal in range(1, HARD + 1):
        state = dealt(deal)
        play_out(GAME, state, seeded(deal), WANDERED)
        before = process_time()
        answers.append(solve(state, Limits(first=True, seconds=SECONDS)).answer)
        taken.append(process_time() - before)
        print(f"deal {deal}: {answers[-1]} after {taken[-1]:.2f} s", file=sys.stderr)
    won, lost = answers.count("won"), answers.count("lost")
    return [
        Row(
            f"Maze: after {WANDERED} random moves from deals 1-{HARD}, {SECONDS:.0f} s each",
            f"{won} won, {lost} proved lost, {HARD - won - lost} not known; "
            f"mean {np.mean(taken):.2f} s",
            goal="won or proved lost ≥ 36",
            reached=won + lost >= 36,
        )
    ]


if __name__ == "__main__":
    from table import markdown

    print(markdown(run()))
