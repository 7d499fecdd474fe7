"""Check a record against its seed: the deal and every later chance event came from it."""

from typing import Any

from pavage.core.errors import DealError, RecordError
from pavage.core.message import Message, message
from pavage.core.shuffle import WordStream
from pavage.record.record import Record, game_of, setup_of
from pavage.record.replay import Replay
from pavage.record.strict import Path, described, written


class _Nothing:
    """What stands where a list or an object has no such entry."""


def verify(record: Record) -> Replay:
    """Replay a record and check its chance. Raises RecordError at the first thing that fails.

    The deal is looked at before the first ply and each chance ply when its turn comes, so that
    what is named is the defect itself and not something that follows from it.
    """
    words = WordStream(record.seed)
    _check_deal(record, words)
    return Replay(record, words)


def _check_deal(record: Record, words: WordStream) -> None:
    try:
        expected = game_of(record).deal(setup_of(record), words)
    except DealError as error:  # this seed deals no game at all
        raise RecordError(error.said) from None
    if record.deal != expected:
        path, found, right = _first_difference(record.deal, expected, ("deal",))
        raise RecordError(
            message(
                "record-deal-seed",
                where=written(path),
                found=_described(found),
                expected=_described(right),
            )
        )


def _first_difference(found: Any, expected: Any, path: Path) -> tuple[Path, Any, Any]:
    """The first entry that differs, in the order in which tiles are dealt: where, and both."""
    steps: list[str | int] = []
    if isinstance(found, dict) and isinstance(expected, dict):
        steps = [*expected, *(name for name in found if name not in expected)]
    elif isinstance(found, list) and isinstance(expected, list):
        steps = list(range(max(len(found), len(expected))))
    for step in steps:
        inner, right = _entry(found, step), _entry(expected, step)
        if inner != right:
            return _first_difference(inner, right, (*path, step))
    return path, found, expected


def _entry(parent: Any, step: str | int) -> Any:
    if isinstance(step, int):
        return parent[step] if step < len(parent) else _Nothing
    return parent.get(step, _Nothing)


def _described(value: Any) -> str | Message:
    return message("record-nothing") if value is _Nothing else described(value)
