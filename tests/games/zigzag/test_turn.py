"""Rules 7, 9, 11 and 12: a turn, its placements, exchanging and passing, and drawing."""

import pytest

from pavage.core.errors import IllegalMove, PavageError, UnreadableMove
from pavage.core.game import CHANCE
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from tests.games.zigzag.drawn import bag_of, board_of, drawn, hand_of, placements
from tests.games.zigzag.test_placing import refusal
from tests.record import by_the_page

ROW = "g7: 0101"  # continues to the east and to the west
STUCK = ["1010"] * 5  # nothing that goes on a row


# -- placing up to three ----------------------------------------------------------------------


def test_before_the_first_placement_a_player_cannot_end() -> None:
    position = drawn(ROW, ["0101"] * 5)
    assert position.legal_moves() == ["0101@f7", "0101@h7"]
    assert refusal(position, "end").id == "zigzag-not-end"


def test_who_can_place_must_place() -> None:
    position = drawn(ROW, ["0101", *STUCK[1:]], bag=["1111"] * 9)
    assert refusal(position, "pass").id == "zigzag-must-place"
    assert refusal(position, "exchange").id == "zigzag-must-place"


@pytest.mark.parametrize("placed", [1, 2])
def test_a_player_may_stop_after_each_placement(placed: int) -> None:
    position = drawn(ROW, ["0101"] * 5)
    for square in ["h7", "i7"][:placed]:
        position.play(f"0101@{square}")
    assert "end" in position.legal_moves()
    assert len(position.legal_moves()) > 1
    assert refusal(position, "pass").id == "zigzag-turn-begun"
    assert refusal(position, "exchange").id == "zigzag-turn-begun"
    position.play("end")
    assert position.to_move() == 1


def test_the_third_placement_ends_the_turn_by_itself() -> None:
    position = drawn(ROW, ["0101"] * 5, ["0001"] * 5, bag=["1111"] * 9)
    position.play("0101@h7")
    position.play("0101@i7")
    assert position.to_move() == 0
    position.play("0101@f7")
    assert position.to_move() == 1
    assert refusal(position, "end").id == "zigzag-not-end"


def test_end_is_a_ply_of_its_own_even_as_the_only_move() -> None:
    position = drawn(ROW, ["0001", *STUCK[1:]], bag=["1111"])
    position.play("0001@h7")
    assert position.to_move() == 0
    assert position.legal_moves() == ["end"]
    position.play("end")
    assert position.to_move() == 1


def test_tiles_of_a_turn_may_be_laid_in_sequence_or_apart() -> None:
    position = drawn(ROW, ["0101", "0101", "0101", "0001", "0100"])
    position.play("0101@h7")
    position.play("0101@i7")  # continues the tile just laid
    position.play("0100@f7")  # at the other end of the path
    assert board_of(position) == {"g7": "0101", "h7": "0101", "i7": "0101", "f7": "0100"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_round_in_seat_order(players: int) -> None:
    hands = [["0101"] * 5 for _ in range(players)]
    position = drawn(ROW, *hands, board="large")
    turns = []
    for _ in range(players + 1):
        turns.append(position.to_move())
        position.play(position.legal_moves()[0])
        position.play("end")
    assert turns == [*range(players), 0]


# -- drawing ----------------------------------------------------------------------------------


def test_after_a_turn_the_hand_is_five_again_new_tiles_last() -> None:
    hand = ["0011", "0101", "1010", "0101", "1100"]
    position = drawn(ROW, hand, bag=["2000", "0200", "0020"])
    position.play("0101@h7")
    assert hand_of(position, 0) == ["0011", "1010", "0101", "1100"], "nothing is drawn yet"
    position.play("0101@i7")
    position.play("end")
    assert hand_of(position, 0) == ["0011", "1010", "1100", "2000", "0200"]
    assert bag_of(position) == ["0020"]


def test_of_twins_the_first_leaves_the_hand() -> None:
    position = drawn(ROW, ["0101", "1010", "0101", "1100", "0011"])
    position.play("0101@h7")
    assert hand_of(position, 0) == ["1010", "0101", "1100", "0011"]


def test_three_placements_draw_three() -> None:
    position = drawn(ROW, ["0101"] * 5, bag=["2000", "0200", "0020", "0002"])
    for square in ("h7", "i7", "f7"):
        position.play(f"0101@{square}")
    assert hand_of(position, 0) == ["0101", "0101", "2000", "0200", "0020"]
    assert bag_of(position) == ["0002"]


def test_what_the_bag_lacks_is_not_drawn() -> None:
    position = drawn(ROW, ["0101"] * 5, bag=["2000"])
    for square in ("h7", "i7", "f7"):
        position.play(f"0101@{square}")
    assert hand_of(position, 0) == ["0101", "0101", "2000"]
    assert bag_of(position) == []


def test_every_draw_refills_a_short_hand_to_five() -> None:
    position = drawn(ROW, ["0101", "0011"], bag=["2000", "0200", "0020", "0002", "1000"])
    position.play("0101@h7")
    position.play("end")
    assert hand_of(position, 0) == ["0011", "2000", "0200", "0020", "0002"]
    assert bag_of(position) == ["1000"]


# -- exchange and pass ------------------------------------------------------------------------


def test_who_can_place_nothing_may_exchange_or_pass() -> None:
    position = drawn(ROW, STUCK, bag=["1111"])
    assert position.legal_moves() == ["exchange", "pass"]


def test_an_exchange_takes_a_new_hand_and_ends_the_turn_without_points() -> None:
    bag = ["2000", "0200", "0020", "0002", "1000", "0100"]
    position = drawn(ROW, STUCK, bag=bag)
    assert position.play("exchange") == 0
    assert hand_of(position, 0) == bag[:5]
    assert bag_of(position) == ["0100"]
    assert position.scores() == [0, 0]
    assert position.to_move() == 1


def test_exchanged_tiles_leave_the_game() -> None:
    position = drawn(ROW, STUCK, bag=["2000"] * 6)
    position.play("exchange")
    in_play = [*hand_of(position, 0), *hand_of(position, 1), *bag_of(position)]
    assert "1010" not in in_play


def test_with_a_short_bag_all_is_discarded_and_the_rest_drawn() -> None:
    position = drawn(ROW, STUCK, bag=["2000", "0200"])
    position.play("exchange")
    assert hand_of(position, 0) == ["2000", "0200"]
    assert bag_of(position) == []


def test_a_short_hand_draws_up_to_five_when_it_exchanges() -> None:
    position = drawn(ROW, STUCK[:2], bag=["2000"] * 7)
    position.play("exchange")
    assert hand_of(position, 0) == ["2000"] * 5
    assert len(bag_of(position)) == 2


def test_with_an_empty_bag_there_is_only_the_pass() -> None:
    position = drawn(ROW, STUCK)
    assert position.legal_moves() == ["pass"]
    assert refusal(position, "exchange").id == "zigzag-bag-empty"
    before = hand_of(position, 0)
    position.play("pass")
    assert hand_of(position, 0) == before
    assert position.to_move() == 1


def test_a_pass_keeps_the_hand_even_if_the_bag_holds_tiles() -> None:
    position = drawn(ROW, STUCK, bag=["1111"] * 3)
    assert position.play("pass") == 0
    assert hand_of(position, 0) == STUCK
    assert len(bag_of(position)) == 3


def test_an_empty_hand_passes_and_is_not_skipped() -> None:
    position = drawn(ROW, [], ["0101", "1010"], ["1010"])
    assert position.legal_moves() == ["pass"]
    position.play("pass")
    assert position.to_move() == 1
    assert position.legal_moves() == ["0101@f7", "0101@h7"]


def test_after_a_placement_there_is_no_exchange_even_without_another() -> None:
    position = drawn(ROW, ["0001", *STUCK[1:]], bag=["1111"] * 5)
    position.play("0001@h7")
    assert refusal(position, "exchange").id == "zigzag-turn-begun"
    assert refusal(position, "pass").id == "zigzag-turn-begun"


# -- discard_returns --------------------------------------------------------------------------

HAND = ["1010", "2020", "1020", "2010", "1000"]


def test_under_discard_returns_the_hand_goes_back_after_the_draw() -> None:
    bag = ["0001", "0002", "0010", "0020", "0100", "0200", "1100"]
    position = drawn("g7: 0101", HAND, bag=bag, discard_returns=True)
    position.play("exchange")
    assert hand_of(position, 0) == bag[:5], "the new tiles are drawn first"
    assert position.to_move() == CHANCE
    assert position.legal_moves() == []
    assert bag_of(position) == ["0200", "1100", *HAND], "what remained, then the hand in its order"
    assert hand_of(position, 1) == ["2222"] * 5


def test_the_shuffle_gives_the_bag_its_new_order() -> None:
    position = drawn(
        ROW, HAND, bag=["0001", "0002", "0010", "0020", "0100", "0200"], discard_returns=True
    )
    position.play("exchange")
    order = ["2020", "0200", "1000", "1010", "2010", "1020"]
    position.play("shuffle " + " ".join(order))
    assert bag_of(position) == order
    assert position.to_move() == 1


def test_a_short_bag_is_drawn_before_the_hand_returns() -> None:
    position = drawn(ROW, HAND, bag=["0001", "0002"], discard_returns=True)
    position.play("exchange")
    assert hand_of(position, 0) == ["0001", "0002"]
    assert bag_of(position) == HAND


def test_even_one_tile_is_shuffled() -> None:
    position = drawn(ROW, ["1010"], bag=["0001"], discard_returns=True)
    position.play("exchange")
    assert position.to_move() == CHANCE
    assert GAME.chance_count(position.s) == 1
    assert list(GAME.chance_outcomes(position.s)) == ["shuffle 1010"]
    position.play("shuffle 1010")
    assert bag_of(position) == ["1010"]


def test_the_seed_s_shuffle_starts_from_the_order_of_the_rule() -> None:
    bag = ["0001", "0002", "0010", "0020", "0100", "0200", "1100"]
    position = drawn(ROW, HAND, bag=bag, discard_returns=True)
    position.play("exchange")
    expected = by_the_page.shuffled(by_the_page.words("17"), ["0200", "1100", *HAND])
    words = WordStream("17")
    assert GAME.chance_draw(position.s, words) == "shuffle " + " ".join(expected)
    assert words.taken == len(expected) - 1


def test_twins_in_the_bag_are_not_told_apart() -> None:
    position = drawn(ROW, STUCK[:2], bag=["0001"] * 6, discard_returns=True)
    position.play("exchange")
    outcomes = sorted(GAME.chance_outcomes(position.s))
    assert outcomes == [
        "shuffle 0001 1010 1010",
        "shuffle 1010 0001 1010",
        "shuffle 1010 1010 0001",
    ]
    assert GAME.chance_count(position.s) == 3


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("shuffle", UnreadableMove),
        ("shuffle ", UnreadableMove),
        ("shuffle 1010 2020 1020 2010  1000", UnreadableMove),
        ("shuffle 1010 2020 1020 2010 1000 ", UnreadableMove),
        ("shuffle\t1010 2020 1020 2010 1000", UnreadableMove),
        ("Shuffle 1010 2020 1020 2010 1000", UnreadableMove),
        ("shuffle ? ? ? ? ?", UnreadableMove),
        ("1010 2020 1020 2010 1000", UnreadableMove),
        ("shuffle 1010 2020 1020 2010", IllegalMove),
        ("shuffle 1010 2020 1020 2010 1000 1000", IllegalMove),
        ("shuffle 1010 2020 1020 2010 2010", IllegalMove),
        ("1010@h7", PavageError),
        ("pass", PavageError),
        ("end", PavageError),
    ],
)
def test_only_an_order_of_the_bag_is_a_shuffle(text: str, error: type[PavageError]) -> None:
    position = drawn(ROW, HAND, bag=["0001"] * 5, discard_returns=True)
    position.play("exchange")
    before = position.state.tobytes()
    with pytest.raises(error):
        position.play(text)
    assert position.state.tobytes() == before


def test_a_shuffle_out_of_turn_is_no_move() -> None:
    position = drawn(ROW, HAND, bag=["0001"], discard_returns=True)
    with pytest.raises(PavageError):
        position.play("shuffle 0001")


def test_a_hand_that_returned_can_be_drawn_again() -> None:
    position = drawn(ROW, STUCK, ["0101"] * 5, bag=["2000"] * 5, discard_returns=True)
    position.play("exchange")
    position.play("shuffle " + " ".join(STUCK))
    position.play("0101@h7")
    position.play("end")
    assert hand_of(position, 1) == ["0101"] * 4 + ["1010"]


def test_placements_do_not_depend_on_hidden_tiles() -> None:
    mine = ["0101", "0011"]
    position = drawn(ROW, mine, ["2222"] * 5, bag=["1010"])
    other = drawn(ROW, mine, ["1212"] * 5, bag=["0202"])
    assert placements(position) == placements(other)
