"""The rules of Bricks, compiled.

Two players cover a grid with bricks. In a turn two dice are rolled, people say their product (2
points), and a brick of the dice's size is laid beside an own one, a point a stud; or an opponent's
brick of that size is stolen, or a block of whole bricks is covered. Tokens roll a die again or make
it smaller; the rare swap changes the sides of all bricks. When both are blocked twice in a row, or
the goal of a challenge is reached, the game is over. Numbers in brackets are those of the rules
page.

Chance is an input: ``roll``, ``joker`` and ``reroll`` take what the dice show.
"""

from typing import Any

from pavage.core.bits import popcount
from pavage.core.compiled import compiled
from pavage.core.game import CHANCE, OVER
from pavage.games.bricks.goals import is_reached
from pavage.games.bricks.placing import can_lay, covers, lays, put, steals, studs_of
from pavage.games.bricks.state import (
    ACTING,
    ANSWER,
    ANSWERING,
    ANSWERS,
    CHOOSING,
    COVER,
    FINISHED,
    KEEP,
    KIND,
    LAY,
    LEAST,
    PASS,
    PLACE,
    REDUCE,
    REDUCE_TOKEN,
    REROLL,
    REROLL_TOKEN,
    REROLLING,
    RIGHT,
    ROLLING,
    ROLLING_AGAIN,
    ROWS,
    SHAPE,
    STEAL,
    STRIDE,
    SWAP,
    TURN_LIMIT,
    VALUES,
    WRONG,
)


@compiled
def to_move(s: Any) -> int:
    """The seat that is to decide, CHANCE or OVER."""
    if s.phase == FINISHED:
        return OVER
    if s.phase in (ROLLING, ROLLING_AGAIN, REROLLING):
        return CHANCE
    return int(s.seat)


@compiled
def is_over(s: Any) -> bool:
    """Whether the game has ended."""
    return bool(s.phase == FINISHED)


# -- the parts of a move ----------------------------------------------------------------------


@compiled
def parts_of(move: int) -> tuple[int, int, int, int]:
    """The column, the row, the width and the height of a brick that a move lays or covers with."""
    shape = move % KIND // PLACE
    cell = move % PLACE
    return cell % STRIDE, cell // STRIDE, shape // SHAPE, shape % SHAPE


@compiled
def score_of(s: Any, seat: int) -> int:
    """Studs of one's bricks and 2 for each right answer (rule 14)."""
    return int(s.studs[seat]) + 2 * int(s.right[seat])


# -- legal moves ------------------------------------------------------------------------------


@compiled
def legal_moves(s: Any, out: Any) -> int:
    """Write every legal move of the seat to move to ``out`` (int64, MAX_MOVES); return how many."""
    if s.phase == ACTING:
        return _actions(s, out)
    if s.phase == ANSWERING:
        for n in range(ANSWERS):
            out[n] = ANSWER + n
        return ANSWERS
    if s.phase == CHOOSING:
        out[0] = KEEP
        out[1] = SWAP
        return 2
    return 0


@compiled
def _actions(s: Any, out: Any) -> int:
    a, b = int(s.die[0]), int(s.die[1])
    n = lays(s, a, b, out)
    if a != b:
        n += lays(s, b, a, out[n:])
    if n == 0:
        out[0] = PASS  # only where the brick can be laid nowhere (rule 12)
        n = 1
    n += takings(s, out[n:])
    seat = int(s.seat)
    if s.held[seat * 2 + REROLL_TOKEN] > 0:
        out[n] = REROLL
        out[n + 1] = REROLL + 1
        n += 2
    if s.held[seat * 2 + REDUCE_TOKEN] > 0:
        for die in range(2):
            for value in range(LEAST, int(s.die[die])):
                out[n] = REDUCE + die * SHAPE + value
                n += 1
    return n


@compiled
def takings(s: Any, out: Any) -> int:
    """Write the steals and the covers with the present dice; return how many (rules 8 and 9)."""
    a, b = int(s.die[0]), int(s.die[1])
    n = 0
    if s.may_steal:
        n += steals(s, a, b, out[n:])
        if a != b:
            n += steals(s, b, a, out[n:])
    if s.may_cover:
        n += covers(s, a, b, out[n:])
        if a != b:
            n += covers(s, b, a, out[n:])
    return n


@compiled
def is_blocked(s: Any) -> bool:
    """Whether the brick of the present dice can be laid nowhere."""
    a, b = int(s.die[0]), int(s.die[1])
    return not can_lay(s, a, b) and not can_lay(s, b, a)


# -- playing ----------------------------------------------------------------------------------


@compiled
def play(s: Any, move: int) -> int:
    """Play a legal move and return its points (rule 14)."""
    kind = move - move % KIND
    seat = int(s.seat)
    if kind == ANSWER:
        return _answer(s, move - ANSWER)
    if kind == KEEP:
        s.touched = 1
        s.phase = ROLLING
        return 0
    if kind == REROLL:
        s.held[seat * 2 + REROLL_TOKEN] -= 1
        s.again = move - REROLL
        s.phase = REROLLING
        return 0
    if kind == REDUCE:
        s.held[seat * 2 + REDUCE_TOKEN] -= 1
        s.die[(move - REDUCE) // SHAPE] = (move - REDUCE) % SHAPE
        _ask(s)
        return 0
    points = 0
    if kind == LAY:
        points = _lay(s, move)
    elif kind == STEAL:
        points = _steal(s, move - STEAL)
    elif kind == COVER:
        points = _cover(s, move)
    elif kind == SWAP:
        _swap(s)
    else:
        s.blocked[seat] = min(2, int(s.blocked[seat]) + 1)
    _end_turn(s)
    return points


@compiled
def _ask(s: Any) -> None:
    """People say the product, and again after each token; the computer never does (rule 6)."""
    s.phase = ACTING if s.bot[s.seat] else ANSWERING
    s.asked += 1


@compiled
def fact_of(a: int, b: int) -> int:
    """Where a product stands among the facts: 3 x 4 and 4 x 3 are one."""
    low, high = min(a, b) - LEAST, max(a, b) - LEAST
    return low * VALUES + high


@compiled
def _answer(s: Any, given: int) -> int:
    a, b = int(s.die[0]), int(s.die[1])
    seat = int(s.seat)
    if given != a * b:
        s.fact[fact_of(a, b)] = WRONG
        s.streak[seat] = 0
        _end_turn(s)
        return 0
    s.fact[fact_of(a, b)] = RIGHT
    s.streak[seat] += 1
    s.right[seat] += 1
    s.phase = ACTING
    return 2


@compiled
def _lay(s: Any, move: int) -> int:
    x, y, wide, high = parts_of(move)
    seat = int(s.seat)
    put(s, seat, x, y, wide, high)
    mask = ((1 << wide) - 1) << x
    for kind in range(2):  # tokens that lie there are won (rule 11)
        for row in range(kind * ROWS + y, kind * ROWS + y + high):
            won = popcount(int(s.lying[row]) & mask)
            s.lying[row] = int(s.lying[row]) & ~mask
            s.held[seat * 2 + kind] += won
            s.won_n[seat] += won
    s.studs[seat] += wide * high
    s.laid_n[seat] += 1
    _placed(s, move % PLACE)
    return wide * high


@compiled
def _placed(s: Any, cell: int) -> None:
    s.last = cell + 1
    s.blocked[s.seat] = 0


@compiled
def _steal(s: Any, cell: int) -> int:
    seat = int(s.seat)
    form = int(s.form[cell])
    wide, high = form // SHAPE, form % SHAPE
    born = s.born[cell]
    put(s, seat, cell % STRIDE, cell // STRIDE, wide, high)
    s.born[cell] = born
    s.studs[seat] += wide * high
    s.studs[1 - seat] -= wide * high
    s.steals_n[seat] += 1
    _placed(s, cell)
    return wide * high


@compiled
def _cover(s: Any, move: int) -> int:
    x, y, wide, high = parts_of(move)
    seat = int(s.seat)
    gained = studs_of(s, 1 - seat, x, y, wide, high)
    put(s, seat, x, y, wide, high)
    s.studs[seat] += gained
    s.studs[1 - seat] -= gained
    s.covers_n[seat] += 1
    _placed(s, move % PLACE)
    return gained


@compiled
def _swap(s: Any) -> None:
    """All bricks change sides (rule 4)."""
    for y in range(int(s.grid)):
        kept = int(s.own[y])
        s.own[y] = s.own[ROWS + y]
        s.own[ROWS + y] = kept
    kept = int(s.studs[0])
    s.studs[0] = s.studs[1]
    s.studs[1] = kept
    s.swap[s.seat] = 0
    s.swapped[s.seat] = 1


# -- the end of a turn ------------------------------------------------------------------------


@compiled
def _end_turn(s: Any) -> None:
    s.turns += 1
    s.reason = _reason(s)
    s.die[0] = 0
    s.die[1] = 0
    s.touched = 0
    s.asked = 0
    s.seat = 1 - s.seat
    if s.reason > 0:
        s.phase = FINISHED
    else:
        begin(s)


@compiled
def _reason(s: Any) -> int:
    """Why the game ends now, in the order of rule 13; 0 if it goes on."""
    if s.seat == 0 and is_reached(s):
        return 1
    if s.blocked[0] == 2 and s.blocked[1] == 2:
        return 2
    if s.studs[0] + s.studs[1] == int(s.grid) * int(s.grid):
        return 3
    return 4 if s.turns >= TURN_LIMIT else 0


@compiled
def begin(s: Any) -> None:
    """Start the first turn, when everything is set up."""
    s.phase = CHOOSING if s.swap[s.seat] else ROLLING


# -- chance -----------------------------------------------------------------------------------


@compiled
def joker(s: Any) -> None:
    """Both dice show the joker: the swap is won, and the dice are rolled again (rule 5)."""
    s.swap[s.seat] = 1
    s.phase = ROLLING_AGAIN


@compiled
def roll(s: Any, a: int, b: int) -> None:
    """The dice show two numbers."""
    s.die[0] = a
    s.die[1] = b
    s.rolls[0] += 1
    s.rolls[1] += 1
    _ask(s)


@compiled
def reroll(s: Any, value: int) -> None:
    """The die that is rolled again shows a number (rule 10)."""
    s.die[s.again] = value
    s.rolls[s.again] += 1
    _ask(s)
