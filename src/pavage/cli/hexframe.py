"""The part of a table of hexagons that is shown: see ``frame`` for one of squares.

A picture of such a table draws each place as one run of text in each of the place's lines, all of
one width. The rows are half a place apart. A place beside a piece says its coordinates in the
middle line of its own, in the style ``empty``: from these it is known where everything is.
"""

import re
from collections.abc import Collection, Iterator, Mapping

from pavage.cli.frame import Room, Square, cut, width
from pavage.core.picture import Line, Picture, Style

_PLACE = re.compile(r"\s*(-?[0-9]+),(-?[0-9]+)\s*")
_HIGH = 3  # lines of a place; its coordinates are in the one in the middle
_LIT: Style = "bonus"
_BEST: Style = "big-bonus"


class HexFrame:
    """A picture of a table of hexagons, by its places: half columns ``2 * x + y``, and rows."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self._named = dict(_named(picture))
        place, (left, line, self._wide) = next(iter(self._named.items()))
        self._left = left - _half(place) * self._step
        self._top = line - 1 - place[1] * _HIGH

    @property
    def _step(self) -> int:
        """Half a place, in characters."""
        return self._wide // 2

    def light(self, signs: Mapping[Square, str]) -> None:
        """Write a sign below the coordinates of these places; what is most stands out."""
        most = max((_number(sign) for sign in signs.values()), default=0)
        for place, sign in signs.items():
            if place in self._named:
                left, line, _ = self._named[place]
                style = _BEST if _number(sign) == most else _LIT
                under = self.picture[line + 1]
                written = f"{sign:^{self._wide - 1}} "
                rest = cut(under, left + self._wide, width([under]))
                self.picture[line + 1] = [*cut(under, 0, left), (written, style), *rest]

    def shown(
        self,
        room: Room,
        lit: Collection[Square],
        used: Collection[Square],
        at: Square | None,
    ) -> Picture:
        """As much as there is room for: around a place, or else so that as many lit places as can
        be are seen. Arrows above it point to where there are more pieces or lit places.
        """
        if width(self.picture) <= room.wide and len(self.picture) <= room.high:
            return self.picture
        halves = range(-self._left // self._step, (width(self.picture) - self._left) // self._step)
        rows = range(-self._top // _HIGH, (len(self.picture) - self._top) // _HIGH)
        wanted = [at] if at is not None else list(lit) or list(used)
        xs = _span(halves, room.wide // self._step, [_half(place) for place in wanted], 2)
        ys = _span(rows, (room.high - 1) // _HIGH, [y for _, y in wanted], 1)
        left, right = (self._left + self._step * x for x in (xs.start, xs.stop))
        top, bottom = (self._top + _HIGH * y for y in (ys.start, ys.stop))
        lines = [_whole(line, left, right) for line in self.picture[top:bottom]]
        more = {*lit, *used}
        hidden = (
            any(_half(place) < xs.start for place in more),
            any(y < ys.start for _, y in more),
            any(y >= ys.stop for _, y in more),
            any(_half(place) + 1 >= xs.stop for place in more),
        )
        arrows = "".join(arrow for arrow, is_so in zip("←↑↓→", hidden, strict=True) if is_so)
        return [[(arrows, "strong")], *lines]


def _half(place: Square) -> int:
    return 2 * place[0] + place[1]


def _number(sign: str) -> int:
    return int(sign) if re.fullmatch(r"[+-]?[0-9]+", sign) else 0


def _runs(line: Line) -> Iterator[tuple[str, int]]:
    """The runs of a line with the columns where they begin."""
    at = 0
    for text, _ in line:
        yield text, at
        at += len(text)


def _named(picture: Picture) -> Iterator[tuple[Square, tuple[int, int, int]]]:
    """The places that say their coordinates: where their runs begin, in which line, how wide."""
    for number, line in enumerate(picture):
        for (text, at), (_, style) in zip(_runs(line), line, strict=True):
            found = _PLACE.fullmatch(text) if style == "empty" else None
            if found:
                yield (int(found[1]), int(found[2])), (at, number, len(text))


def _span(names: range, fit: int, wanted: list[int], long: int) -> range:
    """The half columns or rows that are shown: those that hold most of what is wanted (each of so
    many names), and have it in the middle.
    """
    fit = max(fit, long)
    if fit >= len(names):
        return names
    middle = (min(wanted) + max(wanted) + long) / 2 if wanted else (names.start + names.stop) / 2

    def worth(start: int) -> tuple[int, float]:
        inside = sum(start <= name and name + long <= start + fit for name in wanted)
        return inside, -abs(start + fit / 2 - middle)

    start = max(range(names.start, names.stop - fit + 1), key=worth)
    return range(start, start + fit)


def _whole(line: Line, left: int, right: int) -> Line:
    """The columns of a line; of a place that is cut, no coordinates and no sign, which would be
    read wrongly.
    """
    shown: Line = []
    for (text, at), (_, style) in zip(_runs(line), line, strict=True):
        part = text[max(left - at, 0) : max(right - at, 0)]
        if part:
            blank = len(part) < len(text) and style in ("empty", _LIT, _BEST)
            shown.append((" " * len(part), "") if blank else (part, style))
    return shown
