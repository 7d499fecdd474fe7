"""The true number of moves from every arrangement of a small pack, backwards from all wins.

Nothing of the solver is used here, and the rules are written down once more, so that this can judge
both. An arrangement is its number: which slots are gaps, then the order of the cards.
"""

from functools import cache
from math import comb, factorial
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from tests.games.maze.solving.tables import Table

NEVER = 255

_BINOMIAL = np.array([[comb(n, k) for k in range(17)] for n in range(17)])


class Closure:
    """All arrangements on a table: ``moves`` holds each one's distance, NEVER if it is lost."""

    def __init__(self, on: Table) -> None:
        self.on = on
        self._orders = factorial(on.suits * on.ranks)
        self.moves = np.full(comb(on.size, on.gaps) * self._orders, NEVER, dtype=np.uint8)
        queue = np.zeros(len(self.moves), dtype=np.int64)
        self.winnable = _close(self._orders, self._cards(), *on.numbers, self.moves, queue)

    def __len__(self) -> int:
        return len(self.moves)

    def _cards(self) -> Any:
        return np.array(self.on.cards(), dtype=np.uint8)

    def slots(self, number: int) -> Any:
        """The arrangement of a number: uint8 (size,)."""
        out = np.zeros(self.on.size, dtype=np.uint8)
        _arrange(number, self._orders, self._cards(), self.on.size, out)
        return out

    def distance(self, slots: Any) -> int | None:
        """The least number of moves from an arrangement to a win; None if there is no win."""
        spare = np.zeros(len(self._cards()), dtype=np.int64)
        moves = int(self.moves[_number(np.array(slots, np.uint8), self._orders, spare)])
        return None if moves == NEVER else moves


@cache
def closure(on: Table) -> Closure:
    """Made once for all tests."""
    return Closure(on)


@compiled
def _number(slots: Any, orders: int, cards: Any) -> int:
    """The number of an arrangement; writes its cards to ``cards``."""
    gaps = 0
    gap_n = 0
    n = 0
    for slot in range(len(slots)):
        if slots[slot] == 0:
            gap_n += 1
            gaps += _BINOMIAL[slot, gap_n]
        else:
            cards[n] = slots[slot]
            n += 1
    order = 0
    for k in range(n):
        smaller = 0
        for later in range(k + 1, n):
            smaller += int(cards[later] < cards[k])
        order = order * (n - k) + smaller
    return gaps * orders + order


@compiled
def _arrange(number: int, orders: int, cards: Any, size: int, out: Any) -> None:
    """Write the arrangement of a number."""
    n = len(cards)
    gap_n = size - n
    gaps = number // orders
    order = number % orders
    places = np.zeros(n, dtype=np.int64)
    for k in range(n - 1, -1, -1):
        places[k] = order % (n - k)
        order //= n - k
    left = cards.copy()
    for slot in range(size - 1, -1, -1):
        out[slot] = 1
        if gap_n > 0 and _BINOMIAL[slot, gap_n] <= gaps:
            gaps -= _BINOMIAL[slot, gap_n]
            gap_n -= 1
            out[slot] = 0
    k = 0
    for slot in range(size):
        if out[slot] > 0:
            out[slot] = left[places[k]]
            for at in range(places[k], n - k - 1):
                left[at] = left[at + 1]
            k += 1


@compiled
def _is_won(slots: Any, ranks: int, ring: int) -> bool:
    """Rule 7: every card follows its predecessor, an ace comes first or after a queen."""
    before = 0
    for card in slots:
        if card > 0:
            if card & 15 == 1:
                if before != 0 and before & 15 != ranks:
                    return False
            elif before != card - 1:
                return False
            before = int(card)
    return ring == 0 or slots[0] > 0


@compiled
def _lets_in(slots: Any, slot: int, card: int, ranks: int, ring: int) -> bool:
    """Rules 3-5: whether a card may come into a gap."""
    last = len(slots) - 1
    rank = card & 15
    if ring:
        left = int(slots[slot - 1])
        right = int(slots[slot + 1 if slot < last else 0])
        if right & 15 == 1:
            return False
        if rank == 1:
            return left & 15 == ranks or right == card + 1
        return left == card - 1 or (rank < ranks and right == card + 1)
    left = int(slots[slot - 1]) if slot > 0 else 0
    right = int(slots[slot + 1]) if slot < last else 0
    if rank == 1 and (slot == 0 or left & 15 == ranks):
        return True
    if rank == ranks and (slot == last or right & 15 == 1):
        return True
    return (rank > 1 and left == card - 1) or (rank < ranks and right == card + 1)


@compiled
def _close(
    orders: int, cards: Any, suits: int, ranks: int, size: int, ring: int, moves: Any, queue: Any
) -> int:
    """Fill in the distances; return how many arrangements can be won."""
    slots = np.zeros(size, dtype=np.uint8)
    spare = np.zeros(len(cards), dtype=np.int64)
    found = 0
    for number in range(len(moves)):
        _arrange(number, orders, cards, size, slots)
        if _is_won(slots, ranks, ring):
            moves[number] = 0
            queue[found] = number
            found += 1
    done = 0
    while done < found:
        distance = int(moves[queue[done]])
        _arrange(queue[done], orders, cards, size, slots)
        done += 1
        for home in range(size):  # where a card came to, from one of the gaps
            card = int(slots[home])
            for gap in range(size):
                if card == 0 or slots[gap] > 0 or gap == home:
                    continue
                slots[home] = 0
                slots[gap] = card
                if _lets_in(slots, home, card, ranks, ring):
                    number = _number(slots, orders, spare)
                    if moves[number] == NEVER:
                        moves[number] = distance + 1
                        queue[found] = number
                        found += 1
                slots[gap] = 0
                slots[home] = card
    return found
