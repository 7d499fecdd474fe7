"""A solver for tests, which does what files in a folder tell it to.

``FAKE_SOLVER`` names the folder. While there is a file ``hold`` it thinks and knows nothing;
while there is ``improve`` it goes on thinking after it knows a win; ``die`` ends its process,
``die-once`` does so one time, ``fail`` is a mistake, ``lie`` makes it say that nonsense wins, and
``none`` that no line is known that wins a deal. Each
question is noted in ``asked``, a line each, and each stop in ``stopped``.

What it knows is how to climb: it plays what raises the score most, as long as anything does.
"""

import os
import signal
import time
from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.game import Deal, Game, Setup
from pavage.core.position import Position
from pavage.core.solver import Limits, Par, Progress, Verdict
from pavage.games import registry
from pavage.server.warm import WARMING


def load(id: str) -> Game:
    """Maze with this solver."""
    return _GAME if id == "maze" else registry.load(id)


class Orders:
    """The files in the folder, from the outside."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def give(self, name: str) -> None:
        (self.folder / name).touch()

    def take_back(self, name: str) -> None:
        (self.folder / name).unlink()

    def noted(self, name: str) -> list[str]:
        path = self.folder / name
        return path.read_text().splitlines() if path.exists() else []


class _Thought:
    """One question."""

    def __init__(self, limits: Limits | None, progress: Progress) -> None:
        self.folder = Path(os.environ["FAKE_SOLVER"])
        self.limits = limits
        self.progress = progress
        self.began = time.monotonic()
        self.positions = 0

    def note(self, name: str, text: str) -> None:
        with (self.folder / name).open("a") as file:
            file.write(f"{text}\n")

    def told(self, name: str) -> bool:
        return (self.folder / name).exists()

    def over(self) -> bool:
        if self.limits is None:
            return False
        if self.limits.stop():
            self.note("stopped", "")
            return True
        seconds = self.limits.seconds
        return seconds is not None and time.monotonic() - self.began > seconds

    def while_told(self, name: str, verdict: Verdict) -> bool:
        """Think as long as the file is there; False if the thought is over."""
        while self.told(name):
            if self.over():
                return False
            self.positions += 1
            self.progress(self.dated(verdict))
            time.sleep(0.01)
        return True

    def dated(self, verdict: Verdict) -> Verdict:
        seconds = time.monotonic() - self.began
        return Verdict(verdict.answer, verdict.line, 1, None, self.positions, seconds)

    def obey(self) -> None:
        if self.told("die-once"):
            (self.folder / "die-once").unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        if self.told("die"):
            os.kill(os.getpid(), signal.SIGKILL)
        if self.told("fail"):
            raise RuntimeError("as it was told")


def climb(game: Game, seen: Any) -> Verdict:
    """The moves that raise the score most, as long as any does."""
    at = np.empty(1, dtype=game.dtype)
    at[0] = seen
    after = at.copy()
    moves = np.empty(game.max_moves, dtype=np.int64)
    line: list[int] = []
    while True:
        n = game.legal_moves(at[0], moves)
        best = (0, 0)
        for move in moves[:n].tolist():
            after[0] = at[0]
            best = max(best, (int(game.play(after[0], move)), move))
        if best[0] <= 0:
            break
        game.play(at[0], best[1])
        line.append(best[1])
    outcome = game.outcome(at[0])
    won = outcome is not None and bool(outcome.winners)
    return Verdict("won" if won else "unknown", line, bound=1)


class _Fake(type(registry.load("maze"))):  # type: ignore[misc]
    def solve(self, seen: Any, limits: Limits, progress: Progress) -> Verdict:
        thought = _Thought(limits, progress)
        if limits == WARMING:
            return Verdict("unknown")
        thought.note("asked", f"{int(seen.plies)} {limits.seconds:.2f}")
        thought.obey()
        if not thought.while_told("hold", Verdict("unknown")):
            return thought.dated(Verdict("unknown"))
        if thought.told("lie"):
            return thought.dated(Verdict("won", [0]))
        verdict = climb(self, seen)
        thought.progress(thought.dated(verdict))
        thought.while_told("improve", verdict)
        return thought.dated(verdict)

    def par(self, setup: Setup, deal: Deal) -> Par | None:
        thought = _Thought(None, lambda verdict: None)
        thought.note("asked", "par")
        thought.obey()
        if thought.told("none"):
            return None
        thought.while_told("hold", Verdict("unknown"))
        position: Position = self.start(setup, deal)
        line = climb(self, position.s).line
        return Par(len(line), line, 1, (len(line), len(line) + 2, None), 7, 0.5)


_GAME: Game = _Fake()
