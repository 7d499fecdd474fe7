"""Measure what Pavage promises to be fast at: ``python benchmarks/run.py [NAME]...``

Prints a Markdown table; ``--save`` also puts it into docs/performance.md. The machine should have
nothing else to do.
"""

import argparse
import datetime
import importlib
import os
import platform
import sys
from pathlib import Path

from table import Missing, Row, markdown

NAMES = (
    "zigzag_plies",
    "maze_plies",
    "half_dominoes_plies",
    "connexion_plies",
    "bricks_plies",
    "connexion_scores",
    "connexion_solo",
    "maze_solver",
    "maze_par",
    "greedy_turn",
    "search_playouts",
    "study_games",
    "server_moves",
    "startup",
    "bot_answer",
)
PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
BEGIN, FINISH = "<!-- table: begin -->", "<!-- table: end -->"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(NAMES))
    parser.add_argument("--save", action="store_true", help=f"write the table into {PAGE.name}")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in NAMES:
            parser.error(f"unknown benchmark {name!r}; there are {', '.join(NAMES)}")
    rows: list[Row] = []
    for name in asked.names or NAMES:
        print(f"{name} ...", file=sys.stderr)
        try:
            rows += importlib.import_module(name).run()
        except Missing as missing:
            rows.append(Row(name, f"not measured: there is no `{missing}` here"))
    text = f"{circumstances()}\n\n{markdown(rows)}"
    print(text)
    if asked.save:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(FINISH)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{FINISH}{after}", encoding="utf-8")


def circumstances() -> str:
    """When and on what it was measured."""
    day = datetime.date.today().isoformat()
    load = os.getloadavg()[0]
    return (
        f"Measured {day} on {processor()}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}; load {load:.1f} at the end."
    )


def processor() -> str:
    """The processor's name, as Linux tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


if __name__ == "__main__":
    main()
