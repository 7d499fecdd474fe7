"""What holds at every ply of any game of Bricks, whatever was played.

Fewer games than elsewhere: that the reference agrees says most of it already.
"""

from collections import Counter

from hypothesis import given, settings

from tests.games.bricks.drawn import bricks_of, held_of, tokens_of
from tests.games.bricks.games import Plan, is_asked, plans
from tests.games.bricks.reference import Brick
from tests.helpers.profile import scaled

few = settings(max_examples=scaled(3, 10, 200))


def studs(bricks: list[Brick], seat: int) -> int:
    return sum(brick.studs for brick in bricks if brick.owner == seat)


def kind_of(ply: str) -> str:
    return "lay" if ply[0].isdigit() else ply.split()[0]


@few
@given(plans())
def test_points_are_the_studs_on_the_grid_and_two_for_each_right_answer(plan: Plan) -> None:
    """Each ply moves exactly its points, and only what it says."""
    right, known = [0, 0], [0, 0]
    bricks: list[Brick] = []
    for position, ply in plan.play():
        s = position.s
        if ply is None:
            break
        after = position.copy()
        points, before = after.play(ply), position.scores()
        seat, kind = int(s.seat), kind_of(ply)
        if kind == "answer":
            right[seat] += points // 2
        changed = [now - then for now, then in zip(after.scores(), before, strict=True)]
        laid = bricks_of(after)  # none is cut, none overlaps
        assert [studs(laid, who) + 2 * right[who] for who in range(2)] == after.scores()
        if kind in ("steal", "cover"):
            assert points > 0
            assert changed[seat] == points == -changed[1 - seat]
            assert studs(laid, 0) + studs(laid, 1) == studs(bricks, 0) + studs(bricks, 1)
        elif kind == "swap":
            assert points == 0
            assert sorted(b.of(1 - b.owner) for b in laid) == bricks
        else:
            assert changed[seat] == points
            assert changed[1 - seat] == 0
            assert kind in ("lay", "answer") or points == 0
            assert kind == "lay" or laid == bricks
        bricks, known = laid, after.scores()
    assert known in (position.scores(), [0, 0])


@few
@given(plans())
def test_the_computer_is_never_asked_and_turns_alternate(plan: Plan) -> None:
    asked: Counter[int] = Counter()
    turn, seat = 0, 0
    for position, _ in plan.play():
        s = position.s
        if position.is_over():
            break
        assert s.seat == (seat if s.turns == turn else 1 - seat)
        assert s.turns in (turn, turn + 1)
        turn, seat = int(s.turns), int(s.seat)
        assert turn < 150
        if is_asked(position):
            asked[seat] += 1
    assert not any(asked[bot] for bot in plan.bots)
    assert [position.s.right[bot] for bot in plan.bots] == [0] * len(plan.bots)


@few
@given(plans())
def test_counters_change_only_by_what_the_rules_say(plan: Plan) -> None:
    """Blocked turns, the swap, and tokens: those on the grid are won by laying, none comes anew."""
    for position, ply in plan.play():
        if ply is None:
            break
        s, after = position.s, position.copy()
        after.play(ply)
        seat, kind = int(s.seat), kind_of(ply)
        blocked = s.blocked.tolist()
        if kind == "pass":
            blocked[seat] = min(2, blocked[seat] + 1)
        elif kind in ("lay", "steal", "cover"):
            blocked[seat] = 0
        assert after.s.blocked.tolist() == blocked
        swaps = s.swap.tolist()
        if kind in ("joker", "swap"):
            swaps[seat] = int(kind == "joker")
        assert after.s.swap.tolist() == swaps
        won = {c: t for c, t in tokens_of(position).items() if c not in tokens_of(after)}
        assert not won or kind == "lay"
        held = held_of(position)
        for token in won.values():
            held[seat][token] += 1
        if kind in held[seat]:
            held[seat][kind] -= 1
        assert held_of(after) == held
