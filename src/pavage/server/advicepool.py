"""The advisors: processes in which solvers and searches think, and who is next when there are too
few.

There are never more of them than ``MOST_ADVISORS``, whoever asks. A job that somebody waits for
right now goes first; then the first second of thought about any position; then pars; then what
only makes an answer better. So a job may be stopped halfway: it is begun again later (a search for
the highest score goes on), with twice the time before it may be stopped again. Advice about one
decision is so short that it is not stopped for others. Among equals goes first who had least
lately.
"""

import asyncio
import contextlib
import itertools
import math
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from pavage.core.game import Game
from pavage.core.solver import Best, Verdict
from pavage.games import registry
from pavage.search.advice import is_advised
from pavage.server.advisor import (
    NO_RUN,
    Broken,
    FindPar,
    Found,
    FoundBest,
    FoundPar,
    FromAdvisor,
    Load,
    Ponder,
    Pondered,
    Ready,
    Seek,
    Solve,
    Stop,
    Task,
    pack,
    read_answer,
    work,
)
from pavage.server.logs import told

MOST_ADVISORS = 4
TRIES = 3  # a question that kills its advisor so often is given up
URGENT_SECONDS = 0.25  # so long a job may be urgent
SLICE_SECONDS = 1.0  # a job may think so long before others of its rank may stop it
GRACE_SECONDS = 30.0  # who answers so much later than was asked is given up
PAR_SECONDS = 120.0
RETRY_SECONDS, MOST_RETRY_SECONDS = 5.0, 300.0  # after one that did not even start
LOOK_SECONDS = 0.1  # between two looks at who might make way
HALF_LIFE = 10.0  # seconds in which half of what somebody had is forgotten


class Share:
    """How much thought somebody had lately."""

    def __init__(self) -> None:
        self._had = 0.0
        self._at = 0.0

    def had(self) -> float:
        """Seconds, those of long ago counting less and less."""
        return self._had * math.exp2((self._at - time.monotonic()) / HALF_LIFE)

    def add(self, seconds: float) -> None:
        """It had so much more."""
        self._had, self._at = self.had() + seconds, time.monotonic()


@dataclass(slots=True, eq=False)
class Job:
    """A task for an advisor; ``said`` gets what it finds, and whether that is the last word.

    ``failed`` is called instead of a last word where there is none to be had. Both are called on
    the loop, and never after ``cancel``.
    """

    task: Task
    share: Share
    said: Callable[[Any, bool], None]
    failed: Callable[[], None]
    urgent: bool = False
    served: float = 0.0  # seconds of thought that it got so far
    slice: float = SLICE_SECONDS
    tries: int = 0
    dropped: bool = False

    def rank(self, served: float) -> int:
        """What goes first, 0 before all else, once it got so much thought."""
        if self.urgent and served < URGENT_SECONDS:
            return 0
        if isinstance(self.task, FindPar | Ponder):
            return 2
        return 1 if served < SLICE_SECONDS else 3


@dataclass(slots=True, eq=False)
class _Advisor:
    """A process and our end of its pipe."""

    pipe: Connection
    process: Any = None
    ready: bool = False
    job: Job | None = None
    run: int = NO_RUN
    since: float = 0.0
    stopping: bool = False
    thread: threading.Thread | None = None

    def free(self) -> bool:
        return self.ready and self.job is None

    def ran(self) -> float:
        """For how long it has been at its job."""
        return time.monotonic() - self.since


class AdvicePool:
    """Advisors for the games that have a solver, an optimiser or a search."""

    def __init__(
        self, games: tuple[str, ...], advisors: int | None = None, load: Load = registry.load
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._games = games
        self._most = advisors or max(2, min(MOST_ADVISORS, os.cpu_count() or 2))
        self._load = load
        self._runs = itertools.count()
        self._advisors: list[_Advisor] = []
        self._waiting: list[Job] = []
        self._closed = False
        self._retry = RETRY_SECONDS
        self._look: asyncio.TimerHandle | None = None

    # -- asking -------------------------------------------------------------------------------

    def submit(self, job: Job) -> None:
        """Have a job done."""
        self._waiting.append(job)
        self._hand_out()

    def hurry(self, job: Job) -> None:
        """Somebody waits for it now."""
        job.urgent = True
        self._hand_out()

    def cancel(self, job: Job) -> None:
        """Nobody wants it any more. Who is at it stops within a tenth of a second."""
        job.dropped = True
        if job in self._waiting:
            self._waiting.remove(job)
        for advisor in self._advisors:
            if advisor.job is job:
                self._stop(advisor)

    # -- handing out --------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give what waits to who is free; then see who might make way for the rest."""
        if self._closed:
            return
        self._waiting.sort(key=lambda job: (job.rank(job.served), job.share.had()))
        left = []
        for job in self._waiting:
            advisor = next((a for a in self._advisors if a.free()), None)
            if advisor is None or (_is_whole(job) and not job.urgent and not self._may_wait()):
                left.append(job)
            else:
                self._give(advisor, job)
        self._waiting = left
        self._make_way([job for job in left if job.urgent or not _is_whole(job)])
        if left and self._look is None:
            self._look = self._loop.call_later(LOOK_SECONDS, self._look_again)

    def _look_again(self) -> None:
        self._look = None
        self._hand_out()

    def _may_wait(self) -> bool:
        """What is not stopped, and nobody waits for, leaves one advisor for the rest."""
        busy = sum(_is_whole(a.job) for a in self._advisors if a.job)
        return busy < max(1, self._most - 1)

    def _give(self, advisor: _Advisor, job: Job) -> None:
        run = next(self._runs)
        task, seconds = job.task, PAR_SECONDS
        if isinstance(task, Solve | Seek):
            seconds = max(0.01, task.seconds - job.served)
            task = msgspec.structs.replace(task, seconds=seconds)
        advisor.job, advisor.run, advisor.since = job, run, time.monotonic()
        advisor.stopping = False
        self._send(advisor, msgspec.structs.replace(task, run=run))
        self._loop.call_later(seconds + GRACE_SECONDS, self._give_up, advisor, run)

    def _make_way(self, waiting: list[Job]) -> None:
        """Stop whoever is at something less urgent, as many as there are jobs to take over."""
        coming = sum(advisor.stopping for advisor in self._advisors)
        for job in waiting[coming:]:
            rank = job.rank(job.served)
            others = [a for a in self._advisors if self._gives_way(a, rank)]
            if not others:
                break
            self._stop(max(others, key=lambda a: (_rank(a), a.ran())))

    def _gives_way(self, advisor: _Advisor, rank: int) -> bool:
        job = advisor.job
        if job is None or advisor.stopping or _is_whole(job):
            return False
        mine = _rank(advisor)
        return mine > rank or (mine == rank and advisor.ran() >= job.slice)

    def _stop(self, advisor: _Advisor) -> None:
        """Have it stop; one that does not hear is ended."""
        if advisor.stopping or (advisor.job and isinstance(advisor.job.task, FindPar)):
            return
        advisor.stopping = True
        self._send(advisor, Stop(advisor.run))
        self._loop.call_later(GRACE_SECONDS, self._give_up, advisor, advisor.run)

    def _give_up(self, advisor: _Advisor, run: int) -> None:
        if advisor.job is not None and advisor.run == run:
            told("advisor-stuck")
            advisor.process.kill()

    def _send(self, advisor: _Advisor, said: Task | Stop) -> None:
        with contextlib.suppress(OSError):  # it has died: that is heard soon
            advisor.pipe.send_bytes(pack(said))

    # -- answers ------------------------------------------------------------------------------

    def _heard(self, advisor: _Advisor, said: FromAdvisor) -> None:
        if isinstance(said, Ready):
            advisor.ready = True
            self._retry = RETRY_SECONDS
            self._start_more()
        elif said.run == NO_RUN:
            _tell_broken(said)
        elif said.run == advisor.run and advisor.job is not None:
            self._answered(advisor, advisor.job, said)
        self._hand_out()

    def _answered(
        self, advisor: _Advisor, job: Job, said: Found | FoundPar | FoundBest | Pondered | Broken
    ) -> None:
        if isinstance(said, Found | FoundBest) and not said.last:
            if not job.dropped:
                job.said(_answer(said), False)
            return
        stopped, advisor.job = advisor.stopping, None
        self._served(advisor, job)
        if isinstance(said, Broken):
            _tell_broken(said)
            if not job.dropped:
                job.failed()
        elif job.dropped:
            pass
        elif isinstance(said, FoundPar):
            job.said(said.par, True)
        elif isinstance(said, Pondered):
            job.said(said, True)
        elif stopped and self._goes_on(job, said):
            self._waiting.append(job)
            job.said(_answer(said), False)
        else:
            job.said(_answer(said), True)

    def _goes_on(self, job: Job, said: Found | FoundBest) -> bool:
        """Whether a stopped job is begun again, where it must get further than it was; or gone on
        with, where it can be.
        """
        if isinstance(said, FoundBest) and isinstance(job.task, Seek):
            job.task = msgspec.structs.replace(job.task, saved=said.saved)
            return job.served < job.task.seconds
        assert isinstance(said, Found)
        assert isinstance(job.task, Solve)
        return not said.verdict.settled and job.task.seconds - job.served >= job.slice / 2

    def _served(self, advisor: _Advisor, job: Job) -> None:
        ran = advisor.ran()
        job.served += ran
        job.share.add(ran)
        if ran >= job.slice:
            job.slice *= 2

    # -- the processes ------------------------------------------------------------------------

    def start(self) -> None:
        """Start an advisor, and when it has compiled all, the others; jobs wait meanwhile."""
        self._games = tuple(game for game in self._games if _is_asked(self._load(game)))
        if self._games and not self._closed:
            self._start_one()

    def _start_more(self) -> None:
        while not self._closed and len(self._advisors) < self._most:
            self._start_one()

    def _start_one(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        advisor = _Advisor(ours)
        advisor.process = context.Process(
            target=work, args=(theirs, self._games, self._load), name="advisor", daemon=True
        )
        self._advisors.append(advisor)
        advisor.thread = threading.Thread(
            target=self._attend, args=(advisor, theirs), name="advice", daemon=True
        )
        advisor.thread.start()

    def _attend(self, advisor: _Advisor, theirs: Connection) -> None:
        """In a thread of its own: start the process, and pass on what it says until it ends."""
        with contextlib.suppress(EOFError, OSError, RuntimeError):  # or the loop is closed
            advisor.process.start()
            theirs.close()
            if self._closed:
                advisor.process.kill()
            while True:
                said = read_answer(advisor.pipe.recv_bytes())
                self._loop.call_soon_threadsafe(self._heard, advisor, said)
        if advisor.process.pid is not None:
            advisor.process.join()
        advisor.pipe.close()
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._died, advisor)

    def _died(self, advisor: _Advisor) -> None:
        self._advisors.remove(advisor)
        if self._closed:
            return
        told("advisor-died")
        job, advisor.job = advisor.job, None
        if job is not None:
            self._served(advisor, job)
            job.tries += 1
            if not job.dropped and job.tries < TRIES:
                self._waiting.append(job)
            elif not job.dropped:
                job.failed()
        if advisor.ready:
            self._start_one()
        else:
            self._none_starts()
        self._hand_out()

    def _none_starts(self) -> None:
        """It did not even get ready: try again later, and let nobody wait for it."""
        self._loop.call_later(self._retry, self._start_more)
        self._retry = min(2 * self._retry, MOST_RETRY_SECONDS)
        if not any(advisor.ready for advisor in self._advisors):
            waiting, self._waiting = self._waiting, []
            for job in waiting:
                job.failed()

    async def close(self) -> None:
        """End the advisors."""
        self._closed = True
        if self._look is not None:
            self._look.cancel()
        advisors = list(self._advisors)
        for advisor in advisors:
            if advisor.process.pid is not None:
                advisor.process.kill()
        await asyncio.to_thread(_join, advisors)


def _is_asked(game: Game) -> bool:
    """Whether there is something to ask about a game."""
    return game.facts.solved or game.facts.optimised is not None or is_advised(game)


def _is_whole(job: Job) -> bool:
    """Whether a job is not stopped for others."""
    return isinstance(job.task, FindPar | Ponder)


def _answer(said: Found | FoundBest) -> Verdict | Best:
    """What was found."""
    return said.verdict if isinstance(said, Found) else said.best


def _tell_broken(said: FromAdvisor) -> None:
    if isinstance(said, Broken):
        told("advisor-broken", error=said.error, where=said.where)


def _rank(advisor: _Advisor) -> int:
    assert advisor.job is not None
    return advisor.job.rank(advisor.job.served + advisor.ran())


def _join(advisors: list[_Advisor]) -> None:
    for advisor in advisors:
        assert advisor.thread is not None
        advisor.thread.join()
