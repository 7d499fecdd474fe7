"""The turn that scores most at once: exact, over all ordered sequences of one to three placements.

Among turns of equal points the first in byte order of its moves is taken, compared placement by
placement (any further placement scores at least two points, so a turn never equals its own
beginning).

How it is found. A placement changes the legal squares and the points only beside itself. So

- ``base`` are the placements that are legal now, the best first;
- ``beside`` a placement are those on the four squares next to it, once it lies there;
- two placements of the base that do not touch may come in either order: they are looked at once;
- the best third is the first of ``base`` that touches neither, or one that lies beside either;
- two placements that cannot reach the best total known, whatever follows, are left out. Equal
  totals are not: they decide who comes first.

A placement with its points is one number, its *worth* (``worths.py``): the points, then how early
it comes in byte order. The greatest worth is the placement to choose.

The same search finds the turn that is *liked* most: points, and what a taste adds (``taste.py``).
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.zigzag.state import CELLS, CODES, END, EXCHANGE, HAND, MAX_PLACEMENTS, PASS, WORDS
from pavage.games.zigzag.worths import (
    BESIDE,
    CELL_OF,
    LAST,
    MOST_JOINT,
    MOST_JOINT_LIKED,
    RANK_BITS,
    UNIT,
    base_of,
    beside,
    best_apart,
    best_beside,
    is_free,
    kinds_of,
    liking,
    move_of,
    rank_of,
    touch,
)

_FAR = 2**40  # more than any total


@compiled
def _offer(best: Any, total: int, x: int, y: int, z: int) -> None:
    """Keep a sequence (ranks; LAST for none) if it scores more, or as much and comes first."""
    if total > best[0] or (
        total == best[0]
        and (x < best[1] or (x == best[1] and (y < best[2] or (y == best[2] and z < best[3]))))
    ):
        best[0] = total
        best[1] = x
        best[2] = y
        best[3] = z


@compiled
def _note(firsts: Any, at: int, total: int, x: int, y: int, z: int) -> None:
    """Keep the best sequence with the placement ``at``: its total, and a number of its own."""
    if total > firsts[at, 1]:
        low = min(x, y, z)
        high = max(x, y, z)
        firsts[at, 1] = total
        firsts[at, 2] = (((low << RANK_BITS) + x + y + z - low - high) << RANK_BITS) + high


@compiled
def _search(s: Any, seat: int, taste: Any, best: Any, spare: int, firsts: Any) -> int:
    """Find the best sequence of a seat; ``best``: its total and three ranks.

    ``firsts``: None, or as in ``liked_firsts``, but with ranks. Returns how many placements are
    legal now.
    """
    codes = np.zeros(HAND, dtype=np.int64)
    left = np.zeros(CODES, dtype=np.int64)
    fit = np.zeros((HAND, WORDS), dtype=np.uint64)
    kinds = kinds_of(s, seat, codes, left, fit)
    base = base_of(s, codes, fit, kinds, taste)
    n = len(base)
    if n == 0:
        return 0
    _offer(best, liking(base[0]), rank_of(base[0]), LAST, LAST)
    if firsts is not None:
        for i in range(n):
            firsts[i, 0] = rank_of(base[i])
            firsts[i, 1] = -_FAR
            _note(firsts, i, liking(base[i]), rank_of(base[i]), LAST, LAST)
    most = MAX_PLACEMENTS - int(s.placed) if seat == s.seat else MAX_PLACEMENTS
    if most == 1:
        return n
    near = np.empty((n, BESIDE), dtype=np.int64)
    near_n = np.empty(n, dtype=np.int64)
    near_most = np.zeros(n, dtype=np.int64)  # the most that one beside each is liked
    for i in range(n):
        near_n[i] = beside(s, codes, left, fit, kinds, rank_of(base[i]), near[i], taste)
        for k in range(near_n[i]):
            near_most[i] = max(near_most[i], liking(near[i, k]))
    _apart(s, taste, base, left, near, near_n, near_most, most, best, spare, firsts)
    far = np.empty(BESIDE, dtype=np.int64)
    for i in range(n):
        x = rank_of(base[i])
        for k in range(near_n[i]):
            y = rank_of(near[i, k])
            total = liking(base[i]) + liking(near[i, k])
            z = LAST
            if most > 2:
                m = beside(s, codes, left, fit, kinds, y, far, taste)
                third = best_apart(base, left, x, y)
                third = max(third, best_beside(s, near[i], near_n[i], left, x, y, taste))
                third = max(third, best_beside(s, far, m, left, y, x, taste))
                if third > 0:
                    total += liking(third)
                    z = rank_of(third)
            _offer(best, total, x, y, z)
            if firsts is not None:
                _note(firsts, i, total, x, y, z)
    return n


@compiled
def _apart(
    s: Any,
    taste: Any,
    base: Any,
    left: Any,
    near: Any,
    near_n: Any,
    near_most: Any,
    most: int,
    best: Any,
    spare: int,
    firsts: Any,
) -> None:
    """Try all pairs of the base that do not touch, each with its best third."""
    top = liking(base[0])
    joint = MOST_JOINT if taste is None else MOST_JOINT_LIKED
    reach = max(top, near_most.max() + joint) if most > 2 else 0
    for i in range(len(base)):
        like_i = liking(base[i])
        if 2 * like_i + reach < best[0] - spare:
            return  # the rest of the base is worth no more
        rank_i = rank_of(base[i])
        cell_i = int(CELL_OF[rank_i % CELLS])
        for j in range(i + 1, len(base)):
            total = like_i + liking(base[j])
            if total + reach < best[0] - spare:
                break
            near_ij = max(near_most[i], near_most[j]) + joint
            if most > 2 and total + max(top, near_ij) < best[0] - spare:
                continue
            if not is_free(base[j], left, rank_i, LAST):
                continue
            rank_j = rank_of(base[j])
            if touch(cell_i, int(CELL_OF[rank_j % CELLS])):
                continue
            x = min(rank_i, rank_j)
            y = max(rank_i, rank_j)
            z = LAST
            if most > 2:
                third = best_apart(base, left, x, y)
                third = max(third, best_beside(s, near[i], near_n[i], left, rank_i, rank_j, taste))
                third = max(third, best_beside(s, near[j], near_n[j], left, rank_j, rank_i, taste))
                if third > 0:
                    total += liking(third)
                    z = rank_of(third)
            _offer(best, total, x, y, z)
            if firsts is not None:
                _note(firsts, i, total, x, y, z)
                _note(firsts, j, total, x, y, z)


@compiled
def best_sequence(seen: Any, out: Any) -> int:
    """The whole best turn, from an observation by the seat to move.

    Writes its placements to ``out`` (int64, shape (4,)), then in ``out[3]`` what they score
    together; returns how many they are, 0 where nothing can be placed. Placements made before in
    this turn count towards its three.
    """
    n = liked_sequence(seen, int(seen.seat), None, out)
    out[3] = out[3] // UNIT
    return n


@compiled
def liked_sequence(s: Any, seat: int, taste: Any, out: Any) -> int:
    """The same of the turn that a seat likes most, were it to move; the hand must be known.

    ``out[3]``: how much it is liked, in sixteenths of a point (0 where nothing can be placed). With
    a taste (``taste_now``) a turn may be liked less than nothing, and stops where one placement
    more would be.
    """
    best = np.full(4, LAST, dtype=np.int64)
    best[0] = -_FAR
    _search(s, seat, taste, best, 0, None)
    n = 0
    while n < MAX_PLACEMENTS and best[n + 1] < LAST:
        out[n] = move_of(best[n + 1])
        n += 1
    out[3] = best[0] if n > 0 else 0
    return n


@compiled
def liked_firsts(s: Any, taste: Any, spare: int, firsts: Any) -> int:
    """For each placement that is legal now, the turn that is liked most among those with it.

    ``firsts``: int64 (HAND * MAX_TILES, 3), gets the placement, how much the turn is liked (in
    sixteenths of a point; may be too little where that is ``spare`` less than the best), and a
    number that stands for the turn, in whatever order it is played. Returns how many.
    """
    best = np.full(4, LAST, dtype=np.int64)
    best[0] = -_FAR
    n = _search(s, int(s.seat), taste, best, spare, firsts)
    for k in range(n):
        firsts[k, 0] = move_of(firsts[k, 0])
    return n


@compiled
def best_turn(seen: Any) -> int:
    """The first decision of the best turn, from an observation by the seat to move.

    Where nothing can be placed: ``end`` after a placement, else ``exchange`` if there is a bag
    to draw from and a hand to discard, else ``pass``.
    """
    turn = np.empty(4, dtype=np.int64)
    if best_sequence(seen, turn) > 0:
        return int(turn[0])
    if seen.placed > 0:
        return END
    if seen.bag_at < seen.bag_n and seen.hand_n[seen.seat] > 0:
        return EXCHANGE
    return PASS
