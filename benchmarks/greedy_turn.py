"""The exact greedy turn, over every position of games that greedy bots play against each other.

The figures for "a whole turn" are from the positions at a turn's start, where up to three
placements are searched; in the others less is left to search. A call is timed from Python, so it
includes the call itself (about a microsecond).
"""

from time import perf_counter_ns

import numpy as np
from table import Row

from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.games.zigzag.turns import best_turn

GAMES = 200
MEAN_GOAL_US, WORST_GOAL_US = 60, 2000


def run() -> list[Row]:
    """Play the games twice; a position's time is the lesser: an interruption is not ours."""
    games()  # compiles, and warms the caches
    first, second = games(), games()
    whole = np.array([starts for starts, _ in first])
    times = np.minimum([t for _, t in first], [t for _, t in second]) / 1000
    return [
        row("exact greedy decision, all positions", times),
        row("exact greedy decision, a whole turn ahead", times[whole]),
    ]


def row(what: str, times: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Row:
    mean, p99, worst = times.mean(), np.percentile(times, 99), times.max()
    return Row(
        f"{what} ({len(times)})",
        f"mean {mean:.1f} µs, p99 {p99:.1f} µs, worst {worst:.1f} µs",
        goal=f"mean ≤ {MEAN_GOAL_US} µs, worst < {WORST_GOAL_US} µs",
        reached=bool(mean <= MEAN_GOAL_US and worst < WORST_GOAL_US),
    )


def games() -> list[tuple[bool, int]]:
    """For each position: whether a turn starts there, and the nanoseconds of the decision."""
    found = []
    for seed in range(GAMES):
        setup = GAME.setup(2 + seed % 3)
        at = GAME.start(setup, GAME.deal(setup, WordStream(str(seed))))
        while not at.is_over():
            found.append(decide(at))
    return found


def decide(at: Position) -> tuple[bool, int]:
    seen = at.observe(at.to_move())[0]
    starts = int(seen.placed) == 0
    before = perf_counter_ns()
    move = best_turn(seen)
    took = perf_counter_ns() - before
    at.play_code(move)
    return starts, took
