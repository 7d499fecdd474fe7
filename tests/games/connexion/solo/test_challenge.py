"""The challenge of a day: two tiles that match, the same on every installation."""

from collections import Counter
from datetime import date, timedelta

from pavage.core.alone import challenge_seed, opening
from pavage.games import registry
from tests.helpers.profile import scaled

GAME = registry.load("connexion")
SOLO = GAME.setup(1, {"solo": True})
STRICT = GAME.setup(1, {"solo": True, "match_required": True})
DAYS = [date(2026, 11, 30) + timedelta(days) for days in range(120)]


def test_some_days_for_all_time() -> None:
    """These may never change: others may have played them."""
    assert [opening(GAME, SOLO, challenge_seed(date(2026, 12, day))) for day in (1, 2, 3)] == [
        ["6V3B4O2O1R5J/5@0,0", "6B2J4R1O3J5V/2@0,1"],
        ["6R3V5O4J2B1B/3@0,0", "6J4R1J2O3B5V/2@-1,0"],
        ["6O1B5V4J3R2V/3@0,0", "6J1V4B5R3V2O/5@0,-1"],
    ]


def test_the_second_tile_matches_the_first() -> None:
    for day in DAYS[:: scaled(4, 1, 1)]:
        first, second = opening(GAME, SOLO, challenge_seed(day))
        position = GAME.start(STRICT, GAME.deal(STRICT, None))  # type: ignore[arg-type]
        assert position.play(first) == 0
        assert position.play(second) > 0
        assert first.partition("/")[0] != second.partition("/")[0]


def test_match_required_or_not_it_is_the_same() -> None:
    for day in DAYS[:5]:
        seed = challenge_seed(day)
        assert opening(GAME, SOLO, seed) == opening(GAME, STRICT, seed)


def test_days_differ_in_all_that_is_drawn() -> None:
    begun = [opening(GAME, SOLO, challenge_seed(day)) for day in DAYS]
    assert len({tuple(one) for one in begun}) == len(DAYS)
    firsts = Counter(first.partition("/")[0] for first, _ in begun)
    assert len(firsts) > 30
    assert {first.partition("/")[2][0] for first, _ in begun} == set("012345")
    places = {second.partition("@")[2] for _, second in begun}
    assert places == {"1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,-1"}


def test_it_is_for_who_plays_alone() -> None:
    seed = challenge_seed(DAYS[0])
    assert opening(GAME, GAME.setup(2), seed) == []
    assert opening(GAME, SOLO, "2026-11-30") == []
    assert opening(GAME, SOLO, "challenge yesterday") == []
    maze = registry.load("maze")
    assert opening(maze, maze.setup(1), seed) == []
