"""Counts decision sequences with the slow reference, and writes ``perft.json``.

Run ``python -m tests.games.half_dominoes.perft_reference`` when a ruling changes (a minute).
"""

from pathlib import Path
from typing import Any

from tests.games.half_dominoes import reference
from tests.helpers import perft

FROZEN = Path(__file__).with_name("perft.json")
MOST = 30_000  # sequences counted for one deal

# Sets where the stock is soon empty, so that tiles are taken back and games end near the deal.
ALIKE = ["0000"] * 13 + ["0011"] * 6
STRANGERS = ["0101"] * 7 + ["2222"] * 6 + ["0033"] * 2

CASES: list[dict[str, Any]] = [
    *(
        {"seed": seed, "players": players, "options": {"variant": variant, "tileset": tiles}}
        for seed, players, tiles in (
            ("17", 2, "Q6"),
            ("été", 3, "Q6"),
            ("2", 4, "Q6"),
            ("3", 2, "M4"),
            ("4", 4, "M4"),
        )
        for variant in (1, 2)
    ),
    *(
        {
            "seed": seed,
            "players": 2,
            "options": {"variant": variant, "hand": 6, "tileset": tiles},
        }
        for seed in ("2", "3")
        for tiles in (ALIKE, STRANGERS)
        for variant in (1, 2)
    ),
]


def counts(case: dict[str, Any], deepest: int, most: int = MOST) -> list[int]:
    """The counts for depths 1, 2 … up to ``deepest``, or as long as they stay under ``most``."""
    deal = reference.deal_of_seed(case["seed"], case["players"], case["options"])
    table = reference.table(deal, case["options"])
    return perft.counts(lambda depth: perft.count(table, depth), deepest, most)


if __name__ == "__main__":
    perft.freeze(FROZEN, ({**case, "counts": counts(case, 12)} for case in CASES))
