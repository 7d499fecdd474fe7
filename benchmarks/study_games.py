"""How long a balance study takes, and how much two processes help.

The study is the whole command, from its start to the report. For two processes against one, only
the playing is timed, the start of the processes included; they take turns.
"""

import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from table import Row, spread

from pavage.games import registry
from pavage.study import balance, measuring, stages
from pavage.study.executors import Processes
from pavage.study.folder import Folder
from pavage.study.measuring import Question
from pavage.study.playing import source_of

GAMES, MANY = 10_000, 20_000
REPEATS = 3
STUDY_GOAL, HELP_GOAL = 60.0, 1.8


def run() -> list[Row]:
    """Time the study, then one process and two by turns."""
    studied = [study_seconds() for _ in range(REPEATS)]
    alone, together = [], []
    for _ in range(REPEATS):
        alone.append(playing_seconds(1))
        together.append(playing_seconds(2))
    ratios = [one / two for one, two in zip(alone, together, strict=True)]
    return [
        Row(
            f"`pavage study balance zigzag`, {GAMES:,} greedy games, two processes",
            f"{spread(studied, 1)} s",
            goal=f"< {STUDY_GOAL:.0f} s",
            reached=median(studied) < STUDY_GOAL,
        ),
        Row(
            f"playing {MANY:,} of them with two processes",
            f"{spread(together, 1)} s",
            f"one process: {spread(alone, 1)} s",
            spread(ratios),
            f"≥ {HELP_GOAL}",
            median(ratios) >= HELP_GOAL,
        ),
    ]


def study_seconds() -> float:
    with tempfile.TemporaryDirectory() as folder:
        args = ["--games", str(GAMES), "--jobs", "2", "--out", folder]
        before = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "pavage", "study", "balance", "zigzag", *args],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return time.perf_counter() - before


def playing_seconds(jobs: int) -> float:
    game = registry.load("zigzag")
    asked = Question(
        game=game.facts.id,
        rules=game.facts.rules,
        players=2,
        variants=[game.kept_options(game.setup(2))],
        seed="",
        source=source_of(game),
        bot="greedy",
        skill=[],
    )
    (stage,) = balance.stages(asked, MANY, 0, balance.Precision(asked, None))
    pool = Processes(jobs, partial(measuring.prepare, asked))
    with tempfile.TemporaryDirectory() as name, Folder(Path(name), asked) as folder:
        before = time.perf_counter()
        assert stages.run(folder, [stage], pool, lambda: False, lambda progress: None)
        return time.perf_counter() - before
