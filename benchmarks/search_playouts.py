"""Full random playouts of the information-set search on Zigzag, one core.

Each playout guesses what is hidden, goes down the tree and plays at random to the end of the game.
The reference, in the same run and by turns: random games alone, from the same positions, in the
compiled loop that has no tree and guesses nothing.
"""

from time import process_time
from typing import Any

import numpy as np
from table import Row, spread

from pavage.core.rng import seeded
from pavage.core.sense import Searches
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.search.mcts import Search
from pavage.search.playout import play_out

DEALS, TRIES, REPEATS, GOAL = 10, 20_000, 5, 40_000
TREE = Searches(TRIES, turns=None, deep=4, replies="random")
FLAT = Searches(TRIES, turns=None, replies="random")


def run() -> list[Row]:
    """Measure it."""
    starts = [_start(k) for k in range(DEALS)]
    for design in (TREE, FLAT):
        _searched(starts[0], design)  # compiles
    _played(starts[0])
    tree: list[float] = []
    flat: list[float] = []
    alone: list[float] = []
    for _ in range(REPEATS):
        for start in starts:
            tree.append(_searched(start, TREE))
            flat.append(_searched(start, FLAT))
            alone.append(_played(start))
    return [
        _row("information-set search", tree, alone),
        _row("the same without a tree below the decision", flat, alone),
    ]


def _row(what: str, pace: list[float], alone: list[float]) -> Row:
    median = float(np.median(pace))
    return Row(
        f"{what}: full random Zigzag playouts, one core",
        f"{spread(pace, 0)} /s",
        f"random games alone: {spread(alone, 0)} /s",
        f"{median / float(np.median(alone)):.2f}",
        f"≥ {GOAL} /s",
        median >= GOAL,
    )


def _start(k: int) -> Any:
    """The first seat's observation of a deal."""
    setup = GAME.setup(2)
    return GAME.start(setup, GAME.deal(setup, WordStream(f"search {k}"))).observe(0)


def _searched(seen: Any, design: Searches) -> float:
    search = Search(GAME, seen, seeded(1), design)
    began = process_time()
    search.run()
    return sum(one.tries for one in search.found()) / (process_time() - began)


def _played(seen: Any) -> float:
    rng = seeded(1)
    states = np.repeat(seen, TRIES // 10)
    for k in range(len(states)):
        GAME.resample(states[k], rng)
    began = process_time()
    play_out(GAME, states, rng)
    return len(states) / (process_time() - began)
