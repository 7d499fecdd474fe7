"""A line of moves as a page shows it: step by step, each with what it changes on the table."""

from collections.abc import Sequence

from pavage.core.game import WATCHER
from pavage.core.position import Position
from pavage.core.scene import Piece
from pavage.server import wire


def steps(position: Position, line: Sequence[int]) -> list[wire.DemoStep]:
    """The steps of a line that can be played from a position, which stays as it is."""
    game, at = position.game, position.copy()
    seen = at.observe(WATCHER)[0]
    pieces = _by_id(game.scene(seen).pieces)
    made = []
    for code in line:
        seat, move = at.to_move(), game.write(code)
        points = at.play_code(code)
        told = game.tell(seen, seat, move, points)
        seen = at.observe(WATCHER)[0]
        scene = game.scene(seen)
        changed = [piece for piece in scene.pieces if pieces.get(piece.id) != piece]
        pieces = _by_id(scene.pieces)
        made.append(wire.DemoStep(move, told, changed, scene.counters, scene.status))
    return made


def _by_id(pieces: Sequence[Piece]) -> dict[str, Piece]:
    return {piece.id: piece for piece in pieces}
