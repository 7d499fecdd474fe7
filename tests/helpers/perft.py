"""Counting decision sequences, for any game, through the checked door that players use."""

from collections import Counter

from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.shuffle import WordStream


def perft(position: Position, words: WordStream, depth: int) -> int:
    """How many sequences of ``depth`` decisions start here.

    A chance ply takes the outcome of the seed's words and does not count; a game that ends before
    is not counted.
    """
    if position.to_move() == CHANCE:
        position, words = position.copy(), words.copy()
        position.play(position.game.chance_draw(position.s, words))
    if depth <= 1:
        return len(position.codes()) if depth else 1
    total = 0
    for code in position.codes().tolist():
        after = position.copy()
        after.play_code(code)
        total += perft(after, words, depth - 1)
    return total


def divide(position: Position, words: WordStream, depth: int) -> Counter[str]:
    """The same count by first move, to find where two generators part."""
    counts: Counter[str] = Counter()
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        counts[move] = perft(after, words.copy(), depth - 1)
    return counts
