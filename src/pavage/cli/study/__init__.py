"""``pavage study``: questions put to very many deals or games. Each study is a module here."""

from importlib import import_module

import click

from pavage.cli.spoken import Command, Group

STUDIES = ("balance", "tournament", "winnability")


class _Study(Group):
    """The studies, each found in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(STUDIES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in STUDIES:
            return None
        command = import_module(f"pavage.cli.study.{cmd_name}").command
        assert isinstance(command, Command)
        return command


command = _Study(name="study")
