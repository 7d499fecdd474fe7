"""Laying a tile on the table without edges, and taking one away."""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.half_dominoes.state import DEAD, DX, DY, SIDES
from pavage.kit.plane import enter_front, known, leave_front, touching


@compiled
def is_free(s: Any, cell: int) -> bool:
    """Whether a cell is empty and not dead."""
    return bool(s.tile[cell] == 0 and s.front_at[cell] != DEAD)


@compiled
def needs(s: Any, cell: int) -> int:
    """How many tiles touch an empty cell."""
    return int(touching(s, cell, 4))


@compiled
def lay(s: Any, code: int, x: int, y: int, by: int, turn: int) -> None:
    """Put a tile on a free square; ``turn``: in which turn, from 1 (0: by the deal)."""
    cell = known(s, x, y, DX, DY)
    if s.front_at[cell] > 0:
        leave_front(s, cell)
    s.tile[cell] = code + 1
    s.laid_by[cell] = by
    s.laid_turn[cell] = turn
    s.laid += 1
    for side in range(4):
        there = int(s.near[cell * 4 + side]) - 1
        if there < 0:
            there = known(s, x + DX[side], y + DY[side], DX, DY)
        s.need[there * 4 + ((side + 2) & 3)] = int(SIDES[code, side]) + 1
        if s.tile[there] == 0 and s.front_at[there] == 0:
            enter_front(s, there)


@compiled
def take_away(s: Any, cell: int) -> int:
    """Take a tile back; its square is dead from now on (rule 15). Returns its code as it lay."""
    code = int(s.tile[cell]) - 1
    s.tile[cell] = 0
    s.was[cell] = code + 1
    s.front_at[cell] = DEAD
    s.laid -= 1
    for side in range(4):
        there = int(s.near[cell * 4 + side]) - 1
        s.need[there * 4 + ((side + 2) & 3)] = 0
        if s.front_at[there] > 0 and s.front_at[there] != DEAD and needs(s, there) == 0:
            leave_front(s, there)
    return code
