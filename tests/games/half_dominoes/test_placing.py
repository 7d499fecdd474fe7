"""Rules 7 to 10 and 13: where tiles may lie, several connections, angles, pairs."""

import random
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given

from pavage.games.half_dominoes import GAME
from pavage.games.half_dominoes.state import MAX_MOVES
from pavage.kit.plane import find
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import drawn, table_of
from tests.games.half_dominoes.games import Plan, plans
from tests.games.half_dominoes.reference import Square
from tests.games.half_dominoes.tables import Start, matching
from tests.games.half_dominoes.test_reference import compare


def moves(table: str, *hand: str, variant: int = 1, dead: Sequence[Square] = ()) -> list[str]:
    """The legal moves of a hand, where there is something to draw."""
    return drawn(table, hand, stock=["8888"] * 5, variant=variant, dead=dead).legal_moves()


# -- rule 7: every touching side matches ------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "move"),
    [
        ("0999", "9909@0,-1"),
        ("1999", "9991@1,0"),
        ("2999", "2999@0,1"),
        ("3999", "9399@-1,0"),
    ],
)
def test_a_tile_is_turned_until_its_side_matches(tile: str, move: str) -> None:
    assert moves("0123@0,0", tile) == [move]


def test_a_tile_fits_in_each_rotation_that_matches() -> None:
    assert moves("4123@0,0", "1415") == ["4151@1,0", "5141@0,-1", "5141@1,0"]


CORNER = "0123@0,0 4705@0,-1 6881@1,0"  # the square 1,-1 asks for a 6 to the south, a 7 to the west


def test_every_touching_side_must_match() -> None:
    assert moves(CORNER, "6799") == ["9967@1,-1"]
    assert moves(CORNER, "6979") == ["draw"], "6 and 7 face each other here"
    assert moves(CORNER, "6999") == ["draw"]
    assert moves(CORNER, "7999") == ["draw"]


def test_equal_placements_are_one_move() -> None:
    around = ["1111@-1,0", "1111@0,-1", "1111@0,1", "1111@1,0"]
    assert moves("1111@0,0", "1111") == around, "four rotations that look the same"
    assert moves("1111@0,0", "1111", "1111") == around, "two tiles that are the same"
    assert moves("1222@0,0", "1313", "1313") == ["1313@0,-1"], "half a turn changes nothing"


def test_nothing_goes_on_a_dead_square() -> None:
    assert moves("0000@0,0", "0000", dead=[(1, 0), (0, 1)]) == ["0000@-1,0", "0000@0,-1"]


def test_a_dead_square_asks_for_nothing() -> None:
    """Beside it there is nothing to match."""
    assert moves("0123@0,0", "1999", dead=[(2, 0), (1, 1)]) == ["9991@1,0"]


@given(plans())
def test_all_sides_match_for_ever(plan: Plan) -> None:
    for position, _ in plan.play():
        tiles = table_of(position)
        for square, tile in tiles.items():
            for side, at in reference.SHOWN.items():
                other = tiles.get(reference.beside(square, side))
                assert other is None or other[reference.SHOWN[reference.FACING[side]]] == tile[at]


# -- rule 8: several connections wherever possible --------------------------------------------


def test_who_can_make_two_connections_must() -> None:
    assert moves(CORNER, "8999") == ["8999@1,1"]
    assert moves(CORNER, "8999", "6799") == ["9967@1,-1"]


def test_among_two_and_more_the_choice_is_free() -> None:
    # 1,1 touches three tiles, the corners two
    table = "1111@0,0 1111@1,0 1111@2,0 1111@0,1 1111@0,2 1111@1,2 1111@0,-1 1111@-1,0"
    assert moves(table, "1111") == ["1111@-1,-1", "1111@-1,1", "1111@1,-1", "1111@1,1"]


# -- rule 9: or else an angle -----------------------------------------------------------------


def test_the_example_of_the_rules_without_a_tile_across() -> None:
    """Alone with 0,0 nothing makes an angle: whatever fits may be laid."""
    assert moves("0123@0,0", "0125") == ["2501@0,-1", "2501@0,1", "2501@1,0"]


def test_the_example_of_the_rules_with_a_tile_across() -> None:
    table = "0123@0,0 4105@0,-1"
    assert moves(table, "0125") == ["2501@-1,-1", "2501@1,-1", "2501@1,0"]


def test_a_square_that_died_makes_no_angle() -> None:
    table = "0123@0,0 4105@0,-1"
    assert moves(table, "0125", dead=[(1, -1)]) == ["2501@-1,-1"]


ROW = "0123@0,0 4561@1,0"


def test_going_straight_on_makes_no_angle() -> None:
    assert moves(ROW, "5999") == ["9995@2,0"], "but where there is no angle it may be done"
    assert moves(ROW, "4888") == ["8848@1,-1"]
    assert moves(ROW, "5999", "4888") == ["8848@1,-1"]


def test_the_tile_across_may_belong_to_another_part_of_the_table() -> None:
    table = "0123@0,0 7777@2,1"
    assert moves(table, "2666") == ["2666@0,1"]
    # 1,0 is diagonal to 2,1; 0,1 lies two steps from it
    assert moves(table, "1999", "2666") == ["9991@1,0"]


# -- rule 10 ----------------------------------------------------------------------------------


def test_without_any_fitting_tile_one_draws() -> None:
    assert moves("0123@0,0", "4444", "5555") == ["draw"]
    assert moves("0123@0,0", "4444", "5555", variant=2) == ["draw"], "not beside each other either"


# -- rule 13: pairs ---------------------------------------------------------------------------

# Above ROW: 8708 shows 0 to the south and 7 to the east, 8847 shows 4 to the south, 7 to the west.
LEFT, RIGHT = "0887", "4788"


def test_a_pair_adds_the_connections_of_its_tiles() -> None:
    assert moves(ROW, LEFT, RIGHT, variant=2) == ["8708@0,-1+8847@1,-1"]


def test_in_variant_1_there_are_no_pairs() -> None:
    assert moves(ROW, LEFT, RIGHT) == ["8708@0,-1", "8847@1,-1"]


def test_the_inner_sides_must_match() -> None:
    other = "3884"  # 8843 on the right
    assert moves(ROW, LEFT, reference.canonical(other), variant=2) == [
        "8708@0,-1",
        "8843@1,-1",
    ]


def test_the_inner_sides_are_no_connection() -> None:
    """Two tiles on one that lies alone: only one side touches, so it is no option."""
    assert moves("0123@0,0", "1777", "7999", variant=2) == ["7771@1,0"]


def test_one_of_the_two_may_touch_nothing() -> None:
    assert moves(CORNER, "6799", "1129", variant=2) == [
        "1291@1,-2+9967@1,-1",
        "9967@1,-1",
        "9967@1,-1+1129@2,-1",
    ]


def test_a_pair_is_one_option_of_the_rule_of_several_connections() -> None:
    """A single tile with one connection is illegal while a pair can make two."""
    with_a_third = moves(ROW, LEFT, RIGHT, "5999", variant=2)
    assert with_a_third == ["8708@0,-1+8847@1,-1"]


def test_a_tile_is_no_pair_with_itself() -> None:
    table = "1111@0,0 1111@1,0"
    alone = ["1111@0,-1", "1111@0,1", "1111@1,-1", "1111@1,1"]
    assert moves(table, "1111", variant=2) == alone
    assert moves(table, "1111", "1111", variant=2) == [
        "1111@0,-1+1111@1,-1",
        "1111@0,1+1111@1,1",
    ]


def test_without_several_connections_even_by_a_pair_one_tile_makes_an_angle() -> None:
    assert moves(ROW, "5999", "4888", variant=2) == ["8848@1,-1"]


def test_a_pair_does_not_lie_on_a_dead_square() -> None:
    assert moves(CORNER, "6799", "1129", variant=2, dead=[(2, -1)]) == [
        "1291@1,-2+9967@1,-1",
        "9967@1,-1",
    ]


# -- far away ---------------------------------------------------------------------------------


def _far_walk() -> list[Square]:
    """70 squares to the east, then 38 to the south: more than the hash table has in a row, or
    rows, so that squares that are far apart share their place in it.
    """
    return [*((x, 0) for x in range(70)), *((69, y) for y in range(1, 39))]


def _start(variant: int, mirrored: bool, symbols: str) -> Start:
    rng = random.Random(f"{variant} {mirrored} {symbols}")
    squares = [(-x, -y) for x, y in _far_walk()] if mirrored else _far_walk()
    faces = ("".join(rng.choices(symbols, k=4)) for _ in range(10))
    hand = [reference.canonical(face) for face in faces]
    return Start(variant, matching(rng, squares, symbols), [], [hand[:5], hand[5:]], [], 0, 0, 0)


@pytest.mark.parametrize("symbols", ["01", "0123"])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("variant", [1, 2])
def test_a_long_table_is_like_any_other(variant: int, mirrored: bool, symbols: str) -> None:
    start = _start(variant, mirrored, symbols)
    position, table = start.position(), start.table()
    rng = random.Random("far")
    for _ in range(6):
        compare(position, table)
        if table.reason is not None:
            break
        ply = rng.choice(table.legal_moves())
        position.play(ply)
        table.play(ply)


def test_squares_that_share_a_place_are_told_apart() -> None:
    position = _start(1, False, "01").position()
    cells = {find(position.s, x, y) for x, y in _far_walk()}
    assert len(cells) == len(_far_walk())
    assert min(cells) >= 0
    for far in ((64, 32), (5, 32), (0, 32), (-64, 0), (0, -32), (64, 64), (1000, 1000)):
        assert find(position.s, *far) == -1, "nothing ever touched it"


# -- more moves than there is room for --------------------------------------------------------


@pytest.mark.parametrize("variant", [1, 2])
def test_a_list_that_is_too_short_is_an_error_and_nothing_is_written_past_its_end(
    variant: int,
) -> None:
    position = drawn("1111@0,0 1111@1,0", ["1111", "1112", "1122"], stock=["1111"], variant=variant)
    room = np.zeros(MAX_MOVES, dtype=np.int64)
    n = GAME.legal_moves(position.s, room)
    assert n > 4
    for short in (n - 1, 1):
        room[:] = -7
        with pytest.raises(OverflowError):
            GAME.legal_moves(position.s, room[:short])
        assert set(room[short:].tolist()) == {-7}
    assert GAME.legal_moves(position.s, room[:n]) == n
