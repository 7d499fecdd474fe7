"""What of a match is kept: who sits, which keys open what, and the log of everything that happened.

The vocabulary that the match (which makes it) and the store (which keeps it) share.
"""

from typing import Literal

import msgspec

EventKind = Literal["ply", "undo", "resign", "abandon"]
SitterKind = Literal["human", "bot", "open"]  # open: an invitation that nobody has taken yet
KeyKind = Literal["seat", "invite", "used", "watch"]  # used: an invitation that was taken


class Event(msgspec.Struct, frozen=True, gc=False):
    """One entry of a match's log. ``seq`` is its place in the log, 0-based.

    ``ply``: for a ply its place in the line as it stands; for an undo the length that the line is
    cut back to. ``seat`` is None for chance. ``at`` is a time in milliseconds since 1970.
    """

    seq: int
    kind: EventKind
    ply: int
    seat: int | None
    move: str
    points: int
    at: int


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat. ``bot`` names the level where the computer plays."""

    kind: SitterKind
    name: str
    bot: str | None = None


class Key(msgspec.Struct, frozen=True):
    """What a token opens. Only the SHA-256 of the token is ever kept, in ``digest``."""

    digest: bytes
    kind: KeyKind
    seat: int | None = None


class Contest(msgspec.Struct, frozen=True):
    """What totals are compared in: a game, its options (JSON, sorted), a challenge's day or ""."""

    game: str
    rules: int
    setup: str
    day: str


class Total(msgspec.Struct, frozen=True):
    """What somebody reached in a finished game that is played for the highest score.

    ``name`` is empty for who gave none. ``at``: when it ended, in milliseconds since 1970.
    """

    match: str
    contest: Contest
    name: str
    score: int
    at: int


class BestLine(msgspec.Struct, frozen=True):
    """The best line that an optimiser found from some position, in notation."""

    score: int
    line: list[str]
    steps: int
    seconds: float
