"""What a table of Half-dominoes says: what to do, what a move brings, what has happened."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from pavage.core.message import Message, message
from pavage.games.half_dominoes import parts
from pavage.games.half_dominoes.rules import cost, plays_again
from pavage.games.half_dominoes.state import TAKING

Advice = tuple[Message, Message | None]  # a status line, and a tip for a first game


class Facts(NamedTuple):
    """What is known of a table besides its tiles; see ``parts.facts``."""

    over: int
    phase: int
    seat: int  # whose turn it is; while a tile is to be taken back, who gets it
    players: int
    stock: int
    turns: int
    idle: int
    variant: int
    bonus: int
    takeable: int
    places: int
    reason: int

    @property
    def taking(self) -> bool:
        """Whether an opponent chooses a tile to give back (rule 15)."""
        return self.phase == TAKING

    @property
    def next(self) -> int:
        """The seat after: who chooses the tile to give back."""
        return (self.seat + 1) % self.players

    @property
    def mover(self) -> int:
        """The seat that is to decide."""
        return self.next if self.taking else self.seat


def facts_of(array: Any) -> Facts:
    """The facts of an observation."""
    out = np.empty(parts.FACTS, dtype=np.int32)
    parts.facts(array, out)
    return Facts(*out.tolist())


@cache
def about(id: str, seat: int, other: int | None = None) -> Message:
    """A sentence about a seat, and perhaps about another one (``other``)."""
    if other is None:
        return message(id, seat=seat)
    return message(id, seat=seat, other=message("half_dominoes-player", seat=other))


@cache
def said(id: str) -> Message:
    """A sentence without values."""
    return message(f"half_dominoes-{id}")


# -- what is going on -------------------------------------------------------------------------


def status(facts: Facts) -> Message:
    """The line for everybody."""
    if facts.over:
        return said("status-over")
    if facts.taking:
        return about("half_dominoes-status-take", facts.next, facts.seat)
    return about(f"half_dominoes-status-{'bonus' if facts.bonus else 'turn'}", facts.seat)


@cache
def waiting(seat: int, over: bool, taking: bool, drawer: int, chooser: int) -> Message:
    """The line for a seat that is not to move."""
    if over:
        return said("status-over")
    if not taking:
        return about("half_dominoes-wait", drawer)
    if seat == drawer:
        return about("half_dominoes-wait-take", chooser)
    return about("half_dominoes-status-take", chooser, drawer)


# -- what to do -------------------------------------------------------------------------------


def placing(facts: Facts, rows: list[list[int]]) -> Advice:
    """The obligation (rules 8 to 10), from the numbers of the legal placements."""
    most = max(row[8] for row in rows)
    if most >= 2:
        pairs = sum(row[4] >= 0 for row in rows)
        kind = "several" if pairs == 0 else "pair" if pairs == len(rows) else "both"
    else:
        kind = "angle" if rows[0][9] else "one"
    if facts.bonus:
        return _obliged("bonus", kind, most), said("tip-bonus")
    return _obliged("do", kind, most), _tip(facts, kind)


@cache
def _obliged(when: str, kind: str, most: int) -> Message:
    return message(f"half_dominoes-{when}-{kind}", count=most)


def _tip(facts: Facts, kind: str) -> Message | None:
    """A hint for each of the first turns: how to lay, what it costs, and the rule at work."""
    mine = facts.turns // facts.players
    if mine == 0:
        return said("tip-first")
    if mine == 1:
        return said(f"tip-cost-{facts.variant}")
    if mine < 5 and kind in ("pair", "both", "angle"):
        return said("tip-angle" if kind == "angle" else "tip-pair")
    return said("tip-aim") if mine == 2 else None


def stuck_word(facts: Facts) -> str:
    """Where nothing can be placed: ``skip``, ``draw``, ``return`` (rule 15) or ``pass``."""
    if facts.bonus:
        return "skip"
    if facts.stock > 0:
        return "draw"
    return "return" if facts.takeable > 0 else "pass"


def stuck(facts: Facts) -> Advice:
    """Nothing can be placed."""
    word = stuck_word(facts)
    tip = said("tip-return") if word == "return" else None
    return about(f"half_dominoes-do-{word}", facts.next), tip


def taking(facts: Facts) -> Advice:
    """A tile must be chosen that another seat takes back."""
    return about("half_dominoes-do-take", facts.seat), said("tip-take")


@cache
def note(variant: int, bonus: int, many: int, left: int, stock: bool, chooser: int) -> Message:
    """What a placement of so many connections brings, when ``left`` tiles stay in hand."""
    if cost(variant, bonus, many) > 0:
        if stock:
            return message("half_dominoes-note-draw", count=many)
        return message("half_dominoes-note-return", count=many, seat=chooser)
    if left == 0:
        return said("note-win")
    kind = "again" if plays_again(variant, bonus, many) else "free"
    return message(f"half_dominoes-note-{kind}", count=many)


# -- what has happened ------------------------------------------------------------------------


def told_place(facts: Facts, tiles: int, many: int, left: int) -> Message:
    """A placement, with what it costs and why."""
    if cost(facts.variant, facts.bonus, many) > 0:
        kind = "draw" if facts.stock > 0 else "return"
    elif left == 0:
        kind = "win"
    elif facts.bonus:
        kind = "bonus"
    else:
        kind = "again" if plays_again(facts.variant, facts.bonus, many) else "free"
    chooser = message("half_dominoes-player", seat=facts.next)
    id = f"half_dominoes-told-{kind}"
    return message(id, seat=facts.seat, tiles=tiles, count=many, other=chooser)


def cheer(facts: Facts, many: int, left: int) -> Message | None:
    """Three connections in variant 1: a second placement."""
    again = left > 0 and plays_again(facts.variant, facts.bonus, many)
    return message("half_dominoes-cheer", count=many) if again else None


def told_stuck(facts: Facts) -> Message:
    """Nothing could be placed."""
    return about(f"half_dominoes-told-{'stuck-' + stuck_word(facts)}", facts.seat, facts.next)


def told_take(facts: Facts) -> Message:
    """An opponent has chosen the tile that goes back into a hand."""
    return about("half_dominoes-told-take", facts.next, facts.seat)
