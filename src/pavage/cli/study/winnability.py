"""``pavage study winnability``: what share of a patience's deals can be won, in how few moves.

Ctrl-C keeps what is done and exits with status 130; the same command goes on.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from pavage.cli.errors import INTERRUPTED, misused
from pavage.cli.inputs import json_option, make_setup, options_option, print_json
from pavage.cli.interrupt import ctrl_c
from pavage.cli.language import language, say
from pavage.cli.numbers import duration, number
from pavage.cli.solve import load_solved
from pavage.cli.spoken import Whole, command
from pavage.core.game import Game, Setup

if TYPE_CHECKING:
    from pavage.study.winnability import Progress, Watch
    from pavage.study.winnability_summary import Summary


POSITIONS = 10_000_000  # looked at in a deal before it is left unknown
EFFORTS = (10_000, 100_000, 1_000_000, 10_000_000)
SAMPLE = 100  # deals that get these efforts


class _Efforts(click.ParamType):  # type: ignore[type-arg]
    """Rising whole numbers with commas between them; ``0`` for none."""

    name = "efforts"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        text = str(value)
        parts = text.split(",")
        if not all(part.isascii() and part.isdigit() for part in parts):
            self.fail(say("cli-not-efforts", given=text), param, ctx)
        found = tuple(map(int, parts))
        if found == (0,):
            return ()
        if found[0] == 0 or list(found) != sorted(set(found)):
            self.fail(say("cli-not-efforts", given=text), param, ctx)
        return found


@command("winnability")
@click.argument("game_id", metavar="GAME")
@click.option(
    "--deals", metavar="N", type=Whole("N", 1), required=True, help="cli-winnability-deals"
)
@click.option("--first", metavar="F", type=Whole("F"), default=1, help="cli-winnability-first")
@click.option("--dialect", metavar="X", help="cli-winnability-dialect")
@options_option
@click.option("--positions", metavar="P", type=Whole("P", 1), help="cli-winnability-positions")
@click.option("--sample", metavar="M", type=Whole("M"), help="cli-winnability-sample")
@click.option("--efforts", metavar="E,E", type=_Efforts(), help="cli-winnability-efforts")
@click.option("--out", "path", metavar="DIR", help="cli-winnability-out")
@click.option("--jobs", metavar="J", type=Whole("J", 1, 1024), help="cli-winnability-jobs")
@json_option
def winnability(
    game_id: str,
    deals: int,
    first: int,
    dialect: str | None,
    options: tuple[str, ...],
    positions: int | None,
    sample: int | None,
    efforts: tuple[int, ...] | None,
    path: str | None,
    jobs: int | None,
    as_json: bool,
) -> int:
    """Solve the deals and report."""
    game = load_solved(game_id)
    if dialect is not None:
        options = (*options, f"dialect={dialect}")
    setup = make_setup(game, game.facts.players[0], options)
    if game.chosen_seed(setup) is not None:
        misused("cli-winnability-one-deal")
    plan = Plan(
        game=game,
        setup=setup,
        deals=range(first, first + deals),
        sample=SAMPLE if sample is None else sample,
        positions=POSITIONS if positions is None else positions,
        efforts=EFFORTS if efforts is None else efforts,
        path=Path(path or _folder_name(game, setup)),
    )
    return _study(plan, jobs, as_json)


command = winnability


def _folder_name(game: Game, setup: Setup) -> str:
    values = [str(value) for value in game.kept_options(setup).values()]
    return "-".join(["winnability", game.facts.id, *values])


@dataclass(frozen=True)
class Plan:
    """The study that is asked for."""

    game: Game
    setup: Setup
    deals: range
    sample: int
    positions: int
    efforts: tuple[int, ...]
    path: Path

    def command(self) -> str:
        """The command line that asks for it."""
        options = self.game.kept_options(self.setup).items()
        words = [
            f"pavage study winnability {self.game.facts.id} --deals {len(self.deals)}",
            *(f"--option {name}={value}" for name, value in options),
        ]
        if self.deals.start != 1:
            words.append(f"--first {self.deals.start}")
        if self.positions != POSITIONS:
            words.append(f"--positions {self.positions}")
        if self.sample != SAMPLE:
            words.append(f"--sample {self.sample}")
        if self.efforts != EFFORTS:
            words.append(f"--efforts {','.join(map(str, self.efforts)) or 0}")
        return " ".join(words)


def _study(plan: Plan, jobs: int | None, as_json: bool) -> int:
    """Go on with the study in its folder; report when all is there."""
    from pavage.study import solving, winnability
    from pavage.study.executors import Processes, all_cores
    from pavage.study.folder import Folder
    from pavage.study.winnability_summary import summary

    asked = solving.question(plan.game, plan.setup, plan.positions, plan.efforts)
    pool = Processes(jobs or all_cores(), partial(solving.prepare, asked))
    with Folder(plan.path, asked) as folder:
        with ctrl_c() as wish, _watching() as watch:
            whole = winnability.run(folder, asked, plan.deals, plan.sample, pool, wish, watch)
        deals, lengths = winnability.results(folder, plan.deals, plan.sample)
        made = (winnability.machine(), winnability.versions(), pool.workers)
        found = summary(asked, plan.deals, deals, lengths, made)
        if whole:
            _write(plan, found, deals, lengths)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _tell(plan, found, whole)
    return 0 if whole else INTERRUPTED


def _write(plan: Plan, found: "Summary", deals: Any, lengths: Any) -> None:
    """The report and the tables."""
    from pavage.study import folder, report, winnability_report

    page = winnability_report.report(found, deals, language(), plan.command())
    files = {
        "report.html": report.to_html(page),
        "report.md": report.to_markdown(page),
        "summary.json": msgspec.json.format(msgspec.json.encode(found)) + b"\n",
        "deals.csv": deals.write_csv().encode(),
        "lengths.csv": lengths.write_csv().encode(),
    }
    for name, data in files.items():
        folder.write(plan.path / name, data)


def _tell(plan: Plan, found: "Summary", whole: bool) -> None:
    from pavage.study.figures import Numbers

    numbers = Numbers(language())
    for name, part in found.answers.items():
        click.echo(
            say(
                "cli-winnability-answer",
                answer=say(f"study-{name}"),
                count=numbers.whole(part.count),
                share=numbers.share(part),
                interval=numbers.interval(part),
            )
        )
    where = str(plan.path)
    if whole:
        click.echo(say("cli-winnability-done", folder=where))
        return
    done, total = numbers.whole(found.deals), numbers.whole(len(plan.deals))
    click.echo(say("cli-winnability-stopped", done=done, total=total, folder=where), err=True)


# -- progress ---------------------------------------------------------------------------------


@contextmanager
def _watching() -> "Iterator[Watch]":
    """Within this, a bar and the figures so far are shown where there is a terminal."""
    if not sys.stderr.isatty():
        yield _ignore
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bars

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[figures]}", style="dim"),
    )
    with Bars(*columns, console=Console(stderr=True), transient=True) as bars:
        tasks: dict[str, Any] = {}

        def watch(progress: "Progress") -> None:
            name = progress.stage
            if name not in tasks:
                label = say(f"cli-winnability-stage-{name}")
                tasks[name] = bars.add_task(label, total=progress.total, figures="")
            figures = _so_far(progress) if name == "deals" else ""
            bars.update(tasks[name], completed=progress.done, figures=figures)

        yield watch


def _ignore(progress: "Progress") -> None:
    """Nobody looks."""


def _so_far(progress: "Progress") -> str:
    if not progress.done:
        return ""
    counts = {name: number(progress.answers.get(name, 0)) for name in ("won", "lost", "unknown")}
    mean = duration(progress.seconds / progress.done)
    return say("cli-winnability-so-far", mean=mean, **counts)
