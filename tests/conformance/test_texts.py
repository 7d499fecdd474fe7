"""French and English are complete: whatever a game makes a message of can be said in both."""

import json
import re
from xml.etree import ElementTree

import pytest

from pavage.core.game import Game
from pavage.core.message import LANGUAGES, message
from tests.helpers.journeys import Journey
from tests.helpers.texts import COMMON, PAGE, assert_said, faces_of, of_game, texts


def test_both_languages_say_the_same_things(game: Game) -> None:
    first, *others = (texts(game.folder / f"text.{lang}.ftl") for lang in LANGUAGES)
    for other in others:
        assert other == first


def test_its_texts_are_its_own(game: Game) -> None:
    for lang in LANGUAGES:
        for id in texts(game.folder / f"text.{lang}.ftl"):
            assert id.lstrip("-").startswith(f"{game.facts.id}-")


def test_texts_of_page_common_and_game_do_not_clash(game: Game) -> None:
    for lang in LANGUAGES:
        own = game.folder / f"text.{lang}.ftl"
        assert texts(COMMON / f"{lang}.ftl", PAGE / f"{lang}.ftl", own)


def test_name_options_and_bots(game: Game) -> None:
    prefix = f"{game.facts.id}-"
    said = [f"{prefix}name", f"{prefix}tagline"]
    for option in game.facts.options:
        said += [f"{prefix}option-{option.name}", f"{prefix}option-{option.name}-help"]
        if option.kind in ("choice", "tileset"):
            said += [f"{prefix}option-{option.name}-{value}" for value in option.values]
        if option.kind == "own" and len(option.values) > 1:
            said += [f"{prefix}option-{option.name}-{named(value)}" for value in option.values]
        if option.kind == "lists":
            assert_said(message(f"{prefix}option-{option.name}-part", number=1), game)
            said.append(f"{prefix}option-{option.name}-each")
        if option.kind == "tileset":
            said.append(f"{prefix}option-{option.name}-file")
    for bot in game.facts.bots:
        said += [f"bot-{bot}", f"bot-{bot}-help"]
    for id in said:
        assert_said(message(id), game)


def named(value: object) -> str:
    """How the text of a value of an option's own form ends: ``null``, ``true``, ``1-1-6``."""
    parts = value if isinstance(value, list) else [value]
    return "-".join(part if isinstance(part, str) else json.dumps(part) for part in parts)


def test_what_is_left_has_a_name(game: Game) -> None:
    if game.facts.scores == "left":
        for score in (0, 1, 7):
            assert_said(message(f"{game.facts.id}-score", score=score), game)


def test_each_reason_to_end_can_be_said(journey: Journey) -> None:
    outcome = journey.end.outcome()
    assert outcome is not None
    assert_said(journey.game.reason(outcome), journey.game)


def test_each_face_is_drawn_and_can_be_said(game: Game) -> None:
    labels = game.face_labels()
    assert set(labels) == faces_of(game)
    for label in labels.values():
        assert_said(label, game)


def test_pictures_are_well_formed(game: Game) -> None:
    for svg in [game.sprite(), *game.figures().values()]:
        assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pictures_of_the_rules_exist(game: Game, lang: str) -> None:
    page = (game.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"figure:([\w-]+)", page)) == set(game.figures())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_read(game: Game, lang: str) -> None:
    page = (game.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    assert page.startswith("# ")


def test_no_text_is_empty(game: Game) -> None:
    for lang in LANGUAGES:
        assert of_game(lang, game.folder)
