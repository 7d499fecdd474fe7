"""The columns of the tables of games: what there is of each, and how it is kept."""

from collections.abc import Mapping
from typing import Any

import polars as pl

DUELS: dict[str, Any] = {
    "item": pl.Int64,
    "game": pl.Int64,  # from 1 on, of each pair and variant
    "deal": pl.Int64,
    "variant": pl.Int32,
    "low": pl.String,  # the bot at all seats but one
    "high": pl.String,  # the bot at that one
    "seat": pl.Int32,  # which it is, from 1 on
    "win": pl.Float64,  # what the high one has of the win
    "score_low": pl.Float64,  # a mean, where these are several
    "score_high": pl.Float64,
    "decisions_low": pl.Int32,
    "decisions_high": pl.Int32,
    "cpu_low": pl.Float64,  # seconds of one core, all decisions together
    "cpu_high": pl.Float64,
    "longest_low": pl.Float64,
    "longest_high": pl.Float64,
    "reason": pl.String,
}
MEASURED = [name for name in DUELS if name.startswith(("cpu", "longest"))]  # not the same twice


def games(players: int) -> dict[str, Any]:
    """The columns of a game's row in a balance study."""
    alone = players == 1
    return {
        "item": pl.Int64,
        "game": pl.Int64,  # from 1 on; the deal has the same number
        "variant": pl.Int32,
        "decisions": pl.Int32,
        "turns": pl.Int32,
        "dead": pl.Int32,  # turns in which nothing could be gained
        "idle": pl.Int32,  # turns in which nothing was gained
        "forced": pl.Int32,  # turns without any choice
        "choices_mean": pl.Float64,  # legal decisions
        "choices_median": pl.Int32,
        "choices_most": pl.Int32,
        "matter": pl.Int32,  # decisions where the middle choice brings half of the best, or less
        "stake": pl.Float64,  # what the best choice brings more than the middle one, on average
        "judged": pl.Int32,  # decisions of which the game judged what follows
        "decisive": pl.Int32,  # those where best and middle are DECISIVE apart, in shares of a win
        "swing": pl.Float64,  # by how much they are apart, over all that were judged
        **_by_seat("score", pl.Int32, players),
        **_by_seat("win", pl.Float64, players),
        **({} if alone else {"margin": pl.Int32, "lead_changes": pl.Int32, "shared": pl.Boolean}),
        "reason": pl.String,
    }


def _by_seat(name: str, kind: object, players: int) -> Mapping[str, object]:
    """A column for each seat: they are counted from 1, as people do."""
    return {f"{name}_{seat}": kind for seat in range(1, players + 1)}
