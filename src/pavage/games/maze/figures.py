"""The pictures of Maze's rules pages, drawn with the cards that are played with.

Each is an SVG of its own, without words, so that both languages share it; the rules page captions
it. A card is 100 x 140. In a row of items a card is its name; a gap is a dot and what may come,
by the names of the small faces: ``.6H,8C``, ``.A``.
"""

from pavage.games.maze.faces import HEIGHT, SMALL_HEIGHT, WIDTH, faces
from pavage.games.maze.notation import CARD_CODES, RANK_NAMES, SLOT_NAMES
from pavage.games.maze.scene import joins
from pavage.games.maze.state import COLUMNS, ROWS
from pavage.kit.svg import mark, picture, placed

Item = str

_PITCH = 112.0  # from one card to the next
_DOWN = 164.0  # from one row to the next
_SMALL = 84.0  # how wide a small face is in a gap

_RIM = "var(--board-rim,#8aa38b)"
_NAMES = "var(--board-ink,#42543f)"
_INK = "var(--ink,#1f2a22)"
_BODY = "var(--card,#fffdf6)"
_EDGE = "var(--card-edge,#b9ad8f)"

DEAL = """
    AS 2S 4S 7H 8S JC QC 9H .
    4H 7C TD JH 8H 8C AC 2H .
    JD .  8D 6H QD QS 6C 2C 5S
    QH 3H TH 2D .  .  9S AH 5D
    TC JS .  9C 4C 9D 5H 3S 4D
    7D 3D 6S TS 7S AD 6D 5C 3C
"""  # number 17: the example of the rules
EXAMPLE = ("3D@d5", "4D@d6", "8D@f2")  # the moves that are made there
SCORED = ["AS", "2S", "4S", ".", "5S", "QH", "AD", "3D"]  # the example of rule 6
POINTS = (1, 1, 0, None, 1, 0, 1, 0)
WON = """
    AC 2C 3C 4C 5C 6C 7C 8C 9C
    TC JC QC AS 2S 3S 4S 5S 6S
    .  7S 8S 9S TS JS QS AD 2D
    3D 4D 5D 6D 7D .  .  8D 9D
    TD JD QD AH 2H 3H 4H 5H 6H
    7H 8H 9H TH JH QH .  .  .
"""


_RINGED = (
    f'<rect x="-3" y="-3" width="{WIDTH + 6}" height="{HEIGHT + 6}" rx="12" fill="none" '
    'stroke="var(--legal-line,#8a6a00)" stroke-width="8"/>'
)


def figures() -> dict[str, str]:
    """The pictures by name."""
    return {
        "suit": _suit(),
        "deal": _whole(DEAL.split(), line=True),
        "lower": _moved(["5H", ".6H,8C", "9C", "2D", "6H"], 4, 1),
        "higher": _moved(["8C", "JS", "5H", ".6H,8C", "9C"], 0, 3),
        "ace": _part(["QC", ".A"]),
        "queen": _part([".Q", "AD"]),
        "ends": _ends(),
        "gaps": _part(["5H", ".6H", ".", ".8C", "9C"]),
        "score": _score(),
        "example": _example(),
        "won": _whole(WON.split()),
        "ring": _ring(),
        "before-ace": _before_ace(),
    }


# -- what pictures are made of ----------------------------------------------------------------


def _row(items: list[Item], goes_on: bool = False, comes: bool = False) -> str:
    """Cards and gaps side by side, runs closed up.

    ``goes_on``: its last card is followed by that of the next row; ``comes``: its first card
    follows that of the row above.
    """
    face = faces()
    codes = [CARD_CODES.get(item, 0) for item in items]
    closed = [at * _PITCH for at in range(1, len(items)) if joins(codes, at)]
    closed += [len(items) * _PITCH] * goes_on + [0.0] * comes
    drawn = [_closing(x) for x in closed]
    for k, item in enumerate(items):
        drawn.append(placed(k * _PITCH, 0, _gap(item[1:]) if item[0] == "." else face[item]))
    return "".join(drawn)


def _closing(x: float) -> str:
    """The sheet that fills the space to the left of a card at ``x`` which joins a run."""
    left, wide = x - (_PITCH - WIDTH) - 12, _PITCH - WIDTH + 24
    return (
        f'<rect x="{left:g}" width="{wide:g}" height="{HEIGHT}" fill="{_EDGE}"/>'
        f'<rect x="{left:g}" y="1.4" width="{wide:g}" height="135.8" fill="{_BODY}"/>'
    )


def _gap(takes: str) -> str:
    """An empty place with what may come."""
    face = faces()
    names = [f"small-{name}" for name in takes.split(",") if name]
    scale = _SMALL / WIDTH
    high = SMALL_HEIGHT * scale
    top = (HEIGHT - high * len(names)) / 2
    left = (WIDTH - _SMALL) / 2
    return (
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="9" fill="none" '
        f'stroke="{_RIM}" stroke-width="3" stroke-dasharray="9 7"/>'
    ) + "".join(
        f'<g color="{_NAMES}" transform="translate({left:g} {top + k * high:g}) '
        f'scale({scale:g})">{face[name]}</g>'
        for k, name in enumerate(names)
    )


def _arrow(path: str, x: float, y: float, turn: float, width: float = 5) -> str:
    """A line with a head at (x, y) that points to the right before it is turned."""
    style = f'fill="none" stroke="{_INK}" stroke-width="{width:g}" stroke-linecap="round"'
    return (
        f'<path d="{path}" {style}/><path d="M-15-11 0 0-15 11" stroke-linejoin="round" '
        f'transform="translate({x:g} {y:g}) rotate({turn:g})" {style}/>'
    )


def _write(x: float, y: float, text: str, size: float, ink: str = _NAMES) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size:g}" '
        f'font-weight="800" fill="{ink}">{text}</text>'
    )


# -- the pictures -----------------------------------------------------------------------------


def _whole(items: list[Item], line: bool = False, ringed: tuple[int, ...] = ()) -> str:
    """The six rows with the names of rows and columns; ``line`` shows how one row follows on."""
    codes = [CARD_CODES.get(item, 0) for item in items]
    left, top = 62.0, 44.0
    wide = COLUMNS * _PITCH
    drawn = [_write(left + c * _PITCH + WIDTH / 2, 30, str(c + 1), 30) for c in range(COLUMNS)]
    for row in range(ROWS):
        first, end, y = row * COLUMNS, (row + 1) * COLUMNS, top + row * _DOWN
        drawn.append(_write(14, y + HEIGHT / 2 + 10, "abcdef"[row], 30))
        goes_on = row < ROWS - 1 and joins(codes, end)
        cards = _row(items[first:end], goes_on, row > 0 and joins(codes, first))
        drawn.append(placed(left, y, cards))
        if line and row < ROWS - 1:
            drawn.append(placed(left, y, _to_next_row(wide)))
    drawn += [
        placed(left + k % COLUMNS * _PITCH, top + k // COLUMNS * _DOWN, _RINGED) for k in ringed
    ]
    return picture(left + wide + 22, top + ROWS * _DOWN - 16, 0.56, drawn)


def _example() -> str:
    """The deal after the moves of the example, whose cards are ringed."""
    items = DEAL.split()
    moves = [move.split("@") for move in EXAMPLE]
    for card, place in moves:
        items[items.index(card)] = "."
        items[SLOT_NAMES.index(place)] = card
    return _whole(items, ringed=tuple(SLOT_NAMES.index(place) for _, place in moves))


def _to_next_row(wide: float) -> str:
    """From the end of a row round to the beginning of the next."""
    x, between, y = wide - 8, (HEIGHT + _DOWN) / 2, _DOWN + HEIGHT / 2
    path = (
        f"M{x:g} {HEIGHT / 2:g}h6q14 0 14 14V{between - 14:g}q0 14-14 14H-4q-14 0-14 14V{y - 14:g}"
        "q0 14 12 14"
    )
    return f'<g opacity=".55">{_arrow(path, -4, y, 0, 4)}</g>'


def _suit() -> str:
    """The cards of a suit, six and six, one run."""
    cards = [rank + "H" for rank in RANK_NAMES]
    low, high = _row(cards[:6], goes_on=True), _row(cards[6:], comes=True)
    rows = [placed(18, 4, low), placed(18, 4 + _DOWN, high)]
    return picture(6 * _PITCH + 28, HEIGHT + _DOWN + 8, 0.56, rows)


def _part(items: list[Item]) -> str:
    """A few places of the line."""
    return picture(len(items) * _PITCH - 4, HEIGHT + 8, 0.72, [placed(4, 4, _row(items))])


def _moved(items: list[Item], start: int, end: int) -> str:
    """A few places, with an arrow from a card to the gap where it may go."""
    a, b = (k * _PITCH + WIDTH / 2 for k in (start, end))
    bow = _arrow(f"M{a:g} 70C{a:g} 5 {b:g} 5 {b:g} 64", b, 66, 90)
    width, height = len(items) * _PITCH - 4, HEIGHT + 84
    return picture(width, height, 0.72, [placed(4, 0, bow), placed(4, 78, _row(items))])


def _wall(x: float) -> str:
    return f'<path d="M{x:g} 4V152" stroke="{_INK}" stroke-width="8" stroke-linecap="round"/>'


def _dots(x: float, y: float) -> str:
    """And so on."""
    return "".join(f'<circle cx="{x + k:g}" cy="{y:g}" r="5" fill="{_INK}"/>' for k in (-24, 0, 24))


def _ends() -> str:
    """Where the line begins and where it ends."""
    first, last = [".A,4S", "5S"], ["7D", ".8D,Q"]
    apart = 3 * _PITCH
    drawn = [
        _wall(6),
        placed(22, 8, _row(first)),
        _dots(22 + apart - 70, 78),
        placed(22 + apart - 12, 8, _row(last)),
        _wall(22 + apart + 2 * _PITCH - 6),
    ]
    return picture(22 + apart + 2 * _PITCH, 156, 0.72, drawn)


def _score() -> str:
    """A line with a point under each card that follows the right one."""
    drawn = [placed(4, 4, _row(SCORED))]
    for k, point in enumerate(POINTS):
        if point is not None:
            x = 4 + k * _PITCH + WIDTH / 2
            drawn.append(_write(x, HEIGHT + 46, f"+{point}" if point else "–", 40, _INK))
    return picture(len(SCORED) * _PITCH - 4, HEIGHT + 62, 0.62, drawn)


def _ring() -> str:
    """The last two places, and the first two that follow them."""
    last, first = ["2C", "8H"], [".9H,3D", "4D"]
    second = 2 * _PITCH + 70
    drawn = [placed(4, 44, _row(last)), placed(4 + second, 44, _row(first))]
    for k, name in enumerate(("f8", "f9", "a1", "a2")):
        x = 4 + (k % 2) * _PITCH + (second if k > 1 else 0) + WIDTH / 2
        drawn.append(_write(x, 30, name, 30))
    x = 4 + 2 * _PITCH - 4
    drawn.append(_arrow(f"M{x:g} 114h60", x + 62, 114, 0))
    return picture(second + 2 * _PITCH - 4, HEIGHT + 48, 0.72, drawn)


def _before_ace() -> str:
    items = ["5H", ".", "AD"]
    cross = mark(4 + _PITCH + WIDTH / 2, 4 + HEIGHT / 2, good=False)
    return picture(len(items) * _PITCH - 4, HEIGHT + 8, 0.72, [placed(4, 4, _row(items)), cross])
