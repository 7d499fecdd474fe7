"""A whole server in the test's own loop, with real sockets, and players who use it."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from pavage.server import wire
from pavage.server.advice import Advisors
from pavage.server.app import listen, make_app, server_for
from pavage.server.botpool import Answer, Job, Question, think
from pavage.server.rooms import Rooms
from pavage.store.log import Store
from pavage.store.sqlite import SqliteStore

_decode = msgspec.json.Decoder(wire.FromServer).decode
PATIENCE = 20  # seconds: nothing here takes one, but the machine may be busy

ANN = {"kind": "human", "name": "Ann"}
BEN = {"kind": "human", "name": "Ben"}
GUEST = {"kind": "open", "name": ""}
GREEDY = {"kind": "bot", "name": "", "bot": "greedy"}
SMALL = {"board": "tight"}


def run(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an asynchronous test in a loop of its own."""

    @wraps(test)
    def wrapped(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return wrapped


class PromptBots:
    """Bots that answer at once, in this process."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def ask(self, question: Question, answer: Answer) -> Job:
        self.asked.append(question)
        job = Job(question, answer)

        def reply() -> None:
            if job.answer is not None:
                job.answer(think(question))

        asyncio.get_running_loop().call_soon(reply)
        return job


class SilentBots:
    """Bots that think for ever."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def ask(self, question: Question, answer: Answer) -> Job:
        self.asked.append(question)
        return Job(question, answer)


class Clock:
    """A clock that stands still until it is told to go on; milliseconds."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time


class House:
    """A running server."""

    def __init__(self, rooms: Rooms, store: Store, port: int) -> None:
        self.rooms = rooms
        self.store = store
        self.port = port
        self.clock: Clock = rooms.clock  # type: ignore[assignment]
        self.bots: PromptBots = rooms.bots  # type: ignore[assignment]
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        return answer.json() | {"status": answer.status_code} if answer.is_error else answer.json()

    async def match(self, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
        body = {"game": "zigzag", "options": {**SMALL, **options}, "seats": list(seats)}
        made: dict[str, Any] = await self.post("/api/matches", body)
        return made

    async def patience(self, **options: object) -> dict[str, Any]:
        """A match of Maze for Ann."""
        body = {"game": "maze", "options": options, "seats": [ANN]}
        made: dict[str, Any] = await self.post("/api/matches", body)
        return made

    @asynccontextmanager
    async def line(self, **headers: str) -> AsyncIterator["Line"]:
        """A socket that has not said hello."""
        url = f"ws://127.0.0.1:{self.port}/ws"
        async with websockets.connect(url, additional_headers=headers) as socket:
            yield Line(socket)

    @asynccontextmanager
    async def seat(self, made: dict[str, Any], *seats: int, seq: int = -1) -> AsyncIterator["Line"]:
        """A device that holds these seats of a match, looks at the first, and is up to date."""
        tokens = {key["seat"]: key["token"] for key in made["keys"]}
        look = seats[0] if seats else None
        held = [tokens[seat] for seat in seats] or [made["watch"]]
        async with self.line() as line:
            await line.hello(made["match"], held, look, seq)
            yield line


class Line:
    """A device's end of the line."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.welcome: wire.Welcome | None = None
        self.state: wire.State | None = None
        self.seats: list[wire.Seat] = []
        self.log: list[wire.Entry] = []
        self.raw: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, match: str, tokens: list[str], look: int | None, seq: int = -1) -> None:
        await self.send(t="hello", match=match, tokens=tokens, look=look, seq=seq)
        await self.until(lambda said: isinstance(said, wire.State))

    async def next(self) -> wire.FromServer:
        """The next message, checked against the wire's types."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        said: wire.FromServer = _decode(text)
        match said:
            case wire.Welcome():
                self.welcome = said
            case wire.State():
                self.state, self.seats = said, said.seats
                self.log = self.log[: said.first] + said.log
            case wire.Presence():
                self.seats = said.seats
        return said

    async def until(self, wanted: Callable[[wire.FromServer], bool]) -> Any:
        while True:
            said = await self.next()
            if wanted(said):
                return said

    async def until_seq(self, seq: int) -> wire.State:
        while self.state is None or self.state.seq < seq:
            await self.next()
        return self.state

    async def refused(self) -> wire.Refused:
        refused: wire.Refused = await self.until(lambda said: isinstance(said, wire.Refused))
        return refused

    async def ask(self, **message: Any) -> wire.State:
        """Send something that changes the match, and wait until it has."""
        assert self.state is not None
        seq = self.state.seq
        await self.send(**{"seq": seq, **message})
        said = await self.until(
            lambda said: (
                isinstance(said, wire.Refused) or (isinstance(said, wire.State) and said.seq > seq)
            )
        )
        assert isinstance(said, wire.State), said
        return said

    async def play(self, seat: int, move: str | None = None) -> wire.State:
        """Play a move, or the first that the hand offers."""
        if move is None:
            move = self.offers()[0]
        return await self.ask(t="move", seat=seat, move=move)

    def offers(self) -> list[str]:
        assert self.state is not None
        assert self.state.hand is not None
        hand = self.state.hand
        return [target.move for target in hand.targets] + [action.move for action in hand.actions]


@asynccontextmanager
async def house(
    folder: Path,
    bots: Any = None,
    clock: Clock | None = None,
    names: Any = None,
    advisors: Advisors | None = None,
) -> AsyncIterator[House]:
    """A server on a free port, its store in ``folder``."""
    store = await SqliteStore.opened(folder)
    rooms = Rooms(store, bots or PromptBots(), clock or Clock(), advisors=advisors)
    listening = listen("127.0.0.1", 0)
    server = server_for(make_app(rooms, names))
    serving = asyncio.create_task(server.serve([listening]))
    here = House(rooms, store, listening.getsockname()[1])
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield here
    finally:
        await here.http.aclose()
        server.should_exit = True
        await serving
        listening.close()
        await store.close()


async def eventually(true: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds."""
    for _ in range(PATIENCE * 100):
        held = true()
        if held if isinstance(held, bool) else await held:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


@contextmanager
def all_logs() -> Iterator[list[str]]:
    """Everything that anybody logs, at the lowest level."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(f"{record.name} {record.getMessage()} {record.exc_text or ''}")

    keep = Keep(level=1)
    ours = logging.getLogger("pavage.server")
    before = logging.root.level, ours.level
    logging.root.addHandler(keep)
    logging.root.setLevel(1)
    ours.setLevel(1)
    try:
        yield lines
    finally:
        logging.root.removeHandler(keep)
        logging.root.setLevel(before[0])
        ours.setLevel(before[1])
