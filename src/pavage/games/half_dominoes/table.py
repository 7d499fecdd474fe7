"""The table without edges: finding a square, laying a tile, taking one away."""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.half_dominoes.state import DEAD, DX, DY, GRID, SIDES

_ACROSS = 64  # places of the hash table in a row; where a layout is wider, places are shared


@compiled
def _place(s: Any, x: int, y: int) -> int:
    """Where in the hash table the cell of a square is, or where it belongs."""
    place = ((y << 6) + (x & (_ACROSS - 1))) & (GRID - 1)
    while s.grid[place] > 0:
        cell = int(s.grid[place]) - 1
        if s.cell_x[cell] == x and s.cell_y[cell] == y:
            break
        place = (place + 1) & (GRID - 1)
    return place


@compiled
def find(s: Any, x: int, y: int) -> int:
    """The cell of a square, or -1 if no tile has ever touched it."""
    return int(s.grid[_place(s, x, y)]) - 1


@compiled
def _known(s: Any, x: int, y: int) -> int:
    """The cell of a square, which is known from now on."""
    place = _place(s, x, y)
    if s.grid[place] > 0:
        return int(s.grid[place]) - 1
    cell = int(s.cells)
    s.cells += 1
    s.grid[place] = cell + 1
    s.cell_x[cell] = x
    s.cell_y[cell] = y
    for side in range(4):
        there = find(s, x + int(DX[side]), y + int(DY[side]))
        if there >= 0:
            s.near[cell * 4 + side] = there + 1
            s.near[there * 4 + ((side + 2) & 3)] = cell + 1
    return cell


@compiled
def is_free(s: Any, cell: int) -> bool:
    """Whether a cell is empty and not dead."""
    return bool(s.tile[cell] == 0 and s.front_at[cell] != DEAD)


@compiled
def needs(s: Any, cell: int) -> int:
    """How many tiles touch an empty cell."""
    many = 0
    for side in range(4):
        if s.need[cell * 4 + side] > 0:
            many += 1
    return many


@compiled
def _leave_front(s: Any, cell: int) -> None:
    at = int(s.front_at[cell]) - 1
    s.front_n -= 1
    last = int(s.front[s.front_n])
    s.front[at] = last
    s.front_at[last] = at + 1
    s.front_at[cell] = 0


@compiled
def lay(s: Any, code: int, x: int, y: int, by: int, turn: int) -> None:
    """Put a tile on a free square; ``turn``: in which turn, from 1 (0: by the deal)."""
    cell = _known(s, x, y)
    if s.front_at[cell] > 0:
        _leave_front(s, cell)
    s.tile[cell] = code + 1
    s.laid_by[cell] = by
    s.laid_turn[cell] = turn
    s.laid += 1
    for side in range(4):
        there = _known(s, x + int(DX[side]), y + int(DY[side]))
        s.need[there * 4 + ((side + 2) & 3)] = int(SIDES[code, side]) + 1
        if s.tile[there] == 0 and s.front_at[there] == 0:
            s.front[s.front_n] = there
            s.front_n += 1
            s.front_at[there] = s.front_n


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
            _leave_front(s, there)
    return code
