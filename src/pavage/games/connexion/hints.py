"""Why a move is refused, in sentences that a child can read."""

from typing import Any

import numpy as np

from pavage.core.message import Message, message
from pavage.games.connexion.notation import tile_name
from pavage.games.connexion.rules import in_hand, parts_of, placements
from pavage.games.connexion.state import MAX_MOVES, PASS
from pavage.kit.plane import find


def why_not(s: Any, move: int) -> Message:
    """The first rule that an illegal decision breaks (what the seat to move may know)."""
    if move == PASS:
        assert placements(s, np.empty(MAX_MOVES, dtype=np.int64)) > 0, "to pass is legal here"
        return message("connexion-can-place" if s.must_match else "connexion-no-pass")
    own, _, x, y = parts_of(move)
    if in_hand(s, own) < 0:
        return message("connexion-not-in-hand", tile=tile_name(own))
    if s.laid_n == 0:
        return message("connexion-not-first")
    cell = find(s, x, y)
    if cell < 0:
        return message("connexion-alone")
    if s.tile[cell] > 0:
        return message("connexion-taken")
    assert s.must_match, "where nothing must match the move is legal"
    return message("connexion-no-match")
