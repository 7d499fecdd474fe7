"""What was possible: the best line known from where a game began, or that the optimiser finds.

For some setups the game itself keeps a line. For the rest, the challenge of a day above all, an
advisor searches for some seconds, once for all: what it finds is kept in the store. It searches
only while somebody goes on asking.
"""

import asyncio
import hashlib
from dataclasses import dataclass
from functools import cached_property

from pavage.core.alone import is_for_score, opening
from pavage.core.game import WATCHER, Game, Setup
from pavage.core.message import message
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.core.solver import Best
from pavage.core.stored import BestLine
from pavage.search.answers import WrongAnswer, played
from pavage.server.advicepool import AdvicePool, Job, Share
from pavage.server.advisor import NO_RUN, Seek
from pavage.server.logs import failed, told
from pavage.server.refusals import Busy
from pavage.store.log import Store, StoreError

SEARCH_SECONDS = 30.0
WANTED_SECONDS = 5.0  # who has not asked again for so long does not want to know any more
MOST_SEARCHES = 32  # at once: more than a school has challenges and sets of its own
SEED = "possible"  # of the search: the same question is always searched in the same way


@dataclass(frozen=True)
class Beginning:
    """Where a game begins that one person plays for the highest score."""

    game: Game
    setup: Setup
    seed: str

    def deal(self) -> Position:
        """The position of the deal."""
        return self.game.start(self.setup, self.game.deal(self.setup, WordStream(self.seed)))

    def position(self) -> Position:
        """The first that somebody decides in: with the plies of the challenge where it is one."""
        position = self.deal()
        for move in opening(self.game, self.setup, self.seed):
            position.play(move)
        return position

    @cached_property
    def question(self) -> str:
        """A short name of that position, and of the rules by which it is played on."""
        facts = self.game.facts
        named = f"{facts.id} {facts.rules} ".encode()
        return hashlib.sha256(named + self.position().state.tobytes()).hexdigest()


@dataclass
class Possible:
    """What is known. ``score`` None: nothing yet. ``failed``: nothing will be."""

    score: int | None = None
    thinking: bool = False
    seconds: float = 0.0  # of thought so far
    failed: bool = False


@dataclass(eq=False)
class _Search:
    """A search that goes on, or has failed."""

    begin: Position
    question: str
    now: Possible
    job: Job | None = None
    best: BestLine | None = None
    wanted: asyncio.TimerHandle | None = None


class BestLines:
    """The best lines that are known, and the searches for others."""

    def __init__(
        self, store: Store, pool: AdvicePool | None, seconds: float = SEARCH_SECONDS
    ) -> None:
        self._store = store
        self._pool = pool
        self._seconds = seconds
        self._searches: dict[str, _Search] = {}
        self._storing: set[asyncio.Task[None]] = set()

    async def known(self, begin: Beginning) -> BestLine | None:
        """The best line that is known from there. Raises StoreError."""
        if not opening(begin.game, begin.setup, begin.seed):
            kept = begin.game.best_known(begin.setup)
            if kept is not None:
                return BestLine(kept.score, kept.line, kept.steps, 0.0)
        return await self._store.best_line(begin.question)

    async def look(self, begin: Beginning) -> Possible:
        """What is known of it by now; where nothing is, it is searched for from now on.

        Raises StoreError; Busy if too much is searched for already.
        """
        known = await self.known(begin)
        if known is not None:
            return Possible(known.score, seconds=known.seconds)
        if self._pool is None or not is_for_score(begin.game, begin.setup):
            return Possible(failed=True)
        search = self._searches.get(begin.question)
        if search is None:
            if len(self._searches) >= MOST_SEARCHES:
                raise Busy(message("error-busy"))
            search = self._searches[begin.question] = self._started(self._pool, begin)
        self._want(search)
        return search.now

    # -- a search -----------------------------------------------------------------------------

    def _started(self, pool: AdvicePool, begin: Beginning) -> _Search:
        position = begin.position()
        search = _Search(position, begin.question, Possible(thinking=True))
        seen = position.observe(max(position.to_move(), WATCHER)).tobytes()
        task = Seek(NO_RUN, begin.game.facts.id, seen, SEED, self._seconds)
        search.job = Job(
            task,
            Share(),
            said=lambda best, last: self._said(search, best, last),
            failed=lambda: self._fail(search),
        )
        pool.submit(search.job)
        return search

    def _want(self, search: _Search) -> None:
        """Somebody wants to know it."""
        if search.wanted is not None:
            search.wanted.cancel()
        loop = asyncio.get_running_loop()
        search.wanted = loop.call_later(WANTED_SECONDS, self._drop, search)

    def _drop(self, search: _Search) -> None:
        """Nobody wants to know it any more; what has failed may be tried again."""
        self._searches.pop(search.question, None)
        self._stop(search)

    def _stop(self, search: _Search) -> None:
        if search.now.thinking and search.job is not None and self._pool is not None:
            self._pool.cancel(search.job)

    def _fail(self, search: _Search) -> None:
        search.now = Possible(failed=True)

    def _said(self, search: _Search, best: Best, last: bool) -> None:
        """The optimiser knows a better line, or is still at it."""
        game = search.begin.game
        if search.best is None or best.score > search.best.score:
            try:
                line = played(search.begin, best.line, best.score)
            except WrongAnswer as problem:
                failed("optimiser-wrong", problem, game=game.facts.id)
                self._stop(search)
                self._fail(search)
                return
            search.best = BestLine(best.score, line.moves, best.steps, best.seconds)
        search.now = Possible(search.best.score, not last, best.seconds)
        if last:
            kept = BestLine(search.best.score, search.best.line, best.steps, best.seconds)
            task = asyncio.ensure_future(self._keep(search, kept))
            self._storing.add(task)
            task.add_done_callback(self._storing.discard)

    async def _keep(self, search: _Search, best: BestLine) -> None:
        """When it is stored, it need not be remembered here."""
        try:
            await self._store.keep_line(search.question, best)
        except StoreError as problem:
            told("not-kept", code=problem.code)
        else:
            told("possible", game=search.begin.game.facts.id, score=best.score)
