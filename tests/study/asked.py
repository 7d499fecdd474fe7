"""Small questions about games, for tests."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pavage.games import registry
from pavage.study import duels
from pavage.study.executors import Batch, Row
from pavage.study.measuring import Question, play_games


def balance(game: str, *variants: dict[str, Any], players: int = 2, **more: Any) -> Question:
    """How a game plays; ``more``: whatever else is to be asked otherwise than usual."""
    return Question(**_rules(game, variants, players), **{"bot": "greedy", "skill": [], **more})


def rivals(game: str, *bots: str, players: int = 2, **options: Any) -> duels.Question:
    """Who is how strong."""
    return duels.Question(
        **_rules(game, (options,), players), bots=list(bots), pairs=duels.round_robin(bots)
    )


def games_of(asked: Question, items: Sequence[int]) -> list[Row]:
    """The rows of these games of a balance study."""
    return _rows_of(partial(play_games, asked), items)


def duels_of(asked: Any, pairs: Sequence[duels.Pair], items: Sequence[int]) -> list[Row]:
    """The rows of these games between bots."""
    return _rows_of(partial(duels.play_duels, asked, pairs), items)


def _rows_of(work: Callable[[Sequence[int]], Batch], items: Sequence[int]) -> list[Row]:
    """All that comes of a piece of work, in as many batches as it takes."""
    rows: list[Row] = []
    done = 0
    while done < len(items):
        batch = work(items[done:])
        assert batch.done > 0
        rows += batch.rows
        done += batch.done
    return rows


def _rules(game: str, variants: tuple[dict[str, Any], ...], players: int) -> dict[str, Any]:
    loaded = registry.load(game)
    setups = [loaded.setup(players, options, range(players)) for options in variants or ({},)]
    kept = [loaded.kept_options(setup) for setup in setups]
    return {
        "game": game,
        "rules": 1,
        "players": players,
        "variants": kept,
        "seed": "",
        "source": "as it is",
    }
