"""Numbers of decision sequences, counted by the slow reference and frozen in ``perft.json``."""

import json
from typing import Any

import pytest

from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from pavage.search.perft import divide, perft
from tests.games.connexion import perft_reference
from tests.helpers.profile import scaled

FROZEN = json.loads(perft_reference.FROZEN.read_text(encoding="utf-8"))
MOST = scaled(quick=1_000, default=500_000, thorough=10**9)


def start(case: dict[str, Any]) -> tuple[Position, WordStream]:
    setup, words = GAME.setup(case["players"], case["options"]), WordStream(case["seed"])
    return GAME.start(setup, GAME.deal(setup, words)), words


def name(case: dict[str, Any]) -> str:
    own = f"own{len(case['options']['tileset'])}" if "tileset" in case["options"] else ""
    flags = [key for key, value in case["options"].items() if value is True]
    return "-".join([case["seed"], str(case["players"]), *flags, own])


@pytest.mark.parametrize("case", FROZEN, ids=name)
def test_perft(case: dict[str, Any]) -> None:
    position, words = start(case)
    for depth, count in enumerate(case["counts"], start=1):
        if count <= MOST:
            found = perft(position, words, depth)
            assert found == count, f"depth {depth}: {dict(divide(position, words, depth))}"


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
