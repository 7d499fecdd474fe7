"""``pavage play`` on a table of hexagons: somebody types, and the screen that it is drawn on.

Connexion is played here: tiles that turn, for two and alone, with many moves that score.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pavage.cli.listing import TURNS
from pavage.cli.screen import Screen
from pavage.core.position import Position
from pavage.games import registry
from pavage.record.record import Record, parse
from pavage.record.replay import replay
from tests.cli.running import done, refused, run

GAME = registry.load("connexion")
SECOND = "6V2B1R5J3O4O"  # the second tile in the hand with seed 1
WAY = re.compile(r"([a-f])  (?:(\d+) )?(-?\d+,-?\d+) /(\d) (.)  \+(\d+)")


def recorded(path: Path) -> Record:
    return parse(path.read_bytes())


def moves(path: Path) -> list[str]:
    return [ply.move for ply in recorded(path).plies]


def typed(
    *lines: str, path: Path, options: tuple[str, ...] = (), seed: str = "1", lang: str = "en",
    bots: str = "human,greedy",
) -> str:  # fmt: skip
    """A game in which somebody types these lines: what is said."""
    words = [word for option in options for word in ("--option", option)]
    args = ["--bots", bots, "--seed", seed, *words, "--record", str(path)]
    ran = run("play", "connexion", *args, stdin="".join(f"{x}\n" for x in lines), lang=lang)
    assert ran.status == 0, ran.err
    return ran.err


def ways(said: str) -> list[tuple[str, ...]]:
    """The moves that are asked about: letter, tile, place, turn, arrow and points."""
    return WAY.findall(said.split("type a letter", maxsplit=1)[0].rsplit("> ", maxsplit=1)[-1])


# -- ways to write a move ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"{SECOND}/3@2,0", f"{SECOND.lower()}/3@2,0", f"{SECOND}/3 2,0", "2/3 2,0", "2/3@2,0",
        "2,0 2/3", " 2/3  2 , 0", "2/3 2 0", "2/3 2,−0",
    ],
)  # fmt: skip
def test_a_tile_its_turn_and_a_place_are_a_move(text: str, tmp_path: Path) -> None:
    typed(text.replace("−0", "0"), path=tmp_path / "out")
    assert moves(tmp_path / "out")[0] == f"{SECOND}/3@2,0"


@pytest.mark.parametrize("text", ["2 2,0", "2,0 2", "2@2,0", "2 2 0", f"{SECOND} 2,0"])
def test_a_tile_and_a_place_ask_how_to_turn_it(text: str, tmp_path: Path) -> None:
    path = tmp_path / "out"
    said = typed(text, path=path)
    assert not moves(path)
    found = ways(said)
    assert [letter for letter, *_ in found] == list("abcdef")
    assert sorted(turn for _, _, _, turn, _, _ in found) == list("012345")
    points = [int(way[-1]) for way in found]
    assert points == sorted(points, reverse=True)
    for letter, _, place, turn, arrow, brings in found:
        typed(text, letter, path=path)
        assert moves(path)[0] == f"{SECOND}/{turn}@{place}"
        assert recorded(path).plies[0].points == int(brings)
        assert arrow == TURNS[int(turn)]


def test_a_tile_alone_shows_its_best_places(tmp_path: Path) -> None:
    path = tmp_path / "out"
    said = typed("2", path=path)
    best = ways(said)
    assert len(best) == 6
    points = [int(way[-1]) for way in best]
    assert points == sorted(points, reverse=True)
    assert points[0] > points[-1]
    assert "48 ways, the best first: type a letter." in said
    typed("2", "a", path=path)
    first = recorded(path).plies[0]
    assert (first.move, first.points) == (f"{SECOND}/{best[0][3]}@{best[0][2]}", points[0])
    assert f"= {points[0]}" in said, "how the points are made"
    on_table = said.partition("Choose a tile")[2]
    assert f"+{points[0]}" in on_table


def test_a_place_alone_shows_the_best_tiles_for_it(tmp_path: Path) -> None:
    best = ways(typed("2,0", path=tmp_path / "out"))
    assert {place for _, _, place, *_ in best} == {"2,0"}
    assert len({tile for _, tile, *_ in best}) > 1
    typed("2,0", "b", path=tmp_path / "out")
    first = recorded(tmp_path / "out").plies[0]
    assert first.points == int(best[1][-1])
    assert first.move.endswith(f"/{best[1][3]}@2,0")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1 0,0", "There is a tile"),
        ("1/2 5,5", "touches no tile"),
        ("9 2,0", "You have no tile 9: they go from 1 to 4."),
        ("6R1R2R3R4R5R/0@2,0", "6R1R2R3R4R5R"),
        ("hello", "is not a move of Connexion"),
        ("2/7 2,0", "is not a move of Connexion"),
        ("pass", "There is no passing"),
        ("undo", "Nothing to take back"),
        ("5,5", "Nothing goes there."),
    ],
)
def test_a_refusal_is_explained_and_changes_nothing(text: str, why: str, tmp_path: Path) -> None:
    said = typed(text, path=tmp_path / "out")
    assert why in " ".join(said.split())
    assert not moves(tmp_path / "out")


# -- lists, hints, help -----------------------------------------------------------------------


def test_the_list_has_the_best_places_of_each_tile(tmp_path: Path) -> None:
    said = typed("moves", path=tmp_path / "out").split("> ")[1]
    lines = re.findall(r"^.*? (\d)  ((?:-?\d+,-?\d+\u00a0\+\d+ *)+)", said, re.MULTILINE)
    assert sorted(tile for tile, _ in lines) == list("1234")
    tops = []
    for _, places in lines:
        points = [int(text) for text in re.findall(r"\+(\d+)", places)]
        assert points == sorted(points, reverse=True)
        tops.append(points[0])
    assert tops == sorted(tops, reverse=True)
    one = typed("m 3", path=tmp_path / "out").split("> ")[1]
    assert len(set(re.findall(r"(-?\d+,-?\d+)\u00a0\+", one))) == 8


@pytest.mark.parametrize(("lang", "text"), [("en", "Hint: tile"), ("fr", "Conseil : la tuile")])
def test_a_hint_is_played_by_its_letter(lang: str, text: str, tmp_path: Path) -> None:
    bot, path = tmp_path / "bot", tmp_path / "out"
    typed(path=bot, bots="greedy")
    assert text in typed("?", path=path, lang=lang)
    typed("?", "a", path=path, lang=lang)
    assert moves(path)[0] == moves(bot)[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_speaks_of_places_and_turns(lang: str, tmp_path: Path) -> None:
    said = typed("h", path=tmp_path / "out", lang=lang)
    assert ("tile and place" in said) if lang == "en" else ("la tuile et la place" in said)
    assert "2/3" in said
    assert "cli-" not in said
    assert "h8" not in said
    assert not re.search(r"\bsquare|\bcase où", said)


# -- whole games ------------------------------------------------------------------------------


def _typed_in_short(record: Record) -> Iterator[str]:
    """Each ply as somebody would type it; between two people an Enter each."""
    replayed = replay(record)
    for k, ply in enumerate(record.plies):
        yield _short(replayed.position(k), ply.move)
        if len(record.seats) > 1 and k + 1 < len(record.plies):
            yield from ("", "")


def _short(position: Position, move: str) -> str:
    seat = position.to_move()
    seen = position.observe(seat)[0]
    hand = GAME.hand(seen, seat)
    name, turn, place = re.split("[/@]", move)
    slot = next(k for k, piece in enumerate(hand.pieces, start=1) if name in str(piece.drop))
    return f"{slot}/{turn} {place}"


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
def test_a_whole_game_fits_on_the_screen(
    columns: int, rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However large the table gets, no line is too long and no screen too high."""
    _small_screen(monkeypatch, columns, rows)
    bot, path = tmp_path / "bot", tmp_path / "out"
    typed(path=bot, seed="8", bots="greedy")
    lines = ["", *_typed_in_short(recorded(bot))]
    asked = [text for line in lines for text in (("m", "1", "h", "?", line) if line else ("",))]
    said = typed(*asked, path=path, seed="8", bots="human")
    assert moves(path) == moves(bot)
    assert recorded(path).result == recorded(bot).result
    assert "New in your hand: 4 (6" in said
    _assert_fits(said, columns, rows)
    arrows = any(arrow in said for arrow in "↑↓")
    assert arrows == (rows == 24)  # only the small screen shows a part of this table
    assert done("verify", str(path))


def _small_screen(monkeypatch: pytest.MonkeyPatch, columns: int, rows: int) -> None:
    def console(**options: Any) -> Console:
        return Console(**options, width=columns, height=rows)

    def blank(screen: Screen) -> None:
        screen.console.print("§", end="")

    monkeypatch.setattr("pavage.cli.table.Console", console)
    monkeypatch.setattr(Screen, "blank", blank)


def _assert_fits(said: str, columns: int, rows: int) -> None:
    screens = said.split("§")[1:-1]
    assert screens
    assert max(len(line.rstrip()) for screen in screens for line in screen.split("\n")) <= columns
    for screen in screens:
        assert screen.rstrip("\n").count("\n") < rows, screen


def test_alone_the_total_is_shown_and_moves_are_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All 36 tiles, on a small screen."""
    _small_screen(monkeypatch, 80, 24)
    path, solo = tmp_path / "out", ("solo=true",)
    steps = ("?", "a")
    said = typed(*steps * 5, "u", "u", "r", "r", "r", path=path, options=solo, bots="human")
    played = recorded(path)
    assert [seat.kind for seat in played.seats] == ["human"]
    assert len(played.plies) == 5, "taken back, and played again"
    assert "Nothing to play again" in said
    total = sum(ply.points for ply in played.plies)
    assert re.search(rf"Player 1 +{total}\b", said.split("§")[-1])
    typed(*steps * 5, "h", "m", "7", "u", "u", path=path, options=solo, bots="human")
    assert len(moves(path)) == 3
    _assert_fits(said, 80, 24)
    said = typed("h", "m", "7", *steps * 35, "h", "m", "1", path=path, options=solo, bots="human")
    assert len(moves(path)) == 35
    _assert_fits(said, 80, 24)


def test_a_whole_game_alone_ends_with_what_was_possible(tmp_path: Path) -> None:
    path = tmp_path / "out"
    args = ("--bots", "human", "--players", "1", "--seed", "1", "--record", str(path))
    ran = run("play", "connexion", *args, stdin="?\na\n" * 36)
    assert ran.status == 0
    result = recorded(path).result
    assert result is not None
    assert result.reason == "all tiles placed"
    assert f"{result.scores[0]}" in ran.out
    assert "wins" not in ran.out
    known = GAME.best_known(GAME.setup(1, {"solo": True}))
    assert known is not None
    assert f"{known.score:,}" in ran.out


@pytest.mark.parametrize(
    "args", [("--players", "1"), ("--option", "solo=true"), ("--players=1", "--option=solo=true")]
)
def test_alone_is_solo_and_solo_is_alone(args: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "out"
    done("play", "connexion", "--bots", "greedy", "--record", str(path), *args)
    assert recorded(path).options["solo"] is True
    assert len(recorded(path).seats) == 1


@pytest.mark.parametrize(
    "args",
    [
        ("--players", "1", "--option", "solo=false"),
        ("--players", "2", "--option", "solo=true"),
        ("--bots", "easy,easy", "--option", "solo=true"),
        ("--players", "5"),
    ],
)
def test_who_cannot_play_so_is_told_why(args: tuple[str, ...]) -> None:
    assert len(refused(2, "play", "connexion", *args).splitlines()) == 2


def test_people_round_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    path = tmp_path / "out"
    said = typed("", "2/3 2,0", "", "", "m", "1", "h", "?", path=path, bots="human")
    first, second, third = said.split("Pass the screen")
    deal = recorded(path).deal
    own, others = (deal["hands"][seat] for seat in (0, 1))
    assert not any(name in first for name in own + others)
    assert all(name in second for name in own)
    assert not any(name in second for name in others)
    assert all(name in third for name in others)
    assert not any(name in third for name in own if name != SECOND)
