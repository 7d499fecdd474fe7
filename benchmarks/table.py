"""What a benchmark tells: rows of a table."""

import shutil
from dataclasses import dataclass
from statistics import median


class Missing(Exception):
    """A tool that a benchmark needs is not on this machine."""


def tool(name: str) -> str:
    """The path of a program. Raises Missing."""
    path = shutil.which(name)
    if path is None:
        raise Missing(name)
    return path


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, the figure, what it is held against, and the goal."""

    what: str
    figure: str
    reference: str = ""
    ratio: str = ""
    goal: str = ""
    reached: bool | None = None  # None: no goal is set


def markdown(rows: list[Row]) -> str:
    """The rows as a Markdown table."""
    lines = [
        "| what | figure | reference, same run | ratio | goal | reached |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        reached = {None: "", True: "yes", False: "**no**"}[row.reached]
        cells = (row.what, row.figure, row.reference, row.ratio, row.goal, reached)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def spread(values: list[float], digits: int = 2) -> str:
    """The median, and from the least to the greatest."""
    low, high = min(values), max(values)
    return f"{median(values):.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"
