"""``normal``: a bot that weighs the points of now against what the next rolls may bring to both.

Every way to lay, steal and cover is tried. What comes after it is not searched but estimated from
a few terms (``TERMS``), each a mean over all rolls of the dice or a count: so bricks that can be
stolen or covered count against their owner, room that is closed to somebody against that one, and
a token by what it could bring. Tokens are used when what they change is worth more than they are;
making a die smaller is tried, rolling one again is estimated.

The weights are a regression: of the lead with which games ended on the terms in their course, over
5,000 games of an earlier such bot, 3,000 against itself and 2,000 against ``random``, all with some
random moves; scaled so that a point of the present lead is 1, and rounded. Those of the middle of
the game serve for its beginning too: then the end depends on other things. Terms that go together
share their weight as they like: on a grid that is nearly full, studs that one can lay and rolls
that fit nowhere say the same. ``benchmarks/bricks_weights.py`` makes such a regression.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.game import Game
from pavage.core.rng import Rng
from pavage.games.bricks.outlook import (
    DICE,
    lays_bring,
    mean_gain,
    mean_of,
    nearer,
    share_blocked,
    takings_bring,
    with_tokens,
)
from pavage.games.bricks.rules import legal_moves, play, score_of
from pavage.games.bricks.state import (
    ANSWER,
    ANSWERING,
    CHOOSING,
    FINISHED,
    KEEP,
    KIND,
    LEAST,
    MAX_MOVES,
    REDUCE,
    REDUCE_TOKEN,
    REROLL,
    REROLL_TOKEN,
    SHAPE,
    SWAP,
)

# What each term is worth in points to the seat that rolls next: as long as so much of the grid is
# free, and when it is nearly full.
FREE = 0.2
TERMS = (
    ("studs that the next roll lets one lay", "the same of the other one"),
    ("what steals and covers bring beyond that", "the same of the other one"),
    ("share of rolls that fit nowhere", "the same of the other one"),
    ("what tokens add to the next roll", "the same of the other one"),
    ("free cells nearer to one's bricks than to the other's", "a swap more in hand"),
    ("tokens more to roll again", "tokens more to reduce"),
)
COUNT = 2 * len(TERMS)
WEIGHTS = np.array(
    [
        [1.9, -1.0, 2.8, -2.4, -21.0, 24.0, 1.1, -1.1, 0.15, 55.0, 3.0, 12.0],
        [-8.4, 9.0, 1.6, -1.5, -164.0, 161.0, 0.75, -0.75, 0.0, 39.0, 6.0, 11.0],
    ]
)
# What a token must bring to be used, to roll again and to reduce; and the same in the term of what
# tokens add.
PRICES = np.array([14.0, 14.0, 6.0, 8.0])
_WON = 10_000.0


@compiled
def _lead(s: Any, seat: int) -> int:
    return score_of(s, seat) - score_of(s, 1 - seat)


@compiled
def _terms_of(s: Any, seat: int, at: int, prices: Any, out: Any, lays: Any, takings: Any) -> None:
    """Write a seat's own terms to ``out[at]``, ``out[at + 2]`` …"""
    lays_bring(s, seat, lays)
    takings_bring(s, seat, takings)
    out[at] = mean_gain(s, lays)
    out[at + 4] = share_blocked(s, lays)
    most = len(lays) - 1
    for a in range(LEAST, most + 1):
        for b in range(LEAST, most + 1):
            takings[a, b] = max(takings[a, b], lays[a, b])
    both = mean_gain(s, takings)
    out[at + 2] = both - out[at]
    with_tokens(s, seat, prices[2], prices[3], takings)
    out[at + 6] = mean_gain(s, takings) - both


@compiled
def describe(s: Any, seat: int, prices: Any, tables: Any, out: Any) -> int:
    """Write the terms for the seat that rolls next to ``out``; return which weights are theirs."""
    other = 1 - seat
    _terms_of(s, seat, 0, prices, out, tables[0], tables[1])
    _terms_of(s, other, 1, prices, out, tables[0], tables[1])
    out[8] = nearer(s, seat)
    out[9] = float(s.swap[seat]) - float(s.swap[other])  # numba's bytes have no sign
    for kind in range(2):
        out[10 + kind] = float(s.held[seat * 2 + kind]) - float(s.held[other * 2 + kind])
    cells = int(s.grid) * int(s.grid)
    free = 1.0 - (int(s.studs[0]) + int(s.studs[1])) / cells
    return 0 if free >= FREE else 1


@compiled
def outlook(s: Any, seat: int, weights: Any, prices: Any, tables: Any) -> float:
    """How good a state is for the seat that rolls next, in points; ``tables``: room for two."""
    terms = np.empty(COUNT, dtype=np.float64)
    phase = describe(s, seat, prices, tables, terms)
    worth = float(_lead(s, seat))
    for k in range(COUNT):
        worth += weights[phase, k] * terms[k]
    return worth


@compiled
def _after(s: Any, seat: int, weights: Any, prices: Any, tables: Any) -> float:
    """How good a state is for the seat whose turn is over."""
    if s.phase == FINISHED:
        lead = _lead(s, seat)
        return lead + (_WON if lead > 0 else -_WON if lead < 0 else 0.0)
    return -outlook(s, 1 - seat, weights, prices, tables)


@compiled
def _best_action(
    s: Any, weights: Any, prices: Any, after: Any, tables: Any
) -> tuple[int, float, int]:
    """The best decision that ends the turn, how good it is, and by how much it leads more."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = legal_moves(s, moves)
    seat = int(s.seat)
    best, most, gained = moves[0], -1e9, 0
    for k in range(n):
        kind = moves[k] - moves[k] % KIND
        if kind in (REROLL, REDUCE):
            continue
        after[0] = s
        play(after[0], moves[k])
        worth = _after(after[0], seat, weights, prices, tables)
        if worth > most:
            best, most = moves[k], worth
            gained = _lead(after[0], seat) - _lead(s, seat)
    return best, most, gained


@compiled
def choose(seen: Any, weights: Any, prices: Any, trial: Any, after: Any) -> int:
    """The decision of the seat to move.

    ``seen``: its observation; ``trial``, ``after``: room for a state each; all of shape (1,).
    ``weights``, ``prices``: like WEIGHTS and PRICES.
    """
    s = seen[0]
    seat = int(s.seat)
    tables = np.zeros((2, DICE, DICE), dtype=np.float64)
    if s.phase == ANSWERING:  # only ever asked of people
        return ANSWER + int(s.die[0]) * int(s.die[1])
    if s.phase == CHOOSING:
        after[0] = s
        play(after[0], SWAP)
        swapped = _after(after[0], seat, weights, prices, tables)
        return SWAP if swapped > outlook(s, seat, weights, prices, tables) else KEEP
    trial[0] = s
    best, most, gained = _best_action(s, weights, prices, after, tables)
    rest = most - gained  # how good it is but for the points of now, which a token changes
    for die in range(2):
        move = _smaller(s, seat, die, gained, tables)
        if move >= 0:
            trial[0] = s
            play(trial[0], move)
            worth = _best_action(trial[0], weights, prices, after, tables)[1] - prices[1]
            if worth > most:
                best, most = move, worth
    if s.held[seat * 2 + REROLL_TOKEN] > 0:
        trial[0] = s
        trial[0].held[seat * 2 + REROLL_TOKEN] -= 1
        _brings(s, seat, tables)
        with_tokens(trial[0], seat, prices[0], prices[3], tables[0])
        for die in range(2):
            worth = rest + mean_of(s, die, int(s.die[1 - die]), tables[0]) - prices[0]
            if worth > most:
                best, most = REROLL + die, worth
    return best


@compiled
def _brings(s: Any, seat: int, tables: Any) -> None:
    """Write to the first table what each roll brings at once, the best of all."""
    lays_bring(s, seat, tables[0])
    takings_bring(s, seat, tables[1])
    for a in range(LEAST, DICE):
        for b in range(LEAST, DICE):
            tables[0, a, b] = max(tables[0, a, b], tables[1, a, b])


@compiled
def _smaller(s: Any, seat: int, die: int, gained: int, tables: Any) -> int:
    """Reducing a die to what brings most at once; -1 if nothing brings more than now."""
    if s.held[seat * 2 + REDUCE_TOKEN] == 0:
        return -1
    _brings(s, seat, tables)
    other = int(s.die[1 - die])
    best, most = -1, float(gained)
    for value in range(LEAST, int(s.die[die])):
        brings = tables[0, value, other]
        if brings > most:
            best, most = REDUCE + die * SHAPE + value, brings
    return best


def normal(game: Game, seen: Any, rng: Rng) -> int:
    """The bot: a decision from an observation of shape (1,)."""
    return int(choose(seen, WEIGHTS, PRICES, seen.copy(), seen.copy()))
