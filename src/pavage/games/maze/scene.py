"""How a game of Maze looks. Everything is to be seen, so an observation is the whole state."""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from pavage.core.game import Setup
from pavage.core.message import Message, message
from pavage.core.scene import (
    Cell,
    Counter,
    Glow,
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
from pavage.games.maze.state import (
    CARDS,
    COLUMNS,
    MAX_MOVES,
    RANKS,
    REASONS,
    ROWS,
    SLOTS,
    STATE,
)

BOARD = "tableau"

_FEW = 2  # with no more moves than that, one mostly goes to and fro


def setting(setup: Setup) -> Setting:
    """Six rows of nine places; slot 1 is the start of the line and slot 54 its end."""
    zone = Zone(
        id=BOARD,
        kind="tableau",
        label=message("maze-zone-tableau"),
        cols=COLUMNS,
        rows=ROWS,
        cells=[Cell(*_at(slot), SLOT_NAMES[slot]) for slot in range(SLOTS)],
        col_names=[str(column + 1) for column in range(COLUMNS)],
        row_names=list("abcdef"[:ROWS]),
    )
    return Setting([zone])


def _at(slot: int) -> tuple[int, int]:
    """Where a slot lies: x and y."""
    return slot % COLUMNS, slot // COLUMNS


# -- the public part --------------------------------------------------------------------------


def scene(seen: Any) -> Scene:
    """The cards and the numbers."""
    slots = seen.slots.tolist()
    last = int(seen.last)
    pieces = [
        _card(card, slot, joins(slots, slot), card == last)
        for slot, card in enumerate(slots)
        if card
    ]
    counters = [
        Counter("score", message("maze-counter-score"), int(seen.score), most=CARDS),
        Counter("moves", message("maze-counter-moves"), int(seen.plies)),
    ]
    return Scene(pieces, counters, _status(int(seen.reason), int(seen.score)))


def joins(slots: list[int], slot: int) -> bool:
    """Whether a slot's card goes on where the slot before it ends: the next higher of its suit.

    The slot before the first of a row is the last of the row above (rule 2).
    """
    return slot > 0 and slots[slot] & 15 > 1 and slots[slot - 1] == slots[slot] - 1


@lru_cache(16_384)
def _card(card: int, slot: int, joins: bool, last: bool) -> Piece:
    name = card_name(card)
    marks: list[Any] = ["last"] if last else []
    return Piece(name, BOARD, *_at(slot), name, marks, drop=name + "@{name}", joins=joins)


@cache
def _status(reason: int, score: int) -> Message:
    if reason:
        return message("maze-status-" + REASONS[reason].replace(" ", "-"))
    return message("maze-status-score", score=score, most=CARDS)


# -- the player's part ------------------------------------------------------------------------


def hand(seen: Any, seat: int) -> Hand:
    """The moves, gap after gap along the line, and what each gap takes."""
    if seen.reason:
        return Hand(seat, [], [], [], _status(int(seen.reason), int(seen.score)))
    targets = [_target(move, points) for move, points in choices(seen)]
    gaps = sorted(seen.gaps[: int(seen.gap_n)].tolist())
    taken = [(slot, offers.offered(seen, slot)) for slot in gaps]
    return Hand(
        seat=seat,
        pieces=[],
        targets=targets,
        actions=[],
        status=_to_do(int(seen.score), len(targets)),
        tip=_tip(int(seen.plies), bool(seen.ring)),
        offers=[_offer(slot, tuple(cards)) for slot, cards in taken if cards],
    )


def choices(seen: Any) -> list[tuple[int, int]]:
    """Each legal move with the change of score that it brings, gap after gap along the line."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    moves = moves[: rules.legal_moves(seen, moves)]
    after = np.empty(1, dtype=STATE)
    found = []
    for move in sorted(moves.tolist(), key=lambda move: move & 63):
        after[0] = seen
        found.append((move, int(rules.play(after[0], move))))
    return found


@cache
def _to_do(score: int, moves: int) -> Message:
    if score == CARDS:  # on a ring: the runs are made, but the first place is empty
        return message("maze-do-first-place")
    if moves <= _FEW:
        return message("maze-do-few", moves=moves)
    return message("maze-do", left=CARDS - score)


@cache
def _tip(plies: int, ring: bool) -> Message | None:
    """What somebody learns in their first game, a little with each move."""
    tips = (
        message("maze-tip-gaps"),
        message("maze-tip-ring" if ring else "maze-tip-ends"),
        message("maze-tip-score"),
        message("maze-tip-undo"),
        message("maze-tip-room"),
    )
    return tips[plies] if plies < len(tips) else None


@lru_cache(16_384)
def _target(move: int, points: int) -> Target:
    """A legal move as a place that the card may go to."""
    return Target(card_name(move >> 6), BOARD, *_at(move & 63), write(move), points)


@lru_cache(16_384)
def _offer(slot: int, cards: tuple[int, ...]) -> Offer:
    label = message("maze-offer", takes=offers.spoken(list(cards)))
    return Offer(BOARD, *_at(slot), [offers.face(card) for card in cards], label)


# -- what happened ----------------------------------------------------------------------------


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    """What a ply was; nothing of it is hidden."""
    code = read(move)
    card, slot = code >> 6, code & 63
    x, y = _at(slot)
    slots = seen.slots.tolist()
    slots[slots.index(card)] = 0
    slots[slot] = card
    return Told(
        seat=seat,
        move=move,
        line=_line(card, slot, points),
        points=points,
        turn=int(seen.plies),
        zone=BOARD,
        x=x,
        y=y,
        glow=_run(slots, slot) if points > 0 else [],
    )


def _line(card: int, slot: int, points: int) -> Message:
    said, place = offers.label(card), SLOT_NAMES[slot]
    if points > 0:
        return message("maze-told-more", card=said, place=place, points=points)
    if points < 0:
        return message("maze-told-less", card=said, place=place, points=-points)
    return message("maze-told", card=said, place=place)


def _run(slots: list[int], slot: int) -> list[Glow]:
    """The cards that lie in order with the one in a slot, as a line through each row of them."""

    def follows(at: int) -> bool:
        ace_after_queen = slots[at] & 15 == 1 and slots[at - 1] & 15 == RANKS
        return ace_after_queen or joins(slots, at)

    start = end = slot
    while start > 0 and follows(start):
        start -= 1
    while end + 1 < SLOTS and follows(end + 1):
        end += 1
    if start == end:
        return []
    glows = []
    for row in range(start // COLUMNS, end // COLUMNS + 1):
        first, last = max(start, row * COLUMNS), min(end, row * COLUMNS + COLUMNS - 1)
        glows.append(Glow(BOARD, *_at(first), f"M.2 .5H{last - first + 0.8:g}"))
    return glows
