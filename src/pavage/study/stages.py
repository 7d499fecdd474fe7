"""Going through a study's items: what is there is left alone, what is missing is done and kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import polars as pl

from pavage.study import executors
from pavage.study.executors import Pool, Row, Work
from pavage.study.folder import Folder

Stop = Callable[[], bool]
Rows = list[Row]


class Progress(msgspec.Struct):
    """How far a study has come, for whoever watches it. ``sums``: of what rows are counted by."""

    stage: str
    total: int
    done: int = 0
    sums: dict[str, float] = {}


Watch = Callable[[Progress], None]


@dataclass(frozen=True)
class Stage:
    """A part of a study: a table of a row, or of several, for each of its items.

    ``counted`` says of a row what is to be summed for those who watch. ``seen`` is told of all the
    rows, those that are kept already too; it may then say that it has seen enough.
    """

    name: str
    schema: dict[str, Any]
    work: Work
    wanted: range
    counted: Callable[[Row], dict[str, float]] = lambda row: {}
    seen: Callable[[Rows], None] = lambda rows: None
    enough: Stop = lambda: False


def run(folder: Folder, stages: Sequence[Stage], pool: Pool, stop: Stop, watch: Watch) -> bool:
    """Do what is missing, stage after stage; whether nothing is (or enough was seen of it)."""
    return all(_run(folder, stage, pool, stop, watch) for stage in stages)


def _run(folder: Folder, stage: Stage, pool: Pool, stop: Stop, watch: Watch) -> bool:
    table = folder.table(stage.name, stage.schema)
    kept = rows_of(folder, stage).to_dicts()
    there = {row[table.key] for row in kept}
    progress = Progress(stage.name, len(stage.wanted))

    def tell(rows: Rows) -> None:
        progress.done += len({row[table.key] for row in rows})
        for row in rows:
            for name, value in stage.counted(row).items():
                progress.sums[name] = progress.sums.get(name, 0) + value
        stage.seen(rows)
        watch(progress)

    def keep(rows: Rows) -> None:
        table.append(rows)
        tell(rows)

    tell(kept)
    missing = [item for item in stage.wanted if item not in there]
    if not missing or stage.enough():
        return True
    whole = executors.spread(missing, stage.work, pool, keep, lambda: stop() or stage.enough())
    return whole or stage.enough()


def count(folder: Folder, stages: Sequence[Stage]) -> int:
    """How many items of all stages are done."""
    return sum(rows_of(folder, one).get_column(next(iter(one.schema))).n_unique() for one in stages)


def rows_of(folder: Folder, stage: Stage) -> pl.DataFrame:
    """The rows of the stage's items that are there, in order."""
    table = folder.table(stage.name, stage.schema)
    first, last = stage.wanted.start, stage.wanted.stop - 1
    return table.read().filter(pl.col(table.key).is_between(first, last))
