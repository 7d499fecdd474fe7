"""The turn that scores most at once: exact, over all ordered sequences of one to three placements.

Among turns of equal points the first in byte order of its moves is taken, compared placement by
placement (any further placement scores at least two points, so a turn never equals its own
beginning).

How it is found. A placement changes the legal squares and the points only beside itself. So

- ``base`` are the placements that are legal now, the best first;
- ``beside`` a placement are those on the four squares next to it, once it lies there;
- two placements of the base that do not touch may come in either order: they are looked at once;
- the best third is the first of ``base`` that touches neither, or one that lies beside either;
- two placements that cannot reach the best total known, whatever follows, are left out. Equal
  totals are not: they decide who comes first.

A placement with its points is one number, its *worth*: the points, then how early it comes in
byte order. The greatest worth is the placement to choose.
"""

from typing import Any

import numpy as np

from pavage.core.bits import trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.zigzag.notation import SQUARE_NAMES
from pavage.games.zigzag.scoring import points_of
from pavage.games.zigzag.state import (
    CELLS,
    CODES,
    END,
    EXCHANGE,
    HAND,
    MAX_PLACEMENTS,
    PASS,
    STEP,
    STRIDE,
    TILE_SIDES,
    TILE_VALUE,
    WORDS,
)

_ONE = np.uint64(1)
_63 = np.uint64(63)
_RANK_BITS = 15
_LAST = (1 << _RANK_BITS) - 1  # greater than the rank of any placement
_MOST_VALUE = 8
_BESIDE = 4 * HAND  # placements beside one, at most
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


_RANK, _CELL = _square_ranks()


# -- a placement as one number ----------------------------------------------------------------


@compiled
def _worth(points: int, code: int, cell: int) -> int:
    return int((points << _RANK_BITS) + _LAST - (code * CELLS + _RANK[cell]))


@compiled
def _points(worth: int) -> int:
    return worth >> _RANK_BITS


@compiled
def _rank(worth: int) -> int:
    return _LAST - (worth & _LAST)


@compiled
def _move(rank: int) -> int:
    return int((rank & ~(CELLS - 1)) | _CELL[rank & (CELLS - 1)])


@compiled
def _touch(a: int, b: int) -> bool:
    """Whether two squares are side by side, or the same."""
    apart = abs(a - b)
    return apart <= 1 or apart == STRIDE


# -- the placements that are legal now, and those beside one of them --------------------------


@compiled
def _kinds(s: Any, codes: Any, left: Any, fit: Any) -> int:
    """Write the different tiles of the hand, how many of each code, and where each would fit.

    ``fit``: uint64 (HAND, WORDS), the squares where a tile cuts nothing. Returns how many kinds.
    """
    kinds = 0
    first = int(s.seat) * HAND
    for i in range(first, first + int(s.hand_n[s.seat])):
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
def _base(s: Any, codes: Any, fit: Any, kinds: int) -> Any:
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
                worth = _worth(points_of(s, code, cell), code, cell)
                at = n
                while at > 0 and out[at - 1] < worth:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = worth
                n += 1
    return out[:n]


@compiled
def _beside(s: Any, codes: Any, left: Any, fit: Any, kinds: int, rank: int, out: Any) -> int:
    """Write the worths of the placements next to one, once it lies there; return how many.

    The tile itself is taken from the hand; the squares further off are as they are now.
    """
    n = 0
    code = rank // CELLS
    cell = int(_CELL[rank % CELLS])
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
        joined = int(TILE_VALUE[code]) if digit > 0 else 0
        for kind in range(kinds):
            other = codes[kind]
            if not (fit[kind, w] & bit) or TILE_SIDES[other, facing] != digit:
                continue
            if other == code and left[code] == 1:
                continue
            out[n] = _worth(points_of(s, other, there) + joined, other, there)
            n += 1
    return n


# -- the best third ---------------------------------------------------------------------------


@compiled
def _free(worth: int, left: Any, x: int, y: int) -> bool:
    """Whether the tile of a placement is still in the hand after those of ranks x and y."""
    code = _rank(worth) // CELLS
    used = int(code == x // CELLS) + int(code == y // CELLS)
    return bool(left[code] > used)


@compiled
def _best_apart(base: Any, left: Any, x: int, y: int) -> int:
    """The greatest worth of the base that touches neither x nor y (ranks); 0 if none."""
    cell_x = int(_CELL[x % CELLS])
    cell_y = int(_CELL[y % CELLS])
    for worth in base:
        if _free(worth, left, x, y):
            cell = int(_CELL[_rank(worth) % CELLS])
            if not _touch(cell, cell_x) and not _touch(cell, cell_y):
                return int(worth)
    return 0


@compiled
def _best_beside(near: Any, n: int, left: Any, x: int, y: int) -> int:
    """The greatest worth beside x when y lies there too (not next to x, or itself beside x).

    A square next to both: the side towards y must match, and counts if it is open.
    """
    best = 0
    cell_y = int(_CELL[y % CELLS])
    for k in range(n):
        worth = int(near[k])
        cell = int(_CELL[_rank(worth) % CELLS])
        if cell == cell_y or not _free(worth, left, x, y):
            continue
        if _touch(cell, cell_y):
            side = 0
            while cell + STEP[side] != cell_y:
                side += 1
            digit = TILE_SIDES[_rank(worth) // CELLS, side]
            if digit != TILE_SIDES[y // CELLS, (side + 2) & 3]:
                continue
            if digit > 0:
                worth += int(TILE_VALUE[y // CELLS]) << _RANK_BITS
        best = max(best, worth)
    return best


# -- the turn ---------------------------------------------------------------------------------


@compiled
def _offer(best: Any, total: int, x: int, y: int, z: int) -> None:
    """Keep a sequence (ranks; _LAST for none) if it scores more, or as much and comes first."""
    if total > best[0] or (
        total == best[0]
        and (x < best[1] or (x == best[1] and (y < best[2] or (y == best[2] and z < best[3]))))
    ):
        best[0] = total
        best[1] = x
        best[2] = y
        best[3] = z


@compiled
def _search(s: Any, most: int, best: Any) -> None:
    """Find the best sequence of up to ``most`` placements; ``best``: its total and three ranks."""
    codes = np.zeros(HAND, dtype=np.int64)
    left = np.zeros(CODES, dtype=np.int64)
    fit = np.zeros((HAND, WORDS), dtype=np.uint64)
    kinds = _kinds(s, codes, left, fit)
    base = _base(s, codes, fit, kinds)
    n = len(base)
    if n == 0:
        return
    _offer(best, _points(base[0]), _rank(base[0]), _LAST, _LAST)
    if most == 1:
        return
    near = np.empty((n, _BESIDE), dtype=np.int64)
    near_n = np.empty(n, dtype=np.int64)
    near_most = np.zeros(n, dtype=np.int64)  # the most points beside each
    for i in range(n):
        near_n[i] = _beside(s, codes, left, fit, kinds, _rank(base[i]), near[i])
        for k in range(near_n[i]):
            near_most[i] = max(near_most[i], _points(near[i, k]))
    _apart(base, left, near, near_n, near_most, most, best)
    beyond = np.empty(_BESIDE, dtype=np.int64)
    for i in range(n):
        x = _rank(base[i])
        for k in range(near_n[i]):
            y = _rank(near[i, k])
            total = _points(base[i]) + _points(near[i, k])
            _offer(best, total, x, y, _LAST)
            if most > 2:
                m = _beside(s, codes, left, fit, kinds, y, beyond)
                third = _best_apart(base, left, x, y)
                third = max(third, _best_beside(near[i], near_n[i], left, x, y))
                third = max(third, _best_beside(beyond, m, left, y, x))
                if third > 0:
                    _offer(best, total + _points(third), x, y, _rank(third))


@compiled
def _apart(
    base: Any, left: Any, near: Any, near_n: Any, near_most: Any, most: int, best: Any
) -> None:
    """Try all pairs of the base that do not touch, each with its best third."""
    top = _points(base[0])
    reach = max(top, near_most.max() + _MOST_VALUE) if most > 2 else 0
    for i in range(len(base)):
        points_i = _points(base[i])
        if 2 * points_i + reach < best[0]:
            return  # the rest of the base is worth no more
        rank_i = _rank(base[i])
        cell_i = int(_CELL[rank_i % CELLS])
        for j in range(i + 1, len(base)):
            total = points_i + _points(base[j])
            if total + reach < best[0]:
                break
            near_ij = max(near_most[i], near_most[j]) + _MOST_VALUE
            if most > 2 and total + max(top, near_ij) < best[0]:
                continue
            if not _free(base[j], left, rank_i, _LAST):
                continue
            rank_j = _rank(base[j])
            if _touch(cell_i, int(_CELL[rank_j % CELLS])):
                continue
            x = min(rank_i, rank_j)
            y = max(rank_i, rank_j)
            _offer(best, total, x, y, _LAST)
            if most > 2:
                third = _best_apart(base, left, x, y)
                third = max(third, _best_beside(near[i], near_n[i], left, rank_i, rank_j))
                third = max(third, _best_beside(near[j], near_n[j], left, rank_j, rank_i))
                if third > 0:
                    _offer(best, total + _points(third), x, y, _rank(third))


@compiled
def best_sequence(seen: Any, out: Any) -> int:
    """The whole best turn, from an observation by the seat to move.

    Writes its placements to ``out`` (int64, shape (4,)), then in ``out[3]`` what they score
    together; returns how many they are, 0 where nothing can be placed. Placements made before in
    this turn count towards its three.
    """
    best = np.full(4, _LAST, dtype=np.int64)
    best[0] = 0
    _search(seen, MAX_PLACEMENTS - int(seen.placed), best)
    n = 0
    while n < MAX_PLACEMENTS and best[n + 1] < _LAST:
        out[n] = _move(best[n + 1])
        n += 1
    out[3] = best[0]
    return n


@compiled
def best_turn(seen: Any) -> int:
    """The first decision of the best turn, from an observation by the seat to move.

    Where nothing can be placed: ``end`` after a placement, else ``exchange`` if there is a bag
    to draw from and a hand to discard, else ``pass``.
    """
    turn = np.empty(4, dtype=np.int64)
    if best_sequence(seen, turn) > 0:
        return int(turn[0])
    if seen.placed > 0:
        return END
    if seen.bag_at < seen.bag_n and seen.hand_n[seen.seat] > 0:
        return EXCHANGE
    return PASS
