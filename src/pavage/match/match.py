"""One match: its setup, its seed, its deal, its log and the position that they make.

Nothing here reads or writes: a command is checked and becomes a ``Step``, whose events the caller
stores; only then is the step applied. So a match never shows what was not kept.

Chance comes from the seed's words. Each ply remembers how many words had been taken before it, so
that after a takeback the same chance comes again.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pavage.core.errors import GameOver, MoveError, OutOfTurn, PavageError, StaleMove
from pavage.core.game import CHANCE, OVER, WATCHER, Deal, Game, Setup
from pavage.core.message import message
from pavage.core.outcome import Outcome, abandoned, given_up
from pavage.core.position import Position
from pavage.core.scene import Told
from pavage.core.shuffle import WordStream
from pavage.core.stored import Event

KEPT_STATES = 24  # so many of the last plies keep the state before them; older ones are replayed


class AheadMove(MoveError):
    """A move made for a position that has not come yet."""

    code = "ahead"


class TakebackError(MoveError):
    """A takeback that is not allowed now."""

    code = "no-undo"


class ReplayError(PavageError):
    """A stored match that these rules no longer play."""

    code = "no-replay"


@dataclass(slots=True)
class Ply:
    """A ply of the line as it stands. ``code`` is None for chance.

    ``taken`` is how many of the seed's words had been taken before it; ``revealed`` remembers to
    which seats it revealed something, as far as somebody asked.
    """

    seat: int | None
    move: str
    code: int | None
    points: int
    told: Told
    taken: int
    before: Any  # the state before it, or None if it is too old to be kept
    revealed: dict[int, bool] = field(default_factory=dict)


@dataclass(slots=True)
class Step:
    """A change that was checked: what to store, and what the match becomes once it is stored."""

    events: list[Event]
    told: list[Told | None]  # for each event
    keep: int  # how many plies of the line stay
    plies: list[Ply]  # that follow them
    position: Position
    taken: int
    outcome: Outcome | None


class Match:
    """A match as it stands. Make one with ``Match.new`` or ``Match.replayed``."""

    def __init__(self, game: Game, setup: Setup, seed: str) -> None:
        words = WordStream(seed)
        self.game = game
        self.setup = setup
        self.seed = seed
        self.deal: Deal = game.deal(setup, words)
        self.position = game.start(setup, self.deal)
        self.taken = words.taken
        self.line: list[Ply] = []
        self.events: list[Event] = []
        self.told: list[Told | None] = []  # for each event
        self.outcome = self.position.outcome()
        self._seen: Any = None

    @classmethod
    def new(cls, game: Game, setup: Setup, seed: str, at: int) -> "Match":
        """A fresh match; where chance moves first, its plies are in the log already."""
        match = cls(game, setup, seed)
        position, line = match.position.copy(), _Line(match, at)
        line.chance(position)
        match.apply(line.step(position))
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
        """The seat that is to decide, or OVER (also after a resignation)."""
        return OVER if self.outcome is not None else self.position.to_move()

    def gave_up(self) -> bool:
        """Whether it ended in the middle of the game, which the rules alone don't know."""
        return self.outcome is not None and not self.position.is_over()

    def seen(self) -> Any:
        """A watcher's observation of the position, shape (1,); made once for each change."""
        if self._seen is None:
            self._seen = self.position.observe(WATCHER)
        return self._seen

    def state_before(self, ply: int) -> Any:
        """The state before a ply of the line (shape (1,)), replayed if it is no longer kept."""
        if ply == len(self.line):
            return self.position.state
        kept = self.line[ply].before
        if kept is not None:
            return kept
        position = self.game.start(self.setup, self.deal)
        for earlier in self.line[:ply]:
            position.play(earlier.move)
        return position.state

    def revealed(self, ply: int, seat: int) -> bool:
        """Whether a ply of the line showed ``seat`` something hidden. A chance ply counts as so."""
        done = self.line[ply]
        if done.code is None:
            return True
        if seat not in done.revealed:
            before = Position(self.game, self.setup, self.state_before(ply)).observe(seat)
            done.revealed[seat] = self.game.reveals(before[0], done.code, seat)
        return done.revealed[seat]

    # -- commands -----------------------------------------------------------------------------

    def submit(self, seat: int, move: str, seq: int, at: int) -> Step:
        """Check a decision made by ``seat`` while it looked at ``seq``.

        Raises GameOver, StaleMove, AheadMove, OutOfTurn, UnreadableMove or IllegalMove.
        """
        self.check_seq(seq)
        to_move = self.to_move()
        if to_move != seat:
            raise OutOfTurn(message("error-out-of-turn", seat=to_move))
        code = self.position.check(move)
        return self._decided(seat, move, code, at)

    def take_back(self, seat: int, ply: int, seq: int, at: int) -> Step:
        """Cut the line back to ``ply`` plies; whether ``seat`` may is for ``undo`` to say."""
        self.check_seq(seq)
        state = self.state_before(ply)
        position = Position(self.game, self.setup, state.copy())
        event = Event(self.seq, "undo", ply, seat, "", 0, at)
        taken = self.line[ply].taken
        return Step([event], [None], ply, [], position, taken, None)

    def resign(self, seat: int, seq: int, at: int) -> Step:
        """``seat`` gives up, in its turn or not; a change that it had not seen doesn't matter."""
        if self.outcome is not None:
            raise GameOver(message("error-game-over"))
        if seq > self.seq:
            raise AheadMove(message("error-ahead"))
        outcome = given_up(self.position.scores(), seat)
        return self._ended(Event(self.seq, "resign", len(self.line), seat, "", 0, at), outcome)

    def apply(self, step: Step) -> None:
        """Become what a step makes of the match. Its events have been stored."""
        self.events += step.events
        self.told += step.told
        del self.line[step.keep :]
        self.line += step.plies
        for old in self.line[-KEPT_STATES - len(step.plies) : -KEPT_STATES]:
            old.before = None
        self.position = step.position
        self.taken = step.taken
        self.outcome = step.outcome
        self._seen = None

    # -- helpers ------------------------------------------------------------------------------

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

    def _decided(self, seat: int, move: str, code: int, at: int) -> Step:
        position, line = self.position.copy(), _Line(self, at)
        line.decide(position, seat, move, code)
        line.chance(position)
        return line.step(position)

    def _ended(self, event: Event, outcome: Outcome) -> Step:
        return Step([event], [None], len(self.line), [], self.position, self.taken, outcome)

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
            return self._ended(event, abandoned(self.position.scores()))
        if event.kind == "undo" and event.seat is not None and event.ply < len(self.line):
            return self.take_back(event.seat, event.ply, event.seq, event.at)
        position, line = self.position.copy(), _Line(self, event.at)
        if event.seat is None and position.to_move() == CHANCE:
            line.chance(position, most=1)
        elif event.seat is not None and position.to_move() == event.seat:
            line.decide(position, event.seat, event.move, self.position.check(event.move))
        return line.step(position)


class _Line:
    """Plies played one after another on a copy of a match's position, and their events."""

    def __init__(self, match: Match, at: int) -> None:
        self.match = match
        self.at = at
        self.words = WordStream(match.seed, match.taken)
        self.seen = match.seen()
        self.before = match.position.state
        self.plies: list[Ply] = []
        self.events: list[Event] = []

    def decide(self, position: Position, seat: int, move: str, code: int) -> None:
        """Play a legal decision."""
        points = position.play_code(code)
        self._add(seat, move, code, points, self.words.taken)

    def chance(self, position: Position, most: int | None = None) -> None:
        """Play the chance plies that are due, with the outcomes that the seed gives."""
        while position.to_move() == CHANCE and (most is None or len(self.plies) < most):
            if self.plies:
                self.before = position.state.copy()
                self.seen = position.observe(WATCHER)
            taken = self.words.taken
            move = self.match.game.chance_draw(position.s, self.words)
            position.play(move)
            self._add(None, move, None, 0, taken)

    def _add(self, seat: int | None, move: str, code: int | None, points: int, taken: int) -> None:
        match = self.match
        told = match.game.tell(self.seen[0], seat, move, points)
        ply = len(match.line) + len(self.plies)
        seq = match.seq + len(self.plies)
        self.plies.append(Ply(seat, move, code, points, told, taken, self.before))
        self.events.append(Event(seq, "ply", ply, seat, move, points, self.at))

    def step(self, position: Position) -> Step:
        """What has been played, as a step."""
        told: Sequence[Told | None] = [ply.told for ply in self.plies]
        return Step(
            self.events,
            list(told),
            len(self.match.line),
            self.plies,
            position,
            self.words.taken,
            position.outcome(),
        )
