"""What a table calls with every move, as functions over arrays of one state each.

See ``kit/records.py`` for why.
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.zigzag.rules import legal_moves, observe, play, to_move, unseen
from pavage.games.zigzag.scoring import breakdown
from pavage.games.zigzag.state import (
    CELLS,
    CODES,
    END,
    EXCHANGE,
    FINISHED,
    HAND,
    MAX_PLAYERS,
    MAX_TILES,
)

COPIES = 256  # more than twins of one tile


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
    """The number of the turn, and a placement's points as in ``breakdown``, in 7 numbers."""
    moves = np.empty(1, dtype=np.int64)
    moves[0] = move
    out[0] = seen[0].turns
    breakdown(seen[0], moves, out[1:].reshape((1, 6)))


@compiled
def reveals(before: Any, move: int, seat: int) -> bool:
    """See ``Game.reveals``."""
    s = before[0]
    if s.bag_at < s.bag_n and (move in (END, EXCHANGE) or (move < END and s.placed == 2)):
        return True
    if move >= END or s.seat == seat:
        return False
    hidden = unseen(s, np.empty(MAX_TILES, dtype=np.uint8))
    return hidden > int(s.hand_n[s.seat])


# A hand as numbers: the phase, whose turn it is, how many tiles were placed in this turn, whether
# the bag holds tiles, how many rounds were played, how many tiles are held; then each tile's code
# and which of the seat's twins of that code it is.
HELD = 6


@compiled
def held(seen: Any, seat: int, out: Any) -> None:
    """Write a hand as numbers to ``out`` (int32, HELD + 2 * HAND)."""
    s = seen[0]
    out[0] = s.phase
    out[1] = s.seat
    out[2] = s.placed
    out[3] = int(s.bag_at < s.bag_n)
    out[4] = int(s.turns) // int(s.players)
    n = int(s.hand_n[seat])
    out[5] = n
    for slot in range(n):
        code = int(s.hand[seat * HAND + slot])
        copy = 1
        for k in range(1, int(s.laid_n)):
            mine = int(s.laid_turn[k]) % int(s.players) == seat
            copy += int(mine and int(s.board[s.laid[k]]) == code + 1)
        for earlier in range(slot):
            copy += int(int(s.hand[seat * HAND + earlier]) == code)
        out[HELD + 2 * slot] = code
        out[HELD + 2 * slot + 1] = copy


# A table as numbers: whether the game is over, who is to move, tiles in the bag, rounds left (-1:
# no limit), players, tiles in four hands, tiles on the board, how many of these were laid before
# the last turn; then one number for each tile on the board in the order of laying.
SHOWN = 11


@compiled
def shown(seen: Any, out: Any) -> None:
    """Write the table as numbers to ``out`` (int32, SHOWN + MAX_TILES).

    A tile's number says how it is to be drawn: code, who laid it, how many twins that seat had
    laid with it, cell, and whether it was laid last (see ``unpacked``). The start tile is its own
    first twin, laid by nobody.
    """
    s = seen[0]
    n = int(s.laid_n)
    players = int(s.players)
    out[0] = int(s.phase == FINISHED)
    out[1] = s.seat
    out[2] = int(s.bag_n) - int(s.bag_at)
    out[3] = -1 if s.turn_limit == 0 else -((int(s.turns) - int(s.turn_limit)) // players)
    out[4] = players
    for seat in range(MAX_PLAYERS):
        out[5 + seat] = s.hand_n[seat]
    out[9] = n
    out[10] = n
    copies = np.zeros(CODES * MAX_PLAYERS, dtype=np.int64)
    for k in range(n):
        cell = int(s.laid[k])
        code = int(s.board[cell]) - 1
        owner = 0
        copy = 0
        if k > 0:
            owner = int(s.laid_turn[k]) % players
            copies[code * MAX_PLAYERS + owner] += 1
            copy = copies[code * MAX_PLAYERS + owner]
        last = int(k > 0 and s.laid_turn[k] == s.laid_turn[n - 1])
        out[SHOWN + k] = (((code * MAX_PLAYERS + owner) * COPIES + copy) * CELLS + cell) * 2 + last
        if last and k < out[10]:
            out[10] = k


def unpacked(number: int) -> tuple[int, int, int, int, bool]:
    """Code, owner, copy (0: the start tile), cell and whether it was laid last."""
    number, last = divmod(number, 2)
    number, cell = divmod(number, CELLS)
    number, copy = divmod(number, COPIES)
    code, owner = divmod(number, MAX_PLAYERS)
    return code, owner, copy, cell, bool(last)
