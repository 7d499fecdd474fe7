"""What the others seem to hold, by what they have laid.

Who lays what scores most at once shows that nothing in the hand would have scored more. So a tile
that could have scored more at somebody's turn is hardly in that hand still, if it was there then: a
tile of now was there a turn earlier three times of four, as long as tiles are drawn.

How far that goes depends on who plays. Each tile that was laid where it scored most speaks for
somebody who plays like that, each that was laid elsewhere speaks against it: greedy players do so
always, who errs once in five turns does so four times of five, and who searches seven times of ten.
"""

from math import exp
from typing import Any

import numpy as np

from pavage.core.compiled import compiled, is_compiled
from pavage.core.rng import Rng, below
from pavage.core.sense import Belief
from pavage.games.connexion.rules import resample, unseen
from pavage.games.connexion.state import (
    HAND,
    MAX_CELLS,
    MAX_PLAYERS,
    MAX_TILES,
    PAIR,
    PILE,
    SIDES,
    UNKNOWN,
)
from pavage.games.connexion.table import cell_on

_DOUBT = 2.0  # a tile that could have scored so many points more is e times less likely
_LEAST = 0.05  # but never less likely than this
_STAYS = 0.75  # how likely a tile of a hand was there a turn earlier
_FOR, _AGAINST = 1.7, 0.25  # what a tile laid where it scores most, or elsewhere, does to the odds
_FINE = 1 << 30
_LOOKED_BACK = MAX_TILES if is_compiled() else 3  # placements: as plain Python each takes long


# -- the table as it was ----------------------------------------------------------------------


@compiled
def _as_it_was(s: Any, at: int, facing: Any) -> None:
    """The signs that places showed just before the placement number ``at``, + 1; 0: none.

    ``facing``: int64 (MAX_CELLS, SIDES); nothing is shown where a tile lay already.
    """
    when = np.full(MAX_CELLS, MAX_TILES, dtype=np.int64)
    for k in range(s.laid_n):
        when[int(s.laid[k])] = k
    facing[: int(s.cells)] = 0
    for cell in range(s.cells):
        if when[cell] >= at:
            for side in range(SIDES):
                there = int(s.near[cell * SIDES + side]) - 1
                if there >= 0 and when[there] < at:
                    facing[cell, side] = int(s.need[cell * SIDES + side])


@compiled
def _scored(s: Any, tile: int, six: int, facing: Any) -> int:
    """What a tile scores on a place that shows these signs."""
    total = 0
    many = 0
    for side in range(SIDES):
        if facing[side] > 0:
            pair = int(PAIR[int(s.sign[tile * SIDES + cell_on(side, six)]), facing[side] - 1])
            total += pair
            many += int(pair > 0)
    return total * many


@compiled
def _most(s: Any, tile: int, facing: Any) -> int:
    """What a tile scores where it scores most."""
    most = 0
    for cell in range(s.cells):
        if facing[cell].any():
            for six in range(SIDES):
                most = max(most, _scored(s, tile, six, facing[cell]))
    return most


# -- what is believed -------------------------------------------------------------------------


@compiled
def believe(seen: Any, out: Any) -> None:
    """How likely each tile is to be among those that a seat has held since its last turn.

    ``out``: for each seat a number for each tile of the set, of twins for the first; 1 is neither
    more nor less likely than others.
    """
    out[:] = 1.0
    odds = np.ones(MAX_PLAYERS)
    turns = np.zeros(MAX_PLAYERS, dtype=np.int64)
    pool = np.empty(MAX_TILES, dtype=np.uint8)
    n = unseen(seen, pool)
    facing = np.zeros((MAX_CELLS, SIDES), dtype=np.int64)
    for at in range(max(0, int(seen.laid_n) - _LOOKED_BACK), int(seen.laid_n)):
        seat = int(seen.laid_by[at])
        if seat >= seen.players or seat == seen.seat:
            continue
        turns[seat] += 1
        _as_it_was(seen, at, facing)
        cell = int(seen.laid[at])
        tile = int(seen.tile[cell]) - 1
        points = _scored(seen, tile, int(seen.six[cell]), facing[cell])
        odds[seat] *= _FOR if points == _most(seen, tile, facing) else _AGAINST
        stays = _STAYS if 1 < turns[seat] <= PILE + 1 else 1.0
        _left_lying(seen, pool[:n], points, facing, stays, out[seat * MAX_TILES :])
    for seat in range(seen.players):
        if turns[seat] > 0:
            _trust(pool[:n], odds[seat] / (1.0 + odds[seat]), out[seat * MAX_TILES :])


@compiled
def _left_lying(s: Any, pool: Any, points: int, facing: Any, stays: float, out: Any) -> None:
    """Who laid something for these points had hardly a tile that would have scored more."""
    for k in range(len(pool)):
        tile = int(pool[k])
        if k > 0 and pool[k - 1] == tile:
            continue
        more = _most(s, tile, facing) - points
        likely = max(_LEAST, exp(-more / _DOUBT)) if more > 0 else 1.0
        out[tile] = likely * (1.0 - stays + stays * out[tile])


@compiled
def _trust(pool: Any, trust: float, out: Any) -> None:
    """Believe only as much of it as the player's ways allow."""
    whole = 0.0
    for k in range(len(pool)):
        whole += out[pool[k]]
    for k in range(len(pool)):
        if k == 0 or pool[k - 1] != pool[k]:
            out[pool[k]] = trust * out[pool[k]] * len(pool) / whole + 1.0 - trust


# -- a guess ----------------------------------------------------------------------------------


@compiled
def guess(s: Any, belief: Any, rng: Rng) -> None:
    """Fill the hidden places of an observation as they are likely to be.

    First what hands have held since a turn of theirs, then all else, each way equally likely.
    """
    pool = np.empty(MAX_TILES, dtype=np.uint8)
    n = unseen(s, pool)
    for seat in range(s.players):
        first = seat * MAX_TILES
        held = int(s.hand_n[seat])
        if held == 0 or s.hand[first] != UNKNOWN:
            continue
        since = held - 1 if held == HAND else held  # the last one may have been drawn since
        for i in range(first, first + since):
            k = _picked(belief[first:], pool[:n], rng)
            s.hand[i] = pool[k]
            n -= 1
            for j in range(k, n):
                pool[j] = pool[j + 1]
    resample(s, rng)


@compiled
def _picked(belief: Any, pool: Any, rng: Rng) -> int:
    """A place in the pool, as likely as its tile is believed to be there."""
    whole = 0.0
    for k in range(len(pool)):
        whole += belief[pool[k]]
    mark = below(rng, _FINE) / _FINE * whole
    for k in range(len(pool) - 1):
        mark -= belief[pool[k]]
        if mark < 0:
            return k
    return len(pool) - 1


BELIEF = Belief(guess, MAX_PLAYERS * MAX_TILES, believe)
