"""The twenty levels of Bricks (rule 16): one file each in ``data/levels``, the easiest first.

Their form is that of everybody's levels (``core/level.py``). ``measured`` says how a stated model
of a child fared: ``benchmarks/bricks_levels.py`` works it out and writes it.
"""

import json
from pathlib import Path

import msgspec

from pavage.core.game import Game
from pavage.core.level import Level, read_level

FOLDER = Path(__file__).parent / "data" / "levels"


def files() -> list[Path]:
    """The files of the levels, in their order."""
    return sorted(FOLDER.glob("*.json"))


def read(game: Game) -> list[Level]:
    """The levels, numbered from 1 by their order. Raises LevelError if a file is none."""
    levels = (read_level(game, json.loads(path.read_bytes()), own=True) for path in files())
    return [
        msgspec.structs.replace(level, number=number)
        for number, level in enumerate(levels, start=1)
    ]
