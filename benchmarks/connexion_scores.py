"""What every placement of a four-tile hand would score, in every position of random games.

A position's time is the least of several: an interruption is not ours. A call is timed from
Python, so it includes the call itself.
"""

from time import perf_counter_ns

import numpy as np
from table import Row

from pavage.core.rng import below, seeded
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from pavage.games.connexion.state import HAND, MAX_MOVES
from pavage.games.connexion.turns import scored

GAMES, TIMES = 50, 5
GOAL_US = 1000


def run() -> list[Row]:
    """Measure it for four players, whose tables grow largest."""
    rng, setup = seeded("scores"), GAME.setup(4)
    moves, points = np.empty((2, MAX_MOVES), dtype=np.int64)
    took, many = [], []
    for seed in range(GAMES):
        at = GAME.start(setup, GAME.deal(setup, WordStream(str(seed))))
        while not at.is_over():
            n = scored(at.s, moves, points)
            if at.s.hand_n[at.s.seat] == HAND:
                many.append(n)
                took.append(min(timed(at.s, moves, points) for _ in range(TIMES)) / 1000)
            at.play_code(int(moves[below(rng, n)]))
    mean, worst = np.mean(took), max(took)
    return [
        Row(
            f"all placements of four tiles scored ({len(took)} positions, up to {max(many)})",
            f"mean {mean:.1f} µs, worst {worst:.1f} µs",
            goal=f"worst < {GOAL_US} µs",
            reached=bool(worst < GOAL_US),
        )
    ]


def timed(s: np.record, moves: np.ndarray, points: np.ndarray) -> int:
    """The nanoseconds of one call."""
    before = perf_counter_ns()
    scored(s, moves, points)
    return perf_counter_ns() - before
