"""``pavage moves``: what may be played, to the letter of the record's page."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.record.record import Record
from pavage.record.replay import replay
from tests.cli.running import done, refused
from tests.record.made import encoded, raw, shuffling, zigzag


def expected(position: Position) -> list[str] | None:
    """The lines of a position, by the rules alone; None where chance has too much to say."""
    if position.to_move() != CHANCE:
        return sorted(position.legal_moves(), key=str.encode)
    if position.game.chance_count(position.s) > 5040:
        return None
    return sorted(set(position.game.chance_outcomes(position.s)), key=str.encode)


def test_the_legal_moves_before_a_ply(game: str) -> None:
    replayed = replay(zigzag())
    for k in (0, 1, 5, replayed.last - 1):
        lines = expected(replayed.position(k))
        assert lines
        assert done("moves", game, "--ply", str(k)) == "".join(f"{line}\n" for line in lines)
        assert zigzag().plies[k].move in lines


def test_a_finished_game_prints_nothing(game: str) -> None:
    assert done("moves", game) == ""
    assert done("moves", game, "--ply", str(len(zigzag().plies))) == ""


def test_the_end_of_a_running_game_is_the_default(tmp_path: Path) -> None:
    path = write(tmp_path, zigzag(), 7)
    assert done("moves", path) == done("moves", path, "--ply", "7") != ""


def test_a_game_that_was_given_up_has_no_more_moves(tmp_path: Path) -> None:
    result = {"winners": [], "reason": "abandoned"}
    path = write(tmp_path, zigzag(), 7, result)
    assert done("moves", path) == ""
    assert done("moves", path, "--ply", "6") != ""
    last = json.loads(done("moves", path, "--every").splitlines()[-1])
    assert last == {
        "ply": 7, "seat": None, "legal": 0, "sha256": hashlib.sha256(b"").hexdigest(),
    }  # fmt: skip


def write(folder: Path, record: Record, plies: int, result: dict[str, Any] | None = None) -> str:
    """The record cut after so many plies."""
    value = raw(record)
    del value["plies"][plies:], value["result"]
    if result is not None:
        scores = [0] * len(value["seats"])
        for ply in value["plies"]:
            if ply["seat"] is not None:
                scores[ply["seat"]] += ply.get("points", 0)
        value["result"] = {"scores": scores, **result}
    path = folder / "cut.pavage.json"
    path.write_bytes(encoded(value))
    return str(path)


@pytest.mark.parametrize("name", ["game", "chancy"])
def test_every_digest_is_that_of_the_lines(name: str, request: pytest.FixtureRequest) -> None:
    path = request.getfixturevalue(name)
    record = zigzag() if name == "game" else shuffling()
    positions = list(replay(record).positions())
    lines = [json.loads(line) for line in done("moves", path, "--every").splitlines()]
    assert [line["ply"] for line in lines] == list(range(len(positions)))
    for k, (line, position) in enumerate(zip(lines, replay(record).positions(), strict=True)):
        assert list(line) == ["ply", "seat", "legal", "sha256"]
        mover = position.to_move()
        assert line["seat"] == (mover if mover >= 0 else None)
        legal = expected(position)
        if legal is None:
            assert (line["legal"], line["sha256"]) == (None, None)
            continue
        text = "".join(f"{move}\n" for move in legal).encode()
        assert (line["legal"], line["sha256"]) == (len(legal), hashlib.sha256(text).hexdigest())
        if k % 9 == 0:
            assert done("moves", path, "--ply", str(k)).encode() == text


def test_the_outcomes_of_chance(tmp_path: Path) -> None:
    """Seven tiles of few kinds: few enough orders to be written out, in byte order."""
    path, k = few_outcomes(tmp_path)
    lines = done("moves", path, "--ply", str(k)).splitlines()
    assert lines == sorted(set(lines), key=str.encode)
    assert all(line.startswith("shuffle ") for line in lines)
    assert len({" ".join(sorted(line.split(" "))) for line in lines}) == 1
    every = json.loads(done("moves", path, "--every").splitlines()[k])
    assert (every["seat"], every["legal"]) == (None, len(lines))
    assert json.loads(done("moves", path, "--ply", str(k), "--json"))["legal"] == lines


def few_outcomes(folder: Path) -> tuple[str, int]:
    """A game at a chance node with at most 5040 outcomes, and at which ply."""
    game = replay(zigzag()).game
    tiles = ["2222"] * 10 + ["0101"] + ["2222"] * 5
    setup = game.setup(2, {"discard_returns": True, "tileset": tiles})
    value = raw()
    value["options"] = dict(setup.options)
    value["deal"] = {
        "removed": [], "hands": [["2222"] * 5] * 2, "discarded_starts": [],
        "start": "0101", "bag": ["2222"] * 5,
    }  # fmt: skip
    value["plies"] = [{"seat": 0, "move": "exchange"}]
    del value["result"]
    path = folder / "few.pavage.json"
    path.write_bytes(encoded(value))
    return str(path), 1


def test_too_many_outcomes_are_an_error(chancy: str) -> None:
    record = shuffling()
    k = next(k for k, ply in enumerate(record.plies) if ply.seat is None)
    assert expected(replay(record).position(k)) is None
    assert "5,040" in refused(1, "moves", chancy, "--ply", str(k))


def test_json_for_a_program(game: str) -> None:
    position = replay(zigzag()).position(3)
    assert json.loads(done("moves", game, "--ply", "3", "--json")) == {
        "ply": 3,
        "seat": position.to_move(),
        "legal": expected(position),
    }


def test_there_is_no_such_ply(game: str) -> None:
    last = len(zigzag().plies)
    for ply in (str(last + 1), "-1", "x", "1.0", "1_0", "٣", ""):
        assert "ply" in refused(2, "moves", game, "--ply", ply)
    assert "--every" in refused(2, "moves", game, "--every", "--ply", "3")


def test_a_record_with_one_bad_ply_shows_nothing_of_the_others(tmp_path: Path) -> None:
    value = raw()
    value["plies"][-1]["points"] = 99
    path = tmp_path / "bad.json"
    path.write_bytes(encoded(value))
    for rest in (["--ply", "0"], ["--every"], []):
        said = refused(1, "moves", str(path), *rest)
        assert str(path) in said
        assert f"Ply {len(value['plies']) - 1}" in said


def test_a_record_from_standard_input(game: str) -> None:
    text = Path(game).read_text(encoding="utf-8")
    assert done("moves", "-", "--ply", "0", stdin=text) == done("moves", game, "--ply", "0")
