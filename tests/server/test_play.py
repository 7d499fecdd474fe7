"""Whole games over real sockets: against the computer, on one device, apart."""

from pathlib import Path

from pavage.server import wire
from tests.server.house import ANN, BEN, GREEDY, GUEST, house, run


@run
async def test_a_game_against_the_computer(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GREEDY)
        async with here.seat(made, 0) as ann:
            assert ann.welcome is not None
            assert ann.welcome.watch == made["watch"]
            assert [seat.mine for seat in ann.seats] == [True, False]
            while ann.state is not None and ann.state.outcome is None:
                if ann.state.hand is not None and ann.offers():
                    await ann.play(0)
                else:
                    await ann.next()
            assert ann.state is not None
            outcome = ann.state.outcome
            assert outcome is not None
            assert outcome.scores == [seat.score for seat in ann.seats]
            assert [entry.seq for entry in ann.log] == list(range(ann.state.seq))
            assert ann.state.seed is not None


@run
async def test_two_devices_see_each_move_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben, here.seat(made) as zoe:
            first = await ann.play(0)
            seen = await ben.until_seq(1)
            assert first.scene == seen.scene
            assert seen.log == first.log
            assert seen.hand is not None
            assert seen.hand.seat == 1
            assert (await zoe.until_seq(1)).hand is None
            assert zoe.welcome is not None
            assert zoe.welcome.watch is None


@run
async def test_one_device_passed_round(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0, 1) as both:
            await both.play(0)
            await both.play(0, "end")
            assert both.state is not None
            assert both.state.seats[1].to_move
            await both.send(t="look", look=None)
            assert (await both.until(lambda s: isinstance(s, wire.State))).hand is None
            await both.send(t="look", look=1)
            state = await both.until(lambda s: isinstance(s, wire.State))
            assert state.hand.seat == 1
            assert state.log == []
            await both.play(1)


@run
async def test_reconnecting_gets_the_rest(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            await ann.play(0)
            await ben.until_seq(1)
            known = list(ben.log)
            await ben.socket.close()
            await ann.play(0, "end")
            async with here.seat(made, 1, seq=1) as again:
                assert again.state is not None
                assert again.state.first == 1
                assert known + again.state.log == ann.log
            async with here.seat(made, 1, seq=99) as odd:
                assert odd.state is not None
                assert odd.state.first == 0
                assert odd.state.log == ann.log


@run
async def test_a_placement_is_taken_back_and_the_log_keeps_both(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            before = ann.state
            assert before is not None
            after = await ann.play(0)
            assert after.undo == 0
            assert (await ben.until_seq(1)).undo is None
            back = await ann.ask(t="undo", seat=0)
            assert (back.scene, back.hand, back.ply) == (before.scene, before.hand, 0)
            assert back.seats[0].score == 0
            assert [(e.kind, e.ply) for e in ann.log] == [("ply", 0), ("undo", 0)]
            assert (await ben.until_seq(2)).scene == before.scene


@run
async def test_giving_up_ends_it_out_of_turn_too(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            over = await ben.ask(t="resign", seat=1)
            assert over.outcome is not None
            assert (over.outcome.reason, over.outcome.by) == ("resigned", 1)
            assert over.outcome.winners == [0]
            seen = await ann.until_seq(1)
            assert seen.outcome == over.outcome
            assert seen.hand is not None
            assert not seen.hand.targets
            assert not any(seat.to_move for seat in seen.seats)


@run
async def test_coming_and_going_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann:
            assert [seat.online for seat in ann.seats] == [True, False]
            async with here.seat(made, 1):
                await ann.until(lambda s: isinstance(s, wire.Presence))
                assert [seat.online for seat in ann.seats] == [True, True]
            await ann.until(lambda s: isinstance(s, wire.Presence))
            assert [seat.online for seat in ann.seats] == [True, False]


@run
async def test_an_open_seat_is_taken_while_the_game_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GUEST)
        link = {"match": made["match"], "token": made["invites"][0]["token"]}
        opened = await here.post("/api/open", link)
        assert (opened["kind"], opened["seat"], opened["host"]) == ("invite", 1, "Ann")
        async with here.seat(made, 0) as ann:
            await ann.play(0)
            joined = await here.post("/api/join", {**link, "name": "  Mamie\u202e "})
            await ann.until(lambda s: isinstance(s, wire.Presence))
            assert (ann.seats[1].name, ann.seats[1].kind) == ("Mamie", "human")
            async with here.line() as mamie:
                await mamie.hello(made["match"], [joined["token"]], 1)
                assert mamie.state is not None
                assert mamie.state.hand is not None
        again = await here.post("/api/join", {**link, "name": "Zoe"})
        assert (again["status"], again["code"]) == (403, "invite-used")
        assert (await here.post("/api/open", link))["code"] == "invite-used"


@run
async def test_a_rematch_is_made_once_and_rotates_the_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN, GREEDY)
        tokens = [key["token"] for key in made["keys"]]
        path = f"/api/matches/{made['match']}/rematch"
        assert (await here.post(path, {}, tokens[0]))["code"] == "not-over"
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben:
            await ann.ask(t="resign", seat=0)
            first = await here.post(path, {}, tokens[0])
            told = await ben.until(lambda s: isinstance(s, wire.Rematch))
            assert told.match == first["match"]
        assert (await here.post(path, {}, tokens[1]))["match"] == first["match"]
        mine = {"match": made["match"], "tokens": tokens}
        follow = await here.post("/api/rematch", mine)
        assert follow == await here.post("/api/rematch", mine)
        assert [key["seat"] for key in follow["keys"]] == [0, 2]
        assert follow["keys"][1] in first["keys"]
        async with here.seat(follow, 0, 2) as both:
            names = [seat.name for seat in both.seats]
            assert names == ["Ben", "greedy", "Ann"]
        async with here.seat(made, 0) as late:
            assert late.welcome is not None
            assert late.welcome.rematch == first["match"]


@run
async def test_only_the_players_make_a_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann:
            await ann.ask(t="resign", seat=0)
        path = f"/api/matches/{made['match']}/rematch"
        refused = await here.post(path, {}, made["watch"])
        assert (refused["status"], refused["code"]) == (403, "unauthorised")
        watching = {"match": made["match"], "tokens": [made["watch"]]}
        assert (await here.post("/api/rematch", watching))["code"] == "not-found"
        await here.post(path, {}, made["keys"][0]["token"])
        follow = await here.post("/api/rematch", watching)
        assert follow["keys"] == []
        async with here.seat(follow) as zoe:
            assert zoe.state is not None


@run
async def test_a_message_in_pieces_and_a_long_frame(tmp_path: Path) -> None:
    """A device may cut a message into frames; the server's frames may be of any length."""
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann:
            move = ann.offers()[0]
            await ann.socket.send(['{"t":"move","seat":0,', f'"move":"{move}"', ',"seq":0}'])
            assert (await ann.until_seq(1)).ply == 1
            room = await here.rooms.get(made["match"])
            assert room is not None
            (viewer,) = room.viewers
            for length in (125, 126, 65_535, 65_536, 200_000):
                viewer.note(b'"' + b"x" * (length - 2) + b'"')
                text = await ann.socket.recv()
                assert len(text) == length


@run
async def test_what_comes_while_the_match_is_loaded_waits(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann:
            move = ann.offers()[0]
        here.clock.time += 10**9
        here.rooms.sweep()
        assert len(here.rooms) == 0
        async with here.line() as line:
            token = made["keys"][0]["token"]
            await line.send(t="hello", match=made["match"], tokens=[token], look=0)
            await line.send(t="move", seat=0, move=move, seq=0)
            await line.send(t="hello", match=made["match"], tokens=[token])
            assert (await line.refused()).code == "hello-once"  # while the move is being stored
            assert (await line.until_seq(1)).ply == 1
