"""The process in which a solver or a search thinks: it is asked over a pipe, and tells all that it
finds.

It can be told to stop in the middle of a thought, which a task of a ``ProcessPoolExecutor`` can
not. It ends with the server, however that ends: then its pipe breaks.
"""

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

import msgspec
import numpy as np

from pavage.core.game import Game
from pavage.core.solver import Best, Limits, NotThisSearch, Par, Verdict
from pavage.search.advice import Advice, Stopped, advise, is_advised, is_decision, judge
from pavage.search.advice import Stop as Stopping
from pavage.search.shown import Shown, shown
from pavage.server.logs import place_of

PROGRESS_SECONDS = 0.1  # between two verdicts that give the same answer
NICE = 5  # whoever moves goes first
NO_RUN = -1  # the number of no task

Load = Callable[[str], Game]


class Solve(msgspec.Struct, frozen=True, tag="solve"):
    """Judge a position for so many seconds; ``seen`` is the bytes of an observation."""

    run: int  # a number for this task, greater than those of the tasks before it
    game: str
    seen: bytes
    seconds: float


class FindPar(msgspec.Struct, frozen=True, tag="par"):
    """Find out how few moves a deal needs. It can't be stopped; it takes a second or two."""

    run: int
    game: str
    players: int
    options: dict[str, Any]
    deal: dict[str, Any]


class Seek(msgspec.Struct, frozen=True, tag="seek"):
    """Search for the highest score from a position for so many seconds, or go on with a search
    that was stopped (``saved``).
    """

    run: int
    game: str
    seen: bytes
    seed: str
    seconds: float
    saved: bytes | None = None


class Ponder(msgspec.Struct, frozen=True, tag="ponder"):
    """Look for a good decision; or, where one was ``played``, for what would have been better.

    ``seen`` is the bytes of the observation of the seat that decides.
    """

    run: int
    game: str
    seen: bytes
    played: int | None = None


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Stop the task ``run``: what is known by then is its last word."""

    run: int


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """All is loaded and compiled."""


class Found(msgspec.Struct, frozen=True, tag="found"):
    """A verdict; ``last``: the task is done with it."""

    run: int
    verdict: Verdict
    last: bool


class FoundBest(msgspec.Struct, frozen=True, tag="foundbest"):
    """The best line so far; ``last``: the task is done, and ``saved`` would go on from there."""

    run: int
    best: Best
    last: bool
    saved: bytes | None = None


class FoundPar(msgspec.Struct, frozen=True, tag="foundpar"):
    """A deal's par, or None where no line is found that wins it: the task is done."""

    run: int
    par: Par | None


class Pondered(msgspec.Struct, frozen=True, tag="pondered"):
    """Advice, and how the decision and the other one are shown; None where there is nothing to
    decide. The task is done.
    """

    run: int
    advice: Advice | None
    better: Shown | None = None
    other: Shown | None = None


class Broken(msgspec.Struct, frozen=True, tag="broken"):
    """A mistake of ours ended the task: its kind and its place."""

    run: int
    error: str
    where: str


Task = Solve | FindPar | Seek | Ponder
ToAdvisor = Solve | FindPar | Seek | Ponder | Stop
FromAdvisor = Ready | Found | FoundPar | FoundBest | Pondered | Broken

pack = msgspec.msgpack.Encoder().encode
_read_task = msgspec.msgpack.Decoder(ToAdvisor).decode
read_answer = msgspec.msgpack.Decoder(FromAdvisor).decode


def work(pipe: Connection, games: tuple[str, ...], load: Load) -> None:
    """Do tasks until the pipe breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if hasattr(os, "nice"):
        os.nice(NICE)
    desk = _Desk(pipe)
    for game in games:
        try:
            _warm(load(game))
        except Exception as problem:  # whoever asks about this game will hear of it
            desk.tell(_broken(NO_RUN, problem))
    desk.tell(Ready())
    while True:
        task = desk.tasks.get()
        try:
            _do(task, desk, load(task.game))
        except Exception as problem:
            desk.tell(_broken(task.run, problem))


def _warm(game: Game) -> None:
    from pavage.server.warm import warm_advice, warm_solver

    if game.facts.solved or game.facts.optimised is not None:
        warm_solver(game)
    if is_advised(game):
        warm_advice(game)


class _Desk:
    """A worker's end of the pipe. A thread reads it, so that a stop is heard at once."""

    def __init__(self, pipe: Connection) -> None:
        self.tasks: SimpleQueue[Task] = SimpleQueue()
        self.stopped = -1  # tasks up to this one are to stop
        self._pipe = pipe
        threading.Thread(target=self._read, name="desk", daemon=True).start()

    def _read(self) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                said = _read_task(self._pipe.recv_bytes())
                if isinstance(said, Stop):
                    self.stopped = max(self.stopped, said.run)
                else:
                    self.tasks.put(said)
        os._exit(0)

    def tell(self, said: FromAdvisor) -> None:
        """Send an answer."""
        with contextlib.suppress(OSError):
            self._pipe.send_bytes(pack(said))


def _do(task: Task, desk: _Desk, game: Game) -> None:
    if isinstance(task, FindPar):
        par = game.par(game.setup(task.players, task.options), task.deal)
        desk.tell(FoundPar(task.run, par))
        return
    seen = np.frombuffer(task.seen, dtype=game.dtype).copy()
    seconds = None if isinstance(task, Ponder) else task.seconds
    limits = Limits(seconds=seconds, stop=lambda: desk.stopped >= task.run)
    if isinstance(task, Seek):
        _seek(task, desk, game, seen[0], limits)
        return
    if isinstance(task, Ponder):
        desk.tell(_pondered(task, game, seen, limits.stop))
        return
    telling = _Telling(task.run, desk)
    desk.tell(Found(task.run, game.solve(seen[0], limits, telling.progress), last=True))


def _seek(task: Seek, desk: _Desk, game: Game, seen: Any, limits: Limits) -> None:
    def tell(best: Best) -> None:
        desk.tell(FoundBest(task.run, best, last=False))

    try:
        search = game.optimiser(seen, task.seed, task.saved)
    except NotThisSearch:  # then from the beginning
        search = game.optimiser(seen, task.seed)
    best = search.run(limits, tell)
    desk.tell(FoundBest(task.run, best, last=True, saved=search.save()))


def _pondered(task: Ponder, game: Game, seen: Any, stop: Stopping) -> Pondered:
    try:
        if task.played is None:
            found = advise(game, seen, stop=stop)
        elif is_decision(game, seen):
            found = judge(game, seen, task.played, stop=stop)
        else:
            return Pondered(task.run, None)
    except Stopped:
        return Pondered(task.run, None)
    better = shown(game, seen, found.move)
    if task.played is None or not found.costly:
        return Pondered(task.run, found, better)
    return Pondered(task.run, found, better, shown(game, seen, task.played))


class _Telling:
    """Tells of verdicts as they come: a new answer at once, the rest now and then."""

    def __init__(self, run: int, desk: _Desk) -> None:
        self._run = run
        self._desk = desk
        self._answer = "unknown"
        self._told = time.monotonic()

    def progress(self, verdict: Verdict) -> None:
        """The solver knows more, or is still at it."""
        now = time.monotonic()
        if verdict.answer == self._answer and now - self._told < PROGRESS_SECONDS:
            return
        self._answer, self._told = verdict.answer, now
        self._desk.tell(Found(self._run, verdict, last=False))


def _broken(run: int, problem: BaseException) -> Broken:
    return Broken(run, type(problem).__name__, place_of(problem))
