"""Levels of a game: a goal, the options and the opponent to reach it with, and turns for stars.

A level is a small file of JSON, one of the game's own or one that somebody wrote:

    {"name": {"fr": "Vole !", "en": "Steal!"}, "goal": {"kind": "steals", "number": 1},
     "options": {"grid": 18}, "opponent": "random", "stars": [2, 5]}

``goal`` is what the game's option ``challenge`` takes. ``stars``: within how many turns of one's
own three stars are won, and two; one is won later. ``name`` can be a text too, for all languages.
A game's own levels also say how they were ``measured``, and what was ``retuned`` after that: the
number of the goal and the stars that they had before.
"""

from typing import Any

import msgspec

from pavage.core.errors import PavageError, SetupError
from pavage.core.game import Game, OptionValue, Setup
from pavage.core.message import LANGUAGES, Message, message

PLAYERS = 2
LONGEST_NAME = 60
MOST_TURNS = 999
GOAL_OPTION = "challenge"
OWN = ("measured", "retuned")  # what only a game's own levels say besides


class LevelError(PavageError):
    """What should be a level is none."""

    code = "bad-level"


class Level(msgspec.Struct, frozen=True, omit_defaults=True):
    """A level that has been checked. Who takes it up has seat 0, the computer the other one.

    ``options`` are all that a match needs, its goal too, which ``goal`` says in a sentence.
    """

    name: dict[str, str]
    goal: Message
    options: dict[str, OptionValue]
    opponent: str
    stars: list[int]
    number: int | None = None  # of the game's own levels, from 1
    measured: dict[str, Any] | None = None


def read_level(game: Game, raw: object, *, own: bool = False) -> Level:
    """A level, checked. ``own``: one of the game's, which also has ``measured``.

    Raises LevelError, whose sentence says what is wrong and what would be right.
    """
    if not any(option.name == GOAL_OPTION for option in game.facts.options):
        raise LevelError(message("level-no-game"))
    required = ("name", "goal", "options", "opponent", "stars")
    known = (*required, *OWN) if own else required
    if not isinstance(raw, dict):
        raise LevelError(message("level-form", members=", ".join(required)))
    for member in required:
        if member not in raw:
            raise LevelError(message("level-missing", name=member))
    for member in raw:
        if member not in known:
            raise LevelError(message("level-unknown", name=str(member), known=", ".join(known)))
    if raw["opponent"] not in game.facts.bots:
        bots = ", ".join(game.facts.bots)
        raise LevelError(message("level-opponent", given=_shown(raw["opponent"]), known=bots))
    setup = _setup(game, raw["options"], raw["goal"])
    goal = game.goal(setup)
    assert goal is not None
    return Level(
        _name(raw["name"]),
        goal,
        game.kept_options(setup),
        raw["opponent"],
        _stars(raw["stars"]),
        measured=raw.get("measured"),
    )


def _name(raw: object) -> dict[str, str]:
    names = dict.fromkeys(LANGUAGES, raw) if isinstance(raw, str) else raw
    if not isinstance(names, dict) or set(names) != set(LANGUAGES):
        raise LevelError(message("level-name", languages=", ".join(LANGUAGES)))
    for name in names.values():
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise LevelError(message("level-name-length", most=LONGEST_NAME))
    return {language: str(names[language]).strip() for language in LANGUAGES}


def _setup(game: Game, raw: object, goal: object) -> Setup:
    if not isinstance(raw, dict) or GOAL_OPTION in raw:
        raise LevelError(message("level-options"))
    if goal is None:
        raise LevelError(message("level-goal"))
    try:
        setup = game.setup(PLAYERS, {**raw, GOAL_OPTION: goal}, bots=(1,))
        game.check_goal(setup)
    except SetupError as error:
        raise LevelError(error.said) from None
    return setup


def _stars(raw: Any) -> list[int]:
    is_pair = isinstance(raw, list) and len(raw) == 2
    if is_pair and all(type(turns) is int and 1 <= turns <= MOST_TURNS for turns in raw):
        stars = [int(turns) for turns in raw]
        if stars == sorted(stars):
            return stars
    raise LevelError(message("level-stars", most=MOST_TURNS))


def _shown(value: object) -> str | Message:
    return msgspec.json.encode(value, enc_hook=str).decode()
