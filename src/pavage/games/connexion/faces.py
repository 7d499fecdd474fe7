"""The pictures of Connexion: hexagons like cut glass, six cells each with a colour and a digit.

Faces are drawn here, in Python, so that a screen and a printed sheet show the same tile. A hexagon
has a corner on top, is 100 wide, and its middle is at 50, 50; it is higher than wide, and so stands
a little out of its symbol's frame. Colours are CSS custom properties with a fallback: a page
restyles them, a printer takes them as they are.

Nobody needs the colours: each is cut with a frieze of its own along the side of the tile, and where
two cells of one colour touch, the friezes complete each other: half discs become discs, teeth
become diamonds. In grey, the five are five different greys too.

Digits stay upright however a tile is turned, for a child adds them up: a 2 on its head is slow to
read, and a 6 would be a 9. Whoever turns a face tells it so: the custom property ``--face-turn`` is
how far it is turned, in whole turns clockwise, and each digit turns back by as much. Everything
else on a tile looks alike from all six sides; even light falls on it from all round.

The 36 tiles of the box are faces. A set of one's own may hold any of 1.9 million tiles; one that is
no face is put together from parts: the glass and its six cells, ``glass+6J0+1O1+5B2+2R3+4V4+3R5``
(see ``Piece``).
"""

import math
from functools import cache
from itertools import product
from typing import NamedTuple

from pavage.core.message import Message, message
from pavage.games.connexion.state import COLOURS, SIDES, default_tileset
from pavage.kit import svg
from pavage.kit.digits import DIGITS

GAME = "connexion"

CORNER = 50 / math.cos(math.pi / 6)  # from the middle of a hexagon to a corner
_DIGIT_AT = 28.5  # from the middle of a hexagon to that of a digit
_DIGIT_SIZE = 0.76
_CELL = 48.8  # from the middle to the rim, which tells where a tile ends
_BAND = 9  # how deep a frieze is

_BODY = "var(--tile,#fdf8ea)"
_EDGE = "var(--glass-edge,#5d6a72)"


class Ink(NamedTuple):
    """The colours of a cell: its glass, its digit, and its frieze."""

    fill: str
    digit: str
    frieze: str


# Hues as Okabe and Ito's (Color Universal Design, 2008), moved apart in lightness.
INKS = {
    "R": Ink("#c92a35", "#ffffff", "#ffc9c4"),
    "O": Ink("#f5a02c", "#1b160f", "#6b3300"),
    "J": Ink("#fbe96e", "#1b160f", "#6f5c00"),
    "V": Ink("#12a37a", "#06130e", "#00301f"),
    "B": Ink("#0b5394", "#ffffff", "#a9d2f5"),
}


@cache
def _whole_tiles() -> frozenset[str]:
    return frozenset(default_tileset())


def face(name: str) -> str:
    """The face of a tile, by its name: one face, or the parts that it is put together from."""
    return name if name in _whole_tiles() else "+".join(_parts(name))


def _parts(name: str) -> list[str]:
    return ["glass", *(f"{name[2 * k : 2 * k + 2]}{k}" for k in range(SIDES))]


@cache
def sprite() -> str:
    """All faces as one hidden SVG document, for ``<use href="#connexion-glass">``.

    Whole tiles and their back are on its first level; what is no piece stands in a group.
    """
    others = {"glass": glass(), "pile": _pile()}
    for digit, colour, side in product(range(1, 7), COLOURS, range(SIDES)):
        at = 30 + 60 * side
        cell = f'<use href="#{GAME}-cut-{colour}" transform="rotate({at} 50 50)"/>'
        others[f"{digit}{colour}{side}"] = cell + _digit(digit, colour, side)
    pieces = {name: svg.uses(GAME, _parts(name)) for name in default_tileset()}
    pieces["back"] = back()
    cuts = "".join(f'<g id="{GAME}-cut-{colour}">{cut(colour)}</g>' for colour in COLOURS)
    drawn = f"{svg.symbols(GAME, pieces)}<g>{svg.symbols(GAME, others)}</g>"
    return svg.sprite(f"{drawn}<defs>{cuts}</defs>")


def tile(name: str, six: int = 0) -> str:
    """What a tile looks like whose 6 lies on a side, without a style sheet's help."""
    cells = []
    for k in range(SIDES):
        digit, colour, side = int(name[2 * k]), name[2 * k + 1], (k + six) % SIDES
        cut_there = f'<g transform="rotate({30 + 60 * side} 50 50)">{cut(colour)}</g>'
        cells.append(cut_there + _digit(digit, colour, side))
    return glass() + "".join(cells)


def labels() -> dict[str, Message]:
    """What a screen reader says of each face; ``turn`` is how the tile lies (see ``Piece``)."""
    colours = {colour: message(f"{GAME}-colour-{colour}") for colour in COLOURS}
    said = {}
    for name in default_tileset():
        cells = {
            place: message(f"{GAME}-cell", digit=int(digit), colour=colours[colour])
            for place, digit, colour in zip("abcdef", name[::2], name[1::2], strict=True)
        }
        said[name] = message(f"{GAME}-tile-label", turn=0, **cells)
    for digit, colour, side in product(range(1, 7), COLOURS, range(SIDES)):
        cell = message(f"{GAME}-cell", digit=digit, colour=colours[colour])
        said[f"{digit}{colour}{side}"] = message(f"{GAME}-side-{side}", turn=0, cell=cell)
    for name in ("glass", "back", "pile"):
        said[name] = message(f"{GAME}-{name}-label")
    return said


# -- cells: drawn on top of the middle, their side level ---------------------------------------


# The slope that a frieze is cut into: it lies away from the frieze in lightness.
_BEVELS = (("#fff", ' fill-opacity=".22"'), ("#000", ' fill-opacity=".16"'))


@cache
def cut(colour: str) -> str:
    """A cell's glass and its frieze, as if its side were on top of the tile."""
    ink = _ink(colour)
    return (
        _area(_wedge(0.9, _CELL), ink.fill)
        + _area(_wedge(0.9, _CELL, _CELL - _BAND - 1), *_BEVELS[colour in "RB"])
        + f'<g transform="translate(50 {50 - _CELL:g})">{_FRIEZES[colour](ink.frieze)}</g>'
    )


def _ink(colour: str) -> Ink:
    names = (f"glass-{colour.lower()}{part}" for part in ("", "-digit", "-frieze"))
    pairs = zip(names, INKS[colour], strict=True)
    return Ink(*(f"var(--{name},{value})" for name, value in pairs))


def _wedge(gap: float, far: float, near: float = 0) -> str:
    """From a distance ``near`` of the middle to a distance ``far``, ``gap`` away from its sides."""

    def half(distance: float) -> float:
        return distance * math.tan(math.pi / 6) - gap / math.cos(math.pi / 6)

    near = max(near, 2 * gap)
    points = [(-half(near), near), (-half(far), far), (half(far), far), (half(near), near)]
    return f"M{'L'.join(f'{50 + x:.2f} {50 - y:.2f}' for x, y in points)}Z"


def _area(path: str, fill: str, more: str = "") -> str:
    return f'<path d="{path}" fill="{fill}"{more}/>'


def _line(path: str, colour: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linejoin="round"/>'
    )


# Friezes are drawn around the middle of the side, x along it, y into the tile. What stands on the
# side is symmetric about its middle, so that a neighbour's goes on where it ends.


def _discs(ink: str) -> str:
    return _area("".join(f"M{x + 6.2:g} 0A6.2 6.2 0 0 1 {x - 6.2:g} 0Z" for x in (-15, 0, 15)), ink)


def _diamonds(ink: str) -> str:
    return _area("".join(f"M{x - 6.5:g} 0 {x} {_BAND} {x + 6.5:g} 0Z" for x in (-14, 0, 14)), ink)


def _posts(ink: str) -> str:
    return _line("".join(f"M{x} 0V7.5" for x in (-20, -12, -4, 4, 12, 20)), ink, 2.6)


def _crosses(ink: str) -> str:
    return _line("".join(f"M{x - 6} 8 {x} 0 {x + 6} 8" for x in (-14, 0, 14)), ink, 2.6)


def _rails(ink: str) -> str:
    return _line("M-25 1.7H25M-22 6.4H22", ink, 2.4)


_FRIEZES = {"R": _discs, "O": _diamonds, "J": _posts, "V": _crosses, "B": _rails}


def _digit(digit: int, colour: str, side: int) -> str:
    """A digit on a side, that turns back by as much as the tile is turned."""
    ahead = math.radians(60 * side - 60)
    x, y = (50 + _DIGIT_AT * turn(ahead) for turn in (math.cos, math.sin))
    width = _WIDTHS.get(digit, 18)
    return (
        f'<g transform="translate({x:.2f} {y:.2f})">'
        '<g style="transform:rotate(calc(var(--face-turn,0)*-1turn))">'
        f'<path transform="scale({_DIGIT_SIZE}) translate({-width / 2:g} -14)" d="{DIGITS[digit]}" '
        f'fill="none" stroke="{_ink(colour).digit}" stroke-width="5" stroke-linecap="round" '
        'stroke-linejoin="round"/></g></g>'
    )


_WIDTHS = {1: 15.5}  # whose box is not 18 wide


# -- what cells are on ------------------------------------------------------------------------


def hexagon(radius: float, x: float = 50, y: float = 50) -> str:
    """A hexagon with a corner on top, as a path."""
    angles = [math.radians(60 * k - 90) for k in range(SIDES)]
    at = [f"{x + radius * math.cos(a):.2f} {y + radius * math.sin(a):.2f}" for a in angles]
    return f"M{'L'.join(at)}Z"


def glass() -> str:
    """A tile without cells: its rim, and the bright lines of the cut."""
    return _area(hexagon(CORNER), _EDGE) + _area(hexagon(_CELL / math.cos(math.pi / 6)), _BODY)


def back() -> str:
    """A tile face down: a star cut into it, and nothing of what is on the other side."""
    ink = "var(--tile-water,#9ccbe8)"
    rings = _line(hexagon(CORNER * 0.74) + hexagon(CORNER * 0.5), ink, 3)
    return (
        _area(hexagon(CORNER), "var(--tile-back-edge,#0d4567)")
        + _area(hexagon(CORNER - 2), "var(--tile-back,#1d6690)")
        + f'<g opacity=".75">{rings}{_area(hexagon(CORNER * 0.24), ink)}</g>'
    )


def _pile() -> str:
    """Several tiles face down, one upon another."""
    small = '<g transform="translate({} {}) scale(.8)">{}</g>'
    return "".join(small.format(10, y, back()) for y in (18, 10, 2))
