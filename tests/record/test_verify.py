"""What verifies was played by the rules from the deal of its seed; any other byte is caught."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.errors import RecordError
from pavage.record.record import Record, game_of, parse
from pavage.record.replay import replay
from pavage.record.verify import verify
from tests.helpers.journeys import Case, journey
from tests.helpers.texts import assert_said
from tests.record.made import ALL_CASES, encoded, raw, record_of, shuffling, zigzag


def refusal(value: dict[str, Any]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(parse(encoded(value)))
    assert_said(caught.value.said, game_of(zigzag()))
    return caught.value


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_game_holds(case: Case) -> None:
    assert verify(record_of(journey(case))).finished


def test_a_running_game_holds_too() -> None:
    value = raw(shuffling())
    del value["plies"][20:], value["result"]
    assert not verify(parse(encoded(value))).finished


def test_another_seed() -> None:
    value = raw()
    value["seed"] += " "
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-deal-seed", None)


def test_two_tiles_of_the_bag_that_nobody_drew_have_changed_places() -> None:
    value = raw()
    del value["plies"][4:], value["result"]
    bag = value["deal"]["bag"]
    bag[-1], bag[-2] = bag[-2], bag[-1]
    assert replay(parse(encoded(value)))
    args = refusal(value).said.args
    assert args["where"] == f"deal.bag[{len(bag) - 2}]"
    assert (args["found"], args["expected"]) == (f'"{bag[-2]}"', f'"{bag[-1]}"')


def test_what_follows_from_a_wrong_deal_is_not_what_is_named() -> None:
    """Two hands have changed places: at ply 0 somebody plays a tile that it does not have."""
    value = raw()
    first, second = value["deal"]["hands"]
    value["deal"]["hands"] = [second, first]
    at = next(k for k in range(5) if first[k] != second[k])
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-deal-seed", None)
    assert error.said.args["where"] == f"deal.hands[0][{at}]"
    assert str(error).startswith("The seed does not give this deal")


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (lambda d: d.pop("bag"), "deal.bag"),
        (lambda d: d.update(more=[]), "deal.more"),
        (lambda d: d.update(hands=[]), "deal.hands[0]"),
        (lambda d: d["hands"][1].pop(), "deal.hands[1][4]"),
        (lambda d: d["hands"][1].append("1111"), "deal.hands[1][5]"),
        (lambda d: d["removed"].append("1111"), "deal.removed[0]"),
        (lambda d: d.update(start=["1111"]), "deal.start"),
        (lambda d: d.update(start={}), "deal.start"),
    ],
)
def test_the_first_difference_of_a_deal(spoil: Callable[[Any], object], where: str) -> None:
    value = raw()
    spoil(value["deal"])
    error = refusal(value)
    assert (error.said.id, error.said.args["where"]) == ("record-deal-seed", where)


def chance_plies(value: dict[str, Any]) -> list[int]:
    return [k for k, ply in enumerate(value["plies"]) if ply["seat"] is None]


def test_a_shuffle_that_the_seed_does_not_give() -> None:
    """It is named itself, and not the later ply at which somebody draws another tile."""
    value = raw(shuffling())
    k = chance_plies(value)[0]
    words = value["plies"][k]["move"].split(" ")
    at = next(at for at in range(2, len(words)) if words[at] != words[1])
    words[1], words[at] = words[at], words[1]
    value["plies"][k]["move"] = " ".join(words)
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-chance-seed", k)
    assert error.said.args["at"] == "2"
    assert (error.said.args["found"], error.said.args["expected"]) == (words[1], words[at])
    del value["plies"][k + 1 :], value["result"]
    assert replay(parse(encoded(value)))
    assert refusal(value).ply == k


def test_a_shuffle_that_cannot_be_is_said_to_be_so() -> None:
    value = raw(shuffling())
    k = chance_plies(value)[0]
    value["plies"][k]["move"] += " 1"
    assert (refusal(value).said.id, refusal(value).ply) == ("record-move", k)


def test_what_is_wrong_before_a_wrong_shuffle_comes_first() -> None:
    value = raw(shuffling())
    k = chance_plies(value)[0]
    word, *tiles = value["plies"][k]["move"].split(" ")
    value["plies"][k]["move"] = " ".join([word, *reversed(tiles)])
    value["plies"][0]["points"] = 999
    assert (refusal(value).said.id, refusal(value).ply) == ("record-points", 0)


def test_a_seed_that_deals_no_game() -> None:
    value = raw(zigzag(own_set=True))
    value["options"]["tileset"] = ["0100"] * 20 + ["1111"]
    value["deal"] = {
        "removed": [],
        "hands": [["0100"] * 5] * 2,
        "discarded_starts": [],
        "start": "1111",
        "bag": ["0100"] * 10,
    }
    value["plies"] = []
    value["result"] = {"scores": [0, 0], "winners": [], "reason": "abandoned"}
    said = set()
    for seed in range(40):
        value["seed"] = str(seed)
        record = parse(encoded(value))
        assert replay(record).finished
        try:
            verify(record)
        except RecordError as error:
            said.add(error.said.id)
    assert said == {"zigzag-no-start", "record-deal-seed"}


# -- any single change is caught --------------------------------------------------------------

RECORDS = [zigzag(), zigzag(3, board="tight"), zigzag(4, fixed_turns=True), shuffling()]


def _other(draw: st.DrawFn, strategy: st.SearchStrategy[Any], than: Any) -> Any:
    return draw(strategy.filter(lambda value: value != than))


@st.composite
def tampered(draw: st.DrawFn) -> tuple[Record, dict[str, Any]]:
    """A record and the same with one thing changed: a move, points, a seat, the result, a tile."""
    record = draw(st.sampled_from(RECORDS))
    value = raw(record)
    k = draw(st.integers(0, len(value["plies"]) - 1))
    ply, result = value["plies"][k], value["result"]
    tiles = st.sampled_from(sorted(tile for hand in record.deal["hands"] for tile in hand))
    what = draw(st.sampled_from(["move", "points", "seat", "drop", "double", "result", "deal"]))
    if what == "move":
        moves = [other["move"] for other in value["plies"]]
        ply["move"] = _other(draw, st.sampled_from(moves) | st.text(max_size=7), ply["move"])
    elif what == "points":
        ply["points"] = _other(draw, st.integers(-2, 40), ply.get("points", 0))
    elif what == "seat":
        ply["seat"] = _other(draw, st.none() | st.integers(-1, len(record.seats)), ply["seat"])
    elif what == "drop":
        del value["plies"][k]
    elif what == "double":
        value["plies"].insert(k, dict(ply))
    elif what == "result":
        name = draw(st.sampled_from(["scores", "winners", "reason"]))
        if name == "reason":
            words = ["all tiles placed", "no more move", "last turn played", "abandoned", ""]
            result[name] = _other(draw, st.sampled_from(words), result[name])
        else:
            result[name] = _other(draw, st.lists(st.integers(0, 5), max_size=4), result[name])
    else:
        part = draw(st.sampled_from(["bag", "start", "hands"]))
        if part == "start":
            value["deal"][part] = _other(draw, tiles, value["deal"][part])
        else:
            where = value["deal"][part]
            where = where[draw(st.integers(0, len(where) - 1))] if part == "hands" else where
            if where:
                at = draw(st.integers(0, len(where) - 1))
                where[at] = _other(draw, tiles, where[at])
    return record, value


@given(tampered())
def test_any_single_change_is_caught(case: tuple[Record, dict[str, Any]]) -> None:
    record, value = case
    if value != raw(record):
        error = refusal(value)
        assert error.ply is None or 0 <= error.ply <= len(value["plies"])
