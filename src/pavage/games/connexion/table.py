"""Laying a hexagon on the table."""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.connexion.state import DX, DY, SIDES
from pavage.kit.plane import enter_front, known, leave_front


@compiled
def lay(s: Any, tile: int, six: int, x: int, y: int) -> int:
    """Put a tile on an empty place, its 6 on that side; returns the cell."""
    cell = known(s, x, y, DX, DY)
    if s.front_at[cell] > 0:
        leave_front(s, cell)
    s.tile[cell] = tile + 1
    s.six[cell] = six
    for side in range(SIDES):
        there = known(s, x + int(DX[side]), y + int(DY[side]), DX, DY)
        sign = int(s.sign[tile * SIDES + (side - six) % SIDES])
        s.need[there * SIDES + (side + SIDES // 2) % SIDES] = sign + 1
        if s.tile[there] == 0 and s.front_at[there] == 0:
            enter_front(s, there)
    return cell
