"""Chance from seeds: the same on every platform, for ever."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.shuffle import WordStream, commitment, new_seed

# SHA-256 of "17:0" (`printf 17:0 | sha256sum`), cut into words.
FIRST_BLOCK = "192ae346 a55c0398 46310536 055dc23d f0c5fc3d fd7f4999 cdda5992 655a4168"


def words(seed: str, count: int) -> list[int]:
    stream = WordStream(seed)
    return [stream.word() for _ in range(count)]


def in_blocks(seed: str, count: int) -> list[int]:
    text = "".join(sha256(f"{seed}:{k}".encode()).hexdigest() for k in range(count // 8 + 1))
    return [int(text[at : at + 8], 16) for at in range(0, 8 * count, 8)]


@given(st.text(), st.integers(0, 40))
def test_words_are_the_digests_cut_in_order(seed: str, count: int) -> None:
    assert words(seed, count) == in_blocks(seed, count)


def test_golden_words() -> None:
    assert words("17", 8) == [int(word, 16) for word in FIRST_BLOCK.split()]


def test_below_rejects_words_that_would_favour_some() -> None:
    n = 3 * 2**30  # one word in four is rejected
    stream, taken = WordStream("17"), iter(in_blocks("17", 400))
    for _ in range(100):
        expected = next(word for word in taken if word < n)
        assert stream.below(n) == expected
    assert stream.taken > 100


@pytest.mark.parametrize("n", [1, 2, 81, 2**31, 2**32 - 1, 2**32])
def test_below_stays_below(n: int) -> None:
    stream = WordStream("17")
    assert all(0 <= stream.below(n) < n for _ in range(50))


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_of_nothing_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        WordStream("17").below(n)


def test_below_one_takes_a_word() -> None:
    stream = WordStream("17")
    assert stream.below(1) == 0
    assert stream.taken == 1


@given(st.text(), st.lists(st.integers(), max_size=30))
def test_a_shuffle_is_fisher_yates_from_the_end(seed: str, items: list[int]) -> None:
    expected, stream = list(items), WordStream(seed)
    for i in range(len(items) - 1, 0, -1):
        j = stream.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert WordStream(seed).shuffled(items) == expected


def test_golden_shuffles() -> None:
    assert WordStream("17").shuffled(range(10)) == GOLDEN["17"]
    assert WordStream("").shuffled(range(10)) == GOLDEN[""]
    assert WordStream("été").shuffled(range(10)) == GOLDEN["été"]


GOLDEN = {
    "17": [5, 9, 0, 2, 8, 3, 7, 6, 1, 4],
    "": [7, 5, 3, 1, 2, 9, 4, 8, 0, 6],
    "été": [6, 0, 3, 8, 4, 9, 5, 1, 7, 2],
}


def test_shuffling_leaves_the_original_alone() -> None:
    items = [1, 2, 3, 4]
    WordStream("17").shuffled(items)
    assert items == [1, 2, 3, 4]


def test_nothing_and_one_take_no_words() -> None:
    stream = WordStream("17")
    assert stream.shuffled([]) == []
    assert stream.shuffled(["a"]) == ["a"]
    assert stream.taken == 0


def test_a_copy_goes_on_by_itself() -> None:
    stream = WordStream("17")
    stream.word()
    copy = stream.copy()
    ahead = [copy.word() for _ in range(20)]
    assert [stream.word() for _ in range(20)] == ahead


def test_every_order_is_equally_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    stream = WordStream("uniform")
    for _ in range(6000):
        order = tuple(stream.shuffled([0, 1, 2]))
        counts[order] = counts.get(order, 0) + 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert len(counts) == 6
    assert chi_square < 20.5  # five degrees of freedom, one in a thousand


def test_a_new_seed_is_128_bits_in_hex() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    for seed in seeds:
        assert len(seed) == 32
        assert set(seed) <= set("0123456789abcdef")


def test_the_commitment_is_the_digest_of_pavage_and_the_seed() -> None:
    assert commitment("17") == sha256(b"pavage:17").hexdigest()
    assert commitment("été") == sha256("pavage:été".encode()).hexdigest()
