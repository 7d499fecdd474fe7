"""What somebody sees of a position of Bricks, and reads."""

from pavage.core.game import WATCHER
from pavage.core.message import Message, render
from pavage.core.position import Position
from pavage.core.scene import Hand, Piece, Scene, Told
from pavage.games.bricks import GAME


def scene(position: Position) -> Scene:
    return GAME.scene(position.observe(WATCHER)[0])


def hand(position: Position, seat: int = 0) -> Hand:
    return GAME.hand(position.observe(seat)[0], seat)


def tell(position: Position, move: str) -> Told:
    points = position.copy().play(move)
    seat = position.to_move()
    return GAME.tell(position.observe(WATCHER)[0], None if seat < 0 else seat, move, points)


def kind(said: Message | None) -> str:
    return "" if said is None else said.id.removeprefix("bricks-")


def english(said: Message | None) -> str:
    """As Ann (seat 0) and Bob would read it."""
    assert said is not None
    args = dict(said.args)
    if "seat" in args:
        args["name"] = ("Ann", "Bob")[int(str(args["seat"]))]
    return " ".join(render(Message(said.id, args), "en", [GAME.folder]).split())


def on(position: Position, zone: str) -> list[Piece]:
    return [piece for piece in scene(position).pieces if piece.zone == zone]


def counters(position: Position) -> dict[str, int]:
    return {counter.id: counter.value for counter in scene(position).counters}
