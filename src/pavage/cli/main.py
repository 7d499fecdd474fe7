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
from pavage.cli.language import say, tell, visible
from pavage.cli.spoken import Command, Group
from pavage.core.errors import PavageError

COMMANDS = (
    "play",
    "serve",
    "games",
    "solve",
    "study",
    "report",
    "moves",
    "show",
    "verify",
    "perft",
    "warm",
)


class _Pavage(Group):
    """The commands, each found in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"pavage.cli.{cmd_name}").command
        assert isinstance(command, Command | Group)
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
    _open_closed()
    _prepare(sys.stdout)
    _prepare(sys.stderr)
    status = _run(args)
    try:
        sys.stdout.flush()
    except OSError as error:
        status = _lost(error)
    sys.exit(status)


def _run(args: list[str] | None) -> int:
    try:
        status: Any = pavage.main(args, prog_name="pavage", standalone_mode=False)
    except click.Abort:  # click's word for Ctrl-C
        return errors.INTERRUPTED
    except click.exceptions.NoArgsIsHelpError as error:
        _complain(error.format_message(), whole=True)
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
        for sentence in error.sentences():
            _complain(f"pavage: {sentence}")
        return errors.FAILED
    except PavageError as error:
        _complain(f"pavage: {tell(error.said)}")
        return errors.FAILED
    except errors.PipeClosed:
        _let_go()
        return errors.BROKEN_PIPE
    except OSError as error:  # a full disk, a folder that may not be written to
        return _lost(error)
    return status if isinstance(status, int) else 0


def _complain(text: str, whole: bool = False) -> None:
    """Say a sentence, which is one line; or a ``whole`` page."""
    with contextlib.suppress(OSError):  # nobody listens
        click.echo(text if whole else visible(text), err=True)


def _lost(error: OSError) -> int:
    """The output has nowhere to go; what is left of it must not be tried again."""
    _let_go()
    if isinstance(error, BrokenPipeError):
        return errors.BROKEN_PIPE
    _complain(f"pavage: {errors.of_system(error).sentence()}")
    return errors.FAILED


def _open_closed() -> None:
    """Give a closed stream (``>&-``) somewhere to go: who closed it does not want to see it.

    In the order of their numbers, so that each gets its own back and no file takes its place.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _prepare(stream: TextIO) -> None:
    """UTF-8 and plain line ends into files and pipes, so that bytes are the same everywhere."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is None:
        return
    if stream.isatty():
        reconfigure(errors="replace")
    else:
        reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _let_go() -> None:
    """Let what is still to be written vanish, so that the interpreter's last flush is quiet."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
