"""A proof that a position is lost, from colours that can only die out.

*Colours.* Give the card of rank r in slot s the colour ``(s - r + 1) mod ranks``: the slot where
its run's ace would lie, modulo the length of a run. The start of the line counts as a card of
colour 0 (an ace in the first slot has it), its end as one of colour ``size mod ranks`` (so has a
queen in the last slot). A *domain* is a longest series of cards of one colour, gaps left out.

1. A move takes a card away and puts it directly beside one (or an end) of the very colour that it
   has there: one slot and one rank further, or, an ace after a queen, one slot further and
   ``ranks - 1`` ranks back, which is the same modulo ``ranks``. So no domain is ever born or
   split: along a line of play, the domains keep their colours and their order and can only die.
2. Between two neighbouring domains stands a *wall*, before any slot from behind the last card of
   the one to the first card of the other. The walls give each slot a domain, and thereby the rank
   that a card must have to lie there. Each card lies in a slot of its own rank, so each rank has
   at least ``suits`` slots (*): gaps only add to that.
3. A move fills a gap beside its new neighbour. Let the walls between the gap and that neighbour
   step over the gap, which they may as they stood anywhere in the gaps: (*) holds at each step.
   After the move the card lies in a slot of its colour. So a line of play is a walk of walls, one
   slot at a step, that never breaks (*). A dead domain is one between whose walls no card lies;
   let them stand together.
4. In a won position, going right, the colour rises by one at each gap and never else: the rises
   between successive domains, each taken modulo ``ranks``, add up to at most the number of gaps.

So if no walk of the walls within (*) comes to an arrangement as in 4, the position is lost. The
walks are many, but (*) leaves few arrangements, and all of them can be looked at.

On a ring the last domain is followed by the first, whose colour is then greater by ``size``, and
every wall can move; a won ring also has an ace in slot 0. So without any card whose colour is 0,
or can become 0 by going round, a ring is lost at once.

The converse does not hold: a position may be lost for other reasons.
"""

from math import gcd
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.maze.solving.table import WORDS

MOST_DOMAINS = 9  # as many walls as an arrangement's 63-bit number has room for
OPEN, HOPE, LOST, FULL = 0, 1, 2, 3


@compiled
def domains(slots: Any, ranks: int, size: int, ring: int, colour: Any, wall: Any) -> int:
    """Write the domains' colours and first slots to ``colour`` and ``wall`` (MOST_DOMAINS + 1).

    Returns how many there are, 0 if there are more than MOST_DOMAINS. ``wall[n]`` is the end of
    the last one. On a line the first and the last domain are those of the ends, even if no card
    is in them; on a ring, slots beyond the last are counted on.
    """
    n = 0
    if ring == 0:
        colour[0] = 0
        wall[0] = 0
        n = 1
    for slot in range(size):
        if slots[slot] > 0:
            own = (slot + 1 - (int(slots[slot]) & 15)) % ranks
            if n == 0 or own != colour[n - 1]:
                if n == MOST_DOMAINS:
                    return 0
                colour[n] = own
                wall[n] = slot
                n += 1
    if ring == 0:
        if colour[n - 1] != size % ranks:
            if n == MOST_DOMAINS:
                return 0
            colour[n] = size % ranks
            wall[n] = size
            n += 1
        wall[n] = size
        return n
    if n > 1 and (colour[0] + size) % ranks == colour[n - 1]:  # one domain, cut by the last slot
        n -= 1
        for k in range(n):
            colour[k] = colour[k + 1]
            wall[k] = wall[k + 1]
    wall[n] = wall[0] + size
    return n


@compiled
def _is_good(colour: Any, wall: Any, n: int, ranks: int, size: int, gap_n: int, ring: int) -> bool:
    """Whether the domains that are not empty rise by no more than the gaps (4).

    And on a ring, whether the slot where the line begins is that of an ace.
    """
    first = 0
    before = 0
    if ring:
        while wall[first] == wall[first + 1]:
            first += 1
        before = int(colour[first])
    end = before + size
    begin = (int(wall[0]) + size - 1) // size * size
    rise = 0
    for k in range(first, n):
        if wall[k] < wall[k + 1]:
            rise += (int(colour[k]) - before) % ranks
            before = int(colour[k])
            if ring and wall[k] <= begin < wall[k + 1] and (begin - before) % ranks != 0:
                return False
    return rise + (end - before) % ranks <= gap_n


@compiled
def has_no_home(slots: Any, ranks: int, size: int, ring: int) -> bool:
    """Whether no card of a ring has a colour that some card of a won one has, in slot 0."""
    if ring == 0:
        return False
    lap = gcd(size, ranks)
    for slot in range(size):
        if slots[slot] > 0 and (slot + 1 - (int(slots[slot]) & 15)) % lap == 0:
            return False
    return True


# -- arrangements of walls as numbers ---------------------------------------------------------


@compiled
def pack(wall: Any, n: int, size: int, ranks: int, ring: int) -> int:
    """An arrangement of the walls as a number greater than 0.

    The walls of a ring may go round; after some rounds the colours are as they were.
    """
    number = 1 + (int(wall[0]) % (size // gcd(size, ranks) * ranks) if ring else 0)
    for k in range(1, n):
        number = number << 6 | int(wall[k] - wall[0])
    return number


@compiled
def _unpack(number: int, wall: Any, n: int, size: int) -> None:
    for k in range(n - 1, 0, -1):
        wall[k] = number & 63
        number >>= 6
    wall[0] = number - 1
    for k in range(1, n):
        wall[k] += wall[0]
    wall[n] = wall[0] + size


@compiled
def _find(number: int, table: Any) -> int:
    """The place of a number in an open hash table (0: empty), or the place where it belongs."""
    word = np.uint64(0)
    for k in range(11):
        word ^= WORDS[k, number >> 6 * k & 63]
    mask = len(table) - 1
    place = np.int64(word & np.uint64(mask))
    while table[place] != 0 and table[place] != number:
        place = (place + 1) & mask
    return int(place)


# -- the walk of the walls --------------------------------------------------------------------


@compiled
def _lifted(numbers: Any, k: int, n: int, size: int) -> int:
    """The k-th wall, or colour; on a ring ``k`` may run from -n to 2n, a round being ``size``."""
    return int(numbers[k % n]) + k // n * size


@compiled
def _count_spare(colour: Any, wall: Any, n: int, suits: int, ranks: int, out: Any) -> None:
    """Write how many slots there are for each rank beyond ``suits`` (2)."""
    out[:] = -suits
    for k in range(n):
        for slot in range(wall[k], wall[k + 1]):
            out[(slot - colour[k]) % ranks] += 1


@compiled
def _step(
    colour: Any, wall: Any, n: int, k: int, step: int, size: int, ring: int, spare: Any, then: Any
) -> bool:
    """Let wall ``k`` step left or right (-1, 1), and with it all that stand at the same place.

    ``spare``: how many slots there are for each rank beyond those that the pack needs. Writes the
    new walls to ``then``; returns whether they may step so (3) and ``k`` is the first that does.
    """
    here = int(wall[k])
    if (ring or k > 1) and _lifted(wall, k - 1, n, size) == here:
        return False
    last = k
    while (ring or last < n - 1) and _lifted(wall, last + 1, n, size) == here:
        last += 1
    if here == (_lifted(wall, k - 1, n, size) if step < 0 else _lifted(wall, last + 1, n, size)):
        return False
    slot = here if step > 0 else here - 1
    left = (slot - _lifted(colour, k - 1, n, size)) % len(spare)
    right = (slot - _lifted(colour, last, n, size)) % len(spare)
    if left != right and spare[right if step > 0 else left] == 0:
        return False
    then[:] = wall
    for j in range(k, last + 1):
        then[j % n] += step
    return True


@compiled
def walk(
    colour: Any,
    n: int,
    suits: int,
    ranks: int,
    size: int,
    ring: int,
    table: Any,
    queue: Any,
    at: Any,
    most: int,
) -> int:
    """Look at up to ``most`` more arrangements that the walls can walk to.

    ``table`` (int64, zeros, a power of two long) and ``queue`` (int64, half as long) hold the
    arrangements found, to begin with the position's own; ``at``: how many of the queue have been
    looked at, and how many are in it. Returns HOPE, LOST, FULL or, if there is more to do, OPEN.
    """
    wall = np.empty(MOST_DOMAINS + 1, dtype=np.int64)
    then = np.empty(MOST_DOMAINS + 1, dtype=np.int64)
    spare = np.empty(ranks, dtype=np.int64)
    for _ in range(most):
        if at[0] == at[1]:
            return LOST
        _unpack(queue[at[0]], wall, n, size)
        at[0] += 1
        if _is_good(colour, wall, n, ranks, size, size - suits * ranks, ring):
            return HOPE
        _count_spare(colour, wall, n, suits, ranks, spare)
        for k in range(0 if ring else 1, n):
            for step in (-1, 1):
                if not _step(colour, wall, n, k, step, size, ring, spare, then):
                    continue
                number = pack(then, n, size, ranks, ring)
                place = _find(number, table)
                if table[place] == 0:
                    if at[1] == len(queue):
                        return FULL
                    table[place] = number
                    queue[at[1]] = number
                    at[1] += 1
    return OPEN


class LostProof:
    """The search for the proof, in slices.

    ``homeless``: lost already, for no card can ever lie in slot 0 of a won ring.
    """

    def __init__(self, slots: Any, suits: int, ranks: int, size: int, ring: int, bits: int = 22):
        """``bits``: the table's length is ``2**bits``; 22 take 48 MB when they are all used."""
        self._colour = np.zeros(MOST_DOMAINS + 1, dtype=np.int64)
        wall = np.zeros(MOST_DOMAINS + 1, dtype=np.int64)
        self._numbers = suits, ranks, size, ring
        self.homeless = has_no_home(slots, ranks, size, ring)
        self._n = domains(slots, ranks, size, ring, self._colour, wall)
        self._table = np.zeros(1 << bits, dtype=np.int64)
        self._queue = np.zeros(1 << (bits - 1), dtype=np.int64)
        self._at = np.zeros(2, dtype=np.int64)
        if self._n:
            self._queue[0] = pack(wall, self._n, size, ranks, ring)
            self._table[_find(int(self._queue[0]), self._table)] = self._queue[0]
            self._at[1] = 1

    @property
    def arrangements(self) -> int:
        """How many arrangements of the walls have been looked at."""
        return int(self._at[0])

    def run(self, most: int) -> int:
        """Look at up to ``most`` more arrangements: LOST, HOPE, FULL (given up), OPEN (go on)."""
        if self.homeless:
            return LOST
        if self._n == 0:
            return FULL
        return walk(self._colour, self._n, *self._numbers, self._table, self._queue, self._at, most)
