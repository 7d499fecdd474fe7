"""Everything that a device may send wrongly: refused with its own code, and nothing changes."""

from pathlib import Path
from typing import Any

import pytest
import websockets

from pavage.core.message import Message, render
from pavage.games import registry
from pavage.server import wire
from tests.server.house import ANN, BEN, GREEDY, Line, house, run

FOLDERS = [registry.load("zigzag").folder]


# In a match of Ann (seat 0, to move, one tile placed), Ben (1) and the computer (2): what is sent,
# by whom (the seats held), and the code it is refused with.
SENT: list[tuple[str, tuple[int, ...], str | bytes, str]] = [
    ("no JSON", (0,), "{", "not-json"),
    ("nothing", (0,), "", "not-json"),
    ("half a character", (0,), '{"t":"move","seat":0,"move":"\\ud800","seq":1}', "not-json"),
    ("deep", (0,), "[" * 10_000, "malformed"),
    ("a list", (0,), "[]", "malformed"),
    ("a number", (0,), "3", "malformed"),
    ("no tag", (0,), "{}", "unknown-message"),
    ("an unknown tag", (0,), '{"t":"cheat"}', "unknown-message"),
    ("a tag that is no text", (0,), '{"t":7}', "unknown-message"),
    ("a message of ours", (0,), '{"t":"presence","seats":[]}', "unknown-message"),
    ("a member missing", (0,), '{"t":"move","seat":0,"move":"end"}', "malformed"),
    ("a member too much", (0,), '{"t":"look","look":0,"peek":true}', "malformed"),
    ("a seat in letters", (0,), '{"t":"move","seat":"0","move":"end","seq":1}', "malformed"),
    ("half a seat", (0,), '{"t":"move","seat":0.5,"move":"end","seq":1}', "malformed"),
    ("a seq of null", (0,), '{"t":"undo","seat":0,"seq":null}', "malformed"),
    ("a huge seq", (0,), f'{{"t":"undo","seat":0,"seq":{"9" * 40}}}', "ahead"),
    ("a long move", (0,), f'{{"t":"move","seat":0,"move":"{"x" * 101}","seq":1}}', "malformed"),
    ("too long", (0,), " " * 16_385, "too-large"),
    ("binary", (0,), b'{"t":"look","look":0}', "not-text"),
    ("hello again", (0,), '{"t":"hello","match":"x","tokens":[]}', "hello-once"),
    ("another's hand", (0,), '{"t":"look","look":1}', "not-your-seat"),
    ("a hand of nobody", (0,), '{"t":"look","look":-1}', "not-your-seat"),
    ("no notation", (0,), '{"t":"move","seat":0,"move":"x\\u0000","seq":1}', "unreadable"),
    ("a chance ply", (0,), '{"t":"move","seat":0,"move":"shuffle 0001","seq":1}', "unreadable"),
    ("forbidden", (0,), '{"t":"move","seat":0,"move":"pass","seq":1}', "illegal"),
    ("too late", (0,), '{"t":"move","seat":0,"move":"end","seq":0}', "stale"),
    ("too early", (0,), '{"t":"move","seat":0,"move":"end","seq":2}', "ahead"),
    ("far too early", (0,), '{"t":"resign","seat":0,"seq":5}', "ahead"),
    ("out of turn", (1,), '{"t":"move","seat":1,"move":"end","seq":1}', "out-of-turn"),
    ("another's seat", (1,), '{"t":"move","seat":0,"move":"end","seq":1}', "not-your-seat"),
    ("another gives up", (1,), '{"t":"resign","seat":0,"seq":1}', "not-your-seat"),
    ("another takes back", (1,), '{"t":"undo","seat":0,"seq":1}', "not-your-seat"),
    ("nothing of one's own", (1,), '{"t":"undo","seat":1,"seq":1}', "no-undo"),
    ("a stale takeback", (0,), '{"t":"undo","seat":0,"seq":0}', "stale"),
    ("the computer's seat", (0,), '{"t":"move","seat":2,"move":"end","seq":1}', "not-your-seat"),
    ("no such seat", (0,), '{"t":"move","seat":3,"move":"end","seq":1}', "not-your-seat"),
    ("a seat below", (0,), '{"t":"move","seat":-1,"move":"end","seq":1}', "not-your-seat"),
    ("a watcher moves", (), '{"t":"move","seat":0,"move":"end","seq":1}', "watching"),
    ("a watcher gives up", (), '{"t":"resign","seat":0,"seq":1}', "watching"),
    ("a watcher peeks", (), '{"t":"look","look":0}', "not-your-seat"),
    ("a watcher asks where", (), '{"t":"where","piece":"1234"}', "not-your-seat"),
    ("no place", (0,), '{"t":"coming","zone":"board","x":null,"y":0}', "malformed"),
    ("half a place", (0,), '{"t":"coming","zone":"board","x":0.5,"y":0}', "malformed"),
]


def well_said(said: Message) -> None:
    """There is a sentence in both languages, with every argument filled in."""
    for lang in ("fr", "en"):
        args = {"name": "Ann", **said.args}
        text = render(Message(said.id, args), lang, FOLDERS)
        assert text != said.id
        assert "{" not in text.replace("{x}", "")
        assert text.strip()


@run
async def test_what_is_sent_wrongly_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN, GREEDY)
        room = await here.rooms.get(made["match"])
        assert room is not None
        async with (
            here.seat(made, 0) as ann,
            here.seat(made, 1) as ben,
            here.seat(made) as zoe,
        ):
            lines = {(0,): ann, (1,): ben, (): zoe}
            await ann.play(0)
            for line in (ben, zoe):
                await line.until_seq(1)
            before = room.match.now.position.state.tobytes()
            for what, held, sent, code in SENT:
                line = lines[held]
                await line.socket.send(sent)
                refused = await line.next()
                assert isinstance(refused, wire.Refused), (what, refused)
                assert (what, refused.code) == (what, code)
                assert refused.seq == 1
                well_said(refused.said)
                assert room.match.now.position.state.tobytes() == before
            assert room.match.seq == 1
            assert len(room.viewers) == 3
            # The lines still work: nobody else heard of it, and the game goes on.
            await ann.play(0, "end")
            for line in (ben, zoe):
                assert isinstance(await line.next(), wire.State)


@run
async def test_a_move_after_the_end_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            move = ann.offers()[0]
            await ann.play(0, move)
            await ben.ask(t="resign", seat=1)
            await ann.until_seq(2)
            for message in (
                {"t": "move", "seat": 0, "move": move, "seq": 2},
                {"t": "undo", "seat": 0, "seq": 2},
                {"t": "resign", "seat": 0, "seq": 2},
            ):
                await ann.send(**message)
                refused = await ann.refused()
                assert refused.code == "game-over"
                well_said(refused.said)


async def _greet(line: Line, **hello: Any) -> wire.Refused:
    await line.send(t="hello", **hello)
    said = await line.next()
    assert isinstance(said, wire.Refused), said
    well_said(said.said)
    return said


@run
async def test_who_may_not_come_in_may_try_again_on_the_same_line(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, {"kind": "open", "name": "Ben"})
        other = await here.match(ANN, BEN)
        match, token = made["match"], made["keys"][0]["token"]
        invite = made["invites"][0]["token"]
        foreign = other["keys"][0]["token"]
        async with here.line() as line:
            await line.send(t="move", seat=0, move="end", seq=0)
            assert (await line.refused()).code == "hello-first"
            await line.send(t="look", look=0)
            assert (await line.refused()).code == "hello-first"
            for tokens in ([], ["x"], [""], [foreign], [invite], ["é" * 300], ["\U0001f600"]):
                refused = await _greet(line, match=match, tokens=tokens)
                assert (tokens, refused.code) == (tokens, "unauthorised")
            for unknown in ("", "x", "nothing-here", "../../etc", "x" * 5_000):
                refused = await _greet(line, match=unknown, tokens=[token])
                assert refused.code == "not-found"
            refused = await _greet(line, match=match, tokens=[made["watch"]], look=0)
            assert refused.code == "not-your-seat"
            refused = await _greet(line, match=match, tokens=[token], look=1)
            assert refused.code == "not-your-seat"
            await line.hello(match, ["wrong", token], 0)
            await line.play(0)


@run
async def test_what_breaks_the_line_breaks_nobody_elses(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            await ben.socket.send("x" * 2_000_000)
            with pytest.raises(websockets.ConnectionClosed):
                await ben.until(lambda _: False)
            await ann.play(0)
        async with here.line() as line:
            reader = line.socket
            await reader.send(b"\xff\xfe", text=True)  # text that is no UTF-8
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007


@run
async def test_a_flood_is_answered_without_filling_memory(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann:
            for _ in range(500):
                await ann.socket.send("{")
            for _ in range(500):
                assert isinstance(await ann.next(), wire.Refused)
            await ann.play(0)
