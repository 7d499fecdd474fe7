"""The rules of Maze, compiled.

Cards lie in one line of slots with some gaps among them. A card may be moved into a gap whose left
neighbour is the next lower card of its suit, or whose right neighbour is the next higher. An ace
may also go to the right of any queen or into the first slot, a queen to the left of any ace or
into the last slot. The game is won when all suits lie in ascending runs. Numbers in brackets are
those of the rules page.

In the ``ring`` dialect the last slot is followed by the first, these two have no right of their
own, and no card goes to the left of an ace.

``table`` sets up the line, which may be shorter than the real one: nothing here knows 54.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.game import OVER

NO_SLOT = 255

# -- the deal ---------------------------------------------------------------------------------


@compiled
def deal(s: Any, slots: Any, suits: int, ranks: int, ring: int) -> None:
    """Lay the table (rules 1-2); ``s`` is all zeros before.

    ``slots``: uint8, a card code or 0 for each slot, each card of ``suits`` x ``ranks`` once.
    """
    s.length = len(slots)
    s.suits = suits
    s.ranks = ranks
    s.ring = ring
    for slot in range(len(slots)):
        card = slots[slot]
        s.slots[slot] = card
        if card == 0:
            s.gaps[s.gap_n] = slot
            s.gap_n += 1
        else:
            s.where[card] = slot
    s.score = score(s)
    s.best = s.score
    _test_end(s)


# -- neighbours -------------------------------------------------------------------------------


@compiled
def left_of(s: Any, slot: int) -> int:
    """The slot on the left, or NO_SLOT (rule 2)."""
    if slot > 0:
        return slot - 1
    return int(s.length) - 1 if s.ring else NO_SLOT


@compiled
def right_of(s: Any, slot: int) -> int:
    """The slot on the right, or NO_SLOT (rule 2)."""
    if slot + 1 < s.length:
        return slot + 1
    return 0 if s.ring else NO_SLOT


@compiled
def follows(s: Any, card: int, before: int) -> bool:
    """Whether ``card`` scores after ``before`` (0: it is the first): rule 6."""
    if card & 15 == 1:
        return bool(before == 0 or before & 15 == s.ranks)
    return bool(before == card - 1)


@compiled
def _card_before(s: Any, slot: int) -> int:
    """The nearest card on the left, gaps left out; 0 where there is none."""
    slot -= 1
    while slot >= 0 and s.slots[slot] == 0:
        slot -= 1
    return int(s.slots[slot]) if slot >= 0 else 0


@compiled
def _card_after(s: Any, slot: int) -> int:
    """The nearest card on the right, gaps left out; 0 where there is none."""
    slot += 1
    while slot < s.length and s.slots[slot] == 0:
        slot += 1
    return int(s.slots[slot]) if slot < s.length else 0


# -- legal moves ------------------------------------------------------------------------------


@compiled
def score_of(s: Any, seat: int) -> int:
    """The score of the one seat."""
    return int(np.int64(s.score))  # one width, whoever asks first


@compiled
def to_move(s: Any) -> int:
    """Seat 0 until the game has ended."""
    return OVER if s.reason else 0


@compiled
def legal_moves(s: Any, out: Any) -> int:
    """Write every legal move (``card * 64 + slot``) to ``out`` (int64, MAX_MOVES); return how many.

    Gap by gap: what may come because of the left neighbour, then what else because of the right
    one (rules 3-5). None when the game is over.
    """
    if s.reason:
        return 0
    return moves(s, out)


@compiled
def moves(s: Any, out: Any) -> int:
    """The legal moves, whether or not the game is over."""
    n = 0
    for k in range(s.gap_n):
        slot = int(s.gaps[k])
        start = n
        left = left_of(s, slot)
        right = right_of(s, slot)
        after = int(s.slots[right]) if right != NO_SLOT else 0
        if s.ring and after & 15 == 1:
            continue
        before = int(s.slots[left]) if left != NO_SLOT else 0
        aces = (before > 0 and before & 15 == s.ranks) or left == NO_SLOT
        if aces:
            for suit in range(s.suits):
                out[n] = (suit * 16 + 1) * 64 + slot
                n += 1
        elif before > 0:
            out[n] = (before + 1) * 64 + slot
            n += 1
        if right == NO_SLOT or (after > 0 and after & 15 == 1):
            for suit in range(s.suits):
                n = _add(out, start, n, (suit * 16 + int(s.ranks)) * 64 + slot)
        elif after > 0:
            n = _add(out, start, n, (after - 1) * 64 + slot)
    return n


@compiled
def _add(out: Any, start: int, n: int, move: int) -> int:
    """Add a move of this gap unless the left neighbour allows it already."""
    for k in range(start, n):
        if out[k] == move:
            return n
    out[n] = move
    return n + 1


@compiled
def is_legal(s: Any, move: int) -> bool:
    """Whether a move is one of the legal ones, without listing them."""
    card = move >> 6
    slot = move & 63
    if s.reason or slot >= s.length or s.slots[slot] != 0:
        return False
    left = left_of(s, slot)
    right = right_of(s, slot)
    after = int(s.slots[right]) if right != NO_SLOT else 0
    if s.ring and after & 15 == 1:
        return False
    before = int(s.slots[left]) if left != NO_SLOT else 0
    rank = card & 15
    if rank == 1 and (left == NO_SLOT or (before > 0 and before & 15 == s.ranks)):
        return True
    if rank == s.ranks and (right == NO_SLOT or (after > 0 and after & 15 == 1)):
        return True
    return (rank > 1 and before == card - 1) or (rank < s.ranks and after == card + 1)


# -- playing ----------------------------------------------------------------------------------


@compiled
def play(s: Any, move: int) -> int:
    """Play a legal move and return the change of the score, which may be negative."""
    card = move >> 6
    slot = move & 63
    home = int(s.where[card])
    points = -_joins(s, home, card)
    s.slots[home] = 0
    for k in range(s.gap_n):
        if s.gaps[k] == slot:
            s.gaps[k] = home
    points += _joins(s, slot, card)
    s.slots[slot] = card
    s.where[card] = slot
    s.score = int(s.score) + points
    s.last = card
    s.plies += 1
    if s.score > s.best:
        s.best = s.score
        s.since = 0
    else:
        s.since += 1
    _test_end(s)
    return points


@compiled
def joined(s: Any, move: int) -> int:
    """What a legal move would change the score by."""
    card = move >> 6
    home = int(s.where[card])
    s.slots[home] = 0
    points = _joins(s, move & 63, card) - _joins(s, home, card)
    s.slots[home] = card
    return points


@compiled
def _joins(s: Any, slot: int, card: int) -> int:
    """What a card in a slot adds to the score of the others: its links less the one it parts."""
    before = _card_before(s, slot)
    after = _card_after(s, slot)
    points = int(follows(s, card, before))
    if after > 0:
        points += int(follows(s, after, card)) - int(follows(s, after, before))
    return points


# -- score and end ----------------------------------------------------------------------------


@compiled
def score(s: Any) -> int:
    """A point for each card that follows the right one, gaps left out (rule 6)."""
    points = 0
    before = 0
    for slot in range(s.length):
        card = int(s.slots[slot])
        if card > 0:
            points += int(follows(s, card, before))
            before = card
    return points


@compiled
def is_solved(s: Any) -> bool:
    """Whether all suits lie in full runs (rule 7); on a ring, with an ace in the first slot."""
    return bool(s.score == s.suits * s.ranks and not (s.ring and s.slots[0] == 0))


@compiled
def _test_end(s: Any) -> None:
    """Rules 7 and 8.

    On a line there is always a legal move: the leftmost gap is the first slot or has a card on its
    left, and so lets a card come. On a ring so does the first gap of every block of gaps, unless
    the block is one gap to the left of an ace: with more gaps than aces there is another.
    """
    if is_solved(s):
        s.reason = 1
    elif s.gap_n == 0 or (s.ring and s.gap_n <= s.suits and _is_stuck(s)):
        s.reason = 2


@compiled
def _is_stuck(s: Any) -> bool:
    """Whether every gap of a ring lies between a card and an ace."""
    for k in range(s.gap_n):
        if s.slots[right_of(s, int(s.gaps[k]))] & 15 != 1:
            return False
    return True
