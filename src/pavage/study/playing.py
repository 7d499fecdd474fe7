"""The rules under which a study plays, and its deals: by number, the same for everybody."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

import pavage
from pavage.core.game import Game, OptionValue, Setup
from pavage.core.outcome import Outcome
from pavage.core.position import Position
from pavage.core.rng import Rng, seeded
from pavage.core.shuffle import WordStream
from pavage.core.sources import digest_of
from pavage.games import registry

Options = dict[str, OptionValue]

MOST_DECISIONS = 20_000  # in a game: then it is given up, for a patience can go round for ever
GAVE_UP = "gave up"  # the reason why such a game ended


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: one game under each of several sets of options, the variants."""

    study: str
    game: str
    rules: int
    players: int
    variants: list[Options]
    seed: str
    source: str  # of the game and of whatever plays it: others may play otherwise


def source_of(game: Game) -> str:
    """A name for all the code that decides how a game of this goes."""
    house = Path(pavage.__file__).parent
    return digest_of(*(house / room for room in ("core", "kit", "search")), game.folder)


def setups(asked: Rules) -> tuple[Game, list[Setup]]:
    """The game and the setup of each variant: all seats are played by the computer."""
    game = registry.load(asked.game)
    seats = range(asked.players)
    return game, [game.setup(asked.players, options, seats) for options in asked.variants]


def deal_seed(seed: str, deal: int | str) -> str:
    """The seed of a deal: its number, after the study's own seed where it has one."""
    return f"{seed} {deal}" if seed else str(deal)


def dealt(game: Game, setup: Setup, seed: str) -> tuple[Position, WordStream]:
    """The position after a seed's deal, and the words that go on with its chance."""
    words = WordStream(seed)
    return game.start(setup, game.deal(setup, words)), words


def generators(seed: str, seats: int) -> list[Rng]:
    """A generator for the bot at each seat, so that none depends on how much another one uses."""
    return [seeded(f"{seed} seat {seat}") for seat in range(seats)]


def shares(outcome: Outcome | None, players: int) -> list[float]:
    """What each seat has of a win: a win that is shared counts in parts."""
    winners = [] if outcome is None else outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def reason_of(outcome: Outcome | None) -> str:
    """Why a game ended, in the record's words."""
    return GAVE_UP if outcome is None else outcome.reason


def is_better(game: Game, one: int, other: int) -> bool:
    """Whether a score is better than another."""
    return one > other if game.facts.scores == "points" else one < other


def ordered(game: Game, scores: Sequence[int]) -> list[int]:
    """Scores, the best first."""
    return sorted(scores, reverse=game.facts.scores == "points")


def leader(game: Game, scores: Sequence[int]) -> int | None:
    """The seat that leads alone, or None."""
    best = ordered(game, scores)[0]
    leading = [seat for seat, score in enumerate(scores) if score == best]
    return leading[0] if len(leading) == 1 else None
