"""Whole games as Hypothesis draws them: options, seats of both kinds, and styles of play."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from pavage.core.game import CHANCE, Setup
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from tests.games.bricks.reference import ANSWERS, Brick, brick_of
from tests.helpers import plans as any_plans
from tests.helpers.plans import Choose, any_move

GOALS = [
    "bricks laid",
    "studs",
    "big brick",
    "answers in a row",
    "opposite edge",
    "tokens won",
    "score",
    "steals",
    "lead",
    "covers",
    "steals or covers",
    "swap and lead",
]


def _first(moves: list[str], *words: str) -> list[str]:
    """The moves of the first of these kinds that there are; else all."""
    for word in words:
        if found := [move for move in moves if move.startswith(word)]:
            return found
    return moves


def takes(rng: random.Random, moves: list[str]) -> str:
    """Cover and steal whenever it is possible, and use tokens for it."""
    return rng.choice(_first(moves, "cover", "steal", "swap"))


def spends(rng: random.Random, moves: list[str]) -> str:
    """Use up all tokens, then mostly take."""
    return rng.choice(_first(moves, "reroll", "reduce", "cover", "steal"))


def swaps(rng: random.Random, moves: list[str]) -> str:
    """Push the swap as soon as it is held, and pass rather than waste anything."""
    return rng.choice(_first(moves, "swap", "pass"))


def packs(rng: random.Random, moves: list[str]) -> str:
    """Lay close to the corner in the north-west, so that blocks close and the grid fills."""
    if covers := [move for move in moves if move.startswith("cover")]:
        return rng.choice(covers)
    lays = [move for move in moves if move[0].isdigit()]
    bricks = {move: brick_of(move, 0) for move in lays}
    return min(lays, key=lambda m: (bricks[m].x + bricks[m].y, m), default=rng.choice(moves))


STYLES: dict[str, Choose] = {
    style.__name__: style for style in (any_move, takes, spends, swaps, packs)
}


@dataclass(frozen=True)
class Plan(any_plans.Plan):
    """All that a game depends on. ``right``: how often people answer so."""

    game = GAME
    styles = STYLES

    bots: tuple[int, ...] = ()
    right: float = 0.95

    def setup(self) -> Setup:
        return GAME.setup(2, self.options, self.bots)

    def play(self) -> Iterator[tuple[Position, str | None]]:
        """Each position of the game with the ply played there; the last one with None."""
        words, rng = WordStream(self.seed), random.Random(self.seed)
        position = GAME.start(self.setup(), GAME.deal(self.setup(), words))
        while not position.is_over():
            ply = self._ply(position, words, rng)
            yield position, ply
            position.play(ply)
        yield position, None

    def _ply(self, position: Position, words: WordStream, rng: random.Random) -> str:
        if position.to_move() == CHANCE:
            return GAME.chance_draw(position.s, words)
        if is_asked(position):
            one, other = position.s.die.tolist()
            known = rng.random() < self.right
            return f"answer {one * other}" if known else rng.choice(ANSWERS)
        return self.styles[self.style](rng, position.legal_moves())


def is_asked(position: Position) -> bool:
    """Whether a product is asked for; all its thousand answers need not be written for that."""
    codes = position.codes()
    return len(codes) > 0 and GAME.write(int(codes[0])).startswith("answer")


SEEDS = st.integers(0, 2**32 - 1).map(str)
# few and small values make the same shapes again and again: steals and covers
FEW = st.lists(st.integers(2, 6), min_size=1, max_size=3, unique=True).map(sorted)
ANY = st.lists(st.integers(2, 12), min_size=1, max_size=11, unique=True).map(sorted)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Any game."""
    tables = st.one_of(FEW, FEW, ANY)
    goal = st.fixed_dictionaries(
        {"kind": st.sampled_from(GOALS), "number": st.sampled_from([1, 2, 5, 20, 60, 150])}
    )
    options: dict[str, Any] = {
        "grid": draw(st.sampled_from([16, 16, 18, 20, 24])),
        "steal": draw(st.booleans()),
        "cover": draw(st.booleans()),
        "joker": draw(st.sampled_from([False, 1, 2, 3, 64])),
        "tables": [draw(tables), draw(tables)],
        "tokens": [draw(st.integers(0, 4)), draw(st.integers(0, 4)), 2 * draw(st.integers(0, 15))],
        "swap": draw(st.booleans()),
        "practise": draw(st.booleans()),
        "challenge": draw(st.one_of(st.none(), st.none(), goal)),
    }
    return Plan(
        2,
        options,
        draw(SEEDS),
        draw(st.sampled_from(sorted(STYLES))),
        draw(st.sampled_from([(), (1,), (0,), (0, 1)])),
        draw(st.sampled_from([0.95, 0.95, 0.6])),
    )


# -- tables that no deal leads to -------------------------------------------------------------

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)


def heap(rng: random.Random, grid: int) -> list[Brick]:
    """Bricks beside one another, small ones in rows, so that blocks of them close; with gaps."""
    bricks: list[Brick] = []
    full, y = rng.choice([0.5, 0.9, 1.0]), rng.randrange(3)
    while y + 4 <= grid:
        high, x = rng.randint(2, 4), rng.randrange(6)
        while x + 4 <= grid:
            wide = rng.randint(2, 4)
            if rng.random() < full:
                bricks.append(Brick(rng.randrange(2), x, y, wide, high))
            x += wide
        y += high + (rng.random() < 0.3)
    return bricks


def likely_roll(rng: random.Random, bricks: list[Brick]) -> tuple[int, int]:
    """The size of a brick or of some beside one another: few rolls allow to steal or to cover."""
    if not bricks or rng.random() < 0.2:
        return rng.randint(2, 12), rng.randint(2, 12)
    at = rng.randrange(len(bricks))
    row = bricks[at : at + rng.randint(1, 3)]
    wide, high = min(sum(brick.wide for brick in row), 12), row[0].high
    return (wide, high) if rng.random() < 0.5 else (high, wide)
