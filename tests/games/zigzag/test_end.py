"""Rules 8, 15 and 16: when a game ends, why, and who wins."""

import pytest

from pavage.core.errors import GameOver
from pavage.core.game import CHANCE, OVER
from pavage.core.position import Position
from tests.games.zigzag.drawn import drawn, hand_of

ROW = "g7: 0101"  # continues to the east and to the west
STUCK = ["1010"] * 5  # nothing that goes on a row


def reason(position: Position) -> str | None:
    outcome = position.outcome()
    assert (outcome is None) == (position.to_move() != OVER)
    assert (outcome is None) == (not position.is_over())
    return None if outcome is None else outcome.reason


# -- all tiles placed -------------------------------------------------------------------------


def test_the_last_tile_ends_the_game_at_once_without_an_end() -> None:
    position = drawn(ROW, ["0101", "0101"], [])
    position.play("0101@h7")
    assert reason(position) is None
    position.play("0101@i7")
    assert reason(position) == "all tiles placed"
    assert position.legal_moves() == []
    with pytest.raises(GameOver):
        position.play("end")


def test_the_last_tile_as_third_of_its_turn() -> None:
    position = drawn(ROW, ["0101"] * 3, [])
    for square in ("h7", "i7", "f7"):
        position.play(f"0101@{square}")
    assert reason(position) == "all tiles placed"


def test_an_empty_hand_is_not_the_end_while_another_holds_a_tile() -> None:
    position = drawn(ROW, ["0101"], ["0101"])
    position.play("0101@h7")
    assert reason(position) is None
    assert position.legal_moves() == ["end"]
    position.play("end")
    position.play("0101@i7")
    assert reason(position) == "all tiles placed"


def test_an_empty_hand_is_not_the_end_while_the_bag_holds_a_tile() -> None:
    position = drawn(ROW, ["0101"], [], bag=["0101"])
    position.play("0101@h7")
    assert reason(position) is None
    position.play("end")
    assert hand_of(position, 0) == ["0101"]


def test_exchanged_tiles_do_not_matter() -> None:
    position = drawn(ROW, STUCK, [], bag=["0101"])
    position.play("exchange")
    assert reason(position) is None
    position.play("pass")
    position.play("0101@h7")
    assert reason(position) == "all tiles placed"


# -- no more move -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pass_of_each_player_in_a_row_ends_the_game(players: int) -> None:
    position = drawn(ROW, *[STUCK] * players, board="large")
    for _ in range(players):
        assert reason(position) is None
        position.play("pass")
    assert reason(position) == "no more move"


def test_passing_by_choice_counts_as_well() -> None:
    position = drawn(ROW, STUCK, STUCK, bag=["0101"] * 9)
    position.play("pass")
    position.play("pass")
    assert reason(position) == "no more move"


def test_the_row_of_passes_may_begin_anywhere() -> None:
    position = drawn(ROW, STUCK, STUCK, ["0101", *STUCK[1:]])
    position.play("pass")
    position.play("pass")
    position.play("0101@h7")
    position.play("end")
    position.play("pass")
    position.play("pass")
    assert reason(position) is None
    position.play("pass")
    assert reason(position) == "no more move"


def test_a_placement_resets_the_count() -> None:
    position = drawn(ROW, STUCK, ["0101", "0101", "1010"])
    position.play("pass")
    position.play("0101@h7")
    position.play("end")
    position.play("pass")
    assert reason(position) is None


def test_an_exchange_resets_the_count() -> None:
    position = drawn(ROW, STUCK, STUCK, bag=["1010"] * 6)
    position.play("pass")
    position.play("exchange")
    position.play("pass")
    assert reason(position) is None
    position.play("pass")
    assert reason(position) == "no more move"


def test_without_discard_returns_exchanges_end_with_the_bag() -> None:
    position = drawn(ROW, STUCK, STUCK, bag=["1010"] * 21)
    for _ in range(5):  # 5 5 5 5 1
        assert "exchange" in position.legal_moves()
        position.play("exchange")
        assert reason(position) is None
    assert position.legal_moves() == ["pass"]
    position.play("pass")
    position.play("pass")
    assert reason(position) == "no more move"


def exchange(position: Position) -> None:
    position.play("exchange")
    if position.to_move() == CHANCE:
        position.play(next(iter(position.game.chance_outcomes(position.s))))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_under_discard_returns_two_rounds_without_a_placement_end_the_game(players: int) -> None:
    position = drawn(ROW, *[STUCK] * players, bag=["1010"] * 6, discard_returns=True)
    for _ in range(2 * players):
        assert reason(position) is None
        exchange(position)
    assert reason(position) == "no more move"


def test_after_the_exchange_that_ends_the_game_nothing_is_shuffled() -> None:
    position = drawn(ROW, STUCK, STUCK, bag=["1010"] * 6, discard_returns=True)
    for _ in range(3):
        exchange(position)
    position.play("exchange")
    assert position.to_move() == OVER


def test_under_discard_returns_passes_and_exchanges_count_together() -> None:
    position = drawn(ROW, STUCK, STUCK, bag=["1010"] * 6, discard_returns=True)
    exchange(position)
    position.play("pass")
    exchange(position)
    assert reason(position) is None
    position.play("pass")
    assert reason(position) == "no more move"


def test_under_discard_returns_a_placement_resets_that_count_too() -> None:
    position = drawn(ROW, STUCK, ["0101", *STUCK[1:]], bag=["1010"] * 6, discard_returns=True)
    exchange(position)
    position.play("0101@h7")
    position.play("end")
    for _ in range(3):
        exchange(position)
    assert reason(position) is None
    exchange(position)
    assert reason(position) == "no more move"


# -- last turn played -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "turns"), [(2, 13), (3, 9), (4, 7)])
def test_fixed_turns_end_after_the_last_turn_of_the_last_player(players: int, turns: int) -> None:
    hands = [["1111"] * 5 for _ in range(players)]
    position = drawn("g7: 1111", *hands, bag=["1111"] * 80, fixed_turns=True)
    played = [0] * players
    while reason(position) is None:
        seat = position.to_move()
        position.play(position.legal_moves()[0])
        assert position.legal_moves()[-1] == "end"
        position.play("end")
        played[seat] += 1
    assert played == [turns] * players
    assert reason(position) == "last turn played"


def test_the_last_turn_may_end_with_its_third_placement() -> None:
    position = drawn(ROW, ["0101"] * 5, seat=1, turns=25, bag=["1111"], fixed_turns=True)
    for square in ("h7", "i7", "f7"):
        assert reason(position) is None
        position.play(f"0101@{square}")
    assert reason(position) == "last turn played"


def test_passes_and_exchanges_are_turns() -> None:
    position = drawn(ROW, STUCK, ["0101"] * 5, turns=24, bag=["1010"] * 9, fixed_turns=True)
    position.play("exchange")
    position.play("0101@h7")
    assert reason(position) is None
    position.play("end")
    assert reason(position) == "last turn played"


def test_the_last_player_s_exchange_ends_the_game_before_any_shuffle() -> None:
    position = drawn(
        ROW, STUCK, seat=1, turns=25, bag=["1010"] * 9, fixed_turns=True, discard_returns=True
    )
    position.play("exchange")
    assert reason(position) == "last turn played"


def test_without_fixed_turns_the_game_goes_on() -> None:
    position = drawn(ROW, ["0101"] * 5, seat=1, turns=25, bag=["1111"])
    position.play("0101@h7")
    position.play("end")
    assert reason(position) is None


# -- the order of the reasons -----------------------------------------------------------------


def test_all_tiles_placed_comes_before_the_last_turn() -> None:
    position = drawn(ROW, ["0101"] * 3, [], seat=1, turns=25, fixed_turns=True)
    for square in ("h7", "i7", "f7"):
        position.play(f"0101@{square}")
    assert reason(position) == "all tiles placed"


def test_no_more_move_comes_before_the_last_turn() -> None:
    position = drawn(ROW, STUCK, STUCK, turns=24, fixed_turns=True)
    position.play("pass")
    position.play("pass")
    assert reason(position) == "no more move"


# -- rule 16 ----------------------------------------------------------------------------------


def test_the_highest_score_wins() -> None:
    position = drawn(ROW, ["0101"], ["0202", "0202"], board="tight")
    position.play("0101@h7")
    position.play("end")
    position.play("pass")
    position.play("pass")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 0]
    assert outcome.winners == [0]


def test_equal_scores_share_the_win() -> None:
    position = drawn("g7: 0101", ["0101"], ["0101"], [])
    position.play("0101@f7")
    position.play("end")
    position.play("0101@h7")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 4, 0]
    assert outcome.winners == [0, 1]


def test_without_any_point_all_share_the_win() -> None:
    position = drawn(ROW, STUCK, STUCK)
    position.play("pass")
    position.play("pass")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]
