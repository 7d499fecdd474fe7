"""Rules 17 and 18: the end, its three reasons, and who wins."""

import pytest
from hypothesis import given

from pavage.core.position import Position
from tests.games.half_dominoes.drawn import drawn
from tests.games.half_dominoes.games import Plan, plans

KEPT = ["9999", "9999"]  # of no use anywhere
CORNER = "0123@0,0 4705@0,-1 6881@1,0"  # 6799 goes on 1,-1 with two connections
ROW = "0123@0,0 4561@1,0"
HOLE = "1111@0,0 1111@1,0 1111@2,0 1111@0,1 1111@0,2 1111@1,2 1111@0,-1 1111@-1,0"


def ending(position: Position) -> tuple[str, list[int], list[int]] | None:
    outcome = position.outcome()
    return (outcome.reason, outcome.winners, outcome.scores) if outcome else None


def after(position: Position, *plies: str) -> Position:
    for ply in plies:
        position.play(ply)
    return position


# -- an empty hand ----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_without_a_tile_wins_at_once(seat: int) -> None:
    position = drawn(CORNER, ["6799"], KEPT, ["9999"], stock=["0000"], seat=seat)
    position.play("9967@1,-1")
    scores = [[0, 2, 1], [1, 0, 2], [2, 1, 0]][seat]
    assert ending(position) == ("hand empty", [seat], scores)


def test_a_second_placement_wins_too() -> None:
    position = after(drawn(HOLE, ["1111", "1111"], stock=["0000"]), "1111@1,1", "1111@-1,-1")
    assert ending(position) == ("hand empty", [0], [0, 8])


def test_a_free_pair_wins_in_variant_2() -> None:
    position = drawn(HOLE, ["1111", "1111"], stock=["0000"], variant=2)
    position.play("1111@1,1+1111@2,1")
    assert ending(position) == ("hand empty", [0], [0, 8])


# -- six idle rounds --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_in_which_no_hand_gets_smaller_end_the_game(players: int) -> None:
    hands = [KEPT, ["9999"], KEPT, ["9999"]][:players]
    position = drawn("1111@0,0", *hands)
    for turn in range(6 * players):
        assert position.to_move() == turn % players
        assert ending(position) is None
        position.play("draw")
    scores = [len(hand) for hand in hands]
    assert ending(position) == ("six idle rounds", [s for s in range(players) if s % 2], scores)


def test_while_there_is_a_stock_no_turn_is_idle() -> None:
    position = after(drawn("1111@0,0", KEPT, stock=["9999"] * 2), "draw")
    assert position.s.idle == 0
    after(position, "draw")
    assert position.s.idle == 1, "that draw emptied it"


def test_a_hand_as_large_as_before_is_idle_and_a_smaller_one_starts_anew() -> None:
    position = after(drawn(ROW, [*KEPT, "5999"], KEPT, idle=7), "9995@2,0", "take 0,0")
    assert position.s.idle == 8, "one tile laid, one taken back"
    position = after(drawn(CORNER, [*KEPT, "6799"], idle=7), "9967@1,-1")
    assert position.s.idle == 0
    position = after(drawn(CORNER, [*KEPT, "6799"], idle=7, stock=["0000"]), "9967@1,-1")
    assert position.s.idle == 0


def test_a_pair_that_costs_a_tile_makes_the_hand_smaller() -> None:
    hand = [*KEPT, "0887", "4788"]
    position = drawn(ROW, hand, KEPT, variant=2, idle=11)
    after(position, "8708@0,-1+8847@1,-1", "take 0,0")
    assert position.s.idle == 0
    assert ending(position) is None


def test_the_opponent_s_choice_belongs_to_the_turn() -> None:
    """The twelfth idle turn is over when the tile has been taken back, not before."""
    position = after(drawn(ROW, KEPT, idle=11), "draw")
    assert ending(position) is None
    assert position.to_move() == 1
    position.play("take 1,0")
    assert ending(position) == ("six idle rounds", [0], [3, 8])


def test_equal_hands_share_the_win() -> None:
    position = after(drawn("1111@0,0", KEPT, KEPT, ["9999"] * 3, idle=17), "draw")
    assert ending(position) == ("six idle rounds", [0, 1], [2, 2, 3])


# -- the turn limit ---------------------------------------------------------------------------


def test_the_300th_turn_is_the_last() -> None:
    position = drawn(ROW, KEPT, KEPT, ["9999"], stock=["9999"] * 9, turns=298, seat=1)
    position.play("draw")
    assert ending(position) is None
    position.play("draw")
    assert ending(position) == ("turn limit", [0], [1, 3, 3])


def test_a_turn_of_two_placements_and_one_with_a_tile_taken_back_count_once() -> None:
    position = after(drawn(HOLE, [*KEPT, "1111", "1111"], turns=298), "1111@1,1")
    assert position.s.turns == 298
    position.play("1111@-1,-1")
    assert position.s.turns == 299
    position = after(drawn(ROW, KEPT, turns=299), "draw")
    assert ending(position) is None
    position.play("take 0,0")
    assert ending(position) == ("turn limit", [0], [3, 8])


def test_the_reasons_are_tested_in_their_order() -> None:
    both = after(drawn("1111@0,0", KEPT, idle=11, turns=299), "draw")
    assert ending(both) == ("six idle rounds", [0], [2, 8])
    last = after(drawn(CORNER, ["6799"], idle=11, turns=299), "9967@1,-1")
    assert ending(last) == ("hand empty", [0], [0, 8])


# -- every game -------------------------------------------------------------------------------


@given(plans())
def test_every_game_ends_within_300_turns(plan: Plan) -> None:
    *before, (position, _) = list(plan.play())
    assert position.s.turns <= 300
    assert len(before) <= 2 * 300, "a turn has two plies at most"
    outcome = position.outcome()
    assert outcome is not None
    fewest = min(outcome.scores)
    assert outcome.winners == [s for s, left in enumerate(outcome.scores) if left == fewest]
    assert outcome.reason in ("hand empty", "six idle rounds", "turn limit")


@given(plans())
def test_tiles_are_neither_lost_nor_made(plan: Plan) -> None:
    total = None
    for position, _ in plan.play():
        s = position.s
        count = sum(position.scores()) + int(s.laid) + int(s.stock_n) - int(s.stock_at)
        assert total in (None, count)
        total = count
