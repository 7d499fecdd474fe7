"""The WebSocket: a device says hello, looks at one match, and sends what its people do.

Whatever a device sends that is wrong is refused in a sentence and changes nothing; the line stays
usable. (Only what breaks WebSocket's own rules, as text that is no UTF-8, ends it.)
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

import msgspec

from pavage.core.errors import PavageError, WireError
from pavage.core.message import message
from pavage.match.seats import held_seats
from pavage.server import wire
from pavage.server.line import LINE, Line
from pavage.server.logs import failed, told
from pavage.server.refusals import NotYours
from pavage.server.room import Room
from pavage.server.rooms import Rooms
from pavage.server.viewer import Viewer

MOST_CHARACTERS = 16_384  # in a message
MOST_LINE_CHARACTERS = 256 * 1024  # in one that sets a whole line of moves
MOST_TOKENS = 16  # in a hello
MOST_MOVE = 100  # characters of a move

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_decode = msgspec.json.Decoder(wire.FromClient).decode


class TooLarge(WireError):
    """A message longer than any that we know."""

    code = "too-large"


class NotText(WireError):
    """A binary frame."""

    code = "not-text"


class NotJson(WireError):
    """Text that is no JSON."""

    code = "not-json"


class UnknownMessage(WireError):
    """A ``t`` that the protocol does not have."""

    code = "unknown-message"


class HelloFirst(WireError):
    """Something else before hello, or hello twice."""

    code = "hello-first"


class HelloOnce(WireError):
    """A second hello."""

    code = "hello-once"


class Socket:
    """The ASGI application behind ``/ws``."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """One line, from its handshake to its end."""
        line: Line = scope["extensions"][LINE]
        device = Device(line, self.rooms)
        await receive()  # websocket.connect
        line.heard, line.drained = device.heard, device.viewer.flush
        await send({"type": "websocket.accept"})
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            line.heard = line.drained = None
            await device.gone()


class Device:
    """What is done with the messages of one line."""

    def __init__(self, line: Line, rooms: Rooms) -> None:
        self.viewer = Viewer(line)
        self._line = line
        self._rooms = rooms
        self._greeting: asyncio.Task[None] | None = None
        self._early: list[str | bytes] = []  # what came while the match was being loaded

    def heard(self, data: str | bytes) -> None:
        """Take a message; whatever is wrong with it is said and changes nothing."""
        if self._greeting is not None:
            self._early.append(data)
            return
        try:
            self._take(read(data))
        except PavageError as problem:
            self._refuse(problem)
        except Exception as problem:
            failed("line-failed", problem)
            self.viewer.end()

    async def gone(self) -> None:
        """The line has ended."""
        if self._greeting is not None:
            self._greeting.cancel()
        if self.viewer.room is not None:
            self.viewer.room.leave(self.viewer)

    def _take(self, said: wire.FromClient) -> None:
        room = self.viewer.room
        if isinstance(said, wire.Hello):
            if room is not None:
                raise HelloOnce(message("error-hello-once"))
            self._line.pause()
            self._greeting = asyncio.create_task(self._greet(said))
        elif room is None:
            raise HelloFirst(message("error-hello-first"))
        elif isinstance(said, wire.Look):
            _look(self.viewer, said.look)
            self.viewer.behind()
        elif isinstance(said, wire.Ask):
            room.ask(self.viewer, said)
        elif isinstance(said, wire.Where):
            room.where(self.viewer, said.piece)
        elif isinstance(said, wire.Coming):
            room.coming(self.viewer, (said.zone, said.x, said.y))
        else:
            room.command(self.viewer, said)

    def _refuse(self, problem: PavageError) -> None:
        room = self.viewer.room
        told("refused", match=room.id if room else None, code=problem.code)
        self.viewer.refuse(problem)

    async def _greet(self, hello: wire.Hello) -> None:
        """Find the match, which may have to be loaded, and let the device in."""
        try:
            room, keys = await self._rooms.opened(hello.match, hello.tokens[:MOST_TOKENS])
            self._let_in(hello, room, held_seats(keys))
        except PavageError as problem:
            self._refuse(problem)
        except Exception as problem:
            failed("line-failed", problem)
            self.viewer.end()
        self._greeting = None
        self._line.go_on()
        early, self._early = self._early, []
        for data in early:
            self.heard(data)

    def _let_in(self, hello: wire.Hello, room: Room, held: frozenset[int]) -> None:
        viewer = self.viewer
        if hello.look is not None and hello.look not in held:
            raise NotYours(message("error-not-your-hand"))
        viewer.held, viewer.look = held, hello.look
        viewer.known = hello.seq if 0 <= hello.seq <= room.match.seq else 0
        room.enter(viewer)
        viewer.note(room.frames.welcome(room.watch if held else None, room.follow))
        viewer.behind()
        told("hello", match=room.id, seats=len(held))


def _look(viewer: Viewer, look: int | None) -> None:
    if look is not None and look not in viewer.held:
        raise NotYours(message("error-not-your-hand"))
    viewer.look = look


def read(data: str | bytes) -> wire.FromClient:
    """A message from its text. Raises what is wrong with it."""
    if isinstance(data, bytes):
        raise NotText(message("error-not-text"))
    if len(data) > MOST_LINE_CHARACTERS:
        raise TooLarge(message("error-too-large", most=MOST_LINE_CHARACTERS))
    try:
        said = _decoded(data)
    except WireError:
        _check_length(data)
        raise
    if isinstance(said, wire.Line):
        _check_moves(said.moves)
    else:
        _check_length(data)
    if isinstance(said, wire.Move | wire.Rolled):
        _check_moves([said.move])
    return said


def _decoded(data: str) -> wire.FromClient:
    try:
        return _decode(data)
    except msgspec.ValidationError as problem:
        if "`$.t`" in str(problem) or "field `t`" in str(problem):
            raise UnknownMessage(message("error-unknown-message")) from None
        raise WireError(message("error-malformed")) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise NotJson(message("error-not-json")) from None


def _check_length(data: str) -> None:
    if len(data) > MOST_CHARACTERS:
        raise TooLarge(message("error-too-large", most=MOST_CHARACTERS))


def _check_moves(moves: Sequence[str]) -> None:
    if any(len(move) > MOST_MOVE for move in moves):
        raise WireError(message("error-move-long", most=MOST_MOVE))
