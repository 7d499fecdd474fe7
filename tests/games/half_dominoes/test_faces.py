"""The drawn tiles: halves that complete each other, told apart by shape and colour, however a
tile is turned.
"""

import re
from functools import cache
from itertools import combinations, product
from xml.etree import ElementTree

import numpy as np
import pytest

from pavage.core.message import LANGUAGES, Message, render
from pavage.games.half_dominoes import GAME, faces
from pavage.games.half_dominoes.state import CANONICAL, TURNED, tileset
from tests.helpers.eyes import SEEN_BY, contrast, lab
from tests.helpers.outlines import Point, covers, lines_of

SVG = "{http://www.w3.org/2000/svg}"
IVORY = ("#fdf8ea", "#ece3cb")  # by day and by night (client/src/theme.css)


@cache
def symbols() -> dict[str, ElementTree.Element]:
    """The faces of the sprite by their names."""
    root = ElementTree.fromstring(faces.sprite())
    found = {symbol.attrib["id"]: symbol for symbol in root.iter(f"{SVG}symbol")}
    return {name.removeprefix("half_dominoes-"): symbol for name, symbol in found.items()}


def laid_out(name: str) -> str:
    """A face with everything that it uses in its place."""
    inner = "".join(
        ElementTree.tostring(part, encoding="unicode", default_namespace=None)
        for part in symbols()[name]
    )
    inner = inner.replace("ns0:", "").replace(' xmlns:ns0="http://www.w3.org/2000/svg"', "")
    use = r'<use href="#half_dominoes-([^"]+)" width="100" height="100" ?/>'
    return re.sub(use, lambda found: laid_out(found[1]), inner)


def drawing(inner: str) -> str:
    return re.sub(" />", "/>", inner)


# -- what there is ----------------------------------------------------------------------------


def test_every_tile_of_the_games_own_sets_is_a_face() -> None:
    for name in (*tileset("Q6"), *tileset("M4")):
        assert faces.face(name) == name
        assert name in symbols()
    assert {"back", "dead"} < symbols().keys() == faces.labels().keys()


def test_any_tile_of_a_set_of_ones_own_is_put_together_from_faces() -> None:
    names = {f"{int(code):04}" for code in np.unique(CANONICAL)}
    assert len(names) == 2530
    for name in names:
        parts = faces.face(name).split("+")
        assert set(parts) <= symbols().keys()
        assert drawing("".join(laid_out(part) for part in parts)) == faces.tile(name)


def test_a_picture_of_the_game_shows_usual_tiles() -> None:
    first_level = [part for part in ElementTree.fromstring(faces.sprite()) if "id" in part.attrib]
    names = [part.attrib["id"].removeprefix("half_dominoes-") for part in first_level]
    assert names[:90] == tileset("Q6")
    assert sorted(names) == sorted({*tileset("Q6"), *tileset("M4"), "back"})


def test_nothing_needs_a_font_or_a_style_sheet() -> None:
    tags = {part.tag.removeprefix(SVG) for part in ElementTree.fromstring(faces.sprite()).iter()}
    assert tags == {"svg", "symbol", "g", "path", "rect", "circle", "use"}


# -- what is said -----------------------------------------------------------------------------


def said(face: str, lang: str, turn: int = 0) -> str:
    label = faces.labels()[face]
    if "turn" in label.args:
        label = Message(label.id, {**label.args, "turn": turn})
    return render(label, lang, [GAME.folder])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_face_is_called_by_words_of_its_own(lang: str) -> None:
    labels = [said(face, lang) for face in faces.labels()]
    assert not any("{" in words or "half_dominoes-" in words for words in labels)
    assert len(set(labels)) == len(labels)


SPOKEN = {
    "fr": ("haut", "droite", "bas", "gauche"),
    "en": ("top", "right", "bottom", "left"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["0123", "0012", "1352"])
def test_a_turned_tile_is_called_as_it_lies(lang: str, name: str) -> None:
    for turn in range(4):
        lies = f"{int(TURNED[int(name), turn]):04}"
        words = [render(Message(f"half_dominoes-symbol-{k}"), lang, [GAME.folder]) for k in lies]
        sides = [f"{side} {word}" for side, word in zip(SPOKEN[lang], words, strict=True)]
        assert said(name, lang, turn).split(": ")[-1].split(", ") == sides
        parts = [f"{symbol}{side}" for symbol, side in zip(name, "nesw", strict=True)]
        assert {said(part, lang, turn) for part in parts} == set(sides)


# -- halves -----------------------------------------------------------------------------------


def paths(symbol: int) -> list[str]:
    """The paths of a symbol's half on the north side, around the middle of that side."""
    return re.findall(r' d="([^"]+)"', faces.halves(f"{symbol}000").split("</g>")[0])


def points(symbol: int) -> list[Point]:
    return [point for path in paths(symbol) for line in lines_of(path) for point in line]


@pytest.mark.parametrize("symbol", range(10))
def test_two_equal_halves_make_a_whole(symbol: int) -> None:
    """The other half is the same one turned by 180 degrees: every line must go on in it."""
    for path in paths(symbol):
        at_side = sorted(x for line in lines_of(path) for x, y in line if y < 0)
        assert at_side == [-x for x in reversed(at_side)]


@pytest.mark.parametrize("symbol", range(10))
def test_a_half_stays_in_its_quarter_of_the_tile(symbol: int) -> None:
    """So that it touches no other half, and a pale rim is left between them."""
    for x, y in points(symbol):
        assert abs(x) + y <= 50 - 2
        assert y >= -1
    assert max(y for _, y in points(symbol)) > 20, "large enough to be seen"


def test_light_falls_alike_on_all_sides() -> None:
    """A tile is turned with its light and its rim: neither may have an upper end."""
    for name in ("blank", "back"):
        for rect in symbols()[name].iter(f"{SVG}rect"):
            x, y = (float(rect.get(side, "0")) for side in "xy")
            wide, high = float(rect.attrib["width"]), float(rect.attrib["height"])
            assert (x, wide) == (y, high)
            assert x + wide == pytest.approx(100 - x)
    sides = re.findall(r"rotate\((\d+) 50 50\)", faces.back())
    assert sides == ["90", "180", "270"]


# -- shapes and colours -----------------------------------------------------------------------


def shape(symbol: int) -> set[tuple[int, int]]:
    """What a half covers, on a grid of 1 / 100 of a tile."""
    outline = lines_of(paths(symbol)[0])
    grid = product(range(-40, 41), range(40))
    return {(x, y) for x, y in grid if covers(outline, x + 0.5, y + 0.5)}


def test_shapes_alone_tell_symbols_apart() -> None:
    """Without any colour: a fifth at least of what two halves cover together, one covers alone."""
    shapes = [shape(symbol) for symbol in range(10)]
    for a, b in combinations(range(10), 2):
        assert len(shapes[a] ^ shapes[b]) >= 0.2 * len(shapes[a] | shapes[b]), (a, b)


def test_outlines_stand_out_from_the_ivory_by_day_and_by_night() -> None:
    for ink, ivory in product(faces.COLOURS, IVORY):
        assert contrast(ink.line, ivory) >= 4.5


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_colours_differ_for_all_eyes(eyes: str) -> None:
    """CIE 1976: a difference of 2 is just seen; 15 is seen at a glance."""
    seen = [lab(ink.fill, SEEN_BY[eyes]) for ink in faces.COLOURS]
    for a, b in combinations(range(10), 2):
        assert np.linalg.norm(seen[a] - seen[b]) >= 15, (a, b)
