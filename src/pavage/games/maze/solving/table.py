"""A position as one row of 128 bytes, for searches that hold thousands of them.

A row, two cache lines of the processor (uint8, shape (ROW,)), holds

- ``row[0 .. size-1]``: the card in each slot, 0 for a gap;
- ``row[GAPS .. GAPS+gap_n-1]``: the empty slots, in no particular order (at most ten);
- ``row[WHERE + card]``: the slot of each card.

A *table* is four numbers: ``suits``, ``ranks``, ``size`` and ``ring``; it has
``size - suits * ranks`` gaps. The rules are those of ``rules.py``; a test holds both to each other.

Two numbers tell how far a position has come. A *link* is a card whose predecessor is right, gaps
left out: the game's score, but on a ring the last card precedes the first. A *joint* is a link
without a gap between. With ``suits * ranks`` links the cards are in order; see ``is_won``.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled

ROW = 128
GAPS = 54
WHERE = 64
MOST_GAPS = WHERE - GAPS
MOST_MOVES = 8 * MOST_GAPS
NOWHERE = -1

# A random word for each card in each slot: the key of a position is the xor of its cards' words.
# The raw words of a PCG64 are the same in every version of NumPy.
WORDS: Any = np.random.PCG64(54).random_raw(64 * 64).astype(np.uint64).reshape((64, 64))


# -- setting up -------------------------------------------------------------------------------


@compiled
def lay(slots: Any, size: int, row: Any) -> int:
    """Fill a row from the slots (uint8, at least ``size``); return how many gaps there are."""
    row[:] = 0
    gap_n = 0
    for slot in range(size):
        card = int(slots[slot])
        row[slot] = card
        if card == 0:
            row[GAPS + gap_n] = slot
            gap_n += 1
        else:
            row[WHERE + card] = slot
    return gap_n


@compiled
def key_of(row: Any, size: int) -> Any:
    """The 64-bit key of a position; two positions may share one."""
    key = np.uint64(0)
    for slot in range(size):
        if row[slot] > 0:
            key ^= WORDS[row[slot], slot]
    return key


@compiled
def key_after(key: Any, row: Any, move: int) -> Any:
    """The key that a position with this key will have after a move."""
    card = move >> 6
    return key ^ WORDS[card, row[WHERE + card]] ^ WORDS[card, move & 63]


# -- moves ------------------------------------------------------------------------------------


@compiled
def moves(row: Any, suits: int, ranks: int, size: int, ring: int, out: Any) -> int:
    """Write the legal moves, gap by gap, to ``out`` (int64, MOST_MOVES); return how many."""
    n = 0
    for k in range(size - suits * ranks):
        slot = int(row[GAPS + k])
        before = int(row[slot - 1]) if slot > 0 else (int(row[size - 1]) if ring else 0)
        after = int(row[slot + 1]) if slot + 1 < size else (int(row[0]) if ring else 0)
        to_ace = after & 15 == 1
        if ring and to_ace:
            continue
        successor = 0  # the one card that the left side lets in
        aces = before & 15 == ranks or (slot == 0 and not ring)
        queens = to_ace or (slot == size - 1 and not ring)
        if aces:
            for suit in range(suits):
                out[n] = (suit * 16 + 1) * 64 + slot
                n += 1
        elif before > 0:
            successor = before + 1
            out[n] = successor * 64 + slot
            n += 1
        if queens:
            for suit in range(suits):
                if suit * 16 + ranks != successor:
                    out[n] = (suit * 16 + ranks) * 64 + slot
                    n += 1
        elif after > 0 and after - 1 != successor and not (aces and after & 15 == 2):
            out[n] = (after - 1) * 64 + slot
            n += 1
    return n


@compiled
def apply(row: Any, gap_n: int, move: int) -> None:
    """Make a legal move."""
    card = move >> 6
    slot = move & 63
    home = row[WHERE + card]
    k = GAPS
    while row[k] != slot:
        k += 1
    row[k] = home
    row[home] = 0
    row[slot] = card
    row[WHERE + card] = slot


# -- how far a position has come --------------------------------------------------------------


@compiled
def follows(card: int, before: int, ranks: int) -> int:
    """1 if ``card`` is a link after ``before`` (0: the start of the line), else 0; 0 for card 0."""
    # No branches: what comes next could not be guessed by the processor either.
    starts = (card & 15 == 1) & ((before == 0) | (before & 15 == ranks))
    return int(starts | (card & 15 != 1) & (card == before + 1))


@compiled
def slot_before(row: Any, slot: int, size: int, ring: int) -> int:
    """The slot of the nearest card on the left, NOWHERE at the start of a line."""
    slot -= 1
    while True:
        if slot < 0:
            if not ring:
                return NOWHERE
            slot = size - 1
        if row[slot] > 0:
            return slot
        slot -= 1


@compiled
def slot_after(row: Any, slot: int, size: int, ring: int) -> int:
    """The slot of the nearest card on the right, NOWHERE at the end of a line."""
    slot += 1
    while True:
        if slot == size:
            if not ring:
                return NOWHERE
            slot = 0
        if row[slot] > 0:
            return slot
        slot += 1


@compiled
def _around(row: Any, slot: int, card: int, ranks: int, size: int, ring: int) -> tuple[int, int]:
    """What ``card`` in ``slot`` adds in links and joints to the cards around it."""
    left = slot_before(row, slot, size, ring)
    right = slot_after(row, slot, size, ring)
    before = int(row[left]) if left != NOWHERE else 0
    after = int(row[right]) if right != NOWHERE else 0
    link = follows(card, before, ranks)
    next_link = follows(after, card, ranks)
    near = (slot - left == 1) | (ring != 0) & (slot - left == 1 - size)
    next_near = (right - slot == 1) | (ring != 0) & (right - slot == 1 - size)
    return link + next_link - follows(after, before, ranks), link * near + next_link * next_near


@compiled
def gain(row: Any, move: int, ranks: int, size: int, ring: int) -> tuple[int, int]:
    """By how much a move would change the links and the joints."""
    card = move >> 6
    home = int(row[WHERE + card])
    lost_links, lost_joints = _around(row, home, card, ranks, size, ring)
    row[home] = 0
    links, joints = _around(row, move & 63, card, ranks, size, ring)
    row[home] = card
    return links - lost_links, joints - lost_joints


@compiled
def count(row: Any, ranks: int, size: int, ring: int) -> tuple[int, int]:
    """The links and the joints of a position."""
    links = 0
    joints = 0
    for slot in range(size):
        if row[slot] > 0:
            left = slot_before(row, slot, size, ring)
            before = int(row[left]) if left != NOWHERE else 0
            if follows(int(row[slot]), before, ranks):
                links += 1
                joints += int(slot - left == 1 or (slot == 0 and left == size - 1))
    return links, joints


@compiled
def is_won(row: Any, links: int, suits: int, ranks: int, ring: int) -> bool:
    """Whether a position with so many links is won: on a ring an ace must lie in slot 0.

    All cards being linked, a card in slot 0 of a ring need not be an ace.
    """
    return links == suits * ranks and (ring == 0 or row[0] & 15 == 1)
