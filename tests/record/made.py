"""Records to test with: random games of every game under every combination of its options."""

import copy
import json
from functools import cache
from typing import Any

from pavage.core.game import CHANCE
from pavage.record.record import Ply, Record, Seat, build, to_json
from tests.helpers.journeys import Case, Journey, cases, journey

ALL_CASES = cases()


def record_of(trip: Journey) -> Record:
    """The record of a random game, played by people where the rules do not know the computer."""
    plies = [
        Ply(None if step.mover == CHANCE else step.mover, step.ply, step.points)
        for step in trip.steps
    ]
    seats = [Seat(f"Joueur {seat + 1}", "human") for seat in range(trip.case.players)]
    for seat in trip.setup.bots:
        seats[seat] = Seat("Hasard", "bot", trip.game.facts.bots[0])
    return build(trip.setup, trip.game, seats, trip.seed, trip.deal, plies, trip.end.outcome())


@cache
def zigzag(players: int = 2, own_set: bool = False, **options: Any) -> Record:
    """The record of a random game of Zigzag."""
    chosen = {"board": "classic", "fixed_turns": False, "discard_returns": False, **options}
    case = Case("zigzag", players, tuple(chosen.items()), "tileset" if own_set else "")
    return record_of(journey(case))


def shuffling() -> Record:
    """A game of Zigzag with chance plies."""
    record = zigzag(own_set=True, discard_returns=True)
    assert any(ply.seat is None for ply in record.plies)
    return record


def raw(record: Record | None = None) -> dict[str, Any]:
    """A record as JSON values that a test may spoil."""
    value: dict[str, Any] = copy.deepcopy(to_json(record or zigzag()))
    return value


def encoded(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
