"""The pictures of Half-dominoes' rules pages, drawn with the tiles that are played with.

Each is an SVG of its own, without words, so that both languages share it; the rules page captions
it. A square is 100 x 100. What lies on a table is written as moves are: ``0123@0,0 5401@1,0``.
"""

from typing import NamedTuple

import numpy as np

from pavage.games.half_dominoes.faces import blank, dead, halves, tile, whole
from pavage.games.half_dominoes.placing import makes_angle
from pavage.games.half_dominoes.state import BY_DEAL, STATE
from pavage.games.half_dominoes.table import lay
from pavage.kit.svg import BAD, GOOD, ON_MARK, mark, picture, placed, turned

Square = tuple[int, int]
Laid = dict[Square, str]

STEPS: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
_QUARTERS = 4

_NEW = "var(--legal-strong,#f2c230)"
_NEW_EDGE = "var(--legal-line,#8a6a00)"
_PLACE = "var(--board-rim,#8aa38b)"


class Example(NamedTuple):
    """A table and a move on it."""

    table: str
    move: str


_CORNER = "0123@0,0 5401@1,0 2315@0,1"
_ROW = "0123@0,0 5401@1,0 2354@2,0"
PLACED = {
    "two": Example(_CORNER, "0413@1,1"),
    "three": Example(f"{_ROW} 2315@0,1 5132@2,1", "0243@1,1"),
    "pair-two": Example("0123@0,0 5401@1,0", "2451@0,1+0354@1,1"),
    "pair-three": Example(f"{_ROW} 2315@0,1", "0143@1,1+5021@2,1"),
}
STRAIGHT = "4105@0,-1 0123@0,0"  # what the angle is explained on
ANGLE_TILE, ANGLES = "0125", ("2501@-1,-1", "2501@1,-1", "2501@1,0")
TABLES = {"start-one": "0123@0,0", "start-two": "0123@0,0 5401@1,0"}
BROKEN, DEAD = "0123@0,0 2315@0,1 0243@1,1 5132@2,1 2354@2,0", (1, 0)


def figures() -> dict[str, str]:
    """The pictures by name."""
    return {
        "symbols": _symbols(),
        "turns": _turns("0123"),
        "join": _joined("0123@0,0 5401@1,0", good=True),
        "clash": _joined("0123@0,0 4015@1,0", good=False),
        **{name: _table(read(table)) for name, table in TABLES.items()},
        **{name: _placed(example) for name, example in PLACED.items()},
        "angle": _angle(),
        "angle-tile": _angle_tile(),
        "dead": _dead_square(),
    }


def read(text: str) -> Laid:
    """What lies where, from ``0123@0,0 5401@1,0`` or a move of one or two tiles."""
    laid = {}
    for entry in text.replace("+", " ").split():
        code, square = entry.split("@")
        x, y = square.split(",")
        laid[int(x), int(y)] = code
    return laid


def joints(table: Laid, new: Laid) -> list[tuple[Square, int]]:
    """The sides of new tiles that touch the table: the connections, as a square and a side."""
    return [
        ((x, y), side)
        for x, y in new
        for side, (dx, dy) in enumerate(STEPS)
        if (x + dx, y + dy) in table
    ]


def angles(table: Laid) -> dict[Square, bool]:
    """The free squares beside a table's tiles, and whether a tile there makes an angle (rule 9)."""
    state = np.zeros(1, dtype=STATE)
    s = state[0]
    for (x, y), code in table.items():
        lay(s, int(code), x, y, BY_DEAL, 0)
    front = s.front[: int(s.front_n)].tolist()
    places = {(int(s.cell_x[cell]), int(s.cell_y[cell])): makes_angle(s, cell) for cell in front}
    return dict(sorted(places.items()))


# -- what pictures are made of ----------------------------------------------------------------


def _tiles(laid: Laid, new: Laid | None = None) -> str:
    """Tiles, the new ones framed; no frame runs over a symbol."""
    both = {**laid, **(new or {})}
    blanks = "".join(placed(x * 100, y * 100, blank()) for x, y in both)
    symbols = "".join(placed(x * 100, y * 100, halves(code)) for (x, y), code in both.items())
    return blanks + "".join(map(_frame, new or {})) + symbols


def _framed(squares: set[Square], inner: str, margin: float = 12, scale: float = 0.66) -> str:
    """A picture that shows these squares whole."""
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    left, top = min(xs) * 100 - margin, min(ys) * 100 - margin
    width = (max(xs) - min(xs) + 1) * 100 + 2 * margin
    height = (max(ys) - min(ys) + 1) * 100 + 2 * margin
    return picture(width, height, scale, [placed(-left, -top, inner)])


def _place(square: Square) -> str:
    """An empty square."""
    x, y = square
    return (
        f'<rect x="{x * 100 + 5}" y="{y * 100 + 5}" width="90" height="90" rx="9" fill="none" '
        f'stroke="{_PLACE}" stroke-width="4" stroke-dasharray="12 9"/>'
    )


def _frame(square: Square) -> str:
    """The frame of a tile that was just laid."""
    x, y = square
    at = f'x="{x * 100 - 3}" y="{y * 100 - 3}" width="106" height="106" rx="10" fill="none"'
    return (
        f'<rect {at} stroke="{_NEW_EDGE}" stroke-width="10"/>'
        f'<rect {at} stroke="{_NEW}" stroke-width="6"/>'
    )


def _hoop(square: Square, side: int, colour: str = GOOD, dashes: str = "") -> str:
    """A ring round the symbol on a tile's side."""
    (x, y), (dx, dy) = square, STEPS[side]
    at = f'cx="{x * 100 + 50 + 50 * dx}" cy="{y * 100 + 50 + 50 * dy}" r="38" fill="none"'
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<circle {at} stroke="{ON_MARK}" stroke-width="10"/>'
        f'<circle {at} stroke="{colour}" stroke-width="5.5"{dashed}/>'
    )


# -- the pictures -----------------------------------------------------------------------------


def _symbols() -> str:
    """The ten symbols, whole; those of the usual set in the first row."""
    row = 6
    ground = '<rect x="-48" y="-48" width="96" height="96" rx="9" fill="var(--tile,#fdf8ea)"/>'
    inner = [placed(52 + k % row * 104, 52 + k // row * 104, ground + whole(k)) for k in range(10)]
    return picture(row * 104, 208, 0.72, inner)


def _turns(name: str) -> str:
    """One tile in its four directions, each a quarter turn clockwise from the one before."""
    inner = []
    for k in range(_QUARTERS):
        code = name[_QUARTERS - k :] + name[: _QUARTERS - k]
        inner.append(placed(6 + k * 148, 6, tile(code)))
        if k:
            inner.append(turned(k * 148 - 18, 56))
    return picture(_QUARTERS * 148 - 36, 112, 0.66, inner)


def _table(laid: Laid) -> str:
    return _framed(set(laid), _tiles(laid))


def _joined(text: str, good: bool) -> str:
    """Two tiles side by side, and whether they may."""
    laid = read(text)
    hoop = _hoop((0, 0), 1, GOOD if good else BAD)
    inner = _tiles(laid) + hoop + mark(100, 112, good)
    return _framed(set(laid), placed(0, 0, inner), margin=40)


def _placed(example: Example) -> str:
    """A table with the tiles just laid framed and their connections ringed.

    The joint inside a pair has a broken ring: it does not count.
    """
    table, new = read(example.table), read(example.move)
    inner = _tiles(table, new)
    first, *second = new
    if second:
        inside = STEPS.index((second[0][0] - first[0], second[0][1] - first[1]))
        inner += _hoop(first, inside, _NEW_EDGE, "9 8")
    inner += "".join(_hoop(square, side) for square, side in joints(table, new))
    return _framed({*table, *new}, inner)


def _angle() -> str:
    """A straight line of two tiles: ticks where a tile makes an angle, crosses where it doesn't."""
    table = read(STRAIGHT)
    places = angles(table)
    marks = "".join(
        _place((x, y)) + mark(x * 100 + 50, y * 100 + 50, good) for (x, y), good in places.items()
    )
    return _framed({*table, *places}, _tiles(table) + marks)


def _angle_tile() -> str:
    """The same line and one tile in hand: it lies pale where it makes an angle."""
    table, ghosts = read(STRAIGHT), read(" ".join(ANGLES))
    pale = "".join(
        f'<g opacity=".62">{placed(x * 100, y * 100, tile(code))}</g>{_place((x, y))}'
        + mark(x * 100 + 50, y * 100 + 50, good=True)
        for (x, y), code in ghosts.items()
    )
    in_hand = placed(270, -50, _tiles({}, {(0, 0): ANGLE_TILE}))
    return _framed({*table, *ghosts, (3, 0)}, pale + _tiles(table) + in_hand)


def _dead_square() -> str:
    """A square that a tile was taken back from."""
    laid = read(BROKEN)
    x, y = DEAD
    return _framed({*laid, DEAD}, _tiles(laid) + placed(x * 100, y * 100, dead()))
