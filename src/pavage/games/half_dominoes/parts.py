"""Tables, hands and decisions taken apart into numbers, compiled, for scenes and sentences.

Each function takes an observation as an array of one record (see ``arrays``).
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.half_dominoes.arrays import draws
from pavage.games.half_dominoes.placing import makes_angle
from pavage.games.half_dominoes.rules import (
    connections,
    first_of,
    legal_moves,
    second_of,
    takeable,
)
from pavage.games.half_dominoes.state import (
    BY_DEAL,
    CANONICAL,
    DEAD,
    DRAW,
    FINISHED,
    MAX_CELLS,
    MAX_TILES,
    SECOND,
    TAKE,
    TURNED,
    UNKNOWN,
)
from pavage.kit.plane import find

# -- who is who -------------------------------------------------------------------------------
#
# A set of one's own may have a tile twice. Such twins are told apart by who laid them and by the
# order in which that seat laid them; tiles taken back since then count too, so that the others
# keep their number.


@compiled
def quarters(code: int) -> int:
    """How many quarter turns clockwise make a code from its canonical one (the fewest)."""
    canonical = int(CANONICAL[code])
    for quarter in range(4):
        if TURNED[canonical, quarter] == code:
            return quarter
    return 0


@compiled
def _is_single(s: Any, canonical: int) -> bool:
    """Whether the set has only one such tile."""
    at = int(np.searchsorted(s.tiles[: s.tiles_n], np.uint16(canonical)))
    return at + 1 >= int(s.tiles_n) or s.tiles[at + 1] != canonical


@compiled
def _laid_at(s: Any, cell: int) -> int:
    """The canonical code of what lies or lay on a cell, or -1."""
    code = max(int(s.tile[cell]), int(s.was[cell])) - 1
    return int(CANONICAL[code]) if code >= 0 else -1


@compiled
def _owner(s: Any, cell: int) -> int:
    """The seat that laid what lies or lay on a cell, or BY_DEAL."""
    by = int(s.laid_by[cell])
    return by if by == BY_DEAL else by % SECOND


@compiled
def _earlier(s: Any, a: int, b: int) -> bool:
    """Whether what one seat laid on cell a counts before what it laid on b: a pair as written."""
    if s.laid_turn[a] != s.laid_turn[b]:
        return bool(s.laid_turn[a] < s.laid_turn[b])
    if s.laid_by[a] != s.laid_by[b]:
        return bool(s.laid_by[a] < s.laid_by[b])
    if s.cell_y[a] != s.cell_y[b]:
        return bool(s.cell_y[a] < s.cell_y[b])
    return bool(s.cell_x[a] < s.cell_x[b])


@compiled
def _number(s: Any, cell: int) -> int:
    """Which of its owner's twins lies on a cell, from 1; 0 if there are no twins of it."""
    code = _laid_at(s, cell)
    if _is_single(s, code):
        return 0
    number = 1
    for other in range(s.cells):
        if _laid_at(s, other) == code and _owner(s, other) == _owner(s, cell):
            number += int(_earlier(s, other, cell))
    return number


# -- the table --------------------------------------------------------------------------------

# What is written of a tile: its code as it lies (-1: a dead square), quarter turns, x, y, owner,
# its number among twins, whether it was laid last.
LYING = 7


@compiled
def table(seen: Any, out: Any) -> int:
    """Write a row of LYING numbers for each tile and each dead square to ``out`` (int32,
    (MAX_CELLS, LYING)), in the order in which the squares became known; return how many.
    """
    s = seen[0]
    last = 0
    for cell in range(s.cells):
        last = max(last, int(s.laid_turn[cell]))
    n = 0
    for cell in range(s.cells):
        dead = s.front_at[cell] == DEAD
        if s.tile[cell] == 0 and not dead:
            continue
        code = -1 if dead else int(s.tile[cell]) - 1
        out[n, 0] = code
        out[n, 1] = 0 if dead else quarters(code)
        out[n, 2] = s.cell_x[cell]
        out[n, 3] = s.cell_y[cell]
        out[n, 4] = _owner(s, cell)
        out[n, 5] = 0 if dead else _number(s, cell)
        out[n, 6] = int(last > 0 and s.laid_turn[cell] == last)
        n += 1
    return n


# -- a hand -----------------------------------------------------------------------------------


@compiled
def rack(seen: Any, seat: int, out: Any) -> int:
    """Write the canonical code and the number among twins of each tile that a seat holds to
    ``out`` (int32, (MAX_TILES, 2)), in draw order; return how many.

    A tile takes its number along when it is laid: it is the next one that this seat lays.
    """
    s = seen[0]
    first = seat * MAX_TILES
    n = int(s.hand_n[seat])
    for slot in range(n):
        code = int(s.hand[first + slot])
        number = 0
        if code != UNKNOWN and not _is_single(s, code):
            number = 1
            for cell in range(s.cells):
                number += int(_laid_at(s, cell) == code and _owner(s, cell) == seat)
            for before in range(slot):
                number += int(s.hand[first + before] == code)
        out[slot, 0] = code
        out[slot, 1] = number
    return n


# -- decisions --------------------------------------------------------------------------------

# What is written of a decision: for a placement its first tile's canonical code, quarter turns,
# x and y, the same of the second (its code is -1 if there is none), the connections, whether it
# makes an angle (rule 9), whether it draws from the stock. For a taking x, y and the code of the
# tile as it lies.
MOVE = 11


@compiled
def part(s: Any, move: int, out: Any) -> None:
    """Take a decision apart into MOVE numbers (int32)."""
    code, x, y = first_of(move)
    out[:] = 0
    out[2] = x
    out[3] = y
    if move >= TAKE:
        out[0] = int(s.tile[find(s, x, y)]) - 1
        return
    other, other_x, other_y = second_of(move)
    out[0] = CANONICAL[code]
    out[1] = quarters(code)
    out[4] = -1
    if other >= 0:
        out[4] = CANONICAL[other]
        out[5] = quarters(other)
    out[6] = other_x
    out[7] = other_y
    out[8] = connections(s, move)
    out[9] = int(other < 0 and out[8] == 1 and makes_angle(s, find(s, x, y)))
    out[10] = int(draws(s, move))


@compiled
def offers(seen: Any, moves: Any, parts: Any) -> int:
    """Write the legal decisions to ``moves`` (int64, MAX_MOVES), and their numbers to ``parts``
    (int32, (MAX_MOVES, MOVE)); return how many. ``draw`` and ``skip`` have no numbers.
    """
    s = seen[0]
    n = legal_moves(s, moves)
    for k in range(n):
        if moves[k] < DRAW:
            part(s, moves[k], parts[k])
    return n


@compiled
def apart(seen: Any, move: int, out: Any) -> None:
    """``part`` for one decision."""
    part(seen[0], move, out)


@compiled
def touching(seen: Any, x: int, y: int) -> int:
    """The sides of an empty square that touch tiles, as bits: 1 north, 2 east, 4 south, 8 west."""
    s = seen[0]
    cell = find(s, x, y)
    sides = 0
    if cell >= 0:
        for side in range(4):
            if s.need[cell * 4 + side] > 0:
                sides |= 1 << side
    return sides


# What is known of a table besides its tiles.
FACTS = 12


@compiled
def facts(seen: Any, out: Any) -> None:
    """Write to ``out`` (int32, FACTS): whether the game is over, the phase, whose turn it is, how
    many play, tiles in the stock, turns finished, idle turns, variant, whether this is the second
    placement of a turn, how many tiles might be taken back, were the stock to fail, how many each
    seat was dealt, the reason of the end.
    """
    s = seen[0]
    out[0] = int(s.phase == FINISHED)
    out[1] = s.phase
    out[2] = s.seat
    out[3] = s.players
    out[4] = int(s.stock_n) - int(s.stock_at)
    out[5] = s.turns
    out[6] = s.idle
    out[7] = s.variant
    out[8] = s.bonus
    out[9] = takeable(s)
    out[10] = max(1, (int(s.tiles_n) - int(s.stock_n) - int(s.variant)) // int(s.players))
    out[11] = s.reason


def empty_table() -> Any:
    """Room for ``table``."""
    return np.empty((MAX_CELLS, LYING), dtype=np.int32)
