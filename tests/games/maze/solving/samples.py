"""Small tables of which the true numbers of moves are known, in both dialects."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from pavage.core.compiled import is_compiled
from tests.games.maze.solving.closure import closure
from tests.games.maze.solving.tables import Table
from tests.helpers.profile import scaled


def both(tables: list[Table]) -> list[Table]:
    """These tables in both dialects."""
    return [replace(one, ring=ring) for one in tables for ring in (0, 1)]


TINY = [Table(1, 4, 2), Table(1, 5, 2), Table(2, 2, 2), Table(2, 3, 1)]
SMALL = [Table(3, 2, 1), Table(2, 4, 1), Table(2, 4, 2), Table(3, 3, 1)]
TABLES = both([*TINY, *SMALL] if is_compiled() else TINY)


def distances(on: Table, most: int = 0) -> Iterator[tuple[Any, int | None]]:
    """Arrangements, as slots, and their distances from a win (None: lost); the same every time.

    At most ``most`` of them, or as many as the profile wants.
    """
    known = closure(on)
    chosen = np.random.default_rng(1).permutation(len(known))
    for number in chosen[: most or scaled(500, 5000, 100_000)]:
        slots = known.slots(int(number))
        yield slots, known.distance(slots)
