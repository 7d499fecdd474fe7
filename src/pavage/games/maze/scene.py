"""How a game of Maze looks. Everything is to be seen, so an observation is the whole state."""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from pavage.core.game import Setup
from pavage.core.message import Message, message
from pavage.core.scene import (
    Cell,
    Counter,
    Hand,
    Offer,
    Piece,
    Scene,
    Setting,
    Target,
    Told,
    Zone,
)
from pavage.games.maze import offers, rules
from pavage.games.maze.notation import SLOT_NAMES, card_name, read, write
from pavage.games.maze.state import CARDS, COLUMNS, MAX_MOVES, REASONS, ROWS, STATE

BOARD = "tableau"


def setting(setup: Setup) -> Setting:
    """Six rows of nine places; slot 1 is the start of the line and slot 54 its end."""
    zone = Zone(
        id=BOARD,
        kind="tableau",
        label=message("maze-zone-tableau"),
        cols=COLUMNS,
        rows=ROWS,
        cells=[_cell(slot) for slot in range(ROWS * COLUMNS)],
        col_names=[str(column + 1) for column in range(COLUMNS)],
        row_names=list("abcdef"[:ROWS]),
    )
    return Setting([zone])


def _cell(slot: int) -> Cell:
    return Cell(slot % COLUMNS, slot // COLUMNS, SLOT_NAMES[slot])


def scene(seen: Any) -> Scene:
    """The cards and the numbers."""
    slots = seen.slots.tolist()
    pieces = [
        _card(card, slot, _joins(slots, slot), card == seen.last)
        for slot, card in enumerate(slots)
        if card
    ]
    counters = [
        Counter("score", message("maze-counter-score"), int(seen.score), most=CARDS),
        Counter("moves", message("maze-counter-moves"), int(seen.plies)),
    ]
    return Scene(pieces, counters, _status(seen))


def _joins(slots: list[int], slot: int) -> bool:
    """Whether the card continues the run of the one on its left, in the same row."""
    card = slots[slot]
    return slot % COLUMNS > 0 and card & 15 > 1 and slots[slot - 1] == card - 1


@lru_cache(8192)
def _card(card: int, slot: int, joins: bool, last: bool) -> Piece:
    name = card_name(card)
    return Piece(
        id=name,
        zone=BOARD,
        x=slot % COLUMNS,
        y=slot // COLUMNS,
        face=name,
        marks=["last"] if last else [],
        drop=name + "@{name}",
        joins=joins,
    )


def _status(seen: Any) -> Message:
    if seen.reason:
        return message("maze-status-" + REASONS[seen.reason].replace(" ", "-"))
    return message("maze-status-score", score=int(seen.score), most=CARDS)


def hand(seen: Any, seat: int) -> Hand:
    """The moves, and what each gap takes."""
    if seen.reason:
        return Hand(seat, [], [], [], _status(seen))
    moves = np.empty(MAX_MOVES, dtype=np.int32)
    n = rules.legal_moves(seen, moves)
    after = np.empty(1, dtype=STATE)
    targets = []
    for move in moves[:n].tolist():
        after[0] = seen
        targets.append(target(move, int(rules.play(after[0], move))))
    taken = [_offer(slot, tuple(offers.offered(seen, slot))) for slot in _gaps(seen)]
    tips = ("maze-tip-first", "maze-tip-ends", "maze-tip-score", "maze-tip-undo")
    plies = int(seen.plies)
    tip = message(tips[plies]) if plies < len(tips) else None
    return Hand(seat, [], targets, [], _to_do(seen), tip, [o for o in taken if o is not None])


def _gaps(seen: Any) -> list[int]:
    return sorted(seen.gaps[: int(seen.gap_n)].tolist())


def _to_do(seen: Any) -> Message:
    if seen.score == CARDS:  # on a ring: all runs are made, but slot 1 is empty
        return message("maze-do-first-slot")
    return message("maze-do")


@lru_cache(8192)
def target(move: int, points: int) -> Target:
    """A legal move as a place that the card may go to."""
    slot = move & 63
    card = card_name(move >> 6)
    return Target(card, BOARD, slot % COLUMNS, slot // COLUMNS, write(move), points)


@cache
def _offer(slot: int, cards: tuple[int, ...]) -> Offer | None:
    if not cards:
        return None
    faces = [offers.face(card) for card in cards]
    return Offer(BOARD, slot % COLUMNS, slot // COLUMNS, faces, offers.spoken(list(cards)))


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    """What a ply was; nothing of it is hidden."""
    code = read(move)
    slot = code & 63
    line = message("maze-told", card=offers.label(code >> 6), place=SLOT_NAMES[slot], points=points)
    return Told(
        seat=seat,
        move=move,
        line=line,
        points=points,
        turn=int(seen.plies),
        zone=BOARD,
        x=slot % COLUMNS,
        y=slot // COLUMNS,
    )
