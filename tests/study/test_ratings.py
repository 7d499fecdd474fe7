"""Ratings against values that can be worked out, and whatever the order of the games."""

import math
import random

import pytest

from pavage.study.ratings import MEAN, Results, ratings
from pavage.study.tournament_summary import even, step


def result(low: int, high: int, wins: list[float]) -> Results:
    return Results(low, high, list(range(len(wins))), wins)


def games(won: int, of: int) -> list[float]:
    return [1.0] * won + [0.0] * (of - won)


def test_two_players_are_as_far_apart_as_elo_says() -> None:
    many = 2000
    weak, strong = ratings([result(0, 1, games(1280, many))], 2, 2)
    assert strong.rating - weak.rating == pytest.approx(400 * math.log10(1280.5 / 720.5), abs=0.01)
    assert (weak.rating + strong.rating) / 2 == pytest.approx(MEAN)
    # the standard error of a share, through the slope of the logistic curve, at half each
    error = 400 / math.log(10) / math.sqrt(many * 0.64 * 0.36) / 2
    assert (strong.high - strong.low) / 2 == pytest.approx(1.96 * error, rel=0.2)
    assert strong.low < strong.rating < strong.high


def test_one_against_two_is_even_at_a_third() -> None:
    alone, others = ratings([result(1, 0, games(1000, 3000))], 2, 3)
    assert alone.rating == pytest.approx(others.rating, abs=1)


def test_three_players_agree() -> None:
    """Odds of 2 and of 3 in a row make odds of 6: the fit is exact where the games are."""
    pairs = [
        result(0, 1, games(2000, 3000)),
        result(1, 2, games(2250, 3000)),
        result(0, 2, games(18_000, 21_000)),
    ]
    first, second, third = (one.rating for one in ratings(pairs, 3, 2))
    assert second - first == pytest.approx(400 * math.log10(2), abs=1)
    assert third - second == pytest.approx(400 * math.log10(3), abs=1)


def test_the_order_of_the_games_does_not_matter() -> None:
    wins = [random.Random(1).choice((0.0, 0.5, 1.0)) for _ in range(200)]
    deals = list(range(200))
    order = random.Random(2).sample(deals, 200)
    shuffled = Results(0, 1, order, [wins[k] for k in order])
    for one, other in zip(
        ratings([Results(0, 1, deals, wins)], 2, 2), ratings([shuffled], 2, 2), strict=True
    ):
        assert (one.rating, one.low, one.high) == pytest.approx(
            (other.rating, other.low, other.high)
        )


def test_whoever_wins_all_is_not_infinitely_strong() -> None:
    weak, strong = ratings([result(0, 1, games(100, 100))], 2, 2)
    assert strong.rating - weak.rating == pytest.approx(400 * math.log10(100.5 / 0.5), abs=0.1)
    assert strong.low <= strong.rating <= strong.high


def test_games_of_a_deal_belong_together() -> None:
    """Luck that a deal gives to a seat goes to both bots: it is no doubt about their strength."""
    lucky = Results(0, 1, [k // 2 for k in range(400)], [1.0, 0.0] * 200)
    _, paired = ratings([lucky], 2, 2)
    _, alone = ratings([result(0, 1, [1.0, 0.0] * 200)], 2, 2)
    assert paired.high - paired.low < (alone.high - alone.low) / 10


def test_what_is_as_good_as_sixty_in_a_hundred() -> None:
    assert (even(1), even(2), even(4)) == (0.5, 0.5, 0.25)
    assert (step(1), step(2)) == pytest.approx((0.6, 0.6))
    assert step(3) == pytest.approx(1.5 / 3.5)
