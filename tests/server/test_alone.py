"""Playing alone for the highest score: the challenge of a day, the table of totals, replays."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from pavage.core.message import message
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.match.seats import watch_token
from pavage.record.record import parse
from pavage.record.verify import verify
from pavage.server import alone, wire
from pavage.store.log import StoreError
from tests.server.house import ANN, BEN, House, Line, eventually, house, run
from tests.server.test_rooms import SlowStore

SOLO = {"solo": True}
TODAY, TOMORROW, LATER = "2023-11-14", "2023-11-15", "2023-11-16"  # by the house's clock


async def made(here: House, name: str = "Ann", **more: Any) -> dict[str, Any]:
    body = {
        "game": "connexion",
        "options": SOLO,
        "seats": [{"kind": "human", "name": name}],
        **more,
    }
    answer: dict[str, Any] = await here.post("/api/matches", body)
    return answer


def whole_line(line: Line) -> list[str]:
    """The moves so far, and then the first way to lay each tile that is left."""
    assert line.state is not None
    return gone_on([e.told.move for e in line.log if e.told is not None], line.welcome)


def gone_on(moves: list[str], welcome: wire.Welcome | None) -> list[str]:
    assert welcome is not None
    game = registry.load("connexion")
    setup = game.setup(1, {**welcome.options})
    position = game.start(setup, game.deal(setup, WordStream("1")))
    for move in moves:
        position.play(move)
    while not position.is_over():
        moves.append(position.legal_moves()[0])
        position.play(moves[-1])
    return moves


async def finished(here: House, name: str = "Ann", **more: Any) -> tuple[dict[str, Any], int]:
    """A match played to its end, and its total."""
    match = await made(here, name, **more)
    async with here.seat(match, 0) as ann:
        await ann.ask(t="line", seat=0, moves=whole_line(ann))
        assert ann.state is not None
        assert ann.state.outcome is not None
        return match, ann.state.outcome.scores[0]


async def totals(here: House, **asked: str) -> Any:
    answer = await here.http.get("/api/games/connexion/totals", params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refusal(here: House, path: str, token: str | None = None) -> tuple[int, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await here.http.get(path, headers=headers)
    return answer.status_code, answer.json()["said"]["id"]


# -- played like a patience -------------------------------------------------------------------


@run
async def test_alone_one_takes_back_and_plays_again_freely(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match = await made(here)
        async with here.seat(match, 0) as ann:
            assert ann.welcome is not None
            assert (ann.welcome.patience, ann.welcome.for_score) == (True, True)
            assert (ann.welcome.solved, ann.welcome.deal, ann.welcome.day) == (False, None, None)
            line = whole_line(ann)
            state = await ann.ask(t="line", seat=0, moves=line[:10])
            there = state.seats[0].score
            assert (await ann.ask(t="line", seat=0, moves=line[:3])).ply == 3
            assert (await ann.ask(t="line", seat=0, moves=line[:10])).seats[0].score == there
            assert (await ann.ask(t="undo", seat=0)).ply == 9
            state = await ann.ask(t="line", seat=0, moves=line)
            assert state.outcome is not None
            assert state.outcome.undone == 8
        answer = await here.http.get(
            f"/api/matches/{match['match']}/record",
            headers={"Authorization": f"Bearer {match['keys'][0]['token']}"},
        )
        verify(parse(answer.content))


@run
async def test_several_players_do_not(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        body = {"game": "connexion", "options": {}, "seats": [ANN, BEN]}
        match = await here.post("/api/matches", body)
        async with here.seat(match, 0) as ann:
            assert ann.welcome is not None
            assert (ann.welcome.patience, ann.welcome.for_score) == (False, False)
            await ann.send(t="line", seat=0, moves=[], seq=0)
            assert (await ann.refused()).code == "no-line"


# -- the challenge of a day -------------------------------------------------------------------


@run
async def test_a_day_s_challenge_is_the_same_for_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        begun = []
        for day in (TODAY, TODAY, TOMORROW):
            match = await made(here, challenge=day)
            async with here.seat(match, 0) as ann:
                assert ann.welcome is not None
                assert ann.state is not None
                assert (ann.welcome.day, ann.welcome.opening, ann.state.ply) == (day, 2, 2)
                assert ann.state.undo is None
                begun.append([entry.told.move for entry in ann.log if entry.told])
        assert begun[0] == begun[1] != begun[2]


@run
async def test_nothing_goes_behind_the_opening(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match = await made(here, challenge=TODAY)
        async with here.seat(match, 0) as ann:
            line = whole_line(ann)
            await ann.ask(t="line", seat=0, moves=line[:5])
            assert (await ann.ask(t="line", seat=0, moves=line[:2])).ply == 2
            for moves in ([], line[:1], [line[0], line[2]]):
                await ann.send(t="line", seat=0, moves=moves, seq=ann.state.seq)  # type: ignore
                refused = await ann.refused()
                assert (refused.code, refused.said.id) == ("no-line", "error-line-opening")
            await ann.send(t="undo", seat=0, seq=ann.state.seq)  # type: ignore[union-attr]
            assert (await ann.refused()).code == "no-undo"
    async with house(tmp_path) as again, again.seat(match, 0) as ann:
        assert ann.welcome is not None
        assert (ann.welcome.opening, ann.state.ply if ann.state else 0) == (2, 2)


@run
async def test_the_record_of_a_challenge_verifies(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match, _ = await finished(here, challenge=TODAY)
        answer = await here.http.get(
            f"/api/matches/{match['match']}/record",
            headers={"Authorization": f"Bearer {match['keys'][0]['token']}"},
        )
        record = parse(answer.content)
        assert record.seed == f"challenge {TODAY}"
        assert verify(record).last == 36


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"challenge": "yesterday"}, "error-day"),
        ({"challenge": "2023-02-30"}, "error-day"),
        ({"challenge": LATER}, "error-day-to-come"),
        ({"challenge": TODAY, "game": "zigzag", "options": {}}, "error-no-challenge"),
        ({"challenge": TODAY, "game": "maze", "options": {}}, "error-no-challenge"),
    ],
)
def test_days_that_have_no_challenge(tmp_path: Path, more: dict[str, Any], said: str) -> None:
    @run
    async def test() -> None:
        async with house(tmp_path) as here:
            if more.get("game") == "zigzag":
                more["seats"] = [ANN, BEN]
            answer = await made(here, **more)
            assert (answer["status"], answer["said"]["id"]) == (400, said)

    test()


@run
async def test_a_watcher_s_link_can_not_be_made_from_the_date(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        watch = {(await made(here, challenge=TODAY))["watch"] for _ in range(3)}
        assert len(watch) == 3
        match = await made(here, challenge=TODAY)
        assert match["watch"] != watch_token(match["match"], f"challenge {TODAY}")


# -- the table of totals ----------------------------------------------------------------------


@run
async def test_the_table_shows_what_each_player_reached_at_best(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        assert (await totals(here))["rows"] == []
        match, score = await finished(here)
        (row,) = (await totals(here))["rows"]
        assert row == {
            "name": "Ann",
            "score": score,
            "at": here.clock.time,
            "match": match["match"],
        }
        here.clock.time += 60_000
        await finished(here, "Ann")  # no better: the first stays
        await finished(here, "#1")
        await finished(here, "#1")
        rows = (await totals(here))["rows"]
        assert [row["name"] for row in rows] == ["Ann", "", ""]
        assert rows[0]["match"] == match["match"]
    async with house(tmp_path) as again:
        assert (await totals(again))["rows"] == rows


@run
async def test_a_long_table_says_that_there_are_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alone, "MOST_ROWS", 2)
    async with house(tmp_path) as here:
        for name, more in (("Ann", False), ("Ben", False), ("Zoé", True)):
            await finished(here, name)
            table = await totals(here)
            assert table["more"] is more
        assert len(table["rows"]) == 2


@run
async def test_each_kind_of_game_has_a_table_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await finished(here, "free")
        await finished(here, "strict", options={**SOLO, "match_required": True})
        await finished(here, "today", challenge=TODAY)
        await finished(here, "tomorrow", challenge=TOMORROW)
        strict = json.dumps({"match_required": True})
        names = [
            [row["name"] for row in (await totals(here, **asked))["rows"]]
            for asked in ({}, {"options": strict}, {"day": TODAY}, {"day": TOMORROW})
        ]
        assert names == [["free"], ["strict"], ["today"], ["tomorrow"]]


@run
async def test_only_whole_games_of_the_game_s_own_tiles_count(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        running = await made(here)
        async with here.seat(running, 0) as ann:
            await ann.ask(t="line", seat=0, moves=whole_line(ann)[:35])
        given_up = await made(here)
        async with here.seat(given_up, 0) as ann:
            await ann.ask(t="line", seat=0, moves=whole_line(ann)[:35])
            await ann.ask(t="resign", seat=0)
        own = ["6J1O5B2R4V3R", "6R1V4O5B3J2J", "6B4V1J5O2R3R"]
        theirs = await made(here, options={**SOLO, "tileset": own})
        async with here.seat(theirs, 0) as ann:
            moves = [f"{own[0]}/0@0,0", f"{own[1]}/0@1,0", f"{own[2]}/0@2,0"]
            state = await ann.ask(t="line", seat=0, moves=moves)
            assert state.outcome is not None
        assert (await totals(here))["rows"] == []
        for match in (running, given_up, theirs):
            path = f"/api/games/connexion/totals/{match['match']}"
            assert await refusal(here, path) == (404, "error-no-match")


@run
async def test_a_total_counts_with_the_move_that_ends_the_game_and_not_before(
    tmp_path: Path,
) -> None:
    """The disk is full at the last move: nothing counts. Played again, it counts once."""
    async with house(tmp_path) as here:
        match = await made(here)
        room = await here.rooms.get(match["match"])
        assert room is not None
        slow = SlowStore(here.store)  # type: ignore[arg-type]
        room._store = slow
        async with here.seat(match, 0) as ann, here.seat(match, 0) as other:
            moves = whole_line(ann)
            slow.error = StoreError(message("error-store", why="full"))
            await ann.send(t="line", seat=0, moves=moves, seq=0)
            assert (await ann.refused()).code == "store"
            assert (await totals(here))["rows"] == []
            slow.error, slow.holding = None, True
            for device in (ann, other):  # both play the same to the end
                await device.send(t="line", seat=0, moves=moves, seq=0)
            await eventually(lambda: bool(slow.waiting))
            assert (await totals(here))["rows"] == []
            slow.go_on()
            state = await ann.until_seq(36)
            assert state.outcome is not None
            (row,) = (await totals(here))["rows"]
            assert row["score"] == state.outcome.scores[0]
            stored = await here.store.load(match["match"])
            assert stored is not None
            assert sum(event.points for event in stored.events) == row["score"]


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/api/games/zigzag/totals", (404, "error-no-totals")),
        ("/api/games/maze/totals", (404, "error-no-totals")),
        ("/api/games/nothing/totals", (404, "error-game")),
        ("/api/games/connexion/totals?day=tomorrow", (400, "error-day")),
        ("/api/games/connexion/totals?options=x", (400, "error-request")),
        ('/api/games/connexion/totals?options={"board":1}', (400, "error-option")),
        (
            '/api/games/connexion/totals?options={"tileset":["6J1O5B2R4V3R","6J1O5B2R4V3R"]}',
            (404, "error-no-totals"),
        ),
        ("/api/games/connexion/totals/nothing", (404, "error-no-match")),
        (f"/api/games/connexion/known?day={TODAY}", (404, "error-no-line-known")),
    ],
)
def test_what_there_is_no_table_of(tmp_path: Path, path: str, answer: tuple[int, str]) -> None:
    @run
    async def test() -> None:
        async with house(tmp_path) as here:
            assert await refusal(here, path) == answer

    test()


async def _once(ready: asyncio.Event) -> None:
    await ready.wait()


@pytest.mark.parametrize("what", ["totals", "known"])
def test_whoever_asks_before_the_games_are_ready_waits(tmp_path: Path, what: str) -> None:
    """To compile one here would hold up the whole server."""

    @run
    async def test() -> None:
        async with house(tmp_path) as here:
            ready = asyncio.Event()
            here.rooms._ready = asyncio.ensure_future(_once(ready))
            asked = asyncio.create_task(here.http.get(f"/api/games/connexion/{what}?day={TODAY}"))
            assert (await here.http.get("/api/games")).status_code == 200
            await asyncio.sleep(0.1)
            assert not asked.done()
            ready.set()
            assert (await asked).status_code == (200 if what == "totals" else 404)

    test()


# -- replays ----------------------------------------------------------------------------------


@run
async def test_a_finished_game_can_be_gone_through(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match, score = await finished(here, challenge=TODAY)
        answer = await here.http.get(f"/api/games/connexion/totals/{match['match']}")
        replay = answer.json()
        assert (replay["name"], replay["day"]) == ("Ann", TODAY)
        assert len(replay["steps"]) == 36
        assert sum(step["told"].get("points", 0) for step in replay["steps"]) == score
        assert all(step["pieces"] for step in replay["steps"])
        assert replay["scene"]["pieces"] == []
        # nothing else of the match is told
        assert sorted(replay) == ["day", "game", "name", "scene", "setting", "steps"]


@run
async def test_who_gave_no_name_has_none_in_a_replay_either(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match, _ = await finished(here, "#1")
        (row,) = (await totals(here))["rows"]
        answer = await here.http.get(f"/api/games/connexion/totals/{match['match']}")
        assert (row["name"], answer.json()["name"]) == ("", "")


@run
async def test_the_best_line_known_can_be_gone_through(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for options, known in (("{}", 4512), ('{"match_required":true}', 4275)):
            table = await totals(here, options=options)
            answer = await here.http.get("/api/games/connexion/known", params={"options": options})
            replay = answer.json()
            assert replay["name"] is None
            total = sum(step["told"].get("points", 0) for step in replay["steps"])
            assert (table["known"], total) == (known, known)


# -- what was possible ------------------------------------------------------------------------


@run
async def test_possible_is_told_to_who_has_played_to_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match, _ = await finished(here)
        running = await made(here)
        token, path = match["keys"][0]["token"], f"/api/matches/{match['match']}/possible"
        answer = await here.http.get(path, headers={"Authorization": f"Bearer {token}"})
        told = answer.json()
        assert (told["score"], told["thinking"], told["failed"]) == (4512, False, False)
        assert await refusal(here, path) == (403, "error-no-key")
        assert await refusal(here, path, match["watch"]) == (403, "error-watching-ask")
        other = running["keys"][0]["token"]
        assert await refusal(here, path, other) == (403, "error-no-key")
        still = f"/api/matches/{running['match']}/possible"
        assert await refusal(here, still, other) == (409, "error-possible-not-over")


@run
async def test_without_advisors_nothing_is_searched_for(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match, _ = await finished(here, challenge=TODAY)
        told = await possible(here, match)
        assert (told["score"], told["failed"], told["thinking"]) == (None, True, False)


async def possible(here: House, match: dict[str, Any]) -> Any:
    token = match["keys"][0]["token"]
    answer = await here.http.get(
        f"/api/matches/{match['match']}/possible", headers={"Authorization": f"Bearer {token}"}
    )
    return answer.json()
