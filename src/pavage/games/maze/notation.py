"""How cards, slots, moves and deals of Maze are written."""

import re
from typing import Any

import numpy as np

from pavage.core.errors import DealError, UnreadableMove
from pavage.core.game import Deal
from pavage.core.message import message
from pavage.games.maze.state import CARDS, COLUMNS, KING, RANKS, ROWS, SLOTS, SUITS

RANK_NAMES = "A23456789TJQ"
SUIT_NAMES = "CDHS"
SLOT_NAMES = [row + str(column + 1) for row in "abcdef"[:ROWS] for column in range(COLUMNS)]

_MOVE = re.compile(rf"([{RANK_NAMES}][{SUIT_NAMES}])@([a-f][1-9])")


def card_name(card: int) -> str:
    """A card code in notation: ``TD`` is the ten of diamonds; a king's code is ``KC`` …"""
    return (RANK_NAMES + "K")[(card & 15) - 1] + SUIT_NAMES[card >> 4]


def _codes() -> dict[str, int]:
    cards = (suit * 16 + rank for suit in range(SUITS) for rank in range(1, RANKS + 1))
    return {card_name(card): card for card in cards}


CARD_CODES = _codes()
_SLOT_CODES = {name: slot for slot, name in enumerate(SLOT_NAMES)}


def write(move: int) -> str:
    """A move in notation: the card and the gap that it goes to."""
    return f"{card_name(move >> 6)}@{SLOT_NAMES[move & 63]}"


def read(text: str) -> int:
    """The move that a text writes. Raises UnreadableMove, whose sentence says the form."""
    found = _MOVE.fullmatch(text)
    if found is None:
        raise UnreadableMove(message("maze-unreadable", move=text))
    return CARD_CODES[found[1]] * 64 + _SLOT_CODES[found[2]]


# -- deals ------------------------------------------------------------------------------------


def full_pack() -> list[int]:
    """The 52 cards in the order in which they are listed before the shuffle: suits, A to K."""
    return [suit * 16 + rank for suit in range(SUITS) for rank in range(1, KING + 1)]


def laid_out(pack: list[int]) -> list[int]:
    """A shuffled pack of 52 in 54 slots: slots 9 and 18 stay empty, the kings go (rule 1)."""
    slots = [0 if card & 15 == KING else card for card in pack]
    return [*slots[:8], 0, *slots[8:16], 0, *slots[16:]]


def write_deal(slots: list[int]) -> Deal:
    """The deal as it stands in a record."""
    return {"slots": [card_name(card) if card else None for card in slots]}


def read_deal(deal: object) -> Any:
    """The slots of a deal: uint8 (54,).

    Raises DealError if it does not hold each of the 48 cards once and six gaps.
    """
    if not isinstance(deal, dict) or set(deal) != {"slots"}:
        raise DealError(message("maze-deal-form"))
    names = deal["slots"]
    if not isinstance(names, list) or len(names) != SLOTS:
        raise DealError(message("maze-deal-form"))
    slots = np.zeros(SLOTS, dtype=np.uint8)
    seen: set[str] = set()
    for slot, name in enumerate(names):
        if name is None:
            continue
        if not isinstance(name, str) or name not in CARD_CODES:
            raise DealError(message("maze-deal-card", given=str(name), place=SLOT_NAMES[slot]))
        if name in seen:
            raise DealError(message("maze-deal-twice", card=name, place=SLOT_NAMES[slot]))
        seen.add(name)
        slots[slot] = CARD_CODES[name]
    if len(seen) < CARDS:
        missing = next(name for name in CARD_CODES if name not in seen)
        raise DealError(message("maze-deal-missing", card=missing))
    return slots
