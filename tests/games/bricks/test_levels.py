"""The twenty levels: their files, their order, and that each can be won and lost."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pavage.core.level import OWN, LevelError, read_level
from pavage.games.bricks import GAME
from pavage.games.bricks.levels import files
from pavage.record.record import SUFFIX, parse
from pavage.record.verify import verify
from tests.games.bricks import record_levels
from tests.helpers import recording
from tests.helpers.profile import scaled

MEMBERS = {"name", "goal", "options", "opponent", "stars", "measured"}
OPTIONS = {"grid", "steal", "cover", "joker", "tokens", "swap", "tables"}
LEVELS = GAME.levels()


def raw(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def test_there_are_twenty_in_their_order() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 21))
    assert [path.stem for path in files()] == [f"{n:02}" for n in range(1, 21)]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_file_says_everything_and_nothing_else(path: Path) -> None:
    level = raw(path)
    assert set(level) - {"retuned"} == MEMBERS
    assert set(level["options"]) == OPTIONS
    assert set(level["goal"]) == {"kind", "number"}


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_what_was_measured_is_whole(path: Path) -> None:
    level = raw(path)
    measured = level["measured"]
    assert measured["games"] == 1000
    games = sum(measured["turns"].values())
    assert measured["rate"] == games / 1000
    three, two = level["stars"]
    within = {int(turns): n for turns, n in measured["turns"].items()}
    assert measured["stars"]["3"] == sum(n for t, n in within.items() if t <= three) / 1000
    assert measured["stars"]["2"] == sum(n for t, n in within.items() if three < t <= two) / 1000


def test_names_are_short_and_each_its_own() -> None:
    for language in ("fr", "en"):
        names = [level.name[language] for level in LEVELS]
        assert len(set(names)) == 20
        assert max(map(len, names)) <= 24


def test_each_brings_in_what_the_rules_say() -> None:
    """Rule 16: grid, opponent, options, tokens and the goal's kind; numbers may be tuned."""
    opponents = "random " * 8 + "normal random" + " normal" * 10
    assert [level.opponent for level in LEVELS] == opponents.split()
    grids = [16, 16, 18, 18, 18, 20, 20, 18, 18, 18, 20, 18, 18, 20, 20, 18, 20, 20, 20, 24]
    assert [level.options["grid"] for level in LEVELS] == grids
    steals = [level.number for level in LEVELS if level.options["steal"]]
    assert steals == list(range(10, 21))
    covers = [level.number for level in LEVELS if level.options["cover"]]
    assert covers == [14, 15, 17, 19, 20]
    assert [level.number for level in LEVELS if level.options["joker"]] == [17, 19, 20]
    assert [level.number for level in LEVELS if level.options["swap"]] == [16]
    assert not any(level.options["practise"] for level in LEVELS)


def test_difficulty_rises_without_a_jump() -> None:
    """A crude player succeeds less and less often, and in none of them seldom."""
    rates = [raw(path)["measured"]["rate"] for path in files()]
    fives = [sum(rates[k : k + 5]) / 5 for k in range(0, 20, 5)]
    assert fives == sorted(fives, reverse=True)
    assert all(before - after < 0.125 for before, after in pairwise(rates))
    assert min(rates) >= 0.55


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"goal": {"kind": "dance", "number": 1}}, "bricks-option-challenge-kind"),
        ({"goal": {"kind": "steals"}}, "bricks-option-challenge-form"),
        ({"goal": {"kind": "steals", "number": 0}}, "bricks-option-challenge-number"),
        ({"options": {"grid": 17}}, "error-option-value"),
        ({"options": {"tokens": [1, 1, 3]}}, "bricks-option-tokens-form"),
        ({"options": {"colour": 1}}, "error-option"),
        ({"opponent": "teacher"}, "level-opponent"),
        ({"stars": [5, 2]}, "level-stars"),
        ({"name": ""}, "level-name-length"),
        ({"pupil": "Léa"}, "level-unknown"),
    ],
)
def test_a_wrong_member_of_ones_own_level_is_told(change: dict[str, Any], said: str) -> None:
    level = {key: value for key, value in raw(files()[9]).items() if key not in OWN}
    assert read_level(GAME, level).options == LEVELS[9].options
    with pytest.raises(LevelError) as refused:
        read_level(GAME, level | change)
    assert refused.value.said.id == said


def test_the_level_on_the_page_about_levels_is_one() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "bricks.md").read_text(encoding="utf-8")
    text = page.partition("<!-- file: level.json -->\n```\n")[2].partition("```")[0]
    level = read_level(GAME, json.loads(text))
    assert (level.opponent, level.stars) == (LEVELS[9].opponent, LEVELS[9].stars)


def test_the_page_about_levels_says_what_was_measured() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "bricks.md").read_text(encoding="utf-8")
    for level, path in zip(LEVELS, files(), strict=True):
        rate = raw(path)["measured"]["rate"]
        row = next(line for line in page.splitlines() if line.startswith(f"| {level.number} |"))
        assert level.name["en"] in row
        assert f"| {100 * rate:.1f} % |" in row


# -- recorded -----------------------------------------------------------------------------------

RECORDED = sorted(record_levels.FOLDER.glob(f"*{SUFFIX}"))


def name(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def test_a_win_and_a_failure_of_each_level_are_recorded() -> None:
    ends = [f"level-{n:02}-{end}" for n in range(1, 21) for end in ("failed", "won")]
    assert list(map(name, RECORDED)) == ends


@pytest.mark.parametrize("path", RECORDED[:: scaled(5, 3, 1)], ids=name)
def test_a_recorded_level_holds_move_by_move(path: Path) -> None:
    record = parse(path.read_bytes())
    replayed = verify(record)
    number, end = int(name(path)[6:8]), name(path)[9:]
    level = LEVELS[number - 1]
    assert {key: record.options[key] for key in level.options} == level.options
    assert record.result is not None
    won = end == "won"
    assert (record.result.reason == "goal reached", record.result.winners == [0]) == (won, won)
    frozen = path.with_name(f"{name(path)}.moves").read_text(encoding="utf-8").splitlines()
    assert recording.digests(replayed) == frozen
