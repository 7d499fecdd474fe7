"""The move of the greedy bot: what scores most at once.

Among moves of equal points it is one that moves another card than the last, if there is one. Of
these the number of plies decides by a fixed mixture of bits, so that the bot, which remembers
nothing, does not walk in a small circle for ever.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.maze.rules import joined, legal_moves
from pavage.games.maze.state import MAX_MOVES

_MIX = 0x9E3779B1  # the golden ratio in 32 bits: neighbours come far apart


@compiled
def greedy(s: Any) -> int:
    """The greedy decision in a position that is not over."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = legal_moves(s, moves)
    best = -1
    best_worth = -1
    for k in range(n):
        move = int(moves[k])
        worth = joined(s, move) + 8  # a move gains 3 at most and loses as much
        worth = 2 * worth + int(move >> 6 != s.last)
        mixed = ((int(s.plies) * 64 + k + 1) * _MIX) & 0xFFFFFFFF
        worth = (worth << 32) + mixed
        if worth > best_worth:
            best_worth = worth
            best = move
    return best
