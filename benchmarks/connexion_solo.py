"""What the search for the highest solo total of Connexion comes to from ten seeds.

``python benchmarks/connexion_solo.py [--seconds S]``: a minute of one core each (of the processor's
time, so that others on the machine don't count). ``--keep RECORD STATE`` takes what ``pavage solve
connexion --out RECORD --state STATE`` has found into the game's data, if it is the best so far.
"""

import argparse
from pathlib import Path
from time import process_time

import msgspec
from table import Row

from pavage.core.shuffle import WordStream
from pavage.core.solver import Best, Known, Limits, unsought
from pavage.games.connexion import GAME
from pavage.games.connexion.solo.known import FILE
from pavage.games.connexion.solo.search import Saved, Search
from pavage.record.record import parse
from pavage.record.verify import verify

SEEDS, SECONDS = 10, 60
GOALS = {False: 4300, True: 4025}


def run(seconds: float = SECONDS) -> list[Row]:
    """Search from each seed, with and without ``match_required``."""
    search(False, "warm up", 1)
    return [row(must_match, seconds) for must_match in (False, True)]


def row(must_match: bool, seconds: float) -> Row:
    found = [search(must_match, str(seed), seconds) for seed in range(SEEDS)]
    scores = sorted(best.score for best in found)
    steps = sum(best.steps for best in found) / SEEDS / seconds / 1e6
    rule = ", a side must match" if must_match else ""
    return Row(
        f"highest solo total of Connexion{rule}: {SEEDS} seeds, {seconds:.0f} s each",
        f"{scores[0]} to {scores[-1]}, mean {sum(scores) / SEEDS:.0f} ({steps:.1f} M steps/s)",
        goal=f"each ≥ {GOALS[must_match]}",
        reached=scores[0] >= GOALS[must_match],
    )


def search(must_match: bool, seed: str, seconds: float) -> Best:
    """The best after so many seconds of the processor."""
    setup = GAME.setup(1, {"solo": True, "match_required": must_match})
    position = GAME.start(setup, GAME.deal(setup, WordStream(seed)))
    end = process_time() + seconds
    limits = Limits(stop=lambda: process_time() >= end)
    return Search(position.observe(0)[0], seed).run(limits, unsought)


def keep(path: Path, state: Path) -> None:
    """Take a line into the game's data, if it is the best so far."""
    kept = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Known]) if FILE.exists() else {}
    record = parse(path.read_bytes())
    score = verify(record).position().scores()[0]
    name = "match_required" if record.options["match_required"] else "any_side"
    if name in kept and score <= kept[name].score:
        print(f"{score} is not more than {kept[name].score}")
        return
    steps = msgspec.json.decode(state.read_bytes(), type=Saved).steps
    kept[name] = Known(score, [ply.move for ply in record.plies], record.seed or "", steps)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--keep", nargs=2, type=Path, metavar=("RECORD", "STATE"))
    asked = parser.parse_args()
    if asked.keep:
        keep(*asked.keep)
        return
    for one in run(asked.seconds):
        print(f"{one.what} | {one.figure}")


if __name__ == "__main__":
    main()
