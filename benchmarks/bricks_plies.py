"""Random Bricks decisions against C++ (see ``plies.py``); all places of any roll, in whole games.

Both seats are the computer's, so that nobody answers. Dice are rolled in both, by the same
generator, and are not counted as plies. A position's time is the least of several: an interruption
is not ours. A call is timed from Python, so it includes the call itself.
"""

from time import perf_counter_ns
from typing import Any

import numpy as np
import plies
from table import Row

from pavage.core.game import Deal
from pavage.core.rng import below, seeded
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from pavage.games.bricks.notation import read_deal
from pavage.games.bricks.state import ACTING, MAX_MOVES, STRIDE

GRID, TOKENS, JOKER = 20, [1, 1, 6], 64
GAMES, TIMES, GOAL_US = 20, 3, 100


def run() -> list[Row]:
    """Measure both."""
    return [*plies.run(contest()), places(GRID), places(24)]


def contest() -> plies.Contest:
    def written(deal: Deal) -> bytes:
        tokens = read_deal(deal, GRID, TOKENS[2])
        rows = [(kind, cell % STRIDE, cell // STRIDE) for kind, cell in tokens]
        return np.array(rows, dtype=np.uint8).tobytes()

    return plies.Contest(
        GAME,
        "Bricks",
        GAME.setup(2, {"grid": GRID, "tokens": TOKENS, "joker": JOKER}, bots=(0, 1)),
        "bricks.cpp",
        [GRID, TOKENS[2], JOKER],
        written,
        told,
        goal=0.6,
    )


def told(ends: Any) -> Any:
    parts = [ends["studs"][:, 0], ends["studs"][:, 1], ends["turns"], ends["reason"]]
    return np.column_stack([*parts, ends["steals_n"].sum(1), ends["covers_n"].sum(1)])


def places(grid: int) -> Row:
    """Every legal decision of every roll, in all positions of random games on a grid.

    In each the seat that is to act has its bricks, and once more none and its start cell is taken:
    then its brick may lie anywhere (rule 7).
    """
    setup = GAME.setup(2, {"grid": grid}, bots=(0, 1))
    rng = seeded("places")
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    took: list[float] = []
    most = 0
    for k in range(GAMES):
        at = GAME.start(setup, GAME.deal(setup, WordStream(f"places {k}"))).state
        while GAME.to_move(at[0]) >= -1:
            if GAME.to_move(at[0]) < 0:
                GAME.happen(at[0], rng)
                continue
            if at[0].phase == ACTING:
                for state in (at.copy(), without_bricks(at)):
                    for roll in range(64):
                        state[0].die[:] = 2 + roll // 8, 2 + roll % 8
                        n, best = timed(state[0], moves)
                        took.append(best / 1000)
                        most = max(most, n)
            n = GAME.legal_moves(at[0], moves)
            GAME.play(at[0], int(moves[below(rng, n)]))
    mean, worst = np.mean(took), max(took)
    return Row(
        f"all decisions of a roll on {grid} x {grid} ({len(took)}, up to {most})",
        f"mean {mean:.1f} µs, worst {worst:.1f} µs",
        goal=f"worst < {GOAL_US} µs",
        reached=bool(worst < GOAL_US),
    )


def without_bricks(at: Any) -> Any:
    """The same position for a seat whose bricks have all become the other's."""
    state = at.copy()
    s = state[0]
    seat = int(s.seat)
    own = s.own.reshape(2, -1)  # a view: rows of bits by seat
    own[1 - seat] |= own[seat]
    own[seat] = 0
    s.studs[1 - seat] += s.studs[seat]
    s.studs[seat] = 0
    return state


def timed(s: Any, moves: Any) -> tuple[int, int]:
    """How many decisions there are, and the nanoseconds of the quickest of several calls."""
    best = 1 << 62
    n = 0
    for _ in range(TIMES):
        before = perf_counter_ns()
        n = GAME.legal_moves(s, moves)
        best = min(best, perf_counter_ns() - before)
    return n, best
