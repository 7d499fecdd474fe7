"""The server as one ASGI application, and ``serve``, which runs it until it is told to stop."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Generator, Iterable
from pathlib import Path

import msgspec
import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount

from pavage import __version__
from pavage.core.errors import AccessError, NotFound, PavageError
from pavage.core.message import Message, message
from pavage.games import registry
from pavage.server.advice import Advisors
from pavage.server.advicepool import AdvicePool
from pavage.server.alone import Alone
from pavage.server.botpool import BotPool
from pavage.server.guard import App, Guard, names_for
from pavage.server.levels import Levels
from pavage.server.limits import TooMany
from pavage.server.line import Line
from pavage.server.logs import set_up
from pavage.server.pages import Pages
from pavage.server.rest import Rest
from pavage.server.reviews import Reviews
from pavage.server.rooms import NotOver, Rooms
from pavage.server.socket import Socket
from pavage.server.static import CLIENT, Client
from pavage.server.warm import warm_matches
from pavage.store.log import Conflict, StoreError
from pavage.store.sqlite import SqliteStore

MOST_FRAME = 1024 * 1024  # bytes; a longer WebSocket message ends the line
COLLECT = (20_000, 20, 20)
SWITCH_SECONDS = 0.0005  # the store's thread must not wait 5 ms for Python's global lock

_STATUS: dict[type[PavageError], int] = {
    AccessError: 403,
    NotFound: 404,
    Conflict: 409,
    NotOver: 409,
    TooMany: 429,
    StoreError: 503,
}


def make_app(rooms: Rooms, names: Iterable[str] | None = None, client: Path = CLIENT) -> App:
    """The application over ``rooms``; it answers to the hosts in ``names`` (None: to any)."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(rooms.sweep_forever())
        yield
        sweeping.cancel()

    app = FastAPI(
        title="Pavage",
        version=__version__,
        docs_url=None,  # the usual pages for it load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    pages = Pages()
    app.include_router(Rest(rooms, pages).router)
    app.include_router(Alone(rooms).router)
    app.include_router(Levels(pages).router)
    app.include_router(Reviews(rooms).router)
    app.router.routes.append(Mount("/", Client(client)))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_exception_handler(PavageError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    return Guard(app, Socket(rooms), names)


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, PavageError)
    kinds = (status for kind, status in _STATUS.items() if isinstance(problem, kind))
    return _answer(next(kinds, 400), problem.code, problem.said)


async def _malformed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    error = problem.errors()[0]
    where = ".".join(str(part) for part in error["loc"] if isinstance(part, str | int))[:100]
    return _answer(422, "malformed", message("error-request", where=where))


async def _http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(problem.status_code, "malformed")
    return _answer(problem.status_code, code, message(f"error-http-{code}"))


def _answer(status: int, code: str, said: Message) -> Response:
    body = msgspec.json.encode({"code": code, "said": said})
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers, "application/json")


# -- running ----------------------------------------------------------------------------------


def serve(
    host: str, port: int, data: Path, open_browser: bool = False, names: Iterable[str] = ()
) -> None:
    """Serve until Ctrl-C. ``names``: hosts to answer to beside this machine's own.

    Raises OSError if the port can't be had, StoreError if the folder ``data`` can't be used.
    """
    set_up()
    listening = listen(host, port)
    sys.setswitchinterval(SWITCH_SECONDS)
    with (
        listening,
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        runner.run(_serve(listening, host, data, open_browser, names))


async def _serve(
    listening: socket.socket, host: str, data: Path, open_browser: bool, names: Iterable[str]
) -> None:
    store = await SqliteStore.opened(data)
    bots, advice = BotPool(registry.ids()), AdvicePool(registry.ids())
    try:
        ready = _get_ready(bots, advice)
        rooms = Rooms(store, bots, ready=ready, advisors=Advisors(advice))
        app = make_app(rooms, names_for(host, names))
        server = server_for(app)
        address = _address(host, listening.getsockname()[1])
        print(f"Pavage: {address}", file=sys.stderr, flush=True)
        for other in _other_addresses(host, listening.getsockname()[1]):
            print(f"        {other}", file=sys.stderr, flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await server.serve([listening])
    finally:
        await advice.close()
        await bots.close()
        await store.close()


async def _get_ready(bots: BotPool, advice: AdvicePool) -> None:
    """Compile or load the games aside; then the others' processes find it done."""
    await asyncio.to_thread(warm_matches, registry.ids())
    bots.start()
    advice.start()
    # What there is now stays for good: the collector of cycles need not look at it again. Nor need
    # it look as often as usual at what comes: a tenth of the server's time went into that.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class _Server(uvicorn.Server):
    """Stops when told to, and then returns: the matches are still to be closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """uvicorn's own would raise the signal again and end the process at once."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def server_for(app: App) -> uvicorn.Server:
    """uvicorn as we run it."""
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",  # lower levels would log addresses and frames
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    return _Server(config)


def listen(host: str, port: int) -> socket.socket:
    """Take the port. Raises OSError."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown and '[' not in shown else shown}:{port}/"


def _other_addresses(host: str, port: int) -> list[str]:
    """Where other devices find us, if we listen to the whole network. Nothing is sent for it."""
    if host != "0.0.0.0":
        return []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address kept for documentation: no host has it
        return [_address(probe.getsockname()[0], port)]
    return []


def _loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.Loop
