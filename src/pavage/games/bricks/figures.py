"""The pictures of Bricks' rules pages, drawn with the bricks and dice that are played with.

Each is an SVG of its own, without words, so that both languages share it; the rules page captions
it. A cell is 100 wide. Bricks are written as a player and a move, ``0:3x4@a17``; the examples lie
on a grid of 20, of which a window is shown, but for ``reduce``, whose grid of 16 is shown whole.
"""

from collections.abc import Iterable
from typing import NamedTuple

from pavage.games.bricks.faces import brick, die, faces
from pavage.games.bricks.notation import COLUMNS
from pavage.kit.digits import DIGITS
from pavage.kit.svg import BAD, INK, PAPER, mark, picture, placed

_BOARD = "var(--board,#c6d5c4)"
_LINE = "var(--board-line,#a9bda8)"
_RIM = "var(--board-rim,#8aa38b)"
_NEW = "var(--legal-strong,#f2c230)"
_NEW_EDGE = "var(--legal-line,#8a6a00)"
_FITS = "var(--fits,#00693e)"
_TAKES = "var(--takes,#6d2bb0)"


class Brick(NamedTuple):
    """A brick on the grid: its player, its north-west cell from 0, and its size."""

    seat: int
    x: int
    y: int
    wide: int
    high: int


class Window(NamedTuple):
    """The cells that are shown of a grid: from x, y, so many columns and rows."""

    x: int
    y: int
    wide: int
    high: int


class Example(NamedTuple):
    """A position on a grid, what the dice show, and what seat 0 does there or wants to do."""

    window: str
    bricks: str
    dice: tuple[int, int]
    move: str
    tokens: str = ""
    grid: int = 20


_OWN = "0:3x4@a17"
GOOD_MOVES = {
    "start": Example("a14:h20", "", (3, 4), "3x4@a17"),
    "touch": Example("a14:i20", _OWN, (2, 5), "5x2@d18"),
    "win": Example("a14:i20", _OWN, (2, 5), "5x2@d18", "reroll g19"),
    "steal": Example("a13:i20", f"{_OWN} 1:5x3@d14", (3, 5), "steal d14"),
    "cover": Example("a14:i20", f"{_OWN} 0:5x2@d17 1:5x2@d19", (4, 5), "cover 5x4@d17"),
}
BAD_MOVES = {
    "corner": Example("a14:i20", _OWN, (2, 5), "5x2@d15"),
    "overlap": Example("a14:i20", _OWN, (2, 5), "5x2@b16"),
    "other-shape": Example("a13:i20", f"{_OWN} 1:3x4@e14", (2, 6), "steal e14"),
    "cut": Example("a14:i20", f"{_OWN} 1:5x2@d17 0:4x2@d19", (4, 4), "cover 4x4@d17"),
}
# A die that shows 8 could be made smaller; with 3 x 8 nothing can be done here.
REDUCE = Example(
    "a1:p16",
    "0:6x3@a7 0:6x7@a10 0:6x5@g12 0:2x5@l7 1:7x6@a1 1:9x6@h1 1:3x6@n7 1:4x4@m13",
    (3, 8),
    "pass",
    grid=16,
)
SWAP = Example("a15:h20", "0:3x2@a19 1:4x3@d18 1:2x2@g16", (2, 2), "swap")


def figures() -> dict[str, str]:
    """The pictures by name."""
    return {
        "turn": _turn(),
        "ways": _ways(),
        **{name: _before_after(example) for name, example in GOOD_MOVES.items()},
        **{name: _refused(example) for name, example in BAD_MOVES.items()},
        "tokens": _tokens(),
        "reduce": _reduce(),
        "joker": _joker(),
        "swap": _swap(),
        "blocked": _blocked(),
    }


# -- reading ----------------------------------------------------------------------------------


def read(bricks: str) -> list[Brick]:
    """The bricks of a text, with blanks between them."""
    return [_brick(int(text[0]), text[2:]) for text in bricks.split()]


def _brick(seat: int, written: str) -> Brick:
    size, _, cell = written.partition("@")
    wide, high = map(int, size.split("x"))
    return Brick(seat, *at(cell), wide, high)


def at(cell: str) -> tuple[int, int]:
    """The column and the row of a cell, from 0."""
    return COLUMNS.index(cell[0]), int(cell[1:]) - 1


def after(example: Example) -> list[Brick]:
    """The bricks when the move has been played; the new one is the last."""
    bricks = read(example.bricks)
    if example.move == "swap":
        return [lying._replace(seat=1 - lying.seat) for lying in bricks]
    new = moved(example)
    return [lying for lying in bricks if not _is_in(lying, new)] + [new]


def _takes(example: Example) -> bool:
    """Whether the move is about what lies on the grid: a steal or a cover."""
    return " " in example.move


def moved(example: Example) -> Brick:
    """The brick that a move lays, takes or covers with, as it lies afterwards."""
    if example.move.startswith("steal"):
        cell = at(example.move.removeprefix("steal "))
        [stolen] = [lying for lying in read(example.bricks) if (lying.x, lying.y) == cell]
        return stolen._replace(seat=0)
    return _brick(0, example.move.removeprefix("cover "))


def _is_in(lying: Brick, block: Brick) -> bool:
    return block.x <= lying.x < block.x + block.wide and block.y <= lying.y < block.y + block.high


def _window(text: str) -> Window:
    (left, top), (right, bottom) = map(at, text.split(":"))
    return Window(left, top, right - left + 1, bottom - top + 1)


# -- what pictures are made of ----------------------------------------------------------------


def _scaled(x: float, y: float, size: float, inner: str) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{inner}</g>'


def _board(example: Example, bricks: Iterable[Brick], tokens: str | None = None) -> str:
    """A window on the grid with what lies there; a rim is where the grid ends."""
    view = _window(example.window)
    width, height = 100 * view.wide, 100 * view.high
    lines = [f"M{100 * x} 0V{height}" for x in range(1, view.wide)]
    lines += [f"M0 {100 * y}H{width}" for y in range(1, view.high)]
    rims = [f"M0 0V{height}"] if view.x == 0 else []
    rims += [f"M0 {height}H{width}"] if view.y + view.high == example.grid else []
    rims += [f"M{width} 0V{height}"] if view.x + view.wide == example.grid else []
    rims += [f"M0 0H{width}"] if view.y == 0 else []
    drawn = [
        f'<rect width="{width}" height="{height}" fill="{_BOARD}"/>',
        f'<path d="{"".join(lines)}" fill="none" stroke="{_LINE}" stroke-width="3"/>',
        f'<path d="{"".join(rims)}" fill="none" stroke="{_RIM}" stroke-width="12" '
        'stroke-linecap="square"/>',
    ]
    for cell, face in _printed(example, tokens):
        x, y = at(cell)
        drawn.append(placed(100 * (x - view.x), 100 * (y - view.y), faces()[face]))
    for seat, x, y, wide, high in bricks:
        drawn.append(placed(100 * (x - view.x), 100 * (y - view.y), brick(seat, wide, high)))
    return "".join(drawn)


def _printed(example: Example, tokens: str | None) -> list[tuple[str, str]]:
    """Cells of the window with a face of their own: where seat 0 starts, and tokens."""
    found = [(f"a{example.grid}", "start0")]
    if example.grid == 16:
        found.append(("p1", "start1"))
    lying = example.tokens if tokens is None else tokens
    return found + [(cell, kind) for kind, _, cell in (t.partition(" ") for t in [lying] if t)]


def _outline(example: Example, block: Brick, colour: str, edge: str, dashes: str = "") -> str:
    """A line round a block that is seen on every colour."""
    view = _window(example.window)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""

    def line(stroke: str, width: float, more: str) -> str:
        return (
            f'<rect x="{100 * (block.x - view.x)}" y="{100 * (block.y - view.y)}" '
            f'width="{100 * block.wide}" height="{100 * block.high}" rx="16" fill="none" '
            f'stroke="{stroke}" stroke-width="{width:g}"{more}/>'
        )

    return line(edge, 22, "") + line(colour, 13, dashed)


def _dice(example: Example, size: float) -> str:
    """The two dice, one below the other."""
    a, b = example.dice
    return _scaled(0, 0, size, die(a)) + _scaled(0, 112 * size, size, die(b))


def _arrow(x: float, y: float) -> str:
    return placed(
        x,
        y,
        f'<path d="M-60 0H50M10-45 55 0 10 45" fill="none" stroke="{INK}" stroke-width="20" '
        'stroke-linecap="round" stroke-linejoin="round"/>',
    )


def _number(number: int, x: float, y: float, size: float, colour: str = INK) -> str:
    """A number in a box 24 a digit wide, its middle at x, y."""
    digits = str(number)
    drawn = "".join(
        f'<path transform="translate({24 * k})" d="{DIGITS[int(digit)]}"/>'
        for k, digit in enumerate(digits)
    )
    left, top = x - size * (24 * len(digits) - 6) / 2, y - size * 14
    return (
        f'<g transform="translate({left:g} {top:g}) scale({size:g})" fill="none" '
        f'stroke="{colour}" stroke-width="4.6" stroke-linecap="round" '
        f'stroke-linejoin="round">{drawn}</g>'
    )


def _signs(path: str) -> str:
    return f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="13" stroke-linecap="round"/>'


# -- the pictures -----------------------------------------------------------------------------


def _turn() -> str:
    """Two dice, their product on the keypad's display, and the brick of their size."""
    inner = [
        _scaled(10, 65, 1.5, die(3)),
        _signs("M186 117 232 163M232 117 186 163"),
        _scaled(258, 65, 1.5, die(4)),
        _signs("M434 124H486M434 156H486"),
        f'<rect x="512" y="60" width="220" height="160" rx="26" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="8"/>',
        _number(12, 622, 140, 3.2),
        _arrow(830, 140),
        _scaled(930, 0, 0.7, brick(0, 3, 4)),
    ]
    return picture(1150, 284, 0.42, inner)


def _ways() -> str:
    """One brick, and the same turned by a quarter."""
    turn = placed(
        400,
        200,
        f'<g transform="scale(3.2)" fill="none" stroke="{INK}" stroke-width="5" '
        'stroke-linecap="round" stroke-linejoin="round"><path d="M-14 6A15 15 0 0 1 12-3"/>'
        '<path d="M13-14V-2H1"/></g>',
    )
    inner = [brick(0, 3, 4), turn, placed(500, 50, brick(0, 4, 3))]
    return picture(900, 400, 0.28, inner)


_APART = 230  # between the grid before and the grid after


def _before_after(example: Example) -> str:
    """The dice and the grid, then the grid after the move."""
    view = _window(example.window)
    new = moved(example)
    width, height = 100 * view.wide, 100 * view.high
    before = _board(example, read(example.bricks))
    if _takes(example):
        before += _outline(example, new, _NEW, _NEW_EDGE, "40 26")
    then = _board(example, after(example), "") + _outline(example, new, _NEW, _NEW_EDGE)
    inner = [
        placed(0, height / 2 - 160, _dice(example, 1.5)),
        placed(200, 10, before),
        _arrow(200 + width + _APART / 2, height / 2 + 10),
        placed(200 + width + _APART, 10, then),
    ]
    if example.tokens:
        kind, _, cell = example.tokens.partition(" ")
        x, y = at(cell)
        left, top = 200 + width + _APART + 100 * (x - view.x), 10 + 100 * (y - view.y)
        inner.append(_scaled(left - 40, top - 40, 1.8, faces()[kind]))
    return picture(210 + 2 * width + _APART, height + 20, 0.28, inner)


def _refused(example: Example) -> str:
    """The dice, and what cannot be done on the grid."""
    view, block = _window(example.window), moved(example)
    left, top = 100 * (block.x - view.x), 100 * (block.y - view.y)
    drawn = _board(example, read(example.bricks))
    if not _takes(example):
        drawn += f'<g opacity=".8">{placed(left, top, brick(0, block.wide, block.high))}</g>'
    drawn += _outline(example, block, BAD, PAPER, "40 26")
    drawn += _scaled(left + 100 * block.wide, top, 2.4, mark(0, 0, good=False))
    width, height = 100 * view.wide, 100 * view.high
    inner = [placed(0, height / 2 - 160, _dice(example, 1.5)), placed(200, 10, drawn)]
    return picture(210 + width, height + 20, 0.32, inner)


def _tokens() -> str:
    """What each token does to a die that shows 8."""
    inner = []
    for row, (token, then) in enumerate((("reroll", faces()["dieblank"]), ("reduce", die(5)))):
        y = 190 * row
        inner += [
            _scaled(0, y + 10, 1.5, faces()[token]),
            _scaled(240, y + 10, 1.5, die(8)),
            _arrow(480, y + 85),
            _scaled(580, y + 10, 1.5, then),
        ]
    return picture(740, 370, 0.42, inner)


def signs() -> dict[int, str]:
    """What could be done if the die that shows 8 were made smaller: ``fits``, ``takes`` or ""."""
    return {7: "", 6: "takes", 5: "fits", 4: "fits", 3: "fits", 2: "fits"}


def _reduce() -> str:
    """The smaller numbers of a die on a full grid: with some a brick fits, one could steal."""
    board = _scaled(0, 0, 0.42, _board(REDUCE, read(REDUCE.bricks)))
    inner = [placed(6, 6, board), _scaled(740, 8, 1.3, die(3)), _scaled(910, 8, 1.3, die(8))]
    for k, (value, sign) in enumerate(signs().items()):
        x, y = 740 + k % 2 * 170, 205 + k // 2 * 165
        drawn = _scaled(x, y, 1.3, die(value))
        if not sign:
            inner.append(f'<g opacity=".45">{drawn}</g>')
            continue
        colour, dashes = (_FITS, "") if sign == "fits" else (_TAKES, ' stroke-dasharray="24 12"')
        inner += [
            drawn,
            f'<rect x="{x - 4}" y="{y - 4}" width="138" height="138" rx="34" fill="none" '
            f'stroke="{colour}" stroke-width="14"{dashes}/>',
        ]
    return picture(1060, 690, 0.42, inner)


def _joker() -> str:
    """Two jokers bring the swap."""
    inner = [
        _scaled(0, 10, 1.5, faces()["joker"]),
        _scaled(170, 10, 1.5, faces()["joker"]),
        _arrow(420, 85),
        _scaled(530, 10, 1.5, faces()["swap"]),
    ]
    return picture(690, 170, 0.42, inner)


def _swap() -> str:
    """A grid before the swap, and after."""
    view = _window(SWAP.window)
    width, height = 100 * view.wide, 100 * view.high
    inner = [
        placed(10, 10, _board(SWAP, read(SWAP.bricks))),
        _scaled(width + 45, height / 2 - 70, 1.6, faces()["swap"]),
        placed(width + 240, 10, _board(SWAP, after(SWAP))),
    ]
    return picture(2 * width + 250, height + 20, 0.3, inner)


def _blocked() -> str:
    """Blocked once, and blocked twice: the game may end."""
    inner = []
    for row in range(2):
        x = 430 * row
        inner += [
            _scaled(x, 10, 1.3, faces()["blocked"]),
            _number(row + 1, x + 205, 75, 2.6),
            placed(x + 250, 30, f'<path d="M0 90 34 0" stroke="{INK}" stroke-width="11"/>'),
            _number(2, x + 330, 75, 2.6),
        ]
    return picture(800, 150, 0.42, inner)
