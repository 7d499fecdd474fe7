"""Matches leave memory and come back as they were; bots and stores that fail stop nobody."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pavage.core.errors import PavageError
from pavage.core.message import message
from pavage.core.stored import Event, Sitter, Total
from pavage.match import seats
from pavage.match.match import ReplayError
from pavage.server import room as room_module
from pavage.server import rooms as rooms_module
from pavage.server import wire
from pavage.server.botpool import Answer, Job, Question, think
from pavage.server.rooms import IDLE_SECONDS, OVER_SECONDS, STUCK_SECONDS, Rooms
from pavage.store.log import Conflict, StoreError
from pavage.store.sqlite import SqliteStore
from tests.match.games import ZIGZAG, moves
from tests.server.house import (
    ANN,
    BEN,
    GREEDY,
    Clock,
    PromptBots,
    SilentBots,
    eventually,
    house,
    run,
)


@run
async def test_idle_and_finished_matches_leave_memory(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        running = await here.match(ANN, BEN)
        watched = await here.match(ANN, BEN)
        over = await here.match(ANN, BEN)
        async with here.seat(watched, 0):
            async with here.seat(over, 0) as ann:
                await ann.ask(t="resign", seat=0)
            room = await here.rooms.get(over["match"])
            assert room is not None
            await eventually(room.idle)
            here.rooms.sweep()
            assert len(here.rooms) == 3
            here.clock.time += OVER_SECONDS * 1000
            here.rooms.sweep()
            assert set(here.rooms._rooms) == {running["match"], watched["match"]}
            here.clock.time += IDLE_SECONDS * 1000
            here.rooms.sweep()
            assert set(here.rooms._rooms) == {watched["match"]}
            del room
            async with here.seat(over, 0) as again:
                assert again.state is not None
                assert again.state.outcome is not None


@run
async def test_of_too_many_idle_matches_the_longest_unused_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "MOST_IDLE", 3)
    async with house(tmp_path) as here:
        made = [(await here.match(ANN, BEN))["match"] for _ in range(6)]
        await here.rooms.get(made[0])
        here.rooms.sweep()
        assert list(here.rooms._rooms) == [made[4], made[5], made[0]]


@run
async def test_a_match_comes_back_as_it_was_after_a_restart(tmp_path: Path) -> None:
    choice = random.Random(1)
    async with house(tmp_path) as here:
        made = await here.match(ANN, GREEDY, discard_returns=True)
        async with here.seat(made, 0) as ann:
            for _ in range(12):
                while not ann.state.seats[0].to_move:  # type: ignore[union-attr]
                    await ann.next()
                await ann.play(0, choice.choice(ann.offers()))
                if ann.state.undo == 0 and choice.random() < 0.3:  # type: ignore[union-attr]
                    await ann.ask(t="undo", seat=0)
            while not ann.state.seats[0].to_move:  # type: ignore[union-attr]
                await ann.next()
            before, log = ann.state, ann.log
    async with house(tmp_path) as here, here.seat(made, 0) as ann:
        assert ann.state is not None
        assert before is not None
        same = msgspec.structs.replace(ann.state, first=before.first, log=before.log)
        assert same == before
        assert ann.log == log
        await ann.play(0)


@run
async def test_the_computer_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, SilentBots()) as here:
        made = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann:
            await ann.play(0)
            await ann.play(0, "end")
    async with house(tmp_path) as here, here.seat(made, 0) as ann:
        await ann.until_seq(3)


@run
async def test_a_computer_s_seat_that_was_called_otherwise_plays_on(tmp_path: Path) -> None:
    sitters, token = [Sitter("bot", "planner", "planner"), Sitter("human", "Anna")], "x" * 32
    async with house(tmp_path) as here:
        key = seats.new_key(token, "seat", 1)
        room = await here.rooms.create(ZIGZAG, {}, sitters, [key])
        async with here.line() as anna:
            await anna.hello(room.id, [token], 1)
            while not anna.seats[1].to_move:
                await anna.next()
            assert anna.log[0].seat == 0


@run
async def test_a_match_of_other_rules_is_kept_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        stored = await here.store.load(made["match"])
        here.clock.time += IDLE_SECONDS * 1000
        here.rooms.sweep()
        facts = msgspec.structs.replace(ZIGZAG.facts, rules=2)
        monkeypatch.setattr(type(ZIGZAG), "facts", facts)
        with pytest.raises(ReplayError) as refused:
            await here.rooms.get(made["match"])
        assert refused.value.said.args == {"kept": 1, "played": 2}
        async with here.line() as line:
            await line.send(t="hello", match=made["match"], tokens=[made["watch"]])
            assert (await line.refused()).code == "no-replay"
        assert await here.store.load(made["match"]) == stored


@run
async def test_a_match_is_loaded_once_for_all_who_come_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        here.clock.time += IDLE_SECONDS * 1000
        here.rooms.sweep()
        assert len(here.rooms) == 0
        found = await asyncio.gather(*(here.rooms.get(made["match"]) for _ in range(10)))
        assert len(set(map(id, found))) == 1
        assert await here.rooms.get("x" * 65) is None


class SlowStore:
    """A store whose appends are answered when the test says so."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.waiting: list[tuple[str, Sequence[Event], Any, Total | None]] = []
        self.holding = False
        self.error: PavageError | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append(
        self, match: str, events: Sequence[Event], done: Any, total: Total | None = None
    ) -> None:
        if self.error is not None:
            asyncio.get_running_loop().call_soon(done, self.error)
        elif self.holding:
            self.waiting.append((match, events, done, total))
        else:
            self.store.append(match, events, done, total)

    def go_on(self) -> None:
        self.holding = False
        for waiting in self.waiting:
            self.store.append(*waiting)
        self.waiting.clear()


@run
async def test_nothing_is_shown_before_it_is_stored_and_what_comes_meanwhile_waits(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        room = await here.rooms.get(made["match"])
        assert room is not None
        slow = SlowStore(here.store)  # type: ignore[arg-type]
        room._store = slow
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            slow.holding = True
            move = ann.offers()[0]
            await ann.send(t="move", seat=0, move=move, seq=0)
            await eventually(lambda: bool(slow.waiting))
            await ann.send(t="move", seat=0, move=move, seq=0)  # sent twice
            await ben.send(t="resign", seat=1, seq=0)
            await ben.send(t="cheat")
            assert (await ben.refused()).code == "unknown-message"
            await eventually(lambda: len(room._waiting) == 2)
            assert room.match.seq == 0
            slow.go_on()
            state = await ann.until(lambda s: isinstance(s, wire.State))
            assert state.seq >= 1
            assert (await ann.until(lambda s: isinstance(s, wire.Refused))).code == "stale"
            over = await ben.until(lambda s: isinstance(s, wire.State) and s.outcome is not None)
            assert over.seq == 2  # the resignation came after the move, and counts


@run
async def test_too_many_waiting_commands_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        room = await here.rooms.get(made["match"])
        assert room is not None
        slow = SlowStore(here.store)  # type: ignore[arg-type]
        room._store = slow
        async with here.seat(made, 0) as ann:
            slow.holding = True
            move = ann.offers()[0]
            for _ in range(room_module.MOST_WAITING + 2):
                await ann.send(t="move", seat=0, move=move, seq=0)
            assert (await ann.refused()).code == "busy"
            slow.go_on()
            codes = [(await ann.refused()).code for _ in range(room_module.MOST_WAITING)]
            assert set(codes) == {"stale"}
            assert room.match.seq == 1


@run
async def test_what_could_not_be_stored_did_not_happen(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        room = await here.rooms.get(made["match"])
        assert room is not None
        slow = SlowStore(here.store)  # type: ignore[arg-type]
        room._store = slow
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            slow.error = StoreError(message("error-store", why="disk full"))
            move = ann.offers()[0]
            await ann.send(t="move", seat=0, move=move, seq=0)
            refused = await ann.refused()
            assert (refused.code, refused.seq) == ("store", 0)
            slow.error = None
            await ann.play(0, move)
            assert [entry.seq for entry in (await ben.until_seq(1)).log] == [0]


@run
async def test_when_the_store_knows_better_everybody_comes_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        room = await here.rooms.get(made["match"])
        assert room is not None
        slow = SlowStore(here.store)  # type: ignore[arg-type]
        room._store = slow
        async with here.seat(made, 0) as ann:
            slow.error = Conflict(message("error-conflict"))
            await ann.send(t="move", seat=0, move=ann.offers()[0], seq=0)
            await eventually(lambda: not room.viewers)
        assert await here.rooms.get(made["match"]) is not room
        async with here.seat(made, 0) as ann:
            await ann.play(0)


class FailingBots:
    """Bots that fail, then answer nonsense, then think."""

    def __init__(self) -> None:
        self.answers: list[str] = ["nothing", "nonsense"]

    def ask(self, question: Question, answer: Answer) -> Job:
        job = Job(question, answer)
        kind = self.answers.pop(0) if self.answers else "thought"
        code = {"nothing": None, "nonsense": 5}.get(kind, 0)
        if kind == "thought":
            code = think(question)
        asyncio.get_running_loop().call_soon(answer, code)
        return job


@run
async def test_a_bot_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "RETRY_SECONDS", 0.01)
    async with house(tmp_path, FailingBots()) as here:
        made = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann:
            await ann.play(0)
            await ann.play(0, "end")
            await ann.until_seq(3)


@run
async def test_a_late_answer_to_a_question_that_has_passed_is_dropped(tmp_path: Path) -> None:
    bots = SilentBots()
    async with house(tmp_path, bots) as here:
        made = await here.match(ANN, GREEDY)
        room = await here.rooms.get(made["match"])
        assert room is not None
        async with here.seat(made, 0) as ann:
            await ann.play(0)
            await ann.play(0, "end")
            job = room._job
            assert job is not None
            await ann.ask(t="resign", seat=0)
            assert job.answer is None
            assert room._job is None
            room._bot_plays(job, think(job.question))
            assert room.match.seq == 3


@run
async def test_a_device_that_never_reads_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gets nothing more until its line is given up; the others play on meanwhile."""
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        room = await here.rooms.get(made["match"])
        assert room is not None
        async with here.seat(made, 0, 1) as both:
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(_HANDSHAKE)
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(_frame(made["match"], made["watch"]))
            await eventually(lambda: len(room.viewers) == 2)
            (stuck,) = [viewer for viewer in room.viewers if not viewer.held]
            for seq in range(3000):
                if stuck.stuck is not None and seq > 50:
                    break
                await both.send(t="look", look=seq % 2)
                await both.until(lambda s: isinstance(s, wire.State))
                stuck.note(b"x" * 4000)
            assert stuck.stuck is not None
            await both.send(t="look", look=0)
            await both.until(lambda _: both.state is not None and bool(both.offers()))
            await both.play(0)
            stuck.stuck -= STUCK_SECONDS + 1
            here.rooms.sweep()
            await eventually(lambda: len(room.viewers) == 1)
            writer.close()


_HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def _frame(match: str, token: str) -> bytes:
    text = f'{{"t":"hello","match":"{match}","tokens":["{token}"]}}'.encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_an_eviction_cannot_come_between_finding_and_joining(tmp_path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.opened(tmp_path)
        clock = Clock()
        rooms = Rooms(store, PromptBots(), clock)
        sitters = seats.seated([("human", "Ann", None), ("open", "", None)], [])
        invite = seats.new_token()
        room = await rooms.create(ZIGZAG, {}, sitters, [seats.new_key(invite, "invite", 1)])
        (key,) = seats.opened(room.keys, [invite])
        joining = asyncio.create_task(rooms.join(room, key, "Ben"))
        await asyncio.sleep(0)
        clock.time += IDLE_SECONDS * 1000
        rooms.sweep()
        assert len(rooms) == 1
        await joining
        assert (await rooms.get(room.id)) is room
        assert room.sitters[1].name == "Ben"
        assert moves(room.match)
        await store.close()

    asyncio.run(body())
