"""Counting sequences of decisions, so that two move generators can be compared in a minute.

A chance ply takes the outcome that the seed's words give on that line; it does not count as a
decision. A game that ends before the depth is reached is not counted.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pavage.core.game import CHANCE, Game
from pavage.core.position import Position
from pavage.core.shuffle import WordStream


def perft(position: Position, words: WordStream, depth: int) -> int:
    """How many sequences of ``depth`` decisions there are from a position."""
    return _Counter(position, depth).count(0, depth, words)


def divide(position: Position, words: WordStream, depth: int) -> Iterator[tuple[str, int]]:
    """For each first decision, in byte order, how many sequences begin with it (depth >= 1)."""
    words = words.copy()
    position = position.copy()
    _take_chances(position.game, position.state[0], words)
    for text in position.legal_moves():
        after = position.copy()
        after.play(text)
        yield text, perft(after, words, depth - 1)


class _Counter:
    """A row of states, one for each depth, so that nothing is made anew while counting."""

    def __init__(self, position: Position, depth: int) -> None:
        self.game = position.game
        self.states = np.zeros(depth + 1, dtype=self.game.dtype)
        self.states[0] = position.state[0]
        self.moves = np.empty((depth + 1, self.game.max_moves), dtype=np.int64)

    def count(self, at: int, depth: int, words: WordStream) -> int:
        """The sequences of ``depth`` decisions from the state in row ``at``."""
        if depth == 0:
            return 1
        state, moves = self.states[at], self.moves[at]
        if self.game.to_move(state) == CHANCE:
            words = words.copy()
            _take_chances(self.game, state, words)
        n = self.game.legal_moves(state, moves)
        if depth == 1:  # the last decision need not be played to be counted
            return n
        total = 0
        for move in moves[:n].tolist():
            self.states[at + 1] = state
            self.game.play(self.states[at + 1], move)
            total += self.count(at + 1, depth - 1, words)
        return total


def _take_chances(game: Game, state: Any, words: WordStream) -> None:
    while game.to_move(state) == CHANCE:
        game.chance_play(state, game.chance_draw(state, words))
