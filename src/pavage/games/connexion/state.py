"""The state of a game of Connexion: one record, and the tables that its rules look into.

A tile is a hexagon of six *cells*, each with a digit 1-6 and a colour; its number is its place in
the set. A cell's *sign* is ``colour * 6 + digit - 1``, 0-29. How a tile lies is told by the side
(0-5) on which its 6 is.

The table has no edge: see ``kit/plane.py``. Sides go clockwise from the neighbour at (+1, -1).
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

MAX_PLAYERS = 4
MAX_TILES = 64  # a set of one's own has no more
HAND = 4  # rule 4
PILE = 4
SIDES = 6
COLOURS = "ROJVB"
SIGNS = 30

# Each placement makes three squares known at most: the others next to it touch the same tile.
MAX_CELLS = 7 + 3 * MAX_TILES
GRID = 1024
FAR = 128  # no place is so far from the first tile

UNKNOWN = 255  # a tile that the viewer may not see

# Decisions: (tile's own number * 6 + side of the 6) * 2**16 + place; a place is
# (r + FAR) * 2**8 + q + FAR. A tile's own number says what is on it, whatever the set.
PLACE_BITS = 8
TILE_AT = 16
PASS = 1 << 44
MAX_MOVES = 1 << 15

# Phases
PLAYING, FINISHED = 0, 1

# Reasons, 0 while the game goes on
REASONS = ("", "all tiles placed", "no more move")

DX = (1, 1, 0, -1, -1, 0)
DY = (-1, 0, 1, 1, 0, -1)

STATE = np.dtype(
    (
        np.record,
        [
            ("cell_x", np.int16, (MAX_CELLS,)),  # q
            ("cell_y", np.int16, (MAX_CELLS,)),  # r
            ("tile", np.uint8, (MAX_CELLS,)),  # number + 1; 0: empty
            ("six", np.uint8, (MAX_CELLS,)),  # on which side of the tile its 6 is
            ("near", np.uint8, (MAX_CELLS * SIDES,)),  # number + 1 of the square on that side
            ("need", np.uint8, (MAX_CELLS * SIDES,)),  # sign + 1 that the tile on that side shows
            ("front_at", np.uint8, (MAX_CELLS,)),  # place in ``front`` + 1; 0: not there
            ("cells", np.uint8),  # how many squares are known
            ("front", np.uint8, (MAX_CELLS,)),  # empty squares beside a tile
            ("front_n", np.uint8),
            ("grid", np.uint8, (GRID,)),  # number + 1 of a square, by its place
            ("laid", np.uint8, (MAX_TILES,)),  # squares in the order in which they were filled
            ("laid_by", np.uint8, (MAX_TILES,)),  # a seat, or BY_DEAL
            ("laid_n", np.uint8),
            ("score", np.int32, (MAX_PLAYERS,)),
            ("hand", np.uint8, (MAX_PLAYERS * MAX_TILES,)),  # numbers in draw order
            ("hand_n", np.uint8, (MAX_PLAYERS,)),
            ("pile", np.uint8, (MAX_PLAYERS * PILE,)),  # numbers, the first drawn first
            ("pile_at", np.uint8, (MAX_PLAYERS,)),  # how many of them were drawn
            ("box", np.uint8, (MAX_TILES,)),
            ("box_n", np.uint8),
            ("own", np.uint32, (MAX_TILES,)),  # what each tile of the set is: see ``notation``
            ("sign", np.uint8, (MAX_TILES * SIDES,)),  # its cells, clockwise from the 6
            ("tiles_n", np.uint8),
            ("players", np.uint8),
            ("solo", np.uint8),
            ("must_match", np.uint8),
            ("seat", np.uint8),
            ("passes", np.uint8),  # passes in a row
            ("phase", np.uint8),
            ("reason", np.uint8),  # an index into REASONS
        ],
    )
)
BY_DEAL = 255


def _pairs() -> Any:
    sign = np.arange(SIGNS)
    digit, colour = sign % 6 + 1, sign // 6
    total = digit[:, None] + digit[None, :]
    alike = (digit[:, None] == digit[None, :]).astype(int)
    alike += colour[:, None] == colour[None, :]
    return (total * alike).astype(np.int16)


PAIR = _pairs()  # int16 (30, 30): what two cells that touch are worth (rule 8)


@cache
def default_tileset() -> tuple[str, ...]:
    """The names of the game's own 36 tiles, in the order of its file."""
    path = Path(__file__).parent / "data" / "tiles.csv"
    return tuple(line.replace(" ", "") for line in path.read_text(encoding="utf-8").splitlines())
