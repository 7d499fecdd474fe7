"""What a search is told of Half-dominoes, and what its judge is made of.

``weigh`` and ``reply`` look at the hand that a decision leaves, ``judge`` at what the hands can do
on the table (``chances.py``). How much each of that counts is a table (``weights.py``) for
each variant, from a logistic regression of who won games of the search against itself, as
``python benchmarks/half_dominoes_value.py`` makes one.

The ladder (``HalfDominoes.ladder``): what scores most at once is hardly better than any decision,
since chance draws the tiles and a turn that brings much may open more to the next. So ``child``
plays that with many errors, and all the others search; what sets them apart is above all how often
they err instead, in each variant so often that its steps are even (docs/bots.md). One turn of the
others is played out: longer playouts are weaker in variant 2.
"""

from math import exp
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import Rng
from pavage.core.sense import Sense
from pavage.games.half_dominoes.chances import FIGURES, TERMS, figures
from pavage.games.half_dominoes.guesses import BELIEF
from pavage.games.half_dominoes.rules import (
    connections,
    cost,
    legal_moves,
    plays_again,
    tiles_of,
    to_move,
)
from pavage.games.half_dominoes.state import FINISHED, MAX_MOVES, MAX_PLAYERS, MAX_TILES, TAKE
from pavage.games.half_dominoes.weights import CONSTANTS, WEIGHTS

_AGAIN = 0.5  # a second placement, which sheds at most one tile more
_SHARP = 2.0  # how much more likely a decision is the best, by a tile
_MOST = 1 - 1e-9


def _burdens() -> Any:
    """How far from winning a hand of so many tiles is, for each variant: float64 (3, sizes).

    In variant 1 every tile is as good to shed as another. In variant 2 the last tile needs three
    connections by itself, for which two have far more ways: who has one left waits longer than who
    has two. The numbers are chosen by hand.
    """
    burdens = np.tile(np.arange(MAX_TILES + 1, dtype=np.float64), (3, 1))
    burdens[2] -= 2
    burdens[2, 1:4] = 1.5, 0.5, 1
    burdens[:, 0] = -8
    return burdens


_BURDENS = _burdens()


def _weights() -> Any:
    """For each variant: float64 (3, figures of the mover and of the other, and a constant)."""
    weights = np.zeros((3, 2 * FIGURES + 1))
    for variant, table in WEIGHTS.items():
        for k, term in enumerate(TERMS):
            weights[variant, k], weights[variant, FIGURES + k] = table[term]
        weights[variant, 2 * FIGURES] = CONSTANTS[variant]
    return weights


_WEIGHTS = _weights()


@compiled
def brings(s: Any, move: int) -> float:
    """What a decision is worth at once: the burden of the hand that it leaves."""
    if move >= TAKE:
        return 0.0
    many = connections(s, move)
    variant, bonus = int(s.variant), int(s.bonus)
    rest = int(s.hand_n[s.seat]) - tiles_of(move) + cost(variant, bonus, many)
    again = rest > 0 and plays_again(variant, bonus, many)
    return (_AGAIN if again else 0.0) - float(_BURDENS[variant, rest])


@compiled
def weigh(s: Any, moves: Any, n: int, out: Any) -> None:
    """The lighter the hand that a decision leaves, the more promising it is."""
    most = -1000.0
    for k in range(n):
        out[k] = brings(s, moves[k])
        most = max(most, out[k])
    for k in range(n):
        out[k] = exp(max(-20.0, _SHARP * (out[k] - most)))


@compiled
def reply(s: Any, rng: Rng) -> int:
    """The first decision of those that leave the lightest hand."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = legal_moves(s, moves)
    best, most = 0, brings(s, moves[0])
    for k in range(1, n):
        now = brings(s, moves[k])
        if now > most:
            best, most = k, now
    return int(moves[best])


@compiled
def ahead(first: Any, second: Any, weights: Any) -> float:
    """How likely it is that of two seats the one that plays first wins, from their figures."""
    sum = weights[2 * FIGURES]
    for k in range(FIGURES):
        sum += weights[k] * first[k] + weights[FIGURES + k] * second[k]
    return float(min(_MOST, max(1 - _MOST, 1 / (1 + exp(-sum)))))


@compiled
def ended(s: Any, seat: int) -> float:
    """The share of the win (rules 17 and 18)."""
    least, many = 255, 0
    for other in range(s.players):
        if s.hand_n[other] < least:
            least, many = int(s.hand_n[other]), 0
        many += int(s.hand_n[other] == least)
    return 1.0 / many if s.hand_n[seat] == least else 0.0


@compiled
def judge(s: Any, seat: int) -> float:
    """The share of a win to expect, from each seat's prospects against each other."""
    if s.phase == FINISHED:
        return ended(s, seat)
    players, first = int(s.players), to_move(s)
    each = np.empty((MAX_PLAYERS, FIGURES))
    odds = np.zeros(MAX_PLAYERS)  # against each seat: of losing to one of the others
    for k in range(players):
        figures(s, (first + k) % players, each[k])
    for a in range(players):
        for b in range(a + 1, players):
            p = ahead(each[a], each[b], _WEIGHTS[int(s.variant)])
            odds[a] += (1 - p) / p
            odds[b] += p / (1 - p)
    whole = 0.0
    for k in range(players):
        whole += 1 / (1 + odds[k])
    return float(1 / (1 + odds[(seat - first) % players]) / whole)


SENSE = Sense(weigh, reply, judge, BELIEF)
