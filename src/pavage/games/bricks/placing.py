"""Where a brick may go: all places of a shape at once, by rows of bits.

Each function works on one orientation, ``wide`` columns by ``high`` rows, and on the seat to move.
"""

from typing import Any

import numpy as np

from pavage.core.bits import popcount, trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.bricks.state import COVER, LAY, PLACE, ROWS, SHAPE, STEAL, STRIDE


@compiled
def all_of(row: int, wide: int) -> int:
    """The columns x such that x to x + wide - 1 are all set in a row."""
    done = 1
    while 2 * done <= wide:
        row &= row >> done
        done *= 2
    return row & (row >> (wide - done))


@compiled
def any_of(row: int, wide: int) -> int:
    """The columns x such that at least one of x to x + wide - 1 is set in a row."""
    done = 1
    while 2 * done <= wide:
        row |= row >> done
        done *= 2
    return row | (row >> (wide - done))


@compiled
def is_without_brick(s: Any, seat: int) -> bool:
    """Whether no brick of a seat is on the grid (rule 7)."""
    return bool(s.studs[seat] == 0)


@compiled
def taken(s: Any, y: int) -> int:
    """The occupied cells of a row."""
    return int(s.own[y]) | int(s.own[ROWS + y])


@compiled
def must_touch(s: Any, seat: int, out: Any) -> None:
    """Write to ``out`` (int64, ROWS) the cells of which a brick must hold one (rule 7).

    Those beside own bricks; without any, the start cell, and if that is taken all cells.
    """
    n = int(s.grid)
    full = (1 << n) - 1
    if is_without_brick(s, seat):
        y, x = (n - 1, 0) if seat == 0 else (0, n - 1)
        is_free = (taken(s, y) >> x) & 1 == 0
        for k in range(n):
            out[k] = 0 if is_free else full
        if is_free:
            out[y] = 1 << x
        return
    first = seat * ROWS
    for y in range(n):
        here = int(s.own[first + y])
        beside = (here << 1) | (here >> 1)
        if y > 0:
            beside |= int(s.own[first + y - 1])
        if y < n - 1:
            beside |= int(s.own[first + y + 1])
        out[y] = beside & full


@compiled
def lays(s: Any, wide: int, high: int, out: Any) -> int:
    """Write the ways to lay a brick on free cells (rule 7); return how many."""
    n = int(s.grid)
    full = (1 << n) - 1
    free = np.empty(ROWS, dtype=np.int64)
    touch = np.empty(ROWS, dtype=np.int64)
    must_touch(s, int(s.seat), touch)
    for y in range(n):
        free[y] = all_of(full & ~taken(s, y), wide)
        touch[y] = any_of(int(touch[y]), wide)
    count = 0
    first = LAY + (wide * SHAPE + high) * PLACE
    for y in range(n - high + 1):
        fits = int(free[y])
        touches = int(touch[y])
        for k in range(y + 1, y + high):
            fits &= int(free[k])
            touches |= int(touch[k])
        fits &= touches
        while fits != 0:
            out[count] = first + y * STRIDE + trailing_zeros(fits)
            fits &= fits - 1
            count += 1
    return count


@compiled
def can_lay(s: Any, wide: int, high: int) -> bool:
    """Whether a brick can be laid somewhere, in this orientation."""
    n = int(s.grid)
    full = (1 << n) - 1
    touch = np.empty(ROWS, dtype=np.int64)
    must_touch(s, int(s.seat), touch)
    for y in range(n - high + 1):
        fits = full
        touches = 0
        for k in range(y, y + high):
            fits &= all_of(full & ~taken(s, k), wide)
            touches |= any_of(int(touch[k]), wide)
        if fits & touches != 0:
            return True
    return False


@compiled
def steals(s: Any, wide: int, high: int, out: Any) -> int:
    """Write the opponent's bricks of this very shape (rule 8); return how many."""
    n = int(s.grid)
    theirs = (1 - int(s.seat)) * ROWS
    shape = wide * SHAPE + high
    count = 0
    for y in range(n):
        corners = int(s.corner[y]) & int(s.own[theirs + y])
        while corners != 0:
            cell = y * STRIDE + trailing_zeros(corners)
            corners &= corners - 1
            if s.form[cell] == shape:
                out[count] = STEAL + cell
                count += 1
    return count


@compiled
def covers(s: Any, wide: int, high: int, out: Any) -> int:
    """Write the blocks of at least two whole bricks, one of them the opponent's (rule 9)."""
    n = int(s.grid)
    theirs = (1 - int(s.seat)) * ROWS
    shape = wide * SHAPE + high
    count = 0
    first = COVER + shape * PLACE
    for y in range(n - high + 1):
        # nothing is cut along the northern and the southern border
        fits = ~any_of(int(s.joined_n[y]), wide)
        if y + high < n:
            fits &= ~any_of(int(s.joined_n[y + high]), wide)
        some = 0
        for k in range(y, y + high):
            joined = int(s.joined_w[k])
            fits &= all_of(taken(s, k), wide) & ~joined & ~(joined >> wide)
            if fits == 0:
                break
            some |= any_of(int(s.own[theirs + k]), wide)
        fits &= some
        while fits != 0:
            cell = y * STRIDE + trailing_zeros(fits)
            fits &= fits - 1
            if s.form[cell] != shape:  # else it is one brick
                out[count] = first + cell
                count += 1
    return count


@compiled
def studs_of(s: Any, seat: int, x: int, y: int, wide: int, high: int) -> int:
    """How many studs of a seat lie in a rectangle."""
    mask = ((1 << wide) - 1) << x
    count = 0
    for k in range(y, y + high):
        count += popcount(int(s.own[seat * ROWS + k]) & mask)
    return count


@compiled
def put(s: Any, seat: int, x: int, y: int, wide: int, high: int) -> None:
    """Make a rectangle one brick of a seat; what lay there is gone."""
    mask = ((1 << wide) - 1) << x
    for k in range(y, y + high):
        s.own[seat * ROWS + k] = int(s.own[seat * ROWS + k]) | mask
        s.own[(1 - seat) * ROWS + k] = int(s.own[(1 - seat) * ROWS + k]) & ~mask
        s.joined_w[k] = (int(s.joined_w[k]) & ~mask) | (mask & (mask << 1))
        s.joined_n[k] = (int(s.joined_n[k]) & ~mask) | (mask if k > y else 0)
        gone = int(s.corner[k]) & mask
        s.corner[k] = int(s.corner[k]) & ~mask
        while gone != 0:
            s.form[k * STRIDE + trailing_zeros(gone)] = 0
            gone &= gone - 1
    s.corner[y] = int(s.corner[y]) | (1 << x)
    s.form[y * STRIDE + x] = wide * SHAPE + high
    s.born[y * STRIDE + x] = s.turns
