"""Tables as Hypothesis draws them: shapes that random games seldom come to."""

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from pavage.core.position import Position
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import drawn
from tests.games.half_dominoes.reference import EAST, NORTH, SOUTH, WEST, Square


@dataclass(frozen=True)
class Start:
    """A position in the middle of a game, as both sides can build it."""

    variant: int
    tiles: dict[Square, str]
    dead: list[Square]
    hands: list[list[str]]  # the mover's first
    stock: list[str]
    seat: int
    turns: int
    idle: int

    def position(self) -> Position:
        text = " ".join(reference.written(tile, square) for square, tile in self.tiles.items())
        return drawn(
            text,
            *self.hands,
            stock=self.stock,
            variant=self.variant,
            seat=self.seat,
            turns=self.turns,
            idle=self.idle,
            dead=self.dead,
        )

    def table(self) -> reference.Table:
        players = len(self.hands)
        hands = [self.hands[(who - self.seat) % players] for who in range(players)]
        return reference.Table(
            variant=self.variant,
            hands=[[reference.Held(tile) for tile in hand] for hand in hands],
            stock=list(self.stock),
            tiles={square: reference.Laid(tile) for square, tile in self.tiles.items()},
            dead=set(self.dead),
            seat=self.seat,
            turn=self.turns + 1,
            idle=self.idle,
        )


def _shape(rng: random.Random, size: int) -> list[Square]:
    """Squares that hang together: a walk that often turns, so that there are bays and holes."""
    squares = [(0, 0)]
    while len(squares) < size:
        start = rng.choice(squares[-3:] if rng.random() < 0.7 else squares)
        square = reference.beside(start, rng.choice([NORTH, EAST, SOUTH, WEST]))
        if square not in squares:
            squares.append(square)
    return squares


def matching(rng: random.Random, squares: list[Square], symbols: str) -> dict[Square, str]:
    """A tile on each of the squares, so that all sides match."""
    tiles: dict[Square, str] = {}
    for square in squares:
        shown = []
        for side, at in reference.SHOWN.items():
            facing = reference.SHOWN[reference.FACING[side]]
            beside = tiles.get(reference.beside(square, side))
            shown.append((at, beside[facing] if beside else rng.choice(symbols)))
        tiles[square] = "".join(symbol for _, symbol in sorted(shown))
    return tiles


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """Any table of up to 25 tiles, with hands that mostly fit it, near the end of the stock."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))  # sizes too: Hypothesis likes small ones
    symbols = draw(st.sampled_from(["0", "0", "01", "01", "012", "012345", "0123456789"]))
    players = draw(st.integers(2, 4))
    squares = _shape(rng, rng.randint(1, 25))
    gone = rng.randint(0, min(3, len(squares) - 1))
    rng.shuffle(squares)
    dead, squares = squares[:gone], squares[gone:]
    tiles = matching(rng, squares, symbols)

    def some(count: int) -> list[str]:
        faces = ("".join(rng.choices(symbols, k=4)) for _ in range(count))
        return [reference.canonical(face) for face in faces]

    turns = rng.choice([0, 7, 120, 290, 298])
    return Start(
        variant=draw(st.sampled_from([1, 2])),
        tiles=tiles,
        dead=dead,
        hands=[some(rng.randint(1, 9)) for _ in range(players)],
        stock=some(rng.choice([0, 0, 1, 3])),
        seat=turns % players,
        turns=turns,
        idle=rng.choice([0, 0, 6 * players - 2]),
    )
