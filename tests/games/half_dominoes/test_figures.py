"""The rules pages and their pictures, held against the rules: what is shown is what is played."""

import re
from xml.etree import ElementTree

import pytest

from pavage.core.message import LANGUAGES
from pavage.games.half_dominoes import GAME, figures
from pavage.games.half_dominoes.notation import read, write
from pavage.games.half_dominoes.placing import makes_angle
from pavage.games.half_dominoes.rules import connections, cost, joins
from pavage.games.half_dominoes.state import tileset
from tests.games.half_dominoes.drawn import dead_of, drawn, tiles_of
from tests.games.half_dominoes.reference import canonical

SVG = "{http://www.w3.org/2000/svg}"
COUNTED = {"two": 2, "three": 3, "pair-two": 2, "pair-three": 3}


def page(lang: str) -> str:
    return (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")


def hand_for(move: str) -> list[str]:
    return [canonical(tile) for tile in figures.read(move).values()]


# -- pictures ---------------------------------------------------------------------------------


def test_the_pictures_hold_no_words() -> None:
    """So that both languages share them."""
    for picture in figures.figures().values():
        assert not list(ElementTree.fromstring(picture).iter(f"{SVG}text"))


@pytest.mark.parametrize("name", figures.PLACED)
def test_the_moves_shown_are_legal_and_have_their_connections(name: str) -> None:
    table, move = figures.PLACED[name]
    position = drawn(table, hand_for(move), stock=["0123"], variant=2 if "+" in move else 1)
    assert move in position.legal_moves()
    rings = figures.joints(figures.read(table), figures.read(move))
    assert len(rings) == connections(position.s, read(move)) == COUNTED[name]


def test_ticks_and_crosses_are_where_the_rules_see_angles() -> None:
    s = drawn(figures.STRAIGHT, [figures.ANGLE_TILE]).s
    shown = figures.angles(figures.read(figures.STRAIGHT))
    cells = [int(cell) for cell in s.front[: int(s.front_n)]]
    assert {
        (int(s.cell_x[cell]), int(s.cell_y[cell])): makes_angle(s, cell) for cell in cells
    } == shown
    assert sorted(shown.values()) == [False] * 2 + [True] * 4


def test_the_tile_in_hand_goes_where_it_lies_pale_and_nowhere_else() -> None:
    position = drawn(figures.STRAIGHT, [figures.ANGLE_TILE], stock=["0234"])
    assert position.legal_moves() == sorted(figures.ANGLES)


def test_the_table_at_the_start_is_one_that_is_dealt() -> None:
    first, second = figures.read(figures.TABLES["start-two"]).values()
    assert joins(int(first), int(canonical(second))) == int(second)


def test_the_dead_square_is_in_the_midst_of_tiles_that_match() -> None:
    position = drawn(figures.BROKEN, ["0145"], dead=[figures.DEAD])
    assert dead_of(position) == {figures.DEAD}
    assert not any(move.endswith("@1,0") for move in position.legal_moves())


def test_tables_are_of_the_usual_set_and_every_tile_is_there_once() -> None:
    shown = [f"{table} {move.replace('+', ' ')}" for table, move in figures.PLACED.values()]
    shown += [*figures.TABLES.values(), figures.BROKEN]
    shown.append(f"{figures.STRAIGHT} {figures.ANGLE_TILE}@9,9")
    for text in shown:
        names = [canonical(tile) for tile in tiles_of(text).values()]
        assert set(names) <= set(tileset("Q6"))
        assert len(set(names)) == len(names)


# -- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_numbered_as_the_program_cites_them(lang: str) -> None:
    numbers = re.findall(r"^(\d+)\. ", page(lang), re.MULTILINE)
    assert numbers == [str(k) for k in range(1, 19)]


def test_both_languages_show_the_same_pictures_in_the_same_order() -> None:
    french, english = (re.findall(r"\(figure:([\w-]+)\)", page(lang)) for lang in LANGUAGES)
    assert french == english
    assert sorted(french) == sorted(figures.figures())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_move_costs_is_what_the_tables_say(lang: str) -> None:
    draws = {"fr": "on pioche une tuile", "en": "draw a tile"}[lang]
    rows = re.findall(r"^\|(?: [^|\d]* \|)? (\d)(?: [^|]+)? \| (.+) \|$", page(lang), re.MULTILINE)
    said = [(int(many), int(what == draws)) for many, what in rows]
    first, second = said[:3], said[3:]
    assert first == [(many, cost(1, 0, many)) for many in (1, 2, 3)]
    assert second == [(many, cost(2, 0, many)) for many in (2, 2, 3, 3)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moves_in_the_text_can_be_read(lang: str) -> None:
    moves = re.findall(r"^- `([^`]+)`", page(lang), re.MULTILINE)
    assert len(moves) == 5
    assert [write(read(move)) for move in moves] == moves
