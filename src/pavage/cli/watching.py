"""What a search shows of itself on a terminal while it runs: one line, which then goes away."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from pavage.cli.language import say
from pavage.cli.numbers import duration, number
from pavage.core.solver import Progress, Verdict, unwatched


@contextmanager
def watching() -> Iterator[Progress]:
    """Within this, verdicts are shown on standard error where it is a terminal."""
    if not sys.stderr.isatty():
        yield unwatched
        return
    from rich.console import Console
    from rich.status import Status

    with Status("", console=Console(stderr=True, highlight=False)) as status:
        status.update(_line(Verdict("unknown")))

        def progress(verdict: Verdict) -> None:
            status.update(_line(verdict))

        yield progress


def _line(verdict: Verdict) -> str:
    effort = {"positions": number(verdict.positions), "seconds": duration(verdict.seconds)}
    best = say("cli-solve-progress-none")
    if verdict.moves is not None:
        best = say("cli-solve-progress-best", moves=str(verdict.moves))
    bound = say("cli-solve-progress-bound", bound=str(verdict.bound)) if verdict.bound else ""
    known = " · ".join(part for part in (best, bound) if part)
    return f"{known} · {say('cli-solve-progress', **effort)}"
