"""Play a record again, checking each ply as it comes.

The first thing that does not hold stops the replay: who was to move, that the move is one that
``pavage moves`` lists, its points, and at the end the result. Nothing is half-read.
"""

from collections.abc import Iterator
from itertools import zip_longest
from typing import NoReturn

import msgspec

from pavage.core.errors import DealError, MoveError, RecordError, UnreadableMove
from pavage.core.game import CHANCE, OVER, Game, Setup
from pavage.core.message import Message, message
from pavage.core.outcome import ABANDONED, RESIGNED, Outcome, abandoned, given_up
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.record.record import Ply, Record, game_of, setup_of


class Replay:
    """A record that holds. Positions are made when they are asked for."""

    def __init__(self, record: Record, words: WordStream | None = None) -> None:
        """Replay the whole record. Raises RecordError at the first ply that does not hold.

        ``words`` (those that follow the deal's) are what chance must have come from; without
        them, and where chance is free, any chance that the rules allow will do.
        """
        self.record = record
        self.game: Game = game_of(record)
        self.setup: Setup = setup_of(record)
        try:
            self._start = self.game.start(self.setup, record.deal)
        except DealError as error:
            raise RecordError(error.said) from None
        if self.game.chance_is_free(self.setup):
            words = None
        position = self._start.copy()
        for k, ply in enumerate(record.plies):
            _play(position, ply, k, words)
        _check_result(position, record)

    @property
    def last(self) -> int:
        """The number of plies, which is that of the last position."""
        return len(self.record.plies)

    @property
    def finished(self) -> bool:
        """Whether the record has a result."""
        return self.record.result is not None

    def position(self, ply: int | None = None) -> Position:
        """The position before a ply, 0 to the number of plies (None: the end); a fresh copy.

        Raises IndexError for any other ply.
        """
        ply = self.last if ply is None else ply
        if not 0 <= ply <= self.last:
            raise IndexError(ply)
        position = self._start.copy()
        for played in self.record.plies[:ply]:
            position.play(played.move)
        return position

    def positions(self) -> Iterator[Position]:
        """The position before each ply and the last one; each is the same object, played on."""
        position = self._start.copy()
        yield position
        for ply in self.record.plies:
            position.play(ply.move)
            yield position


def replay(record: Record) -> Replay:
    """The record, replayed. Raises RecordError: the ply (0-based) and what was expected."""
    return Replay(record)


def has_ended(record: Record, position: Position) -> bool:
    """Whether nothing more can be played in a position of this record.

    A game that was given up has no more moves after its last ply.
    """
    given_up = record.result is not None and record.result.reason in (RESIGNED, ABANDONED)
    return position.is_over() or given_up


# -- one ply ----------------------------------------------------------------------------------


def _play(position: Position, ply: Ply, k: int, words: WordStream | None) -> None:
    due = position.to_move()
    if due == OVER:
        raise RecordError(message("record-trailing", ply=k), k)
    if ply.seat != (None if due == CHANCE else due):
        who = _who(None if due == CHANCE else due)
        raise RecordError(message("record-seat", ply=k, found=_who(ply.seat), due=who), k)
    drawn = None
    if due == CHANCE and words is not None:
        drawn = position.game.chance_draw(position.s, words)
    try:
        points = _play_text(position, ply.move)
    except MoveError as error:
        raise RecordError(message("record-move", ply=k, move=ply.move, why=error.said), k) from None
    if drawn not in (None, ply.move):
        _refuse_chance(ply.move, str(drawn), k)
    if ply.points != points:
        raise RecordError(
            message("record-points", ply=k, found=str(ply.points), expected=points), k
        )


def _play_text(position: Position, text: str) -> int:
    if position.to_move() == CHANCE:
        return position.play(text)
    code = position.check(text)
    written = position.game.write(code)
    if written != text:  # a reader that forgives must not make two spellings legal
        raise UnreadableMove(message("record-spelling", expected=written))
    return position.play_code(code)


def _who(seat: int | None) -> Message:
    if seat is None:
        return message("record-chance")
    return message("record-seat-number", number=str(seat))


def _refuse_chance(found: str, expected: str, k: int) -> NoReturn:
    """Name the first word of a chance ply that the seed does not give."""
    pairs = zip_longest(found.split(" "), expected.split(" "), fillvalue="–")
    at, (was, is_right) = next((at, pair) for at, pair in enumerate(pairs) if pair[0] != pair[1])
    said = message("record-chance-seed", ply=k, at=str(at + 1), found=was, expected=is_right)
    raise RecordError(said, k)


# -- the result -------------------------------------------------------------------------------


def _check_result(position: Position, record: Record) -> None:
    end = len(record.plies)
    found, outcome = record.result, position.outcome()
    if outcome is None and found is not None:
        outcome = _given_up(position, found, end)
    if outcome is not None and found is not None:  # what was taken back leaves no trace to check
        outcome = msgspec.structs.replace(outcome, undone=found.undone)
    if found == outcome:
        return
    if found is None or outcome is None:
        raise RecordError(message("record-no-result", ply=end), end)
    for name in ("scores", "winners", "reason", "by"):
        was, is_right = getattr(found, name), getattr(outcome, name)
        if was != is_right:
            raise RecordError(
                message(
                    "record-result", ply=end, name=name, found=_said(was), expected=_said(is_right)
                ),
                end,
            )


def _given_up(position: Position, found: Outcome, end: int) -> Outcome:
    """What the result should be of a game that nobody played to its end."""
    scores = position.scores()
    if found.reason == ABANDONED:
        return abandoned(scores)
    if found.reason != RESIGNED:
        raise RecordError(message("record-not-over", ply=end, found=found.reason), end)
    if found.by is None or not 0 <= found.by < len(scores):
        raise RecordError(
            message("record-by", ply=end, found=_said(found.by), last=len(scores) - 1), end
        )
    return given_up(scores, found.by)


def _said(value: object) -> str:
    return "–" if value is None else str(value)
