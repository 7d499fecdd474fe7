"""A match in memory: commands come in, are checked, stored, and only then shown.

While one step is being stored, further commands wait their turn: they are checked against what
that step made of the match.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol

from pavage.core.errors import PavageError
from pavage.core.game import GIVE_UP, Place
from pavage.core.message import message
from pavage.core.stored import Key, Sitter
from pavage.match import undo
from pavage.match.match import Match
from pavage.match.plies import Step
from pavage.match.seats import watch_token
from pavage.server import advice, tutor, wire
from pavage.server.advice import Advisors
from pavage.server.botpool import Job, Question
from pavage.server.contest import total_of
from pavage.server.frames import Frames
from pavage.server.limits import Recent
from pavage.server.logs import failed, told, traced
from pavage.server.refusals import Busy, NotYours, Watching
from pavage.server.viewer import Viewer, encode
from pavage.store.log import Conflict, Store, StoredMatch

MOST_WAITING = 64  # commands of one match that may wait for the store

MOST_ASKED = 300  # questions in a minute about what may go where: each holds up the loop a little

RETRY_SECONDS = 5

LONG_LINE = 500  # moves: a longer line is checked aside

Command = wire.Move | wire.Rolled | wire.Undo | wire.Resign | wire.Line


class Bots(Protocol):
    """Who thinks for the computer's seats."""

    def ask(self, question: Question, answer: Callable[[int | None], None]) -> Job:
        """Think about a question; ``answer`` is called on the loop, with None if it failed."""


def watching(id: str, match: Match, luck: str) -> str:
    """The spectators' token of a match.

    It is made from the seed, which they get to know in the end anyway; but the seed of a patience
    is the number of a deal or a date, which anybody may guess.
    """
    return watch_token(id, luck if match.patience else match.seed)


class Room:
    """A match, its viewers, the bots that play in it and who advises."""

    def __init__(
        self,
        stored: StoredMatch,
        match: Match,
        store: Store,
        bots: Bots,
        clock: Callable[[], int],
        advisors: Advisors | None = None,
    ) -> None:
        self.id = stored.id
        self.match = match
        self.luck = stored.luck
        self.sitters: list[Sitter] = list(stored.sitters)
        self.keys: dict[bytes, Key] = {key.digest: key for key in stored.keys}
        self.follow = stored.follow
        self.adviser = advice.adviser(match, advisors)
        self.tutor = tutor.tutor(match, self.sitters, None if advisors is None else advisors.pool)
        self.frames = Frames(stored.id, match, self.sitters, self.tutor is not None)
        self.watch = watching(stored.id, match, stored.luck)
        self.updated = stored.events[-1].at if stored.events else stored.made
        self.used = clock()
        self.viewers: set[Viewer] = set()
        self.pins = 0  # who needs this very object while they wait for the store
        self.broken = False  # the store holds something else: it must be loaded again
        self._store = store
        self._bots = bots
        self._clock = clock
        self._step: Step | None = None  # what is being stored
        self._checking: asyncio.Future[Step] | None = None  # a long line
        self._asker: Viewer | None = None
        self._waiting: deque[tuple[Viewer, Command]] = deque()
        self._asked = Recent(MOST_ASKED)
        self._job: Job | None = None
        self._answer: tuple[Job, int] | None = None

    # -- who is there -------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """A device begins to look; the others are told."""
        viewer.room = self
        self._come_and_go(viewer.held)
        self.viewers.add(viewer)
        self.play_bots()

    def leave(self, viewer: Viewer) -> None:
        """A device is gone."""
        self.viewers.discard(viewer)
        self.used = self._clock()
        if self.adviser is not None:
            self.adviser.left(viewer)
        if self.tutor is not None:
            self.tutor.left(viewer)
        self._come_and_go(frozenset())

    def _come_and_go(self, coming: frozenset[int]) -> None:
        online = coming.union(*(viewer.held for viewer in self.viewers))
        if online != self.frames.online:
            self.frames.online = online
            self.seats_changed()

    def seats_changed(self) -> None:
        """Tell everybody who sits where."""
        self.frames.seats_changed()
        for viewer in self.viewers:
            viewer.seats_changed()

    def joined(self, invite: Key, sitter: Sitter, own: Key) -> None:
        """Somebody took an open seat; it is stored."""
        assert own.seat is not None
        self.keys[invite.digest] = Key(invite.digest, "used", invite.seat)
        self.keys[own.digest] = own
        self.sitters[own.seat] = sitter
        self.seats_changed()

    def followed(self, follow: str) -> None:
        """A rematch was made; it is stored."""
        if self.follow is not None:
            return
        self.follow = follow
        for viewer in self.viewers:
            viewer.note(encode(wire.Rematch(follow)))

    def idle(self) -> bool:
        """Whether nobody looks and nothing is going on."""
        return not (self.viewers or self.pins or self._busy() or self._waiting or self._job)

    @contextlib.contextmanager
    def pinned(self) -> Iterator[None]:
        """Keep the match in memory meanwhile."""
        self.pins += 1
        try:
            yield
        finally:
            self.pins -= 1
            self.used = self._clock()

    def hang_up_stuck(self, before: float) -> None:
        """Let go of devices whose line has taken nothing since ``before`` (``time.monotonic``)."""
        for viewer in list(self.viewers):
            if viewer.stuck is not None and viewer.stuck < before:
                traced("stuck", match=self.id)
                viewer.end()

    # -- commands -----------------------------------------------------------------------------

    def command(self, viewer: Viewer, command: Command) -> None:
        """Do what a device asks, or refuse it."""
        if not self._busy() and not self._waiting:
            self._do(viewer, command)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append((viewer, command))
        else:
            viewer.refuse(Busy(message("error-busy")))

    def ask(self, viewer: Viewer, asked: wire.Ask) -> None:
        """Answer a question for the solver, or for a hint, now or later. Raises why not."""
        if self.tutor is not None:
            self.tutor.ask(viewer, asked)
        else:
            advice.ask(self.adviser, viewer, asked)

    def where(self, viewer: Viewer, piece: str) -> None:
        """Tell a device where a piece of the hand that it shows may go. Raises why not."""
        viewer.note(self.frames.targets(self._shown(viewer), piece))

    def coming(self, viewer: Viewer, place: Place) -> None:
        """Tell a device what may come from the hand that it shows to a place. Raises why not."""
        viewer.note(self.frames.coming(self._shown(viewer), place))

    def _shown(self, viewer: Viewer) -> int:
        """The seat whose hand a question is about. Raises NotYours or Busy."""
        if viewer.look is None:
            raise NotYours(message("error-no-hand-shown"))
        if not self._asked.add():
            raise Busy(message("error-busy"))
        return viewer.look

    def _busy(self) -> bool:
        """Whether a change is on its way already."""
        return self._step is not None or self._checking is not None

    def _do(self, viewer: Viewer, command: Command) -> None:
        try:
            self._allowed(viewer, command.seat)
            if isinstance(command, wire.Line) and len(command.moves) > LONG_LINE:
                self._check_aside(viewer, command)
                return
            step = self._checked(viewer, command)
        except PavageError as problem:
            self._refuse(viewer, problem)
        else:
            self._keep(step, viewer)

    def _refuse(self, viewer: Viewer, problem: PavageError) -> None:
        told("refused", match=self.id, code=problem.code)
        viewer.refuse(problem)

    def _check_aside(self, viewer: Viewer, command: wire.Line) -> None:
        """Play a long line in a thread: it takes a while, and the match stays as it is."""
        checking = asyncio.to_thread(self._checked, viewer, command)
        self._checking = asyncio.ensure_future(checking)
        self._checking.add_done_callback(lambda done: self._checked_aside(viewer, done))

    def _checked_aside(self, viewer: Viewer, done: "asyncio.Future[Step]") -> None:
        self._checking = None
        if done.cancelled():  # the server stops
            return
        problem = done.exception()
        if problem is None:
            self._keep(done.result(), viewer)
        elif isinstance(problem, PavageError):
            self._refuse(viewer, problem)
        else:
            failed("line-failed", problem, match=self.id)
            viewer.end()
        self._next()

    def _allowed(self, viewer: Viewer, seat: int) -> None:
        if seat in viewer.held:
            return
        if not viewer.held:
            raise Watching(message("error-watching"))
        if not 0 <= seat < len(self.sitters):
            raise NotYours(message("error-no-seat", seats=len(self.sitters)))
        if self.sitters[seat].kind == "bot":
            raise NotYours(message("error-bots-seat"))
        raise NotYours(message("error-not-your-seat", seat=seat))

    def _checked(self, viewer: Viewer, command: Command) -> Step:
        match, at = self.match, self._clock()
        if isinstance(command, wire.Move):
            return match.submit(command.seat, command.move, command.seq, at)
        if isinstance(command, wire.Rolled):
            return match.roll(command.seat, command.move, command.seq, at)
        if isinstance(command, wire.Undo):
            return undo.take_back(match, self.sitters, viewer.held, command.seat, command.seq, at)
        if isinstance(command, wire.Line):
            return match.set_line(command.seat, command.moves, command.seq, at)
        return match.resign(command.seat, command.seq, at)

    # -- storing, then showing ----------------------------------------------------------------

    def _keep(self, step: Step, viewer: Viewer | None) -> None:
        self._step, self._asker = step, viewer
        total = total_of(self.id, self.match, self.sitters, step)
        self._store.append(self.id, step.events, self._kept, total)

    def _kept(self, error: PavageError | None) -> None:
        step, viewer = self._step, self._asker
        assert step is not None
        self._step = self._asker = None
        if error is None:
            self._apply(step)
        else:
            self._not_kept(error, viewer)
        self._next()

    def _apply(self, step: Step) -> None:
        self.match.apply(step)
        self.updated = step.events[-1].at
        self.frames.changed()
        for viewer in self.viewers:
            viewer.behind()
        if self.adviser is not None:
            self.adviser.changed()
        if self.tutor is not None:
            self.tutor.changed()
        for event in step.events:
            traced("entry", match=self.id, seq=event.seq, kind=event.kind, seat=event.seat)
        if self.match.outcome is not None:
            told("over", match=self.id, reason=self.match.outcome.reason)
        self.play_bots()

    def _not_kept(self, error: PavageError, viewer: Viewer | None) -> None:
        told("not-kept", match=self.id, code=error.code)
        if viewer is not None:
            viewer.refuse(error)
        if isinstance(error, Conflict):
            self.broken = True  # the store knows better: everybody comes again and gets that
            for each in list(self.viewers):
                each.end()
        elif viewer is None:
            self._later()

    def _next(self) -> None:
        """Go on with what waited while a step was stored."""
        while not self._busy() and (self._answer or self._waiting):
            if self._answer is not None:
                (job, code), self._answer = self._answer, None
                self._bot_plays(job, code)
            else:
                self._do(*self._waiting.popleft())

    # -- the computer's seats -----------------------------------------------------------------

    def play_bots(self) -> None:
        """Let the computer think if it is to move; let it stop if the match went another way."""
        seat = self.match.to_move()
        bot = self.sitters[seat].bot if seat >= 0 else None
        if self._job is not None:
            if bot is not None and self._job.question.seq == self.match.seq:
                return
            self._job.cancel()
            self._job = self._answer = None
        if bot is not None and not self.broken:
            self._job = self._bots.ask(self._question(seat, bot), self._bot_answers)

    def _question(self, seat: int, bot: str) -> Question:
        """The same place of the line gives the same luck, so a takeback is no second throw."""
        match = self.match
        return Question(
            game=match.game.facts.id,
            bot=bot,
            seed=f"{self.luck}:{len(match.line)}",
            seen=match.now.seen(seat).tobytes(),
            seq=match.seq,
        )

    def _bot_answers(self, code: int | None) -> None:
        job = self._job
        if job is None:
            return
        if code is None:
            told("bot-failed", match=self.id)
            self._job = None
            self._later()
        elif not self._busy():
            self._bot_plays(job, code)
        else:
            self._answer = (job, code)

    def _bot_plays(self, job: Job, code: int) -> None:
        if job is not self._job:
            return
        self._job = None
        try:
            step = self._decided(self.match.to_move(), code, job.question.seq)
        except PavageError as problem:
            failed("bot-wrong", problem, match=self.id)
            self._later()
        else:
            self._keep(step, None)

    def _decided(self, seat: int, code: int, seq: int) -> Step:
        """A bot's decision, or that it does not know how to go on."""
        if code == GIVE_UP:
            return self.match.resign(seat, seq, self._clock())
        return self.match.submit(seat, self.match.game.write(code), seq, self._clock())

    def _later(self) -> None:
        """Something is wrong with the computer or the disk: try again, but not at once."""
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.play_bots)
