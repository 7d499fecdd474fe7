"""What the others may hold, guessed by what they have played.

Who makes one connection could not make two (rule 8): so no tile that they held fitted a square
where it would have touched two. Who makes two most likely could not make three with one tile. What
they have drawn since then is not bound by that: as many tiles as they have drawn are left out.

The squares that were open at that time are seen in the table as it is now: nothing was taken back
while the stock lasts, and each tile knows in which turn it was laid.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.rng import Rng, below
from pavage.core.sense import Belief
from pavage.games.half_dominoes.rules import cost, resample, to_move
from pavage.games.half_dominoes.state import MAX_TILES, MAX_TURNS, SIDES, TURNED

_LEAST = 10  # tiles in the stock: fewer are not exchanged
_PATIENCE = 30  # tiles that are tried for a place in a hand
_SQUARES = 400  # of those open at some time, more are not looked at


@compiled
def guess(s: Any, believed: Any, rng: Rng) -> None:
    """Fill an observation's hidden part with one of the ways it may be.

    All are possible; those are rare in which somebody held a tile that they would have laid. What
    follows from the table is found out each time, which costs little beside a try.
    """
    resample(s, rng)
    if s.stock_n - s.stock_at < _LEAST:
        return
    seat = to_move(s)
    joints = np.empty(MAX_TURNS + 2, dtype=np.int64)
    wanted = np.empty((_SQUARES, 4), dtype=np.uint8)
    for other in range(s.players):
        if other != seat:
            _joints(s, other, joints)
            _exchange(s, other, joints, wanted, rng)


@compiled
def _joints(s: Any, seat: int, out: Any) -> None:
    """Write how many connections a seat made in each turn, second placements left out."""
    out[:] = 0
    for cell in range(s.cells):
        if s.tile[cell] > 0 and s.laid_by[cell] == seat:
            turn = int(s.laid_turn[cell])
            for side in range(4):
                out[turn] += int(_lay_before(s, int(s.near[cell * 4 + side]) - 1, turn))


@compiled
def _lay_before(s: Any, cell: int, turn: int) -> bool:
    """Whether a tile lay on a square (-1: none that is known) before a turn."""
    return bool(cell >= 0 and s.tile[cell] > 0 and s.laid_turn[cell] < turn)


@compiled
def _exchange(s: Any, seat: int, joints: Any, wanted: Any, rng: Rng) -> None:
    """Exchange with the stock the tiles of a hand that its seat would have laid.

    From the last turn back: the tiles held then become fewer, and what they did not fit more.
    """
    players, turn = int(s.players), int(s.turns)
    while turn > 0 and (turn - 1) % players != seat:
        turn -= 1
    first, held, n = seat * MAX_TILES, int(s.hand_n[seat]), 0
    while turn > 0 and held > 0:
        held -= cost(int(s.variant), 0, joints[turn])
        before = n
        if joints[turn] <= 2:
            n = _open_then(s, turn, 2 if joints[turn] < 2 else 3, wanted, n)
        if n > before:
            for at in range(first, first + held):
                if not s.open[at]:
                    _find_another(s, at, wanted, n, rng)
        turn -= players


@compiled
def _open_then(s: Any, turn: int, least: int, wanted: Any, n: int) -> int:
    """Add the squares that were open in a turn and touched so many tiles, as the symbols that they
    wanted (+ 1; 0: any). Returns how many there are now.
    """
    for cell in range(s.cells):
        if n == len(wanted):
            break
        if _lay_before(s, cell, turn):
            continue
        many = 0
        for side in range(4):
            touches = _lay_before(s, int(s.near[cell * 4 + side]) - 1, turn)
            wanted[n, side] = s.need[cell * 4 + side] if touches else 0
            many += int(touches)
        n += int(many >= least)
    return n


@compiled
def _find_another(s: Any, at: int, wanted: Any, n: int, rng: Rng) -> None:
    """Exchange the tile at a place in the hands until it fits none of the squares."""
    stock = int(s.stock_n) - int(s.stock_at)
    for _ in range(_PATIENCE):
        if not _fits_one(int(s.hand[at]), wanted, n):
            break
        other = int(s.stock_at) + below(rng, stock)
        tile = s.stock[other]
        s.stock[other] = s.hand[at]
        s.hand[at] = tile


@compiled
def _fits_one(code: int, wanted: Any, n: int) -> bool:
    """Whether a tile, turned as need be, fits one of the squares."""
    for k in range(n):
        for quarter in range(4):
            turned = TURNED[code, quarter]
            fits = True
            for side in range(4):
                fits &= wanted[k, side] == 0 or wanted[k, side] == SIDES[turned, side] + 1
            if fits:
                return True
    return False


BELIEF = Belief(guess)
