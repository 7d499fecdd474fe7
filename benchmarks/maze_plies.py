"""Random Maze moves against C++ (see ``plies.py``)."""

from typing import Any

import numpy as np
import plies
from table import Row

from pavage.core.game import Deal
from pavage.games.maze import GAME
from pavage.games.maze.notation import read_deal

MOST = 300  # moves from each deal


def run() -> list[Row]:
    """Measure it."""
    setup = GAME.setup(1)
    contest = plies.Contest(
        GAME, "Maze", setup, "maze.cpp", [MOST], written, told, goal=0.7, most=MOST
    )
    return plies.run(contest)


def written(deal: Deal) -> bytes:
    return bytes(read_deal(deal).tolist())


def told(ends: Any) -> Any:
    return np.column_stack([ends[part] for part in ("score", "best", "last", "since")])
