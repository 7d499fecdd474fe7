"""``greedy``: the decision after which its seat leads most at once."""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.bricks.notation import write
from pavage.games.bricks.rules import legal_moves, play, score_of
from pavage.games.bricks.state import MAX_MOVES, STATE


@compiled
def best_at_once(s: Any, moves: Any, after: Any) -> int:
    """Write all legal decisions that change the lead most for the seat to move; return how many.

    ``moves``: int64, MAX_MOVES; ``after``: room for a state, shape (1,).
    """
    seat = int(s.seat)
    found, most = 0, -1_000_000
    for k in range(legal_moves(s, moves)):
        after[0] = s
        play(after[0], moves[k])
        lead = score_of(after[0], seat) - score_of(after[0], 1 - seat)
        if lead > most:
            found, most = 0, lead
        if lead == most:
            moves[found] = moves[k]
            found += 1
    return found


def greedy(seen: Any) -> int:
    """The decision; among equals the first in byte order."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    found = best_at_once(seen, moves, np.empty(1, dtype=STATE))
    codes: list[int] = moves[:found].tolist()
    return min(codes, key=write)
