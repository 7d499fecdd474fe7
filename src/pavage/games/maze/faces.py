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
from pavage.games.maze.notation import CARD_CODES, RANK_NAMES, SUIT_NAMES

GAME = "maze"
WIDTH, HEIGHT = 100, 140
SMALL_HEIGHT = 60

_BODY = "var(--card,#fffdf6)"
_EDGE = "var(--card-edge,#b9ad8f)"
_GOLD = "var(--card-gold,#e2a90f)"
_INK = {
    "C": "var(--club,#1c1e26)",
    "D": "var(--diamond,#b8121f)",
    "H": "var(--heart,#b8121f)",
    "S": "var(--spade,#1c1e26)",
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
    "C": "M-23-23a23 23 0 1 1 46 0 23 23 0 0 1-5 14.300A23 23 0 1 1 6 25C6.500 35 10 41 17 47H-17"
    "C-10 41-6.500 35-6 25A23 23 0 1 1-18-8.700 23 23 0 0 1-23-23Z",
    "D": "M0-49C9-30 22-13 38 0 22 13 9 30 0 49-9 30-22 13-38 0-22-13-9-30 0-49Z",
    "H": "M0 46C-10 30-46 9-46-18-46-34-35-44-23-44-12-44-4-37 0-27 4-37 12-44 23-44 35-44 46-34"
    " 46-18 46 9 10 30 0 46Z",
    "S": "M0-48C10-31 45-9 45 15 45 29 35 37 24 37 16 37 9 33 5 26 6 36 10 42 17 47H-17C-10 42-6"
    " 36-5 26-9 33-16 37-24 37-35 37-45 29-45 15-45-9-10-31 0-48Z",
}

# The ranks, drawn with a round pen in a box 20 x 28; the ten is wider.
_PEN = {
    "A": "M0 28 10 0 20 28M3.800 18.500H16.200",
    "2": "M1 7C1-2.500 19-2.500 19 7.500 19 13.500 12 18 .5 28H20",
    "3": "M1 3C6-2 18-1 18 6.800 18 12 13 13.500 8 13.500 14 13.500 20 15.500 20 21 20 30 6 30 0 25",
    "4": "M15 28V0L0 19.500H20",
    "5": "M18 0H4L2.500 12C7 9 20 9 20 19 20 30 5 30 0 25",
    "6": "M15 0C6 6 0 12 0 19.500 0 31 20 31 20 19.500 20 9 4 8 .6 17",
    "7": "M0 0H20L8 28",
    "8": "M10 13C.5 13 .5 0 10 0S19.500 13 10 13C-3 13-3 28 10 28S23 13 10 13",
    "9": "M5 28C14 22 20 16 20 8.500 20-3 0-3 0 8.500 0 19 16 20 19.400 11",
    "T": "M0 5 6.500 0V28M21.500 0C12.500 0 12.500 28 21.500 28S30.500 0 21.500 0",
    "J": "M6 0H16V19.500C16 31 0 31 0 20.500",
    "Q": "M10 0C-3.500 0-3.500 28 10 28S23.500 0 10 0M12 20 20 29",
}
_WIDE = {"T": 27.0, "J": 16.0}

_CROWN = "M-20 0-25-20-12-10 0-25 12-10 25-20 20 0Z"
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
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" '
        f'style="position:absolute" aria-hidden="true">{symbols}</svg>'
    )


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


def _card(name: str) -> str:
    rank, suit = name
    ink = _INK[suit]
    x = 13.5
    drawn = [_BLANK, _rank(rank, x, 15, 1.72, 9, ink)]
    if rank == "A":
        drawn += [_suit(suit, 60, 95, 72, ink), _inlay(suit, 60, 95, 72)]
    elif rank in "JQ":
        drawn += [_suit(suit, 65, 105, 52, ink), _worn(rank, suit)]
    else:
        drawn.append(_suit(suit, 64, 99, 58, ink))
    return "".join(drawn)


_BLANK = (
    f'<rect x="1" y="1" width="98" height="138" rx="9" fill="{_BODY}" stroke="{_EDGE}" '
    'stroke-width="2"/>'
)


def _inlay(suit: str, x: float, y: float, size: float) -> str:
    """A thin line within the ace's suit."""
    return (
        f'<path d="{_SUIT[suit]}" transform="translate({x:g} {y:g}) scale({size * .0055:g})" '
        f'fill="none" stroke="{_BODY}" stroke-width="6"/>'
    )


def _worn(rank: str, suit: str) -> str:
    ink = _INK[suit]
    if rank == "Q":
        inner = f'<path d="{_CROWN}" fill="{_GOLD}" stroke="{ink}" stroke-width="3" stroke-linejoin="round"/>'
    else:
        inner = f'<path d="{_FEATHER}" fill="{_GOLD}" stroke="{ink}" stroke-width="2"/><path d="{_HAT}" fill="{ink}"/>'
    return f'<g transform="translate(65 78)">{inner}</g>'


# -- small faces ------------------------------------------------------------------------------


def _small(rank: str, suit: str) -> str:
    ink = _FAINT[suit]
    wide = _WIDE.get(rank, 20.0) * 1.4
    left = (100 - wide - 8 - 40) / 2
    return _rank(rank, left, 10, 1.4, 7, ink) + _suit(suit, left + wide + 10 + 20, 30, 42, ink)


def _small_any(rank: str) -> str:
    return _rank(rank, 16, 10, 1.4, 7, _ANY) + "".join(
        _suit(suit, x, y, 20, _FAINT[suit])
        for suit, x, y in (("S", 62, 18), ("H", 86, 18), ("D", 62, 42), ("C", 86, 42))
    )
