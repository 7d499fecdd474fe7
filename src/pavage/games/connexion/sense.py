"""What a search is told of Connexion, and how each rung of the ladder plays.

A placement promises its points less what it opens. A place beside one tile scores little, one
between several scores much, and the next player takes it: so each side that a tile shows to a place
that others touch already costs something. How much is a regression over positions of self-play: of
what a placement leads to in the end, all playing greedily on, on its points and on the gaps that it
makes. Replies in playouts are greedy; alone, where nothing is hidden, chance has a part in them.
Who stands how well is learnt from such games too: the share of a win, from the scores and the tiles
that are left. ``python benchmarks/connexion_weights.py`` makes such regressions. On its positions
gaps cost a little more than here (0.31, 0.97, 1.69), and a lead is a trifle less sure (11.4). In
900 games the two could not be told apart: against ``greedy``, ``expert`` won 73.6 % of them with
those and 74.4 % with these, when every hand was guessed to be as likely as another.

What the others hold is guessed by what they have laid (``belief.py``).

The ladder:

- ``child``, ``easy`` and ``medium`` lay what scores most at once, but err nearly always, mostly or
  sometimes, and then lay anything anywhere;
- ``strong`` compares the eight most promising placements by the next reply, on a few guesses of who
  holds what;
- ``expert`` plays the twenty most promising on for four turns, on many guesses.
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import Rng, below
from pavage.core.sense import Sense
from pavage.games.connexion.belief import BELIEF
from pavage.games.connexion.notation import signs
from pavage.games.connexion.rules import in_hand, parts_of, placement
from pavage.games.connexion.scoring import points_of
from pavage.games.connexion.state import (
    FINISHED,
    PAIR,
    PASS,
    PILE,
    SIDES,
    SIGNS,
    default_tileset,
)
from pavage.games.connexion.table import cell_on
from pavage.games.connexion.turns import best_decision
from pavage.kit.plane import find

GREAT = 20  # points: what a gap brings beyond them is what makes it dear
COST = (0.0, 0.22, 0.92, 1.5)  # of a gap's worth, by how many touch it already: three or more
_PROMISE = 8.0  # points that make a placement e times as promising
TILE = 50.0  # points that a tile still to be laid brings
SPREAD = 11.0  # points that tell players apart, times the root of the tiles that each has left
_ALONE = 2000.0  # points of a middling solo game
_MOST = 500.0  # e to the power of more could be too large a number


def _gaps() -> Any:
    """What a place between two signs is worth: float64 (30, 30).

    The mean over the game's own tiles and over where the two are, of what the tile scores there
    beyond ``GREAT``. For a set of one's own it is near enough.
    """
    tiles = PAIR[np.array([signs(name) for name in default_tileset()])].astype(np.int64)
    worth = np.zeros((SIGNS, SIGNS))
    for apart in range(1, SIDES):
        first, second = tiles[:, :, :, None], np.roll(tiles, -apart, axis=1)[:, :, None, :]
        points = (first + second) * ((first > 0).astype(int) + (second > 0))
        worth += np.maximum(points.max(axis=1) - GREAT, 0).mean(axis=0)
    return worth / (SIDES - 1)


GAP = _gaps()


@compiled
def gap(s: Any, tile: int, six: int, cell: int, side: int) -> tuple[int, float]:
    """The gap that a placement makes on a side: how many tiles touch it already, what it is worth.

    (0, 0.0) where there is none.
    """
    there = int(s.near[cell * SIDES + side]) - 1
    if there < 0 or s.tile[there] > 0:
        return 0, 0.0
    shown = int(s.sign[tile * SIDES + cell_on(side, six)])
    touching, worth = 0, 0.0
    for other in range(SIDES):
        need = int(s.need[there * SIDES + other])
        if need > 0:
            touching += 1
            worth += GAP[need - 1, shown]
    return touching, worth


@compiled
def opens(s: Any, tile: int, six: int, cell: int) -> float:
    """The points that a placement is likely to give away by the gaps that it makes."""
    cost = 0.0
    for side in range(SIDES):
        touching, worth = gap(s, tile, six, cell, side)
        cost += COST[min(touching, 3)] * worth
    return cost


@compiled
def weigh(s: Any, moves: Any, n: int, out: Any) -> None:
    """A placement by its points less what it opens."""
    for k in range(n):
        move = int(moves[k])
        out[k] = 1.0
        if move != PASS and s.laid_n > 0:
            own, six, x, y = parts_of(move)
            tile = int(s.hand[in_hand(s, own)])
            cell = find(s, x, y)
            points, _ = points_of(s, tile, six, cell)
            out[k] = exp(min(_MOST, (points - opens(s, tile, six, cell)) / _PROMISE))


@compiled
def reply(s: Any, rng: Rng) -> int:
    """The placement that scores most at once; alone, as often that of some tile of the hand.

    Alone nothing is guessed, and without chance all playouts of a decision would be the same.
    """
    if s.solo and s.laid_n > 0 and below(rng, 2) == 0:
        move = _best_of(s, int(s.hand[below(rng, int(s.hand_n[0]))]))
        if move != PASS:
            return move
    return int(best_decision(s))


@compiled
def _best_of(s: Any, tile: int) -> int:
    """Where a tile scores most, or PASS where it may not be laid."""
    best = PASS
    most = -1
    for at in range(s.front_n):
        cell = int(s.front[at])
        for six in range(SIDES):
            points, sides = points_of(s, tile, six, cell)
            if points > most and (sides > 0 or not s.must_match):
                most = points
                best = placement(s, tile, six, int(s.cell_x[cell]), int(s.cell_y[cell]))
    return best


@compiled
def tiles_left(s: Any, seat: int) -> int:
    """How many tiles a seat has yet to lay."""
    return int(s.hand_n[seat]) + (0 if s.solo else PILE - int(s.pile_at[seat]))


@compiled
def judge(s: Any, seat: int) -> float:
    """The share of a win; alone, how high the total is."""
    players = int(s.players)
    if players == 1:
        total = int(s.score[0]) + TILE * tiles_left(s, 0)
        return float(total / (total + _ALONE))
    if s.phase == FINISHED:
        return _won(s, seat)
    left = 0
    for other in range(players):
        left += tiles_left(s, other)
    spread = SPREAD * sqrt(left / players)
    mine = int(s.score[seat]) + TILE * tiles_left(s, seat)
    whole = 0.0
    for other in range(players):
        theirs = int(s.score[other]) + TILE * tiles_left(s, other)
        whole += exp(min(_MOST, (theirs - mine) / spread))
    return 1.0 / whole


@compiled
def _won(s: Any, seat: int) -> float:
    """How much of the win a seat has when the game is over."""
    winners = 0
    for other in range(s.players):
        if s.score[other] > s.score[seat]:
            return 0.0
        winners += int(s.score[other] == s.score[seat])
    return 1.0 / winners


SENSE = Sense(weigh, reply, judge, BELIEF)
