"""What a table calls with every move, as functions over arrays of one state each.

See ``kit/records.py`` for why.
"""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.bricks.rules import legal_moves, play, to_move


@compiled
def advance(before: Any, move: int, after: Any, seen: Any, moves: Any) -> tuple[int, int, int]:
    """See ``Game.advance``."""
    after[0] = before[0]
    points = play(after[0], move)
    for k in range(len(seen)):
        seen[k] = after[0]
    return points, to_move(after[0]), legal_moves(after[0], moves)
