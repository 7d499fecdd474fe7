"""Which setups are played alone, like a patience, and which totals can be compared."""

from datetime import date

import pytest

from pavage.core.alone import is_for_score, is_patience, is_ranked, read_day
from pavage.games import registry

OWN = ["6J1O5B2R4V3R", "6J1O5B2R4V3R"]


@pytest.mark.parametrize(
    ("game", "players", "options", "patience", "for_score", "ranked"),
    [
        ("connexion", 1, {"solo": True}, True, True, True),
        ("connexion", 1, {"solo": True, "match_required": True}, True, True, True),
        ("connexion", 1, {"solo": True, "tileset": OWN}, True, True, False),
        ("connexion", 2, {}, False, False, False),
        ("maze", 1, {}, True, False, False),
        ("zigzag", 2, {}, False, False, False),
    ],
)
def test_what_is_played_alone(
    game: str,
    players: int,
    options: dict[str, object],
    patience: bool,
    for_score: bool,
    ranked: bool,
) -> None:
    played = registry.load(game)
    setup = played.setup(players, options)
    found = is_patience(played, setup), is_for_score(played, setup), is_ranked(played, setup)
    assert found == (patience, for_score, ranked)


def test_how_a_day_is_written() -> None:
    assert read_day("2026-11-30") == date(2026, 11, 30)
    for text in ("", "2026-11-31", "20261130", "2026-W49-1", "2026-11-30 ", "٢٠٢٦-١١-٣٠", "30/11"):
        assert read_day(text) is None
