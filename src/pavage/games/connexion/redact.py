"""What a seat may tell of a running game: the deal and the plies with ``?`` for hidden tiles."""

from collections.abc import Sequence

from pavage.core.game import Deal
from pavage.core.position import Position
from pavage.kit.deals import HIDDEN


def redact(
    position: Position, deal: Deal, plies: Sequence[str], seat: int
) -> tuple[Deal, list[str]]:
    """The deal and plies as ``seat`` (-1: a watcher) may know them; ``position`` is the start.

    Kept: its own hand, and what it drew from its own pile. Plies hide nothing.
    """
    if "tiles" in deal:
        return deal, list(plies)
    for ply in plies:
        position.play(ply)
    drawn = int(position.s.pile_at[seat]) if seat >= 0 else 0
    hands = [
        hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(deal["hands"])
    ]
    piles = [
        [tile if other == seat and k < drawn else HIDDEN for k, tile in enumerate(pile)]
        for other, pile in enumerate(deal["piles"])
    ]
    box = [HIDDEN] * len(deal["box"])
    return {**deal, "hands": hands, "piles": piles, "box": box}, list(plies)
