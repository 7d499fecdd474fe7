"""Counts decision sequences with the slow reference, and writes ``perft.json``.

Run ``python -m tests.games.maze.perft_reference`` when a ruling changes (a minute).
"""

from pathlib import Path
from typing import Any

from tests.games.maze import reference
from tests.helpers import perft

FROZEN = Path(__file__).with_name("perft.json")
MOST = 30_000  # sequences counted for one deal

CASES: list[dict[str, Any]] = [
    {"seed": seed, "dialect": dialect}
    for seed in ("1", "17", "100000", "été")
    for dialect in ("classic", "ring")
]


def count(table: reference.Table, depth: int) -> int:
    """Sequences of ``depth`` decisions."""
    moves = table.legal_moves()
    if depth <= 1:
        return len(moves) if depth else 1
    total = 0
    for move in moves:
        after = reference.Table(list(table.slots), table.ring)
        after.play(move)
        total += count(after, depth - 1)
    return total


def counts(case: dict[str, Any], deepest: int, most: int = MOST) -> list[int]:
    """The counts for depths 1, 2 … up to ``deepest``, or as long as they stay under ``most``."""
    table = reference.Table(reference.dealt(case["seed"]), case["dialect"] == "ring")
    return perft.counts(lambda depth: count(table, depth), deepest, most)


if __name__ == "__main__":
    perft.freeze(FROZEN, ({**case, "counts": counts(case, 12)} for case in CASES))
