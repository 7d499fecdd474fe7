"""What a search is told of Maze, and how each rung of the ladder plays.

A move promises more, the more points it brings. Playouts take what scores most at once, and among
equals chance decides; those that err now and then as well reach fewer points. How well a line
stands is the most points that it has had, since who plays a patience may step back. Of 3,000 such
playouts on classic deals, of those that came to 47 points a half won, of those that came to 46 a
quarter, to 45 an eighth and a little more.

The ladder (two bots are compared on the same deals):

- ``child``, ``easy`` and ``medium`` play what scores most at once, but err nearly always, mostly or
  sometimes, and then move anything anywhere;
- ``strong`` compares the six most promising moves by what comes of them in some playouts;
- ``expert`` is the solver: it plays a line that wins.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import Rng, below
from pavage.core.sense import Sense
from pavage.games.maze.rules import joined, legal_moves
from pavage.games.maze.state import MAX_MOVES

_PROMISE = 4.0  # a point more is so many times as promising
_CLOSER = 2.0  # a line with a point more wins so many times as often


@compiled
def weigh(s: Any, moves: Any, n: int, out: Any) -> None:
    """A move by its points; the card that was moved last is moved again for a reason only."""
    for k in range(n):
        move = int(moves[k])
        out[k] = _PROMISE ** (joined(s, move) - 0.5 * (move >> 6 == s.last))


@compiled
def reply(s: Any, rng: Rng) -> int:
    """A move that scores most at once, of another card than the last if there is one."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    chosen, most, equal = -1, -10, 0
    for k in range(legal_moves(s, moves)):
        move = int(moves[k])
        worth = 2 * joined(s, move) + int(move >> 6 != s.last)
        if worth > most:
            chosen, most, equal = move, worth, 1
        elif worth == most:
            equal += 1
            if below(rng, equal) == 0:
                chosen = move
    return chosen


@compiled
def judge(s: Any, seat: int) -> float:
    """How likely a line wins that has come so near to all points."""
    if s.reason == 1:
        return 1.0
    missing = int(s.suits) * int(s.ranks) - int(s.best)
    return float(_CLOSER ** -float(max(1, missing)))


SENSE = Sense(weigh, reply, judge)
