"""The drawn tiles: six cells told apart without colour, digits upright however a tile is turned."""

import math
import re
from functools import cache
from itertools import combinations, pairwise
from xml.etree import ElementTree

import numpy as np
import pytest

from pavage.core.message import LANGUAGES, Message, render
from pavage.games.connexion import GAME, faces
from pavage.games.connexion.state import COLOURS, default_tileset
from pavage.kit.digits import DIGITS
from tests.games.connexion.reference import cells_of
from tests.helpers.eyes import SEEN_BY, contrast, lab
from tests.helpers.outlines import lines_of

SVG = "{http://www.w3.org/2000/svg}"
TILE = "6J1O5B2R4V3R"


@cache
def symbols() -> dict[str, ElementTree.Element]:
    """The faces of the sprite by their names."""
    root = ElementTree.fromstring(faces.sprite())
    found = {symbol.attrib["id"]: symbol for symbol in root.iter(f"{SVG}symbol")}
    return {name.removeprefix("connexion-"): symbol for name, symbol in found.items()}


# -- what there is ----------------------------------------------------------------------------


def test_every_tile_of_the_box_is_a_face() -> None:
    for name in default_tileset():
        assert faces.face(name) == name
        assert name in symbols()
    assert {"back", "pile"} < symbols().keys() == faces.labels().keys()


def test_any_tile_of_a_set_of_ones_own_is_put_together_from_faces() -> None:
    assert faces.face("6R1R2O3O4J5B") == "glass+6R0+1R1+2O2+3O3+4J4+5B5"
    for digit in range(1, 7):
        for colour in COLOURS:
            assert {f"{digit}{colour}{side}" for side in range(6)} <= symbols().keys()


def test_whole_tiles_are_put_together_in_the_same_way() -> None:
    for name in default_tileset():
        used = [use.attrib["href"].removeprefix("#connexion-") for use in symbols()[name]]
        assert used == ["glass", *(f"{cell}{side}" for side, cell in enumerate(cells_of(name)))]


def test_a_picture_of_the_game_shows_tiles_of_the_box() -> None:
    first_level = [part for part in ElementTree.fromstring(faces.sprite()) if "id" in part.attrib]
    names = [part.attrib["id"].removeprefix("connexion-") for part in first_level]
    assert names == [*default_tileset(), "back"]


def test_everything_that_is_used_is_there() -> None:
    root = ElementTree.fromstring(faces.sprite())
    ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    assert {use.attrib["href"] for use in root.iter(f"{SVG}use")} <= {f"#{id}" for id in ids}


def test_nothing_needs_a_font() -> None:
    tags = {part.tag.removeprefix(SVG) for part in ElementTree.fromstring(faces.sprite()).iter()}
    assert tags == {"svg", "symbol", "defs", "g", "path", "use"}


# -- what is said -----------------------------------------------------------------------------


def said(face: str, lang: str, turn: int = 0) -> str:
    label = faces.labels()[face]
    if "turn" in label.args:
        label = Message(label.id, {**label.args, "turn": turn})
    return render(label, lang, [GAME.folder])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_face_is_called_by_words_of_its_own(lang: str) -> None:
    labels = [said(face, lang) for face in faces.labels()]
    assert not any("{" in words or "connexion-" in words for words in labels)
    assert len(set(labels)) == len(labels)


SPOKEN = {
    "fr": (
        ["en haut à droite", "à droite", "en bas à droite"],
        ["en bas à gauche", "à gauche", "en haut à gauche"],
        {"R": "rouge", "O": "orange", "J": "jaune", "V": "vert", "B": "bleu"},
    ),
    "en": (
        ["upper right", "right", "lower right"],
        ["lower left", "left", "upper left"],
        {"R": "red", "O": "orange", "J": "yellow", "V": "green", "B": "blue"},
    ),
}


def spoken(lang: str, side: int, cell: str) -> str:
    right, left, colours = SPOKEN[lang]
    digit, colour = cell[0], colours[cell[1]]
    both = f"{digit} {colour}" if lang == "fr" else f"{colour} {digit}"
    return f"{[*right, *left][side]} {both}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turned_tile_is_called_as_it_lies(lang: str) -> None:
    for turn in range(6):
        cells = [cells_of(TILE)[(side - turn) % 6] for side in range(6)]
        wanted = [spoken(lang, side, cell) for side, cell in enumerate(cells)]
        assert re.split(r" ?: ", said(TILE, lang, turn))[-1].split(", ") == wanted
        for at, cell in enumerate(cells_of(TILE)):
            lies = (at + turn) % 6
            assert said(f"{cell}{at}", lang, turn) == spoken(lang, lies, cell)


# -- where things are -------------------------------------------------------------------------


def digits(drawing: str) -> list[tuple[str, float, float]]:
    """The path of each digit and where its middle is."""
    found = re.findall(
        r'<g transform="translate\(([\d.]+) ([\d.]+)\)"><g [^>]*><path [^>]* d="([^"]+)"', drawing
    )
    return [(path, float(x), float(y)) for x, y, path in found]


def test_the_six_digits_are_on_their_sides() -> None:
    for six in range(6):
        for at, (path, x, y) in enumerate(digits(faces.tile(TILE, six))):
            angle = math.degrees(math.atan2(y - 50, x - 50)) % 360
            side = (at + six) % 6
            assert angle == pytest.approx((60 * side - 60) % 360, abs=0.1), "clockwise"
            assert path == DIGITS[int(cells_of(TILE)[at][0])]


def test_digits_turn_back_by_as_much_as_the_tile_is_turned() -> None:
    for name, symbol in symbols().items():
        if re.fullmatch(r"[1-6][ROJVB][0-5]", name):
            [style] = [part.attrib["style"] for part in symbol.iter() if "style" in part.attrib]
            assert style == "transform:rotate(calc(var(--face-turn,0)*-1turn))"


def test_all_else_looks_alike_from_six_sides() -> None:
    """A tile is turned with its light: nothing may have an upper end."""
    for name in ("glass", "back"):
        for path in symbols()[name].iter(f"{SVG}path"):
            for outline in path.attrib["d"].split("Z")[:-1]:
                numbers = [float(number) for number in re.findall(r"-?[\d.]+", outline)]
                corners = zip(numbers[::2], numbers[1::2], strict=True)
                far = [math.hypot(x - 50, y - 50) for x, y in corners]
                assert len(far) == 6
                assert max(far) - min(far) < 0.02


# -- the five colours -------------------------------------------------------------------------


def frieze(colour: str) -> str:
    """The path of a colour's frieze, around the middle of its side."""
    *_, last = re.findall(r' d="([^"]+)"', faces.cut(colour))
    return str(last)


def test_friezes_tell_colours_apart_without_any() -> None:
    assert len({frieze(colour) for colour in COLOURS}) == 5


@pytest.mark.parametrize("colour", COLOURS)
def test_two_friezes_complete_each_other(colour: str) -> None:
    """A neighbour's is the same, turned by half a turn: what stands on the side goes on in it."""
    points = {
        (round(x, 1) + 0.0, round(y, 1)) for line in lines_of(frieze(colour)) for x, y in line
    }
    assert {x for x, _ in points} == {-x for x, _ in points}
    nearest = min(y for _, y in points)
    assert {x for x, y in points if y == nearest} == {-x for x, y in points if y == nearest}
    assert nearest == 0 or colour == "B", "rails run along the side, and join nothing"
    assert max(y for _, y in points) >= 6


def test_digits_and_friezes_stand_out() -> None:
    for ink in faces.INKS.values():
        assert contrast(ink.digit, ink.fill) >= 4.5
        assert contrast(ink.frieze, ink.fill) >= 3


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_colours_differ_for_all_eyes(eyes: str) -> None:
    """CIE 1976: a difference of 2 is just seen; 15 is seen at a glance."""
    seen = [lab(ink.fill, SEEN_BY[eyes]) for ink in faces.INKS.values()]
    for a, b in combinations(range(5), 2):
        assert np.linalg.norm(seen[a] - seen[b]) >= 15, (a, b)


def test_colours_are_five_greys() -> None:
    lights = sorted(lab(ink.fill, SEEN_BY["all cones"])[0] for ink in faces.INKS.values())
    assert all(b - a >= 9 for a, b in pairwise(lights))
