"""``--option tileset=``: a set of the game's own by its name, or one of one's own in a file."""

import json
from pathlib import Path

import pytest

from pavage.record.record import parse
from tests.cli.running import done, refused, run

PLAY = ("play", "half_dominoes", "--bots", "random", "--seed", "3", "--record", "-")


def played(*options: str) -> object:
    given = [word for option in options for word in ("--option", option)]
    ran = run(*PLAY, *given)
    assert ran.status == 0, ran.err
    return parse(ran.out.encode()).options.get("tileset")


def test_a_set_by_its_name() -> None:
    assert played() == "Q6"
    assert played("tileset=M4") == "M4"


def test_a_set_from_a_file(tmp_path: Path) -> None:
    own = tmp_path / "mine.txt"
    own.write_text("tile\n" + "0123 # twins\n" * 12 + "0009\n" * 12, encoding="utf-8")
    assert played(f"tileset={own}") == ["0009"] * 12 + ["0123"] * 12


def test_a_line_may_have_blanks(tmp_path: Path) -> None:
    """As in the file of the 36 tiles of Connexion."""
    own = tmp_path / "mine.csv"
    own.write_text("6J 1O 5B 2R 4V 3R\n" * 20, encoding="utf-8")
    ran = run("play", "connexion", *PLAY[2:], "--option", f"tileset={own}")
    assert ran.status == 0, ran.err
    assert parse(ran.out.encode()).options["tileset"] == ["6J1O5B2R4V3R"] * 20


def test_a_name_comes_before_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("M4").write_text("0123\n" * 24, encoding="utf-8")
    assert played("tileset=M4") == "M4"
    assert played("tileset=./M4") == ["0123"] * 24


def test_neither_a_name_nor_a_file() -> None:
    option = ("--option", "tileset=M5")
    said = refused(2, *PLAY, *option)
    assert "“M5” is neither one of the tile sets (Q6, M4) nor a file" in said
    assert "« M5 » n’est ni l’un des jeux de tuiles (Q6, M4)" in refused(
        2, *PLAY, *option, lang="fr"
    )


def test_mistakes_are_told_with_their_lines(tmp_path: Path) -> None:
    own = tmp_path / "mine.txt"
    own.write_text("0123\n3012\n\n12\n", encoding="utf-8")
    lines = refused(1, *PLAY, "--option", f"tileset={own}").splitlines()
    assert len(lines) == 2
    assert all(line.startswith(f"pavage: {own}: line ") for line in lines)
    assert "line 2: “3012” is written 0123" in lines[0]
    assert "line 4: “12” is not a tile" in lines[1]
    own.write_text("x\n" * 40, encoding="utf-8")
    *told, last = refused(1, *PLAY, "--option", f"tileset={own}").splitlines()
    assert [line.split(": ")[2] for line in told] == [f"line {k}" for k in range(1, 6)]
    assert "more mistakes" in last


def test_the_list_of_games_shows_the_sets() -> None:
    page = done("games")
    assert "--option tileset=Q6|M4|FILE" in page
    assert "Q6: 90 tiles" in page
    assert "M4: 70 tiles" in page
    assert "--option hand=6|7|8" in page
    (game,) = [g for g in json.loads(done("games", "--json")) if g["id"] == "half_dominoes"]
    assert game["options"][-1] == {
        "name": "tileset", "kind": "tileset", "default": "Q6", "values": ["Q6", "M4"],
    }  # fmt: skip
