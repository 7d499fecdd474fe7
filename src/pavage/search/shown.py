"""How a decision is shown on a table before it is made, or after: what of it can be seen, in words
and as pieces that lie where they would.
"""

from typing import Any

import msgspec

from pavage.core.game import Game
from pavage.core.message import Message
from pavage.core.scene import Block, Hand, Piece, Target
from pavage.search.advice import Advice
from pavage.search.reasons import text_of


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of the seat that looks.

    ``what`` it does, in words; ``pieces`` as they lie then, those that are chosen where they lie
    among them; ``target``, where a piece of the hand goes to a place.
    """

    move: str
    what: Message
    pieces: list[Piece] = []
    target: Target | None = None


def shown(game: Game, seen: Any, move: int) -> Shown:
    """A legal decision of the seat to move, from its observation of shape (1,)."""
    seat = game.to_move(seen[0])
    hand, text = game.hand(seen[0], seat), game.write(move)
    for target in game.every_target(seen[0], hand):
        if target.move == text:
            return Shown(
                text, target.note or _points(game, target.points), _laid(hand, target), target
            )
    for block in hand.blocks:
        if block.move == text:
            return Shown(text, block.note or _points(game, block.points), _covering(hand, block))
    for pick in hand.picks:
        if pick.move == text:
            lying = game.scene(seen[0]).pieces
            there = [piece for piece in lying if piece.id == pick.piece]
            return Shown(text, pick.note or _points(game, pick.points), there)
    return Shown(text, _named(hand, text))


def hint_said(game: Game, advice: Advice, better: Shown) -> Message:
    """A hint as a few short sentences: what the decision does, and why it is good."""
    what, target, turn = better.what, better.target, round(advice.turn)
    if target is not None and target.note is None:
        id = "advice-lay-turn" if turn > target.points else "advice-lay"
        what = text_of(game, id, points=target.points, turn=turn)
    elif not better.pieces:
        what = text_of(game, "advice-do", what=what)
    return text_of(game, "advice-both", first=what, second=advice.why)


def _points(game: Game, points: int) -> Message:
    return text_of(game, "advice-points", points=points)


def _laid(hand: Hand, target: Target) -> list[Piece]:
    """The pieces of a target where it takes them."""
    steps = [(target.piece, target.zone, target.x, target.y, target.turn)]
    if (then := target.then) is not None:
        steps.append((then.piece, then.zone, then.x, then.y, then.turn))
    held = {piece.id: piece for piece in hand.pieces}
    return [_lying(held[id], zone, x, y, turn) for id, zone, x, y, turn in steps if id in held]


def _lying(piece: Piece, zone: str, x: int, y: int, turn: int) -> Piece:
    lies = {"zone": zone, "x": x, "y": y, "turn": turn}
    return msgspec.structs.replace(piece, **lies, drop=None, drops=[], joins=False, marks=[])


def _covering(hand: Hand, block: Block) -> list[Piece]:
    held = next((piece for piece in hand.pieces if piece.id == block.piece), None)
    face = "" if held is None else held.face
    return [
        Piece(block.piece, block.zone, block.x, block.y, face, wide=block.wide, high=block.high)
    ]


def _named(hand: Hand, move: str) -> Message:
    """What a decision is called that puts nothing anywhere."""
    for action in hand.actions:
        if action.move == move:
            return action.label
    for token in hand.tokens:
        for use in token.uses:
            if use.move == move:
                return use.label
    if hand.switch is not None and hand.switch.move == move:
        return hand.switch.label
    if hand.roll is not None and hand.roll.move == move:
        return hand.roll.label
    return Message(move)
