"""Laying a hexagon on the table."""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.connexion.state import DX, DY, SIDES
from pavage.kit.plane import enter_front, known, leave_front

OPPOSITE = SIDES // 2


@compiled
def cell_on(side: int, six: int) -> int:
    """Which of a tile's cells, clockwise from the 6, is on a side: ``side - six`` modulo 6."""
    return side - six if side >= six else side - six + SIDES


@compiled
def lay(s: Any, tile: int, six: int, x: int, y: int) -> int:
    """Put a tile on an empty place, its 6 on that side; returns the cell."""
    cell = known(s, x, y, DX, DY)
    lay_on(s, tile, six, cell)
    return cell


@compiled
def lay_on(s: Any, tile: int, six: int, cell: int) -> None:
    """The same, on a cell that is known."""
    if s.front_at[cell] > 0:
        leave_front(s, cell)
    s.tile[cell] = tile + 1
    s.six[cell] = six
    for side in range(SIDES):
        there = int(s.near[cell * SIDES + side]) - 1
        if there < 0:
            x, y = int(s.cell_x[cell]) + DX[side], int(s.cell_y[cell]) + DY[side]
            there = known(s, x, y, DX, DY)
        facing = side + OPPOSITE if side < OPPOSITE else side - OPPOSITE
        s.need[there * SIDES + facing] = int(s.sign[tile * SIDES + cell_on(side, six)]) + 1
        if s.tile[there] == 0 and s.front_at[there] == 0:
            enter_front(s, there)
