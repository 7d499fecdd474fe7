"""An export of a running game holds what the seat knows; of a finished one, everything."""

import json
from typing import Any

import pytest

from pavage.core.errors import RecordError
from pavage.core.game import WATCHER
from pavage.record.export import export
from pavage.record.record import Record, dump, parse
from tests.helpers.journeys import cases_of, journey
from tests.helpers.recording import record_of
from tests.record.made import encoded, raw, shuffling, zigzag


def running(record: Record, plies: int) -> Record:
    value = raw(record)
    del value["plies"][plies:], value["result"]
    return parse(encoded(value))


def hidden(part: Any) -> bool:
    return bool(part) and all(tile == "?" for tile in part)


def test_a_finished_game_is_exported_whole() -> None:
    for seat in (WATCHER, 0, 1):
        assert export(zigzag(), seat) == dump(zigzag())


@pytest.mark.parametrize("seat", [WATCHER, 0, 1])
def test_a_running_game_tells_only_what_the_seat_knows(seat: int) -> None:
    record = running(zigzag(), 12)
    data = export(record, seat)
    value = json.loads(data)
    assert value["seed"] is None
    assert record.seed not in value.values()
    for place, hand in enumerate(value["deal"]["hands"]):
        assert hidden(hand) != (place == seat)
    assert "?" in value["deal"]["bag"]
    assert "result" not in value
    assert [ply["move"] for ply in value["plies"]] == [ply.move for ply in record.plies]
    with pytest.raises(RecordError) as caught:
        parse(data)
    assert caught.value.said.id == "record-export"


def test_a_running_patience_hides_nothing_and_can_be_read_again() -> None:
    case = cases_of("maze")[0]
    record = running(record_of(journey(case)), 12)
    read = parse(export(record, 0))
    assert (read.seed, len(read.plies), read.result) == (record.seed, 12, None)


def test_a_shuffle_is_hidden() -> None:
    record = shuffling()
    k = next(k for k, ply in enumerate(record.plies) if ply.seat is None)
    value = json.loads(export(running(record, k + 1), 0))
    word, *tiles = value["plies"][k]["move"].split(" ")
    assert word == "shuffle"
    assert hidden(tiles)
    assert value["plies"][k]["seat"] is None
