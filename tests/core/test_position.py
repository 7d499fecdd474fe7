"""A position: the checked door to any game."""

import pytest

from pavage.core.errors import GameOver, IllegalMove, UnreadableMove
from pavage.core.game import CHANCE, OVER, WATCHER
from pavage.core.position import Position
from tests.helpers.journeys import Journey, cases_of, travel

JOURNEY: Journey = travel(cases_of("zigzag")[0], "17")


@pytest.fixture
def position() -> Position:
    return JOURNEY.steps[5].before.copy()


def test_the_errors_tell_unreadable_illegal_and_over_apart(position: Position) -> None:
    later = next(
        move
        for step in JOURNEY.steps
        for move in step.before.legal_moves()
        if move not in position.legal_moves()
    )
    with pytest.raises(IllegalMove):
        position.check(later)
    with pytest.raises(UnreadableMove):
        position.check("not a move")
    with pytest.raises(GameOver):
        JOURNEY.end.check(later)
    with pytest.raises(UnreadableMove):
        JOURNEY.end.check("not a move")


def test_checking_plays_nothing(position: Position) -> None:
    before = position.state.tobytes()
    move = position.legal_moves()[0]
    assert position.game.write(position.check(move)) == move
    assert position.state.tobytes() == before


def test_the_list_of_moves_follows_the_game(position: Position) -> None:
    """It is kept between calls, and made anew after each ply."""
    assert position.codes() is position.codes()
    position.play(position.legal_moves()[0])
    fresh = Position(position.game, position.setup, position.state)
    assert position.legal_moves() == fresh.legal_moves()
    position.play_code(int(position.codes()[0]))
    fresh = Position(position.game, position.setup, position.state)
    assert position.legal_moves() == fresh.legal_moves()


def test_who_is_to_move_follows_the_game() -> None:
    """It is kept as well."""
    position = JOURNEY.game.start(JOURNEY.setup, JOURNEY.deal)
    for step in JOURNEY.steps:
        assert position.to_move() == position.to_move() == step.mover
        position.play(step.ply)
    assert position.to_move() == OVER


def test_a_copy_is_independent_both_ways(position: Position) -> None:
    copy = position.copy()
    before = position.state.tobytes()
    copy.play(copy.legal_moves()[0])
    assert position.state.tobytes() == before
    after = copy.state.tobytes()
    position.play(position.legal_moves()[-1])
    assert copy.state.tobytes() == after


def test_an_observation_is_a_state_of_its_own(position: Position) -> None:
    before = position.state.tobytes()
    seen = position.observe(WATCHER)
    assert seen.shape == (1,)
    assert seen.dtype == position.game.dtype
    seen[:] = 0
    assert position.state.tobytes() == before


def test_chance_is_played_through_the_same_door() -> None:
    journey = next(
        journey
        for case in cases_of("zigzag")
        for journey in [travel(case, "3")]
        if any(step.mover == CHANCE for step in journey.steps)
    )
    step = next(step for step in journey.steps if step.mover == CHANCE)
    position = step.before.copy()
    with pytest.raises(IllegalMove):
        position.check(journey.steps[0].ply)
    assert position.legal_moves() == []
    assert position.play(step.ply) == 0
    assert position.to_move() != CHANCE
    assert position.legal_moves(), "the list is made anew"


def test_the_end() -> None:
    assert JOURNEY.end.to_move() == OVER
    assert JOURNEY.end.is_over()
    assert JOURNEY.end.legal_moves() == []
    assert JOURNEY.end.outcome() is not None
