"""The search through everything decides every position of a small pack, as the closure does."""

import numpy as np
import pytest

from pavage.games.maze import rules
from pavage.games.maze.solving.exhaust import Exhaust
from tests.games.maze.solving.samples import TABLES, distances
from tests.games.maze.solving.tables import REAL, Table
from tests.helpers.profile import scaled


@pytest.mark.parametrize("on", TABLES, ids=str)
def test_every_answer_is_the_true_one_and_every_line_a_shortest(on: Table) -> None:
    for slots, moves in distances(on, scaled(20, 100, 2000)):
        search = Exhaust(slots, *on.numbers, most=1 << 17)
        while (won := search.run(1000)) is None:
            assert not search.full
        assert won == (moves is not None)
        if moves is not None:
            assert len(search.line) == moves
            state = on.state(slots)
            for move in search.line:
                assert rules.is_legal(state, move)
                rules.play(state, move)
            assert rules.is_solved(state)


def test_it_gives_up_where_there_is_too_much() -> None:
    search = Exhaust(REAL.shuffled(1), *REAL.numbers, most=5000)
    assert search.run(100_000) is None
    assert search.full
    assert search.positions == 5000
    assert search.run(1) is None


def test_a_ring_without_a_move_is_lost() -> None:
    on = Table(2, 3, 1, ring=1)
    stuck = np.array([1, 3, 18, 0, 17, 19, 2], dtype=np.uint8)
    search = Exhaust(stuck, *on.numbers)
    assert search.run(1000) is False
    assert search.positions == 1
