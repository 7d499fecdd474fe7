"""A tile set in a file: one name a line, as an owner of a real box would type it.

Empty lines and what follows a ``#`` are left out, and so is a first line that only says ``tile``
(the files of the games' own sets have one). Which names a game knows is for the game to say.
"""

from typing import NamedTuple

HEADER = "tile"


class Named(NamedTuple):
    """A tile's name and the line (1-based) on which it stands."""

    line: int
    name: str


def read_names(text: str) -> list[Named]:
    """The names in a text, in its order, with their lines."""
    found = [
        Named(number, name)
        for number, line in enumerate(text.splitlines(), start=1)
        if (name := line.partition("#")[0].strip())
    ]
    if found and found[0].name.lower() == HEADER:
        return found[1:]
    return found
