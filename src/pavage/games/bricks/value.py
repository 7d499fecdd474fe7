"""The share of a win to expect: a small net over the traits of a state, learnt from self-play.

The net has three layers (61, 32, 16 and 1 numbers); what is negative between them counts as
nothing. It was fitted to 72,000 games of two earlier nets against themselves, whose decisions were
those of ``sense.py`` without looking ahead; each game began with up to 31 turns in which one to
four decisions of ten were made at random, and what came after them counted. The earliest net came
from 20,000 such games of ``normal``. What the net is fitted to is half how the game ended and half
what the net before expected a turn later, and so on along the game (TD(lambda) with 0.5: Sutton,
"Learning to predict by the methods of temporal differences", Machine Learning 3, 1988).

That was before ``benchmarks/bricks_net.py``, which learns a next net from the one that is there.
With less luck in what it is fitted to, but from 8,000 games only (``--seed third --games 8000``),
such a next one was no better: against ``normal`` it won 67.0 % ± 2.9 of 1,000 games without looking
ahead, this one 68.8 % ± 2.9 of the same; against each other it won 47.4 % ± 3.1. One from 20,000
games of ``normal`` alone (``--seed first --games 20000 --from-normal``) won 59.8 % ± 3.0.
"""

import base64
from itertools import pairwise
from math import exp
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.bricks.outlook import DICE
from pavage.games.bricks.rules import score_of
from pavage.games.bricks.state import FINISHED
from pavage.games.bricks.traits import COUNT, describe
from pavage.games.bricks.weights import WEIGHTS, WIDTHS


def _layers() -> tuple[Any, ...]:
    """The weights and the biases of each layer, float32."""
    numbers = np.frombuffer(base64.b64decode(WEIGHTS), dtype="<f2").astype(np.float32)
    found: list[Any] = []
    at = 0
    for wide, high in pairwise(WIDTHS):
        for shape in ((wide, high), (high,)):
            size = int(np.prod(shape))
            found.append(numbers[at : at + size].reshape(shape).copy())
            at += size
    assert at == len(numbers)
    return tuple(found)


_FIRST, _FIRST_BIAS, _SECOND, _SECOND_BIAS, _LAST, _LAST_BIAS = _layers()


@compiled
def layer(x: Any, weights: Any, biases: Any, out: Any) -> None:
    """What a layer makes of its inputs: weighed, added, and nothing where that is negative."""
    wide = len(out)
    for k in range(wide):
        out[k] = biases[k]
    for i in range(len(x)):
        one = x[i]
        if one != 0:
            for k in range(wide):
                out[k] += one * weights[i, k]
    for k in range(wide):
        out[k] = max(out[k], np.float32(0.0))


@compiled
def net(x: Any, layers: Any, first: Any, second: Any) -> float:
    """The share of a win that a net sees in traits.

    ``layers``: weights and biases of the three layers, float32; ``first``, ``second``: room for
    what the first two make.
    """
    layer(x, layers[0], layers[1], first)
    layer(first, layers[2], layers[3], second)
    total = float(layers[5][0])
    for i in range(len(second)):
        total += float(second[i]) * float(layers[4][i, 0])
    return 1.0 / (1.0 + exp(-total))


@compiled
def seen_by_net(x: Any) -> float:
    """The share of a win that the game's own net sees in traits (float32, COUNT)."""
    first = np.empty(len(_FIRST_BIAS), dtype=np.float32)
    second = np.empty(len(_SECOND_BIAS), dtype=np.float32)
    layers = (_FIRST, _FIRST_BIAS, _SECOND, _SECOND_BIAS, _LAST, _LAST_BIAS)
    return net(x, layers, first, second)


@compiled
def to_expect(s: Any, seat: int) -> float:
    """The share of a win that a seat may expect, 0 to 1, as if the dice were still to be rolled.

    Where the game is over it says how it ended.
    """
    if s.phase == FINISHED:
        return ended(s, seat)
    roller = int(s.seat)
    lays = np.empty((DICE, DICE), dtype=np.float64)
    takes = np.empty((DICE, DICE), dtype=np.float64)
    x = np.empty(COUNT, dtype=np.float32)
    describe(s, roller, lays, takes, x)
    share = seen_by_net(x)
    return share if seat == roller else 1.0 - share


@compiled
def ended(s: Any, seat: int) -> float:
    """How a game that is over ended. A challenge is seat 0's to reach, and seat 1's to prevent."""
    if s.goal > 0:
        return 1.0 if (s.reason == 1) == (seat == 0) else 0.0
    lead = score_of(s, seat) - score_of(s, 1 - seat)
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
