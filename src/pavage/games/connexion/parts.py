"""Tables, hands and placements taken apart into numbers, compiled, for scenes and sentences.

Each function takes an observation as an array of one record (see ``arrays``).
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.connexion.rules import in_hand, parts_of
from pavage.games.connexion.scoring import points_of
from pavage.games.connexion.state import (
    BY_DEAL,
    FINISHED,
    MAX_CELLS,
    MAX_PLAYERS,
    MAX_TILES,
    PAIR,
    PILE,
    SIDES,
    UNKNOWN,
)
from pavage.kit.plane import find

# -- who is who -------------------------------------------------------------------------------
#
# A set of one's own may have a tile twice. Such twins are told apart by who laid them and by the
# order in which that seat laid them; a tile takes its number along when it is laid, for of the
# twins in a hand the first is always the next.


@compiled
def _is_single(s: Any, own: int) -> bool:
    """Whether the set has only one such tile."""
    many = 0
    for tile in range(s.tiles_n):
        many += int(s.own[tile] == own)
    return many < 2


@compiled
def _laid_before(s: Any, own: int, by: int, at: int) -> int:
    """How many of the first ``at`` tiles on the table are such tiles that a seat laid."""
    many = 0
    for k in range(at):
        tile = int(s.tile[s.laid[k]]) - 1
        many += int(s.laid_by[k] == by and s.own[tile] == own)
    return many


# -- the table --------------------------------------------------------------------------------

# What is written of a tile: what it is, the side of its 6, x, y, who laid it, its number among
# twins (0: there are none), whether it was laid last.
LYING = 7


@compiled
def table(seen: Any, out: Any) -> int:
    """Write a row of LYING numbers for each tile to ``out`` (int64, (MAX_TILES, LYING)), in the
    order in which they were laid; return how many.
    """
    s = seen[0]
    for k in range(s.laid_n):
        cell = int(s.laid[k])
        own = int(s.own[int(s.tile[cell]) - 1])
        by = int(s.laid_by[k])
        out[k, 0] = own
        out[k, 1] = s.six[cell]
        out[k, 2] = s.cell_x[cell]
        out[k, 3] = s.cell_y[cell]
        out[k, 4] = by
        out[k, 5] = 0 if _is_single(s, own) else 1 + _laid_before(s, own, by, k)
        out[k, 6] = int(k + 1 == s.laid_n and by != BY_DEAL)
    return int(s.laid_n)


# -- a hand -----------------------------------------------------------------------------------

# What is written of a tile in hand: what it is, its number among twins, whether it can be laid now.
HELD = 3


@compiled
def rack(seen: Any, seat: int, out: Any) -> int:
    """Write a row of HELD numbers for each tile that a seat holds to ``out`` (int64,
    (MAX_TILES, HELD)), in draw order; return how many.
    """
    s = seen[0]
    first = seat * MAX_TILES
    moves = s.phase != FINISHED and s.seat == seat
    n = int(s.hand_n[seat])
    for slot in range(n):
        tile = int(s.hand[first + slot])
        assert tile != UNKNOWN, "a hand is shown to who holds it"
        own = int(s.own[tile])
        number = 0
        if not _is_single(s, own):
            number = 1 + _laid_before(s, own, seat, int(s.laid_n))
            for before in range(slot):
                number += int(s.own[s.hand[first + before]] == own)
        out[slot, 0] = own
        out[slot, 1] = number
        out[slot, 2] = int(moves and in_hand(s, own) == first + slot and _fits(s, tile))
    return n


@compiled
def _fits(s: Any, tile: int) -> bool:
    """Whether there is a place for a tile."""
    if not s.must_match or s.laid_n == 0:
        return True
    for at in range(s.front_n):
        for six in range(SIDES):
            if points_of(s, tile, six, int(s.front[at]))[1] > 0:
                return True
    return False


# -- placements -------------------------------------------------------------------------------

# What is written of a placement: the side of the 6, x, y, the points; then for each side the
# tile's digit, the digit that it touches, and how many of colour and digit are the same.
PLACED = 4 + 3 * SIDES


@compiled
def _part(s: Any, tile: int, six: int, cell: int, x: int, y: int, out: Any) -> None:
    out[0] = six
    out[1] = x
    out[2] = y
    out[3:] = 0
    if cell < 0:
        return
    out[3] = points_of(s, tile, six, cell)[0]
    for side in range(SIDES):
        there = int(s.need[cell * SIDES + side]) - 1
        if there >= 0:
            here = int(s.sign[tile * SIDES + (side - six) % SIDES])
            sum_of_both = here % 6 + there % 6 + 2
            out[4 + 3 * side] = here % 6 + 1
            out[5 + 3 * side] = there % 6 + 1
            out[6 + 3 * side] = int(PAIR[here, there]) // sum_of_both


@compiled
def placements_of(seen: Any, own: int, out: Any) -> int:
    """Write a row of PLACED numbers for each legal placement of a tile by the seat to move to
    ``out`` (int32, (6 * MAX_CELLS, PLACED)); return how many.
    """
    s = seen[0]
    at = in_hand(s, own)
    if s.phase == FINISHED or at < 0:
        return 0
    tile = int(s.hand[at])
    n = 0
    if s.laid_n == 0:
        for six in range(SIDES):
            _part(s, tile, six, -1, 0, 0, out[n])
            n += 1
    for k in range(s.front_n):
        cell = int(s.front[k])
        for six in range(SIDES):
            if not s.must_match or points_of(s, tile, six, cell)[1] > 0:
                _part(s, tile, six, cell, int(s.cell_x[cell]), int(s.cell_y[cell]), out[n])
                n += 1
    return n


@compiled
def apart(seen: Any, move: int, out: Any) -> None:
    """Write the PLACED numbers of one placement, before it is made, to ``out`` (int32).

    A watcher may ask: the tile need not be in a hand that is seen.
    """
    s = seen[0]
    own, six, x, y = parts_of(move)
    for tile in range(s.tiles_n):
        if s.own[tile] == own:
            _part(s, tile, six, find(s, x, y) if s.laid_n > 0 else -1, x, y, out)
            return


# What is known of a table besides its tiles; then the tiles in each hand and in each pile.
FACTS = 9


@compiled
def facts(seen: Any, out: Any) -> None:
    """Write to ``out`` (int32, FACTS + 2 * MAX_PLAYERS): whether the game is over, whose turn it
    is, how many play, whether it is a solo, whether a side must match, how many tiles are laid, how
    many of them by the deal, passes in a row, the reason of the end.
    """
    s = seen[0]
    out[:] = 0
    out[0] = int(s.phase == FINISHED)
    out[1] = s.seat
    out[2] = s.players
    out[3] = s.solo
    out[4] = s.must_match
    out[5] = s.laid_n
    for k in range(s.laid_n):
        out[6] += int(s.laid_by[k] == BY_DEAL)
    out[7] = s.passes
    out[8] = s.reason
    for seat in range(s.players):
        out[FACTS + seat] = s.hand_n[seat]
        if not s.solo:
            out[FACTS + MAX_PLAYERS + seat] = PILE - int(s.pile_at[seat])


def empty_table() -> Any:
    """Room for ``table``."""
    return np.empty((MAX_TILES, LYING), dtype=np.int64)


def empty_rack() -> Any:
    """Room for ``rack``."""
    return np.empty((MAX_TILES, HELD), dtype=np.int64)


def empty_placements() -> Any:
    """Room for ``placements_of``."""
    return np.empty((SIDES * MAX_CELLS, PLACED), dtype=np.int32)
