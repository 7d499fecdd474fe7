"""Random games at compiled speed are the games that the rules play one by one."""

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.game import CHANCE, Game
from pavage.core.position import Position
from pavage.core.rng import below, seeded
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.search.playout import NO_LIMIT, play_out
from tests.helpers.journeys import Case, cases_of, journey

GAMES = [registry.load(id) for id in registry.ids()]
COUNT = 20 if is_compiled() else 2
MOST = 150  # plies of a game that may go on for ever


def starts(game: Game, **options: object) -> list[Position]:
    setup = game.setup(game.facts.players[0], {**(game.facts.optimised or {}), **options})
    return [game.start(setup, game.deal(setup, WordStream(f"playout-{k}"))) for k in range(COUNT)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_plays_what_the_rules_play(game: Game) -> None:
    positions = starts(game)
    states = np.concatenate([at.state for at in positions])
    most = MOST if game.facts.patience else NO_LIMIT
    plies = play_out(game, states, seeded("here"), most)
    rng, expected = seeded("here"), 0
    for at, end in zip(positions, states, strict=True):
        before = expected
        while not at.is_over() and expected - before < most:
            if at.to_move() == CHANCE:
                game.happen(at.s, rng)
                at = Position(game, at.setup, at.state)
                continue
            codes = at.codes()
            at.play_code(int(codes[below(rng, len(codes))]))
            expected += 1
        assert at.s.tobytes() == end.tobytes()
    assert plies == expected


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_the_generator_alone_decides(game: Game) -> None:
    first = np.concatenate([at.state for at in starts(game)])
    second, third = first.copy(), first.copy()
    assert play_out(game, first, seeded(1), MOST) == play_out(game, second, seeded(1), MOST)
    play_out(game, third, seeded(2), MOST)
    assert first.tobytes() == second.tobytes() != third.tobytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_goes_on_over_chance(game: Game) -> None:
    """As the rules and ``happen`` do, one by one."""
    if game.facts.chance == "deal":
        return
    chances = 0
    for case in cases_with_chance(game):
        setup = case.setup()
        deals = [game.deal(setup, WordStream(f"playout-{k}")) for k in range(COUNT)]
        positions = [game.start(setup, deal) for deal in deals]
        states = np.concatenate([at.state for at in positions])
        plies = play_out(game, states, seeded("here"))
        rng, expected = seeded("here"), 0
        for at, end in zip(positions, states, strict=True):
            while not at.is_over():
                if at.to_move() == CHANCE:
                    chances += 1
                    game.happen(at.s, rng)
                    at = Position(game, at.setup, at.state)
                    continue
                codes = at.codes()
                at.play_code(int(codes[below(rng, len(codes))]))
                expected += 1
            assert at.s.tobytes() == end.tobytes()
        assert plies == expected
    assert chances > 0 or not is_compiled()


def cases_with_chance(game: Game) -> list[Case]:
    """A few ways to play it in which chance comes about."""
    every = cases_of(game.facts.id)
    few = [case for case in every if any(step.mover == CHANCE for step in journey(case).steps)]
    return few[:: 1 + len(few) // 3]
