"""The pictures of Half-dominoes: ivory squares with half a symbol on each side.

Faces are drawn here, in Python, so that a screen and a printed sheet show the same tile. A face
is 100 x 100. Colours are CSS custom properties with a fallback: a page restyles them, a printer
takes them as they are.

A symbol is whole when it is turned by 180 degrees, so two equal halves that touch make the whole.
Its outline is open along the side of the tile: no line is drawn where the other half goes on. A
tile lies in any of four directions, so nothing on it has an upper end: its rim is lit all round.

The tiles of the game's own sets are faces. A set of one's own may hold any of 2530 tiles, far too
many for a page; one that is no face is put together from parts: the blank and a half for each side,
``blank+6n+7e+8s+9w`` (see ``Piece``).
"""

import math
from functools import cache
from itertools import product
from typing import NamedTuple

from pavage.core.message import Message, message
from pavage.games.half_dominoes.state import tileset
from pavage.kit import svg

GAME = "half_dominoes"
SYMBOLS = "0123456789"
SIDES = "nesw"

# A half reaches a hair over the edge, so that no seam shows between two tiles; what is inlaid in it
# a hair more, so that its surface does not shine through there.
_OVER, _OVER_INLAID = -0.6, -0.9
_LINE = 2.6

_BODY = "var(--tile,#fdf8ea)"
_EDGE = "var(--tile-edge,#cdbf9c)"
_LIGHT = "var(--tile-light,rgb(255 255 255/.9))"


class Ink(NamedTuple):
    """The colours of a symbol: its surface, its outline, and what is inlaid in it."""

    fill: str
    line: str
    inlay: str


# Okabe and Ito's eight colours (Color Universal Design, 2008), and a brown and a grey. The surface
# tells a symbol apart, the outline makes it stand out from the ivory.
COLOURS = (
    Ink("#e69f00", "#7d5200", "#ffd873"),
    Ink("#009e73", "#00523c", "#9fe0c9"),
    Ink("#0072b2", "#003b5e", "#8fc9ee"),
    Ink("#cc79a7", "#782a56", "#ffe9a8"),
    Ink("#d55e00", "#7c3300", "#ffc59c"),
    Ink("#35343a", "#17161a", "#a9a6b5"),
    Ink("#f0e442", "#665b00", "#fffbd0"),
    Ink("#56b4e9", "#155a86", "#ffffff"),
    Ink("#8a5a44", "#4a2a1b", "#e0bda9"),
    Ink("#bdbdbd", "#4a4a4a", "#f2f2f2"),
)


@cache
def whole_tiles() -> list[str]:
    """The names of the tiles that are faces, those of the usual set first."""
    usual = tileset("Q6")
    return usual + sorted(set(tileset("M4")) - set(usual))


def face(name: str) -> str:
    """The face of a tile, by its name: one face, or the parts that it is put together from."""
    return name if name in whole_tiles() else "+".join(_parts(name))


def _parts(name: str) -> list[str]:
    return ["blank", *(f"{symbol}{side}" for symbol, side in zip(name, SIDES, strict=True))]


def tile(name: str) -> str:
    """What a tile looks like that lies as it is written, N E S W."""
    return blank() + halves(name)


def halves(name: str) -> str:
    """The four halves on a tile."""
    return "".join(_on_side(side, _half(int(symbol))) for side, symbol in enumerate(name))


@cache
def sprite() -> str:
    """All faces as one hidden SVG document, for ``<use href="#half_dominoes-0123">``.

    Whole tiles and their back are on its first level; what is no piece stands in a group.
    """
    others = {"blank": blank(), "dead": dead()}
    for symbol, (side, letter) in product(SYMBOLS, enumerate(SIDES)):
        others[f"{symbol}{letter}"] = _on_side(side, _half(int(symbol)))
    pieces = {name: svg.uses(GAME, _parts(name)) for name in whole_tiles()}
    pieces["back"] = back()
    return svg.sprite(f"{svg.symbols(GAME, pieces)}<g>{svg.symbols(GAME, others)}</g>")


def labels() -> dict[str, Message]:
    """What a screen reader says of each face; ``turn`` is how the tile lies (see ``Piece``)."""
    symbols = {symbol: message(f"{GAME}-symbol-{symbol}") for symbol in SYMBOLS}
    said = {}
    for name in whole_tiles():
        sides = {side: symbols[symbol] for side, symbol in zip(SIDES, name, strict=True)}
        said[name] = message(f"{GAME}-tile-label", turn=0, **sides)
    for symbol, side in product(SYMBOLS, SIDES):
        said[f"{symbol}{side}"] = message(f"{GAME}-{side}-label", turn=0, symbol=symbols[symbol])
    for name in ("blank", "back", "dead"):
        said[name] = message(f"{GAME}-{name}-label")
    return said


# -- symbols: the half on the north side, around (0, 0), the middle of the side ---------------


def _on_side(side: int, half: str) -> str:
    turned = f"rotate({90 * side} 50 50)" if side else ""
    return f'<g transform="{turned}translate(50)">{half}</g>'


def whole(symbol: int) -> str:
    """A whole symbol, around (0, 0)."""
    return f'{_half(symbol)}<g transform="rotate(180)">{_half(symbol)}</g>'


@cache
def _half(symbol: int) -> str:
    draw = (
        _sun, _leaf, _star, _flower, _ring, _cross, _lightning, _eye, _square, _hourglass,
    )[symbol]  # fmt: skip
    names = (f"symbol-{symbol}{part}" for part in ("", "-line", "-inlay"))
    pairs = zip(names, COLOURS[symbol], strict=True)
    return draw(Ink(*(f"var(--{name},{colour})" for name, colour in pairs)))


def _area(path: str, fill: str, line: str = "", width: float = _LINE) -> str:
    """A surface with its outline; SVG closes it along the side, but does not draw that line."""
    drawn = f' stroke="{line}" stroke-width="{width:g}" stroke-linejoin="round"' if line else ""
    return f'<path d="{path}" fill="{fill}" fill-rule="evenodd"{drawn}/>'


def _line(path: str, colour: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linejoin="round"/>'
    )


def _outline(points: list[tuple[float, float]], over: float = _OVER) -> str:
    """Through points from the right end on the side to the left one, and a hair over the side."""
    corners = "".join(f"L{x:.1f} {y:.1f}" for x, y in points)
    return f"M{points[0][0]:.1f} {over}{corners}V{over}"


def _disc(radius: float, over: float = _OVER_INLAID) -> str:
    r = f"{radius:g}"
    return f"M{r} {over}V0A{r} {r} 0 0 1-{r} 0V{over}"


def _polar(radius: float, degrees: float) -> tuple[float, float]:
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def _sun(ink: Ink) -> str:
    """A disc with ten points, and a lighter disc in it."""
    rays = _outline([_polar(33 if k % 2 else 20, 18 * k) for k in range(11)])
    return _area(rays, ink.fill, ink.line) + _area(_disc(13), ink.inlay, ink.line, 1.8)


def _leaf(ink: Ink) -> str:
    """Two tips, a rib and its veins."""
    blade = f"M19 {_OVER}V0C19 13 9 26 0 35-9 26-19 13-19 0V{_OVER}"
    veins = f"M0 {_OVER_INLAID}V25M0 6 9 13M0 6-9 13M0 16 5 21M0 16-5 21"
    return _area(blade, ink.fill, ink.line) + _line(veins, ink.inlay, 2)


def _star(ink: Ink) -> str:
    """Four long points."""
    inner = 13.0
    points = [(33.0, 0.0), _polar(inner, 45), (0.0, 34.0), _polar(inner, 135), (-33.0, 0.0)]
    core = [(x * 0.45, y * 0.45) for x, y in points]
    inlay = _area(_outline(core, _OVER_INLAID), ink.inlay)
    return _area(_outline(points), ink.fill, ink.line) + inlay


def _flower(ink: Ink) -> str:
    """Six round petals and a heart."""
    petal, away = 10.5, 19.0
    notch = away * math.cos(math.radians(30)) + math.sqrt(petal**2 - (away / 2) ** 2)
    arcs = "".join(
        f"A{petal:g} {petal:g} 0 0 1 {x:.1f} {y:.1f}"
        for x, y in (_polar(notch, 60 * k) for k in (1, 2, 3))
    )
    petals = f"M{notch:.1f} {_OVER}V0{arcs}V{_OVER}"
    return _area(petals, ink.fill, ink.line) + _area(_disc(8), ink.inlay, ink.line, 1.8)


def _ring(ink: Ink) -> str:
    """Round, with a hole."""
    band = _area(_disc(31, _OVER) + _disc(14.5, _OVER), ink.fill, ink.line)
    return band + _line(_disc(22.7), ink.inlay, 2)


def _cross(ink: Ink) -> str:
    """Four equal arms."""
    arms = _outline(
        [(31, 0), (31, 9.5), (9.5, 9.5), (9.5, 31), (-9.5, 31), (-9.5, 9.5), (-31, 9.5), (-31, 0)]
    )
    return _area(arms, ink.fill, ink.line) + _line(f"M0 {_OVER_INLAID}V23M-23 0H23", ink.inlay, 2)


def _lightning(ink: Ink) -> str:
    """A bolt with two points."""
    bolt = _outline([(17, 0), (-9, 36), (-3, 10), (-22, 10), (-17, 0)])
    return _area(bolt, ink.fill, ink.line)


def _eye(ink: Ink) -> str:
    """Long beside the side, with a pupil."""
    lids = f"M34 {_OVER}V0C22 15 10 21 0 21S-22 15-34 0V{_OVER}"
    return (
        _area(lids, ink.fill, ink.line)
        + _area(_disc(13), ink.inlay, ink.line, 1.8)
        + _area(_disc(6), ink.line)
    )


def _square(ink: Ink) -> str:
    """Four equal sides, and a smaller square in it."""
    outer = _outline([(23, 0), (23, 23), (-23, 23), (-23, 0)])
    inner = _outline([(12, 0), (12, 12), (-12, 12), (-12, 0)], _OVER_INLAID)
    return _area(outer, ink.fill, ink.line) + _line(inner, ink.inlay, 2)


def _hourglass(ink: Ink) -> str:
    """Narrow in the middle, wide at both ends."""
    glass = _outline([(4, 0), (18, 22), (18, 30), (-18, 30), (-18, 22), (-4, 0)])
    return _area(glass, ink.fill, ink.line) + _line("M-14 25H14", ink.inlay, 2.4)


# -- what symbols are on ----------------------------------------------------------------------


def _slab(body: str, edge: str, light: str) -> str:
    """A thin block seen from right above: its rim, its top, and the light all round."""
    return (
        f'<rect width="100" height="100" rx="7" fill="{edge}"/>'
        f'<rect x="2" y="2" width="96" height="96" rx="5.4" fill="{body}"/>'
        f'<rect x="3.1" y="3.1" width="93.8" height="93.8" rx="4.5" fill="none" stroke="{light}" '
        'stroke-width="2.2"/>'
    )


def blank() -> str:
    """A tile without symbols."""
    return _slab(_BODY, _EDGE, _LIGHT)


def back() -> str:
    """A tile face down: half discs, and nothing of what is on the other side."""
    ink = "var(--tile-water,#9ccbe8)"
    arcs = _disc(14, 0) + _disc(25, 0)
    half = f'<path d="{arcs}" fill="none" stroke="{ink}" stroke-width="3.4"/>'
    halves = "".join(_on_side(side, half) for side in range(4))
    dot = f'<circle cx="50" cy="50" r="6" fill="{ink}"/>'
    slab = _slab("var(--tile-back,#1d6690)", "var(--tile-back-edge,#0d4567)", "none")
    return f'{slab}<g opacity=".75">{halves}{dot}</g>'


def dead() -> str:
    """A hole with a grating over it: no tile can come here."""
    rim = "var(--board-rim,#8aa38b)"
    bars = "M23 5 5 23M46 5 5 46M69 5 5 69M92 5 5 92M95 25 25 95M95 48 48 95M95 71 71 95"

    def hole(inset: float, fill: str) -> str:
        wide = 100 - 2 * inset
        return (
            f'<rect x="{inset:g}" y="{inset:g}" width="{wide:g}" height="{wide:g}" '
            f'rx="{10 - inset:g}" {fill}/>'
        )

    return (
        hole(5, 'fill="var(--table-deep,#cbd8c8)"')
        + _line(bars, rim, 4.5)
        + hole(8.5, 'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="5"')
        + hole(5, f'fill="none" stroke="{rim}" stroke-width="4.5"')
    )
