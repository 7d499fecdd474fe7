"""A match that waits for what a seat's device brings about, where chance is free."""

import msgspec
import pytest

from pavage.core.errors import IllegalMove, OutOfTurn, RecordError, StaleMove, UnreadableMove
from pavage.core.game import OVER
from pavage.core.outcome import RESIGNED
from pavage.games import registry
from pavage.match import undo
from pavage.match.match import AheadMove, Match, ReplayError
from pavage.match.undo import Takeback
from pavage.record.record import Ply, Record, Seat, build, dump, parse
from pavage.record.verify import verify
from tests.match.games import ANN, BEN, BOT, play

BRICKS = registry.load("bricks")


def new(*bots: int, practise: bool = True, seed: str = "1") -> Match:
    """A match of Bricks whose dice people roll on their device."""
    options = {"practise": practise, "joker": False}
    return Match.new(BRICKS, BRICKS.setup(2, options, bots), seed, 0)


def roll(match: Match, move: str) -> None:
    match.apply(match.roll(match.to_move(), move, match.seq, match.seq))


def first_lay(match: Match) -> str:
    return next(move for move in match.now.position.legal_moves() if "@" in move)


def turn(match: Match) -> None:
    """A person's turn: the dice of its device, the right answer, the first brick that fits."""
    roll(match, "roll 3x4")
    play(match, "answer 12")
    play(match, first_lay(match))


def test_the_match_waits_until_the_device_has_rolled() -> None:
    match = new()
    assert (match.seq, match.to_move(), match.is_rolling()) == (0, 0, True)
    assert match.now.position.legal_moves() == []
    taken = match.taken
    roll(match, "roll 3x4")
    assert (match.to_move(), match.is_rolling(), match.taken) == (0, False, taken)
    assert [(ply.seat, ply.move, ply.points) for ply in match.line] == [(None, "roll 3x4", 0)]
    assert match.told[0] is not None
    assert match.told[0].seat is None
    play(match, "answer 12")
    play(match, first_lay(match))
    assert (match.to_move(), match.is_rolling()) == (1, True)


def test_what_cannot_be_rolled_is_refused_and_changes_nothing() -> None:
    match = new()
    turn(match)
    before = (match.seq, match.now.position.state.tobytes(), match.taken)
    for seat, move, seq, error in [
        (0, "roll 3x4", match.seq, OutOfTurn),
        (1, "roll 3x4", match.seq - 1, StaleMove),
        (1, "roll 3x4", match.seq + 1, AheadMove),
        (1, "roll 3x99", match.seq, UnreadableMove),
        (1, "roll 3x", match.seq, UnreadableMove),
        (1, "", match.seq, UnreadableMove),
        (1, "roll 3x12", match.seq, IllegalMove),  # tables go to 9
        (1, "die 1=5", match.seq, IllegalMove),
        (1, "joker", match.seq, IllegalMove),  # there is none
    ]:
        with pytest.raises((error, UnreadableMove) if error is IllegalMove else error):
            match.roll(seat, move, seq, 0)
    with pytest.raises(IllegalMove) as refused:
        match.submit(1, "answer 12", match.seq, 0)
    assert refused.value.said.id == "error-chance-due"
    assert (match.seq, match.now.position.state.tobytes(), match.taken) == before
    roll(match, "roll 5x5")
    with pytest.raises(IllegalMove) as refused:
        match.roll(1, "roll 5x5", match.seq, 0)
    assert refused.value.said.id == "error-no-roll"


def test_only_where_chance_is_free() -> None:
    match = new(practise=False)
    assert not match.is_rolling()
    assert match.line[0].move.startswith("roll ")
    with pytest.raises(IllegalMove):
        match.roll(0, "roll 3x4", match.seq, 0)


def test_the_computer_s_dice_come_by_themselves() -> None:
    match = new(1)
    turn(match)
    assert (match.to_move(), match.is_rolling()) == (1, False)
    assert match.line[-1].move.startswith("roll ")
    play(match, first_lay(match))
    assert (match.to_move(), match.is_rolling()) == (0, True)


def test_a_stored_match_takes_what_was_rolled() -> None:
    match = new(1)
    for _ in range(4):
        turn(match)
        while match.to_move() == 1:
            play(match, next(iter(match.now.position.legal_moves())))
        kept = Match.replayed(BRICKS, match.setup, match.seed, match.deal, match.events)
        assert kept.now.position.state.tobytes() == match.now.position.state.tobytes()
        assert (kept.taken, kept.told, kept.to_move()) == (match.taken, match.told, 0)
        assert [ply.taken for ply in kept.line] == [ply.taken for ply in match.line]
    match = kept  # and goes on as it would have done
    turn(match)
    assert match.line[-1].move.startswith("roll ")


def test_a_stored_roll_must_be_one_that_the_rules_allow() -> None:
    match = new()
    turn(match)
    for wrong in ("roll 3x12", "joker", "answer 12", "roll 3"):
        events = [msgspec.structs.replace(match.events[0], move=wrong), *match.events[1:]]
        with pytest.raises(ReplayError):
            Match.replayed(BRICKS, match.setup, match.seed, match.deal, events)


def test_dice_that_have_been_seen_are_not_rolled_again() -> None:
    match = new()
    roll(match, "roll 3x4")
    assert undo.offered(match, [ANN, BEN], {0, 1}) is None
    play(match, "answer 12")
    play(match, "reduce 1=2")
    assert undo.offered(match, [ANN, BEN], {0}) == Takeback(0, 2)
    match.apply(undo.take_back(match, [ANN, BEN], {0}, 0, match.seq, 0))
    assert match.line[-1].move == "answer 12"
    play(match, first_lay(match))
    assert match.is_rolling()
    for held in ({0}, {1}, {0, 1}):
        assert undo.offered(match, [ANN, BEN], held) is None
    against = new(1)
    turn(against)
    assert undo.offered(against, [ANN, BOT], {0}) is None


def test_who_is_to_roll_may_give_up_and_so_may_the_other() -> None:
    for seat in (0, 1):
        match = new()
        match.apply(match.resign(seat, match.seq, 0))
        assert match.outcome is not None
        assert (match.outcome.reason, match.outcome.by) == (RESIGNED, seat)
        assert (match.to_move(), match.is_rolling(), match.gave_up()) == (OVER, False, True)


def recorded(match: Match) -> Record:
    """The record of a match that goes on; it is read again as it was written."""
    seats = [Seat("Ann", "human"), Seat("Ben", "human")]
    plies = [Ply(ply.seat, ply.move, ply.points) for ply in match.line]
    record = build(match.setup, BRICKS, seats, match.seed, match.deal, plies)
    assert parse(dump(record)) == record
    return record


def test_free_chance_is_not_compared_with_the_seed() -> None:
    match = new()
    turn(match)
    verify(recorded(match))
    plain = new(practise=False)
    verify(recorded(plain))
    options = {"practise": False, "joker": False}
    with pytest.raises(RecordError) as refused:
        verify(msgspec.structs.replace(recorded(match), options=options))
    assert refused.value.said.id == "record-chance-seed"
    plies = [Ply(None, "roll 3x12")]
    with pytest.raises(RecordError):
        verify(msgspec.structs.replace(recorded(match), plies=plies))
