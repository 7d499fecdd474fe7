"""What a search is told of Zigzag: what looks promising, how to play on, who stands how well."""

from math import exp
from typing import Any

from pavage.core.compiled import compiled
from pavage.core.rng import Rng
from pavage.core.sense import Sense
from pavage.games.zigzag.scoring import points_of
from pavage.games.zigzag.state import CELLS, END, FINISHED
from pavage.games.zigzag.turns import best_turn

_SCALE = 12.0  # points


@compiled
def weigh(s: Any, moves: Any, n: int, out: Any) -> None:
    """A placement by its points; what else there is, like a placement of no points."""
    best = best_turn(s)
    for k in range(n):
        move = moves[k]
        out[k] = exp(points_of(s, move // CELLS, move % CELLS) / _SCALE) if move < END else 1.0
        if move == best:
            out[k] *= 20.0


@compiled
def reply(s: Any, rng: Rng) -> int:
    """The first decision of the turn that scores most at once."""
    return int(best_turn(s))


@compiled
def judge(s: Any, seat: int) -> float:
    """The share of a win to expect from the lead on the best of the others."""
    most = -(10**6)
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.score[other]))
    lead = int(s.score[seat]) - most
    if s.phase == FINISHED:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 1.0 / (1.0 + exp(-lead / 30.0))


SENSE = Sense(weigh, reply, judge)
