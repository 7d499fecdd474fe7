"""What the solver says to the players of one match: judgements, hints, demos and the deal's par.

Only who holds a seat may ask. A watcher is anybody who has the link: thinking for any number of
them would take the solver from those who play, and who only looks on needs no help.
"""

import asyncio
from dataclasses import dataclass
from typing import Literal

from pavage.core.errors import GameOver
from pavage.core.message import message
from pavage.core.scene import Target
from pavage.core.solver import Par
from pavage.match.match import Match
from pavage.search.answers import WrongAnswer
from pavage.server import wire
from pavage.server.advicepool import AdvicePool, Share
from pavage.server.demo import steps
from pavage.server.known import Known
from pavage.server.limits import Recent
from pavage.server.logs import failed
from pavage.server.pars import Pars
from pavage.server.refusals import Busy, NoSolver, SolverSilent, Watching
from pavage.server.thinking import Thinking
from pavage.server.viewer import Viewer, encode

MOST_ASKED = 240  # questions about one match in a minute
JUDGE_SECONDS = 10.0  # of thought about one position
HINT_SECONDS = 2.0
DEMO_SECONDS = 6.0
SOON = {"hint": 0.2, "demo": 1.0}  # a win is told after so many seconds: it may be found shorter
LATE = {"hint": 2.5, "demo": 6.5}  # whatever is known is told after so many, for good
FIRST_HINT_SECONDS = 0.25  # what is known by then is told, though more may follow
GAP_SECONDS = 0.25  # between two judgements of one position
TICK = 0.01  # a timer of the loop may be so early

What = Literal["hint", "demo"]


class Advisors:
    """What all matches share: the pool of advisors, and the pars."""

    def __init__(self, pool: AdvicePool) -> None:
        self.pool = pool
        self.pars = Pars(pool)


@dataclass(slots=True)
class _Waiting:
    """Who waits for an answer about the present position, since when by the loop's time."""

    viewer: Viewer
    what: What
    since: float
    told: bool = False  # what was known at first


def adviser(match: Match, advisors: Advisors | None) -> "Adviser | None":
    """Who advises in a match; None where the game has no solver."""
    if advisors is None or not match.game.facts.solved:
        return None
    return Adviser(match, advisors)


def ask(adviser: "Adviser | None", viewer: Viewer, asked: wire.Ask) -> None:
    """Answer a question, now or later. Raises NoSolver, Watching, Busy or GameOver."""
    if adviser is None:
        raise NoSolver(message("error-no-solver"))
    if not viewer.held:
        raise Watching(message("error-watching-ask"))
    adviser.ask(viewer, asked)


class Adviser:
    """The advice in one match. ``changed`` after each step, ``left`` when a device goes."""

    def __init__(self, match: Match, advisors: Advisors) -> None:
        self.match = match
        self._share = Share()
        self._pars = advisors.pars
        self._thinking = Thinking(match, advisors.pool, self._share, self._news, self._silent)
        self._asked = Recent(MOST_ASKED)
        self._judging: set[Viewer] = set()
        self._waiting: list[_Waiting] = []
        self._demos: dict[Viewer, asyncio.Task[None]] = {}  # that are being made
        self._par_askers: set[Viewer] = set()
        self._later: asyncio.TimerHandle | None = None  # the next judgement
        self._sent = 0.0  # when the last one was

    # -- who asks what ------------------------------------------------------------------------

    def ask(self, viewer: Viewer, asked: wire.Ask) -> None:
        """Answer a player's question, now or later. Raises Busy or GameOver."""
        if not self._asked.add():
            raise Busy(message("error-busy"))
        if asked.what == "judge":
            self._judge(viewer, asked.on)
        elif asked.what == "par":
            self._ask_par(viewer)
        elif asked.on:
            self._wait(viewer, asked.what)

    def left(self, viewer: Viewer) -> None:
        """A device is gone."""
        self._judging.discard(viewer)
        self._par_askers.discard(viewer)
        self._waiting = [each for each in self._waiting if each.viewer is not viewer]
        self._go_on()

    def changed(self) -> None:
        """The match stands elsewhere: what was asked about the last position is over."""
        self._thinking.drop()
        self._waiting.clear()
        if self._judging:
            self._go_on()
            self._tell()

    def _judge(self, viewer: Viewer, on: bool) -> None:
        if on:
            self._judging.add(viewer)
        else:
            self._judging.discard(viewer)
        self._go_on()
        if on:
            viewer.advised()

    def _wait(self, viewer: Viewer, what: What) -> None:
        if what == "hint" and self.match.outcome is not None:
            raise GameOver(message("error-game-over"))
        if self._thinking.known().won:
            self._give(viewer, what)
            return
        if any(each.viewer is viewer and each.what == what for each in self._waiting):
            return  # it will be answered
        loop = asyncio.get_running_loop()
        self._waiting.append(_Waiting(viewer, what, loop.time()))
        for seconds in (SOON[what], FIRST_HINT_SECONDS, LATE[what]):
            loop.call_later(seconds, self._go_on)
        self._go_on()

    # -- thinking -----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Answer who need not wait longer; have thought about what is wanted and not known."""
        if not (self._judging or self._waiting or self._thinking.busy):
            return
        self._answer(idle=False)
        self._thinking.about(self._wanted(), bool(self._judging), bool(self._waiting))
        self._answer(idle=not self._thinking.here())

    def _wanted(self) -> float:
        """How many seconds the present position is to be thought about."""
        if self._judging:
            return JUDGE_SECONDS
        if any(each.what == "demo" for each in self._waiting):
            return DEMO_SECONDS
        return HINT_SECONDS if self._waiting else 0.0

    def _news(self) -> None:
        """Something was found out, or there is nothing more to be found out."""
        self._go_on()
        if not self._judging:
            return
        if not self._thinking.busy:
            self._tell()
        elif self._later is None:
            loop = asyncio.get_running_loop()
            self._later = loop.call_at(self._sent + GAP_SECONDS, self._tell)

    def _silent(self) -> None:
        """There is no answer about this position, now or ever."""
        silent = SolverSilent(message("error-solver-silent"))
        for viewer in {each.viewer for each in self._waiting} | self._judging:
            viewer.refuse(silent)
        self._waiting.clear()

    # -- judgements ---------------------------------------------------------------------------

    def judgement(self) -> bytes:
        """What is known of the present position now."""
        return encode(self._advice("judge", None, self._thinking.busy))

    def _tell(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self._sent = asyncio.get_running_loop().time()
        for viewer in self._judging:
            viewer.advised()

    def _advice(
        self, what: Literal["judge", "hint"], hint: Target | None, thinking: bool
    ) -> wire.Advice:
        match, end = self.match, self.match.now.outcome
        if end is not None:
            if end.winners:
                return wire.Advice(match.seq, what, "won", 0)
            return wire.Advice(match.seq, what, "lost", proof=match.game.reason(end))
        known = self._thinking.known()
        return wire.Advice(
            match.seq,
            what,
            known.answer,
            moves=known.moves if known.won else None,
            bound=known.bound,
            hint=hint,
            back=None if known.won else self._thinking.way_back(),
            proof=known.proof,
            positions=known.positions,
            seconds=known.seconds,
            thinking=thinking,
        )

    # -- hints and demos ----------------------------------------------------------------------

    def _answer(self, idle: bool) -> None:
        """Answer those who need not wait any longer; nobody needs to if the thinkers are idle.

        Before anything was looked at (the advisors are just starting, or have others to think for)
        there is nothing to tell: then the wait begins anew.
        """
        if not self._waiting:
            return
        loop = asyncio.get_running_loop()
        time, known = loop.time() + TICK, self._thinking.known()
        done = idle or known.settled
        patience = SOON if known.won else LATE
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            waited = time - each.since
            late = waited >= patience[each.what]
            if done or (late and (known.positions or known.answer != "unknown")):
                self._give(each.viewer, each.what)
                continue
            if late:
                each.since = time
                loop.call_later(patience[each.what], self._go_on)
            self._waiting.append(each)
            if each.what == "hint" and not each.told and waited >= FIRST_HINT_SECONDS:
                each.told = True
                self._hint(each.viewer, thinking=True)

    def _give(self, viewer: Viewer, what: What) -> None:
        if what == "hint":
            self._hint(viewer, thinking=False)
        elif viewer not in self._demos:
            known = self._thinking.known()
            task = asyncio.ensure_future(self._demo(viewer, known.line(), known.won))
            self._demos[viewer] = task
            task.add_done_callback(lambda _: self._demos.pop(viewer))

    def _hint(self, viewer: Viewer, thinking: bool) -> None:
        target = self._target(self._thinking.known())
        viewer.note(encode(self._advice("hint", target, thinking)))

    def _target(self, known: Known) -> Target | None:
        """The first move of the best line known, as a target of the hand that plays it."""
        if known.chain is None:
            return None
        now, game = self.match.now, self.match.game
        move = game.write(known.chain[0])
        targets = game.hand(now.seen(now.to_move)[0], now.to_move).targets
        return next((target for target in targets if target.move == move), None)

    async def _demo(self, viewer: Viewer, line: list[int], wins: bool) -> None:
        """Make the steps aside, for a long line has many, and send them if they still hold."""
        seq, now = self.match.seq, self.match.now
        wins = wins or bool(now.outcome and now.outcome.winners)
        try:
            made = await asyncio.to_thread(steps, now.position, line)
        except Exception as problem:
            failed("demo-failed", problem)
            return
        if self.match.seq == seq:
            viewer.note(encode(wire.Demo(seq, wins, made)))

    # -- par ----------------------------------------------------------------------------------

    def _ask_par(self, viewer: Viewer) -> None:
        if viewer in self._par_askers:
            return  # it will be answered
        self._par_askers.add(viewer)
        match = self.match
        id = match.game.facts.id
        self._pars.ask(id, match.setup, match.deal, self._share, self._par_found)
        if viewer in self._par_askers:
            viewer.note(encode(wire.Par(None)))

    def _par_found(self, par: Par | None, found: bool) -> None:
        askers, self._par_askers = self._par_askers, set()
        try:
            if par is not None:
                self._thinking.learn_par(par)
        except WrongAnswer as problem:
            failed("solver-wrong", problem, game=self.match.game.facts.id)
            par, found = None, False
        silent = SolverSilent(message("error-par-silent"))
        for viewer in askers:
            if not found:
                viewer.refuse(silent)
            elif par is None:
                viewer.note(encode(wire.Par(None, none=True)))
            else:
                viewer.note(encode(self._par(par)))
        self._news()

    def _par(self, par: Par) -> wire.Par:
        outcome = self.match.outcome
        won = outcome is not None and bool(outcome.winners)
        moves = sum(ply.code is not None for ply in self.match.line)
        earned = par.stars_for(moves) if won else None
        return wire.Par(par.moves, par.bound, list(par.stars), earned, par.seconds)
