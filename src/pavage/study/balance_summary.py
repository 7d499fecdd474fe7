"""The figures of a balance study: what ``summary.json`` holds and the report shows.

Every figure is a mean over games, of one number a game. Variants are compared deal by deal: what
counts is the mean of the differences between games that have the same number.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import numpy as np
import polars as pl

from pavage.core.game import Game
from pavage.games import registry
from pavage.study.duels import Pair
from pavage.study.figures import CONFIDENCE, Mean, Share, mean, share
from pavage.study.measuring import Question
from pavage.study.playing import GAVE_UP, Options

Values = dict[str, Any]  # of each figure: a number a game, float64
Told = Literal["yes", "perhaps", "no"]

PERCENT = ("dead", "idle", "forced", "matter", "decisive", "swing")  # means that are parts of 1
_OF_TURNS = ("dead", "idle", "forced")
_CHOICES = ("choices_mean", "choices_median", "choices_most")


class Variant(msgspec.Struct, frozen=True):
    """One set of options, and its figures. ``files``: what its own tile sets are called."""

    options: Options
    files: dict[str, str]
    games: int
    figures: dict[str, Share | Mean]
    most_choices: int


class Difference(msgspec.Struct, frozen=True):
    """By how much a figure of a variant is more than that of the first.

    ``told``: whether the two can be told apart: yes, even if one keeps in mind how many figures are
    compared; perhaps: of this figure alone one would say so; no.
    """

    figure: str
    variant: int
    difference: Mean
    told: Told


class Summary(msgspec.Struct, frozen=True):
    """All figures of the study, as ``summary.json`` gives them."""

    game: str
    players: int
    bot: str
    seed: str
    games: int
    skill_games: int
    pairs: list[Pair]
    precision: float | None  # how far the first player's share may be off, if that was asked
    early: bool  # whether the games were fewer than asked, since that was reached
    variants: list[Variant]
    differences: list[Difference]
    machine: str
    versions: str
    workers: int


def is_share(figure: str) -> bool:
    """Whether a figure is a share of games."""
    return figure.startswith(("win_", "reason-", "skill-", "shared"))


def is_percent(figure: str) -> bool:
    """Whether a figure is written in parts of a hundred."""
    return is_share(figure) or figure in PERCENT


def skill_name(pair: Pair) -> str:
    """The name of the figure: how often the second of a pair beats the first."""
    return f"skill-{pair[0]}-{pair[1]}"


def summary(
    asked: Question,
    games: pl.DataFrame,
    skill: pl.DataFrame,
    files: list[dict[str, str]],
    pairs: list[Pair],
    asked_for: tuple[int, float | None],
    made: tuple[str, str, int],
) -> Summary:
    """The figures of all rows. ``asked_for``: games and precision; ``made``: see made.py."""
    game = registry.load(asked.game)
    reasons = sorted(games["reason"].unique().to_list())
    values = []
    for variant in range(len(asked.variants)):
        rows = games.filter(pl.col("variant") == variant)
        of_it = skill.filter(pl.col("variant") == variant)
        values.append({**_of_games(game, rows, asked.players, reasons), **_of_skill(of_it, pairs)})
    played = games.filter(pl.col("variant") == 0).height
    wanted, precision = asked_for
    machine, versions, workers = made
    return Summary(
        game=asked.game,
        players=asked.players,
        bot=asked.bot,
        seed=asked.seed,
        games=played,
        skill_games=skill.filter(pl.col("variant") == 0).height // max(1, len(pairs)),
        pairs=pairs,
        precision=precision,
        early=played < wanted,
        variants=[
            _variant(options, names, games.filter(pl.col("variant") == k), values[k])
            for k, (options, names) in enumerate(zip(asked.variants, files, strict=True))
        ],
        differences=_differences(values),
        machine=machine,
        versions=versions,
        workers=workers,
    )


def _variant(
    options: Options, files: dict[str, str], rows: pl.DataFrame, values: Values
) -> Variant:
    figures: dict[str, Share | Mean] = {}
    for name, of_it in values.items():
        many = share(float(of_it.sum()), len(of_it)) if is_share(name) else mean(of_it)
        if many is not None:
            figures[name] = many
    most = rows["choices_most"].max() if len(rows) else 0
    assert isinstance(most, int)
    return Variant(options, files, len(rows), figures, most)


# -- a number a game --------------------------------------------------------------------------


def _of_games(game: Game, rows: pl.DataFrame, players: int, reasons: list[str]) -> Values:
    """The figures of the games, in the order in which they are told."""
    column = {name: rows[name].to_numpy() for name in rows.columns}
    alone = players == 1
    found: Values = {"decisions": column["decisions"]}
    if not alone:
        found["turns"] = column["turns"]
    found |= {name: _part(column, name, "turns") for name in _OF_TURNS[: 2 if alone else 3]}
    if not alone or game.facts.patience:
        found |= {f"win_{seat}": column[f"win_{seat}"] for seat in range(1, players + 1)}
    found |= _of_scores(game, column, players)
    found |= {name: column[name] for name in _CHOICES}
    found |= {"matter": _part(column, "matter", "decisions"), "stake": column["stake"]}
    if game.sense is not None:
        found |= {name: _part(column, name, "judged") for name in ("decisive", "swing")}
    ends = rows["reason"].to_list()
    for reason in reasons:
        if len(reasons) > 1 or reason == GAVE_UP:
            found[f"reason-{reason}"] = np.array([end == reason for end in ends])
    return {name: np.asarray(values, dtype=np.float64) for name, values in found.items()}


def _part(column: Mapping[str, Any], name: str, of: str) -> Any:
    """For each game what it adds to a part of all games' turns or decisions, which is their mean.

    The part is a quotient of two sums; near it a quotient is straight (the delta method).
    """
    some, every = column[name].astype(np.float64), column[of].astype(np.float64)
    if every.sum() == 0:
        return np.zeros(len(every))
    part = some.sum() / every.sum()
    return part + (some - part * every) / every.mean()


def _of_scores(game: Game, column: Mapping[str, Any], players: int) -> Values:
    scores = np.stack([column[f"score_{seat}"] for seat in range(1, players + 1)])
    scores = scores.astype(np.float64)
    found: Values = {"shared": column["shared"]} if players > 1 else {}
    found["score"] = scores.mean(axis=0)
    if players > 1:
        found["winner"] = (
            scores.max(axis=0) if game.facts.scores == "points" else scores.min(axis=0)
        )
        found["margin"] = column["margin"]
        found["lead_changes"] = column["lead_changes"]
    found["deviation"] = _deviation(scores)
    return found


def _deviation(scores: Any) -> Any:
    """For each game what it adds to the standard deviation of all scores, which is their mean.

    The deviation is the root of a mean of squares; near it a root is straight, so that the mean
    of these numbers has the deviation's own interval (the delta method).
    """
    if scores.size == 0:
        return np.zeros(0)
    squares = ((scores - scores.mean()) ** 2).mean(axis=0)
    deviation = np.sqrt(squares.mean())
    if deviation == 0:
        return np.zeros(scores.shape[1])
    return deviation + (squares - squares.mean()) / (2 * deviation)


def _of_skill(rows: pl.DataFrame, pairs: list[Pair]) -> Values:
    found: Values = {}
    for low, high in pairs:
        of_it = rows.filter((pl.col("low") == low) & (pl.col("high") == high))
        found[skill_name((low, high))] = of_it["win"].to_numpy()
    return found


# -- compared ---------------------------------------------------------------------------------


def _differences(values: list[Values]) -> list[Difference]:
    """Of every figure of every variant but the first from the first's."""
    first, *others = values
    many = sum(len(other) for other in others)
    return [
        found
        for variant, other in enumerate(others, 1)
        for name in first
        if (found := _difference(name, variant, first[name], other[name], many)) is not None
    ]


def _difference(name: str, variant: int, one: Any, other: Any, many: int) -> Difference | None:
    """``many``: how many figures are compared."""
    both = min(len(one), len(other))
    apart = other[:both] - one[:both]
    found = mean(apart)
    stricter = mean(apart, 1 - (1 - CONFIDENCE) / many)
    if found is None or stricter is None or found.low is None:
        return None
    told: Told = "no"
    if _excludes_zero(found):
        told = "yes" if _excludes_zero(stricter) else "perhaps"
    return Difference(name, variant, found, told)


def _excludes_zero(found: Mean) -> bool:
    assert found.low is not None
    assert found.high is not None
    return found.low > 0 or found.high < 0
