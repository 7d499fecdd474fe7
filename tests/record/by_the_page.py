"""Chance from seeds once more, written from the format's page and from nothing else."""

import hashlib
from collections.abc import Iterator
from itertools import count, product
from typing import Any


def words(seed: str) -> Iterator[int]:
    """SHA-256 of the seed, a colon and a counter; each digest is eight big-endian words."""
    for counter in count():
        digest = hashlib.sha256((seed + ":" + str(counter)).encode("utf-8")).hexdigest()
        for at in range(0, 64, 8):
            yield int(digest[at : at + 8], 16)


def below(stream: Iterator[int], n: int) -> int:
    while True:
        word = next(stream)
        if word < 2**32 - 2**32 % n:
            return word % n


def shuffled(stream: Iterator[int], items: list[str]) -> list[str]:
    items = list(items)
    for i in reversed(range(1, len(items))):
        j = below(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def zigzag_set() -> list[str]:
    tiles = ["".join(sides) for sides in product("012", repeat=4)]
    tiles.remove("0000")
    return sorted([*tiles, "1111"])


def zigzag_deal(seed: str, players: int, fixed_turns: bool = False) -> dict[str, Any]:
    pile = shuffled(words(seed), zigzag_set())

    def take(n: int) -> list[str]:
        return [pile.pop(0) for _ in range(n)]

    removed = take({4: 0, 3: 2, 2: 4}[players] if fixed_turns else 0)
    hands: list[list[str]] = [[] for _ in range(players)]
    for _ in range(5):
        for hand in hands:
            hand += take(1)
    discarded = []
    while pile[0].count("0") == 3:
        discarded += take(1)
    return {
        "removed": removed,
        "hands": hands,
        "discarded_starts": discarded,
        "start": pile.pop(0),
        "bag": pile,
    }
