"""A match is its log: it replays, takes back, and refuses what doesn't fit."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.errors import GameOver, IllegalMove, OutOfTurn, StaleMove, UnreadableMove
from pavage.core.stored import Event
from pavage.match.match import KEPT_STATES, AheadMove, Match, ReplayError
from tests.match.games import ZIGZAG, moves, new, play, play_some


def replayed(match: Match) -> Match:
    return Match.replayed(match.game, match.setup, match.seed, match.deal, match.events)


def same(one: Match, other: Match) -> None:
    assert one.events == other.events
    assert one.told == other.told
    assert one.outcome == other.outcome
    assert one.taken == other.taken
    assert one.now.position.state.tobytes() == other.now.position.state.tobytes()
    assert [(p.move, p.points, p.taken) for p in one.line] == [
        (p.move, p.points, p.taken) for p in other.line
    ]


@given(
    seed=st.integers(0, 10**6),
    players=st.integers(2, 4),
    returns=st.booleans(),
    does=st.lists(st.integers(0, 30), max_size=120),
    resigns=st.booleans(),
)
def test_a_log_makes_the_same_match_again(
    seed: int, players: int, returns: bool, does: list[int], resigns: bool
) -> None:
    match = new(str(seed), players, discard_returns=returns)
    choice = random.Random(seed)
    for do in does:
        if match.outcome is not None:
            break
        if do < 4 and match.line:
            ply = max(0, len(match.line) - 1 - do * do)
            if match.line[ply].seat is not None:
                match.apply(match.take_back(0, ply, match.seq, 7))
        else:
            play_some(match, 1, choice)
    if resigns and match.outcome is None:
        match.apply(match.resign(players - 1, match.seq, 9))
    assert [event.seq for event in match.events] == list(range(match.seq))
    same(match, replayed(match))


def test_a_refused_command_changes_nothing() -> None:
    match = new()
    move = moves(match)[0]
    play(match, move)
    before = match.now.position.state.tobytes()
    refused: list[tuple[type[Exception], Callable[[], Any]]] = [
        (StaleMove, lambda: match.submit(0, "end", 0, 0)),
        (AheadMove, lambda: match.submit(0, "end", 2, 0)),
        (OutOfTurn, lambda: match.submit(1, "end", 1, 0)),
        (UnreadableMove, lambda: match.submit(0, "END", 1, 0)),
        (IllegalMove, lambda: match.submit(0, "pass", 1, 0)),
        (AheadMove, lambda: match.resign(0, 2, 0)),
    ]
    for kind, command in refused:
        with pytest.raises(kind):
            command()
    match.submit(0, "end", 1, 0)  # checked, but not applied
    assert match.now.position.state.tobytes() == before
    assert match.seq == 1
    match.apply(match.resign(1, 0, 0))  # a resignation may have missed the last move
    for command in (
        lambda: match.submit(0, "end", 2, 0),
        lambda: match.take_back(0, 0, 2, 0),
        lambda: match.resign(0, 2, 0),
    ):
        with pytest.raises(GameOver):
            command()


def exchanging() -> Match:
    """A match in which somebody is about to exchange, so that the bag is shuffled."""
    for seed in range(2000):
        match = new(str(seed), 2, discard_returns=True)
        choice = random.Random(seed)
        for _ in range(60):
            if match.outcome is not None:
                break
            if "exchange" in moves(match):
                return match
            play_some(match, 1, choice)
    raise AssertionError("nobody ever has to exchange")


def test_the_same_chance_comes_again_after_a_takeback() -> None:
    match = exchanging()
    ply = len(match.line)
    play(match, "exchange")
    shuffled = match.line[-1].move
    assert shuffled.startswith("shuffle ")
    assert match.line[-1].told.move.strip("? ") == "shuffle"
    for _ in range(2):
        match.apply(match.take_back(match.line[ply].seat or 0, ply, match.seq, 0))
        assert len(match.line) == ply
        play(match, "exchange")
        assert match.line[-1].move == shuffled
    same(match, replayed(match))


def test_old_positions_are_replayed_when_they_are_needed() -> None:
    match = play_some(new("5"), 60, random.Random(5))
    assert len(match.line) > KEPT_STATES
    kept = [ply.before is not None for ply in match.line]
    assert sum(kept) <= KEPT_STATES + 1  # and the first
    again = new("5")
    for ply, done in enumerate(match.line):
        state = match.before(ply).position.state
        assert state.tobytes() == again.now.position.state.tobytes()
        if done.seat is not None:
            play(again, done.move)


def changed(event: Event, **how: Any) -> Event:
    return msgspec.structs.replace(event, **how)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda e: [changed(e[0], points=99), *e[1:]],
        lambda e: [changed(e[0], move="2222@a1"), *e[1:]],
        lambda e: [changed(e[0], move="?"), *e[1:]],
        lambda e: [changed(e[0], seat=1), *e[1:]],
        lambda e: [changed(e[0], seat=None), *e[1:]],
        lambda e: [changed(e[0], kind="undo", ply=5), *e[1:]],
        lambda e: e[1:],
        lambda e: [e[0], *e],
        lambda e: [*e, changed(e[-1], seq=len(e), kind="undo", seat=None)],
    ],
)
def test_a_log_that_does_not_hold_is_refused(spoil: Callable[[list[Event]], list[Event]]) -> None:
    match = play_some(new("3"), 10, random.Random(3))
    with pytest.raises(ReplayError):
        Match.replayed(ZIGZAG, match.setup, match.seed, match.deal, spoil(list(match.events)))


def test_a_deal_that_is_not_the_seeds_is_refused() -> None:
    match, other = new("3"), new("4")
    with pytest.raises(ReplayError):
        Match.replayed(ZIGZAG, match.setup, match.seed, other.deal, [])


def test_an_abandoned_match_has_no_winner() -> None:
    match = new("3")
    event = Event(0, "abandon", 0, None, "", 0, 0)
    again = Match.replayed(ZIGZAG, match.setup, match.seed, match.deal, [event])
    assert again.outcome is not None
    assert (again.outcome.reason, again.outcome.winners) == ("abandoned", [])
