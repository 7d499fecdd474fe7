"""One device that looks at a match: what it may see, what it was sent, and its line.

Nothing is queued for a slow line but a mark that it is behind: when it can be written to again it
gets the latest state with all the log entries since the last one. So a slow device costs no
memory and holds nobody up.
"""

from collections import deque
from enum import Enum, auto
from time import monotonic
from typing import TYPE_CHECKING, Protocol

import msgspec

from pavage.core.errors import PavageError
from pavage.server import wire
from pavage.server.logs import failed

if TYPE_CHECKING:
    from pavage.server.room import Room

MOST_DUE = 500  # frames that wait for a line that takes none; then it is given up

encode = msgspec.json.Encoder().encode


class Writes(Protocol):
    """What a viewer needs of its line."""

    def can_write(self) -> bool:
        """Whether it takes more now."""

    def write(self, text: bytes) -> None:
        """Write a text message."""

    def hang_up(self) -> None:
        """End the line."""


class _Due(Enum):
    """A frame that is made when the line takes it, so that it is the latest."""

    STATE = auto()
    SEATS = auto()
    ADVICE = auto()


class Viewer:
    """A device on its line."""

    __slots__ = ("_due", "_line", "held", "known", "look", "room", "stuck")

    def __init__(self, line: Writes) -> None:
        self.room: Room | None = None
        self.held: frozenset[int] = frozenset()
        self.look: int | None = None
        self.known = 0  # entries of the log that it has
        self.stuck: float | None = None  # since when the line has taken nothing
        self._line = line
        self._due: deque[bytes | _Due] = deque()

    # -- what is to be sent -------------------------------------------------------------------

    def behind(self) -> None:
        """The match, or what is looked at, has changed."""
        self._add(_Due.STATE)

    def seats_changed(self) -> None:
        """Somebody came, went or took a seat."""
        self._add(_Due.SEATS)

    def advised(self) -> None:
        """The solver judges the position anew."""
        self._add(_Due.ADVICE)

    def note(self, said: bytes) -> None:
        """Send this frame as it is."""
        self._add(said)

    def refuse(self, problem: PavageError) -> None:
        """Say that nothing was changed, and why."""
        seq = self.room.match.seq if self.room else None
        self.note(encode(wire.Refused(problem.code, problem.said, seq)))

    # -- the line -----------------------------------------------------------------------------

    def flush(self) -> None:
        """Write what is due, as far as the line takes it."""
        try:
            while self._due and self._line.can_write():
                self._line.write(self._frame(self._due.popleft()))
        except Exception as problem:  # a mistake of ours must not keep others from their frames
            failed("frame-failed", problem)
            self.end()
        if not self._due:
            self.stuck = None
        elif self.stuck is None:
            self.stuck = monotonic()

    def end(self) -> None:
        """Hang up: the device may come again."""
        self._due.clear()
        self._line.hang_up()

    def _add(self, due: bytes | _Due) -> None:
        """Put a frame in the queue: the latest state or the seats, at most once each."""
        if isinstance(due, bytes) or due not in self._due:
            self._due.append(due)
        if len(self._due) > MOST_DUE:
            self.end()
        else:
            self.flush()

    def _frame(self, due: bytes | _Due) -> bytes:
        if isinstance(due, bytes):
            return due
        assert self.room is not None
        if due is _Due.SEATS:
            return self.room.frames.presence(self.held)
        if due is _Due.ADVICE:
            assert self.room.adviser is not None
            return self.room.adviser.judgement()
        first, self.known = self.known, self.room.match.seq
        return self.room.frames.state(self.held, self.look, first)
