"""How does a game play? Thousands of games of one bot against itself, under one or more variants
of the options, on the same deals; and a few steps of a ladder against each other, to see how much
skill decides.

Where a precision is asked for, the study ends as soon as so many games from the first on have been
played that the first player's share of wins (alone: the share of wins) is known that well. Which
number that is depends on the games alone, not on the order in which they came.
"""

from functools import partial

import polars as pl

from pavage.study import duels, tables
from pavage.study.duels import play_duels
from pavage.study.figures import share
from pavage.study.folder import Folder
from pavage.study.measuring import Question, item_of, pairs, play_games
from pavage.study.stages import Rows, Stage, rows_of

FEWEST = 200  # games before a study may end early
_STEP = 100  # games between two looks at how well the share is known


class Precision:
    """Watches how well the first player's share is known in each variant."""

    def __init__(self, asked: Question, wanted: float | None) -> None:
        """``wanted``: how far the share may be off, either way; None: never well enough."""
        self._variants = len(asked.variants)
        self._wanted = wanted
        self._wins: dict[int, float] = {}  # by item
        self._totals = [0.0] * self._variants
        self._next = 0  # the first item that is missing
        self.games: int | None = None  # how many were enough

    def see(self, rows: Rows) -> None:
        """Take note of some more games, in any order."""
        if self._wanted is None:
            return
        self._wins.update((row["item"], row["win_1"]) for row in rows)
        while self.games is None and self._next in self._wins:
            self._totals[self._next % self._variants] += self._wins.pop(self._next)
            self._next += 1
            games, rest = divmod(self._next, self._variants)
            if rest == 0 and games >= FEWEST and games % _STEP == 0 and self._known(games):
                self.games = games

    def _known(self, games: int) -> bool:
        found = [share(total, games) for total in self._totals]
        assert self._wanted is not None
        return all(one and (one.high - one.low) / 2 <= self._wanted for one in found)

    def reached(self) -> bool:
        """Whether it is known well enough."""
        return self.games is not None


def stages(asked: Question, games: int, skill_games: int, precision: Precision) -> list[Stage]:
    """The games of the bot against itself, and those of the steps against each other."""
    many = item_of(asked, games + 1, 0)
    found = [
        Stage(
            "games",
            tables.games(asked.players),
            partial(play_games, asked),
            range(many),
            lambda row: {"first": row["win_1"], "decisions": row["decisions"]},
            precision.see,
            precision.reached,
        )
    ]
    if asked.skill:
        steps = pairs(asked)
        many = duels.item_of(len(steps), len(asked.variants), skill_games + 1, 0, 0)
        work = partial(play_duels, asked, steps)
        found.append(Stage("skill", tables.DUELS, work, range(many)))
    return found


def results(
    folder: Folder, asked: Question, stages: list[Stage], precision: Precision
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The rows that count: of games that were played in every variant, by every pair."""
    variants = len(asked.variants)
    games = _whole(rows_of(folder, stages[0]), variants)
    if precision.games is not None:
        games = games.filter(pl.col("game") <= precision.games)
    if len(stages) == 1:
        return games, pl.DataFrame(schema=tables.DUELS)
    return games, _whole(rows_of(folder, stages[1]), variants * len(pairs(asked)))


def _whole(rows: pl.DataFrame, each: int) -> pl.DataFrame:
    return rows.filter(pl.len().over("game") == each)
