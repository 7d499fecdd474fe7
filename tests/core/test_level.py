"""Levels are read strictly: whatever is wrong is named, with what would be right."""

from typing import Any

import pytest

from pavage.core.level import LevelError, read_level
from pavage.games import registry
from tests.helpers.texts import assert_said

LEVEL: dict[str, Any] = {
    "name": {"fr": "Vole !", "en": "Steal!"},
    "goal": {"kind": "steals", "number": 1},
    "options": {"grid": 18, "joker": False, "tokens": [1, 3, 0]},
    "opponent": "random",
    "stars": [2, 5],
}
WITH_GOALS = [
    id
    for id in registry.ids()
    if any(option.name == "challenge" for option in registry.load(id).facts.options)
]


@pytest.mark.parametrize("id", WITH_GOALS)
def test_a_level_holds_all_that_a_match_needs(id: str) -> None:
    game = registry.load(id)
    level = read_level(game, LEVEL)
    assert (level.name["en"], level.opponent, level.stars) == ("Steal!", "random", [2, 5])
    setup = game.setup(2, level.options, bots=(1,))
    assert setup.options["challenge"] == LEVEL["goal"]
    assert (setup.options["grid"], setup.options["tokens"]) == (18, [1, 3, 0])
    assert read_level(game, {**LEVEL, "name": " Mon niveau "}).name["fr"] == "Mon niveau"


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"name": ""}, "level-name-length"),
        ({"name": "a" * 61}, "level-name-length"),
        ({"name": {"fr": "Vole"}}, "level-name"),
        ({"name": 3}, "level-name"),
        ({"goal": None}, "level-goal"),
        ({"goal": {"kind": "steals"}}, None),
        ({"options": {"steal": False}}, None),
        ({"goal": {"kind": "fly", "number": 2}}, None),
        ({"goal": {"kind": "steals", "number": 0}}, None),
        ({"options": []}, "level-options"),
        ({"options": {"challenge": None}}, "level-options"),
        ({"options": {"grid": 17}}, "error-option-value"),
        ({"options": {"colour": "red"}}, "error-option"),
        ({"opponent": "nobody"}, "level-opponent"),
        ({"opponent": ["random"]}, "level-opponent"),
        ({"stars": [5, 2]}, "level-stars"),
        ({"stars": [0, 2]}, "level-stars"),
        ({"stars": [2, True]}, "level-stars"),
        ({"stars": 3}, "level-stars"),
        ({"pupil": "Léa"}, "level-unknown"),
        ({"measured": {"rate": 1}}, "level-unknown"),
    ],
)
def test_a_wrong_member_is_named(change: dict[str, Any], id: str | None) -> None:
    game = registry.load(WITH_GOALS[0])
    with pytest.raises(LevelError) as refused:
        read_level(game, {**LEVEL, **change})
    assert_said(refused.value.said, game)
    assert id in (None, refused.value.said.id)


@pytest.mark.parametrize("member", LEVEL)
def test_no_member_may_be_missing(member: str) -> None:
    game = registry.load(WITH_GOALS[0])
    with pytest.raises(LevelError) as refused:
        read_level(game, {name: value for name, value in LEVEL.items() if name != member})
    assert refused.value.said.args == {"name": member}


def test_what_is_no_level_at_all() -> None:
    game = registry.load(WITH_GOALS[0])
    for raw in (None, 1, "x", [], [LEVEL]):
        with pytest.raises(LevelError):
            read_level(game, raw)


def test_a_game_without_challenges_has_no_levels() -> None:
    game = registry.load(next(id for id in registry.ids() if id not in WITH_GOALS))
    with pytest.raises(LevelError) as refused:
        read_level(game, LEVEL)
    assert refused.value.said.id == "level-no-game"
    assert game.levels() == []
