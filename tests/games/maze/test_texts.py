"""What Maze says, in words that fit where they are used."""

import re

import pytest

from pavage.core.message import LANGUAGES, Message, message, render
from pavage.games.maze import GAME
from pavage.games.maze.notation import CARD_CODES
from pavage.games.maze.offers import ANY_ACE, ANY_QUEEN, label, spoken
from tests.helpers.texts import texts


def said(what: Message, lang: str) -> str:
    return render(what, lang, [GAME.folder])


def test_cards_in_words() -> None:
    words = {
        "AS": ("l’as de pique", "the ace of spades"),
        "7H": ("le sept de cœur", "the seven of hearts"),
        "TD": ("le dix de carreau", "the ten of diamonds"),
        "JC": ("le valet de trèfle", "the jack of clubs"),
        "QH": ("la dame de cœur", "the queen of hearts"),
    }
    for name, both in words.items():
        assert tuple(said(label(CARD_CODES[name]), lang) for lang in LANGUAGES) == both
    for lang in LANGUAGES:
        assert len({said(label(code), lang) for code in CARD_CODES.values()}) == 48


def test_what_a_gap_takes_in_words() -> None:
    takes = [ANY_ACE, CARD_CODES["4S"]]
    assert said(spoken(takes), "fr") == "n’importe quel as ou le quatre de pique"
    assert said(spoken(takes), "en") == "any ace or the four of spades"
    assert said(spoken([ANY_QUEEN]), "fr") == "n’importe quelle dame"


@pytest.mark.parametrize(
    ("what", "french", "english"),
    [
        (message("maze-status-score", score=0, most=48), "0 point sur 48", "0 points of 48"),
        (message("maze-status-score", score=1, most=48), "1 point sur 48", "1 point of 48"),
        (message("maze-status-score", score=2, most=48), "2 points sur 48", "2 points of 48"),
        (
            message("maze-told-more", card=label(CARD_CODES["QS"]), place="b4", points=1),
            "En b4 : la dame de pique, un point de plus",
            "To b4: the queen of spades, one point more",
        ),
        (
            message("maze-told-less", card=label(CARD_CODES["AS"]), place="a1", points=2),
            "En a1 : l’as de pique, 2 points de moins",
            "To a1: the ace of spades, 2 points fewer",
        ),
    ],
)
def test_numbers_and_cards_agree(what: Message, french: str, english: str) -> None:
    assert (said(what, "fr"), said(what, "en")) == (french, english)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_used(lang: str) -> None:
    """By its name in the sources, or as the house names what each game has."""
    sources = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    house = re.compile(r"maze-(name|tagline|option-.*|reason-.*|status-(solved|no-more-move))")
    for id in texts(GAME.folder / f"text.{lang}.ftl"):
        assert house.fullmatch(id) or f'"{id}"' in sources, id
