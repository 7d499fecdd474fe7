"""``planner``: a bot that weighs what its placement leaves to the others, over what it cannot know.

It deals the hidden tiles at random, again and again, and plays each of its best placements on for
two rounds: everybody, itself included, lays what scores most at once. So it sees which gaps it
opens for the others' best replies, and which it may yet fill itself. Placements that turn out badly
are soon looked at no more: sequential halving (Karnin, Koren, Somekh, Almost Optimal Exploration in
Multi-Armed Bandits, ICML 2013). Each deal is the same for all placements that are compared.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled, is_compiled
from pavage.core.game import Game
from pavage.core.rng import Rng
from pavage.games.connexion.rules import play, resample, to_move
from pavage.games.connexion.state import FINISHED, MAX_MOVES
from pavage.games.connexion.turns import best_decision, scored

# How often placements are played on, all together. Without the compiler a try takes a thousand
# times longer.
EFFORT = 6000 if is_compiled() else 6
_ROUNDS = 2  # how far: what comes later is chance, whatever is laid now
_CANDIDATES = 32  # placements that are played on: those that score most at once


@compiled
def _lead(s: Any, seat: int) -> float:
    """By how much a seat leads the mean of the others."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += int(s.score[other])
    return int(s.score[seat]) - others / (int(s.players) - 1)


@compiled
def choose(seen: Any, effort: int, rng: Rng, guess: Any, after: Any) -> int:
    """The decision after which its seat leads most two rounds later, over about ``effort`` tries.

    ``seen``: an observation of the seat to move; ``guess``, ``after``: room for a state each; all
    of shape (1,).
    """
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    points = np.empty(MAX_MOVES, dtype=np.int64)
    n = scored(seen[0], moves, points)
    order = np.argsort(-points[:n], kind="mergesort")[: min(_CANDIDATES, effort)]
    if seen[0].players == 1:
        return int(moves[order[0]])  # nobody replies
    moves = moves[order]
    left = len(moves)
    totals = np.zeros(left)
    halvings = 0
    while left > 1 << halvings:
        halvings += 1
    seat = to_move(seen[0])
    until = int(seen[0].laid_n) + 1 + _ROUNDS * int(seen[0].players)
    for _ in range(halvings):
        for _ in range(max(1, effort // (halvings * left))):
            guess[0] = seen[0]
            resample(guess[0], rng)
            for k in range(left):
                after[0] = guess[0]
                play(after[0], moves[k])
                while after[0].phase != FINISHED and after[0].laid_n < until:
                    play(after[0], best_decision(after[0]))
                totals[k] += _lead(after[0], seat)
        order = np.argsort(-totals[:left], kind="mergesort")
        left = (left + 1) // 2
        moves[:left] = moves[order[:left]]
        totals[:left] = totals[order[:left]]
    return int(moves[0])


def plan(game: Game, seen: Any, rng: Rng) -> int:
    """The bot: a decision from an observation of shape (1,)."""
    return int(choose(seen, EFFORT, rng, seen.copy(), seen.copy()))
