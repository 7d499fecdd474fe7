"""``pavage solve`` for games of which the highest score is sought.

What the search knows may be kept in a file (``--state``): it goes on from there, and the file is
written at the end, on Ctrl-C, and now and then, in case the end is worse than that.
"""

from pathlib import Path

import click

from pavage.cli.asked import Asked, where, wrapped
from pavage.cli.errors import INTERRUPTED, Failed, why
from pavage.cli.inputs import print_json
from pavage.cli.interrupt import Wish, ctrl_c
from pavage.cli.language import say
from pavage.cli.numbers import duration, number
from pavage.cli.output import check_writable, goes_out, write_file
from pavage.cli.warm import warm_if_cold, warm_solver_if_cold
from pavage.cli.watching import watching_best
from pavage.core.message import message
from pavage.core.solver import Best, Limits, NotThisSearch, Optimiser
from pavage.record.record import dump
from pavage.search.answers import Tried, played

KEPT_EVERY = 30.0  # seconds


def seek(asked: Asked, seconds: float, path: str | None, kept: str | None, as_json: bool) -> int:
    """Search, write what is found and say it; the exit status."""
    if kept is not None:
        check_writable(kept)
    if not asked.position.is_over():
        warm_if_cold()
        warm_solver_if_cold(asked.position.game)
    search = _search(asked, kept)
    with ctrl_c() as wish:
        best = _run(search, seconds, wish, kept)
    if kept is not None:
        write_file(kept, search.save())
    line = played(asked.position, best.line, best.score)
    if path is not None:
        write_file(path, dump(asked.record(line, line.end.outcome())))
    if as_json and not goes_out(path):
        print_json(_as_json(asked, best, line, wish.made))
    else:
        click.echo("\n".join(_told(asked, best, line, wish.made)), err=goes_out(path))
    return INTERRUPTED if wish.made else 0


def _search(asked: Asked, kept: str | None) -> Optimiser:
    """A new search, or one that goes on."""
    position, saved = asked.position, None
    if kept is not None and Path(kept).exists():
        try:
            saved = Path(kept).read_bytes()
        except OSError as error:
            raise Failed(message("cli-unreadable", why=why(error)), kept) from None
    try:
        return position.game.optimiser(position.observe(0)[0], asked.seed, saved)
    except NotThisSearch:
        raise Failed(message("cli-solve-other-state"), kept) from None


def _run(search: Optimiser, seconds: float, wish: Wish, kept: str | None) -> Best:
    with watching_best() as show:
        next_time = KEPT_EVERY
        spent: float | None = None

        def progress(best: Best) -> None:
            nonlocal next_time, spent
            if spent is None:
                spent = best.seconds
            if kept is not None and best.seconds - spent >= next_time:
                next_time += KEPT_EVERY
                write_file(kept, search.save())
            if not wish.made:
                show(best)

        return search.run(Limits(seconds=seconds, stop=wish), progress)


def _told(asked: Asked, best: Best, line: Tried, interrupted: bool) -> list[str]:
    lines = [where(asked)]
    lines.append(say("cli-solve-best", score=number(best.score), moves=str(len(line.moves))))
    lines += wrapped(line.moves)
    known = asked.position.game.best_known(asked.position.setup)
    if known is not None:
        lines.append(say("cli-solve-best-known", score=number(known.score)))
    effort = {"steps": number(best.steps), "seconds": duration(best.seconds)}
    lines.append(say("cli-solve-best-effort", **effort))
    if interrupted:
        lines.append(say("cli-solve-interrupted"))
    return lines


def _as_json(asked: Asked, best: Best, line: Tried, interrupted: bool) -> dict[str, object]:
    position = asked.position
    known = position.game.best_known(position.setup)
    return {
        "game": position.game.facts.id,
        "options": position.game.kept_options(position.setup),
        "seed": asked.seed,
        "ply": len(asked.before),
        "score": best.score,
        "line": line.moves,
        "known": None if known is None else known.score,
        "steps": best.steps,
        "seconds": round(best.seconds, 6),
        "interrupted": interrupted,
    }
