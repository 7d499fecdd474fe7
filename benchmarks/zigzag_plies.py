"""Random Zigzag plies on one core: the rules compiled from Python against plain C++.

Both play the same games: the same deals, the same generator, the same algorithm
(``cpp/zigzag.cpp``); every game's scores, tiles, turns and reason are compared. They run by turns,
so that a change of the machine's mood meets both. What counts is the ratio of the medians of
processor time, to which another program's turn on the core does not add.
"""

import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from table import Row, spread, tool

from pavage.core.rng import Rng, seeded
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.games.zigzag.notation import read_deal, tile_code
from pavage.search.playout import play_out

PLAYERS, DEALS, ROUNDS, REPEATS = 2, 1000, 10, 7
GOAL = 0.85
SOURCE = Path(__file__).parent / "cpp" / "zigzag.cpp"
FLAGS = {"-O3": ["-O3"], "-O3 -march=native": ["-O3", "-march=native"]}


def run() -> list[Row]:
    """Compile, check that both play the same games, and measure."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        starts = deals(folder / "deals")
        programs = {flags: build(folder, flags) for flags in FLAGS}
        play_out(GAME, starts[:1].copy(), seeded("warm up"))
        ours: list[float] = []
        theirs: dict[str, list[float]] = {flags: [] for flags in FLAGS}
        for repeat in range(REPEATS):
            rng = seeded(repeat)
            first_word = int(rng[0])
            plies, seconds, games = play_here(starts, rng)
            ours += [plies / ROUNDS / s / 1e6 for s in seconds]
            for flags, program in programs.items():
                told = play_there(program, folder / "deals", first_word)
                if (told["plies"], told["games"]) != (plies, games):
                    raise SystemExit(f"C++ ({flags}) did not play the same games")
                theirs[flags] += [plies / ROUNDS / s / 1e6 for s in told["seconds"]]
    return [row(flags, ours, theirs[flags]) for flags in FLAGS]


def row(flags: str, ours: list[float], theirs: list[float]) -> Row:
    ratio = median(ours) / median(theirs)
    held = flags == "-O3"
    return Row(
        "random Zigzag plies, one core",
        f"{spread(ours)} M/s",
        f"C++ `g++ {flags}`: {spread(theirs)} M/s",
        f"{ratio:.2f}",
        f"≥ {GOAL}" if held else "",
        ratio >= GOAL if held else None,
    )


def deals(file: Path) -> Any:
    """The starts, for us as states and for C++ as a file of tile codes in dealt order."""
    setup = GAME.setup(PLAYERS)
    starts = np.zeros(DEALS, dtype=GAME.dtype)
    with file.open("wb") as out:
        for k in range(DEALS):
            deal = GAME.deal(setup, WordStream(str(k)))
            starts[k] = GAME.start(setup, deal).state[0]
            out.write(bytes(tile_code(tile) for tile in read_deal(deal, PLAYERS, 0)))
    return starts


def build(folder: Path, flags: str) -> Path:
    program = folder / f"zigzag{flags.replace(' ', '')}"
    command = [tool("g++"), "-std=c++17", *FLAGS[flags], "-o", str(program), str(SOURCE)]
    subprocess.run(command, check=True)
    return program


def play_here(starts: Any, rng: Rng) -> tuple[int, list[float], list[list[int]]]:
    plies, seconds = 0, []
    for _ in range(ROUNDS):
        ends = starts.copy()
        before = process_time()
        plies += play_out(GAME, ends, rng)
        seconds.append(process_time() - before)
    parts = (ends["score"][:, :PLAYERS], *(ends[part] for part in ("laid_n", "turns", "reason")))
    return plies, seconds, np.column_stack(parts).tolist()


def play_there(program: Path, deals: Path, first_word: int) -> dict[str, Any]:
    arguments = [deals, PLAYERS, 13, ROUNDS, first_word]
    done = subprocess.run([program, *map(str, arguments)], check=True, capture_output=True)
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told
