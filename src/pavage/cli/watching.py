"""What a search shows of itself on a terminal while it runs: one line, which then goes away."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pavage.cli.language import say
from pavage.cli.numbers import duration, number
from pavage.core.solver import Best, Progress, Seek, Verdict


@contextmanager
def watching() -> Iterator[Progress]:
    """Within this, verdicts are shown on standard error where it is a terminal."""
    with _status() as show:
        show(_line(Verdict("unknown")))
        yield lambda verdict: show(_line(verdict))


@contextmanager
def watching_best() -> Iterator[Seek]:
    """The same, for a search for the highest score."""
    with _status() as show:
        yield lambda best: show(_line_of_best(best))


@contextmanager
def _status() -> Iterator[Callable[[str], None]]:
    if not sys.stderr.isatty():
        yield lambda line: None
        return
    from rich.console import Console
    from rich.status import Status

    with Status("", console=Console(stderr=True, highlight=False)) as status:
        yield status.update


def _line_of_best(best: Best) -> str:
    effort = {"steps": number(best.steps), "seconds": duration(best.seconds)}
    return say("cli-solve-best-progress", score=number(best.score), **effort)


def _line(verdict: Verdict) -> str:
    effort = {"positions": number(verdict.positions), "seconds": duration(verdict.seconds)}
    best = say("cli-solve-progress-none")
    if verdict.moves is not None:
        best = say("cli-solve-progress-best", moves=str(verdict.moves))
    bound = say("cli-solve-progress-bound", bound=str(verdict.bound)) if verdict.bound else ""
    known = " · ".join(part for part in (best, bound) if part)
    return f"{known} · {say('cli-solve-progress', **effort)}"
