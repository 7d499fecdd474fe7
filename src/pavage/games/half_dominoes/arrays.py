"""What a table calls with every move, as functions over arrays of one state each.

See ``kit/records.py`` for why.
"""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.half_dominoes.rules import (
    connections,
    cost,
    first_of,
    legal_moves,
    observe,
    play,
    second_of,
    to_move,
)
from pavage.games.half_dominoes.state import CANONICAL, DRAW, MAX_TILES, TAKE


@compiled
def advance(before: Any, move: int, after: Any, seen: Any, moves: Any) -> tuple[int, int, int]:
    """See ``Game.advance``."""
    after[0] = before[0]
    points = play(after[0], move)
    for k in range(len(seen)):
        observe(after[0], k - 1, seen[k : k + 1])
    return points, to_move(after[0]), legal_moves(after[0], moves)


@compiled
def _open_twins(s: Any, code: int) -> int:
    """How many tiles of that kind everybody knows to be in the hand of the seat to move."""
    many = 0
    first = int(s.seat) * MAX_TILES
    for i in range(first, first + int(s.hand_n[s.seat])):
        if s.open[i] and s.hand[i] == CANONICAL[code]:
            many += 1
    return many


@compiled
def draws(s: Any, move: int) -> bool:
    """Whether a decision makes its player draw from the stock."""
    if s.stock_at == s.stock_n or move > DRAW:
        return False
    if move == DRAW:
        return True
    return bool(move < TAKE and cost(int(s.variant), int(s.bonus), connections(s, move)) > 0)


@compiled
def reveals(before: Any, move: int, seat: int) -> bool:
    """See ``Game.reveals``."""
    s = before[0]
    if draws(s, move):
        return True
    if move >= TAKE or s.seat == seat:
        return False
    code, _, _ = first_of(move)
    other, _, _ = second_of(move)
    if other < 0:
        return bool(_open_twins(s, code) == 0)
    twins = 1 + int(CANONICAL[other] == CANONICAL[code])
    return bool(_open_twins(s, code) < twins or _open_twins(s, other) < twins)
