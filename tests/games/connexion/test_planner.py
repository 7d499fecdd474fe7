"""``planner``: what it plays at once scores well, and leaves little to the others."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.compiled import is_compiled
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from pavage.games.connexion.planner import choose
from pavage.games.connexion.state import MAX_MOVES
from pavage.games.connexion.turns import best_decision, play_greedily, scored
from pavage.search import bots
from tests.games.connexion import reference
from tests.games.connexion.drawn import drawn
from tests.games.connexion.games import Plan, plans, tiles
from tests.helpers.profile import scaled

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)


@given(plans())
def test_the_fast_greedy_scores_as_much_as_the_slow_one(plan: Plan) -> None:
    moves, points = np.empty((2, MAX_MOVES), dtype=np.int64)
    for at, (position, ply) in enumerate(plan.play()):
        if ply is None or at % 3:
            continue
        n = scored(position.s, moves, points)
        chosen = int(best_decision(position.s))
        assert chosen in moves[:n]
        assert position.copy().play_code(chosen) == points[:n].max()


@given(plans())
def test_a_greedy_line_is_played_to_the_end(plan: Plan) -> None:
    position = GAME.start(plan.setup(), plan.deal())
    line = np.empty(200, dtype=np.int64)
    n = play_greedily(position.copy().s, line)
    for move in line[:n]:
        position.play(GAME.write(int(move)))
    assert position.is_over()


@st.composite
def endgames(draw: st.DrawFn) -> Position:
    """A table where each of two has a tile left, so that nothing is really hidden."""
    mine, theirs = draw(tiles("RB")), draw(tiles("RB"))
    laid = draw(st.lists(tiles("RB"), min_size=1, max_size=4 if is_compiled() else 2))
    rng = draw(RANDOM)
    places = [(0, 0)]
    while len(places) < len(laid):
        place = reference.beside(rng.choice(places), rng.randrange(6))
        if place not in places:
            places.append(place)
    text = [
        reference.written(tile, rng.randrange(6), place)
        for tile, place in zip(laid, places, strict=True)
    ]
    return drawn(" ".join(text), [mine], [theirs])


@given(endgames())
def test_before_a_last_reply_it_plays_what_leads_most(position: Position) -> None:
    """Of the 32 placements that score most, by trying every reply."""
    leads = {}
    for move in position.codes().tolist():
        after = position.copy()
        points = after.play_code(move)
        reply = max(after.copy().play_code(int(other)) for other in after.codes())
        leads[move] = (points, points - reply)
    most_points = sorted((points for points, _ in leads.values()), reverse=True)[:32]
    # what scores more than the last of them is surely looked at
    looked_at = [lead for points, lead in leads.values() if points > most_points[-1]]
    seen = position.observe(0)
    chosen = choose(seen, 64, seeded("end"), seen.copy(), seen.copy())
    assert leads[chosen][0] >= most_points[-1]
    assert leads[chosen][1] >= max(looked_at, default=leads[chosen][1])


def started(players: int, seed: str) -> Position:
    setup = GAME.setup(players)
    return GAME.start(setup, GAME.deal(setup, WordStream(seed)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_whole_games_by_the_rules(players: int) -> None:
    position, rng = started(players, "whole"), seeded("whole")
    effort = scaled(8, 40, 400) if is_compiled() else 4
    while not position.is_over():
        seen = position.observe(position.to_move())
        before = seen.tobytes()
        move = choose(seen, effort, rng, seen.copy(), seen.copy())
        assert seen.tobytes() == before
        position.play(GAME.write(move))
    assert len(position.scores()) == players


def test_alone_it_is_greedy() -> None:
    setup = GAME.setup(1, {"solo": True})
    position = GAME.start(setup, GAME.deal(setup, WordStream("1")))
    position.play("6J1O5B2R4V3R/1@0,0")
    seen = position.observe(0)
    planner = bots.load("planner", GAME)
    move = planner(GAME, seen, seeded("alone"))
    assert position.copy().play_code(move) == position.copy().play_code(GAME.greedy(seen[0]))


def test_the_same_generator_gives_the_same_decision() -> None:
    position = started(2, "same")
    planner = bots.load("planner", GAME)
    first, again = (planner(GAME, position.observe(0), seeded("x")) for _ in range(2))
    assert first == again
