"""How Zigzag is written: tiles, squares, moves, deals."""

import re

from pavage.core.errors import DealError, UnreadableMove
from pavage.core.game import Deal
from pavage.core.message import message
from pavage.games.zigzag.state import CELLS, CODES, END, EXCHANGE, HAND, PASS, STRIDE, UNKNOWN
from pavage.kit.deals import HIDDEN, check_tiles, round_the_table

COLUMNS = "abcdefghijklmno"
_TILE = re.compile(r"[0-2]{4}")
_PLACEMENT = re.compile(r"([0-2]{4})@([a-o])([1-9]|1[0-5])")
_WORDS = {END: "end", EXCHANGE: "exchange", PASS: "pass"}
_CODES = {word: code for code, word in _WORDS.items()}

TILE_NAMES = tuple(f"{c // 27}{c // 9 % 3}{c // 3 % 3}{c % 3}" for c in range(CODES))
SQUARE_NAMES = tuple(
    f"{COLUMNS[cell % STRIDE]}{cell // STRIDE + 1}" if cell % STRIDE < 15 and cell < 240 else ""
    for cell in range(CELLS)
)


def is_tile(name: object) -> bool:
    """Whether this is a tile's name: four digits 0-2."""
    return isinstance(name, str) and _TILE.fullmatch(name) is not None


def tile_code(name: str) -> int:
    """The code of a tile's name: its digits in base three."""
    return int(name, 3)


def tile_name(code: int) -> str:
    """A tile's name; ``?`` for one that the viewer may not see."""
    return HIDDEN if code == UNKNOWN else TILE_NAMES[code]


def write(move: int) -> str:
    """A decision in notation: ``0121@h8``, ``end``, ``exchange``, ``pass``."""
    if move < END:
        return f"{TILE_NAMES[move // CELLS]}@{SQUARE_NAMES[move % CELLS]}"
    return _WORDS[move]


def read(text: str) -> int:
    """The decision that a text writes, byte for byte. Raises UnreadableMove."""
    if text in _CODES:
        return _CODES[text]
    found = _PLACEMENT.fullmatch(text)
    if found is None:
        raise UnreadableMove(message("zigzag-unreadable", given=text))
    tile, column, row = found.groups()
    return tile_code(tile) * CELLS + (int(row) - 1) * STRIDE + COLUMNS.index(column)


def write_shuffle(codes: list[int]) -> str:
    """The chance ply that gives the bag its new order: ``shuffle 0121 2100``."""
    return " ".join(["shuffle", *map(tile_name, codes)])


def read_shuffle(text: str) -> list[int]:
    """The codes of a shuffle ply. Raises UnreadableMove."""
    word, *tiles = text.split(" ")
    if word != "shuffle" or not tiles or not all(map(is_tile, tiles)):
        raise UnreadableMove(message("zigzag-unreadable-shuffle", given=text))
    return [tile_code(tile) for tile in tiles]


def write_deal(order: list[str], players: int, removed: int, is_start: list[bool]) -> Deal:
    """The deal that an order of tile names makes; ``is_start`` says which may be the start tile."""
    hands_end = removed + players * HAND
    start = next((k for k in range(hands_end, len(order)) if is_start[k]), None)
    if start is None:
        raise DealError(message("zigzag-no-start"))
    dealt = order[removed:hands_end]
    return {
        "removed": order[:removed],
        "hands": [dealt[seat::players] for seat in range(players)],
        "discarded_starts": order[hands_end:start],
        "start": order[start],
        "bag": order[start + 1 :],
    }


def read_deal(deal: object, players: int, removed: int) -> list[str]:
    """The order of tile names that a deal spells out. Raises DealError, saying which part is wrong.

    Only its form is checked here: the sizes and that every entry is a tile.
    """
    parts = ("removed", "hands", "discarded_starts", "start", "bag")
    if not isinstance(deal, dict) or set(deal) != set(parts):
        raise DealError(message("zigzag-deal-parts", parts=", ".join(parts)))
    check_tiles("zigzag", "removed", deal["removed"], removed, is_tile)
    dealt = round_the_table("zigzag", deal["hands"], players, HAND, is_tile)
    check_tiles("zigzag", "discarded_starts", deal["discarded_starts"], None, is_tile)
    check_tiles("zigzag", "start", [deal["start"]], 1, is_tile)
    check_tiles("zigzag", "bag", deal["bag"], None, is_tile)
    return [
        *deal["removed"],
        *dealt,
        *deal["discarded_starts"],
        deal["start"],
        *deal["bag"],
    ]
