"""A table without edges, of squares or hexagons, for compiled rules.

Every square that a tile lies on or has ever touched is a *cell* with a number, in the order in
which it became known. A hash table finds the number by the place; a cell once known stays known, so
nothing is ever taken out of it. ``front`` lists the cells where a tile may go.

``dx`` and ``dy`` say in which direction each side faces; side k faces the neighbour's side k + half
of them. As tuples they tell the compiler how many there are, which makes a table noticeably faster.

The game's record has these fields:

- ``cells``: how many are known; ``cell_x``, ``cell_y`` (MAX_CELLS,): where they are;
- ``near`` (MAX_CELLS * sides,): number + 1 of the cell on each side, 0 where it is unknown;
- ``need`` (MAX_CELLS * sides,): what the tile on each side shows there, + 1; 0: no tile;
- ``tile`` (MAX_CELLS,): 0 where no tile lies;
- ``front`` (MAX_CELLS,), ``front_n``; ``front_at`` (MAX_CELLS,): place in ``front`` + 1, or 0;
- ``grid`` (a power of two of 64 at least, greater than MAX_CELLS): number + 1 by place.
"""

from typing import Any

from pavage.core.compiled import compiled

_ACROSS = 6  # bits: 64 places in a row; where a layout is wider or taller, places are shared


@compiled
def _place(s: Any, x: int, y: int) -> int:
    """Where in the hash table the cell of a place is, or where it belongs."""
    mask = len(s.grid) - 1
    place = ((y << _ACROSS) + (x & ((1 << _ACROSS) - 1))) & mask
    while s.grid[place] > 0:
        cell = int(s.grid[place]) - 1
        if s.cell_x[cell] == x and s.cell_y[cell] == y:
            break
        place = (place + 1) & mask
    return place


@compiled
def find(s: Any, x: int, y: int) -> int:
    """The cell of a place, or -1 if no tile has ever touched it."""
    return int(s.grid[_place(s, x, y)]) - 1


@compiled
def known(s: Any, x: int, y: int, dx: Any, dy: Any) -> int:
    """The cell of a place, which is known from now on."""
    place = _place(s, x, y)
    if s.grid[place] > 0:
        return int(s.grid[place]) - 1
    sides = len(dx)
    half = sides // 2
    cell = int(s.cells)
    s.cells += 1
    s.grid[place] = cell + 1
    s.cell_x[cell] = x
    s.cell_y[cell] = y
    for side in range(sides):
        there = find(s, x + dx[side], y + dy[side])
        if there >= 0:
            s.near[cell * sides + side] = there + 1
            opposite = side + half if side < half else side - half
            s.near[there * sides + opposite] = cell + 1
    return cell


@compiled
def touching(s: Any, cell: int, sides: int) -> int:
    """How many tiles touch an empty cell."""
    many = 0
    for side in range(sides):
        if s.need[cell * sides + side] > 0:
            many += 1
    return many


@compiled
def leave_front(s: Any, cell: int) -> None:
    """Take a cell off the list of those where a tile may go."""
    at = int(s.front_at[cell]) - 1
    s.front_n -= 1
    last = int(s.front[s.front_n])
    s.front[at] = last
    s.front_at[last] = at + 1
    s.front_at[cell] = 0


@compiled
def enter_front(s: Any, cell: int) -> None:
    """Put a cell on the list of those where a tile may go."""
    s.front[s.front_n] = cell
    s.front_n += 1
    s.front_at[cell] = s.front_n
