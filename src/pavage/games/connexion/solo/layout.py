"""A layout of all tiles with an order in which they are laid, and what that comes to.

Each tile has a place, a rotation and a *rank*; they are laid by rank. A tile scores with its
neighbours of lower rank, so that the total of any layout and order is known at once, and changing
one tile changes only its own score and its neighbours'. A tile without a lower neighbour (under
``match_required``: a matching one) is *loose*: only one may be, the first.

Places are the squares of a board of WIDE x WIDE, row by row; nothing lies on its two outer rings.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.connexion.state import DX, DY, MAX_TILES, PAIR, SIDES, SIGNS

WIDE = 72  # the longest row of MAX_TILES tiles, and two rings
PLACES = WIDE * WIDE
MOST_RANK = 1 << 30

NOTHING = SIGNS  # what an empty place shows: a sign that matches none

LAYOUT = np.dtype(
    (
        np.record,
        [
            ("tile", np.uint8, (PLACES,)),  # number + 1; 0: empty
            ("six", np.uint8, (PLACES,)),
            ("rank", np.int64, (PLACES,)),
            ("shown", np.uint8, (PLACES * SIDES,)),  # signs
            ("pairs", np.int32, (PLACES,)),  # what the pairs with lower neighbours are worth
            ("sides", np.int32, (PLACES,)),  # how many of them match
            ("held", np.int32, (PLACES,)),  # lower neighbours that it may be laid to
            ("place", np.int32, (MAX_TILES,)),  # of each tile
            ("free", np.uint8, (MAX_TILES,)),  # numbers of the tiles that may be moved
            ("free_n", np.int64),
            ("turned", np.uint8, (MAX_TILES * SIDES * SIDES,)),  # signs by tile, six and side
            ("must_match", np.uint8),
            ("total", np.int64),
            ("loose", np.int64),
            ("best", np.int64),  # the highest total so far, or -1
            ("best_lies", np.int64, (MAX_TILES * 3,)),  # and how: place, six and rank by tile
            ("rng", np.uint64, (1,)),
            ("steps", np.int64),  # done since the search began
            ("run", np.int64),  # how many runs are over
            ("run_at", np.int64),  # steps done in this one
        ],
    )
)

# From a place to the one on each side.
STEP: Any = np.array([q + r * WIDE for q, r in zip(DX, DY, strict=True)], dtype=np.int64)


def _matches() -> Any:
    worth = np.zeros((SIGNS + 1, SIGNS + 1), dtype=np.int32)
    worth[:SIGNS, :SIGNS] = PAIR
    return worth


_WORTH = _matches()


def empty(signs: Any, must_match: bool) -> Any:
    """A layout, of shape (1,), without tiles. ``signs``: int (tiles, 6), clockwise from the 6."""
    layout = np.zeros(1, dtype=LAYOUT)
    one = layout[0]
    side = np.arange(SIDES)
    for tile, own in enumerate(signs):
        for six in range(SIDES):
            at = (tile * SIDES + six) * SIDES
            one.turned[at : at + SIDES] = own[(side - six) % SIDES]
    one.shown[:] = NOTHING
    one.must_match = must_match
    one.best = -1
    return layout


@compiled
def is_inside(place: int) -> bool:
    """Whether a tile may lie there: not on the two outer rings."""
    return 2 <= place % WIDE < WIDE - 2 and 2 <= place // WIDE < WIDE - 2


@compiled
def put(s: Any, tile: int, place: int, six: int, rank: int) -> None:
    """Lay a tile on an empty place, before all neighbours of higher rank."""
    at = (tile * SIDES + six) * SIDES
    pairs = 0
    sides = 0
    held = 0
    gain = 0
    loose = 0
    for side in range(SIDES):
        sign = int(s.turned[at + side])
        s.shown[place * SIDES + side] = sign
        there = place + STEP[side]
        if s.tile[there] == 0:
            continue
        worth = _WORTH[sign, int(s.shown[there * SIDES + (side + 3) % SIDES])]
        holds = worth > 0 or not s.must_match
        if s.rank[there] < rank:
            pairs += worth
            sides += worth > 0
            held += holds
        elif holds:
            loose -= s.held[there] == 0
            s.held[there] += 1
            gain -= s.pairs[there] * s.sides[there]
            s.pairs[there] += worth
            s.sides[there] += worth > 0
            gain += s.pairs[there] * s.sides[there]
    s.tile[place] = tile + 1
    s.six[place] = six
    s.rank[place] = rank
    s.pairs[place] = pairs
    s.sides[place] = sides
    s.held[place] = held
    s.place[tile] = place
    s.total += gain + pairs * sides
    s.loose += loose + (held == 0)


@compiled
def take(s: Any, place: int) -> None:
    """Take the tile of a place away."""
    rank = s.rank[place]
    loss = s.pairs[place] * s.sides[place]
    loose = int(s.held[place] == 0)
    for side in range(SIDES):
        there = place + STEP[side]
        if s.tile[there] == 0 or s.rank[there] < rank:
            continue
        here = int(s.shown[place * SIDES + side])
        worth = _WORTH[here, int(s.shown[there * SIDES + (side + 3) % SIDES])]
        if worth > 0 or not s.must_match:
            loss += s.pairs[there] * s.sides[there]
            s.pairs[there] -= worth
            s.sides[there] -= worth > 0
            loss -= s.pairs[there] * s.sides[there]
            s.held[there] -= 1
            loose -= s.held[there] == 0
    s.tile[place] = 0
    s.total -= loss
    s.loose -= loose


@compiled
def brings(s: Any, tile: int, place: int, six: int, rank: int) -> int:
    """What the total gains by a tile on an empty place."""
    at = (tile * SIDES + six) * SIDES
    pairs = 0
    sides = 0
    gain = 0
    for side in range(SIDES):
        there = place + STEP[side]
        if s.tile[there] == 0:
            continue
        sign = int(s.turned[at + side])
        worth = _WORTH[sign, int(s.shown[there * SIDES + (side + 3) % SIDES])]
        if worth == 0:
            continue
        if s.rank[there] < rank:
            pairs += worth
            sides += 1
        else:
            gain += s.pairs[there] + worth * (int(s.sides[there]) + 1)
    return gain + pairs * sides


@compiled
def lies(s: Any, tile: int) -> tuple[int, int, int]:
    """The place, six and rank of a tile."""
    place = int(s.place[tile])
    return place, int(s.six[place]), int(s.rank[place])


@compiled
def keep(s: Any) -> None:
    """Remember this layout as the best."""
    s.best = s.total
    for k in range(s.free_n):
        tile = int(s.free[k])
        place, six, rank = lies(s, tile)
        s.best_lies[tile * 3] = place
        s.best_lies[tile * 3 + 1] = six
        s.best_lies[tile * 3 + 2] = rank
