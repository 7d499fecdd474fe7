"""Who is how strong? Bots play each other, in turn at each seat, on the same deals."""

from functools import partial

from pavage.study import duels
from pavage.study.duels import Question, play_duels
from pavage.study.executors import Row
from pavage.study.stages import Stage
from pavage.study.tables import DUELS


def stages(asked: Question, games: int) -> list[Stage]:
    """So many games of each pair."""
    many = duels.item_of(len(asked.pairs), 1, games + 1, 0, 0)
    work = partial(play_duels, asked, asked.pairs)
    return [Stage("games", DUELS, work, range(many), _counted)]


def _counted(row: Row) -> dict[str, float]:
    pair = f"{row['high']} {row['low']}"
    return {f"games {pair}": 1, f"wins {pair}": row["win"]}
