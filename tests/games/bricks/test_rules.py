"""The worked examples of the rules, and each rule with an example of its own."""

import pytest

from pavage.core.game import CHANCE, OVER
from pavage.core.position import Position
from pavage.games.bricks import GAME
from tests.games.bricks.drawn import (
    CORNER,
    WALLED,
    after,
    bricks_of,
    ended,
    held_of,
    small,
    tokens_of,
)
from tests.games.bricks.reference import Brick


def moves(position: Position, word: str = "") -> list[str]:
    """The legal decisions that begin so; without a word, the ways to lay the brick."""
    return [m for m in position.legal_moves() if (m.startswith(word) if word else m[0].isdigit())]


# -- the examples of the rules page -----------------------------------------------------------


def test_the_first_brick() -> None:
    """Dice 3 and 4, ``answer 12``, ``3x4@a17``: it covers a20; 12 + 2 = 14 points."""
    position = small(roll="3x4", answered=False, grid=20)
    assert position.play("answer 12") == 2
    assert position.play("3x4@a17") == 12
    assert position.scores() == [14, 0]


def test_a_steal_moves_its_points() -> None:
    """Dice 3 and 5 against a pink brick of 5 x 3: +15/-15."""
    position = small(f"{CORNER} 1:5x3@f2", "3x5")
    one, other = position.scores()
    assert position.play("steal f2") == 15
    assert position.scores() == [one + 15, other - 15]


def test_same_area_is_not_the_same_brick() -> None:
    """Dice 2 and 6 against a 3 x 4 brick: no steal (shape, not area)."""
    assert moves(small(f"{CORNER} 1:3x4@f2", "2x6"), "steal") == []
    assert moves(small(f"{CORNER} 1:3x4@f2", "4x3"), "steal") == ["steal f2"]


def test_a_token_is_spent_even_if_the_answer_is_wrong_then() -> None:
    """``reduce 1=2`` then a wrong answer: the counter of blocked turns is unchanged."""
    position = small(CORNER, "5x4", held=[[0, 1], [0, 0]], blocked=(1, 0))
    after(position, "reduce 1=2", "answer 9")
    assert held_of(position)[0] == {"reroll": 0, "reduce": 0}
    assert position.s.seat == 1
    assert position.to_move() == CHANCE
    assert position.s.blocked.tolist() == [1, 0]


# -- a turn -----------------------------------------------------------------------------------


def test_who_holds_the_swap_chooses_before_rolling() -> None:
    position = small("0:2x2@a15 1:3x4@n1 1:2x3@c3", swaps=[True, False], right=(5, 1))
    assert position.legal_moves() == ["keep", "swap"]
    kept = after(position.copy(), "keep")
    assert kept.to_move() == CHANCE
    assert kept.s.swap.tolist() == [1, 0]
    assert position.play("swap") == 0
    assert position.scores() == [12 + 6 + 10, 4 + 2], "points from answers stay"
    assert bricks_of(position) == [
        Brick(0, 2, 2, 2, 3),
        Brick(0, 13, 0, 3, 4),
        Brick(1, 0, 14, 2, 2),
    ]
    assert position.s.seat == 1, "it is the other's turn"
    assert position.s.swap.tolist() == [0, 0], "and the swap is spent"


def test_who_has_no_swap_rolls_at_once() -> None:
    assert small(CORNER).to_move() == CHANCE
    assert small(swap=True).legal_moves() == ["keep", "swap"]


def test_swapped_counters_and_tokens_stay() -> None:
    position = small(CORNER, swaps=[True, False], blocked=(1, 2), held=[[3, 0], [0, 4]])
    position.play("swap")
    assert position.s.blocked.tolist() == [1, 2]
    assert held_of(position) == [{"reroll": 3, "reduce": 0}, {"reroll": 0, "reduce": 4}]


def test_without_a_brick_after_a_swap_one_starts_again() -> None:
    """Seat 1 had none: now seat 0 has none, and a15 is taken by what was its own."""
    position = small("0:2x2@a15 1:2x2@e5", swaps=[True, False])
    after(position, "swap", "roll 2x3", "answer 6")
    assert "2x3@a12" in moves(position), "beside its new brick"
    position = small(CORNER, swaps=[True, False])
    after(position, "swap", "roll 2x3", "answer 6", "2x3@c14", "roll 2x2", "answer 4")
    assert "2x2@h8" in moves(position), "the start cell is taken: anywhere free"


def test_the_joker_wins_the_swap_for_later() -> None:
    position = small(CORNER, joker=16)
    outcomes = list(GAME.chance_outcomes(position.s))
    assert "joker" in outcomes
    position.play("joker")
    assert position.to_move() == CHANCE
    assert position.s.swap.tolist() == [1, 0]
    assert "joker" not in GAME.chance_outcomes(position.s), "then for numbers only"
    after(position, "roll 2x3", "answer 6", "2x3@c14", "roll 3x3", "answer 9", "3x3@n1")
    assert position.legal_moves() == ["keep", "swap"], "from the next turn on"


def test_a_second_joker_has_no_effect() -> None:
    position = after(small(CORNER, joker=16, swaps=[True, False]), "keep", "joker")
    assert position.s.swap.tolist() == [1, 0]
    assert position.to_move() == CHANCE


def test_a_die_that_is_rolled_again_is_no_joker() -> None:
    position = after(small(CORNER, "3x4", joker=2, held=[[1, 0], [0, 0]]), "reroll 2")
    assert list(GAME.chance_outcomes(position.s)) == [f"die 2={n}" for n in range(2, 10)]


def test_each_die_has_its_own_list() -> None:
    position = small(tables=[[2, 5], [10]], held=[[1, 1], [0, 0]])
    assert list(GAME.chance_outcomes(position.s)) == ["roll 2x10", "roll 5x10"]
    after(position, "roll 2x10", "answer 20", "reroll 1")
    assert list(GAME.chance_outcomes(position.s)) == ["die 1=2", "die 1=5"], "it may repeat"
    after(position, "die 1=5", "answer 50")
    reduced = [f"reduce 1={n}" for n in (2, 3, 4)] + [f"reduce 2={n}" for n in range(2, 10)]
    assert moves(position, "reduce") == sorted(reduced), "any smaller value, in the list or not"


def test_every_number_may_be_answered() -> None:
    position = small(CORNER, "9x9", answered=False)
    assert position.legal_moves() == sorted(f"answer {n}" for n in range(1000))


def test_a_wrong_answer_ends_the_turn_and_nothing_else() -> None:
    position = small(CORNER, "3x4", answered=False, blocked=(1, 0))
    assert position.play("answer 13") == 0
    assert position.scores() == [4, 0]
    assert position.s.seat == 1
    assert position.s.blocked.tolist() == [1, 0]


def test_the_computer_is_not_asked_and_scores_nothing_for_it() -> None:
    position = small(CORNER, "3x4", bots=[0], held=[[1, 1], [0, 0]])
    assert moves(position, "answer") == []
    after(position, "reroll 1", "die 1=2")
    assert moves(position, "answer") == [], "not after a token either"
    after(position, "reduce 2=3", "2x3@c14")
    assert position.scores() == [10, 0]


def test_a_later_brick_touches_an_own_one_along_a_side() -> None:
    found = moves(small(f"{CORNER} 1:2x2@e15", "2x3"))
    assert {"2x3@c13", "3x2@a13", "2x3@b12"} <= set(found)
    assert "2x3@c12" not in found, "a corner is no side"
    assert "2x3@g13" not in found, "nor is the opponent's brick"
    assert "3x2@c15" not in found, "and it lies over nothing"
    assert "2x3@a15" not in found


def test_the_first_brick_covers_the_start_cell() -> None:
    assert moves(small(roll="2x3")) == ["2x3@a14", "3x2@a15"]
    second = small(CORNER, "2x3", seat=1)
    assert moves(second) == ["2x3@o1", "3x2@n1"]


def test_a_square_brick_is_not_turned() -> None:
    assert moves(small(roll="3x3")) == ["3x3@a14"]


def test_a_cover_takes_whole_bricks_of_which_one_is_the_opponent_s() -> None:
    """A block of 4 x 3: the own 2 x 3 is counted already, the other 2 x 3 moves its 6 studs."""
    position = small("0:2x2@a15 0:2x3@e5 1:2x3@g5", "4x3")
    assert moves(position, "cover") == ["cover 4x3@e5"]
    one, other = position.scores()
    assert position.play("cover 4x3@e5") == 6
    assert position.scores() == [one + 6, other - 6]
    assert Brick(0, 4, 4, 4, 3) in bricks_of(position), "it is one brick now"


@pytest.mark.parametrize(
    ("bricks", "why"),
    [
        ("0:2x3@e5 0:2x3@g5", "only own ones"),
        ("1:4x3@e5", "a single one: that is a steal"),
        ("1:2x3@e5", "a hole"),
        ("1:2x3@e5 1:3x3@g5", "one would be cut on the right"),
        ("1:2x4@e5 1:2x3@g5", "one would be cut below"),
        ("1:4x2@e4 1:4x2@e6", "both would be cut"),
    ],
)
def test_what_is_not_covered(bricks: str, why: str) -> None:
    assert moves(small(f"{CORNER} {bricks}", "3x4"), "cover 4x3@e5") == [], why


def test_covers_go_both_ways_round_and_need_not_touch() -> None:
    assert moves(small(f"{CORNER} 1:2x2@h3 1:2x4@h5", "6x2"), "cover") == ["cover 2x6@h3"]


def test_steal_and_cover_can_be_off() -> None:
    bricks = f"{CORNER} 1:3x4@f2 1:2x2@k2 1:2x2@m2"
    assert moves(small(bricks, "3x4", steal=False), "steal") == []
    assert moves(small(bricks, "4x2", cover=False), "cover") == []
    assert moves(small(bricks, "4x2"), "cover") == ["cover 4x2@k2"]


def test_each_right_answer_after_a_token_counts() -> None:
    position = small(CORNER, "5x4", held=[[1, 1], [0, 0]])
    after(position, "reroll 2", "die 2=6")
    assert position.play("answer 30") == 2
    position.play("reduce 1=2")
    assert position.play("answer 12") == 2
    assert position.scores() == [4 + 2 + 2 + 2, 0]
    assert {m.split("@")[0] for m in moves(position)} == {"2x6", "6x2"}


def test_laying_over_a_token_wins_it() -> None:
    tokens = [("reroll", "c15"), ("reduce", "d16"), ("reduce", "p1")]
    position = small(CORNER, "2x2", tokens=tokens)
    position.play("2x2@c15")
    assert held_of(position)[0] == {"reroll": 1, "reduce": 1}
    assert list(tokens_of(position).values()) == ["reduce"]


def test_a_blocked_player_passes_and_may_do_otherwise() -> None:
    position = small(WALLED, "2x2", held=[[1, 0], [0, 0]])
    assert position.legal_moves() == ["pass", "reroll 1", "reroll 2", "steal c15"]
    passed = after(position.copy(), "pass")
    assert passed.s.blocked.tolist() == [1, 0]
    stolen = after(small(WALLED, "2x2", blocked=(2, 0)), "steal c15")
    assert stolen.s.blocked.tolist() == [0, 0]
    covered = after(small("0:2x2@a15 1:2x2@a13 1:2x4@c13", "4x4", blocked=(2, 1)), "cover 4x4@a13")
    assert covered.s.blocked.tolist() == [0, 1]


def test_who_is_blocked_twice_still_plays_and_laying_resets() -> None:
    position = small(WALLED, "3x3", blocked=(2, 0))
    assert position.legal_moves() == ["pass"]
    position.play("pass")
    assert position.s.blocked.tolist() == [2, 0], "2 is the most"
    position = after(small(CORNER, "2x2", blocked=(2, 1)), "2x2@c15")
    assert position.s.blocked.tolist() == [0, 1]


def test_whose_brick_fits_somewhere_does_not_pass() -> None:
    assert "pass" not in small(CORNER, "9x9").legal_moves()


# -- the end ----------------------------------------------------------------------------------


def test_both_blocked() -> None:
    position = after(small(WALLED, "3x3", blocked=(1, 2), right=(1, 0)), "pass")
    assert ended(position) == ("both blocked", [1])
    assert after(small(WALLED, "3x3", blocked=(0, 2)), "pass").outcome() is None


def whole(but: str = "") -> str:
    """The grid of 16 full of bricks of 4 x 4, two of seat 0; ``but`` is left out."""
    names = [f"{column}{row}" for column in "aeim" for row in (1, 5, 9, 13)]
    own = ["a13", "a9"]
    return " ".join(f"{0 if name in own else 1}:4x4@{name}" for name in names if name != but)


def test_the_grid_is_full() -> None:
    position = after(small(whole(but="a5"), "4x4"), "4x4@a5")
    assert ended(position) == ("grid full", [1])


def test_after_150_turns_it_is_over() -> None:
    position = small(CORNER)
    turns = 0
    while position.to_move() != OVER:
        after(position, "roll 3x4", "answer 0")
        turns += 1
    assert turns == 150
    assert ended(position) == ("turn limit", [0])


def test_ties_share() -> None:
    position = small("0:2x2@a15 1:2x2@o1", "9x9", answered=False)
    for _ in range(150):
        position.play("answer 0")
        if position.to_move() == CHANCE:
            position.play("roll 2x2")
    assert ended(position) == ("turn limit", [0, 1])


# -- how many moves there can be --------------------------------------------------------------


def test_there_is_room_for_the_most_moves() -> None:
    """The smallest brick anywhere on the largest grid, with all ways to use a token."""
    position = small("1:2x2@a23", "2x3", grid=24, held=[[1, 1], [0, 0]])
    found = position.legal_moves()
    assert len([m for m in found if m[0].isdigit()]) > 900
    assert len(found) <= GAME.max_moves
