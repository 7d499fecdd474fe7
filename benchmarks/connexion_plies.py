"""Random Connexion plies against C++, whether a side must match or not (see ``plies.py``)."""

from typing import Any

import numpy as np
import plies
from table import Row

from pavage.core.game import Deal
from pavage.games.connexion import GAME
from pavage.games.connexion.notation import read_deal, signs
from pavage.games.connexion.state import default_tileset

PLAYERS = 2


def run() -> list[Row]:
    """Measure it."""
    return [row for must_match in (False, True) for row in plies.run(contest(must_match))]


def contest(must_match: bool) -> plies.Contest:
    def written(deal: Deal) -> bytes:
        order = read_deal(deal, PLAYERS)
        return np.array([signs(tile) for tile in order], dtype=np.uint8).tobytes()

    return plies.Contest(
        GAME,
        "Connexion (a side must match)" if must_match else "Connexion",
        GAME.setup(PLAYERS, {"match_required": must_match}),
        "connexion.cpp",
        [int(must_match), PLAYERS, len(default_tileset())],
        written,
        told,
        goal=0.7,
    )


def told(ends: Any) -> Any:
    parts = (ends[part] for part in ("laid_n", "cells", "reason"))
    return np.column_stack((ends["score"][:, :PLAYERS], *parts))
