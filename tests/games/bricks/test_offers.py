"""In whole games: all that is legal can be done by hand, and brings what is said."""

from collections.abc import Iterator

from hypothesis import given, settings

from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.scene import Block, Fit, Hand, Pick
from pavage.games.bricks import GAME
from tests.games.bricks.games import Plan, is_asked, plans
from tests.games.bricks.seen import hand, scene, tell
from tests.helpers.profile import scaled

few = settings(max_examples=scaled(3, 12, 200))


def ways(shown: Hand) -> Iterator[tuple[str, Fit | Block | Pick | None]]:
    """Every move that somebody can make from a hand, and what it was offered by."""
    for fit in shown.fits:
        for name in fit.names:
            yield fit.move.replace("{name}", name), fit
    for pick in shown.picks:
        yield pick.move, pick
    for block in shown.blocks:
        yield block.move, block
    for action in shown.actions:
        yield action.move, None
    for token in shown.tokens:
        for use in token.uses:
            yield use.move, None
    if shown.switch:
        yield shown.switch.move, None
    if shown.roll and shown.roll.move:
        yield shown.roll.move, None
    if shown.keypad:
        for n in (0, 7, 56, 10**shown.keypad.digits - 1):
            yield shown.keypad.move.replace("{n}", str(n)), None


def offered_by(position: Position) -> list[str]:
    """What the seat to move is offered."""
    return [move for move, _ in ways(hand(position, position.to_move()))]


@few
@given(plans())
def test_every_legal_move_can_be_made_by_hand_and_no_other(plan: Plan) -> None:
    for position, _ in plan.play():
        for seat in range(2):
            offered = [move for move, _ in ways(hand(position, seat))]
            if position.to_move() != seat:
                assert offered == []
            elif is_asked(position):
                assert offered == ["answer 0", "answer 7", "answer 56", "answer 999"]
            else:
                assert sorted(offered) == position.legal_moves()
        if position.to_move() >= 0 and not position.is_over():
            seen = position.observe(position.to_move())[0]
            targets = GAME.every_target(seen, hand(position, position.to_move()))
            lays = [move for move in offered_by(position) if move[0].isdigit()]
            assert sorted(target.move for target in targets) == sorted(lays)


@few
@given(plans())
def test_a_move_brings_what_was_said_and_is_told_so(plan: Plan) -> None:
    for position, ply in plan.play():
        if ply is None:
            break
        points = position.copy().play(ply)
        told = tell(position, ply)
        assert (told.move, told.points) == (ply, points)
        if position.to_move() == CHANCE:
            after = position.copy()
            after.play(ply)
            assert told.rolled == [p.face for p in scene(after).pieces if p.zone == "dice"]
            continue
        for move, way in ways(hand(position, position.to_move())):
            if move == ply and way:
                assert (way.points, way.equation) == (points, told.equation)
                assert points > 0


@few
@given(plans())
def test_a_sign_is_true(plan: Plan) -> None:
    """What a smaller die promises can be done when the sum is right, and nothing more."""
    for position, _ in plan.play():
        if position.is_over() or position.to_move() == CHANCE:
            continue
        [tray] = [t for t in hand(position, position.to_move()).tokens if t.id == "reduce"]
        for use in tray.uses[:: scaled(3, 2, 1)]:
            after = position.copy()
            after.play(use.move)
            if is_asked(after):
                one, other = after.s.die.tolist()
                after.play(f"answer {one * other}")
            moves = after.legal_moves()
            takes = any(move.startswith(("steal", "cover")) for move in moves)
            fits = any(move[0].isdigit() for move in moves)
            assert use.sign == ("takes" if takes else "fits" if fits else "")


@few
@given(plans())
def test_a_brick_keeps_its_id_as_long_as_it_lies(plan: Plan) -> None:
    """From the hand on, whoever has it; and no two pieces have the same id at once."""
    before: dict[tuple[int, int, int, int], str] = {}
    for position, ply in plan.play():
        pieces = scene(position).pieces
        held = [piece for seat in range(2) for piece in hand(position, seat).pieces]
        ids = [piece.id for piece in [*pieces, *held]]
        assert len(set(ids)) == len(ids)
        bricks = {
            (p.x, p.y, p.wide, p.high): p.id for p in pieces if p.face in ("brick0", "brick1")
        }
        stay = before.keys() & bricks.keys()
        assert {at: before[at] for at in stay} == {at: bricks[at] for at in stay}
        before = bricks
        if ply and ply[0].isdigit():
            [piece] = held
            after = position.copy()
            after.play(ply)
            [last] = [p for p in scene(after).pieces if "last" in p.marks]
            assert last.id == piece.id


@few
@given(plans())
def test_counters_and_faces_are_those_of_the_table(plan: Plan) -> None:
    faces = set(GAME.face_labels())
    for position, _ in plan.play():
        s, shown = position.s, scene(position)
        counted = {counter.id: counter.value for counter in shown.counters}
        for seat in range(2):
            reroll, reduce = s.held.tolist()[seat * 2 : seat * 2 + 2]
            assert counted.get(f"reroll{seat}", 0) == reroll
            assert counted.get(f"reduce{seat}", 0) == reduce
            assert counted.get(f"blocked{seat}", 0) == s.blocked[seat]
            assert counted.get(f"swap{seat}", 0) == s.swap[seat]
        assert {piece.face for piece in shown.pieces} <= faces
        assert (shown.goal is None) == (plan.options["challenge"] is None)
        outcome = position.outcome()
        if outcome and shown.goal:
            assert (outcome.reason == "goal reached") <= (shown.goal.value == shown.goal.most)
