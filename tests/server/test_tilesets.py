"""A tile set of one's own: read and checked here, played with, and kept for the rematch."""

from pathlib import Path
from typing import Any

import pytest

from pavage.core.message import Message, render
from pavage.games import registry
from pavage.games.zigzag.state import default_tileset
from pavage.record.record import parse
from pavage.server.rest import MOST_SET
from tests.server.house import ANN, BEN, GUEST, House, house, run

SQUARES = ["0009", "0099", "0099", "0909", "0999", "1234", *(f"000{k}" for k in range(1, 9))] * 3


async def _check(here: House, file: bytes, game: str = "half_dominoes") -> dict[str, Any]:
    answer = await here.http.post(f"/api/games/{game}/tileset", content=file)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def _said(wrong: dict[str, Any], game: str = "half_dominoes") -> str:
    said = Message(wrong["said"]["id"], wrong["said"].get("args", {}))
    folders = [registry.load(game).folder]
    assert render(said, "fr", folders) not in ("", said.id)
    return render(said, "en", folders)


@run
async def test_games_say_which_sets_they_have(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        listed = {game["id"]: game for game in (await here.http.get("/api/games")).json()}
        sets = {
            id: (option["default"], option["values"])
            for id, game in listed.items()
            for option in game["options"]
            if option["kind"] == "tileset"
        }
        assert sets == {
            "connexion": (None, []),
            "half_dominoes": ("Q6", ["Q6", "M4"]),
            "zigzag": (None, []),
        }
        assert listed["half_dominoes"]["scores"] == "left"
        assert listed["zigzag"]["scores"] == "points"


@run
async def test_a_file_becomes_a_set(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        text = "tile\r\n# mine, é\r\n0123 # a remark\r\n\r\n0123\r\n 0009 "
        for file in (text.encode(), text.encode("utf-8-sig")):
            found = await _check(here, file)
            assert found == {
                "tiles": ["0123", "0123", "0009"], "kinds": 2, "wrong": [], "more": False,
            }  # fmt: skip
        own = (registry.load("zigzag").folder / "data" / "tiles.csv").read_bytes()
        found = await _check(here, own, "zigzag")
        assert sorted(found["tiles"]) == default_tileset()


@run
async def test_mistakes_are_told_with_their_lines(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        found = await _check(here, b"tile\n0123\n2301\n\n012\n# x\nqueen")
        assert (found["tiles"], found["more"]) == ([], False)
        assert [wrong["line"] for wrong in found["wrong"]] == [3, 5, 7]
        turned, short, word = map(_said, found["wrong"])
        assert "“2301” is written 0123" in turned
        assert "“012” is not a tile" in short
        assert "“queen” is not a tile" in word
        found = await _check(here, b"x\n" * 50)
        assert [wrong["line"] for wrong in found["wrong"]] == [1, 2, 3, 4, 5]
        assert found["more"] is True


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (b"", "list of names"),
        (b"# nothing yet\n", "list of names"),
        (b"0123\n" * 2000, "tiles"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not a text file"),
        ("0123\n".encode("utf-16"), "not a text file"),
        (b"#" * (MOST_SET + 1), "too long"),
    ],
)
@run
async def test_what_is_wrong_with_a_whole_file(tmp_path: Path, file: bytes, said: str) -> None:
    async with house(tmp_path) as here:
        found = await _check(here, file)
        (wrong,) = found["wrong"]
        assert (found["tiles"], wrong["line"]) == ([], None)
        assert said in _said(wrong)


@run
async def test_a_game_without_sets_takes_none(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (wrong,) = (await _check(here, b"0123\n", "maze"))["wrong"]
        assert "no other tile set" in _said(wrong, "maze")
        answer = await here.http.post("/api/games/chess/tileset", content=b"0123\n")
        assert answer.status_code == 404


async def _made(here: House, tiles: Any, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    body = {
        "game": "half_dominoes",
        "options": {"tileset": tiles, **options},
        "seats": list(seats),
    }
    made: dict[str, Any] = await here.post("/api/matches", body)
    return made


@run
async def test_a_set_is_played_with_and_kept_for_the_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await _made(here, SQUARES, ANN, BEN)
        tokens = [key["token"] for key in made["keys"]]
        async with here.seat(made, 0, 1) as both:
            assert both.welcome is not None
            assert both.welcome.options == {"variant": 1, "tileset": len(SQUARES)}
            assert both.welcome.scores == "left"
            await both.ask(t="resign", seat=0)
        path = f"/api/matches/{made['match']}/rematch"
        again = await here.post(path, {}, tokens[0])
        keys = await here.post("/api/rematch", {"match": made["match"], "tokens": tokens})
        async with here.seat(keys, 0) as one:
            assert one.welcome is not None
            assert one.welcome.options["tileset"] == len(SQUARES)
            await one.ask(t="resign", seat=0)
        headers = {"Authorization": f"Bearer {keys['watch']}"}
        record = await here.http.get(f"/api/matches/{again['match']}/record", headers=headers)
        assert parse(record.content).options["tileset"] == sorted(SQUARES)


@run
async def test_who_is_invited_is_told_the_options(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await _made(here, SQUARES, ANN, GUEST, variant=2, hand=6)
        link = {"match": made["match"], "token": made["invites"][0]["token"]}
        opened = await here.post("/api/open", link)
        assert opened["options"] == {"variant": 2, "hand": 6, "tileset": len(SQUARES)}


@run
async def test_a_set_that_cannot_be_dealt_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        small = await _made(here, SQUARES[:16], ANN, BEN)
        assert (small["status"], small["code"]) == (400, "bad-setup")
        assert "At least 17 tiles" in _said(small)
        # Whichever lies first, the stock hardly ever has one that joins it.
        apart = [*["0000"] * 10, "1111", "2222", "3333", "4444"]
        for _ in range(50):
            stuck = await _made(here, apart, ANN, BEN, variant=2, hand=6)
            if "status" in stuck:
                break
        assert stuck["status"] == 400
        assert "does not suit variant 2" in _said(stuck)
