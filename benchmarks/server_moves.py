"""Moves a second that a server process accepts: Pavage against boardgame.io, the same game.

200 matches at once, two sockets each, played by one program (``server/load.js``) that treats both
servers alike. Pavage stores each move durably before it acknowledges it, and sends what is legal
and what it would score; boardgame.io 0.50.2 keeps its matches in memory, undo off, and plays the
same random games (``server/boardgameio.js``). They run by turns, each in a fresh process, with
nothing else on the machine but the load.

The load uses well under one core, so that it is the server that is measured: the table says how
many cores each side used.
"""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from serving import Server, serving
from table import Row, spread, tool

from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.games.zigzag.state import CELLS, END, SIZE, STRIDE

HERE = Path(__file__).parent / "server"
ROOT = Path(__file__).parent.parent
MATCHES, SECONDS, REPEATS = 200, 8, 5
GAMES = 600
GOAL = 2.5


def run() -> list[Row]:
    """Measure both by turns and compare the medians."""
    node, npm = tool("node"), tool("npm")
    if not (HERE / "node_modules").is_dir():
        install = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--omit=optional"]
        subprocess.run(install, cwd=HERE, check=True)
    ours, theirs = [], []
    (ROOT / "var").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "var") as name:
        folder = Path(name)
        (folder / "games.json").write_text(json.dumps([game(k) for k in range(GAMES)]))
        for repeat in range(REPEATS):
            data = str(folder / f"data{repeat}")
            with serving([sys.executable, "-m", "pavage.server", "--data", data, "--port"]) as our:
                ours.append(load(node, "pavage", our))
            with serving([node, str(HERE / "boardgameio.js")]) as their:
                theirs.append(load(node, "boardgameio", their, folder / "games.json"))
        disk = filesystem(folder)
    return rows(ours, theirs, disk)


# -- the table --------------------------------------------------------------------------------


def rows(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], disk: str) -> list[Row]:
    rates = [[told["per_second"] for told in side] for side in (ours, theirs)]
    ratio = median(rates[0]) / median(rates[1])
    found = [
        Row(
            f"accepted moves, {MATCHES} matches, {2 * MATCHES} sockets, durable on {disk}",
            f"{spread(rates[0], 0)} /s",
            f"boardgame.io 0.50.2, in memory: {spread(rates[1], 0)} /s",
            f"{ratio:.2f}",
            f"≥ {GOAL}",
            ratio >= GOAL,
        )
    ]
    for who, what in (
        ("own", "move sent until its own socket shows it"),
        ("other", "until the other one does"),
    ):
        for part in ("p50", "p99"):
            a, b = ([told[who][part] for told in side] for side in (ours, theirs))
            goal = part == "p99"
            found.append(
                Row(
                    f"{what}, {part}",
                    f"{spread(a, 0)} ms",
                    f"boardgame.io: {spread(b, 0)} ms",
                    f"{median(a) / median(b):.2f}",
                    "below" if goal else "",
                    median(a) < median(b) if goal else None,
                )
            )
    found.append(Row("cores used: server, load", cores(ours), f"boardgame.io: {cores(theirs)}"))
    found.append(Row("bytes of a state", size(ours), f"boardgame.io: {size(theirs)}"))
    return found


def cores(side: list[dict[str, Any]]) -> str:
    used = (median([told["cores"][part] for told in side]) for part in ("server", "load"))
    return ", ".join(f"{n:.2f}" for n in used)


def size(side: list[dict[str, Any]]) -> str:
    return f"{median([told['bytes'] for told in side]):.0f}"


def filesystem(folder: Path) -> str:
    """The kind of file system that a folder is on, as ``df`` tells it."""
    done = subprocess.run(
        ["df", "--output=fstype", str(folder)], check=True, capture_output=True, text=True
    )
    return done.stdout.split()[-1]


# -- running ----------------------------------------------------------------------------------


def load(node: str, kind: str, server: Server, *games: Path) -> dict[str, Any]:
    arguments = [kind, server.port, server.pid, MATCHES, SECONDS, *games]
    command = [node, str(HERE / "load.js"), *map(str, arguments)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    print(json.dumps({"server": kind, **told}), file=sys.stderr)
    return told


def game(number: int) -> dict[str, Any]:
    """A random game for boardgame.io, which does not tell its clients what is legal."""
    setup = GAME.setup(2)
    deal = GAME.deal(setup, WordStream(f"load {number}"))
    at = GAME.start(setup, deal)
    choose = random.Random(number)
    plies = []
    while not at.is_over():
        seat, code = at.to_move(), int(choose.choice(list(at.codes())))
        at.play_code(code)
        plies.append({"seat": seat, **decision(code)})
    return {"deal": {part: deal[part] for part in ("start", "hands", "bag")}, "plies": plies}


def decision(code: int) -> dict[str, Any]:
    text = GAME.write(code)
    if code >= END:
        return {"type": text, "args": []}
    row, column = divmod(code % CELLS, STRIDE)
    return {"type": "place", "args": [text[:4], row * int(SIZE[0]) + column]}
