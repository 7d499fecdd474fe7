"""``pavage show``: a position as text, as somebody may see it."""

import click

from pavage.cli.errors import misused
from pavage.cli.inputs import json_option, print_json, record_argument
from pavage.cli.moves import open_replay, position_at
from pavage.cli.spoken import Whole, command
from pavage.core.game import CHANCE, OVER, WATCHER
from pavage.record.replay import has_ended


@command("show")
@record_argument
@click.option("--ply", metavar="K", type=Whole("K"), help="cli-show-ply")
@click.option("--seat", metavar="S", type=Whole("S"), help="cli-show-seat")
@json_option
def show(record: str, ply: int | None, seat: int | None, as_json: bool) -> None:
    """Draw a position."""
    replayed = open_replay(record)
    players = len(replayed.record.seats)
    if seat is not None and seat >= players:
        misused("cli-seat-range", given=str(seat), last=str(players - 1))
    k, position = position_at(replayed, ply)
    if seat is None and replayed.finished:
        seen = position.state  # a finished game has no secrets left
    else:
        seen = position.observe(WATCHER if seat is None else seat)
    text = position.game.show(seen[0])
    ended = k == replayed.last and has_ended(replayed.record, position)
    result = replayed.record.result
    if ended and result is not None and not position.is_over():
        text += f"\nover: {result.reason}"  # somebody gave up: the table does not show it
    if not as_json:
        click.echo(text)
        return
    to_move = OVER if ended else position.to_move()
    print_json(
        {
            "ply": k,
            "seat": None if to_move in (CHANCE, OVER) else to_move,
            "over": to_move == OVER,
            "scores": position.scores(),
            "text": text,
        }
    )


command = show
