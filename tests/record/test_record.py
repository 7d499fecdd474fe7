"""Records are read strictly: whatever is not exactly a record is refused with its own sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.errors import RecordError
from pavage.core.outcome import Outcome
from pavage.record.record import Ply, Record, Seat, dump, game_of, parse
from tests.helpers.journeys import Case, journey
from tests.helpers.texts import assert_said
from tests.record.made import ALL_CASES, encoded, raw, record_of, zigzag

Spoil = Callable[[dict[str, Any]], object]


def refusal(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse(data)
    assert_said(caught.value.said, game_of(zigzag()))
    return caught.value


# -- what a record is -------------------------------------------------------------------------


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_record_survives_the_round_trip(case: Case) -> None:
    record = record_of(journey(case))
    data = dump(record)
    assert parse(data) == record
    assert dump(parse(data)) == data


def test_a_written_record_reads_as_the_page_shows() -> None:
    value = json.loads(dump(zigzag()))
    assert list(value) == [
        "format", "game", "rules", "options", "seats", "seed", "deal", "plies", "result",
    ]  # fmt: skip
    assert value["format"] == "pavage/1"
    assert value["plies"][0].keys() <= {"seat", "move", "points"}
    assert all("points" not in ply for ply in value["plies"] if ply["move"] == "end")
    assert "by" not in value["result"]


def test_a_written_record_has_a_line_for_each_ply() -> None:
    lines = dump(zigzag()).decode().splitlines()
    assert sum('"move"' in line for line in lines) == len(zigzag().plies)


@given(
    st.text(st.characters(exclude_categories=["Cs"])),
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=5),
)
def test_any_text_may_be_a_seed_and_a_name(seed: str, name: str) -> None:
    value = raw()
    value["seed"], value["seats"][0]["name"] = seed, name
    assert parse(encoded(value)).seed == seed
    assert parse(dump(parse(encoded(value)))).seats[0].name == name


def test_missing_options_mean_their_defaults() -> None:
    value = raw()
    del value["options"]["board"]
    assert parse(encoded(value)).options == {"fixed_turns": False, "discard_returns": False}
    del value["options"]
    assert parse(encoded(value)).options == {}


def test_what_else_a_ply_and_a_seat_may_carry() -> None:
    value = raw()
    value["plies"][0] |= {"at": "2024-05-01T12:00:00Z", "think_ms": 1250}
    value["seats"][1] = {"name": "Glouton", "kind": "bot", "bot": "greedy"}
    record = parse(encoded(value))
    assert record.plies[0].at == "2024-05-01T12:00:00Z"
    assert record.plies[0].think_ms == 1250
    assert record.seats[1] == Seat("Glouton", "bot", "greedy")
    assert parse(dump(record)) == record


@pytest.mark.parametrize(
    "when",
    [
        "2024-05-01T12:00:00Z",
        "2024-05-01T12:00",
        "2024-05-01T12:00:00.123+02:00",
        "20240501T120000",
    ],
)
def test_times_as_iso_8601_has_them(when: str) -> None:
    value = raw()
    value["plies"][0] |= {"at": when, "think_ms": 0}
    assert parse(encoded(value)).plies[0].at == when


def test_a_name_may_be_empty_and_hold_joined_signs() -> None:
    value = raw()
    value["seats"][0]["name"], value["seats"][1]["name"] = "", "\U0001f468\u200d\U0001f469"
    assert parse(encoded(value)).seats[0].name == ""


def test_points_of_nothing_may_be_written_or_left_out() -> None:
    value = raw()
    end = next(ply for ply in value["plies"] if ply["move"] == "end")
    end["points"] = 0
    assert parse(encoded(value)) == parse(encoded(raw()))


# -- bytes and JSON ---------------------------------------------------------------------------

BYTES = {
    "not UTF-8": (b'{"format": "\xff"}', "record-utf8"),
    "a surrogate in UTF-8": (b'{"format": "\xed\xa0\x80"}', "record-utf8"),
    "UTF-16": (json.dumps(raw()).encode("utf-16"), "record-utf8"),
    "a byte order mark": (b"\xef\xbb\xbf" + encoded(raw()), "record-json"),
    "nothing": (b"", "record-json"),
    "half of it": (encoded(raw())[:200], "record-json"),
    "more after it": (encoded(raw()) + b"{}", "record-json"),
    "a comma too many": (b'{"format": "pavage/1",}', "record-json"),
    "a list": (b"[]", "record-type"),
    "null": (b"null", "record-type"),
    "a line break in a text": (b'{"format": "pavage\n1"}', "record-json"),
    "NaN": (b'{"format": NaN}', "record-nan"),
    "minus infinity": (b'{"format": "pavage/1", "plies": [-Infinity]}', "record-nan"),
    "a twice named member": (b'{"format": "pavage/1", "format": "pavage/1"}', "record-doubled"),
    "deep lists": (b'{"format": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "record-deep"),
    "lists as deep as few": (b'{"format": ' + b"[" * 40 + b"]" * 40 + b"}", "record-deep"),
    "a giant number": (b'{"format": ' + b"9" * 10_000 + b"}", "record-number"),
}


@pytest.mark.parametrize("name", BYTES)
def test_bytes_that_are_no_record(name: str) -> None:
    data, id = BYTES[name]
    assert refusal(data).said.id == id


@pytest.mark.parametrize(
    ("before", "doubled", "where", "ply"),
    [
        ('"seed":', '"seed": "1", "seed":', "$", None),
        ('"board":', '"board": "classic", "board":', "options", None),
        ('"start":', '"start": "1221", "start":', "deal", None),
        ('"move":', '"move": "x", "move":', "plies[0]", 0),
        ('"scores":', '"scores": [], "scores":', "result", None),
        ('"kind":', '"kind": "human", "kind":', "seats[0]", None),
    ],
)
def test_a_key_may_stand_only_once_in_any_object(
    before: str, doubled: str, where: str, ply: int | None
) -> None:
    data = encoded(raw()).decode().replace(before, doubled, 1).encode()
    error = refusal(data)
    assert (error.said.id, error.said.args["where"], error.ply) == ("record-doubled", where, ply)


@pytest.mark.parametrize(
    ("where", "spoil"),
    [
        ("seed", lambda v: v.update(seed="\ud800")),
        ("seed", lambda v: v.update(seed="a\udfffb")),
        ("seats[1].name", lambda v: v["seats"][1].update(name="\udc00")),
        ("plies[2].move", lambda v: v["plies"][2].update(move="\ud834")),
        ("options", lambda v: v["options"].update({"\ud800": 1})),
        ("deal.start", lambda v: v["deal"].update(start="\ud800")),
    ],
)
def test_half_characters(where: str, spoil: Spoil) -> None:
    value = raw()
    spoil(value)
    error = refusal(json.dumps(value).encode())
    assert (error.said.id, error.said.args["where"]) == ("record-surrogate", where)


def test_a_whole_pair_written_as_escapes_is_a_character() -> None:
    value = raw()
    value["seed"] = "😀"
    data = json.dumps(value, ensure_ascii=True).encode()
    assert b"\\ud83d\\ude00" in data
    assert parse(data).seed == "😀"


# -- members and types ------------------------------------------------------------------------


def at(*path: str | int, value: Any) -> Spoil:
    """Put a value at a place."""

    def spoil(record: dict[str, Any]) -> None:
        inner: Any = record
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return spoil


def without(*path: str | int) -> Spoil:
    def spoil(record: dict[str, Any]) -> None:
        inner: Any = record
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return spoil


def both(one: Spoil, other: Spoil) -> Spoil:
    def spoil(record: dict[str, Any]) -> None:
        one(record)
        other(record)

    return spoil


SPOILT: list[tuple[Spoil, str, int | None]] = [
    (at("format", value="pavage/2"), "record-format", None),
    (at("format", value=1), "record-format", None),
    (at("format", value=True), "record-format", None),
    (at("game", value="chess"), "error-game", None),
    (at("game", value=""), "error-game", None),
    (at("game", value="../zigzag"), "error-game", None),
    (at("game", value=7), "record-type", None),
    (at("rules", value=2), "record-rules", None),
    (at("rules", value=0), "record-rules", None),
    (at("rules", value=True), "record-type", None),
    (at("rules", value=1.0), "record-type", None),
    (at("rules", value="1"), "record-type", None),
    (at("options", value=[]), "record-type", None),
    (at("options", value=None), "record-type", None),
    (at("options", "boards", value="tight"), "error-option", None),
    (at("options", "board", value="huge"), "error-option-value", None),
    (at("options", "board", value=0), "error-option-value", None),
    (at("options", "board", value=None), "error-option-value", None),
    (at("options", "board", value=["classic"]), "error-option-value", None),
    (at("options", "fixed_turns", value=0), "error-option-value", None),
    (at("options", "fixed_turns", value="false"), "error-option-value", None),
    (at("options", "tileset", value=None), "zigzag-tileset-list", None),
    (at("options", "tileset", value="0121"), "zigzag-tileset-list", None),
    (at("options", "tileset", value=[]), "zigzag-tileset-list", None),
    (at("options", "tileset", value=["0121", 1111]), "zigzag-tileset-tile", None),
    (at("options", "tileset", value=["0000"] * 81), "zigzag-tileset-tile", None),
    (at("options", "tileset", value=["1111"] * 10), "zigzag-tileset-small", None),
    (at("options", "tileset", value=["1111"] * 226), "zigzag-tileset-large", None),
    (at("seats", value={}), "record-type", None),
    (at("seats", value=[]), "error-players", None),
    (at("seats", value=[{"name": "A", "kind": "human"}]), "error-players", None),
    (at("seats", value=[{"name": "A", "kind": "human"}] * 5), "error-players", None),
    (at("seats", 0, value="Léa"), "record-type", None),
    (at("seats", 0, "name", value=None), "record-type", None),
    (without("seats", 0, "name"), "record-missing", None),
    (without("seats", 0, "kind"), "record-missing", None),
    (at("seats", 0, "kind", value="robot"), "record-type", None),
    (at("seats", 0, "kind", value=[]), "record-type", None),
    (at("seats", 0, "kind", value="bot"), "record-missing", None),
    (at("seats", 0, "bot", value="easy"), "record-unknown", None),
    (at("seats", 0, "age", value=7), "record-unknown", None),
    (at("seats", 0, value={"name": "B", "kind": "bot", "bot": 1}), "record-type", None),
    (at("seed", value=17), "record-type", None),
    (at("deal", value=[]), "record-type", None),
    (at("plies", value={}), "record-type", None),
    (at("plies", 3, value="0121@g8"), "record-type", 3),
    (at("plies", 3, "seat", value=True), "record-type", 3),
    (at("plies", 3, "seat", value=1.0), "record-type", 3),
    (at("plies", 3, "seat", value="1"), "record-type", 3),
    (without("plies", 3, "seat"), "record-missing", 3),
    (without("plies", 3, "move"), "record-missing", 3),
    (at("plies", 3, "move", value=None), "record-type", 3),
    (at("plies", 3, "move", value=5), "record-type", 3),
    (at("plies", 3, "points", value=True), "record-type", 3),
    (at("plies", 3, "points", value=7.0), "record-type", 3),
    (at("plies", 3, "points", value=None), "record-type", 3),
    (at("plies", 3, "points", value="7"), "record-type", 3),
    *((at("plies", 3, "seat", value=seat), "record-type", 3) for seat in (-1, -2, -(10**30))),
    *(
        (at("plies", 3, "at", value=when), "record-type", 3)
        for when in (
            5,
            "",
            "yesterday",
            "2024-05-01",
            "12:00:00",
            "2024-05-01 12:00:00",
            "2024-05-01T",
            "T12:00",
            "2024-05-01TT12:00",
            "2024-13-01T12:00:00",
            "2024-05-01T25:00:00",
            "2024-05-01T12:00:00+99:00",
            "2024-05-01T12:00:00Z ",
            "2024-05-01t12:00:00",
            "\uff12024-05-01T12:00:00",
            "2024-05-01T12:00:00\n",
        )
    ),
    *(
        (at("seats", 0, "name", value=name), "record-name", None)
        for name in ("\0", "A\nB", "\x1b[31mA", "A\x7f", "A\x85", "A\u2028B", "A\tB")
    ),
    (at("seats", 0, value={"name": "B", "kind": "bot", "bot": "easy\0"}), "record-name", None),
    (at("plies", 3, "think_ms", value=True), "record-type", 3),
    (at("plies", 3, "think_ms", value=-1), "record-type", 3),
    (at("plies", 3, "think_ms", value="1"), "record-type", 3),
    (at("plies", 3, "think_ms", value=1.0), "record-type", 3),
    (at("plies", 3, "think_ms", value=0.5), "record-type", 3),
    (at("plies", 3, "think_ms", value=None), "record-type", 3),
    (at("plies", 3, "note", value="!"), "record-unknown", 3),
    (at("result", value=None), "record-type", None),
    (at("result", value=[]), "record-type", None),
    (at("result", "scores", value={}), "record-type", None),
    (at("result", "scores", 0, value=1.0), "record-type", None),
    (at("result", "winners", value=0), "record-type", None),
    (at("result", "winners", value=[False]), "record-type", None),
    (at("result", "reason", value=None), "record-type", None),
    (at("result", "by", value=None), "record-type", None),
    (at("result", "by", value=False), "record-type", None),
    (at("result", "moral", value="x"), "record-unknown", None),
    (without("result", "scores"), "record-missing", None),
    (without("result", "winners"), "record-missing", None),
    (without("result", "reason"), "record-missing", None),
    (at("comment", value=""), "record-unknown", None),
    *(
        (without(name), "record-missing", None)
        for name in ("format", "game", "rules", "seats", "seed", "deal", "plies")
    ),
]


@pytest.mark.parametrize(("spoil", "id", "ply"), SPOILT)
def test_a_spoilt_record(spoil: Spoil, id: str, ply: int | None) -> None:
    value = raw()
    spoil(value)
    error = refusal(encoded(value))
    assert (error.said.id, error.ply) == (id, ply)


# -- exports ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoil", "ply"),
    [
        (at("deal", "hands", 1, value=["?"] * 5), None),
        (at("deal", "bag", 0, value="?"), None),
        (both(at("seed", value=None), at("deal", "bag", 0, value="?")), None),
        (both(at("seed", value=None), at("plies", 4, "move", value="shuffle ? ?")), 4),
    ],
)
def test_an_export_of_a_running_game_says_so(spoil: Spoil, ply: int | None) -> None:
    value = raw()
    spoil(value)
    error = refusal(encoded(value))
    assert (error.said.id, error.ply) == ("record-export", ply)


def test_without_its_seed_and_with_nothing_hidden() -> None:
    value = raw()
    value["seed"] = None
    error = refusal(encoded(value))
    assert (error.said.id, error.ply) == ("record-no-seed", None)
    assert "(?)" not in str(error)


def test_a_record_made_by_hand_is_a_record() -> None:
    record = Record(
        "zigzag", 1, {}, [Seat("A", "human"), Seat("B", "human")], "?", {"bag": []},
        [Ply(0, "pass")], Outcome([0, 0], [], "abandoned"),
    )  # fmt: skip
    assert parse(dump(record)) == record
