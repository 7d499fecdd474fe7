"""What a placement scores (rules 8 and 9)."""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.connexion.state import PAIR, SIDES
from pavage.games.connexion.table import cell_on


@compiled
def points_of(s: Any, tile: int, six: int, cell: int) -> tuple[int, int]:
    """The points of a tile on an empty square with its 6 on a side, and how many sides match.

    Each matching side counts both digits, twice if colour and digit match; their sum is multiplied
    by the number of matching sides.
    """
    total = 0
    sides = 0
    for side in range(SIDES):
        there = int(s.need[cell * SIDES + side])
        if there > 0:
            pair = int(PAIR[int(s.sign[tile * SIDES + cell_on(side, six)]), there - 1])
            total += pair
            sides += pair > 0
    return total * sides, sides


@compiled
def matches(s: Any, tile: int, six: int, cell: int) -> bool:
    """Whether any side of it matches."""
    for side in range(SIDES):
        there = int(s.need[cell * SIDES + side])
        if there > 0 and PAIR[int(s.sign[tile * SIDES + cell_on(side, six)]), there - 1] > 0:
            return True
    return False
