"""What a value is made of: the traits of a state, as numbers, for the seat that rolls next.

Where the dice lie does not count: a trait is a mean over all rolls, a count, or what somebody
holds.
"""

from math import sqrt
from typing import Any

import numpy as np

from pavage.core.bits import trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.bricks.outlook import (
    best_table,
    lays_bring,
    mean_gain,
    reach,
    takings_bring,
    with_tokens,
)
from pavage.games.bricks.rules import score_of
from pavage.games.bricks.state import (
    REDUCE_TOKEN,
    REROLL_TOKEN,
    ROWS,
    SHAPE,
    STRIDE,
    VALUES,
)

# Of each side: first of who rolls next, then of the other one.
OF_A_SIDE = (
    "studs that the next roll lets it lay",
    "what steals and covers bring beyond that",
    "how much the best of both differs from roll to roll",
    "share of rolls that fit nowhere",
    "share of rolls that bring nothing",
    "share that bring 20 points or more",
    "share that bring 40 or more",
    "share that bring 70 or more",
    "share that bring 100 or more",
    "share with which it takes rather than lays",
    "share with which it can take",
    "the most that can be taken",
    "what tokens add to the next roll",
    "studs of the other's bricks, by how likely each can be stolen",
    "bricks of the other",
    "the other's studs that no roll steals",
    "the other's largest brick",
    "tokens to roll again",
    "tokens to reduce",
    "whether it has a token to roll again",
    "whether it has a token to reduce",
    "the swap in hand",
    "blocked at least once",
    "blocked twice",
    "studs",
)
SIDE = len(OF_A_SIDE)
OF_BOTH = (
    "cells nearer to who rolls next",
    "cells nearer to the other",
    "cells as near to both",
    "tokens on the grid nearer to who rolls next",
    "tokens on the grid nearer to the other",
    "cells beside bricks of who rolls next",
    "cells beside bricks of the other",
    "lead",
    "share of the grid that is free",
    "whether it is nearly full",
    "lead while much is free",
)
COUNT = 2 * SIDE + len(OF_BOTH)
_FULL = 0.2  # of the grid is free when it is nearly full
_COSTS = (6.0, 8.0)  # what a token must bring to be used, to roll again and to reduce


@compiled
def describe(s: Any, seat: int, lays: Any, takes: Any, out: Any) -> None:
    """Write the traits to ``out`` (float32, COUNT); ``lays``, ``takes``: room for a table each."""
    _side(s, seat, lays, takes, out[:SIDE])
    _side(s, 1 - seat, lays, takes, out[SIDE:])
    at = 2 * SIDE
    _areas(s, seat, out[at:])
    lead = score_of(s, seat) - score_of(s, 1 - seat)
    free = 1.0 - (int(s.studs[0]) + int(s.studs[1])) / (int(s.grid) * int(s.grid))
    out[at + 7] = lead / 50
    out[at + 8] = free
    out[at + 9] = 1.0 if free < _FULL else 0.0
    out[at + 10] = lead / 50 * free


@compiled
def _side(s: Any, seat: int, lays: Any, takes: Any, out: Any) -> None:
    lays_bring(s, seat, lays)
    takings_bring(s, seat, takes)
    _rolls(s, lays, takes, out)
    tokens = int(s.held[seat * 2 + REROLL_TOKEN]) + int(s.held[seat * 2 + REDUCE_TOKEN])
    out[12] = 0.0
    if tokens > 0:
        both = mean_gain(s, takes)
        with_tokens(s, seat, _COSTS[0], _COSTS[1], takes)
        out[12] = (mean_gain(s, takes) - both) / 15
    _bricks(s, 1 - seat, out)
    for kind in range(2):
        held = int(s.held[seat * 2 + kind])
        out[17 + kind] = held / 2
        out[19 + kind] = 1.0 if held > 0 else 0.0
    out[21] = float(s.swap[seat])
    out[22] = 1.0 if s.blocked[seat] >= 1 else 0.0
    out[23] = 1.0 if s.blocked[seat] >= 2 else 0.0
    out[24] = s.studs[seat] / 100


@compiled
def _rolls(s: Any, lays: Any, takes: Any, out: Any) -> None:
    """What the rolls bring; ``takes`` becomes the best of both tables."""
    laid = best = squares = 0.0
    none = nothing = some = much = more = most = rather = can = 0
    largest = 0.0
    n = int(s.lists_n[0])
    m = int(s.lists_n[1])
    for i in range(n):
        a = int(s.lists[i])
        for j in range(m):
            b = int(s.lists[VALUES + j])
            lay, take = lays[a, b], takes[a, b]
            brings = max(lay, take)
            laid += lay
            best += brings
            squares += brings * brings
            none += lay == 0.0
            nothing += brings == 0.0
            some += brings >= 20.0
            much += brings >= 40.0
            more += brings >= 70.0
            most += brings >= 100.0
            rather += take > lay
            can += take > 0.0
            largest = max(largest, take)
    best_table(s, lays, takes)
    one = 1.0 / (n * m)
    mean = best * one
    out[0] = laid * one / 30
    out[1] = (best - laid) * one / 15
    out[2] = sqrt(max(0.0, squares * one - mean * mean)) / 30
    out[3] = none * one
    out[4] = nothing * one
    out[5] = some * one
    out[6] = much * one
    out[7] = more * one
    out[8] = most * one
    out[9] = rather * one
    out[10] = can * one
    out[11] = largest / 100


@compiled
def _bricks(s: Any, seat: int, out: Any) -> None:
    """The bricks of a side, as the other one sees them."""
    often = np.zeros(2 * SHAPE, dtype=np.float64)  # how often each die shows each number
    for die in range(2):
        n = int(s.lists_n[die])
        for k in range(n):
            often[die * SHAPE + int(s.lists[die * VALUES + k])] = 1.0 / n
    count = safe = largest = 0
    likely = 0.0
    for y in range(int(s.grid)):
        corners = int(s.corner[y]) & int(s.own[seat * ROWS + y])
        while corners != 0:
            form = int(s.form[y * STRIDE + trailing_zeros(corners)])
            corners &= corners - 1
            wide, high = form // SHAPE, form % SHAPE
            chance = often[wide] * often[SHAPE + high]
            if wide != high:
                chance += often[high] * often[SHAPE + wide]
            count += 1
            largest = max(largest, wide * high)
            if chance == 0.0 or not s.may_steal:
                safe += wide * high
            else:
                likely += chance * wide * high
    out[13] = likely / 6
    out[14] = count / 8
    out[15] = safe / 100
    out[16] = largest / 50


@compiled
def _areas(s: Any, seat: int, out: Any) -> None:
    counts = np.empty(7, dtype=np.int64)
    reach(s, seat, counts)
    out[0] = counts[0] / 100
    out[1] = counts[1] / 100
    out[2] = counts[2] / 50
    out[3] = counts[3] / 4
    out[4] = counts[4] / 4
    out[5] = counts[5] / 30
    out[6] = counts[6] / 30
