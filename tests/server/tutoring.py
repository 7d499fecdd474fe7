"""Advisors for tests: one that answers in this process, and a game whose search lasts as told."""

import asyncio
import os
from pathlib import Path
from typing import Any

from pavage.core.game import Game
from pavage.core.sense import Searches
from pavage.games import registry
from pavage.server.advice import Advisors
from pavage.server.advicepool import Job
from pavage.server.advisor import Ponder, _pondered

BRIEF = Searches(64, turns=1, candidates=6)  # a search that is soon done
LONG = Searches(2**31, turns=1, candidates=6)  # and one that nobody waits for


class PromptAdvisors:
    """A pool that thinks at once, in this process. While ``holding`` it thinks about nothing;
    ``failing``: it has no answer.
    """

    def __init__(self) -> None:
        self.asked: list[Ponder] = []
        self.cancelled: list[Job] = []
        self.holding = self.failing = False
        self._waiting: list[Job] = []

    def submit(self, job: Job) -> None:
        assert isinstance(job.task, Ponder)
        self.asked.append(job.task)
        self._waiting.append(job)
        if not self.holding:
            asyncio.get_running_loop().call_soon(self.step)

    def cancel(self, job: Job) -> None:
        job.dropped = True
        self.cancelled.append(job)

    def go_on(self) -> None:
        self.holding = False
        self.step()

    def step(self) -> None:
        """Think about what waits now."""
        waiting, self._waiting = self._waiting, []
        for job in waiting:
            if job.dropped:
                continue
            if self.failing:
                job.failed()
                continue
            task: Any = job.task
            game = registry.load(task.game)
            seen = _seen(game, task.seen)
            job.said(_pondered(task, game, seen, lambda: False), True)


def _seen(game: Game, data: bytes) -> Any:
    import numpy as np

    return np.frombuffer(data, dtype=game.dtype).copy()


def advisors(pool: PromptAdvisors) -> Advisors:
    """What a server is given."""
    given: Any = pool
    return Advisors(given)


# -- in a process of its own ------------------------------------------------------------------


class _Told(type(registry.load("zigzag"))):  # type: ignore[misc]
    """Zigzag, whose search never ends while there is a file ``long`` in the folder ``LASTING``."""

    @property
    def ladder(self) -> dict[str, Searches]:
        return {"expert": LONG if (Path(os.environ["LASTING"]) / "long").exists() else BRIEF}


_GAME: Game = _Told()


def load(id: str) -> Game:
    """Zigzag with this search."""
    return _GAME if id == "zigzag" else registry.load(id)
