"""The worked examples of the rules, and each rule with an example of its own."""

from typing import Any

import pytest

from pavage.core.game import CHANCE, OVER
from pavage.core.position import Position
from pavage.games.bricks import GAME
from tests.games.bricks.drawn import bricks_of, drawn, held_of, tokens_of
from tests.games.bricks.reference import Brick

CORNER = "0:2x2@a15"  # seat 0's first brick on a grid of 16, and room all around


def table(bricks: str = "", roll: str = "", **more: Any) -> Position:
    """A small table, and the roll of the seat whose turn it is, which a person has answered."""
    position, _ = drawn(bricks, roll, **{"grid": 16, **more})
    return position


def moves(position: Position, word: str = "") -> list[str]:
    """The legal decisions that begin so; without a word, the ways to lay the brick."""
    return [m for m in position.legal_moves() if (m.startswith(word) if word else m[0].isdigit())]


def after(position: Position, *plies: str) -> Position:
    for ply in plies:
        position.play(ply)
    return position


# -- the examples of the rules page -----------------------------------------------------------


def test_the_first_brick() -> None:
    """Dice 3 and 4, ``answer 12``, ``3x4@a17``: it covers a20; 12 + 2 = 14 points."""
    position = table(roll="3x4", answered=False, grid=20)
    assert position.play("answer 12") == 2
    assert position.play("3x4@a17") == 12
    assert position.scores() == [14, 0]


def test_a_steal_moves_its_points() -> None:
    """Dice 3 and 5 against a pink brick of 5 x 3: +15/-15."""
    position = table(f"{CORNER} 1:5x3@f2", "3x5")
    one, other = position.scores()
    assert position.play("steal f2") == 15
    assert position.scores() == [one + 15, other - 15]


def test_same_area_is_not_the_same_brick() -> None:
    """Dice 2 and 6 against a 3 x 4 brick: no steal (shape, not area)."""
    assert moves(table(f"{CORNER} 1:3x4@f2", "2x6"), "steal") == []
    assert moves(table(f"{CORNER} 1:3x4@f2", "4x3"), "steal") == ["steal f2"]


def test_a_token_is_spent_even_if_the_answer_is_wrong_then() -> None:
    """``reduce 1=2`` then a wrong answer: the counter of blocked turns is unchanged."""
    position = table(CORNER, "5x4", held=[[0, 1], [0, 0]], blocked=(1, 0))
    after(position, "reduce 1=2", "answer 9")
    assert held_of(position)[0] == {"reroll": 0, "reduce": 0}
    assert position.s.seat == 1
    assert position.to_move() == CHANCE
    assert position.s.blocked.tolist() == [1, 0]


# -- a turn -----------------------------------------------------------------------------------


def test_who_holds_the_swap_chooses_before_rolling() -> None:
    position = table("0:2x2@a15 1:3x4@n1 1:2x3@c3", swaps=[True, False], right=(5, 1))
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
    assert table(CORNER).to_move() == CHANCE
    assert table(swap=True).legal_moves() == ["keep", "swap"]


def test_swapped_counters_and_tokens_stay() -> None:
    position = table(CORNER, swaps=[True, False], blocked=(1, 2), held=[[3, 0], [0, 4]])
    position.play("swap")
    assert position.s.blocked.tolist() == [1, 2]
    assert held_of(position) == [{"reroll": 3, "reduce": 0}, {"reroll": 0, "reduce": 4}]


def test_without_a_brick_after_a_swap_one_starts_again() -> None:
    """Seat 1 had none: now seat 0 has none, and a15 is taken by what was its own."""
    position = table("0:2x2@a15 1:2x2@e5", swaps=[True, False])
    after(position, "swap", "roll 2x3", "answer 6")
    assert "2x3@a12" in moves(position), "beside its new brick"
    position = table(CORNER, swaps=[True, False])
    after(position, "swap", "roll 2x3", "answer 6", "2x3@c14", "roll 2x2", "answer 4")
    assert "2x2@h8" in moves(position), "the start cell is taken: anywhere free"


def test_the_joker_wins_the_swap_for_later() -> None:
    position = table(CORNER, joker=16)
    outcomes = list(GAME.chance_outcomes(position.s))
    assert "joker" in outcomes
    position.play("joker")
    assert position.to_move() == CHANCE
    assert position.s.swap.tolist() == [1, 0]
    assert "joker" not in GAME.chance_outcomes(position.s), "then for numbers only"
    after(position, "roll 2x3", "answer 6", "2x3@c14", "roll 3x3", "answer 9", "3x3@n1")
    assert position.legal_moves() == ["keep", "swap"], "from the next turn on"


def test_a_second_joker_has_no_effect() -> None:
    position = after(table(CORNER, joker=16, swaps=[True, False]), "keep", "joker")
    assert position.s.swap.tolist() == [1, 0]
    assert position.to_move() == CHANCE


def test_a_die_that_is_rolled_again_is_no_joker() -> None:
    position = after(table(CORNER, "3x4", joker=2, held=[[1, 0], [0, 0]]), "reroll 2")
    assert list(GAME.chance_outcomes(position.s)) == [f"die 2={n}" for n in range(2, 10)]


def test_each_die_has_its_own_list() -> None:
    position = table(tables=[[2, 5], [10]], held=[[1, 1], [0, 0]])
    assert list(GAME.chance_outcomes(position.s)) == ["roll 2x10", "roll 5x10"]
    after(position, "roll 2x10", "answer 20", "reroll 1")
    assert list(GAME.chance_outcomes(position.s)) == ["die 1=2", "die 1=5"], "it may repeat"
    after(position, "die 1=5", "answer 50")
    reduced = [f"reduce 1={n}" for n in (2, 3, 4)] + [f"reduce 2={n}" for n in range(2, 10)]
    assert moves(position, "reduce") == sorted(reduced), "any smaller value, in the list or not"


def test_every_number_may_be_answered() -> None:
    position = table(CORNER, "9x9", answered=False)
    assert position.legal_moves() == sorted(f"answer {n}" for n in range(1000))


def test_a_wrong_answer_ends_the_turn_and_nothing_else() -> None:
    position = table(CORNER, "3x4", answered=False, blocked=(1, 0))
    assert position.play("answer 13") == 0
    assert position.scores() == [4, 0]
    assert position.s.seat == 1
    assert position.s.blocked.tolist() == [1, 0]


def test_the_computer_is_not_asked_and_scores_nothing_for_it() -> None:
    position = table(CORNER, "3x4", bots=[0], held=[[1, 1], [0, 0]])
    assert moves(position, "answer") == []
    after(position, "reroll 1", "die 1=2")
    assert moves(position, "answer") == [], "not after a token either"
    after(position, "reduce 2=3", "2x3@c14")
    assert position.scores() == [10, 0]


def test_a_later_brick_touches_an_own_one_along_a_side() -> None:
    found = moves(table(f"{CORNER} 1:2x2@e15", "2x3"))
    assert {"2x3@c13", "3x2@a13", "2x3@b12"} <= set(found)
    assert "2x3@c12" not in found, "a corner is no side"
    assert "2x3@g13" not in found, "nor is the opponent's brick"
    assert "3x2@c15" not in found, "and it lies over nothing"
    assert "2x3@a15" not in found


def test_the_first_brick_covers_the_start_cell() -> None:
    assert moves(table(roll="2x3")) == ["2x3@a14", "3x2@a15"]
    second = table(CORNER, "2x3", seat=1)
    assert moves(second) == ["2x3@o1", "3x2@n1"]


def test_a_square_brick_is_not_turned() -> None:
    assert moves(table(roll="3x3")) == ["3x3@a14"]


def test_a_cover_takes_whole_bricks_of_which_one_is_the_opponent_s() -> None:
    """A block of 4 x 3: the own 2 x 3 is counted already, the other 2 x 3 moves its 6 studs."""
    position = table("0:2x2@a15 0:2x3@e5 1:2x3@g5", "4x3")
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
    assert moves(table(f"{CORNER} {bricks}", "3x4"), "cover 4x3@e5") == [], why


def test_covers_go_both_ways_round_and_need_not_touch() -> None:
    assert moves(table(f"{CORNER} 1:2x2@h3 1:2x4@h5", "6x2"), "cover") == ["cover 2x6@h3"]


def test_steal_and_cover_can_be_off() -> None:
    bricks = f"{CORNER} 1:3x4@f2 1:2x2@k2 1:2x2@m2"
    assert moves(table(bricks, "3x4", steal=False), "steal") == []
    assert moves(table(bricks, "4x2", cover=False), "cover") == []
    assert moves(table(bricks, "4x2"), "cover") == ["cover 4x2@k2"]


def test_each_right_answer_after_a_token_counts() -> None:
    position = table(CORNER, "5x4", held=[[1, 1], [0, 0]])
    after(position, "reroll 2", "die 2=6")
    assert position.play("answer 30") == 2
    position.play("reduce 1=2")
    assert position.play("answer 12") == 2
    assert position.scores() == [4 + 2 + 2 + 2, 0]
    assert {m.split("@")[0] for m in moves(position)} == {"2x6", "6x2"}


def test_laying_over_a_token_wins_it() -> None:
    tokens = [("reroll", "c15"), ("reduce", "d16"), ("reduce", "p1")]
    position = table(CORNER, "2x2", tokens=tokens)
    position.play("2x2@c15")
    assert held_of(position)[0] == {"reroll": 1, "reduce": 1}
    assert list(tokens_of(position).values()) == ["reduce"]


def test_a_blocked_player_passes_and_may_do_otherwise() -> None:
    walled = "0:2x2@a15 1:4x2@a13 1:2x2@c15"
    position = table(walled, "2x2", held=[[1, 0], [0, 0]])
    assert position.legal_moves() == ["pass", "reroll 1", "reroll 2", "steal c15"]
    passed = after(position.copy(), "pass")
    assert passed.s.blocked.tolist() == [1, 0]
    stolen = after(table(walled, "2x2", blocked=(2, 0)), "steal c15")
    assert stolen.s.blocked.tolist() == [0, 0]
    covered = after(table("0:2x2@a15 1:2x2@a13 1:2x4@c13", "4x4", blocked=(2, 1)), "cover 4x4@a13")
    assert covered.s.blocked.tolist() == [0, 1]


def test_who_is_blocked_twice_still_plays_and_laying_resets() -> None:
    position = table("0:2x2@a15 1:4x2@a13 1:2x2@c15", "3x3", blocked=(2, 0))
    assert position.legal_moves() == ["pass"]
    position.play("pass")
    assert position.s.blocked.tolist() == [2, 0], "2 is the most"
    position = after(table(CORNER, "2x2", blocked=(2, 1)), "2x2@c15")
    assert position.s.blocked.tolist() == [0, 1]


def test_whose_brick_fits_somewhere_does_not_pass() -> None:
    assert "pass" not in table(CORNER, "9x9").legal_moves()


# -- the end ----------------------------------------------------------------------------------


def ended(position: Position) -> tuple[str, list[int]]:
    outcome = position.outcome()
    assert outcome is not None
    assert position.to_move() == OVER
    assert position.legal_moves() == []
    assert outcome.scores == position.scores()
    return outcome.reason, outcome.winners


def test_both_blocked() -> None:
    walled = "0:2x2@a15 1:4x2@a13 1:2x2@c15"
    position = after(table(walled, "3x3", blocked=(1, 2), right=(1, 0)), "pass")
    assert ended(position) == ("both blocked", [1])
    assert after(table(walled, "3x3", blocked=(0, 2)), "pass").outcome() is None


def whole(but: str = "") -> str:
    """The grid of 16 full of bricks of 4 x 4, two of seat 0; ``but`` is left out."""
    names = [f"{column}{row}" for column in "aeim" for row in (1, 5, 9, 13)]
    own = ["a13", "a9"]
    return " ".join(f"{0 if name in own else 1}:4x4@{name}" for name in names if name != but)


def test_the_grid_is_full() -> None:
    position = after(table(whole(but="a5"), "4x4"), "4x4@a5")
    assert ended(position) == ("grid full", [1])


def test_after_150_turns_it_is_over() -> None:
    position = table(CORNER)
    turns = 0
    while position.to_move() != OVER:
        after(position, "roll 3x4", "answer 0")
        turns += 1
    assert turns == 150
    assert ended(position) == ("turn limit", [0])


def test_ties_share() -> None:
    position = table("0:2x2@a15 1:2x2@o1", "9x9", answered=False)
    for _ in range(150):
        position.play("answer 0")
        if position.to_move() == CHANCE:
            position.play("roll 2x2")
    assert ended(position) == ("turn limit", [0, 1])


# -- challenges (rule 15) ---------------------------------------------------------------------

DUEL = f"{CORNER} 1:2x3@o1"


def challenge(kind: str, number: int) -> dict[str, Any]:
    return {"challenge": {"kind": kind, "number": number}}


@pytest.mark.parametrize(
    ("kind", "enough", "bricks", "roll", "ply"),
    [
        ("bricks laid", 1, DUEL, "2x3", "2x3@c14"),
        ("studs", 10, DUEL, "2x3", "2x3@c14"),
        ("big brick", 42, DUEL, "6x7", "6x7@a8"),
        ("answers in a row", 1, DUEL, "2x3", "2x3@c14"),
        ("opposite edge", 1, "0:2x2@a3", "2x2", "2x2@a1"),
        ("opposite edge", 1, "0:2x2@k9", "4x2", "4x2@m9"),
        ("tokens won", 1, DUEL, "2x3", "2x3@c14"),
        ("score", 12, DUEL, "2x3", "2x3@c14"),
        ("steals", 1, DUEL, "2x3", "steal o1"),
        ("lead", 10, DUEL, "2x3", "steal o1"),
        ("covers", 1, "0:2x2@a15 1:2x3@a12", "2x5", "cover 2x5@a12"),
        ("steals or covers", 1, "0:2x2@a15 1:2x3@a12", "2x5", "cover 2x5@a12"),
        ("swap and lead", 2, "0:2x2@a15 1:2x3@o1", "", "swap"),
    ],
)
def test_a_goal_is_reached_at_the_end_of_a_turn(
    kind: str, enough: int, bricks: str, roll: str, ply: str
) -> None:
    tokens = [("reroll", "c15"), ("reroll", "p16")] if kind == "tokens won" else []
    for number in (enough, enough + 1):
        position = table(
            bricks, roll, tokens=tokens, swaps=[not roll, False], **challenge(kind, number)
        )
        assert position.outcome() is None
        position.play(ply)
        if number == enough or kind == "opposite edge":
            assert ended(position) == ("goal reached", [0])
        else:
            assert position.outcome() is None


def test_a_goal_is_not_looked_at_after_the_other_s_turn() -> None:
    position = table(CORNER, "2x3", seat=1, **challenge("studs", 4))
    assert after(position, "2x3@o1").outcome() is None
    assert ended(after(position, "roll 2x2", "answer 0")) == ("goal reached", [0])


def test_a_goal_that_is_not_reached_is_failed_whoever_leads() -> None:
    walled = "0:2x2@a15 1:4x2@a13 1:2x2@c15"
    position = table(walled, "3x3", blocked=(1, 2), right=(50, 0), **challenge("studs", 200))
    assert ended(after(position, "pass")) == ("both blocked", [])


def test_a_goal_comes_before_other_ends() -> None:
    walled = "0:2x2@a15 1:4x2@a13 1:2x2@c15"
    position = table(walled, "3x3", blocked=(1, 2), **challenge("studs", 4))
    assert ended(after(position, "pass")) == ("goal reached", [0])


def test_right_answers_in_a_row_go_on_over_turns_and_tokens() -> None:
    position = table(CORNER, held=[[0, 1], [0, 0]], bots=[1], **challenge("answers in a row", 3))
    after(position, "roll 4x3", "answer 12", "reduce 1=2", "answer 6", "2x3@c14")
    after(position, "roll 2x2", "2x2@o1", "roll 2x3", "answer 5", "roll 2x2", "2x2@m1")
    for brick in ("2x2@e14", "2x2@g14"):
        after(position, "roll 2x2", "answer 4", brick, "roll 3x2")
        after(position, moves(position)[0])
    assert position.outcome() is None, "a wrong one began the row anew"
    assert ended(after(position, "roll 2x2", "answer 4", "2x2@i14")) == ("goal reached", [0])


def test_a_lead_without_the_swap_is_not_enough_for_swap_and_lead() -> None:
    position = table("0:9x9@a8 1:2x3@o1", "2x3", **challenge("swap and lead", 2))
    assert after(position, "2x3@j14").outcome() is None


# -- practising (rule 17) ---------------------------------------------------------------------


def weights(position: Position) -> dict[str, int]:
    outcomes = list(GAME.chance_outcomes(position.s))
    return dict(zip(outcomes, GAME.chance_weights(position.s), strict=True))


def test_practising_makes_unknown_facts_come_more_often() -> None:
    position = table(CORNER, practise=True, bots=[1])
    assert len(set(weights(position).values())) == 1, "at first nothing is known of anything"
    after(position, "roll 3x4", "answer 12", "3x4@c13", "roll 2x2", "2x2@o1")
    after(position, "roll 6x7", "answer 41", "roll 2x2", "2x2@m1")
    found = weights(position)
    assert min(found.values()) >= 1, "each pair stays possible"
    assert found["roll 6x7"] == found["roll 7x6"] > found["roll 2x5"] > found["roll 3x4"]
    assert found["roll 3x4"] == found["roll 4x3"]


def test_the_computer_s_dice_and_all_dice_without_it_are_fair() -> None:
    position = table(CORNER, practise=True, bots=[1])
    after(position, "roll 6x7", "answer 41")
    assert set(weights(position).values()) == {1}
    position = after(table(CORNER), "roll 6x7", "answer 41", "roll 6x7", "answer 0")
    assert set(weights(position).values()) == {1}


def test_a_joker_is_as_rare_under_practise() -> None:
    for practise in (False, True):
        found = weights(table(CORNER, joker=64, practise=practise))
        assert found["joker"] * 64 == sum(found.values())
    assert list(GAME.chance_outcomes(table(CORNER, joker=1).s)) == ["joker"]


# -- how many moves there can be --------------------------------------------------------------


def test_there_is_room_for_the_most_moves() -> None:
    """The smallest brick anywhere on the largest grid, with all ways to use a token."""
    position = table("1:2x2@a23", "2x3", grid=24, held=[[1, 1], [0, 0]])
    found = position.legal_moves()
    assert len([m for m in found if m[0].isdigit()]) > 900
    assert len(found) <= GAME.max_moves
