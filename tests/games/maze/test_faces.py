"""The drawn deck: whole, told apart, readable, the same on every device, inside its card."""

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from pavage.core.message import LANGUAGES, render
from pavage.core.shuffle import WordStream
from pavage.games.maze import GAME, faces, figures
from pavage.games.maze.notation import CARD_CODES
from tests.games.maze import reference
from tests.games.maze.drawn import position
from tests.helpers.eyes import contrast

SVG = "{http://www.w3.org/2000/svg}"
PAINT = re.compile(r"var\(--([\w-]+),([^)]+)\)")
SUITS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}


@cache
def symbols() -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(faces.sprite())
    return {symbol.attrib["id"].removeprefix("maze-"): symbol for symbol in root}


def paints(symbol: ElementTree.Element) -> dict[str, str]:
    """The colours of a face by their custom property."""
    return dict(PAINT.findall(ElementTree.tostring(symbol, encoding="unicode")))


# -- what there is ----------------------------------------------------------------------------


def test_every_card_has_a_face_a_small_one_and_a_label() -> None:
    names = {*reference.CARDS, *(f"small-{card}" for card in reference.CARDS)}
    assert symbols().keys() == names | {"small-A", "small-Q"} == faces.labels().keys()


def test_no_two_faces_look_alike() -> None:
    drawn = faces.faces()
    assert len(set(drawn.values())) == len(drawn)


def test_a_suit_is_told_by_its_shape_and_a_rank_by_its_own() -> None:
    """What is left when all colours are one."""
    grey = {name: PAINT.sub("ink", inner) for name, inner in faces.faces().items()}
    assert len(set(grey.values())) == len(grey)


def test_nothing_needs_a_font_or_a_style_sheet() -> None:
    tags = {
        element.tag.removeprefix(SVG) for element in ElementTree.fromstring(faces.sprite()).iter()
    }
    assert tags == {"svg", "symbol", "g", "path", "rect"}


def test_cards_are_five_to_seven_and_have_their_body() -> None:
    for name, symbol in symbols().items():
        _, _, width, height = map(float, symbol.attrib["viewBox"].split())
        assert (width, height) == ((100, 60) if name.startswith("small") else (100, 140))
        bodies = list(symbol.iter(f"{SVG}rect"))
        assert bool(bodies) == (not name.startswith("small")), "a small face lies on the table"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_are_words_in_every_language(lang: str) -> None:
    said = [render(label, lang, [GAME.folder]) for label in faces.labels().values()]
    assert not any("{" in words or "maze-" in words for words in said)
    assert len(set(said)) == 48 + 2


# -- colours ----------------------------------------------------------------------------------


def test_ranks_and_suits_are_readable_on_the_card() -> None:
    for name in CARD_CODES:
        colours = paints(symbols()[name])
        assert contrast(colours[SUITS[name[1]]], colours["card"]) >= 4.5


def test_each_suit_has_a_colour_of_its_own_to_set_on_the_card_and_in_a_gap() -> None:
    for name in CARD_CODES:
        own = SUITS[name[1]]
        assert {own} <= paints(symbols()[name]).keys() <= {own, "card", "card-edge", "card-gold"}
        assert paints(symbols()[f"small-{name}"]) == {f"gap-{own}": "currentColor"}


# -- nothing leaves the card ------------------------------------------------------------------


def reach(path: str) -> tuple[list[float], list[float]]:
    """The xs and ys of all points of a path, its control points included, and of its arcs."""
    xs, ys = [0.0], [0.0]
    x = y = 0.0
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        if command in "MLCSQ":
            xs += numbers[::2]
            ys += numbers[1::2]
            x, y = numbers[-2:]
        elif command == "H":
            x = numbers[-1]
        elif command == "V":
            y = numbers[-1]
        elif command in "Aa":
            for k in range(0, len(numbers), 7):
                r, *_, dx, dy = numbers[k : k + 7]
                x, y = (dx, dy) if command == "A" else (x + dx, y + dy)
                xs += [x - r, x + r]
                ys += [y - r, y + r]
        else:
            assert command == "Z", f"{command} in {path}"
        xs.append(x)
        ys.append(y)
    return xs, ys


def numbers_of(attribute: str, name: str) -> list[float]:
    found = re.search(rf"{name}\(([^)]*)\)", attribute)
    return [float(n) for n in found[1].split()] if found else []


def extent(symbol: ElementTree.Element) -> tuple[float, float, float, float]:
    """How far left, up, right and down the paths of a face reach."""
    boxes: list[tuple[float, float, float, float]] = []

    def walk(element: ElementTree.Element, dx: float, dy: float, size: float) -> None:
        transform = element.get("transform", "")
        x, y = numbers_of(transform, "translate") or (0.0, 0.0)
        [scale] = numbers_of(transform, "scale") or [1.0]
        dx, dy, size = dx + x * size, dy + y * size, size * scale
        if element.tag == f"{SVG}path":
            pen = float(element.get("stroke-width", "0")) / 2 * size
            xs, ys = reach(element.attrib["d"])
            boxes.append(
                (
                    dx + min(xs) * size - pen,
                    dy + min(ys) * size - pen,
                    dx + max(xs) * size + pen,
                    dy + max(ys) * size + pen,
                )
            )
        for child in element:
            walk(child, dx, dy, size)

    walk(symbol, 0, 0, 1)
    left, up, right, down = zip(*boxes, strict=True)
    return min(left), min(up), max(right), max(down)


@pytest.mark.parametrize("name", faces.faces())
def test_ink_stays_inside(name: str) -> None:
    left, up, right, down = extent(symbols()[name])
    margin, height = (0, 60) if name.startswith("small") else (2, 140)
    assert margin <= left
    assert margin <= up
    assert right <= 100 - margin
    assert down <= height - margin


# -- figures ----------------------------------------------------------------------------------


def test_the_pictures_hold_no_words() -> None:
    """So that both languages share them: only names of places, points and dashes."""
    for picture in figures.figures().values():
        for text in ElementTree.fromstring(picture).iter(f"{SVG}text"):
            assert re.fullmatch(r"[a-f][1-9]|[a-f]|[1-9]|\+1|–", text.text or "")


def test_the_deal_of_the_rules_is_number_17() -> None:
    slots = [None if item == "." else item for item in figures.DEAL.split()]
    assert GAME.deal(GAME.setup(1), WordStream("17")) == {"slots": slots}


def test_the_line_that_is_scored_and_the_game_that_is_won() -> None:
    line = [None if item == "." else item for item in figures.SCORED]
    assert sum(point or 0 for point in figures.POINTS) == reference.Table(line).score()
    assert [k for k, point in enumerate(figures.POINTS) if point is None] == [line.index(None)]
    outcome = position(figures.WON).outcome()
    assert outcome is not None
    assert outcome.reason == "solved"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_rules_is_played_as_it_says(lang: str) -> None:
    page = (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    told = re.findall(r"^- `(\w\w@\w\d)`.* (\d+) \+ (\d+) = (\d+)\.$", page, re.MULTILINE)
    assert tuple(move for move, *_ in told) == figures.EXAMPLE
    at = position(figures.DEAL)
    for move, before, points, after in told:
        assert at.scores() == [int(before)]
        assert at.play(move) == int(points)
        assert at.scores() == [int(after)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_numbered_as_the_program_cites_them(lang: str) -> None:
    page = (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    assert re.findall(r"^(\d)\. \*\*", page, re.MULTILINE) == list("12345678")
