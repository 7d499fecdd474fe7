"""The greedy bot plays a move that scores most."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.shuffle import WordStream
from pavage.games.maze import GAME, rules
from pavage.search.playout import play_out
from tests.helpers.profile import scaled


@given(seed=st.integers(0, 10**6), plies=st.integers(0, scaled(20, 300, 2000)), ring=st.booleans())
def test_no_other_move_scores_more(seed: int, plies: int, ring: bool) -> None:
    setup = GAME.setup(1, {"dialect": "ring" if ring else "classic"})
    position = GAME.start(setup, GAME.deal(setup, WordStream(str(seed))))
    play_out(GAME, position.state, np.array([seed * 2 + 1], dtype=np.uint64), plies)
    position = position.copy()
    if position.is_over():
        return
    before = position.state.tobytes()
    gains = {code: position.copy().play_code(code) for code in position.codes().tolist()}
    assert gains[GAME.greedy(position.s)] == max(gains.values())
    assert {code: rules.joined(position.s, code) for code in gains} == gains
    assert position.state.tobytes() == before
