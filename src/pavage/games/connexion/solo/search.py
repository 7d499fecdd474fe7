"""The search for the highest solo total, in rounds of annealing.

A round begins with a run from a layout made anyhow; then follow runs that warm the best of the
round up a little and cool it again. The rounds become longer. The search can be saved and gone on
with, and is then the same as one that was never stopped.
"""

from hashlib import sha256
from time import monotonic
from typing import Annotated, Any

import msgspec
import numpy as np

from pavage.core.compiled import is_compiled
from pavage.core.rng import seeded
from pavage.core.solver import Best, Limits, NotThisSearch, Seek
from pavage.games.connexion import rules
from pavage.games.connexion.solo import layout as layouts
from pavage.games.connexion.solo.anneal import anneal, spread
from pavage.games.connexion.solo.layout import WIDE
from pavage.games.connexion.state import MAX_MOVES, MAX_TILES, SIDES, STATE
from pavage.games.connexion.turns import play_greedily

# The first run of a round and the others: how many steps, and the temperature to begin with.
# Of equal numbers of steps, rounds reach more than runs from the start (by about 50 points).
FIRST, AGAIN = (4_000_000, 50.0), (2_000_000, 18.0)
_RUNS, _MOST_RUNS = 4, 32  # of the first round; of later ones twice as many, up to that
_SLICE = 100_000 if is_compiled() else 200  # steps between two looks at the clock
_TOLD_EVERY = 0.2  # seconds
_MIDDLE = WIDE // 2

Lies = tuple[int, int, int, int]  # a tile, its place, its six, its rank
Count = Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A search as it is kept in a file: where it stands, the best layout of the round, and the
    best line of all.
    """

    question: str  # a digest of the position and the seed
    steps: Count
    seconds: float
    run: Count
    run_at: Count
    rng: int
    now: list[Lies]
    best: list[Lies]
    line: list[int]


class Search:
    """The search from a position of a solo game. It implements ``core.solver.Optimiser``."""

    def __init__(self, seen: Any, seed: str, saved: bytes | None = None) -> None:
        """``seen``: a state (a record); ``saved``: what ``save`` gave, for the same two.

        Raises NotThisSearch if it is of another search, or spoilt.
        """
        self.start = np.empty(1, dtype=STATE)
        self.start[0] = seen
        s = self.start[0]
        self.question = sha256(self.start.tobytes() + seed.encode()).hexdigest()
        self.shift = self._shift()
        signs = s.sign[: int(s.tiles_n) * SIDES].reshape(-1, SIDES)
        self.layout = layouts.empty(signs, bool(s.must_match))
        one = self.layout[0]
        one.rng = seeded(f"connexion {seed}")
        one.free_n = held = int(s.hand_n[0])
        one.free[:held] = s.hand[:held]
        self.seconds = 0.0
        self.told = self._checked(self._greedy())
        if saved is None:
            self._begin()
        else:
            self._go_on(saved)

    def run(self, limits: Limits, progress: Seek) -> Best:
        """Search on until the limits end it (``positions`` are the steps since the beginning).

        ``progress`` is called with each better total, and now and then.
        """
        one = self.layout[0]
        begun = told = monotonic()
        before = self.seconds
        while not self._is_enough(limits, monotonic() - begun):
            best, (length, hot) = self.told, self._run()
            left = length - int(one.run_at)
            if limits.positions is not None:
                left = min(left, limits.positions - int(one.steps))
            anneal(self.layout, min(left, _SLICE), length, hot)
            self._look()
            if one.run_at == length:
                one.run += 1
                self._begin()
            now = monotonic()
            self.seconds = before + now - begun
            if self.told is not best or now - told > _TOLD_EVERY:
                told = now
                progress(self.best())
        return self.best()

    def best(self) -> Best:
        """The highest total so far, and how it is reached; played through the rules."""
        return Best(self.told.score, self.told.line, int(self.layout[0].steps), self.seconds)

    def _look(self) -> None:
        """Play the best layout through the rules if it is better than what is known."""
        one = self.layout[0]
        if one.best > self.told.score:
            self.told = self._checked(self._line())
            if self.told.score != one.best:
                raise AssertionError(f"{one.best} was promised, the rules give {self.told.score}")

    def save(self) -> bytes:
        """All that is needed to go on."""
        one = self.layout[0]
        tiles = one.free[: int(one.free_n)].tolist()
        now: list[Lies] = [(tile, *layouts.lies(one, tile)) for tile in tiles]
        best = one.best_lies.reshape(-1, 3).tolist()
        return msgspec.json.encode(
            Saved(
                self.question,
                int(one.steps),
                self.seconds,
                int(one.run),
                int(one.run_at),
                int(one.rng[0]),
                now,
                [(tile, *best[tile]) for tile in tiles if one.best >= 0],
                self.told.line,
            )
        )

    # -- runs

    def _run(self) -> tuple[int, float]:
        """The steps of this run, and the temperature that it begins with."""
        return FIRST if self._is_first() else AGAIN

    def _is_first(self) -> bool:
        """Whether it is the first one of a round."""
        at, runs = int(self.layout[0].run), _RUNS
        while at >= runs and runs < _MOST_RUNS:
            at -= runs
            runs *= 2
        return at % runs == 0

    def _is_enough(self, limits: Limits, seconds: float) -> bool:
        return (
            not self.layout[0].free_n
            or (limits.positions is not None and self.layout[0].steps >= limits.positions)
            or (limits.seconds is not None and seconds >= limits.seconds)
            or limits.stop()
        )

    def _begin(self) -> None:
        """Begin a run: from the best of the round, or from what lies on the table and the other
        tiles anyhow around it.
        """
        one = self.layout[0]
        one.run_at = 0
        if not self._is_first() and one.best >= 0:
            best = one.best_lies.reshape(-1, 3).tolist()
            self._lay_out([(tile, *best[tile]) for tile in one.free[: int(one.free_n)].tolist()])
            return
        one.best = -1
        around = np.zeros(int(self.start[0].laid_n) + int(one.free_n), dtype=np.int64)
        table = self._clear()
        around[: len(table)] = table
        spread(one, around, _MIDDLE * WIDE + _MIDDLE)

    def _clear(self) -> list[int]:
        """Leave only the tiles that lie in the position; returns their places."""
        s, one = self.start[0], self.layout[0]
        one.tile[:] = 0
        one.total = one.loose = 0
        places = []
        for rank, cell in enumerate(s.laid[: int(s.laid_n)].tolist()):
            q, r = int(s.cell_x[cell]), int(s.cell_y[cell])
            places.append((r + self.shift[1]) * WIDE + q + self.shift[0])
            layouts.put(one, int(s.tile[cell]) - 1, places[-1], int(s.six[cell]), rank)
        return places

    def _go_on(self, saved: bytes) -> None:
        try:
            known = msgspec.json.decode(saved, type=Saved)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NotThisSearch(str(error)) from None
        if known.question != self.question:
            raise NotThisSearch("another position or seed")
        try:
            self.told = self._checked(known.line)
        except AssertionError as error:
            raise NotThisSearch(str(error)) from None
        one = self.layout[0]
        if known.best:
            self._lay_out(known.best)
            if one.loose != 1:
                raise NotThisSearch("no line")
            layouts.keep(one)
        self._lay_out(known.now)  # which stays
        one.steps, one.run, one.run_at = known.steps, known.run, known.run_at
        if known.run_at >= self._run()[0] or not 0 < known.rng < 1 << 64:
            raise NotThisSearch("a run that cannot be")
        one.rng = known.rng
        self.seconds = known.seconds

    def _lay_out(self, lies: list[Lies]) -> None:
        """Lay the free tiles out. Raises NotThisSearch if that cannot be."""
        one = self.layout[0]
        if sorted(tile for tile, *_ in lies) != sorted(one.free[: int(one.free_n)].tolist()):
            raise NotThisSearch("other tiles")
        taken = dict.fromkeys(self._clear(), -1)
        for tile, place, six, rank in lies:
            inside = 0 <= place < layouts.PLACES and layouts.is_inside(place)
            if not inside or place in taken or not 0 <= six < SIDES:
                raise NotThisSearch("no layout")
            beside = {taken.get(place + int(step)) for step in layouts.STEP}
            if not MAX_TILES <= rank < layouts.MOST_RANK or rank in beside:
                raise NotThisSearch("no order")
            taken[place] = rank
            layouts.put(one, tile, place, six, rank)
        one.free[: int(one.free_n)] = [tile for tile, *_ in lies]

    # -- lines

    def _shift(self) -> tuple[int, int]:
        """What to add to q and r so that the table lies in the middle of the board."""
        s = self.start[0]
        if s.laid_n == 0:
            return _MIDDLE, _MIDDLE
        cells = s.laid[: int(s.laid_n)].astype(int)
        q, r = s.cell_x[cells], s.cell_y[cells]
        return (
            _MIDDLE - (int(q.min()) + int(q.max())) // 2,
            _MIDDLE - (int(r.min()) + int(r.max())) // 2,
        )

    def _greedy(self) -> list[int]:
        """A line to begin with: what scores most at once."""
        line = np.empty(MAX_TILES + 1, dtype=np.int64)
        n = play_greedily(self.start.copy()[0], line)
        return [int(move) for move in line[:n]]

    def _line(self) -> list[int]:
        """The best layout as decisions."""
        one = self.layout[0]
        best = one.best_lies.reshape(-1, 3)
        tiles = sorted(one.free[: int(one.free_n)].tolist(), key=lambda tile: int(best[tile, 2]))
        q, r = self.shift
        if self.start[0].laid_n == 0:  # the first tile lies on 0,0
            r, q = divmod(int(best[tiles[0], 0]), WIDE)
        line = []
        for tile in tiles:
            place, six, _ = map(int, best[tile])
            line.append(
                rules.placement(self.start[0], tile, six, place % WIDE - q, place // WIDE - r)
            )
        return line

    def _checked(self, line: list[int]) -> Best:
        """Play a line through the rules."""
        at = self.start.copy()
        out = np.empty(MAX_MOVES, dtype=np.int64)
        for move in line:
            if move not in out[: rules.legal_moves(at[0], out)]:
                raise AssertionError(f"the optimiser's move {move} is not legal")
            rules.play(at[0], move)
        if not rules.is_over(at[0]):
            raise AssertionError("the optimiser's line does not end the game")
        return Best(int(at[0].score[0]), line)
