"""The state of a game of Half-dominoes: one record, and the tables that its rules look into.

A tile shows a symbol on each of its four sides. As it lies (or would lie) it is a *code* 0-9999:
its sides N E S W read as a decimal number. A tile in a hand or in the stock has the code of its
canonical name, the smallest of its four rotations.

The table has no edge: see ``kit/plane.py``. A square that is dead is not in ``front`` either.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations, product
from typing import Any

import numpy as np

MAX_PLAYERS = 4
MAX_TILES = 128  # a set of one's own has no more
MAX_TURNS = 300  # rule 18
IDLE_ROUNDS = 6  # rule 18
HANDS = {2: 8, 3: 7, 4: 6}  # rule 3
CODES = 10_000

# Every placement makes at most three squares known, and is of a tile that was never laid before or
# was taken back, which happens once a turn at most.
MAX_CELLS = 5 + 3 * (MAX_TILES + MAX_TURNS)
GRID_BITS = 11  # the hash table has 64 x 32 places
GRID = 1 << GRID_BITS
FAR = 1024  # no place is so far from the first tile: two tiles a turn at most

UNKNOWN = 65535  # a tile that the viewer may not see

# Decisions. One tile: code * 2**22 + place; a second tile, to the east or the south of the first,
# adds (its code + 1) * 2**37, and 2**36 where it lies to the south. A place is
# (y + FAR) * 2**11 + x + FAR. Taking a tile back adds a place to TAKE.
PLACE_BITS = 11
TILE_AT = 22
SOUTH_AT = 36
SECOND_AT = 37
TAKE = 1 << 52
DRAW = 1 << 53
SKIP = DRAW + 1
MAX_MOVES = 1 << 18  # random games have up to 145, drawn-out ones of odd sets 60,000

# Phases
PLAYING, TAKING, FINISHED = 0, 1, 2

# Reasons (rules 17 and 18), 0 while the game goes on
REASONS = ("", "hand empty", "six idle rounds", "turn limit")

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
DX = (0, 1, 0, -1)
DY = (-1, 0, 1, 0)

BY_DEAL = 255  # who laid the first tiles
SECOND = 16  # added to the seat of who laid a tile as the second placement of a turn
DEAD = 65535  # in ``front_at``: a tile was taken back from here (rule 15)

STATE = np.dtype(
    (
        np.record,
        [
            ("cell_x", np.int16, (MAX_CELLS,)),
            ("cell_y", np.int16, (MAX_CELLS,)),
            ("tile", np.uint16, (MAX_CELLS,)),  # code + 1 as it lies; 0: empty
            (
                "near",
                np.uint16,
                (MAX_CELLS * 4,),
            ),  # number + 1 of the cell on that side; 0: unknown
            (
                "need",
                np.uint8,
                (MAX_CELLS * 4,),
            ),  # symbol + 1 that the tile on that side shows here
            ("front_at", np.uint16, (MAX_CELLS,)),  # place in ``front`` + 1; 0: not there; DEAD
            ("laid_turn", np.uint16, (MAX_CELLS,)),  # in which turn, from 1; 0: by the deal
            ("laid_by", np.uint8, (MAX_CELLS,)),  # a seat (see SECOND), or BY_DEAL
            ("was", np.uint16, (MAX_CELLS,)),  # code + 1 of what was taken back from here (rule 15)
            ("cells", np.uint16),  # how many are known
            ("front", np.uint16, (MAX_CELLS,)),
            ("front_n", np.uint16),
            ("grid", np.uint16, (GRID,)),  # number + 1 of a cell, by its place
            ("laid", np.uint16),  # tiles on the table
            ("hand", np.uint16, (MAX_PLAYERS * MAX_TILES,)),  # canonical codes in draw order
            ("open", np.uint8, (MAX_PLAYERS * MAX_TILES,)),  # 1: all saw it taken from the table
            ("hand_n", np.uint8, (MAX_PLAYERS,)),
            ("stock", np.uint16, (MAX_TILES,)),  # canonical codes in draw order, from stock_at on
            ("stock_at", np.uint8),
            ("stock_n", np.uint8),
            ("tiles", np.uint16, (MAX_TILES,)),  # the set, ascending
            ("tiles_n", np.uint8),
            ("turns", np.uint16),  # turns finished by all players together
            ("idle", np.uint16),  # rule 18
            ("players", np.uint8),
            ("variant", np.uint8),  # 1 or 2
            ("seat", np.uint8),  # whose turn it is
            ("held", np.uint8),  # how many tiles that seat held when its turn began
            ("bonus", np.uint8),  # 1: the second placement of a turn (rule 11)
            ("phase", np.uint8),
            ("reason", np.uint8),  # an index into REASONS
            ("_room", np.uint8, (53,)),  # the size: see ``Game.dtype``
        ],
    )
)


def _tables() -> tuple[Any, Any, Any, Any]:
    code = np.arange(CODES)
    sides = np.stack([code // 1000, code // 100 % 10, code // 10 % 10, code % 10], axis=1)
    turned = np.stack([code] * 4, axis=1)
    for quarter in range(1, 4):
        before = turned[:, quarter - 1]
        turned[:, quarter] = before % 10 * 1000 + before // 10
    canonical = turned.min(axis=1)
    different = np.where(turned[:, 1] == code, 1, np.where(turned[:, 2] == code, 2, 4))
    return (
        sides.astype(np.uint8),
        turned.astype(np.uint16),
        canonical.astype(np.uint16),
        different.astype(np.uint8),
    )


# uint8 (CODES, 4): symbols; uint16 (CODES, 4): the code after so many quarter turns clockwise;
# uint16 (CODES,): the canonical code; uint8 (CODES,): how many different rotations there are
SIDES, TURNED, CANONICAL, ROTATIONS = _tables()


@cache
def tileset(name: str) -> list[str]:
    """The names of one of the game's own sets, ascending (rule 2).

    ``Q6``: 90 tiles with four different symbols out of six. ``M4``: the 70 squares of four symbols,
    after P. A. MacMahon, New Mathematical Pastimes, 1921.
    """
    faces: Iterable[tuple[int, ...]]
    if name == "Q6":
        faces = (order for four in combinations(range(6), 4) for order in permutations(four))
    else:
        faces = product(range(4), repeat=4)
    codes = {int(CANONICAL[int("".join(map(str, sides)))]) for sides in faces}
    return [f"{code:04}" for code in sorted(codes)]
