"""Challenges (rule 15), and dice that favour what is not known yet (rule 17)."""

from typing import Any

import pytest

from pavage.core.position import Position
from pavage.games.bricks import GAME
from tests.games.bricks.drawn import CORNER, WALLED, after, ended, small

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
        position = small(
            bricks, roll, tokens=tokens, swaps=[not roll, False], **challenge(kind, number)
        )
        assert position.outcome() is None
        position.play(ply)
        if number == enough or kind == "opposite edge":
            assert ended(position) == ("goal reached", [0])
        else:
            assert position.outcome() is None


def test_a_goal_is_not_looked_at_after_the_other_s_turn() -> None:
    position = small(CORNER, "2x3", seat=1, **challenge("studs", 4))
    assert after(position, "2x3@o1").outcome() is None
    assert ended(after(position, "roll 2x2", "answer 0")) == ("goal reached", [0])


def test_a_goal_that_is_not_reached_is_failed_whoever_leads() -> None:
    position = small(WALLED, "3x3", blocked=(1, 2), right=(50, 0), **challenge("studs", 200))
    assert ended(after(position, "pass")) == ("both blocked", [])


def test_a_goal_comes_before_other_ends() -> None:
    position = small(WALLED, "3x3", blocked=(1, 2), **challenge("studs", 4))
    assert ended(after(position, "pass")) == ("goal reached", [0])


def test_right_answers_in_a_row_go_on_over_turns_and_tokens() -> None:
    position = small(CORNER, held=[[0, 1], [0, 0]], bots=[1], **challenge("answers in a row", 3))
    after(position, "roll 4x3", "answer 12", "reduce 1=2", "answer 6", "2x3@c14")
    after(position, "roll 2x2", "2x2@o1", "roll 2x3", "answer 5", "roll 2x2", "2x2@m1")
    for brick in ("2x2@e14", "2x2@g14"):
        after(position, "roll 2x2", "answer 4", brick, "roll 3x2")
        [laid, *_] = [move for move in position.legal_moves() if move[0].isdigit()]
        after(position, laid)
    assert position.outcome() is None, "a wrong one began the row anew"
    assert ended(after(position, "roll 2x2", "answer 4", "2x2@i14")) == ("goal reached", [0])


def test_a_lead_without_the_swap_is_not_enough_for_swap_and_lead() -> None:
    position = small("0:9x9@a8 1:2x3@o1", "2x3", **challenge("swap and lead", 2))
    assert after(position, "2x3@j14").outcome() is None


# -- practising (rule 17) ---------------------------------------------------------------------


def weights(position: Position) -> dict[str, int]:
    outcomes = list(GAME.chance_outcomes(position.s))
    return dict(zip(outcomes, GAME.chance_weights(position.s), strict=True))


def test_practising_makes_unknown_facts_come_more_often() -> None:
    position = small(CORNER, practise=True, bots=[1])
    assert len(set(weights(position).values())) == 1, "at first nothing is known of anything"
    after(position, "roll 3x4", "answer 12", "3x4@c13", "roll 2x2", "2x2@o1")
    after(position, "roll 6x7", "answer 41", "roll 2x2", "2x2@m1")
    found = weights(position)
    assert min(found.values()) >= 1, "each pair stays possible"
    assert found["roll 6x7"] == found["roll 7x6"] > found["roll 2x5"] > found["roll 3x4"]
    assert found["roll 3x4"] == found["roll 4x3"]


def test_the_computer_s_dice_and_all_dice_without_it_are_fair() -> None:
    position = small(CORNER, practise=True, bots=[1])
    after(position, "roll 6x7", "answer 41")
    assert set(weights(position).values()) == {1}
    position = after(small(CORNER), "roll 6x7", "answer 41", "roll 6x7", "answer 0")
    assert set(weights(position).values()) == {1}


def test_a_joker_is_as_rare_under_practise() -> None:
    for practise in (False, True):
        found = weights(small(CORNER, joker=64, practise=practise))
        assert found["joker"] * 64 == sum(found.values())
    assert list(GAME.chance_outcomes(small(CORNER, joker=1).s)) == ["joker"]
