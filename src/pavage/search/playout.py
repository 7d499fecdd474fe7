"""Random games of any game, at compiled speed: one loop, compiled once for each game's record.

The game's own compiled functions are handed to the loop as first-class functions of explicit
types, so that the machine code of the loop is cached like that of the rules. With the compiler
off the loop is plain Python.
"""

from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, types

from pavage.core.compiled import compiled_for
from pavage.core.game import Game
from pavage.core.rng import Rng, below

NO_LIMIT = 2**62


def play_out(game: Game, states: Any, rng: Rng, most: int = NO_LIMIT) -> int:
    """Play random decisions in each state, in place, until no seat is to decide.

    ``most`` decisions in each: a patience may not end by itself.

    ``states``: an array of the game's dtype. A state stops where the game is over or where chance
    is due, which is not decided here: supply the outcome and call again. Each legal decision is
    equally likely. Returns the number of plies of all states together.
    """
    moves = np.empty(game.max_moves, dtype=np.int64)
    return int(_loop(game)(game.legal_moves, game.play, states, rng, moves, most))


def _play_out(legal_moves: Any, play: Any, states: Any, rng: Rng, moves: Any, most: int) -> int:
    plies = 0
    for k in range(len(states)):
        s = states[k]
        left = most
        n = legal_moves(s, moves)
        while n > 0 and left > 0:
            play(s, int(moves[below(rng, n)]))
            plies += 1
            left -= 1
            n = legal_moves(s, moves)
    return plies


@cache
def _loop(game: Game) -> Any:
    state = from_dtype(game.dtype)
    number = types.int64
    moves = types.Array(types.int64, 1, "C")
    signature = number(
        types.FunctionType(number(state, moves)),
        types.FunctionType(number(state, number)),
        types.Array(state, 1, "C"),
        types.Array(types.uint64, 1, "C"),
        moves,
        number,
    )
    return compiled_for(signature)(_play_out)
