"""What a seat may tell of a running game: the deal and the plies with ``?`` for hidden tiles."""

from collections.abc import Sequence

from pavage.core.game import Deal
from pavage.core.position import Position
from pavage.kit.deals import HIDDEN


def redact(
    position: Position, deal: Deal, plies: Sequence[str], seat: int
) -> tuple[Deal, list[str]]:
    """The deal and plies as ``seat`` (-1: a watcher) may know them; ``position`` is the start.

    Kept: its own first hand, what it drew from the stock, the tiles on the table. Plies hide
    nothing: what is laid or taken back lies open.
    """
    own: set[int] = set()
    for ply in plies:
        at, mover = int(position.s.stock_at), int(position.s.seat)
        position.play(ply)
        if mover == seat:
            own.update(range(at, int(position.s.stock_at)))
    hands = [
        hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(deal["hands"])
    ]
    stock = [tile if k in own else HIDDEN for k, tile in enumerate(deal["stock"])]
    return {**deal, "hands": hands, "stock": stock}, list(plies)
