"""What a table calls with every move, as functions over arrays of one state each.

To hand a record to a compiled function takes 3 µs, for NumPy describes the whole record to it
anew; an array of one record takes 0.2.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.zigzag.rules import legal_moves, observe, play, to_move
from pavage.games.zigzag.scoring import breakdown
from pavage.games.zigzag.state import CELLS, CODES, END, MAX_PLAYERS

COPIES = 256  # more than twins of one tile


def of(record: Any) -> Any:
    """The array, of shape (1,), in which a record lies; a copy if it lies among others."""
    base = record.base
    return base if base is not None and base.shape == (1,) else np.array([record], record.dtype)


@compiled
def advance(before: Any, move: int, after: Any, seen: Any, moves: Any) -> tuple[int, int, int]:
    """See ``Game.advance``."""
    after[0] = before[0]
    points = play(after[0], move)
    for k in range(len(seen)):
        observe(after[0], k - 1, seen[k : k + 1])
    return points, to_move(after[0]), legal_moves(after[0], moves)


@compiled
def offers(seen: Any, moves: Any, parts: Any) -> tuple[int, int]:
    """Write the legal decisions to ``moves``, placements first, and take the placements' points
    apart in ``parts`` (see ``breakdown``). Returns how many decisions and how many placements.
    """
    n = legal_moves(seen[0], moves)
    placing = n
    while placing > 0 and moves[placing - 1] >= END:
        placing -= 1
    breakdown(seen[0], moves[:placing], parts)
    return n, placing


@compiled
def apart(seen: Any, move: int, out: Any) -> None:
    """One placement's points, as in ``breakdown``; ``out`` has shape (1, 6)."""
    moves = np.empty(1, dtype=np.int32)
    moves[0] = move
    breakdown(seen[0], moves, out)


@compiled
def shown(seen: Any, out: Any) -> None:
    """Write, for each tile on the board in the order of laying, one number that says how it is
    to be drawn: code, who laid it, how many twins that seat had laid with it, cell, and whether
    it was laid last (see ``unpacked``). The start tile is its own first twin, laid by nobody.
    """
    s = seen[0]
    copies = np.zeros(CODES * MAX_PLAYERS, dtype=np.int64)
    n = int(s.laid_n)
    for k in range(n):
        cell = int(s.laid[k])
        code = int(s.board[cell]) - 1
        owner = 0
        copy = 0
        if k > 0:
            owner = int(s.laid_turn[k]) % int(s.players)
            copies[code * MAX_PLAYERS + owner] += 1
            copy = copies[code * MAX_PLAYERS + owner]
        last = int(k > 0 and s.laid_turn[k] == s.laid_turn[n - 1])
        out[k] = (((code * MAX_PLAYERS + owner) * COPIES + copy) * CELLS + cell) * 2 + last


def unpacked(number: int) -> tuple[int, int, int, int, bool]:
    """Code, owner, copy (0: the start tile), cell and whether it was laid last."""
    number, last = divmod(number, 2)
    number, cell = divmod(number, CELLS)
    number, copy = divmod(number, COPIES)
    code, owner = divmod(number, MAX_PLAYERS)
    return code, owner, copy, cell, bool(last)
