"""Playing alone: which setups are a patience, and the challenge of a day.

A patience is for one person who sees everything: moves are taken back and played again freely.
Some games are always one (their facts say ``patience``); others under the options with which one
plays them for the highest score (``optimised``).

**The challenge of a day.** Who plays alone for the highest score can take up the same challenge as
everybody else on that day: the first plies are made already. The rule stands here and in
``Game.challenge``, and nowhere else: the date ``2026-11-30`` gives the seed
``challenge 2026-11-30``, and the words of that seed give the plies. They are ordinary plies of the
record, which verifies like any other.
"""

import re
from datetime import date

from pavage.core.game import Game, Setup
from pavage.core.shuffle import WordStream

_CHALLENGE = "challenge "
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def is_patience(game: Game, setup: Setup) -> bool:
    """Whether a setup is played as a patience."""
    return game.facts.patience or is_for_score(game, setup)


def is_for_score(game: Game, setup: Setup) -> bool:
    """Whether one person plays it for the highest score."""
    options = game.facts.optimised
    return (
        options is not None
        and setup.players == 1
        and all(setup.options.get(name) == value for name, value in options.items())
    )


def is_ranked(game: Game, setup: Setup) -> bool:
    """Whether totals can be compared: played for the highest score, with a set of the game's."""
    sets = [option.name for option in game.facts.options if option.kind == "tileset"]
    own = any(isinstance(setup.options.get(name), list) for name in sets)
    return is_for_score(game, setup) and not own


def read_day(text: str) -> date | None:
    """The date that a text like ``2026-11-30`` writes, or None."""
    try:
        return date.fromisoformat(text) if _DAY.fullmatch(text) else None
    except ValueError:
        return None


def challenge_seed(day: date) -> str:
    """The seed of a day's challenge."""
    return f"{_CHALLENGE}{day.isoformat()}"


def challenge_day(game: Game, setup: Setup, seed: str) -> date | None:
    """The day whose challenge a seed is in this setup, or None."""
    if not seed.startswith(_CHALLENGE) or not is_for_score(game, setup):
        return None
    return read_day(seed.removeprefix(_CHALLENGE))


def opening(game: Game, setup: Setup, seed: str) -> list[str]:
    """The plies that are made before anybody decides: those of a day's challenge, or none."""
    if challenge_day(game, setup, seed) is None:
        return []
    return game.challenge(setup, WordStream(seed))
