"""A handful of the kills of ``kill9.py``, which does a hundred."""

import asyncio
from pathlib import Path

from tests.server.kill9 import run


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    tally = asyncio.run(run(tmp_path, kills=4, seed=1, seconds=0.3))
    assert tally.kills == 4
    assert tally.acknowledged > 400
    assert tally.jumps > 20
    assert (tally.lost, tally.changed, tally.torn) == (0, 0, 0)
