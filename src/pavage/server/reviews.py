"""The review of a finished match: which moves of a seat cost most, and what would have been better.

- ``GET /api/matches/{id}/review``: what is known by now of the moves of the seat whose key is
  given. It is worked out while somebody goes on asking, a move at a time, and kept: whoever comes
  back goes on where it was left.
- ``GET /api/matches/{id}/review/{ply}``: the table before one of those moves, as that seat saw it.

Each move is judged from what its seat could know when it made it, by the same search as hints are.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Annotated

import msgspec
from fastapi import APIRouter, Header, Response

from pavage.core.errors import AccessError, NotFound, PavageError
from pavage.core.game import OVER, WATCHER
from pavage.core.message import Message, message
from pavage.core.scene import Hand
from pavage.match import seats
from pavage.match.match import Match
from pavage.match.views import encoded
from pavage.search.advice import MOST_MARKS
from pavage.search.shown import Shown
from pavage.server.advicepool import Job, Share
from pavage.server.advisor import NO_RUN, Ponder, Pondered
from pavage.server.logs import told
from pavage.server.refusals import Busy
from pavage.server.room import Room
from pavage.server.rooms import NotOver, Rooms

WANTED_SECONDS = 5.0  # who has not asked again for so long does not want to know any more
MOST_REVIEWS = 64  # at once
MOST_KEPT = 20  # mistakes of one seat

Key = tuple[str, int]


class Mark(msgspec.Struct, frozen=True):
    """A move that cost much, and what would have been better, and why.

    ``ply`` is its place in the match's line, ``turn`` the turn that it was in, as ``Told`` numbers
    them. ``before``: the chance of winning (0 to 1) with the better move, ``after``: with this one.
    """

    ply: int
    turn: int
    before: float
    after: float
    played: Shown
    better: Shown
    why: Message


class Review(msgspec.Struct, frozen=True):
    """What is known: ``done`` of ``total`` moves have been looked at. ``marks``: the worst first.

    ``failed``: the rest can't be looked at now.
    """

    seat: int
    done: int
    total: int
    marks: list[Mark] = []
    failed: bool = False


@dataclass(eq=False)
class _Work:
    """A review that is being worked out."""

    key: Key
    match: Match
    plies: list[int]  # those of the seat
    done: int = 0
    marks: list[Mark] = field(default_factory=list)
    failed: bool = False
    ended: bool = False
    share: Share = field(default_factory=Share)
    job: Job | None = None
    wanted: asyncio.TimerHandle | None = None

    def review(self) -> Review:
        return _review(self.key[1], self.done, len(self.plies), self.marks, self.failed)


class Reviews:
    """The routes, over the rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.router = router = APIRouter(prefix="/api")
        router.get("/matches/{id}/review")(self.review)
        router.get("/matches/{id}/review/{ply}")(self.position)
        self._works: dict[Key, _Work] = {}
        self._storing: set[asyncio.Task[None]] = set()

    # -- routes -------------------------------------------------------------------------------

    async def review(
        self, id: str, authorization: Annotated[str | None, Header()] = None
    ) -> Response:
        """What is known by now of the moves of the key's seat."""
        room, seat = await self._opened(id, authorization)
        return _json(await self._look(room, seat))

    async def position(
        self, id: str, ply: int, authorization: Annotated[str | None, Header()] = None
    ) -> Response:
        """The table before a move of the key's seat: ``scene`` and ``hand``, with nothing to do."""
        room, seat = await self._opened(id, authorization)
        match = room.match
        if not 0 <= ply < len(match.line) or match.line[ply].seat != seat:
            raise NotFound(message("error-no-review"))
        before, game = match.before(ply), match.game
        hand = game.hand(before.seen(seat)[0], seat)
        shown = Hand(seat, hand.pieces, [], [], hand.status)
        scene = game.scene(before.seen(WATCHER)[0])
        return _json({"scene": encoded(scene), "hand": encoded(shown)})

    async def _opened(self, id: str, authorization: str | None) -> tuple[Room, int]:
        """The match, and the seat of the key. Raises why there is no review of it."""
        room, keys = await self.rooms.opened(id, [seats.bearer(authorization)])
        held = seats.held_seats(keys)
        if not held:
            raise AccessError(message("error-watching-review"))
        if room.tutor is None:
            raise NotFound(message("error-no-review"))
        if room.match.to_move() != OVER:
            raise NotOver(message("error-review-not-over"))
        return room, min(held)

    # -- working it out -----------------------------------------------------------------------

    async def _look(self, room: Room, seat: int) -> Review:
        key = room.id, seat
        work = self._works.get(key)
        if work is None:
            kept = await self._kept(key)
            if kept is not None and kept.done == kept.total:
                return _review(seat, kept.done, kept.total, kept.marks)
            work = self._works.get(key) or self._started(room, seat, kept)
        self._want(work)
        return work.review()

    async def _kept(self, key: Key) -> Review | None:
        kept = await self.rooms.store.review(*key)
        return None if kept is None else msgspec.json.decode(kept, type=Review)

    def _started(self, room: Room, seat: int, kept: Review | None) -> _Work:
        if len(self._works) >= MOST_REVIEWS:
            raise Busy(message("error-busy"))
        match = room.match
        plies = [ply for ply, made in enumerate(match.line) if made.seat == seat]
        work = self._works[room.id, seat] = _Work((room.id, seat), match, plies)
        if kept is not None and kept.total == len(plies):
            work.done, work.marks = kept.done, list(kept.marks)
        self._go_on(work)
        return work

    def _want(self, work: _Work) -> None:
        """Somebody wants to know it."""
        if work.ended:
            return
        if work.wanted is not None:
            work.wanted.cancel()
        loop = asyncio.get_running_loop()
        work.wanted = loop.call_later(WANTED_SECONDS, self._leave, work)

    def _leave(self, work: _Work) -> None:
        """Nobody asks any more: it is kept as far as it is."""
        if work.job is not None and self.rooms.advisors is not None:
            self.rooms.advisors.pool.cancel(work.job)
            work.job = None
        self._end(work)

    def _go_on(self, work: _Work) -> None:
        """Have the next move looked at."""
        if work.done == len(work.plies):
            self._end(work)
            return
        assert self.rooms.advisors is not None
        ply = work.plies[work.done]
        made, before = work.match.line[ply], work.match.before(ply)
        seen = before.seen(work.key[1]).tobytes()
        work.job = Job(
            Ponder(NO_RUN, work.match.game.facts.id, seen, made.code),
            work.share,
            said=lambda found, last: self._found(work, ply, found),
            failed=lambda: self._failed(work),
        )
        self.rooms.advisors.pool.submit(work.job)

    def _found(self, work: _Work, ply: int, found: Pondered) -> None:
        advice = found.advice
        if advice is not None and found.better is not None and found.other is not None:
            turn = work.match.line[ply].told.turn
            chances = advice.chance, advice.other_chance
            work.marks.append(Mark(ply, turn, *chances, found.other, found.better, advice.why))
            work.marks.sort(key=lambda mark: (mark.after - mark.before, mark.ply))
            del work.marks[MOST_KEPT:]
        work.job = None
        work.done += 1
        self._go_on(work)

    def _failed(self, work: _Work) -> None:
        told("review-failed", match=work.key[0])
        work.job = None
        work.failed = True

    def _end(self, work: _Work) -> None:
        """Keep it in the store; until that is done it is remembered here."""
        work.ended = True
        if work.wanted is not None:
            work.wanted.cancel()
        task = asyncio.ensure_future(self._keep(work))
        self._storing.add(task)
        task.add_done_callback(self._storing.discard)

    async def _keep(self, work: _Work) -> None:
        seat, done, total = work.key[1], work.done, len(work.plies)
        kept = msgspec.json.encode(Review(seat, done, total, work.marks)).decode()
        try:
            await self.rooms.store.keep_review(*work.key, kept)
        except PavageError as problem:
            told("not-kept", code=problem.code)
        self._works.pop(work.key, None)


def _review(seat: int, done: int, total: int, marks: list[Mark], failed: bool = False) -> Review:
    return Review(seat, done, total, marks[:MOST_MARKS], failed)


def _json(value: object) -> Response:
    return Response(
        msgspec.json.encode(value),
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
