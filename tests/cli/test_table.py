"""``pavage play`` on a table without edges: somebody types, and the screen that it is drawn on.

Half-dominoes is played here, for it has all that such a table can have: tiles that turn, pairs,
tiles to choose where they lie, and buttons.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pavage.cli.screen import Screen
from pavage.core.position import Position
from pavage.core.scene import Hand, Target
from pavage.games import registry
from pavage.record.record import Record, parse
from pavage.record.replay import replay
from tests.cli.running import done, run

GAME = registry.load("half_dominoes")

FEW = [  # a set that is soon used up
    "1524", "1234", "1523", "0325", "0342", "0523", "0453", "0134", "1452",
    "1532", "0142", "1354", "1325", "0524", "0543", "0153", "0542", "0435",
]  # fmt: skip
TWINS = ["0123"] * 9 + ["4567"] * 9  # half of it never fits


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
    ran = run("play", GAME.facts.id, *args, stdin="".join(f"{x}\n" for x in lines), lang=lang)
    assert ran.status == 0, ran.err
    return ran.err


def tileset(folder: Path, names: list[str]) -> str:
    path = folder / "set"
    path.write_text("\n".join(names), encoding="utf-8")
    return f"tileset={path}"


def hand_of(position: Position) -> Hand:
    seat = position.to_move()
    return GAME.hand(position.observe(seat)[0], seat)


# -- ways to write a move ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "3215@0,-1", "2 0,-1", "2@0,-1", "0,-1 2", " 2  0 , -1 ", "2 0 -1", "2 0,−1",
        "3215 0,-1", "1532 0,-1", "0,-1 1532",
    ],
)  # fmt: skip
def test_a_tile_and_a_square_are_written_as_people_like(text: str, tmp_path: Path) -> None:
    """With seed 1 the second tile is 1532, and one way to turn it fits above the first one."""
    typed(text, path=tmp_path / "out")
    assert moves(tmp_path / "out")[0] == "3215@0,-1"


@pytest.mark.parametrize(
    "text",
    [
        "3215@0,-1+4502@1,-1", "4502@1,-1+3215@0,-1", "3215@0,-1 + 4502@1,-1", "2 0,-1 3 1,-1",
        "3 1,-1 2 0,-1", "2 0,-1 + 3 1,-1", "2@0,-1+3@1,-1", "0,-1 2 1,-1 3", "2 0 -1 3 1 -1",
        "1532 0,-1 0245 1,-1",
    ],
)  # fmt: skip
def test_two_tiles_and_their_squares_are_a_pair(text: str, tmp_path: Path) -> None:
    typed(text, path=tmp_path / "out", options=("variant=2",))
    assert moves(tmp_path / "out")[0] == "3215@0,-1+4502@1,-1"


def test_a_tile_that_fits_in_several_ways_is_asked_about(tmp_path: Path) -> None:
    path, options = tmp_path / "out", ("tileset=M4",)
    said = typed("8 0,-1", path=path, options=options)
    assert not moves(path)
    found = re.findall(r" ([a-f])  ([0-9]{4}@0,-1)", said.partition("Which one?")[2])
    assert len(found) > 1
    for letter, move in found:
        typed("8 0,-1", letter, path=path, options=options)
        assert moves(path)[0] == move
        typed("8 0,-1", move, path=path, options=options)
        assert moves(path)[0] == move
    said = typed("8 0,-1", "h", "a", path=path, options=options)
    assert not moves(path), "a letter answers only the question before it"


def test_a_move_written_out_means_what_it_says(tmp_path: Path) -> None:
    """1532 fits above the first tile, but not as it is named."""
    said = typed("1532@0,-1", path=tmp_path / "out")
    assert "At the bottom the symbols do not match" in said
    assert not moves(tmp_path / "out")


def test_a_tile_alone_or_a_square_alone_shows_what_is_possible(tmp_path: Path) -> None:
    path = tmp_path / "out"
    said = typed("2", "c", path=path)
    asked = re.findall(r" [a-f]  (\S+@\S+)", said.partition("Which one?")[2])[:3]
    assert asked == ["3215@0,-1", "2153@0,1", "1532@-1,0"]
    assert moves(path)[0] == asked[2]
    said = typed("0,-1", path=path)
    asked = re.findall(r" [a-f]  (\S+@\S+)", said.partition("Which one?")[2])
    assert len(asked) == 5
    assert {move.partition("@")[2] for move in asked} == {"0,-1"}
    assert "Nothing goes there." in typed("5,5", path=path)
    assert not moves(path)


def test_a_tile_that_goes_there_only_with_another_one(tmp_path: Path) -> None:
    path, options = tmp_path / "out", ("variant=2",)
    said = typed("3 1,-1", "a", path=path, options=options)
    assert "Only together with a second tile. Which one?" in said
    assert "4502@1,-1" in moves(path)[0]
    assert "+" in moves(path)[0]
    typed("2 3", "a", path=path, options=options)
    assert "+" in moves(path)[0]


# -- refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1 0,0", "There is a tile on this square already."),
        ("1 3,3", "There it touches no tile"),
        ("1 1234,4321", "this square is too far from the table"),
        ("9 0,1", "You have no tile 9: they go from 1 to 8."),
        ("0 0,1", "You have no tile 0"),
        ("9999@0,1", "You do not have the tile 9999"),
        ("2 0,-1 3 1,-1", "In this variant you lay one tile at a time."),
        ("hello", "is not a move of Half-dominoes"),
        ("take 0,0", "only when somebody else must draw"),
        ("draw", "One of your tiles can go somewhere"),
        ("", "symbols that touch must match"),
        ("undo", "Nothing to take back"),
        ("redo", "Nothing to play again"),
    ],
)
def test_a_refusal_is_explained_and_changes_nothing(text: str, why: str, tmp_path: Path) -> None:
    said = typed(text, path=tmp_path / "out")
    assert why in " ".join(said.split())
    assert not moves(tmp_path / "out")


def test_where_no_turn_fits_each_has_its_reason(tmp_path: Path) -> None:
    """With seed 1 the sixth tile is 0435; above the first one a leaf is needed."""
    said = typed("6 0,-1", path=tmp_path / "out")
    assert "This cannot go there, however it is turned:" in said
    assert len(re.findall(r" [0-9]{4}@0,-1  At the bottom the symbols do not match", said)) == 4
    assert len(re.findall(r"against leaf", said)) == 4
    assert not moves(tmp_path / "out")


# -- lists, hints, help -----------------------------------------------------------------------


def test_the_list_says_what_moves_bring_and_numbers_the_tiles(tmp_path: Path) -> None:
    said = typed("moves", path=tmp_path / "out")
    assert "1 connection: you draw a tile." in said
    assert re.search(r" 2  0,-1  -1,0  0,1 *$", said, re.MULTILINE)
    assert re.search(r" 3  -1,0", said)
    only = typed("m 2", path=tmp_path / "out")
    assert re.search(r" 2  0,-1  -1,0  0,1 *$", only, re.MULTILINE)
    assert not re.search(r" 3  -1,0", only)
    pairs = typed("m", path=tmp_path / "out", options=("variant=2",))
    assert re.search(r"2\+3  0,-1\+1,-1", pairs)
    assert "2 connexions : vous piochez une tuile." in typed(
        "coups", path=tmp_path / "out", options=("variant=2",), lang="fr"
    )


def test_a_long_list_is_read_page_by_page(tmp_path: Path) -> None:
    options = ("variant=2", "tileset=M4")
    said = typed("?", path=tmp_path / "out", options=options, seed="7")
    hint = said.partition("Hint: ")[2].split()[0]
    said = typed(hint, "m", "m", "m", "m", path=tmp_path / "out", options=options, seed="7")
    pages = [(int(page), int(of)) for page, of in re.findall(r"page (\d+) of (\d+)", said)]
    assert pages[0][1] > 1
    assert [page for page, _ in pages] == [1 + k % pages[0][1] for k in range(4)]


def test_a_hint_can_be_played_as_it_is_written(tmp_path: Path) -> None:
    for options in ((), ("variant=2",)):
        for word, lang, text in (("?", "en", "Hint: "), ("conseil", "fr", "Conseil : ")):
            said = typed(word, path=tmp_path / "out", options=options, lang=lang)
            hint = said.partition(text)[2].split()[0]
            assert ("you draw" in said) if lang == "en" else ("vous piochez" in said)
            typed(hint, path=tmp_path / "out", options=options)
            assert moves(tmp_path / "out")[0] == hint


def test_the_help_speaks_of_what_the_game_has(tmp_path: Path) -> None:
    one = typed("h", path=tmp_path / "out")
    two = typed("help", path=tmp_path / "out", options=("variant=2",))
    assert "2 0,-1: tile and square." in one
    assert "two joined tiles" not in one
    assert "two joined tiles, each with its square" in two
    french = typed("aide", path=tmp_path / "out", options=("variant=2",), lang="fr")
    assert "deux tuiles jointes, chacune avec sa case" in french
    for said in (one, two, french):
        assert "cli-" not in said
        assert "h8" not in said


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seed"), [(1, "11"), (2, "7")], ids=["one", "two"])
def test_a_whole_game_typed_in_short(variant: int, seed: str, tmp_path: Path) -> None:
    """What two bots played, typed by two people with numbers and squares; the stock runs out."""
    bot, path = tmp_path / "bot", tmp_path / "out"
    options = (f"variant={variant}", "hand=6", tileset(tmp_path, FEW))
    typed(path=bot, options=options, seed=seed, bots="greedy")
    assert any(move.startswith("take") for move in moves(bot))
    lines = ["", *_typed_in_short(recorded(bot))]
    said = typed(*lines, path=path, options=options, seed=seed, bots="human")
    assert moves(path) == moves(bot)
    assert recorded(path).result == recorded(bot).result
    assert "is not a move" not in said
    assert "New in your hand: " in said
    assert done("verify", str(path))


def _typed_in_short(record: Record) -> Iterator[str]:
    """Each ply as a child would type it; between two people an Enter each."""
    replayed = replay(record)
    for k, ply in enumerate(record.plies):
        position = replayed.position(k)
        yield _short(position, ply.move)
        after = record.plies[k + 1].seat if k + 1 < len(record.plies) else ply.seat
        if after != ply.seat:
            yield from ("", "")


def _short(position: Position, move: str) -> str:
    hand = hand_of(position)
    slots = {piece.id: slot for slot, piece in enumerate(hand.pieces, start=1)}
    if hand.actions:
        return ""
    if hand.picks:
        return move.removeprefix("take ")

    def short(target: Target) -> str:
        text = f"{slots[target.piece]} {target.x},{target.y}"
        if (then := target.then) is not None:
            text += f" {slots[then.piece]} {then.x},{then.y}"
        return text

    texts = {target.move: short(target) for target in hand.targets}
    return texts[move] if Counter(texts.values())[texts[move]] == 1 else move


def test_what_is_forced_is_played_by_enter_or_by_its_name(tmp_path: Path) -> None:
    """Seed 4 of a set of which half never fits: the second seat draws at its second turn."""
    path, options = tmp_path / "out", ("hand=6", tileset(tmp_path, TWINS))
    before = ["", "2301@-1,0", "", "", "0123@-1,-1", "", "", "2301@0,-1", "", ""]
    for text, lang in (("", "en"), ("draw", "en"), ("Draw", "en"), ("piocher", "fr")):
        said = typed(*before, text, path=path, options=options, seed="4", bots="human", lang=lang)
        assert moves(path)[3:] == ["draw"]
        assert ("Enter: Draw." in said) if lang == "en" else ("Entrée : Piocher." in said)


def test_one_of_two_tiles_alike_is_as_good_as_the_other(tmp_path: Path) -> None:
    path, options = tmp_path / "out", ("hand=6", tileset(tmp_path, TWINS))
    for number in (1, 2, 3, 6):
        typed("", f"{number} -1,0", path=path, options=options, seed="4", bots="human")
        assert moves(path) == ["2301@-1,0"]


def test_a_tile_to_give_back_is_chosen_by_its_square_or_its_number(tmp_path: Path) -> None:
    bot, path = tmp_path / "bot", tmp_path / "out"
    options = ("hand=6", tileset(tmp_path, FEW))
    typed(path=bot, options=options, seed="11", bots="greedy")
    first = next(k for k, move in enumerate(moves(bot)) if move.startswith("take"))
    lines = list(_typed_in_short(recorded(bot)))
    start = ["", *lines[: lines.index(moves(bot)[first].removeprefix("take "))]]
    said = typed(*start, "m", path=path, options=options, seed="11", bots="human")
    number, square = re.findall(r"([0-9]+)\u00a0(-?[0-9]+,-?[0-9]+)", said)[2]
    assert "choose a tile on the table to give back to Player" in said
    for text in (square, number, f"take {square}", f"TAKE {square.replace(',', ' , ')}"):
        typed(*start, text, path=path, options=options, seed="11", bots="human")
        assert moves(path)[first:] == [f"take {square}"]
    said = typed(*start, "1 0,1", "9,9", "?", path=path, options=options, seed="11", bots="human")
    assert "First choose a tile on the table" in said
    assert "There is no tile on this square" in said
    assert "Hint: take " in said
    assert len(moves(path)) == first


def test_a_tile_laid_is_taken_back_while_the_turn_goes_on(tmp_path: Path) -> None:
    """With seed 1 two greedy players come to a bonus: the same seat plays twice."""
    bot, path = tmp_path / "bot", tmp_path / "out"
    typed(path=bot, bots="greedy")
    plies = recorded(bot).plies
    bonus = next(k for k in range(1, len(plies)) if plies[k].seat == plies[k - 1].seat)
    lines = list(_typed_in_short(recorded(bot)))
    at = next(k for k in range(len(lines)) if sum(map(bool, lines[:k])) == bonus)
    said = typed("", *lines[:at], "u", "u", path=path, bots="human")
    assert "plays again!" in said
    assert "Taken back." in said
    assert "Nothing to take back" in said
    assert moves(path) == moves(bot)[: bonus - 1]


def test_people_round_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    said = typed("", "2 0,-1", "", "", "m", "h", "?", path=tmp_path / "out", bots="human")
    first, second, third = said.split("Pass the screen")
    deal = recorded(tmp_path / "out").deal
    own, others = (hand["hands"][seat] for hand, seat in ((deal, 0), (deal, 1)))
    assert not any(name in first for name in own + others)
    assert all(name in second for name in own)
    assert not any(name in second for name in others)
    assert all(name in third for name in others)
    assert not any(name in third for name in own if name != "1532")


# -- the screen -------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
def test_everything_fits_on_the_screen(
    columns: int, rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However large the table gets, no line is too long and no screen too high."""

    def console(**options: Any) -> Console:
        return Console(**options, width=columns, height=rows)

    def blank(screen: Screen) -> None:
        screen.console.print("§", end="")

    monkeypatch.setattr("pavage.cli.table.Console", console)
    monkeypatch.setattr(Screen, "blank", blank)
    bot, path = tmp_path / "bot", tmp_path / "out"
    typed(path=bot, seed="8", bots="greedy")
    lines = ["", *_typed_in_short(recorded(bot))]
    asked = [text for line in lines for text in (("m", "h", "?", line) if line else ("",))]
    said = typed(*asked, path=path, seed="8", bots="human")
    assert moves(path) == moves(bot)
    screens = said.split("§")[1:-1]
    assert len(screens) > 3 * len(moves(bot))
    assert max(len(line.rstrip()) for screen in screens for line in screen.split("\n")) <= columns
    assert max(screen.rstrip("\n").count("\n") for screen in screens) < rows
    arrows = any(arrow in said for arrow in "←↑↓→")
    assert arrows == (rows == 24)  # only the small screen shows a part of this table
