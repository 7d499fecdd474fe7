"""What a store is: it appends to the logs of matches and gives them back.

``append`` is the hot path and takes a callback, so that a store may answer many at once; all the
rest is awaited. Every answer comes on the event loop, and only after what was written is durable.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from pavage.core.errors import PavageError
from pavage.core.stored import BestLine, Contest, Event, Key, Sitter, Total

Done = Callable[[PavageError | None], None]


class StoreError(PavageError):
    """The store can't be opened, read or written. Nothing was changed."""

    code = "store"


class Conflict(PavageError):
    """Somebody else has written this first. Nothing was changed."""

    code = "conflict"


class StoredMatch(msgspec.Struct, frozen=True):
    """Everything that is kept of a match. ``deal`` and ``options`` are as in a record.

    ``luck`` seeds the bots' choices; it has nothing to do with the deal. ``follows`` is the match
    that this is the rematch of; ``follow`` is the rematch of this one (never set when it is made).
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    deal: dict[str, Any]
    luck: str
    made: int
    sitters: list[Sitter]
    keys: list[Key]
    events: list[Event]
    follows: str | None = None
    follow: str | None = None


class Store(Protocol):
    """Where matches are kept."""

    def append(
        self, match: str, events: Sequence[Event], done: Done, total: Total | None = None
    ) -> None:
        """Add entries to a match's log, and the total that they end it with, all or none, and call
        ``done`` when they are durable.

        ``done`` gets None, a Conflict if one of these places in the log is taken, or a StoreError.
        """

    async def create(self, match: StoredMatch) -> None:
        """Keep a new match. Raises Conflict if its id, or its place as a rematch, is taken."""

    async def load(self, match: str) -> StoredMatch | None:
        """A match as it is kept, or None."""

    async def join(self, match: str, invite: bytes, sitter: Sitter, key: Key) -> None:
        """Seat somebody by an invitation and mark it used. Raises Conflict if it was used."""

    async def add_keys(self, match: str, keys: Sequence[Key]) -> None:
        """Keep further keys of a match; those that it has stay as they are."""

    async def best_totals(self, contest: Contest, most: int) -> list[Total]:
        """The best total of each player, at most so many, the highest and earliest first."""

    async def keep_line(self, question: str, best: BestLine) -> None:
        """Keep what an optimiser found, instead of what was found before."""

    async def best_line(self, question: str) -> BestLine | None:
        """What an optimiser found, or None."""

    async def keep_review(self, match: str, seat: int, review: str) -> None:
        """Keep what was found of the moves of a seat (JSON), instead of what was kept before."""

    async def review(self, match: str, seat: int) -> str | None:
        """What was found of the moves of a seat, or None."""

    async def close(self) -> None:
        """Write what is waiting and close."""
