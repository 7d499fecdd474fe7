"""Recorded games of each end and of each goal, reached and failed.

Random games seldom come to them. Run ``python -m tests.games.bricks.rare`` when a ruling changes,
and read the difference: it writes them into ``recorded_rare`` as ``tools/record_games.py`` writes
the others.
"""

from pathlib import Path
from typing import Any

from pavage.record.record import SUFFIX, Record, dump
from pavage.record.replay import Replay
from tests.games.bricks.games import Plan
from tests.helpers import recording
from tests.helpers.journeys import Case, Journey, Step

FOLDER = Path(__file__).with_name("recorded_rare")

SMALL: dict[str, Any] = {"grid": 16, "tables": [[2, 3, 4], [2, 3, 4]]}
TILED: dict[str, Any] = {"grid": 16, "tables": [[4], [4]], "tokens": [0, 0, 4]}


def _plan(
    seed: str, style: str, bots: tuple[int, ...] = (1,), right: float = 0.95, **options: Any
) -> Plan:
    return Plan(2, options, seed, style, bots, right)


def _goal(
    kind: str, number: int, seed: str, style: str, right: float = 0.95, **options: Any
) -> Plan:
    challenge = {"kind": kind, "number": number}
    return _plan(seed, style, right=right, challenge=challenge, **{"grid": 16, **options})


PLANS: dict[str, Plan] = {
    "both-blocked": _plan("7", "takes"),
    "grid-full": _plan("3", "packs", (), **TILED),
    "turn-limit": _plan("6", "any_move", (), right=0.0),
    "covers": _plan("13", "packs", (0, 1), **SMALL),
    "practise-two": _plan("5", "spends", (), practise=True, joker=4, **SMALL),
    "practise-computer": _plan("6", "takes", practise=True, joker=4),
    "computers": _plan("13", "spends", (0, 1), tokens=[3, 3, 12]),
    "swaps": _plan("13", "swaps", (), joker=2, swap=True),
    "reached-bricks-laid": _goal("bricks laid", 3, "1", "any_move"),
    "failed-bricks-laid": _goal("bricks laid", 40, "11", "any_move"),
    "reached-studs": _goal("studs", 60, "1", "any_move"),
    "failed-studs": _goal("studs", 250, "12", "any_move"),
    "reached-big-brick": _goal("big brick", 36, "2", "any_move"),
    "failed-big-brick": _goal("big brick", 80, "1", "any_move"),
    "reached-answers-in-a-row": _goal("answers in a row", 4, "4", "any_move", right=0.8),
    "failed-answers-in-a-row": _goal("answers in a row", 9, "2", "any_move", right=0.5),
    "reached-opposite-edge": _goal("opposite edge", 1, "4", "any_move"),
    "failed-opposite-edge": _goal("opposite edge", 1, "21", "packs", 0.4, **SMALL),
    "reached-tokens-won": _goal("tokens won", 2, "2", "any_move", tokens=[0, 0, 20]),
    "failed-tokens-won": _goal("tokens won", 3, "5", "any_move", tokens=[0, 0, 2]),
    "reached-score": _goal("score", 80, "6", "any_move"),
    "failed-score": _goal("score", 400, "9", "any_move"),
    "reached-steals": _goal("steals", 2, "13", "takes", tables=[[2, 3, 4], [2, 3, 4]]),
    "failed-steals": _goal("steals", 9, "8", "takes"),
    "reached-lead": _goal("lead", 40, "2", "takes"),
    "failed-lead": _goal("lead", 200, "7", "takes"),
    "reached-covers": _goal("covers", 1, "11", "takes", tables=[[2, 3, 4], [2, 3, 4]]),
    "failed-covers": _goal("covers", 9, "6", "takes"),
    "reached-steals-or-covers": _goal("steals or covers", 3, "9", "takes", **SMALL),
    "failed-steals-or-covers": _goal("steals or covers", 30, "5", "takes"),
    "reached-swap-and-lead": _goal("swap and lead", 10, "8", "any_move", swap=True),
    "failed-swap-and-lead": _goal("swap and lead", 150, "11", "any_move", swap=True),
}


def record(plan: Plan) -> Record:
    """The record of a plan's game."""
    steps = []
    for position, ply in plan.play():
        if ply is not None:
            before = position.copy()
            steps.append(Step(before, before.to_move(), ply, before.copy().play(ply)))
    case = Case("bricks", 2, (), bots=plan.bots)
    return recording.record_of(Journey(case, plan.seed, plan.setup(), plan.deal(), steps, position))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, plan in PLANS.items():
        made = record(plan)
        (FOLDER / f"{name}{SUFFIX}").write_bytes(dump(made))
        lines = recording.digests(Replay(made))
        (FOLDER / f"{name}.moves").write_text("\n".join(lines) + "\n", encoding="utf-8")
