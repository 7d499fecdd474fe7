"""``normal`` and ``greedy``: what they take, what they see, and that they win."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given

from pavage.core.compiled import is_compiled
from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from pavage.games.bricks.outlook import DICE, lays_bring, takings_bring
from pavage.games.bricks.state import ACTING, KIND, LAY, REDUCE, REROLL
from pavage.search import bots
from tests.games.bricks.games import Plan, plans
from tests.helpers.profile import scaled

EVERY = scaled(9, 4, 1) if is_compiled() else 40


def started(seed: str, players: tuple[int, ...] = (0, 1), **options: Any) -> Position:
    setup = GAME.setup(2, options, bots=players)
    return GAME.start(setup, GAME.deal(setup, WordStream(seed)))


def rolled(position: Position, dice: str) -> Position:
    position.play(f"roll {dice}")
    return position


def decided(position: Position, name: str = "normal") -> str:
    """What a bot plays, from what its seat may know."""
    seen = position.observe(position.to_move())
    return GAME.write(bots.load(name, GAME)(GAME, seen, seeded("decided")))


def won(seed: str, seat: int, other: str) -> bool:
    """Whether ``normal`` wins on a seat; who plays first changes with the seat."""
    position, rng = started(seed), seeded(seed)
    names = [other, other]
    names[seat] = "normal"
    while not position.is_over():
        mover = position.to_move()
        if mover == CHANCE:
            GAME.happen(position.s, rng)
            position = Position(GAME, position.setup, position.state)
            continue
        position.play_code(bots.load(names[mover], GAME)(GAME, position.observe(mover), rng))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners == [seat]


GAMES = 8 if is_compiled() else 1


def test_it_beats_who_plays_at_random_in_most_games() -> None:
    wins = sum(won(f"normal {k}", k % 2, "random") for k in range(GAMES))
    assert wins >= GAMES * 3 / 4


@given(plans())
def test_what_a_roll_brings_is_what_the_best_decision_brings(plan: Plan) -> None:
    """For every roll: without tokens, from the rules themselves."""
    table = np.zeros((2, DICE, DICE))
    for at, (position, _) in enumerate(plan.play()):
        if at % EVERY or position.s.phase != ACTING:
            continue
        seat = int(position.s.seat)
        lays_bring(position.s, seat, table[0])
        takings_bring(position.s, seat, table[1])
        for first, second in ((2, 3), (3, 3), (4, 2), (5, 9), (8, 7)):
            if max(first, second) > position.s.lists.max():
                continue
            trial = position.copy()
            trial.s.die[:] = first, second
            lays, takings = brought(trial)
            assert table[0, first, second] == lays
            assert table[1, first, second] == takings


def brought(position: Position) -> tuple[int, int]:
    """The most that laying brings, and the most that taking brings; 0 where neither is possible."""
    lays = takings = 0
    for code in position.codes().tolist():
        kind = code - code % KIND
        if kind in (REROLL, REDUCE):
            continue
        worth = GAME.worth(position.s, code)
        if kind == LAY:
            lays = max(lays, worth)
        else:
            takings = max(takings, worth)
    return lays, takings


@given(plans())
def test_greedy_leads_most_at_once_and_is_the_first_in_byte_order(plan: Plan) -> None:
    for at, (position, _) in enumerate(plan.play()):
        if at % EVERY or position.s.phase != ACTING:
            continue
        codes = position.codes().tolist()
        best = min(codes, key=lambda code: (-GAME.worth(position.s, code), GAME.write(code)))
        assert decided(position, "greedy") == GAME.write(best)


@pytest.mark.parametrize("name", ["greedy", "normal"])
def test_a_large_brick_is_stolen(name: str) -> None:
    position = started("steal", cover=False, joker=False, tokens=[0, 0, 0])
    for ply in ("roll 9x8", "9x8@a13", "roll 5x5", "5x5@p1", "roll 2x2", "2x2@a11"):
        position.play(ply)
    assert decided(rolled(position, "8x9"), name) == "steal a13"


def test_who_is_far_behind_pushes_the_swap() -> None:
    position = started("swap", swap=True, joker=False, tokens=[0, 0, 0])
    for ply in ("keep", "roll 2x2", "2x2@a19", "roll 9x9", "9x9@l1"):
        position.play(ply)
    assert decided(position) == "swap"


def test_who_is_far_ahead_keeps_the_swap() -> None:
    position = started("swap", swap=True, joker=False, tokens=[0, 0, 0])
    for ply in ("keep", "roll 9x9", "9x9@a12", "roll 2x2", "2x2@s1"):
        position.play(ply)
    assert decided(position) == "keep"


def test_a_die_is_made_smaller_for_a_large_steal() -> None:
    position = started("reduce", cover=False, joker=False, tokens=[0, 1, 0])
    for ply in ("roll 9x9", "9x9@a12", "roll 8x8", "8x8@m1", "roll 2x2", "2x2@a10"):
        position.play(ply)
    for ply in ("roll 3x3", "3x3@r9", "roll 9x8"):
        position.play(ply)
    assert decided(position) == "reduce 1=8"
    position.play("reduce 1=8")
    assert decided(position) == "steal m1"


def test_a_small_roll_is_rolled_again_rather_than_laid_when_a_token_is_there() -> None:
    position = rolled(started("reroll", joker=False, tokens=[9, 0, 0]), "2x9")
    assert decided(position) == "reroll 1"


def test_a_win_is_taken_when_the_game_can_be_ended() -> None:
    """Both are blocked; to pass ends the game, and who passes leads."""
    position = rolled(started("end", steal=False, cover=False, joker=False), "9x9")
    s = position.s
    s.own[: int(s.grid)] = (1 << int(s.grid)) - 1  # seat 0 has all of the grid but a corner
    s.own[0] ^= 1
    s.studs[0] = int(s.grid) ** 2 - 1
    s.blocked[:] = 1, 2
    assert decided(Position(GAME, position.setup, position.state)) == "pass"


def test_it_answers_nothing_where_it_sits() -> None:
    position, rng = started("answers", (1,)), seeded("answers")
    while not position.is_over():
        mover = position.to_move()
        if mover == CHANCE:
            GAME.happen(position.s, rng)
            position = Position(GAME, position.setup, position.state)
        elif mover == 1:
            assert not any(move.startswith("answer") for move in position.legal_moves())
            position.play(decided(position))
        else:
            position.play_code(bots.play_random(GAME, position.observe(0), rng))


def test_it_leaves_what_it_sees_as_it_is_and_decides_the_same_again() -> None:
    position = rolled(started("same"), "5x7")
    seen = position.observe(0)
    before = seen.tobytes()
    bot = bots.load("normal", GAME)
    assert bot(GAME, seen, seeded("one")) == bot(GAME, seen, seeded("other"))
    assert seen.tobytes() == before
