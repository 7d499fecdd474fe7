"""The rules pages and their pictures, held against the rules: what is shown is what is played."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from pavage.core.errors import IllegalMove
from pavage.core.message import LANGUAGES
from pavage.core.position import Position
from pavage.games.bricks import GAME, figures
from pavage.games.bricks.notation import read, write
from tests.games.bricks.drawn import bricks_of, drawn
from tests.games.bricks.reference import Brick

SVG = "{http://www.w3.org/2000/svg}"


def page(lang: str) -> str:
    return (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")


def caption(name: str, lang: str) -> str:
    found = re.search(rf"!\[([^\]]*)\]\(figure:{name}\)", page(lang))
    assert found
    return found[1]


def position_of(example: figures.Example, **options: Any) -> Position:
    a, b = example.dice
    tokens = [tuple(example.tokens.split())] if example.tokens else []
    return drawn(example.bricks, f"{a}x{b}", grid=example.grid, tokens=tokens, **options)[0]  # type: ignore[arg-type]


def drawn_bricks(example: figures.Example) -> list[Brick]:
    """What a picture shows after the move."""
    return sorted(Brick(*brick) for brick in figures.after(example))


# -- pictures ---------------------------------------------------------------------------------


def test_the_pictures_hold_no_words() -> None:
    """So that both languages share them."""
    for picture in figures.figures().values():
        assert not list(ElementTree.fromstring(picture).iter(f"{SVG}text"))


POINTS = {"start": 12, "touch": 10, "win": 10, "steal": 15, "cover": 10}


def test_every_example_has_its_points() -> None:
    assert POINTS.keys() == figures.GOOD_MOVES.keys()


@pytest.mark.parametrize("name", figures.GOOD_MOVES)
def test_what_is_shown_as_good_can_be_played_and_leaves_what_is_shown(name: str) -> None:
    example = figures.GOOD_MOVES[name]
    position = position_of(example)
    before = position.scores()
    assert before == [2 + sum(b.studs for b in bricks_of(position) if b.owner == seat) - 2 * seat
                      for seat in range(2)]  # fmt: skip
    assert position.play(example.move) == POINTS[name]
    assert bricks_of(position) == drawn_bricks(example)
    if name in ("steal", "cover"):
        lost = before[1] - position.scores()[1]
        assert lost == POINTS[name]
        for lang in LANGUAGES:
            assert f"+{POINTS[name]}" in caption(name, lang)
            assert f"−{lost}" in caption(name, lang)


def test_the_first_turn_brings_what_its_caption_says() -> None:
    position = position_of(figures.GOOD_MOVES["start"])
    position.play(figures.GOOD_MOVES["start"].move)
    assert position.scores() == [14, 0]
    for lang in LANGUAGES:
        assert "14 points" in caption("start", lang)


def test_the_token_is_won() -> None:
    example = figures.GOOD_MOVES["win"]
    position = position_of(example)
    position.play(example.move)
    assert position.s.held.tolist() == [1, 0, 0, 0]


REFUSED = {
    "corner": "bricks-alone",
    "overlap": "bricks-taken",
    "other-shape": "bricks-other-size",
    "cut": "bricks-cover-cuts",
}


@pytest.mark.parametrize("name", figures.BAD_MOVES)
def test_what_is_shown_as_bad_is_refused_for_that_reason(name: str) -> None:
    example = figures.BAD_MOVES[name]
    with pytest.raises(IllegalMove) as refused:
        position_of(example).play(example.move)
    assert refused.value.said.id == REFUSED[name]


def test_the_swap_changes_all_sides() -> None:
    position, _ = drawn(figures.SWAP.bricks, swaps=[True, False])
    position.play("swap")
    assert bricks_of(position) == drawn_bricks(figures.SWAP)


def test_smaller_numbers_are_shown_as_the_tray_shows_them() -> None:
    position = position_of(figures.REDUCE, held=[(0, 1), (0, 0)])
    assert "pass" in position.legal_moves(), "the brick fits nowhere"
    hand = GAME.hand(position.s, 0)
    assert not hand.picks
    [tray] = [token for token in hand.tokens if token.id == "reduce"]
    shown = {f"reduce 2={value}": sign for value, sign in figures.signs().items()}
    assert {use.move: use.sign for use in tray.uses if use.move in shown} == shown
    assert [use.sign for use in tray.uses if use.move not in shown] == [""], "3 to 2 is of no use"


# -- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_numbered_as_the_program_cites_them(lang: str) -> None:
    numbers = re.findall(r"^(\d+)\. ", page(lang), re.MULTILINE)
    assert numbers == [str(k) for k in range(1, 18)]


def test_both_languages_show_the_same_pictures_in_the_same_order() -> None:
    french, english = (re.findall(r"\(figure:([\w-]+)\)", page(lang)) for lang in LANGUAGES)
    assert french == english
    assert sorted(french) == sorted(figures.figures())


def test_both_languages_have_the_same_parts() -> None:
    french, english = (
        [line[:3].split(" ")[0] for line in page(lang).splitlines() if line[:1] in "#-|"]
        for lang in LANGUAGES
    )
    assert french == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moves_in_the_text_can_be_read(lang: str) -> None:
    moves = re.findall(r"^- `([^`]+)`", page(lang), re.MULTILINE)
    assert len(moves) == 9
    assert [write(read(move)) for move in moves] == moves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_usual_game_is_as_the_page_says(lang: str) -> None:
    usual = GAME.setup(2).options
    [grid, tables, tokens, swap, joker, steal, cover, challenge, practise] = [
        line.split("|")[2].strip()
        for line in page(lang).split("\n## ")[-4].splitlines()
        if line.startswith("| ") and "(r" in line
    ]
    assert re.findall(r"\d+", grid) == [str(usual["grid"])]
    assert usual["tables"] == [list(range(2, 10))] * 2
    assert re.findall(r"\d+", tables) == ["2", "9"]
    assert [int(n) for n in re.findall(r"\d+", tokens)] == usual["tokens"]
    assert str(usual["joker"]) in joker
    yes, no = {"fr": ("oui", "non"), "en": ("yes", "no")}[lang]
    assert (steal, cover) == tuple(yes if usual[name] else no for name in ("steal", "cover"))
    assert (challenge, practise) == (no, no)
    assert (usual["challenge"], usual["practise"], usual["swap"]) == (None, False, False)
    assert swap.startswith(("personne", "nobody"))
