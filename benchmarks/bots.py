"""How strong the bots are in Zigzag: wins of each pair, and of a model of a beginner.

``python benchmarks/bots.py [GAMES]``. The beginner looks at two lit squares, chosen at random, for
each placement and takes the better; after the first placement of a turn it stops one time in six.
Seats alternate; a shared win counts one half. The intervals are 95 % (normal approximation).
"""

import sys
from typing import Any

from pavage.core.game import Game
from pavage.core.rng import Rng, below, seeded
from pavage.core.shuffle import WordStream
from pavage.games.registry import load
from pavage.games.zigzag.scoring import points_of
from pavage.games.zigzag.state import CELLS, END
from pavage.search import bots

_PAIRS = (
    ("greedy", "easy"),
    ("easy", "random"),
    ("greedy", "random"),
    ("beginner", "random"),
    ("beginner", "easy"),
    ("beginner", "greedy"),
)


def beginner(game: Game, seen: Any, rng: Rng) -> int:
    """The better of two placements chosen at random; stops one time in six."""
    moves = bots.legal(game, seen)
    placing = moves[moves < END]
    if len(placing) == 0:
        return int(moves[below(rng, len(moves))])
    if seen[0].placed > 0 and below(rng, 6) == 0:
        return END
    looked_at = [int(placing[below(rng, len(placing))]) for _ in range(2)]
    return max(looked_at, key=lambda move: points_of(seen[0], move // CELLS, move % CELLS))


def wins(game: Game, first: bots.Bot, second: bots.Bot, games: int) -> tuple[float, float, float]:
    """The first's share of wins, and both mean scores."""
    setup = game.setup(2)
    won, scores = 0.0, [0, 0]
    for k in range(games):
        position = game.start(setup, game.deal(setup, WordStream(f"bots {k}")))
        rng = seeded(k)
        players = (first, second) if k % 2 == 0 else (second, first)
        while not position.is_over():
            seat = position.to_move()
            position.play_code(players[seat](game, position.observe(seat), rng))
        mine, theirs = position.scores() if k % 2 == 0 else position.scores()[::-1]
        won += (mine > theirs) + (mine == theirs) / 2
        scores = [scores[0] + mine, scores[1] + theirs]
    return won / games, scores[0] / games, scores[1] / games


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    game = load("zigzag")
    players = {name: bots.load(name, game) for name in game.facts.bots} | {"beginner": beginner}
    print(f"| Zigzag, 2 players, {games} games a pair | wins | mean scores |")
    print("|---|---|---|")
    for first, second in _PAIRS:
        share, mine, theirs = wins(game, players[first], players[second], games)
        half = 196 * (share * (1 - share) / games) ** 0.5
        print(
            f"| {first} against {second} | {100 * share:.1f} % ± {half:.1f} |"
            f" {mine:.0f} : {theirs:.0f} |"
        )


if __name__ == "__main__":
    main()
