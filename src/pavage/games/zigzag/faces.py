"""The pictures of Zigzag: tiles whose lines run on from one to the next, and the board's prints.

Faces are drawn here, in Python, so that a screen and a printed sheet show the same tile. A face
is 100 x 100. Colours are CSS custom properties with a fallback: a page restyles them, a printer
takes them as they are.

How the lines are drawn: one line leaves a side at its middle, two at 36 and 64, always square to
the edge, so that two tiles that match make one river. Inside, a strand swings to the right of its
way, then makes for the middle, where all strands meet: hence a zigzag through two sides, and a
pinwheel through four. In a cul-de-sac they end in a ring.
"""

import math
from itertools import product

from pavage.core.message import Message, message
from pavage.kit import svg
from pavage.kit.digits import DIGITS

Point = tuple[float, float]

GAME = "zigzag"
TILES: tuple[str, ...] = tuple("".join(digits) for digits in product("012", repeat=4))

_MIDDLE: Point = (50.0, 50.0)
_APART = 14.0  # how far from the middle of a side each of two lines leaves
_OVER = 0.6  # a line reaches a hair over the edge, so that no seam shows between two tiles
_SWING = {1: 9.0, 2: 4.0}  # how far a strand swings out, by the number of lines of its side
_LINE, _THREAD, _RING = 9.0, 2.4, 11.0

_INK = "var(--tile-line,#14628f)"
_WATER = "var(--tile-water,#9ccbe8)"
_BODY = "var(--tile,#fdf8ea)"
_EDGE = "var(--tile-edge,#cdbf9c)"
_LIGHT = "var(--tile-light,rgb(255 255 255/.9))"
_DIGIT = "var(--tile-digit,#7a3510)"

_TIMES = "M0 10 12 22M12 10 0 22"  # the multiplication sign, on the same lines as digits


def value(tile: str) -> int:
    """What a tile is worth: the number of its lines."""
    return sum(int(digit) for digit in tile)


def faces() -> dict[str, str]:
    """Every face by name: what goes inside its ``<symbol viewBox="0 0 100 100">``."""
    drawn = {tile: _tile(tile) for tile in TILES}
    drawn["x2"] = _multiplier(2)
    drawn["x3"] = _multiplier(3)
    drawn["centre"] = _centre()
    drawn["back"] = _back()
    return drawn


def sprite() -> str:
    """All faces as one hidden SVG document, for ``<use href="#zigzag-0121">``."""
    return svg.sprite(svg.symbols(GAME, faces()))


def labels() -> dict[str, Message]:
    """What a screen reader says of each face."""
    said = {
        tile: message(
            "zigzag-tile-label",
            n=int(tile[0]),
            e=int(tile[1]),
            s=int(tile[2]),
            w=int(tile[3]),
            value=value(tile),
        )
        for tile in TILES
    }
    said["x2"] = message("zigzag-square-factor", factor=2)
    said["x3"] = message("zigzag-square-factor", factor=3)
    said["centre"] = message("zigzag-square-centre")
    said["back"] = message("zigzag-back-label")
    return said


def join(tile: str, other: str, side: int, x: int, y: int) -> str:
    """The lines from the middle of ``other``, which lies on ``side``, to that of a tile at (x, y).

    An SVG path in board coordinates, where a square is 1 x 1; empty along 0|0.
    """
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    there = [
        [(px + 100 * dx, py + 100 * dy) for px, py in reversed(strand)]
        for strand in reversed(_strands((side + 2) % 4, int(other[(side + 2) % 4])))
    ]
    here = _strands(side, int(tile[side]))
    return "".join(
        _path([(x + px / 100, y + py / 100) for px, py in [*a, *b]], 0.1, digits=3)
        for a, b in zip(there, here, strict=True)
    )


# -- lines ------------------------------------------------------------------------------------


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters):
        x, y = 100 - y, x
    return x, y


def _strands(side: int, lines: int) -> list[list[Point]]:
    """The lines of a side, each from the edge to the middle; clockwise along the side."""
    if lines == 0:
        return []
    swing = _SWING[lines]
    return [
        [
            _turned(p, side)
            for p in ((50 + at, -_OVER), (50 + at, 15), (50 + at * 0.7 + swing, 32), _MIDDLE)
        ]
        for at in ((0.0,) if lines == 1 else (-_APART, _APART))
    ]


def _path(points: list[Point], radius: float, digits: int = 1) -> str:
    """A line through the points, its corners rounded."""

    def at(p: Point) -> str:
        return " ".join(f"{round(c, digits):g}" for c in p)

    def towards(a: Point, b: Point, far: float) -> Point:
        part = min(far / math.dist(a, b), 0.5)
        return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part

    drawn = [f"M{at(points[0])}"]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        start, end = towards(corner, before, radius), towards(corner, after, radius)
        drawn.append(f"L{at(start)}Q{at(corner)} {at(end)}")
    drawn.append(f"L{at(points[-1])}")
    return "".join(drawn)


def _river(tile: str) -> str:
    """All lines of a tile as one path."""
    sides = [_strands(side, int(digit)) for side, digit in enumerate(tile) if digit != "0"]
    if len(sides) != 2:
        return "".join(_path(strand, 10) for side in sides for strand in side)
    # Two sides: the lines run through, rounding the middle; the outer pair outside, the inner in.
    one, two = sides[0], sides[1][::-1]
    n = max(len(one), len(two))
    pairs = zip((one * n)[:n] if len(one) == 1 else one, (two * n)[:n], strict=True)
    return "".join(_path([*a, *reversed(b[:-1])], 12) for a, b in pairs)


# -- faces ------------------------------------------------------------------------------------


def _stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linejoin="round"{more}/>'
    )


def _dot(radius: float, fill: str, stroke: str = "none", width: float = 0) -> str:
    edge = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="50" cy="50" r="{radius:g}" fill="{fill}"{edge}/>'


def _slab(body: str, edge: str) -> str:
    """A thin block seen from a little below: its side, its top, and the light along its rim."""
    return (
        f'<rect x=".8" y=".8" width="98.4" height="98.4" rx="7" fill="{edge}"/>'
        f'<rect x=".8" y=".8" width="98.4" height="95" rx="7" fill="{body}"/>'
        + _stroke("M3 8Q3 2.8 8.5 2.800H91.500Q97 2.8 97 8", _LIGHT, 2)
    )


def _pen(path: str, colour: str, x: float, y: float, size: float, width: float = 6.4) -> str:
    return _stroke(
        path,
        colour,
        width,
        f' stroke-linecap="round" transform="translate({x:g} {y:g}) scale({size:g})"',
    )


def _tile(tile: str) -> str:
    open_sides = sum(digit != "0" for digit in tile)
    river = _river(tile)
    drawn = [_slab(_BODY, _EDGE)]
    if river:
        drawn.append(_stroke(river, _INK, _LINE))
    if open_sides > 2:
        drawn.append(_dot(6.5, _INK))
    if river:
        drawn.append(_stroke(river, _WATER, _THREAD))
    if open_sides > 2:
        drawn.append(_dot(3.4, _WATER))
    if open_sides == 1:
        drawn += [_dot(_RING, _BODY, _INK, _LINE), _dot(_RING, "none", _WATER, _THREAD)]
    if value(tile):
        drawn.append(_pen(DIGITS[value(tile)], _DIGIT, 6.4, 5.4, 0.86))
    return "".join(drawn)


def _multiplier(factor: int) -> str:
    """An inlay: two is a diamond with four points, three a star with six."""
    if factor == 2:
        shape = "M50 3 97 50 50 97 3 50Z"
    else:
        ring = [(48 if k % 2 == 0 else 34, math.pi * (k / 6 - 0.5)) for k in range(12)]
        at = [f"{50 + r * math.cos(a):.1f} {50 + r * math.sin(a):.1f}" for r, a in ring]
        shape = f"M{'L'.join(at)}Z"
    ground, ink = _inlay(factor)
    return (
        f'<path d="{shape}" fill="{ground}" stroke="{ground}" stroke-width="5" '
        'stroke-linejoin="round"/>'
        + _stroke(shape, ink, 1.6, ' stroke-opacity=".45"')
        + _pen(_TIMES, ink, 25, 32, 1.15, 6)
        + _pen(DIGITS[factor], ink, 50, 32, 1.25, 6)
    )


def _inlay(factor: int) -> tuple[str, str]:
    if factor == 2:
        return "var(--inlay-2,#b3d3e3)", "var(--inlay-2-ink,#134a66)"
    return "var(--inlay-3,#efc9a0)", "var(--inlay-3-ink,#6b3508)"


def _centre() -> str:
    """Where the game begins: a spring from which four lines run."""
    arms = "".join(_path(_strands(side, 1)[0][1:], 10) for side in range(4))
    ink = "var(--board-rim,#8aa38b)"
    return (
        _stroke(arms, ink, 5, ' stroke-linecap="round"')
        + _dot(9, "var(--board,#c6d5c4)", ink, 5)
        + _dot(40, "none", ink, 2)
    )


def _back() -> str:
    """A tile face down: waves, and nothing of what is on the other side."""
    rows = []
    for y in (26, 50, 74):
        points: list[Point] = [(12, y + 5), (31, y - 6), (50, y + 5), (69, y - 6), (88, y + 5)]
        rows.append(_path(points, 9))
    return (
        _slab("var(--tile-back,#1d6690)", "var(--tile-back-edge,#0d4567)")
        + '<rect x="7" y="7" width="86" height="82.5" rx="5" fill="none" '
        + f'stroke="{_WATER}" stroke-opacity=".5" stroke-width="1.6"/>'
        + _stroke("".join(rows), _WATER, 5, ' stroke-opacity=".8" stroke-linecap="round"')
    )
