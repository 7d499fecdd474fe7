"""Counts decision sequences with the slow reference, and writes ``perft.json``.

Run ``python -m tests.games.connexion.perft_reference`` when a ruling changes (a minute).
"""

from pathlib import Path
from typing import Any

from tests.games.connexion import reference
from tests.helpers import perft

FROZEN = Path(__file__).with_name("perft.json")
MOST = 60_000  # sequences counted for one deal

ONE, OTHER = "6R1R2R3R4R5R", "6B5B4B3B2B1B"
TWO_KINDS = [ONE, OTHER] * 17  # twins, and seldom more than digits that match
PAIR = [ONE, OTHER]  # a solo game that is over after two tiles
THREE = [ONE, OTHER, "6V1V2V3V4V5V"]

CASES: list[dict[str, Any]] = [
    *(
        {"seed": seed, "players": players, "options": {"match_required": match_required}}
        for seed, players in (("17", 2), ("1", 3), ("été", 4))
        for match_required in (False, True)
    ),
    *(
        {"seed": "5", "players": players, "options": options}
        for players in (2, 4)
        for options in ({"tileset": TWO_KINDS}, {"tileset": TWO_KINDS, "match_required": True})
    ),
    *(
        {"seed": "1", "players": 1, "options": {"solo": True, **options}}
        for options in (
            {},
            {"match_required": True},
            {"tileset": PAIR},
            {"tileset": THREE, "match_required": True},
        )
    ),
]


def table_of(case: dict[str, Any]) -> reference.Table:
    """The table after the case's deal."""
    options = case["options"]
    return reference.table(reference.deal_of_seed(case["seed"], case["players"], options), options)


def counts(case: dict[str, Any], deepest: int, most: int = MOST) -> list[int]:
    """The counts for depths 1, 2 … up to ``deepest``, or as long as they stay under ``most``."""
    table = table_of(case)
    return perft.counts(lambda depth: perft.count(table, depth), deepest, most)


if __name__ == "__main__":
    perft.freeze(FROZEN, ({**case, "counts": counts(case, 4)} for case in CASES))
