"""The solver's fast positions against the rules of the game."""

from dataclasses import replace

import numpy as np
import pytest

from pavage.games.maze import rules
from pavage.games.maze.solving import table
from tests.games.maze.solving.tables import REAL, SMALL, Table
from tests.helpers.profile import scaled

BOTH = [replace(one, ring=ring) for one in [*SMALL, REAL] for ring in (0, 1)]


@pytest.mark.parametrize("on", BOTH, ids=str)
def test_rows_move_and_score_as_the_rules_do(on: Table) -> None:
    for seed in range(scaled(3, 20, 100)):
        slots = on.shuffled(seed)
        walk(on, slots, np.random.default_rng(seed))


def walk(on: Table, slots: np.ndarray, chance: np.random.Generator) -> None:
    state = on.state(slots)
    row = np.zeros(table.ROW, dtype=np.uint8)
    gap_n = table.lay(slots, on.size, row)
    key = np.uint64(table.key_of(row, on.size))
    links, joints = table.count(row, on.ranks, on.size, on.ring)
    mine, theirs = np.zeros(table.MOST_MOVES, np.int64), np.zeros(table.MOST_MOVES, np.int32)
    assert gap_n == on.gaps
    for _ in range(60):
        n = table.moves(row, *on.numbers, mine)
        m = rules.moves(state, theirs)
        assert sorted(mine[:n]) == sorted(theirs[:m])
        assert table.is_won(row, links, on.suits, on.ranks, on.ring) == rules.is_solved(state)
        if not on.ring:
            assert links == rules.score(state)
        if n == 0 or state.reason:
            return
        move = int(mine[chance.integers(n)])
        more_links, more_joints = table.gain(row, move, on.ranks, on.size, on.ring)
        key = np.uint64(table.key_after(key, row, move))
        links, joints = links + more_links, joints + more_joints
        table.apply(row, gap_n, move)
        rules.play(state, move)
        assert row[: on.size].tolist() == state.slots[: on.size].tolist()
        assert (links, joints) == table.count(row, on.ranks, on.size, on.ring)
        assert key == table.key_of(row, on.size)


def test_a_joint_is_a_link_without_a_gap() -> None:
    row = np.zeros(table.ROW, dtype=np.uint8)
    table.lay(np.array([1, 2, 0, 3, 17, 18, 19], dtype=np.uint8), 7, row)
    assert table.count(row, 3, 7, 0) == (6, 5)
    table.lay(np.array([0, 1, 2, 3, 17, 18, 19], dtype=np.uint8), 7, row)
    assert table.count(row, 3, 7, 0) == (6, 5)
    assert table.count(row, 3, 7, 1) == (6, 5)
    assert not table.is_won(row, 6, 2, 3, 1)
