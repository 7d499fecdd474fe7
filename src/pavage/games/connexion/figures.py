"""The pictures of Connexion's rules pages, drawn with the tiles that are played with.

Each is an SVG of its own, without words, so that both languages share it; the rules page captions
it. A hexagon is 100 wide. What lies on a table is written as moves are:
``6J1O5B2R4V3R/1@0,0 6O4R5B1V3J2B/4@1,0``.
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

from pavage.games.connexion.faces import CORNER, cut, hexagon, tile
from pavage.games.connexion.state import COLOURS, DX, DY, SIDES
from pavage.kit.svg import INK, PAPER, picture, placed, turned

Place = tuple[int, int]
Laid = dict[Place, tuple[str, int]]  # a tile's name and the side of its 6

_DOWN = 50 * math.sqrt(3)  # from one row to the next
_STEPS: list[Place] = list(zip(DX, DY, strict=True))

_GLOW = "var(--legal-strong,#f2c230)"
_EDGE = "var(--legal-line,#8a6a00)"
_PLACE = "var(--board-rim,#8aa38b)"


class Example(NamedTuple):
    """A table and a move on it."""

    table: str
    move: str


TILE = "6J1O5B2R4V3R"
START = "6J1O5B2R4V3R/1@0,0 6O4R5B1V3J2B/4@1,0"
_FIVE = "6V4J3B5R1O2B/4@0,0"  # a red 5 on its right
PLACED = {
    "pair-twice": Example(_FIVE, "6J2J1V3O5R4B/0@1,0"),
    "pair-digit": Example(_FIVE, "6J1O5B2R4V3R/2@1,0"),
    "pair-colour": Example(_FIVE, "6J1O5B2R4V3R/5@1,0"),
    "pair-nothing": Example(_FIVE, "6J3B1O4R2V5J/3@1,0"),
    "two-sides": Example(f"{_FIVE} 6J3B1O4R2V5J/1@1,-1", "6J2J1V3O5R4B/0@1,0"),
    "hole": Example(
        "6J3B1O4R2V5J/3@1,-1 6O4R5B1V3J2B/4@1,0 6O4V2J5B3R1J/2@0,1 6B4V1J5O2R3R/2@-1,1 "
        "6R5O3R1J2B4V/2@-1,0 6O1B5V4J3R2V/4@0,-1",
        "6J1O5B2R4V3R/0@0,0",
    ),
}


def figures() -> dict[str, str]:
    """The pictures by name."""
    return {
        "tile": _framed([(0, 0)], tile(TILE), 1.5),
        "colours": _colours(),
        "turns": _turns(),
        "start": _start(),
        **{name: _placed(example) for name, example in PLACED.items()},
    }


def read(text: str) -> Laid:
    """What lies where, from moves with blanks between them."""
    laid = {}
    for entry in text.split():
        lying, place = entry.split("@")
        name, six = lying.split("/")
        q, r = map(int, place.split(","))
        laid[q, r] = name, int(six)
    return laid


def cell(lying: tuple[str, int], side: int) -> str:
    """What a tile shows on a side: ``6J``."""
    name, six = lying
    at = 2 * ((side - six) % SIDES)
    return name[at : at + 2]


def matches(table: Laid, new: Laid) -> list[tuple[Place, int]]:
    """The sides of a new tile that match the table, as its place and a side."""
    found = []
    for (q, r), side in _touching(table, new):
        dq, dr = _STEPS[side]
        there = cell(table[q + dq, r + dr], (side + 3) % SIDES)
        if set(cell(new[q, r], side)) & set(there):
            found.append(((q, r), side))
    return found


def _touching(table: Laid, new: Laid) -> list[tuple[Place, int]]:
    return [
        ((q, r), side)
        for q, r in new
        for side, (dq, dr) in enumerate(_STEPS)
        if (q + dq, r + dr) in table
    ]


def free(table: Laid) -> list[Place]:
    """The places beside the tiles of a table."""
    beside = {(q + dq, r + dr) for q, r in table for dq, dr in _STEPS}
    return sorted(beside - table.keys())


# -- what pictures are made of ----------------------------------------------------------------


def _at(place: Place) -> tuple[float, float]:
    """Where a hexagon's frame begins: its middle is 50, 50 of it."""
    q, r = place
    return q * 100 + r * 50, r * _DOWN


def _tiles(laid: Laid) -> str:
    return "".join(placed(*_at(place), tile(*lying)) for place, lying in laid.items())


def _framed(places: Iterable[Place], inner: str, scale: float = 0.8) -> str:
    """A picture that shows these places whole."""
    corners = [_at(place) for place in places]
    tall = CORNER - 50  # how far a hexagon stands out of its frame
    left, top = min(x for x, _ in corners) - 8, min(y for _, y in corners) - tall - 8
    width = max(x for x, _ in corners) + 108 - left
    height = max(y for _, y in corners) + 108 + tall - top
    return picture(width, height, scale, [placed(-left, -top, inner)])


def _outline(path: str, narrow: float) -> str:
    """A bright line with a dark rim: it is seen on every colour, in grey too."""
    line = f'<path d="{path}" fill="none" stroke-linejoin="round"'
    return (
        f'{line} stroke="{_EDGE}" stroke-width="{narrow + 3:g}"/>'
        f'{line} stroke="{_GLOW}" stroke-width="{narrow:g}"/>'
    )


def _dashed(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="9 7" '
        'stroke-linejoin="round"/>'
    )


def _pair(place: Place, side: int) -> str:
    """The two cells that touch on a side of a place, as a path."""
    x, y = _at(place)
    ahead = math.radians(60 * side - 60)
    across = [(0, 50), (math.pi / 2, CORNER / 2), (math.pi, 50), (-math.pi / 2, CORNER / 2)]
    middle = x + 50 + 50 * math.cos(ahead), y + 50 + 50 * math.sin(ahead)
    points = [
        f"{middle[0] + far * math.cos(ahead + turn):.1f} "
        f"{middle[1] + far * math.sin(ahead + turn):.1f}"
        for turn, far in across
    ]
    return f"M{'L'.join(points)}Z"


def _veil(places: Iterable[Place], pairs: str) -> str:
    """What makes all pale but the pairs."""
    hexagons = "".join(hexagon(CORNER, x + 50, y + 50) for x, y in (_at(place) for place in places))
    return f'<path d="{hexagons}{pairs}" fill="{PAPER}" fill-opacity=".5" fill-rule="evenodd"/>'


def _empty(place: Place) -> str:
    """A place where a tile may go."""
    return placed(
        *_at(place),
        f'<path d="{hexagon(CORNER - 6)}" fill="none" stroke="{_PLACE}" stroke-width="4" '
        'stroke-dasharray="12 8"/>',
    )


# -- the pictures -----------------------------------------------------------------------------


def _colours() -> str:
    """Two cells of each colour that touch, and their frieze."""
    inner = []
    for k, colour in enumerate(COLOURS):
        half = cut(colour)
        other = f'<g transform="rotate(180 50 0)">{half}</g>'
        inner.append(placed(k * 74 - 14, 54, half + other))
    return picture(5 * 74 - 2, 108, 1.1, inner)


def _turns() -> str:
    """One tile in its six directions, each a sixth of a turn clockwise from the one before."""
    inner = []
    for six in range(SIDES):
        inner.append(placed(six % 3 * 152 + 6, six // 3 * 136 + 16, tile(TILE, six)))
        if six % 3:
            inner.append(turned(six % 3 * 152 - 20, six // 3 * 136 + 66))
    return picture(3 * 152 - 40, 272, 0.8, inner)


def _start() -> str:
    """The two first tiles, 6 against 6, and the places beside them."""
    table = read(START)
    places = free(table)
    return _framed([*table, *places], "".join(map(_empty, places)) + _tiles(table), 0.66)


def _placed(example: Example) -> str:
    """A table with a tile just laid, and the pairs that match."""
    table, new = read(example.table), read(example.move)
    places = [*table, *new]
    good = [_pair(place, side) for place, side in matches(table, new)]
    other = [] if good else [_pair(place, side) for place, side in _touching(table, new)]
    lines = "".join(_outline(pair, 4) for pair in good) + "".join(map(_dashed, other))
    veil = _veil(places, "".join([*good, *other]))
    return _framed(places, _tiles({**table, **new}) + veil + lines)
