"""How Half-dominoes is written: tiles, squares, moves, deals."""

import re
from typing import Any

from pavage.core.errors import DealError, UnreadableMove
from pavage.core.game import Deal
from pavage.core.message import message
from pavage.games.half_dominoes.placing import pair, place_of, single
from pavage.games.half_dominoes.rules import first_of, second_of
from pavage.games.half_dominoes.state import CANONICAL, DRAW, FAR, MAX_TILES, SKIP, TAKE, UNKNOWN
from pavage.kit.deals import HIDDEN, check_tiles, round_the_table

EAST, SOUTH = 1, 2

_TILE = re.compile(r"[0-9]{4}")
_NUMBER = r"(0|-?[1-9][0-9]{0,3})"
_LAID = rf"([0-9]{{4}})@{_NUMBER},{_NUMBER}"
_ONE = re.compile(_LAID)
_TWO = re.compile(rf"{_LAID}\+{_LAID}")
_TAKE = re.compile(rf"take {_NUMBER},{_NUMBER}")
_WORDS = {DRAW: "draw", SKIP: "skip"}
_CODES = {word: code for code, word in _WORDS.items()}


def is_tile(name: object) -> bool:
    """Whether this is a tile as it may lie: four symbols 0-9."""
    return isinstance(name, str) and _TILE.fullmatch(name) is not None


def is_canonical(name: object) -> bool:
    """Whether this is a tile's name: the smallest of its four rotations."""
    return isinstance(name, str) and is_tile(name) and int(CANONICAL[int(name)]) == int(name)


def tile_name(code: int) -> str:
    """A tile as it lies, or its name; ``?`` for one that the viewer may not see."""
    return HIDDEN if code == UNKNOWN else f"{code:04}"


def hand_of(s: Any, seat: int) -> list[int]:
    """The canonical codes that a seat holds, in draw order; UNKNOWN for those that are hidden."""
    first = seat * MAX_TILES
    codes: list[int] = s.hand[first : first + int(s.hand_n[seat])].tolist()
    return codes


def write(move: int) -> str:
    """A decision in notation: ``2310@1,-2``, ``2310@1,-2+4051@2,-2``, ``take 3,1``, ``draw``."""
    if move in _WORDS:
        return _WORDS[move]
    code, x, y = first_of(move)
    if move >= TAKE:
        return f"take {x},{y}"
    other, other_x, other_y = second_of(move)
    second = f"+{other:04}@{other_x},{other_y}" if other >= 0 else ""
    return f"{code:04}@{x},{y}{second}"


def read(text: str) -> int:
    """The decision that a text writes, byte for byte. Raises UnreadableMove."""
    if text in _CODES:
        return _CODES[text]
    if found := _TAKE.fullmatch(text):
        return TAKE + int(place_of(*_square(text, found[1], found[2])))
    if found := _ONE.fullmatch(text):
        return int(single(int(found[1]), *_square(text, found[2], found[3])))
    if found := _TWO.fullmatch(text):
        x, y = _square(text, found[2], found[3])
        there = _square(text, found[5], found[6])
        if there not in ((x + 1, y), (x, y + 1)):
            raise UnreadableMove(message("half_dominoes-unreadable-pair", given=text))
        side = EAST if there == (x + 1, y) else SOUTH
        return int(pair(int(found[1]), x, y, int(found[4]), side))
    raise UnreadableMove(message("half_dominoes-unreadable", given=text))


def _square(text: str, x: str, y: str) -> tuple[int, int]:
    if max(abs(int(x)), abs(int(y))) >= FAR - 1:
        raise UnreadableMove(message("half_dominoes-unreadable-far", given=text))
    return int(x), int(y)


def write_deal(order: list[str], players: int, hand: int, second: tuple[str, str] | None) -> Deal:
    """The deal that an order of tile names makes; ``second``: the name of the second tile on the
    table and how it lies.
    """
    dealt = order[: players * hand]
    table: list[list[object]] = [[order[len(dealt)], 0, 0]]
    stock = order[len(dealt) + 1 :]
    if second is not None:
        stock.remove(second[0])
        table.append([second[1], 1, 0])
    hands = [dealt[seat::players] for seat in range(players)]
    return {"hands": hands, "table": table, "stock": stock}


def read_deal(deal: object, players: int, hand: int, tables: int) -> list[str]:
    """The order of tile names that a deal spells out, the second tile of the table first in the
    stock. Raises DealError, saying which part is wrong.

    Only its form is checked here: the sizes, the squares, and that every entry is a tile.
    """
    parts = ("hands", "table", "stock")
    if not isinstance(deal, dict) or set(deal) != set(parts):
        raise DealError(message("half_dominoes-deal-parts", parts=", ".join(parts)))
    dealt = round_the_table("half_dominoes", deal["hands"], players, hand, is_canonical)
    table = deal["table"]
    if not isinstance(table, list) or len(table) != tables:
        raise DealError(message("half_dominoes-deal-table", tiles=tables))
    laid = [_check_laid(entry, x) for x, entry in enumerate(table)]
    check_tiles("half_dominoes", "stock", deal["stock"], None, is_canonical)
    return [*dealt, *laid, *deal["stock"]]


def _check_laid(entry: object, x: int) -> str:
    """The canonical name of a tile on the table, which must lie on ``x,0``."""
    if not isinstance(entry, list) or len(entry) != 3 or not is_tile(entry[0]):
        raise DealError(message("half_dominoes-deal-laid", given=str(entry)))
    numbers = [n for n in entry[1:] if isinstance(n, int) and not isinstance(n, bool)]
    if numbers != [x, 0]:
        raise DealError(message("half_dominoes-deal-square", given=str(entry), x=x))
    return f"{int(CANONICAL[int(entry[0])]):04}"
