"""How few moves the numbered deals of Maze need: ``python benchmarks/maze_par.py --help``.

Prints for each deal the shortest win found, the proved lower bound and the seconds of one core
(of the processor's time, so that others on the machine don't count), as Markdown for docs/maze.md.
``--keep`` brings src/pavage/games/maze/data/par.csv up to date; longer searches with more room
(``--seconds 100 --room 20 --open``) may follow for the deals that are still open.
"""

import argparse
import csv
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean
from time import process_time
from typing import Any

import numpy as np
from table import Row

from pavage.core.shuffle import WordStream
from pavage.games.maze import GAME
from pavage.games.maze.solving.par import KNOWN, packed, unpacked
from pavage.games.maze.solving.short import ShortSearch
from pavage.games.maze.solving.win import WinSearch

GOAL = 66
ROOM = 20
FIELDS = ("dialect", "deal", "moves", "bound", "seconds", "slots", "line")
Key = tuple[str, int]


@dataclass
class Answer:
    """What is known of a deal; ``seconds`` is what was spent on it, in all."""

    dialect: str
    deal: int
    line: list[int]
    bound: int
    seconds: float

    @property
    def proved(self) -> bool:
        return self.bound == len(self.line)


def run() -> list[Row]:
    """For benchmarks/run.py: deals 1 to 100, at most ten seconds each."""
    warm_up()
    answers = [search("classic", deal, 10, ROOM) for deal in range(1, 101)]
    moves = mean(len(answer.line) for answer in answers)
    proved = sum(answer.proved for answer in answers)
    return [
        Row(
            "Maze: par of deals 1-100, at most 10 s each",
            f"mean {moves:.2f} moves, {proved} proved shortest",
            goal=f"mean ≤ {GOAL} moves",
            reached=moves <= GOAL,
        )
    ]


def warm_up() -> None:
    """Compile."""
    table = (slots_of("classic", 0), 4, 12, 54, 0)
    ShortSearch(*table, some_win(table)).run(300_000)


def slots_of(dialect: str, deal: int) -> Any:
    setup = GAME.setup(1, {"dialect": dialect})
    return np.array(GAME.start(setup, GAME.deal(setup, WordStream(str(deal)))).state[0].slots)


def search(
    dialect: str, deal: int, seconds: float, room: int, before: Answer | None = None
) -> Answer:
    """Search on one deal."""
    table = (slots_of(dialect, deal), 4, 12, 54, int(dialect == "ring"))
    begun = process_time()
    short = ShortSearch(*table, before.line if before else some_win(table), width=1 << room)
    while not short.done and process_time() - begun < seconds:
        short.run(1)
    spent = process_time() - begun
    if before:
        spent += before.seconds
        short.bound = max(short.bound, before.bound)
    assert short.line is not None, f"{dialect} {deal} was not won"
    return Answer(dialect, deal, short.line, short.bound, spent)


def some_win(table: Any) -> list[int]:
    """Any win, as the solver begins too."""
    win = WinSearch(*table)
    while not win.run(4_000):
        pass
    return win.line


def kept() -> dict[Key, Answer]:
    """What data/par.csv says."""
    if not KNOWN.exists():
        return {}
    with KNOWN.open(newline="") as file:
        return {
            (row["dialect"], int(row["deal"])): Answer(
                row["dialect"],
                int(row["deal"]),
                unpacked(row["line"]),
                int(row["bound"]),
                float(row["seconds"]),
            )
            for row in csv.DictReader(file)
        }


def keep(answers: dict[Key, Answer]) -> None:
    """Write data/par.csv."""
    KNOWN.parent.mkdir(exist_ok=True)
    with KNOWN.open("w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(FIELDS)
        for (dialect, deal), a in sorted(answers.items()):
            slots = bytes(slots_of(dialect, deal)).hex()
            line = packed(a.line)
            out.writerow([dialect, deal, len(a.line), a.bound, f"{a.seconds:.1f}", slots, line])


def markdown(answers: list[Answer]) -> Iterator[str]:
    """A table, and what it comes to."""
    yield "| deal | par | lower bound | seconds |"
    yield "|---:|---:|---:|---:|"
    for a in answers:
        par = f"**{len(a.line)}**" if a.proved else str(len(a.line))
        yield f"| {a.deal} | {par} | {a.bound} | {a.seconds:.1f} |"
    yield ""
    yield (
        f"Mean: par {mean(len(a.line) for a in answers):.2f},"
        f" lower bound {mean(a.bound for a in answers):.2f},"
        f" {mean(a.seconds for a in answers):.1f} s;"
        f" proved shortest (bold): {sum(a.proved for a in answers)} of {len(answers)}."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dialect", choices=("classic", "ring"), default="classic")
    parser.add_argument("--deals", default="1-100", metavar="FIRST-LAST")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each deal; 0: only show")
    parser.add_argument(
        "--room", type=int, default=ROOM, help="a layer has room for 2**ROOM positions"
    )
    parser.add_argument(
        "--open", action="store_true", help="go on with what is kept and not proved"
    )
    parser.add_argument("--keep", action="store_true", help="write to data/par.csv what is better")
    asked = parser.parse_args()
    first, last = (int(number) for number in asked.deals.split("-"))
    known = kept()
    if asked.seconds:
        warm_up()
    answers = []
    for deal in range(first, last + 1):
        before = known.get((asked.dialect, deal))
        if not asked.seconds or (asked.open and before and before.proved):
            assert before, f"nothing is kept of deal {deal}"
            answers.append(before)
            continue
        answer = search(
            asked.dialect, deal, asked.seconds, asked.room, before if asked.open else None
        )
        answers.append(answer)
        better = not before or (len(answer.line), -answer.bound) < (len(before.line), -before.bound)
        if asked.keep and (better or asked.open):
            known[asked.dialect, deal] = answer
            keep(known)
    print("\n".join(markdown(answers)))


if __name__ == "__main__":
    main()
