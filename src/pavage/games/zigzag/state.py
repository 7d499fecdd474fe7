"""The state of a game of Zigzag: one record, and the tables that its rules look things up in.

A tile is a code 0-80: its four digits N E S W read as a number in base three. A square is a cell
``row * 16 + column``, so that a board is 256 bits, four words, and the four neighbours of a cell
are 16, 1, 16 and 1 away.

Legal squares are kept as sets of bits, brought up to date by each placement:

- ``open``: empty squares next to a tile's open side (where a path would be continued);
- ``fits[side, digit]``: squares where a tile may show ``digit`` on ``side``: what lies that way is
  empty, or shows the same digit, or is the edge and the digit is 0.

A tile may go where ``open`` and its own four ``fits`` agree: nothing is cut, and since the open
side next to it is matched, it is connected by a path.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

MAX_PLAYERS = 4
HAND = 5
MAX_PLACEMENTS = 3  # a turn (rule 9)
MAX_TILES = 225  # the squares of the largest board
CODES = 81
WORDS = 4
STRIDE = 16
CELLS = STRIDE * STRIDE

UNKNOWN = 255  # a tile that the viewer may not see

# Moves: a placement is code * 256 + cell; the others follow.
END = CODES * CELLS
EXCHANGE = END + 1
PASS = END + 2
MAX_MOVES = HAND * MAX_TILES + 3

# Phases
PLAYING, SHUFFLING, FINISHED = 0, 1, 2

# Reasons (rule 15), 0 while the game goes on
REASONS = ("", "all tiles placed", "no more move", "last turn played")

# Who discarded a tile that has left the game: a seat, or
AS_START, REMOVED = 254, 253

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
STEP = np.array([-STRIDE, 1, STRIDE, -1], dtype=np.int64)

TURNS = {4: 7, 3: 9, 2: 13}  # rule 8
REMOVED_TILES = {4: 0, 3: 2, 2: 4}

STATE = np.dtype(
    (
        np.record,
        [
            ("fits", np.uint64, (4 * 3 * WORDS,)),  # (side * 3 + digit) * WORDS + word
            ("open", np.uint64, (WORDS,)),
            ("score", np.int32, (MAX_PLAYERS,)),
            ("turns", np.uint16),  # turns finished by all players together
            ("turn_limit", np.uint16),  # the number of turns of all together; 0: none
            ("idle", np.uint16),  # turns in a row without a placement
            ("laid_turn", np.uint16, (MAX_TILES,)),  # in which turn each tile was laid
            ("laid", np.uint8, (MAX_TILES,)),  # cells in the order in which they were filled
            ("laid_n", np.uint8),
            ("board", np.uint8, (CELLS,)),  # code + 1; 0 is an empty square
            ("hand", np.uint8, (MAX_PLAYERS * HAND,)),  # codes in draw order
            ("hand_n", np.uint8, (MAX_PLAYERS,)),
            ("bag", np.uint8, (MAX_TILES,)),  # codes in draw order, from bag_at to bag_n
            ("bag_at", np.uint8),
            ("bag_n", np.uint8),
            ("gone", np.uint8, (MAX_TILES,)),  # tiles that left the game
            ("gone_by", np.uint8, (MAX_TILES,)),  # a seat, AS_START or REMOVED
            ("gone_n", np.uint8),
            ("counts", np.uint8, (CODES,)),  # the set: how many of each code
            ("players", np.uint8),
            ("kind", np.uint8),  # which board: an index into BOARDS
            ("returns", np.uint8),  # discarded tiles go back into the bag
            ("seat", np.uint8),  # whose turn it is
            ("placed", np.uint8),  # tiles placed in this turn
            ("passes", np.uint8),  # passes in a row
            ("phase", np.uint8),
            ("reason", np.uint8),  # an index into REASONS
        ],
    )
)

_DATA = Path(__file__).parent / "data"
_BOARD = json.loads((_DATA / "board.json").read_text(encoding="utf-8"))
BOARDS: tuple[str, ...] = tuple(_BOARD["sizes"])
SIZE = np.array(list(_BOARD["sizes"].values()), dtype=np.int64)


def _tables() -> tuple[Any, Any]:
    code = np.arange(CODES)
    sides = np.stack([code // 27, code // 9 % 3, code // 3 % 3, code % 3], axis=1)
    return sides.astype(np.uint8), sides.sum(axis=1).astype(np.uint8)


def _multipliers() -> Any:
    table = np.ones((len(BOARDS), CELLS), dtype=np.uint8)
    for kind, size in enumerate(SIZE):
        half = int(size) // 2
        for factor, offsets in _BOARD["multipliers"].items():
            for a, b in offsets:
                for dx, dy in {(a, b), (b, a)}:
                    if max(dx, dy) <= half:
                        for x in {half - dx, half + dx}:
                            for y in {half - dy, half + dy}:
                                table[kind, y * STRIDE + x] = int(factor)
    return table


def _edges() -> Any:
    """The ``fits`` of each empty board: all squares, but only 0 towards the edge (rule 10)."""
    table = np.zeros((len(BOARDS), 4 * 3 * WORDS), dtype=np.uint64)
    for kind, size in enumerate(SIZE):
        edge = {NORTH: (1, 0), EAST: (0, size - 1), SOUTH: (1, size - 1), WEST: (0, 0)}
        for side in range(4):
            axis, at = edge[side]
            for digit in range(3):
                for y in range(int(size)):
                    for x in range(int(size)):
                        if digit == 0 or (x, y)[axis] != at:
                            word, bit = divmod(y * STRIDE + x, 64)
                            table[kind, (side * 3 + digit) * WORDS + word] |= np.uint64(1 << bit)
    return table


TILE_SIDES, TILE_VALUE = _tables()  # uint8 (81, 4) and (81,)
MULTIPLIER = _multipliers()  # uint8 (boards, 256)
EDGE_FITS = _edges()  # uint64 (boards, 48)


def default_tileset() -> list[str]:
    """The names of the game's own 81 tiles, ascending."""
    return (_DATA / "tiles.csv").read_text(encoding="utf-8").split()[1:]
