"""Work is spread so that every item is done once, whoever stops or dies on the way."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from pavage.study.executors import Batch, Processes, Row, Work, WorkersDie, spread, stopped

ITEMS = range(10, 260)


def never() -> bool:
    return False


def row(item: int) -> Row:
    return {"item": item, "square": item * item}


def squares(items: Sequence[int]) -> Batch:
    return Batch(len(items), [row(item) for item in items])


def lazy(items: Sequence[int]) -> Batch:
    """Does the first third, and one at least."""
    done = max(1, len(items) // 3)
    return Batch(done, [row(item) for item in items[:done]])


class Threads:
    """A pool in this process, whose executors may be told to break."""

    def __init__(self, workers: int, breaks: int = 0) -> None:
        self.workers = workers
        self.breaks = breaks
        self.opened = 0
        self.was_stopped = False

    def open(self) -> Executor:
        self.opened += 1
        return _Breaking(self.workers, 3 if self.opened <= self.breaks else None)

    def stop(self) -> None:
        self.was_stopped = True


class _Breaking(ThreadPoolExecutor):
    def __init__(self, workers: int, after: int | None) -> None:
        super().__init__(workers)
        self.left = after

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        if self.left == 0:
            return super().submit(_break)
        if self.left is not None:
            self.left -= 1
        return super().submit(fn, *args, **kwargs)


def _break() -> Batch:
    raise BrokenExecutor


def gathered(work: Work, pool: Threads | Processes, stop: Callable[[], bool] = never) -> list[Row]:
    rows: list[Row] = []
    whole = spread(ITEMS, work, pool, rows.extend, stop)
    assert whole == (len(rows) == len(ITEMS))
    return rows


def assert_each_once(rows: list[Row]) -> None:
    assert Counter(r["item"] for r in rows) == Counter(ITEMS)
    assert all(r["square"] == r["item"] ** 2 for r in rows)


@pytest.mark.parametrize("work", [squares, lazy])
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_every_item_is_done_once(work: Work, workers: int) -> None:
    assert_each_once(gathered(work, Threads(workers)))


@pytest.mark.parametrize("breaks", [1, 2])
def test_what_a_dead_worker_had_is_done_by_another(breaks: int) -> None:
    pool = Threads(2, breaks)
    assert_each_once(gathered(squares, pool))
    assert pool.opened == breaks + 1


def test_workers_that_only_die_are_given_up() -> None:
    class Broken(Threads):
        def open(self) -> Executor:
            return _Breaking(2, 0)

    with pytest.raises(WorkersDie) as caught:
        gathered(squares, Broken(2))
    assert "number 10" in str(caught.value)


def test_a_wish_to_stop_keeps_what_is_done_and_drops_the_rest() -> None:
    pool, asked = Threads(2), iter([False, False, True])
    rows = gathered(lazy, pool, lambda: next(asked, True))
    assert pool.was_stopped
    assert 0 < len(rows) < len(ITEMS)
    assert max(Counter(r["item"] for r in rows).values()) == 1


def test_what_the_work_raises_is_raised() -> None:
    def fail(items: Sequence[int]) -> Batch:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        gathered(fail, Threads(2))


# -- real processes ---------------------------------------------------------------------------


def prepare() -> None:
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def die_once(mark: Path, items: Sequence[int]) -> Batch:
    """The first worker that gets here is killed in the middle of its work."""
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return squares(items)
    os.kill(os.getpid(), signal.SIGKILL)
    return Batch(0, [])


def slow(items: Sequence[int]) -> Batch:
    rows: list[Row] = []
    for item in items:
        for _ in range(200):
            if stopped():
                return Batch(len(rows), rows)
            time.sleep(0.001)
        rows.append(row(item))
    return Batch(len(rows), rows)


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    assert_each_once(gathered(partial(die_once, mark), Processes(2, prepare)))
    assert mark.exists()


def test_processes_hand_in_what_they_have() -> None:
    until = time.monotonic() + 4
    rows = gathered(slow, Processes(2, prepare), lambda: time.monotonic() > until)
    assert len(rows) < len(ITEMS)
    assert max(Counter(r["item"] for r in rows).values(), default=1) == 1
