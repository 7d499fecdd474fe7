"""Click's commands and parameters, speaking the reader's language.

In this package the ``help`` of a parameter is the identifier of a text, read when it is shown.
A command ``name`` is explained by the texts ``cli-name-short`` (a line) and ``cli-name-help``.
"""

from collections.abc import Callable
from typing import Any

import click

from pavage.cli.errors import PipeClosed, misused
from pavage.cli.language import say


class _Spoken(click.Command):
    """What commands and groups have in common: their help pages."""

    def get_short_help_str(self, limit: int = 45) -> str:
        """The line in the list of commands."""
        return say(f"cli-{self.name}-short")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is written."""
        pieces = " ".join([say("cli-usage-options"), *self.collect_usage_pieces(ctx)[1:]])
        formatter.write_usage(ctx.command_path, pieces, prefix=say("cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"cli-{self.name}-help"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each option means."""
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                is_help = "--help" in param.opts  # click's own
                rows.append((record[0], say("cli-help" if is_help else param.help or "")))
        with formatter.section(say("cli-options")):
            formatter.write_dl(rows)


class Command(_Spoken):
    """A command. It may return an exit status."""

    def __init__(self, name: str, **kwargs: Any) -> None:
        settings = {"allow_extra_args": True, "help_option_names": ["-h", "--help"]}
        super().__init__(name, context_settings=settings, **kwargs)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; a refusal says of which command."""
        given = list(args)
        try:
            rest = super().parse_args(ctx, args)
            self._refuse_twice(ctx, given)
            return rest
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def _refuse_twice(self, ctx: click.Context, args: list[str]) -> None:
        """Refuse a value that is given twice, of which click would take the last."""
        _, _, order = self.make_parser(ctx).parse_args(args)
        for param in order:
            single = isinstance(param, click.Option) and not (param.multiple or param.is_flag)
            if single and order.count(param) > 1:
                misused("cli-option-twice", name=param.opts[0])

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; click's own refusal of extra words is not in our languages."""
        if ctx.args:
            misused("cli-extra", words=" ".join(ctx.args))
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise PipeClosed from None


class Group(_Spoken, click.Group):
    """The commands together."""

    def __init__(self, name: str, **kwargs: Any) -> None:
        settings = {"help_option_names": ["-h", "--help"]}
        super().__init__(name, context_settings=settings, **kwargs)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then each command in a line."""
        super().format_options(ctx, formatter)
        names = self.list_commands(ctx)
        with formatter.section(say("cli-commands")):
            formatter.write_dl([(name, say(f"cli-{name}-short")) for name in names])

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """How a command is called."""
        return [*click.Command.collect_usage_pieces(self, ctx), say("cli-usage-command")]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command by its name."""
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None:
            misused("cli-no-command", name=name, known=", ".join(self.list_commands(ctx)))
        return name, command, args[1:]


def command(name: str) -> Callable[[Callable[..., Any]], Command]:
    """Make a function the command ``name``."""
    return click.command(name, cls=Command)


class Whole(click.ParamType):  # type: ignore[type-arg]
    """A whole number from ``low`` on; it is called ``name`` in the usage line."""

    def __init__(self, name: str, low: int | None = 0, high: int | None = None) -> None:
        self.name = name
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the number."""
        if isinstance(value, int):
            return value
        try:
            number = int(value) if value.isascii() and "_" not in value else None
        except ValueError:
            number = None
        if number is None:
            self.fail(say("cli-not-whole", given=value), param, ctx)
        if (self.low is not None and number < self.low) or (
            self.high is not None and number > self.high
        ):
            self.fail(say("cli-out-of-range", given=str(number), **self._range()), param, ctx)
        return number

    def _range(self) -> dict[str, str]:
        return {"low": str(self.low), "high": "∞" if self.high is None else str(self.high)}


class Seconds(click.ParamType):  # type: ignore[type-arg]
    """A time in seconds, above zero; it need not be whole."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Read the number."""
        try:
            seconds = float(value) if str(value).isascii() and "_" not in str(value) else 0.0
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < float("inf"):
            self.fail(say("cli-not-seconds", given=str(value)), param, ctx)
        return seconds


class File(click.ParamType):  # type: ignore[type-arg]
    """A file that exists (its path)."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Check that there is such a file."""
        import os

        path = str(value)
        if path == "-":
            return path
        try:
            found = os.path.isfile(path) or (os.path.exists(path) and not os.path.isdir(path))
        except ValueError:  # a NUL in it
            found = False
        if not found:
            id = "cli-is-folder" if os.path.isdir(path) else "cli-no-file"
            self.fail(say(id, file=click.format_filename(path)), param, ctx)
        return path


class Seed(click.ParamType):  # type: ignore[type-arg]
    """Any text that UTF-8 can write."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Check that the seed is text."""
        seed = str(value)
        try:
            seed.encode("utf-8")
        except UnicodeEncodeError:
            self.fail(say("cli-seed-bytes"), param, ctx)
        return seed
