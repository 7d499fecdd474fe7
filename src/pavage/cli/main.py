"""The entry point: finds the command, runs it, and turns refusals into exit statuses.

Each command's module is imported when it is called, so that ``pavage --help`` needs neither the
compiler nor a game.
"""

import contextlib
import os
import sys
from importlib import import_module
from typing import Any, NoReturn, TextIO

import click

from pavage import __version__
from pavage.cli import errors
from pavage.cli.language import say, tell
from pavage.cli.spoken import Command, Group
from pavage.core.errors import PavageError

COMMANDS = ("play", "serve", "games", "moves", "show", "verify", "perft", "warm")


class _Pavage(Group):
    """The commands, each found in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"pavage.cli.{cmd_name}").command
        assert isinstance(command, Command)
        return command


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"pavage {__version__}")
        ctx.exit()


pavage = _Pavage(
    name="pavage",
    params=[
        click.Option(
            ["--version"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            callback=_version,
            help="cli-version",
        )
    ],
)


def main(args: list[str] | None = None) -> NoReturn:
    """Run the command line and exit: 0 done, 1 a check failed, 2 wrong usage."""
    _prepare(sys.stdout)
    _prepare(sys.stderr)
    status = _run(args)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        status = _let_go()
    except OSError as error:
        _complain(f"pavage: {error}")
        _let_go()
        status = errors.FAILED
    sys.exit(status)


def _run(args: list[str] | None) -> int:
    try:
        status: Any = pavage.main(args, prog_name="pavage", standalone_mode=False)
    except click.Abort:  # click's word for Ctrl-C
        return errors.INTERRUPTED
    except click.exceptions.NoArgsIsHelpError as error:
        _complain(error.format_message())
        return errors.MISUSED
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx is not None else "pavage"
        _complain(f"{path}: {errors.usage_sentence(error)}")
        _complain(say("cli-see-help", command=f"{path} --help"))
        return errors.MISUSED
    except click.ClickException as error:
        _complain(f"pavage: {error.format_message()}")
        return errors.FAILED
    except errors.Failed as error:
        _complain(f"pavage: {error.sentence()}")
        return errors.FAILED
    except PavageError as error:
        _complain(f"pavage: {tell(error.said)}")
        return errors.FAILED
    except errors.PipeClosed:
        return _let_go()
    except OSError as error:  # a full disk, a folder that may not be written to
        _complain(f"pavage: {error}")
        return errors.FAILED
    return status if isinstance(status, int) else 0


def _complain(text: str) -> None:
    with contextlib.suppress(BrokenPipeError):
        click.echo(text, err=True)


def _prepare(stream: TextIO) -> None:
    """UTF-8 and plain line ends into files and pipes, so that bytes are the same everywhere."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is None:
        return
    if stream.isatty():
        reconfigure(errors="replace")
    else:
        reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _let_go() -> int:
    """Nobody reads any more: leave without a word, also from the interpreter's own last flush."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return errors.BROKEN_PIPE
