"""The par of a deal: the shortest win known, and what is proved.

For the numbered deals 1 to 100 the best that long searches found is kept in ``data/par.csv``, made
by ``benchmarks/maze_par.py``. For any other deal a search of a fixed size is made, counted in
positions, so that par is the same on every machine.
"""

import csv
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from pavage.games.maze.solving.short import ShortSearch

EFFORT = 6_000_000
"""Positions: a second or two of one core."""
KNOWN = Path(__file__).parent.parent / "data" / "par.csv"


class Par(NamedTuple):
    """A win in ``moves`` moves is known, ``line`` (move codes); none takes fewer than ``bound``.

    ``positions``: how many were searched, 0 if the answer was kept.
    """

    moves: int
    line: list[int]
    bound: int
    positions: int


def par(slots: Any, suits: int, ranks: int, size: int, ring: int) -> Par | None:
    """The par of a deal, or None if no win was found.

    ``slots``: uint8, a card code or 0 for each slot of the table.
    """
    kept = known().get((ring, bytes(slots[:size])))
    if kept is not None:
        return kept
    search = ShortSearch(np.array(slots, np.uint8), suits, ranks, size, ring)
    while not search.done and search.positions < EFFORT:
        search.run(1)
    if search.line is None:
        return None
    return Par(len(search.line), search.line, search.bound, search.positions)


@cache
def known() -> dict[tuple[int, bytes], Par]:
    """What is kept, by dialect (1: ring) and slots."""
    if not KNOWN.exists():
        return {}
    with KNOWN.open(newline="") as file:
        return {
            (int(row["dialect"] == "ring"), bytes.fromhex(row["slots"])): Par(
                int(row["moves"]), unpacked(row["line"]), int(row["bound"]), 0
            )
            for row in csv.DictReader(file)
        }


def packed(line: list[int]) -> str:
    """A line as text: three hex digits a move."""
    return "".join(f"{move:03x}" for move in line)


def unpacked(text: str) -> list[int]:
    """The line of a text."""
    return [int(text[at : at + 3], 16) for at in range(0, len(text), 3)]
