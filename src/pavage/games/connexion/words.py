"""What a table of Connexion says: what to do, what a placement brings, what has happened."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from pavage.core.message import Message, message
from pavage.games.connexion import parts
from pavage.games.connexion.state import MAX_PLAYERS, SIDES

Advice = tuple[Message, Message | None]  # a status line, and a tip for a first game

_MANY = 4  # from so many matching sides on a placement is celebrated


class Facts(NamedTuple):
    """What is known of a table besides its tiles; see ``parts.facts``."""

    over: int
    seat: int
    players: int
    solo: int
    must_match: int
    laid: int
    dealt: int
    passes: int
    reason: int
    hands: tuple[int, ...]
    piles: tuple[int, ...]

    @property
    def turn(self) -> int:
        """A number that one turn has, and the next one not."""
        return self.laid - self.dealt + self.passes


def facts_of(array: Any) -> Facts:
    """The facts of an observation."""
    out = np.empty(parts.FACTS + 2 * MAX_PLAYERS, dtype=np.int32)
    parts.facts(array, out)
    numbers = out.tolist()
    at, players = parts.FACTS, numbers[2]
    hands, piles = numbers[at : at + players], numbers[at + MAX_PLAYERS :][:players]
    return Facts._make([*numbers[:at], tuple(hands), tuple(piles)])


@cache
def about(id: str, seat: int) -> Message:
    """A sentence about a seat."""
    return message(f"connexion-{id}", seat=seat)


@cache
def said(id: str) -> Message:
    """A sentence without values."""
    return message(f"connexion-{id}")


# -- what a placement scores ------------------------------------------------------------------


class Scored(NamedTuple):
    """A placement's points, the sides that match, and how the points are made."""

    points: int
    sides: list[int]
    equation: str


def scored(points: int, pairs: tuple[int, ...]) -> Scored:
    """From the numbers of ``parts.placements_of``: ``pairs`` are the three of each side."""
    sides = [side for side in range(SIDES) if pairs[3 * side + 2]]
    return Scored(points, sides, equation(pairs))


@lru_cache(65_536)
def equation(pairs: tuple[int, ...]) -> str:
    """How a score is written (rules 8 and 9): ``(5+5)×2 + (4+3) = 27, × 2 = 54``.

    ``pairs``: for each side the tile's digit, the other digit, and how many of colour and digit
    are the same. Nothing is written where no side matches.
    """
    terms: list[str] = []
    total = 0
    for here, there, alike in zip(pairs[::3], pairs[1::3], pairs[2::3], strict=True):
        if alike:
            total += alike * (here + there)
            terms.append(f"({here}+{there})" + ("×2" if alike == 2 else ""))
    if len(terms) < 2:
        return f"{terms[0]} = {total}" if terms else ""
    return f"{' + '.join(terms)} = {total}, × {len(terms)} = {total * len(terms)}"


# -- what is going on, and what to do ---------------------------------------------------------


def status(facts: Facts) -> Message:
    """The line for everybody."""
    return said("status-over") if facts.over else about("status-turn", facts.seat)


@cache
def waiting(over: int, seat: int) -> Message:
    """The line for a seat that is not to move."""
    return said("status-over") if over else about("wait", seat)


def stuck(facts: Facts) -> Message:
    """The line for a seat that can only pass."""
    return said("do-pass" if facts.hands[facts.seat] else "do-pass-empty")


def placing(facts: Facts) -> Advice:
    """The line and a tip for a seat that can lay a tile."""
    if facts.laid == 0:
        return said("do-first"), said("tip-solo")
    left = facts.hands[facts.seat] + facts.piles[facts.seat]
    return said("do-last" if left == 1 else "do-place"), _tip(facts)


def _tip(facts: Facts) -> Message | None:
    """A hint for each of the first turns: how to lay, what it brings, what to look for."""
    mine = facts.laid - 1 if facts.solo else (facts.laid - facts.dealt) // facts.players
    tips = ("first", "points", "several", "gaps" if facts.solo else "care")
    return said(f"tip-{tips[mine]}") if mine < len(tips) else None


# -- what has happened ------------------------------------------------------------------------


def told_place(facts: Facts, what: Scored) -> Message:
    """A placement and its points."""
    if facts.laid == 0:
        return about("told-first", facts.seat)
    if not what.sides:
        return about("told-nothing", facts.seat)
    sides = len(what.sides)
    return message("connexion-told-place", seat=facts.seat, points=what.points, sides=sides)


def cheer(what: Scored) -> Message | None:
    """Many sides that match at once."""
    sides = len(what.sides)
    return message("connexion-cheer", sides=sides) if sides >= _MANY else None
