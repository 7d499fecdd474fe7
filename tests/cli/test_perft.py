"""``pavage perft`` against a count that plays every move through the checked door."""

import json
from pathlib import Path

import pytest

from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.search.perft import divide, perft
from tests.cli import slow_perft as slow
from tests.cli.running import done, refused
from tests.helpers.journeys import Case, journey
from tests.record.made import ALL_CASES


def dealt(players: int, seed: str, **options: object) -> tuple[Position, WordStream]:
    game = registry.load("zigzag")
    setup, words = game.setup(players, options), WordStream(seed)
    return game.start(setup, game.deal(setup, words)), words


@pytest.mark.parametrize("options", [[], ["fixed_turns=true"], ["board=tight"]])
@pytest.mark.parametrize("players", [2, 3])
def test_counts_from_the_deal(players: int, options: list[str]) -> None:
    given: dict[str, object] = {"board": "tight"} if "board=tight" in options else {}
    if options == ["fixed_turns=true"]:
        given["fixed_turns"] = True
    position, words = dealt(players, "17", **given)
    args = [arg for option in options for arg in ("--option", option)]
    for depth in range(4):
        out = done(
            "perft",
            "zigzag",
            "--depth",
            str(depth),
            "--players",
            str(players),
            "--seed",
            "17",
            *args,
        )
        assert out == f"{slow.perft(position, words, depth)}\n"


def test_two_players_and_seed_1_are_the_defaults() -> None:
    position, words = dealt(2, "1")
    assert done("perft", "zigzag", "--depth", "3") == f"{slow.perft(position, words, 3)}\n"


MANY = 5_000  # sequences: to write out more takes too long


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_counts_late_in_a_game_with_ends_and_chance(case: Case) -> None:
    """From positions near the end, and just before chance, where a count easily goes wrong."""
    trip = journey(case)
    rare = [k for k, step in enumerate(trip.steps) if step.mover == CHANCE][:1]
    for k in {len(trip.steps) - 3, *rare, *(k - 1 for k in rare)}:
        if k >= 0:
            position, words = trip.steps[k].before, WordStream("later")
            before = position.state.tobytes()
            for depth in range(4):
                count = perft(position, words, depth)
                if count > MANY:
                    break
                assert count == slow.perft(position, words, depth)
            assert (position.state.tobytes(), words.taken) == (before, 0)


def test_divide_counts_each_first_move() -> None:
    position, words = dealt(2, "1")
    out = done("perft", "zigzag", "--depth", "3", "--divide")
    counts = {move: int(n) for move, n in (line.split(" ") for line in out.splitlines())}
    assert counts == slow.divide(position, words, 3)
    assert list(counts) == position.legal_moves()
    assert sum(counts.values()) == perft(position, words, 3)
    assert dict(divide(position, words, 1)) == dict.fromkeys(position.legal_moves(), 1)


def test_json_for_a_program() -> None:
    total = int(done("perft", "zigzag", "--depth", "2"))
    assert json.loads(done("perft", "zigzag", "--depth", "2", "--json")) == {
        "depth": 2,
        "count": total,
    }
    found = json.loads(done("perft", "zigzag", "--depth", "2", "--json", "--divide"))
    assert sum(found["moves"].values()) == found["count"] == total


# -- tile sets in files -----------------------------------------------------------------------


def tileset(folder: Path, text: str) -> list[str]:
    path = folder / "set.csv"
    path.write_text(text, encoding="utf-8")
    return ["perft", "zigzag", "--depth", "2", "--option", f"tileset={path}"]


def test_a_set_from_a_file(tmp_path: Path) -> None:
    tiles = ["1111"] * 12 + ["0101", "2112"] * 4
    position, words = dealt(2, "1", tileset=tiles)
    text = "# mine\nTile\n\n" + "\n".join(f" {tile}  # one more" for tile in tiles)
    expected = f"{slow.perft(position, words, 2)}\n"
    assert done(*tileset(tmp_path, text)) == expected
    assert done(*tileset(tmp_path, "\r\n".join(tiles) + "\r\n")) == expected


def test_the_games_own_file_is_such_a_file(tmp_path: Path) -> None:
    own = registry.load("zigzag").folder / "data" / "tiles.csv"
    out = done(*tileset(tmp_path, own.read_text(encoding="utf-8")))
    assert out == done("perft", "zigzag", "--depth", "2")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tile\n1111\n\n3333\n", "line 4"),
        ("1111 2222\n", "line 1"),
        ("0000\n", "line 1"),
        ("", "list of names"),
        ("1111\n" * 300, "225 tiles at most"),
    ],
)
def test_a_file_that_is_no_set_is_named_with_its_line(text: str, said: str, tmp_path: Path) -> None:
    args = tileset(tmp_path, text)
    message = refused(1, *args)
    assert said in message
    assert str(tmp_path / "set.csv") in message


def test_a_set_too_small_for_the_players_is_wrong_usage(tmp_path: Path) -> None:
    assert "At least 11" in refused(2, *tileset(tmp_path, "1111\n" * 10))


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    args = tileset(tmp_path, "")
    (tmp_path / "set.csv").write_bytes(b"\xff\xff")
    assert "UTF-8" in refused(1, *args)


def test_a_set_that_deals_no_start_tile(tmp_path: Path) -> None:
    assert "start" in refused(1, *tileset(tmp_path, "0100\n" * 40)).casefold()
