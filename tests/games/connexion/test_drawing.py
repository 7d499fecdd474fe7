"""The table in text: every tile can be read back from it, in both sizes."""

import re

from hypothesis import given

from pavage.core.game import WATCHER
from pavage.core.picture import Picture, plain
from pavage.core.position import Position
from pavage.games.connexion import GAME
from pavage.games.connexion.drawing import draw, draw_hand, show
from tests.games.connexion import reference
from tests.games.connexion.drawn import box_of, drawn, table_of
from tests.games.connexion.games import Plan, plans

FIVE, OTHER = "6V4J3B5R1O2B", "6J2J1V3O5R4B"
FULL, SMALL = (7, 8), (5, 6)  # how wide a tile is, and how much room it has
HIGH = 3


def seen(position: Position, viewer: int = WATCHER) -> object:
    return position.observe(viewer)[0]


def lines(picture: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in picture]


def tiles_in(picture: Picture, size: tuple[int, int]) -> dict[tuple[int, int], list[str]]:
    """The cells of each tile from the upper right on, by half columns and rows of the picture."""
    wide, room = size
    found = {}
    rows = lines(picture)
    for row in range(0, len(rows), HIGH):
        upper, middle, lower = rows[row : row + HIGH]
        free = 0
        for at in range(0, len(middle), room // 2):
            tile = middle[at : at + wide]
            if at >= free and re.fullmatch(r"[1-6][ROJVB][ *]+[1-6][ROJVB]", tile):
                five, zero = upper[at : at + wide].split()
                free = at + room
                three, two = lower[at : at + wide].split()
                found[at // (room // 2), row // HIGH] = [
                    zero, tile[-2:], two, three, tile[:2], five,
                ]  # fmt: skip
    return found


def lying(position: Position) -> dict[tuple[int, int], list[str]]:
    """The same from the table, with the first half column and row where the picture begins."""
    table = table_of(position)
    places = {*table, *(reference.beside(p, side) for p in table for side in range(6))}
    left, top = min(2 * q + r for q, r in places), min(r for _, r in places)
    return {
        (2 * q + r - left, r - top): [
            reference.cells_of(tile)[(side - six) % 6] for side in range(6)
        ]
        for (q, r), (tile, six) in table.items()
    }


@given(plans())
def test_the_end_of_any_game_can_be_read_back(plan: Plan) -> None:
    for position, ply in plan.play():
        if ply is None:
            for small, size in ((False, FULL), (True, SMALL)):
                assert tiles_in(draw(seen(position), small), size) == lying(position)


def test_a_table_looks_like_this() -> None:
    position = drawn(f"{FIVE}/4@0,0", [OTHER], [OTHER])
    position.play(f"{OTHER}/0@1,0")
    assert plain(draw(seen(position), False)).split("\n") == [
        "",
        "     0,-1    1,-1    2,-1",
        "",
        "         4J 3B   4B 6J",
        " -1,0   6V   5R 5R * 2J   2,0",
        "         2B 1O   3O 1V",
        "",
        "     -1,1     0,1     1,1",
        "",
    ]
    assert plain(draw(seen(position), True)).split("\n") == [
        "",
        "   0,-1  1,-1  2,-1",
        "",
        "      4J 3B 4B 6J",
        "-1,0  6V 5R 5R*2J  2,0",
        "      2B 1O 3O 1V",
        "",
        "   -1,1   0,1   1,1",
        "",
    ]


def test_an_empty_table_shows_the_middle() -> None:
    assert "0,0" in plain(draw(seen(drawn("", [OTHER])), True))


def test_a_place_too_far_for_its_name_is_a_dot() -> None:
    table = " ".join(f"{FIVE}/0@{q},-12" for q in range(12))
    rows = plain(draw(seen(drawn(table, [OTHER], [OTHER])), True))
    assert "-1,-12" not in rows
    assert "·" in rows
    assert "-1,-12" in plain(draw(seen(drawn(table, [OTHER], [OTHER])), False))


def test_a_hand_is_numbered_and_named() -> None:
    position = drawn(f"{FIVE}/4@0,0", [OTHER, FIVE], [OTHER])
    assert plain(draw_hand(seen(position, 0), 0)).splitlines() == [
        "     1             2",
        "   4B 6J         2B 6V",
        "  5R   2J       1O   4J",
        "   3O 1V         5R 3B",
        "6J2J1V3O5R4B  6V4J3B5R1O2B",
    ]


def test_of_a_hand_too_large_to_draw_the_names_are_listed() -> None:
    listed = plain(draw_hand(seen(drawn("", [FIVE] * 36), 0), 0)).splitlines()
    assert len(listed) == 8
    assert listed[0].startswith(f" 1 {FIVE}  2 {FIVE}")
    assert listed[7] == f"36 {FIVE}"
    assert max(map(len, listed)) <= 80
    numbers = re.findall(r"(?<=\s)\d+(?=\s)", f" {' '.join(listed)} ")
    assert numbers == [str(k) for k in range(1, 37)]


def test_hidden_tiles_are_question_marks() -> None:
    position = drawn(
        f"{FIVE}/4@0,0", [OTHER], ["6R1R2R3R4R5R"], piles=[["6B1B2B3B4B5B"]], box=["6O1O2O3O4O5O"]
    )
    text = show(seen(position, 0))
    assert f"> seat 0     0 points  hand {OTHER}  pile 1\n" in text
    assert "  seat 1     0 points  hand ?  pile 0\n" in text
    assert "box 1\n" in text
    assert box_of(position)[0] not in text
    everything = show(position.s)
    for name in ("6R1R2R3R4R5R", "pile 1: 6B1B2B3B4B5B", "box 1: 6O1O2O3O4O5O"):
        assert name in everything, "the position itself hides nothing"


def test_whose_turn_it_is() -> None:
    position = drawn(f"{FIVE}/4@0,0", [OTHER], [])
    assert show(seen(position)).endswith("1 tiles laid, seat 0 to move")
    position.play(f"{OTHER}/0@1,0")
    assert show(seen(position)).endswith("over: all tiles placed")


def test_the_game_draws_so() -> None:
    position = drawn(f"{FIVE}/4@0,0", [OTHER], [OTHER])
    assert GAME.draw(seen(position), True) == draw(seen(position), True)
    assert GAME.show(seen(position)) == show(seen(position))
