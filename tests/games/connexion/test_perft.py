"""Numbers of decision sequences, counted by the slow reference and frozen in ``perft.json``."""

import json
from typing import Any

import pytest

from pavage.games.connexion import GAME
from tests.games.connexion import perft_reference
from tests.helpers.perft import assert_counted
from tests.helpers.profile import scaled

FROZEN = json.loads(perft_reference.FROZEN.read_text(encoding="utf-8"))
MOST = scaled(quick=1_000, default=500_000, thorough=10**9)


def name(case: dict[str, Any]) -> str:
    own = f"own{len(case['options']['tileset'])}" if "tileset" in case["options"] else ""
    flags = [key for key, value in case["options"].items() if value is True]
    return "-".join([case["seed"], str(case["players"]), *flags, own])


@pytest.mark.parametrize("case", FROZEN, ids=name)
def test_perft(case: dict[str, Any]) -> None:
    assert_counted(GAME, case["players"], case["options"], case["seed"], case["counts"], MOST)


@pytest.mark.parametrize("case", FROZEN, ids=name)
def test_the_frozen_numbers_are_the_reference_s(case: dict[str, Any]) -> None:
    deepest = scaled(1, 2, 4) if case["players"] > 1 else scaled(1, 1, 4)
    shallow = perft_reference.counts(case, deepest, most=scaled(100, 300, 60_000))
    assert shallow == case["counts"][: len(shallow)]
    assert shallow


def test_the_frozen_cases_are_all_cases() -> None:
    assert [{**case, "counts": []} for case in FROZEN] == [
        {**case, "counts": []} for case in perft_reference.CASES
    ]
