"""The WebSocket: a device says hello, looks at one match, and sends what its people do.

Whatever a device sends that is wrong is refused in a sentence and changes nothing; the line stays
usable. (Only what breaks WebSocket's own rules, as text that is no UTF-8, ends it.)
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from pavage.core.errors import PavageError, WireError
from pavage.core.message import message
from pavage.match.seats import held_seats
from pavage.server import wire
from pavage.server.logs import failed, told
from pavage.server.room import NotYours
from pavage.server.rooms import Rooms
from pavage.server.viewer import Viewer

MOST_CHARACTERS = 16_384  # in a message
MOST_TOKENS = 16  # in a hello
MOST_MOVE = 100  # characters of a move
CLOSING_SECONDS = 1

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
        """One line, from its first message to its last."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})

        async def write(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        viewer = Viewer(write)
        writing = asyncio.create_task(viewer.run())
        reading = asyncio.create_task(self._read(viewer, receive))
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading):
                task.cancel()
            if viewer.room is not None:
                viewer.room.leave(viewer)
            for task in (writing, reading):
                await _ended(task)
            with contextlib.suppress(Exception):
                closing = send({"type": "websocket.close", "code": 1012})
                await asyncio.wait_for(closing, CLOSING_SECONDS)

    async def _read(self, viewer: Viewer, receive: Receive) -> None:
        while True:
            frame = await receive()
            if frame["type"] != "websocket.receive":
                return
            try:
                await self._take(viewer, read(frame))
            except PavageError as problem:
                told("refused", match=viewer.room.id if viewer.room else None, code=problem.code)
                viewer.refuse(problem)
            await viewer.room_to_answer()

    async def _take(self, viewer: Viewer, said: wire.FromClient) -> None:
        room = viewer.room
        if isinstance(said, wire.Hello):
            if room is not None:
                raise HelloOnce(message("error-hello-once"))
            await self._hello(viewer, said)
        elif room is None:
            raise HelloFirst(message("error-hello-first"))
        elif isinstance(said, wire.Look):
            _look(viewer, said.look)
            viewer.behind()
        else:
            room.command(viewer, said)

    async def _hello(self, viewer: Viewer, hello: wire.Hello) -> None:
        room, keys = await self.rooms.opened(hello.match, hello.tokens[:MOST_TOKENS])
        held = held_seats(keys)
        if hello.look is not None and hello.look not in held:
            raise NotYours(message("error-not-your-hand"))
        viewer.held, viewer.look = held, hello.look
        viewer.known = hello.seq if 0 <= hello.seq <= room.match.seq else 0
        viewer.note(room.frames.welcome(room.watch if held else None, room.follow))
        viewer.behind()
        room.enter(viewer)
        told("hello", match=room.id, seats=len(held))


def _look(viewer: Viewer, look: int | None) -> None:
    if look is not None and look not in viewer.held:
        raise NotYours(message("error-not-your-hand"))
    viewer.look = look


def read(frame: MutableMapping[str, Any]) -> wire.FromClient:
    """A frame as a message. Raises what is wrong with it."""
    text = frame.get("text")
    if text is None:
        raise NotText(message("error-not-text"))
    if len(text) > MOST_CHARACTERS:
        raise TooLarge(message("error-too-large", most=MOST_CHARACTERS))
    try:
        said = _decode(text)
    except msgspec.ValidationError as problem:
        if "`$.t`" in str(problem) or "field `t`" in str(problem):
            raise UnknownMessage(message("error-unknown-message")) from None
        raise WireError(message("error-malformed")) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise NotJson(message("error-not-json")) from None
    if isinstance(said, wire.Move) and len(said.move) > MOST_MOVE:
        raise WireError(message("error-move-long", most=MOST_MOVE))
    return said


async def _ended(task: "asyncio.Task[None]") -> None:
    """Wait for a task that was cancelled; a line that broke is no mistake of ours."""
    try:
        await task
    except (asyncio.CancelledError, OSError):
        pass
    except Exception as problem:
        if type(problem).__name__ != "ClientDisconnected":
            failed("line-failed", problem)
