"""What a decision brings at once, for bots that look no further."""

from typing import Any

from pavage.core.compiled import compiled
from pavage.games.half_dominoes.rules import connections, cost, second_of
from pavage.games.half_dominoes.state import TAKE

_TILE = 100  # a tile less in hand, in connections
_AGAIN = 50  # a second placement, which sheds at most one more


@compiled
def worth(seen: Any, move: int) -> int:
    """The tiles that a decision sheds, less those that it costs; among equals the connections."""
    if move >= TAKE:
        return 0
    many = connections(seen, move)
    tiles = 1 if second_of(move)[0] < 0 else 2
    again = seen.variant == 1 and many >= 3 and not seen.bonus
    shed = tiles - cost(int(seen.variant), int(seen.bonus), many)
    return shed * _TILE + many + (_AGAIN if again else 0)
