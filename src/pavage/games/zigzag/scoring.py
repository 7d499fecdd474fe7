"""What a placement scores (rule 13)."""

from functools import cache
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.zigzag.state import CELLS, MULTIPLIER, STEP, TILE_SIDES, TILE_VALUE


@compiled
def points_of(s: Any, code: int, cell: int) -> int:
    """The points of a legal placement that has not been made yet.

    The tile's value times its square's multiplier, plus the face value of each neighbour that it
    is connected to by a path: a touching side with 1 or 2 lines.
    """
    # the product of two unsigned numbers is unsigned, and with a signed one that makes a float
    points = int(np.int64(TILE_VALUE[code]) * MULTIPLIER[s.kind, cell])
    for side in range(4):
        if TILE_SIDES[code, side] > 0:
            # an open side never faces the edge, so the neighbour is on the board
            there = int(s.board[cell + STEP[side]])
            if there > 0:
                points += int(TILE_VALUE[there - 1])
    return points


@compiled
def breakdown(s: Any, moves: Any, out: Any) -> None:
    """Take placements' points apart, for the equations of the score sheet.

    ``moves``: placements (code * 256 + cell), shape (n,). ``out``: int32, shape (n, 6), gets the
    tile's value, the multiplier and the values of the neighbours joined N E S W (0: not joined).
    """
    for k in range(len(moves)):
        code = moves[k] // CELLS
        cell = moves[k] % CELLS
        out[k, 0] = TILE_VALUE[code]
        out[k, 1] = MULTIPLIER[s.kind, cell]
        for side in range(4):
            out[k, 2 + side] = 0
            if TILE_SIDES[code, side] > 0:
                there = int(s.board[cell + STEP[side]])
                if there > 0:
                    out[k, 2 + side] = TILE_VALUE[there - 1]


@cache
def equation(value: int, factor: int, *joined: int) -> str:
    """How a score is written (rule 14): ``(2×2) + 3 = 7``; zeros among ``joined`` are left out."""
    first = f"({value}×{factor})" if factor > 1 else str(value)
    terms = [first, *(str(n) for n in joined if n)]
    return f"{' + '.join(terms)} = {value * factor + sum(joined)}"
