"""The pictures of Bricks: toy bricks with countable studs, dice, tokens and a golden exchange.

Faces are drawn here, in Python, so that a screen and a printed sheet show the same brick. A face
is 100 x 100. Colours are CSS custom properties with a fallback: a page restyles them, a printer
takes them as they are.

``brick0`` and ``brick1`` are one stud of a brick: so many of them side by side as the brick has
studs, without a seam, make the brick; whoever draws it rounds its corners and gives it a rim. Blue
and pink lie apart for all eyes, in grey too, and each stud bears the sign of its player, a ring or
a triangle, as on the start cells.
"""

from functools import cache

from pavage.core.message import Message, message
from pavage.kit import svg
from pavage.kit.digits import DIGITS

GAME = "bricks"
DICE = range(2, 13)  # what a die may show (rule 2)

# The brick, the side of a stud, its top, and its player's sign. The blue is Okabe and Ito's (Color
# Universal Design, 2008); the pink is theirs too, made lighter, so that it is another grey.
INKS = (
    ("#0072b2", "#00517f", "#1f8ccb", "#e4f4ff"),
    ("#e88fbb", "#b85788", "#f4b3d2", "#8f2a60"),
)

_DIE = "var(--tile,#fdf8ea)"
_DIE_EDGE = "var(--tile-edge,#cdbf9c)"
_DIE_INK = "var(--tile-ink,#2b2a24)"
_LIGHT = "var(--tile-light,rgb(255 255 255/.9))"
_GOLD, _GOLD_EDGE, _GOLD_LIGHT, _GOLD_INK = "#f2b632", "#a86f00", "#ffe08a", "#3d2800"
_IVORY = "#fdf8ea"
_JESTER, _JESTER_EDGE = "#7a4fb0", "#4b2b78"
_ORANGE, _ORANGE_EDGE = "#c65102", "#7c3300"
_SLATE, _SLATE_EDGE = "#37474f", "#1b262c"
_GREY = "var(--line-strong,#6f7d6b)"
# The players' colours on the bare board, which is light or dark.
_PRINTS = ("var(--seat-0,#0072b2)", "var(--seat-3,#ad4f84)")


@cache
def faces() -> dict[str, str]:
    """Every face by name: what goes inside its ``<symbol viewBox="0 0 100 100">``."""
    return {
        "toy0": _toy(0),
        "die7": die(7),
        "toy1": _toy(1),
        "brick0": stud(0),
        "brick1": stud(1),
        **{f"die{number}": die(number) for number in DICE if number != 7},
        "dieblank": _die(_pen(_QUESTION, _DIE_EDGE, 8.4, *_middle(19, 28, 1.75))),
        "joker": _die(_cap()),
        "reroll": _reroll(),
        "reduce": _reduce(),
        "swap": _swap(),
        "start0": _start(0),
        "start1": _start(1),
        "blocked": _blocked(),
    }


@cache
def sprite() -> str:
    """All faces as one hidden SVG document, for ``<use href="#bricks-brick0">``.

    A picture of the game is made of what is on its first level: two bricks and a die.
    """
    drawn = faces()
    first = {name: drawn[name] for name in ("toy0", "die7", "toy1")}
    others = {name: face for name, face in drawn.items() if name not in first}
    return svg.sprite(f"{svg.symbols(GAME, first)}<g>{svg.symbols(GAME, others)}</g>")


def labels() -> dict[str, Message]:
    """What a screen reader says of each face."""
    said = {name: message(f"{GAME}-{name}-label") for name in faces()}
    for number in DICE:
        said[f"die{number}"] = message(f"{GAME}-die-label", number=number)
    return said


# -- bricks -----------------------------------------------------------------------------------


def inks(seat: int) -> list[str]:
    """The colours of a player's bricks: the brick, a stud's side, its top, the sign on it."""
    names = ("", "-side", "-top", "-sign")
    return [f"var(--brick-{seat}{name},{ink})" for name, ink in zip(names, INKS[seat], strict=True)]


def stud(seat: int) -> str:
    """One cell of a brick: it goes on over its edges, so that no seam shows to the next."""
    fill = inks(seat)[0]
    return f'<rect x="-.5" y="-.5" width="101" height="101" fill="{fill}"/>{_knob(seat)}'


def _knob(seat: int) -> str:
    _, side, top, ink = inks(seat)
    return (
        _disc(51.5, 57, 34.5, "#000", ' fill-opacity=".2"')
        + _disc(50, 52, 34, side)
        + _disc(50, 48, 33, top)
        + _line("M20.500 42A30 30 0 0 1 44 18.600", "#fff", 4, ' stroke-opacity=".55"')
        + f'<g transform="translate(50 48)">{_sign(seat, 14, ink, 6)}</g>'
    )


def brick(seat: int, wide: int, high: int) -> str:
    """A whole brick with its rim, 100 a cell, for pictures that nobody else puts together."""
    fill, side, *_ = inks(seat)
    body = (
        f'<rect x="4" y="4" width="{100 * wide - 8}" height="{100 * high - 8}" rx="15" '
        f'fill="{fill}" stroke="{side}" stroke-width="6"/>'
    )
    places = [(100 * x, 100 * y) for y in range(high) for x in range(wide)]
    return body + "".join(svg.placed(x, y, _knob(seat)) for x, y in places)


def _sign(seat: int, size: float, colour: str, width: float) -> str:
    """A player's sign, round 0, 0: a ring or a triangle, as beside the player's name."""
    if seat == 0:
        return (
            f'<circle r="{size - width / 2:g}" fill="none" stroke="{colour}" '
            f'stroke-width="{width:g}"/>'
        )
    x, y = size * 0.87, size * 0.55
    return (
        f'<path d="M0 {-size:g} {x:g} {y:g}H{-x:g}Z" fill="{colour}" stroke="{colour}" '
        f'stroke-width="{width / 2:g}" stroke-linejoin="round"/>'
    )


def _toy(seat: int) -> str:
    """A small brick of 2 x 3 for the game's picture."""
    return f'<g transform="translate(14 -4) scale(.36)">{brick(seat, 2, 3)}</g>'


def _start(seat: int) -> str:
    """Where a player begins: a print on the board, in its colour and with its sign."""
    ink = _PRINTS[seat]
    return (
        f'<rect x="9" y="9" width="82" height="82" rx="14" fill="{ink}" fill-opacity=".16" '
        f'stroke="{ink}" stroke-width="8"/>'
        f'<g transform="translate(50 {50 + 4 * seat})">{_sign(seat, 24, ink, 10)}</g>'
    )


def _blocked() -> str:
    """A brick that goes nowhere."""
    red, paper = "var(--danger,#a62b1f)", svg.PAPER
    studs = "".join(_disc(x, y, 10, paper) for x, y in ((30, 32), (70, 68)))
    return (
        f'<rect x="6" y="8" width="88" height="84" rx="14" fill="{_GREY}"/>{studs}'
        + _line("M14 86 86 14", paper, 21)
        + _line("M14 86 86 14", red, 13)
    )


# -- dice -------------------------------------------------------------------------------------

_QUESTION = "M1 8C1-2 18-2 18 7.5 18 14 9.500 13 9.5 19.5M9.5 27.5V28"


def die(number: int) -> str:
    """A die that shows a number, in digits: a table is learnt by its numbers."""
    digits = [int(digit) for digit in str(number)]
    size, gap = (2.1, 0.0) if len(digits) == 1 else (1.75, 6.0)
    width = sum(_WIDTHS.get(digit, 18) for digit in digits) + gap * (len(digits) - 1)
    x, y, _ = _middle(width, 28, size)
    drawn = []
    for digit in digits:
        shift = 4 if digit == 1 else 0  # whose box begins further to the right
        drawn.append(_pen(DIGITS[digit], _DIE_INK, 5.6, x - shift * size, y, size))
        x += (_WIDTHS.get(digit, 18) + gap) * size
    return _die("".join(drawn))


_WIDTHS = {1: 7.5}


def _middle(width: float, height: float, size: float) -> tuple[float, float, float]:
    """Where a drawing begins whose middle is that of the top of a die, and how large it is."""
    return 50 - width * size / 2, 47.5 - height * size / 2, size


def _die(inner: str) -> str:
    """A die seen from a little below: its side, its top, and the light along its rim."""
    return (
        f'<rect x="3" y="3" width="94" height="94" rx="21" fill="{_DIE_EDGE}"/>'
        f'<rect x="3" y="3" width="94" height="89" rx="21" fill="{_DIE}"/>'
        + _line("M6.500 26Q6.500 6.500 26 6.500H74Q93.500 6.500 93.500 26", _LIGHT, 2.5)
        + inner
    )


def _cap() -> str:
    """A jester's cap: three points, each with a bell."""
    left = "M30 67C33 46 27 42 23 44 19 46 18 52 16 58 5 36 16 20 32 21 42 22 48 32 50 67Z"
    right = "M70 67C67 46 73 42 77 44 81 46 82 52 84 58 95 36 84 20 68 21 58 22 52 32 50 67Z"
    return (
        _shape(left, _GOLD, _GOLD_EDGE, 4)
        + _shape(right, _GOLD, _GOLD_EDGE, 4)
        + _shape("M37 67C36 44 40 26 50 18 60 26 64 44 63 67Z", _JESTER, _JESTER_EDGE, 4)
        + _line("M30 70H70", _GOLD_EDGE, 15)
        + _line("M30 70H70", _GOLD_LIGHT, 8)
        + "".join(
            _disc(x, y, 8, _GOLD_EDGE) + _disc(x, y, 5, _GOLD_LIGHT)
            for x, y in ((16, 61), (50, 15), (84, 61))
        )
    )


# -- tokens -----------------------------------------------------------------------------------


def _reroll() -> str:
    """A round token: an arrow that goes round a die."""
    return (
        _disc(50, 51, 48, _ORANGE_EDGE)
        + _disc(50, 48, 47, _IVORY)
        + _disc(50, 48, 42.5, _ORANGE)
        + _line("M28.500 69.500A30 30 0 1 1 79.500 41", "#fff", 7.5)
        + _shape("M70.500 43.500H88.500L79.500 57Z", "#fff", "#fff", 3)
        + _small_die(36.5, 35, 26)
    )


def _reduce() -> str:
    """A token with a point below: an arrow that goes down from a die."""
    shield = "M15 6H85Q94 6 94 15V58Q94 63 90 67L56 91Q50 95 44 91L10 67Q6 63 6 58V15Q6 6 15 6Z"
    return (
        f'<g transform="translate(0 4)">{_shape(shield, _SLATE_EDGE, _SLATE_EDGE, 5)}</g>'
        + _shape(shield, _SLATE, _IVORY, 4.5)
        + _small_die(32, 13, 36)
        + _line("M50 55V76", "#ffd873", 11)
        + _shape("M32 68H68L50 86Z", "#ffd873", "#ffd873", 4)
    )


def _small_die(x: float, y: float, wide: float) -> str:
    """A die as a sign: two pips tell that it is one."""
    pips = "".join(
        _disc(x + wide * at, y + wide * at, wide * 0.13, "#2b2a24") for at in (0.28, 0.72)
    )
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{wide:g}" rx="{wide / 5:g}" '
        f'fill="{_IVORY}"/>{pips}'
    )


def _swap() -> str:
    """A golden coin: what was there goes here, and what was here goes there."""
    return (
        _disc(50, 52, 47, _GOLD_EDGE)
        + _disc(50, 48, 46, _GOLD)
        + _line("M22 29.500A34 34 0 0 1 66 17", _GOLD_LIGHT, 5)
        + _line("M25 38H60", _GOLD_INK, 10)
        + _shape("M60 24 78 38 60 52Z", _GOLD_INK, _GOLD_INK, 4)
        + _line("M75 62H40", _GOLD_INK, 10)
        + _shape("M40 48 22 62 40 76Z", _GOLD_INK, _GOLD_INK, 4)
    )


# -- shapes -----------------------------------------------------------------------------------


def _disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{more}/>'


def _line(path: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def _shape(path: str, fill: str, line: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="{width:g}" '
        'stroke-linejoin="round"/>'
    )


def _pen(path: str, colour: str, width: float, x: float, y: float, size: float) -> str:
    more = f' transform="translate({x:g} {y:g}) scale({size:g})"'
    return _line(path, colour, width, more)
