"""What a search is told of Bricks, and how the rungs of the ladder play.

What a decision is worth is the share of a win after it (``value.py``), as if the dice of the next
turn were still to be rolled: so there is no luck in it. Rolling a die again is worth the mean over
what it may show.

- ``child`` plays what changes the lead most at once, but errs at most of its decisions;
- ``easy`` plays what changes the lead most at once (``greedy.py``);
- ``medium`` plays as ``strong`` does, but at one decision of so many it is ``easy``;
- ``strong`` is ``normal``: an estimate of the points to come (``normal.py``);
- ``expert`` looks one turn further (``ahead.py``) after the few decisions that promise most, over
  all that the next roll may show. Advice and studies judge by the net alone, forty times as fast.
"""

from math import exp
from typing import Any

import numpy as np

from pavage.core.compiled import compiled, is_compiled
from pavage.core.game import Game
from pavage.core.rng import Rng, below
from pavage.core.sense import Errs, Rung, Searches, Sense
from pavage.games.bricks.ahead import after, best_end, further, reduce, show_again
from pavage.games.bricks.greedy import greedy
from pavage.games.bricks.normal import normal
from pavage.games.bricks.outlook import DICE, best_table, lays_bring, mean_of, takings_bring
from pavage.games.bricks.rules import legal_moves, play, score_of
from pavage.games.bricks.state import (
    ANSWER,
    ANSWERING,
    CHOOSING,
    KEEP,
    KIND,
    LEAST,
    MAX_MOVES,
    REDUCE,
    REDUCE_TOKEN,
    REROLL,
    REROLL_TOKEN,
    SHAPE,
    STATE,
    SWAP,
)
from pavage.games.bricks.value import to_expect

_SHARP = 60.0  # how much more likely a decision is the best, by its share of a win
_TRIFLE = 1e-6  # a token is kept where it changes nothing
_TOKENS = is_compiled()  # whether tokens are looked at: as plain Python that takes ten seconds
_LOOKED_AT = 8  # so many decisions are looked at one turn further,
_FAINT = 0.01  # unless they promise less, beside 1 for the best
_SLIP = 60  # ``medium`` is greedy at so many decisions of 100


@compiled
def _reduced(s: Any, move: int, room: Any) -> float:
    """What may be expected after a die is made smaller."""
    room[1] = s
    reduce(room[1], move)
    return best_end(room[1], room)[1]


@compiled
def _rolled_again(s: Any, die: int, room: Any) -> float:
    """What may be expected when a die is rolled again, over all that it may show."""
    total = 0.0
    n = int(s.lists_n[die])
    for k in range(n):
        room[1] = s
        show_again(room[1], die, k)
        total += best_end(room[1], room)[1]
    return total / n


@compiled
def _worth(s: Any, move: int, room: Any) -> float:
    """What the seat to move may expect after any decision but an answer."""
    kind = move - move % KIND
    if not _TOKENS and kind in (REROLL, REDUCE):
        return 0.0
    if kind == REROLL:
        return _rolled_again(s, move - REROLL, room) - _TRIFLE
    if kind == REDUCE:
        return _reduced(s, move, room) - _TRIFLE
    return after(s, move, int(s.seat), room)


@compiled
def weigh(s: Any, moves: Any, n: int, out: Any) -> None:
    """By the share of a win to expect; of answers, the right one."""
    if s.phase == ANSWERING:
        for k in range(n):
            out[k] = 1.0 if moves[k] == _answer(s) else 1e-6
        return
    room = np.empty(2, dtype=STATE)
    most = 0.0
    for k in range(n):
        out[k] = _worth(s, moves[k], room)
        most = max(most, out[k])
    for k in range(n):
        out[k] = exp((out[k] - most) * _SHARP)


@compiled
def _answer(s: Any) -> int:
    return ANSWER + int(s.die[0]) * int(s.die[1])


@compiled
def reply(s: Any, rng: Rng) -> int:
    """The decision after which most is to be expected; tokens only where they bring points.

    Rolling again is looked at only where a roll brings more than this one on the average, and
    making smaller only for the number that brings most.
    """
    if s.phase == ANSWERING:
        return _answer(s)
    room = np.empty(2, dtype=STATE)
    seat = int(s.seat)
    if s.phase == CHOOSING:
        return SWAP if after(s, SWAP, seat, room) > to_expect(s, seat) else KEEP
    best, most = best_end(s, room)
    tokens = s.held[seat * 2 + REROLL_TOKEN] + s.held[seat * 2 + REDUCE_TOKEN]
    if tokens == 0 or not _TOKENS:
        return best
    before = score_of(s, seat) - score_of(s, 1 - seat)
    room[0] = s
    play(room[0], best)
    gained = score_of(room[0], seat) - score_of(room[0], 1 - seat) - before
    brings = np.empty((DICE, DICE), dtype=np.float64)
    _table(s, seat, brings)
    for die in range(2):
        other = int(s.die[1 - die])
        move = _smaller(s, die, float(gained), brings)
        if move >= 0:
            share = _reduced(s, move, room)
            if share > most:
                best, most = move, share
        if s.held[seat * 2 + REROLL_TOKEN] > 0 and mean_of(s, die, other, brings) > gained:
            share = _rolled_again(s, die, room)
            if share > most:
                best, most = REROLL + die, share
    return best


@compiled
def _table(s: Any, seat: int, out: Any) -> None:
    takes = np.empty((DICE, DICE), dtype=np.float64)
    lays_bring(s, seat, out)
    takings_bring(s, seat, takes)
    best_table(s, takes, out)


@compiled
def _smaller(s: Any, die: int, gained: float, brings: Any) -> int:
    """Making a die smaller so that it brings most at once; -1 if that is not more than now."""
    best, most = -1, gained
    if s.held[int(s.seat) * 2 + REDUCE_TOKEN] > 0:
        other = int(s.die[1 - die])
        for value in range(LEAST, int(s.die[die])):
            more = brings[value, other] if die == 0 else brings[other, value]
            if more > most:
                best, most = REDUCE + die * SHAPE + value, more
    return best


def medium(game: Game, seen: Any, rng: Rng) -> int:
    """The bot: ``normal``, but ``greedy`` now and then."""
    if below(rng, 100) < _SLIP:
        return greedy(seen[0])
    return normal(game, seen, rng)


@compiled
def _choose(s: Any, moves: Any, weights: Any, room: Any) -> int:
    """The best of the most promising decisions, one turn further; among equals the first."""
    order = np.argsort(-weights, kind="mergesort")
    first = int(moves[order[0]])
    if len(order) == 1 or weights[order[1]] < _FAINT or s.phase == ANSWERING:
        return first
    best, most = first, -1.0
    for k in order[:_LOOKED_AT]:
        if weights[k] >= _FAINT:
            share = further(s, int(moves[k]), room)
            if share > most:
                best, most = int(moves[k]), share
    return best


def expert(game: Game, seen: Any, rng: Rng) -> int:
    """The bot: what promises most, one turn further."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = int(legal_moves(seen[0], moves))
    weights = np.empty(n, dtype=np.float64)
    weigh(seen[0], moves, n, weights)
    return int(_choose(seen[0], moves[:n], weights, np.empty(3, dtype=STATE)))


SENSE = Sense(weigh, reply, to_expect)
LADDER: dict[str, Rung] = {
    "child": Errs(80),
    "easy": Errs(0),
    "expert": Searches(tries=400, turns=0, candidates=8),
}
BOTS = {"medium": medium, "strong": normal, "expert": expert}
