"""A real Dask cluster of several processes does what processes here do, though one is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import polars as pl
import pytest

from pavage.study import cluster, measuring
from pavage.study.cluster import NoCluster, joined
from pavage.study.executors import Row, spread
from tests.cli.running import done, refused
from tests.study.asked import balance, games_of

ASKED = balance("zigzag")
WORKERS = 3

pytestmark = pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")


class Running:
    """A scheduler and its workers, each a process."""

    def __init__(self, folder: Path, stack: ExitStack, workers: int) -> None:
        self._folder = folder
        self._stack = stack
        self._file = folder / "scheduler.json"
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0")
        self._wait(self._file.exists)
        self.address = str(json.loads(self._file.read_text(encoding="utf-8"))["address"])
        own = ["--no-nanny", "--nthreads", "2", "--local-directory", str(folder)]
        self.workers = [self._start("worker", *own) for _ in range(workers)]

    def _start(self, what: str, *args: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--no-dashboard"]
        given = ["--scheduler-file", str(self._file), *args]
        log = self._stack.enter_context((self._folder / f"{what}.log").open("ab"))
        process = subprocess.Popen([*command, *given], stdout=log, stderr=log, cwd=self._folder)
        self._stack.enter_context(process)  # waits for it
        self._stack.callback(process.kill)
        return process

    def _wait(self, ready: Callable[[], bool]) -> None:
        until = time.monotonic() + 60
        while not ready() and time.monotonic() < until:
            time.sleep(0.05)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with ExitStack() as stack:
        yield Running(tmp_path_factory.mktemp("cluster"), stack, WORKERS)


def test_the_command_makes_the_same_of_it(running: Running, tmp_path: Path) -> None:
    args = ["--games", "40", "--skill", "none"]
    done("study", "balance", "zigzag", *args, "--dask", running.address, "--out", str(tmp_path))
    rows = pl.read_parquet(tmp_path / "games.parquet").to_dicts()
    assert rows == games_of(ASKED, range(40))


def test_a_killed_worker_loses_nothing_and_nothing_is_done_twice(running: Running) -> None:
    kept: list[Row] = []

    def keep(rows: list[Row]) -> None:
        if not kept:
            running.workers[0].send_signal(signal.SIGKILL)
        kept.extend(rows)

    items, work = range(600), partial(measuring.play_games, ASKED)
    with joined(running.address, partial(measuring.prepare, ASKED)) as pool:
        assert pool.workers == WORKERS
        assert spread(items, work, pool, keep, lambda: False)
        assert running.workers[0].wait(30) == -signal.SIGKILL
    kept.sort(key=lambda row: int(row["item"]))
    assert kept == games_of(ASKED, items)


def test_told_to_stop_the_workers_hand_in_what_they_have(running: Running) -> None:
    kept: list[Row] = []
    work = partial(measuring.play_games, ASKED)
    with joined(running.address, partial(measuring.prepare, ASKED)) as pool:
        assert not spread(range(100_000), work, pool, kept.extend, lambda: len(kept) > 0)
    items = [row["item"] for row in kept]
    assert len(items) == len(set(items))
    assert 0 < len(items) < 100_000


def test_workers_that_play_otherwise_are_refused(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "sources_digest", lambda: "other")
    with (
        pytest.raises(NoCluster, match="do not have this same Pavage"),
        joined(running.address, partial(measuring.prepare, ASKED)),
    ):
        pass


def test_a_cluster_that_is_gone_is_told_and_what_is_done_is_kept(tmp_path: Path) -> None:
    kept: list[Row] = []
    with ExitStack() as stack:
        alone = Running(tmp_path, stack, 1)
        work = partial(measuring.play_games, ASKED)

        def keep(rows: list[Row]) -> None:
            kept.extend(rows)
            stack.close()

        with (
            joined(alone.address, partial(measuring.prepare, ASKED)) as pool,
            pytest.raises(NoCluster, match="does not answer any more"),
        ):
            spread(range(100_000), work, pool, keep, lambda: False)
    assert kept


# -- nobody there -----------------------------------------------------------------------------


def study(folder: Path, address: str) -> list[str]:
    return ["study", "balance", "zigzag", "--out", str(folder), "--dask", address]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "tcp://127.0.0.1", "nonsense://x", ""])
def test_nobody_answers(address: str, tmp_path: Path) -> None:
    assert f"No Dask cluster answers at {address}" in refused(1, *study(tmp_path, address))


def test_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = refused(1, *study(tmp_path, "127.0.0.1:1"))
    assert 'pip install "pavage[cluster]"' in said
