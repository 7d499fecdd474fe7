"""``planner``: a bot that looks a few turns ahead, over what it cannot know.

It deals the hidden tiles at random, again and again, and plays each of its decisions on: the
others' turns and its own next ones, each by what brings most at once. So it counts what nobody
can see directly: which squares its remaining tiles will fit twice or three times, and what it
opens for hands that it does not know. Decisions that turn out badly are soon looked at no more:
sequential halving (Karnin, Koren, Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML
2013). Each deal is the same for all decisions that are compared.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled, is_compiled
from pavage.core.game import Game
from pavage.core.rng import Rng
from pavage.games.half_dominoes.rules import (
    connections,
    cost,
    legal_moves,
    play,
    plays_again,
    resample,
    tiles_of,
    to_move,
)
from pavage.games.half_dominoes.state import FINISHED, MAX_MOVES, MAX_TILES, TAKE

# How often decisions are played on, all together. Without the compiler a try takes a thousand
# times longer.
EFFORT = 1200 if is_compiled() else 8
_TURNS = 4  # how far ahead: two of its own where two play, a whole round where four do

_AGAIN = 0.5  # a second placement, which sheds at most one tile more


def _burdens() -> Any:
    """How far from winning a hand of so many tiles is, for each variant: float64 (3, sizes).

    In variant 1 every tile is as good to shed as another. In variant 2 the last tile needs three
    connections by itself, for which two have far more ways: who has one left waits longer than who
    has two. The numbers are chosen by hand; how the bot fares with them, benchmarks/bots.py tells.
    """
    burdens = np.tile(np.arange(MAX_TILES + 1, dtype=np.float64), (3, 1))
    burdens[2] -= 2
    burdens[2, 1:4] = 1.5, 0.5, 1
    burdens[:, 0] = -8
    return burdens


_BURDENS = _burdens()


@compiled
def _brings(s: Any, move: int) -> float:
    """What a decision is worth at once: the burden of the hand that it leaves."""
    if move >= TAKE:
        return 0.0
    many = connections(s, move)
    variant, bonus = int(s.variant), int(s.bonus)
    left = int(s.hand_n[s.seat]) - tiles_of(move) + cost(variant, bonus, many)
    again = left > 0 and plays_again(variant, bonus, many)
    return (_AGAIN if again else 0.0) - float(_BURDENS[variant, left])


@compiled
def _play_on(s: Any, until: int, moves: Any) -> None:
    """Play what brings most at once, by all seats, until so many turns are over."""
    while s.phase != FINISHED and s.turns < until:
        n = legal_moves(s, moves)
        best = 0
        most = _brings(s, moves[0])
        for k in range(1, n):
            brings = _brings(s, moves[k])
            if brings > most:
                best, most = k, brings
        play(s, moves[best])


@compiled
def _lead(s: Any, seat: int) -> float:
    """How much lighter a seat's hand is than the mean of the others'."""
    lead = 0.0
    for other in range(s.players):
        burden = float(_BURDENS[int(s.variant), int(s.hand_n[other])])
        lead += -burden if other == seat else burden / (int(s.players) - 1)
    return lead


@compiled
def choose(seen: Any, effort: int, turns: int, rng: Rng, guess: Any, after: Any) -> int:
    """The decision after which its seat leads most some turns later, over about ``effort`` tries.

    ``seen``: an observation of the seat to move; ``guess``, ``after``: room for a state each; all
    of shape (1,).
    """
    scratch = np.empty(MAX_MOVES, dtype=np.int64)
    left = legal_moves(seen[0], scratch)
    if left == 1:
        return int(scratch[0])
    moves = scratch[:left].copy()
    totals = np.array([_brings(seen[0], move) for move in moves])
    order = np.argsort(-totals, kind="mergesort")[:effort]
    left = len(order)
    moves = moves[order]
    totals = np.zeros(left)
    halvings = 0
    while left > 1 << halvings:
        halvings += 1
    seat = to_move(seen[0])
    until = int(seen[0].turns) + 1 + turns
    for _ in range(halvings):
        for _ in range(max(1, effort // (halvings * left))):
            guess[0] = seen[0]
            resample(guess[0], rng)
            for k in range(left):
                after[0] = guess[0]
                play(after[0], moves[k])
                _play_on(after[0], until, scratch)
                totals[k] += _lead(after[0], seat)
        order = np.argsort(-totals[:left], kind="mergesort")
        left = (left + 1) // 2
        moves[:left] = moves[order[:left]]
        totals[:left] = totals[order[:left]]
    return int(moves[0])


def plan(game: Game, seen: Any, rng: Rng) -> int:
    """The bot: a decision from an observation of shape (1,)."""
    return int(choose(seen, EFFORT, _TURNS, rng, seen.copy(), seen.copy()))
