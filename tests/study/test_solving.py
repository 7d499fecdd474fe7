"""What a worker makes of its deals."""

from typing import Any

import pytest

from pavage.core.solver import Limits, Progress, Verdict
from pavage.games import registry
from pavage.search.answers import WrongAnswer
from pavage.study import executors, solving
from pavage.study.winnability import DEALS, LENGTHS

MAZE = registry.load("maze")
ASKED = solving.question(MAZE, MAZE.setup(1), 700, [50, 60])


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Limits]:
    """The limits that the solver was given; it knows nothing and says so."""
    limits: list[Limits] = []

    def solve(self: object, seen: Any, given: Limits, progress: Progress) -> Verdict:
        limits.append(given)
        return Verdict("unknown", positions=given.positions or 0)

    monkeypatch.setattr(type(MAZE), "solve", solve)
    return limits


def test_a_row_for_each_deal(asked: list[Limits]) -> None:
    batch = solving.solve_deals(ASKED, [5, 6, 9])
    assert batch.done == 3
    assert [row["deal"] for row in batch.rows] == [5, 6, 9]
    assert all(row.keys() == DEALS.keys() for row in batch.rows)
    assert {(given.positions, given.seconds, given.first) for given in asked} == {(700, None, True)}


def test_a_row_for_each_deal_and_effort(asked: list[Limits]) -> None:
    batch = solving.solve_harder(ASKED, [5, 6])
    assert [(row["deal"], row["effort"]) for row in batch.rows] == [
        (5, 50),
        (5, 60),
        (6, 50),
        (6, 60),
    ]
    assert all(row.keys() == LENGTHS.keys() for row in batch.rows)
    assert [(given.positions, given.first) for given in asked] == [(50, False), (60, False)] * 2


def test_what_took_long_enough_is_handed_in(
    asked: list[Limits], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "MOST_SECONDS", 0.0)
    batch = solving.solve_deals(ASKED, [5, 6, 9])
    assert (batch.done, [row["deal"] for row in batch.rows]) == (1, [5])


def test_a_deal_that_was_cut_short_does_not_count(
    asked: list[Limits], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "stopped", lambda: len(asked) > 2)
    batch = solving.solve_deals(ASKED, [5, 6, 9, 10])
    assert (batch.done, [row["deal"] for row in batch.rows]) == (2, [5, 6])


def test_a_wrong_answer_is_found_and_its_deal_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(MAZE), "solve", lambda *_: Verdict("won", []))
    with pytest.raises(WrongAnswer, match="Deal 8: The solver is wrong"):
        solving.solve_deals(ASKED, [8])


def test_another_solver_is_another_question(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = solving.question(MAZE, MAZE.setup(1, {"dialect": "ring"}), 700, [50, 60])
    assert ring != ASKED
    assert ring.source == ASKED.source
    monkeypatch.setattr(type(MAZE), "folder", registry.load("zigzag").folder)
    assert solving.question(MAZE, MAZE.setup(1), 700, [50, 60]).source != ASKED.source
