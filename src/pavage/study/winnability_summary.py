"""The figures of a winnability study: what ``summary.json`` holds and the report shows."""

import msgspec
import polars as pl

from pavage.core.game import OptionValue
from pavage.study.figures import Mean, Share, Spread, mean, share, spread
from pavage.study.solving import Question

ANSWERS = ("won", "lost", "unknown")
_HARDEST = 10


class Effort(msgspec.Struct, frozen=True):
    """What the sample's deals came to with an effort. ``lengths`` are those of the wins."""

    effort: int
    of: int
    won: int
    optimal: int  # no shorter win exists, which is proven
    lengths: Mean | None
    tenth: float | None  # a tenth of the wins are this short or shorter
    ninetieth: float | None
    bound: Mean | None
    seconds: Mean | None


class Hard(msgspec.Struct, frozen=True):
    """A deal that took long."""

    deal: int
    answer: str
    moves: int | None
    positions: int
    seconds: float


class Summary(msgspec.Struct, frozen=True):
    """All figures of the study, as ``summary.json`` gives them."""

    game: str
    options: dict[str, OptionValue]
    positions_limit: int
    first: int
    last: int
    deals: int
    answers: dict[str, Share]
    seconds: Spread | None  # of one core
    waited: Mean | None  # seconds by the clock
    positions: Spread | None
    lengths: Spread | None
    lengths_mean: Mean | None
    efforts: list[Effort]
    hardest: list[Hard]
    lost: list[int]
    unknown: list[int]
    machine: str
    versions: str
    workers: int


def summary(
    asked: Question,
    span: range,
    deals: pl.DataFrame,
    lengths: pl.DataFrame,
    made: tuple[str, str, int],
) -> Summary:
    """The figures of the rows in both tables. ``made``: the machine, the versions, the workers."""
    counts = dict(deals.group_by("answer").len().iter_rows())
    shares = {name: share(counts.get(name, 0), len(deals)) for name in ANSWERS}
    wins = deals["moves"].drop_nulls().to_list()
    machine, versions, workers = made
    return Summary(
        game=asked.game,
        options=asked.options,
        positions_limit=asked.positions,
        first=span.start,
        last=span.stop - 1,
        deals=len(deals),
        answers={name: found for name, found in shares.items() if found is not None},
        seconds=spread(deals["cpu"].to_list()),
        waited=mean(deals["seconds"].to_list()),
        positions=spread(deals["positions"].to_list()),
        lengths=spread(wins),
        lengths_mean=mean(wins),
        efforts=[_effort(effort, lengths) for effort in asked.efforts if len(lengths)],
        hardest=_hardest(deals),
        lost=_named(deals, "lost"),
        unknown=_named(deals, "unknown"),
        machine=machine,
        versions=versions,
        workers=workers,
    )


def _effort(effort: int, lengths: pl.DataFrame) -> Effort:
    rows = lengths.filter(pl.col("effort") == effort)
    wins = rows["moves"].drop_nulls()
    return Effort(
        effort=effort,
        of=len(rows),
        won=len(wins),
        optimal=len(rows.filter(pl.col("moves") <= pl.col("bound"))),
        lengths=mean(wins.to_list()),
        tenth=wins.quantile(0.1),
        ninetieth=wins.quantile(0.9),
        bound=mean(rows["bound"].to_list()),
        seconds=mean(rows["cpu"].to_list()),
    )


def _hardest(deals: pl.DataFrame) -> list[Hard]:
    rows = deals.sort(["positions", "deal"], descending=[True, False]).head(_HARDEST)
    chosen = rows.select("deal", "answer", "moves", "positions", "cpu")
    return [Hard(*row) for row in chosen.iter_rows()]


def _named(deals: pl.DataFrame, answer: str) -> list[int]:
    named: list[int] = deals.filter(pl.col("answer") == answer)["deal"].to_list()
    return named
