"""What several commands are given: a game with its options, a seed, a record."""

import json
import os
import sys
from collections.abc import Callable, Collection, Sequence
from typing import Any, NoReturn

import click
import msgspec

from pavage.cli.errors import Failed, misused, refused, why
from pavage.cli.spoken import File, Seed, Whole
from pavage.core.errors import NotFound, PavageError, RecordError, SetupError
from pavage.core.game import Game, Option, OptionValue, Setup
from pavage.core.message import message
from pavage.kit.tileset import check_names
from pavage.record.record import Record, parse

F = Callable[..., Any]

json_option = click.option("--json", "as_json", is_flag=True, help="cli-option-json")
seed_option = click.option("--seed", metavar="S", type=Seed(), help="cli-option-seed")
options_option = click.option(
    "--option", "options", metavar="K=V", multiple=True, help="cli-option-option"
)


def record_argument(function: F) -> F:
    """The argument RECORD."""
    return click.argument("record", metavar="RECORD", type=File())(function)


def game_parameters(function: F) -> F:
    """GAME, ``--players``, ``--option`` and ``--seed``."""
    decorators: list[Callable[[F], F]] = [
        seed_option,
        options_option,
        click.option("--players", metavar="N", type=Whole("N", 1), help="cli-option-players"),
        click.argument("game_id", metavar="GAME"),
    ]
    for decorate in decorators:
        function = decorate(function)
    return function


def print_json(value: object) -> None:
    """A value as one line of JSON on standard output."""
    click.echo(json.dumps(value, ensure_ascii=False))


# -- games ------------------------------------------------------------------------------------


def load_game(id: str) -> Game:
    """The game with this id; another one is wrong usage."""
    from pavage.games import registry

    try:
        return registry.load(id)
    except NotFound as error:
        refused(error)


def make_setup(game: Game, players: int, texts: Sequence[str], bots: Collection[int] = ()) -> Setup:
    """The setup that the ``--option`` texts ask for; alone, one plays for the highest score.

    ``bots``: the seats that the computer plays.
    """
    alone = (game.facts.optimised or {}) if players == 1 else {}
    try:
        return game.setup(players, {**alone, **_read_options(game, texts)}, bots)
    except SetupError as error:
        refused(error)


def choose_seed(game: Game, setup: Setup, given: str | None, default: Callable[[], str]) -> str:
    """The seed of ``--seed``, or of the option that names a deal, or else ``default()``."""
    chosen = game.chosen_seed(setup)
    if chosen is None:
        return default() if given is None else given
    if given not in (None, chosen):
        misused("cli-two-seeds", seed=str(given), deal=chosen)
    return chosen


def usual_players(game: Game, texts: Sequence[str]) -> int:
    """How many play where nobody says: one with the options with which one plays alone, else two,
    or as near to it as the game allows.
    """
    alone = game.facts.optimised
    if alone is not None and alone.items() <= _read_options(game, texts).items():
        return 1
    low, high = game.facts.players
    return min(max(low, 2), high)


def _read_options(game: Game, texts: Sequence[str]) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.facts.options}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            misused("cli-option-form", given=text)
        if name in chosen:
            misused("cli-option-twice", name=name)
        option = known.get(name)
        # an unknown name is for the game to refuse: it says which ones it has
        chosen[name] = value if option is None else _read_value(game, option, value)
    return chosen


def _read_value(game: Game, option: Option, text: str) -> OptionValue:
    if option.kind == "tileset":
        return text if text in option.values else _read_tileset(game, option, text)
    if option.kind in ("own", "lists"):
        return _read_value_json(option, text)
    for value in option.values:
        if text == (json.dumps(value) if isinstance(value, bool) else str(value)):
            return value
    return text


def _read_value_json(option: Option, text: str) -> OptionValue:
    try:
        value: OptionValue = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        usual = msgspec.json.encode(option.default).decode()
        misused("cli-option-json-form", name=option.name, given=text, usual=usual)
    return value


def _read_tileset(game: Game, option: Option, path: str) -> list[str]:
    """The names in a file; the game says which of them it does not know, we say on which line."""
    shown = click.format_filename(path)
    if not os.path.exists(path):
        if option.values:
            sets = ", ".join(str(value) for value in option.values)
            misused("cli-no-tileset", given=shown, sets=sets)
        misused("cli-no-file", file=shown)
    checked = check_names(_decode(read_bytes(path), path), game.check_tileset)
    if checked.wrong:
        said = [
            wrong.said
            if wrong.line is None
            else message("cli-in-line", line=str(wrong.line), said=wrong.said)
            for wrong in checked.wrong
        ]
        if checked.more:
            said.append(message("tileset-more"))
        raise Failed(said[0], shown, more=said[1:])
    return checked.names


# -- files ------------------------------------------------------------------------------------


def read_record(path: str) -> Record:
    """The record in a file; one that cannot be read is a failure that names the file."""
    try:
        return parse(read_bytes(path))
    except RecordError as error:
        fail_record(error, path)


def fail_record(error: PavageError, path: str) -> NoReturn:
    """Say what is wrong with the record in a file."""
    ply = error.ply if isinstance(error, RecordError) else None
    raise Failed(error.said, click.format_filename(path), ply) from None


def read_bytes(path: str) -> bytes:
    """What is in a file; ``-`` is standard input. One that cannot be read is a failure."""
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        said = message("cli-unreadable", why=why(error))
        raise Failed(said, click.format_filename(path)) from None


def _decode(data: bytes, path: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Failed(message("record-utf8", at=error.start), click.format_filename(path)) from None
