"""What a search is told of Bricks, and that its rungs play."""

from collections.abc import Iterator

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.sense import RUNGS
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from pavage.games.bricks.ahead import ahead
from pavage.games.bricks.notation import write
from pavage.games.bricks.sense import SENSE
from pavage.games.bricks.state import KIND, REROLL, STATE
from pavage.games.bricks.value import to_expect
from pavage.search import bots

SETUPS = [
    ({}, (0, 1)),
    ({"swap": True, "practise": True}, (1,)),
    ({"grid": 16, "steal": False, "cover": False, "joker": False, "tokens": [0, 0, 0]}, (0, 1)),
    ({"grid": 24, "tables": [[2, 5, 12], [3, 4]], "tokens": [2, 2, 10], "joker": 16}, ()),
    ({"challenge": {"kind": "lead", "number": 30}}, (1,)),
]
EVERY = 3 if is_compiled() else 60


def positions(options: dict[str, object], computers: tuple[int, ...]) -> Iterator[Position]:
    """A game that is played at random, at every place where somebody decides, to its end."""
    setup = GAME.setup(2, options, bots=computers)
    position = GAME.start(setup, GAME.deal(setup, WordStream("sense")))
    rng = seeded("sense")
    while not position.is_over():
        if position.to_move() == CHANCE:
            GAME.happen(position.s, rng)
            position = Position(GAME, position.setup, position.state)
            continue
        yield position
        seen = position.observe(position.to_move())
        right = f"answer {int(seen[0].die[0]) * int(seen[0].die[1])}"
        if right in position.legal_moves():
            position.play(right)
        else:
            position.play_code(bots.play_random(GAME, seen, rng))
    yield position


def test_nothing_is_hidden() -> None:
    assert not GAME.facts.hidden


@pytest.mark.parametrize(("options", "computers"), SETUPS)
def test_the_sense_leaves_states_as_they_are_and_keeps_its_word(
    options: dict[str, object], computers: tuple[int, ...]
) -> None:
    for at, position in enumerate(positions(options, computers)):
        before = position.state.tobytes()
        if position.is_over():
            shares = [SENSE.judge(position.s, seat) for seat in range(2)]
            assert sum(shares) == 1
            outcome = position.outcome()
            assert outcome is not None
            if outcome.winners == [0]:
                assert shares == [1, 0]
        elif at % EVERY == 0:
            shares = [SENSE.judge(position.s, seat) for seat in range(2)]
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(1)
            moves = position.codes()
            weights = np.zeros(len(moves))
            SENSE.weigh(position.s, moves, len(moves), weights)
            assert (weights > 0).all()
            assert int(SENSE.reply(position.s, seeded("any"))) in moves.tolist()
        assert position.state.tobytes() == before


@pytest.mark.parametrize("name", [*RUNGS, "beginner", "normal"])
def test_every_rung_decides_what_is_legal_and_the_same_again(name: str) -> None:
    bot = bots.load(name, GAME)
    for at, position in enumerate(positions({}, (0, 1))):
        if position.is_over() or at % (2 * EVERY):
            continue
        seen = position.observe(position.to_move())
        before = seen.tobytes()
        decided = [int(bot(GAME, seen, seeded(f"{name} {at}"))) for _ in range(2)]
        assert decided[0] == decided[1]
        assert write(decided[0]) in position.legal_moves()
        assert seen.tobytes() == before


def test_the_expert_steals_a_large_brick() -> None:
    position = started(cover=False, joker=False, tokens=[0, 0, 0])
    for ply in ("roll 9x8", "9x8@a13", "roll 5x5", "5x5@p1", "roll 2x2", "2x2@a11", "roll 8x9"):
        position.play(ply)
    assert decided(position) == "steal a13"


@pytest.mark.skipif(not is_compiled(), reason="tokens are not looked at")
def test_the_expert_rolls_a_small_die_again_where_it_may() -> None:
    position = started(joker=False, tokens=[9, 0, 0])
    position.play("roll 2x9")
    assert decided(position) == "reroll 1"


def test_the_expert_takes_a_win_by_passing() -> None:
    """Both are blocked; to pass ends the game, and who passes leads."""
    position = started(steal=False, cover=False, joker=False)
    position.play("roll 9x9")
    s = position.s
    s.own[: int(s.grid)] = (1 << int(s.grid)) - 1
    s.own[0] ^= 1
    s.studs[0] = int(s.grid) ** 2 - 1
    s.blocked[:] = 1, 2
    assert decided(Position(GAME, position.setup, position.state)) == "pass"


@pytest.mark.skipif(not is_compiled(), reason="tokens are not looked at")
def test_rolling_again_weighs_all_that_the_die_may_show() -> None:
    """A die that can show one number only: to roll again gives the same, a token less."""
    position = started(joker=False, tables=[[6], [6]], tokens=[1, 0, 0])
    position.play("roll 6x6")
    moves = position.codes()
    weights = np.zeros(len(moves))
    SENSE.weigh(position.s, moves, len(moves), weights)
    kinds = moves - moves % KIND
    again = weights[kinds == REROLL]
    assert again[0] == pytest.approx(again[1])


def started(**options: object) -> Position:
    setup = GAME.setup(2, options, bots=(0, 1))
    return GAME.start(setup, GAME.deal(setup, WordStream("started")))


def decided(position: Position) -> str:
    seen = position.observe(position.to_move())
    return GAME.write(bots.load("expert", GAME)(GAME, seen, seeded("decided")))


@pytest.mark.skipif(not is_compiled(), reason="dice are not rolled")
def test_one_turn_further_all_rolls_count_the_same() -> None:
    """Worked out again: each roll, the best that it allows, the mean of it."""
    position = started(tokens=[0, 0, 0], joker=False, tables=[[2, 5, 9], [3, 9]])
    for ply in ("roll 9x9", "9x9@a12", "roll 5x3", "5x3@p1", "roll 2x3", "2x3@a9"):
        position.play(ply)
    seat = int(position.s.seat)
    best = []
    for outcome in GAME.chance_outcomes(position.s):
        rolled = Position(GAME, position.setup, position.state.copy())
        rolled.play(outcome)
        shares = []
        for text in rolled.legal_moves():
            after = Position(GAME, rolled.setup, rolled.state.copy())
            after.play(text)
            shares.append(to_expect(after.s, seat))
        best.append(max(shares))
    room = np.empty(2, dtype=STATE)
    assert ahead(position.s, seat, room) == pytest.approx(np.mean(best))
