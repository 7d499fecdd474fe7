"""Seeds give the same words, shuffles and deals for ever, here and in other programs."""

import hashlib
from itertools import islice

import pytest

from pavage.core.shuffle import WordStream, commitment
from pavage.games import registry
from tests.record import by_the_page

GOLDEN_WORDS = [
    2791857979,
    1658158076,
    1228219953,
    1085991039,
    3444050057,
    1975662785,
    3359989666,
    3340133789,
    3602223452,
    1174764491,
]
GOLDEN_SHUFFLE = [11, 9, 2, 8, 6, 4, 5, 1, 0, 10, 3, 7]
GOLDEN_BAG = "ebc0a6dce4c41593c0ac7dc348ca67d5da4e521a76ceed26a0027dd891a74aca"

SEEDS = ["1", "17", "", "é☃\n", "6f1c0a3b5d7e9f10112233445566778899aabbccddeeff00"]


def test_the_first_words_of_seed_1() -> None:
    words = WordStream("1")
    assert [words.word() for _ in range(10)] == GOLDEN_WORDS


def test_a_shuffle_of_seed_1() -> None:
    assert WordStream("1").shuffled(range(12)) == GOLDEN_SHUFFLE


@pytest.mark.parametrize("seed", SEEDS)
def test_words_and_shuffles_by_the_page(seed: str) -> None:
    words = WordStream(seed)
    assert [words.word() for _ in range(50)] == list(islice(by_the_page.words(seed), 50))
    items = [str(k) for k in range(100)]
    shuffled = by_the_page.shuffled(by_the_page.words(seed), items)
    assert WordStream(seed).shuffled(items) == shuffled


@pytest.mark.parametrize("n", [1, 2, 3, 81, 2**31, 2**31 + 1, 2**32 - 1, 2**32])
def test_numbers_below_by_the_page(n: int) -> None:
    words, stream = WordStream("below"), by_the_page.words("below")
    assert [words.below(n) for _ in range(30)] == [by_the_page.below(stream, n) for _ in range(30)]


@pytest.mark.parametrize("fixed_turns", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_zigzag_deals_by_the_page(players: int, fixed_turns: bool) -> None:
    game = registry.load("zigzag")
    setup = game.setup(players, {"fixed_turns": fixed_turns})
    for seed in [*SEEDS, *map(str, range(40))]:
        expected = by_the_page.zigzag_deal(seed, players, fixed_turns)
        assert game.deal(setup, WordStream(seed)) == expected


def test_the_zigzag_deal_of_seed_1() -> None:
    game = registry.load("zigzag")
    deal = game.deal(game.setup(2), WordStream("1"))
    assert deal["hands"] == [
        ["0220", "1001", "1021", "2202", "2111"],
        ["1210", "1000", "0222", "1212", "0211"],
    ]
    assert (deal["start"], deal["discarded_starts"]) == ("1221", [])
    assert hashlib.sha256(" ".join(deal["bag"]).encode()).hexdigest() == GOLDEN_BAG


def test_a_commitment() -> None:
    assert commitment("1") == hashlib.sha256(b"pavage:1").hexdigest()
