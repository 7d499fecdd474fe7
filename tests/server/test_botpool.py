"""The processes in which bots think: ready, cancelled, killed, and gone with the server."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from pavage.core.position import Position
from pavage.server.botpool import BotPool, Job, Question, think
from tests.match.games import BOT, new
from tests.server.house import ANN, GREEDY, eventually, house, run


def question(bot: str = "greedy", seq: int = 0) -> Question:
    seen = new().now.seen(0)
    return Question("zigzag", bot, "luck", seen.tobytes(), seq)


async def answered(pool: BotPool, asked: Question) -> int | None:
    future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    pool.ask(asked, future.set_result)
    return await asyncio.wait_for(future, 50)


def children() -> list[Any]:
    return multiprocessing.active_children()


@run
async def test_bots_answer_the_same_in_a_process_of_their_own() -> None:
    assert BOT.bot == "greedy"
    pool = BotPool(("zigzag",), 1)
    early = asyncio.create_task(answered(pool, question()))  # before anybody works
    await asyncio.sleep(0)
    pool.start()
    position = new().now.position
    for bot in ("greedy", "easy", "random"):
        code = await answered(pool, question(bot))
        assert code == think(question(bot))
        assert code in Position(position.game, position.setup, position.state).codes()
    assert await early == think(question())
    before = children()
    assert before
    # A worker is killed: the question that it had is asked again, in a new one.
    for child in before:
        os.kill(child.pid, signal.SIGKILL)
    assert await answered(pool, question()) == think(question())
    assert {child.pid for child in children()}.isdisjoint(child.pid for child in before)
    # What is cancelled is never answered, and what is wrong is answered with None.
    told: list[int | None] = []
    pool.ask(question(), told.append).cancel()
    assert await answered(pool, question("deep")) is None
    assert await answered(pool, question()) is not None
    assert told == []
    await pool.close()
    await eventually(lambda: not children())


@run
async def test_a_question_that_kills_its_worker_is_given_up() -> None:
    pool = BotPool((), 1)
    pool.start()
    future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    job = Job(question(), future.set_result)

    async def kill_whoever_works() -> None:
        while not future.done():
            for child in children():
                os.kill(child.pid, signal.SIGKILL)
            await asyncio.sleep(0.05)

    killing = asyncio.create_task(kill_whoever_works())
    pool._submit(job)
    assert await asyncio.wait_for(future, 50) is None
    await killing
    assert await answered(pool, question()) == think(question())
    await pool.close()


@run
async def test_a_whole_game_against_processes(tmp_path: Path) -> None:
    pool = BotPool(("zigzag",), 1)
    pool.start()
    async with house(tmp_path, pool) as here:
        made = await here.match(ANN, GREEDY, {**GREEDY, "bot": "easy"})
        async with here.seat(made, 0) as ann:
            while ann.state is not None and ann.state.outcome is None:
                if ann.state.hand is not None and ann.offers():
                    await ann.play(0)
                else:
                    await ann.next()
    await pool.close()


_PARENT = """
import asyncio, multiprocessing, os, sys
from pavage.server.botpool import BotPool

async def main():
    pool = BotPool((), 1)
    pool.start()
    while pool._pool is None or not multiprocessing.active_children():
        await asyncio.sleep(0.01)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@run
async def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT)
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    workers = [int(pid) for pid in (await asyncio.to_thread(parent.stdout.readline)).split()]
    assert workers
    parent.kill()
    parent.wait()
    parent.stdout.close()
    await eventually(lambda: not any(map(alive, workers)))


def alive(pid: int) -> bool:
    """Whether a process runs (a zombie that nobody waits for does not)."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"
