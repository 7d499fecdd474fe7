"""A model of a child who plays a level of Bricks: crude, and right nine times out of ten.

- **Sums**: 90 % of the answers are right; a wrong one is one row too many or too few.
- **Taking**: what can be stolen or covered is seen one time in two, and nine times in ten if the
  goal is about it; then the one that brings most is taken (if the goal is about covers, no steal).
- **Laying**: any place, at random, so that room is neither kept nor closed; where the goal is
  tokens, of twelve such places the one with most of them; where it is an opposite edge, of all
  places the nearest.
- **Tokens**: when the brick fits nowhere, a die is made smaller so that it fits (any such way),
  else the larger die is rolled again, else it passes. When the goal is about taking and a smaller
  die would let it, that is done one time in two. When the goal is a big brick and the dice are too
  small, the smaller die is rolled again.
- **The swap**: it is pushed as soon as the goal would hold then; if the goal does not ask for it,
  when the opponent has 20 studs more, one time in two.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import Rng, below
from pavage.games.bricks import chance
from pavage.games.bricks.normal import PRICES, WEIGHTS, choose
from pavage.games.bricks.placing import studs_of
from pavage.games.bricks.rules import is_blocked, legal_moves, parts_of, play, takings
from pavage.games.bricks.state import (
    ANSWER,
    ANSWERING,
    CHOOSING,
    FINISHED,
    GOALS,
    KEEP,
    KIND,
    LAY,
    MAX_MOVES,
    PASS,
    REDUCE,
    REDUCE_TOKEN,
    REROLL,
    REROLL_TOKEN,
    REROLLING,
    ROLLING,
    ROLLING_AGAIN,
    ROWS,
    SHAPE,
    STEAL,
    SWAP,
)

BIG, EDGE, TOKENS = (GOALS.index(goal) for goal in ("big brick", "opposite edge", "tokens won"))
STEALS, COVERS = GOALS.index("steals"), GOALS.index("covers")
EITHER, SWAP_LEAD = GOALS.index("steals or covers"), GOALS.index("swap and lead")
RANDOM, NORMAL = 0, 1


@compiled
def decide(seen: Any, rng: Rng, moves: Any, trial: Any) -> int:
    """What the child does. ``moves``: room for them; ``trial``: room for a state, shape (1,)."""
    s = seen[0]
    if s.phase == ANSWERING:
        return _answer(s, rng)
    if s.phase == CHOOSING:
        return _swap(s, rng)
    wants = s.goal == STEALS or s.goal == COVERS or s.goal == EITHER
    n = _seen(s, moves)
    if n > 0 and below(rng, 10) < (9 if wants else 5):
        return _richest(s, moves, n)
    if wants and n == 0 and below(rng, 2) == 0:
        token = _smaller(s, rng, True, moves, trial)
        if token >= 0:
            return token
    if is_blocked(s):
        return _when_blocked(s, rng, moves, trial)
    a, b = int(s.die[0]), int(s.die[1])
    if s.goal == BIG and a * b < s.goal_n and s.held[REROLL_TOKEN] > 0:
        return REROLL + (0 if a < b else 1)
    return _lay(s, rng, moves)


@compiled
def _answer(s: Any, rng: Rng) -> int:
    a, b = int(s.die[0]), int(s.die[1])
    if below(rng, 10) > 0:
        return ANSWER + a * b
    return ANSWER + (a + 1 - 2 * below(rng, 2)) * b


@compiled
def _swap(s: Any, rng: Rng) -> int:
    gains = int(s.studs[1]) - int(s.studs[0])
    if s.goal == SWAP_LEAD:
        return SWAP if gains >= s.goal_n else KEEP
    return SWAP if gains >= 20 and below(rng, 2) == 0 else KEEP


@compiled
def _seen(s: Any, moves: Any) -> int:
    """Write what could be taken; return how many. Who wants covers looks at nothing else."""
    n = takings(s, moves)
    if s.goal != COVERS:
        return n
    covers = 0
    for k in range(n):
        if moves[k] - moves[k] % KIND != STEAL:
            moves[covers] = moves[k]
            covers += 1
    return covers


@compiled
def _richest(s: Any, moves: Any, n: int) -> int:
    """Of the steals and covers the one that brings most."""
    best, most = moves[0], -1
    for k in range(n):
        if moves[k] - moves[k] % KIND == STEAL:
            form = int(s.form[moves[k] - STEAL])
            brings = form // SHAPE * (form % SHAPE)
        else:
            x, y, wide, high = parts_of(moves[k])
            brings = studs_of(s, 1 - int(s.seat), x, y, wide, high)
        if brings > most:
            best, most = moves[k], brings
    return int(best)


@compiled
def _smaller(s: Any, rng: Rng, takes: bool, moves: Any, trial: Any) -> int:
    """A die made smaller so that something can be taken, or else laid; -1 where nothing helps."""
    if s.held[int(s.seat) * 2 + REDUCE_TOKEN] == 0:
        return -1
    found, chosen = 0, -1
    for die in range(2):
        for value in range(2, int(s.die[die])):
            trial[0] = s
            trial[0].die[die] = value
            helps = _seen(trial[0], moves) > 0 if takes else not is_blocked(trial[0])
            if helps:
                found += 1
                if below(rng, found) == 0:
                    chosen = REDUCE + die * SHAPE + value
    return chosen


@compiled
def _when_blocked(s: Any, rng: Rng, moves: Any, trial: Any) -> int:
    token = _smaller(s, rng, False, moves, trial)
    if token >= 0:
        return token
    if s.held[int(s.seat) * 2 + REROLL_TOKEN] > 0:
        return REROLL + (0 if s.die[0] > s.die[1] else 1)
    return PASS


@compiled
def _lay(s: Any, rng: Rng, moves: Any) -> int:
    n = legal_moves(s, moves)
    lays = 0
    while lays < n and moves[lays] - moves[lays] % KIND == LAY:
        lays += 1
    best, most = -1, -1
    tries = lays if s.goal == EDGE else 12
    for k in range(tries):
        move = int(moves[k] if s.goal == EDGE else moves[below(rng, lays)])
        suits = _suits(s, move)
        if suits > most:
            best, most = move, suits
    return best


@compiled
def _suits(s: Any, move: int) -> int:
    """How well a place suits the goal."""
    x, y, wide, high = parts_of(move)
    if s.goal == EDGE:
        return max(x + wide, int(s.grid) - y)
    if s.goal == TOKENS:
        mask = ((1 << wide) - 1) << x
        found = 0
        for row in range(y, y + high):
            here = (int(s.lying[row]) | int(s.lying[ROWS + row])) & mask
            while here != 0:
                here &= here - 1
                found += 1
        return found
    return 0


@compiled
def play_level(states: Any, opponent: int, rng: Rng, trial: Any, after: Any) -> None:
    """Play a game in place: the child on seat 0, RANDOM or NORMAL on seat 1.

    ``states``: the start, shape (1,); ``trial``, ``after``: room for a state each.
    """
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    s = states[0]
    while s.phase != FINISHED:
        if s.phase == ROLLING or s.phase == ROLLING_AGAIN or s.phase == REROLLING:
            chance.happen(s, rng)
        elif s.seat == 0:
            play(s, decide(states, rng, moves, trial))
        elif opponent == RANDOM:
            n = legal_moves(s, moves)
            play(s, int(moves[below(rng, n)]))
        else:
            play(s, choose(states, WEIGHTS, PRICES, trial, after))
