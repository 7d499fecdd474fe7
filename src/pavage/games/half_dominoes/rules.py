"""The rules of Half-dominoes, compiled.

Who has no tile left first wins. A tile may lie where every side that touches another shows the
same symbol; each such side is a connection. Players must make several connections where they can,
or else an angle, where a later tile will touch two. Few connections cost a tile from the stock;
when that is empty, an opponent chooses a tile on the table that goes back into the hand, and its
square stays empty for ever. In variant 1 three connections give a second placement; in variant 2
two tiles may be joined and laid together. Numbers in brackets are those of the rules page.

Chance is an input: ``deal`` takes the shuffled set.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.game import OVER
from pavage.core.rng import Rng, shuffle_first
from pavage.games.half_dominoes.placing import place_of, placements
from pavage.games.half_dominoes.state import (
    BY_DEAL,
    CANONICAL,
    DRAW,
    FAR,
    FINISHED,
    IDLE_ROUNDS,
    MAX_TILES,
    MAX_TURNS,
    PLACE_BITS,
    PLAYING,
    ROTATIONS,
    SECOND,
    SECOND_AT,
    SIDES,
    SKIP,
    SOUTH_AT,
    TAKE,
    TAKING,
    TILE_AT,
    TURNED,
    UNKNOWN,
)
from pavage.games.half_dominoes.table import lay, needs, take_away
from pavage.kit.plane import find

_MASK = (1 << PLACE_BITS) - 1
_CODE = (1 << (SOUTH_AT - TILE_AT)) - 1


# -- the deal ---------------------------------------------------------------------------------


@compiled
def joins(first: int, code: int) -> int:
    """The code of a tile in the first rotation that joins another on its east side, or -1."""
    for quarter in range(ROTATIONS[code]):
        turned = int(TURNED[code, quarter])
        if SIDES[turned, 3] == SIDES[first, 1]:
            return turned
    return -1


@compiled
def deal(s: Any, order: Any, players: int, hand: int, variant: int) -> bool:
    """Set the game up from the shuffled set (rules 3, 5 and 6); ``s`` is all zeros before.

    ``order``: uint16 canonical codes, dealt from element 0: the hands one tile at a time round the
    table, the tile in the middle, the stock; in variant 2 the first of the stock that joins the
    one in the middle lies beside it. False if none does.
    """
    s.players = players
    s.variant = variant
    s.tiles_n = len(order)
    s.tiles[: len(order)] = np.sort(order)
    at = 0
    for slot in range(hand):
        for seat in range(players):
            s.hand[seat * MAX_TILES + slot] = order[at]
            at += 1
    s.hand_n[:players] = hand
    s.held = hand
    first = int(order[at])
    at += 1
    lay(s, first, 0, 0, BY_DEAL, 0)
    beside = variant == 1
    for k in range(at, len(order)):
        if not beside:
            turned = joins(first, int(order[k]))
            if turned >= 0:
                lay(s, turned, 1, 0, BY_DEAL, 0)
                beside = True
                continue
        s.stock[s.stock_n] = order[k]
        s.stock_n += 1
    return beside


# -- legal moves ------------------------------------------------------------------------------


@compiled
def score_of(s: Any, seat: int) -> int:
    """How many tiles a seat has left, with the one that is being taken back for it."""
    return int(s.hand_n[seat]) + int(s.phase == TAKING and s.seat == seat)


@compiled
def to_move(s: Any) -> int:
    """The seat that is to decide, or OVER."""
    if s.phase == FINISHED:
        return OVER
    if s.phase == TAKING:
        return (int(s.seat) + 1) % int(s.players)
    return int(s.seat)


@compiled
def may_be_taken(s: Any, cell: int) -> bool:
    """Whether a tile may be taken back: one that lay there before this turn (rule 15)."""
    return bool(s.tile[cell] > 0 and s.laid_turn[cell] <= s.turns and s.laid > 1)


@compiled
def takeable(s: Any) -> int:
    """How many tiles may be taken back."""
    many = 0
    for cell in range(s.cells):
        many += int(may_be_taken(s, cell))
    return many


@compiled
def legal_moves(s: Any, out: Any) -> int:
    """Write every legal move of the seat to move to ``out`` (int64, MAX_MOVES); return how many.

    Placements; where there is none, to draw, or to skip the second placement of a turn. While a
    tile is to be taken back: every tile that may be.
    """
    if s.phase == FINISHED:
        return 0
    n = 0
    if s.phase == TAKING:
        for cell in range(s.cells):
            if may_be_taken(s, cell):
                out[n] = TAKE + place_of(int(s.cell_x[cell]), int(s.cell_y[cell]))
                n += 1
        return n
    n = placements(s, out)
    if n == 0:
        out[0] = SKIP if s.bonus else DRAW
        return 1
    return n


# -- a decision taken apart -------------------------------------------------------------------


@compiled
def first_of(move: int) -> tuple[int, int, int]:
    """The code and the square (x, y) of a placement's first tile, or the square of a taking."""
    x = (move & _MASK) - FAR
    y = ((move >> PLACE_BITS) & _MASK) - FAR
    return (move >> TILE_AT) & _CODE, x, y


@compiled
def second_of(move: int) -> tuple[int, int, int]:
    """The code and the square of a placement's second tile; the code is -1 if there is none."""
    _, x, y = first_of(move)
    if (move >> SOUTH_AT) & 1:
        y += 1
    else:
        x += 1
    return (move >> SECOND_AT) - 1, x, y


@compiled
def connections(s: Any, move: int) -> int:
    """How many sides of a placement would touch tiles that lie on the table (rules 7 and 13)."""
    _, x, y = first_of(move)
    cell = find(s, x, y)
    many = needs(s, cell) if cell >= 0 else 0
    other, x, y = second_of(move)
    if other >= 0:
        cell = find(s, x, y)
        many += needs(s, cell) if cell >= 0 else 0
    return many


@compiled
def cost(variant: int, bonus: int, many: int) -> int:
    """How many tiles a placement of so many connections costs (rules 11, 12 and 14)."""
    if bonus:
        return 0
    return int(many < 2) if variant == 1 else int(many < 3)


@compiled
def plays_again(variant: int, bonus: int, many: int) -> bool:
    """Whether a placement of so many connections gives its player a second one (rule 11).

    An empty hand has won: no second placement is owed.
    """
    return bool(variant == 1 and many >= 3 and not bonus)


@compiled
def tiles_of(move: int) -> int:
    """How many tiles a placement lays."""
    return 1 if second_of(move)[0] < 0 else 2


# -- playing ----------------------------------------------------------------------------------


@compiled
def play(s: Any, move: int) -> int:
    """Play a legal move; no move scores."""
    if move < TAKE:
        _place(s, move)
    elif move == DRAW:
        _draw(s)
    elif move == SKIP:
        _end_turn(s)
    else:
        _, x, y = first_of(move)
        _keep(s, int(CANONICAL[take_away(s, find(s, x, y))]), 1)
        _end_turn(s)
    return 0


@compiled
def _place(s: Any, move: int) -> None:
    many = connections(s, move)
    code, x, y = first_of(move)
    other, other_x, other_y = second_of(move)
    seat = int(s.seat)
    turn = int(s.turns) + 1
    _leave_hand(s, int(CANONICAL[code]))
    if other >= 0:
        _leave_hand(s, int(CANONICAL[other]))
        if find(s, x, y) < 0:  # the one that touches the table lies first
            code, x, y, other, other_x, other_y = other, other_x, other_y, code, x, y
    lay(s, code, x, y, seat + (SECOND if s.bonus else 0), turn)
    if other >= 0:
        lay(s, other, other_x, other_y, seat, turn)
    if cost(int(s.variant), int(s.bonus), many) > 0:
        _draw(s)
    elif s.hand_n[seat] > 0 and plays_again(int(s.variant), int(s.bonus), many):
        s.bonus = 1
    else:
        _end_turn(s)


@compiled
def _leave_hand(s: Any, canonical: int) -> None:
    """Take a tile out of the hand; of two alike first the one that everybody knows of."""
    first = int(s.seat) * MAX_TILES
    end = first + int(s.hand_n[s.seat])
    found = -1
    for i in range(first, end):
        if s.hand[i] == canonical and (found < 0 or (s.open[i] and not s.open[found])):
            found = i
    for i in range(found, end - 1):
        s.hand[i] = s.hand[i + 1]
        s.open[i] = s.open[i + 1]
    s.hand[end - 1] = 0
    s.open[end - 1] = 0
    s.hand_n[s.seat] -= 1


@compiled
def _keep(s: Any, canonical: int, is_open: int) -> None:
    at = int(s.seat) * MAX_TILES + int(s.hand_n[s.seat])
    s.hand[at] = canonical
    s.open[at] = is_open
    s.hand_n[s.seat] += 1


@compiled
def _draw(s: Any) -> None:
    """Draw one tile, or wait for the one that an opponent takes from the table (rule 15)."""
    if s.stock_at < s.stock_n:
        _keep(s, int(s.stock[s.stock_at]), 0)
        s.stock_at += 1
        _end_turn(s)
    elif takeable(s) > 0:
        s.phase = TAKING
    else:
        _end_turn(s)


@compiled
def _end_turn(s: Any) -> None:
    """Count the turn, test the end (rules 17 and 18), and let the next seat play."""
    left = int(s.hand_n[s.seat])
    if left < s.held:
        s.idle = 0
    elif s.stock_at == s.stock_n:
        s.idle += 1
    s.turns += 1
    s.bonus = 0
    s.phase = PLAYING
    if left == 0:
        s.reason = 1
    elif s.idle >= IDLE_ROUNDS * int(s.players):
        s.reason = 2
    elif s.turns >= MAX_TURNS:
        s.reason = 3
    if s.reason > 0:
        s.phase = FINISHED
        return
    s.seat = (int(s.seat) + 1) % int(s.players)
    s.held = s.hand_n[s.seat]


# -- what a seat may know ---------------------------------------------------------------------


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Write to ``out`` (STATE, shape (1,)) what ``seat`` may know (-1: a watcher).

    Hidden: the stock, and of the other hands all but the tiles that were taken from the table,
    which come first in them: their place would tell when the others were drawn.
    """
    out[0] = s
    o = out[0]
    for other in range(o.players):
        if other == seat:
            continue
        first = other * MAX_TILES
        at = first
        for i in range(first, first + int(s.hand_n[other])):
            if s.open[i]:
                o.hand[at] = s.hand[i]
                o.open[at] = 1
                at += 1
        for i in range(at, first + int(s.hand_n[other])):
            o.hand[i] = UNKNOWN
            o.open[i] = 0
    o.stock[:] = UNKNOWN


@compiled
def _strike(s: Any, code: int, used: Any) -> None:
    """Note that a tile of the set has been seen."""
    at = np.searchsorted(s.tiles[: s.tiles_n], np.uint16(code))
    while used[at]:
        at += 1
    used[at] = 1


@compiled
def unseen(s: Any, out: Any) -> int:
    """Write to ``out`` (uint16, MAX_TILES) the tiles that an observation does not place, ascending.

    They are, in an order that the observer cannot know, in the other hands and in the stock.
    Returns how many.
    """
    used = np.zeros(MAX_TILES, dtype=np.uint8)
    for cell in range(s.cells):
        if s.tile[cell] > 0:
            _strike(s, int(CANONICAL[int(s.tile[cell]) - 1]), used)
    for seat in range(s.players):
        first = seat * MAX_TILES
        for i in range(first, first + int(s.hand_n[seat])):
            if s.hand[i] != UNKNOWN:
                _strike(s, int(s.hand[i]), used)
    n = 0
    for k in range(s.tiles_n):
        if not used[k]:
            out[n] = s.tiles[k]
            n += 1
    return n


@compiled
def resample(s: Any, rng: Rng) -> None:
    """Fill an observation's hidden places with one of the ways they may be, each equally likely.

    Consistent means: the same set, and every tile where the observation sees it. What the others'
    past decisions may betray (who drew could make no several connections) is not weighed.
    """
    pool = np.empty(MAX_TILES, dtype=np.uint16)
    n = unseen(s, pool)
    shuffle_first(rng, pool, n)
    at = 0
    for seat in range(s.players):
        first = seat * MAX_TILES
        for i in range(first, first + int(s.hand_n[seat])):
            if s.hand[i] == UNKNOWN:
                s.hand[i] = pool[at]
                at += 1
    for k in range(int(s.stock_at), int(s.stock_n)):
        s.stock[k] = pool[at]
        at += 1
