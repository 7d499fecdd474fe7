"""An optimiser for tests, which does what files in a folder tell it to (see ``solving.py``).

While there is a file ``hold`` it goes on searching and finds nothing better than what it begins
with; ``die`` ends its process, ``fail`` is a mistake, ``lie`` makes it promise a point too many.
Each search is noted in ``asked``, whether it is a new one or goes on; each stop in ``stopped``.
"""

import os
import signal
import time
from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.game import Game
from pavage.core.solver import Best, Limits, Optimiser
from pavage.core.solver import Seek as Told
from pavage.games import registry
from pavage.games.connexion.turns import play_greedily
from pavage.server.warm import BRIEFLY


def load(id: str) -> Game:
    """Connexion with this optimiser."""
    return _GAME if id == "connexion" else registry.load(id)


class _Search:
    def __init__(self, game: Game, seen: Any, saved: bytes | None) -> None:
        self.folder = Path(os.environ["FAKE_SOLVER"])
        self.at = np.empty(1, dtype=game.dtype)
        self.at[0] = seen
        self.saved = saved

    def run(self, limits: Limits, progress: Told) -> Best:
        line = np.empty(100, dtype=np.int64)
        n = play_greedily(self.at[0], line)
        score = int(self.at[0].score[0]) + self.told("lie")
        best = Best(score, [int(move) for move in line[:n]], 7, 0.5)
        if limits is BRIEFLY:
            return best
        self.note("asked", "new" if self.saved is None else "on")
        if self.told("die"):
            os.kill(os.getpid(), signal.SIGKILL)
        if self.told("fail"):
            raise RuntimeError("as it was told")
        began = time.monotonic()
        while self.told("hold"):
            progress(best)
            if limits.stop():
                self.note("stopped", "")
                break
            if limits.seconds is not None and time.monotonic() - began > limits.seconds:
                break
            time.sleep(0.01)
        return best

    def save(self) -> bytes:
        return b"kept"

    def told(self, name: str) -> bool:
        return (self.folder / name).exists()

    def note(self, name: str, text: str) -> None:
        with (self.folder / name).open("a") as file:
            file.write(f"{text}\n")


class _Fake(type(registry.load("connexion"))):  # type: ignore[misc]
    def optimiser(self, seen: Any, seed: str, saved: bytes | None = None) -> Optimiser:
        return _Search(self, seen, saved)


_GAME: Game = _Fake()
