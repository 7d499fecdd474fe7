"""Everything that can be reached from a position, where that is not too much.

Breadth first: the first win found is a shortest one, and if all has been looked at without one, the
position is lost. Positions are compared whole, not by a hash of them, so that this is a proof.
"""

from typing import Any, NamedTuple

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.maze.solving.table import (
    MOST_MOVES,
    ROW,
    WHERE,
    count,
    gain,
    is_won,
    key_after,
    key_of,
    lay,
    moves,
)

MOST = 1 << 19
_CELL = 6  # bits of a slot
_CELLS = 10  # slots in a word
_WORDS = 6

OPEN, WON, LOST, FULL = 0, 1, 2, 3

_AT, _FOUND = range(2)  # how many have been looked at, and how many found


class _Found(NamedTuple):
    """The positions found, in the order in which they were."""

    words: Any  # uint64 (most, _WORDS): the slots of each
    keys: Any  # uint64 (most,)
    links: Any  # uint8 (most,)
    before: Any  # int32 (most,): from which position,
    move: Any  # int32 (most,): by which move
    table: Any  # int32, a power of two: places of positions by their keys; -1: none


@compiled
def _pack(row: Any, size: int, words: Any) -> None:
    words[:] = 0
    for slot in range(size):
        words[slot // _CELLS] |= np.uint64(row[slot]) << np.uint64(slot % _CELLS * _CELL)


@compiled
def _unpack(words: Any, size: int, slots: Any) -> None:
    for slot in range(size):
        slots[slot] = words[slot // _CELLS] >> np.uint64(slot % _CELLS * _CELL) & np.uint64(63)


@compiled
def _pack_after(words: Any, card: int, home: int, slot: int, out: Any) -> None:
    """The words of a position after a card has moved from ``home`` to ``slot``."""
    out[:] = words
    out[home // _CELLS] ^= np.uint64(card) << np.uint64(home % _CELLS * _CELL)
    out[slot // _CELLS] ^= np.uint64(card) << np.uint64(slot % _CELLS * _CELL)


@compiled
def _is_same(words: Any, others: Any) -> bool:
    different = np.uint64(0)
    for k in range(_WORDS):
        different |= words[k] ^ others[k]
    return bool(different == 0)


@compiled
def _place(words: Any, key: Any, found: Any) -> int:
    """Where in the table a position is, or where it belongs."""
    mask = np.uint64(len(found.table) - 1)
    while True:
        place = np.int64(key & mask)
        at = found.table[place]
        if at < 0 or _is_same(found.words[at], words):
            return int(place)
        key += np.uint64(1)


@compiled
def _begin(row: Any, ranks: int, size: int, ring: int, found: Any, numbers: Any) -> None:
    _pack(row, size, found.words[0])
    found.keys[0] = key_of(row, size)
    found.links[0] = count(row, ranks, size, ring)[0]
    found.table[_place(found.words[0], found.keys[0], found)] = 0
    numbers[_FOUND] = 1


@compiled
def search(
    suits: int, ranks: int, size: int, ring: int, found: Any, numbers: Any, most: int
) -> int:
    """Look at up to ``most`` more positions: OPEN, WON (by the last one found), LOST or FULL."""
    slots = np.zeros(size, dtype=np.uint8)
    row = np.zeros(ROW, dtype=np.uint8)
    words = np.zeros(_WORDS, dtype=np.uint64)
    out = np.zeros(MOST_MOVES, dtype=np.int64)
    for _ in range(most):
        at = int(numbers[_AT])
        if at == numbers[_FOUND]:
            return LOST
        _unpack(found.words[at], size, slots)
        lay(slots, size, row)
        for k in range(moves(row, suits, ranks, size, ring, out)):
            move = int(out[k])
            card = move >> 6
            _pack_after(found.words[at], card, int(row[WHERE + card]), move & 63, words)
            key = key_after(found.keys[at], row, move)
            place = _place(words, key, found)
            if found.table[place] >= 0:
                continue
            new = int(numbers[_FOUND])
            if new == len(found.keys):
                return FULL
            numbers[_FOUND] += 1
            links = int(found.links[at]) + gain(row, move, ranks, size, ring)[0]
            found.words[new] = words
            found.keys[new] = key
            found.links[new] = links
            found.before[new] = at
            found.move[new] = move
            found.table[place] = new
            if links == suits * ranks:
                _unpack(words, size, slots)
                if is_won(slots, links, suits, ranks, ring):
                    return WON
        numbers[_AT] += 1
    return OPEN


class Exhaust:
    """The search through everything, in slices.

    ``slots``: uint8 (size,); at most ``most`` positions are kept, each in 70 bytes or so.
    """

    def __init__(
        self, slots: Any, suits: int, ranks: int, size: int, ring: int, most: int = MOST
    ) -> None:
        self._table = suits, ranks, size, ring
        self._found = _Found(
            words=np.zeros((most, _WORDS), dtype=np.uint64),
            keys=np.zeros(most, dtype=np.uint64),
            links=np.zeros(most, dtype=np.uint8),
            before=np.zeros(most, dtype=np.int32),
            move=np.zeros(most, dtype=np.int32),
            table=np.full(1 << (2 * most).bit_length(), -1, dtype=np.int32),
        )
        self._numbers = np.zeros(2, dtype=np.int64)
        row = np.zeros(ROW, dtype=np.uint8)
        lay(slots, size, row)
        _begin(row, ranks, size, ring, self._found, self._numbers)
        won = is_won(row, int(self._found.links[0]), suits, ranks, ring)
        self._answer = WON if won else OPEN

    @property
    def positions(self) -> int:
        """How many different positions have been found."""
        return int(self._numbers[_FOUND])

    @property
    def full(self) -> bool:
        """Whether it was given up, for there are more positions than were to be kept."""
        return self._answer == FULL

    @property
    def line(self) -> list[int]:
        """A shortest winning line, once ``run`` has said True."""
        line: list[int] = []
        at = self.positions - 1
        while at > 0:
            line.append(int(self._found.move[at]))
            at = int(self._found.before[at])
        return line[::-1]

    def run(self, positions: int) -> bool | None:
        """Look at so many more: True (won, by ``line``), False (lost) or None (not known)."""
        if self._answer == OPEN:
            self._answer = search(*self._table, self._found, self._numbers, positions)
        return None if self._answer in (OPEN, FULL) else self._answer == WON
