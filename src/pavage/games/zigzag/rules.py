"""The rules of Zigzag, compiled.

Players lay tiles that carry lines, each tile continuing the lines of those that lie there: no
line may be cut, by a tile or by the edge of the board. A turn is one to three placements, each of
which scores the tile's value times its square's multiplier plus the values of the tiles that it
is joined to. Who can place nothing exchanges the hand or passes. Numbers in brackets are those of
the rules page.

Chance is an input: ``deal`` takes the shuffled set, ``shuffle`` the bag's new order.
"""

from typing import Any

import numpy as np

from pavage.core.bits import trailing_zeros
from pavage.core.compiled import compiled
from pavage.core.game import CHANCE, OVER
from pavage.core.rng import Rng, below, shuffle_first
from pavage.games.zigzag.scoring import points_of
from pavage.games.zigzag.state import (
    AS_START,
    CELLS,
    CODES,
    EDGE_FITS,
    END,
    EXCHANGE,
    FINISHED,
    HAND,
    MAX_PLACEMENTS,
    MAX_TILES,
    PASS,
    PLAYING,
    REMOVED,
    SHUFFLING,
    SIZE,
    STEP,
    STRIDE,
    TILE_SIDES,
    UNKNOWN,
    WORDS,
)

_ONE = np.uint64(1)
_63 = np.uint64(63)


# -- the deal ---------------------------------------------------------------------------------


@compiled
def is_culdesac(code: int) -> bool:
    """Whether a path that enters the tile ends there: only one side is open (rule 6)."""
    closed = 0
    for side in range(4):
        if TILE_SIDES[code, side] == 0:
            closed += 1
    return closed == 3


@compiled
def deal(
    s: Any, order: Any, players: int, kind: int, turns: int, removed: int, returns: int
) -> bool:
    """Set the game up from the shuffled set (rules 5-8); ``s`` is all zeros before.

    ``order``: uint8 codes, dealt from element 0: the removed tiles, the hands one tile at a time
    round the table, start draws until one is no cul-de-sac, the bag. ``turns`` is each player's
    number of turns (0: no limit). False if the set has no start tile left to draw.
    """
    s.players = players
    s.kind = kind
    s.returns = returns
    s.turn_limit = turns * players
    s.fits[:] = EDGE_FITS[kind]
    for code in order:
        s.counts[code] += 1
    at = 0
    for _ in range(removed):
        _leave(s, order[at], REMOVED)
        at += 1
    for slot in range(HAND):
        for seat in range(players):
            s.hand[seat * HAND + slot] = order[at]
            at += 1
    s.hand_n[:players] = HAND
    while at < len(order) and is_culdesac(order[at]):
        _leave(s, order[at], AS_START)
        at += 1
    if at == len(order):
        return False
    half = SIZE[kind] // 2
    _lay(s, order[at], half * STRIDE + half)
    at += 1
    for k in range(at, len(order)):
        s.bag[k - at] = order[k]
    s.bag_n = len(order) - at
    return True


@compiled
def _leave(s: Any, code: int, by: int) -> None:
    s.gone[s.gone_n] = code
    s.gone_by[s.gone_n] = by
    s.gone_n += 1


@compiled
def _lay(s: Any, code: int, cell: int) -> None:
    """Put a tile on the board and bring the sets of legal squares up to date."""
    s.board[cell] = code + 1
    s.open[cell >> 6] &= ~(_ONE << (np.uint64(cell) & _63))
    size = SIZE[s.kind]
    x = cell % STRIDE
    y = cell // STRIDE
    for side in range(4):
        if (side == 0 and y == 0) or (side == 3 and x == 0):
            continue
        if (side == 1 and x == size - 1) or (side == 2 and y == size - 1):
            continue
        there = cell + STEP[side]
        word = there >> 6
        bit = _ONE << (np.uint64(there) & _63)
        digit = TILE_SIDES[code, side]
        facing = ((side + 2) & 3) * 3
        for other in range(3):
            if other != digit:
                s.fits[(facing + other) * WORDS + word] &= ~bit
        if digit > 0 and s.board[there] == 0:
            s.open[word] |= bit
    s.laid[s.laid_n] = cell
    s.laid_turn[s.laid_n] = s.turns
    s.laid_n += 1


# -- legal moves ------------------------------------------------------------------------------


@compiled
def score_of(s: Any, seat: int) -> int:
    """The points of a seat."""
    return int(np.int64(s.score[seat]))  # one width, whoever asks first


@compiled
def to_move(s: Any) -> int:
    """The seat that is to decide, CHANCE before a shuffle, OVER when the game has ended."""
    if s.phase == PLAYING:
        return int(s.seat)
    return CHANCE if s.phase == SHUFFLING else OVER


@compiled
def placements(s: Any, out: Any) -> int:
    """Write the legal placements of the seat to move to ``out`` and return how many (rule 10).

    By tile in hand order, then by cell; two identical tiles give one move.
    """
    n = 0
    first = int(s.seat) * HAND
    for i in range(first, first + int(s.hand_n[s.seat])):
        code = int(s.hand[i])
        twin = False
        for j in range(first, i):
            twin |= s.hand[j] == code
        if twin:
            continue
        a = int(TILE_SIDES[code, 0]) * WORDS
        b = (3 + int(TILE_SIDES[code, 1])) * WORDS
        c = (6 + int(TILE_SIDES[code, 2])) * WORDS
        d = (9 + int(TILE_SIDES[code, 3])) * WORDS
        for w in range(WORDS):
            bits = s.open[w] & s.fits[a + w] & s.fits[b + w] & s.fits[c + w] & s.fits[d + w]
            base = code * CELLS + w * 64
            while bits:
                out[n] = base + trailing_zeros(bits)
                n += 1
                bits &= bits - _ONE
    return n


@compiled
def legal_moves(s: Any, out: Any) -> int:
    """Write every legal move of the seat to move to ``out`` (int64, MAX_MOVES); return how many.

    Placements (rule 10); ``end`` after the first of a turn (rule 9); where a turn starts without
    any, ``pass`` and, unless the bag is empty, ``exchange`` (rule 11). None at a chance node or
    when the game is over.
    """
    if s.phase != PLAYING:
        return 0
    n = placements(s, out)
    if s.placed > 0:
        out[n] = END
        return n + 1
    if n == 0:
        if s.bag_at < s.bag_n and s.hand_n[s.seat] > 0:
            out[n] = EXCHANGE
            n += 1
        out[n] = PASS
        n += 1
    return n


# -- playing ----------------------------------------------------------------------------------


@compiled
def play(s: Any, move: int) -> int:
    """Play a legal move and return what it scored."""
    points = 0
    if move < END:
        points = points_of(s, move // CELLS, move % CELLS)
        _place(s, move // CELLS, move % CELLS, points)
    elif move == END:
        _draw(s)
        _next_turn(s)
    elif move == EXCHANGE:
        _exchange(s)
    else:
        s.passes += 1
        s.idle += 1
        _next_turn(s)
    _test_end(s)
    return points


@compiled
def _place(s: Any, code: int, cell: int, points: int) -> None:
    seat = int(s.seat)
    first = seat * HAND
    last = first + int(s.hand_n[seat]) - 1
    i = first
    while s.hand[i] != code:
        i += 1
    for j in range(i, last):
        s.hand[j] = s.hand[j + 1]
    s.hand[last] = 0
    s.hand_n[seat] -= 1
    _lay(s, code, cell)
    s.score[seat] += points
    s.passes = 0
    s.idle = 0
    s.placed += 1
    if s.placed == MAX_PLACEMENTS:
        _draw(s)
        _next_turn(s)


@compiled
def _draw(s: Any) -> None:
    """Refill the hand to five as far as the bag holds (rule 12)."""
    seat = int(s.seat)
    while s.hand_n[seat] < HAND and s.bag_at < s.bag_n:
        s.hand[seat * HAND + int(s.hand_n[seat])] = s.bag[s.bag_at]
        s.hand_n[seat] += 1
        s.bag_at += 1


@compiled
def _next_turn(s: Any) -> None:
    s.placed = 0
    s.turns += 1
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0


@compiled
def _exchange(s: Any) -> None:
    """Discard the hand and draw (rule 11); under ``discard_returns`` a shuffle is then due."""
    seat = int(s.seat)
    n = int(s.hand_n[seat])
    first = seat * HAND
    old = s.hand[first : first + HAND].copy()
    s.hand_n[seat] = 0
    s.hand[first : first + HAND] = 0
    _draw(s)
    if s.returns:
        rest = int(s.bag_n) - int(s.bag_at)
        for k in range(rest):
            s.bag[k] = s.bag[int(s.bag_at) + k]
        for k in range(n):
            s.bag[rest + k] = old[k]
        s.bag_at = 0
        s.bag_n = rest + n
        s.phase = SHUFFLING
    else:
        for k in range(n):
            _leave(s, old[k], seat)
    s.passes = 0
    s.idle += 1
    _next_turn(s)


@compiled
def shuffle(s: Any, order: Any) -> None:
    """Give the bag its new order (uint8 codes, the same tiles) and let play go on (rule 11)."""
    for k in range(len(order)):
        s.bag[k] = order[k]
    s.phase = PLAYING


@compiled
def happen(s: Any, rng: Rng) -> None:
    """Shuffle the bag at random and let play go on: each order is equally likely (rule 11)."""
    for i in range(int(s.bag_n) - 1, 0, -1):
        j = below(rng, i + 1)
        tile = s.bag[i]
        s.bag[i] = s.bag[j]
        s.bag[j] = tile
    s.phase = PLAYING


# -- the end ----------------------------------------------------------------------------------


@compiled
def _test_end(s: Any) -> None:
    """Rule 15, in its order. An exchange ends its turn, so no shuffle follows the last one."""
    held = int(s.bag_n) - int(s.bag_at)
    for seat in range(s.players):
        held += int(s.hand_n[seat])
    if held == 0:
        s.reason = 1
    elif s.passes >= s.players or (s.returns and s.idle >= 2 * int(s.players)):
        s.reason = 2
    elif s.turn_limit > 0 and s.turns >= s.turn_limit:
        s.reason = 3
    if s.reason > 0:
        s.phase = FINISHED


# -- what a seat may know ---------------------------------------------------------------------


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Write to ``out`` (STATE, shape (1,)) what ``seat`` may know (-1: a watcher).

    Hidden: the other hands, the bag and what was drawn from it, removed tiles, what others
    discarded. A discarded start tile was seen by everybody.
    """
    out[0] = s
    o = out[0]
    for other in range(o.players):
        if other != seat:
            for i in range(int(o.hand_n[other])):
                o.hand[other * HAND + i] = UNKNOWN
    o.bag[:] = UNKNOWN
    for k in range(o.gone_n):
        if o.gone_by[k] != seat and o.gone_by[k] != AS_START:
            o.gone[k] = UNKNOWN


@compiled
def unseen(s: Any, out: Any) -> int:
    """Write to ``out`` (uint8, MAX_TILES) the tiles that an observation does not place, ascending.

    They lie, in an order that the observer cannot know, in the other hands, in the bag and among
    the tiles that left the game. Returns how many.
    """
    left = s.counts.copy()
    for k in range(s.laid_n):
        left[int(s.board[s.laid[k]]) - 1] -= 1
    for k in range(s.gone_n):
        if s.gone[k] != UNKNOWN:
            left[s.gone[k]] -= 1
    for seat in range(s.players):
        for i in range(int(s.hand_n[seat])):
            if s.hand[seat * HAND + i] != UNKNOWN:
                left[s.hand[seat * HAND + i]] -= 1
    n = 0
    for code in range(CODES):
        for _ in range(left[code]):
            out[n] = code
            n += 1
    return n


@compiled
def resample(s: Any, rng: Rng) -> None:
    """Fill an observation's hidden places with one of the ways they may be, each equally likely.

    Consistent means: the same set, and every tile where the observation sees it. What the others'
    past decisions may betray (who exchanged had no placement then) is not weighed.
    """
    pool = np.empty(MAX_TILES, dtype=np.uint8)
    n = unseen(s, pool)
    shuffle_first(rng, pool, n)
    at = 0
    for seat in range(s.players):
        for i in range(int(s.hand_n[seat])):
            if s.hand[seat * HAND + i] == UNKNOWN:
                s.hand[seat * HAND + i] = pool[at]
                at += 1
    for k in range(s.gone_n):
        if s.gone[k] == UNKNOWN:
            s.gone[k] = pool[at]
            at += 1
    for k in range(int(s.bag_at), int(s.bag_n)):
        s.bag[k] = pool[at]
        at += 1
