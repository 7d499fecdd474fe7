"""The drawn tiles and figures: well-formed, labelled, and joining exactly at the edges."""

import re
from collections.abc import Iterator
from itertools import product
from xml.etree import ElementTree

import pytest

from pavage.core.message import LANGUAGES, render
from pavage.games.zigzag import GAME, faces, figures
from pavage.games.zigzag.state import default_tileset

SIDES = {"N": 0, "E": 1, "S": 2, "W": 3}


def ends(path: str) -> Iterator[tuple[float, float]]:
    """The first and the last point of each line of a path."""
    for line in path.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", line)]
        yield numbers[0], numbers[1]
        yield numbers[-2], numbers[-1]


def at_edges(tile: str) -> dict[str, list[float]]:
    """Where the tile's lines cross each side, from its left or upper end."""
    river = faces.faces()[tile].split('stroke="var(--tile-line')[0].rsplit('d="', 1)[1]
    crossings: dict[str, set[float]] = {side: set() for side in SIDES}
    for x, y in ends(river):
        if y < 0:
            crossings["N"].add(x)
        elif x > 100:
            crossings["E"].add(y)
        elif y > 100:
            crossings["S"].add(x)
        elif x < 0:
            crossings["W"].add(y)
    return {side: sorted(places) for side, places in crossings.items()}


def test_every_tile_of_the_set_has_a_face_a_label_and_a_symbol() -> None:
    sprite = faces.sprite()
    ElementTree.fromstring(sprite)
    for name in {*default_tileset(), "x2", "x3", "centre", "back"}:
        assert f'<symbol id="zigzag-{name}"' in sprite
    assert faces.labels().keys() == faces.faces().keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_are_sentences_in_every_language(lang: str) -> None:
    for face, label in faces.labels().items():
        said = render(label, lang, [GAME.folder])
        assert said != label.id, face
        assert "{" not in said, face
    said = render(faces.labels()["0121"], lang, [GAME.folder])
    assert re.findall(r"\d", said) == ["4", "0", "1", "2", "1"]


def test_lines_cross_a_side_at_the_same_points_on_every_tile() -> None:
    where = {0: [], 1: [50.0], 2: [36.0, 64.0]}
    for tile in faces.TILES:
        crossings = at_edges(tile)
        for side, place in SIDES.items():
            assert crossings[side] == where[int(tile[place])], (tile, side)


def test_a_join_runs_from_the_neighbours_middle_to_the_tiles() -> None:
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    for side, lines in product(range(4), (1, 2)):
        tile = "".join(str(lines) if k == side else "0" for k in range(4))
        other = "".join(str(lines) if k == (side + 2) % 4 else "0" for k in range(4))
        dx, dy = steps[side]
        points = list(ends(faces.join(tile, other, side, 3, 5)))
        assert points == [(3.5 + dx, 5.5 + dy), (3.5, 5.5)] * lines
    assert faces.join("0000", "0000", 0, 3, 5) == ""


def test_the_rules_pages_show_every_figure_and_no_other() -> None:
    drawn = figures.figures()
    for picture in drawn.values():
        ElementTree.fromstring(picture)
    for lang in LANGUAGES:
        rules = (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
        assert set(re.findall(r"figure:([\w-]+)", rules)) == drawn.keys()
