"""The computer's seats think here, in processes of their own, never on the event loop.

A worker gets an observation, never a state. It is warmed when it starts, ends when the server
does (however that ends), and is replaced when it dies.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import NamedTuple

import numpy as np

from pavage.server.logs import failed, told

MOST_WORKERS = 4
TRIES = 3  # a question that kills its worker so often is given up

Answer = Callable[[int | None], None]


class Question(NamedTuple):
    """What a bot is asked: ``seen`` is the bytes of its seat's observation at entry ``seq``."""

    game: str
    bot: str
    seed: str
    seen: bytes
    seq: int


class Job:
    """A question that is being thought about."""

    __slots__ = ("_future", "answer", "question", "tries")

    def __init__(self, question: Question, answer: Answer) -> None:
        self.question = question
        self.answer: Answer | None = answer
        self.tries = 0
        self._future: Future[int] | None = None

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self.answer = None
        if self._future is not None:
            self._future.cancel()

    def asked(self, future: "Future[int]") -> None:
        """A worker will see to it."""
        self._future = future


class BotPool:
    """Worker processes that answer questions."""

    def __init__(self, games: tuple[str, ...], workers: int | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._games = games
        self._workers = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[Job] = []
        self._closed = False

    def ask(self, question: Question, answer: Answer) -> Job:
        """Think about a question; ``answer`` is called on the loop, with None if it failed."""
        job = Job(question, answer)
        self._submit(job)
        return job

    async def close(self) -> None:
        """Stop the workers."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    # -- starting -----------------------------------------------------------------------------

    def start(self) -> None:
        """Start workers without holding up the loop; questions wait meanwhile."""
        threading.Thread(target=self._start_aside, name="bots", daemon=True).start()

    def _start_aside(self) -> None:
        pool = ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), _begin, (self._games,)
        )
        with contextlib.suppress(BrokenExecutor, RuntimeError):
            pool.submit(os.getpid)
        with contextlib.suppress(RuntimeError):  # the loop is closed already
            self._loop.call_soon_threadsafe(self._started, pool)

    def _started(self, pool: ProcessPoolExecutor) -> None:
        if self._closed:
            pool.shutdown(wait=False, cancel_futures=True)
            return
        self._pool = pool
        waiting, self._waiting = self._waiting, []
        for job in waiting:
            self._submit(job)

    # -- asking -------------------------------------------------------------------------------

    def _submit(self, job: Job) -> None:
        pool = self._pool
        if job.answer is None:
            return
        if pool is None:
            self._waiting.append(job)
            return
        try:
            future = pool.submit(think, job.question)
        except BrokenExecutor:
            self._again(job, pool)
            return
        job.asked(future)
        future.add_done_callback(lambda done: self._back(job, pool, done))

    def _back(self, job: Job, pool: ProcessPoolExecutor, future: "Future[int]") -> None:
        if job.answer is not None:  # called in the pool's thread
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._answered, job, pool, future)

    def _answered(self, job: Job, pool: ProcessPoolExecutor, future: "Future[int]") -> None:
        if job.answer is None or future.cancelled():
            return
        problem = future.exception()
        if isinstance(problem, BrokenExecutor):
            self._again(job, pool)
        elif problem is not None:
            failed("bot-error", problem)
            job.answer(None)
        else:
            job.answer(future.result())

    def _again(self, job: Job, pool: ProcessPoolExecutor) -> None:
        """A worker died: start new ones (once for all who noticed) and ask again."""
        if self._closed:
            return
        if pool is self._pool:
            told("bots-died")
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)
            self.start()
        job.tries += 1
        if job.tries < TRIES:
            self._submit(job)
        elif job.answer is not None:
            job.answer(None)


# -- in the worker ----------------------------------------------------------------------------


def _begin(games: tuple[str, ...]) -> None:
    """Get ready: end with the server, leave Ctrl-C to it, load and compile what the bots play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    from pavage.server.warm import warm_bots

    warm_bots(games)


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def think(question: Question) -> int:
    """A bot's decision, as a code."""
    from pavage.core.rng import seeded
    from pavage.games import registry
    from pavage.search import bots

    game = registry.load(question.game)
    seen = np.frombuffer(question.seen, dtype=game.dtype).copy()
    return bots.load(question.bot, game)(game, seen, seeded(question.seed))
