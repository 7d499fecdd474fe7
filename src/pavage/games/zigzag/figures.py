"""The pictures of Zigzag's rules pages, drawn with the faces that are played with.

Each is an SVG of its own, without words, so that both languages share it; the rules page captions
it. A square is 100 x 100.
"""

from pavage.games.zigzag.faces import faces, join
from pavage.games.zigzag.notation import COLUMNS
from pavage.games.zigzag.state import BOARDS, MULTIPLIER, SIZE, STRIDE
from pavage.kit.svg import BAD, GOOD, mark, picture, placed

Square = tuple[int, int]

_LINE = "var(--board-line,#a9bda8)"
_RIM = "var(--board-rim,#8aa38b)"
_NEW = "var(--legal-strong,#f2c230)"
_NEW_EDGE = "var(--legal-line,#8a6a00)"
_GLOW = "var(--glow,#f0a500)"
_WORDS = "var(--ink,#1f2a22)"

# The example of the rules: squares by their notation, the turn's three placements in order.
_LAID = {
    "g7": "1110",
    "h7": "0221",
    "i7": "0202",
    "j7": "2212",
    "j8": "1111",
    "h8": "2102",
    "j9": "1220",
}
_TURN = (
    ("j6", "0020", "2 + 7 = 9"),
    ("i8", "0111", "3 + 5 + 4 = 12"),
    ("i9", "1010", "(2×2) + 3 = 7"),
)
_STEPS: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def figures() -> dict[str, str]:
    """The pictures by name."""
    return {
        "tiles": _tiles(("0101", "0112", "2012", "2222")),
        "culdesac": _tiles(("0200",)),
        "connect": _connect(),
        "cut": _cut(),
        "edge": _edge(),
        "multipliers": _multipliers(),
        "score-a": _score(0),
        "score-b": _score(1),
        "score-c": _score(2),
    }


# -- what pictures are made of ----------------------------------------------------------------


def _grid(cols: int, rows: int) -> str:
    lines = [f"M{x * 100} 0V{rows * 100}" for x in range(cols + 1)]
    lines += [f"M0 {y * 100}H{cols * 100}" for y in range(rows + 1)]
    return f'<path d="{"".join(lines)}" fill="none" stroke="{_LINE}" stroke-width="2"/>'


def _pointed_out(x: float, y: float, good: bool) -> str:
    """A join in a hoop, with its tick or cross below: the lines are seen, and the values."""
    colour = GOOD if good else BAD
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="27" ry="38" fill="none" stroke="{colour}" '
        'stroke-width="6"/>' + mark(x, y + 54, good)
    )


def _ring(x: float, y: float, colour: str, width: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<rect x="{x * 100 - 4:g}" y="{y * 100 - 4:g}" width="108" height="108" rx="10" '
        f'fill="none" stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
    )


def _glow(path: str) -> str:
    """A joined line; its path is in squares, not in hundredths."""
    return (
        f'<path transform="scale(100)" d="{path}" fill="none" stroke="{_GLOW}" '
        'stroke-width=".13" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8"/>'
    )


# -- the pictures -----------------------------------------------------------------------------


def _tiles(names: tuple[str, ...]) -> str:
    face = faces()
    gap = 24
    inner = [placed(4 + k * (100 + gap), 4, face[name]) for k, name in enumerate(names)]
    return picture(len(names) * (100 + gap) - gap + 8, 108, 0.72, inner)


def _connect() -> str:
    """Four tiles whose lines run on, also round a corner."""
    face = faces()
    laid = [(0, 0, "0110"), (1, 0, "0221"), (2, 0, "0012"), (1, 1, "2101"), (0, 1, "1100")]
    inner = [_grid(3, 2), *(placed(x * 100, y * 100, face[name]) for x, y, name in laid)]
    return picture(306, 206, 0.72, [placed(3, 3, "".join([*inner, mark(250, 150, good=True)]))])


def _cut() -> str:
    """Two lines on one side of the join, one on the other."""
    face = faces()
    inner = [_grid(2, 1), placed(0, 0, face["0211"]), placed(100, 0, face["1101"])]
    return picture(
        206, 134, 0.72, [placed(3, 3, "".join([*inner, _pointed_out(100, 50, good=False)]))]
    )


def _edge() -> str:
    """A line that runs into the rim of the board."""
    face = faces()
    rim = f'<path d="M206-6V106" stroke="{_RIM}" stroke-width="12"/>'
    inner = [_grid(2, 1), placed(0, 0, face["0201"]), placed(100, 0, face["0102"]), rim]
    mark = _pointed_out(200, 50, good=False)
    return picture(234, 140, 0.72, [placed(3, 9, "".join([*inner, mark]))])


def _multipliers() -> str:
    """The whole classic board."""
    face = faces()
    kind = BOARDS.index("classic")
    size = int(SIZE[kind])
    prints = []
    for y in range(size):
        for x in range(size):
            factor = int(MULTIPLIER[kind, y * STRIDE + x])
            name = f"x{factor}" if factor > 1 else "centre" if x == y == size // 2 else None
            if name:
                prints.append(placed(x * 100, y * 100, face[name]))
    rim = (
        f'<rect width="{size * 100}" height="{size * 100}" rx="20" fill="none" '
        f'stroke="{_RIM}" stroke-width="12"/>'
    )
    whole = placed(8, 8, _grid(size, size) + "".join(prints) + rim)
    return picture(size * 100 + 16, size * 100 + 16, 0.24, [whole])


def _score(turn: int) -> str:
    """The example's corner of the board just after one of its placements."""
    left, top, cols, rows = COLUMNS.index("g"), 5, 4, 4
    face = faces()
    board = {_square(name, left, top): tile for name, tile in _LAID.items()}
    for name, tile, _ in _TURN[: turn + 1]:
        board[_square(name, left, top)] = tile
    new_name, new_tile, equation = _TURN[turn]
    new = _square(new_name, left, top)
    kind = BOARDS.index("classic")
    inner = [_grid(cols, rows)]
    for y in range(rows):
        for x in range(cols):
            factor = int(MULTIPLIER[kind, (top + y) * STRIDE + left + x])
            if (x, y) in board:
                inner.append(placed(x * 100, y * 100, face[board[x, y]]))
            elif factor > 1:
                inner.append(placed(x * 100, y * 100, face[f"x{factor}"]))
    for side, (dx, dy) in enumerate(_STEPS):
        there = (new[0] + dx, new[1] + dy)
        if there in board and new_tile[side] != "0":
            inner.append(_glow(join(new_tile, board[there], side, *new)))
            inner.append(_ring(*there, _NEW_EDGE, 5, "15 9"))
    inner += [_ring(*new, _NEW_EDGE, 12), _ring(*new, _NEW, 7.5)]
    words = (
        f'<text x="{cols * 50}" y="{rows * 100 + 66}" text-anchor="middle" font-size="52" '
        f'font-weight="800" fill="{_WORDS}">{equation}</text>'
    )
    return picture(cols * 100 + 20, rows * 100 + 98, 0.56, [placed(10, 10, "".join(inner) + words)])


def _square(name: str, left: int, top: int) -> Square:
    return COLUMNS.index(name[0]) - left, int(name[1:]) - 1 - top
