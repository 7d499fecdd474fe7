"""Where tiles may be laid (rules 7 to 10, 13).

The tiles in hand, each in its different rotations, are *slots*. ``shows`` holds for each side and
symbol the set of slots that show it there, as bits. The slots that fit a square are the ones that
all its neighbours' sets have in common.
"""

from typing import Any

import numpy as np

from pavage.core.bits import trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.half_dominoes.state import (
    CANONICAL,
    DX,
    DY,
    FAR,
    MAX_TILES,
    PLACE_BITS,
    ROTATIONS,
    SECOND_AT,
    SIDES,
    SOUTH_AT,
    TILE_AT,
    TURNED,
)
from pavage.games.half_dominoes.table import is_free, needs

_ONE = np.uint64(1)
_63 = np.uint64(63)
_SYMBOLS = 10


# -- decisions as numbers ---------------------------------------------------------------------


@compiled
def place_of(x: int, y: int) -> int:
    """A square as a number."""
    return ((y + FAR) << PLACE_BITS) + x + FAR


@compiled
def single(code: int, x: int, y: int) -> int:
    """The decision to lay one tile."""
    return (code << TILE_AT) + place_of(x, y)


@compiled
def pair(code: int, x: int, y: int, other: int, side: int) -> int:
    """The decision to lay two tiles, the other one on that side of the first (rule 13)."""
    if side == 0 or side == 3:
        x += DX[side]
        y += DY[side]
        code, other = other, code
    south = int(side == 0 or side == 2)
    return single(code, x, y) + (south << SOUTH_AT) + ((other + 1) << SECOND_AT)


@compiled
def _add(out: Any, n: int, move: int) -> int:
    if n == len(out):
        raise OverflowError("there are more legal moves than a list of moves has room for")
    out[n] = move
    return n + 1


# -- what is in hand --------------------------------------------------------------------------


@compiled
def _slots(s: Any, codes: Any, alone: Any) -> int:
    """Write the slots' codes, and whether each one's tile is the only one of its kind in hand.

    ``codes``: uint16, ``alone``: uint8, both of 4 for each tile in hand. Returns how many.
    """
    n = 0
    first = int(s.seat) * MAX_TILES
    end = first + int(s.hand_n[s.seat])
    for i in range(first, end):
        code = s.hand[i]
        twins = 0
        earlier = False
        for j in range(first, end):
            if s.hand[j] == code:
                twins += 1
                earlier |= j < i
        if earlier:
            continue
        for quarter in range(ROTATIONS[code]):
            codes[n] = TURNED[code, quarter]
            alone[n] = int(twins == 1)
            n += 1
    return n


@compiled
def _shows(codes: Any, n: int, words: int) -> Any:
    """For each side and symbol the slots that show it.

    uint64, at ``(side * 10 + symbol) * words + word``.
    """
    shows = np.zeros(4 * _SYMBOLS * words, dtype=np.uint64)
    for slot in range(n):
        bit = _ONE << (np.uint64(slot) & _63)
        for side in range(4):
            at = side * _SYMBOLS + int(SIDES[codes[slot], side])
            shows[at * words + (slot >> 6)] |= bit
    return shows


@compiled
def _fits(s: Any, shows: Any, words: int) -> tuple[Any, Any]:
    """The slots that fit each cell of the front, and how many tiles touch it.

    uint64 (place in the front * words + word); uint8 (place in the front), 0 where no slot fits.
    """
    fits = np.empty(int(s.front_n) * words, dtype=np.uint64)
    touching = np.zeros(int(s.front_n), dtype=np.uint8)
    for at in range(s.front_n):
        cell = int(s.front[at])
        any_fits = False
        for w in range(words):
            bits = ~np.uint64(0)
            for side in range(4):
                symbol = int(s.need[cell * 4 + side]) - 1
                if symbol >= 0:
                    bits &= shows[(side * _SYMBOLS + symbol) * words + w]
            fits[at * words + w] = bits
            any_fits |= bits != 0
        if any_fits:
            touching[at] = needs(s, cell)
    return fits, touching


# -- one tile ---------------------------------------------------------------------------------


@compiled
def makes_angle(s: Any, cell: int) -> bool:
    """Whether a tile on a cell of the front would make an angle (rule 9).

    That is: a neighbouring square where a tile may go touches a tile diagonal to this one.
    """
    for side in range(4):
        there = int(s.near[cell * 4 + side]) - 1
        if there >= 0 and is_free(s, there):
            left = s.need[there * 4 + ((side + 1) & 3)]
            right = s.need[there * 4 + ((side + 3) & 3)]
            if left > 0 or right > 0:
                return True
    return False


@compiled
def _angles(s: Any, touching: Any) -> Any:
    """Which places of the front touch one tile and would make an angle: uint8, 1 or 0."""
    angles = np.zeros(len(touching), dtype=np.uint8)
    for at in range(len(touching)):
        if touching[at] == 1 and makes_angle(s, int(s.front[at])):
            angles[at] = 1
    return angles


@compiled
def _singles(s: Any, fits: Any, counts: Any, least: int, codes: Any, words: int, out: Any) -> int:
    """Write the placements of one tile where ``counts``, by place in the front, is great enough."""
    n = 0
    for at in range(len(counts)):
        if counts[at] < least:
            continue
        cell = int(s.front[at])
        where = single(0, int(s.cell_x[cell]), int(s.cell_y[cell]))
        for w in range(words):
            bits = fits[at * words + w]
            while bits:
                slot = (w << 6) + trailing_zeros(bits)
                bits &= bits - _ONE
                n = _add(out, n, where + (int(codes[slot]) << TILE_AT))
    return n


# -- two tiles --------------------------------------------------------------------------------


@compiled
def _pairs(
    s: Any, shows: Any, fits: Any, touching: Any, codes: Any, alone: Any,
    words: int, out: Any, n: int,
) -> int:  # fmt: skip
    """Write the pairs with two connections or more (rule 13)."""
    for at in range(s.front_n):
        if touching[at] == 0:
            continue
        cell = int(s.front[at])
        for side in range(4):
            there = int(s.near[cell * 4 + side]) - 1
            beyond = -1  # where in the front the second square is
            if there >= 0:
                if not is_free(s, there):
                    continue
                beyond = int(s.front_at[there]) - 1
            if beyond < 0:
                if touching[at] == 1:
                    continue
            elif side == 0 or side == 3 or touching[beyond] == 0:
                continue  # seen from the other square, or nothing fits there
            n = _pairs_on(s, at, side, beyond, shows, fits, codes, alone, words, out, n)
    return n


@compiled
def _pairs_on(
    s: Any, at: int, side: int, beyond: int,
    shows: Any, fits: Any, codes: Any, alone: Any, words: int, out: Any, n: int,
) -> int:  # fmt: skip
    """Write the pairs that fit two squares, the second (``beyond``; -1: it touches nothing) on
    that side of the first.
    """
    cell = int(s.front[at])
    x = int(s.cell_x[cell])
    y = int(s.cell_y[cell])
    facing = ((side + 2) & 3) * _SYMBOLS
    for w in range(words):
        bits = fits[at * words + w]
        while bits:
            slot = (w << 6) + trailing_zeros(bits)
            bits &= bits - _ONE
            code = int(codes[slot])
            inner = (facing + int(SIDES[code, side])) * words
            for v in range(words):
                others = shows[inner + v]
                if beyond >= 0:
                    others &= fits[beyond * words + v]
                while others:
                    second = (v << 6) + trailing_zeros(others)
                    others &= others - _ONE
                    other = int(codes[second])
                    if alone[slot] and CANONICAL[other] == CANONICAL[code]:
                        continue
                    n = _add(out, n, pair(code, x, y, other, side))
    return n


# -- all --------------------------------------------------------------------------------------


@compiled
def placements(s: Any, out: Any) -> int:
    """Write the legal placements of the seat whose turn it is; return how many.

    Several connections where they can be made (rule 8), in variant 2 by a pair too; else one that
    makes an angle (rule 9); else any (rule 10). Raises OverflowError if ``out`` is too short.
    """
    most = 4 * int(s.hand_n[s.seat])
    codes = np.empty(most, dtype=np.uint16)
    alone = np.empty(most, dtype=np.uint8)
    slots = _slots(s, codes, alone)
    words = (slots + 63) >> 6
    shows = _shows(codes, slots, words)
    fits, touching = _fits(s, shows, words)
    n = _singles(s, fits, touching, 2, codes, words, out)
    if s.variant == 2:
        n = _pairs(s, shows, fits, touching, codes, alone, words, out, n)
    if n == 0:
        n = _singles(s, fits, _angles(s, touching), 1, codes, words, out)
    if n == 0:
        n = _singles(s, fits, touching, 1, codes, words, out)
    return n
