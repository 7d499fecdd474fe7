"""A pupil's file: what is known of each multiplication that was asked on the pupil's device.

The page writes it (``client/src/learning/csv.ts``) and reads it back by the same strict rules;
``tests/learning/vectors.json`` holds both to them. The format is explained in
``docs/for-teachers.md``.
"""

import re
from collections.abc import Mapping
from datetime import date
from typing import NoReturn

import msgspec

from pavage.core.errors import PavageError
from pavage.core.message import Message, message

LEAST, MOST = 2, 12  # the factors of the tables that are learnt
RECENT = 5  # tries that count for what is known now
LONGEST = 60_000  # ms
MOST_ASKED = 1_000_000
LARGEST = 100_000  # bytes of a file, far above all facts
COLUMNS = ("factor1", "factor2", "asked", "right", "median_ms", "last", "recent")
HEAD = ",".join(COLUMNS)
_SHOWN = 40  # characters of what stands there instead

Pair = tuple[int, int]


class Fact(msgspec.Struct, frozen=True):
    """How one multiplication went: asked and right in all, then what the last tries say.

    ``median_ms`` is that of the last right answers, None where no time is known; ``last`` is a
    day, written as 2026-11-30; ``recent`` are the last tries, the oldest first: ``r`` or ``w``.
    """

    asked: int
    right: int
    median_ms: int | None
    last: str
    recent: str


Facts = Mapping[Pair, Fact]  # 3 x 4 and 4 x 3 apart, as they were asked


class FactsError(PavageError):
    """A file that is not as the page writes it, with the line (None: the whole file)."""

    code = "bad-facts"

    def __init__(self, said: Message, line: int | None = None) -> None:
        super().__init__(said if line is None else message("facts-line", line=line, said=said))
        self.why = said
        self.line = line


def read(data: bytes) -> dict[Pair, Fact]:
    """What a file holds. Raises FactsError for the first thing that is not as it should be."""
    if len(data) > LARGEST:
        raise FactsError(message("facts-long"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FactsError(message("facts-utf8")) from None
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    if lines[:1] != [HEAD]:
        raise FactsError(message("facts-head", expected=HEAD), 1)
    found: dict[Pair, Fact] = {}
    first: dict[Pair, int] = {}
    for number, line in enumerate(lines[1:], start=2):
        pair, fact = _Row(line, number).read()
        if pair in found:
            a, b = pair
            raise FactsError(message("facts-twice", a=a, b=b, first=first[pair]), number)
        found[pair] = fact
        first[pair] = number
    return found


class _Row:
    """One line of a file."""

    def __init__(self, text: str, number: int) -> None:
        self.number = number
        self.cells = text.split(",")
        if len(self.cells) != len(COLUMNS):
            said = message("facts-columns", expected=len(COLUMNS), found=len(self.cells))
            raise FactsError(said, number)

    def read(self) -> tuple[Pair, Fact]:
        pair = (self._whole(0, LEAST, MOST), self._whole(1, LEAST, MOST))
        asked = self._whole(2, 1, MOST_ASKED)
        right = self._whole(3, 0, asked)
        recent = self.cells[6]
        if self.cells[4] and "r" not in recent:
            self._refuse(4, message("facts-nothing"))
        median = self._whole(4, 1, LONGEST) if self.cells[4] else None
        if not _is_day(self.cells[5]):
            self._refuse(5, message("facts-day"))
        if not _fits(asked, right, recent):
            count = min(asked, RECENT)
            most = {"right": str(right), "wrong": str(asked - right)}
            self._refuse(6, message("facts-recent", count=count, **most))
        return pair, Fact(asked, right, median, self.cells[5], recent)

    def _whole(self, at: int, low: int, high: int) -> int:
        text = self.cells[at]
        number = int(text) if re.fullmatch("0|[1-9][0-9]{0,6}", text) else -1
        if not low <= number <= high:
            # As they are to be written in the file: no language may part 60000.
            self._refuse(at, message("facts-whole", low=str(low), high=str(high)))
        return number

    def _refuse(self, at: int, expected: Message) -> NoReturn:
        given = self.cells[at][:_SHOWN]
        said = message("facts-cell", column=COLUMNS[at], expected=expected, given=given)
        raise FactsError(said, self.number)


def _fits(asked: int, right: int, recent: str) -> bool:
    """Whether these can be the last tries of so many."""
    return (
        set(recent) <= set("rw")
        and len(recent) == min(asked, RECENT)
        and recent.count("r") <= right
        and recent.count("w") <= asked - right
    )


def _is_day(text: str) -> bool:
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
