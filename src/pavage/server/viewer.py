"""One device that looks at a match: what it may see, what it was sent, and its line.

Nothing is queued for a slow line but a mark that it is behind: when it can be written to again it
gets the latest state with all the log entries since the last one. So a slow device costs no
memory and holds nobody up.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import TYPE_CHECKING

import msgspec

from pavage.core.errors import PavageError
from pavage.server import wire

if TYPE_CHECKING:
    from pavage.server.room import Room

MOST_DUE = 32  # frames waiting for the line; then nothing more is read from it

Send = Callable[[str], Awaitable[None]]
_encode = msgspec.json.Encoder().encode


def encode(said: wire.FromServer) -> str:
    """A message as a frame."""
    return _encode(said).decode()


class _Due(Enum):
    """A frame that is made when the line takes it, so that it is the latest."""

    STATE = auto()
    SEATS = auto()


class Viewer:
    """A device on its line. ``run`` writes to it until it is cancelled."""

    __slots__ = (
        "_drained", "_due", "_send", "_task", "_waiter",
        "held", "known", "look", "room", "sending",
    )  # fmt: skip

    def __init__(self, send: Send) -> None:
        self.room: Room | None = None
        self.held: frozenset[int] = frozenset()
        self.look: int | None = None
        self.known = 0  # entries of the log that it has
        self.sending: float | None = None  # since when the line has been taking a frame
        self._send = send
        self._due: deque[str | _Due] = deque()
        self._task: asyncio.Task[None] | None = None
        self._waiter: asyncio.Future[None] | None = None
        self._drained: asyncio.Future[None] | None = None

    # -- what is to be sent -------------------------------------------------------------------

    def behind(self) -> None:
        """The match, or what is looked at, has changed."""
        self._add(_Due.STATE)

    def seats_changed(self) -> None:
        """Somebody came, went or took a seat."""
        self._add(_Due.SEATS)

    def note(self, text: str) -> None:
        """Send this frame as it is."""
        self._add(text)

    def end(self) -> None:
        """Hang up: the device may come again."""
        if self._task is not None:
            self._task.cancel()

    def refuse(self, problem: PavageError) -> None:
        """Say that nothing was changed, and why."""
        seq = self.room.match.seq if self.room else None
        refused = wire.Refused(problem.code, problem.said, seq)
        self.note(encode(refused))

    async def room_to_answer(self) -> None:
        """Wait until the line has taken most of what waits for it."""
        if len(self._due) >= MOST_DUE:
            self._drained = asyncio.get_running_loop().create_future()
            await self._drained

    # -- the line -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Write what there is to write, then wait for more, until it is cancelled."""
        loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        while True:
            while self._due:
                self.sending = loop.time()
                await self._send(self._frame(self._due.popleft()))
            self.sending = None
            if self._drained is not None and not self._drained.done():
                self._drained.set_result(None)
            self._waiter = loop.create_future()
            await self._waiter

    def _add(self, due: str | _Due) -> None:
        """Put a frame in the queue: the latest state or the seats, at most once each."""
        if isinstance(due, str) or due not in self._due:
            self._due.append(due)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _frame(self, due: str | _Due) -> str:
        if isinstance(due, str):
            return due
        assert self.room is not None
        if due is _Due.SEATS:
            return self.room.frames.presence(self.held)
        first, self.known = self.known, self.room.match.seq
        return self.room.frames.state(self.held, self.look, first)
