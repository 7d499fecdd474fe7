"""The deck of Maze: 48 cards of our own, and the small faces that show what an empty place takes.

Everything is a path: no device lacks a font for it, and a card looks the same everywhere. It is
made for the narrowest phone, where a card is 38 pixels wide: one large rank in the corner where
one looks first, one large suit opposite, nothing else. The ace's suit is larger and inlaid, the
jack's wears a hat and the queen's a crown.

A card is 100 x 140, a small face 100 x 60. Colours are CSS custom properties with a fallback, so
that a page may offer four colours, light and dark; the suit's shape says the same without colour.
"""

from pavage.core.message import Message
from pavage.games.maze import offers
from pavage.games.maze.notation import CARD_CODES
from pavage.kit import svg

GAME = "maze"
WIDTH, HEIGHT = 100, 140
SMALL_HEIGHT = 60

_BODY = "var(--card,#fffdf6)"
_EDGE = "var(--card-edge,#b9ad8f)"
_GOLD = "var(--card-gold,#e2a90f)"
_INK = {
    "C": "var(--club,#15161c)",
    "D": "var(--diamond,#c2000d)",
    "H": "var(--heart,#c2000d)",
    "S": "var(--spade,#15161c)",
}
# In an empty place there is the table behind, not a card.
_FAINT = {
    "C": "var(--gap-club,currentColor)",
    "D": "var(--gap-diamond,currentColor)",
    "H": "var(--gap-heart,currentColor)",
    "S": "var(--gap-spade,currentColor)",
}
_ANY = "var(--gap-any,currentColor)"

# The suits, each in a box from -50 to 50.
_SUIT = {
    "C": "M-23-23a23 23 0 1 1 46 0 23 23 0 0 1-5 14.3A23 23 0 1 1 6 25C6.5 35 10 41 17 47H-17"
    "C-10 41-6.5 35-6 25A23 23 0 1 1-18-8.7 23 23 0 0 1-23-23Z",
    "D": "M0-50C10-31 25-13 42 0 25 13 10 31 0 50-10 31-25 13-42 0-25-13-10-31 0-50Z",
    "H": "M0 46C-10 30-46 9-46-18-46-34-35-44-23-44-12-44-4-37 0-27 4-37 12-44 23-44 35-44 46-34"
    " 46-18 46 9 10 30 0 46Z",
    "S": "M0-48C10-31 45-9 45 15 45 29 35 37 24 37 16 37 9 33 5 26 6 36 10 42 17 47H-17C-10 42-6"
    " 36-5 26-9 33-16 37-24 37-35 37-45 29-45 15-45-9-10-31 0-48Z",
}

# The ranks, drawn with a round pen in a box 20 x 28; the ten is wider.
_PEN = {
    "A": "M0 28 10 0 20 28M3.8 18.5H16.2",
    "2": "M1 7C1-2.5 19-2.5 19 7.5 19 13.5 12 18 .5 28H20",
    "3": "M1 3C6-2 18-1 18 6.8 18 12 13 13.5 8 13.5 14 13.5 20 15.5 20 21 20 30 6 30 0 25",
    "4": "M15 28V0L0 19.5H20",
    "5": "M18 0H4L2.5 12C7 9 20 9 20 19 20 30 5 30 0 25",
    "6": "M15 0C6 6 0 12 0 19.5 0 31 20 31 20 19.5 20 9 4 8 .6 17",
    "7": "M0 0H20L8 28",
    "8": "M10 13C.5 13 .5 0 10 0S19.5 13 10 13C-3 13-3 28 10 28S23 13 10 13",
    "9": "M5 28C14 22 20 16 20 8.5 20-3 0-3 0 8.5 0 19 16 20 19.4 11",
    "T": "M0 5 6.5 0V28M21.5 0C12.5 0 12.5 28 21.5 28S30.5 0 21.5 0",
    "J": "M6 0H16V19.5C16 31 0 31 0 20.5",
    "Q": "M10 0C-3.5 0-3.5 28 10 28S23.5 0 10 0M11.5 20 19 28",
}
_WIDE = {"T": 28.0, "J": 16.0}

# The line in an ace's suit: the suit again, but without its stem.
_INLAY = {
    **_SUIT,
    "C": "M-23-23a23 23 0 1 1 46 0 23 23 0 0 1-5 14.3A23 23 0 1 1 0 21 23 23 0 1 1-18-8.7 23 23"
    " 0 0 1-23-23Z",
    "S": "M0-48C10-31 45-9 45 15 45 38 12 44 0 24-12 44-45 38-45 15-45-9-10-31 0-48Z",
}

# What a jack and a queen wear, standing on (0, 0).
_CROWN = "M-19 0-24-18-11-9 0-23 11-9 24-18 19 0Z"
_HAT = "M-24 0C-20-3-17-6-16-11-14-22 12-24 17-10 18-6 20-3 24 0Z"
_FEATHER = "M6-15C10-27 22-33 31-29 29-20 20-14 8-13Z"


def faces() -> dict[str, str]:
    """Every face by name: what goes inside its ``<symbol>``."""
    drawn = {name: _card(name) for name in CARD_CODES}
    drawn |= {f"small-{name}": _small(name[0], name[1]) for name in CARD_CODES}
    drawn |= {f"small-{rank}": _small_any(rank) for rank in "AQ"}
    return drawn


def sprite() -> str:
    """All faces as one hidden SVG document, for ``<use href="#maze-QS">``."""
    symbols = "".join(
        f'<symbol id="{GAME}-{name}" viewBox="0 0 {WIDTH} '
        f'{SMALL_HEIGHT if name.startswith("small") else HEIGHT}">{inner}</symbol>'
        for name, inner in faces().items()
    )
    return svg.sprite(symbols)


def labels() -> dict[str, Message]:
    """What a screen reader says of each face."""
    said = {name: offers.label(code) for name, code in CARD_CODES.items()}
    small = {f"small-{name}": label for name, label in said.items()}
    any_of = {offers.face(card): offers.label(card) for card in (offers.ANY_ACE, offers.ANY_QUEEN)}
    return said | small | any_of


# -- strokes ----------------------------------------------------------------------------------


def _suit(suit: str, x: float, y: float, size: float, ink: str) -> str:
    """A suit of so many units, its middle at (x, y)."""
    at = f"translate({x:g} {y:g}) scale({size / 100:g})"
    return f'<path d="{_SUIT[suit]}" transform="{at}" fill="{ink}"/>'


def _rank(rank: str, x: float, y: float, size: float, width: float, ink: str) -> str:
    """A rank whose upper left corner is at (x, y); ``width`` is that of the pen, on the card."""
    return (
        f'<path d="{_PEN[rank]}" transform="translate({x:g} {y:g}) scale({size:g})" fill="none" '
        f'stroke="{ink}" stroke-width="{width / size:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


# -- cards ------------------------------------------------------------------------------------

# A thin sheet of card: its edge shows a little more below.
_BLANK = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{_EDGE}"/>'
    f'<rect x="1.6" y="1.4" width="96.8" height="135.8" rx="8.6" fill="{_BODY}"/>'
)


def _card(name: str) -> str:
    rank, suit = name[0], name[1]
    drawn = [_BLANK, _rank(rank, 13, 14, 1.6, 9, _INK[suit])]
    if rank == "A":
        drawn.append(_ace(suit))
    elif rank in "JQ":
        drawn += [_suit(suit, 66, 108, 50, _INK[suit]), _worn(rank, suit)]
    else:
        drawn.append(_suit(suit, 64, 99, 58, _INK[suit]))
    return "".join(drawn)


def _ace(suit: str) -> str:
    """A larger suit with a thin line in it."""
    line = (
        f'<path d="{_INLAY[suit]}" transform="translate(62 98) scale(.34)" fill="none" '
        f'stroke="{_BODY}" stroke-width="7" stroke-linejoin="round"/>'
    )
    return _suit(suit, 62, 98, 66, _INK[suit]) + line


def _worn(rank: str, suit: str) -> str:
    """The queen's crown, the jack's hat with its feather."""
    ink = _INK[suit]
    rim = f'fill="{_GOLD}" stroke="{ink}" stroke-width="3" stroke-linejoin="round"'
    if rank == "Q":
        drawn = f'<path d="{_CROWN}" {rim}/>'
    else:
        drawn = f'<path d="{_FEATHER}" {rim}/><path d="{_HAT}" fill="{ink}"/>'
    return f'<g transform="translate(66 81) scale(.92)">{drawn}</g>'


# -- small faces ------------------------------------------------------------------------------


def _small(rank: str, suit: str) -> str:
    """A card in an empty place: rank and suit side by side, each in its column."""
    return _small_rank(rank, _FAINT[suit]) + _suit(suit, 74, 30, 44, _FAINT[suit])


def _small_any(rank: str) -> str:
    """An ace, or a queen, of any suit."""
    suits = (("S", 62, 18.5), ("H", 86, 18.5), ("D", 62, 41.5), ("C", 86, 41.5))
    return _small_rank(rank, _ANY) + "".join(
        _suit(suit, x, y, 21, _FAINT[suit]) for suit, x, y in suits
    )


def _small_rank(rank: str, ink: str) -> str:
    size = 1.5
    return _rank(rank, 26 - _WIDE.get(rank, 20.0) * size / 2, 30 - 14 * size, size, 7, ink)
