"""What the studies' commands have in common: who works, who watches, and what is left behind."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from pavage.cli.errors import INTERRUPTED, misused, refused
from pavage.cli.inputs import make_setup, print_json
from pavage.cli.interrupt import ctrl_c
from pavage.cli.language import say
from pavage.cli.spoken import Whole
from pavage.core.errors import NotFound
from pavage.core.game import Game, OptionValue, Setup

if TYPE_CHECKING:
    import polars as pl

    from pavage.study.executors import Pool
    from pavage.study.report import Report
    from pavage.study.stages import Progress, Stage, Watch

F = Callable[..., Any]


def work_options(function: F) -> F:
    """``--out``, ``--jobs`` and ``--dask``."""
    decorators: list[Callable[[F], F]] = [
        click.option("--dask", metavar="ADDRESS", help="cli-study-dask"),
        click.option("--jobs", metavar="J", type=Whole("J", 1, 1024), help="cli-study-jobs"),
        click.option("--out", "path", metavar="DIR", help="cli-study-out"),
    ]
    for decorate in decorators:
        function = decorate(function)
    return function


# -- what is played ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Variant:
    """Options, as they were given and as the game takes them."""

    texts: tuple[str, ...]
    setup: Setup
    files: dict[str, str] = field(default_factory=dict)  # the names of its own tile sets

    def options(self, game: Game) -> dict[str, OptionValue]:
        """Those that a study keeps."""
        return game.kept_options(self.setup)


def variant_of(game: Game, players: int, texts: tuple[str, ...]) -> Variant:
    """The variant that ``--option`` texts ask for; wrong ones are wrong usage."""
    setup = make_setup(game, players, texts, range(players))
    if game.chosen_seed(setup) is not None:
        misused("cli-study-one-deal")
    files = {}
    for name, value in (text.split("=", 1) for text in texts):
        option = next(option for option in game.facts.options if option.name == name)
        if option.kind == "tileset" and value not in option.values:
            files[name] = Path(value).name
    return Variant(texts, setup, files)


def read_bots(game: Game, option: str, text: str, fewest: int) -> list[str]:
    """Names of bots with commas between them, all different."""
    from pavage.search import bots

    names = [name.strip() for name in text.split(",")]
    for name in names:
        try:
            bots.load(name, game)
        except NotFound as error:
            refused(error)
    if len(set(names)) < len(names):
        misused("cli-study-bots-twice", option=option)
    if len(names) < fewest:
        misused("cli-study-few-bots", option=option, fewest=fewest)
    return names


def folder_of(path: str | None, *words: str) -> Path:
    """The folder that was asked for, or one named after the question."""
    named = "-".join(Path(word).name for word in words)
    return Path(path or re.sub(r"[^\w.=-]+", "_", named))


# -- doing it ---------------------------------------------------------------------------------


@contextmanager
def workers(jobs: int | None, dask: str | None, prepare: Callable[[], None]) -> "Iterator[Pool]":
    """Those who work: processes on this computer, or the workers of a Dask cluster."""
    from pavage.study.executors import Processes, all_cores

    if dask is None:
        yield Processes(jobs or all_cores(), prepare)
        return
    if jobs is not None:
        misused("cli-study-jobs-or-dask")
    from pavage.study.cluster import joined

    with joined(dask, prepare) as pool:
        yield pool


@dataclass(frozen=True)
class Done:
    """What a study found: its summary, the page that shows it, a few lines, and its tables."""

    summary: msgspec.Struct
    page: "Callable[[], Report]"
    lines: Sequence[str]
    tables: "Mapping[str, pl.DataFrame]"


@dataclass(frozen=True)
class Study:
    """A study that can be gone on with. ``found`` makes of the folder what was found so far."""

    path: Path
    question: msgspec.Struct
    stages: "Sequence[Stage]"
    prepare: Callable[[], None]
    found: Callable[[Any, int], Done]
    so_far: "Callable[[Progress], str]"


def go_on(study: Study, jobs: int | None, dask: str | None, as_json: bool) -> int:
    """Do what is missing; report when all is there. The exit status."""
    from pavage.study import stages
    from pavage.study.folder import Folder

    with workers(jobs, dask, study.prepare) as pool, Folder(study.path, study.question) as folder:
        with ctrl_c() as wish, _watching(study.so_far) as watch:
            whole = stages.run(folder, study.stages, pool, wish, watch)
        done = study.found(folder, pool.workers)
        if whole:
            _write(study.path, done)
        kept = stages.count(folder, study.stages)
    if as_json:
        print_json(msgspec.to_builtins(done.summary))
    else:
        _tell(study, done, whole, kept)
    return 0 if whole else INTERRUPTED


def _write(path: Path, done: Done) -> None:
    """The report and the tables."""
    import io

    from pavage.study import folder, report

    page = done.page()
    folder.write(path / "report.html", report.to_html(page))
    folder.write(path / "report.md", report.to_markdown(page))
    summary = msgspec.json.format(msgspec.json.encode(done.summary)) + b"\n"
    folder.write(path / "summary.json", summary)
    for name, rows in done.tables.items():
        folder.write(path / f"{name}.csv", rows.write_csv().encode())
        parquet = io.BytesIO()
        rows.write_parquet(parquet)
        folder.write(path / f"{name}.parquet", parquet.getvalue())


def _tell(study: Study, done: Done, whole: bool, kept: int) -> None:
    from pavage.cli.numbers import number

    for line in done.lines:
        click.echo(line)
    where = str(study.path)
    if whole:
        click.echo(say("cli-study-done", folder=where))
        return
    total = sum(len(stage.wanted) for stage in study.stages)
    counts = {"done": number(kept), "total": number(total)}
    click.echo(say("cli-study-stopped", folder=where, **counts), err=True)


# -- progress ---------------------------------------------------------------------------------


@contextmanager
def _watching(so_far: "Callable[[Progress], str]") -> "Iterator[Watch]":
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
        yield partial(_show, bars, {}, so_far)


def _show(
    bars: Any, tasks: dict[str, Any], so_far: "Callable[[Progress], str]", progress: "Progress"
) -> None:
    name = progress.stage
    if name not in tasks:
        label = say(f"cli-study-stage-{name}")
        tasks[name] = bars.add_task(label, total=progress.total, figures="")
    figures = so_far(progress) if progress.done else ""
    bars.update(tasks[name], completed=progress.done, figures=figures)


def _ignore(progress: "Progress") -> None:
    """Nobody looks."""
