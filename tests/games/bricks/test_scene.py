"""What Bricks shows and offers, on drawn tables."""

from typing import Any

import pytest

from pavage.core.position import Position
from pavage.core.scene import Hand
from pavage.games.bricks import GAME
from tests.games.bricks.drawn import CORNER, WALLED, after, small
from tests.games.bricks.seen import counters, english, hand, kind, on, scene, tell


def uses(position: Position, token: str, seat: int = 0) -> dict[str, str]:
    """The ways to use a token, and the sign of each."""
    [found] = [one for one in hand(position, seat).tokens if one.id == token]
    return {use.move: use.sign for use in found.uses}


# -- the table --------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", [16, 24])
def test_the_zones(grid: int) -> None:
    board, dice, *racks = GAME.setting(GAME.setup(2, {"grid": grid})).zones
    assert (board.kind, board.cols, board.rows, len(board.cells)) == (
        "squares",
        grid,
        grid,
        grid**2,
    )
    assert board.cells[0].name == "a1"
    assert board.col_names[:2] == ["a", "b"]
    assert board.row_names[-1] == str(grid)
    marked = {cell.face: cell.name for cell in board.cells if cell.face}
    assert marked == {"start0": f"a{grid}", "start1": f"{'px'[grid == 24]}1"}
    assert (dice.kind, dice.cols) == ("dice", 2)
    assert [(rack.kind, rack.seat) for rack in racks] == [("rack", 0), ("rack", 1)]


def test_bricks_are_drawn_whole_in_their_owner_s_colour() -> None:
    position = small(f"{CORNER} 1:3x4@n1")
    found = {(p.face, p.x, p.y, p.wide, p.high) for p in on(position, "grid")}
    assert found == {("brick0", 0, 14, 2, 2), ("brick1", 13, 0, 3, 4)}


def test_a_brick_that_changes_sides_is_the_same_brick() -> None:
    position = small(f"{CORNER} 1:3x4@n1", "3x4")
    before = {p.id: p.face for p in on(position, "grid")}
    after(position, "steal n1")
    now = {p.id: p.face for p in on(position, "grid")}
    assert before.keys() == now.keys()
    assert sorted(now.values()) == ["brick0", "brick0"]
    assert [p.x for p in on(position, "grid") if "last" in p.marks] == [13]


def test_a_cover_is_another_brick_in_the_place_of_those_under_it() -> None:
    position = small(f"{CORNER} 1:2x2@c15", "4x2")
    gone = {p.id for p in on(position, "grid")}
    after(position, "cover 4x2@a15")
    [brick] = on(position, "grid")
    assert brick.id not in gone
    assert (brick.face, brick.wide, brick.high, brick.marks) == ("brick0", 4, 2, ["last"])


def test_tokens_lie_on_the_grid_until_they_are_won() -> None:
    position = small(CORNER, "2x2", tokens=[("reroll", "c15"), ("reduce", "n2")])
    faces = {(p.face, p.x, p.y) for p in on(position, "grid")}
    assert {("reroll", 2, 14), ("reduce", 13, 1)} <= faces
    assert english(tell(position, "2x2@c15").cheer) == "Ann wins a token!"
    after(position, "2x2@c15")
    assert [p.face for p in on(position, "grid") if p.face in ("reroll", "reduce")] == ["reduce"]
    assert counters(position) == {"reroll0": 1}


def test_the_dice_show_what_was_rolled() -> None:
    position = small(joker=4, tables=[[3], [12]], held=[[1, 1], [0, 0]])
    assert [p.face for p in on(position, "dice")] == ["dieblank", "dieblank"]
    assert [p.face for p in on(after(position, "joker"), "dice")] == ["joker", "joker"]
    first = on(after(position, "roll 3x12"), "dice")
    assert [(p.face, p.x) for p in first] == [("die3", 0), ("die12", 1)]
    second = on(after(position, "answer 36", "reroll 2", "die 2=12"), "dice")
    assert first[0].id == second[0].id
    assert first[1].id != second[1].id, "it was thrown again, though it shows the same"
    third = on(after(position, "answer 36", "reduce 2=5"), "dice")
    assert [p.face for p in third] == ["die3", "die5"]
    assert third[1].id == second[1].id, "it was turned, and not thrown"


def test_everybody_sees_tokens_swap_and_blocked_turns() -> None:
    position = small(CORNER, held=[[2, 0], [0, 3]], swaps=[False, True], blocked=(1, 2))
    assert counters(position) == {
        "reroll0": 2,
        "blocked0": 1,
        "reduce1": 3,
        "swap1": 1,
        "blocked1": 2,
    }
    assert {c.id: c.most for c in scene(position).counters if c.most} == {
        "blocked0": 2,
        "blocked1": 2,
    }
    assert {c.seat for c in scene(position).counters} == {0, 1}
    assert counters(small()) == {}, "nothing is counted that there is not"


def test_the_goal_says_how_far_it_is_and_counts_one_s_own_turns() -> None:
    assert scene(small()).goal is None
    challenge = {"kind": "studs", "number": 30}
    position = small(CORNER, "2x3", challenge=challenge, bots=[1])

    def shown() -> tuple[str, int, int, int]:
        goal = scene(position).goal
        assert goal is not None
        return english(goal.label), goal.value, goal.most, goal.turns

    assert shown() == ("Have 30 studs on the grid.", 4, 30, 0)
    after(position, "2x3@c14")
    assert shown()[1:] == (10, 30, 1)
    after(position, "roll 2x2", "2x2@o1")
    assert shown()[1:] == (10, 30, 1), "the other's turn is not counted"
    after(position, "roll 2x2", "answer 5")
    assert shown()[1:] == (10, 30, 2), "a wrong answer is a turn too"


@pytest.mark.parametrize(
    ("goal", "bricks", "value"),
    [
        ({"kind": "lead", "number": 9}, f"{CORNER} 1:3x4@n1", 0),
        ({"kind": "studs", "number": 2}, CORNER, 2),
        ({"kind": "big brick", "number": 50}, "0:2x2@a15 0:3x4@c3 1:9x9@h1", 12),
        ({"kind": "opposite edge", "number": 1}, CORNER, 0),
        ({"kind": "opposite edge", "number": 3}, "0:2x2@a1", 1),
        ({"kind": "swap and lead", "number": 9}, "0:9x9@a8", 0),
    ],
)
def test_a_goal_is_shown_from_nothing_to_all(
    goal: dict[str, object], bricks: str, value: int
) -> None:
    shown = scene(small(bricks, challenge=goal)).goal
    assert shown is not None
    assert shown.value == value
    assert 0 <= shown.value <= shown.most


# -- what to do -------------------------------------------------------------------------------


def test_the_dice_wait_for_a_touch_once_in_a_turn() -> None:
    position = small(CORNER, "2x3", answered=False, held=[[1, 0], [0, 0]])
    roll = hand(position).roll
    assert roll is not None
    assert (roll.zone, roll.move, roll.chance) == ("dice", None, None)
    assert english(hand(position).status) == "Ann, touch the dice to roll them."
    after(position, "answer 6", "reroll 1", "die 1=4")
    assert hand(position).roll is None, "a die that is rolled again rolls at once"
    assert english(hand(position).status) == "What is 4 × 3?"


def test_who_keeps_the_swap_rolls_by_it_and_is_not_asked_again() -> None:
    position = small(CORNER, swaps=[True, False])
    asked = hand(position)
    assert [way.move for way in (asked.roll, asked.switch) if way] == ["keep", "swap"]
    assert english(asked.status) == "Ann, roll the dice… or push the swap!"
    after(position, "keep", "roll 2x3")
    assert hand(position).roll is None
    assert hand(position).switch is None
    assert hand(position).keypad is not None


def test_under_practise_one_s_own_device_rolls() -> None:
    position = small(CORNER, practise=True, joker=16, tables=[[2, 3], [4]], bots=[1])
    assert GAME.chance_seat(position.s) == 0
    roll = hand(position).roll
    assert roll is not None
    assert (roll.move, roll.chance, roll.dice) == (None, "roll {0}x{1}", [[2, 3], [4]])
    assert (roll.rare, roll.one_in) == ("joker", 16)
    roll = hand(after(position, "joker")).roll
    assert roll is not None
    assert roll.rare is None, "then for numbers only"
    after(position, "roll 2x4")
    assert hand(position).roll is None, "it has been rolled already"
    after(position, "answer 8", "2x4@c13")
    assert GAME.chance_seat(position.s) is None, "the computer's dice roll by themselves"
    assert hand(position, 1).roll is None


def test_the_keypad_asks_for_the_product() -> None:
    keypad = hand(small(CORNER, "7x8", answered=False)).keypad
    assert keypad is not None
    assert (keypad.ask, keypad.factors, keypad.move, keypad.digits) == (
        "7 × 8",
        [7, 8],
        "answer {n}",
        3,
    )
    assert hand(small(CORNER, "7x8")).keypad is None, "until it is answered"


def test_the_brick_in_hand_is_turned_and_says_how_it_is_let_go() -> None:
    [piece] = hand(small(CORNER, "2x3")).pieces
    assert (piece.zone, piece.face, piece.wide, piece.high) == ("hand0", "brick0", 2, 3)
    assert (piece.turns, piece.period) == (2, 2)
    assert (piece.drop, piece.drops) == ("2x3@{name}", ["2x3@{name}", "3x2@{name}"])
    [square] = hand(small(CORNER, "3x3")).pieces
    assert (square.turns, square.period, square.drops) == (1, 1, ["3x3@{name}"])
    assert hand(small(CORNER, "2x3", answered=False)).pieces == [], "not before the answer"
    [other] = hand(small(CORNER, "2x3", seat=1), 1).pieces
    assert (other.zone, other.face) == ("hand1", "brick1")


def test_where_it_fits_each_way_round() -> None:
    found = hand(small("", "2x3")).fits
    assert [(fit.turn, fit.move, fit.names) for fit in found] == [
        (0, "2x3@{name}", ["a14"]),
        (1, "3x2@{name}", ["a15"]),
    ]
    assert {(fit.points, fit.equation, fit.zone) for fit in found} == {
        (6, "2 × 3 = 6", "grid"),
        (6, "3 × 2 = 6", "grid"),
    }
    assert hand(small(WALLED, "3x3")).fits == [], "none of its places is free"


def test_what_can_be_stolen_blinks_with_its_points() -> None:
    position = small(f"{CORNER} 1:3x4@n1 1:4x3@e5 1:2x6@i3", "3x4")
    shown = {(p.x, p.y): p.id for p in on(position, "grid")}
    picks = {pick.move: pick for pick in hand(position).picks}
    assert {move: pick.piece for move, pick in picks.items()} == {
        "steal n1": shown[13, 0],
        "steal e5": shown[4, 4],
    }
    assert picks["steal e5"].points == 12
    assert picks["steal e5"].equation == "4 × 3 = 12"
    assert english(picks["steal e5"].note) == "Steal this brick: +12 for you, −12 for the other!"
    assert kind(hand(position).status) == "do-lay-or-take"


def test_what_can_be_covered_is_a_block_with_the_other_s_studs_as_points() -> None:
    position = small("0:2x2@a15 0:2x3@e5 1:2x3@g5", "4x3")
    [block] = hand(position).blocks
    assert (block.x, block.y, block.wide, block.high) == (4, 4, 4, 3)
    assert (block.move, block.points, block.equation) == ("cover 4x3@e5", 6, "2 × 3 = 6")
    assert block.piece == hand(position).pieces[0].id
    assert english(block.note) == "Cover this block: +6 for you, −6 for the other!"


def test_who_fits_nowhere_passes_by_a_button() -> None:
    position = small(WALLED, "3x3", blocked=(1, 0))
    [action] = hand(position).actions
    assert (action.move, action.primary) == ("pass", True)
    assert english(action.label) == "Pass (blocked 2/2)"
    assert kind(hand(position).status) == "do-pass-only"
    with_token = hand(small(WALLED, "3x3", held=[[0, 1], [0, 0]]))
    assert kind(with_token.status) == "do-pass", "or a token"
    [action] = hand(small(WALLED, "2x2")).actions
    assert not action.primary, "there is something to steal"
    assert hand(small(CORNER, "3x3")).actions == []


def test_who_has_no_brick_is_told_where_to_begin() -> None:
    assert kind(hand(small("", "2x3")).status) == "do-lay-first"
    again = hand(small("1:2x2@a15", "2x3"))
    assert english(again.status) == "Lay your brick of 2 by 3 wherever you like."
    assert kind(again.tip) == "tip-anywhere", "the start cell is taken"
    assert kind(hand(small("1:2x2@a13", "2x3")).status) == "do-lay-first"


def test_a_reduction_s_sign_says_what_could_be_done_then() -> None:
    """Green where the brick then fits, violet where a steal or a cover is then possible."""
    position = small("0:2x2@a15 1:4x2@a13 1:6x2@c15 1:3x4@n1", "4x9", held=[[1, 1], [0, 0]])
    signs = uses(position, "reduce")
    assert signs["reduce 2=3"] == "takes", "the 3 x 4"
    assert signs["reduce 2=2"] == "takes", "the 4 x 2"
    assert signs["reduce 2=5"] == ""
    assert set(uses(position, "reroll").values()) == {""}, "nobody knows what it will be"
    fits = uses(small("0:2x2@a15 1:3x14@a1", "2x9", held=[[0, 1], [0, 0]]), "reduce")
    assert fits["reduce 2=8"] == "fits"
    faces = {use.move: use.face for token in hand(position).tokens for use in token.uses}
    assert faces["reduce 2=3"] == "die3"
    assert faces["reroll 2"] is None


def test_tokens_can_be_used_after_the_answer_only_and_by_who_has_some() -> None:
    position = small(CORNER, "2x3", answered=False, held=[[1, 1], [1, 1]])
    assert [(t.id, t.count) for t in hand(position).tokens] == [("reroll", 1), ("reduce", 1)]
    assert uses(position, "reroll") == uses(position, "reduce") == {}
    after(position, "answer 6")
    assert list(uses(position, "reroll")) == ["reroll 1", "reroll 2"]
    assert list(uses(position, "reduce")) == ["reduce 2=2"]
    assert uses(position, "reroll", seat=1) == {}
    dice = {piece.id for piece in on(position, "dice")}
    assert {use.piece for token in hand(position).tokens for use in token.uses} == dice


def test_tips_come_at_the_right_moment() -> None:
    def tip(*args: Any, **more: Any) -> str:
        return kind(hand(small(*args, **more)).tip)

    assert tip("", "2x3") == "tip-first"
    assert tip(CORNER, swaps=[True, False]) == "tip-swap"
    assert tip(f"{CORNER} 1:2x3@n1", "2x3") == "tip-steal"
    assert tip("0:2x2@a15 1:2x2@c15", "4x2") == "tip-cover"
    assert tip(WALLED, "3x3") == "tip-blocked"
    assert tip(WALLED, "3x3", held=[[1, 0], [0, 0]]) == "tip-pass"
    assert tip(CORNER, "2x3", answered=False) == "", "not over the keypad"
    position = after(small("", "2x3", bots=[1], held=[[1, 0], [0, 0]]), "2x3@a14")
    after(position, "roll 3x3", "3x3@n1", "roll 2x2", "answer 4")
    assert kind(hand(position).tip) == "tip-beside"
    after(position, "2x2@c15", "roll 3x3", "3x3@k1", "roll 2x2", "answer 4")
    assert kind(hand(position).tip) == "tip-tokens"
    after(position, "2x2@e15", "roll 3x3", "3x3@h1", "roll 2x2", "answer 4")
    assert hand(position).tip is None


def test_nothing_is_offered_when_it_is_over_or_not_one_s_turn() -> None:
    position = after(small(WALLED, "3x3", blocked=(1, 2), held=[[1, 1], [1, 1]]), "pass")
    for seat in range(2):
        shown = hand(position, seat)
        assert shown == Hand(seat, [], [], [], shown.status)
        assert english(shown.status) == "The game is over"
    assert english(scene(position).status) == "The game is over: both players are blocked"
    waiting = hand(small(CORNER, "2x3", held=[[1, 1], [1, 1]]), 1)
    assert waiting == Hand(1, [], [], [], waiting.status, tokens=waiting.tokens)
    assert english(waiting.status) == "It is Ann’s turn."
