"""The messages that a match sends, put together from parts that are encoded once.

What several viewers see alike (the scene, the log, who sits where) is encoded once for each
change; a frame of one viewer copies the bytes.
"""

from collections.abc import Iterator, Set

import msgspec

from pavage.core.alone import challenge_day, is_for_score
from pavage.core.game import OptionValue, Place
from pavage.core.outcome import Outcome
from pavage.core.shuffle import commitment
from pavage.core.stored import Event, Sitter
from pavage.match import undo
from pavage.match.match import Match
from pavage.match.views import Views, encoded
from pavage.server import wire

_encode = msgspec.json.Encoder().encode


class _State(msgspec.Struct, tag_field="t", tag="state", omit_defaults=True):
    """``wire.State`` with parts that are encoded already."""

    seq: int
    ply: int
    seats: msgspec.Raw
    scene: msgspec.Raw
    hand: msgspec.Raw | None
    first: int
    log: list[msgspec.Raw]
    undo: int | None = None
    outcome: Outcome | None = None
    seed: str | None = None


class _Welcome(msgspec.Struct, tag_field="t", tag="welcome", omit_defaults=True):
    """``wire.Welcome`` with the setting encoded already."""

    match: str
    game: str
    options: dict[str, OptionValue]
    setting: msgspec.Raw
    commitment: str
    watch: str | None = None
    rematch: str | None = None
    patience: bool = False
    solved: bool = False
    deal: str | None = None
    scores: str = "points"
    for_score: bool = False
    opening: int = 0
    day: str | None = None
    hidden: bool = True
    advised: bool = False


class _Presence(msgspec.Struct, tag_field="t", tag="presence"):
    """``wire.Presence`` with the seats encoded already."""

    seats: msgspec.Raw


SeatFacts = tuple[Sitter, int, bool, bool]  # score, whether they are there, whether to move
Sight = tuple[frozenset[int], int | None, int]  # seats held, seat looked at, log entries known


class Frames:
    """Makes the frames of one match. ``changed`` after a step, ``seats_changed`` after the rest."""

    def __init__(self, id: str, match: Match, sitters: list[Sitter], advised: bool = False) -> None:
        """``advised``: there are hints in it, and a review after it."""
        self.id = id
        self._advised = advised
        self.match = match
        self.sitters = sitters
        self.online: Set[int] = frozenset()
        self._views = Views(match)
        self._log: list[msgspec.Raw] = []
        self._seats: dict[frozenset[int], msgspec.Raw] = {}
        self._seat: dict[tuple[int, bool], tuple[SeatFacts, bytes]] = {}
        self._states: dict[Sight, bytes] = {}

    def changed(self) -> None:
        """A step was applied."""
        self._views.changed()
        self.seats_changed()

    def seats_changed(self) -> None:
        """Somebody came, went, or took a seat."""
        self._seats.clear()
        self._states.clear()

    # -- frames -------------------------------------------------------------------------------

    def welcome(self, watch: str | None, rematch: str | None) -> bytes:
        """What never changes in this match."""
        match = self.match
        facts = match.game.facts
        day = challenge_day(match.game, match.setup, match.seed)
        frame = _Welcome(
            self.id,
            facts.id,
            wire.told_options(match.game, match.setup),
            self._views.setting,
            commitment(match.seed),
            watch,
            rematch,
            match.patience,
            facts.solved,
            match.seed if facts.patience else None,  # all is to be seen from the start
            facts.scores,
            is_for_score(match.game, match.setup),
            len(match.opening),
            None if day is None else str(day),
            facts.hidden,
            self._advised,
        )
        return _encode(frame)

    def state(self, held: frozenset[int], look: int | None, first: int) -> bytes:
        """Where the match stands, for a device that holds ``held``, looks at ``look`` and knows
        the log's first entries.
        """
        sight = (held, look, first)
        frame = self._states.get(sight)
        if frame is None:
            frame = self._states[sight] = self._state(held, look, first)
        return frame

    def _state(self, held: frozenset[int], look: int | None, first: int) -> bytes:
        match = self.match
        takeback = undo.offered(match, self.sitters, held)
        over = match.outcome is not None
        frame = _State(
            match.seq,
            len(match.line),
            self._seats_of(held),
            self._views.scene(),
            None if look is None else self._views.hand(look),
            first,
            self._entries(first),
            None if takeback is None else takeback.seat,
            match.outcome,
            match.seed if over else None,
        )
        return _encode(frame)

    def targets(self, seat: int, piece: str) -> bytes:
        """Where a piece of a seat's hand may go now."""
        targets = self._views.targets(seat, piece)
        return _encode(wire.Targets(self.match.seq, seat, piece, targets))

    def coming(self, seat: int, place: Place) -> bytes:
        """What may come from a seat's hand to a place now."""
        targets = self._views.coming(seat, place)
        return _encode(wire.Targets(self.match.seq, seat, None, targets))

    def presence(self, held: frozenset[int]) -> bytes:
        """Who sits where, and who is there."""
        return _encode(_Presence(self._seats_of(held)))

    # -- parts --------------------------------------------------------------------------------

    def seats(self, held: frozenset[int]) -> list[wire.Seat]:
        """Who sits where, as a device that holds ``held`` is told."""
        return [_seat(mine, facts) for _, mine, facts in self._facts(held)]

    def _facts(self, held: frozenset[int]) -> Iterator[tuple[int, bool, SeatFacts]]:
        """Each seat: whether this device holds it; who sits there, the score, whether they are
        there, whether they are to move.
        """
        scores, to_move = self.match.now.scores(), self.match.to_move()
        for seat, sitter in enumerate(self.sitters):
            online = sitter.kind == "bot" or seat in self.online
            yield seat, seat in held, (sitter, scores[seat], online, seat == to_move)

    def _seats_of(self, held: frozenset[int]) -> msgspec.Raw:
        raw = self._seats.get(held)
        if raw is None:
            seats = b",".join(self._encoded_seat(*each) for each in self._facts(held))
            raw = self._seats[held] = msgspec.Raw(b"[" + seats + b"]")
        return raw

    def _encoded_seat(self, seat: int, mine: bool, facts: SeatFacts) -> bytes:
        """A seat, encoded again only when something about it has changed."""
        last = self._seat.get((seat, mine))
        if last is not None and last[0] == facts:
            return last[1]
        made = _encode(_seat(mine, facts))
        self._seat[seat, mine] = (facts, made)
        return made

    def _entries(self, first: int) -> list[msgspec.Raw]:
        match = self.match
        for event in match.events[len(self._log) :]:
            self._log.append(encoded(self._entry(event)))
        return self._log[first:]

    def _entry(self, event: Event) -> wire.Entry:
        told = self.match.told[event.seq]
        return wire.Entry(event.seq, event.kind, event.ply, event.seat, told)


def _seat(mine: bool, facts: SeatFacts) -> wire.Seat:
    sitter, score, online, to_move = facts
    return wire.Seat(
        name=sitter.name,
        kind=sitter.kind,
        bot=sitter.bot,
        score=score,
        online=online,
        mine=mine,
        to_move=to_move,
    )
