"""``Game.advance`` does in one call what the game's other functions do one by one."""

import random

import numpy as np
import pytest

from pavage.core.game import WATCHER, Game
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games import registry

PLIES = 300  # a patience can be played for ever


@pytest.mark.parametrize("id", registry.ids())
def test_one_call_does_what_its_parts_do(id: str) -> None:
    game = registry.load(id)
    for seed in range(6):
        players = game.facts.players[seed % 2]
        setup = game.usual_setup(players)
        words, choice = WordStream(str(seed)), random.Random(seed)
        position = game.start(setup, game.deal(setup, words))
        for _ in range(PLIES):
            if position.is_over():
                break
            if position.to_move() < 0:
                position.play(game.chance_draw(position.s, words))
                continue
            code = int(choice.choice(list(position.codes())))
            before = position.state.tobytes()
            for advance in (game.advance, lambda *args: Game.advance(game, *args)):
                states = np.empty(players + 2, dtype=game.dtype)
                moves = np.empty(game.max_moves, dtype=np.int64)
                told = advance(position.state, code, states[:1], states[1:], moves)
                assert position.state.tobytes() == before
                _same(told, states, moves, position, code)
            position.play_code(code)


def _same(told: object, states: object, moves: object, position: Position, code: int) -> None:
    after = position.copy()
    points = after.play_code(code)
    legal = list(after.codes())
    assert told == (points, after.to_move(), len(legal))
    assert isinstance(states, np.ndarray)
    assert isinstance(moves, np.ndarray)
    assert list(moves[: len(legal)]) == legal
    assert states[:1].tobytes() == after.state.tobytes()
    for k in range(after.setup.players + 1):
        assert states[k + 1 : k + 2].tobytes() == after.observe(k + WATCHER).tobytes()
