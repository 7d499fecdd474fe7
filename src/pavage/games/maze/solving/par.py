"""The par of a deal: the shortest win known, and what is proved.

For the numbered deals 1 to 100 the best that long searches found is kept in ``data/par.csv``, made
by ``benchmarks/maze_par.py``. For any other deal a search of a fixed size is made, counted in
positions, so that par is the same on every machine.
"""

import csv
from functools import cache
from pathlib import Path
from typing import Any

from pavage.core.solver import Limits, Par, unwatched
from pavage.games.maze.solving.solve import solve

EFFORT = 6_000_000
"""Positions: a second or two of one core."""
KNOWN = Path(__file__).parent.parent / "data" / "par.csv"


def par(start: Any) -> Par | None:
    """The par of a deal (a state, shape (1,)), or None if no line is found that wins it."""
    s = start[0]
    kept = known().get((int(s.ring), bytes(s.slots.tolist())))
    if kept is not None:
        return kept
    verdict = solve(s, Limits(positions=EFFORT), unwatched)
    if verdict.answer != "won":
        return None
    line, spent = verdict.line, (verdict.positions, verdict.seconds)
    return Par(len(line), line, verdict.bound, _stars(len(line)), *spent)


def _stars(moves: int) -> tuple[int, int, None]:
    """The most moves for three stars, for two and for one, where par is so many."""
    return (moves * 5 // 4, moves * 7 // 4, None)


@cache
def known() -> dict[tuple[int, bytes], Par]:
    """What is kept, by dialect (1: ring) and slots (a byte for each of the 54)."""
    with KNOWN.open(newline="") as file:
        return {
            (int(row["dialect"] == "ring"), bytes.fromhex(row["slots"])): _kept(row)
            for row in csv.DictReader(file)
        }


def _kept(row: dict[str, str]) -> Par:
    moves = int(row["moves"])
    return Par(moves, unpacked(row["line"]), int(row["bound"]), _stars(moves))


def packed(line: list[int]) -> str:
    """A line as text: three hex digits a move."""
    return "".join(f"{move:03x}" for move in line)


def unpacked(text: str) -> list[int]:
    """The line of a text."""
    return [int(text[at : at + 3], 16) for at in range(0, len(text), 3)]
