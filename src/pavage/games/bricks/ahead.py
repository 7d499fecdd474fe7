"""One turn further: what is to be expected over all that the next roll may show.

The net (``value.py``) judges a state before its dice are rolled. Here they are rolled, every pair
of numbers once; whoever rolled plays what the net promises most after it, and the mean counts.

``room`` is an array of states for what comes after a decision. It belongs to the caller, for
compiled code frees an array of which it holds no more than a record. Each function says how much of
it is written to.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled, is_compiled
from pavage.games.bricks.outlook import DICE, largest_roll, mean_gain, with_tokens
from pavage.games.bricks.rules import legal_moves, play
from pavage.games.bricks.state import (
    ACTING,
    CHOOSING,
    FINISHED,
    KIND,
    LEAST,
    MAX_MOVES,
    REDUCE,
    REDUCE_TOKEN,
    REROLL,
    REROLL_TOKEN,
    SWAP,
    VALUES,
)
from pavage.games.bricks.value import ended, to_expect

_FAR = is_compiled()  # whether dice are rolled: as plain Python that takes ten seconds


@compiled
def after(s: Any, move: int, seat: int, room: Any) -> float:
    """What a seat may expect after a decision that ends its turn; left in ``room[0]``."""
    room[0] = s
    play(room[0], move)
    return to_expect(room[0], seat)


@compiled
def best_end(s: Any, room: Any) -> tuple[int, float]:
    """The best of the decisions that end the turn, and what may be expected after it.

    Writes to ``room[0]``.
    """
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    seat = int(s.seat)
    best, most = -1, -1.0
    for k in range(legal_moves(s, moves)):
        if moves[k] - moves[k] % KIND not in (REROLL, REDUCE):
            share = after(s, moves[k], seat, room)
            if share > most:
                best, most = int(moves[k]), share
    return best, most


@compiled
def show_again(s: Any, die: int, k: int) -> None:
    """Roll a die again, in place: it shows the number at ``k`` of its list."""
    play(s, REROLL + die)
    s.die[die] = s.lists[die * VALUES + k]
    s.phase = ACTING


@compiled
def reduce(s: Any, move: int) -> None:
    """Make a die smaller, in place; nobody is asked for the product."""
    play(s, move)
    s.phase = ACTING


@compiled
def ahead(s: Any, seat: int, room: Any) -> float:
    """The share of a win that a seat may expect, 0 to 1, looked at one turn further.

    As if the dice were still to be rolled, wherever they lie. Writes to ``room[0]``, ``room[1]``.
    """
    if s.phase == FINISHED:
        return ended(s, seat)
    if not _FAR:
        return to_expect(s, seat)
    roller = int(s.seat)
    table = np.full((DICE, DICE), -1.0)
    _ends(s, room, table)
    if s.held[roller * 2 + REROLL_TOKEN] + s.held[roller * 2 + REDUCE_TOKEN] > 0:
        again, smaller = _price(s, REROLL_TOKEN, room), _price(s, REDUCE_TOKEN, room)
        with_tokens(s, roller, again, smaller, table)
    share = mean_gain(s, table)
    if s.phase == CHOOSING:
        share = max(share, after(s, SWAP, roller, room))
    return share if seat == roller else 1.0 - share


@compiled
def _ends(s: Any, room: Any, table: Any) -> None:
    """Write what who rolls may expect after each roll; with tokens to reduce, after any numbers."""
    most = largest_roll(s)
    if s.held[int(s.seat) * 2 + REDUCE_TOKEN] > 0:
        for a in range(LEAST, most + 1):
            for b in range(LEAST, a + 1):
                _end(s, a, b, room, table)
        return
    for i in range(int(s.lists_n[0])):
        for j in range(int(s.lists_n[1])):
            a, b = int(s.lists[i]), int(s.lists[VALUES + j])
            if table[a, b] < 0.0:
                _end(s, a, b, room, table)


@compiled
def _end(s: Any, a: int, b: int, room: Any, table: Any) -> None:
    room[1] = s
    room[1].die[0] = a
    room[1].die[1] = b
    room[1].phase = ACTING
    table[a, b] = best_end(room[1], room)[1]
    table[b, a] = table[a, b]


@compiled
def _price(s: Any, kind: int, room: Any) -> float:
    """What a token is worth to who rolls, as a share of a win."""
    seat = int(s.seat)
    if s.held[seat * 2 + kind] == 0:
        return 0.0
    room[0] = s
    room[0].held[seat * 2 + kind] -= 1
    return max(0.0, to_expect(s, seat) - to_expect(room[0], seat))


@compiled
def further(s: Any, move: int, room: Any) -> float:
    """What the seat to move may expect after any decision but an answer, one turn further.

    Rolling a die again: the mean over what it may show. Writes to ``room[0]`` to ``room[2]``.
    """
    kind = move - move % KIND
    if kind == REROLL:
        die = move - REROLL
        n = int(s.lists_n[die])
        total = 0.0
        for k in range(n):
            room[2] = s
            show_again(room[2], die, k)
            total += _turn_ended(int(s.seat), room)
        return total / n
    room[2] = s
    if kind == REDUCE:
        reduce(room[2], move)
        return _turn_ended(int(s.seat), room)
    play(room[2], move)
    return ahead(room[2], int(s.seat), room)


@compiled
def _turn_ended(seat: int, room: Any) -> float:
    """One turn further than the best end of the turn in ``room[2]``, whose dice have changed."""
    play(room[2], best_end(room[2], room)[0])
    return ahead(room[2], seat, room)
