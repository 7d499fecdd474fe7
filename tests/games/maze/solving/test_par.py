"""The pars that are kept win by the rules; those that are computed are the same every time."""

from typing import Any

import msgspec
import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.shuffle import WordStream
from pavage.games.maze import GAME, rules
from pavage.games.maze.solving import bound, par
from tests.games.maze.solving.tables import Table

SIZE = (4, 12, 54)


def start_of(dialect: str, deal: str) -> Any:
    setup = GAME.setup(1, {"dialect": dialect})
    return GAME.start(setup, GAME.deal(setup, WordStream(deal))).state


@pytest.mark.parametrize("dialect", ["classic", "ring"])
def test_every_kept_line_wins_its_deal_in_so_many_moves(dialect: str) -> None:
    ring = int(dialect == "ring")
    assert len(par.known()) == 200
    for deal in range(1, 101):
        state = start_of(dialect, str(deal))[0]
        kept = par.known()[ring, bytes(state.slots)]
        assert bound.lower_bound(state.slots, *SIZE, ring) <= kept.bound <= kept.moves
        assert kept.moves == len(kept.line)
        for move in kept.line:
            assert rules.is_legal(state, move)
            rules.play(state, move)
        assert rules.is_solved(state)


@pytest.mark.parametrize("dialect", ["classic", "ring"])
def test_a_kept_par_is_given_for_its_deal_and_dialect(dialect: str) -> None:
    start = start_of(dialect, "17")
    assert par.par(start) == par.known()[int(dialect == "ring"), bytes(start[0].slots)]


@pytest.mark.skipif(not is_compiled(), reason="a search takes long")
def test_another_deal_is_searched_the_same_way_every_time(monkeypatch: Any) -> None:
    monkeypatch.setattr(par, "EFFORT", 300_000)
    start = start_of("classic", "a deal with a name")
    first, second = par.par(start), par.par(start)
    assert first is not None
    assert second is not None
    assert first == msgspec.structs.replace(second, seconds=first.seconds)
    assert 300_000 <= first.positions < 400_000
    assert first.bound <= first.moves <= 66


@pytest.mark.skipif(not is_compiled(), reason="a search takes long")
def test_the_first_ring_deal_that_is_lost_has_no_par() -> None:
    setup = GAME.setup(1, {"dialect": "ring"})
    assert GAME.par(setup, GAME.deal(setup, WordStream("195"))) is None


def test_a_lost_table_has_no_par() -> None:
    on = Table(1, 2, 0)
    start = np.empty(1, dtype=GAME.dtype)
    start[0] = on.state(np.array([2, 1], np.uint8))
    assert par.par(start) is None


def test_lines_are_read_as_they_were_written() -> None:
    line = [1 * 64, 17 * 64 + 53, 60 * 64 + 5]
    assert par.unpacked(par.packed(line)) == line
