"""The weights of Bricks' bot ``normal``, from the games that it plays: a regression.

``python benchmarks/bricks_weights.py [--games N]``. It plays against itself (three games of five)
and against ``random``, one decision in ten at random so that all kinds of states come about. The
lead at the end is then explained, by least squares with a little shrinking, from the terms at the
beginning of every turn, apart for a grid that is nearly full. What is printed is scaled so that a
point of the present lead is 1. Weights that are put into ``normal.py`` change the games: those that
it has come from the games of an earlier one.
"""

import argparse
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import Rng, below, seeded
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME, chance
from pavage.games.bricks.normal import COUNT, PRICES, WEIGHTS, choose, describe
from pavage.games.bricks.outlook import DICE
from pavage.games.bricks.rules import legal_moves, play, score_of
from pavage.games.bricks.state import (
    ACTING,
    FINISHED,
    MAX_MOVES,
    REROLLING,
    ROLLING,
    ROLLING_AGAIN,
    TURN_LIMIT,
)

SHRINK = 0.003
NOBODY = -1


@compiled
def watch(states: Any, crude: int, rng: Rng, room: Any, out: Any, who: Any) -> int:
    """Play a game in place and write what its turns began with; return how many there were.

    ``crude``: the seat that plays at random, or NOBODY. ``out``: a row a turn, of the terms, the
    lead, a one, and which weights they are for; ``who``: whose turn it was.
    """
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    tables = np.zeros((2, DICE, DICE), dtype=np.float64)
    s = states[0]
    n, last = 0, -1
    while s.phase != FINISHED:
        seat = int(s.seat)
        if s.turns != last:
            last = int(s.turns)
            out[n, COUNT + 2] = describe(s, seat, PRICES, tables, out[n])
            out[n, COUNT] = score_of(s, seat) - score_of(s, 1 - seat)
            out[n, COUNT + 1] = 1.0
            who[n] = seat
            n += 1
        if s.phase == ROLLING or s.phase == ROLLING_AGAIN or s.phase == REROLLING:
            chance.happen(s, rng)
        elif seat == crude or (s.phase == ACTING and below(rng, 10) == 0):
            k = legal_moves(s, moves)
            play(s, int(moves[below(rng, k)]))
        else:
            play(s, choose(states, WEIGHTS, PRICES, room[0], room[1]))
    return n


def observed(games: int) -> tuple[Any, Any]:
    """The turns of so many games, and by how much who was to roll led at the end."""
    setup = GAME.setup(2, bots=(0, 1))
    room = np.zeros((2, 1), dtype=GAME.dtype)
    out, who = np.zeros((TURN_LIMIT, COUNT + 3)), np.zeros(TURN_LIMIT, dtype=np.int64)
    turns, ends = [], []
    for k in range(games):
        seed = f"weights {k}"
        states = GAME.start(setup, GAME.deal(setup, WordStream(seed))).state
        crude = k % 2 if k % 5 < 2 else NOBODY
        n = watch(states, crude, seeded(seed), room, out, who)
        lead = score_of(states[0], 0) - score_of(states[0], 1)
        turns.append(out[:n].copy())
        ends.append(np.where(who[:n] == 0, lead, -lead))
    return np.concatenate(turns), np.concatenate(ends).astype(float)


def fitted(turns: Any, ends: Any) -> Any:
    """The weights of the terms, in points of the lead."""
    spread = turns.std(axis=0)
    spread[spread == 0] = 1
    scaled = (turns - turns.mean(axis=0)) / spread
    square = scaled.T @ scaled + SHRINK * len(turns) * np.eye(turns.shape[1])
    weights = np.linalg.solve(square, scaled.T @ (ends - ends.mean())) / spread
    return weights[:COUNT] / weights[COUNT]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    turns, ends = observed(parser.parse_args().games)
    np.set_printoptions(precision=2, suppress=True, linewidth=120)
    for phase, now in enumerate(WEIGHTS):
        there = turns[:, COUNT + 2] == phase
        print(f"{there.sum()} turns:", fitted(turns[there][:, : COUNT + 2], ends[there]))
        print("in use:", now)


if __name__ == "__main__":
    main()
