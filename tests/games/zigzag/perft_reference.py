"""Counts decision sequences with the slow reference, and writes ``perft.json``.

Run ``python -m tests.games.zigzag.perft_reference`` when a ruling changes (a minute).
"""

from copy import deepcopy
from pathlib import Path
from typing import Any

from tests.games.zigzag import reference
from tests.helpers import perft
from tests.record import by_the_page

FROZEN = Path(__file__).with_name("perft.json")
MOST = 60_000  # sequences counted for one deal

# Sets where hands are soon stuck, so that exchanges, shuffles and ends lie near the deal.
ROWS_AND_COLUMNS = ["0101"] * 9 + ["1010"] * 9
DEAD_ENDS = ["0100", "0001", "1000", "0010"] * 4 + ["1111"] * 3 + ["2020", "0202"] * 2

CASES: list[dict[str, Any]] = [
    *(
        {"seed": seed, "players": players, "options": {"board": board}}
        for seed, players, board in (
            ("17", 2, "classic"),
            ("1", 3, "classic"),
            ("2", 4, "classic"),
            ("3", 2, "tight"),
            ("4", 3, "large"),
            ("été", 4, "tight"),
        )
    ),
    *(
        {"seed": "5", "players": players, "options": {"fixed_turns": True, "discard_returns": True}}
        for players in (2, 3, 4)
    ),
    *(
        {"seed": seed, "players": 2, "options": {"discard_returns": returns, "tileset": tiles}}
        for seed in ("1", "2", "3")
        for returns in (False, True)
        for tiles in (ROWS_AND_COLUMNS, DEAD_ENDS)
    ),
]


def table_of(case: dict[str, Any]) -> reference.Table:
    """The table after the case's deal."""
    players, options = case["players"], case["options"]
    removed = reference.REMOVED[players] if options.get("fixed_turns") else 0
    order = by_the_page.shuffled(by_the_page.words(case["seed"]), tiles_of(case))
    return reference.table(reference.deal_of(order, players, removed), options)


def tiles_of(case: dict[str, Any]) -> list[str]:
    """The case's set in ascending order."""
    return sorted(case["options"].get("tileset") or reference.own_tiles())


def count(table: reference.Table, seed: str, drawn: list[int], depth: int) -> int:
    """Sequences of ``depth`` decisions; ``drawn``: the bounds of the numbers drawn so far."""
    if table.shuffle_due:
        table, drawn = deepcopy(table), list(drawn)
        stream = by_the_page.words(seed)
        for bound in drawn:
            by_the_page.below(stream, bound)
        drawn += range(len(table.bag), 1, -1)
        table.shuffle(by_the_page.shuffled(stream, table.bag))
    moves = table.legal_moves()
    if depth <= 1:
        return len(moves) if depth else 1
    total = 0
    for move in moves:
        after = deepcopy(table)
        after.play(move)
        total += count(after, seed, drawn, depth - 1)
    return total


def counts(case: dict[str, Any], deepest: int, most: int = MOST) -> list[int]:
    """The counts for depths 1, 2 … up to ``deepest``, or as long as they stay under ``most``."""
    table = table_of(case)
    dealt = list(range(len(tiles_of(case)), 1, -1))
    return perft.counts(lambda depth: count(table, case["seed"], dealt, depth), deepest, most)


if __name__ == "__main__":
    perft.freeze(FROZEN, ({**case, "counts": counts(case, 12)} for case in CASES))
