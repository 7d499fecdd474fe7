"""A game small enough to be known by heart: a pea lies under one of two cups, and nobody saw which.

The only seat takes what is sure (worth 0.6 of a win), guesses (``LEFT``, ``RIGHT``: all or nothing)
or waits; who waited must guess at the next ply, and knows no more than before. So guessing and
waiting are worth one half. A search that peeks finds guessing worth 1; one that lets each guess of
the hidden part choose its own later decision finds waiting worth 1 (strategy fusion: Frank, Basin,
"Search in games with incomplete information", Artificial Intelligence 100, 1998).
"""

from typing import Any, cast

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.game import OVER, Facts, Game
from pavage.core.rng import Rng, below
from pavage.core.sense import Sense

SURE, LEFT, RIGHT, WAIT = range(4)
UNKNOWN = 2
SURELY = 0.6

STATE = np.dtype(
    (np.record, [("pea", np.uint8), ("waited", np.uint8), ("over", np.uint8), ("got", np.float64)])
)


@compiled
def to_move(s: Any) -> int:
    return OVER if s.over else 0


@compiled
def legal_moves(s: Any, out: Any) -> int:
    if s.over:
        return 0
    first = LEFT if s.waited else SURE
    last = RIGHT if s.waited else WAIT
    for move in range(first, last + 1):
        out[move - first] = move
    return last + 1 - first


@compiled
def play(s: Any, move: int) -> int:
    if move == WAIT:
        s.waited = 1
        return 0
    s.over = 1
    s.got = SURELY if move == SURE else 1.0 if move - LEFT == s.pea else 0.0
    return 0


@compiled
def resample(s: Any, rng: Rng) -> None:
    if s.pea == UNKNOWN:
        s.pea = below(rng, 2)


@compiled
def weigh(s: Any, moves: Any, n: int, out: Any) -> None:
    for k in range(n):
        out[k] = 1.0


@compiled
def reply(s: Any, rng: Rng) -> int:
    return int(LEFT + below(rng, 2))


@compiled
def judge(s: Any, seat: int) -> float:
    return float(s.got)


class Cups:
    """What a search asks of a game; nobody plays it at a table."""

    facts = Facts("cups", 1, (1, 1), [], "deal", True, [])
    dtype = STATE
    max_moves = 4
    sense = Sense(weigh, reply, judge)
    to_move = staticmethod(to_move)
    legal_moves = staticmethod(legal_moves)
    play = staticmethod(play)
    resample = staticmethod(resample)


CUPS = cast(Game, Cups())


def seen() -> Any:
    """The only seat's observation at the start."""
    out = np.zeros(1, dtype=STATE)
    out[0].pea = UNKNOWN
    return out
