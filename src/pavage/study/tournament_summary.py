"""The figures of a tournament: what ``summary.json`` holds and the report shows."""

from itertools import pairwise
from typing import Any

import msgspec
import polars as pl

from pavage.core.sense import RUNGS
from pavage.study.duels import Pair, Question
from pavage.study.figures import Mean, Share, mean, share
from pavage.study.playing import Options
from pavage.study.ratings import Rating, Results, ratings

STEP = 0.6  # of the wins, between two players: what a step of a ladder should bring


class Met(msgspec.Struct, frozen=True):
    """What came of the games of a pair. ``win``: what the high one had of the wins."""

    low: str
    high: str
    win: Share
    score_low: Mean
    score_high: Mean
    step: bool  # whether it is a step of the ladder


class Player(msgspec.Struct, frozen=True):
    """A bot: its rating, and the processor time of its decisions, in seconds."""

    bot: str
    rating: Rating
    decisions: int
    seconds: float | None  # a decision, on average
    longest: float | None


class Summary(msgspec.Struct, frozen=True):
    """All figures of the tournament, as ``summary.json`` gives them."""

    game: str
    players: int
    options: Options
    files: dict[str, str]  # what its own tile sets are called
    seed: str
    games: int  # of each pair
    even: float  # the share of wins of equal players
    step: float  # the share that a step of the ladder should win
    pairs: list[Met]
    bots: list[Player]
    machine: str
    versions: str
    workers: int


def even(players: int) -> float:
    """The share of wins of somebody who is as strong as the others; alone, one meets one other."""
    return 1 / max(2, players)


def step(players: int) -> float:
    """What is as good, for one against several, as STEP is between two."""
    odds = STEP / (1 - STEP)
    return odds / (odds + max(2, players) - 1)


def summary(
    asked: Question,
    rows: pl.DataFrame,
    files: dict[str, str],
    made: tuple[str, str, int],
) -> Summary:
    """The figures of the games of all pairs. ``made``: see made.py."""
    of_pair = {
        pair: rows.filter((pl.col("low") == pair[0]) & (pl.col("high") == pair[1]))
        for pair in asked.pairs
    }
    results = [
        Results(
            asked.bots.index(low), asked.bots.index(high), _list(of_it, "deal"), _list(of_it, "win")
        )
        for (low, high), of_it in of_pair.items()
    ]
    seats = max(2, asked.players)
    rated = ratings(results, len(asked.bots), seats) if len(rows) else []
    machine, versions, workers = made
    return Summary(
        game=asked.game,
        players=asked.players,
        options=asked.variants[0],
        files=files,
        seed=asked.seed,
        games=len(rows) // len(asked.pairs),
        even=even(asked.players),
        step=step(asked.players),
        pairs=[_met(pair, of_it, asked.bots) for pair, of_it in of_pair.items() if len(of_it)],
        bots=[_player(bot, rating, rows) for bot, rating in zip(asked.bots, rated, strict=False)],
        machine=machine,
        versions=versions,
        workers=workers,
    )


def _list(rows: pl.DataFrame, name: str) -> list[Any]:
    values: list[Any] = rows[name].to_list()
    return values


def _met(pair: Pair, rows: pl.DataFrame, bots: list[str]) -> Met:
    win = share(float(rows["win"].sum()), len(rows))
    low, high = mean(rows["score_low"].to_list()), mean(rows["score_high"].to_list())
    assert win is not None
    assert low is not None
    assert high is not None
    return Met(*pair, win, low, high, pair in _steps(bots))


def _steps(bots: list[str]) -> list[Pair]:
    """The steps of the ladder: its rungs that are there, or else all in the order given."""
    rungs = [bot for bot in RUNGS if bot in bots]
    ladder = rungs if len(rungs) > 1 else bots
    return list(pairwise(ladder))


def _player(bot: str, rating: Rating, rows: pl.DataFrame) -> Player:
    sides = [
        rows.filter(pl.col(side) == bot).select(
            pl.col(f"decisions_{side}").alias("decisions"),
            pl.col(f"cpu_{side}").alias("cpu"),
            pl.col(f"longest_{side}").alias("longest"),
        )
        for side in ("low", "high")
    ]
    did = pl.concat(sides)
    decisions, cpu = int(did["decisions"].sum()), float(did["cpu"].sum())
    longest = did["longest"].max()
    assert longest is None or isinstance(longest, float)
    return Player(bot, rating, decisions, cpu / decisions if decisions else None, longest)
