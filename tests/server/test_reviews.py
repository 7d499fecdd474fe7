"""The review of a finished match: one's own moves, from what one knew then, kept for later."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from pavage.core.message import LANGUAGES, render
from pavage.core.shuffle import WordStream
from pavage.search.advice import LEAST_LOSS, MOST_MARKS
from pavage.server import reviews
from pavage.server.reviews import Review, Reviews
from tests.match.games import ZIGZAG
from tests.server.house import ANN, BEN, GREEDY, House, eventually, house, run
from tests.server.test_secrets import Twin, _line, _looks_at, _play, another
from tests.server.tutoring import BRIEF, PromptAdvisors, advisors


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> PromptAdvisors:
    """A search that takes no time."""
    monkeypatch.setattr(type(ZIGZAG), "ladder", {**ZIGZAG.ladder, "expert": BRIEF})
    return PromptAdvisors()


@asynccontextmanager
async def advised(folder: Path, pool: PromptAdvisors) -> AsyncIterator[House]:
    async with house(folder, advisors=advisors(pool)) as here:
        yield here


async def played(here: House, *others: dict[str, Any], plies: int = 24) -> dict[str, Any]:
    """A match that Ann (and Ben, on the same device) played anyhow, until she gave up."""
    made = await here.match(ANN, *others)
    seats, choice = [key["seat"] for key in made["keys"]], random.Random(3)
    async with here.seat(made, *seats) as line:
        for _ in range(plies):
            seat = next(k for k, one in enumerate(line.seats) if one.to_move)
            if seat not in seats:
                await line.until_seq((line.state.seq if line.state else 0) + 1)
                continue
            if line.state is None or line.state.hand is None or line.state.hand.seat != seat:
                await line.send(t="look", look=seat)
                await line.until(partial(_looks_at, line, seat))
            await line.play(seat, choice.choice(line.offers()))
        await line.ask(t="resign", seat=0)
        while line.state is None or line.state.outcome is None:
            await line.next()
    return made


async def get(here: House, made: dict[str, Any], token: str, more: str = "") -> Any:
    path = f"/api/matches/{made['match']}/review{more}"
    return await here.http.get(path, headers={"Authorization": f"Bearer {token}"})


def token_of(made: dict[str, Any], seat: int) -> str:
    return str(next(key["token"] for key in made["keys"] if key["seat"] == seat))


async def looked(here: House, made: dict[str, Any], seat: int = 0) -> Review:
    """What is known of the moves of a seat by now."""
    answer = await get(here, made, token_of(made, seat))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Review)


async def whole(here: House, made: dict[str, Any], seat: int = 0) -> Review:
    """The whole review."""
    found: list[Review] = []

    async def done() -> bool:
        found.append(await looked(here, made, seat))
        return found[-1].done == found[-1].total

    await eventually(done)
    return found[-1]


@run
async def test_the_moves_that_cost_most_are_marked_with_what_was_better(
    pool: PromptAdvisors, tmp_path: Path
) -> None:
    async with advised(tmp_path, pool) as here:
        made = await played(here, BEN)
        room = await here.rooms.get(made["match"])
        assert room is not None
        line = room.match.line
        for seat in (0, 1):
            first = await looked(here, made, seat)
            assert (first.seat, first.done) == (seat, 0)
            found = await whole(here, made, seat)
            assert found.total == sum(ply.seat == seat for ply in line)
            assert 0 < len(found.marks) <= MOST_MARKS
            losses = [mark.before - mark.after for mark in found.marks]
            assert losses == sorted(losses, reverse=True)
            assert losses[-1] >= LEAST_LOSS
            for mark in found.marks:
                ply = line[mark.ply]
                assert (ply.seat, ply.move, ply.told.turn) == (seat, mark.played.move, mark.turn)
                assert mark.better.move != mark.played.move
                for lang in LANGUAGES:
                    for said in (mark.why, mark.played.what, mark.better.what):
                        assert "advice" not in render(said, lang, [ZIGZAG.folder])


@run
async def test_it_is_worked_out_once_and_kept(pool: PromptAdvisors, tmp_path: Path) -> None:
    async with advised(tmp_path, pool) as here:
        made = await played(here, GREEDY)
        found = await whole(here, made)
        await eventually(lambda: kept(here, made, found.total))
    asked = len(pool.asked)
    async with advised(tmp_path, pool) as again:
        assert await looked(again, made) == found
    assert len(pool.asked) == asked == found.total


async def kept(here: House, made: dict[str, Any], moves: int) -> bool:
    """Whether so many moves of Ann's have been looked at in what is stored."""
    found = await here.store.review(made["match"], 0)
    return found is not None and msgspec.json.decode(found, type=Review).done == moves


@run
async def test_who_leaves_goes_on_later_where_it_was_left(
    pool: PromptAdvisors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WANTED_SECONDS", 0.05)
    async with advised(tmp_path, pool) as here:
        made = await played(here, GREEDY)
        pool.holding = True
        total = (await looked(here, made)).total
        for _ in range(3):
            pool.step()
        await eventually(lambda: len(pool.cancelled) == 1)  # nobody asks any more
        assert len(pool.asked) == 4
        monkeypatch.setattr(reviews, "WANTED_SECONDS", 5)
        pool.holding = False
        await eventually(lambda: kept(here, made, 3))
        assert (await looked(here, made)).done == 3
        await whole(here, made)
        assert len(pool.asked) == total + 1


@run
async def test_what_can_t_be_thought_about_is_tried_again_later(
    pool: PromptAdvisors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WANTED_SECONDS", 0.3)
    async with advised(tmp_path, pool) as here:
        made = await played(here, GREEDY)
        pool.failing = True

        async def failed() -> bool:
            return (await looked(here, made)).failed

        await eventually(failed)
        pool.failing = False

        async def goes_on() -> bool:
            return not (await looked(here, made)).failed

        monkeypatch.setattr(reviews, "WANTED_SECONDS", 0.01)
        await eventually(goes_on)
        monkeypatch.setattr(reviews, "WANTED_SECONDS", 5)
        await whole(here, made)


@run
async def test_a_move_is_seen_as_it_was_seen_then(pool: PromptAdvisors, tmp_path: Path) -> None:
    async with advised(tmp_path, pool) as here:
        made = await played(here, BEN)
        room = await here.rooms.get(made["match"])
        assert room is not None
        for ply, done in enumerate(room.match.line):
            answer = await get(here, made, token_of(made, 0), f"/{ply}")
            if done.seat != 0:
                assert answer.status_code == 404
                continue
            shown = answer.json()
            before = room.match.before(ply)
            scene = ZIGZAG.scene(before.seen(-1)[0])
            hand = ZIGZAG.hand(before.seen(0)[0], 0)
            assert shown["scene"] == msgspec.to_builtins(scene)
            assert shown["hand"]["pieces"] == msgspec.to_builtins(hand.pieces)
            assert (shown["hand"]["targets"], shown["hand"]["actions"]) == ([], [])
        for ply in (-1, len(room.match.line), 10**9):
            assert (await get(here, made, token_of(made, 0), f"/{ply}")).status_code == 404


@run
async def test_only_players_of_a_finished_match_review_it(
    pool: PromptAdvisors, tmp_path: Path
) -> None:
    async with advised(tmp_path, pool) as here:
        made = await played(here, BEN)
        refused = await get(here, made, made["watch"])
        assert (refused.status_code, refused.json()["code"]) == (403, "unauthorised")
        assert (await get(here, made, "nonsense")).status_code == 403
        assert (await get(here, {"match": "nothing"}, "x")).status_code == 404
        running = await here.match(ANN, BEN)
        refused = await get(here, running, token_of(running, 0))
        assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
        patience = await here.patience()
        assert (await get(here, patience, token_of(patience, 0))).status_code == 404
        assert pool.asked == []


class _Kept:
    """A store for reviews alone."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], str] = {}

    async def review(self, match: str, seat: int) -> str | None:
        return self.kept.get((match, seat))

    async def keep_review(self, match: str, seat: int, review: str) -> None:
        self.kept[match, seat] = review


async def _told(twin: Twin, pool: PromptAdvisors) -> list[bytes]:
    """The review of seat 0, and the tables before each of its moves."""
    rooms: Any = SimpleNamespace(store=_Kept(), advisors=advisors(pool))
    judged = Reviews(rooms)

    async def opened(id: str, authorization: str | None) -> Any:
        return twin.room, 0

    judged._opened = opened  # type: ignore[method-assign]
    found: list[bytes] = []

    async def done() -> bool:
        found.append(bytes((await judged.review("same")).body))
        now = msgspec.json.decode(found[-1], type=Review)
        return now.done == now.total

    await eventually(done)
    plies = [ply for ply, made in enumerate(twin.match.line) if made.seat == 0]
    return [found[-1], *[bytes((await judged.position("same", ply)).body) for ply in plies]]


@run
async def test_what_a_seat_could_not_know_changes_nothing(pool: PromptAdvisors) -> None:
    """Two games that differ only in that: the same review, and the same tables, byte for byte."""
    differed = marks = 0
    for trial in range(6):
        choice = random.Random(trial)
        deal = ZIGZAG.deal(ZIGZAG.setup(3), WordStream(str(trial)))
        line = _line(Twin(ZIGZAG, deal), 18, choice)
        changed, swaps = another(deal, line, 0, choice)
        told = []
        for each in (deal, changed):
            twin = Twin(ZIGZAG, each, advisors(pool))
            for move in line:
                _play(twin, move)
            twin.match.apply(twin.match.resign(1, twin.match.seq, 0))
            told.append(await _told(twin, pool))
        assert told[0] == told[1]
        differed += swaps
        marks += len(msgspec.json.decode(told[0][0], type=Review).marks)
    assert differed > 5
    assert marks > 3
