"""What each placement would score, and the one that scores most."""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.connexion.notation import write
from pavage.games.connexion.rules import in_hand, legal_moves, parts_of, play
from pavage.games.connexion.scoring import points_of
from pavage.games.connexion.state import FINISHED, MAX_MOVES, PASS
from pavage.kit.plane import find


@compiled
def brings(seen: Any, move: int) -> int:
    """The points of a legal decision."""
    if move == PASS or seen.laid_n == 0:
        return 0
    own, six, x, y = parts_of(move)
    tile = int(seen.hand[in_hand(seen, own)])
    return int(points_of(seen, tile, six, find(seen, x, y))[0])


@compiled
def scored(s: Any, moves: Any, points: Any) -> int:
    """Write every legal decision and its points (int64, MAX_MOVES each); return how many."""
    n = legal_moves(s, moves)
    for k in range(n):
        points[k] = brings(s, moves[k])
    return n


@compiled
def play_greedily(s: Any, moves: Any, points: Any, line: Any) -> int:
    """Play what scores most at once, by all seats, to the end, and write it to ``line``.

    Returns how many decisions that took. ``moves`` and ``points``: as for ``scored``.
    """
    n = 0
    while s.phase != FINISHED:
        many = scored(s, moves, points)
        line[n] = moves[np.argmax(points[:many])]
        play(s, line[n])
        n += 1
    return n


def greedy(seen: Any) -> int:
    """The decision that scores most; among equals the first in byte order."""
    moves, points = np.empty((2, MAX_MOVES), dtype=np.int64)
    n = scored(seen, moves, points)
    best = moves[:n][points[:n] == points[:n].max()]
    return min(map(int, best), key=write)
