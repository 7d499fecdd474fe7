"""The turn that scores most at once: exact, over all ordered sequences of one to three placements.

Among turns of equal points the first in byte order of its moves is taken (any further placement
scores at least two points, so a turn never equals its own beginning).
"""

from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.games.zigzag.rules import legal_moves, placements, play
from pavage.games.zigzag.state import END, MAX_MOVES, MAX_PLACEMENTS, STATE


@compiled
def best_turn(seen: Any) -> int:
    """The first decision of the best turn, from an observation (of which the seat to move is one).

    A forced ``end``, ``exchange`` or ``pass`` where nothing can be placed; ``exchange`` before
    ``pass``.
    """
    return 0
