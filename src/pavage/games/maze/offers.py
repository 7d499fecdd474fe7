"""What may come into a gap, by which neighbour: for scenes, and to say why another card may not."""

from functools import cache
from typing import Any

from pavage.core.message import Message, message
from pavage.games.maze.notation import SUIT_NAMES, card_name
from pavage.games.maze.rules import NO_SLOT, left_of, right_of
from pavage.games.maze.state import RANKS

ANY_ACE = 0x41  # stands for each of the four, as a card code stands for one
ANY_QUEEN = 0x4C
_ANY = (ANY_ACE, ANY_QUEEN)


def offered(s: Any, slot: int) -> list[int]:
    """The cards that a gap takes (rules 3-5): a card code, ANY_ACE or ANY_QUEEN, for the left
    neighbour and then for the right one. Empty where no card may come.
    """
    left, right = left_of(s, slot), right_of(s, slot)
    before = 0 if left == NO_SLOT else int(s.slots[left])
    after = 0 if right == NO_SLOT else int(s.slots[right])
    if s.ring and after & 15 == 1:
        return []
    found = []
    if left == NO_SLOT or before & 15 == RANKS:
        found.append(ANY_ACE)
    elif before:
        found.append(before + 1)
    if right == NO_SLOT or after & 15 == 1:
        found.append(ANY_QUEEN)
    elif after:
        found.append(after - 1)
    whole_ranks = {card & 15 for card in found if card in _ANY}
    kept = [card for card in found if card in _ANY or card & 15 not in whole_ranks]
    return list(dict.fromkeys(kept))


def face(card: int) -> str:
    """The small face of what is offered."""
    if card == ANY_ACE:
        return "small-A"
    return "small-Q" if card == ANY_QUEEN else f"small-{card_name(card)}"


@cache
def label(card: int) -> Message:
    """What is offered, in words; also what a screen reader says of a card."""
    if card in _ANY:
        return message("maze-any-ace" if card == ANY_ACE else "maze-any-queen")
    return message("maze-card", rank=card & 15, suit=SUIT_NAMES[card >> 4])


def spoken(cards: list[int]) -> Message:
    """All that a gap takes, one or two, in words."""
    if len(cards) == 1:
        return label(cards[0])
    one, two = map(label, cards)
    return message("maze-either", one=one, two=two)
