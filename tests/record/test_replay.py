"""A replay stops at the first thing that does not hold, names its ply and what was expected."""

from collections.abc import Callable
from typing import Any

import pytest

from pavage.core.errors import RecordError
from pavage.core.message import render
from pavage.record.record import Record, dump, game_of, parse
from pavage.record.replay import has_ended, replay
from tests.helpers.journeys import Case, journey
from tests.helpers.texts import assert_said
from tests.record.made import ALL_CASES, encoded, raw, record_of, shuffling, zigzag

Spoil = Callable[[dict[str, Any]], object]


def refusal(value: dict[str, Any]) -> RecordError:
    record = parse(encoded(value))
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert_said(caught.value.said, game_of(record))
    return caught.value


def cut(plies: int, **result: Any) -> dict[str, Any]:
    """A game that stops after so many plies, with a result if one is given."""
    value = raw()
    del value["plies"][plies:], value["result"]
    if result:
        value["result"] = result
    return value


def scores(value: dict[str, Any]) -> list[int]:
    return [sum(p.get("points", 0) for p in value["plies"] if p["seat"] == s) for s in (0, 1)]


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_positions_are_those_of_the_game(case: Case) -> None:
    trip = journey(case)
    replayed = replay(parse(dump(record_of(trip))))
    assert replayed.last == len(trip.steps)
    for k, (again, before) in enumerate(zip(replayed.positions(), trip.positions(), strict=True)):
        assert again.state.tobytes() == before.state.tobytes()
        if k in (0, 7, replayed.last):
            assert replayed.position(k).state.tobytes() == before.state.tobytes()
    assert replayed.position().is_over()


def test_there_are_no_other_positions() -> None:
    replayed = replay(zigzag())
    for ply in (-1, replayed.last + 1):
        with pytest.raises(IndexError):
            replayed.position(ply)


# -- plies ------------------------------------------------------------------------------------


def test_another_seat_than_the_one_to_move() -> None:
    value = raw()
    value["plies"][2]["seat"] = 1 - value["plies"][2]["seat"]
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-seat", 2)
    assert "seat 0 to play, not seat 1" in str(error)
    assert "c’est à la place 0 de jouer, pas à la place 1" in render(error.said, "fr")


def test_chance_for_a_seat_in_french() -> None:
    value = raw()
    value["plies"][2]["seat"] = None
    said = render(refusal(value).said, "fr")
    assert "c’est à la place 0 de jouer, pas au hasard" in said
    value = raw(shuffling())
    k = chance_ply(shuffling())
    value["plies"][k]["seat"] = 1
    assert "c’est au hasard de jouer, pas à la place 1" in render(refusal(value).said, "fr")


@pytest.mark.parametrize("seat", [None, 2, 10**30])
def test_a_seat_that_nobody_has(seat: int | None) -> None:
    value = raw()
    value["plies"][1]["seat"] = seat
    assert (refusal(value).said.id, refusal(value).ply) == ("record-seat", 1)


@pytest.mark.parametrize(
    "text",
    ["", "END", " end", "end ", "end\n", "0121@H8", "0121@h08", "0121 h8", "0121@p8", "0121@h16",
     "\uff10121@h8", "0121@h\u0668", "shuffle 0121", "exchange", "pass", "end", "1111@a1"],
)  # fmt: skip
def test_moves_that_are_not_on_the_list(text: str) -> None:
    value = raw()
    value["plies"][0]["move"] = text
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-move", 0)
    assert error.said.args["move"] == text


@pytest.mark.parametrize("points", [0, -1, 10**40])
def test_wrong_points(points: int) -> None:
    value = raw()
    right = value["plies"][0]["points"]
    value["plies"][0]["points"] = points
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-points", 0)
    assert error.said.args["expected"] == right


def test_points_where_nothing_was_scored() -> None:
    value = raw()
    k = next(k for k, ply in enumerate(value["plies"]) if ply["move"] == "end")
    value["plies"][k]["points"] = 1
    assert (refusal(value).said.id, refusal(value).ply) == ("record-points", k)


@pytest.mark.parametrize("text", ["?", "? ?", "shuffle ? ?", "?@h8"])
def test_a_question_mark_in_a_record_that_is_whole(text: str) -> None:
    value = raw()
    value["plies"][11]["move"] = text
    assert (refusal(value).said.id, refusal(value).ply) == ("record-move", 11)


def test_plies_after_the_end() -> None:
    value = raw()
    value["plies"].append({"seat": 0, "move": "pass"})
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-trailing", len(zigzag().plies))


def test_a_ply_that_is_missing() -> None:
    value = raw()
    del value["plies"][0]
    assert refusal(value).ply in (0, 1, 2, 3)


# -- chance -----------------------------------------------------------------------------------


def chance_ply(record: Record) -> int:
    return next(k for k, ply in enumerate(record.plies) if ply.seat is None)


@pytest.mark.parametrize(
    "text", ["", "end", "shuffle", "shuffle ", "shuffle 1111", "shuffle  1111", "shuffle 0000 0000"]
)
def test_chance_plies_that_cannot_be(text: str) -> None:
    value, k = raw(shuffling()), chance_ply(shuffling())
    value["plies"][k]["move"] = text
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-move", k)


def test_a_seat_cannot_play_for_chance() -> None:
    value, k = raw(shuffling()), chance_ply(shuffling())
    value["plies"][k]["seat"] = 0
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-seat", k)
    assert "chance" in str(error)


def test_chance_scores_nothing() -> None:
    value, k = raw(shuffling()), chance_ply(shuffling())
    value["plies"][k]["points"] = 3
    assert (refusal(value).said.id, refusal(value).ply) == ("record-points", k)


# -- the deal ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (lambda d: d.pop("bag"), "zigzag-deal-parts"),
        (lambda d: d.update(more=[]), "zigzag-deal-parts"),
        (lambda d: d.update(hands=[]), "zigzag-deal-hands"),
        (lambda d: d.update(hands=d["hands"] * 2), "zigzag-deal-hands"),
        (lambda d: d["hands"][0].pop(), "zigzag-deal-size"),
        (lambda d: d["removed"].append(d["bag"].pop()), "zigzag-deal-size"),
        (lambda d: d["bag"].pop(), "zigzag-deal-set"),
        (lambda d: d["bag"].append("1111"), "zigzag-deal-set"),
        (lambda d: d.update(bag=["2222", *d["bag"][1:]]), "zigzag-deal-set"),
        (lambda d: d["bag"].append("3333"), "zigzag-deal-tile"),
        (lambda d: d["bag"].append(1111), "zigzag-deal-tile"),
        (lambda d: d["discarded_starts"].append(d["bag"].pop()), "zigzag-deal-start"),
    ],
)
def test_deals_that_are_none(spoil: Spoil, id: str) -> None:
    value = raw()
    spoil(value["deal"])
    assert (refusal(value).said.id, refusal(value).ply) == (id, None)


def test_a_deal_made_by_hand_replays_whatever_the_seed() -> None:
    value = raw()
    value["seed"] = "not the one"
    assert replay(parse(encoded(value))).finished


# -- results ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("scores", [0, 0]),
        ("scores", []),
        ("winners", []),
        ("winners", [0, 1]),
        ("winners", [7]),
        ("reason", "last turn played"),
        ("reason", "resigned"),
        ("reason", "abandoned"),
        ("by", 0),
    ],
)
def test_a_wrong_result(name: str, wrong: Any) -> None:
    value = raw()
    assert value["result"].get(name) != wrong
    value["result"][name] = wrong
    error = refusal(value)
    assert (error.said.id, error.ply) == ("record-result", len(value["plies"]))
    assert error.said.args["name"] == name


def test_winners_ascend() -> None:
    value = cut(0, scores=[0, 0], winners=[1, 0], reason="abandoned")
    assert refusal(value).said.id == "record-result"


def test_a_finished_game_must_have_its_result() -> None:
    value = raw()
    del value["result"]
    assert (refusal(value).said.id, refusal(value).ply) == ("record-no-result", len(value["plies"]))


def test_a_running_game_has_none() -> None:
    assert not replay(parse(encoded(cut(5)))).finished
    value = cut(5, scores=[1, 2], winners=[1], reason="all tiles placed")
    assert (refusal(value).said.id, refusal(value).ply) == ("record-not-over", 5)


def test_a_game_that_was_given_up() -> None:
    running = cut(5)
    for by in (0, 1):
        result = {"scores": scores(running), "winners": [1 - by], "reason": "resigned", "by": by}
        record = parse(encoded(cut(5, **result)))
        replayed = replay(record)
        assert replayed.finished
        assert has_ended(record, replayed.position())
        assert parse(dump(record)) == record
    assert replay(parse(encoded(cut(5, scores=scores(running), winners=[], reason="abandoned"))))


@pytest.mark.parametrize(
    ("result", "id"),
    [
        ({"winners": [1], "reason": "resigned"}, "record-by"),
        ({"winners": [1], "reason": "resigned", "by": 2}, "record-by"),
        ({"winners": [1], "reason": "resigned", "by": -1}, "record-by"),
        ({"winners": [0], "reason": "resigned", "by": 0}, "record-result"),
        ({"winners": [1], "reason": "resigned", "by": 0, "scores": [0, 1]}, "record-result"),
        ({"winners": [], "reason": "abandoned", "by": 0}, "record-result"),
        ({"winners": [0], "reason": "abandoned"}, "record-result"),
        ({"winners": [0], "reason": "no more move"}, "record-not-over"),
        ({"winners": [0], "reason": "Resigned", "by": 1}, "record-not-over"),
    ],
)
def test_wrong_ways_to_give_up(result: dict[str, Any], id: str) -> None:
    value = cut(5)
    value["result"] = {"scores": scores(value), **result}
    assert (refusal(value).said.id, refusal(value).ply) == (id, 5)
