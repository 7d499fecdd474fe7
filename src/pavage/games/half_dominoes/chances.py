"""How a hand stands on the table, in figures: what a value of positions is made of.

A square with two needs or more is a *corner*, one with three or more a *hole*. A hand's tiles in
all four turns are slots, as bits of one word: four for each tile.
"""

from math import log
from typing import Any

import numpy as np

from pavage.core.bits import popcount, trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.half_dominoes.rules import score_of
from pavage.games.half_dominoes.state import MAX_TILES, SIDES, TURNED
from pavage.games.half_dominoes.table import is_free, needs

# What the figures of a hand are, in order; some by eighths and so on, so that all are about one
TERMS = (
    "tiles left, by eighths",
    "one left",
    "two left",
    "three left",
    "four left",
    "a tile fits a corner",
    "tiles that fit a corner, by fours",
    "tiles that fit a hole, by twos",
    "corners that a tile fits, by sixes",
    "holes that a tile fits, by twos",
    "pairs with three connections, a third of the logarithm",
    "wins in one turn",
    "wins in two turns",
    "ways to win in two turns, half of the logarithm",
)
FIGURES = len(TERMS)
_MOST_CORNERS, _MOST_HOLES = 12, 4  # more are no better
_SYMBOLS = 10
_TILES = 16  # more of a hand are not looked at
_ONE = np.uint64(1)
_FOUR = np.uint64(15)
_FIRST_SLOTS = np.uint64(0x1111111111111111)


@compiled
def _slots(s: Any, seat: int, codes: Any, shows: Any) -> int:
    """Write a hand's slots: their codes, and for each side and symbol those that show it there.

    ``codes``: int64 (64,); ``shows``: uint64 (40,), zeros before. Returns how many tiles.
    """
    tiles = min(int(s.hand_n[seat]), _TILES)
    for i in range(tiles):
        for quarter in range(4):
            slot = 4 * i + quarter
            codes[slot] = TURNED[int(s.hand[seat * MAX_TILES + i]), quarter]
            for side in range(4):
                shows[side * _SYMBOLS + int(SIDES[codes[slot], side])] |= _ONE << np.uint64(slot)
    return tiles


@compiled
def _tiles_of(slots: Any) -> Any:
    """The tiles that have one of these slots, each as its first slot's bit."""
    some = slots | (slots >> np.uint64(1)) | (slots >> np.uint64(2)) | (slots >> np.uint64(3))
    return some & _FIRST_SLOTS


@compiled
def _fitting(s: Any, cell: int, shows: Any, tiles: int) -> Any:
    """The slots that fit a square."""
    slots = ~np.uint64(0) >> np.uint64(64 - 4 * tiles) if tiles > 0 else np.uint64(0)
    for side in range(4):
        symbol = int(s.need[cell * 4 + side]) - 1
        if symbol >= 0:
            slots &= shows[side * _SYMBOLS + symbol]
    return slots


@compiled
def _pairs(s: Any, fits: Any, codes: Any, shows: Any, sites: Any) -> int:
    """Count the pairs with three connections; ``sites`` (uint64, 256) of two tiles i < j, at
    ``16 * i + j``: the places where they could lie, as bits; with more than 16 open squares two
    places may share one, and count as one.
    """
    many = 0
    for at in range(s.front_n):
        if not fits[at]:
            continue
        cell = int(s.front[at])
        touching = needs(s, cell)
        for side in range(4):
            there = int(s.near[cell * 4 + side]) - 1
            others, touched = ~np.uint64(0), 0
            if there >= 0:
                if not is_free(s, there):
                    continue
                beyond = int(s.front_at[there]) - 1
                if beyond >= 0:
                    if side == 0 or side == 3:
                        continue  # seen from the other square
                    others, touched = fits[beyond], needs(s, there)
            if touching + touched < 3 or not others:
                continue
            site = _ONE << np.uint64((4 * at + side) & 63)
            slots = fits[at]
            while slots:
                slot = trailing_zeros(slots)
                slots &= slots - _ONE
                inner = ((side + 2) & 3) * _SYMBOLS + int(SIDES[codes[slot], side])
                seconds = others & shows[inner] & ~(_FOUR << np.uint64(slot & 60))
                many += popcount(seconds)
                while seconds:
                    i, j = slot >> 2, trailing_zeros(seconds) >> 2
                    seconds &= seconds - _ONE
                    sites[_TILES * min(i, j) + max(i, j)] |= site
    return many


@compiled
def _in_two(sites: Any, holes: Any, tiles: int) -> int:
    """In how many ways a hand of three or four can be laid in two turns that draw nothing: a pair
    and a tile in a hole, or two pairs. ``holes``: the tiles that fit one.
    """
    many = 0
    for i in range(tiles):
        for j in range(i + 1, tiles):
            here = sites[_TILES * i + j]
            if not here:
                continue
            if tiles == 3:
                both = (_ONE << np.uint64(4 * i)) | (_ONE << np.uint64(4 * j))
                many += popcount(holes & ~both)
            elif i == 0:
                k = 1 if j > 1 else 2
                there = sites[_TILES * k + 6 - j - k]
                many += int(there and popcount(here | there) > 1)
    return many


@compiled
def figures(s: Any, seat: int, out: Any) -> None:
    """Write a seat's figures to ``out`` (float64, FIGURES); its hand must be known.

    Pairs, and ways to win in two turns, are counted in variant 2 alone.
    """
    codes = np.empty(4 * _TILES, dtype=np.int64)
    shows = np.zeros(4 * _SYMBOLS, dtype=np.uint64)
    tiles = _slots(s, seat, codes, shows)
    fits = np.empty(int(s.front_n), dtype=np.uint64)
    in_corners = in_holes = np.uint64(0)
    corners = holes = 0
    for at in range(s.front_n):
        cell = int(s.front[at])
        fits[at] = _fitting(s, cell, shows, tiles)
        touching = needs(s, cell)
        if fits[at] and touching >= 2:
            corners += 1
            in_corners |= _tiles_of(fits[at])
            if touching >= 3:
                holes += 1
                in_holes |= _tiles_of(fits[at])
    pairs = ways = 0
    n = score_of(s, seat)
    if s.variant == 2:
        sites = np.zeros(_TILES * _TILES, dtype=np.uint64)
        pairs = _pairs(s, fits, codes, shows, sites)
        if tiles == n and (n == 3 or n == 4):
            ways = _in_two(sites, in_holes, tiles)
    last = holes if s.variant == 2 else corners
    now = (n == 1 and last > 0) or (n == 2 and pairs > 0)
    out[0] = n / 8
    for k in range(1, 5):
        out[k] = int(n == k)
    out[5] = int(corners > 0)
    out[6] = popcount(in_corners) / 4
    out[7] = popcount(in_holes) / 2
    out[8] = min(corners, _MOST_CORNERS) / 6
    out[9] = min(holes, _MOST_HOLES) / 2
    out[10] = log(1.0 + pairs) / 3
    out[11] = int(now)
    out[12] = int(ways > 0)
    out[13] = log(1.0 + ways) / 2
