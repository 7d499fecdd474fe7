"""Counting decision sequences the slow way: every one is written out and played as text."""

from collections.abc import Iterator

from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.shuffle import WordStream


def sequences(position: Position, words: WordStream, depth: int) -> Iterator[tuple[str, ...]]:
    """Every sequence of ``depth`` decisions; chance takes the words' outcome on each line."""
    if depth == 0:
        yield ()
        return
    if position.to_move() == CHANCE:
        position, words = position.copy(), words.copy()
        position.play(position.game.chance_draw(position.s, words))
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        for rest in sequences(after, words.copy(), depth - 1):
            yield (move, *rest)


def perft(position: Position, words: WordStream, depth: int) -> int:
    return len(set(sequences(position, words, depth)))


def divide(position: Position, words: WordStream, depth: int) -> dict[str, int]:
    counts: dict[str, int] = {}
    for first, *_ in sequences(position, words, depth):
        counts[first] = counts.get(first, 0) + 1
    return counts
