"""What stands before every request: who may call, how our pages are shut off from others.

A server on this machine could be reached by the pages of other sites through the reader's own
browser: by a form or a socket sent here (the browser then names the page's ``Origin``), or by a
foreign name that is made to point here (then ``Host`` is that name). Both are refused.
"""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping, Set
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from pavage.core.message import message
from pavage.server.logs import failed, told

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 256 * 1024  # bytes of a request

_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _CSP.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """An ASGI application around ours. ``names``: the hosts it answers to; None: to any.

    Sockets go straight to ``socket``: each layer less is felt with every move.
    """

    def __init__(self, app: App, socket: App, names: Iterable[str] | None = None) -> None:
        self.app = app
        self.socket = socket
        self.names = None if names is None else frozenset(name.lower() for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        code = self._refusal(scope, headers)
        if code is not None:
            told("turned-away", code=code)
            await _refuse(scope, receive, send, code)
        elif scope["type"] == "websocket":
            await self._line(scope, receive, send)
        else:
            await self._through(scope, _limited(receive), _shut_off(send))

    async def _line(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] != "/ws":
            await _refuse(scope, receive, send, "http-not-found")
            return
        try:
            await self.socket(scope, receive, send)
        except Exception as problem:
            failed("line-failed", problem)

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> str | None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(_name(host)):
            return "wrong-host"
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and origin and urlsplit(origin).netloc != host:
            return "wrong-origin"
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > MOST_BODY:
            return "too-large"
        return None

    def _is_ours(self, name: str) -> bool:
        """Whether we answer to it. A foreign page may make a name point here, not a number."""
        if self.names is None or name in self.names:
            return True
        return _number(name) is not None

    async def _through(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A mistake of ours is logged without what it says, which might be a secret."""
        begun = False

        async def sent(event: MutableMapping[str, Any]) -> None:
            nonlocal begun
            begun = True
            await send(event)

        try:
            await self.app(scope, receive, sent)
        except BodyTooLarge:
            if not begun:
                await _refuse(scope, receive, send, "too-large")
        except Exception as problem:
            if type(problem).__name__ == "ClientDisconnected":
                return
            failed("error", problem)
            if not begun:
                await _refuse(scope, receive, send, "error")


class BodyTooLarge(Exception):
    """A request's body that goes on and on."""


def _name(host: str) -> str:
    """A host without its port."""
    return urlsplit(f"//{host}").hostname or ""


def names_for(address: str, more: Iterable[str] = ()) -> Set[str] | None:
    """The hosts to answer to when listening on ``address``.

    On this machine's own addresses: its own names and ``more``. On a network: any, for nobody can
    know by which names the network calls us; where ``more`` says so, those and our own. (A number
    is always answered to, see ``Guard``.)
    """
    more = frozenset(more)
    own = {"localhost", "127.0.0.1", "::1", address}
    number = _number(address)
    if address == "localhost" or (number is not None and number.is_loopback):
        return more | own
    return more | own if more else None


def _number(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is written as, or None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def _shut_off(send: Send) -> Send:
    async def sent(event: MutableMapping[str, Any]) -> None:
        if event["type"] == "http.response.start":
            event["headers"] = [*event.get("headers", ()), *_HEADERS]
        await send(event)

    return sent


def _limited(receive: Receive) -> Receive:
    taken = 0

    async def received() -> MutableMapping[str, Any]:
        nonlocal taken
        event = await receive()
        taken += len(event.get("body", b""))
        if taken > MOST_BODY:
            raise BodyTooLarge
        return event

    return received


_STATUS = {"too-large": 413, "error": 500, "http-not-found": 404}


async def _refuse(scope: Scope, receive: Receive, send: Send, code: str) -> None:
    said = message(f"error-{code}", most=MOST_BODY)
    body = msgspec.json.encode({"code": code, "said": said})
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        kind = "websocket.http.response"
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    status = _STATUS.get(code, 403)
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
