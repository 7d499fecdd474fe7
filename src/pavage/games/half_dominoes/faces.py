"""The pictures of Half-dominoes: ivory squares with half a symbol on each side.

Faces are drawn here, in Python, so that a screen and a printed sheet show the same tile. A face
is 100 x 100. Colours are CSS custom properties with a fallback: a page restyles them, a printer
takes them as they are.

A symbol is whole when it is turned by 180 degrees, so two equal halves that touch make the whole.
Its outline is open along the side of the tile: no line is drawn where the other half goes on. A
tile lies in any of four directions, so nothing on it has an upper end: its rim is lit all round.

A set of one's own may show ten symbols, so there are 2530 different tiles. The sprite has each
half once for every side, and a tile is only a list of what it is put together from.
"""

import math
from functools import cache
from itertools import product
from typing import NamedTuple

from pavage.core.message import Message, message

GAME = "half_dominoes"
SYMBOLS = "0123456789"
SIDES = "nesw"  # what the parts of the sprite are called by

# A half reaches a hair over the edge, so that no seam shows between two tiles; what is inlaid in it
# a hair more, so that its surface does not shine through there.
_OVER, _OVER_INLAID = -0.6, -1.2
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
    Ink("#f0e442", "#756800", "#fffbd0"),
    Ink("#56b4e9", "#155a86", "#ffffff"),
    Ink("#8a5a44", "#4a2a1b", "#e0bda9"),
    Ink("#a3a3a3", "#4a4a4a", "#ececec"),
)


def tile_names() -> list[str]:
    """The names of all tiles there can be, ascending: each the smallest of its four rotations."""
    names = ("".join(sides) for sides in product(SYMBOLS, repeat=4))
    return [name for name in names if name == min(name[k:] + name[:k] for k in range(4))]


def tile(name: str) -> str:
    """A tile that lies as it is written, N E S W."""
    halves = "".join(_on_side(side, _half(int(symbol))) for side, symbol in enumerate(name))
    return _body() + halves


def back() -> str:
    """A tile face down."""
    return _back()


def dead() -> str:
    """A square that stays empty for ever."""
    return _dead()


@cache
def sprite() -> str:
    """All faces as one hidden SVG document, for ``<use href="#half_dominoes-0123">``."""
    parts = [f'<g id="hd">{_body()}</g>']
    for side, symbol in product(range(4), SYMBOLS):
        part = _on_side(side, _half(int(symbol)))
        parts.append(part.replace("<g", f'<g id="hd{symbol}{SIDES[side]}"', 1))
    symbols = [_symbol(name, _put_together(name)) for name in tile_names()]
    symbols += [_symbol("back", back()), _symbol("dead", dead())]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" '
        f'style="position:absolute" aria-hidden="true"><defs>{"".join(parts)}</defs>'
        f"{''.join(symbols)}</svg>"
    )


def _symbol(name: str, inner: str) -> str:
    return f'<symbol id="{GAME}-{name}" viewBox="0 0 100 100" overflow="visible">{inner}</symbol>'


def _put_together(name: str) -> str:
    halves = (f'<use href="#hd{symbol}{SIDES[side]}"/>' for side, symbol in enumerate(name))
    return '<use href="#hd"/>' + "".join(halves)


def labels() -> dict[str, Message]:
    """What a screen reader says of each face; ``turn`` says how a tile lies (see ``Piece``)."""
    symbols = [message(f"{GAME}-symbol-{symbol}") for symbol in SYMBOLS]
    said = {}
    for name in tile_names():
        n, e, s, w = (symbols[int(side)] for side in name)
        said[name] = message(f"{GAME}-tile-label", n=n, e=e, s=s, w=w, turn=0)
    said["back"] = message(f"{GAME}-back-label")
    said["dead"] = message(f"{GAME}-dead-label")
    return said


# -- symbols: the half on the north side, around (0, 0), the middle of the side ---------------


def _on_side(side: int, half: str) -> str:
    turn = f"rotate({90 * side} 50 50)" if side else ""
    return f'<g transform="{turn}translate(50)">{half}</g>'


def whole(symbol: int) -> str:
    """A whole symbol, around (0, 0)."""
    return f'{_half(symbol)}<g transform="rotate(180)">{_half(symbol)}</g>'


@cache
def _half(symbol: int) -> str:
    draw = (
        _sun, _leaf, _star, _flower, _ring, _cross, _lightning, _eye, _square, _hourglass,
    )[symbol]  # fmt: skip
    colours = COLOURS[symbol]
    return draw(
        Ink(*(f"var(--symbol-{symbol}{part},{colour})" for part, colour in _named(colours)))
    )


def _named(colours: Ink) -> list[tuple[str, str]]:
    return list(zip(("", "-line", "-inlay"), colours, strict=True))


def _area(path: str, fill: str, line: str = "", width: float = _LINE, more: str = "") -> str:
    """A surface with its outline; SVG closes it along the side, but does not draw that line."""
    drawn = f' stroke="{line}" stroke-width="{width:g}" stroke-linejoin="round"' if line else ""
    return f'<path d="{path}" fill="{fill}"{drawn}{more}/>'


def _line(path: str, colour: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
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
    return _area(_outline(points), ink.fill, ink.line) + _area(
        _outline(core, _OVER_INLAID), ink.inlay
    )


def _flower(ink: Ink) -> str:
    """Six round petals and a heart."""
    petal, away = 10.5, 19.0
    notch = away * math.cos(math.radians(30)) + math.sqrt(petal**2 - (away / 2) ** 2)
    arcs = "".join(
        f"A{petal:g} {petal:g} 0 0 1{x:.1f} {y:.1f}"
        for x, y in (_polar(notch, 60 * k) for k in (1, 2, 3))
    )
    petals = f"M{notch:.1f} {_OVER}V0{arcs}V{_OVER}"
    return _area(petals, ink.fill, ink.line) + _area(_disc(8), ink.inlay, ink.line, 1.8)


def _ring(ink: Ink) -> str:
    """Round, with a hole."""
    band = _area(
        _disc(31, _OVER) + _disc(14.5, _OVER), ink.fill, ink.line, more=' fill-rule="evenodd"'
    )
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


def _body() -> str:
    return _slab(_BODY, _EDGE, _LIGHT)


def _back() -> str:
    """A tile face down: half discs, and nothing of what is on the other side."""
    ink = "var(--tile-water,#9ccbe8)"
    arcs = _disc(14, 0) + _disc(25, 0)
    half = f'<path d="{arcs}" fill="none" stroke="{ink}" stroke-width="3.4"/>'
    halves = "".join(_on_side(side, half) for side in range(4))
    dot = f'<circle cx="50" cy="50" r="6" fill="{ink}"/>'
    slab = _slab("var(--tile-back,#1d6690)", "var(--tile-back-edge,#0d4567)", "none")
    return f'{slab}<g opacity=".75">{halves}{dot}</g>'


def _dead() -> str:
    """A hole with a grating over it: no tile can come here."""
    rim = "var(--board-rim,#8aa38b)"
    bars = "M22 5 5 22M45 5 5 45M68 5 5 68M91 5 5 91M95 24 24 95M95 47 47 95M95 70 70 95"
    return (
        f'<rect x="5" y="5" width="90" height="90" rx="7" fill="var(--table-deep,#cbd8c8)"/>'
        f"{_line(bars, rim, 4)}"
        f'<rect x="5" y="5" width="90" height="90" rx="7" fill="none" stroke="{rim}" '
        'stroke-width="4"/>'
    )
