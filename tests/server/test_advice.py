"""The solver's advice over the wire: in time, about the right position, and never in the way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pavage.core.game import Deal, Setup
from pavage.core.shuffle import WordStream
from pavage.server import advice, wire
from pavage.server.advice import Advisors
from pavage.server.advicepool import AdvicePool
from tests.match.games import MAZE, line_home, nearly_won, new_maze
from tests.server.house import ANN, BEN, House, Line, eventually, house, run
from tests.server.solving import Orders, load
from tests.server.test_refusals import well_said

ASTRAY = "AC@f4"  # two moves from the win: the solver of the tests finds no way on from there


@pytest.fixture
def orders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Orders:
    """The solver is told what to do; the deal ``near-3`` is won in three moves."""
    monkeypatch.setenv("FAKE_SOLVER", str(tmp_path / "orders"))
    dealt = type(MAZE).deal

    def deal(self: Any, setup: Setup, words: WordStream) -> Deal:
        near, _, away = words.seed.partition("near-")
        made: Deal = dealt(self, setup, words) if near or not away else nearly_won(int(away))
        return made

    monkeypatch.setattr(type(MAZE), "deal", deal)
    return Orders(tmp_path / "orders")


@asynccontextmanager
async def advised(folder: Path, count: int = 1, ready: bool = True) -> AsyncIterator[House]:
    pool = AdvicePool(("maze",), count, load)
    pool.start()
    try:
        if ready:
            await eventually(lambda: bool(pool._advisors) and pool._advisors[0].ready)
        async with house(folder, advisors=Advisors(pool)) as here:
            yield here
    finally:
        await pool.close()


@asynccontextmanager
async def at_table(here: House, away: int = 3) -> AsyncIterator[Line]:
    made = await here.patience(deal=f"near-{away}")
    async with here.seat(made, 0) as ann:
        yield ann


async def ask(line: Line, what: str, on: bool = True) -> None:
    await line.send(t="ask", what=what, on=on)


async def advice_of(line: Line, what: str, thinking: bool = False) -> wire.Advice:
    """The next advice of this kind that is (not) the last word."""
    found: wire.Advice = await line.until(
        lambda said: (
            isinstance(said, wire.Advice) and (said.what, said.thinking) == (what, thinking)
        )
    )
    return found


async def hint(line: Line) -> wire.Advice:
    await ask(line, "hint")
    return await advice_of(line, "hint")


async def nothing_comes(line: Line, seconds: float = 0.6) -> None:
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(line.next(), seconds)


# -- hints ----------------------------------------------------------------------------------------


@run
async def test_hints_lead_home_and_are_thought_about_once(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here, 4) as ann:
        played = []
        for left in (4, 3, 2, 1):
            told = await hint(ann)
            assert (told.answer, told.moves, told.seq) == ("won", left, 4 - left)
            assert told.hint is not None
            assert ann.state is not None
            assert ann.state.hand is not None
            assert told.hint in ann.state.hand.targets
            played.append(told.hint.move)
            await ann.play(0, told.hint.move)
        assert ann.state is not None
        assert ann.state.outcome is not None
        assert ann.state.outcome.reason == "solved"
        assert sorted(played) == sorted(line_home(4))
        assert len(orders.noted("asked")) == 1
        await ask(ann, "hint")
        assert (await ann.refused()).code == "game-over"


@run
async def test_a_hint_is_answered_though_the_solver_knows_nothing(
    orders: Orders, tmp_path: Path
) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        orders.give("hold")
        await ask(ann, "hint")
        told = await advice_of(ann, "hint", thinking=True)
        assert (told.answer, told.hint, told.moves) == ("unknown", None, None)
        await ask(ann, "hint")  # once more changes nothing
        orders.take_back("hold")
        told = await advice_of(ann, "hint")
        assert (told.answer, told.moves) == ("won", 3)
        orders.give("hold")
        await ann.play(0, ASTRAY)
        told = await hint(ann)  # some time it has to end
        assert (told.answer, told.hint, told.back) == ("unknown", None, 0)
        assert len(orders.noted("asked")) == 2
        told = await hint(ann)
        assert (told.answer, told.hint, told.back) == ("unknown", None, 0)
        assert len(orders.noted("asked")) == 2


@run
async def test_a_hint_waits_for_advisors_that_are_still_starting(
    orders: Orders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(advice.LATE, "hint", 0.05)
    async with advised(tmp_path, ready=False) as here, at_table(here) as ann:
        told = await hint(ann)
        assert (told.answer, told.moves) == ("won", 3)


@run
async def test_a_hint_far_from_a_win_is_the_way_to_the_best_score(
    orders: Orders, tmp_path: Path
) -> None:
    async with advised(tmp_path) as here:
        made = await here.patience(deal="17")
        async with here.seat(made, 0) as ann:
            told = await hint(ann)
            assert told.answer == "unknown"
            assert told.hint is not None
            assert told.hint.points > 0
            for _ in range(3):
                await hint(ann)
            assert len(orders.noted("asked")) == 1


@run
async def test_a_hint_is_there_in_time_while_everybody_thinks(
    orders: Orders, tmp_path: Path
) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann, at_table(here, 2) as ben:
        orders.give("hold")
        await ask(ben, "judge")
        await advice_of(ben, "judge", thinking=True)
        await eventually(lambda: len(orders.noted("asked")) == 1)
        await ask(ann, "hint")
        assert (await advice_of(ann, "hint", thinking=True)).answer == "unknown"
        orders.take_back("hold")
        assert (await advice_of(ann, "hint")).answer == "won"
        assert (await advice_of(ben, "judge")).answer == "won"
        assert (await hint(ann)).answer == "won"


# -- judgements -----------------------------------------------------------------------------------


@run
async def test_every_position_is_judged_until_one_has_enough(
    orders: Orders, tmp_path: Path
) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        orders.give("hold")
        await ask(ann, "judge")
        first = await advice_of(ann, "judge", thinking=True)
        assert (first.seq, first.answer, first.moves) == (0, "unknown", None)
        orders.take_back("hold")
        found = await advice_of(ann, "judge")
        assert (found.seq, found.answer, found.moves, found.bound) == (0, "won", 3, 1)
        assert found.hint is None
        await ann.play(0, "3C@a3")
        told = await advice_of(ann, "judge")
        assert (told.seq, told.answer, told.moves) == (1, "won", 2)
        await ann.ask(t="line", seat=0, moves=[])
        told = await advice_of(ann, "judge")
        assert (told.seq, told.moves) == (2, 3)
        await ask(ann, "judge", on=False)
        await ann.play(0, "3C@a3")
        await nothing_comes(ann)


@run
async def test_no_advice_about_a_position_that_has_passed(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here, 5) as ann:
        orders.give("hold")
        await ask(ann, "judge")
        await ask(ann, "hint")
        await ask(ann, "demo")
        await advice_of(ann, "judge", thinking=True)
        line: list[str] = []
        for move in line_home(5)[:4]:  # each is answered although the solver thinks
            line.append(move)
            await ann.send(t="line", seat=0, moves=line, seq=len(line) - 1)
            await ann.until_seq(len(line))
        orders.take_back("hold")
        told = await advice_of(ann, "judge")
        assert (told.seq, told.answer, told.moves) == (4, "won", 1)
        assert len(orders.noted("stopped")) >= 1
        stated = 0
        for text in ann.raw:
            said = wire_of(text)
            if isinstance(said, wire.State):
                stated = said.seq
            elif isinstance(said, wire.Advice):
                assert said.seq == stated
            assert not isinstance(said, wire.Demo)


def wire_of(text: str) -> Any:
    from tests.server.house import _decode

    return _decode(text)


@run
async def test_who_went_astray_is_told_how_far_to_go_back(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here, 2) as ann:
        await ann.play(0, ASTRAY)
        await ask(ann, "judge")
        told = await advice_of(ann, "judge")
        assert (told.answer, told.moves, told.back) == ("unknown", None, 0)
        await ann.ask(t="line", seat=0, moves=[])
        told = await advice_of(ann, "judge")
        assert (told.answer, told.moves, told.back) == ("won", 2, None)
        asked = len(orders.noted("asked"))
        await ann.play(0, ASTRAY)
        told = await advice_of(ann, "judge")  # all that is known already
        assert (told.answer, told.back) == ("unknown", 0)
        assert len(orders.noted("asked")) == asked


@run
async def test_the_latest_move_to_go_back_to_is_looked_for(orders: Orders, tmp_path: Path) -> None:
    """The first two moves were good, the third was not, and more followed."""
    async with advised(tmp_path) as here, at_table(here, 4) as ann:
        line = ["4C@a4", "3C@a3", ASTRAY]
        other = new_maze(away=4)
        other.apply(other.set_line(0, line, 0, 0))
        for _ in range(3):
            line.append(other.now.position.legal_moves()[-1])
            other.apply(other.set_line(0, line, other.seq, 0))
        await ann.ask(t="line", seat=0, moves=line)
        await ask(ann, "judge")
        told = await advice_of(ann, "judge")
        assert told.answer == "unknown"
        assert told.back == 2


@run
async def test_a_device_that_goes_is_not_thought_for(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here:
        orders.give("hold")
        made = await here.patience(deal="near-3")
        async with here.seat(made, 0) as ann, here.seat(made, 0) as also:
            await ask(ann, "judge")
            await advice_of(ann, "judge", thinking=True)
            await eventually(lambda: len(orders.noted("asked")) == 1)
            await also.play(0, "AC@a1")
            assert (await advice_of(ann, "judge", thinking=True)).seq == 1
            assert not any(isinstance(wire_of(text), wire.Advice) for text in also.raw)
            await eventually(lambda: len(orders.noted("asked")) == 2)
        await eventually(lambda: len(orders.noted("stopped")) == 2)
        room = await here.rooms.get(made["match"])
        assert room is not None
        await eventually(room.idle)


# -- demos ----------------------------------------------------------------------------------------


@run
async def test_a_demo_shows_every_step_to_the_win(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        assert ann.state is not None
        await ask(ann, "demo")
        demo = await ann.until(lambda said: isinstance(said, wire.Demo))
        assert (demo.seq, demo.wins, len(demo.steps)) == (0, True, 3)
        pieces = {piece.id: piece for piece in ann.state.scene.pieces}
        for step in demo.steps:
            pieces |= {piece.id: piece for piece in step.pieces}
            state = await ann.play(0, step.move)
            assert pieces == {piece.id: piece for piece in state.scene.pieces}
            assert (step.counters, step.status) == (state.scene.counters, state.scene.status)
            assert step.told == state.log[-1].told
            assert len(step.pieces) <= 6
        await ask(ann, "demo")
        demo = await ann.until(lambda said: isinstance(said, wire.Demo))
        assert (demo.wins, demo.steps) == (True, [])


@run
async def test_who_gave_up_is_shown_how_it_could_have_been_won(
    orders: Orders, tmp_path: Path
) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        await ann.ask(t="resign", seat=0)
        await ask(ann, "demo")
        demo = await ann.until(lambda said: isinstance(said, wire.Demo))
        assert (demo.wins, len(demo.steps)) == (True, 3)
        await ask(ann, "judge")
        assert (await advice_of(ann, "judge")).moves == 3


@run
async def test_a_demo_without_a_win_goes_to_the_best_score(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here:
        made = await here.patience(deal="17")
        async with here.seat(made, 0) as ann:
            await ask(ann, "demo")
            demo = await ann.until(lambda said: isinstance(said, wire.Demo))
            assert not demo.wins
            assert demo.steps
            assert all(step.told.points > 0 for step in demo.steps)


# -- par ------------------------------------------------------------------------------------------


@run
async def test_par_is_found_out_once_and_stars_are_earned(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann, at_table(here) as ben:
        orders.give("hold")
        for line in (ann, ben, ann):
            await ask(line, "par")
        for line in (ann, ben):
            assert (await line.until(lambda said: isinstance(said, wire.Par))).moves is None
        orders.take_back("hold")
        for line in (ann, ben):
            par = await line.until(lambda said: isinstance(said, wire.Par))
            assert (par.moves, par.stars, par.earned) == (3, [3, 5, None], None)
        assert orders.noted("asked") == ["par"]
        assert (await hint(ann)).moves == 3  # the line of the par is known
        assert orders.noted("asked") == ["par"]
        await ann.ask(t="line", seat=0, moves=[ASTRAY, "AC@a1", "2C@a2", "3C@a3"])
        await ask(ann, "par")
        assert (await ann.until(lambda said: isinstance(said, wire.Par))).earned == 2
        await ben.ask(t="resign", seat=0)
        await ask(ben, "par")
        assert (await ben.until(lambda said: isinstance(said, wire.Par))).earned is None


# -- what goes wrong ------------------------------------------------------------------------------


@run
async def test_an_advisor_that_dies_is_replaced_and_the_asker_answered(
    orders: Orders, tmp_path: Path
) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        orders.give("die-once")
        await ask(ann, "judge")
        assert (await advice_of(ann, "judge")).moves == 3
        assert len(orders.noted("asked")) == 2


@run
async def test_a_question_that_kills_is_refused_once(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        for broken, tries in (("die", 3), ("fail", 4)):
            orders.give(broken)
            await ask(ann, "judge")
            refused = await ann.refused()
            assert refused.code == "solver-silent"
            well_said(refused.said)
            told = await advice_of(ann, "judge")
            assert (told.answer, told.seq) == ("unknown", told.seq)
            told = await hint(ann)
            assert told.answer == "unknown"
            assert len(orders.noted("asked")) == tries
            orders.take_back(broken)
            await ask(ann, "judge", on=False)
            await ann.play(0)
        assert (await hint(ann)).answer in ("won", "unknown")


@run
async def test_what_the_rules_do_not_bear_out_is_not_told(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        orders.give("lie")
        await ask(ann, "judge")
        told = await advice_of(ann, "judge")
        assert (told.answer, told.moves) == ("unknown", None)


@run
async def test_a_par_that_cannot_be_found_out_is_refused(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        orders.give("fail")
        for _ in range(2):
            await ask(ann, "par")
            refused = await ann.refused()
            assert refused.code == "solver-silent"
            well_said(refused.said)
        assert orders.noted("asked") == ["par"]


@run
async def test_a_deal_that_no_known_line_wins_has_no_par(orders: Orders, tmp_path: Path) -> None:
    async with advised(tmp_path) as here, at_table(here) as ann:
        orders.give("none")
        for _ in range(2):
            await ask(ann, "par")
            par = await ann.until(lambda said: isinstance(said, wire.Par) and said.none)
            assert par.moves is None
        assert orders.noted("asked") == ["par"]


@run
async def test_who_may_not_ask(
    orders: Orders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "MOST_ASKED", 5)
    async with advised(tmp_path) as here:
        made = await here.patience(deal="near-3")
        zigzag = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made) as zoe, here.seat(zigzag, 0) as ben:
            for what in ("judge", "hint", "demo", "par"):
                await ask(zoe, what)
                refused = await zoe.refused()
                assert refused.code == "watching"
                well_said(refused.said)
                await ask(ben, what)
                refused = await ben.refused()
                assert refused.code == ("no-hints" if what == "hint" else "no-solver")
                well_said(refused.said)
            for _ in range(5):
                assert (await hint(ann)).moves == 3
            await ask(ann, "hint")
            assert (await ann.refused()).code == "busy"
            for sent in (
                '{"t":"ask","what":"move"}',
                '{"t":"ask"}',
                '{"t":"ask","what":"par","x":1}',
            ):
                await ann.socket.send(sent)
                assert (await ann.refused()).code == "malformed"
            await ann.play(0)
