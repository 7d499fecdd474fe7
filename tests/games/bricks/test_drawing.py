"""The grid in text: every brick, and whose it is, can be read back from it, in both sizes."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.game import WATCHER
from pavage.core.picture import Picture, plain
from pavage.core.position import Position
from pavage.games.bricks import GAME
from pavage.games.bricks.drawing import draw, draw_hand, show
from pavage.games.bricks.state import STRIDE
from tests.games.bricks.drawn import drawn, tokens_of
from tests.games.bricks.reference import KINDS, Brick, Cell, name_of

MARGIN = 3
SOME = "0:3x4@a13 0:2x2@d14 1:4x3@m1 1:2x5@k1"


def seen(position: Position) -> Any:
    return position.observe(WATCHER)[0]


def grid_lines(picture: Picture, size: int, small: bool) -> list[str]:
    """The lines of the grid, without the names around it."""
    high, wide = (size, 2 * size) if small else (2 * size + 1, 4 * size + 1)
    lines = ["".join(text for text, _ in line) for line in picture[1 : 1 + high]]
    return [line[MARGIN:].ljust(wide) for line in lines]


# -- reading back -----------------------------------------------------------------------------


def small_bricks(picture: Picture, size: int) -> list[Brick]:
    """Bricks by the lines around them: single lines are seat 0's, double ones seat 1's."""
    lines = grid_lines(picture, size, small=True)
    found = []
    for y, line in enumerate(lines):
        for at, sign in enumerate(line):
            if sign in "┌╔":
                owner = "┌╔".index(sign)
                end = line.index("┐╗"[owner], at)
                high = next(k for k in range(size) if lines[y + k][at] == "└╚"[owner]) + 1
                found.append(Brick(owner, at // 2, y, (end + 1 - at) // 2, high))
    return sorted(found)


def full_bricks(picture: Picture, size: int) -> list[Brick]:
    """Bricks by their studs: those with no line between them are of one brick."""
    lines = grid_lines(picture, size, small=False)
    studs = {(x, y): lines[2 * y + 1][4 * x + 2] for x in range(size) for y in range(size)}
    left = {cell for cell, sign in studs.items() if sign in "●▲*"}
    found = []
    while left:
        x, y = min(left)
        wide = next(k for k in range(1, size + 1) if lines[2 * y + 1][4 * (x + k)] == "│")
        high = next(k for k in range(1, size + 1) if lines[2 * (y + k)][4 * x + 2] == "─")
        owner = "●▲".index(studs[x + 1, y])  # the corner may bear the sign of the last brick
        brick = Brick(owner, x, y, wide, high)
        assert brick.cells <= left
        left -= brick.cells
        found.append(brick)
    return sorted(found)


def signs(picture: Picture, size: int, small: bool, sign: str) -> set[Cell]:
    """The cells that show a sign."""
    lines = grid_lines(picture, size, small)
    return {
        (x, y)
        for y in range(size)
        for x in range(size)
        if (lines[y][2 * x + 1] if small else lines[2 * y + 1][4 * x + 2]) == sign
    }


@given(st.randoms(use_true_random=False), st.sampled_from([16, 18, 20, 24]))
def test_any_grid_can_be_read_back(rng: random.Random, size: int) -> None:
    bricks: list[Brick] = []
    taken: set[Cell] = set()
    for _ in range(60):
        wide, high = rng.randint(2, 12), rng.randint(2, 12)
        x, y = rng.randint(0, size - wide), rng.randint(0, size - high)
        brick = Brick(rng.randint(0, 1), x, y, wide, high)
        if taken.isdisjoint(brick.cells):
            bricks.append(brick)
            taken |= brick.cells
    cells = {(rng.randrange(size), rng.randrange(size)) for _ in range(20)}
    tokens = [(rng.choice(KINDS), name_of(cell)) for cell in sorted(cells - taken)]
    position, _ = drawn(bricks, grid=size, tokens=tokens)
    last = rng.choice(bricks)
    position.s.last = last.y * STRIDE + last.x + 1
    for small, read in ((True, small_bricks), (False, full_bricks)):
        picture = draw(seen(position), small)
        assert read(picture, size) == sorted(bricks)
        assert signs(picture, size, small, "*") == {(last.x, last.y)}
        for kind, sign in zip(KINDS, "↻↓", strict=True):
            lying = {cell for cell, token in tokens_of(position).items() if token == kind}
            assert signs(picture, size, small, sign) == lying


# -- how it looks -----------------------------------------------------------------------------


def test_a_small_grid_looks_like_this() -> None:
    position, _ = drawn(SOME, "3x5", grid=16, tokens=[("reroll", "f4"), ("reduce", "e5")])
    picture = plain(draw(seen(position), True)).split("\n")
    assert picture[:6] == [
        "    a b c d e f g h i j k l m n o p",
        " 1  · · · · · · · · · ·╔══╗╔══════╗",
        " 2  · · · · · · · · · ·║  ║║      ║",
        " 3  · · · · · · · · · ·║  ║╚══════╝",
        " 4  · · · · · ↻ · · · ·║  ║ · · · ·",
        " 5  · · · · ↓ · · · · ·╚══╝ · · · ·",
    ]
    assert picture[13:] == [
        "13 ┌────┐ · · · · · · · · · · · · ·",
        "14 │    │┌──┐ · · · · · · · · · · ·",
        "15 │    │└──┘ · · · · · · · · · · ·",
        "16 └────┘ · · · · · · · · · · · · ·",
        "   [3] × [5]",
    ]


def test_a_full_grid_looks_like_this() -> None:
    position, _ = drawn(SOME, "3x5", grid=16)
    picture = [line[:26].rstrip() for line in plain(draw(seen(position), False)).split("\n")]
    assert picture[0] == "     a   b   c   d   e   f"
    assert picture[25:] == [
        "   ├───────────┐",
        "13 │ ●   ●   ● │ ·   ·   ·",
        "   │           ├───────┐",
        "14 │ ●   ●   ● │ ●   ● │ ·",
        "   │           │       │",
        "15 │ ●   ●   ● │ ●   ● │ ·",
        "   │           ├───────┘",
        "16 │ ●   ●   ● │ ·   ·   ·",
        "   └───────────┴──────────",
        "   [3] × [5]",
    ]


@pytest.mark.parametrize("small", [True, False])
def test_bare_start_cells_show_whose_they_are(small: bool) -> None:
    position, _ = drawn(grid=18)
    for sign, cell in (("○", (0, 17)), ("△", (17, 0))):
        assert signs(draw(seen(position), small), 18, small, sign) == {cell}


@pytest.mark.parametrize("small", [True, False])
def test_the_brick_of_the_last_move_has_a_mark_and_a_colour(small: bool) -> None:
    position, _ = drawn("0:3x4@a17", "2x5")
    position.play("5x2@d18")
    picture = draw(seen(position), small)
    text = [text for line in picture for text, style in line if style == "last"]
    assert "".join(text).count("*") == 1
    cell = (3, 17)
    assert signs(picture, 20, small, "*") == {cell}
    assert "last 5x2@d18" in show(seen(position))


def test_owners_have_colours_of_their_own() -> None:
    position, _ = drawn(SOME, grid=16)
    for small in (True, False):
        styles = {
            style: "".join(
                text for line in draw(seen(position), small) for text, s in line if s == style
            )
            for style in ("bonus", "big-bonus")
        }
        own, other = ("┌", "╔") if small else ("●", "▲")
        assert own in styles["bonus"]
        assert other not in styles["bonus"]
        assert other in styles["big-bonus"]
        assert own not in styles["big-bonus"]


@pytest.mark.parametrize("size", [16, 18, 20, 24])
def test_the_small_grid_fits_on_the_usual_terminal(size: int) -> None:
    lines = plain(draw(seen(drawn(grid=size)[0]), True)).split("\n")
    assert max(map(len, lines)) <= 52
    assert len(lines) == size + 2


# -- dice and hands ---------------------------------------------------------------------------


def test_the_dice_of_each_moment() -> None:
    position, _ = drawn("0:3x4@a17", joker=1, held=[(1, 0), (0, 0)])
    shown = [plain(draw(seen(position), True)).split("\n")[-1].strip()]
    for ply in ("joker", "roll 3x4", "answer 12", "reroll 2", "die 2=9"):
        position.play(ply)
        shown.append(plain(draw(seen(position), True)).split("\n")[-1].strip())
    assert shown == [
        "[ ] × [ ]", "[★] × [★]", "[3] × [4]", "[3] × [4]", "[3] × [ ]", "[3] × [9]",
    ]  # fmt: skip


def test_the_brick_in_hand_is_written_both_ways() -> None:
    position, _ = drawn("0:3x4@a17", "3x5")
    assert plain(draw_hand(seen(position), 0)) == "1  3x5  5x3"
    assert draw_hand(seen(position), 1) == []
    assert plain(draw_hand(seen(drawn("", "4x4")[0]), 0)) == "1  4x4"
    assert draw_hand(seen(drawn("", "4x4", answered=False)[0]), 0) == []


# -- what stands beside it --------------------------------------------------------------------


def test_scores_tokens_and_counters() -> None:
    position, _ = drawn(
        SOME,
        "3x5",
        grid=16,
        tokens=[("reroll", "g5"), ("reduce", "j12")],
        held=[(1, 2), (0, 3)],
        blocked=(1, 2),
        swaps=[False, True],
        right=(4, 7),
        challenge={"kind": "lead", "number": 40},
    )
    assert show(seen(position)).split("\n")[18:] == [
        "> seat 0   26 points   16 studs   5 right  blocked 1/2  reroll 1  reduce 2",
        "  seat 1   36 points   22 studs   7 right  blocked 2/2  reroll 0  reduce 3  swap",
        "reroll on the grid: g5",
        "reduce on the grid: j12",
        "goal lead 40, now -6",
        "turn 1 of 150, seat 0 to lay 3x5",
    ]


def test_what_is_due() -> None:
    def due(position: Position) -> str:
        return show(seen(position)).split("\n")[-1].removeprefix("turn 1 of 150, ")

    position, _ = drawn("0:3x4@a17", joker=1, held=[(1, 0), (0, 0)], swaps=[True, False])
    said = [due(position)]
    for ply in ("keep", "joker", "roll 3x4", "answer 12", "reroll 2"):
        position.play(ply)
        said.append(due(position))
    assert said == [
        "seat 0 to move: swap or keep",
        "chance to move: roll of seat 0",
        "chance to move: roll of seat 0, after the joker",
        "seat 0 to answer 3x4",
        "seat 0 to lay 3x4",
        "chance to move: die 2 again",
    ]


def test_how_it_ended() -> None:
    position, _ = drawn("", "3x4", challenge={"kind": "bricks laid", "number": 1})
    position.play("3x4@a17")
    assert show(seen(position)).endswith("goal bricks laid 1, now 1\nover: goal reached")


def test_the_game_draws_so() -> None:
    position, _ = drawn(SOME, "3x5", grid=16)
    assert GAME.draw(seen(position), True) == draw(seen(position), True)
    assert GAME.show(seen(position)) == show(seen(position))
