"""Rules 11, 12 and 14 to 16: what a placement costs, going again, taking a tile back."""

from collections.abc import Sequence

import pytest

from pavage.core.errors import IllegalMove, PavageError
from pavage.core.position import Position
from tests.games.half_dominoes.drawn import (
    dead_of,
    drawn,
    hand_of,
    open_of,
    stock_of,
    table_of,
)

# 1,1 touches three tiles, 1,-1 and -1,1 and -1,-1 two, and the outer squares one.
HOLE = "1111@0,0 1111@1,0 1111@2,0 1111@0,1 1111@0,2 1111@1,2 1111@0,-1 1111@-1,0"
ROW = "0123@0,0 4561@1,0"  # above it go LEFT and RIGHT together
LEFT, RIGHT = "0887", "4788"
CORNER = "0123@0,0 4705@0,-1 6881@1,0"  # 6799 goes on 1,-1 with two connections
STOCK = ["0011", "2233"]
KEPT = ["9999", "9999"]  # of no use anywhere


def after(position: Position, *plies: str) -> Position:
    for ply in plies:
        position.play(ply)
    return position


# -- variant 1 --------------------------------------------------------------------------------


def test_one_connection_draws_one_tile_and_ends_the_turn() -> None:
    position = after(drawn(ROW, [*KEPT, "5999"], stock=STOCK), "9995@2,0")
    assert hand_of(position, 0) == [*KEPT, "0011"], "the new tile comes last"
    assert stock_of(position) == ["2233"]
    assert position.to_move() == 1


def test_two_connections_draw_none() -> None:
    position = after(drawn(CORNER, [*KEPT, "6799"], stock=STOCK), "9967@1,-1")
    assert hand_of(position, 0) == KEPT
    assert stock_of(position) == STOCK
    assert position.to_move() == 1


def test_three_connections_draw_none_and_go_again() -> None:
    position = after(drawn(HOLE, [*KEPT, "1111", "1111"], stock=STOCK), "1111@1,1")
    assert position.to_move() == 0
    assert hand_of(position, 0) == [*KEPT, "1111"]
    assert position.legal_moves() == ["1111@-1,-1", "1111@-1,1", "1111@1,-1", "1111@2,1"]


def test_the_second_placement_costs_nothing_however_few_its_connections() -> None:
    """The worked example: three connections, then one; no draw at all; the next is to move."""
    position = drawn(HOLE, [*KEPT, "1111", "1999"], stock=STOCK)
    after(position, "1111@1,1", "1999@1,3")
    assert hand_of(position, 0) == KEPT
    assert stock_of(position) == STOCK
    assert position.to_move() == 1


def test_the_second_placement_never_gives_a_third() -> None:
    two_holes = HOLE + " 1111@10,10 1111@11,9 1111@12,10"
    position = drawn(two_holes, [*KEPT, "1111", "1111", "1111"], stock=STOCK)
    after(position, "1111@1,1", "1111@11,10")
    assert position.to_move() == 1
    assert hand_of(position, 0) == [*KEPT, "1111"]


def test_the_second_placement_obeys_the_same_rules() -> None:
    table = HOLE + " 0777@5,5"  # 0222 would go to its north, and make no angle
    position = after(drawn(table, ["1111", "1999", "0222"], stock=STOCK), "1111@1,1")
    assert {"".join(sorted(move[:4])) for move in position.legal_moves()} == {"1999"}
    position = after(drawn(table, ["1111", "1111", "1999", "0222"], stock=STOCK), "1111@1,1")
    assert {move[:4] for move in position.legal_moves()} == {"1111"}, "several are possible"
    position = after(drawn(table, ["1111", "0222"], stock=STOCK), "1111@1,1")
    assert position.legal_moves() == ["2202@5,4"]


def test_an_impossible_second_placement_is_skipped_without_drawing() -> None:
    position = after(drawn(HOLE, [*KEPT, "1111"], stock=STOCK), "1111@1,1")
    assert position.to_move() == 0
    assert position.legal_moves() == ["skip"]
    with pytest.raises(IllegalMove):
        position.play("draw")
    position.play("skip")
    assert hand_of(position, 0) == KEPT
    assert stock_of(position) == STOCK
    assert position.to_move() == 1


def test_the_last_tile_with_three_connections_wins_at_once() -> None:
    position = after(drawn(HOLE, ["1111"], stock=STOCK), "1111@1,1")
    assert position.is_over()
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("hand empty", [0], [0, 8])


def test_who_can_place_nothing_draws_one_and_the_turn_ends() -> None:
    position = after(drawn(ROW, KEPT, stock=STOCK), "draw")
    assert hand_of(position, 0) == [*KEPT, "0011"]
    assert position.to_move() == 1


@pytest.mark.parametrize("word", ["skip", "take 0,0"])
def test_nothing_else_is_possible_then(word: str) -> None:
    position = drawn(ROW, KEPT, stock=STOCK)
    with pytest.raises(IllegalMove):
        position.play(word)


def test_who_can_place_must_place() -> None:
    position = drawn(ROW, ["5999"], stock=STOCK)
    for word in ("draw", "skip"):
        with pytest.raises(IllegalMove):
            position.play(word)


# -- variant 2 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "hand", "move", "left"),
    [
        (ROW, [*KEPT, "5999"], "9995@2,0", [*KEPT, "0011"]),  # rule 14
        (CORNER, [*KEPT, "6799"], "9967@1,-1", [*KEPT, "0011"]),
        (HOLE, [*KEPT, "1111"], "1111@1,1", KEPT),
        (ROW, [*KEPT, LEFT, RIGHT], "8708@0,-1+8847@1,-1", [*KEPT, "0011"]),
        (CORNER, [*KEPT, "6799", "1129"], "9967@1,-1+1129@2,-1", [*KEPT, "0011"]),
        (HOLE, [*KEPT, "1111", "1111"], "1111@1,1+1111@2,1", KEPT),  # three and one: four
        (HOLE, [*KEPT, "1111", "1111"], "1111@1,-1+1111@2,-1", KEPT),  # two and one: three
    ],
)
def test_three_connections_are_free_and_fewer_cost_one_tile(
    table: str, hand: list[str], move: str, left: list[str]
) -> None:
    position = after(drawn(table, hand, stock=STOCK, variant=2), move)
    assert hand_of(position, 0) == left
    assert position.to_move() == 1, "in variant 2 nobody goes again"


def test_a_pair_lies_where_it_is_written() -> None:
    position = after(drawn(ROW, [LEFT, *KEPT, RIGHT], variant=2), "8708@0,-1+8847@1,-1")
    assert table_of(position) == {
        (0, 0): "0123",
        (1, 0): "4561",
        (0, -1): "8708",
        (1, -1): "8847",
    }


# -- the empty stock --------------------------------------------------------------------------


def stuck(*others: Sequence[str], table: str = ROW, variant: int = 1) -> Position:
    """Seat 0 has made one connection, and the stock is empty."""
    position = drawn(table, [*KEPT, "5999"], *others, variant=variant)
    return after(position, "9995@2,0")


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_in_turn_order_chooses_a_tile_that_lay_there_before(
    players: int, variant: int
) -> None:
    position = stuck(*[["8888"] * 3] * (players - 1), variant=variant)
    assert position.to_move() == 1
    assert position.legal_moves() == ["take 0,0", "take 1,0"], "not the one just laid"
    position.play("take 1,0")
    assert hand_of(position, 0) == [*KEPT, "1456"], "in its canonical name"
    assert open_of(position, 0) == [False, False, True]
    assert table_of(position) == {(0, 0): "0123", (2, 0): "9995"}
    assert dead_of(position) == {(1, 0)}
    assert position.to_move() == 1, "and then it is that seat's own turn"


def test_the_last_seat_draws_and_seat_0_chooses() -> None:
    position = drawn(ROW, [*KEPT, "5999"], ["8888"], ["7777"], seat=2)
    position.play("9995@2,0")
    assert position.to_move() == 0
    position.play("take 0,0")
    assert hand_of(position, 2) == [*KEPT, "0123"]
    assert position.to_move() == 0


@pytest.mark.parametrize("word", ["take 2,0", "take 5,5", "take 1,1", "draw", "skip", "8888@0,1"])
def test_nothing_else_can_be_chosen(word: str) -> None:
    position = stuck(["8888"] * 3)
    before = position.state.tobytes()
    with pytest.raises(IllegalMove):
        position.play(word)
    assert position.state.tobytes() == before


def test_the_drawer_does_not_choose() -> None:
    position = stuck(["8888"] * 3)
    assert position.to_move() == 1
    assert position.s.seat == 0, "whose turn it still is"


def test_a_tile_may_be_taken_back_that_holds_the_table_together() -> None:
    assert after(stuck(["2888"]), "take 1,0").legal_moves() == ["2888@0,1"]
    assert after(stuck(["5888"]), "take 1,0").legal_moves() == ["draw"], "the square is dead"


def test_the_freed_square_stays_empty_for_ever() -> None:
    position = after(drawn("1111@0,0 1111@1,0", KEPT, ["1111"] * 2), "draw", "take 1,0")
    assert dead_of(position) == {(1, 0)}
    assert position.legal_moves() == ["1111@-1,0", "1111@0,-1", "1111@0,1"]


def test_a_freed_square_needs_no_match_any_more() -> None:
    # 1,-1 touched 0123's neighbour 4561 on its south; once that is gone only 7's side is left
    position = drawn(CORNER, KEPT, ["7999"] * 2)
    assert after(position.copy(), "draw", "take 0,0").legal_moves() == ["draw"]
    assert after(position.copy(), "draw", "take 1,0").legal_moves() == ["9997@1,-1"]


def test_a_tile_taken_back_may_be_laid_again() -> None:
    position = after(drawn("1111@0,0 1111@1,0", KEPT, KEPT), "draw", "take 1,0")
    assert position.legal_moves() == ["draw"]
    after(position, "draw")
    assert position.to_move() == 0, "one tile stays: none may be taken, and no ply stands for it"
    assert hand_of(position, 1) == KEPT
    assert position.legal_moves() == ["1111@-1,0", "1111@0,-1", "1111@0,1"]
    position.play("1111@0,1")
    assert table_of(position) == {(0, 0): "1111", (0, 1): "1111"}
    assert position.to_move() == 1, "one connection: the first tile is taken back"
    assert position.legal_moves() == ["take 0,0"]


def test_the_only_tile_left_is_not_taken() -> None:
    position = after(drawn("1111@0,0", KEPT), "draw")
    assert table_of(position) == {(0, 0): "1111"}
    assert hand_of(position, 0) == KEPT
    assert position.to_move() == 1


def test_the_first_tile_may_be_taken_back_where_a_new_one_stays() -> None:
    position = after(drawn("1111@0,0", [*KEPT, "1999"]), "9991@1,0")
    assert position.legal_moves() == ["take 0,0"]
    position.play("take 0,0")
    assert table_of(position) == {(1, 0): "9991"}


def test_the_last_tile_of_the_stock_is_drawn_before_any_is_taken_back() -> None:
    position = after(drawn(ROW, [*KEPT, "5999"], stock=["0011"]), "9995@2,0")
    assert hand_of(position, 0) == [*KEPT, "0011"]
    assert position.to_move() == 1
    assert "take" not in position.legal_moves()[0]


# -- rule 16: the draw comes first ------------------------------------------------------------


def test_the_last_tile_with_one_connection_draws_before_it_could_win() -> None:
    position = after(drawn(ROW, ["5999"], stock=STOCK), "9995@2,0")
    assert not position.is_over()
    assert hand_of(position, 0) == ["0011"]


def test_so_it_does_where_a_tile_is_taken_back() -> None:
    position = after(drawn(ROW, ["5999"]), "9995@2,0")
    assert not position.is_over()
    assert position.scores() == [0, 8]
    position.play("take 0,0")
    assert not position.is_over()
    assert hand_of(position, 0) == ["0123"]


def test_the_last_pair_with_two_connections_draws_in_variant_2() -> None:
    position = after(drawn(ROW, [LEFT, RIGHT], stock=STOCK, variant=2), "8708@0,-1+8847@1,-1")
    assert not position.is_over()
    assert hand_of(position, 0) == ["0011"]


# -- of twins ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("open_ones", "left", "flags"),
    [
        ([], ["2222", "1111"], [False, False]),  # the first
        ([2], ["1111", "2222"], [False, False]),  # the one that all saw
        ([0], ["2222", "1111"], [False, False]),
        ([0, 2], ["2222", "1111"], [False, True]),  # of two that all saw the first
    ],
)
def test_of_twins_the_one_goes_that_everybody_knows(
    open_ones: list[int], left: list[str], flags: list[bool]
) -> None:
    position = drawn(HOLE, ["1111", "2222", "1111"], stock=STOCK, open_tiles={0: open_ones})
    position.play("1111@-1,-1")
    assert hand_of(position, 0) == left
    assert open_of(position, 0) == flags


def test_after_the_end_nothing_can_be_played() -> None:
    position = after(drawn(HOLE, ["1111"], stock=STOCK), "1111@1,1")
    assert position.legal_moves() == []
    with pytest.raises(PavageError):
        position.play("draw")
