"""What a seat may tell of a running game: the deal and the plies with ``?`` for hidden tiles."""

from collections.abc import Sequence
from typing import Any

from pavage.core.game import Deal
from pavage.core.position import Position
from pavage.games.zigzag.state import SHUFFLING
from pavage.kit.deals import HIDDEN


def redact(
    position: Position, deal: Deal, plies: Sequence[str], seat: int
) -> tuple[Deal, list[str]]:
    """The deal and plies as ``seat`` (-1: a watcher) may know them; ``position`` is the start.

    Kept: its own first hand, what it drew from the bag as it was dealt, the discarded start tiles.
    Hidden: everything else of the deal, and the whole order of every later shuffle.
    """
    own = _drawn_from_the_deal(position, plies, seat)
    bag = [tile if k in own else HIDDEN for k, tile in enumerate(deal["bag"])]
    hands = [
        hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(deal["hands"])
    ]
    removed = [HIDDEN] * len(deal["removed"])
    return {**deal, "removed": removed, "hands": hands, "bag": bag}, [hide(ply) for ply in plies]


def hide(ply: str) -> str:
    """A ply as everybody may know it: the tiles of a shuffle are hidden."""
    word, *tiles = ply.split(" ")
    return " ".join([word] + [HIDDEN] * len(tiles))


def _drawn_from_the_deal(position: Position, plies: Sequence[str], seat: int) -> set[int]:
    """Which of the deal's bag a seat has drawn: positions, up to the first shuffle."""
    own: set[int] = set()
    for ply in plies:
        s = position.s
        mover, at, held = int(s.seat), int(s.bag_at), _held(s, seat)
        position.play(ply)
        if mover == seat:
            kept = 0 if ply == "exchange" else held - ("@" in ply)
            drawn = _held(s, seat) - kept
            own.update(range(at, at + drawn))
        if s.phase == SHUFFLING:
            break
    return own


def _held(s: Any, seat: int) -> int:
    return int(s.hand_n[seat]) if seat >= 0 else 0
