"""What a placement is worth beyond its points: the tile that is spent, and what it opens to others.

``greedy`` counts points alone, and loses to who also counts these: a tile of many lines is better
kept until it meets a good square, a tile of few lines is better spent at once; a tile of high value
that lies open brings its value to the next seat too.

A *taste* is what each of these is worth, in points. It is a table, ``data/taste.json``: early in
the game, and at its end, when the bag is empty; between, in proportion to the turns that are left.
A tile's weight is that of its shape, whichever way it is turned or mirrored: the board has these
symmetries too. The weights come from games against ``greedy``, by an evolution strategy (CMA-ES:
Hansen, "The CMA Evolution Strategy: A Tutorial", arXiv 1604.00772): ``benchmarks/zigzag_value.py``.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.zigzag.state import (
    CODES,
    HAND,
    MULTIPLIER,
    SIZE,
    STEP,
    STRIDE,
    TILE_SIDES,
    TILE_VALUE,
)

_ONE = np.uint64(1)
_63 = np.uint64(63)

# Where each weight stands: what a placement is worth for
TERMS = (
    "on a square x2",
    "on a square x3",
    "an open side to an empty square",
    "each line of the tile, for each such side",
    "two lines on such a side",
    "a square that no tile opened before",
    "a new square that is x2",
    "a new square that is x3",
    "a square opened before that is x2",
    "a square opened before that is x3",
    "a closed side to an open square",
    "a closed side to another empty square",
)
_FACTOR, _OPEN, _LINES, _TWO, _NEW, _NEW_FACTOR, _OLD_FACTOR, _SHUTS, _CLOSED = (
    0,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    11,
)
_TILES = len(TERMS)
_EARLY = 4.0  # turns that a seat has left: from there on it is early in the game


def _shapes() -> tuple[list[str], Any]:
    """The shapes, each by its first tile in byte order, and the shape of each code (int64)."""
    named: list[str] = []
    shape = np.zeros(CODES, dtype=np.int64)
    for code in range(CODES):
        sides = [str(digit) for digit in TILE_SIDES[code]]
        turned = [sides[k:] + sides[:k] for k in range(4)]
        name = min("".join(one) for one in turned + [one[::-1] for one in turned])
        if name not in named:
            named.append(name)
        shape[code] = named.index(name)
    return named, shape


SHAPES, SHAPE = _shapes()


def taste_of(data: Any) -> Any:
    """A table by name as numbers: float64 (2, terms and shapes), early and at the end."""
    rows = [data["terms"][term] for term in TERMS] + [data["tiles"][name] for name in SHAPES]
    return np.array(rows, dtype=np.float64).T.copy()


TASTE = taste_of(
    json.loads((Path(__file__).parent / "data" / "taste.json").read_text(encoding="utf-8"))
)


@compiled
def turns_left(s: Any) -> float:
    """About how many turns a seat has until the bag is empty, or until its last turn."""
    left = float(int(s.bag_n) - int(s.bag_at)) / (3.0 * float(s.players))
    if s.turn_limit > 0:
        left = min(left, float(int(s.turn_limit) - int(s.turns)) / float(s.players))
    return left


@compiled
def blended(table: Any, s: Any) -> Any:
    """The taste of a table at this time of the game."""
    early = min(1.0, turns_left(s) / _EARLY)
    return table[0] * early + table[1] * (1.0 - early)


@compiled
def taste_now(s: Any) -> Any:
    """The taste at this time of the game, float64."""
    return blended(TASTE, s)


@compiled
def beyond(s: Any, code: int, cell: int, taste: Any) -> float:
    """What a placement is worth beyond its points, in points."""
    worth = float(taste[_TILES + SHAPE[code]])
    factor = int(MULTIPLIER[s.kind, cell])
    if factor > 1:
        worth += taste[_FACTOR + factor - 2]
    last = SIZE[s.kind] - 1
    x = cell % STRIDE
    y = cell // STRIDE
    for side in range(4):
        if (side == 0 and y == 0) or (side == 3 and x == 0):
            continue
        if (side == 1 and x == last) or (side == 2 and y == last):
            continue
        there = int(cell + STEP[side])
        if s.board[there] == 0:
            worth += offered(s, code, side, there, taste)
    return worth


@compiled
def offered(s: Any, code: int, side: int, there: int, taste: Any) -> float:
    """What it is worth, in points, that a side of a tile faces an empty square."""
    digit = int(TILE_SIDES[code, side])
    was_open = (s.open[there >> 6] >> (np.uint64(there) & _63)) & _ONE != 0
    if digit == 0:
        return float(taste[_SHUTS] if was_open else taste[_CLOSED])
    worth = taste[_OPEN] + taste[_LINES] * float(TILE_VALUE[code])
    if digit == 2:
        worth += taste[_TWO]
    factor = int(MULTIPLIER[s.kind, there])
    if not was_open:
        worth += taste[_NEW]
    if factor > 1:
        worth += taste[(_OLD_FACTOR if was_open else _NEW_FACTOR) + factor - 2]
    return float(worth)


@compiled
def kept(s: Any, seat: int, taste: Any) -> float:
    """What the tiles of a known hand are worth for later, in points: the cost of spending them."""
    worth = 0.0
    first = seat * HAND
    for slot in range(first, first + int(s.hand_n[seat])):
        worth -= taste[_TILES + SHAPE[s.hand[slot]]]
    return worth
