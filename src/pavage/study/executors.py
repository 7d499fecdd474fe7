"""Work spread over many workers, so that nothing that was done is lost and nothing done twice.

Written against ``concurrent.futures.Executor``: processes on this computer by default, and
whatever else can be had as an executor. A worker that dies loses only what it was doing, which is
then done by another.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from dataclasses import dataclass
from multiprocessing.connection import wait as wait_for_sentinel
from typing import Any, Protocol

from pavage.core.errors import PavageError
from pavage.core.message import message

MOST_ITEMS = 1000  # in one piece of work
MOST_SECONDS = 3.0  # after which a worker hands in what it has done
MOST_DEATHS = 3  # of workers, one after another, before anything is done
_AHEAD = 2  # pieces for each worker, so that none has to wait
_TICK = 0.2  # seconds between two looks at what has come
_LOST = (BrokenExecutor, CancelledError)  # what it is called when a worker died

Row = dict[str, Any]


@dataclass(frozen=True)
class Batch:
    """What came of the first ``done`` items of a piece of work."""

    done: int
    rows: list[Row]


Work = Callable[[Sequence[int]], Batch]


class WorkersDie(PavageError):
    """Worker after worker died and nothing was done."""

    code = "workers-die"


class Pool(Protocol):
    """Where executors come from."""

    @property
    def workers(self) -> int:
        """How many items are done at a time."""

    def open(self) -> Executor:
        """A fresh executor; one that was opened before is of no use any more."""

    def stop(self) -> None:
        """Tell the workers to hand in what they have."""


class Processes:
    """Processes on this computer; ``prepare`` is called in each before it works."""

    def __init__(self, workers: int, prepare: Callable[[], None]) -> None:
        self.workers = workers
        self._prepare = prepare
        self._context = multiprocessing.get_context("spawn")
        self._stop = self._context.Event()

    def open(self) -> Executor:
        """A fresh pool of processes."""
        begin = (self._stop, self._prepare)
        return ProcessPoolExecutor(self.workers, self._context, _begin, begin)

    def stop(self) -> None:
        """Tell the workers to hand in what they have."""
        self._stop.set()


def all_cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# -- in the main process ----------------------------------------------------------------------


def spread(
    items: Iterable[int],
    work: Work,
    pool: Pool,
    keep: Callable[[list[Row]], None],
    stop: Callable[[], bool],
) -> bool:
    """Do the work for all items; ``keep`` gets the rows of each batch, once.

    ``stop`` is asked several times a second. Returns whether all was done. Raises WorkersDie, and
    whatever the work raises.
    """
    return _Spread(items, work, pool, keep).until(stop)


class _Spread:
    """The items that are still to do, and those that are being done."""

    def __init__(
        self, items: Iterable[int], work: Work, pool: Pool, keep: Callable[[list[Row]], None]
    ) -> None:
        self.todo = deque(items)
        self.work = work
        self.pool = pool
        self.keep = keep
        self.running: dict[Future[Batch], list[int]] = {}
        self.deaths = 0

    def until(self, stop: Callable[[], bool]) -> bool:
        executor = self.pool.open()
        try:
            while (self.todo or self.running) and not stop():
                if not self._submit(executor) or not self._collect(_TICK):
                    self._bury(executor)
                    executor = self.pool.open()
            if self.todo or self.running:
                self._hand_in()
        finally:
            executor.shutdown(wait=True, cancel_futures=True)
        return not self.todo and not self.running

    def _submit(self, executor: Executor) -> bool:
        """Give the workers enough to do; whether they are alive."""
        while self.todo and len(self.running) < _AHEAD * self.pool.workers:
            piece = [self.todo.popleft() for _ in range(self._size())]
            try:
                self.running[executor.submit(self.work, piece)] = piece
            except _LOST:
                self.todo.extendleft(reversed(piece))
                return False
        return True

    def _size(self) -> int:
        """So many items that all workers end at about the same time."""
        share = len(self.todo) // (2 * _AHEAD * self.pool.workers)
        return max(1, min(MOST_ITEMS, share))

    def _collect(self, seconds: float) -> bool:
        """Keep what has come; whether no worker died."""
        ready, _ = wait(self.running, timeout=seconds, return_when=FIRST_COMPLETED)
        alive = True
        for future in ready:
            piece = self.running.pop(future)
            try:
                batch = future.result()
            except _LOST:
                alive = False
                self.todo.extendleft(reversed(piece))
                continue
            self.keep(batch.rows)
            self.todo.extendleft(reversed(piece[batch.done :]))
            self.deaths = 0 if batch.done else self.deaths
        return alive

    def _bury(self, executor: Executor) -> None:
        """A worker died, and its executor with it; what it had done before is kept."""
        while self.running:
            self._collect(_TICK)
        executor.shutdown(wait=False, cancel_futures=True)
        self.deaths += 1
        if self.deaths >= MOST_DEATHS:
            first = str(min(self.todo, default="–"))
            raise WorkersDie(message("study-workers-die", times=self.deaths, first=first))

    def _hand_in(self) -> None:
        """Stop early: what was not begun is dropped, what was begun hands in what it has."""
        self.pool.stop()
        for future in list(self.running):
            if future.cancel():
                self.todo.extend(self.running.pop(future))
        with contextlib.suppress(*_LOST):
            while self.running:
                self._collect(_TICK)


# -- in a worker ------------------------------------------------------------------------------

_LOOK = 0.05  # seconds between two looks at what another process has to say
_SHORT = 0.2  # seconds that some items together may take
_stop: Any = None
_stopped = False
_next_look = 0.0


def stopped() -> bool:
    """Whether a worker should hand in what it has; once true it stays so. Cheap to ask."""
    global _stopped, _next_look
    now = time.monotonic()
    if _stop is not None and now >= _next_look and not _stopped:
        _next_look = now + _LOOK
        _stopped = bool(_stop.is_set())
    return _stopped


def batch(items: Sequence[int], rows_of: Callable[[Sequence[int]], list[Row]], most: int) -> Batch:
    """The rows of as many items as there is time for, one at least unless it is to stop.

    ``rows_of`` gets up to ``most`` items at a time, few of those that take long. What it makes of
    them while it is told to stop does not count.
    """
    rows: list[Row] = []
    done, size = 0, 1
    begun = time.perf_counter()
    while done < len(items) and not stopped():
        before = time.perf_counter()
        if done and before - begun > MOST_SECONDS:
            break
        some = items[done : done + size]
        made = rows_of(some)
        if stopped():
            break
        rows += made
        done += len(some)
        quick = time.perf_counter() - before < _SHORT
        size = min(2 * size, most) if quick else max(1, size // 2)
    return Batch(done, rows)


def listen(stop: Any) -> None:
    """Ask ``stop.is_set()`` from now on whether to hand in what there is."""
    global _stop, _stopped, _next_look
    _stop, _stopped, _next_look = stop, False, 0.0


def _begin(stop: Any, prepare: Callable[[], None]) -> None:
    """Get ready: end with the main process, however that ends, and leave Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    listen(stop)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    prepare()


def _end_with(sentinel: int) -> None:
    wait_for_sentinel([sentinel])
    os._exit(0)
