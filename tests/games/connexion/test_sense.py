"""What the search is told of Connexion, and how the rungs of the ladder play."""

import random

import numpy as np
import pytest
from hypothesis import given

from pavage.core.compiled import is_compiled
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.sense import RUNGS
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from pavage.games.connexion.sense import SENSE
from pavage.games.connexion.state import MAX_MOVES
from pavage.games.connexion.turns import best_decision, play_greedily, scored
from pavage.search import bots
from tests.games.connexion.games import Plan, plans
from tests.helpers.profile import scaled


def started(players: int, seed: str, **options: bool) -> Position:
    setup = GAME.setup(players, options)
    return GAME.start(setup, GAME.deal(setup, WordStream(seed)))


def some(count: int, players: int = 2) -> list[Position]:
    """Positions after as many placements as there may be, good ones and others."""
    found = []
    for k in range(count):
        at, rng = started(players, f"some {k}", match_required=k % 4 == 3), random.Random(k)
        for _ in range(rng.randrange(8 * players)):
            code = best_decision(at.s) if rng.random() < 0.5 else rng.choice(at.codes().tolist())
            at.play_code(int(code))
        if not at.is_over():
            found.append(at)
    return found


def judged(at: Position) -> list[float]:
    return [SENSE.judge(at.s, seat) for seat in range(int(at.s.players))]


def weights(at: Position) -> dict[str, float]:
    """What each legal decision promises."""
    moves, out = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    n = GAME.legal_moves(at.s, moves)
    SENSE.weigh(at.s, moves, n, out)
    return {GAME.write(move): weight for move, weight in zip(moves[:n].tolist(), out, strict=False)}


# -- greedy -----------------------------------------------------------------------------------


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


# -- the sense --------------------------------------------------------------------------------


@given(plans())
def test_the_sense_touches_nothing_and_speaks_of_every_decision(plan: Plan) -> None:
    for at, (position, ply) in enumerate(plan.play()):
        if ply is None or at % 3:
            continue
        before, rng = position.state.tobytes(), seeded("untouched")
        promised = weights(position)
        assert sorted(promised) == position.legal_moves()
        assert all(0 < weight < np.inf for weight in promised.values())
        assert GAME.write(SENSE.reply(position.s, rng)) in promised
        shares = judged(position)
        assert all(0 <= share <= 1 for share in shares)
        assert len(shares) == 1 or sum(shares) == pytest.approx(1)
        assert position.state.tobytes() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_is_over_is_judged_as_it_ended(players: int) -> None:
    at = started(players, "over")
    play_greedily(at.s, np.empty(200, dtype=np.int64))
    at = at.copy()
    outcome = at.outcome()
    assert outcome is not None
    shares = [1 / len(outcome.winners) if k in outcome.winners else 0 for k in range(players)]
    assert judged(at) == pytest.approx(shares)
    at.s.score[:players] = 300  # all share the win
    assert judged(at) == pytest.approx([1 / players] * players)
    at.s.score[0] = 299
    assert judged(at) == pytest.approx([0] + [1 / (players - 1)] * (players - 1))


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    at = started(2, "lead")
    at.s.score[0] = 30
    early = SENSE.judge(at.s, 0)
    for _ in range(12):
        at.play_code(int(best_decision(at.s)))
    at.s.score[:2] = (330, 300)
    assert 0.5 < early < SENSE.judge(at.s, 0) < 1


def test_alone_a_higher_total_is_better() -> None:
    at = started(1, "alone", solo=True)
    values = []
    for score in (0, 500, 1500, 5000):
        at.s.score[0] = score
        values.append(SENSE.judge(at.s, 0))
    assert values == sorted(set(values))
    assert values[0] >= 0
    assert values[-1] <= 1


def test_what_it_prefers_leaves_the_next_player_less_than_what_scores_most() -> None:
    left = {"preferred": 0, "greedy": 0}
    for at in some(scaled(20, 60, 400) if is_compiled() else 6):
        promised = weights(at)
        chosen = {"preferred": max(promised, key=lambda text: promised[text])}
        chosen["greedy"] = GAME.write(int(best_decision(at.s)))
        for name, text in chosen.items():
            after = at.copy()
            after.play(text)
            if not after.is_over():
                left[name] += after.play_code(int(best_decision(after.s)))
    assert left["preferred"] < left["greedy"]


# -- the ladder -------------------------------------------------------------------------------


@pytest.mark.parametrize("rung", RUNGS)
def test_a_rung_decides_legally_and_again_the_same(rung: str) -> None:
    bot = bots.load(rung, GAME)
    for players in (2, 3, 4):
        for at in some(scaled(2, 6, 40), players):
            seen = at.observe(at.to_move())
            before = seen.tobytes()
            move = bot(GAME, seen, seeded("a"))
            assert move in at.codes()
            assert bot(GAME, seen, seeded("a")) == move
            assert seen.tobytes() == before


@pytest.mark.parametrize("rung", RUNGS)
def test_a_rung_decides_by_what_its_seat_sees(rung: str) -> None:
    bot = bots.load(rung, GAME)
    for at in some(scaled(2, 6, 40), 3):
        seat = at.to_move()
        other = at.observe(seat)
        GAME.resample(other[0], seeded("b"))  # another way that the hidden part may be
        elsewhere = Position(GAME, at.setup, other).observe(seat)
        assert bot(GAME, elsewhere, seeded("a")) == bot(GAME, at.observe(seat), seeded("a"))


@pytest.mark.parametrize("rung", ["strong", "expert"])
def test_a_rung_that_searches_plays_alone_too(rung: str) -> None:
    setup = GAME.setup(1, {"solo": True, "tileset": ["6J1O5B2R4V3R", "6V2R5J4O3B1V"] * 2})
    at, bot = GAME.start(setup, GAME.deal(setup, WordStream("1"))), bots.load(rung, GAME)
    while not at.is_over():
        at.play(GAME.write(bot(GAME, at.observe(0), seeded("alone"))))
    greedy = GAME.start(setup, GAME.deal(setup, WordStream("1")))
    play_greedily(greedy.s, np.empty(200, dtype=np.int64))
    assert at.scores()[0] > 0.8 * greedy.scores()[0]
