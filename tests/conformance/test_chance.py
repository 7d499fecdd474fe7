"""Chance plies, in games that have them: the driver says what happens."""

from itertools import islice

import pytest

from pavage.core.errors import MoveError
from pavage.core.game import CHANCE, Game
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from tests.helpers.journeys import Journey, cases_of
from tests.helpers.journeys import journey as travelled

FEW = 500  # outcomes that are listed


def chance_nodes(journey: Journey) -> list[Position]:
    return [step.before for step in journey.steps if step.mover == CHANCE]


def test_chance_comes_only_where_the_facts_say_so(journey: Journey) -> None:
    if journey.game.facts.chance == "deal":
        assert chance_nodes(journey) == []


def test_a_game_with_chance_plies_shows_some(game: Game) -> None:
    if game.facts.chance == "plies":
        assert any(chance_nodes(travelled(case)) for case in cases_of(game.facts.id))


def test_outcomes_are_counted_as_they_are_listed(journey: Journey) -> None:
    for position in chance_nodes(journey):
        count = journey.game.chance_count(position.s)
        assert type(count) is int
        assert count >= 1
        listed = list(islice(journey.game.chance_outcomes(position.s), FEW + 1))
        assert len(set(listed)) == len(listed)
        if count <= FEW:
            assert len(listed) == count
        else:
            assert len(listed) == FEW + 1, "every outcome can be listed, one by one"


def test_each_outcome_can_happen(journey: Journey) -> None:
    for position in chance_nodes(journey)[:3]:
        for text in islice(journey.game.chance_outcomes(position.s), 20):
            after = position.copy()
            assert after.play(text) == 0
            assert after.to_move() != CHANCE
            assert after.scores() == position.scores()


def test_the_drawn_outcome_is_one_of_them_and_follows_from_the_words(journey: Journey) -> None:
    for position in chance_nodes(journey):
        before = position.state.tobytes()
        draws = [journey.game.chance_draw(position.s, WordStream(seed)) for seed in "abcdefgh"]
        assert draws == [
            journey.game.chance_draw(position.s, WordStream(seed)) for seed in "abcdefgh"
        ]
        assert position.state.tobytes() == before
        if journey.game.chance_count(position.s) <= FEW:
            assert set(draws) <= set(journey.game.chance_outcomes(position.s))
        elif len(draws) > 1:
            assert len(set(draws)) > 1
        for text in draws:
            position.copy().play(text)


def test_chance_cannot_be_played_by_hand_nor_decisions_by_chance(journey: Journey) -> None:
    steps = journey.steps
    texts = [step.ply for step in steps if step.mover == CHANCE]
    moves = [step.ply for step in steps if step.mover != CHANCE][:20]
    for step in journey.sampled():
        before = step.before.state.tobytes()
        for text in moves if step.mover == CHANCE else texts:
            with pytest.raises(MoveError):
                step.before.play(text)
        assert step.before.state.tobytes() == before


def test_spoilt_outcomes_are_refused(journey: Journey) -> None:
    for position in chance_nodes(journey)[:3]:
        text = journey.game.chance_draw(position.s, WordStream("17"))
        before = position.state.tobytes()
        for wrong in ("", text + " ", " " + text, text + "\n", text.upper(), text[:-1], text + "?"):
            with pytest.raises(MoveError):
                position.play(wrong)
        assert position.state.tobytes() == before
