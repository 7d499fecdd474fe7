"""How a command says no: a sentence on standard error and an exit status."""

import errno
from collections.abc import Sequence
from typing import NoReturn

import click

from pavage.cli.language import say, tell
from pavage.core.errors import PavageError
from pavage.core.message import Message, message

FAILED = 1  # a check failed, or a file could not be read
MISUSED = 2  # the command was given wrongly
INTERRUPTED = 130  # what shells make of Ctrl-C
BROKEN_PIPE = 141  # and of a reader that went away


class Failed(Exception):
    """A check failed, or a file does not hold what it should; ``file`` and ``ply`` say where.

    ``more`` is what else is wrong there.
    """

    def __init__(
        self,
        said: Message,
        file: str | None = None,
        ply: int | None = None,
        more: Sequence[Message] = (),
    ) -> None:
        super().__init__(said)
        self.said = said
        self.file = file
        self.ply = ply
        self.more = more

    def sentence(self) -> str:
        """What to say first on standard error."""
        return self.sentences()[0]

    def sentences(self) -> list[str]:
        """What to say on standard error, each in a line."""
        said = [tell(one) for one in (self.said, *self.more)]
        if self.file is None:
            return said
        return [say("cli-in-file", file=self.file, said=one) for one in said]


class PipeClosed(Exception):
    """Whoever read our output has gone away."""


_WHY = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "large",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read-only",
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.EIO: "device",
    errno.ENXIO: "device",
}


def why(error: OSError) -> str | Message:
    """What the system had against it; the rarer reasons are in the system's own words."""
    if error.errno in _WHY:
        return message(f"cli-why-{_WHY[error.errno]}")
    return error.strerror or str(error)


def of_system(error: OSError) -> Failed:
    """The failure to report where nobody foresaw one; without a file it is the output's."""
    if isinstance(error.filename, str | bytes):
        return Failed(message("cli-system", why=why(error)), click.format_filename(error.filename))
    return Failed(message("cli-no-output", why=why(error)))


def misused(id: str, **args: str | int | Message) -> NoReturn:
    """Refuse a command that was given wrongly (exit status 2)."""
    refuse(message(id, **args))


def refuse(said: Message) -> NoReturn:
    """The same, for a message that somebody else made."""
    raise click.UsageError(tell(said), click.get_current_context(silent=True))


def refused(error: PavageError) -> NoReturn:
    """The same, for a refusal by the core."""
    refuse(error.said)


def usage_sentence(error: click.ClickException) -> str:
    """What click found wrong, in the reader's language."""
    if isinstance(error, click.NoSuchOption):
        near = ", ".join(error.possibilities or ())
        id = "cli-no-option-near" if near else "cli-no-option"
        return say(id, name=error.option_name, near=near)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say("cli-missing", name=_parameter(error.param))
    if isinstance(error, click.BadOptionUsage):
        return _bad_option(error)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return say("cli-bad", name=_parameter(error.param), said=error.message)
    return error.format_message()


def _bad_option(error: click.BadOptionUsage) -> str:
    params = error.ctx.command.params if error.ctx is not None else []
    for param in params:
        if error.option_name in param.opts and getattr(param, "is_flag", False):
            return say("cli-takes-no-value", name=error.option_name)
    return say("cli-needs-value", name=error.option_name)


def _parameter(param: click.Parameter) -> str:
    if isinstance(param, click.Option):
        return param.opts[0]
    return param.human_readable_name.removesuffix("...")  # of an argument that may be repeated
