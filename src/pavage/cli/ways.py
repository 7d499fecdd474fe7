"""Moves that put no piece on a place: dice to roll, a number to answer, tokens, blocks, a switch.

Each is written as the rules write it; the numbers of a keypad are typed alone, and dice are rolled
with the Enter key.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pavage.cli.language import tell
from pavage.core.message import Message
from pavage.core.scene import Hand


class Way(NamedTuple):
    """A move and what it does."""

    move: str
    said: str


def ways(hand: Hand, people: Sequence[str] = ()) -> list[Way]:
    """What can be done beside laying a piece, in a hand that has other ways to make a move."""
    return [Way(move, "" if said is None else tell(said, people)) for move, said in _told(hand)]


def is_mixed(hand: Hand) -> bool:
    """Whether pieces to choose are only one way among others to make a move."""
    return bool(hand.targets or hand.blocks or hand.tokens)


def _told(hand: Hand) -> Iterator[tuple[str, Message | None]]:
    if hand.switch is not None:
        yield hand.switch.move, hand.switch.help
    if is_mixed(hand):  # else picks are listed as the places that they are
        for pick in hand.picks:
            yield pick.move, pick.note
    for block in hand.blocks:
        yield block.move, block.note
    for token in hand.tokens:
        for use in token.uses:
            yield use.move, use.label


def answer(hand: Hand, word: str) -> str | None:
    """The move that a typed number makes where one is asked for."""
    if hand.keypad is None or not (word.isascii() and word.isdigit()):
        return None
    return hand.keypad.move.replace("{n}", word)
