"""uvicorn's WebSocket with a short way for messages.

ASGI puts each message into a queue, wakes a task, and sends through coroutines: with one message
in and two out that was a good part of what a move costs. Here a message is handed over as it
comes, and written as it is made. The handshake, pings and closing stay uvicorn's.
"""

from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT = 0x81  # the first byte of a text message in one frame
LINE = "pavage.line"  # where a scope's extensions hold the line


class Line(WebSocketsSansIOProtocol):
    """One connection. ``heard`` gets each whole message, once it is set."""

    heard: Callable[[str | bytes], None] | None = None
    drained: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that is complete."""
        if self.heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self.heard(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:  # WebSocket's own rules end the line then
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            self.heard(text)

    def can_write(self) -> bool:
        """Whether the line takes more now; if not, ``drained`` is called when it does."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Write a text message: one unmasked frame (RFC 6455, 5.2), straight to the transport."""
        if self.close_sent or self.disconnected:
            return
        n = len(text)
        if n < 126:
            head = bytes((TEXT, n))
        elif n < 65536:
            head = pack("!BBH", TEXT, 126, n)
        else:
            head = pack("!BBQ", TEXT, 127, n)
        self.transport.write(head + text)

    def resume_writing(self) -> None:
        """The line takes more again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def pause(self) -> None:
        """Hear nothing for a while."""
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear again."""
        self.transport.resume_reading()

    def hang_up(self) -> None:
        """End the line; the device may come again."""
        self.shutdown()
