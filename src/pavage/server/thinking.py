"""Thought about one match: the position where it stands, or an earlier one to go back to.

At most one job of a match is with the advisors at any time. What it finds is kept, so that the
same thing is never thought about twice.
"""

from collections.abc import Callable

from pavage.core.game import OVER
from pavage.core.solver import Par, Verdict
from pavage.match.match import Match
from pavage.match.plies import Moment
from pavage.search.answers import WrongAnswer
from pavage.server.advicepool import AdvicePool, Job, Share
from pavage.server.advisor import NO_RUN, Solve
from pavage.server.known import Knowledge, Known, Trail
from pavage.server.logs import failed, told

BACK_SECONDS = 0.3  # about an earlier position that may be the one to go back to


class Thinking:
    """What is known of the positions of a match, and the job that finds out more.

    ``news`` is called when something was found or a job has ended; ``silent`` when the solver
    breaks down over the present position.
    """

    def __init__(
        self,
        match: Match,
        pool: AdvicePool,
        share: Share,
        news: Callable[[], None],
        silent: Callable[[], None],
    ) -> None:
        self.match = match
        self._pool = pool
        self._share = share
        self._news = news
        self._silent = silent
        self._knowledge = Knowledge()
        self._trail = Trail(match, self._knowledge)
        self._job: Job | None = None
        self._ply = 0  # the position that the job is about

    # -- what is known ------------------------------------------------------------------------

    def known(self) -> Known:
        """What is known of the present position."""
        self._trail.follow()
        return self._knowledge.of(self._trail.keys[-1])

    def way_back(self) -> int | None:
        """How many moves of the line may stay so that a win is known; None: this isn't known."""
        self._trail.follow()
        return self._trail.won_until()

    def learn_par(self, par: Par) -> None:
        """The line of the par wins from the deal. Raises WrongAnswer if it doesn't."""
        self._trail.follow()
        verdict = Verdict("won", par.line, par.bound)
        self._knowledge.learn(self.match.before(0).position, verdict)
        self._trail.spread(0)

    # -- thinking -----------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether an advisor is at it, or will be."""
        return self._job is not None

    def here(self) -> bool:
        """Whether it is the present position that is being thought about."""
        return self._job is not None and self._ply == len(self.match.line)

    def about(self, seconds: float, back: bool, urgent: bool) -> None:
        """Think for so long in all about the present position, if that can be of use.

        ``back``: and then, if it can't be won, about where to go back to. ``urgent``: somebody
        waits. Whatever else was thought about is dropped.
        """
        due = self._due(seconds, back)
        if self._job is not None and (due is None or self._ply != due[0]):
            self.drop()
        if due is not None and self._job is None:
            self._submit(*due, urgent)
        elif self._job is not None and urgent and not self._job.urgent:
            self._pool.hurry(self._job)

    def drop(self) -> None:
        """Nobody wants to know it any more."""
        if self._job is not None:
            self._pool.cancel(self._job)
            self._job = None

    def _due(self, seconds: float, back: bool) -> tuple[int, float] | None:
        """The position to think about, by its ply, and for how long."""
        if self.match.now.to_move == OVER:
            return None
        known = self.known()
        if seconds > known.spent and not known.settled and not known.failed:
            return len(self.match.line), seconds
        ply = self._trail.doubtful(BACK_SECONDS) if back and not known.won else None
        return None if ply is None else (ply, BACK_SECONDS)

    def _submit(self, ply: int, seconds: float, urgent: bool) -> None:
        moment = self.match.before(ply)
        seen = moment.seen(max(moment.to_move, 0)).tobytes()
        job = Job(
            Solve(NO_RUN, self.match.game.facts.id, seen, seconds),
            self._share,
            said=lambda verdict, last: self._said(job, moment, verdict, last),
            failed=lambda: self._failed(job),
            urgent=urgent,
        )
        self._job, self._ply = job, ply
        self._pool.submit(job)

    def _said(self, job: Job, moment: Moment, verdict: Verdict, last: bool) -> None:
        if job is not self._job:
            return
        try:
            self._knowledge.learn(moment.position, verdict)
        except WrongAnswer as problem:
            failed("solver-wrong", problem, game=self.match.game.facts.id)
        self._trail.spread(self._ply)
        if last:
            self._done(job)
        self._news()

    def _failed(self, job: Job) -> None:
        if job is not self._job:
            return
        told("solver-silent", game=self.match.game.facts.id)
        self._knowledge.entry(self._trail.keys[self._ply]).failed = True
        here = self.here()
        self._done(job)
        if here:
            self._silent()
        self._news()

    def _done(self, job: Job) -> None:
        known = self._knowledge.entry(self._trail.keys[self._ply])
        assert isinstance(job.task, Solve)
        known.spent = max(known.spent, job.task.seconds)
        self._job = None
