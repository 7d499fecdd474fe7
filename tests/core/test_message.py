"""Sentences: rendered in the reader's language, never broken by what is put into them."""

from pathlib import Path

import msgspec
import pytest

from pavage.core.errors import IllegalMove
from pavage.core.message import (
    LANGUAGES,
    Message,
    best_language,
    message,
    render,
    text_source,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang, word in (("fr", "Bonjour"), ("en", "Hello")):
        text = f"game-hello = {word} {{ $name }}, {{ $count }}.\ngame-inner = [{{ $x }}]\n"
        (tmp_path / f"text.{lang}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_message_is_said_in_each_language(folder: Path) -> None:
    said = message("game-hello", name="Léa", count=3)
    assert render(said, "fr", [folder]) == "Bonjour Léa, 3."
    assert render(said, "en", [folder]) == "Hello Léa, 3."


def test_an_argument_may_be_a_message(folder: Path) -> None:
    said = message("game-hello", name=message("game-inner", x="1"), count=0)
    assert render(said, "en", [folder]) == "Hello [1], 0."


def test_an_unknown_message_shows_its_name(folder: Path) -> None:
    assert render(message("game-nothing"), "fr", [folder]) == "game-nothing"


def test_what_is_put_in_is_not_read_as_a_text(folder: Path) -> None:
    said = message("game-inner", x="{ $name } <b> { -term }")
    assert render(said, "en", [folder]) == "[{ $name } <b> { -term }]"


@pytest.mark.parametrize("length", [400, 401, 1000, 1001, 100_000])
def test_a_very_long_text_is_cut_and_the_sentence_holds(folder: Path, length: int) -> None:
    said = message("game-inner", x="a" * length)
    sentence = render(said, "en", [folder])
    assert sentence.startswith("[aaa")
    assert len(sentence) <= 402
    assert ("…" in sentence) == (length > 400)


def test_a_message_survives_json() -> None:
    said = message("a", n=1, text="é", inner=message("b", m=2))
    assert msgspec.json.decode(msgspec.json.encode(said), type=Message) == said
    assert msgspec.json.encode(message("a")) == b'{"id":"a"}'


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        (["fr"], "fr"),
        (["en-GB", "fr"], "en"),
        (["de", "en_US"], "en"),
        (["FR-ca"], "fr"),
        (["de", "it"], "fr"),
        ([], "fr"),
        ([""], "fr"),
        (["C.UTF-8"], "fr"),
    ],
)
def test_the_first_language_that_we_speak(wanted: list[str], lang: str) -> None:
    assert best_language(wanted) == lang


def test_the_sources_of_the_texts(folder: Path) -> None:
    for lang in LANGUAGES:
        assert "error-players" in text_source(lang)
        assert "game-hello" in text_source(lang, folder)


def test_an_error_says_its_message() -> None:
    error = IllegalMove(message("error-game-over"))
    assert error.code == "illegal"
    assert str(error) == "The game is over."
