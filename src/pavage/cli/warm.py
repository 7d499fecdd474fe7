"""``pavage warm``: compile every game once, so that nobody waits for it later.

Compiled code is kept in the cache, and what is there already is not made again. Each step simply
uses a game as its players will.
"""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from pathlib import Path

import numpy as np

from pavage.cli.inputs import load_game, usual_players
from pavage.cli.language import say
from pavage.cli.spoken import command
from pavage.core.compiled import is_compiled, sources_digest
from pavage.core.game import CHANCE, GIVE_UP, OVER, WATCHER, Game
from pavage.core.position import Position
from pavage.core.rng import Rng, seeded
from pavage.core.shuffle import WordStream
from pavage.search import bots
from pavage.search.advice import is_advised
from pavage.search.playout import play_out
from pavage.server.warm import warm_advice, warm_matches, warm_solver

_MOST_PLIES = 1000

Step = tuple[str, Callable[[], object]]  # the text of what is done, and the doing


@command("warm")
def warm() -> None:
    """Use everything once."""
    _warm()


command = warm


def warm_if_cold() -> None:
    """Do it where somebody would wait without knowing why: at a terminal, the first time."""
    mark = _mark()
    if sys.stderr.isatty() and is_compiled() and mark is not None and not mark.exists():
        _warm()


def warm_solver_if_cold(game: Game) -> None:
    """So that a search that has so many seconds does not spend them on the compiler."""
    mark = _mark()
    if is_compiled() and (mark is None or not mark.exists()):
        warm_solver(game)


def _mark() -> Path | None:
    """A file in the cache that says that it is complete; None where there is no cache."""
    cache = os.environ.get("NUMBA_CACHE_DIR")
    made_by = f"numba-{version('numba')}-{sys.implementation.cache_tag}-{sources_digest()}"
    return Path(cache) / f"pavage-warm-{made_by}" if cache else None


def _warm() -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from pavage.games.registry import ids

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        names = ids()
        task = progress.add_task(say("cli-warm-start"), total=None)
        steps = [(name, step) for name in names for step in _steps(load_game(name))]
        progress.update(task, total=len(steps))
        for name, (id, run) in steps:
            doing = say("cli-warm-step", game=say(f"{name}-name"), what=say(id))
            progress.update(task, description=doing)
            run()
            progress.advance(task)
    mark = _mark()
    if mark is not None:
        with contextlib.suppress(OSError):  # a cache that cannot be written to stays cold
            mark.touch()


def _steps(game: Game) -> Iterator[Step]:
    position = _deal(game)
    yield "cli-warm-rules", partial(_play, game)
    for name in game.facts.bots:
        yield f"bot-{name}", partial(_decide, position, name)
    if game.facts.solved or game.facts.optimised is not None:
        yield "cli-warm-solver", partial(warm_solver, game)
    if is_advised(game):
        yield "cli-warm-advice", partial(warm_advice, game)
    yield "cli-warm-search", partial(_search, position)
    yield "cli-warm-views", partial(warm_matches, (game.facts.id,))


def _deal(game: Game) -> Position:
    """A deal of the computer against itself, at the first decision."""
    players, words = usual_players(game, ()), WordStream("1")
    setup = game.setup(players, bots=range(players))
    position = game.start(setup, game.deal(setup, words))
    while position.to_move() == CHANCE:
        position.play(game.chance_draw(position.s, words))
    return position


def _play(game: Game) -> None:
    """A whole game at random, seen by everybody at every ply; of one that need not end, a part."""
    position, words, rng = _deal(game), WordStream("2"), seeded("warm")
    for _ in range(_MOST_PLIES):
        seat = position.to_move()
        if seat == OVER:
            break
        if seat == CHANCE:
            position.play(game.chance_draw(position.s, words))
            continue
        seen = position.observe(seat)
        code = bots.play_random(game, seen, rng)
        if code == GIVE_UP:
            break
        game.reveals(seen[0], code, WATCHER)
        position.play_code(code)


def _decide(position: Position, name: str) -> None:
    rng: Rng = seeded("warm")
    bots.load(name, position.game)(position.game, position.observe(position.to_move()), rng)


def _search(position: Position) -> None:
    rng: Rng = seeded("warm")
    guess = position.observe(WATCHER)
    position.game.resample(guess[0], rng)
    play_out(position.game, np.repeat(guess, 2), rng, _MOST_PLIES)
