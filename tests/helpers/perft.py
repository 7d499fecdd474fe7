"""Numbers of decision sequences, counted by a slow reference, frozen and held against the game."""

import json
from collections.abc import Callable, Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any, Protocol

from pavage.core.game import Game
from pavage.core.shuffle import WordStream
from pavage.search.perft import divide, perft


class Table(Protocol):
    """A reference's game in progress, without chance after the deal."""

    def legal_moves(self) -> list[str]: ...

    def play(self, move: str) -> Any: ...


def count(table: Table, depth: int) -> int:
    """Sequences of ``depth`` decisions."""
    moves = table.legal_moves()
    if depth <= 1:
        return len(moves) if depth else 1
    total = 0
    for move in moves:
        after = deepcopy(table)
        after.play(move)
        total += count(after, depth - 1)
    return total


def counts(count: Callable[[int], int], deepest: int, most: int) -> list[int]:
    """The counts for depths 1, 2 … up to ``deepest``, or as long as they stay under ``most``."""
    found: list[int] = []
    for depth in range(1, deepest + 1):
        # a level is about as much larger as the one before: do not start what takes too long
        if len(found) > 1 and found[-1] ** 2 / max(found[-2], 1) > most:
            break
        found.append(count(depth))
    return found


def freeze(path: Path, cases: Iterable[dict[str, Any]]) -> None:
    """Write cases with their counts, one a line."""
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def assert_counted(
    game: Game, players: int, options: dict[str, Any], seed: str, counts: list[int], most: int
) -> None:
    """The game counts the same from this deal, as far as the counts are no more than ``most``."""
    setup, words = game.setup(players, options), WordStream(seed)
    position = game.start(setup, game.deal(setup, words))
    for depth, count in enumerate(counts, start=1):
        if count <= most:
            found = perft(position, words, depth)
            assert found == count, f"depth {depth}: {dict(divide(position, words, depth))}"
