"""What a game says of itself, and that it deals as it says."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import numpy as np
import pytest

from pavage.core.errors import DealError, PavageError, SetupError
from pavage.core.game import CHANCE, OVER, Facts, Game, Option
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.search import bots
from tests.helpers.journeys import Case, Journey, leaves
from tests.helpers.texts import assert_said


@contextmanager
def refused(error: type[PavageError], game: Game) -> Iterator[None]:
    """This is refused, with a sentence that can be said."""
    with pytest.raises(error) as found:
        yield
    assert_said(found.value.said, game)


# -- facts ------------------------------------------------------------------------------------


def test_facts(game: Game) -> None:
    facts = game.facts
    assert re.fullmatch("[a-z][a-z0-9_]*", facts.id)
    assert registry.load(facts.id) is game
    assert facts.rules >= 1
    low, high = facts.players
    assert 1 <= low <= high
    assert game.max_moves >= 1
    assert isinstance(game.dtype, np.dtype)
    assert game.folder.name == facts.id
    assert msgspec.json.decode(msgspec.json.encode(facts), type=Facts) == facts


def test_no_field_hides_behind_what_every_record_has(game: Game) -> None:
    """Uncompiled, ``s.size`` is the size of the record and not its field of that name."""
    assert not [name for name in game.dtype.names if hasattr(np.record, name)]


def test_a_record_is_copied_at_full_speed_to_the_next(game: Game) -> None:
    """Some processors copy ten times slower to a few bytes after a multiple of 4096 (``dtype``)."""
    assert game.dtype.itemsize < 4096 or game.dtype.itemsize % 4096 not in range(1, 64)


def test_a_patience_is_for_one_and_hides_nothing(game: Game) -> None:
    if game.facts.patience:
        assert (game.facts.players, game.facts.hidden) == ((1, 1), False)


def test_options_have_their_default_among_their_values(game: Game) -> None:
    names = [option.name for option in game.facts.options]
    assert len(names) == len(set(names))
    for option in game.facts.options:
        assert re.fullmatch("[a-z][a-z0-9_]*", option.name)
        if option.kind == "seed" or (option.kind == "tileset" and not option.values):
            assert (option.default, option.values) == (None, [])
        elif option.kind in ("flag", "choice", "tileset") and (
            option.default is not None or option.kind == "flag"
        ):
            typed: list[object] = [(value, type(value)) for value in option.values]
            assert typed.count((option.default, type(option.default))) == 1
        if option.kind == "flag":
            assert option.values == [False, True]
        if option.kind == "choice":
            assert len(option.values) == len(set(map(str, option.values))) >= 2
        if option.kind == "lists":
            assert_are_lists(option)


def assert_are_lists(option: Option) -> None:
    """The numbers that may be listed, and lists of them that are usual."""
    assert all(type(number) is int for number in option.values)
    assert option.values == sorted(set(map(int, map(str, option.values))))
    assert isinstance(option.default, list)
    assert option.default
    for part in option.default:
        assert part
        assert part == sorted(set(part))
        assert set(part) <= set(map(int, map(str, option.values)))


def test_its_bots_exist(game: Game) -> None:
    assert game.facts.bots
    assert len(game.facts.bots) == len(set(game.facts.bots))
    for name in game.facts.bots:
        assert callable(bots.load(name, game))


# -- set-up -----------------------------------------------------------------------------------


def fewest(game: Game) -> int:
    """The fewest players that need no option."""
    for players in range(*game.facts.players):
        with suppress(SetupError):
            game.setup(players)
            return players
    return game.facts.players[1]


def test_missing_options_mean_their_defaults(game: Game) -> None:
    players = fewest(game)
    written = {
        o.name: o.default for o in game.facts.options if o.default is not None or o.kind == "own"
    }
    assert game.setup(players) == game.setup(players, {}) == game.setup(players, written)


@pytest.mark.parametrize("players", [0, -1, 99, None, True, "2", 2.0])
def test_numbers_of_players_it_is_not_for(game: Game, players: Any) -> None:
    with refused(SetupError, game):
        game.setup(players)
    low, high = game.facts.players
    for outside in (low - 1, high + 1):
        with refused(SetupError, game):
            game.setup(outside)


@pytest.mark.parametrize("name", ["", "nothing", "Board", "board ", "__class__", 1, None])
def test_an_unknown_option_is_refused(game: Game, name: Any) -> None:
    with refused(SetupError, game):
        game.setup(fewest(game), {name: True})


@pytest.mark.parametrize(
    "value", [None, "", "nothing", 7, -1, 0, 1, 1.0, 10**30, "true", [], {}, [True]]
)
def test_a_value_that_an_option_does_not_have_is_refused(game: Game, value: Any) -> None:
    for option in game.facts.options:
        if option.kind == "own" or any(
            value == v and type(value) is type(v) for v in option.values
        ):
            continue
        if option.kind == "seed" and isinstance(value, str):
            continue
        with refused(SetupError, game):
            game.setup(fewest(game), {option.name: value})


ODD: list[Any] = [
    None, True, False, 0, 1, -1, 7, 2.5, 10**30, "", "nothing", [], {}, [None], [1, 1], [True],
    [[]],
    [1, 1, 6], [1, 1, 7], [1, 1, 6.0], [-1, 1, 6], {"kind": "nothing"}, {"kind": [], "number": 1},
    {"number": True},
]  # fmt: skip


def test_a_value_of_its_own_form_is_kept_in_one_form_or_refused(game: Game) -> None:
    players = fewest(game)
    for option in game.facts.options:
        if option.kind != "own":
            continue
        for value in [option.default, *option.values]:
            kept = game.setup(players, {option.name: value}).options[option.name]
            assert written(kept) == written(value), "what a page offers is in that form"
        for value in ODD:
            before = written(value)
            try:
                kept = game.setup(players, {option.name: value}).options[option.name]
            except SetupError as error:
                assert_said(error.said, game)
                continue
            finally:
                assert written(value) == before
            assert written(msgspec.json.decode(written(kept))) == written(kept)
            again = game.setup(players, {option.name: kept}).options[option.name]
            assert written(again) == written(kept)


def written(value: object) -> bytes:
    """A value as a record has it: ``true`` is not 1."""
    return json.dumps(value).encode()


def test_lists_are_ascending_and_of_the_numbers_that_may_be_listed(game: Game) -> None:
    players = fewest(game)
    for option in game.facts.options:
        if option.kind != "lists":
            continue
        assert isinstance(option.default, list)
        numbers: list[Any] = option.values
        parts = len(option.default)
        for good in ([numbers[:1]] * parts, [numbers] * parts, [numbers[-2:]] * parts):
            assert game.setup(players, {option.name: good}).options[option.name] == good
        one = numbers[:2]
        wrong: list[object] = [
            [one] * (parts + 1), [one] * (parts - 1), one, [[]] * parts, [one[::-1]] * parts,
            [[one[0], one[0]]] * parts, [[numbers[-1] + 1]] * parts, [[float(one[0])]] * parts,
            [[str(one[0])]] * parts, [[True]] * parts, {"0": one},
        ]  # fmt: skip
        for value in wrong:
            with refused(SetupError, game):
                game.setup(players, {option.name: value})


def test_the_computer_s_seats_are_known_where_they_matter(game: Game) -> None:
    for players in range(fewest(game), game.facts.players[1] + 1):
        people = game.setup(players)
        last = game.setup(players, bots=[players - 1])
        if game.facts.by_kind:
            assert (people.bots, last.bots) == (frozenset(), frozenset([players - 1]))
            assert last != people
        else:
            assert last == people
        for seat in (-1, players):
            with refused(SetupError, game):
                game.setup(players, bots=[seat])


def test_an_option_that_names_a_deal_chooses_the_seed(game: Game) -> None:
    for option in game.facts.options:
        if option.kind == "seed":
            plain, named = game.setup(1), game.setup(1, {option.name: "17"})
            assert (game.chosen_seed(plain), game.chosen_seed(named)) == (None, "17")
            assert game.kept_options(named) == game.kept_options(plain) == plain.options
            with refused(SetupError, game):
                game.setup(1, {option.name: "\ud800"})


def test_a_setup_holds_every_choice(case: Case) -> None:
    setup = case.setup()
    assert setup.players == case.players
    for name, value in case.chosen:
        assert setup.options[name] == value
        assert type(setup.options[name]) is type(value)
    again = case.game.setup(case.players, setup.options, setup.bots)
    assert again == setup, "a setup's own options give the same setup"


# -- the deal ---------------------------------------------------------------------------------


def test_a_seed_gives_the_same_deal_again(case: Case) -> None:
    setup = case.setup()
    first, second = WordStream("17"), WordStream("17")
    deal = case.game.deal(setup, first)
    assert deal == case.game.deal(setup, second)
    assert first.taken == second.taken
    others = []
    for seed in range(18, 40):
        with suppress(DealError):  # a small set may be shuffled so that it cannot begin
            others.append(case.game.deal(setup, WordStream(str(seed))))
    shuffled = any(deal != other for other in others)
    if not first.taken:
        assert not shuffled, "what takes no chance is dealt the same by every seed"
    else:
        assert shuffled or deal == {part: [] for part in deal}, "there is something to deal"


def test_a_deal_is_json_and_starts_a_position(journey: Journey) -> None:
    written = msgspec.json.encode(journey.deal)
    assert msgspec.json.decode(written) == journey.deal
    position = journey.game.start(journey.setup, msgspec.json.decode(written))
    assert 0 <= position.to_move() < journey.case.players or position.to_move() in (CHANCE, OVER)
    assert journey.game.start(journey.setup, journey.deal).state.tobytes() == (
        position.state.tobytes()
    )
    assert msgspec.json.encode(journey.deal) == written, "starting changes no deal"


def test_spoilt_deals_are_refused(journey: Journey) -> None:
    deal, game, setup = journey.deal, journey.game, journey.setup
    values: list[object] = [None, 1, "", "?", ["?"], [[]], {}, [None]]
    spoilt: list[object] = [None, [], "", 1, {}, {**deal, "more": []}]
    for part in deal:
        spoilt.append({name: value for name, value in deal.items() if name != part})
        spoilt += [{**deal, part: value} for value in values]
    for deal_too in spoilt:
        with refused(DealError, journey.game):
            game.start(setup, deal_too)


def test_a_deal_with_a_piece_too_many_or_too_few_is_refused(journey: Journey) -> None:
    for part, value in journey.deal.items():
        if isinstance(value, list) and value and isinstance(value[0], str):
            for other in (value[1:], [*value, value[0]]):
                with refused(DealError, journey.game):
                    journey.game.start(journey.setup, {**journey.deal, part: other})


def test_a_deal_of_another_set_is_refused(journey: Journey) -> None:
    if not journey.case.own_set:
        return
    plain = journey.game.setup(journey.case.players, dict(journey.case.chosen))
    with refused(DealError, journey.game):
        journey.game.start(plain, journey.deal)


def test_a_set_of_one_s_own_is_what_is_dealt(journey: Journey) -> None:
    if journey.case.own_set:
        own = journey.setup.options[journey.case.own_set]
        assert isinstance(own, list)
        # one that lies turned on the table is written as it lies: its signs are the same, or it is
        # followed by how it lies
        dealt = [leaf.partition("/")[0] for leaf in leaves(journey.deal)]
        assert sorted(map(sorted, dealt)) == sorted(map(sorted, own))
