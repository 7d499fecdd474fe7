"""Why a move is refused, in sentences that a child can read."""

from typing import Any

import numpy as np

from pavage.core.message import Message, message
from pavage.games.half_dominoes.notation import hand_of, tile_name
from pavage.games.half_dominoes.placing import makes_angle, placements
from pavage.games.half_dominoes.rules import connections, first_of, second_of
from pavage.games.half_dominoes.state import (
    CANONICAL,
    DEAD,
    DRAW,
    MAX_MOVES,
    SIDES,
    SOUTH_AT,
    TAKE,
    TAKING,
)
from pavage.kit.plane import find

_SIDES = ("north", "east", "south", "west")

Laid = tuple[int, int, int]  # a tile as it would lie, x and y


def why_not(s: Any, move: int) -> Message:
    """The first rule that an illegal decision breaks (what the seat to move may know)."""
    if s.phase == TAKING:
        return _why_not_taken(s, move)
    if move < TAKE:
        return _why_not_laid(s, move)
    if move < DRAW:
        return message("half_dominoes-no-taking")
    if s.bonus:
        return message("half_dominoes-no-draw-bonus" if move == DRAW else "half_dominoes-can-place")
    if placements(s, np.empty(MAX_MOVES, dtype=np.int64)) > 0:
        return message("half_dominoes-can-place")
    assert move != DRAW, "to draw is legal here"
    return message("half_dominoes-no-skip")


def _why_not_taken(s: Any, move: int) -> Message:
    """While a tile on the table is to be chosen (rule 15)."""
    if not TAKE <= move < DRAW:
        return message("half_dominoes-must-take", seat=int(s.seat))
    _, x, y = first_of(move)
    cell = find(s, x, y)
    if cell < 0 or s.tile[cell] == 0:
        return message("half_dominoes-take-nothing")
    return message("half_dominoes-take-fresh")


def _why_not_laid(s: Any, move: int) -> Message:
    first, other = first_of(move), second_of(move)
    tiles: list[Laid] = [first] if other[0] < 0 else [first, other]
    if len(tiles) == 2 and s.variant == 1:
        return message("half_dominoes-pair-variant")
    hand = hand_of(s, int(s.seat))
    for code, _, _ in tiles:
        if int(CANONICAL[code]) not in hand:
            return message("half_dominoes-not-in-hand", tile=tile_name(code))
        hand.remove(int(CANONICAL[code]))
    for tile in tiles:
        refused = _not_free(s, tile) or _not_matched(s, tile)
        if refused:
            return refused
    if len(tiles) == 2:
        return _why_not_joined(s, move, tiles)
    many = connections(s, move)
    if many == 0:
        return message("half_dominoes-alone")
    assert many == 1, "with several connections the move is legal"
    return _obliged(s)


def _not_free(s: Any, tile: Laid) -> Message | None:
    _, x, y = tile
    cell = find(s, x, y)
    if cell >= 0 and s.tile[cell] > 0:
        return message("half_dominoes-taken")
    if cell >= 0 and s.front_at[cell] == DEAD:
        return message("half_dominoes-dead")
    return None


def _not_matched(s: Any, tile: Laid) -> Message | None:
    """The first side that shows another symbol than the tile beside it."""
    code, x, y = tile
    cell = find(s, x, y)
    for side in range(4) if cell >= 0 else ():
        there = int(s.need[cell * 4 + side]) - 1
        here = int(SIDES[code, side])
        if there >= 0 and there != here:
            return _unlike(_SIDES[side], here, there)
    return None


def _unlike(side: str, here: int, there: int) -> Message:
    return message(
        f"half_dominoes-unlike-{side}",
        here=message(f"half_dominoes-symbol-{here}"),
        there=message(f"half_dominoes-symbol-{there}"),
    )


def _why_not_joined(s: Any, move: int, tiles: list[Laid]) -> Message:
    """Two tiles that both fit the table, but not each other, or that touch too little of it."""
    south = (move >> SOUTH_AT) & 1
    here = int(SIDES[tiles[0][0], 2 if south else 1])
    there = int(SIDES[tiles[1][0], 0 if south else 3])
    if here != there:
        return _unlike("inner", here, there)
    if connections(s, move) == 0:
        return message("half_dominoes-pair-alone")
    return message("half_dominoes-pair-few")


def _obliged(s: Any) -> Message:
    """Rules 8 and 9: what can be done instead of a single connection."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = placements(s, moves)
    better = moves[:n].tolist()
    if connections(s, better[0]) < 2:
        _, x, y = first_of(better[0])
        assert makes_angle(s, find(s, x, y)), "where no angle can be made the move is legal"
        return message("half_dominoes-must-angle")
    singles = sum(second_of(move)[0] < 0 for move in better)
    kind = "tile" if singles == n else "pair" if singles == 0 else "both"
    return message(f"half_dominoes-must-several-{kind}")
