"""Bots that play each other: the seats take turns, the deals are the same for all."""

import time
from collections import Counter

import pytest

from pavage.core.game import Game
from pavage.core.position import Position
from pavage.games import registry
from pavage.search import bots
from pavage.study import duels
from pavage.study.duels import play_duels
from pavage.study.executors import Row
from pavage.study.tables import DUELS, MEASURED
from tests.study.asked import duels_of, rivals


def rows(asked: duels.Question, games: int) -> list[Row]:
    pairs = asked.pairs
    many = duels.item_of(len(pairs), 1, games + 1, 0, 0)
    found = duels_of(asked, pairs, range(many))
    assert len(found) == many
    assert all(row.keys() == DUELS.keys() for row in found)
    return found


def unmeasured(found: list[Row]) -> list[Row]:
    return [{name: row[name] for name in row if name not in MEASURED} for row in found]


@pytest.mark.parametrize("players", [2, 3])
def test_the_seats_take_turns_on_the_same_deals(players: int) -> None:
    found = rows(rivals("zigzag", "random", "beginner", "greedy", players=players), 2 * players)
    for pair in (("random", "beginner"), ("random", "greedy"), ("beginner", "greedy")):
        of_pair = [row for row in found if (row["low"], row["high"]) == pair]
        seats = list(range(1, players + 1))
        assert [row["seat"] for row in of_pair] == seats * 2
        assert [row["deal"] for row in of_pair] == [1] * players + [2] * players
        assert [row["game"] for row in of_pair] == list(range(1, 2 * players + 1))


def test_whoever_sits_alone_gets_the_win_of_that_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot against itself: what the seats win of a deal is one win together."""
    twins = {"one": bots.load("greedy", registry.load("zigzag"))}
    twins["two"] = twins["one"]
    monkeypatch.setattr(bots, "load", lambda name, game: twins[name])
    found = rows(rivals("zigzag", "one", "two", players=4), 12)
    for deal in range(1, 4):
        assert sum(row["win"] for row in found if row["deal"] == deal) == pytest.approx(1)
    first, second = found[0], found[1]
    assert (first["seat"], second["seat"]) == (1, 2)
    assert 3 * first["score_low"] + first["score_high"] == pytest.approx(
        3 * second["score_low"] + second["score_high"]
    )


def test_a_game_is_the_same_whoever_plays_it_when() -> None:
    asked = rivals("bricks", "random", "greedy")
    pairs = asked.pairs
    every = unmeasured(rows(asked, 8))
    backwards = [play_duels(asked, pairs, [item]).rows[0] for item in range(7, -1, -1)]
    assert unmeasured(backwards) == every[::-1]


def test_alone_both_play_the_same_deals() -> None:
    found = rows(rivals("connexion", "random", "greedy", players=1, solo=True), 4)
    assert [row["deal"] for row in found] == [1, 2, 3, 4]
    assert all(row["win"] == 1 and row["score_high"] > row["score_low"] for row in found)
    same = rows(rivals("maze", "greedy", "random", players=1), 3)
    for row in same:
        better = row["score_high"] > row["score_low"]
        expected = 0.5 if row["score_high"] == row["score_low"] else float(better)
        assert row["win"] == expected


def test_alone_a_win_is_better_than_any_score(monkeypatch: pytest.MonkeyPatch) -> None:
    from pavage.core.outcome import Outcome

    ends = {"low": ([60], Outcome([60], [], "x")), "high": ([48], Outcome([48], [0], "solved"))}

    def play(game: Game, setup: object, seed: str, names: list[str]) -> duels._Played:
        sides = {names[0]: duels._Side()}
        return duels._Played(sides, *ends[names[0]])

    monkeypatch.setattr(duels, "_play", play)
    assert [row["win"] for row in rows(rivals("maze", "low", "high", players=1), 1)] == [1]
    assert [row["win"] for row in rows(rivals("maze", "high", "low", players=1), 1)] == [0]


def test_the_time_is_that_of_whoever_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10_000))
    monkeypatch.setattr(time, "thread_time", lambda: float(next(clock)))
    (row,) = rows(rivals("zigzag", "random", "greedy"), 1)
    for side in ("low", "high"):
        assert row[f"cpu_{side}"] == row[f"decisions_{side}"] > 0
        assert row[f"longest_{side}"] == 1


def test_bots_are_given_what_their_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Counter[int]()
    observe = Position.observe

    def noted(self: Position, seat: int) -> object:
        seen[seat] += 1
        return observe(self, seat)

    monkeypatch.setattr(Position, "observe", noted)
    (row,) = rows(rivals("zigzag", "random", "greedy"), 1)
    assert seen[row["seat"] - 1] == row["decisions_high"]
    assert seen.total() == row["decisions_high"] + row["decisions_low"]
