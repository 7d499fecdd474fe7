"""``pavage verify``: status 0 only if all hold."""

import json
from pathlib import Path

import pytest

from tests.cli.running import done, run
from tests.record.made import encoded, raw, zigzag


@pytest.fixture
def bad(tmp_path: Path) -> str:
    value = raw()
    value["plies"][4]["points"] = 99
    path = tmp_path / "bad.pavage.json"
    path.write_bytes(encoded(value))
    return str(path)


@pytest.fixture
def junk(tmp_path: Path) -> str:
    path = tmp_path / "junk.pavage.json"
    path.write_bytes(b"\xff\xfe")
    return str(path)


def test_what_holds(game: str, chancy: str) -> None:
    lines = done("verify", game, chancy).splitlines()
    assert [line.split(":")[0] for line in lines] == [game, chancy]


def test_one_that_does_not_hold_fails_all_but_all_are_checked(
    game: str, bad: str, junk: str
) -> None:
    ran = run("verify", bad, game, junk)
    assert ran.status == 1
    assert game in ran.out
    assert bad not in ran.out
    first, second = ran.err.splitlines()
    assert first.startswith(f"{bad}: Ply 4:")
    assert second.startswith(f"{junk}: ")


def test_json_for_a_program(game: str, bad: str, junk: str) -> None:
    ran = run("verify", game, bad, junk, "--json")
    assert ran.status == 1
    found = [json.loads(line) for line in ran.out.splitlines()]
    plies = len(zigzag().plies)
    assert found[0] == {"file": game, "ok": True, "plies": plies, "finished": True}
    assert [(one["file"], one["ok"], one["ply"]) for one in found[1:]] == [
        (bad, False, 4),
        (junk, False, None),
    ]


def test_another_seed_is_another_deal(tmp_path: Path) -> None:
    value = raw()
    value["seed"] = "another"
    path = tmp_path / "other.pavage.json"
    path.write_bytes(encoded(value))
    assert run("verify", str(path)).status == 1
    assert done("moves", str(path), "--ply", "0")
    assert done("show", str(path))
