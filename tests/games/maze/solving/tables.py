"""Tables and positions for the tests of the solver."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pavage.games.maze.rules import deal
from pavage.games.maze.state import STATE


@dataclass(frozen=True)
class Table:
    """A pack and how many gaps lie among its cards."""

    suits: int
    ranks: int
    gaps: int
    ring: int = 0

    @property
    def size(self) -> int:
        return self.suits * self.ranks + self.gaps

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """As the solver takes them: suits, ranks, size, ring."""
        return self.suits, self.ranks, self.size, self.ring

    def cards(self) -> list[int]:
        return [suit * 16 + rank for suit in range(self.suits) for rank in range(1, self.ranks + 1)]

    def shuffled(self, seed: int) -> Any:
        """A random arrangement: uint8 (size,)."""
        cards = np.array(self.cards() + [0] * self.gaps, dtype=np.uint8)
        return np.random.default_rng(seed).permutation(cards)

    def state(self, slots: Any) -> Any:
        """The position in the rules' own terms."""
        states = np.zeros(1, dtype=STATE)
        deal(states[0], slots, self.suits, self.ranks, self.ring)
        return states[0]


SMALL = [Table(2, 3, 1), Table(2, 4, 2), Table(3, 3, 1), Table(3, 4, 5), Table(1, 2, 1)]
REAL = Table(4, 12, 6)
