"""What a worker of a study does: solve numbered deals of a game, and check the answers.

Nothing here needs more than the game and its solver, so that workers start quickly.
"""

import time
from collections.abc import Sequence
from itertools import product

import msgspec

from pavage.core.game import Game, OptionValue, Setup
from pavage.core.message import message
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.core.solver import Limits, unwatched
from pavage.core.sources import digest_of
from pavage.games import registry
from pavage.search.answers import WrongAnswer, tried
from pavage.study import executors
from pavage.study.executors import Batch, Row


class Question(msgspec.Struct, frozen=True):
    """What is asked of each deal. Two questions that differ must not share a folder."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    positions: int
    efforts: list[int]
    source: str  # of the game and its solver: another solver may give other answers
    study: str = "winnability"


def question(game: Game, setup: Setup, positions: int, efforts: Sequence[int]) -> Question:
    """The question about a game with these options."""
    options = game.kept_options(setup)
    id, rules = game.facts.id, game.facts.rules
    return Question(id, rules, options, positions, list(efforts), digest_of(game.folder))


def prepare(asked: Question) -> None:
    """Load and compile what will be used, so that no deal's time has it."""
    _solve(asked, "warm", Limits(positions=200_000))


def solve_deals(asked: Question, deals: Sequence[int]) -> Batch:
    """A row of DEALS for each deal."""
    limits = Limits(positions=asked.positions, first=True, stop=executors.stopped)

    def rows(deals: Sequence[int]) -> list[Row]:
        return [{"deal": deal, **_solve(asked, str(deal), limits)} for deal in deals]

    return executors.batch(deals, rows, 1)


def solve_harder(asked: Question, deals: Sequence[int]) -> Batch:
    """A row of LENGTHS for each deal and each effort."""

    def rows(deals: Sequence[int]) -> list[Row]:
        made = []
        for deal, effort in product(deals, asked.efforts):
            limits = Limits(positions=effort, stop=executors.stopped)
            made.append({"deal": deal, "effort": effort, **_solve(asked, str(deal), limits)})
        return made

    return executors.batch(deals, rows, 1)


def _solve(asked: Question, seed: str, limits: Limits) -> Row:
    """What a deal came to. Raises WrongAnswer, naming the deal."""
    position = _dealt(asked, seed)
    seat = position.to_move()
    seen = position.observe(seat)[0]
    begun, cpu = time.perf_counter(), time.process_time()
    verdict = position.game.solve(seen, limits, unwatched)
    seconds, cpu = time.perf_counter() - begun, time.process_time() - cpu
    try:
        end = tried(position, verdict).end
    except WrongAnswer as error:
        raise WrongAnswer(message("study-deal-said", deal=seed, said=error.said)) from None
    return {
        "answer": verdict.answer,
        "moves": verdict.moves,
        "bound": verdict.bound,
        "score": end.scores()[seat],
        "positions": verdict.positions,
        "seconds": seconds,
        "cpu": cpu,
    }


def _dealt(asked: Question, seed: str) -> Position:
    game = registry.load(asked.game)
    setup = game.setup(1, asked.options)
    return game.start(setup, game.deal(setup, WordStream(seed)))
