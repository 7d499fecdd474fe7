"""The bots that play any game, by name. A bot gets an observation, a seat's, and a generator.

- ``random`` plays any legal decision, each equally likely.
- ``greedy`` plays the turn that scores most at once (the game says which: ``Game.greedy``).
- ``easy`` is greedy, but errs at every other decision, by the toss of its generator. Half of its
  errors are the decision that scores least (where a turn can be ended, it ends it), the others any
  legal decision. So it stops early, misses good squares and now and then does well, as a beginner
  does. How often a model of a beginner beats it is measured in ``benchmarks/bots.py``.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from pavage.core.errors import NotFound
from pavage.core.game import Game
from pavage.core.message import message
from pavage.core.rng import Rng, below

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
    """Greedy that errs every other time: half of its errors score least, the others are random."""
    if below(rng, 2) == 0:
        return game.greedy(seen[0])
    if below(rng, 2) == 0:
        return play_random(game, seen, rng)
    return _least(game, seen)


def _least(game: Game, seen: Any) -> int:
    """The decision that scores least at once; among equals the first in byte order."""
    after = np.empty_like(seen)
    worst: tuple[int, str, int] | None = None
    for move in legal(game, seen).tolist():
        after[0] = seen[0]
        found = (game.play(after[0], move), game.write(move), move)
        worst = found if worst is None else min(worst, found)
    assert worst is not None, "a seat that is to move has a decision"
    return worst[2]


_BOTS: dict[str, Bot] = {"random": play_random, "easy": play_easy, "greedy": play_greedy}


def load(name: str, game: Game) -> Bot:
    """The bot of this name. Raises NotFound, naming those that play this game."""
    if name not in game.facts.bots:
        known = ", ".join(game.facts.bots)
        raise NotFound(message("error-bot", given=name, known=known))
    return _BOTS[name]
