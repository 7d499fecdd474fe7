"""What Bricks tells of each ply: its line, its dice, its sum, its points."""

from typing import Any

import pytest

from pavage.core.scene import Sum
from tests.games.bricks.drawn import CORNER, WALLED, after, small
from tests.games.bricks.seen import english, tell


@pytest.mark.parametrize(
    ("bricks", "roll", "more", "move", "line"),
    [
        (CORNER, "", {}, "roll 3x4", "Ann rolls the dice: 3 and 4"),
        (CORNER, "", {"joker": 2}, "joker", "Ann rolls a double joker and wins the swap!"),
        (CORNER, "", {"swaps": [True, False]}, "keep", "Ann keeps the swap and rolls the dice"),
        (
            CORNER,
            "",
            {"swaps": [True, False]},
            "swap",
            "Ann pushes the swap: all bricks change sides!",
        ),
        (CORNER, "3x4", {"answered": False}, "answer 12", "Ann: 3 × 4 = 12, right!"),
        (CORNER, "3x4", {"answered": False}, "answer 7", "Ann answers 7, but 3 × 4 = 12"),
        (CORNER, "3x4", {}, "3x4@a11", "Ann lays a brick of 3 by 4 on a11: 12 points"),
        (
            f"{CORNER} 1:5x3@f2",
            "3x5",
            {},
            "steal f2",
            "Ann steals a brick of 5 by 3: 15 points change sides",
        ),
        (
            "0:2x2@a15 1:2x2@c15",
            "4x2",
            {},
            "cover 4x2@a15",
            "Ann covers a block of 4 by 2: 4 points change sides",
        ),
        (CORNER, "3x4", {"held": [[1, 0], [0, 0]]}, "reroll 2", "Ann rolls the 4 again"),
        (
            CORNER,
            "3x4",
            {"held": [[0, 1], [0, 0]]},
            "reduce 2=2",
            "Ann makes a die smaller: 4 becomes 2",
        ),
        (WALLED, "3x3", {"blocked": (1, 0)}, "pass", "Ann passes: blocked 2/2"),
        (WALLED, "3x3", {"blocked": (2, 0)}, "pass", "Ann passes: blocked 2/2"),
    ],
)
def test_each_ply_is_told(
    bricks: str, roll: str, more: dict[str, Any], move: str, line: str
) -> None:
    told = tell(small(bricks, roll, **more), move)
    assert (english(told.line), told.move) == (line, move)


def test_a_roll_is_told_with_the_faces_of_both_dice() -> None:
    position = small(CORNER, joker=2, held=[[1, 0], [0, 0]])
    assert tell(position, "joker").rolled == ["joker", "joker"]
    told = tell(position, "roll 3x4")
    assert (told.seat, told.zone, told.rolled) == (None, "dice", ["die3", "die4"])
    after(position, "roll 3x4", "answer 12", "reroll 2")
    assert tell(position, "die 2=9").rolled == ["die3", "die9"]


def test_a_joker_for_its_holder_is_not_celebrated() -> None:
    position = small(CORNER, joker=2, swaps=[True, False])
    told = tell(after(position, "keep"), "joker")
    assert english(told.line) == "Ann rolls a double joker, but has the swap already"
    assert told.cheer is None


def test_a_wrong_answer_is_told_with_what_was_typed_and_the_right_result() -> None:
    position = small(CORNER, "3x4", answered=False)
    assert tell(position, "answer 13").sum == Sum([3, 4], 13, 12)
    assert tell(position, "answer 12").sum == Sum([3, 4], 12, 12)
    assert tell(position, "answer 13").points == 0
    assert tell(position, "answer 12").points == 2


def test_points_fly_from_the_brick_and_takings_are_celebrated() -> None:
    position = small(f"{CORNER} 1:5x3@f2", "3x5")
    told = tell(position, "steal f2")
    assert (told.zone, told.x, told.y, told.points) == ("grid", 5, 1, 15)
    assert told.equation == "5 × 3 = 15"
    assert english(told.cheer) == "Ann steals: +15!"
    told = tell(position, "3x5@c12")
    assert (told.x, told.y, told.points, told.equation) == (2, 11, 15, "3 × 5 = 15")
    assert told.cheer is None
