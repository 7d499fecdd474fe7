"""A placement as one number, and the placements of a turn: legal now, beside another, a third.

See ``turns.py`` for how they make a turn. A *worth* is how much a placement is liked, in sixteenths
of a point, then how early it comes in byte order. Without a taste it is liked for its points alone;
with one (``taste.py``), also for what it keeps and what it leaves to others.
"""

from typing import Any

import numpy as np

from pavage.core.bits import trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.zigzag.notation import SQUARE_NAMES
from pavage.games.zigzag.scoring import points_of
from pavage.games.zigzag.state import (
    CELLS,
    HAND,
    STEP,
    STRIDE,
    TILE_SIDES,
    TILE_VALUE,
    WORDS,
)
from pavage.games.zigzag.taste import beyond, offered

_ONE = np.uint64(1)
_63 = np.uint64(63)
RANK_BITS = 15
LAST = (1 << RANK_BITS) - 1  # greater than the rank of any placement
UNIT = 16  # a point, in a worth
MOST_JOINT = 8 * UNIT  # gained at most where a third touches both, by points alone
MOST_JOINT_LIKED = 16 * UNIT  # and with a taste
BESIDE = 4 * HAND  # placements beside one, at most
_EDGE = 15  # squares beyond the largest board


def _square_ranks() -> tuple[Any, Any]:
    """Where each square stands in byte order (``a1`` < ``a10`` < ``a2``), and the way back."""
    by_name = sorted(
        (cell for cell in range(CELLS) if SQUARE_NAMES[cell]), key=SQUARE_NAMES.__getitem__
    )
    rank = np.zeros(CELLS, dtype=np.int64)
    back = np.zeros(CELLS, dtype=np.int64)
    for k, cell in enumerate(by_name):
        rank[cell] = k
        back[k] = cell
    return rank, back


_RANK, CELL_OF = _square_ranks()


# -- a placement as one number ----------------------------------------------------------------


@compiled
def worth_of(s: Any, code: int, cell: int, taste: Any) -> int:
    """How much a placement is liked, and how early it comes."""
    points = points_of(s, code, cell) * UNIT
    if taste is not None:
        points += int(beyond(s, code, cell, taste) * UNIT)
    return int((points << RANK_BITS) + LAST - (code * CELLS + _RANK[cell]))


@compiled
def joint(s: Any, code: int, side: int, there: int, other: int, taste: Any) -> int:
    """What a worth gains by a tile that meets another, which lies on ``there``, on a side."""
    facing = (side + 2) & 3
    points = int(TILE_VALUE[other]) * UNIT if TILE_SIDES[code, side] > 0 else 0
    if taste is not None:
        here = there - STEP[side]
        lost = offered(s, code, side, there, taste) + offered(s, other, facing, here, taste)
        points -= int(lost * UNIT)
    return points << RANK_BITS


@compiled
def liking(worth: int) -> int:
    """How much a placement is liked, in sixteenths of a point."""
    return worth >> RANK_BITS


@compiled
def rank_of(worth: int) -> int:
    """How early a placement comes: its code, and where its square stands in byte order."""
    return LAST - (worth & LAST)


@compiled
def move_of(rank: int) -> int:
    """The decision of a rank."""
    return int((rank & ~(CELLS - 1)) | CELL_OF[rank & (CELLS - 1)])


@compiled
def touch(a: int, b: int) -> bool:
    """Whether two squares are side by side, or the same."""
    apart = abs(a - b)
    return apart <= 1 or apart == STRIDE


# -- the placements that are legal now, and those beside one of them --------------------------


@compiled
def kinds_of(s: Any, seat: int, codes: Any, left: Any, fit: Any) -> int:
    """Write the different tiles of a hand, how many of each code, and where each would fit.

    ``fit``: uint64 (HAND, WORDS), the squares where a tile cuts nothing. Returns how many kinds.
    """
    kinds = 0
    first = seat * HAND
    for i in range(first, first + int(s.hand_n[seat])):
        code = int(s.hand[i])
        left[code] += 1
        if left[code] > 1:
            continue
        codes[kinds] = code
        a = int(TILE_SIDES[code, 0]) * WORDS
        b = (3 + int(TILE_SIDES[code, 1])) * WORDS
        c = (6 + int(TILE_SIDES[code, 2])) * WORDS
        d = (9 + int(TILE_SIDES[code, 3])) * WORDS
        for w in range(WORDS):
            fit[kinds, w] = s.fits[a + w] & s.fits[b + w] & s.fits[c + w] & s.fits[d + w]
        kinds += 1
    return kinds


@compiled
def base_of(s: Any, codes: Any, fit: Any, kinds: int, taste: Any) -> Any:
    """The worths of the legal placements, the greatest first."""
    n = 0
    out = np.empty(kinds * CELLS, dtype=np.int64)
    for kind in range(kinds):
        code = codes[kind]
        for w in range(WORDS):
            bits = s.open[w] & fit[kind, w]
            while bits:
                cell = w * 64 + trailing_zeros(bits)
                bits &= bits - _ONE
                worth = worth_of(s, code, cell, taste)
                at = n
                while at > 0 and out[at - 1] < worth:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = worth
                n += 1
    return out[:n]


@compiled
def beside(
    s: Any, codes: Any, left: Any, fit: Any, kinds: int, rank: int, out: Any, taste: Any
) -> int:
    """Write the worths of the placements next to one, once it lies there; return how many.

    The tile itself is taken from the hand; the squares further off are as they are now.
    """
    n = 0
    code = rank // CELLS
    cell = int(CELL_OF[rank % CELLS])
    x = cell % STRIDE
    for side in range(4):
        if (side == 0 and cell < STRIDE) or (side == 3 and x == 0):
            continue
        there = cell + int(STEP[side])
        if there % STRIDE == _EDGE or there >= _EDGE * STRIDE or s.board[there] > 0:
            continue
        digit = int(TILE_SIDES[code, side])
        facing = (side + 2) & 3
        w = there >> 6
        bit = _ONE << (np.uint64(there) & _63)
        if digit == 0 and not (s.open[w] & bit):
            continue
        for kind in range(kinds):
            other = codes[kind]
            if not (fit[kind, w] & bit) or TILE_SIDES[other, facing] != digit:
                continue
            if other == code and left[code] == 1:
                continue
            out[n] = worth_of(s, other, there, taste) + joint(s, other, facing, cell, code, taste)
            n += 1
    return n


# -- the best third ---------------------------------------------------------------------------


@compiled
def is_free(worth: int, left: Any, x: int, y: int) -> bool:
    """Whether the tile of a placement is still in the hand after those of ranks x and y."""
    code = rank_of(worth) // CELLS
    used = int(code == x // CELLS) + int(code == y // CELLS)
    return bool(left[code] > used)


@compiled
def best_apart(base: Any, left: Any, x: int, y: int) -> int:
    """The greatest worth of the base that touches neither x nor y (ranks); 0 if none."""
    cell_x = int(CELL_OF[x % CELLS])
    cell_y = int(CELL_OF[y % CELLS])
    for worth in base:
        if is_free(worth, left, x, y):
            cell = int(CELL_OF[rank_of(worth) % CELLS])
            if not touch(cell, cell_x) and not touch(cell, cell_y):
                return int(worth)
    return 0


@compiled
def best_beside(s: Any, near: Any, n: int, left: Any, x: int, y: int, taste: Any) -> int:
    """The greatest worth beside x when y lies there too (not next to x, or itself beside x).

    A square next to both: the side towards y must match, and counts if it is open.
    """
    best = 0
    cell_y = int(CELL_OF[y % CELLS])
    for k in range(n):
        worth = int(near[k])
        cell = int(CELL_OF[rank_of(worth) % CELLS])
        if cell == cell_y or not is_free(worth, left, x, y):
            continue
        if touch(cell, cell_y):
            side = 0
            while cell + STEP[side] != cell_y:
                side += 1
            digit = TILE_SIDES[rank_of(worth) // CELLS, side]
            if digit != TILE_SIDES[y // CELLS, (side + 2) & 3]:
                continue
            worth += joint(s, rank_of(worth) // CELLS, side, cell_y, y // CELLS, taste)
        best = max(best, worth)
    return best
