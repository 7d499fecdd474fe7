"""The true number of moves from every arrangement of a tiny pack: by looking at all of them."""

from dataclasses import replace
from itertools import permutations

import numpy as np

from pavage.games.maze.solving import table
from tests.games.maze.solving.tables import Table
from tests.helpers.profile import scaled

Slots = tuple[int, ...]

TINY = [Table(1, 4, 2), Table(1, 5, 2), Table(2, 2, 2), Table(2, 3, 1)]
TINY += [Table(3, 2, 1)][: scaled(0, 1, 1)]


def both(tables: list[Table]) -> list[Table]:
    """These tables in both dialects."""
    return [replace(one, ring=ring) for one in tables for ring in (0, 1)]


def distances(on: Table) -> dict[Slots, int]:
    """The least number of moves to a win from each arrangement that can be won."""
    came_from: dict[Slots, list[Slots]] = {}
    found: dict[Slots, int] = {}
    cards = [*on.cards(), *[0] * on.gaps]
    for slots in set(permutations(cards)):
        for after in children(on, slots):
            came_from.setdefault(after, []).append(slots)
        if is_won(on, slots):
            found[slots] = 0
    edge = list(found)
    while edge:
        here = edge.pop(0)
        for before in came_from.get(here, []):
            if before not in found:
                found[before] = found[here] + 1
                edge.append(before)
    return found


def children(on: Table, slots: Slots) -> list[Slots]:
    row, out = np.zeros(table.ROW, np.uint8), np.zeros(table.MOST_MOVES, np.int64)
    table.lay(np.array(slots, np.uint8), on.size, row)
    after = []
    for move in out[: table.moves(row, *on.numbers, out)]:
        card, slot = int(move) >> 6, int(move) & 63
        moved = [0 if there == card else there for there in slots]
        moved[slot] = card
        after.append(tuple(moved))
    return after


def is_won(on: Table, slots: Slots) -> bool:
    row = np.zeros(table.ROW, np.uint8)
    table.lay(np.array(slots, np.uint8), on.size, row)
    links = table.count(row, on.ranks, on.size, on.ring)[0]
    return table.is_won(row, links, on.suits, on.ranks, on.ring)
