"""A picture that is larger than its room: the part of a table that is shown, and wrapped hands.

A picture of a table without edges begins with a line that names the columns, and each of its lines
with a margin of one run. A column's number ends over the middle of its squares; a row's stands in
the margin beside it.
"""

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

from pavage.core.picture import Line, Picture, Run, Style

Square = tuple[int, int]

_NUMBER = re.compile(r"-?[0-9]+")


class Room(NamedTuple):
    """How much of the screen there is: columns and rows."""

    wide: int
    high: int


def width(picture: Picture) -> int:
    """The columns that a picture takes."""
    return max((sum(len(text) for text, _ in line) for line in picture), default=0)


class Frame:
    """A picture of a table without edges, by its squares."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.margin = len(picture[0][0][0])
        head = "".join(text for text, _ in picture[0])
        self.columns = {int(found[0]): found.end() - 1 for found in _NUMBER.finditer(head)}
        self.rows = {
            int(line[0][0]): at
            for at, line in enumerate(picture)
            if line and _NUMBER.fullmatch(line[0][0].strip())
        }
        self.step = Room(_step(self.columns), _step(self.rows))

    def light(self, signs: Mapping[Square, str]) -> None:
        """Write a sign into the middle of these squares."""
        for (x, y), sign in signs.items():
            if x in self.columns and y in self.rows:
                line, at = self.picture[self.rows[y]], self.columns[x]
                before, after = cut(line, 0, at), cut(line, at + 1, width([line]))
                self.picture[self.rows[y]] = [*before, (sign, _LIT), *after]

    def shown(
        self,
        room: Room,
        lit: Collection[Square],
        used: Collection[Square],
        at: Square | None,
    ) -> Picture:
        """As much as there is room for: around a square, or else so that as many lit squares as
        can be are seen. Arrows in the corner point to where there are more squares in use.
        """
        xs = _span(list(self.columns), (room.wide - self.margin) // self.step.wide, 0, lit, at)
        ys = _span(list(self.rows), (room.high - 1) // self.step.high, 1, lit, at)
        if len(xs) == len(self.columns) and len(ys) == len(self.rows):
            return self.picture
        left = self.columns[xs[0]] - self.step.wide // 2
        top = self.rows[ys[0]] - self.step.high // 2
        # a small picture writes a symbol that two squares share once, in the right or lower one
        right = left + min(len(xs) * self.step.wide + 1, room.wide - self.margin)
        bottom = top + min(len(ys) * self.step.high + 1, room.high - 1)
        lines = [[line[0], *cut(line, left, right)] for line in self.picture[top:bottom]]
        head = cut(self.picture[0], left, right)
        more = {*lit, *used}
        arrows = "".join(
            arrow if hidden else " "
            for arrow, hidden in (
                ("←", any(x < xs[0] for x, _ in more)),
                ("↑", any(y < ys[0] for _, y in more)),
                ("↓", any(y > ys[-1] for _, y in more)),
                ("→", any(x > xs[-1] for x, _ in more)),
            )
        )
        return [[(f"{arrows:<{self.margin}}"[: self.margin], "strong"), *head], *lines]


_LIT: Style = "bonus"


def _step(at: Mapping[int, int]) -> int:
    places = sorted(at.values())
    return places[1] - places[0] if len(places) > 1 else 1


def _span(
    names: list[int], fit: int, axis: int, lit: Collection[Square], at: Square | None
) -> list[int]:
    """The columns (axis 0) or rows that are shown, of those that there are."""
    fit = max(fit, 1)
    if fit >= len(names):
        return names
    starts = range(len(names) - fit + 1)
    middle = (len(names) - fit) / 2
    if at is not None:
        wanted = min(names, key=lambda name: abs(name - at[axis]))
        start = names.index(wanted) - fit // 2
        return names[max(0, min(start, starts[-1])) :][:fit]

    def worth(start: int) -> tuple[int, float]:
        inside = names[start : start + fit]
        return sum(square[axis] in inside for square in lit), -abs(start - middle)

    start = max(starts, key=worth)
    return names[start : start + fit]


def cut(line: Line, left: int, right: int) -> Line:
    """The columns of a line from ``left`` up to ``right``."""
    shown: Line = []
    at = 0
    for text, style in line:
        part = text[max(left - at, 0) : max(right - at, 0)]
        if part:
            shown.append((part, style))
        at += len(text)
    return shown


def wrapped(picture: Picture, wide: int) -> Picture:
    """A picture in strips one below the other, cut only where all its lines have runs that end."""
    if width(picture) <= wide:
        return picture
    ends = sorted(set.intersection(*(_ends(line) for line in picture)))
    strips: Picture = []
    left = 0
    while ends and left < ends[-1]:
        fits = [end for end in ends if left < end <= left + wide]
        right = fits[-1] if fits else next(end for end in ends if end > left)
        strips += [cut(line, left, right) for line in picture]
        left = right
    return strips


def _ends(line: list[Run]) -> set[int]:
    ends, at = set(), 0
    for text, _ in line:
        at += len(text)
        ends.add(at)
    return ends
