"""Who may take back what, as a table of cases."""

import random
from collections.abc import Sequence

import pytest

from pavage.core.errors import GameOver, StaleMove
from pavage.core.stored import Sitter
from pavage.match import undo
from pavage.match.match import Match, TakebackError
from pavage.match.undo import Takeback
from tests.match.games import ANN, BEN, BOT, GUEST, moves, new, play


def begun(seed: str = "1") -> Match:
    """Seat 0 has placed one tile and may place more."""
    match = new(seed)
    play(match, moves(match)[0])
    return match


def placement(match: Match) -> str:
    return next(move for move in moves(match) if "@" in move)


def test_ones_own_placement_until_the_turn_ends() -> None:
    match = begun()
    for sitters in ([ANN, BEN], [ANN, BOT], [ANN, GUEST]):
        assert undo.offered(match, sitters, {0}) == Takeback(0, 0)
    assert undo.offered(match, [ANN, BEN], {1}) is None
    assert undo.offered(match, [ANN, BEN], set()) is None
    assert undo.offered(match, [ANN, BEN], {0, 1}) == Takeback(0, 0)
    play(match, "end")  # tiles are drawn
    for held in ({0}, {1}, {0, 1}):
        assert undo.offered(match, [ANN, BEN], held) is None
        assert undo.offered(match, [ANN, BOT], held) is None


def test_placements_go_back_one_by_one() -> None:
    match = begun()
    start = match.before(0).position.state.tobytes()
    second = placement(match)
    play(match, second)
    for ply in (1, 0):
        assert undo.offered(match, [ANN, BEN], {0}) == Takeback(0, ply)
        match.apply(undo.take_back(match, [ANN, BEN], {0}, 0, match.seq, 0))
        assert len(match.line) == ply
    assert match.now.position.state.tobytes() == start
    assert undo.offered(match, [ANN, BEN], {0}) is None


def empty_bag(end: int) -> Match:
    """A match whose bag is empty, at the start of a turn of seat ``end``."""
    for seed in range(200):
        match = new(str(seed), board="large")
        choice = random.Random(seed)
        while match.outcome is None:
            s = match.now.position.s
            at_start = s.bag_at == s.bag_n and match.to_move() == end and s.placed == 0
            if at_start and min(s.hand_n[:2]) >= 3 and "@" in moves(match)[0]:
                return match
            play(match, choice.choice(moves(match)))
    raise AssertionError("the bag is never empty")


def known_hands(match: Match) -> bool:
    """With an empty bag each of two players knows what the other holds."""
    return bool(match.now.position.s.bag_at == match.now.position.s.bag_n)


@pytest.mark.parametrize(
    ("sitters", "held", "offered"),
    [
        ([ANN, BEN], {0, 1}, True),  # one device
        ([ANN, BOT], {0}, True),  # against the computer
        ([ANN, BEN], {0}, False),  # apart
        ([ANN, BEN], {1}, False),
        ([ANN, GUEST], {0}, False),  # somebody else may be coming
        ([BOT, BEN], {1}, False),  # seat 0's turn was the computer's; nothing of Ben's before it
        ([ANN, BEN], set(), False),
    ],
)
def test_a_whole_turn_where_nothing_was_revealed(
    sitters: Sequence[Sitter], held: set[int], offered: bool
) -> None:
    match = empty_bag(0)
    assert known_hands(match)
    ply = len(match.line)
    play(match, placement(match))
    play(match, "end")
    found = undo.offered(match, sitters, held)
    assert found == (Takeback(0, ply) if offered else None)


def test_the_computers_answer_goes_back_too() -> None:
    match = empty_bag(0)
    ply = len(match.line)
    before = match.now.position.state.tobytes()
    play(match, placement(match))
    play(match, "end")
    while match.to_move() == 1:
        play(match, moves(match)[0])
    assert match.outcome is None
    assert undo.offered(match, [ANN, BOT], {0}) == Takeback(0, ply)
    match.apply(undo.take_back(match, [ANN, BOT], {0}, 0, match.seq, 0))
    assert match.now.position.state.tobytes() == before


def test_nothing_goes_back_while_the_computer_is_in_the_middle_of_its_turn() -> None:
    match = empty_bag(0)
    play(match, placement(match))
    play(match, "end")
    play(match, placement(match))
    if match.to_move() == 1:
        assert undo.offered(match, [ANN, BOT], {0}) is None


def test_a_computers_tile_that_was_a_surprise_stays() -> None:
    """The bag is empty only after the computer has drawn the last tiles: its hand is not known."""
    match = new("2")
    play(match, moves(match)[0])
    play(match, "end")
    while match.to_move() == 1:
        play(match, moves(match)[-1])
    assert undo.offered(match, [ANN, BOT], {0}) is None


def test_what_is_not_offered_is_refused() -> None:
    match = begun()
    with pytest.raises(TakebackError):
        undo.take_back(match, [ANN, BEN], {1}, 1, 1, 0)
    with pytest.raises(TakebackError):
        undo.take_back(match, [ANN, BEN], {0, 1}, 1, 1, 0)
    with pytest.raises(StaleMove):
        undo.take_back(match, [ANN, BEN], {0}, 0, 0, 0)
    match.apply(match.resign(0, 1, 0))
    assert undo.offered(match, [ANN, BEN], {0, 1}) is None
    with pytest.raises(GameOver):
        undo.take_back(match, [ANN, BEN], {0}, 0, 2, 0)
