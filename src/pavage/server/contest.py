"""What totals of games that one person plays for the highest score are compared in."""

import re
from collections.abc import Sequence

import msgspec

from pavage.core.alone import challenge_day, is_ranked
from pavage.core.game import OVER, Game, Setup
from pavage.core.stored import Contest, Sitter, Total
from pavage.match.match import Match
from pavage.match.plies import Step

_NAMELESS = re.compile(r"#\d{1,2}")  # what a page calls a seat that nobody gave a name


def contest_of(game: Game, setup: Setup, seed: str) -> Contest | None:
    """What a game's total is compared in; None where it can't be compared."""
    if not is_ranked(game, setup):
        return None
    day = challenge_day(game, setup, seed)
    options = msgspec.json.encode(dict(setup.options), order="sorted").decode()
    return Contest(game.facts.id, game.facts.rules, options, "" if day is None else str(day))


def contest_of_match(match: Match) -> Contest | None:
    """The same, of a match."""
    return contest_of(match.game, match.setup, match.seed)


def player_of(sitter: Sitter) -> str:
    """The name that somebody gave, or nothing."""
    return "" if _NAMELESS.fullmatch(sitter.name) else sitter.name


def total_of(id: str, match: Match, sitters: Sequence[Sitter], step: Step) -> Total | None:
    """The total that a step ends a match with; None if it does not, or if that counts nowhere.

    A game that was given up has no total.
    """
    if step.outcome is None or step.now.to_move != OVER or sitters[0].kind != "human":
        return None
    contest = contest_of_match(match)
    if contest is None:
        return None
    name, score = player_of(sitters[0]), step.outcome.scores[0]
    return Total(id, contest, name, score, step.events[-1].at)
