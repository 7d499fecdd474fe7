"""Chance plies, in games that have them: the driver says what happens."""

from collections import Counter
from itertools import islice

import pytest

from pavage.core.compiled import is_compiled
from pavage.core.errors import MoveError
from pavage.core.game import CHANCE, Game
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from tests.helpers.journeys import Journey, cases_of
from tests.helpers.journeys import journey as travelled

FEW = 500  # outcomes that are listed
MOST_TRIED = 200  # outcomes whose frequencies are looked at
MOST_TRIES = 20_000 if is_compiled() else 2_000


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
    for position in chance_nodes(journey)[:: 1 + len(chance_nodes(journey)) // 3]:
        for text in islice(journey.game.chance_outcomes(position.s), 20):
            after = position.copy()
            assert after.play(text) == 0
            assert after.scores() == position.scores()


def test_one_chance_after_another_comes_to_a_decision(journey: Journey) -> None:
    words = WordStream("17")
    for position in chance_nodes(journey)[:20]:
        after = position.copy()
        for _ in range(10):
            if after.to_move() == CHANCE:
                after.play(journey.game.chance_draw(after.s, words))
        assert after.to_move() != CHANCE


def test_each_outcome_has_its_weight(journey: Journey) -> None:
    for position in chance_nodes(journey):
        count = journey.game.chance_count(position.s)
        if count <= FEW:
            weights = journey.game.chance_weights(position.s)
            assert len(weights) == count
            assert all(type(weight) is int and weight >= 1 for weight in weights)


def test_what_happens_is_one_of_the_outcomes(journey: Journey) -> None:
    """In place, by the compiled function that searches call."""
    rng = seeded(str(journey.case))
    for position in chance_nodes(journey)[:40]:
        after = position.copy()
        journey.game.happen(after.s, rng)
        if journey.game.chance_count(position.s) <= FEW:
            assert after.state.tobytes() in outcomes(position)
        else:  # too many to be listed: that it is one of them is seen by where it leads
            assert after.state.tobytes() != position.state.tobytes()
            assert after.scores() == position.scores()


def test_what_happens_is_as_likely_as_its_weight(game: Game) -> None:
    """Chi-square with so many tries that each outcome comes about ten times at least; 5 standard
    deviations over what is expected would be one run in a million.
    """
    seen: set[int] = set()
    for case in cases_of(game.facts.id)[:10]:
        for position in chance_nodes(travelled(case)):
            count = game.chance_count(position.s)
            if count in seen or not 1 < count <= MOST_TRIED or len(seen) >= 4:
                continue
            seen.add(count)
            weights = game.chance_weights(position.s)
            tries = -(-10 * sum(weights) // min(weights))
            if tries > MOST_TRIES:
                continue
            drawn: Counter[bytes] = Counter()
            expected: Counter[bytes] = Counter()
            for state, weight in zip(outcomes(position), weights, strict=True):
                expected[state] += weight
            rng = seeded("likely")
            for _ in range(tries):
                after = position.state.copy()
                game.happen(after[0], rng)
                drawn[after.tobytes()] += 1
            assert set(drawn) == set(expected)
            chi = sum(
                (drawn[state] - tries * weight / sum(weights)) ** 2
                / (tries * weight / sum(weights))
                for state, weight in expected.items()
            )
            free = len(expected) - 1
            assert chi < free + 5 * (2 * free) ** 0.5 + 5


def outcomes(position: Position) -> list[bytes]:
    """Where each outcome leads, in their order."""
    found = []
    for text in position.game.chance_outcomes(position.s):
        after = position.copy()
        after.play(text)
        found.append(after.state.tobytes())
    return found


def test_only_free_chance_waits_for_somebody_and_never_for_the_computer(journey: Journey) -> None:
    game, setup = journey.game, journey.setup
    free = game.chance_is_free(setup)
    assert free is bool(free)
    people = set(range(setup.players)) - setup.bots
    for position in chance_nodes(journey):
        seat = game.chance_seat(position.s)
        assert seat is None or (free and seat in people)


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
