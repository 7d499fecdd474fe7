"""One match: its setup, its seed, its deal, its log and the position that they make.

Nothing here reads or writes: a command is checked and becomes a ``Step``, whose events the caller
stores; only then is the step applied. So a match never shows what was not kept.

Chance comes from the seed's words. Each ply remembers how many words had been taken before it, so
that after a takeback the same chance comes again. Where the rules leave chance free, the match may
wait for what a seat's device brings about (``Match.roll``).
"""

from collections.abc import Iterable, Sequence

import msgspec

from pavage.core.alone import is_patience, opening
from pavage.core.errors import (
    GameOver,
    IllegalMove,
    MoveError,
    OutOfTurn,
    PavageError,
    StaleMove,
)
from pavage.core.game import CHANCE, OVER, Deal, Game, Setup
from pavage.core.message import message
from pavage.core.outcome import Outcome, abandoned, given_up
from pavage.core.scene import Told
from pavage.core.shuffle import WordStream
from pavage.core.stored import Event
from pavage.match.change import Change
from pavage.match.plies import Moment, Ply, Step

KEPT_STATES = 8  # so many of the last plies keep the state before them
KEPT_EVERY = 64  # and of the older ones every so manyth; from there the others are replayed
MOST_MOVES = 10_000  # in a line that is set at once


class AheadMove(MoveError):
    """A move made for a position that has not come yet."""

    code = "ahead"


class TakebackError(MoveError):
    """A takeback that is not allowed now."""

    code = "no-undo"


class LineError(MoveError):
    """A line that can't be set: the game is no patience, or there is nothing to change."""

    code = "no-line"


class ReplayError(PavageError):
    """A stored match that these rules no longer play."""

    code = "no-replay"


class Match:
    """A match as it stands. Make one with ``Match.new`` or ``Match.replayed``."""

    def __init__(self, game: Game, setup: Setup, seed: str) -> None:
        words = WordStream(seed)
        self.game = game
        self.setup = setup
        self.seed = seed
        self.deal: Deal = game.deal(setup, words)
        self.now = Moment(game.start(setup, self.deal))
        self.taken = words.taken
        self.patience = is_patience(game, setup)
        self.opening = opening(game, setup, seed)  # plies that nobody decided and nobody takes back
        self.line: list[Ply] = []
        self.events: list[Event] = []
        self.told: list[Told | None] = []  # for each event
        self.undone = 0  # decisions that were taken back so far
        self.outcome = self.ending(self.now.outcome)

    @classmethod
    def new(cls, game: Game, setup: Setup, seed: str, at: int) -> "Match":
        """A fresh match; where chance moves first, or there is an opening, its plies are in the
        log already.
        """
        match = cls(game, setup, seed)
        line = Change(match, at)
        line.chance()
        for move in match.opening:
            line.decide(line.now.to_move, move, line.now.position.check(move))
            line.chance()
        match.apply(line.step())
        return match

    @classmethod
    def replayed(
        cls, game: Game, setup: Setup, seed: str, deal: Deal, events: Iterable[Event]
    ) -> "Match":
        """The match that a stored log makes.

        Raises ReplayError, naming the entry, if these rules do not play it as it was played.
        """
        match = cls(game, setup, seed)
        if match.deal != deal:
            raise ReplayError(message("error-replay-deal"))
        for event in events:
            try:
                match.apply(match._again(event))
            except PavageError as problem:
                raise ReplayError(
                    message("error-replay", entry=event.seq, why=problem.said)
                ) from problem
        return match

    # -- what it is now -----------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.events)

    def to_move(self) -> int:
        """The seat that is to decide or to roll, or OVER (also after a resignation)."""
        return OVER if self.outcome is not None else self.now.waits_for()

    def is_rolling(self) -> bool:
        """Whether what the match waits for is a chance ply that a seat's device brings about."""
        return self.outcome is None and self.now.to_move == CHANCE

    def gave_up(self) -> bool:
        """Whether it ended in the middle of the game, which the rules alone don't know."""
        return self.outcome is not None and self.now.to_move != OVER

    def before(self, ply: int) -> Moment:
        """The position before a ply of the line, replayed if it is no longer kept."""
        if ply == len(self.line):
            return self.now
        kept = self.line[ply].before
        if kept is not None:
            return kept
        at = ply - ply % KEPT_EVERY
        first = self.line[at].before
        assert first is not None
        position = first.position.copy()
        for earlier in self.line[at:ply]:
            if earlier.code is None:
                position.play(earlier.move)
            else:
                position.play_code(earlier.code)
        return Moment(position)

    def revealed(self, ply: int, seat: int) -> bool:
        """Whether a ply of the line showed ``seat`` something hidden. A chance ply counts as so."""
        done = self.line[ply]
        if done.code is None:
            return True
        if seat not in done.revealed:
            seen = self.before(ply).seen(seat)[0]
            done.revealed[seat] = self.game.reveals(seen, done.code, seat)
        return done.revealed[seat]

    # -- commands -----------------------------------------------------------------------------

    def submit(self, seat: int, move: str, seq: int, at: int) -> Step:
        """Check a decision made by ``seat`` while it looked at ``seq``.

        Raises GameOver, StaleMove, AheadMove, OutOfTurn, UnreadableMove or IllegalMove.
        """
        self._check_turn(seat, seq)
        code = self.now.position.check(move)
        line = Change(self, at)
        line.decide(seat, move, code)
        line.chance()
        return line.step()

    def roll(self, seat: int, move: str, seq: int, at: int) -> Step:
        """Check a chance ply that the device of ``seat`` brings about, where chance is free.

        Raises GameOver, StaleMove, AheadMove, OutOfTurn, UnreadableMove or IllegalMove.
        """
        self._check_turn(seat, seq)
        if not self.is_rolling():
            raise IllegalMove(message("error-no-roll", move=move))
        line = Change(self, at)
        line.happen(move)
        line.chance()
        return line.step()

    def take_back(self, seat: int, ply: int, seq: int, at: int) -> Step:
        """Cut the line back to ``ply`` plies; whether ``seat`` may is for ``undo`` to say."""
        self.check_seq(seq)
        event = Event(self.seq, "undo", ply, seat, "", 0, at)
        return Step([event], [None], ply, [], self.before(ply), self.line[ply].taken, None)

    def set_line(self, seat: int, moves: Sequence[str], seq: int, at: int) -> Step:
        """Make the decisions from the deal on ``moves``, in a patience.

        What the line has in common with them stays. The rest of it is taken back, by one event,
        and the rest of them is played, all in one step.

        Raises LineError, GameOver, StaleMove, AheadMove, OutOfTurn; UnreadableMove or IllegalMove
        (or GameOver, where the game ends on the way), which name the move's place, from 1 on.
        """
        if not self.patience:
            raise LineError(message("error-no-line"))
        self._check_turn(seat, seq)
        if len(moves) > MOST_MOVES:
            raise LineError(message("error-line-long", most=MOST_MOVES))
        keep, common = self._common(moves)
        if common < len(self.opening):
            raise LineError(message("error-line-opening", plies=len(self.opening)))
        if keep == len(self.line) and common == len(moves):
            raise LineError(message("error-line-same"))
        line = Change(self, at)
        if keep < len(self.line):
            line.cut(seat, keep)
        for place, move in enumerate(moves[common:], start=common + 1):
            try:
                code = line.now.position.check(move)
            except MoveError as problem:
                why = message("error-line-move", place=place, move=move, why=problem.said)
                raise type(problem)(why) from None
            line.decide(seat, move, code)
            line.chance()
        return line.step()

    def _common(self, moves: Sequence[str]) -> tuple[int, int]:
        """How many plies of the line stay if it becomes ``moves``, and how many of these stand."""
        common = 0
        for ply, done in enumerate(self.line):
            if done.code is None:
                continue
            if common == len(moves) or done.move != moves[common]:
                return ply, common
            common += 1
        return len(self.line), common

    def resign(self, seat: int, seq: int, at: int) -> Step:
        """``seat`` gives up, in its turn or not; a change that it had not seen doesn't matter."""
        if self.outcome is not None:
            raise GameOver(message("error-game-over"))
        if seq > self.seq:
            raise AheadMove(message("error-ahead"))
        event = Event(self.seq, "resign", len(self.line), seat, "", 0, at)
        return self._ended(event, given_up(self.now.scores(), seat))

    def abandoned(self) -> Outcome:
        """The outcome if nobody goes on."""
        outcome = self.ending(abandoned(self.now.scores()))
        assert outcome is not None
        return outcome

    def apply(self, step: Step) -> None:
        """Become what a step makes of the match. Its events have been stored."""
        self.events += step.events
        self.told += step.told
        self.undone += self._cut(step.keep)
        del self.line[step.keep :]
        self.line += step.plies
        last = len(self.line) - KEPT_STATES
        for ply in range(max(0, last - len(step.plies)), last):
            if ply % KEPT_EVERY:
                self.line[ply].before = None
        self.now = step.now
        self.taken = step.taken
        self.outcome = step.outcome

    # -- helpers ------------------------------------------------------------------------------

    def ending(self, outcome: Outcome | None, keep: int | None = None) -> Outcome | None:
        """An outcome as the match has it: a patience says how much was taken back on the way.

        ``keep``: so many plies of the present line stay (None: all).
        """
        if outcome is None or not self.patience:
            return outcome
        cut = 0 if keep is None else self._cut(keep)
        return msgspec.structs.replace(outcome, undone=self.undone + cut)

    def _cut(self, keep: int) -> int:
        """How many decisions are taken back if so many plies stay."""
        return sum(ply.code is not None for ply in self.line[keep:])

    def check_seq(self, seq: int) -> None:
        """Whether a command was made for this very position.

        Raises GameOver, StaleMove or AheadMove.
        """
        if self.outcome is not None:
            raise GameOver(message("error-game-over"))
        if seq < self.seq:
            raise StaleMove(message("error-stale"))
        if seq > self.seq:
            raise AheadMove(message("error-ahead"))

    def _check_turn(self, seat: int, seq: int) -> None:
        """Whether ``seat`` may do something now. Raises what ``check_seq`` raises, or OutOfTurn."""
        self.check_seq(seq)
        if self.to_move() != seat:
            raise OutOfTurn(message("error-out-of-turn", seat=self.to_move()))

    def _ended(self, event: Event, outcome: Outcome) -> Step:
        ending = self.ending(outcome)
        return Step([event], [None], len(self.line), [], self.now, self.taken, ending)

    def _again(self, event: Event) -> Step:
        """The step of a stored event, which must be what these rules make of it."""
        step = self._redo(event)
        if step.events != [event]:
            raise ReplayError(message("error-replay-differs"))
        return step

    def _redo(self, event: Event) -> Step:
        if event.kind == "resign" and event.seat is not None:
            return self.resign(event.seat, event.seq, event.at)
        if event.kind == "abandon":
            return self._ended(event, abandoned(self.now.scores()))
        if event.kind == "undo" and event.seat is not None and event.ply < len(self.line):
            return self.take_back(event.seat, event.ply, event.seq, event.at)
        line = Change(self, event.at)
        if event.seat is None and self.now.to_move == CHANCE:
            line.again(event.move)
        elif event.seat is not None and self.now.to_move == event.seat:
            line.decide(event.seat, event.move, self.now.position.check(event.move))
        return line.step()
