"""The layout's running figures are what the rules give for it, whatever was changed on the way."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.games.connexion.notation import signs
from pavage.games.connexion.solo import layout as layouts
from pavage.games.connexion.solo.anneal import anneal, spread
from pavage.games.connexion.solo.layout import STEP, WIDE
from pavage.games.connexion.state import MAX_TILES
from tests.games.connexion import reference
from tests.games.connexion.games import tiles
from tests.helpers.profile import scaled

MIDDLE = WIDE // 2 * WIDE + WIDE // 2
RANDOM = st.integers(0, 2**32 - 1).map(random.Random)
SETS = st.lists(tiles("RB"), min_size=2, max_size=14)


def lying(layout: np.ndarray, own: list[str]) -> list[tuple[int, str, int, reference.Place]]:
    """Rank, tile, six and place of all tiles, in the order in which they are laid."""
    s = layout[0]
    places = [place for place in range(layouts.PLACES) if s.tile[place]]
    return sorted(
        (
            int(s.rank[place]),
            own[int(s.tile[place]) - 1],
            int(s.six[place]),
            (place % WIDE, place // WIDE),
        )
        for place in places
    )


def total_and_loose(layout: np.ndarray, own: list[str]) -> tuple[int, int]:
    """By the slow reference: laid one by one."""
    table = reference.Table([[]], [[]], [], {})
    must_match = bool(layout[0].must_match)
    total = loose = 0
    for _, tile, six, place in lying(layout, own):
        laid = reference.Laid(tile, six)
        total += table.points(laid, place)
        touches = any(reference.beside(place, side) in table.tiles for side in range(6))
        loose += not (table.pairs(laid, place) if must_match else touches)
        table.tiles[place] = laid
    return total, loose


def laid_out(own: list[str], must_match: bool, rng: random.Random) -> np.ndarray:
    layout: np.ndarray = layouts.empty(np.array([signs(tile) for tile in own]), must_match)
    s = layout[0]
    s.rng = rng.getrandbits(63) | 1
    s.free_n = len(own)
    s.free[: len(own)] = range(len(own))
    spread(s, np.zeros(len(own), dtype=np.int64), MIDDLE)
    return layout


@given(SETS, st.booleans(), RANDOM)
def test_the_total_is_the_reference_s_after_any_steps(
    own: list[str], must_match: bool, rng: random.Random
) -> None:
    layout = laid_out(own, must_match, rng)
    s = layout[0]
    assert len(lying(layout, own)) == len(own)
    if not must_match:
        assert s.loose == 1
    for _ in range(scaled(3, 6, 30)):
        assert (s.total, s.loose) == total_and_loose(layout, own)
        anneal(layout, rng.choice([1, 2, 7, 300]), 1000, 50.0)
    assert sorted(tile for _, tile, *_ in lying(layout, own)) == sorted(own)


@given(SETS, st.booleans(), RANDOM)
def test_what_a_tile_brings_is_what_the_total_gains(
    own: list[str], must_match: bool, rng: random.Random
) -> None:
    layout = laid_out(own, must_match, rng)
    s = layout[0]
    for _ in range(10):
        tile = rng.randrange(len(own))
        place, six, rank = layouts.lies(s, tile)
        with_it = s.total
        layouts.take(s, place)
        assert layouts.brings(s, tile, place, six, rank) == with_it - s.total
        assert len(lying(layout, own)) == len(own) - 1
        there = int(place + rng.choice(STEP))
        if s.tile[there]:
            there = place
        layouts.put(s, tile, there, rng.randrange(6), rng.randrange(MAX_TILES, 2**30))
        assert (s.total, s.loose) == total_and_loose(layout, own)


@pytest.mark.parametrize("corner", [2, WIDE - 3])
def test_nothing_leaves_the_board(corner: int) -> None:
    """Begun in a corner, the tiles stay inside."""
    own = reference.own_tiles()[:12]
    layout: np.ndarray = layouts.empty(np.array([signs(tile) for tile in own]), False)
    s = layout[0]
    s.rng = 12345
    s.free_n = len(own)
    s.free[: len(own)] = range(len(own))
    spread(s, np.zeros(len(own), dtype=np.int64), corner * WIDE + corner)
    anneal(layout, 2000, 2000, 50.0)
    assert all(2 <= q < WIDE - 2 and 2 <= r < WIDE - 2 for *_, (q, r) in lying(layout, own))
    assert (s.total, s.loose) == total_and_loose(layout, own)
