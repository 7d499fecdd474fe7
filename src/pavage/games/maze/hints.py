"""Why a move is refused, in sentences that a child can read."""

from typing import Any

from pavage.core.message import Message, message
from pavage.games.maze.notation import SLOT_NAMES
from pavage.games.maze.offers import label, offered, spoken
from pavage.games.maze.state import SLOTS


def why_not(s: Any, move: int) -> Message:
    """The first rule that an illegal move breaks."""
    card, slot = move >> 6, move & 63
    place = SLOT_NAMES[slot]
    if int(s.slots[slot]) == card:
        return message("maze-not-there-already", card=label(card), place=place)
    if s.slots[slot]:
        return message("maze-not-free", place=place, there=label(int(s.slots[slot])))
    takes = offered(s, slot)
    if takes:
        return message("maze-not-this", card=label(card), place=place, takes=spoken(takes))
    if s.ring and int(s.slots[(slot + 1) % SLOTS]) & 15 == 1:
        return message("maze-not-before-ace", place=place)
    return message("maze-not-between-gaps", place=place)
