"""What a device may ask about the hand that it shows: where a piece may go, what may come."""

from pathlib import Path
from typing import Any

import pytest

from pavage.server import room, wire
from tests.server.house import ANN, BEN, House, Line, house, run


async def at_table(here: House, seats: int = 2) -> dict[str, Any]:
    options = {"solo": seats == 1}
    body = {"game": "connexion", "options": options, "seats": [ANN, BEN][:seats]}
    made: dict[str, Any] = await here.post("/api/matches", body)
    return made


async def told(line: Line, **asked: Any) -> wire.Targets:
    await line.send(**asked)
    targets: wire.Targets = await line.until(lambda said: isinstance(said, wire.Targets))
    return targets


def asks(line: Line) -> list[str]:
    assert line.state is not None
    assert line.state.hand is not None
    return list(line.state.hand.asks)


@run
async def test_one_learns_where_a_piece_may_go_and_lays_it_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await at_table(here)
        async with here.seat(made, 0) as ann:
            piece = asks(ann)[0]
            said = await told(ann, t="where", piece=piece)
            assert (said.seq, said.seat, said.piece) == (0, 0, piece)
            assert said.targets
            there = said.targets[0]
            place = {"zone": there.zone, "x": there.x, "y": there.y}
            come = await told(ann, t="coming", **place)
            assert come.piece is None
            assert there in come.targets
            assert {target.piece for target in come.targets} <= set(asks(ann))
            assert (await ann.play(0, there.move)).ply == 1
            assert (await told(ann, t="where", piece=piece)).targets == []


@run
async def test_nobody_learns_anything_of_another_s_hand(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await at_table(here)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben, here.seat(made) as watcher:
            theirs = asks(ann)
            there = (await told(ann, t="where", piece=theirs[0])).targets[0]
            place = {"zone": there.zone, "x": there.x, "y": there.y}
            assert ben.state is not None
            assert ben.state.hand is not None
            own = [piece.id for piece in ben.state.hand.pieces]
            for piece in [*theirs, *own]:  # it is not Ben's turn
                assert (await told(ben, t="where", piece=piece)).targets == []
            assert (await told(ben, t="coming", **place)).targets == []
            for asked in ({"t": "where", "piece": theirs[0]}, {"t": "coming", **place}):
                await watcher.send(**asked)
                refused = await watcher.refused()
                assert (refused.code, refused.said.id) == ("not-your-seat", "error-no-hand-shown")


@run
async def test_questions_about_nothing_have_no_answer_and_do_no_harm(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await at_table(here, seats=1)
        async with here.seat(made, 0) as ann:
            for piece in ("", "nothing", "x" * 10_000, "6V1B2J3R4O5W", "\u0000"):
                said = await told(ann, t="where", piece=piece)
                assert (said.piece, said.targets) == (piece, [])
            for zone, x, y in (
                ("table", 10**30, -(10**30)),
                ("table", -(2**63), 2**64),
                ("rack0", 0, 0),
                ("nowhere", 0, 0),
            ):
                assert (await told(ann, t="coming", zone=zone, x=x, y=y)).targets == []
            for wrong in ({"t": "where"}, {"t": "coming", "zone": "table", "x": 0.5, "y": 0}):
                await ann.send(**wrong)
                assert (await ann.refused()).code == "malformed"
            await ann.ask(t="resign", seat=0)
            assert ann.state is not None
            assert ann.state.hand is not None
            for each in ann.state.hand.pieces:
                assert (await told(ann, t="where", piece=each.id)).targets == []


@run
async def test_a_flood_of_questions_is_cut_off_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_ASKED", 20)
    async with house(tmp_path) as here:
        made = await at_table(here, seats=1)
        async with here.seat(made, 0) as ann, here.seat(made, 0) as other:
            for _ in range(21):
                await ann.send(t="coming", zone="table", x=0, y=0)
            assert (await ann.refused()).code == "busy"
            piece = asks(other)[0]
            await other.send(t="where", piece=piece)
            assert (await other.refused()).code == "busy"  # a second line is no way round it
            await other.play(0, f"{piece}/0@0,0")
            another = await at_table(here, seats=1)
            async with here.seat(another, 0) as ben:
                assert (await told(ben, t="where", piece=piece)).targets
