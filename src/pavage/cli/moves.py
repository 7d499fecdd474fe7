"""``pavage moves``: the legal moves of a position, or a digest of those of every position."""

import hashlib

import click

from pavage.cli.errors import Failed, misused
from pavage.cli.inputs import fail_record, json_option, print_json, read_record, record_argument
from pavage.cli.spoken import Whole, command
from pavage.core.errors import RecordError
from pavage.core.game import CHANCE, OVER
from pavage.core.message import message
from pavage.core.position import Position
from pavage.record.replay import Replay, has_ended, replay

MOST_OUTCOMES = 5040


@command("moves")
@record_argument
@click.option("--ply", metavar="K", type=Whole("K"), help="cli-moves-ply")
@click.option("--every", is_flag=True, help="cli-moves-every")
@json_option
def moves(record: str, ply: int | None, every: bool, as_json: bool) -> None:
    """List what may be played."""
    if every and ply is not None:
        misused("cli-not-together", one="--every", other="--ply")
    replayed = open_replay(record)
    if every:
        _print_every(replayed)
        return
    k, position = position_at(replayed, ply)
    lines = _lines(replayed, k, position)
    if lines is None:
        raise Failed(
            message("cli-many-outcomes", ply=str(k), most=MOST_OUTCOMES),
            click.format_filename(record),
        )
    if as_json:
        print_json({"ply": k, "seat": _seat(replayed, k, position), "legal": lines})
    else:
        click.echo("".join(f"{line}\n" for line in lines), nl=False)


command = moves


def open_replay(path: str) -> Replay:
    """The record in a file, replayed."""
    record = read_record(path)
    try:
        return replay(record)
    except RecordError as error:
        fail_record(error, path)


def position_at(replayed: Replay, ply: int | None) -> tuple[int, Position]:
    """The position before a ply (None: the end) and its number."""
    k = replayed.last if ply is None else ply
    if k > replayed.last:
        misused("cli-ply-range", given=str(k), last=str(replayed.last))
    return k, replayed.position(k)


def _print_every(replayed: Replay) -> None:
    for k, position in enumerate(replayed.positions()):
        lines = _lines(replayed, k, position)
        text = "".join(f"{line}\n" for line in lines or ())
        print_json(
            {
                "ply": k,
                "seat": _seat(replayed, k, position),
                "legal": None if lines is None else len(lines),
                "sha256": None if lines is None else hashlib.sha256(text.encode()).hexdigest(),
            }
        )


def _lines(replayed: Replay, k: int, position: Position) -> list[str] | None:
    """The legal moves or the possible outcomes in byte order; None if these are too many."""
    if k == replayed.last and has_ended(replayed.record, position):
        return []
    if position.to_move() != CHANCE:
        return position.legal_moves()
    if position.game.chance_count(position.s) > MOST_OUTCOMES:
        return None
    return sorted(position.game.chance_outcomes(position.s))


def _seat(replayed: Replay, k: int, position: Position) -> int | None:
    if k == replayed.last and has_ended(replayed.record, position):
        return None
    seat = position.to_move()
    return None if seat in (CHANCE, OVER) else seat
