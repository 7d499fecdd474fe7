"""A solver's answer is tried before anybody is told of it."""

import pytest

from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.core.solver import Limits, Verdict
from pavage.games import registry
from pavage.search.answers import WrongAnswer, tried

MAZE = registry.load("maze")


@pytest.fixture(scope="module")
def deal() -> Position:
    setup = MAZE.setup(1)
    return MAZE.start(setup, MAZE.deal(setup, WordStream("17")))


@pytest.fixture(scope="module")
def line(deal: Position) -> list[int]:
    found = MAZE.solve(deal.s, Limits(first=True), lambda verdict: None)
    assert found.answer == "won"
    return found.line


def test_a_line_is_played_to_its_end(deal: Position, line: list[int]) -> None:
    before = deal.state.tobytes()
    found = tried(deal, Verdict("won", line, 1))
    assert found.moves == [MAZE.write(code) for code in line]
    assert sum(found.points) == 48 - deal.scores()[0]
    outcome = found.end.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert deal.state.tobytes() == before


def test_an_illegal_move_is_found(deal: Position, line: list[int]) -> None:
    with pytest.raises(WrongAnswer, match=f"move 2, “{MAZE.write(line[0])}”"):
        tried(deal, Verdict("unknown", [line[0], line[0]]))


def test_a_line_that_should_win_and_does_not_is_found(deal: Position, line: list[int]) -> None:
    with pytest.raises(WrongAnswer, match="do not win"):
        tried(deal, Verdict("won", line[:-1]))
    assert tried(deal, Verdict("unknown", line[:-1])).end.outcome() is None


def test_a_bound_above_the_line_is_found(deal: Position, line: list[int]) -> None:
    length = len(line)
    assert tried(deal, Verdict("won", line, length)).moves
    with pytest.raises(WrongAnswer, match=f"at least {length + 1}"):
        tried(deal, Verdict("won", line, length + 1))
