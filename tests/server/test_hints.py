"""Hints in a match of several: who gets them, when, and that they tell nothing that is hidden."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pavage.core.message import LANGUAGES, render
from pavage.core.shuffle import WordStream
from pavage.server import wire
from pavage.server.advicepool import AdvicePool, Job, Share
from pavage.server.advisor import Ponder
from pavage.server.viewer import Viewer
from tests.match.games import ZIGZAG, new
from tests.server.house import (
    ANN,
    BEN,
    GREEDY,
    GUEST,
    House,
    Line,
    SilentBots,
    eventually,
    house,
    run,
)
from tests.server.test_secrets import Twin, _line, _looks_at, _play, another
from tests.server.tutoring import BRIEF, PromptAdvisors, advisors, load


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> PromptAdvisors:
    """A search that takes no time."""
    monkeypatch.setattr(type(ZIGZAG), "ladder", {**ZIGZAG.ladder, "expert": BRIEF})
    return PromptAdvisors()


@asynccontextmanager
async def advised(folder: Path, pool: PromptAdvisors, bots: Any = None) -> AsyncIterator[House]:
    async with house(folder, bots=bots, advisors=advisors(pool)) as here:
        yield here


async def ask(line: Line, on: bool = True) -> None:
    await line.send(t="ask", what="hint", on=on)


async def look(line: Line, seat: int) -> None:
    await line.send(t="look", look=seat)
    await line.until(partial(_looks_at, line, seat))


async def counsel(line: Line) -> wire.Counsel:
    found: wire.Counsel = await line.until(lambda said: isinstance(said, wire.Counsel))
    return found


async def hint(line: Line) -> wire.Counsel:
    await ask(line)
    return await counsel(line)


async def refusal(line: Line) -> str:
    await ask(line)
    return (await line.refused()).code


@run
async def test_who_is_to_move_is_shown_a_good_move_and_told_why(
    pool: PromptAdvisors, tmp_path: Path
) -> None:
    async with advised(tmp_path, pool) as here:
        made = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann:
            assert ann.welcome is not None
            assert ann.welcome.advised
            for _ in range(4):
                told = await hint(ann)
                assert ann.state is not None
                assert (told.seq, told.seat) == (ann.state.seq, 0)
                assert told.move in ann.offers()
                targets = (
                    {} if ann.state.hand is None else {t.move: t for t in ann.state.hand.targets}
                )
                assert told.target == targets.get(told.move)
                for lang in LANGUAGES:
                    said = render(told.said, lang, [ZIGZAG.folder])
                    assert said[0].isupper() or said[0].isdigit()
                    assert "advice" not in said
                asked = len(pool.asked)
                assert await hint(ann) == told  # and nobody thinks about it again
                assert len(pool.asked) == asked
                await ann.play(0, told.move)
                while not ann.seats[0].to_move:
                    await ann.next()


@run
async def test_two_at_one_device_each_ask_for_themselves(
    pool: PromptAdvisors, tmp_path: Path
) -> None:
    async with advised(tmp_path, pool) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0, 1) as both:
            assert (await hint(both)).seat == 0
            await both.send(t="look", look=1)
            assert await refusal(both) == "not-your-seat"  # it is Ann's moment, and Ben looks
            await look(both, 0)
            while both.state is not None and both.state.seats[0].to_move:
                await both.play(0)
            assert await refusal(both) == "not-your-seat"
            await look(both, 1)
            assert (await hint(both)).seat == 1


@run
async def test_where_people_play_apart_nobody_is_given_hints(
    pool: PromptAdvisors, tmp_path: Path
) -> None:
    async with advised(tmp_path, pool) as here:
        made = await here.match(ANN, BEN, GREEDY)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben, here.seat(made) as zoe:
            assert await refusal(ann) == "no-hints"
            assert await refusal(ben) == "no-hints"
            assert await refusal(zoe) == "watching"
        guests = await here.match(ANN, GUEST)
        async with here.seat(guests, 0) as ann:
            assert await refusal(ann) == "no-hints"
        assert pool.asked == []


@run
async def test_a_hint_is_for_one_s_own_turn_and_for_a_game_that_goes_on(
    pool: PromptAdvisors, tmp_path: Path
) -> None:
    async with advised(tmp_path, pool, SilentBots()) as here:
        made = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann:
            while ann.seats[0].to_move:
                await ann.play(0)
            assert await refusal(ann) == "out-of-turn"
            await ann.ask(t="resign", seat=0)
            assert await refusal(ann) == "game-over"
            await ann.send(t="ask", what="judge")
            assert (await ann.refused()).code == "no-solver"
        made = await here.patience()
        async with here.seat(made, 0) as ann:
            assert ann.welcome is not None
            assert not ann.welcome.advised


@run
async def test_a_hint_is_forgotten_when_the_move_is_made_or_nobody_waits(
    pool: PromptAdvisors, tmp_path: Path
) -> None:
    async with advised(tmp_path, pool, SilentBots()) as here:
        made = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann, here.seat(made, 0) as again:
            pool.holding = True
            await ask(ann)
            await ask(again)
            await eventually(lambda: len(pool.asked) == 1)  # both wait for one
            await ann.play(0)
            await again.until_seq(1)
            assert len(pool.cancelled) == 1
            await ask(ann)
            await eventually(lambda: len(pool.asked) == 2)
            await ask(ann, on=False)
            await eventually(lambda: len(pool.cancelled) == 2)
            await ask(again)
            await eventually(lambda: len(pool.asked) == 3)
            await again.socket.close()
            await eventually(lambda: len(pool.cancelled) == 3)
            pool.go_on()
            told = await hint(ann)
            assert told.seq == 1
            assert not any('"counsel"' in text for text in again.raw)
            pool.failing = True
            if ann.seats[0].to_move:
                await ann.play(0)
            if ann.seats[0].to_move:
                assert await refusal(ann) == "solver-silent"


# -- what it may not tell ---------------------------------------------------------------------


class _Paper:
    """A line that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def can_write(self) -> bool:
        return True

    def write(self, text: bytes) -> None:
        self.written.append(text)

    def hang_up(self) -> None:
        pass


async def _told(twin: Twin) -> list[bytes]:
    """The hint for whoever is to move, byte for byte."""
    paper = _Paper()
    viewer = Viewer(paper)
    viewer.room, seat = twin.room, twin.match.to_move()
    viewer.held, viewer.look = frozenset({0, 1}), seat
    twin.room.ask(viewer, wire.Ask("hint"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert paper.written
    return paper.written


@run
async def test_what_a_seat_cannot_know_changes_no_hint(pool: PromptAdvisors) -> None:
    differed = hints = 0
    for trial in range(12):
        choice = random.Random(trial)
        deal = ZIGZAG.deal(ZIGZAG.setup(3), WordStream(str(trial)))
        line = _line(Twin(ZIGZAG, deal), choice.randrange(1, 12), choice)
        first = Twin(ZIGZAG, deal, advisors(pool))
        for move in line:
            _play(first, move)
        seat = first.match.to_move()
        if seat not in (0, 1):
            continue
        changed, swaps = another(deal, line, seat, choice)
        other = Twin(ZIGZAG, changed, advisors(pool))
        for move in line:
            _play(other, move)
        assert await _told(first) == await _told(other)
        differed, hints = differed + swaps, hints + 1
    assert hints > 3
    assert differed > 5


# -- the processes ----------------------------------------------------------------------------


@run
async def test_thinking_stops_when_the_move_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One advisor, which would think for ever: it is free for the next who asks."""
    monkeypatch.setenv("LASTING", str(tmp_path))
    pool = AdvicePool(("zigzag",), 1, load)
    pool.start()
    try:
        await eventually(lambda: bool(pool._advisors) and pool._advisors[0].ready)
        (tmp_path / "long").touch()
        given: Any = pool
        async with advised(tmp_path, given) as here:
            made, other = await here.match(ANN, GREEDY), await here.match(BEN, GREEDY)
            async with here.seat(made, 0) as ann, here.seat(other, 0) as ben:
                await ask(ann)
                await eventually(lambda: pool._advisors[0].job is not None)
                (tmp_path / "long").unlink()
                await ask(ben)  # there is nobody else to ask
                await ann.play(0)
                told = await counsel(ben)
                assert told.move in ben.offers()
                await ask(ann, on=False)
                assert not any('"counsel"' in text for text in ann.raw)
    finally:
        await pool.close()


@run
async def test_with_too_much_to_do_hints_come_first_and_everything_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One advisor, and reviews that were there before: whoever waits now is answered first, and
    nothing that was begun is begun again.
    """
    monkeypatch.setenv("LASTING", str(tmp_path))
    pool = AdvicePool(("zigzag",), 1, load)
    pool.start()
    try:
        await eventually(lambda: bool(pool._advisors) and pool._advisors[0].ready)
        seen = new("1").now.seen(0).tobytes()
        done: list[str] = []

        def job(name: str, urgent: bool) -> Job:
            played = None if urgent else int(new("1").now.position.codes()[0])
            return Job(
                Ponder(-1, "zigzag", seen, played),
                Share(),
                said=lambda found, last: done.append(name),
                failed=lambda: done.append("failed"),
                urgent=urgent,
            )

        for k in range(3):
            pool.submit(job(f"review {k}", urgent=False))
        for k in range(3):
            pool.submit(job(f"hint {k}", urgent=True))
        await eventually(lambda: len(done) == 6)
        assert done[0] == "review 0"  # it was begun before anybody asked
        assert sorted(done[1:4]) == ["hint 0", "hint 1", "hint 2"]
        assert set(done) == {f"{what} {k}" for what in ("review", "hint") for k in range(3)}
    finally:
        await pool.close()
