"""Can deals be won? Numbered deals are given to a game's solver, each with the same effort.

The effort is counted in positions, so that the answers are the same on every computer, however
many workers there are and whatever stops the study on its way; seconds are only measured. A deal
is *won* with a line that was played through the rules, *lost* with a proof, or *unknown*.

Some of the deals are then given more and more effort: how short does the shortest line get?
"""

from functools import partial
from typing import Any

import polars as pl

from pavage.study.executors import Row
from pavage.study.solving import Question, solve_deals, solve_harder
from pavage.study.stages import Stage

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


def stages(asked: Question, deals: range, sample: int) -> list[Stage]:
    """The two tables.

    The sample is the first of the deals: as good as any, since deals are shuffled by their
    number, and still the same when the study is made larger.
    """
    harder = deals[:sample] if asked.efforts else deals[:0]
    return [
        Stage("deals", DEALS, partial(solve_deals, asked), deals, _counted),
        Stage("lengths", LENGTHS, partial(solve_harder, asked), harder),
    ]


def _counted(row: Row) -> dict[str, float]:
    return {row["answer"]: 1, "seconds": row["seconds"]}
