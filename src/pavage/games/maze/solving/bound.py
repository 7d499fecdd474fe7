"""How many moves a win must take at least: as many as there are cards that can't stay.

Think of a won line that a position may become. Its suits come in some *order*, so each card is the
``i``-th (from 0), and it stands in slot ``i`` or, because of the gaps before it, up to ``gap_n``
further to the right: its *shift* is ``slot - i``. Along a won line shifts never fall, for the
shift of a card is the number of gaps before it. On a ring the first card is the ace in slot 0.

Cards that are never moved on the way to the win stand where they stood. So for that order the
shifts that they have *now* are in ``0 .. gap_n`` and never fall along the won line. Every other
card is moved at least once, and a move moves one card: a win with that order takes no fewer moves
than there are cards outside the largest such set, and a win takes no fewer than the least of these
numbers over all orders. A move moves one card, so that number falls by one at most (it is
*consistent*: never less than before a move, less one), and it is 0 only where the game is won.

The largest set is a longest non-falling sequence. ``weigh`` finds it from both ends, so that after
any move of the position the new number takes a few steps only (``staying_after``).
"""

from itertools import permutations
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.maze.solving.table import MOST_GAPS, ROW, WHERE, lay

WIDE = 16
"""Room for the shifts 0 .. MOST_GAPS and for OUT; sixteen bytes are one word of the processor."""
OUT = WIDE - 1
assert MOST_GAPS < OUT

# Whether a card with shift s adds to the sets with shifts up to v, and from v on.
FROM = np.array([[s <= v for v in range(WIDE)] for s in range(WIDE)], np.int8)
UP_TO = np.array([[s >= v for v in range(WIDE)] for s in range(WIDE)], np.int8)


def lower_bound(slots: Any, suits: int, ranks: int, size: int, ring: int) -> int:
    """A number of moves that no win from this position can do without.

    ``slots``: uint8, a card code or 0 for each slot of the table.
    """
    row = np.zeros(ROW, np.uint8)
    gap_n = lay(slots, size, row)
    room = room_for(suits * ranks)
    orders = orders_of(suits, ranks)
    return suits * ranks - max(weigh(row, cards, gap_n, ring, *room) for cards in orders)


def orders_of(suits: int, ranks: int) -> Any:
    """The cards of the won line for each order of the suits; uint8, shape (suits!, cards)."""
    return np.array(
        [
            [suit * 16 + rank for suit in order for rank in range(1, ranks + 1)]
            for order in permutations(range(suits))
        ],
        np.uint8,
    )


def room_for(cards: int) -> tuple[Any, Any, Any]:
    """The arrays that ``weigh`` fills: ``shift``, ``left`` and ``right``."""
    return (
        np.zeros(cards, np.uint8),
        np.zeros((cards + 1, WIDE), np.int8),
        np.zeros((cards + 1, WIDE), np.int8),
    )


@compiled
def weigh(row: Any, cards: Any, gap_n: int, ring: int, shift: Any, left: Any, right: Any) -> int:
    """How many cards can stay, at most, if the won line is ``cards``.

    Filled: ``shift[i]`` (OUT if the i-th card can't stay), ``left[i, v]``: how many of the cards
    before the i-th can stay with shifts up to ``v``, ``right[i, v]``: how many from the i-th on
    with shifts from ``v`` on. A card with shift ``s`` makes those numbers for ``v >= s`` at least
    one more than that for ``s``; as they never fall with ``v``, it adds one where they are equal.
    """
    n = len(cards)
    for i in range(n):
        s = int(row[WHERE + cards[i]]) - i
        shift[i] = s if 0 <= s <= gap_n else OUT
    if ring and shift[0] > 0:
        shift[0] = OUT
    for v in range(WIDE):
        left[0, v] = 0
        right[n, v] = 0
    for i in range(n):
        s = shift[i]
        if s == OUT:
            for v in range(WIDE):
                left[i + 1, v] = left[i, v]
        else:
            most = left[i, s]
            for v in range(WIDE):
                left[i + 1, v] = left[i, v] + np.int8(left[i, v] == most) * FROM[s, v]
    for i in range(n - 1, -1, -1):
        s = shift[i]
        if s == OUT:
            for v in range(WIDE):
                right[i, v] = right[i + 1, v]
        else:
            most = right[i + 1, s]
            for v in range(WIDE):
                right[i, v] = right[i + 1, v] + np.int8(right[i + 1, v] == most) * UP_TO[s, v]
    return int(left[n, OUT])


@compiled
def staying_after(
    i: int, slot: int, gap_n: int, ring: int, shift: Any, left: Any, right: Any
) -> int:
    """How many cards could stay, after ``weigh``, if the i-th card were in another slot."""
    most = 0
    if shift[i] == OUT:
        most = int(right[0, 0])
    else:
        for v in range(gap_n + 1):
            most = max(most, int(left[i, v]) + int(right[i + 1, v]))
    s = slot - i
    if 0 <= s <= (0 if ring and i == 0 else gap_n):
        most = max(most, int(left[i, s]) + 1 + int(right[i + 1, s]))
    return most


@compiled
def staying_anchored(gap_n: int, shift: Any, left: Any, right: Any) -> int:
    """How many cards can stay, after ``weigh``, if an end of the won line is among its runs.

    That is if the cards that stay begin with shift 0 or end with shift ``gap_n``. On a ring, where
    the ends let nothing in, a line of runs that touches neither end has to be moved as a whole.
    """
    n = len(shift)
    most = 0
    for i in range(n):
        if shift[i] == 0:
            most = 1 + int(right[i + 1, 0])
            break
    for i in range(n - 1, -1, -1):
        if shift[i] == gap_n:
            most = max(most, int(left[i, gap_n]) + 1)
            break
    return most
