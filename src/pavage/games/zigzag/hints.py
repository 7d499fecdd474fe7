"""Why a move is refused, in sentences that a child can read."""

from typing import Any

import numpy as np

from pavage.core.message import Message, message
from pavage.games.zigzag.notation import SQUARE_NAMES, tile_name
from pavage.games.zigzag.rules import placements
from pavage.games.zigzag.state import (
    CELLS,
    END,
    EXCHANGE,
    HAND,
    MAX_MOVES,
    PASS,
    SIZE,
    STEP,
    STRIDE,
    TILE_SIDES,
)

SIDES = ("north", "east", "south", "west")


def why_not(s: Any, move: int) -> Message:
    """The first rule that an illegal decision breaks."""
    if move < END:
        return _why_not_there(s, move // CELLS, move % CELLS)
    if move == END:
        return message("zigzag-not-end")
    if s.placed > 0:
        return message("zigzag-turn-begun")
    if placements(s, np.empty(MAX_MOVES, dtype=np.int64)) > 0:
        return message("zigzag-must-place")
    if move == EXCHANGE:
        return message("zigzag-bag-empty")
    assert move == PASS, move
    raise AssertionError("pass is legal here")


def _why_not_there(s: Any, code: int, cell: int) -> Message:
    first = int(s.seat) * HAND
    hand = s.hand[first : first + int(s.hand_n[s.seat])].tolist()
    if code not in hand:
        return message("zigzag-not-in-hand", tile=tile_name(code))
    x, y = cell % STRIDE, cell // STRIDE
    size = int(SIZE[s.kind])
    if x >= size or y >= size:
        return message("zigzag-off-board", square=SQUARE_NAMES[cell])
    if s.board[cell] > 0:
        return message("zigzag-taken", square=SQUARE_NAMES[cell])
    touches = joined = False
    for side in range(4):
        digit = int(TILE_SIDES[code, side])
        if (
            (side == 0 and y == 0)
            or (side == 3 and x == 0)
            or ((side == 1 and x == size - 1) or (side == 2 and y == size - 1))
        ):
            if digit > 0:
                return message(f"zigzag-edge-{SIDES[side]}")
            continue
        there = int(s.board[cell + STEP[side]])
        if there > 0:
            touches = True
            facing = int(TILE_SIDES[there - 1, (side + 2) % 4])
            if facing != digit:
                return message(f"zigzag-cut-{SIDES[side]}", here=digit, there=facing)
            joined |= digit > 0
    if not touches:
        return message("zigzag-alone")
    assert not joined, "the move is legal"
    return message("zigzag-not-joined")
