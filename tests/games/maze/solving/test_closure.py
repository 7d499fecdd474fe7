"""The solver against all arrangements of small packs, in both directions."""

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.solver import Limits
from pavage.games.maze import GAME, rules
from pavage.games.maze.solving import lost
from pavage.games.maze.state import STATE
from tests.games.maze.solving.closure import closure
from tests.games.maze.solving.tables import Table
from tests.helpers.profile import scaled

COUNTS = [  # suits, ranks, gaps: won of all, as the issue of the game tells them
    (2, 3, 1, 4_792, 5_040),
    (2, 4, 1, 335_808, 362_880),
    (2, 4, 2, 1_811_032, 1_814_400),
    (2, 4, 3, 6_652_800, 6_652_800),
    (3, 3, 1, 3_602_952, 3_628_800),
]


@pytest.mark.parametrize(("suits", "ranks", "gaps", "won", "all_"), COUNTS)
def test_so_many_arrangements_can_be_won(
    suits: int, ranks: int, gaps: int, won: int, all_: int
) -> None:
    if not is_compiled():
        pytest.skip("millions of arrangements")
    found = closure(Table(suits, ranks, gaps))
    assert (found.winnable, len(found)) == (won, all_)


@pytest.mark.skipif(not is_compiled(), reason="many arrangements")
@pytest.mark.parametrize("ring", [0, 1])
@pytest.mark.parametrize(("suits", "ranks", "gaps"), [(2, 3, 1), (2, 3, 2), (2, 4, 1), (2, 4, 2)])
def test_what_is_proved_lost_is_lost(suits: int, ranks: int, gaps: int, ring: int) -> None:
    on = Table(suits, ranks, gaps, ring)
    truth = closure(on)
    proved = 0
    samples = scaled(800, 4_000, 100_000)  # at an odd step, so that no slot stays as it is
    for number in range(0, len(truth), len(truth) // samples | 1):
        slots = truth.slots(number)
        proof = lost.LostProof(slots, *on.numbers, bits=14)
        answer = lost.OPEN
        while answer == lost.OPEN:
            answer = proof.run(10_000)
        if answer == lost.LOST:
            proved += 1
            assert truth.distance(slots) is None
    assert proved > 0 or ring or truth.winnable > 0.99 * len(truth)


@pytest.mark.skipif(not is_compiled(), reason="many searches")
@pytest.mark.parametrize("ring", [0, 1])
@pytest.mark.parametrize(("suits", "ranks", "gaps"), [(2, 3, 1), (2, 4, 1), (2, 4, 2), (3, 3, 1)])
def test_every_position_is_won_in_the_fewest_moves_or_lost(
    suits: int, ranks: int, gaps: int, ring: int
) -> None:
    on = Table(suits, ranks, gaps, ring)
    truth = closure(on)
    rng = np.random.default_rng(1)
    for number in rng.integers(0, len(truth), scaled(20, 60, 2000)).tolist():
        slots = truth.slots(number)
        state = np.zeros(1, dtype=STATE)
        rules.deal(state[0], slots, suits, ranks, ring)
        verdict = GAME.solve(state[0], Limits(positions=2_000_000), lambda verdict: None)
        fewest = truth.distance(slots)
        if fewest is None:
            assert verdict.answer == "lost"
            assert verdict.proof is not None
        else:
            assert (verdict.answer, verdict.moves, verdict.optimal) == ("won", fewest, True)
