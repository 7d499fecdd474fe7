"""Who is how strong? Every bot plays every other one, in turn at each seat, on the same deals."""

from functools import partial

from pavage.study import duels
from pavage.study.duels import Question, every_pair, play_duels
from pavage.study.executors import Row
from pavage.study.stages import Stage
from pavage.study.tables import DUELS


def stages(asked: Question, games: int) -> list[Stage]:
    """So many games of each pair."""
    every = every_pair(asked)
    many = duels.item_of(len(every), 1, games + 1, 0, 0)
    work = partial(play_duels, asked, every)
    return [Stage("games", DUELS, work, range(many), _counted)]


def _counted(row: Row) -> dict[str, float]:
    pair = f"{row['high']} {row['low']}"
    return {f"games {pair}": 1, f"wins {pair}": row["win"]}
