"""What is said to have no direct win has none: against the true numbers of moves."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from pavage.games.maze.solving import bound, direct, table
from tests.games.maze.solving.samples import TABLES, distances
from tests.games.maze.solving.tables import Table


@pytest.mark.parametrize("on", TABLES, ids=str)
def test_who_wins_directly_is_never_said_not_to(on: Table) -> None:
    for slots, moves in distances(on):
        answers = list(answers_for(on, slots))
        least = min(least for least, _ in answers)
        if moves == least:
            assert any(may for least, may in answers if least == moves)


def test_crossed_cards_have_no_direct_win() -> None:
    on = Table(2, 3, 1)
    # each of the twos lies where the other is to go, and the gap lets in neither
    answers = answers_for(on, [1, 18, 3, 17, 2, 19, 0])
    assert min(answers) == (2, False)


def answers_for(on: Table, slots: Any) -> Iterator[tuple[int, bool]]:
    """For each order of the suits: the bound, and whether it may be reached."""
    row: Any = np.zeros(table.ROW, np.uint8)
    table.lay(np.array(slots, np.uint8), on.size, row)
    room = bound.room_for(on.suits * on.ranks)
    for line in bound.orders_of(on.suits, on.ranks):
        now = bound.weigh(row, line, on.gaps, on.ring, *room)
        may = direct.may_be_direct(row, line, now, *on.numbers, *room)
        yield on.suits * on.ranks - now, bool(may)
