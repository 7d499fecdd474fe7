"""Short wins: a line, then a shorter one, until it is proved that there is none shorter.

A narrow search finds a line at once, mostly within a few moves of the shortest. Then the question
is asked from below: is there a win in as few moves as the bound says, in one more, ...? As long as
a layer's positions have room each answer is a proof, and takes some six times the work of the one
before. And it is asked from above, with more and more room: is there a win in one move less than
the best line known? What is expected to take less work is asked first, until both meet.
"""

from collections.abc import Generator
from math import factorial
from typing import Any

from pavage.games.maze.solving.bound import lower_bound
from pavage.games.maze.solving.layers import NO_WIN, WON, Room, Search

LONGEST = 150
"""The longest line that is looked for where none is known."""
FIRST_WIDTH = 1 << 6
LONG = 1.4
"""A first line with more moves for each card is not yet good."""
WIDER = 4
"""How many times more room the next search from above gets."""
DEEPER = 6
"""How many times more work the next search from below is expected to be."""


class ShortSearch:
    """A search for short wins from one position, in slices.

    ``line``: the shortest win known, as move codes (None if none is); ``bound``: no win takes fewer
    moves, which is proved; ``done``: nothing more would be tried, because the line is a shortest
    one, or because ``width`` positions in a layer (some 500 bytes each) are not room enough.

    ``slots``: uint8, a card code or 0 for each slot of the table; ``line``: a win known already.
    The same position, with the same room, is always searched in the same way.
    """

    def __init__(
        self,
        slots: Any,
        suits: int,
        ranks: int,
        size: int,
        ring: int,
        line: list[int] | None = None,
        width: int = 1 << 18,
    ) -> None:
        self.line = line
        self.bound = lower_bound(slots, suits, ranks, size, ring)
        self.done = False
        self._spent = 0
        self._search: Search | None = None
        self._table = (slots, suits, ranks, size, ring)
        self._width = width
        self._room = Room()
        self._work = self._all_work()

    @property
    def positions(self) -> int:
        """How many positions and moves were looked at: what was done, whatever the machine."""
        return self._spent + (self._search.positions if self._search else 0)

    def run(self, positions: int) -> bool:
        """Search on until ``positions`` grew by so much; True if a shorter line was found.

        It may be some more: a step takes up to about 50,000 of them, a few milliseconds.
        """
        before = self.line
        end = self.positions + positions
        while not self.done and self.positions < end:
            self.done = next(self._work, None) is None
        return self.line is not before

    def _all_work(self) -> Generator[int, None, None]:
        """Yield after every few milliseconds; at the end nothing more would be tried."""
        if self.bound == 0:
            self.line = []
        yield from self._some_line()
        width = FIRST_WIDTH
        below = above = 0  # what the next question from there will take, in positions
        room = True
        while self.line is not None and self.bound < len(self.line):
            if room and below <= above:
                search = yield from self._look(self.bound, self._width)
                room = search.complete and search.widest * DEEPER <= self._width
                below = search.positions * DEEPER
            elif width <= self._width:
                search = yield from self._look(len(self.line) - 1, width)
                if search.phase != WON:
                    width *= WIDER
                above = search.positions * WIDER
            else:
                return

    def _some_line(self) -> Generator[int, None, None]:
        """Find a line that is not long; if need be for each order of the suits in turn.

        A narrow search of all orders together soon keeps to one, which may be a bad one.
        """
        _, suits, ranks, _, _ = self._table
        width = FIRST_WIDTH
        while self.line is None or (len(self.line) > LONG * suits * ranks and width == FIRST_WIDTH):
            for only in (None, *range(factorial(suits))):
                if only is None or self.line is None or len(self.line) > LONG * suits * ranks:
                    limit = LONGEST if self.line is None else len(self.line) - 1
                    yield from self._look(limit, width if only is None else WIDER * width, only)
            width *= WIDER
            if width > self._width:
                return

    def _look(
        self, limit: int, width: int, only: int | None = None
    ) -> Generator[int, None, Search]:
        """One search; learn from it, and return it."""
        self._search = search = Search(*self._table, limit, width, self._room, only)
        while search.phase not in (WON, NO_WIN):
            search.step()
            yield search.phase
        if search.phase == WON and (self.line is None or len(search.line()) < len(self.line)):
            self.line = search.line()
        elif search.complete:
            self.bound = max(self.bound, limit + 1)
        self._spent += search.positions
        self._search = None
        return search
