"""Random Half-dominoes plies of both variants against C++ (see ``plies.py``)."""

from typing import Any

import numpy as np
import plies
from table import Row

from pavage.core.game import Deal
from pavage.games.half_dominoes import GAME
from pavage.games.half_dominoes.notation import read_deal
from pavage.games.half_dominoes.state import HANDS, tileset

PLAYERS = 2


def run() -> list[Row]:
    """Measure it."""
    return [row for variant in (1, 2) for row in plies.run(contest(variant))]


def contest(variant: int) -> plies.Contest:
    hand, tiles = HANDS[PLAYERS], len(tileset("Q6"))

    def written(deal: Deal) -> bytes:
        order = read_deal(deal, PLAYERS, hand, variant)
        return np.array([int(tile) for tile in order], dtype="<u2").tobytes()

    return plies.Contest(
        GAME,
        f"Half-dominoes (variant {variant})",
        GAME.setup(PLAYERS, {"variant": variant}),
        "half_dominoes.cpp",
        [variant, PLAYERS, hand, tiles],
        written,
        told,
        goal=0.6,
    )


def told(ends: Any) -> Any:
    parts = (ends[part] for part in ("laid", "turns", "idle", "reason"))
    return np.column_stack((ends["hand_n"][:, :PLAYERS], *parts))
