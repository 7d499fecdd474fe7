"""A small generator for compiled playouts: xorshift64 in a one-element array.

It decides nothing in a match (that is :mod:`pavage.core.shuffle`); bots and searches use it.
Only shifts and exclusive-ors, so that it runs the same with the compiler off.
Source: Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14), 2003.
"""

import hashlib
from typing import Any

import numpy as np

from pavage.core.compiled import compiled

Rng = np.ndarray[Any, np.dtype[np.uint64]]


def seeded(seed: int | str) -> Rng:
    """A generator whose numbers depend on the seed alone; uint64, shape (1,), never zero."""
    digest = hashlib.sha256(f"rng:{seed}".encode()).digest()
    return np.array([int.from_bytes(digest[:8], "big") | 1], dtype=np.uint64)


@compiled
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n-1 (n < 2**31); the bias is under n / 2**32."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@compiled
def branch_off(rng: Rng, other: Rng) -> None:
    """Seed another generator from this one, which stays as it is.

    The two must have nothing to do with each other. xorshift64 is linear over bits: with a seed
    that is, the other's numbers would be sums of this one's. Products of the halves are not.
    """
    x = rng[0]
    high = (x >> np.uint64(32)) * np.uint64(0x9E3779B1)
    low = (x & np.uint64(0xFFFFFFFF)) * np.uint64(0x85EBCA77)
    other[0] = (high ^ (low << np.uint64(32)) ^ (low >> np.uint64(32))) | np.uint64(1)


@compiled
def shuffle_first(rng: Rng, items: Any, n: int) -> None:
    """Put the first ``n`` of an array in an order at random, in place: Fisher-Yates."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]
