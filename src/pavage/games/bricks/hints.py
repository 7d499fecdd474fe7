"""Why a move is refused, in sentences that a child can read."""

from typing import Any

import numpy as np

from pavage.core.message import Message, message
from pavage.games.bricks.notation import brick_name, cell_name
from pavage.games.bricks.placing import is_without_brick, must_touch, studs_of, taken
from pavage.games.bricks.rules import parts_of
from pavage.games.bricks.state import (
    ACTING,
    ANSWER,
    ANSWERING,
    CHOOSING,
    KEEP,
    KIND,
    LAY,
    PASS,
    PLACE,
    REDUCE,
    REROLL,
    ROWS,
    SHAPE,
    STEAL,
    STRIDE,
    SWAP,
    TOKENS,
    start_cell,
)


def why_not(s: Any, move: int) -> Message:
    """The first rule that an illegal decision breaks."""
    kind = move - move % KIND
    if s.phase == CHOOSING:
        return message("bricks-choose-first")
    if kind in (SWAP, KEEP):
        held = s.swap[s.seat]
        return message("bricks-swap-late" if held else "bricks-no-swap")
    if s.phase == ANSWERING:
        return message("bricks-answer-first", a=int(s.die[0]), b=int(s.die[1]))
    assert s.phase == ACTING
    if kind == ANSWER:
        return message("bricks-no-answer" if s.bot[s.seat] else "bricks-answered")
    if kind == PASS:
        return message("bricks-no-pass")
    if kind in (REROLL, REDUCE):
        return _why_no_token(s, move)
    if kind == STEAL:
        return _why_no_steal(s, move - STEAL)
    x, y, wide, high = parts_of(move)
    a, b = int(s.die[0]), int(s.die[1])
    if {wide, high} != {a, b}:
        return message("bricks-wrong-size", given=brick_name(move % KIND // PLACE), a=a, b=b)
    n = int(s.grid)
    if x + wide > n or y + high > n:
        return message("bricks-off-grid")
    return _why_not_there(s, x, y, wide, high) if kind == LAY else _why_no_cover(s, move)


def _why_no_token(s: Any, move: int) -> Message:
    kind = 0 if move - move % KIND == REROLL else 1
    if s.held[int(s.seat) * 2 + kind] == 0:
        return message(f"bricks-no-{TOKENS[kind]}")
    die = (move - REDUCE) // SHAPE
    return message("bricks-not-smaller", die=die + 1, value=int(s.die[die]))


def _why_not_there(s: Any, x: int, y: int, wide: int, high: int) -> Message:
    """Why a brick cannot be laid on a rectangle of the grid."""
    mask = ((1 << wide) - 1) << x
    if any(int(taken(s, row)) & mask for row in range(y, y + high)):
        return message("bricks-taken")
    assert _touches_nothing(s, mask, y, high), "the move is legal"
    seat = int(s.seat)
    if is_without_brick(s, seat):
        return message("bricks-not-start", cell=cell_name(start_cell(s.grid, seat)))
    return message("bricks-alone")


def _touches_nothing(s: Any, mask: int, y: int, high: int) -> bool:
    touch = np.empty(ROWS, dtype=np.int64)
    must_touch(s, int(s.seat), touch)
    return not any(int(touch[row]) & mask for row in range(y, y + high))


def _why_no_steal(s: Any, cell: int) -> Message:
    if not s.may_steal:
        return message("bricks-steal-off")
    x, y = cell % STRIDE, cell // STRIDE
    if x >= int(s.grid) or y >= int(s.grid):
        return message("bricks-off-grid")
    name = cell_name(cell)
    if s.form[cell] == 0:
        return message("bricks-no-brick", cell=name)
    if int(s.own[int(s.seat) * ROWS + y]) >> x & 1:
        return message("bricks-own-brick", cell=name)
    form = int(s.form[cell])
    assert {form // SHAPE, form % SHAPE} != set(s.die.tolist()), "the move is legal"
    size = brick_name(form)
    return message("bricks-other-size", cell=name, size=size, a=int(s.die[0]), b=int(s.die[1]))


def _why_no_cover(s: Any, move: int) -> Message:
    x, y, wide, high = parts_of(move)
    if not s.may_cover:
        return message("bricks-cover-off")
    mask = ((1 << wide) - 1) << x
    if any(mask & ~int(taken(s, row)) for row in range(y, y + high)):
        return message("bricks-cover-hole")
    if s.form[move % PLACE] == move % KIND // PLACE:
        return message("bricks-cover-one")
    if studs_of(s, 1 - int(s.seat), x, y, wide, high) == 0:
        return message("bricks-cover-own")
    return message("bricks-cover-cuts")
