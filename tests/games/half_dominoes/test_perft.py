"""Numbers of decision sequences, counted by the slow reference and frozen in ``perft.json``."""

import json
from typing import Any

import pytest

from pavage.games.half_dominoes import GAME
from tests.games.half_dominoes import perft_reference
from tests.helpers.perft import assert_counted
from tests.helpers.profile import scaled

FROZEN = json.loads(perft_reference.FROZEN.read_text(encoding="utf-8"))
MOST = scaled(quick=300, default=50_000, thorough=10**9)


def name(case: dict[str, Any]) -> str:
    tiles = case["options"]["tileset"]
    if isinstance(tiles, list):
        tiles = "alike" if tiles == perft_reference.ALIKE else "strangers"
    return f"{case['seed']}-{case['players']}-{case['options']['variant']}-{tiles}"


@pytest.mark.parametrize("case", FROZEN, ids=name)
def test_perft(case: dict[str, Any]) -> None:
    assert_counted(GAME, case["players"], case["options"], case["seed"], case["counts"], MOST)


@pytest.mark.parametrize("case", FROZEN, ids=name)
def test_the_frozen_numbers_are_the_reference_s(case: dict[str, Any]) -> None:
    shallow = perft_reference.counts(case, deepest=scaled(2, 3, 12), most=scaled(100, 300, 30_000))
    assert shallow == case["counts"][: len(shallow)]
    assert len(shallow) >= 2


def test_the_frozen_cases_are_all_cases() -> None:
    assert [{**case, "counts": []} for case in FROZEN] == [
        {**case, "counts": []} for case in perft_reference.CASES
    ]
