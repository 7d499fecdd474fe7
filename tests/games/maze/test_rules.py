"""The rules of Maze, clause by clause, in both dialects; numbers are those of the rules page."""

import pytest

from pavage.core.errors import DealError, IllegalMove, UnreadableMove
from pavage.core.game import OVER
from pavage.core.shuffle import WordStream
from pavage.games.maze import GAME
from tests.games.maze import reference
from tests.games.maze.drawn import RING, arranged, moves_to, position, small

DEAL_17 = """
    AS 2S 4S 7H 8S JC QC 9H .
    4H 7C TD JH 8H 8C AC 2H .
    JD .  8D 6H QD QS 6C 2C 5S
    QH 3H TH 2D .  .  9S AH 5D
    TC JS .  9C 4C 9D 5H 3S 4D
    7D 3D 6S TS 7S AD 6D 5C 3C
"""

WON = """
    AC 2C 3C 4C 5C 6C 7C 8C 9C
    TC JC QC .  AS 2S 3S 4S 5S
    6S 7S 8S 9S TS JS QS AD 2D
    3D 4D 5D 6D 7D 8D .  .  9D
    TD JD QD AH 2H 3H 4H 5H 6H
    7H 8H 9H TH JH QH .  .  .
"""


# -- 1: the deal ------------------------------------------------------------------------------


def test_a_numbered_deal() -> None:
    deal = GAME.deal(GAME.setup(1), WordStream("17"))
    assert deal == {"slots": [None if name == "." else name for name in DEAL_17.split()]}


@pytest.mark.parametrize("seed", ["1", "2", "100000", "le jour", ""])
def test_the_deal_is_the_reference_s(seed: str) -> None:
    deal = GAME.deal(GAME.setup(1), WordStream(seed))
    assert deal["slots"] == reference.dealt(seed)
    assert deal["slots"][8] is None
    assert deal["slots"][17] is None
    assert deal["slots"].count(None) == 6


def test_the_deal_is_the_same_in_both_dialects() -> None:
    assert GAME.deal(GAME.setup(1, RING), WordStream("5")) == GAME.deal(
        GAME.setup(1), WordStream("5")
    )


# -- 3: the neighbours of its suit ------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, RING])
def test_the_next_of_either_neighbour(options: dict[str, str]) -> None:
    """Deal 17: left of c2 lies the jack, right of it the eight of diamonds."""
    at = position(DEAL_17, **options)
    assert moves_to(at, "c2") == ["7D", "QD"]
    assert moves_to(at, "d5") == ["3D"]  # on the right there is a gap (rule 5)
    assert moves_to(at, "d6") == ["8S"]  # on the left there is one
    assert moves_to(at, "e3") == ["8C", "QS"]


@pytest.mark.parametrize("options", [{}, RING])
def test_a_row_s_end_is_no_end(options: dict[str, str]) -> None:
    """2: the right neighbour of a9 is b1, and of b9 it is c1."""
    at = position(DEAL_17, **options)
    assert moves_to(at, "a9") == ["3H", "TH"]  # left the nine, right the four of hearts
    assert moves_to(at, "b9") == ["3H", "TD"]  # left the two of hearts, right the jack of diamonds


@pytest.mark.parametrize("options", [{}, RING])
def test_one_card_allowed_by_both_neighbours_is_one_move(options: dict[str, str]) -> None:
    text = """
        AC 2C .  4C 5C 6C 7C 8C 9C
        TC JC QC AS 2S 3S 4S 5S 6S
        7S 8S 9S TS JS QS AD 2D 3D
        4D 5D 6D 7D 8D 9D TD JD QD
        AH 2H 3H 4H 5H 6H 7H 8H 9H
        TH JH QH .  3C .  .  .  .
    """
    assert moves_to(position(text, **options), "a3") == ["3C"]


# -- 4: aces and queens -----------------------------------------------------------------------

ACES, QUEENS = ["AC", "AD", "AH", "AS"], ["QC", "QD", "QH", "QS"]
ELSEWHERE = "c1 c3 c5 c7 c9"  # five more gaps


@pytest.mark.parametrize("options", [{}, RING])
def test_any_ace_goes_to_the_right_of_any_queen(options: dict[str, str]) -> None:
    at = arranged(f"b5 {ELSEWHERE}", "QH@b4", "5S@b6", **options)
    assert moves_to(at, "b5") == ["4S", *ACES]
    one = arranged(f"b5 {ELSEWHERE}", "QH@b4", "2S@b6", **options)
    assert moves_to(one, "b5") == ACES  # the ace of spades is allowed twice and listed once


def test_any_queen_goes_to_the_left_of_any_ace() -> None:
    at = arranged(f"b5 {ELSEWHERE}", "7C@b4", "AD@b6")
    assert moves_to(at, "b5") == ["8C", *QUEENS]
    one = arranged(f"b5 {ELSEWHERE}", "JC@b4", "AD@b6")
    assert moves_to(one, "b5") == QUEENS


def test_between_a_queen_and_an_ace_any_of_them_may_come() -> None:
    at = arranged(f"b5 {ELSEWHERE}", "QC@b4", "AD@b6")
    assert moves_to(at, "b5") == [*ACES, *QUEENS]


def test_on_a_ring_nothing_goes_to_the_left_of_an_ace() -> None:
    for left in ("7C", "JC", "QC"):
        at = arranged(f"b5 {ELSEWHERE}", f"{left}@b4", "AD@b6", **RING)
        assert moves_to(at, "b5") == []
        with pytest.raises(IllegalMove) as refused:
            at.play("8C@b5")
        assert refused.value.said.id == "maze-not-before-ace"


def test_slot_1_takes_any_ace_and_slot_54_any_queen() -> None:
    at = arranged("a1 f9 c1 c3 c5 c7", "8D@a2", "4H@f8")
    assert moves_to(at, "a1") == ["7D", *ACES]
    assert moves_to(at, "f9") == ["5H", *QUEENS]


def test_on_a_ring_slots_1_and_54_have_no_right_and_are_neighbours() -> None:
    first = arranged("a1 c1 c3 c5 c7 c9", "8D@a2", "4H@f9", **RING)
    assert moves_to(first, "a1") == ["5H", "7D"]
    last = arranged("f9 c1 c3 c5 c7 c9", "8D@a1", "4H@f8", **RING)
    assert moves_to(last, "f9") == ["5H", "7D"]
    queen = arranged("a1 c1 c3 c5 c7 c9", "8D@a2", "QH@f9", **RING)
    assert moves_to(queen, "a1") == ["7D", *ACES]
    ace = arranged("f9 c1 c3 c5 c7 c9", "AD@a1", "4H@f8", **RING)
    assert moves_to(ace, "f9") == []


def test_in_classic_slots_1_and_54_are_no_neighbours() -> None:
    first = arranged("a1 c1 c3 c5 c7 c9", "8D@a2", "4H@f9")
    assert moves_to(first, "a1") == ["7D", *ACES]
    last = arranged("f9 c1 c3 c5 c7 c9", "8D@a1", "4H@f8")
    assert moves_to(last, "f9") == ["5H", *QUEENS]


# -- 5: beside a gap --------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, RING])
def test_a_gap_beside_a_gap_allows_nothing_on_that_side(options: dict[str, str]) -> None:
    at = arranged("b3 b4 b5 c5 c7 c9", "7C@b2", "9D@b6", **options)
    assert [moves_to(at, place) for place in ("b3", "b4", "b5")] == [["8C"], [], ["8D"]]
    with pytest.raises(IllegalMove) as refused:
        at.play("8C@b4")
    assert refused.value.said.id == "maze-not-between-gaps"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("3D@c2", "maze-not-this"),
        ("7D@c1", "maze-not-free"),
        ("JD@c1", "maze-not-there-already"),
    ],
)
def test_a_refusal_says_why(move: str, why: str) -> None:
    at = position(DEAL_17)
    with pytest.raises(IllegalMove) as refused:
        at.play(move)
    assert refused.value.said.id == why


@pytest.mark.parametrize(
    "text", ["", "7D", "7D@", "7D@c0", "7D@g1", "KD@a9", "10D@a9", "7d@c2", "7D@c2 "]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(UnreadableMove):
        position(DEAL_17).play(text)


# -- 6: the score -----------------------------------------------------------------------------


def test_the_score_of_a_deal() -> None:
    """Deal 17: the first card is an ace, its two follows, and the queen of clubs its jack."""
    assert position(DEAL_17).scores() == [3]


def test_gaps_are_left_out() -> None:
    assert position(WON).scores() == [48]
    # the first card is no ace, the two of clubs does not follow it, nor the three
    assert position(WON.replace("AC 2C", "2C AC")).scores() == [45]


def test_an_ace_counts_after_a_queen_and_in_front_only() -> None:
    behind = arranged(f"b5 {ELSEWHERE}", "QH@b4", "2C@b6", "9C@b7", "JD@a1", "3C@f9", "AC@d1")
    before = behind.scores()[0]
    gained = behind.play("AC@b5")
    assert behind.scores()[0] == before + gained
    assert gained >= 2  # the ace after the queen, and its two


def test_the_change_can_be_negative() -> None:
    at = arranged(f"b5 {ELSEWHERE}", "4S@b4", "9C@b6", "5S@e5", "6S@e6", "2D@e4", "TH@e7")
    assert at.play("5S@b5") == 0  # gained one, lost the six that followed it
    at = arranged("b5 b6 c3 c5 c7 c9", "4S@b4", "9C@b7", "5S@e5", "4H@e4", "8C@f4", "7C@f3")
    assert at.play("8C@b6") == 0


# -- 7 and 8: the end -------------------------------------------------------------------------


def test_won_wherever_the_gaps_are() -> None:
    at = position(WON)
    assert at.to_move() == OVER
    assert at.legal_moves() == []
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([48], [0], "solved")


def test_a_ring_is_won_with_an_ace_in_slot_1_only() -> None:
    assert position(WON, **RING).to_move() == OVER
    moved = ". " + " ".join(WON.split()[:-1])
    assert position(moved).to_move() == OVER
    ring = position(moved, **RING)
    assert ring.scores() == [48]
    assert ring.to_move() == 0
    assert ring.legal_moves() != []


def test_the_last_move_wins() -> None:
    almost = WON.replace("TD JD QD AH", "TD JD .  AH").replace("QH .  .  .", "QH QD .  .")
    at = position(almost)
    assert at.to_move() == 0
    assert at.scores() == [46]
    assert at.play("QD@e3") == 2
    assert at.to_move() == OVER
    assert at.outcome() is not None


def test_a_ring_without_a_legal_move_is_over() -> None:
    """Only a small ring can be stuck: as many gaps as aces, each before one of them."""
    state = small("2C . AC 3C", 1, 3, ring=True)
    assert GAME.to_move(state[0]) == OVER
    outcome = GAME.outcome(state[0])
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([], "no more move")


# -- deals that are none ----------------------------------------------------------------------


def _changed(at: int, name: str | None) -> list[object]:
    slots: list[object] = [None if name == "." else name for name in DEAL_17.split()]
    slots[at] = name
    return slots


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ({}, "maze-deal-form"),
        ({"slots": []}, "maze-deal-form"),
        ({"slots": _changed(0, "AS"), "more": 1}, "maze-deal-form"),
        ({"slots": _changed(0, "KS")}, "maze-deal-card"),
        ({"slots": _changed(0, "as")}, "maze-deal-card"),
        ({"slots": _changed(0, "2S")}, "maze-deal-twice"),
        ({"slots": _changed(0, None)}, "maze-deal-missing"),
    ],
)
def test_what_is_no_deal(deal: object, why: str) -> None:
    with pytest.raises(DealError) as refused:
        GAME.start(GAME.setup(1), deal)
    assert refused.value.said.id == why
