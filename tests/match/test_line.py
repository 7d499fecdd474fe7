"""In a patience the line of moves is set as one likes: taken back, played again, all or nothing."""

import random
from collections.abc import Sequence
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.errors import GameOver, IllegalMove, OutOfTurn, StaleMove, UnreadableMove
from pavage.core.message import LANGUAGES, render
from pavage.core.stored import Event
from pavage.match import undo
from pavage.match.match import KEPT_EVERY, MOST_MOVES, AheadMove, LineError, Match
from tests.match.games import ANN, line_home, line_of, moves, new, new_maze, play, play_some
from tests.match.test_match import replayed, same


def set_line(match: Match, line: Sequence[str]) -> None:
    match.apply(match.set_line(0, line, match.seq, match.seq))


def gone_on(match: Match, keep: int, plies: int, choice: random.Random) -> list[str]:
    """The first moves of a match's line, gone on with at random; the match stays as it is."""
    other = new_maze(match.seed, dialect=str(match.setup.options["dialect"]))
    if keep:
        set_line(other, line_of(match)[:keep])
    return line_of(play_some(other, plies, choice))


@given(
    seed=st.integers(1, 10**6),
    ring=st.booleans(),
    does=st.lists(st.tuples(st.integers(0, 12), st.integers(0, 8)), max_size=12),
)
def test_whatever_way_a_line_came_about_it_is_the_line(
    seed: int, ring: bool, does: list[tuple[int, int]]
) -> None:
    choice = random.Random(seed)
    match = new_maze(str(seed), dialect="ring" if ring else "classic")
    undone = 0
    for cut, further in does:
        before = line_of(match)
        if match.outcome is not None:
            break
        if cut == 0:
            play_some(match, 1, choice)
            continue
        if cut == 1 and before:
            match.apply(undo.take_back(match, [ANN], {0}, 0, match.seq, 7))
            undone += 1
            continue
        line = gone_on(match, max(0, len(before) - cut), further, choice)
        if line == before:
            with pytest.raises(LineError):
                match.set_line(0, line, match.seq, 3)
            continue
        step = match.set_line(0, line, match.seq, 3)
        pairs = zip(before, line, strict=False)
        common = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
        assert step.keep == common
        assert len(step.events) == (common < len(before)) + len(line) - common
        match.apply(step)
        undone += len(before) - common
        assert line_of(match) == line
    assert match.undone == undone
    direct = new_maze(str(seed), dialect="ring" if ring else "classic")
    if match.line:
        set_line(direct, line_of(match))
    assert direct.now.position.state.tobytes() == match.now.position.state.tobytes()
    assert [(p.move, p.points, p.told) for p in direct.line] == [
        (p.move, p.points, p.told) for p in match.line
    ]
    assert [event.seq for event in match.events] == list(range(match.seq))
    again = replayed(match)
    same(match, again)
    assert again.undone == undone


def test_back_to_the_deal_and_forth_again() -> None:
    match = play_some(new_maze(), 20, random.Random(1))
    line, there = line_of(match), match.now.position.state.tobytes()
    set_line(match, [])
    assert match.line == []
    assert match.now.position.state.tobytes() == new_maze().now.position.state.tobytes()
    assert match.events[-1] == Event(20, "undo", 0, 0, "", 0, 20)
    set_line(match, line)
    assert match.now.position.state.tobytes() == there
    assert match.undone == 20
    set_line(match, line[:5])
    assert (match.seq, match.undone) == (42, 35)


def test_a_long_line_is_gone_back_in_without_playing_it_all_again() -> None:
    match = play_some(new_maze(), 3 * KEPT_EVERY + 10, random.Random(2))
    kept = [ply for ply, done in enumerate(match.line) if done.before is not None]
    assert [ply for ply in kept if ply < len(match.line) - 8] == [0, 64, 128, 192]
    line = line_of(match)
    for ply in (150, 149, 128, 127, 64, 1):
        set_line(match, line[:ply])
        direct = new_maze()
        set_line(direct, line[:ply])
        assert match.now.position.state.tobytes() == direct.now.position.state.tobytes()
        same(match, replayed(match))


def test_undo_goes_back_to_the_deal_move_by_move() -> None:
    match = play_some(new_maze(), 12, random.Random(3))
    line = line_of(match)
    while match.line:
        assert undo.offered(match, [ANN], {0}) == undo.Takeback(0, len(match.line) - 1)
        assert undo.offered(match, [ANN], set()) is None
        match.apply(undo.take_back(match, [ANN], {0}, 0, match.seq, 0))
        assert line_of(match) == line[: len(match.line)]
    assert undo.offered(match, [ANN], {0}) is None
    assert match.undone == 12


def test_every_end_says_how_much_was_taken_back() -> None:
    match = new_maze(away=3)
    assert match.outcome is None
    home = line_home(3)
    set_line(match, home[:2])
    set_line(match, [])
    play(match, home[0])
    match.apply(undo.take_back(match, [ANN], {0}, 0, match.seq, 0))
    given_up = match.resign(0, match.seq, 0).outcome
    assert given_up is not None
    assert (given_up.reason, given_up.winners, given_up.undone) == ("resigned", [], 3)
    assert match.abandoned().undone == 3
    play(match, home[0])
    set_line(match, home)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("solved", [0])
    assert match.outcome.undone == 3
    assert match.now.outcome is not None
    assert replayed(match).outcome == match.outcome
    for refused in (
        lambda: match.set_line(0, [], match.seq, 0),
        lambda: undo.take_back(match, [ANN], {0}, 0, match.seq, 0),
    ):
        with pytest.raises(GameOver):
            refused()
    assert undo.offered(match, [ANN], {0}) is None


def test_what_a_jump_takes_back_counts_in_the_end_that_it_leads_to() -> None:
    match = new_maze(away=2)
    play(match, next(move for move in moves(match) if move not in line_home(2)))
    set_line(match, line_home(2))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.undone) == ("solved", 1)


def test_only_a_patience_says_what_was_taken_back() -> None:
    match = new()
    play(match, moves(match)[0])
    match.apply(undo.take_back(match, [ANN, ANN], {0, 1}, 0, 1, 0))
    match.apply(match.resign(0, match.seq, 0))
    assert match.undone == 1
    assert match.outcome is not None
    assert match.outcome.undone is None


def test_a_line_that_does_not_hold_changes_nothing() -> None:
    match = play_some(new_maze(), 6, random.Random(4))
    line, before = line_of(match), match.now.position.state.tobytes()
    further = gone_on(match, 6, 3, random.Random(5))
    illegal = next(move for move in line if move not in moves(match))
    near = new_maze(away=1)
    cases: list[tuple[Match, list[str], int, type[Exception], int | None]] = [
        (match, line[:2], 5, StaleMove, None),
        (match, line[:2], 7, AheadMove, None),
        (match, line, 6, LineError, None),
        (match, ["x"] * (MOST_MOVES + 1), 6, LineError, None),
        (match, [*further, "QS@z9"], 6, UnreadableMove, 10),
        (match, [*line, illegal], 6, IllegalMove, 7),
        (match, [*line[:3], illegal, *line[4:]], 6, IllegalMove, 4),
        (match, [""], 6, UnreadableMove, 1),
        (near, [*line_home(1), "AC@a2"], 0, GameOver, 2),
    ]
    for of, moves_, seq, kind, place in cases:
        with pytest.raises(kind) as refused:
            of.set_line(0, moves_, seq, 0)
        said = refused.value.said  # type: ignore[attr-defined]
        if place is not None:
            assert said.args["place"] == place
        for lang in LANGUAGES:
            text = render(said, lang, [of.game.folder])
            assert text != said.id
            assert "{" not in text
    with pytest.raises(OutOfTurn):
        match.set_line(1, [], 6, 0)
    assert (match.seq, line_of(match)) == (6, line)
    assert match.now.position.state.tobytes() == before


def test_only_in_a_patience() -> None:
    match = new()
    with pytest.raises(LineError):
        match.set_line(0, [moves(match)[0]], 0, 0)
    assert match.seq == 0
