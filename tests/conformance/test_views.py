"""What is shown: settings, scenes, hands and what is told of each ply."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from pavage.core.errors import IllegalMove
from pavage.core.game import CHANCE, WATCHER
from pavage.core.picture import Style
from pavage.core.position import Position
from pavage.core.scene import Action, Hand, Piece, Scene, Setting, Target, Told, Zone
from tests.helpers.journeys import Journey
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said, faces_of


def zones_of(journey: Journey) -> dict[str, Zone]:
    return {zone.id: zone for zone in journey.game.setting(journey.setup).zones}


def scene_of(position: Position) -> Scene:
    return position.game.scene(position.observe(WATCHER)[0])


def hand_of(position: Position, seat: int) -> Hand:
    return position.game.hand(position.observe(seat)[0], seat)


def survives_json(value: Any, type: Any) -> None:
    """Strictly: a NumPy number, or a number for a text, does not."""
    assert msgspec.json.decode(msgspec.json.encode(value), type=type) == value
    msgspec.convert(msgspec.to_builtins(value), type=type, strict=True)


def hands(journey: Journey) -> Iterator[tuple[Position, Hand]]:
    for position in [*(step.before for step in journey.sampled()), journey.end]:
        for seat in range(journey.case.players):
            yield position, hand_of(position, seat)


# -- the table --------------------------------------------------------------------------------


def test_setting(journey: Journey) -> None:
    setting = journey.game.setting(journey.setup)
    survives_json(setting, Setting)
    faces = faces_of(journey.game)
    assert len({zone.id for zone in setting.zones}) == len(setting.zones) >= 1
    for zone in setting.zones:
        assert_said(zone.label, journey.game)
        assert zone.cols > 0
        assert zone.rows > 0
        assert zone.seat is None or 0 <= zone.seat < journey.case.players
        assert len(zone.col_names) in (0, zone.cols)
        assert len(zone.row_names) in (0, zone.rows)
        assert len({(cell.x, cell.y) for cell in zone.cells}) == len(zone.cells)
        assert len({cell.name for cell in zone.cells}) == len(zone.cells)
        for cell in zone.cells:
            assert 0 <= cell.x < zone.cols
            assert 0 <= cell.y < zone.rows
            assert cell.face is None or cell.face in faces
            if cell.label:
                assert_said(cell.label, journey.game)


# -- scenes -----------------------------------------------------------------------------------


def check_pieces(pieces: list[Piece], zones: dict[str, Zone], faces: set[str]) -> None:
    assert len({piece.id for piece in pieces}) == len(pieces), "ids are unique in a view"
    assert len({(p.zone, p.x, p.y) for p in pieces}) == len(pieces), "two pieces on one place"
    for piece in pieces:
        assert piece.face in faces
        assert 0 <= piece.x < zones[piece.zone].cols
        assert 0 <= piece.y < zones[piece.zone].rows


def test_scenes(journey: Journey) -> None:
    zones, faces = zones_of(journey), faces_of(journey.game)
    for position in [*(step.before for step in journey.sampled()), journey.end]:
        scene = scene_of(position)
        survives_json(scene, Scene)
        assert_said(scene.status, journey.game)
        check_pieces(scene.pieces, zones, faces)
        assert len({counter.id for counter in scene.counters}) == len(scene.counters)
        for counter in scene.counters:
            assert_said(counter.label, journey.game)
            assert counter.face is None or counter.face in faces
            assert counter.seat is None or 0 <= counter.seat < journey.case.players
            assert counter.value >= 0


def test_hands(journey: Journey) -> None:
    zones, faces = zones_of(journey), faces_of(journey.game)
    for position, hand in hands(journey):
        survives_json(hand, Hand)
        assert_said(hand.status, journey.game)
        if hand.tip:
            assert_said(hand.tip, journey.game)
        assert all(zones[piece.zone].seat == hand.seat for piece in hand.pieces)
        check_pieces([*scene_of(position).pieces, *hand.pieces], zones, faces)


def test_what_a_hand_offers_is_what_is_legal(journey: Journey) -> None:
    zones = zones_of(journey)
    for position, hand in hands(journey):
        offered = [target.move for target in hand.targets]
        offered += [action.move for action in hand.actions]
        assert len(offered) == len(set(offered))
        if position.to_move() != hand.seat:
            assert offered == []
            continue
        assert sorted(offered) == position.legal_moves()
        movable = {piece.id for piece in [*hand.pieces, *scene_of(position).pieces]}
        for target in hand.targets:
            assert target.piece in movable
            assert 0 <= target.x < zones[target.zone].cols
            assert 0 <= target.y < zones[target.zone].rows
        for action in hand.actions:
            assert_said(action.label, journey.game)
            if action.help:
                assert_said(action.help, journey.game)
        primary = sum(action.primary for action in hand.actions)
        assert primary <= 1
        assert primary or hand.targets, "one button is what most players want now"


def value_of(equation: str) -> tuple[int, int]:
    """Both sides of an equation, worked out."""
    left, right = equation.split(" = ")
    assert re.fullmatch(r"[0-9()+×− ]+", left)
    return int(eval(left.replace("×", "*").replace("−", "-"))), int(right)


def test_targets_promise_the_points_that_play_gives(journey: Journey) -> None:
    for position, hand in hands(journey):
        for target in hand.targets[:: scaled(7, 1, 1)]:
            assert position.copy().play(target.move) == target.points
            if target.equation:
                assert value_of(target.equation) == (target.points, target.points)


def test_final_is_what_reveals_something(journey: Journey) -> None:
    for position, hand in hands(journey):
        seen = position.observe(hand.seat)[0]
        offers: list[Target | Action] = [*hand.targets[:: scaled(9, 2, 1)], *hand.actions]
        for offer in offers:
            code = journey.game.read(offer.move)
            assert offer.final == journey.game.reveals(seen, code, hand.seat)


def test_what_is_dropped_anywhere_is_a_move_or_refused_with_a_reason(journey: Journey) -> None:
    squares = [zone for zone in zones_of(journey).values() if zone.kind == "squares"]
    for at, step in enumerate(journey.sampled(quick=2, default=4)):
        if step.mover == CHANCE:
            continue
        hand = hand_of(step.before, step.mover)
        legal = {(t.piece, t.zone, t.x, t.y): t.move for t in hand.targets}
        for piece in hand.pieces:
            for zone in squares if piece.drop else []:
                for cell in zone.cells[at :: scaled(23, 7, 1)]:
                    assert piece.drop
                    move = piece.drop.format(name=cell.name, x=cell.x, y=cell.y)
                    if (piece.id, zone.id, cell.x, cell.y) in legal:
                        assert move == legal[piece.id, zone.id, cell.x, cell.y]
                    elif move not in legal.values():
                        with pytest.raises(IllegalMove) as refused:
                            step.before.check(move)
                        assert_said(refused.value.said, journey.game)


# -- from one scene to the next ---------------------------------------------------------------


def views(journey: Journey, viewer: int) -> Iterator[list[Piece]]:
    for position in journey.positions():
        own = hand_of(position, viewer).pieces if viewer != WATCHER else []
        yield [*scene_of(position).pieces, *own]


def test_an_id_means_the_same_piece_from_one_view_to_the_next(journey: Journey) -> None:
    """Whatever stays where it was on the table keeps its id, and an id keeps its face."""
    own = {zone.id for zone in zones_of(journey).values() if zone.seat is not None}
    for viewer in journey.viewers[:: scaled(2, 1, 1)]:
        before: list[Piece] = []
        for after in views(journey, viewer):
            faces = {piece.id: piece.face for piece in before}
            for piece in after:
                assert faces.get(piece.id, piece.face) == piece.face
            stayed = {(p.zone, p.x, p.y, p.face): p.id for p in before}
            for piece in after:
                place = piece.zone, piece.x, piece.y, piece.face
                assert piece.zone in own or stayed.get(place, piece.id) == piece.id
            before = after


def test_a_hand_s_piece_keeps_its_id_while_others_play(journey: Journey) -> None:
    for step in journey.steps:
        after = step.before.copy()
        after.play(step.ply)
        for seat in range(journey.case.players):
            if seat != step.mover:
                before_it = [(p.id, p.x, p.face) for p in hand_of(step.before, seat).pieces]
                assert [(p.id, p.x, p.face) for p in hand_of(after, seat).pieces] == before_it


def test_a_placed_piece_takes_its_id_along(journey: Journey) -> None:
    """So that it flies from the hand to its place, and nothing else moves."""
    for step in journey.sampled():
        if step.mover == CHANCE:
            continue
        hand = hand_of(step.before, step.mover)
        held = {target.move: target.piece for target in hand.targets}
        if step.ply in held:
            after = step.before.copy()
            after.play(step.ply)
            [target] = [target for target in hand.targets if target.move == step.ply]
            there = [
                piece.id
                for piece in scene_of(after).pieces
                if (piece.zone, piece.x, piece.y) == (target.zone, target.x, target.y)
            ]
            assert there == [held[step.ply]]


# -- what is told -----------------------------------------------------------------------------


def test_told(journey: Journey) -> None:
    zones, turn = zones_of(journey), 0
    for step, after in zip(journey.steps, journey.positions()[1:], strict=True):
        seat = None if step.mover == CHANCE else step.mover
        seen = step.before.observe(WATCHER)[0]
        told = journey.game.tell(seen, seat, step.ply, step.points)
        survives_json(told, Told)
        assert_said(told.line, journey.game)
        assert (told.seat, told.points) == (seat, step.points)
        assert seat is None or told.move == step.ply
        assert told.turn >= turn
        turn = told.turn
        if told.equation:
            assert value_of(told.equation) == (step.points, step.points)
        if told.zone:
            assert 0 <= told.x < zones[told.zone].cols
            assert 0 <= told.y < zones[told.zone].rows
            places = {(p.zone, p.x, p.y) for p in scene_of(after).pieces}
            assert (told.zone, told.x, told.y) in places
        for glow in told.glow:
            assert glow.zone in zones
            assert re.match(r"M-?[0-9.]", glow.path)


def test_the_table_in_a_terminal(journey: Journey) -> None:
    game, styles = journey.game, set(get_args(Style))
    for position in [journey.steps[0].before, journey.end]:
        for viewer in journey.viewers:
            seen = position.observe(viewer)[0]
            pictures = [game.draw(seen, small) for small in (False, True)]
            if viewer != WATCHER:
                pictures.append(game.draw_hand(seen, viewer))
            for picture in pictures:
                assert {style for line in picture for _, style in line} <= styles
                assert all("\n" not in text for line in picture for text, _ in line)


def test_a_position_as_text(journey: Journey) -> None:
    for position in [journey.steps[0].before, journey.end]:
        for viewer in journey.viewers:
            text = journey.game.show(position.observe(viewer)[0])
            assert text.strip()
            assert "\t" not in text
            assert all(line == line.rstrip() for line in text.splitlines())
