"""Can deals be won? Numbered deals are given to a game's solver, each with the same effort.

The effort is counted in positions, so that the answers are the same on every computer, however
many workers there are and whatever stops the study on its way; seconds are only measured. A deal
is *won* with a line that was played through the rules, *lost* with a proof, or *unknown*.

Some of the deals are then given more and more effort: how short does the shortest line get?
"""

import platform
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from pavage import __version__
from pavage.study import executors
from pavage.study.executors import Pool, Row
from pavage.study.folder import Folder
from pavage.study.solving import Question, solve_deals, solve_harder

DEALS: dict[str, Any] = {
    "deal": pl.Int64,
    "answer": pl.String,
    "moves": pl.Int32,  # of the first win found
    "bound": pl.Int32,
    "score": pl.Int32,  # at the end of the line
    "positions": pl.Int64,
    "seconds": pl.Float64,
    "cpu": pl.Float64,  # seconds of one core
}
LENGTHS: dict[str, Any] = {
    "deal": pl.Int64,
    "effort": pl.Int64,
    "answer": pl.String,
    "moves": pl.Int32,  # of the shortest line found
    "bound": pl.Int32,
    "score": pl.Int32,
    "positions": pl.Int64,
    "seconds": pl.Float64,
    "cpu": pl.Float64,
}


class Progress(msgspec.Struct):
    """How far a study has come, for whoever watches it."""

    stage: str  # "deals" or "lengths"
    total: int
    done: int = 0
    answers: dict[str, int] = {}
    seconds: float = 0.0  # of all the deals so far, for their mean


Watch = Callable[[Progress], None]


def run(
    folder: Folder,
    asked: Question,
    deals: range,
    sample: int,
    pool: Pool,
    stop: Callable[[], bool],
    watch: Watch,
) -> bool:
    """Solve what is missing, in both tables; whether all is there.

    The sample is the first of the deals: as good as any, since deals are shuffled by their
    number, and still the same when the study is made larger.
    """
    harder = deals[:sample] if asked.efforts else deals[:0]
    stages: list[tuple[str, dict[str, Any], executors.Work, range]] = [
        ("deals", DEALS, partial(solve_deals, asked), deals),
        ("lengths", LENGTHS, partial(solve_harder, asked), harder),
    ]
    for name, schema, work, wanted in stages:
        table = folder.table(name, schema)
        kept = _within(table.read(), wanted)
        seen = _Watched(_so_far(name, len(wanted), kept), watch)
        there = set(kept["deal"].to_list())
        missing = [deal for deal in wanted if deal not in there]

        def keep(rows: list[Row], table: Any = table, seen: Any = seen) -> None:
            table.append(rows)
            seen.count(rows)

        if missing and not executors.spread(missing, work, pool, keep, stop):
            return False
    return True


def _so_far(stage: str, total: int, kept: pl.DataFrame) -> Progress:
    answers = dict(kept.group_by("answer").len().iter_rows())
    return Progress(stage, total, kept["deal"].n_unique(), answers, sum(kept["seconds"].to_list()))


class _Watched:
    """Counts rows for whoever watches."""

    def __init__(self, progress: Progress, watch: Watch) -> None:
        self.progress = progress
        self.watch = watch
        watch(progress)

    def count(self, rows: list[Row]) -> None:
        progress = self.progress
        progress.done += len({row["deal"] for row in rows})
        for row in rows:
            progress.answers[row["answer"]] = progress.answers.get(row["answer"], 0) + 1
            progress.seconds += row["seconds"]
        self.watch(progress)


def results(folder: Folder, deals: range, sample: int) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The rows of these deals, and those of the sample with more effort."""
    first = _within(folder.table("deals", DEALS).read(), deals)
    lengths = _within(folder.table("lengths", LENGTHS).read(), deals[:sample])
    return first, lengths


def _within(frame: pl.DataFrame, deals: range) -> pl.DataFrame:
    return frame.filter(pl.col("deal").is_between(deals.start, deals.stop - 1))


def machine() -> str:
    """What the seconds were measured on."""
    return f"{_processor()}, {executors.all_cores()} × CPU, {platform.system()}"


def versions() -> str:
    """What made the answers."""
    from importlib.metadata import version

    python = platform.python_version()
    return f"Pavage {__version__}, Python {python}, Numba {version('numba')}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
