"""The rules pages and their pictures, held against the rules: what is shown is what is played."""

import re
from xml.etree import ElementTree

import pytest

from pavage.core.message import LANGUAGES
from pavage.games.connexion import GAME, figures
from pavage.games.connexion.notation import read, write
from pavage.games.connexion.state import default_tileset
from tests.games.connexion.drawn import drawn

SVG = "{http://www.w3.org/2000/svg}"
WORTH = {
    "pair-twice": 20,
    "pair-digit": 10,
    "pair-colour": 8,
    "pair-nothing": 0,
    "two-sides": 54,
    "hole": 522,
}


def page(lang: str) -> str:
    return (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")


def caption(name: str, lang: str) -> str:
    found = re.search(rf"!\[([^\]]*)\]\(figure:{name}\)", page(lang))
    assert found
    return found[1]


# -- pictures ---------------------------------------------------------------------------------


def test_the_pictures_hold_no_words() -> None:
    """So that both languages share them."""
    for picture in figures.figures().values():
        assert not list(ElementTree.fromstring(picture).iter(f"{SVG}text"))


def test_every_example_has_its_worth() -> None:
    assert WORTH.keys() == figures.PLACED.keys()


@pytest.mark.parametrize("name", figures.PLACED)
def test_the_moves_shown_are_legal_and_bring_what_the_captions_say(name: str) -> None:
    table, move = figures.PLACED[name]
    tile = move[:12]
    position = drawn(table, [tile], [tile])
    [target] = [
        target
        for target in GAME.targets(position.observe(0)[0], 0, GAME.hand(position.s, 0).asks[0])
        if target.move == move
    ]
    shown = figures.matches(figures.read(table), figures.read(move))
    assert [side for _, side in shown] == target.sides
    assert position.play(move) == target.points == WORTH[name]
    for lang in LANGUAGES:
        words = caption(name, lang)
        assert target.equation in words or f"{target.points} points" in words


def test_the_table_at_the_start_is_one_that_is_dealt() -> None:
    position = drawn(figures.START, ["6J3B1O4R2V5J"], ["6J3B1O4R2V5J"])
    places = {move.partition("@")[2] for move in position.legal_moves()}
    shown = figures.free(figures.read(figures.START))
    assert places == {f"{q},{r}" for q, r in shown}
    assert len(shown) == 8
    (one, on_right), (other, on_left) = figures.read(figures.START).values()
    assert (on_right, on_left) == (1, 4), "6 against 6"
    assert one != other


def test_tables_are_of_the_box_and_every_tile_is_there_once() -> None:
    shown = [f"{table} {move}" for table, move in figures.PLACED.values()] + [figures.START]
    for text in shown:
        names = [name for name, _ in figures.read(text).values()]
        assert set(names) <= set(default_tileset())
        assert len(set(names)) == len(names)


# -- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_numbered_as_the_program_cites_them(lang: str) -> None:
    numbers = re.findall(r"^(\d+)\. ", page(lang), re.MULTILINE)
    assert numbers == [str(k) for k in range(1, 13)]


def test_both_languages_show_the_same_pictures_in_the_same_order() -> None:
    french, english = (re.findall(r"\(figure:([\w-]+)\)", page(lang)) for lang in LANGUAGES)
    assert french == english
    assert sorted(french) == sorted(figures.figures())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moves_in_the_text_can_be_read(lang: str) -> None:
    moves = re.findall(r"^- `([^`]+)`", page(lang), re.MULTILINE)
    assert len(moves) == 2
    assert [write(read(move)) for move in moves] == moves
    assert f"`{figures.TILE}`" in page(lang)
