"""The processes in which the solver thinks: who goes first, who is stopped, killed, replaced."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from pavage.server.advicepool import AdvicePool, Job, Share
from pavage.server.advisor import FindPar, Solve
from tests.match.games import MAZE, line_home, nearly_won, new_maze
from tests.server.house import eventually, run
from tests.server.solving import Orders, load
from tests.server.test_botpool import alive


@pytest.fixture
def orders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Orders:
    monkeypatch.setenv("FAKE_SOLVER", str(tmp_path / "orders"))
    return Orders(tmp_path / "orders")


@asynccontextmanager
async def advisors(count: int) -> AsyncIterator[AdvicePool]:
    pool = AdvicePool(("maze",), count, load)
    pool.start()
    try:
        await eventually(lambda: sum(advisor.ready for advisor in pool._advisors) == count)
        yield pool
    finally:
        await pool.close()
    assert not [child for child in multiprocessing.active_children() if child.name == "advisor"]


@dataclass
class Asked:
    """A job and what came of it."""

    job: Job
    said: list[Any] = field(default_factory=list)
    last: Any = None
    failed: bool = False

    def done(self) -> bool:
        return self.last is not None or self.failed


def ask(
    pool: AdvicePool,
    away: int = 2,
    seconds: float = 20.0,
    urgent: bool = False,
    par: bool = False,
    share: Share | None = None,
) -> Asked:
    """Ask about a deal that is won in so many moves."""
    seen = new_maze(away=away).now.seen(0).tobytes()
    deal = FindPar(-1, "maze", 1, {"dialect": "classic"}, nearly_won(away))
    asked: Asked

    def said(found: Any, last: bool) -> None:
        asked.said.append(found)
        if last:
            asked.last = found

    def failed() -> None:
        asked.failed = True

    task = deal if par else Solve(-1, "maze", seen, seconds)
    asked = Asked(Job(task, share or Share(), said, failed, urgent))
    pool.submit(asked.job)
    return asked


@run
async def test_it_tells_of_better_verdicts_as_they_come(orders: Orders) -> None:
    async with advisors(1) as pool:
        orders.give("hold")
        asked = ask(pool)
        await eventually(lambda: len(asked.said) >= 2)  # it says that it is at it
        assert {verdict.answer for verdict in asked.said} == {"unknown"}
        orders.give("improve")
        orders.take_back("hold")
        await eventually(lambda: asked.said[-1].answer == "won")
        assert not asked.done()
        orders.take_back("improve")
        await eventually(asked.done)
        assert sorted(map(MAZE.write, asked.last.line)) == sorted(line_home(2))
        par = ask(pool, away=3, par=True)
        await eventually(par.done)
        assert (par.last.moves, par.last.stars) == (3, (3, 5, None))


@run
async def test_what_is_cancelled_stops_and_is_never_answered(orders: Orders) -> None:
    async with advisors(1) as pool:
        orders.give("hold")
        one, two = ask(pool), ask(pool)
        await eventually(lambda: bool(one.said))
        pool.cancel(two.job)  # nobody was at it yet
        pool.cancel(one.job)
        said = len(one.said)
        await eventually(lambda: orders.noted("stopped") == [""])
        orders.take_back("hold")
        three = ask(pool)
        await eventually(three.done)
        assert (len(one.said), one.done(), two.said, two.done()) == (said, False, [], False)
        assert len(orders.noted("asked")) == 2


@run
async def test_a_job_that_somebody_waits_for_goes_before_the_others(orders: Orders) -> None:
    async with advisors(1) as pool:
        orders.give("hold")
        long = ask(pool, away=1)
        await eventually(lambda: bool(long.said))
        quick = ask(pool, away=2, seconds=0.1, urgent=True)
        await eventually(quick.done)
        assert quick.last.answer == "unknown"
        assert not long.done()
        orders.take_back("hold")
        await eventually(long.done)  # it was begun again
        assert long.last.answer == "won"
        assert len(orders.noted("asked")) == 3


@run
async def test_they_are_shared_by_turns(orders: Orders) -> None:
    async with advisors(1) as pool:
        orders.give("hold")
        asked = [ask(pool, seconds=9) for _ in range(4)]
        for each in asked:
            each.job.slice = 0.1
        await eventually(lambda: all(each.said for each in asked))
        assert not any(each.done() for each in asked)
        orders.take_back("hold")
        await eventually(lambda: all(each.done() for each in asked))
        assert {each.last.answer for each in asked} == {"won"}


@run
async def test_a_par_leaves_an_advisor_for_the_rest(orders: Orders) -> None:
    async with advisors(2) as pool:
        orders.give("hold")
        pars = [ask(pool, away=away, par=True) for away in (2, 3)]
        await eventually(lambda: orders.noted("asked") == ["par"])
        quick = ask(pool, seconds=0.1, urgent=True)
        await eventually(quick.done)
        assert orders.noted("asked").count("par") == 1
        orders.take_back("hold")
        await eventually(lambda: all(par.done() for par in pars))


@run
async def test_who_had_least_lately_goes_first(orders: Orders) -> None:
    async with advisors(1) as pool:
        orders.give("hold")
        greedy = Share()
        greedy.add(30)
        first = ask(pool)
        await eventually(lambda: bool(first.said))
        others = [ask(pool, share=greedy), ask(pool, share=greedy), ask(pool)]
        orders.give("improve")
        orders.take_back("hold")
        pool.cancel(first.job)
        await eventually(lambda: any(each.said for each in others))
        assert [bool(each.said) for each in others] == [False, False, True]


@run
async def test_one_that_dies_is_replaced_and_its_job_done(orders: Orders) -> None:
    async with advisors(1) as pool:
        before = pool._advisors[0].process.pid
        orders.give("die-once")
        asked = ask(pool)
        await eventually(asked.done)
        assert asked.last.answer == "won"
        assert pool._advisors[0].process.pid != before
        orders.give("fail")
        mistaken = ask(pool)
        await eventually(mistaken.done)
        assert mistaken.failed
        orders.take_back("fail")
        again = ask(pool)
        await eventually(again.done)
        assert again.last.answer == "won"


@run
async def test_a_question_that_kills_is_given_up(orders: Orders) -> None:
    async with advisors(1) as pool:
        orders.give("die")
        poison = ask(pool)
        await eventually(poison.done)
        assert poison.failed
        assert len(orders.noted("asked")) == 3
        orders.take_back("die")
        asked = ask(pool)
        await eventually(asked.done)
        assert asked.last.answer == "won"


@run
async def test_one_that_does_not_hear_is_ended(
    orders: Orders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pavage.server.advicepool.GRACE_SECONDS", 0.2)
    async with advisors(1) as pool:
        asked = ask(pool, seconds=0.1)
        await eventually(asked.done)
        before = pool._advisors[0].process.pid
        orders.give("hold")
        deaf = ask(pool)
        await eventually(lambda: bool(deaf.said))
        os.kill(before, signal.SIGSTOP)
        pool.cancel(deaf.job)
        orders.take_back("hold")
        asked = ask(pool)
        await eventually(asked.done)
        assert pool._advisors[0].process.pid != before


_PARENT = """
import asyncio, sys
from pavage.server.advicepool import AdvicePool
from tests.server.solving import load

async def main():
    pool = AdvicePool(("maze",), 2, load)
    pool.start()
    while len(pool._advisors) < 2 or not all(a.process.pid for a in pool._advisors):
        await asyncio.sleep(0.01)
    print(*[advisor.process.pid for advisor in pool._advisors], flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@run
async def test_no_advisor_outlives_a_killed_server(orders: Orders, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT)
    root = str(Path(__file__).parents[2])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])}
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=env
    )
    assert parent.stdout is not None
    pids = [int(pid) for pid in (await asyncio.to_thread(parent.stdout.readline)).split()]
    assert len(pids) == 2
    parent.kill()
    parent.wait()
    parent.stdout.close()
    await eventually(lambda: not any(map(alive, pids)))
