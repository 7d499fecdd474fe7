"""Short wins: as short as the true distance on small tables, lines that the rules accept."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.games.maze import rules
from pavage.games.maze.solving.short import ShortSearch
from tests.games.maze.solving.samples import TABLES, distances
from tests.games.maze.solving.tables import REAL, Table
from tests.helpers.profile import scaled

searches = pytest.mark.skipif(not is_compiled(), reason="a search takes long")


def finished(on: Table, slots: Any, width: int = 1 << 18) -> ShortSearch:
    search = ShortSearch(np.array(slots, np.uint8), *on.numbers, width=width)
    while not search.done:
        search.run(10_000)
    return search


def assert_wins(on: Table, slots: Any, line: list[int]) -> None:
    state = on.state(slots)
    for move in line:
        assert rules.is_legal(state, move)
        rules.play(state, move)
    assert rules.is_solved(state)


@pytest.mark.parametrize("on", TABLES, ids=str)
def test_the_shortest_win_is_found_and_proved(on: Table) -> None:
    tried = 0
    for slots, moves in distances(on, scaled(60, 100, 2000)):
        if moves is not None:
            search = finished(on, slots)
            assert search.line is not None
            assert len(search.line) == search.bound == moves
            assert_wins(on, slots, search.line)
            tried += 1
    assert tried > 0


def test_where_nothing_wins_no_line_is_found() -> None:
    on = Table(2, 3, 1)
    lost = [slots for slots, moves in distances(on) if moves is None]
    for slots in lost[: scaled(1, 5, 50)]:
        assert finished(on, slots, width=64).line is None


@searches
@pytest.mark.parametrize("ring", [0, 1])
def test_a_real_deal_is_won_in_few_moves(ring: int) -> None:
    on = replace(REAL, ring=ring)
    slots = on.shuffled(7)
    search = ShortSearch(slots, *on.numbers)
    search.run(200_000)
    assert search.line is not None
    assert search.bound <= len(search.line) <= 60
    assert_wins(on, slots, search.line)


@searches
def test_the_same_effort_gives_the_same_answer() -> None:
    slots = REAL.shuffled(11)

    def answer(slice_: int) -> tuple[list[int] | None, int]:
        search = ShortSearch(slots, *REAL.numbers)
        while search.positions < 200_000:
            search.run(slice_)
        return search.line, search.bound

    assert answer(200_000) == answer(200_000)


@searches
def test_little_room_leaves_the_bound_below_the_line_and_still_proved() -> None:
    slots = REAL.shuffled(3)
    narrow = finished(REAL, slots, width=256)
    assert narrow.line is not None
    assert narrow.bound <= len(narrow.line)
    assert_wins(REAL, slots, narrow.line)
