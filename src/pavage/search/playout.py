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
from pavage.core.game import CHANCE, Game
from pavage.core.rng import Rng, below

NO_LIMIT = 2**62


def play_out(game: Game, states: Any, rng: Rng, most: int = NO_LIMIT) -> int:
    """Play random decisions in each state, in place, until the game is over.

    ``most`` decisions in each: a patience may not end by itself.

    ``states``: an array of the game's dtype. Each legal decision is equally likely; chance is as
    likely as it is in the game, and comes from the generator too. Returns the number of decisions
    of all states together.
    """
    moves = np.empty(game.max_moves, dtype=np.int64)
    loop = _loop(game)
    if game.facts.chance == "deal":
        return int(loop(game.legal_moves, game.play, states, rng, moves, most))
    rules = (game.legal_moves, game.play, game.to_move, game.happen)
    return int(loop(*rules, states, rng, moves, most))


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


def _play_on(
    legal_moves: Any,
    play: Any,
    to_move: Any,
    happen: Any,
    states: Any,
    rng: Rng,
    moves: Any,
    most: int,
) -> int:
    """The same where chance may be due when nobody has a decision."""
    plies = 0
    for k in range(len(states)):
        s = states[k]
        left = most
        while left > 0:
            n = legal_moves(s, moves)
            if n > 0:
                play(s, int(moves[below(rng, n)]))
                plies += 1
                left -= 1
            elif to_move(s) == CHANCE:
                happen(s, rng)
            else:
                break
    return plies


@cache
def _loop(game: Game) -> Any:
    state = from_dtype(game.dtype)
    number = types.int64
    moves = types.Array(types.int64, 1, "C")
    generator = types.Array(types.uint64, 1, "C")
    deciding = (
        types.FunctionType(number(state, moves)),
        types.FunctionType(number(state, number)),
    )
    chance = (
        types.FunctionType(number(state)),
        types.FunctionType(types.none(state, generator)),
    )
    given = (types.Array(state, 1, "C"), generator, moves, number)
    if game.facts.chance == "deal":
        return compiled_for(number(*deciding, *given))(_play_out)
    return compiled_for(number(*deciding, *chance, *given))(_play_on)
