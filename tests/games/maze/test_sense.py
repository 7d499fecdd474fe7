"""What the search is told of Maze, and how the rungs of the ladder play."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.compiled import is_compiled
from pavage.core.game import GIVE_UP
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.sense import RUNGS
from pavage.core.shuffle import WordStream
from pavage.games.maze import GAME
from pavage.games.maze.sense import SENSE
from pavage.games.maze.state import MAX_MOVES
from pavage.search import bots, mcts
from tests.helpers.profile import scaled


@pytest.fixture(autouse=True)
def _bots_that_think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    if not is_compiled():
        monkeypatch.setattr(bots, "SOLVER_POSITIONS", 500)
        monkeypatch.setattr(mcts, "MOST_PLIES", 10)


def started(seed: str, dialect: str = "classic") -> Position:
    setup = GAME.setup(1, {"dialect": dialect})
    return GAME.start(setup, GAME.deal(setup, WordStream(seed)))


def some(count: int) -> list[Position]:
    """Positions of both dialects after as many moves as there may be, good ones and others."""
    found = []
    for k in range(count):
        at, rng = started(f"some {k}", ("classic", "ring")[k % 2]), random.Random(k)
        for _ in range(rng.randrange(60)):
            greedy = rng.random() < 0.5
            at.play_code(GAME.greedy(at.s) if greedy else rng.choice(at.codes().tolist()))
            if at.is_over():
                break
        if not at.is_over():
            found.append(at)
    return found


def gains(at: Position) -> dict[int, int]:
    """The points of each legal move."""
    return {move: at.copy().play_code(move) for move in at.codes().tolist()}


# -- the sense --------------------------------------------------------------------------------


def test_a_move_promises_more_the_more_points_it_brings() -> None:
    for at in some(scaled(10, 40, 400)):
        before = at.state.tobytes()
        moves, out = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
        n = GAME.legal_moves(at.s, moves)
        SENSE.weigh(at.s, moves, n, out)
        points = gains(at)
        assert at.state.tobytes() == before
        assert (out[:n] > 0).all()
        best = moves[int(out[:n].argmax())]
        assert points[int(best)] == max(points.values())


@given(seed=st.integers(0, 2**32 - 1))
def test_a_reply_scores_most_and_chance_decides_among_equals(seed: int) -> None:
    at = some(1 + seed % 4)[-1]
    points, rng = gains(at), seeded(seed)
    most = max(points.values())
    best = {move for move, gained in points.items() if gained == most}
    others = {move for move in best if move >> 6 != at.s.last} or best
    before = at.state.tobytes()
    played = {int(SENSE.reply(at.s, rng)) for _ in range(20 * len(others))}
    assert at.state.tobytes() == before
    assert played <= others
    assert len(others) == 1 or len(played) > 1


def test_what_counts_is_the_most_points_that_a_line_has_had() -> None:
    at = started("17")
    seen = []
    for best in (3, 20, 40, 47):
        at.s.best = best
        high = SENSE.judge(at.s, 0)
        at.s.score = 3  # parted again: one may step back
        assert SENSE.judge(at.s, 0) == high
        seen.append(high)
    assert seen == sorted(set(seen))
    assert 0 < seen[0] < seen[-1] < 1


@pytest.mark.skipif(not is_compiled(), reason="a search takes long")
@pytest.mark.parametrize("dialect", ["classic", "ring"])
def test_the_expert_wins_and_a_win_is_judged_as_one(dialect: str) -> None:
    at, expert, rng = started("17", dialect), bots.load("expert", GAME), seeded("17")
    while not at.is_over():
        assert SENSE.judge(at.s, 0) < 1
        at.play_code(expert(GAME, at.observe(0), rng))
    assert at.scores() == [48]
    assert SENSE.judge(at.s, 0) == 1


# -- the ladder -------------------------------------------------------------------------------


@pytest.mark.parametrize("rung", RUNGS)
def test_a_rung_decides_legally_and_again_the_same(rung: str) -> None:
    bot = bots.load(rung, GAME)
    for at in some(scaled(3, 10, 60)):
        seen = at.observe(0)
        before = seen.tobytes()
        move = bot(GAME, seen, seeded("a"))
        assert move in at.codes() or (rung == "expert" and move == GIVE_UP)
        assert bot(GAME, seen, seeded("a")) == move
        assert seen.tobytes() == before


@pytest.mark.parametrize("rung", RUNGS[:-1])
def test_a_rung_that_only_looks_ahead_gives_up_when_it_has_wandered(rung: str) -> None:
    at = started("17")
    at.s.since = 200
    assert bots.load(rung, GAME)(GAME, at.observe(0), seeded("a")) == GIVE_UP
