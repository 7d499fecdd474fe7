"""The bots' small generator: the same numbers compiled and not."""

import numpy as np

from pavage.core.rng import below, branch_off, seeded


def by_hand(state: int, n: int) -> tuple[int, int]:
    """Marsaglia's xorshift64 with shifts 13, 7, 17, in Python's whole numbers."""
    mask = 2**64 - 1
    state ^= state << 13 & mask
    state ^= state >> 7
    state ^= state << 17 & mask
    return state, ((state >> 32) * n) >> 32


def test_numbers_are_those_of_xorshift64() -> None:
    for seed in (0, 17, "été"):
        rng = seeded(seed)
        state = int(rng[0])
        for n in (1, 2, 3, 81, 1000, 2**31 - 1) * 20:
            state, expected = by_hand(state, n)
            assert below(rng, n) == expected
            assert int(rng[0]) == state


def test_a_seed_gives_one_generator() -> None:
    assert seeded("17").tobytes() == seeded("17").tobytes() == seeded(17).tobytes()
    assert seeded("17").tobytes() != seeded("18").tobytes()
    assert seeded("17").shape == (1,)
    assert seeded("17").dtype == np.uint64
    assert all(int(seeded(k)[0]) for k in range(1000)), "zero would stay zero"


def test_numbers_spread_evenly() -> None:
    rng, counts = seeded("even"), [0] * 10
    for _ in range(10_000):
        counts[below(rng, 10)] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi_square < 27.9  # nine degrees of freedom, one in a thousand


def test_a_generator_that_branches_off_shows_nothing_of_the_first() -> None:
    rng, other = seeded("trunk"), seeded("branch")
    counts = [0] * 16
    for _ in range(8000):
        before = rng.tobytes()
        branch_off(rng, other)
        assert rng.tobytes() == before
        counts[4 * below(rng, 4) + below(other, 4)] += 1
    chi_square = sum((count - 500) ** 2 / 500 for count in counts)
    assert chi_square < 37.7  # fifteen degrees of freedom, one in a thousand
