"""Kill the server again and again in the middle of fifty matches; no acknowledged move is lost.

    python -m tests.server.kill9 --kills 100

Each round starts the server on the same folder, connects the players of every match, checks that
each match stands where its players last saw it or later (a move may have been stored whose answer
never came), plays as fast as it can, and kills the process with SIGKILL at a random moment. In a
patience, whose line is taken back and played again at will, a change must be there whole or not at
all. In some matches the devices roll the dice: what they rolled follows from no seed.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from itertools import takewhile
from math import prod
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.server.served import Served

MATCHES = 50
PATIENCES = 10  # of these
DICE = 10  # of these, too
BROKEN = (OSError, websockets.ConnectionClosed, websockets.InvalidMessage)


@dataclass
class Table:
    """A match as its players know it: the entries that were acknowledged to them."""

    match: str
    tokens: list[str]
    game: str
    log: dict[int, Any] = field(default_factory=dict)  # by seq, as the server told it
    over: bool = False
    saved: list[list[str]] = field(default_factory=list)  # lines of a patience to go back to
    asked: tuple[int, int] | None = None  # the length of the log without and with what was asked

    @property
    def patience(self) -> bool:
        return self.game == "maze"


@dataclass
class Tally:
    """What was done and what was found."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    changed: int = 0
    torn: int = 0  # changes of which a part was kept
    jumps: int = 0  # in patiences, that were acknowledged


async def make(port: int, tables: list[Table]) -> None:
    """Make matches until there are fifty that go on."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        seats = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
        zigzag = {"game": "zigzag", "options": {"discard_returns": True}, "seats": seats}
        maze = {"game": "maze", "seats": seats[:1]}
        bricks = {"game": "bricks", "options": {"practise": True}, "seats": seats}
        rest = MATCHES - PATIENCES - DICE
        for body, most in ((maze, PATIENCES), (bricks, DICE), (zigzag, rest)):
            game = str(body["game"])
            while sum(not table.over for table in tables if table.game == game) < most:
                made = (await http.post("/api/matches", json=body)).json()
                tokens = [key["token"] for key in made["keys"]]
                tables.append(Table(made["match"], tokens, game))


async def player(port: int, table: Table, seat: int, tally: Tally, choice: random.Random) -> None:
    """Play one seat until the line breaks, noting every entry that was acknowledged."""
    # What was known when the server was killed: while this seat is being connected the other may
    # play already, and this seat's first state need not hold that yet.
    known = dict(table.log)
    async with websockets.connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as line:
        hello = {"t": "hello", "match": table.match, "tokens": [table.tokens[seat]], "look": seat}
        await line.send(json.dumps(hello))
        first = True
        async for text in line:
            said = json.loads(text)
            if said["t"] == "refused":
                raise AssertionError(said)
            if said["t"] != "state":
                continue
            if first:
                check(known, said, tally)
                first = False
            tally.torn += table.asked is not None and said["seq"] not in table.asked
            learn(table, said, tally)
            command = decided(said["hand"], choice)
            if command and not table.over:
                if table.patience:
                    command = jump(table, command, choice)
                await line.send(json.dumps({**command, "seat": seat, "seq": said["seq"]}))


def decided(hand: dict[str, Any], choice: random.Random) -> dict[str, Any] | None:
    """Any move that the hand offers, or what its dice show."""
    moves = [target["move"] for target in hand["targets"] + hand["actions"]]
    for fit in hand.get("fits", []):
        moves += [fit["move"].replace("{name}", name) for name in fit["names"]]
    if "keypad" in hand:
        moves.append(hand["keypad"]["move"].replace("{n}", str(prod(hand["keypad"]["factors"]))))
    roll = hand.get("roll", {})
    if "move" in roll:
        moves.append(roll["move"])
    if "chance" in roll:
        rolled = roll["chance"].format(*map(choice.choice, roll["dice"]))
        return {"t": "roll", "move": rolled}
    return {"t": "move", "move": choice.choice(moves)} if moves else None


def jump(table: Table, move: dict[str, Any], choice: random.Random) -> dict[str, Any]:
    """The move, or the line as it was some moves ago, or another that it was once."""
    line, seq = standing(table), len(table.log)
    table.saved = [*table.saved, line][-5:]
    to = choice.choice([line[: len(line) // 2], *table.saved])
    if choice.random() < 0.6 or to == line:
        table.asked = (seq, seq + 1)
        return move
    common = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(line, to, strict=False))))
    table.asked = (seq, seq + (common < len(line)) + len(to) - common)
    return {"t": "line", "moves": to}


def standing(table: Table) -> list[str]:
    """The moves that stand."""
    line: list[str] = []
    for seq in range(len(table.log)):
        entry = table.log[seq]
        if entry["kind"] == "undo":
            del line[entry.get("ply", 0) :]
        else:
            line.append(entry["told"]["move"])
    return line


def check(known: dict[int, Any], said: dict[str, Any], tally: Tally) -> None:
    """A match that was just loaded again must hold all that its players were told."""
    log = {entry["seq"]: entry for entry in said["log"]}
    assert said["first"] == 0
    for seq, entry in known.items():
        if seq not in log:
            tally.lost += 1
        elif log[seq] != entry:
            tally.changed += 1


def learn(table: Table, said: dict[str, Any], tally: Tally) -> None:
    """Note what was acknowledged."""
    if table.asked is not None and said["seq"] == table.asked[1]:
        tally.jumps += 1
        table.asked = None
    for entry in said["log"]:
        if entry["seq"] not in table.log:
            tally.acknowledged += 1
        table.log[entry["seq"]] = entry
    table.over = table.over or said.get("outcome") is not None


async def one_round(
    folder: Path, tables: list[Table], tally: Tally, choice: random.Random, seconds: float
) -> None:
    """Start, connect everybody, play, kill."""
    served = Served(folder)
    port = await asyncio.to_thread(served.wait_until_up)
    await make(port, tables)
    before = tally.acknowledged
    players = [
        asyncio.create_task(player(port, table, seat, tally, random.Random(choice.random())))
        for table in tables
        for seat in range(len(table.tokens))
        if not table.over
    ]
    while tally.acknowledged - before < 2 * MATCHES and served.process.poll() is None:
        await asyncio.sleep(0.01)  # everybody is there and plays
    await asyncio.sleep(choice.uniform(0, seconds))
    served.process.send_signal(signal.SIGKILL)
    served.wait()
    tally.kills += 1
    for answer in await asyncio.gather(*players, return_exceptions=True):
        broken = isinstance(
            answer, OSError | websockets.ConnectionClosed | websockets.InvalidMessage
        )
        if isinstance(answer, BaseException) and not broken:
            raise answer


async def run(folder: Path, kills: int, seed: int, seconds: float = 0.5) -> Tally:
    """Kill so often, then look at every match a last time."""
    tables: list[Table] = []
    tally, choice = Tally(), random.Random(seed)
    for _ in range(kills):
        await one_round(folder, tables, tally, choice, seconds)
    served = Served(folder)
    port = await asyncio.to_thread(served.wait_until_up)
    for table in tables:
        async with websockets.connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as line:
            hello = {"t": "hello", "match": table.match, "tokens": [table.tokens[0]], "look": 0}
            await line.send(json.dumps(hello))
            said: dict[str, Any] = {"t": ""}
            while said["t"] != "state":
                said = json.loads(await line.recv())
            check(table.log, said, tally)
            tally.torn += table.asked is not None and said["seq"] not in table.asked
    served.stop()
    return tally


def main() -> int:
    """Exit status 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=time.time_ns())
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(run(Path(folder), asked.kills, asked.seed))
    print(json.dumps({"matches": MATCHES, "seed": asked.seed, **tally.__dict__}))
    return 1 if tally.lost or tally.changed or tally.torn else 0


if __name__ == "__main__":
    sys.exit(main())
