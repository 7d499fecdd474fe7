"""What a table calls with every move, as functions over arrays of one state each.

See ``kit/records.py`` for why.
"""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.connexion.rules import legal_moves, observe, play, to_move
from pavage.games.connexion.state import PASS, PILE


@compiled
def advance(before: Any, move: int, after: Any, seen: Any, moves: Any) -> tuple[int, int, int]:
    """See ``Game.advance``."""
    after[0] = before[0]
    points = play(after[0], move)
    for k in range(len(seen)):
        observe(after[0], k - 1, seen[k : k + 1])
    return points, to_move(after[0]), legal_moves(after[0], moves)


@compiled
def reveals(before: Any, move: int, seat: int) -> bool:
    """See ``Game.reveals``: to draw from the pile reveals; so does another's placement."""
    s = before[0]
    if s.solo or move == PASS:
        return False
    return bool(s.pile_at[s.seat] < PILE or s.seat != seat)
