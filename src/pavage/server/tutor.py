"""Hints in a match of several: a good move and why, for the seat to move, from what it may know.

Who gets them: somebody who plays against computers alone, or several who sit at one device. Between
people at several devices nobody gets any, for nobody there could see that somebody did.

A hint is worked out by an advisor, one at a time in each match, and forgotten when the move is
made.
"""

from dataclasses import dataclass, field

from pavage.core.errors import GameOver, OutOfTurn
from pavage.core.message import message
from pavage.core.stored import Sitter
from pavage.match.match import Match
from pavage.search.advice import advises, is_asked
from pavage.search.shown import hint_said
from pavage.server import wire
from pavage.server.advicepool import AdvicePool, Job, Share
from pavage.server.advisor import NO_RUN, Ponder, Pondered
from pavage.server.limits import Recent
from pavage.server.logs import told
from pavage.server.refusals import Busy, NoHints, NoSolver, NotYours, SolverSilent, Watching
from pavage.server.viewer import Viewer, encode

MOST_ASKED = 120  # hints of one match in a minute


@dataclass(eq=False)
class _Hint:
    """The hint for one position: who waits for it, and what it is."""

    seq: int
    seat: int
    job: Job | None = None
    answer: bytes | None = None
    waiting: set[Viewer] = field(default_factory=set)


class Tutor:
    """The hints of one match. ``changed`` after each step, ``left`` when a device goes."""

    def __init__(self, match: Match, sitters: list[Sitter], pool: AdvicePool) -> None:
        self.match = match
        self._sitters = sitters
        self._pool = pool
        self._share = Share()
        self._asked = Recent(MOST_ASKED)
        self._hint: _Hint | None = None

    def ask(self, viewer: Viewer, asked: wire.Ask) -> None:
        """Give a hint, now or later; with ``on`` false, nobody waits for it any more.

        Raises Watching, NoSolver, NoHints, GameOver, OutOfTurn, NotYours or Busy.
        """
        if not asked.on:
            self.left(viewer)
            return
        seat = self._checked(viewer, asked)
        hint = self._hint
        if hint is None:
            hint = self._hint = _Hint(self.match.seq, seat)
            self._submit(hint)
        if hint.answer is not None:
            viewer.note(hint.answer)
        else:
            hint.waiting.add(viewer)

    def left(self, viewer: Viewer) -> None:
        """A device is gone, or does not want it any more."""
        hint = self._hint
        if hint is not None:
            hint.waiting.discard(viewer)
            if hint.answer is None and not hint.waiting:
                self.changed()

    def changed(self) -> None:
        """The match stands elsewhere."""
        hint, self._hint = self._hint, None
        if hint is not None and hint.job is not None:
            self._pool.cancel(hint.job)

    # -- who may ask --------------------------------------------------------------------------

    def _checked(self, viewer: Viewer, asked: wire.Ask) -> int:
        """The seat to move, if it may be advised here and now."""
        if not viewer.held:
            raise Watching(message("error-watching-hint"))
        if asked.what != "hint":
            raise NoSolver(message("error-no-solver"))
        if not self._fair(viewer):
            raise NoHints(message("error-no-hints"))
        if self.match.outcome is not None:
            raise GameOver(message("error-game-over"))
        seat = self.match.to_move()
        if seat not in viewer.held:
            raise OutOfTurn(message("error-out-of-turn", seat=seat))
        if viewer.look != seat:
            raise NotYours(message("error-no-hand-shown"))
        if self.match.is_rolling() or is_asked(self.match.game, self.match.now.seen(seat)):
            raise NoHints(message("error-hint-nothing"))
        if not self._asked.add():
            raise Busy(message("error-busy"))
        return seat

    def _fair(self, viewer: Viewer) -> bool:
        """Whether nobody plays from another device."""
        return all(
            sitter.kind == "bot" or seat in viewer.held for seat, sitter in enumerate(self._sitters)
        )

    # -- the hint -----------------------------------------------------------------------------

    def _submit(self, hint: _Hint) -> None:
        seen = self.match.now.seen(hint.seat).tobytes()
        hint.job = Job(
            Ponder(NO_RUN, self.match.game.facts.id, seen),
            self._share,
            said=lambda found, last: self._found(hint, found),
            failed=lambda: self._failed(hint),
            urgent=True,
        )
        self._pool.submit(hint.job)

    def _found(self, hint: _Hint, found: Pondered) -> None:
        if hint is not self._hint:
            return
        hint.job = None
        assert found.advice is not None
        assert found.better is not None
        better = found.better
        said = hint_said(self.match.game, found.advice, better)
        hint.answer = encode(
            wire.Counsel(hint.seq, hint.seat, better.move, said, target=better.target)
        )
        for viewer in hint.waiting:
            if viewer.look == hint.seat:
                viewer.note(hint.answer)
        hint.waiting.clear()

    def _failed(self, hint: _Hint) -> None:
        if hint is not self._hint:
            return
        told("hint-failed", game=self.match.game.facts.id)
        self._hint = None
        for viewer in hint.waiting:
            viewer.refuse(SolverSilent(message("error-hint-silent")))


def tutor(match: Match, sitters: list[Sitter], pool: AdvicePool | None) -> Tutor | None:
    """Who gives hints in a match; None where there are none."""
    if pool is None or not advises(match.game, match.setup):
        return None
    return Tutor(match, sitters, pool)
