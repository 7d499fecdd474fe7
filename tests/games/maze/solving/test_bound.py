"""The lower bound against the true numbers of moves on small tables, and on lines that win."""

from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from pavage.games.maze.solving import bound, table
from tests.games.maze.solving.samples import TABLES, both, distances
from tests.games.maze.solving.tables import REAL, SMALL, Table
from tests.helpers.profile import scaled


@pytest.mark.parametrize("on", TABLES, ids=str)
def test_no_arrangement_is_won_in_fewer_moves(on: Table) -> None:
    for slots, moves in distances(on):
        least = bound.lower_bound(slots, *on.numbers)
        if moves is not None:
            assert least <= moves
        assert (least == 0) == (moves == 0)


@pytest.mark.parametrize("on", both([*SMALL, REAL]), ids=str)
def test_a_move_lowers_the_bound_by_one_at_most(on: Table) -> None:
    chance = np.random.default_rng(1)
    out = np.zeros(table.MOST_MOVES, np.int64)
    row = np.zeros(table.ROW, np.uint8)
    for seed in range(scaled(2, 10, 50)):
        gap_n = table.lay(on.shuffled(seed), on.size, row)
        for _ in range(20):
            before = bound.lower_bound(row, *on.numbers)
            n = table.moves(row, *on.numbers, out)
            if n == 0:
                break
            table.apply(row, gap_n, int(out[chance.integers(n)]))
            assert bound.lower_bound(row, *on.numbers) >= before - 1


@pytest.mark.parametrize("ring", [0, 1])
def test_staying_cards_are_counted_as_by_trying_all_sets(ring: int) -> None:
    on = Table(2, 3, 2, ring)
    for seed in range(scaled(20, 100, 500)):
        slots = on.shuffled(seed)
        assert bound.lower_bound(slots, *on.numbers) == 6 - most_staying(on, slots.tolist())


def most_staying(on: Table, slots: list[int]) -> int:
    """The most cards that a won table has in the same slots, over all won tables."""
    most = 0
    for order in permutations(range(on.suits)):
        line = [suit * 16 + rank for suit in order for rank in range(1, on.ranks + 1)]
        for places in permutations_of_gaps(on.size, on.gaps):
            if on.ring and 0 in places:
                continue
            cards = iter(line)
            won = [0 if at in places else next(cards) for at in range(on.size)]
            most = max(most, sum(a == b > 0 for a, b in zip(won, slots, strict=True)))
    return most


def permutations_of_gaps(size: int, gaps: int) -> list[tuple[int, ...]]:
    return [p for p in permutations(range(size), gaps) if list(p) == sorted(p)]


@pytest.mark.parametrize("ring", [0, 1])
def test_after_a_move_the_number_is_what_counting_anew_gives(ring: int) -> None:
    on = replace(REAL, ring=ring)
    orders = bound.orders_of(on.suits, on.ranks)
    room, fresh = bound.room_for(48), bound.room_for(48)
    row, out = np.zeros(table.ROW, np.uint8), np.zeros(table.MOST_MOVES, np.int64)
    for seed in range(scaled(3, 20, 100)):
        gap_n = table.lay(on.shuffled(seed), on.size, row)
        line = orders[seed % len(orders)]
        bound.weigh(row, line, gap_n, ring, *room)
        for move in out[: table.moves(row, *on.numbers, out)]:
            card, slot = int(move) >> 6, int(move) & 63
            home = int(row[table.WHERE + card])
            i = line.tolist().index(card)
            quick = bound.staying_after(i, slot, gap_n, ring, *room)
            table.apply(row, gap_n, int(move))
            assert quick == bound.weigh(row, line, gap_n, ring, *fresh)
            table.apply(row, gap_n, card * 64 + home)
