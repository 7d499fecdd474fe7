"""Matches played at random, for tests."""

import random
from typing import Any

from pavage.core.game import Deal, Game, Setup
from pavage.core.shuffle import WordStream
from pavage.core.stored import Sitter
from pavage.games import registry
from pavage.match.match import Match

ZIGZAG = registry.load("zigzag")
MAZE = registry.load("maze")
ANN, BEN = Sitter("human", "Ann"), Sitter("human", "Ben")
BOT = Sitter("bot", "greedy", "greedy")
GUEST = Sitter("open", "")


def new(seed: str = "1", players: int = 2, **options: object) -> Match:
    """A match of Zigzag on the small board."""
    setup = ZIGZAG.setup(players, {"board": "tight", **options})
    return Match.new(ZIGZAG, setup, seed, 0)


def new_maze(seed: str = "17", away: int | None = None, dialect: str = "classic") -> Match:
    """A match of Maze: a numbered deal, or one that is won ``away`` moves after the deal."""
    game = MAZE if away is None else with_deal(MAZE, nearly_won(away))
    return Match.new(game, game.setup(1, {"dialect": dialect}), seed, 0)


def nearly_won(away: int) -> Deal:
    """All is in order, but the first cards, 0 to 6, lie in the last six places."""
    ranks, suits = "A23456789TJQ", "CDHS"
    cards: list[str | None] = [rank + suit for suit in suits for rank in ranks]
    gaps = 6 - away
    return {"slots": [*[None] * away, *cards[away:], *[None] * gaps, *reversed(cards[:away])]}


def line_home(away: int) -> list[str]:
    """The moves that win ``nearly_won(away)``."""
    return [f"{rank}C@a{column + 1}" for column, rank in enumerate("A23456789TJQ"[:away])]


def line_of(match: Match) -> list[str]:
    """The decisions that stand."""
    return [ply.move for ply in match.line if ply.code is not None]


def play(match: Match, move: str) -> None:
    match.apply(match.submit(match.to_move(), move, match.seq, match.seq))


def moves(match: Match) -> list[str]:
    return match.now.position.legal_moves()


def play_some(match: Match, plies: int, choice: random.Random) -> Match:
    """Play on at random, stopping early when the match is over."""
    for _ in range(plies):
        if match.outcome is not None:
            break
        play(match, choice.choice(moves(match)))
    return match


def with_deal(game: Game, deal: Deal) -> Game:
    """The same game, but whatever the seed, this is the deal."""

    class Fixed(type(game)):  # type: ignore[misc]
        def deal(self, setup: Setup, words: WordStream) -> Deal:
            super().deal(setup, words)
            return deal

    fixed: Any = Fixed()
    assert isinstance(fixed, Game)
    return fixed
