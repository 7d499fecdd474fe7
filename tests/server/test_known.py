"""What is found out about one position says something of others."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.message import message
from pavage.core.solver import Verdict
from pavage.match.match import Match
from pavage.search.answers import WrongAnswer
from pavage.server.known import Knowledge, Known, Trail, key_of
from tests.match.games import line_home, line_of, new_maze, play, play_some

HOME = line_home(2)
ROUND = ["AC@f4", "AC@f7"]  # two moves that lead nowhere, from where two moves win


def codes(match: Match, line: list[str]) -> list[int]:
    return [match.game.read(move) for move in line]


def known(knowledge: Knowledge, match: Match) -> Known:
    return knowledge.of(key_of(match.now.position))


def test_a_line_says_something_of_every_position_on_it() -> None:
    match, knowledge = new_maze(away=5), Knowledge()
    home = line_home(5)
    knowledge.learn(match.now.position, Verdict("won", codes(match, home), 3))
    for done, move in enumerate(home):
        here = known(knowledge, match)
        assert (here.answer, here.moves, here.bound) == ("won", 5 - done, max(0, 3 - done))
        assert here.line() == codes(match, home[done:])
        play(match, move)


def test_where_a_shorter_way_on_is_known_it_is_taken() -> None:
    match, knowledge = new_maze(away=2), Knowledge()
    start = match.now.position
    play(match, ROUND[0])
    knowledge.learn(match.now.position, Verdict("won", codes(match, HOME)))
    knowledge.learn(start, Verdict("won", codes(match, ROUND + HOME)))
    assert knowledge.of(key_of(start)).line() == codes(match, ROUND[:1] + HOME)
    knowledge.learn(start, Verdict("won", codes(match, HOME), 2))
    assert knowledge.of(key_of(start)).settled
    knowledge.learn(start, Verdict("won", codes(match, ROUND + HOME)))
    assert knowledge.of(key_of(start)).line() == codes(match, HOME)


def test_nothing_is_believed_that_the_rules_do_not_bear_out() -> None:
    match, knowledge = new_maze(away=2), Knowledge()
    home = codes(match, HOME)
    for wrong in (
        Verdict("won", home[:1]),
        Verdict("won", home[::-1][:1] + home),
        Verdict("won", [0]),
        Verdict("won", home, bound=3),
        Verdict("unknown", [0]),
    ):
        with pytest.raises(WrongAnswer):
            knowledge.learn(match.now.position, wrong)
    assert len(knowledge) == 0


def test_a_win_that_is_found_outweighs_a_proof_that_there_is_none() -> None:
    match, knowledge = new_maze(away=2), Knowledge()
    proof = message("error-game-over")
    knowledge.learn(match.now.position, Verdict("lost", proof=proof))
    assert known(knowledge, match).proof == proof
    knowledge.learn(match.now.position, Verdict("won", codes(match, HOME)))
    assert (known(knowledge, match).answer, known(knowledge, match).proof) == ("won", None)
    knowledge.learn(match.now.position, Verdict("lost", proof=proof))
    assert known(knowledge, match).answer == "won"


def test_what_was_used_least_lately_is_forgotten() -> None:
    knowledge = Knowledge(most=3)
    names = [bytes([k]) for k in range(5)]
    for name in names[:3]:
        knowledge.entry(name).failed = True
    knowledge.of(names[0])
    for name in names[3:]:
        knowledge.entry(name)
    assert len(knowledge) == 3
    assert [knowledge.of(name).failed for name in names[:3]] == [True, False, False]


# -- the way that the match went ----------------------------------------------------------------


def test_a_win_from_here_is_a_win_from_all_that_came_before() -> None:
    match, knowledge = new_maze(away=2), Knowledge()
    trail = Trail(match, knowledge)
    for move in ROUND:
        play(match, move)
    trail.follow()
    assert trail.won_until() is None
    knowledge.learn(match.now.position, Verdict("won", codes(match, HOME)))
    trail.spread(2)
    assert trail.won_until() == 2
    start = knowledge.of(trail.keys[0])
    assert start.line() == codes(match, ROUND + HOME)
    knowledge.learn(match.before(1).position, Verdict("won", codes(match, HOME)))
    trail.spread(1)
    assert knowledge.of(trail.keys[0]).moves == 3


def test_after_a_lost_position_all_is_lost_and_bounds_go_down_by_one() -> None:
    match, knowledge = new_maze(), Knowledge()
    trail = Trail(match, knowledge)
    knowledge.learn(match.now.position, Verdict("unknown", [], bound=60))
    play_some(match, 4, random.Random(1))
    trail.follow()
    assert [knowledge.of(key).bound for key in trail.keys] == [60, 59, 58, 57, 56]
    proof = message("error-game-over")
    knowledge.learn(match.before(2).position, Verdict("lost", proof=proof))
    trail.spread(2)
    answers = [knowledge.of(key).answer for key in trail.keys]
    assert answers == ["unknown", "unknown", "lost", "lost", "lost"]
    play_some(match, 1, random.Random(1))
    trail.follow()
    assert knowledge.of(trail.keys[5]).proof == proof


def test_taken_back_and_played_again_it_is_the_same_position() -> None:
    match, knowledge = new_maze(), Knowledge()
    trail = Trail(match, knowledge)
    play_some(match, 20, random.Random(2))
    trail.follow()
    line, keys = line_of(match), list(trail.keys)
    assert len(set(keys)) == 21
    for moves in (line[:3], line, line[:19], [], line):
        match.apply(match.set_line(0, moves, match.seq, 0))
        trail.follow()
        assert trail.keys == keys[: len(moves) + 1]


@given(plies=st.integers(0, 60), data=st.data())
def test_the_last_position_that_can_be_won_is_found_in_few_questions(
    plies: int, data: st.DataObject
) -> None:
    match, knowledge = new_maze(), Knowledge()
    play_some(match, plies, random.Random(plies))
    trail = Trail(match, knowledge)
    trail.follow()
    last = data.draw(st.integers(-1, plies - 1))  # from here on it is lost; -1: from the deal on
    knowledge.entry(trail.keys[-1]).spent = 9
    asked: list[int] = []
    while (ply := trail.doubtful(0.3)) is not None:
        assert ply not in asked
        asked.append(ply)
        entry = knowledge.entry(trail.keys[ply])
        entry.spent = 0.3
        if ply <= last:
            entry.wins((0, None), 100)
        trail.spread(ply)
    assert trail.won_until() == (last if last >= 0 else None)
    assert len(asked) <= 2 * plies.bit_length() + 1
