"""The bots that play any game, by name. A bot gets an observation, a seat's, and a generator.

- ``random`` plays any legal decision, each equally likely.
- ``greedy`` plays the turn that scores most at once (the game says which: ``Game.greedy``).
- ``easy`` is greedy, but at each decision it errs with probability ``EASY_ERRS``: then it plays
  any legal decision, each equally likely. So it stops early, misses multipliers and now and then
  does well, as a beginner does.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from pavage.core.errors import NotFound
from pavage.core.game import Game
from pavage.core.message import message
from pavage.core.rng import Rng, below

EASY_ERRS = (3, 4)  # in three decisions of four

Bot = Callable[[Game, Any, Rng], int]


def legal(game: Game, seen: Any) -> Any:
    """The legal decisions of the seat to move, int32, from its observation (shape (1,))."""
    out = np.empty(game.max_moves, dtype=np.int32)
    return out[: game.legal_moves(seen[0], out)]


def play_random(game: Game, seen: Any, rng: Rng) -> int:
    """Any legal decision."""
    moves = legal(game, seen)
    return int(moves[below(rng, len(moves))])


def play_greedy(game: Game, seen: Any, rng: Rng) -> int:
    """The first decision of the turn that scores most at once."""
    return game.greedy(seen[0])


def play_easy(game: Game, seen: Any, rng: Rng) -> int:
    """Greedy that errs."""
    often, of = EASY_ERRS
    if below(rng, of) < often:
        return play_random(game, seen, rng)
    return game.greedy(seen[0])


_BOTS: dict[str, Bot] = {"random": play_random, "easy": play_easy, "greedy": play_greedy}


def load(name: str, game: Game) -> Bot:
    """The bot of this name. Raises NotFound, naming those that play this game."""
    if name not in game.facts.bots:
        known = ", ".join(game.facts.bots)
        raise NotFound(message("error-bot", given=name, known=known))
    return _BOTS[name]
