"""A picture in text: lines of runs, each with the name of what it shows.

Games draw with these names; a terminal gives them colours, a file or a pipe takes the text alone.
"""

from collections.abc import Iterable
from typing import Literal

Style = Literal["", "label", "empty", "bonus", "big-bonus", "piece", "last", "strong"]
Run = tuple[str, Style]
Line = list[Run]
Picture = list[Line]


def plain(picture: Iterable[Line]) -> str:
    """The text alone, without spaces at the ends of lines; no newline after the last."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in picture)
