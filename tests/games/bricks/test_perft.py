"""Numbers of decision sequences, counted by the slow reference and frozen in ``perft.json``."""

import json
from typing import Any

import pytest

from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from pavage.search.perft import divide, perft
from tests.games.bricks import perft_reference
from tests.helpers.profile import scaled

FROZEN = json.loads(perft_reference.FROZEN.read_text(encoding="utf-8"))
MOST = scaled(quick=1_500, default=500_000, thorough=10**9)


def name(case: dict[str, Any]) -> str:
    return "-".join([case["seed"], *map(str, case["bots"]), *case["options"]])


@pytest.mark.parametrize("case", FROZEN, ids=name)
def test_perft(case: dict[str, Any]) -> None:
    setup, words = GAME.setup(2, case["options"], case["bots"]), WordStream(case["seed"])
    position = GAME.start(setup, GAME.deal(setup, words))
    for depth, count in enumerate(case["counts"], start=1):
        if count <= MOST:
            found = perft(position, words, depth)
            assert found == count, f"depth {depth}: {dict(divide(position, words, depth))}"


@pytest.mark.parametrize("case", FROZEN, ids=name)
def test_the_frozen_numbers_are_the_reference_s(case: dict[str, Any]) -> None:
    shallow = perft_reference.counts(case, scaled(1, 3, 4), most=scaled(100, 600, 60_000))
    assert shallow == case["counts"][: len(shallow)]
    assert shallow


def test_the_frozen_cases_are_all_cases() -> None:
    assert [{**case, "counts": []} for case in FROZEN] == [
        {**case, "counts": []} for case in perft_reference.CASES
    ]
