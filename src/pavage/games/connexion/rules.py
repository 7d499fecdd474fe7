"""The rules of Connexion, compiled.

Hexagons with six cells are laid side by side, in any rotation. Every pair of touching cells with
the same colour or the same digit scores both digits, twice if both are the same; the sum is
multiplied by the number of sides that match. Each player lays eight tiles, four of which are drawn
one by one from a pile of their own. Alone, all tiles lie open and the total is to be as high as can
be. Numbers in brackets are those of the rules page.

Chance is an input: ``deal`` takes the shuffled set.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.game import OVER
from pavage.core.rng import Rng, shuffle_first
from pavage.games.connexion.scoring import matches, points_of
from pavage.games.connexion.state import (
    BY_DEAL,
    DX,
    DY,
    FAR,
    FINISHED,
    HAND,
    MAX_TILES,
    PASS,
    PILE,
    PLACE_BITS,
    SIDES,
    TILE_AT,
    UNKNOWN,
)
from pavage.games.connexion.table import lay, lay_on
from pavage.kit.plane import find, known

_MASK = (1 << PLACE_BITS) - 1


# -- the deal ---------------------------------------------------------------------------------


@compiled
def deal(
    s: Any, order: Any, own: Any, signs: Any, players: int, solo: int, must_match: int
) -> None:
    """Set the game up from the shuffled set (rules 4, 5 and 11); ``s`` is all zeros before.

    ``order``: uint8 numbers of tiles (of twins the first one's, so that numbers tell nothing of
    who holds the others), dealt from element 0: each seat's hand and pile, the two tiles on the
    table, the box. ``own``: uint32 and ``signs``: uint8 (6 for each), what the tiles
    are. In solo the one seat holds them all, in the order of the set.
    """
    s.players = players
    s.solo = solo
    s.must_match = must_match
    s.tiles_n = len(order)
    s.own[: len(order)] = own
    s.sign[: len(order) * SIDES] = signs
    if solo:
        s.hand[: len(order)] = np.arange(len(order))
        s.hand_n[0] = len(order)
        return
    at = 0
    for seat in range(players):
        for k in range(HAND):
            s.hand[seat * MAX_TILES + k] = order[at + k]
        for k in range(PILE):
            s.pile[seat * PILE + k] = order[at + HAND + k]
        s.hand_n[seat] = HAND
        at += HAND + PILE
    _keep(s, lay(s, int(order[at]), 1, 0, 0), BY_DEAL)
    _keep(s, lay(s, int(order[at + 1]), 4, 1, 0), BY_DEAL)
    for k in range(at + 2, len(order)):
        s.box[s.box_n] = order[k]
        s.box_n += 1


@compiled
def _keep(s: Any, cell: int, by: int) -> None:
    """Remember who laid the last tile."""
    s.laid[s.laid_n] = cell
    s.laid_by[s.laid_n] = by
    s.laid_n += 1


# -- legal moves ------------------------------------------------------------------------------


@compiled
def score_of(s: Any, seat: int) -> int:
    """The points of a seat."""
    return int(np.int64(s.score[seat]))  # one width, whoever asks first


@compiled
def to_move(s: Any) -> int:
    """The seat that is to decide, or OVER."""
    return OVER if s.phase == FINISHED else int(s.seat)


@compiled
def is_over(s: Any) -> bool:
    """Whether the game has ended."""
    return bool(s.phase == FINISHED)


@compiled
def placement(s: Any, tile: int, six: int, x: int, y: int) -> int:
    """The decision to lay a tile with its 6 on a side of the square x, y."""
    place = ((y + FAR) << PLACE_BITS) + x + FAR
    return ((int(s.own[tile]) * SIDES + six) << TILE_AT) + place


@compiled
def parts_of(move: int) -> tuple[int, int, int, int]:
    """What a placement's tile is, the side of its 6, and the square (x, y)."""
    x = (move & _MASK) - FAR
    y = ((move >> PLACE_BITS) & _MASK) - FAR
    turned = move >> TILE_AT
    return turned // SIDES, turned % SIDES, x, y


@compiled
def in_hand(s: Any, own: int) -> int:
    """Where in the hand of the seat to move the first such tile is, or -1."""
    first = int(s.seat) * MAX_TILES
    for i in range(first, first + int(s.hand_n[s.seat])):
        if s.own[s.hand[i]] == own:
            return i
    return -1


@compiled
def placements(s: Any, out: Any) -> int:
    """Write the legal placements (rule 6); return how many. Of twins only the first is laid."""
    first = int(s.seat) * MAX_TILES
    last = first + int(s.hand_n[s.seat])
    if s.must_match and s.laid_n > 0:
        return _matching(s, first, last, out)
    n = 0
    for i in range(first, last):
        tile = int(s.hand[i])
        if in_hand(s, int(s.own[tile])) < i:
            continue
        if n == 0:
            n = block = _anywhere(s, tile, out)
            continue
        # the same places and turns as for the first tile
        further = (int(s.own[tile]) - int(s.own[s.hand[first]])) * (SIDES << TILE_AT)
        here = out[n : n + block]  # much faster than to write to out[n + k]
        for k in range(block):
            here[k] = out[k] + further
        n += block
    return n


@compiled
def _anywhere(s: Any, tile: int, out: Any) -> int:
    """Write all ways to lay a tile beside another, or the first one; return how many."""
    if s.laid_n == 0:
        for six in range(SIDES):
            out[six] = placement(s, tile, six, 0, 0)
        return SIDES
    n = 0
    for at in range(s.front_n):
        cell = int(s.front[at])
        move = placement(s, tile, 0, int(s.cell_x[cell]), int(s.cell_y[cell]))
        here = out[n : n + SIDES]
        for six in range(SIDES):
            here[six] = move + (six << TILE_AT)
        n += SIDES
    return n


@compiled
def _matching(s: Any, first: int, last: int, out: Any) -> int:
    """Write the placements with a side that matches; return how many."""
    n = 0
    for i in range(first, last):
        tile = int(s.hand[i])
        if in_hand(s, int(s.own[tile])) < i:
            continue
        for at in range(s.front_n):
            cell = int(s.front[at])
            move = placement(s, tile, 0, int(s.cell_x[cell]), int(s.cell_y[cell]))
            for six in range(SIDES):
                if matches(s, tile, six, cell):
                    out[n] = move + (six << TILE_AT)
                    n += 1
    return n


@compiled
def legal_moves(s: Any, out: Any) -> int:
    """Write every legal move of the seat to move to ``out`` (int64, MAX_MOVES); return how many.

    Placements, or else to pass (rule 7).
    """
    if s.phase == FINISHED:
        return 0
    n = placements(s, out)
    if n == 0:
        out[0] = PASS
        return 1
    return n


# -- playing ----------------------------------------------------------------------------------


@compiled
def play(s: Any, move: int) -> int:
    """Play a legal move and return what it scored."""
    points = 0
    if move == PASS:
        s.passes += 1
        if s.passes == s.players:
            s.reason = 2
    else:
        points = _place(s, move)
        s.passes = 0
        if s.hand_n[s.seat] == 0 and _are_empty(s):
            s.reason = 1
    after = int(s.seat) + 1
    s.seat = after if after < s.players else 0
    if s.reason > 0:
        s.phase = FINISHED
    return points


@compiled
def _are_empty(s: Any) -> bool:
    """Whether nobody has a tile left: a hand is refilled while there is a pile."""
    for seat in range(s.players):
        if s.hand_n[seat] > 0:
            return False
    return True


@compiled
def _place(s: Any, move: int) -> int:
    own, six, x, y = parts_of(move)
    seat = int(s.seat)
    at = in_hand(s, own)
    tile = int(s.hand[at])
    cell = find(s, x, y) if s.laid_n > 0 else known(s, x, y, DX, DY)
    points, _ = points_of(s, tile, six, cell)
    first = seat * MAX_TILES
    last = first + int(s.hand_n[seat]) - 1
    for i in range(at, last):
        s.hand[i] = s.hand[i + 1]
    s.hand[last] = 0
    s.hand_n[seat] -= 1
    if not s.solo and s.pile_at[seat] < PILE:
        s.hand[last] = s.pile[seat * PILE + int(s.pile_at[seat])]
        s.hand_n[seat] += 1
        s.pile_at[seat] += 1
    lay_on(s, tile, six, cell)
    _keep(s, cell, seat)
    s.score[seat] += points
    return points


# -- what a seat may know ---------------------------------------------------------------------


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Write to ``out`` (STATE, shape (1,)) what ``seat`` may know (-1: a watcher).

    Hidden: the other hands, all piles, the box.
    """
    out[0] = s
    o = out[0]
    if s.solo:
        return
    for other in range(o.players):
        if other != seat:
            for i in range(int(o.hand_n[other])):
                o.hand[other * MAX_TILES + i] = UNKNOWN
    o.pile[:] = UNKNOWN
    o.box[:] = UNKNOWN


@compiled
def _first_twin(s: Any, tile: int) -> int:
    """The number of the first tile of the set with the same cells."""
    for first in range(tile):
        if s.own[first] == s.own[tile]:
            return first
    return tile


@compiled
def unseen(s: Any, out: Any) -> int:
    """Write to ``out`` (uint8, MAX_TILES) the tiles that an observation does not place, ascending.

    Of twins the first one's number stands for all. Returns how many there are.
    """
    left = np.zeros(MAX_TILES, dtype=np.int64)
    for tile in range(s.tiles_n):
        left[_first_twin(s, tile)] += 1
    for k in range(s.laid_n):
        left[_first_twin(s, int(s.tile[s.laid[k]]) - 1)] -= 1
    for seat in range(s.players):
        first = seat * MAX_TILES
        for i in range(first, first + int(s.hand_n[seat])):
            if s.hand[i] != UNKNOWN:
                left[_first_twin(s, int(s.hand[i]))] -= 1
    n = 0
    for tile in range(s.tiles_n):
        for _ in range(left[tile]):
            out[n] = tile
            n += 1
    return n


@compiled
def resample(s: Any, rng: Rng) -> None:
    """Fill an observation's hidden places with one of the ways they may be, each equally likely."""
    pool = np.empty(MAX_TILES, dtype=np.uint8)
    n = unseen(s, pool)
    shuffle_first(rng, pool, n)
    at = 0
    for seat in range(s.players):
        first = seat * MAX_TILES
        for i in range(first, first + int(s.hand_n[seat])):
            if s.hand[i] == UNKNOWN:
                s.hand[i] = pool[at]
                at += 1
        for k in range(int(s.pile_at[seat]), PILE):
            if not s.solo:
                s.pile[seat * PILE + k] = pool[at]
                at += 1
    for k in range(s.box_n):
        s.box[k] = pool[at]
        at += 1
