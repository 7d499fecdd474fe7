"""The bots that play any game, by name. A bot gets an observation, a seat's, and a generator.

The ladder, weakest first: ``child``, ``easy``, ``medium``, ``strong``, ``expert``. How each rung
plays is data of the game (``Game.ladder``): it plays what scores most at once but errs so often
(:class:`Errs`), or it searches so long, and may err too (:class:`Searches`), or it is the solver
(:class:`Solves`); and that may depend on the variant (:class:`Varies`). How strong they are is
measured: docs/bots.md.

And some to measure by:

- ``random`` plays any legal decision, each equally likely.
- ``beginner`` is a model of one: of two legal decisions, looked at at random, it plays the one that
  brings more at once.
- ``greedy`` plays the turn that scores most at once (the game says which: ``Game.greedy``).
- ``solver``, in a patience, plays a line that wins, or else the one to the best score it finds.

A game may bring others of its own, or its own in place of one of these: ``Game.own_bots``.

In a patience play can go round for ever: a bot gives up (``GIVE_UP``) when the game says that the
line has wandered for too long, the solver when it knows no way to a better score.
"""

from collections import OrderedDict
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from pavage.core.compiled import is_compiled
from pavage.core.errors import NotFound
from pavage.core.game import GIVE_UP, Bot, Game
from pavage.core.message import message
from pavage.core.rng import Rng, below
from pavage.core.sense import Errs, Rung, Searches, Varies
from pavage.core.solver import Limits, Verdict, unwatched
from pavage.search.mcts import decide

SOLVER_POSITIONS = 400_000  # what the solver looks at before it plays
_KEPT_MOVES = 100_000
FORMER = {"planner": "strong"}  # what bots were called in matches that go on
MOST_TRIES = 2**31 if is_compiled() else 6  # uncompiled, a try takes a thousand times longer


def legal(game: Game, seen: Any) -> Any:
    """The legal decisions of the seat to move, int64, from its observation (shape (1,))."""
    out = np.empty(game.max_moves, dtype=np.int64)
    return out[: game.legal_moves(seen[0], out)]


def play_random(game: Game, seen: Any, rng: Rng) -> int:
    """Any legal decision."""
    if game.has_wandered(seen[0]):
        return GIVE_UP
    moves = legal(game, seen)
    return int(moves[below(rng, len(moves))])


def play_greedy(game: Game, seen: Any, rng: Rng) -> int:
    """The first decision of the turn that scores most at once."""
    return GIVE_UP if game.has_wandered(seen[0]) else game.greedy(seen[0])


def play_beginner(game: Game, seen: Any, rng: Rng) -> int:
    """Of two legal decisions at random the one that brings more at once."""
    if game.has_wandered(seen[0]):
        return GIVE_UP
    moves = legal(game, seen)
    first, second = (int(moves[below(rng, len(moves))]) for _ in range(2))
    return first if game.worth(seen[0], first) >= game.worth(seen[0], second) else second


def _erring(rung: Errs) -> Bot:
    """What scores most at once, with errors."""

    def play(game: Game, seen: Any, rng: Rng) -> int:
        if below(rng, 100) >= rung.percent:
            return play_greedy(game, seen, rng)
        if below(rng, 100) >= rung.least:
            return play_random(game, seen, rng)
        return _least(game, seen)

    return play


def _least(game: Game, seen: Any) -> int:
    """The decision that brings least at once; among equals the first in byte order."""
    codes: list[int] = legal(game, seen).tolist()
    return min(codes, key=lambda move: (game.worth(seen[0], move), game.write(move)))


def _searching(rung: Searches) -> Bot:
    """What a search finds, with errors where the rung has them."""

    def play(game: Game, seen: Any, rng: Rng) -> int:
        if game.has_wandered(seen[0]):
            return GIVE_UP
        if rung.errs and below(rng, 100) < rung.errs:
            return play_random(game, seen, rng)
        design = replace(rung, tries=min(rung.tries, MOST_TRIES))
        return decide(game, seen, rng, design)

    return play


def _varying(rung: Varies) -> Bot:
    """What the rung of the variant that is played finds."""
    each = {number: _climbing(one) for number, one in rung.rungs.items()}

    def play(game: Game, seen: Any, rng: Rng) -> int:
        return each[int(seen[0][rung.field])](game, seen, rng)

    return play


_plans: OrderedDict[tuple[str, bytes], int] = OrderedDict()  # what the solver means to play


def play_solver(game: Game, seen: Any, rng: Rng) -> int:
    """The next decision of the solver's line, which is searched once and then followed.

    The line depends on the position alone, so that who starts again there finds the same.
    """
    key = (game.facts.id, seen.tobytes())
    if key not in _plans:
        limits = Limits(positions=SOLVER_POSITIONS)
        _plan(game, seen, game.solve(seen[0], limits, unwatched))
    return _plans[key]


def _plan(game: Game, seen: Any, verdict: Verdict) -> None:
    at = seen.copy()
    for move in verdict.line:
        _plans[game.facts.id, at.tobytes()] = move
        game.play(at[0], move)
    if not verdict.line or verdict.answer != "won":
        _plans[game.facts.id, at.tobytes()] = GIVE_UP
    while len(_plans) > _KEPT_MOVES:
        _plans.popitem(last=False)


_BOTS: dict[str, Bot] = {
    "random": play_random,
    "beginner": play_beginner,
    "greedy": play_greedy,
    "solver": play_solver,
}


@cache
def load(name: str, game: Game) -> Bot:
    """The bot of this name, or the one that plays for it now. Raises NotFound, naming those that
    play this game.
    """
    if name not in game.facts.bots:
        name = FORMER.get(name, name)
    if name not in game.facts.bots:
        known = ", ".join(game.facts.bots)
        raise NotFound(message("error-bot", given=name, known=known))
    if name in game.own_bots:
        return game.own_bots[name]
    return _climbing(game.ladder[name]) if name in game.ladder else _BOTS[name]


def _climbing(rung: Rung | Varies) -> Bot:
    """A rung of a ladder."""
    if isinstance(rung, Varies):
        return _varying(rung)
    if isinstance(rung, Errs):
        return _erring(rung)
    return _searching(rung) if isinstance(rung, Searches) else play_solver
