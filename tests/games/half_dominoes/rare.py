"""Recorded games of what random games with the game's own sets seldom come to.

Run ``python -m tests.games.half_dominoes.rare`` when a ruling changes, and read the difference: it
writes them into ``recorded_rare`` as ``tools/record_games.py`` writes the others.
"""

from pathlib import Path

from pavage.record.record import SUFFIX, Record, dump
from pavage.record.replay import Replay
from tests.games.half_dominoes.games import Plan
from tests.helpers import recording
from tests.helpers.journeys import Case, Journey, Step

FOLDER = Path(__file__).with_name("recorded_rare")


def _plan(
    players: int, variant: int, hand: int, kinds: str, twins: int, seed: str, style: str
) -> Plan:
    options = {"variant": variant, "hand": hand, "tileset": kinds.split() * twins}
    return Plan(players, options, seed, style)


PLANS = {
    "second-placement": _plan(2, 1, 6, "0122 0212 0221", 8, "31", "any_move"),
    "stock-empty-1": _plan(2, 1, 6, "0001 0333 1133 2233", 5, "8", "any_move"),
    "stock-empty-2": _plan(2, 2, 6, "0011 0101 0111", 7, "13", "any_move"),
    "nothing-fits": _plan(4, 1, 6, "0000 1111 1212 1222", 9, "98", "pairs"),
    "stalled-1": _plan(2, 1, 7, "0000 0333 1122", 5, "93", "in_the_middle"),
    "stalled-2": _plan(2, 2, 8, "0009 0099 0909 1111", 5, "75", "any_move"),
    "turn-limit": _plan(2, 1, 7, "0000 0009 0099 0909 1111 9999", 8, "13", "singles"),
}


def record(plan: Plan) -> Record:
    """The record of a plan's game."""
    steps = []
    for position, ply in plan.play():
        if ply is not None:
            steps.append(Step(position.copy(), position.to_move(), ply, 0))
    case = Case("half_dominoes", plan.players, ())
    return recording.record_of(Journey(case, plan.seed, plan.setup(), plan.deal(), steps, position))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, plan in PLANS.items():
        made = record(plan)
        (FOLDER / f"{name}{SUFFIX}").write_bytes(dump(made))
        lines = recording.digests(Replay(made))
        (FOLDER / f"{name}.moves").write_text("\n".join(lines) + "\n", encoding="utf-8")
