"""``pavage report``: a class sheet from the files that pupils saved, made on this computer."""

import os
import unicodedata
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pavage.cli.errors import Failed, misused
from pavage.cli.inputs import json_option, print_json, read_bytes
from pavage.cli.language import language, say
from pavage.cli.output import check_writable, goes_out, is_output, write_file
from pavage.cli.spoken import File, command
from pavage.core.message import Message, message

if TYPE_CHECKING:
    from pavage.learning.facts import Facts


@command("report")
@click.argument("files", metavar="FILE...", type=File(), nargs=-1, required=True)
@click.option("--out", "path", metavar="PAGE", help="cli-report-out")
@json_option
def report(files: tuple[str, ...], path: str | None, as_json: bool) -> None:
    """Check all files, then write the page, or print the figures."""
    import msgspec

    from pavage.learning.page import to_html
    from pavage.learning.sheet import sheet

    names = _names(files)
    if path is None and not as_json:
        misused("cli-report-no-out")
    if path is not None:
        _check_out(path, files)
    made = sheet(_read(dict(zip(names, files, strict=True))))
    if path is not None:
        write_file(path, to_html(made, language(), date.today()))
    if goes_out(path):
        return
    if as_json:
        print_json(msgspec.to_builtins(made))
    elif path is not None:
        file = click.format_filename(path)
        click.echo(say("cli-report-done", file=file, pupils=len(made.pupils)))


command = report


def _names(files: tuple[str, ...]) -> list[str]:
    """The pupils' names, from the files' names; each must have its own."""
    # One spelling of é: some systems take it apart in the names of files.
    names = [unicodedata.normalize("NFC", click.format_filename(Path(f).stem)) for f in files]
    for name in names:
        if names.count(name) > 1:
            misused("cli-report-twice", name=name)
    return names


def _check_out(path: str, files: tuple[str, ...]) -> None:
    check_writable(path)
    if is_output(path) or not os.path.exists(path):
        return
    for file in files:
        if file != "-" and os.path.samefile(path, file):
            misused("cli-report-over", file=click.format_filename(file))


def _read(files: dict[str, str]) -> "dict[str, Facts]":
    """What each pupil's file holds; raises Failed with what is wrong with any of them."""
    from pavage.learning.facts import FactsError, read

    found: dict[str, Facts] = {}
    wrong: list[Message] = []
    for name, path in files.items():
        try:
            found[name] = read(read_bytes(path))
        except FactsError as error:
            file = click.format_filename(path)
            wrong.append(message("cli-in-file", file=file, said=error.said))
    if wrong:
        raise Failed(wrong[0], more=wrong[1:])
    return found
