"""The search for the highest solo total: runs of annealing, each from another layout, ever longer.

It can be saved and gone on with, and is then the same as one that was never stopped.
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

# Steps of the runs, one after the other; the last length stays.
LENGTHS = tuple(n * 1_000_000 for n in (2, 5, 10, 20, 20, 40, 80))
_SLICE = 100_000 if is_compiled() else 200  # steps between two looks at the clock
_TOLD_EVERY = 0.2  # seconds
_MIDDLE = WIDE // 2

Lies = tuple[int, int, int, int]  # a tile, its place, its six, its rank
Count = Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A search as it is kept in a file: where it stands, and the best layout so far."""

    question: str  # a digest of the position and the seed
    steps: Count
    seconds: float
    run: Count
    run_at: Count
    rng: int
    now: list[Lies]
    best: list[Lies]


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
            best, length = int(one.best), self._length()
            left = length - int(one.run_at)
            if limits.positions is not None:
                left = min(left, limits.positions - int(one.steps))
            anneal(self.layout, min(left, _SLICE), length)
            if one.run_at == length:
                one.run += 1
                self._begin()
            now = monotonic()
            self.seconds = before + now - begun
            if one.best > best or now - told > _TOLD_EVERY:
                told = now
                progress(self.best())
        return self.best()

    def best(self) -> Best:
        """The highest total so far, and how it is reached; played through the rules."""
        one = self.layout[0]
        if one.best > self.told.score:
            self.told = self._checked(self._line())
            if self.told.score != one.best:
                raise AssertionError(f"{one.best} was promised, the rules give {self.told.score}")
        return Best(self.told.score, self.told.line, int(one.steps), self.seconds)

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
            )
        )

    # -- runs

    def _length(self) -> int:
        return LENGTHS[min(int(self.layout[0].run), len(LENGTHS) - 1)]

    def _is_enough(self, limits: Limits, seconds: float) -> bool:
        return (
            not self.layout[0].free_n
            or (limits.positions is not None and self.layout[0].steps >= limits.positions)
            or (limits.seconds is not None and seconds >= limits.seconds)
            or limits.stop()
        )

    def _begin(self) -> None:
        """Begin a run: what lies on the table, and the other tiles anyhow around it."""
        one = self.layout[0]
        one.run_at = 0
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
        one = self.layout[0]
        if known.best:
            self._lay_out(known.best)
            if one.loose != 1:
                raise NotThisSearch("no line")
            layouts.keep(one)
        self._lay_out(known.now)  # which stays
        one.steps, one.run, one.run_at = known.steps, known.run, known.run_at
        if known.run_at >= self._length() or not 0 < known.rng < 1 << 64:
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
        moves, points = np.empty((2, MAX_MOVES), dtype=np.int64)
        line = np.empty(MAX_TILES + 1, dtype=np.int64)
        n = play_greedily(self.start.copy()[0], moves, points, line)
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
