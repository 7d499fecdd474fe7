"""The best solo totals that the optimiser has found, as they are kept in the game's data."""

from functools import cache
from pathlib import Path

import msgspec

from pavage.core.solver import Known

FILE = Path(__file__).resolve().parents[1] / "data" / "best.json"


class Kept(msgspec.Struct, frozen=True):
    """What the file holds: a line for either value of ``match_required``."""

    any_side: Known
    match_required: Known


@cache
def best_known(match_required: bool) -> Known:
    """The best line known, of the game's own set."""
    kept = msgspec.json.decode(FILE.read_bytes(), type=Kept)
    return kept.match_required if match_required else kept.any_side
