"""Use each game once, so that nobody waits for the compiler later.

What is compiled is kept on the disk: only the first start after an installation takes seconds.
"""

import random

from pavage.core.game import WATCHER, Game
from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.core.solver import Limits, unsought
from pavage.games import registry
from pavage.match.match import Match
from pavage.match.views import Views
from pavage.search import bots
from pavage.search.advice import advise
from pavage.search.shown import shown


def warm_matches(games: tuple[str, ...]) -> None:
    """All that a match calls: the rules, the views, what a takeback asks, an export."""
    for id in games:
        game = registry.load(id)
        for setup in map(game.usual_setup, game.facts.players):
            match = Match.new(game, setup, "warm", 0)
            for _ in range(2):
                move = match.now.position.legal_moves()[0]
                match.apply(match.submit(match.to_move(), move, match.seq, 0))
                match.revealed(len(match.line) - 1, 0)
            views = Views(match)
            views.scene()
            views.hand(max(match.to_move(), 0))
            game.redact(setup, match.deal, [ply.move for ply in match.line], WATCHER)


def warm_bots(games: tuple[str, ...]) -> None:
    """All that a bot calls."""
    for id in games:
        game = registry.load(id)
        players = game.facts.players[0]
        match = Match.new(game, game.usual_setup(players, range(players)), "warm", 0)
        for name in game.facts.bots:
            bots.load(name, game)(game, match.now.seen(max(match.to_move(), 0)), seeded("warm"))


WARMING = Limits(positions=200_000)
BRIEFLY = Limits(positions=1)
WANDERED = 1000  # plies


def warm_advice(game: Game) -> None:
    """All that a hint and a review call."""
    players = max(2, game.facts.players[0])
    now = Match.new(game, game.usual_setup(players, range(players)), "warm", 0).now
    seen = now.seen(max(now.to_move, 0))
    shown(game, seen, advise(game, seen, effort=0.0).move)


def warm_solver(game: Game) -> None:
    """All that the solver calls: for a win and a shorter one, and, in a position that was played
    badly, to prove that there is none; or the search for the highest score.
    """
    setup = game.usual_setup(game.facts.players[0])
    position = game.start(setup, game.deal(setup, WordStream("1")))
    if game.facts.optimised is not None:
        game.optimiser(position.observe(0)[0], "warm").run(BRIEFLY, unsought)
        return
    choice = random.Random(1)
    for plies in (0, WANDERED):
        for _ in range(plies):
            if not position.is_over():
                position.play_code(choice.choice(position.codes().tolist()))
        seen = position.observe(max(position.to_move(), 0))[0]
        game.solve(seen, WARMING, lambda verdict: None)
