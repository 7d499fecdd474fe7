"""A tile set in a file: one name a line, as an owner of a real box would type it.

Empty lines, blanks and what follows a ``#`` are left out, and so is a first line that only says
``tile`` (the files of some games' own sets have one; that of Connexion has blanks). Which names a
game knows is for the game to say.
"""

from collections.abc import Callable
from typing import NamedTuple

from pavage.core.errors import SetupError
from pavage.core.message import Message

HEADER = "tile"
MOST_WRONG = 5  # mistakes that are told at once


class Named(NamedTuple):
    """A tile's name and the line (1-based) on which it stands."""

    line: int
    name: str


class Wrong(NamedTuple):
    """What is wrong with a set, and on which line; None: with the set as a whole."""

    line: int | None
    said: Message


class Checked(NamedTuple):
    """The names of a set that a game takes, or (then there are none) what is wrong with it.

    ``more``: there are more mistakes than those in ``wrong``.
    """

    names: list[str]
    wrong: list[Wrong]
    more: bool = False


def read_names(text: str) -> list[Named]:
    """The names in a text, in its order, with their lines."""
    found = [
        Named(number, name)
        for number, line in enumerate(text.splitlines(), start=1)
        if (name := "".join(line.partition("#")[0].split()))
    ]
    if found and found[0].name.lower() == HEADER:
        return found[1:]
    return found


def check_names(text: str, check: Callable[[object], object]) -> Checked:
    """Read a set and let a game check it: ``check`` is its ``check_tileset``.

    A refusal that names a tile (``at``, 1-based) is that of a line; the others are looked at
    without it, so that several mistakes are told at once, in the order of their lines.
    """
    left = read_names(text)
    wrong: list[Wrong] = []
    while True:
        names = [named.name for named in left]
        try:
            check(names)
        except SetupError as error:
            at = error.said.args.get("at")
            if not isinstance(at, int):
                # A set that lacks its wrong tiles is not the one that was meant.
                return Checked([], wrong or [Wrong(None, error.said)])
            if len(wrong) == MOST_WRONG:
                return Checked([], wrong, True)
            wrong.append(Wrong(left.pop(at - 1).line, error.said))
        else:
            return Checked([], wrong) if wrong else Checked(names, [])
