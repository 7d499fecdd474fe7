"""Some winning line, fast: a narrow beam search, started again and again with other chances.

A try goes from the position move by move. Each layer holds the best ``width`` positions that the
last one leads to and that the try has not met before, by a value with some noise in it. A try
that has not come further for a while is given up, and the next one begins at the position again;
after ``TRIES`` of them the width is doubled, if there was more to keep than it let them.

The value counts links and joints (``table.py``), and the cards that have a colour of the ends. A
card's *colour* (``lost.py``) never comes up anew, and in a won line the colours rise from that of
the first end to that of the last: so who spreads these two comes nearer to a win, and can't end
with all cards in runs that lie one slot beside where they should. It makes the search five times
as fast as links and joints alone, and its lines shorter by a third. It also leads a few positions
astray for good, so every fourth try does without it.

Nothing is allocated while it runs, but for a wider beam.
"""

from typing import Any, NamedTuple

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import below, seeded
from pavage.games.maze.solving.table import (
    MOST_MOVES,
    ROW,
    WHERE,
    apply,
    count,
    gain,
    is_won,
    key_after,
    key_of,
    lay,
    moves,
)

WIDTH = 5
TRIES = 10
WIDEST = 10240
LAYERS = 512  # a try's longest line
PLAIN = 4  # every fourth try counts no colours
STALL = 60  # layers without a better value after which a try is given up
LINK, JOINT, HOME, NOISE = 6, 16, 6, 6
_MOVES = 24  # moves that a position of a layer may have on average
_MOVE_BITS = 12

# The search's numbers, in one array
_WIDTH, _TRY, _LAYER, _KEPT, _BEST, _SINCE, _POSITIONS, _LENGTH, _FULL, _N = range(10)

AGAIN, WON, WIDER = 0, 1, 2


class _Beam(NamedTuple):
    """Room for a beam of some width."""

    rows: Any  # uint8 (2, width, ROW): this layer and the next, by turns
    links: Any  # int32 (2, width)
    joints: Any
    homes: Any  # how many cards have a colour of the ends
    keys: Any  # uint64 (2, width)
    trail: Any  # int32 (LAYERS, width): for each position its parent's place and its move
    value: Any  # of each candidate for the next layer: int32,
    key: Any  # uint64,
    origin: Any  # int32, as in trail
    order: Any  # int32: the candidates by value
    seen: Any  # uint64: the keys of a try's positions, an open hash table
    line: Any  # int32 (LAYERS): the winning moves


def _room(width: int) -> _Beam:
    candidates = width * _MOVES + MOST_MOVES
    return _Beam(
        rows=np.zeros((2, width, ROW), dtype=np.uint8),
        links=np.zeros((2, width), dtype=np.int32),
        joints=np.zeros((2, width), dtype=np.int32),
        homes=np.zeros((2, width), dtype=np.int32),
        keys=np.zeros((2, width), dtype=np.uint64),
        trail=np.zeros((LAYERS, width), dtype=np.int32),
        value=np.zeros(candidates, dtype=np.int32),
        key=np.zeros(candidates, dtype=np.uint64),
        origin=np.zeros(candidates, dtype=np.int32),
        order=np.zeros(candidates, dtype=np.int32),
        seen=np.zeros(1 << (2 * LAYERS * width).bit_length(), dtype=np.uint64),
        line=np.zeros(LAYERS, dtype=np.int32),
    )


# -- a layer ----------------------------------------------------------------------------------


def _colours_of_ends(ranks: int, size: int) -> Any:
    """For each ``slot - rank + 16`` whether it makes a colour of the ends: uint8 (80,)."""
    colour = (np.arange(80) - 15) % ranks
    return np.isin(colour, [0, size % ranks]).astype(np.uint8)


@compiled
def _is_at_home(card: int, slot: int, is_home: Any) -> int:
    return int(is_home[slot - (card & 15) + 16])


@compiled
def _more_home(row: Any, move: int, is_home: Any) -> int:
    """By how much a move would change how many cards have a colour of the ends."""
    card = move >> 6
    now = _is_at_home(card, int(row[WHERE + card]), is_home)
    return _is_at_home(card, move & 63, is_home) - now


@compiled
def _expand(
    rows: Any,
    links: Any,
    joints: Any,
    homes: Any,
    keys: Any,
    suits: int,
    ranks: int,
    size: int,
    ring: int,
    is_home: Any,
    rng: Any,
    value: Any,
    key: Any,
    origin: Any,
    out: Any,
) -> int:
    """Write every move of a layer's positions as a candidate; return how many."""
    n = 0
    for place in range(len(rows)):
        row = rows[place]
        if n + MOST_MOVES > len(value):
            break
        worth = LINK * int(links[place]) + JOINT * int(joints[place]) + HOME * int(homes[place])
        for k in range(moves(row, suits, ranks, size, ring, out)):
            move = int(out[k])
            more_links, more_joints = gain(row, move, ranks, size, ring)
            more = LINK * more_links + JOINT * more_joints + HOME * _more_home(row, move, is_home)
            value[n] = worth + more + below(rng, NOISE)
            key[n] = key_after(keys[place], row, move)
            origin[n] = place << _MOVE_BITS | move
            n += 1
    return n


@compiled
def _sort(value: Any, buckets: Any, order: Any) -> None:
    """Write the candidates to ``order``, the best last."""
    low = value[0]
    high = value[0]
    for one in value:
        low = min(low, one)
        high = max(high, one)
    buckets[: high - low + 2] = 0
    for one in value:
        buckets[one - low + 1] += 1
    for k in range(1, high - low + 1):
        buckets[k] += buckets[k - 1]
    for k in range(len(value)):
        bucket = value[k] - low
        order[buckets[bucket]] = k
        buckets[bucket] += 1


@compiled
def _is_new(key: Any, seen: Any, mask: Any) -> bool:
    """Note a key; whether it was not there."""
    place = key & mask
    while seen[place] != 0:
        if seen[place] == key:
            return False
        place = (place + np.uint64(1)) & mask
    seen[place] = key
    return True


@compiled
def _keep(
    numbers: Any, b: Any, n: int, suits: int, ranks: int, size: int, ring: int, is_home: Any
) -> bool:
    """Make the next layer from the best candidates; whether one of them is won."""
    now = int(numbers[_LAYER]) & 1
    layer = int(numbers[_LAYER]) + 1
    mask = np.uint64((1 << _bits(int(numbers[_WIDTH]))) - 1)
    kept = 0
    for k in range(n - 1, -1, -1):
        candidate = b.order[k]
        if not _is_new(b.key[candidate], b.seen, mask):
            continue
        place = int(b.origin[candidate]) >> _MOVE_BITS
        move = int(b.origin[candidate]) & ((1 << _MOVE_BITS) - 1)
        links, joints = gain(b.rows[now, place], move, ranks, size, ring)
        homes = _more_home(b.rows[now, place], move, is_home)
        row = b.rows[1 - now, kept]
        row[:] = b.rows[now, place]
        apply(row, size - suits * ranks, move)
        b.links[1 - now, kept] = b.links[now, place] + links
        b.joints[1 - now, kept] = b.joints[now, place] + joints
        b.homes[1 - now, kept] = b.homes[now, place] + homes
        b.keys[1 - now, kept] = b.key[candidate]
        b.trail[layer, kept] = b.origin[candidate]
        if is_won(row, int(b.links[1 - now, kept]), suits, ranks, ring):
            _write_line(numbers, b, layer, kept)
            return True
        kept += 1
        if kept == numbers[_WIDTH]:
            numbers[_FULL] = 1
            break
    numbers[_KEPT] = kept
    numbers[_LAYER] = layer
    return False


@compiled
def _bits(width: int) -> int:
    """The width of the keys' table: room for twice a try's positions."""
    bits = 10
    while (1 << bits) < 2 * LAYERS * width:
        bits += 1
    return bits


@compiled
def _write_line(numbers: Any, b: Any, layer: int, place: int) -> None:
    numbers[_LENGTH] = layer
    while layer > 0:
        origin = int(b.trail[layer, place])
        layer -= 1
        b.line[layer] = origin & ((1 << _MOVE_BITS) - 1)
        place = origin >> _MOVE_BITS


# -- tries ------------------------------------------------------------------------------------


@compiled
def _begin(
    start: Any, numbers: Any, b: Any, ranks: int, size: int, ring: int, is_home: Any
) -> None:
    """Begin a try."""
    numbers[_LAYER] = 0
    numbers[_KEPT] = 1
    numbers[_BEST] = 0
    numbers[_SINCE] = 0
    b.rows[0, 0] = start
    b.links[0, 0], b.joints[0, 0] = count(start, ranks, size, ring)
    b.homes[0, 0] = 0
    for slot in range(size):
        if start[slot] > 0:
            b.homes[0, 0] += _is_at_home(int(start[slot]), slot, is_home)
    b.keys[0, 0] = key_of(start, size)
    b.seen[: 1 << _bits(int(numbers[_WIDTH]))] = 0


@compiled
def _has_stalled(numbers: Any, b: Any) -> bool:
    """Whether a try is to be given up, by the best of its newest layer."""
    if numbers[_KEPT] == 0 or numbers[_LAYER] == LAYERS - 1:
        return True
    now = int(numbers[_LAYER]) & 1
    value = LINK * int(b.links[now, 0]) + JOINT * int(b.joints[now, 0])
    value += HOME * int(b.homes[now, 0])
    if value > numbers[_BEST]:
        numbers[_BEST] = value
        numbers[_SINCE] = 0
    else:
        numbers[_SINCE] += 1
    return bool(numbers[_SINCE] > STALL)


@compiled
def search(
    start: Any,
    suits: int,
    ranks: int,
    size: int,
    ring: int,
    numbers: Any,
    b: Any,
    is_home: Any,
    rng: Any,
    until: int,
) -> int:
    """Go on until so many positions have been made: AGAIN, or WON, or WIDER (room is needed)."""
    out = np.empty(MOST_MOVES, dtype=np.int64)
    buckets = np.empty((LINK + JOINT + HOME) * 64 + NOISE, dtype=np.int64)
    nowhere = np.zeros_like(is_home)
    while numbers[_POSITIONS] < until:
        at_home = nowhere if numbers[_TRY] % PLAIN == PLAIN - 1 else is_home
        if numbers[_LAYER] == 0:
            if numbers[_WIDTH] > b.rows.shape[1]:
                return WIDER
            _begin(start, numbers, b, ranks, size, ring, at_home)
        now = int(numbers[_LAYER]) & 1
        kept = int(numbers[_KEPT])
        n = _expand(
            b.rows[now, :kept],
            b.links[now],
            b.joints[now],
            b.homes[now],
            b.keys[now],
            suits,
            ranks,
            size,
            ring,
            at_home,
            rng,
            b.value,
            b.key,
            b.origin,
            out,
        )
        numbers[_POSITIONS] += max(n, 1)
        if n > 0:
            _sort(b.value[:n], buckets, b.order)
        if _keep(numbers, b, n, suits, ranks, size, ring, at_home):
            return WON
        if _has_stalled(numbers, b):
            numbers[_LAYER] = 0
            numbers[_TRY] += 1
            if numbers[_TRY] % TRIES == 0 and numbers[_FULL]:
                numbers[_WIDTH] = min(2 * numbers[_WIDTH], WIDEST)
                numbers[_FULL] = 0
    return AGAIN


class WinSearch:
    """The search for some winning line, in slices.

    ``slots``: uint8 (size,); the same seed finds the same line after as many positions.
    """

    def __init__(self, slots: Any, suits: int, ranks: int, size: int, ring: int, seed: int = 0):
        self._table = suits, ranks, size, ring
        self._start = np.zeros(ROW, dtype=np.uint8)
        lay(slots, size, self._start)
        self._numbers = np.zeros(_N, dtype=np.int64)
        self._numbers[_WIDTH] = WIDTH
        self._beam = _room(8 * WIDTH)
        self._is_home = _colours_of_ends(ranks, size)
        self._rng = seeded(f"win:{seed}")
        self.line: list[int] = []

    @property
    def positions(self) -> int:
        """How many positions have been made."""
        return int(self._numbers[_POSITIONS])

    def run(self, positions: int) -> bool:
        """Make about so many more positions; whether ``line`` is a winning line.

        A position that is won already counts as not yet: its line would be empty.
        """
        if self.line:
            return True
        until = self.positions + positions
        while True:
            answer = search(
                self._start,
                *self._table,
                self._numbers,
                self._beam,
                self._is_home,
                self._rng,
                until,
            )
            if answer != WIDER:
                break
            self._beam = _room(8 * self._beam.rows.shape[1])
        if answer == WON:
            self.line = [int(move) for move in self._beam.line[: self._numbers[_LENGTH]]]
        return answer == WON
