"""Chance from a seed, the same on every platform: words from SHA-256, Fisher-Yates shuffles.

The stream of 32-bit words of a seed is SHA-256(seed + ":" + counter), counter = 0, 1, 2 ...,
each digest cut into eight big-endian words. Nothing here depends on Python's ``random``.
"""

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

T = TypeVar("T")

_WORDS_PER_BLOCK = 8
_RANGE = 2**32


@dataclass
class WordStream:
    """A seed's stream of words and how many of them have been taken."""

    seed: str
    taken: int = 0
    _block: int = -1
    _words: tuple[int, ...] = ()

    def word(self) -> int:
        """The next 32-bit word."""
        block, at = divmod(self.taken, _WORDS_PER_BLOCK)
        if block != self._block:
            digest = hashlib.sha256(f"{self.seed}:{block}".encode()).digest()
            self._words = tuple(int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4))
            self._block = block
        self.taken += 1
        return self._words[at]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (words that would favour some are dropped).

        Raises ValueError unless 1 <= n <= 2**32.
        """
        if not 1 <= n <= _RANGE:
            raise ValueError(f"below({n}): n must be between 1 and 2**32")
        limit = _RANGE - _RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """A shuffled copy: Fisher-Yates from the end."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def copy(self) -> "WordStream":
        """A stream that goes on from here without moving this one."""
        return replace(self)


def new_seed() -> str:
    """A fresh match seed: 128 random bits as 32 lower-case hex digits."""
    return secrets.token_hex(16)


NUMBERED = 1_000_000  # deals that are drawn at random have a number up to this


def new_number() -> str:
    """The seed of a numbered deal drawn at random: a number that can be said over the telephone."""
    return str(secrets.randbelow(NUMBERED) + 1)


def is_seed(text: str) -> bool:
    """Whether a text can be a seed: any that UTF-8 can write."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def commitment(seed: str) -> str:
    """What the table shows while the seed is secret: SHA-256 of ``"pavage:" + seed``, in hex."""
    return hashlib.sha256(f"pavage:{seed}".encode()).hexdigest()
