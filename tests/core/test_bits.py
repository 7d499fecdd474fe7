"""Counting bits: compiled and in Python alike."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.bits import popcount, trailing_zeros
from pavage.core.compiled import compiled

WORDS = st.integers(0, 2**64 - 1)


@compiled
def compiled_zeros(x: int) -> int:
    return trailing_zeros(x)


@compiled
def compiled_ones(x: int) -> int:
    return popcount(x)


@given(WORDS.filter(bool))
def test_trailing_zeros(word: int) -> None:
    text = f"{word:064b}"
    expected = len(text) - len(text.rstrip("0"))
    assert trailing_zeros(np.uint64(word)) == expected
    assert compiled_zeros(np.uint64(word)) == expected  # type: ignore[arg-type]


@given(WORDS)
def test_popcount(word: int) -> None:
    expected = f"{word:b}".count("1")
    assert popcount(np.uint64(word)) == expected
    assert compiled_ones(np.uint64(word)) == expected  # type: ignore[arg-type]


def test_each_single_bit() -> None:
    for bit in range(64):
        assert compiled_zeros(np.uint64(1 << bit)) == bit  # type: ignore[arg-type]
        assert compiled_ones(np.uint64(1 << bit)) == 1  # type: ignore[arg-type]
