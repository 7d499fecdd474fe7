"""Maze a second time, slow and plain, written from the rules page and not from the program.

A table is a list of card names and ``None``; every question is answered by looking at all of it.
"""

from dataclasses import dataclass, field
from itertools import pairwise

from tests.record.by_the_page import shuffled, words

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
SUITS = ["C", "D", "H", "S"]
SLOTS = [row + column for row in "abcdef" for column in "123456789"]
CARDS = [rank + suit for suit in SUITS for rank in RANKS[:-1]]


def dealt(seed: str) -> list[str | None]:
    """Rule 1, for the deal of a seed."""
    pack = shuffled(words(seed), [rank + suit for suit in SUITS for rank in RANKS])
    table: list[str | None] = []
    for number in range(1, 55):
        table.append(None if number in (9, 18) else pack.pop(0))
    return [None if card is not None and card[0] == "K" else card for card in table]


@dataclass
class Table:
    """A position, and its dialect."""

    slots: list[str | None]
    ring: bool = False
    ranks: list[str] = field(default_factory=lambda: RANKS[:-1])

    def left(self, at: int) -> str | None:
        if at == 0:
            return self.slots[-1] if self.ring else None
        return self.slots[at - 1]

    def right(self, at: int) -> str | None:
        if at == len(self.slots) - 1:
            return self.slots[0] if self.ring else None
        return self.slots[at + 1]

    def next_higher(self, card: str) -> str | None:
        at = self.ranks.index(card[0])
        return self.ranks[at + 1] + card[1] if at + 1 < len(self.ranks) else None

    def may_go(self, card: str, at: int) -> bool:
        """Rules 3 to 5, one sentence after the other."""
        if self.slots[at] is not None:
            return False
        left, right = self.left(at), self.right(at)
        is_ace, is_queen = card[0] == self.ranks[0], card[0] == self.ranks[-1]
        if self.ring and right is not None and right[0] == self.ranks[0]:
            return False
        if left is not None and self.next_higher(left) == card:
            return True
        if right is not None and self.next_higher(card) == right:
            return True
        if is_ace and left is not None and left[0] == self.ranks[-1]:
            return True
        if is_ace and at == 0 and not self.ring:
            return True
        if is_queen and right is not None and right[0] == self.ranks[0]:
            return True
        return is_queen and at == len(self.slots) - 1 and not self.ring

    def legal_moves(self) -> list[str]:
        cards = [card for card in self.slots if card is not None]
        if self.is_won():
            return []
        return sorted(
            f"{card}@{SLOTS[at]}"
            for card in cards
            for at in range(len(self.slots))
            if self.may_go(card, at)
        )

    def score(self) -> int:
        """Rule 6."""
        cards = [card for card in self.slots if card is not None]
        points = 1 if cards[0][0] == self.ranks[0] else 0
        for before, card in pairwise(cards):
            points += self.next_higher(before) == card
            points += before[0] == self.ranks[-1] and card[0] == self.ranks[0]
        return points

    def is_won(self) -> bool:
        """Rule 7: four full runs, one after the other; on a ring the first slot holds an ace."""
        cards = [card for card in self.slots if card is not None]
        length = len(self.ranks)
        runs = [cards[at : at + length] for at in range(0, len(cards), length)]
        full = all(run == [rank + run[0][1] for rank in self.ranks] for run in runs)
        return full and not (self.ring and self.slots[0] is None)

    def play(self, move: str) -> int:
        """Play a move; return the change of the score."""
        card, place = move.split("@")
        before = self.score()
        self.slots[self.slots.index(card)] = None
        self.slots[SLOTS.index(place)] = card
        return self.score() - before
