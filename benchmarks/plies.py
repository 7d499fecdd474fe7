"""Random plies of a game on one core: the rules compiled from Python against plain C++.

Both play the same games: the same deals, the same generator, the same algorithm (``cpp/``); what
every game came to is compared before any time is told. They run by turns, so that a change of the
machine's mood meets both. What counts is the ratio of the medians of processor time, to which
another program's turn on the core does not add.
"""

import json
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from table import Row, spread, tool

from pavage.core.game import Deal, Game, Setup
from pavage.core.rng import Rng, seeded
from pavage.core.shuffle import WordStream
from pavage.search.playout import NO_LIMIT, play_out

DEALS, ROUNDS, REPEATS = 1000, 10, 7
FLAGS = {"-O3": ["-O3"], "-O3 -march=native": ["-O3", "-march=native"]}


@dataclass(frozen=True)
class Contest:
    """What is measured: ``told`` are the state's fields that a game comes to, as C++ tells them."""

    game: Game
    name: str
    setup: Setup
    source: str  # the file in ``cpp/``
    arguments: list[int]  # of the C++ program, between the deals and the rounds
    written: Callable[[Deal], bytes]  # a deal for the C++ program
    told: Callable[[Any], Any]
    goal: float
    most: int = NO_LIMIT  # plies of one game


def run(contest: Contest) -> list[Row]:
    """Compile, check that both play the same games, and measure."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        starts = _deals(contest, folder / "deals")
        programs = {flags: _build(contest, folder, flags) for flags in FLAGS}
        play_out(contest.game, starts[:1].copy(), seeded("warm up"), contest.most)
        ours: list[float] = []
        theirs: dict[str, list[float]] = {flags: [] for flags in FLAGS}
        for repeat in range(REPEATS):
            rng = seeded(repeat)
            first_word = int(rng[0])
            plies, seconds, games = _play_here(contest, starts, rng)
            ours += [plies / ROUNDS / s / 1e6 for s in seconds]
            for flags, program in programs.items():
                told = _play_there(contest, program, folder / "deals", first_word)
                if (told["plies"], told["games"]) != (plies, games):
                    raise SystemExit(f"C++ ({flags}) did not play the same games")
                theirs[flags] += [plies / ROUNDS / s / 1e6 for s in told["seconds"]]
    return [_row(contest, flags, ours, theirs[flags]) for flags in FLAGS]


def _row(contest: Contest, flags: str, ours: list[float], theirs: list[float]) -> Row:
    ratio = median(ours) / median(theirs)
    held = flags == "-O3"
    return Row(
        f"random {contest.name} plies, one core",
        f"{spread(ours)} M/s",
        f"C++ `g++ {flags}`: {spread(theirs)} M/s",
        f"{ratio:.2f}",
        f"≥ {contest.goal}" if held else "",
        ratio >= contest.goal if held else None,
    )


def _deals(contest: Contest, file: Path) -> Any:
    """The starts, for us as states and for C++ as a file."""
    game = contest.game
    starts = np.zeros(DEALS, dtype=game.dtype)
    with file.open("wb") as out:
        for k in range(DEALS):
            deal = game.deal(contest.setup, WordStream(str(k)))
            starts[k] = game.start(contest.setup, deal).state[0]
            out.write(contest.written(deal))
    return starts


def _build(contest: Contest, folder: Path, flags: str) -> Path:
    program = folder / f"plies{flags.replace(' ', '')}"
    source = Path(__file__).parent / "cpp" / contest.source
    command = [tool("g++"), "-std=c++17", *FLAGS[flags], "-o", str(program), str(source)]
    subprocess.run(command, check=True)
    return program


def _play_here(contest: Contest, starts: Any, rng: Rng) -> tuple[int, list[float], Any]:
    plies, seconds = 0, []
    for _ in range(ROUNDS):
        ends = starts.copy()
        before = process_time()
        plies += play_out(contest.game, ends, rng, contest.most)
        seconds.append(process_time() - before)
    return plies, seconds, contest.told(ends).tolist()


def _play_there(contest: Contest, program: Path, deals: Path, first_word: int) -> dict[str, Any]:
    arguments = [deals, *contest.arguments, ROUNDS, first_word]
    done = subprocess.run([program, *map(str, arguments)], check=True, capture_output=True)
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told
