"""What a decision brings at once, for bots that look no further."""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.half_dominoes.rules import (
    connections,
    cost,
    first_of,
    play,
    plays_again,
    tiles_of,
)
from pavage.games.half_dominoes.state import (
    DRAW,
    MAX_TILES,
    ROTATIONS,
    SIDES,
    STATE,
    TAKE,
    TURNED,
    UNKNOWN,
)
from pavage.games.half_dominoes.table import needs
from pavage.kit.plane import find

_TILE = 1_000_000
_AGAIN = 500_000  # a second placement sheds at most one tile more
_CONNECTION = 10_000  # more than whatever the next two can bring


@compiled
def worth(seen: Any, move: int) -> int:
    """The tiles that a decision sheds, less those that it costs; among equals the connections,
    then how few squares it leaves where a tile would make several, and whether a tile that stays
    in hand fits one of them.

    A tile to be given to another is worth the more the fewer such squares it fits.
    """
    if move >= DRAW:
        return 0
    if move >= TAKE:
        _, x, y = first_of(move)
        return -_fitting(seen, int(seen.tile[find(seen, x, y)]) - 1)
    many = connections(seen, move)
    variant, bonus = int(seen.variant), int(seen.bonus)
    again = plays_again(variant, bonus, many)
    shed = tiles_of(move) - cost(variant, bonus, many)
    after = np.empty(1, dtype=STATE)
    after[0] = seen
    play(after[0], move)
    left = int(_has_several(after[0], int(seen.seat))) - 2 * _open(after)
    return shed * _TILE + (_AGAIN if again else 0) + many * _CONNECTION + left


@compiled
def _open(room: Any) -> int:
    """How many squares there are where a tile would make several connections.

    ``room`` holds the state: compiled code would give back an array of which only that is in use.
    """
    many, s = 0, room[0]
    for at in range(s.front_n):
        many += int(needs(s, int(s.front[at])) >= 2)
    return many


@compiled
def _has_several(s: Any, seat: int) -> bool:
    """Whether a known tile in a hand fits such a square."""
    first = seat * MAX_TILES
    for i in range(first, first + int(s.hand_n[seat])):
        if s.hand[i] != UNKNOWN and _fitting(s, int(s.hand[i])) > 0:
            return True
    return False


@compiled
def _fitting(s: Any, code: int) -> int:
    """How many such squares a tile fits, turned as need be."""
    many = 0
    for at in range(s.front_n):
        cell = int(s.front[at])
        if needs(s, cell) < 2:
            continue
        for quarter in range(ROTATIONS[code]):
            if _matches(s, cell, int(TURNED[code, quarter])):
                many += 1
                break
    return many


@compiled
def _matches(s: Any, cell: int, code: int) -> bool:
    for side in range(4):
        symbol = int(s.need[cell * 4 + side]) - 1
        if symbol >= 0 and symbol != SIDES[code, side]:
            return False
    return True
