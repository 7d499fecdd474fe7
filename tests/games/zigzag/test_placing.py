"""Rule 10, where a tile may lie, and rules 13 and 14, what it scores: each on a drawn board."""

import pytest

from pavage.core.errors import IllegalMove
from pavage.core.message import Message
from pavage.core.position import Position
from tests.games.zigzag.drawn import drawn, placements, squares_for


def refusal(position: Position, move: str) -> Message:
    before = position.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert position.state.tobytes() == before, "a refused move changes nothing"
    return refused.value.said


# -- the source's example ---------------------------------------------------------------------

EXAMPLE = """
    g7: 1110 0221 0202 2212
        .    2102 .    1111
        .    .    .    1220
"""


def test_the_example_of_the_rules_scores_28() -> None:
    position = drawn(EXAMPLE, ["0020", "0111", "1010", "2222", "2222"])
    assert position.play("0020@j6") == 2 + 7
    assert position.play("0111@i8") == 3 + 5 + 4
    assert position.play("1010@i9") == 2 * 2 + 3
    assert position.scores() == [28, 0]
    assert position.to_move() == 1


def test_the_example_s_equations() -> None:
    position = drawn(EXAMPLE, ["0020", "0111", "1010", "2222", "2222"])
    equations = []
    for move in ("0020@j6", "0111@i8", "1010@i9"):
        hand = position.game.hand(position.observe(0)[0], 0)
        equations += [target.equation for target in hand.targets if target.move == move]
        position.play(move)
    assert equations == ["2 + 7 = 9", "3 + 4 + 5 = 12", "(2×2) + 3 = 7"]


# -- rule 10: where a tile may lie ------------------------------------------------------------


def test_a_tile_continues_a_path_on_the_side_where_it_leaves() -> None:
    position = drawn("g7: 0100", ["0001", "0100", "1000", "0010"])
    assert placements(position) == ["0001@h7"]


@pytest.mark.parametrize(
    ("start", "tile", "square"),
    [
        ("1000", "0010", "g6"),
        ("0100", "0001", "h7"),
        ("0010", "1000", "g8"),
        ("0001", "0100", "f7"),
    ],
)
def test_tiles_never_rotate(start: str, tile: str, square: str) -> None:
    position = drawn(f"g7: {start}", ["1000", "0100", "0010", "0001"])
    assert placements(position) == [f"{tile}@{square}"]


@pytest.mark.parametrize("lines", ["1", "2"])
def test_the_same_number_of_lines_must_meet(lines: str) -> None:
    position = drawn(f"g7: 0{lines}00", ["0001", "0002"])
    assert placements(position) == [f"000{lines}@h7"]


def test_one_line_beside_two_is_a_cut() -> None:
    position = drawn("g7: 0200", ["0001"])
    assert refusal(position, "0001@h7").id == "zigzag-cut-west"


def test_no_line_beside_one_is_a_cut() -> None:
    position = drawn("g7: 0100", ["0110", "1000"])
    assert refusal(position, "1000@h7").id == "zigzag-cut-west"


def test_every_touching_side_counts_not_only_one() -> None:
    board = """
        g7: 0110 .
            1100 .
    """
    # h8 continues g8 to the east; h7 continues g7: a tile on h7 is beside nothing else
    position = drawn(board, ["0001", "0011", "1001"])
    assert squares_for(position, "0001") == ["h7", "h8"]
    position.play("0011@h7")  # its south side carries one line down to h8
    assert squares_for(position, "0001") == [], "h8 must now take a line from the north as well"
    assert squares_for(position, "1001") == ["h8"]
    assert refusal(position, "0001@h8").id == "zigzag-cut-north"


def test_touching_along_closed_sides_is_no_connection() -> None:
    position = drawn("g7: 0100", ["0100"])
    assert refusal(position, "0100@g6").id == "zigzag-not-joined"
    assert refusal(position, "0100@f7").id == "zigzag-cut-east"


def test_a_tile_far_from_all_others_is_alone() -> None:
    position = drawn("g7: 0100", ["0001"])
    assert refusal(position, "0001@a1").id == "zigzag-edge-west"
    assert refusal(position, "0001@b2").id == "zigzag-alone"


def test_corners_do_not_touch() -> None:
    position = drawn("g7: 1111", ["1111"])
    assert squares_for(position, "1111") == ["f7", "g6", "g8", "h7"]
    assert refusal(position, "1111@h8").id == "zigzag-alone"


def test_a_square_is_filled_once() -> None:
    position = drawn("g7: 1111", ["1111"])
    assert refusal(position, "1111@g7").id == "zigzag-taken"


def test_only_tiles_of_the_hand_can_be_placed() -> None:
    position = drawn("g7: 1111", ["1111"], ["1110"])
    assert refusal(position, "1110@g8").id == "zigzag-not-in-hand"


@pytest.mark.parametrize(
    ("board", "outside"),
    [("classic", ["n7", "g14", "o15"]), ("tight", ["l6", "f12"])],
)
def test_squares_off_the_board(board: str, outside: list[str]) -> None:
    centre = {"classic": "g7", "tight": "f6"}[board]
    position = drawn(f"{centre}: 1111", ["1111"], board=board)
    for square in outside:
        assert refusal(position, f"1111@{square}").id == "zigzag-off-board"


# Straight lines from the centre of the tight board to each edge; the fifth tile is one before it.
TO_THE_NORTH = "f2: 1010\n1010\n1010\n1010\n1010"
TO_THE_EAST = "f6: 0101 0101 0101 0101 0101"
TO_THE_SOUTH = "f6: 1010\n1010\n1010\n1010\n1010"
TO_THE_WEST = "b6: 0101 0101 0101 0101 0101"


@pytest.mark.parametrize(
    ("line", "square", "through", "stop", "side"),
    [
        (TO_THE_NORTH, "f1", "1010", "0110", "north"),
        (TO_THE_EAST, "k6", "0101", "1001", "east"),
        (TO_THE_SOUTH, "f11", "1010", "1001", "south"),
        (TO_THE_WEST, "a6", "0101", "0110", "west"),
    ],
)
def test_the_edge_cuts_paths(line: str, square: str, through: str, stop: str, side: str) -> None:
    position = drawn(line, [through, stop], board="tight")
    assert square not in squares_for(position, through)
    assert refusal(position, f"{through}@{square}").id == f"zigzag-edge-{side}"
    assert square in squares_for(position, stop), "a tile that turns away from the edge may lie"
    position.play(f"{stop}@{square}")


def test_the_same_line_goes_on_where_the_board_is_larger() -> None:
    line = "h8: 0101 0101 0101 0101 0101"
    position = drawn(line, ["0101"], board="large")
    assert squares_for(position, "0101") == ["g8", "m8"]


def test_a_corner_of_the_board() -> None:
    board = """
        f6: 0101 0101 0101 0101 0011
            .    .    .    .    1010
            .    .    .    .    1010
            .    .    .    .    1010
            .    .    .    .    1100
    """
    position = drawn(board, ["0011", "1001", "0110"], board="tight")
    assert squares_for(position, "0011") == ["k10"]
    position.play("0011@k10")
    assert squares_for(position, "1001") == ["k11"], "north and west: it turns along the corner"
    assert refusal(position, "0110@k11").id == "zigzag-cut-north"


def test_a_hole_between_four_tiles_takes_only_what_fits_all_sides() -> None:
    board = """
        g7: 0110 0121 0011
            1010 .    1020
            1110 0101 2001
    """
    fitting = "2000"
    position = drawn(board, [fitting, "2100", "2010", "1000", "0001"])
    assert squares_for(position, fitting) == ["h8"]
    assert {move.split("@")[0] for move in placements(position) if move.endswith("@h8")} == {
        fitting
    }
    assert refusal(position, "2100@h8").id == "zigzag-cut-east"
    assert refusal(position, "2010@h8").id == "zigzag-cut-south"
    assert refusal(position, "1000@h8").id == "zigzag-cut-north"


def test_twins_in_a_hand_are_one_move() -> None:
    position = drawn("g7: 0100", ["0001", "0001", "0001"])
    assert placements(position) == ["0001@h7"]
    position.play("0001@h7")
    assert position.s.hand_n[0] == 2


# -- rule 13: what it scores ------------------------------------------------------------------


def test_a_score_is_the_tile_plus_its_neighbour() -> None:
    position = drawn("g7: 0212", ["0022"])
    assert position.play("0022@h7") == 4 + 5


def test_closed_sides_that_touch_score_nothing() -> None:
    board = """
        g7: 0110 0001
            1100 .
    """
    position = drawn(board, ["0001"])
    # h7 lies above h8 along 0|0
    assert position.play("0001@h8") == 1 + 2


def test_all_joined_neighbours_score() -> None:
    board = """
        g7: 0110 0121 0011
            1110 .    1021
            1110 1101 2001
    """
    position = drawn(board, ["2111"])
    assert position.play("2111@h8") == 5 + 4 + 4 + 3 + 3


def test_only_direct_neighbours_score() -> None:
    position = drawn("g7: 0101 0101 0201", ["0002", "0001"])
    assert position.play("0002@j7") == 2 * 2 + 3, "j7 is an x2 square"
    assert drawn("g7: 0101 0101", ["0001"]).play("0001@i7") == 1 + 2


def test_only_the_new_tile_is_multiplied() -> None:
    # j7 (x2) lies three columns east of the centre
    position = drawn("g7: 0101 0101 0201", ["0202", "0002"])
    assert position.play("0202@j7") == 2 * 4 + 3
    assert position.play("0002@k7") == 2 + 4, "the neighbour on the x2 square counts once"


def test_a_square_that_multiplies_by_three() -> None:
    # m7 lies six columns east of the centre, at the edge
    position = drawn("g7: 0101 0101 0101 0101 0101 0101", ["1001"])
    assert position.play("1001@m7") == 3 * 2 + 2


def test_every_placement_scores_at_once() -> None:
    position = drawn("g7: 0100", ["0101", "0101", "0001"])
    position.play("0101@h7")
    assert position.scores() == [3, 0]
    position.play("0101@i7")
    assert position.scores() == [3 + 4, 0]
    position.play("0001@j7")
    assert position.scores() == [3 + 4 + 4, 0]
