"""How a stated model of a child (``bricks_child.py``) fares in each level of Bricks.

``python benchmarks/bricks_levels.py [LEVEL]... [--check | --write] [--games N]``. Prints for each
level how often the goal is reached, how the stars fall, and in how many own turns. ``--write`` puts
that into the level's file (``measured``); ``--check`` says whether it is what the files say, with
exit status 1 if not. The same games each time: their seeds are the level's number and theirs.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from bricks_child import NORMAL, RANDOM, play_level

from pavage.core.level import Level
from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from pavage.games.bricks.levels import files
from pavage.games.bricks.state import REASONS

GAMES = 1000
COMMAND = "python benchmarks/bricks_levels.py"
OPPONENTS = {"random": RANDOM, "normal": NORMAL}


def measure(level: Level, games: int) -> dict[str, Any]:
    """Play a level so often: what its file is to say."""
    setup = GAME.setup(2, level.options, bots=(1,))
    within: Counter[int] = Counter()  # of the games that reached the goal, by own turns
    room = np.zeros((2, 1), dtype=GAME.dtype)
    for k in range(games):
        seed = f"level {level.number} {k}"
        state = GAME.start(setup, GAME.deal(setup, WordStream(seed))).state
        play_level(state, OPPONENTS[level.opponent], seeded(seed), room[0], room[1])
        if REASONS[state[0].reason] == "goal reached":
            within[(int(state[0].turns) + 1) // 2] += 1
    three, two = level.stars
    won = sum(within.values())
    best = sum(n for turns, n in within.items() if turns <= three)
    good = sum(n for turns, n in within.items() if three < turns <= two)
    return {
        "games": games,
        "rate": round(won / games, 3),
        "stars": {
            "3": round(best / games, 3),
            "2": round(good / games, 3),
            "1": round((won - best - good) / games, 3),
        },
        "turns": {str(turns): within[turns] for turns in sorted(within)},
        "command": COMMAND,
    }


def quantile(turns: dict[str, int], share: float) -> int:
    """Within how many turns this share of the successes came; 0 without any."""
    left = share * sum(turns.values())
    for within, games in turns.items():
        left -= games
        if left <= 0:
            return int(within)
    return 0


def write(path: Path, measured: dict[str, Any]) -> None:
    """Put it into a level's file, whose members have a line each."""
    level = json.loads(path.read_text(encoding="utf-8")) | {"measured": measured}
    lines = [f"  {json.dumps(m)}: {json.dumps(v, ensure_ascii=False)}" for m, v in level.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", type=int, metavar="LEVEL", help="all, if none is said")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--write", action="store_true", help="into the levels' files")
    parser.add_argument("--check", action="store_true", help="against the levels' files")
    asked = parser.parse_args()
    differ = []
    print("| level | success | 3 stars | 2 stars | 1 star | own turns: half, 9 in 10 | limits |")
    print("|---|---|---|---|---|---|---|")
    for level, path in zip(GAME.levels(), files(), strict=True):
        if asked.levels and level.number not in asked.levels:
            continue
        found = measure(level, asked.games)
        stars = " | ".join(f"{100 * found['stars'][n]:.1f} %" for n in "321")
        half, most = (quantile(found["turns"], share) for share in (0.5, 0.9))
        print(
            f"| {level.number} {level.name['en']} | {100 * found['rate']:.1f} % | {stars} |"
            f" {half}, {most} | {level.stars[0]}, {level.stars[1]} |",
            flush=True,
        )
        if asked.write:
            write(path, found)
        if found != level.measured:
            differ.append(str(level.number))
    if asked.check:
        print(f"differ from the files: {', '.join(differ) or 'none'}")
        sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
