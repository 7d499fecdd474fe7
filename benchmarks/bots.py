"""How strong the bots are: how often one wins against others of another kind, in each game.

``python benchmarks/bots.py [GAME]... [--games N]``. One seat, each in its turn, is the first bot's,
all others are the second's; the same deals serve all the seats. Where dice are rolled, they follow
from the same seeds. A shared win counts in parts. The intervals are 95 % (normal approximation).
``ms`` is the mean processor time of a decision of the first bot, and the longest.

``beginner``, in Zigzag, is a model of one: it looks at two lit squares, chosen at random, for each
placement and takes the better; after the first placement of a turn it stops one time in six.
"""

import argparse
import time
from typing import NamedTuple

import numpy as np

from pavage.core.game import CHANCE, Bot, Game, OptionValue
from pavage.core.rng import Rng, below, seeded
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.games.zigzag.scoring import points_of
from pavage.games.zigzag.state import CELLS, END
from pavage.search import bots

_BASIC = (("easy", "random"), ("greedy", "easy"), ("greedy", "random"))
_BEGINNER = (("beginner", "random"), ("beginner", "easy"), ("beginner", "greedy"))
_EXPERT = (("expert", "greedy"),)


class Contest(NamedTuple):
    """Which pairs of bots play under which options."""

    game: str
    players: int
    options: dict[str, OptionValue]
    pairs: tuple[tuple[str, str], ...]


_CONTESTS = (
    Contest("zigzag", 2, {}, _BASIC + _BEGINNER),
    *(
        Contest("half_dominoes", 2, {"variant": variant}, (*_BASIC, *_EXPERT, ("expert", "strong")))
        for variant in (1, 2)
    ),
    *(
        Contest("half_dominoes", players, {"variant": variant}, _EXPERT)
        for variant in (1, 2)
        for players in (3, 4)
    ),
    *(
        Contest("half_dominoes", 2, {"variant": variant, "tileset": "M4"}, _EXPERT)
        for variant in (1, 2)
    ),
    *(
        Contest("connexion", players, {}, (("easy", "random"), ("greedy", "easy"), *_EXPERT))
        for players in (2, 3, 4)
    ),
    Contest("bricks", 2, {}, (("greedy", "random"), ("normal", "random"), ("normal", "greedy"))),
)


def beginner(game: Game, seen: np.ndarray, rng: Rng) -> int:
    """The better of two placements chosen at random; stops one time in six."""
    moves = bots.legal(game, seen)
    placing = moves[moves < END]
    if len(placing) == 0:
        return int(moves[below(rng, len(moves))])
    if seen[0].placed > 0 and below(rng, 6) == 0:
        return END
    looked_at = [int(placing[below(rng, len(placing))]) for _ in range(2)]
    return max(looked_at, key=lambda move: points_of(seen[0], move // CELLS, move % CELLS))


def bot(name: str, game: Game) -> Bot:
    """A bot of the game, or the model of a beginner."""
    return beginner if name == "beginner" else bots.load(name, game)


class Result(NamedTuple):
    """The first's share of wins, the mean scores of both, and the seconds of its decisions."""

    share: float
    mine: float
    theirs: float
    seconds: list[float]


def play(contest: Contest, first: str, second: str, games: int) -> Result:
    """Let one ``first`` play against ``second`` in all the other seats."""
    game = registry.load(contest.game)
    setup = game.setup(contest.players, contest.options, bots=range(contest.players))
    won = mine = theirs = 0.0
    seconds: list[float] = []
    for k in range(games):
        seed, ours = f"bots {k // contest.players}", k % contest.players
        words = WordStream(seed)
        position = game.start(setup, game.deal(setup, words))
        players = [bot(second, game)] * contest.players
        players[ours] = bot(first, game)
        rng = seeded(k)
        while not position.is_over():
            seat = position.to_move()
            if seat == CHANCE:
                position.play(game.chance_draw(position.s, words))
                continue
            seen = position.observe(seat)
            began = time.process_time()
            code = players[seat](game, seen, rng)
            if seat == ours and k > 0:  # the first game may compile
                seconds.append(time.process_time() - began)
            position.play_code(code)
        outcome = position.outcome()
        assert outcome is not None
        won += (ours in outcome.winners) / len(outcome.winners)
        mine += outcome.scores[ours]
        theirs += (sum(outcome.scores) - outcome.scores[ours]) / (contest.players - 1)
    return Result(won / games, mine / games, theirs / games, seconds)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = sorted({contest.game for contest in _CONTESTS})
    parser.add_argument("names", nargs="*", choices=[[], *names], metavar="GAME")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    print(f"| {asked.games} games each | who | wins | even | mean scores | ms: mean, longest |")
    print("|---|---|---|---|---|---|")
    for contest in _CONTESTS:
        if asked.names and contest.game not in asked.names:
            continue
        options = "".join(f", {name} {value}" for name, value in contest.options.items())
        for first, second in contest.pairs:
            share, mine, theirs, seconds = play(contest, first, second, asked.games)
            half = 196 * (share * (1 - share) / asked.games) ** 0.5
            print(
                f"| {contest.game}, {contest.players} players{options} | {first} against {second} |"
                f" {100 * share:.1f} % ± {half:.1f} | {100 / contest.players:.0f} % |"
                f" {mine:.1f} : {theirs:.1f} |"
                f" {1000 * sum(seconds) / len(seconds):.2f}, {1000 * max(seconds):.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
