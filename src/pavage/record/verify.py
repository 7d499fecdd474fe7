"""Check a record against its seed: the deal and every later chance event came from it."""

from pavage.core.errors import DealError, RecordError
from pavage.core.game import CHANCE, Deal
from pavage.core.message import message
from pavage.core.shuffle import WordStream
from pavage.record.record import Record
from pavage.record.replay import Replay, replay
from pavage.record.strict import quoted


def verify(record: Record) -> Replay:
    """Replay a record and check its chance. Raises RecordError at the first thing that fails."""
    replayed = replay(record)
    words = WordStream(record.seed)
    _check_deal(replayed, words)
    for k, position in enumerate(replayed.positions()):
        if k < replayed.last and position.to_move() == CHANCE:
            expected = position.game.chance_draw(position.s, words)
            found = record.plies[k].move
            if found != expected:
                raise RecordError(
                    message("record-chance-seed", ply=k, found=found, expected=expected), k
                )
    return replayed


def _check_deal(replayed: Replay, words: WordStream) -> None:
    try:
        expected = replayed.game.deal(replayed.setup, words)
    except DealError as error:  # this seed deals no game at all
        raise RecordError(error.said) from None
    found = replayed.record.deal
    if found != expected:
        part = _first_difference(found, expected)
        raise RecordError(
            message(
                "record-deal-seed",
                part=part,
                found=quoted(found.get(part)),
                expected=quoted(expected.get(part)),
            )
        )


def _first_difference(found: Deal, expected: Deal) -> str:
    return next(part for part in (*expected, *found) if found.get(part) != expected.get(part))
