"""Positions of Maze written as text, so that the tests show the table."""

import random
from typing import Any

import numpy as np

from pavage.core.position import Position
from pavage.games.maze import GAME, rules
from pavage.games.maze.notation import CARD_CODES, SLOT_NAMES, card_name
from pavage.games.maze.state import STATE

RING = {"dialect": "ring"}


def position(text: str, **options: object) -> Position:
    """A position from six rows of cards, ``.`` for a gap."""
    names = text.split()
    setup = GAME.setup(1, options)
    return GAME.start(setup, {"slots": [None if name == "." else name for name in names]})


def small(text: str, suits: int, ranks: int, ring: bool = False) -> Any:
    """The state of a small table, shape (1,)."""
    state = np.zeros(1, dtype=STATE)
    slots = np.array([0 if n == "." else CARD_CODES[n] for n in text.split()], dtype=np.uint8)
    rules.deal(state[0], slots, suits, ranks, int(ring))
    return state


def names(state: Any) -> list[str | None]:
    """The slots of a state (a record) as names."""
    slots = state.slots[: int(state.length)].tolist()
    return [card_name(card) if card else None for card in slots]


def moves_to(at: Position, place: str) -> list[str]:
    """The cards that may go to a place."""
    return [move.split("@")[0] for move in at.legal_moves() if move.endswith("@" + place)]


def arranged(gaps: str, *placed: str, **options: object) -> Position:
    """A position with gaps and cards where they are asked for; the others fill it up, shuffled."""
    slots: dict[str, str | None] = dict.fromkeys(gaps.split())
    slots |= {place: card for card, place in (move.split("@") for move in placed)}
    rest = [card for card in CARD_CODES if card not in slots.values()]
    random.Random(gaps).shuffle(rest)
    for name in SLOT_NAMES:
        if name not in slots:
            slots[name] = rest.pop()
    return GAME.start(GAME.setup(1, options), {"slots": [slots[name] for name in SLOT_NAMES]})
