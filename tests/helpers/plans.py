"""A whole game as Hypothesis draws it: its setup, its deal and a style of play."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pavage.core.game import CHANCE, Game, Setup
from pavage.core.position import Position
from pavage.core.shuffle import WordStream

Choose = Callable[[random.Random, list[str]], str]


def any_move(rng: random.Random, moves: list[str]) -> str:
    return rng.choice(moves)


@dataclass(frozen=True)
class Plan:
    """All that a game depends on. Each game has its own, with the styles that it is played in."""

    game: ClassVar[Game]
    styles: ClassVar[Mapping[str, Choose]]

    players: int
    options: dict[str, Any] = field(hash=False)
    seed: str
    style: str

    def setup(self) -> Setup:
        return self.game.setup(self.players, self.options)

    def deal(self) -> dict[str, Any]:
        return self.game.deal(self.setup(), WordStream(self.seed))

    def play(self) -> Iterator[tuple[Position, str | None]]:
        """Each position of the game with the ply played there; the last one with None.

        The position that comes out is played on: copy what is to be kept.
        """
        words = WordStream(self.seed)
        position = self.game.start(self.setup(), self.game.deal(self.setup(), words))
        rng = random.Random(self.seed)
        while not position.is_over():
            if position.to_move() == CHANCE:
                ply = self.game.chance_draw(position.s, words)
            else:
                ply = self.styles[self.style](rng, position.legal_moves())
            yield position, ply
            position.play(ply)
        yield position, None
