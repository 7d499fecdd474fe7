"""``pavage verify``: replay records and check them against their seeds."""

import click

from pavage.cli.errors import FAILED, Failed
from pavage.cli.inputs import json_option, print_json, read_record
from pavage.cli.language import say, tell
from pavage.cli.spoken import File, command
from pavage.core.errors import RecordError
from pavage.record.verify import verify as check


@command("verify")
@click.argument("records", metavar="RECORD...", type=File(), nargs=-1, required=True)
@json_option
def verify(records: tuple[str, ...], as_json: bool) -> int:
    """Check each record; 0 only if all hold."""
    held = [_verify(path, as_json) for path in records]
    return 0 if all(held) else FAILED


command = verify


def _verify(path: str, as_json: bool) -> bool:
    name = click.format_filename(path)
    try:
        replayed = check(read_record(path))
    except (RecordError, Failed) as error:
        _report(name, as_json, {"ok": False, "ply": error.ply, "error": tell(error.said)})
        return False
    plies = replayed.last
    _report(name, as_json, {"ok": True, "plies": plies, "finished": replayed.finished}, plies)
    return True


def _report(name: str, as_json: bool, found: dict[str, object], plies: int = 0) -> None:
    if as_json:
        print_json({"file": name, **found})
    if not found["ok"]:
        click.echo(say("cli-in-file", file=name, said=str(found["error"])), err=True)
    elif not as_json:
        id = "cli-verify-whole" if found["finished"] else "cli-verify-running"
        click.echo(say(id, file=name, plies=plies))
