"""What the next rolls may bring to a seat, and how much of the grid is nearer to it.

Tables are indexed by what the two dice show, ``[die 1, die 2]``, float64 of shape (DICE, DICE).
"""

from typing import Any

import numpy as np

from pavage.core.bits import popcount, trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.bricks.placing import any_of, must_touch, studs_of, taken
from pavage.games.bricks.state import (
    LEAST,
    MOST,
    REDUCE_TOKEN,
    REROLL_TOKEN,
    ROWS,
    SHAPE,
    STRIDE,
    VALUES,
)

DICE = MOST + 1
_STEPS = 10  # how far from its bricks a seat's part of the grid reaches


@compiled
def largest_roll(s: Any) -> int:
    """The most that a die can show."""
    return max(int(s.lists[int(s.lists_n[0]) - 1]), int(s.lists[VALUES + int(s.lists_n[1]) - 1]))


# -- what a roll brings at once ---------------------------------------------------------------


@compiled
def clear(most: int, out: Any) -> None:
    """Nothing is brought by any roll."""
    for a in range(LEAST, most + 1):
        for b in range(LEAST, most + 1):
            out[a, b] = 0.0


@compiled
def lays_bring(s: Any, seat: int, out: Any) -> None:
    """Write the studs that a seat could lay with each roll; 0 where the brick fits nowhere.

    Where a brick fits and touches, a smaller one does too, around the cell where it touches. So the
    highest bricks that fit stand like stairs over their widths, and one walks down.
    """
    most = largest_roll(s)
    clear(most, out)
    n = int(s.grid)
    full = (1 << n) - 1
    wider = np.empty(ROWS, dtype=np.int64)  # where ``wide`` columns from here on are free
    touch = np.empty(ROWS, dtype=np.int64)
    must_touch(s, seat, touch)
    for y in range(n):
        wider[y] = full & ~taken(s, y)
    high = most
    for wide in range(2, most + 1):
        for y in range(n):
            wider[y] &= wider[y] >> 1
        while high >= 2 and not _fits(n, wider, touch, wide, high):
            high -= 1
        for k in range(2, high + 1):
            out[wide, k] = float(wide * k)
            out[k, wide] = float(wide * k)


@compiled
def _fits(n: int, wider: Any, touch: Any, wide: int, high: int) -> bool:
    """Whether a brick fits somewhere and touches, this way round."""
    for y in range(n - high + 1):
        fits = int(wider[y])
        k = y + high - 1
        while fits != 0 and k > y:
            fits &= int(wider[k])
            k -= 1
        if fits != 0:
            touches = 0
            for k in range(y, y + high):
                touches |= int(touch[k])
            if fits & any_of(touches, wide) != 0:
                return True
    return False


@compiled
def takings_bring(s: Any, seat: int, out: Any) -> None:
    """Write by how much a seat could lead more by a steal or a cover with each roll.

    What is taken counts twice, once for each side.
    """
    most = largest_roll(s)
    clear(most, out)
    if s.may_steal:
        _steals(s, seat, most, out)
    if s.may_cover:
        _covers(s, seat, most, out)


@compiled
def best_table(s: Any, one: Any, out: Any) -> None:
    """Make ``out`` the larger of two tables."""
    most = largest_roll(s)
    for a in range(LEAST, most + 1):
        for b in range(LEAST, most + 1):
            out[a, b] = max(out[a, b], one[a, b])


@compiled
def _better(out: Any, wide: int, high: int, gain: float) -> None:
    """A rectangle brings so much, either way round."""
    if gain > out[wide, high]:
        out[wide, high] = gain
        out[high, wide] = gain


@compiled
def _steals(s: Any, seat: int, most: int, out: Any) -> None:
    for y in range(int(s.grid)):
        corners = int(s.corner[y]) & int(s.own[(1 - seat) * ROWS + y])
        while corners != 0:
            form = int(s.form[y * STRIDE + trailing_zeros(corners)])
            corners &= corners - 1
            wide, high = form // SHAPE, form % SHAPE
            if wide <= most and high <= most:
                _better(out, wide, high, 2.0 * wide * high)


@compiled
def _covers(s: Any, seat: int, most: int, out: Any) -> None:
    """A block's north-west cell is that of one of its bricks."""
    n = int(s.grid)
    for y in range(n):
        corners = int(s.corner[y])
        while corners != 0:
            x = trailing_zeros(corners)
            corners &= corners - 1
            _blocks_at(s, seat, most, x, y, out)


@compiled
def _blocks_at(s: Any, seat: int, most: int, x: int, y: int, out: Any) -> None:
    n = int(s.grid)
    one = int(s.form[y * STRIDE + x])
    top = int(s.joined_n[y]) >> x
    east = -1  # columns on whose western border no brick is cut
    held = (1 << n) - 1
    for high in range(1, min(most, n - y) + 1):
        row = y + high - 1
        joined = int(s.joined_w[row]) >> x
        if joined & 1:
            return  # the western border cuts a brick, and will
        held &= taken(s, row) >> x
        if held & 3 != 3:
            return
        east &= ~joined
        if high < 2:
            continue
        across = top
        if row + 1 < n:
            across |= int(s.joined_n[row + 1]) >> x
        widest = min(most, trailing_zeros(~held))
        if across != 0:
            widest = min(widest, trailing_zeros(across))
        for wide in range(2, widest + 1):
            if (east >> wide) & 1 and one != wide * SHAPE + high:
                studs = studs_of(s, 1 - seat, x, y, wide, high)
                _better(out, wide, high, 2.0 * studs)


# -- with tokens ------------------------------------------------------------------------------


@compiled
def with_tokens(s: Any, seat: int, reroll_cost: float, reduce_cost: float, table: Any) -> None:
    """Turn what rolls bring into what they bring to who also uses tokens where it pays."""
    most = largest_roll(s)
    for _ in range(min(2, int(s.held[seat * 2 + REDUCE_TOKEN]))):
        _reduced(most, reduce_cost, table)
    if s.held[seat * 2 + REROLL_TOKEN] > 0:
        _rerolled(s, most, reroll_cost, table)


@compiled
def _reduced(most: int, cost: float, table: Any) -> None:
    """One die may be made smaller. From large to small, so that each looks at what was."""
    for a in range(most, LEAST - 1, -1):
        for b in range(most, LEAST - 1, -1):
            best = table[a, b]
            for k in range(LEAST, a):
                best = max(best, table[k, b] - cost)
            for k in range(LEAST, b):
                best = max(best, table[a, k] - cost)
            table[a, b] = best


@compiled
def mean_of(s: Any, die: int, other: int, table: Any) -> float:
    """The mean over what a die may show, the other one showing ``other``."""
    total = 0.0
    n = int(s.lists_n[die])
    for k in range(n):
        value = int(s.lists[die * VALUES + k])
        total += table[value, other] if die == 0 else table[other, value]
    return total / n


@compiled
def _rerolled(s: Any, most: int, cost: float, table: Any) -> None:
    first = np.empty(DICE, dtype=np.float64)  # by what die 2 shows
    second = np.empty(DICE, dtype=np.float64)
    for other in range(LEAST, most + 1):
        first[other] = mean_of(s, 0, other, table) - cost
        second[other] = mean_of(s, 1, other, table) - cost
    for a in range(LEAST, most + 1):
        for b in range(LEAST, most + 1):
            table[a, b] = max(table[a, b], first[b], second[a])


@compiled
def mean_gain(s: Any, table: Any) -> float:
    """The mean over the rolls."""
    total = 0.0
    for k in range(int(s.lists_n[0])):
        total += mean_of(s, 1, int(s.lists[k]), table)
    return total / int(s.lists_n[0])


@compiled
def share_blocked(s: Any, table: Any) -> float:
    """How many of the rolls bring nothing, from 0 to 1."""
    none = 0
    for i in range(int(s.lists_n[0])):
        for j in range(int(s.lists_n[1])):
            none += table[int(s.lists[i]), int(s.lists[VALUES + j])] == 0.0
    return none / (int(s.lists_n[0]) * int(s.lists_n[1]))


# -- room -------------------------------------------------------------------------------------


@compiled
def nearer(s: Any, seat: int) -> int:
    """How many more free cells are nearer to the seat's bricks than to the other's.

    Only cells where a brick can lie at all, of two rows and two columns.
    """
    counts = np.empty(7, dtype=np.int64)
    reach(s, seat, counts, _STEPS)
    return int(counts[0] - counts[1])


@compiled
def reach(s: Any, seat: int, out: Any, steps: int = ROWS) -> None:
    """Write who is nearer to how many free cells, step by step from the bricks (int64, 7).

    Cells nearer to the seat, nearer to the other, as near to both; twice the tokens that lie on
    cells nearer to the seat, to the other (those between them count for both); cells beside bricks
    of the seat, of the other. Only cells where a brick can lie at all.
    """
    n = int(s.grid)
    room = np.empty(ROWS, dtype=np.int64)
    _room(s, room)
    mine = np.empty(ROWS, dtype=np.int64)
    theirs = np.empty(ROWS, dtype=np.int64)
    must_touch(s, seat, mine)
    must_touch(s, 1 - seat, theirs)
    out[:] = 0
    for step in range(steps):
        left = 0
        for y in range(n):
            a, b = mine[y] & room[y], theirs[y] & room[y]
            mine[y], theirs[y] = a, b
            if a | b == 0:
                left |= room[y]
                continue
            out[0] += popcount(a & ~b)
            out[1] += popcount(b & ~a)
            out[2] += popcount(a & b)
            lying = int(s.lying[y]) | int(s.lying[ROWS + y])
            if lying != 0:
                out[3] += popcount(lying & a) + popcount(lying & a & ~b)
                out[4] += popcount(lying & b) + popcount(lying & b & ~a)
            room[y] &= ~(a | b)
            left |= room[y]
        if step == 0:
            out[5] = out[0] + out[2]
            out[6] = out[1] + out[2]
        if left == 0:
            break
        _grow(n, mine)
        _grow(n, theirs)


@compiled
def _room(s: Any, out: Any) -> None:
    n = int(s.grid)
    full = (1 << n) - 1
    out[n - 1] = 0
    for y in range(n - 1):
        both = full & ~taken(s, y) & ~taken(s, y + 1)
        both &= both >> 1
        out[y] = both
    above = 0
    for y in range(n):
        here = out[y]
        out[y] = here | here << 1 | above | above << 1
        above = here


@compiled
def _grow(n: int, rows: Any) -> None:
    """Add the neighbours of each cell."""
    above = 0
    for y in range(n):
        here = rows[y]
        below = rows[y + 1] if y + 1 < n else 0
        rows[y] = here | here << 1 | here >> 1 | above | below
        above = here
