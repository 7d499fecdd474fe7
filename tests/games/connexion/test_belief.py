"""What the others seem to hold, by what they have laid."""

import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.compiled import is_compiled
from pavage.core.position import Position
from pavage.core.rng import Rng, seeded
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from pavage.games.connexion.belief import BELIEF, believe, guess
from pavage.games.connexion.state import HAND, MAX_MOVES, MAX_TILES
from pavage.games.connexion.turns import best_decision, scored
from tests.games.connexion.games import Plan, plans
from tests.games.connexion.test_secrets import all_tiles
from tests.helpers.profile import scaled

Lays = Callable[[Position, random.Random], int]


def guessed(at: Position, viewer: int, rng: Rng, by_belief: bool = True) -> Position:
    """What a seat may take the position for."""
    seen = at.observe(viewer)
    if by_belief:
        believed = np.zeros(BELIEF.size)
        believe(seen[0], believed)
        guess(seen[0], believed, rng)
    else:
        GAME.resample(seen[0], rng)
    return Position(GAME, at.setup, seen)


@given(plans(), st.randoms(use_true_random=False))
def test_a_guess_is_one_of_the_ways_it_may_be(plan: Plan, rng: random.Random) -> None:
    for position, _ in plan.play():
        if rng.random() > 0.1 or position.is_over():
            continue
        viewer = position.to_move()
        other = guessed(position, viewer, seeded(rng.randrange(2**32)))
        assert all_tiles(other) == all_tiles(position)
        assert other.observe(viewer).tobytes() == position.observe(viewer).tobytes()


def most(at: Position, tile: int) -> int:
    """What the seat to move could score with a tile, by its number, if it held only that."""
    there = at.copy()
    seat = there.to_move()
    there.s.hand[seat * MAX_TILES] = tile
    there.s.hand_n[seat] = 1
    moves, points = np.empty((2, MAX_MOVES), dtype=np.int64)
    return int(points[: scored(there.s, moves, points)].max())


def missed(lays: Lays, by_belief: bool) -> int:
    """How often somebody is taken to hold what would have scored far more than what they laid."""
    many = 0
    for game in range(scaled(2, 12, 40)):
        setup, rng = GAME.setup(2, {}), random.Random(game)
        at = GAME.start(setup, GAME.deal(setup, WordStream(f"belief {game}")))
        for _ in range(10):
            before, laid = at.copy(), lays(at, rng)
            points = at.play_code(laid)
        viewer = at.to_move()
        better = {k for k in range(int(at.s.tiles_n)) if most(before, k) >= points + 10}
        for k in range(20):
            hand = guessed(at, viewer, seeded(f"{game} {k}"), by_belief)
            held = (1 - viewer) * MAX_TILES
            many += sum(tile in better for tile in hand.s.hand[held : held + HAND - 1].tolist())
    return many


def greedily(at: Position, rng: random.Random) -> int:
    return int(best_decision(at.s))


def anyhow(at: Position, rng: random.Random) -> int:
    return int(rng.choice(at.codes().tolist()))


@pytest.mark.skipif(not is_compiled(), reason="looks back at a few placements only")
def test_who_lays_what_scores_most_holds_little_that_would_have_scored_more() -> None:
    assert missed(greedily, by_belief=True) < missed(greedily, by_belief=False) / 2


@pytest.mark.skipif(not is_compiled(), reason="looks back at a few placements only")
def test_who_lays_anything_anywhere_may_hold_anything() -> None:
    assert missed(anyhow, by_belief=True) > 0.7 * missed(anyhow, by_belief=False)
