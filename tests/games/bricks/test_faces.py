"""The drawn bricks, dice and tokens: countable studs without seams, told apart by all eyes."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import numpy as np
import pytest

from pavage.games.bricks import faces
from pavage.kit.digits import DIGITS
from tests.helpers.eyes import SEEN_BY, contrast, lab
from tests.helpers.outlines import lines_of

SVG = "{http://www.w3.org/2000/svg}"


def drawn(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{faces.faces()[name]}</g>")


# -- what there is ----------------------------------------------------------------------------


def test_there_is_a_face_for_all_that_a_game_can_show() -> None:
    wanted = {"brick0", "brick1", "dieblank", "joker", *(f"die{n}" for n in range(2, 13))}
    wanted |= {"reroll", "reduce", "swap", "start0", "start1", "blocked"}
    root = ElementTree.fromstring(faces.sprite())
    ids = {symbol.attrib["id"].removeprefix("bricks-") for symbol in root.iter(f"{SVG}symbol")}
    assert wanted < ids == faces.labels().keys()


def test_no_face_needs_a_font() -> None:
    tags = {part.tag.removeprefix(SVG) for part in ElementTree.fromstring(faces.sprite()).iter()}
    assert tags == {"svg", "symbol", "g", "path", "rect", "circle"}


def test_a_picture_of_the_game_is_two_bricks_and_a_die() -> None:
    first_level = [part for part in ElementTree.fromstring(faces.sprite()) if "id" in part.attrib]
    assert [part.attrib["id"] for part in first_level] == [
        "bricks-toy0",
        "bricks-die7",
        "bricks-toy1",
    ]


# -- bricks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(2))
def test_cells_of_a_brick_join_without_a_seam(seat: int) -> None:
    """The ground goes on over each edge, and nothing else reaches one: it would be cut there."""
    ground, *others = drawn(f"brick{seat}")
    at, wide = float(ground.attrib["x"]), float(ground.attrib["width"])
    assert at < 0 < 100 < at + wide
    assert (ground.attrib["y"], ground.attrib["height"]) == (
        ground.attrib["x"],
        ground.attrib["width"],
    )
    for part in others:
        if part.tag == "circle":
            far = float(part.attrib["r"])
            for middle in (float(part.attrib["cx"]), float(part.attrib["cy"])):
                assert 0 < middle - far < middle + far < 100


@pytest.mark.parametrize("seat", range(2))
def test_a_whole_brick_has_a_stud_a_cell(seat: int) -> None:
    body, *studs = ElementTree.fromstring(f"<g>{faces.brick(seat, 4, 3)}</g>")
    assert body.tag == "rect"
    places = [part.attrib["transform"] for part in studs]
    assert len(set(places)) == len(places) == 12


def test_studs_bear_their_players_signs() -> None:
    """A ring and a triangle, on the studs and on the start cells: colour is not needed."""
    for name in ("brick", "start"):
        own, other = (drawn(f"{name}{seat}").find("g") for seat in range(2))
        assert own is not None
        assert other is not None
        assert [part.tag for part in own] == ["circle"]
        assert [len(lines_of(path.attrib["d"])[0]) for path in other] == [3]


def test_signs_stand_out_from_studs() -> None:
    for _, _, top, sign in faces.INKS:
        assert contrast(sign, top) >= 3


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_bricks_differ_for_all_eyes(eyes: str) -> None:
    """CIE 1976: a difference of 2 is just seen; 15 is seen at a glance."""
    one, other = (lab(ink[0], SEEN_BY[eyes]) for ink in faces.INKS)
    assert np.linalg.norm(one - other) >= 25


def test_bricks_are_two_greys() -> None:
    dark, light = (lab(ink[0], SEEN_BY["all cones"])[0] for ink in faces.INKS)
    assert light - dark >= 20


# -- dice -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(2, 13))
def test_a_die_shows_its_number_in_its_middle(number: int) -> None:
    marks = [part for part in drawn(f"die{number}") if "transform" in part.attrib]
    assert [part.attrib["d"] for part in marks] == [DIGITS[int(digit)] for digit in str(number)]
    left, right = [], []
    for part in marks:
        x, _, size = map(float, re.findall(r"-?[\d.]+", part.attrib["transform"]))
        across = [x + size * at for line in lines_of(part.attrib["d"]) for at, _ in line]
        left.append(min(across))
        right.append(max(across))
    assert left[0] + right[-1] == pytest.approx(100, abs=5)
    for end, start in pairwise([0.0, *[x for both in zip(left, right, strict=True) for x in both]]):
        assert start - end > 5


def test_dice_show_different_things() -> None:
    shown = [faces.faces()[name] for name in faces.faces() if name.startswith(("die", "joker"))]
    assert len(set(shown)) == len(shown) == 13
