"""Random Zigzag plies against C++ (see ``plies.py``)."""

from typing import Any

import numpy as np
import plies
from table import Row

from pavage.core.game import Deal
from pavage.games.zigzag import GAME
from pavage.games.zigzag.notation import read_deal, tile_code

PLAYERS, SIZE = 2, 13


def run() -> list[Row]:
    """Measure it."""
    setup = GAME.setup(PLAYERS)
    arguments = [PLAYERS, SIZE]
    return plies.run(
        plies.Contest(GAME, "Zigzag", setup, "zigzag.cpp", arguments, written, told, goal=0.85)
    )


def written(deal: Deal) -> bytes:
    return bytes(tile_code(tile) for tile in read_deal(deal, PLAYERS, 0))


def told(ends: Any) -> Any:
    parts = (ends[part] for part in ("laid_n", "turns", "reason"))
    return np.column_stack((ends["score"][:, :PLAYERS], *parts))
