"""What each placement would score, and the one that scores most."""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.connexion.notation import write
from pavage.games.connexion.rules import in_hand, legal_moves, parts_of, placement, play
from pavage.games.connexion.scoring import points_of
from pavage.games.connexion.state import FINISHED, MAX_MOVES, MAX_TILES, PAIR, PASS, SIDES
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
def best_decision(s: Any) -> int:
    """The first legal decision of those that score most; like ``scored``, but much faster."""
    best = PASS
    most = -1
    sides = np.empty(SIDES, dtype=np.int64)  # of a place, those where a tile lies,
    facing = np.empty(SIDES, dtype=np.int64)  # and the signs that they show
    first = int(s.seat) * MAX_TILES
    held = int(s.hand_n[s.seat])
    if s.laid_n == 0:
        return placement(s, int(s.hand[first]), 0, 0, 0)
    for i in range(first, first + held):
        tile = int(s.hand[i])
        for at in range(s.front_n):
            cell = int(s.front[at])
            n = 0
            for side in range(SIDES):
                need = int(s.need[cell * SIDES + side])
                if need > 0:
                    sides[n] = side
                    facing[n] = need - 1
                    n += 1
            for six in range(SIDES):
                total = 0
                many = 0
                for k in range(n):
                    here = int(s.sign[tile * SIDES + (sides[k] - six) % SIDES])
                    pair = int(PAIR[here, facing[k]])
                    total += pair
                    many += pair > 0
                if total * many > most and (many > 0 or not s.must_match):
                    most = total * many
                    best = placement(s, tile, six, int(s.cell_x[cell]), int(s.cell_y[cell]))
    return best


@compiled
def play_greedily(s: Any, line: Any) -> int:
    """Play what scores most at once, by all seats, to the end, and write it to ``line`` (int64).

    Returns how many decisions that took.
    """
    n = 0
    while s.phase != FINISHED:
        line[n] = best_decision(s)
        play(s, line[n])
        n += 1
    return n


def greedy(seen: Any) -> int:
    """The decision that scores most; among equals the first in byte order."""
    moves, points = np.empty((2, MAX_MOVES), dtype=np.int64)
    n = scored(seen, moves, points)
    best = moves[:n][points[:n] == points[:n].max()]
    return min(map(int, best), key=write)
