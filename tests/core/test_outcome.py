"""How games end."""

import pytest

from pavage.core.outcome import abandoned, given_up, highest_wins


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ([1, 2], [1]),
        ([2, 2], [0, 1]),
        ([3, 1, 3], [0, 2]),
        ([0, 0, 0, 0], [0, 1, 2, 3]),
        ([5], [0]),
    ],
)
def test_the_highest_score_wins_and_equals_share(scores: list[int], winners: list[int]) -> None:
    outcome = highest_wins(scores, "the end")
    assert (outcome.scores, outcome.winners, outcome.reason) == (scores, winners, "the end")
    assert outcome.by is None


@pytest.mark.parametrize(("by", "winners"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_when_one_gives_up_the_others_win(by: int, winners: list[int]) -> None:
    outcome = given_up([9, 1, 5], by)
    assert (outcome.winners, outcome.reason, outcome.by) == (winners, "resigned", by)


def test_nobody_wins_what_is_abandoned() -> None:
    outcome = abandoned([9, 1])
    assert (outcome.winners, outcome.reason, outcome.scores) == ([], "abandoned", [9, 1])
