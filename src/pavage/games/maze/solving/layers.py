"""All positions after one move, after two, after three: a search that goes layer by layer.

Each position is searched once for each order in which the suits may lie in the end, because for a
given order it is well known how many moves a win must still take (``bound.py``). Of the children
of a layer (``expand``) those are left out that can't be won within the *limit*; the others are put
in order, those with most staying cards first (``arrange``), and the best become the next layer,
each position once (``choose``). Only a child that is chosen is built: until then it is a number,
``parent * 4096 + move``. The line of a win is read backwards through the numbers that were chosen.

If a layer never had more positions than it has room for, then nothing was left out that matters,
and where no win was found there is none within the limit. Else the search is a beam.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.maze.solving.bound import (
    orders_of,
    room_for,
    staying_after,
    staying_anchored,
    weigh,
)
from pavage.games.maze.solving.direct import may_be_direct
from pavage.games.maze.solving.table import (
    MOST_MOVES,
    ROW,
    WHERE,
    WORDS,
    apply,
    key_after,
    key_of,
    lay,
    moves,
)

STEP = 1 << 12
"""Positions that one call expands or chooses: some milliseconds of work."""
CHILDREN = 20
"""Room for so many children of each position; nine are usual. The rest would be left out."""
HANDICAP = 8
"""On a ring a position is worth less, but no more than this, for runs that touch neither end."""
PATIENCE = 12
"""After so many layers that are worth no more a search is given up if positions were left out."""
MOST_WIDTH = 1 << 20  # a child's number has 32 bits

EXPANDING, CHOOSING, WON, NO_WIN = 0, 1, 2, 3


@compiled
def expand(
    rows: Any, order: Any, origin: Any, first: int, last: int,
    suits: int, ranks: int, size: int, ring: int, orders: Any, least: int,
    shift: Any, left: Any, right: Any, worth: Any, child: Any, n: int,
) -> tuple[int, int, int]:  # fmt: skip
    """Append those children of some positions in which ``least`` cards or more can stay.

    Returns how many children there are now, how many positions and moves were looked at, and the
    number of a child that has won, or -1. Of each child ``worth`` says how many cards can stay, on
    a ring with a handicap for its parent. A position in which no more than that many can stay must
    be won directly or not at all. No card is moved twice running: it could have gone there at once,
    since what allows a move is never the card itself. (What forbids it may be: an ace of a ring
    that was to the right of the slot.)
    """
    cards = suits * ranks
    gap_n = size - cards
    place = np.empty(64, np.int64)
    out = np.empty(MOST_MOVES, np.int64)
    looked = 0
    for parent in range(first, last):
        row = rows[parent]
        line = orders[order[parent]]
        now = weigh(row, line, gap_n, ring, shift, left, right)
        looked += 1
        if now < least and not may_be_direct(
            row, line, now, suits, ranks, size, ring, shift, left, right
        ):
            continue
        for i in range(cards):
            place[line[i]] = i
        handicap = 0
        if ring:
            handicap = min(now - staying_anchored(gap_n, shift, left, right), HANDICAP)
        moved = int(origin[parent]) >> 6 & 63
        for k in range(moves(row, suits, ranks, size, ring, out)):
            move = int(out[k])
            card = move >> 6
            if card == moved and not (ring and card & 15 == 1):
                continue
            looked += 1
            stay = staying_after(int(place[card]), move & 63, gap_n, ring, shift, left, right)
            if stay >= least:
                number = parent * 4096 + move
                if stay == cards:
                    return n, looked, number
                worth[n] = max(stay - handicap, 0)
                child[n] = number
                n += 1
    return n, looked, -1


@compiled
def arrange(worth: Any, n: int, by_rank: Any) -> None:
    """Put children in order of falling worth (0 to 64); equal ones stay as they come."""
    starts = np.zeros(66, np.int64)
    for k in range(n):
        starts[65 - worth[k]] += 1
    for k in range(65):
        starts[k + 1] += starts[k]
    for k in range(n):
        bucket = 64 - worth[k]
        by_rank[starts[bucket]] = k
        starts[bucket] += 1


@compiled
def choose(
    child: Any, by_rank: Any, at: int, n: int, most: int, index: Any,
    rows: Any, keys: Any, order: Any,
    next_rows: Any, next_keys: Any, next_order: Any, origin: Any, chosen: int,
    size: int, gap_n: int,
) -> tuple[int, int]:  # fmt: skip
    """Build up to ``most`` of the next layer's positions, from ``by_rank[at]`` on.

    Returns where it stopped and how many are chosen now. ``index``: int32, a hash table of
    the chosen ones, -1 where nothing is.
    """
    while at < n and chosen < most:
        number = int(child[by_rank[at]])
        at += 1
        parent = number >> 12
        move = number & 4095
        row = rows[parent]
        key = key_after(keys[parent], row, move)
        spot = _spot(key, len(index))
        while index[spot] >= 0:
            k = index[spot]
            if (
                next_keys[k] == key
                and next_order[k] == order[parent]
                and _is_child(next_rows[k], row, move, size)
            ):
                break
            spot = spot + 1 if spot + 1 < len(index) else 0
        if index[spot] >= 0:
            continue
        index[spot] = chosen
        next_keys[chosen] = key
        next_order[chosen] = order[parent]
        next_rows[chosen] = row
        apply(next_rows[chosen], gap_n, move)
        origin[chosen] = number
        chosen += 1
    return at, chosen


@compiled
def fill_index(keys: Any, n: int, index: Any) -> None:
    """Put the chosen ones into an empty hash table."""
    for k in range(n):
        spot = _spot(keys[k], len(index))
        while index[spot] >= 0:
            spot = spot + 1 if spot + 1 < len(index) else 0
        index[spot] = k


@compiled
def _spot(key: Any, length: int) -> int:
    """Where a key's search begins: its upper half, scaled."""
    return int(np.int64(((key >> np.uint64(32)) * np.uint64(length)) >> np.uint64(32)))


@compiled
def _is_child(other: Any, row: Any, move: int, size: int) -> bool:
    """Whether ``other`` is what a move makes of ``row``."""
    different = 0
    for slot in range(size):
        different += int(other[slot] != row[slot])
    return bool(
        different == 2 and other[move & 63] == move >> 6 and other[row[WHERE + (move >> 6)]] == 0
    )


class Layer:
    """Room for positions after the same number of moves."""

    def __init__(self, room: int) -> None:
        self.n = 0
        self.rows = np.empty((room, ROW), np.uint8)
        self.keys = np.empty(room, np.uint64)
        self.order = np.empty(room, np.uint8)
        self.origin = np.empty(room, np.uint32)

    def larger(self, most: int) -> "Layer":
        """The same positions with twice the room, or with room for ``most``."""
        other = Layer(min(2 * len(self.keys), most))
        other.n = self.n
        for name in ("rows", "keys", "order", "origin"):
            getattr(other, name)[: self.n] = getattr(self, name)[: self.n]
        return other


class Room:
    """What a search works with; searches one after the other may share it. It grows with need."""

    def __init__(self) -> None:
        self.here, self.there = Layer(STEP), Layer(STEP)
        self.index = np.empty(0, np.int32)
        self.worth = np.empty(0, np.int8)
        self.child = np.empty(0, np.uint32)
        self.by_rank = np.empty(0, np.int32)

    def make_for(self, children: int) -> None:
        """See that so many children find room."""
        if len(self.child) < children:
            self.worth = np.empty(children, np.int8)
            self.child = np.empty(children, np.uint32)
            self.by_rank = np.empty(children, np.int32)

    def index_there(self) -> Any:
        """The hash table of the positions that are in the next layer already."""
        length = 4 * len(self.there.keys)
        if len(self.index) < length:
            self.index = np.empty(length, np.int32)
        index = self.index[:length]
        index[:] = -1
        fill_index(self.there.keys, self.there.n, index)
        return index


class Search:
    """A search for a win in at most ``limit`` moves that keeps ``width`` positions of a layer.

    ``only``: of the orders in which the suits may lie in the end it looks for this one only.
    ``step`` does some milliseconds of work and returns the phase. WON: ``line()`` is a win.
    NO_WIN: none was found, and if ``complete`` there is none. ``positions`` counts positions
    and the moves that were looked at, ``widest`` the positions of the largest layer.
    """

    def __init__(
        self, slots: Any, suits: int, ranks: int, size: int, ring: int,
        limit: int, width: int, room: Room, only: int | None = None,
    ) -> None:  # fmt: skip
        self.table = (suits, ranks, size, ring)
        self.limit = limit
        orders = orders_of(suits, ranks)
        self.orders = orders if only is None else orders[only : only + 1]
        self.width = min(max(width, len(self.orders)), MOST_WIDTH)
        self.complete = only is None
        self.positions = self.widest = 0
        self._weighing = room_for(suits * ranks)
        self._room = room
        for k in range(len(self.orders)):
            lay(slots, size, room.here.rows[k])
            room.here.keys[k] = key_of(room.here.rows[k], size) ^ WORDS[0, k]
            room.here.order[k] = k
            room.here.origin[k] = 0
        room.here.n = len(self.orders)
        self._origins: list[Any] = []
        self._won = 0
        self._best = self._stalled = 0
        self._begin_layer()

    def step(self) -> int:
        """Do some milliseconds of work; return the phase."""
        if self.phase == EXPANDING:
            self._expand()
        elif self.phase == CHOOSING:
            self._choose()
        return self.phase

    def line(self) -> list[int]:
        """The moves of the win that was found."""
        number = self._won
        found = [number & 4095]
        for origin in reversed(self._origins):
            number = int(origin[number >> 12])
            found.append(number & 4095)
        return found[::-1]

    def _begin_layer(self) -> None:
        here = self._room.here
        self.phase = EXPANDING
        self.widest = max(self.widest, here.n)
        self._at = self._n = 0
        self._most = here.n * CHILDREN + STEP * MOST_MOVES
        self._room.make_for(self._most)

    def _expand(self) -> None:
        suits, ranks, size, ring = self.table
        room, here = self._room, self._room.here
        moves_left = self.limit - len(self._origins) - 1
        fit = (self._most - self._n) // MOST_MOVES
        last = min(self._at + min(STEP, fit), here.n)
        self._n, looked, won = expand(
            here.rows, here.order, here.origin, self._at, last,
            suits, ranks, size, ring, self.orders, suits * ranks - moves_left,
            *self._weighing, room.worth, room.child, self._n,
        )  # fmt: skip
        self.positions += looked
        if won >= 0:
            self._won = won
            self.phase = WON
        elif last == here.n or last == self._at:
            self.complete &= last == here.n
            arrange(room.worth, self._n, room.by_rank)
            room.there.n = 0
            self._index = room.index_there()
            self.phase = NO_WIN if self._n == 0 or self._is_stalled() else CHOOSING
            last = 0
        self._at = last

    def _is_stalled(self) -> bool:
        """Whether positions were left out and it has been getting nowhere."""
        best = int(self._room.worth[self._room.by_rank[0]])
        self._stalled = 0 if best > self._best else self._stalled + 1
        self._best = max(best, self._best)
        return not self.complete and self._stalled > PATIENCE

    def _choose(self) -> None:
        _, _, size, _ = self.table
        room, here, there = self._room, self._room.here, self._room.there
        most = min(self.width, len(there.keys))
        self._at, there.n = choose(
            room.child, room.by_rank, self._at, self._n, min(there.n + STEP, most),
            self._index, here.rows, here.keys, here.order,
            there.rows, there.keys, there.order, there.origin, there.n,
            size, size - self.orders.shape[1],
        )  # fmt: skip
        if self._at < self._n and there.n == len(there.keys) < self.width:
            room.there = there.larger(self.width)
            self._index = room.index_there()
        elif self._at == self._n or there.n == most:
            self.complete &= self._at == self._n
            self._origins.append(there.origin[: there.n].copy())
            room.here, room.there = there, here
            self._begin_layer()
