"""Dice that a device rolls, over real sockets: the match waits for it, and keeps what it rolled."""

from pathlib import Path
from typing import Any

from pavage.record.record import parse
from pavage.record.verify import verify
from tests.server.house import ANN, BEN, GREEDY, House, Line, house, run


async def made(here: House, *seats: dict[str, Any]) -> dict[str, Any]:
    """A match of Bricks whose dice people roll on their device."""
    body = {"game": "bricks", "options": {"practise": True, "joker": False}, "seats": seats}
    match: dict[str, Any] = await here.post("/api/matches", body)
    return match


async def roll(line: Line, seat: int, move: str) -> None:
    await line.ask(t="roll", seat=seat, move=move)


async def turn(line: Line, seat: int) -> None:
    """The dice of the device, the right answer, the first brick that fits."""
    await roll(line, seat, "roll 3x4")
    await line.play(seat, "answer 12")
    assert line.state is not None
    assert line.state.hand is not None
    fit = line.state.hand.fits[0]
    await line.play(seat, fit.move.replace("{name}", fit.names[0]))


def to_move(line: Line) -> list[bool]:
    return [seat.to_move for seat in line.seats]


@run
async def test_the_match_waits_for_the_dice_of_whose_turn_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match = await made(here, ANN, BEN)
        async with here.seat(match, 0) as ann, here.seat(match, 1) as ben:
            assert (to_move(ann), to_move(ben)) == ([True, False], [True, False])
            assert ann.state is not None
            assert ann.state.hand is not None
            assert ann.state.hand.roll is not None
            assert ann.state.hand.roll.chance == "roll {0}x{1}"
            assert ben.state is not None
            assert ben.state.hand is not None
            assert ben.state.hand.roll is None
            [listed] = await here.post(
                "/api/mine", {"matches": [{"match": match["match"], "tokens": [match["watch"]]}]}
            )
            assert (listed["to_move"], listed["over"]) == (0, False)
            await turn(ann, 0)
            assert to_move(ann) == [False, True]
            state = await ben.until_seq(3)
            assert [entry.told and entry.told.move for entry in ben.log][:2] == [
                "roll 3x4",
                "answer 12",
            ]
            assert state.hand is not None
            assert state.hand.roll is not None
            await turn(ben, 1)


@run
async def test_dice_that_may_not_be_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match = await made(here, ANN, BEN)
        async with here.seat(match, 0) as ann, here.seat(match, 1) as ben, here.seat(match) as zoe:
            for line, seat, move, seq, code in [
                (ben, 1, "roll 3x4", 0, "out-of-turn"),
                (ben, 0, "roll 3x4", 0, "not-your-seat"),
                (zoe, 0, "roll 3x4", 0, "watching"),
                (ann, 0, "roll 3x4", 1, "ahead"),
                (ann, 0, "roll 3x99", 0, "unreadable"),
                (ann, 0, "roll 3x12", 0, "illegal"),
                (ann, 0, "joker", 0, "illegal"),
                (ann, 0, "r" * 10_000, 0, "malformed"),
            ]:
                await line.send(t="roll", seat=seat, move=move, seq=seq)
                assert (await line.refused()).code == code, move
            await ann.send(t="move", seat=0, move="answer 12", seq=0)
            assert (await ann.refused()).code == "illegal"
            await roll(ann, 0, "roll 3x4")
            await ann.send(t="roll", seat=0, move="roll 3x4", seq=0)
            assert (await ann.refused()).code == "stale"
            await ann.send(t="roll", seat=0, move="roll 3x4", seq=1)
            assert (await ann.refused()).code == "illegal"
            assert ann.state is not None
            assert ann.state.seq == 1


@run
async def test_what_was_rolled_is_there_when_the_server_comes_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        match = await made(here, ANN, GREEDY)
        async with here.seat(match, 0) as ann:
            await turn(ann, 0)
            while not to_move(ann)[0]:  # the computer's dice come by themselves
                await ann.next()
            assert ann.state is not None
            before, log = ann.state, list(ann.log)
            assert before.hand is not None
            assert before.hand.roll is not None
    async with house(tmp_path) as here, here.seat(match, 0) as ann:
        assert ann.state is not None
        assert (ann.state.scene, ann.state.hand, ann.log) == (before.scene, before.hand, log)
        await turn(ann, 0)
        await ann.ask(t="resign", seat=0)
        while ann.state.outcome is None:  # the computer's move may have come first
            await ann.next()
        headers = {"Authorization": f"Bearer {match['keys'][0]['token']}"}
        answer = await here.http.get(f"/api/matches/{match['match']}/record", headers=headers)
        record = parse(answer.content)
        assert [seat.kind for seat in record.seats] == ["human", "bot"]
        verify(record)
        again = await here.http.post(f"/api/matches/{match['match']}/rematch", headers=headers)
        follow = again.json()
        async with here.seat(follow, 1) as second:  # now the computer begins
            while not to_move(second)[1]:
                await second.next()
            assert second.state is not None
            assert second.state.hand is not None
            assert second.state.hand.roll is not None
