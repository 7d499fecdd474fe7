"""How Connexion is written: tiles, places, moves, deals."""

import re
from itertools import permutations

from pavage.core.errors import DealError, UnreadableMove
from pavage.core.game import Deal
from pavage.core.message import message
from pavage.games.connexion.rules import parts_of
from pavage.games.connexion.state import (
    COLOURS,
    FAR,
    HAND,
    PASS,
    PILE,
    PLACE_BITS,
    SIDES,
    TILE_AT,
)
from pavage.kit.deals import check_tiles

_NAME = rf"(?:[1-6][{COLOURS}]){{6}}"
_TILE = re.compile(_NAME)
_NUMBER = r"(0|-?[1-9][0-9]*)"
_LAID = re.compile(rf"({_NAME})/([0-5])@{_NUMBER},{_NUMBER}")
_ORDERS = [(6, *rest) for rest in permutations(range(1, 6))]  # of the digits, from the 6 on
_ORDER_AT: dict[tuple[int, ...], int] = {order: k for k, order in enumerate(_ORDERS)}
_PAINTS: int = len(COLOURS) ** SIDES


def is_tile(name: object) -> bool:
    """Whether this is a tile's name: six cells clockwise from the 6, each digit once."""
    if not isinstance(name, str) or _TILE.fullmatch(name) is None:
        return False
    return name[0] == "6" and sorted(name[::2]) == list("123456")


def signs(name: str) -> list[int]:
    """The signs of a tile's cells, clockwise from the 6."""
    return [
        COLOURS.index(colour) * 6 + int(digit) - 1
        for digit, colour in zip(name[::2], name[1::2], strict=True)
    ]


def own_number(name: str) -> int:
    """A number that says all that is on a tile: the order of its digits, then its colours."""
    paint = 0
    for colour in name[1::2]:
        paint = paint * len(COLOURS) + COLOURS.index(colour)
    order = _ORDER_AT[tuple(map(int, name[::2]))]
    return order * _PAINTS + paint


def tile_name(own: int) -> str:
    """The name of the tile with this own number."""
    order, paint = divmod(own, _PAINTS)
    colours: list[int] = []
    for _ in range(SIDES):
        paint, colour = divmod(paint, len(COLOURS))
        colours.insert(0, colour)
    return "".join(f"{digit}{COLOURS[c]}" for digit, c in zip(_ORDERS[order], colours, strict=True))


def write(move: int) -> str:
    """A decision in notation: ``6J1O5B2R4V3R/1@0,0``, ``pass``."""
    if move == PASS:
        return "pass"
    own, six, x, y = parts_of(move)
    return f"{tile_name(own)}/{six}@{x},{y}"


def read(text: str) -> int:
    """The decision that a text writes, byte for byte. Raises UnreadableMove."""
    if text == "pass":
        return PASS
    found = _LAID.fullmatch(text)
    if found is None or not is_tile(found[1]):
        raise UnreadableMove(message("connexion-unreadable", given=text))
    if not all(_is_near(number) for number in found.group(3, 4)):
        raise UnreadableMove(message("connexion-unreadable-far", given=text))
    x, y = int(found[3]), int(found[4])
    place = ((y + FAR) << PLACE_BITS) + x + FAR
    return ((own_number(found[1]) * SIDES + int(found[2])) << TILE_AT) + place


def _is_near(number: str) -> bool:
    return len(number) <= len(str(-FAR)) and abs(int(number)) < FAR - 1


def write_deal(order: list[str], players: int) -> Deal:
    """The deal that an order of tile names makes (rule 4)."""
    each = HAND + PILE
    seats = [order[seat * each : (seat + 1) * each] for seat in range(players)]
    at = players * each
    return {
        "hands": [tiles[:HAND] for tiles in seats],
        "piles": [tiles[HAND:] for tiles in seats],
        "start": [f"{order[at]}/1@0,0", f"{order[at + 1]}/4@1,0"],
        "box": order[at + 2 :],
    }


def read_deal(deal: object, players: int) -> list[str]:
    """The order of tile names that a deal spells out. Raises DealError, saying which part is wrong.

    Only its form is checked here: the sizes, the places, and that every entry is a tile.
    """
    parts = ("hands", "piles", "start", "box")
    if not isinstance(deal, dict) or set(deal) != set(parts):
        raise DealError(message("connexion-deal-parts", parts=", ".join(parts)))
    order: list[str] = []
    for part, each in (("hands", HAND), ("piles", PILE)):
        if not isinstance(deal[part], list) or len(deal[part]) != players:
            raise DealError(message("connexion-deal-seats", part=part, players=players))
        for seat, tiles in enumerate(deal[part]):
            check_tiles("connexion", f"{part}[{seat}]", tiles, each, is_tile)
    for seat in range(players):
        order += [*deal["hands"][seat], *deal["piles"][seat]]
    start = deal["start"]
    if not isinstance(start, list) or len(start) != 2:
        raise DealError(message("connexion-deal-start", given=str(start)))
    for entry, lies in zip(start, ("/1@0,0", "/4@1,0"), strict=True):
        name = entry.removesuffix(lies) if isinstance(entry, str) else None
        if name == entry or not is_tile(name):
            raise DealError(message("connexion-deal-lies", given=str(entry), lies=lies))
        order.append(str(name))
    check_tiles("connexion", "box", deal["box"], None, is_tile)
    return [*order, *deal["box"]]


def read_open_deal(deal: object) -> list[str]:
    """The tiles of a solo deal, which all lie open. Raises DealError."""
    if not isinstance(deal, dict) or set(deal) != {"tiles"}:
        raise DealError(message("connexion-deal-parts", parts="tiles"))
    check_tiles("connexion", "tiles", deal["tiles"], None, is_tile)
    tiles: list[str] = deal["tiles"]
    return tiles
