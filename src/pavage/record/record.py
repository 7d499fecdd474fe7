"""The record of a match: what it is stored as, exported as and replayed from.

``parse`` checks everything that can be seen without playing: the form, and that format, game,
rules version, options and number of seats exist. What is played is checked by
:mod:`pavage.record.replay`, and the deal against the seed by :mod:`pavage.record.verify`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from pavage.core.alone import is_patience
from pavage.core.errors import NotFound, RecordError, SetupError
from pavage.core.game import Deal, Game, OptionValue, Setup
from pavage.core.message import message
from pavage.core.outcome import Outcome
from pavage.games import registry
from pavage.record import shape
from pavage.record.strict import quoted, read_json, refuse

FORMAT = "pavage/1"
SUFFIX = ".pavage.json"
HIDDEN = "?"


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who played a hand; ``bot`` names the level of one that the computer played."""

    name: str
    kind: Literal["human", "bot"]
    bot: str | None = None


class Ply(msgspec.Struct, frozen=True):
    """A decision, or a chance event (``seat`` is None). ``at`` and ``think_ms`` decide nothing."""

    seat: int | None
    move: str
    points: int = 0
    at: str | None = None
    think_ms: int | None = None


class Record(msgspec.Struct, frozen=True):
    """A match; ``result`` is None while it goes on."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    seed: str
    deal: Deal
    plies: list[Ply]
    result: Outcome | None = None
    format: str = FORMAT


def game_of(record: Record) -> Game:
    """The game that a record is of."""
    return registry.load(record.game)


def setup_of(record: Record) -> Setup:
    """The checked options and the number of players of a record, and the computer's seats."""
    bots = [place for place, seat in enumerate(record.seats) if seat.kind == "bot"]
    return game_of(record).setup(len(record.seats), record.options, bots)


def build(
    setup: Setup,
    game: Game,
    seats: Iterable[Seat],
    seed: str,
    deal: Deal,
    plies: Iterable[Ply] = (),
    result: Outcome | None = None,
) -> Record:
    """The record of a match; every option is written out, for the defaults may change one day."""
    return Record(
        game=game.facts.id,
        rules=game.facts.rules,
        options=game.kept_options(setup),
        seats=list(seats),
        seed=seed,
        deal=deal,
        plies=list(plies),
        result=result,
    )


# -- reading ----------------------------------------------------------------------------------


def parse(data: bytes) -> Record:
    """Read a record strictly. Raises RecordError, which says where and what was expected."""
    raw = read_json(data)
    shape.members(raw, (), required=("format",), optional=None)
    if raw["format"] != FORMAT:
        refuse("record-format", ("format",), found=quoted(raw["format"]), expected=FORMAT)
    _refuse_export(raw)
    shape.check_record(raw)
    record = Record(
        game=raw["game"],
        rules=raw["rules"],
        options=raw.get("options", {}),
        seats=[Seat(**seat) for seat in raw["seats"]],
        seed=raw["seed"],
        deal=raw["deal"],
        plies=[Ply(**ply) for ply in raw["plies"]],
        result=Outcome(**raw["result"]) if "result" in raw else None,
    )
    _check_known(record)
    return record


def _refuse_export(raw: dict[str, Any]) -> None:
    """Say plainly that a file is what a player took out of a game in progress.

    An export never has its seed. Where the seed is there and the deal is whole, a ``?`` is a move
    like any other that cannot be read, for the replay to refuse.
    """
    if _has_hidden(raw.get("deal")):
        raise RecordError(message("record-export"))
    if "seed" not in raw or raw["seed"] is not None:
        return
    plies = raw.get("plies")
    for k, ply in enumerate(plies if isinstance(plies, list) else []):
        if isinstance(ply, dict) and _is_hidden_move(ply.get("move")):
            raise RecordError(message("record-export"), k)
    raise RecordError(message("record-no-seed"))


def _has_hidden(deal: object) -> bool:
    if isinstance(deal, dict):
        return any(map(_has_hidden, deal.values()))
    if isinstance(deal, list):
        return any(map(_has_hidden, deal))
    return deal == HIDDEN


def _is_hidden_move(move: object) -> bool:
    return isinstance(move, str) and HIDDEN in move.split(" ")


def _check_known(record: Record) -> None:
    try:
        game = game_of(record)
    except NotFound as error:
        raise RecordError(error.said) from None
    if record.rules != game.facts.rules:
        refuse("record-rules", ("rules",), found=str(record.rules), expected=game.facts.rules)
    try:
        setup = setup_of(record)
    except SetupError as error:
        raise RecordError(error.said) from None
    chosen = game.chosen_seed(setup)
    if chosen not in (None, record.seed):
        refuse("record-seed-option", ("seed",), found=quoted(record.seed), expected=quoted(chosen))
    counted = record.result is not None and record.result.undone is not None
    if counted and not is_patience(game, setup):
        refuse("record-undone", ("result", "undone"))


# -- writing ----------------------------------------------------------------------------------


def dump(record: Record) -> bytes:
    """The record as bytes, always the same ones: UTF-8 JSON, a line for each thing to look at."""
    return write(to_json(record))


def to_json(record: Record) -> dict[str, Any]:
    """The record as JSON values, in the order of the format's page; what is left out is absent."""
    raw: dict[str, Any] = {
        "format": record.format,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": [msgspec.to_builtins(seat) for seat in record.seats],
        "seed": record.seed,
        "deal": record.deal,
        "plies": [_ply_to_json(ply) for ply in record.plies],
    }
    if record.result is not None:
        raw["result"] = msgspec.to_builtins(record.result)
    return raw


def _ply_to_json(ply: Ply) -> dict[str, Any]:
    raw: dict[str, Any] = {"seat": ply.seat, "move": ply.move}
    if ply.points:
        raw["points"] = ply.points
    if ply.at is not None:
        raw["at"] = ply.at
    if ply.think_ms is not None:
        raw["think_ms"] = ply.think_ms
    return raw


def write(raw: Mapping[str, Any]) -> bytes:
    """JSON values of a record's form as bytes: lists and the deal one entry a line."""
    lines = []
    for name, value in raw.items():
        lines.append(f'  "{name}": {_spread(name, value)}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _spread(name: str, value: Any) -> str:
    if name == "deal" and value:
        inner = ",\n".join(f"    {_line(key)}: {_line(part)}" for key, part in value.items())
        return "{\n" + inner + "\n  }"
    if name in ("seats", "plies") and value:
        return "[\n" + ",\n".join(f"    {_line(entry)}" for entry in value) + "\n  ]"
    return _line(value)


def _line(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
