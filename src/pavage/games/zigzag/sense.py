"""What a search is told of Zigzag: what looks promising, how to play on, who stands how well.

All three come from one thing, the turn that is liked most (``turns.py``): points, and what the
tiles that are spent and the lines that are left open are worth (``taste.py``).

The judge adds up, for each seat, its score, what its hand is worth for later and how much it likes
its best turn; the later it is to move, the less that turn counts, since others play before. How
much less, and how far a lead can still be turned round, is from the games that such players play
against each other, two at a time: ``python benchmarks/zigzag_value.py judge``.

The ladder (``Zigzag.ladder``): ``child``, ``easy`` and ``medium`` play the turn of most points and
err less and less. ``strong`` and ``expert`` compare the beginnings of the turns that are liked
most, by what the judge says of them, over hands that the others may hold. Strong guesses once to
three times, and follows each guess until the next seat's turn is over, which brings in more luck;
expert guesses often, and lets the judge say as soon as its turn is over.
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import Rng
from pavage.core.sense import Sense
from pavage.games.zigzag.state import END, EXCHANGE, FINISHED, HAND, MAX_PLAYERS, MAX_TILES, PASS
from pavage.games.zigzag.taste import kept, taste_now, turns_left
from pavage.games.zigzag.turns import liked_firsts, liked_sequence
from pavage.games.zigzag.worths import UNIT

_SPARE = 10 * UNIT
_SOFT = 2.0 * UNIT  # liked so much less: e times less promising
_SAME = 0.001  # of two beginnings of the same turn, how promising the second is
_LEAST = 1e-9
_NOW = 1.1  # how much of the turn that a seat likes most it will bring, if it is to move
_LATER = 0.6  # and how much of that for each seat that moves before
_END_SPREAD, _SPREAD = 4.0, 4.0  # points of a lead that e to 1 is worth: at the end, and before


@compiled
def weigh(s: Any, moves: Any, n: int, out: Any) -> None:
    """A placement by the turn that is liked most among those with it; each turn counts once."""
    out[:n] = _LEAST
    firsts = np.empty((HAND * MAX_TILES, 3), dtype=np.int64)
    found = liked_firsts(s, taste_now(s), _SPARE, firsts)
    most = firsts[:found, 1].max() if found > 0 else 0
    if s.placed > 0:
        most = max(most, 0)
        out[n - 1] += exp(-float(most) / _SOFT)  # to stop
    elif found == 0:
        out[0] = 1.0  # to exchange, if that is possible
    order = np.argsort(-firsts[:found, 1], kind="mergesort")
    for at in range(found):
        mine = order[at]
        weight = exp(float(firsts[mine, 1] - most) / _SOFT)
        for before in range(at):
            if firsts[order[before], 2] == firsts[mine, 2]:
                weight *= _SAME
                break
        for k in range(n):
            if moves[k] == firsts[mine, 0]:
                out[k] += weight
                break


@compiled
def reply(s: Any, rng: Rng) -> int:
    """The first decision of the turn that is liked most."""
    turn = np.empty(4, dtype=np.int64)
    found = liked_sequence(s, int(s.seat), taste_now(s), turn)
    if found > 0 and (turn[3] >= 0 or s.placed == 0):
        return int(turn[0])
    if s.placed > 0:
        return END
    if s.bag_at < s.bag_n and s.hand_n[s.seat] > 0:
        return EXCHANGE
    return PASS


@compiled
def outlook(s: Any, out: Any) -> None:
    """Write to ``out`` (float64) the points that each seat may expect, but for what all expect."""
    taste = taste_now(s)
    turn = np.empty(4, dtype=np.int64)
    weight = _NOW / UNIT
    for later in range(s.players):
        seat = (int(s.seat) + later) % int(s.players)
        liked_sequence(s, seat, taste, turn)
        out[seat] = float(s.score[seat]) + kept(s, seat, taste) + weight * float(turn[3])
        weight *= _LATER


@compiled
def judge(s: Any, seat: int) -> float:
    """The share of a win to expect; where the game is over, the share that the seat has."""
    points = np.zeros(MAX_PLAYERS, dtype=np.float64)
    if s.phase == FINISHED:
        for other in range(s.players):
            points[other] = float(s.score[other])
        best = points[: s.players].max()
        if points[seat] < best:
            return 0.0
        return 1.0 / float((points[: s.players] == best).sum())
    outlook(s, points)
    spread = _END_SPREAD + _SPREAD * sqrt(turns_left(s))
    whole = 0.0
    for other in range(s.players):
        whole += exp(max(-50.0, min(50.0, (points[other] - points[seat]) / spread)))
    return 1.0 / whole


SENSE = Sense(weigh, reply, judge)
