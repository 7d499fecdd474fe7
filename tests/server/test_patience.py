"""A patience over the wire: deals by number, the line set at will, one seat, many onlookers."""

import asyncio
import random
from pathlib import Path
from typing import Any

from pavage.core.game import GIVE_UP
from pavage.core.message import message
from pavage.match.seats import watch_token
from pavage.record.record import parse
from pavage.record.verify import verify
from pavage.server import wire
from pavage.server.botpool import Answer, Job, Question
from pavage.server.socket import MOST_CHARACTERS
from pavage.store.log import StoreError
from tests.match.games import line_of, moves, new_maze, play_some
from tests.server.house import ANN, GREEDY, GUEST, Line, house, run
from tests.server.test_refusals import well_said
from tests.server.test_rooms import SlowStore

MOVES = line_of(play_some(new_maze("17"), 12, random.Random(1)))


def standing(line: Line) -> list[str]:
    """The moves that stand, by the log as the device was told it."""
    found: list[str] = []
    for entry in line.log:
        if entry.kind == "undo":
            del found[entry.ply :]
        elif entry.told is not None:
            found.append(entry.told.move)
    return found


@run
async def test_what_a_lobby_needs_to_know(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        games = {game["id"]: game for game in (await here.http.get("/api/games")).json()}
        maze, zigzag = games["maze"], games["zigzag"]
        assert (maze["patience"], maze["solved"], maze["players"]) == (True, True, [1, 1])
        assert (zigzag["patience"], zigzag["solved"]) == (False, False)
        (deal,) = [option for option in maze["options"] if option["name"] == "deal"]
        assert (deal["kind"], deal["default"], deal["values"]) == ("seed", None, [])


@run
async def test_a_deal_is_named_and_told_from_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.patience(deal="17", dialect="ring")
        async with here.seat(made, 0) as ann, here.seat(made) as zoe:
            for line in (ann, zoe):
                assert line.welcome is not None
                assert (line.welcome.patience, line.welcome.solved) == (True, True)
                assert line.welcome.deal == "17"
                assert line.welcome.options == {"dialect": "ring"}
                assert line.state is not None
                assert line.state.seed is None
            assert zoe.state is not None
            assert zoe.state.hand is None
            assert ann.state is not None
            direct = new_maze("17", dialect="ring")
            assert sorted(ann.offers()) == moves(direct)
        numbers = set()
        for _ in range(5):
            made = await here.patience()
            async with here.seat(made, 0) as ann:
                assert ann.welcome is not None
                numbers.add(int(ann.welcome.deal or ""))
        assert len(numbers) == 5
        zigzag = await here.match(ANN, GREEDY)
        async with here.seat(zigzag, 0) as ann:
            assert ann.welcome is not None
            assert (ann.welcome.patience, ann.welcome.solved, ann.welcome.deal) == (
                False,
                False,
                None,
            )


@run
async def test_nobody_watches_by_guessing_the_deal(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one, two = await here.patience(deal="17"), await here.patience(deal="17")
        assert one["watch"] != two["watch"]
        guess = {"match": one["match"], "tokens": [watch_token(one["match"], "17")]}
        assert await here.post("/api/mine", {"matches": [guess]}) == []
    async with house(tmp_path) as here:  # the link still opens it after a restart
        async with here.seat(one) as zoe:
            assert zoe.state is not None
        async with here.seat(one, 0) as ann:
            assert ann.welcome is not None
            assert ann.welcome.watch == one["watch"]


@run
async def test_a_rematch_is_another_deal(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.patience(deal="17", dialect="ring")
        async with here.seat(made, 0) as ann:
            await ann.ask(t="resign", seat=0)
        token = made["keys"][0]["token"]
        follow = await here.post(f"/api/matches/{made['match']}/rematch", {}, token)
        async with here.seat(follow, 0) as ann:
            assert ann.welcome is not None
            assert ann.welcome.deal != "17"
            assert ann.welcome.options == {"dialect": "ring"}


@run
async def test_one_plays_and_others_watch(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.patience(deal="17")
        held = {"match": made["match"], "tokens": [made["keys"][0]["token"]]}
        (listed,) = await here.post("/api/mine", {"matches": [held]})
        assert (listed["game"], listed["to_move"], listed["over"]) == ("maze", 0, False)
        assert [(seat["name"], seat["mine"]) for seat in listed["seats"]] == [("Ann", True)]
        link = {"match": made["match"], "token": made["watch"]}
        assert (await here.post("/api/open", link))["kind"] == "watch"
        for seats in ([GUEST], [GREEDY], [ANN, ANN], []):
            refused = await here.post("/api/matches", {"game": "maze", "seats": seats})
            assert refused["status"] in (400, 422)
        refused = await here.post("/api/matches", {"game": "maze", "seats": [GUEST]})
        assert refused["said"]["id"] == "error-open-alone"
        for deal in (17, True, ["17"]):
            options: dict[str, Any] = {"deal": deal}
            body = {"game": "maze", "options": options, "seats": [ANN]}
            assert (await here.post("/api/matches", body))["code"] == "bad-setup"


@run
async def test_a_line_is_set_and_everybody_sees_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.patience(deal="17")
        async with here.seat(made, 0) as ann, here.seat(made) as zoe:
            for length in (12, 3, 7, 0, 12, 11):
                state = await ann.ask(t="line", seat=0, moves=MOVES[:length])
                assert (state.ply, state.undo) == (length, 0 if length else None)
                direct = new_maze("17")
                if length:
                    direct.apply(direct.set_line(0, MOVES[:length], 0, 0))
                assert sorted(ann.offers()) == moves(direct)
                seen = await zoe.until_seq(state.seq)
                assert seen.scene == state.scene
                assert standing(ann) == standing(zoe) == MOVES[:length]
            for length in range(10, -1, -1):
                state = await ann.ask(t="undo", seat=0)
                assert state.ply == length
            assert state.undo is None
            await ann.send(t="undo", seat=0, seq=state.seq)
            assert (await ann.refused()).code == "no-undo"


@run
async def test_what_was_taken_back_is_told_in_the_end_and_in_the_record(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.patience(deal="17")
        token = made["keys"][0]["token"]
        async with here.seat(made, 0) as ann:
            await ann.ask(t="line", seat=0, moves=MOVES)
            await ann.ask(t="line", seat=0, moves=MOVES[:5])
            await ann.ask(t="undo", seat=0)
    async with house(tmp_path) as here, here.seat(made, 0) as ann:
        over = await ann.ask(t="resign", seat=0)
        assert over.outcome is not None
        assert (over.outcome.reason, over.outcome.undone) == ("resigned", 8)
        path = f"/api/matches/{made['match']}/record"
        answer = await here.http.get(path, headers={"Authorization": f"Bearer {token}"})
        record = parse(answer.content)
        assert record.result == over.outcome
        assert [ply.move for ply in record.plies] == MOVES[:4]
        assert verify(record).finished


# What is sent, the code that it is refused with, and the place that is named.
SENT: list[tuple[str, dict[str, Any], str, int | None]] = [
    ("nothing new", {"moves": MOVES[:4]}, "no-line", None),
    ("too late", {"moves": MOVES[:2], "seq": 0}, "stale", None),
    ("too early", {"moves": MOVES[:2], "seq": 99}, "ahead", None),
    ("a move that is none", {"moves": [*MOVES[:6], "QS"]}, "unreadable", 7),
    ("a move that is against the rules", {"moves": [MOVES[0], MOVES[0]]}, "illegal", 2),
    ("another's seat", {"moves": [], "seat": 1}, "not-your-seat", None),
    ("a long move", {"moves": ["x" * 101]}, "malformed", None),
    ("far too many", {"moves": ["QS@a1"] * 10_001}, "no-line", None),
    ("far too long", {"moves": ["x" * 99] * 2_700}, "too-large", None),
    ("a move that is no text", {"moves": [7]}, "malformed", None),
    ("no moves", {}, "malformed", None),
]


@run
async def test_a_line_that_does_not_hold_is_refused_whole(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.patience(deal="17")
        zigzag = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann, here.seat(made) as zoe, here.seat(zigzag, 0) as ben:
            state = await ann.ask(t="line", seat=0, moves=MOVES[:4])
            for what, sent, code, place in SENT:
                await ann.send(**{"t": "line", "seat": 0, "seq": 4, **sent})
                refused = await ann.refused()
                assert (what, refused.code) == (what, code)
                assert refused.said.args.get("place") == place
                well_said(refused.said)
            await zoe.send(t="line", seat=0, moves=[], seq=4)
            assert (await zoe.refused()).code == "watching"
            await ben.send(t="line", seat=0, moves=[], seq=0)
            assert (await ben.refused()).code == "no-line"
            assert ann.state == state
            assert (await ann.ask(t="line", seat=0, moves=MOVES[:5])).seq == 5


@run
async def test_a_long_line_is_checked_while_others_go_on(tmp_path: Path) -> None:
    long = line_of(play_some(new_maze("17"), 3000, random.Random(2)))
    assert len(str(long)) > MOST_CHARACTERS
    async with house(tmp_path) as here:
        made = await here.patience(deal="17")
        room = await here.rooms.get(made["match"])
        assert room is not None
        async with here.seat(made, 0) as ann:
            await ann.send(t="line", seat=0, moves=long, seq=0)
            await ann.send(t="move", seat=0, move=ann.offers()[0], seq=0)
            state = await ann.until_seq(3000)
            assert state.ply == 3000
            assert (await ann.refused()).code == "stale"  # it came after the line
            await ann.send(t="line", seat=0, moves=[*long[:2000], "QS"], seq=3000)
            refused = await ann.refused()
            assert (refused.code, refused.said.args["place"]) == ("unreadable", 2001)
            assert (await ann.ask(t="line", seat=0, moves=long[:2500])).ply == 2500
            await ann.play(0)
    async with house(tmp_path) as here, here.seat(made, 0) as ann:
        assert ann.state is not None
        assert ann.state.ply == 2501
        assert standing(ann)[:2500] == long[:2500]


@run
async def test_a_line_that_could_not_be_stored_was_not_set(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.patience(deal="17")
        room = await here.rooms.get(made["match"])
        assert room is not None
        slow = SlowStore(here.store)  # type: ignore[arg-type]
        room._store = slow
        async with here.seat(made, 0) as ann:
            await ann.ask(t="line", seat=0, moves=MOVES[:6])
            slow.error = StoreError(message("error-store", why="disk full"))
            await ann.send(t="line", seat=0, moves=[*MOVES[:2], *MOVES[2:8]], seq=6)
            assert (await ann.refused()).code == "store"
            assert room.match.seq == 6
            slow.error = None
            assert (await ann.ask(t="line", seat=0, moves=MOVES[:2])).seq == 7


class Tired:
    """A bot that gives up."""

    def ask(self, question: Question, answer: Answer) -> Job:
        asyncio.get_running_loop().call_soon(answer, GIVE_UP)
        return Job(question, answer)


@run
async def test_a_bot_that_does_not_know_how_to_go_on_gives_up(tmp_path: Path) -> None:
    async with house(tmp_path, Tired()) as here:
        made = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann:
            await ann.play(0)
            await ann.play(0, "end")
            state = await ann.until(lambda s: isinstance(s, wire.State) and s.outcome is not None)
            assert (state.outcome.reason, state.outcome.by) == ("resigned", 1)
            assert state.outcome.undone is None
