"""What was possible: searched for once, in a process of its own, while somebody wants to know."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pavage.core.solver import Best
from pavage.games import registry
from pavage.server import possible
from pavage.server.advice import Advisors
from pavage.server.advicepool import AdvicePool, Job, Share
from pavage.server.advisor import Load, Seek
from tests.server import seeking
from tests.server.house import House, eventually, house, run
from tests.server.solving import Orders
from tests.server.test_alone import TODAY, TOMORROW, finished
from tests.server.test_alone import possible as asked


@pytest.fixture
def orders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Orders:
    monkeypatch.setenv("FAKE_SOLVER", str(tmp_path / "orders"))
    return Orders(tmp_path / "orders")


@asynccontextmanager
async def advised(
    folder: Path, load: Load = seeking.load, seconds: float = 20.0
) -> AsyncIterator[House]:
    """A house with one advisor, which is ready."""
    pool = AdvicePool(("connexion",), 1, load)
    pool.start()
    try:
        await eventually(lambda: any(advisor.ready for advisor in pool._advisors))
        async with house(folder, advisors=Advisors(pool)) as here:
            here.rooms.best = possible.BestLines(here.store, pool, seconds)
            yield here
    finally:
        await pool.close()


async def settled(here: House, match: dict[str, Any]) -> Any:
    """Ask as a page does, until nothing more is searched for."""
    while (told := await asked(here, match))["thinking"]:
        await asyncio.sleep(0.05)
    return told


@run
async def test_the_real_one_finds_a_line_and_is_asked_once(tmp_path: Path) -> None:
    async with advised(tmp_path, registry.load, seconds=1.0) as here:
        match, _ = await finished(here, challenge=TODAY)
        first = await asked(here, match)
        assert (first["thinking"], first["failed"]) == (True, False)
        told = await settled(here, match)
        assert told["score"] > 1000
        assert told["seconds"] >= 1.0
        await eventually(lambda: not here.rooms.best._storing)
        told = await asked(here, match)
        assert not told["thinking"]
        answer = await here.http.get("/api/games/connexion/known", params={"day": TODAY})
        replay = answer.json()
        assert replay["day"] == TODAY
        assert len(replay["steps"]) == 36
        gained = sum(step["told"].get("points", 0) for step in replay["steps"])
        assert gained == told["score"]
    async with house(tmp_path) as again:  # without anybody who could search
        assert await asked(again, match) == told
        table = await again.http.get("/api/games/connexion/totals", params={"day": TODAY})
        assert table.json()["known"] == told["score"]


@run
async def test_a_running_search_is_told_and_the_server_goes_on(
    tmp_path: Path, orders: Orders
) -> None:
    orders.give("hold")
    async with advised(tmp_path) as here:
        match, _ = await finished(here, challenge=TODAY)
        other, _ = await finished(here, challenge=TODAY)

        async def knows_something() -> bool:
            told = await asked(here, match)
            return bool(told["thinking"] and told["score"])

        await eventually(knows_something)
        assert (await asked(here, other))["score"] == (await asked(here, match))["score"]
        orders.take_back("hold")
        told = await settled(here, other)
        assert told["score"] > 1000
        assert orders.noted("asked") == ["new"], "two who ask the same are answered by one search"


@run
async def test_nobody_asks_any_more_and_the_search_ends(
    tmp_path: Path, orders: Orders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(possible, "WANTED_SECONDS", 0.3)
    orders.give("hold")
    async with advised(tmp_path) as here:
        match, _ = await finished(here, challenge=TODAY)
        assert (await asked(here, match))["thinking"]
        await eventually(lambda: orders.noted("stopped") == [""])
        assert here.rooms.best._searches == {}
        orders.take_back("hold")
        assert (await settled(here, match))["score"] > 1000
        assert len(orders.noted("asked")) == 2


@run
async def test_too_much_is_not_searched_for_at_once(
    tmp_path: Path, orders: Orders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(possible, "MOST_SEARCHES", 1)
    orders.give("hold")
    async with advised(tmp_path) as here:
        first, _ = await finished(here, challenge=TODAY)
        second, _ = await finished(here, challenge=TOMORROW)
        assert (await asked(here, first))["thinking"]
        assert (await asked(here, second))["said"]["id"] == "error-busy"
        assert (await asked(here, first))["thinking"]
        orders.take_back("hold")
        assert (await settled(here, first))["score"] > 1000


@run
async def test_who_makes_way_goes_on_where_it_was(tmp_path: Path, orders: Orders) -> None:
    orders.give("hold")
    async with advised(tmp_path) as here:
        first, _ = await finished(here, challenge=TODAY)
        second, _ = await finished(here, challenge=TOMORROW)

        async def both_run() -> bool:
            await asked(here, first)
            await asked(here, second)
            return orders.noted("asked").count("on") >= 2

        await eventually(both_run)
        orders.take_back("hold")
        assert (await settled(here, first))["score"] > 1000
        assert (await settled(here, second))["score"] > 1000


@pytest.mark.parametrize("order", ["fail", "die", "lie"])
def test_an_optimiser_that_breaks_down_is_said_so(
    tmp_path: Path, orders: Orders, monkeypatch: pytest.MonkeyPatch, order: str
) -> None:
    monkeypatch.setattr(possible, "WANTED_SECONDS", 0.5)

    @run
    async def test() -> None:
        orders.give(order)
        async with advised(tmp_path) as here:
            match, _ = await finished(here, challenge=TODAY)
            told = await settled(here, match)
            assert (told["score"], told["failed"]) == (None, True)
            orders.take_back(order)
            await eventually(lambda: not here.rooms.best._searches)
            assert (await settled(here, match))["score"] > 1000  # it is tried again

    test()


@run
async def test_what_was_saved_of_another_search_is_begun_anew(tmp_path: Path) -> None:
    async with advised(tmp_path, registry.load) as here:
        assert here.rooms.advisors is not None
        match, _ = await finished(here, challenge=TODAY)
        room = await here.rooms.get(match["match"])
        assert room is not None
        seen = room.match.before(2).position.observe(0).tobytes()
        found: list[Best] = []
        task = Seek(-1, "connexion", seen, "x", 0.2, saved=b"spoilt")
        here.rooms.advisors.pool.submit(
            Job(task, Share(), said=lambda best, last: found.append(best), failed=found.clear)
        )
        await eventually(lambda: bool(found))
        assert found[-1].score > 1000
