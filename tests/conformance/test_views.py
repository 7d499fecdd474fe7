"""What is shown: settings, scenes, hands and what is told of each ply."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any, get_args

import msgspec
import pytest

from pavage.core.errors import IllegalMove
from pavage.core.game import CHANCE, WATCHER
from pavage.core.picture import Style
from pavage.core.position import Position
from pavage.core.scene import (
    Action,
    Block,
    Hand,
    Pick,
    Piece,
    Scene,
    Setting,
    Step,
    Target,
    TokenUse,
    Told,
    Zone,
)
from tests.helpers.journeys import Journey
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said, faces_of

Look = Callable[[Position, int], Hand]


def zones_of(journey: Journey) -> dict[str, Zone]:
    return {zone.id: zone for zone in journey.game.setting(journey.setup).zones}


def scene_of(position: Position) -> Scene:
    return position.game.scene(position.observe(WATCHER)[0])


def hand_of(position: Position, seat: int) -> Hand:
    return position.game.hand(position.observe(seat)[0], seat)


def open_hand(position: Position, seat: int) -> Hand:
    """A hand with all its targets, also those that are told only when somebody asks."""
    hand = hand_of(position, seat)
    targets = position.game.every_target(position.observe(seat)[0], hand)
    return msgspec.structs.replace(hand, targets=targets, asks=[])


def survives_json(value: Any, type: Any) -> None:
    """Strictly: a NumPy number, or a number for a text, does not."""
    assert msgspec.json.decode(msgspec.json.encode(value), type=type) == value
    msgspec.convert(msgspec.to_builtins(value), type=type, strict=True)


def hands(journey: Journey, look: Look = open_hand) -> Iterator[tuple[Position, Hand]]:
    for position in [*(step.before for step in journey.sampled()), journey.end]:
        for seat in range(journey.case.players):
            yield position, look(position, seat)


def some(targets: list[Target], every: int) -> list[Target]:
    """Every so many of them, and fewer where there are thousands."""
    return targets[:: every * (1 + len(targets) // 300)]


EDGELESS = ("plane", "hexes")


def is_inside(zone: Zone, x: int, y: int) -> bool:
    """Whether a zone has that place: a plane has no edge, a rack may have as many rows as it needs.

    Coordinates are kept well below what a page can draw.
    """
    if zone.kind in EDGELESS:
        return max(abs(x), abs(y)) < 1000
    return 0 <= x < zone.cols and 0 <= y < (zone.rows or 1000)


# -- the table --------------------------------------------------------------------------------


def test_setting(journey: Journey) -> None:
    setting = journey.game.setting(journey.setup)
    survives_json(setting, Setting)
    faces = faces_of(journey.game)
    assert len({zone.id for zone in setting.zones}) == len(setting.zones) >= 1
    for zone in setting.zones:
        assert_said(zone.label, journey.game)
        if zone.kind in EDGELESS:
            assert (zone.cols, zone.rows, zone.cells) == (0, 0, []), "it has no edge"
            continue
        assert zone.cols > 0
        assert zone.rows > 0 or zone.kind == "rack", "a rack may grow"
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
    covered = [cell for piece in pieces for cell in cells_of(piece)]
    assert len(set(covered)) == len(covered), "two pieces on one place"
    for piece in pieces:
        assert piece.wide >= 1
        assert piece.high >= 1
        if zones[piece.zone].kind != "rack":  # there a piece of any size is in a slot
            far = (piece.x + piece.wide - 1, piece.y + piece.high - 1)
            assert is_inside(zones[piece.zone], *far)
        assert set(piece.face.split("+")) <= faces
        assert is_inside(zones[piece.zone], piece.x, piece.y)
        assert 0 <= piece.turn < (piece.period or piece.turns)
        assert piece.turns % (piece.period or 1) == 0
        assert not piece.drops or (piece.drops[0], len(piece.drops)) == (piece.drop, piece.turns)
        if zones[piece.zone].kind == "squares":
            east, south = piece.x + piece.wide - 1, piece.y + piece.high - 1
            assert is_inside(zones[piece.zone], east, south)
        assert not is_large(piece) or piece.turns in (1, 2), "it is turned by a quarter or not"


def is_large(piece: Piece) -> bool:
    """Whether it covers several cells."""
    return piece.wide * piece.high > 1


def cells_of(piece: Piece) -> list[tuple[str, int, int]]:
    """The places that a piece covers."""
    return [
        (piece.zone, piece.x + dx, piece.y + dy)
        for dx in range(piece.wide)
        for dy in range(piece.high)
    ]


def test_scenes(journey: Journey) -> None:
    zones, faces = zones_of(journey), faces_of(journey.game)
    for position in [*(step.before for step in journey.sampled()), journey.end]:
        scene = scene_of(position)
        survives_json(scene, Scene)
        assert_said(scene.status, journey.game)
        if scene.goal:
            assert_said(scene.goal.label, journey.game)
            assert 0 <= scene.goal.value <= scene.goal.most
        check_pieces(scene.pieces, zones, faces)
        assert len({counter.id for counter in scene.counters}) == len(scene.counters)
        for counter in scene.counters:
            assert_said(counter.label, journey.game)
            assert counter.face is None or counter.face in faces
            assert counter.seat is None or 0 <= counter.seat < journey.case.players
            assert counter.value >= 0
            assert counter.most is None or counter.value <= counter.most
        if scene.goal:
            assert_said(scene.goal.label, journey.game)
            assert scene.goal.most >= 1
            assert scene.goal.turns >= 0


def test_hands(journey: Journey) -> None:
    zones, faces = zones_of(journey), faces_of(journey.game)
    for position, hand in hands(journey, hand_of):
        survives_json(hand, Hand)
        assert_said(hand.status, journey.game)
        if hand.tip:
            assert_said(hand.tip, journey.game)
        assert all(zones[piece.zone].seat == hand.seat for piece in hand.pieces)
        check_pieces([*scene_of(position).pieces, *hand.pieces], zones, faces)


def test_targets_are_told_of_one_piece_too(journey: Journey) -> None:
    for position, hand in hands(journey, hand_of):
        seen, game = position.observe(hand.seat)[0], journey.game
        told = {piece.id: game.targets(seen, hand.seat, piece.id) for piece in hand.pieces}
        for piece, targets in told.items():
            assert {target.piece for target in targets} <= {piece}
            assert bool(targets) or piece not in hand.asks
            survives_json(targets, list[Target])
        assert game.targets(seen, hand.seat, "nothing of the kind") == []
        assert set(hand.asks) <= set(told)
        assert not set(hand.asks) & {target.piece for target in hand.targets}


Offer = Target | Action | Pick | Block | TokenUse


def offered(hand: Hand) -> list[str]:
    """The moves of an open hand, whatever one does to make them."""
    offers: list[Offer] = [*hand.targets, *hand.actions, *hand.picks, *hand.blocks]
    offers += [use for token in hand.tokens for use in token.uses]
    moves = [offer.move for offer in offers]
    if hand.switch:
        moves.append(hand.switch.move)
    if hand.roll and hand.roll.move:
        moves.append(hand.roll.move)
    if hand.keypad:
        numbers = range(10**hand.keypad.digits)
        moves += [hand.keypad.move.replace("{n}", str(number)) for number in numbers]
    return moves


def test_what_a_hand_offers_is_what_is_legal(journey: Journey) -> None:
    for position, hand in hands(journey):
        moves = offered(hand)
        assert len(moves) == len(set(moves))
        if position.to_move() != hand.seat:
            assert moves == []
            continue
        assert sorted(moves) == position.legal_moves()
        for action in hand.actions:
            assert_said(action.label, journey.game)
            if action.help:
                assert_said(action.help, journey.game)
        primary = sum(action.primary for action in hand.actions)
        assert primary <= 1
        tokens = any(token.uses for token in hand.tokens)
        others = [hand.targets, hand.picks, hand.blocks, hand.keypad, hand.switch, hand.roll]
        assert primary or tokens or any(others), "one button is what most players want now"


def test_pieces_of_several_cells_fit_where_their_targets_are(journey: Journey) -> None:
    zones = zones_of(journey)
    for position, closed in hands(journey, hand_of):
        pieces = {piece.id: piece for piece in closed.pieces}
        targets = {target.move: target for target in open_hand(position, closed.seat).targets}
        assert len({(fit.piece, fit.turn) for fit in closed.fits}) == len(closed.fits)
        for fit in closed.fits:
            piece, cells = pieces[fit.piece], {c.name: c for c in zones[fit.zone].cells}
            assert 0 <= fit.turn < (piece.period or piece.turns)
            assert len(set(fit.names)) == len(fit.names) > 0
            sides = (piece.wide, piece.high)
            wide, high = sides[:: -1 if fit.turn % 2 else 1]
            for name in fit.names:
                target = targets[fit.move.replace("{name}", name)]
                assert (target.zone, target.x, target.y) == (
                    fit.zone,
                    cells[name].x,
                    cells[name].y,
                )
                assert (
                    target.piece,
                    target.turn,
                    target.points,
                    target.equation,
                    target.final,
                ) == (
                    fit.piece,
                    fit.turn,
                    fit.points,
                    fit.equation,
                    fit.final,
                )
                assert is_inside(zones[fit.zone], target.x + wide - 1, target.y + high - 1)
            if piece.drops:
                assert piece.drops[fit.turn] == fit.move


def test_keypads_tokens_switches_and_dice(journey: Journey) -> None:
    game, faces, zones = journey.game, faces_of(journey.game), zones_of(journey)
    for position, hand in hands(journey):
        lying = {piece.id: piece for piece in scene_of(position).pieces}
        if hand.keypad:
            assert hand.keypad.ask
            assert prod(hand.keypad.factors) < 10**hand.keypad.digits
        for token in hand.tokens:
            assert_said(token.label, game)
            if token.help:
                assert_said(token.help, game)
            assert token.face in faces
            assert token.count >= bool(token.uses)
            for use in token.uses:
                assert_said(use.label, game)
                assert use.piece in lying
                assert use.face is None or use.face in faces
        if hand.switch:
            assert_said(hand.switch.label, game)
            assert_said(hand.switch.help, game)
        if hand.roll:
            assert_said(hand.roll.label, game)
            assert zones[hand.roll.zone].kind == "dice"
        waits = position.to_move() == CHANCE and game.chance_seat(position.s) == hand.seat
        assert waits == (hand.roll is not None and hand.roll.chance is not None)


def test_whose_device_rolls_is_told_every_outcome(journey: Journey) -> None:
    for position in [step.before for step in journey.steps if step.mover == CHANCE]:
        seat = journey.game.chance_seat(position.s)
        if seat is None:
            continue
        roll = hand_of(position, seat).roll
        assert roll
        assert roll.chance
        assert len(roll.dice) == zones_of(journey)[roll.zone].cols
        rolled = [roll.chance.format(*numbers) for numbers in product(*roll.dice)]
        if roll.rare is not None:
            rolled.append(roll.rare)
        assert sorted(rolled) == sorted(journey.game.chance_outcomes(position.s))
        assert (roll.rare is None) == (roll.one_in == 0)


def laid_by(target: Target) -> list[Target | Step]:
    """The piece that a move lays, or both."""
    return [target] if target.then is None else [target, target.then]


def test_what_is_moved_is_there_and_its_place_too(journey: Journey) -> None:
    zones = zones_of(journey)
    for position, hand in hands(journey):
        lying = {piece.id: piece for piece in scene_of(position).pieces}
        movable = lying | {piece.id: piece for piece in hand.pieces}
        for target in hand.targets:
            for step in laid_by(target):
                piece = movable[step.piece]
                assert is_inside(zones[step.zone], step.x, step.y)
                assert 0 <= step.turn < (piece.period or piece.turns)
            if target.then:
                assert target.then.piece != target.piece
                assert (target.then.x, target.then.y) != (target.x, target.y)
            if target.note:
                assert_said(target.note, journey.game)
            assert len(set(target.sides)) == len(target.sides)
        for pick in hand.picks:
            assert pick.piece in lying
            if pick.note:
                assert_said(pick.note, journey.game)
        assert len({pick.piece for pick in hand.picks}) == len(hand.picks)
        for block in hand.blocks:
            assert block.piece in movable
            assert is_inside(zones[block.zone], block.x, block.y)
            assert is_inside(zones[block.zone], block.x + block.wide - 1, block.y + block.high - 1)
            if block.note:
                assert_said(block.note, journey.game)


def value_of(equation: str) -> tuple[int, int]:
    """Both sides of an equation, worked out; it may use its result: ``2+3 = 5, × 2 = 10``."""
    value, right = "", ""
    for step in equation.split(", "):
        left, right = step.split(" = ")
        assert re.fullmatch(r"[0-9()+×− ]+", left)
        value = str(eval((value + left).replace("×", "*").replace("−", "-")))
        assert value == right
    return int(value), int(right)


def test_targets_promise_the_points_that_play_gives(journey: Journey) -> None:
    for position, hand in hands(journey):
        offers: list[Target | Pick | Block] = [
            *some(hand.targets, scaled(7, 1, 1)),
            *hand.picks,
            *hand.blocks,
        ]
        for offer in offers:
            assert position.copy().play(offer.move) == offer.points
            if offer.equation:
                assert value_of(offer.equation) == (offer.points, offer.points)


def test_final_is_what_reveals_something(journey: Journey) -> None:
    for position, hand in hands(journey):
        seen = position.observe(hand.seat)[0]
        offers: list[Target | Action | Pick | Block] = [
            *some(hand.targets, scaled(9, 2, 1)),
            *hand.actions,
            *hand.picks,
            *hand.blocks,
        ]
        for offer in offers:
            code = journey.game.read(offer.move)
            assert offer.final == journey.game.reveals(seen, code, hand.seat)


def places(zone: Zone, lying: list[Piece]) -> list[tuple[str, int, int]]:
    """Name, x and y of every place where a piece may be dropped; of a plane those near pieces."""
    if zone.kind == "squares":
        return [(cell.name, cell.x, cell.y) for cell in zone.cells]
    here = [(piece.x, piece.y) for piece in lying if piece.zone == zone.id]
    if zone.kind not in EDGELESS or not here:
        return []
    across, down = zip(*here, strict=True)
    rows = range(min(down) - 2, max(down) + 3)
    return [("", x, y) for y in rows for x in range(min(across) - 2, max(across) + 3)]


def test_what_is_dropped_anywhere_is_a_move_or_refused_with_a_reason(journey: Journey) -> None:
    zones = zones_of(journey)
    for at, step in enumerate(journey.sampled(quick=2, default=4)):
        if step.mover == CHANCE:
            continue
        hand = open_hand(step.before, step.mover)
        lying = scene_of(step.before).pieces
        legal = {(t.piece, t.zone, t.x, t.y, t.turn): t.move for t in hand.targets if not t.then}
        others = {*offered(hand)} - {*legal.values()}  # a piece that is let go over a block
        tried = [
            (piece, turn, drop, zone.id, *place)
            for piece in hand.pieces
            for turn, drop in enumerate(piece.drops or [piece.drop])
            for zone in zones.values()
            for place in places(zone, lying)
            if drop and turn < (piece.period or piece.turns)
        ]
        for piece, turn, drop, zone_id, name, x, y in tried[at :: scaled(61, 17, 3)]:
            assert drop
            move = drop.format(name=name, x=x, y=y)
            if (piece.id, zone_id, x, y, turn) in legal:
                assert move == legal[piece.id, zone_id, x, y, turn]
            elif move not in legal.values() and move not in others:
                with pytest.raises(IllegalMove) as refused:
                    step.before.check(move)
                assert_said(refused.value.said, journey.game)


# -- from one scene to the next ---------------------------------------------------------------


def views(journey: Journey, viewer: int) -> Iterator[list[Piece]]:
    for position in journey.positions():
        own = hand_of(position, viewer).pieces if viewer != WATCHER else []
        yield [*scene_of(position).pieces, *own]


def test_an_id_means_the_same_piece_from_one_view_to_the_next(journey: Journey) -> None:
    """Whatever stays where it was on the table keeps its id, and an id keeps its face.

    What changes sides where it lies keeps its id and gets another face; dice that are rolled are
    seen to roll, whatever they show.
    """
    zones = zones_of(journey).values()
    own = {zone.id for zone in zones if zone.seat is not None or zone.kind == "dice"}
    for viewer in journey.viewers[:: scaled(2, 1, 1)]:
        before: list[Piece] = []
        for after in views(journey, viewer):
            faces = {piece.id: piece.face for piece in before}
            lay = {piece.id: (piece.zone, piece.x, piece.y) for piece in before}
            for piece in after:
                if lay.get(piece.id) != (piece.zone, piece.x, piece.y):
                    assert faces.get(piece.id, piece.face) == piece.face
            stayed = {(p.zone, p.x, p.y, p.face): p.id for p in before}
            for piece in after:
                place = piece.zone, piece.x, piece.y, piece.face
                assert piece.zone in own or stayed.get(place, piece.id) == piece.id
            before = after


def test_a_hand_s_piece_keeps_its_id_while_others_play(journey: Journey) -> None:
    """What others do may put a piece into a hand, after those that are there."""
    for step in journey.steps:
        after = step.before.copy()
        after.play(step.ply)
        for seat in range(journey.case.players):
            if seat != step.mover:
                before_it = [(p.id, p.x, p.face) for p in hand_of(step.before, seat).pieces]
                after_it = [(p.id, p.x, p.face) for p in hand_of(after, seat).pieces]
                assert after_it[: len(before_it)] == before_it


def test_a_placed_piece_takes_its_id_along(journey: Journey) -> None:
    """So that it flies from the hand to its place, and nothing else moves."""
    for step in journey.sampled():
        if step.mover == CHANCE:
            continue
        hand = open_hand(step.before, step.mover)
        for target in hand.targets:
            if target.move == step.ply:
                after = step.before.copy()
                after.play(step.ply)
                there = {(p.zone, p.x, p.y): p for p in scene_of(after).pieces}
                for laid in laid_by(target):
                    piece = there[laid.zone, laid.x, laid.y]
                    assert piece.id == laid.piece
                    assert piece.turn == laid.turn or is_large(piece)


# -- what is told -----------------------------------------------------------------------------


def test_told(journey: Journey) -> None:
    zones, turn = zones_of(journey), 0
    for step, after in zip(journey.steps, journey.positions()[1:], strict=True):
        seat = None if step.mover == CHANCE else step.mover
        seen = step.before.observe(WATCHER)[0]
        told = journey.game.tell(seen, seat, step.ply, step.points)
        survives_json(told, Told)
        assert_said(told.line, journey.game)
        if told.cheer:
            assert_said(told.cheer, journey.game)
        assert (told.seat, told.points) == (seat, step.points)
        assert seat is None or told.move == step.ply
        assert told.scores in ([], after.scores())
        if step.mover >= 0 and not told.scores:
            others = [seat for seat in range(journey.case.players) if seat != step.mover]
            before, now = step.before.scores(), after.scores()
            assert journey.game.facts.scores == "left" or all(now[k] == before[k] for k in others)
        assert told.turn >= turn
        turn = told.turn
        if told.equation:
            assert value_of(told.equation) == (step.points, step.points)
        if told.zone:
            assert is_inside(zones[told.zone], told.x, told.y)
            there = {cell: p for p in scene_of(after).pieces for cell in cells_of(p)}
            assert (told.zone, told.x, told.y) in there
        if told.rolled:
            assert told.zone
            dice = [there[told.zone, x, 0].face for x in range(zones[told.zone].cols)]
            assert dice == told.rolled
        if told.sum:
            assert prod(told.sum.factors) == told.sum.result
            assert (told.sum.given == told.sum.result) == (step.points > 0)
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
