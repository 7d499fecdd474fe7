"""The proof from colours: of real positions, one by one; test_closure.py has all small ones."""

from typing import Any

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.games.maze import rules
from pavage.games.maze.notation import CARD_CODES
from pavage.games.maze.solving import lost
from tests.games.maze.solving.tables import REAL, Table


def laid(text: str) -> Any:
    """Slots from a drawing: ``..`` is a gap."""
    cards = [0 if name == ".." else CARD_CODES[name] for name in text.split()]
    return np.array(cards, dtype=np.uint8)


def answer(on: Table, slots: Any) -> int:
    proof = lost.LostProof(slots, *on.numbers, bits=16)
    while (found := proof.run(1000)) == lost.OPEN:
        pass
    return found


ROTATED = """
    AC 2C 3C 4C 5C 6C 7C 8C 9C
    TC JC QC AH 2H 3H 4H 5H 6H
    7H 8H 9H TH JH QH {}
    """


def test_a_run_that_is_cut_where_the_gaps_do_not_reach_is_lost() -> None:
    # 9 cards to move into 6 gaps, and no way to bring gaps before the four
    cut = "4S 5S 6S 7S 8S 9S TS JS QS AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD AS 2S 3S"
    assert answer(REAL, laid(ROTATED.format(cut + " .." * 6))) == lost.LOST


def test_a_run_that_fits_into_the_gaps_is_not_lost() -> None:
    cut = "7S 8S 9S TS JS QS AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD AS 2S 3S 4S 5S 6S"
    assert answer(REAL, laid(ROTATED.format(cut + " .." * 6))) == lost.HOPE


def test_gaps_on_the_other_side_of_the_cut_help() -> None:
    cut = "4S 5S 6S 7S 8S 9S TS JS QS AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD AS 2S 3S"
    assert answer(REAL, laid(ROTATED.format(".. .. .. " + cut + " .." * 3))) == lost.HOPE


@pytest.mark.skipif(not is_compiled(), reason="many arrangements of walls")
def test_a_position_that_is_lost_stays_lost_whatever_is_played() -> None:
    on = Table(2, 6, 3)
    chance = np.random.default_rng(5)
    out = np.zeros(64, np.int32)
    state = on.state(laid("AC 2C 3C 4C 5C 6C 3D 4D 5D 6D AD 2D .. .. .."))
    for _ in range(300):
        assert answer(on, state.slots[: on.size].copy()) == lost.LOST
        rules.play(state, int(out[chance.integers(rules.moves(state, out))]))


def test_a_ring_without_a_card_that_can_come_home_is_lost() -> None:
    # In slot 0 of a won ring of 14 slots and runs of 4 the ace has colour 0 or, going round, 2.
    on = Table(3, 4, 2, ring=1)
    assert answer(on, laid(".. AC 2C 3C 4C AD 2D 3D 4D AH 2H 3H 4H ..")) == lost.LOST
    assert answer(on, laid(".. .. AC 2C 3C 4C AD 2D 3D 4D AH 2H 3H 4H")) == lost.HOPE
