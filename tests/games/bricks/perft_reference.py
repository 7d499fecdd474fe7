"""Counts decision sequences with the slow reference, and writes ``perft.json``.

Run ``python -m tests.games.bricks.perft_reference`` when a ruling changes (a minute or two).
"""

from collections.abc import Iterator
from copy import copy
from itertools import tee
from pathlib import Path
from typing import Any

from tests.games.bricks import reference
from tests.helpers import perft
from tests.record import by_the_page

FROZEN = Path(__file__).with_name("perft.json")
MOST = 60_000  # sequences counted for one deal

SAME = {"tables": [[3], [4]]}  # dice that always show the same: steals, covers
PAIR = {"tables": [[2, 4], [2, 4]]}
NO_TOKENS = {"tokens": [0, 0, 0]}

CASES: list[dict[str, Any]] = [
    {"seed": seed, "bots": bots, "options": options}
    for seed, bots, options in (
        ("17", [0, 1], {}),
        ("1", [0, 1], {"grid": 16}),
        ("été", [0, 1], {"grid": 24, "tokens": [0, 2, 12]}),
        ("2", [0, 1], {"grid": 18, "steal": False, "cover": False, "joker": False}),
        ("3", [0, 1], {**SAME, **NO_TOKENS}),
        ("4", [0, 1], {**SAME, "tokens": [0, 1, 0]}),
        ("5", [0, 1], {**PAIR, **NO_TOKENS}),
        ("6", [0, 1], {"joker": 2, "swap": True, **NO_TOKENS}),
        ("7", [0, 1], {"joker": 1, **PAIR, "tokens": [1, 0, 2]}),
        ("8", [0, 1], {"challenge": {"kind": "bricks laid", "number": 1}}),
        ("9", [0, 1], {"challenge": {"kind": "steals", "number": 1}, **SAME, **NO_TOKENS}),
        ("10", [], {}),
        ("11", [1], {"grid": 16, **NO_TOKENS}),
        ("12", [0], {"swap": True, **NO_TOKENS}),
    )
]


def table_of(case: dict[str, Any]) -> tuple[reference.Table, Iterator[int]]:
    """The table after the case's deal, and the words that are left."""
    [stream] = tee(by_the_page.words(case["seed"]), 1)  # such a one can be copied
    deal = reference.deal_of(stream, case["options"])
    return reference.table(deal, case["options"], case["bots"]), stream


def count(table: reference.Table, stream: Iterator[int], depth: int) -> int:
    """Sequences of ``depth`` decisions."""
    if not table.reason and table.to_move() is None:
        table, stream = table.copy(), copy(stream)
        while table.to_move() is None:
            table.happen(table.draw(stream))
    moves = table.legal_moves()
    if depth <= 1:
        return len(moves) if depth else 1
    total = 0
    for move in moves:
        after = table.copy()
        after.play(move)
        total += count(after, stream, depth - 1)
    return total


def counts(case: dict[str, Any], deepest: int, most: int = MOST) -> list[int]:
    """The counts for depths 1, 2 … up to ``deepest``, or as long as they stay under ``most``."""
    table, stream = table_of(case)
    return perft.counts(lambda depth: count(table, stream, depth), deepest, most)


if __name__ == "__main__":
    perft.freeze(FROZEN, ({**case, "counts": counts(case, 9)} for case in CASES))
