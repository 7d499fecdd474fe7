"""A pupil's file and what it says: the examples hold for the page too (learning/levels.test.ts)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pavage.learning.facts import HEAD, LARGEST, FactsError, read
from pavage.learning.levels import level, to_practise

EXAMPLES = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))


def examples(kind: str) -> Any:
    return pytest.mark.parametrize(
        "example", [pytest.param(one, id=one["what"]) for one in EXAMPLES[kind]]
    )


def of(rows: list[str]) -> Any:
    return read("\n".join([HEAD, *rows, ""]).encode())


@examples("levels")
def test_levels(example: dict[str, Any]) -> None:
    facts = of(example["rows"])
    found = {}
    for key in example["levels"]:
        a, b = map(int, key.split("x"))
        found[key] = level(facts, (a, b))
    assert found == example["levels"]


@examples("practise")
def test_what_to_practise(example: dict[str, Any]) -> None:
    facts, expected = of(example["rows"]), [tuple(pair) for pair in example["facts"]]
    assert to_practise(facts, 99) == expected
    assert to_practise(facts, 2) == expected[:2]


@examples("good")
def test_a_file_is_read(example: dict[str, Any]) -> None:
    facts = read(example["text"].encode())
    rows = [
        [a, b, fact.asked, fact.right, fact.median_ms or "", fact.last, fact.recent]
        for (a, b), fact in facts.items()
    ]
    written = [HEAD, *(",".join(map(str, row)) for row in rows)]
    assert written == example["text"].lstrip("\ufeff").split()


@examples("bad")
def test_a_bad_file_is_refused_with_its_line(example: dict[str, Any]) -> None:
    with pytest.raises(FactsError) as caught:
        read(example["text"].encode())
    assert caught.value.line == example["line"]
    assert msgspec.to_builtins(caught.value.why) == example["said"]


def test_no_text_and_far_too_long() -> None:
    with pytest.raises(FactsError, match="not text"):
        read(b"\xff\xfeA")
    with pytest.raises(FactsError, match="far too long"):
        read(b"x" * (LARGEST + 1))
