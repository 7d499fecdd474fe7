"""Whether a position may be won *directly*: in no more moves than the bound says.

For an order of the suits let ``now`` cards be able to stay, at most. In a win with as many moves as
there are other cards, each of these moves once, to its last slot; a card that will not be moved
any more is *at rest*. After every move the cards at rest are a set that can stay, and there are as
many of them as can stay at all, for every move brings that number up by one. Therefore

1. a card comes to rest with a shift that lets ``now`` of the others stay (the others that never
   move are so many, and none of them may lie in its way);
2. the card that lets it in, its predecessor on the left or its successor on the right, is at rest:
   if that one still had to move, it would have the same shift and fit between the cards at rest,
   and so one card more could stay than can. (The first card of a ring does not, out of its slot.)
   Only aces and queens have more ways in: beside any queen or ace, and at the ends of the line;
3. its slot was a gap, or the card that lay there has come to rest elsewhere before.

These three are applied until nothing new follows, without regard to what excludes what: which
cards may come to rest, with which shifts. If that is not all of them, then there is no direct win:
any win takes at least one move more.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.maze.solving.bound import WIDE
from pavage.games.maze.solving.table import GAPS, WHERE

_0 = np.uint64(0)
_1 = np.uint64(1)


@compiled
def may_be_direct(
    row: Any, line: Any, now: int, suits: int, ranks: int, size: int, ring: int,
    shift: Any, left: Any, right: Any,
) -> bool:  # fmt: skip
    """False if it is proved that there is no direct win with the order ``line``; after ``weigh``.

    Sets of cards are 64 bits, bit i for the i-th card of the won line; sets of slots likewise.
    """
    gap_n = size - suits * ranks
    rest = np.zeros(WIDE, np.uint64)  # by shift: who may be at rest with it
    allowed = np.zeros(WIDE, np.uint64)  # by shift: whom the first rule lets come to rest with it
    settled = _rest_now(now, gap_n, shift, left, right, rest, allowed)
    everyone = (_1 << np.uint64(suits * ranks)) - _1
    # on a ring no card goes to the left of an ace
    from_right = everyone & ~_every(ranks - 1, suits, ranks) if ring else everyone
    free = _0  # slots
    for k in range(gap_n):
        free |= _1 << np.uint64(row[GAPS + k])
    moved = _0
    changed = True
    while changed:
        changed = False
        for s in range(gap_n + 1):
            here = rest[s]
            fresh = allowed[s] & ~here & (free >> np.uint64(s))
            if fresh == _0:
                continue
            come = fresh & ((here << _1) | ((here >> _1) & from_right))
            if fresh != come:
                come |= fresh & _by_own_right(row, line, s, suits, ranks, size, ring, rest)
            if come == _0:
                continue
            changed = True
            rest[s] = here | come
            new = come & ~moved
            moved |= come
            i = 0
            while new != _0:
                if new & _1:
                    free |= _1 << np.uint64(row[WHERE + line[i]])
                new >>= _1
                i += 1
    return bool((settled | moved) == everyone)


@compiled
def _rest_now(
    now: int, gap_n: int, shift: Any, left: Any, right: Any, rest: Any, allowed: Any
) -> Any:
    """Fill ``rest`` and ``allowed`` for the start; return all that may be at rest already."""
    settled = _0
    for i in range(len(shift)):
        bit = _1 << np.uint64(i)
        for s in range(gap_n + 1):
            others = left[i, s] + right[i + 1, s]
            if s == shift[i]:
                if others + 1 == now:
                    rest[s] |= bit
                    settled |= bit
            elif others == now:
                allowed[s] |= bit
    return settled


@compiled
def _every(first: int, suits: int, ranks: int) -> Any:
    """The ``first``-th card of each suit."""
    cards = _0
    for place in range(suits):
        cards |= _1 << np.uint64(place * ranks + first)
    return cards


@compiled
def _by_own_right(
    row: Any, line: Any, s: int, suits: int, ranks: int, size: int, ring: int, rest: Any
) -> Any:
    """Those that a card which still has to move may let in, or the end of the line."""
    last = suits * ranks - 1
    come = _0
    for place in range(suits):
        ace = place * ranks
        slot = ace + s
        if slot > 0:
            lets_in = row[slot - 1] & 15 == ranks
        elif ring:  # the slot on its left is the last one
            lets_in = row[size - 1] & 15 == ranks or rest[size - last - 1] >> np.uint64(last) & _1
        else:
            lets_in = True
        if lets_in:
            come |= _1 << np.uint64(ace)
        slot = ace + ranks - 1 + s
        if not ring and (slot == size - 1 or row[slot + 1] & 15 == 1):
            come |= _1 << np.uint64(ace + ranks - 1)
    if ring and s > 0 and row[s] == line[0]:
        come |= _1 << np.uint64(1)
    return come
