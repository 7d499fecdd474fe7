"""``pavage show``: positions drawn, each as somebody may see it."""

import json
from pathlib import Path

from pavage.record.record import HIDDEN
from pavage.record.replay import replay
from tests.cli.running import done
from tests.cli.test_moves import write
from tests.record.made import zigzag


def hand_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if " points " in line]


def test_the_start_of_a_game_is_drawn(game: str) -> None:
    rows = done("show", game, "--ply", "0").splitlines()
    start = zigzag().deal["start"]
    assert rows[0].split() == list("abcdefghijklm")
    assert len(rows) == 1 + 13 * 3 + 1 + 2 + 1 + 1
    assert rows[20].startswith(" 7  ×3    ·    ·   ×2")
    assert rows[20][35] == str(sum(map(int, start)))
    assert all(row == row.rstrip() for row in rows)
    assert rows == done("show", game, "--ply", "0", lang="fr").splitlines()


def test_a_finished_game_shows_everything_unless_a_seat_is_asked_for(game: str) -> None:
    everything = done("show", game, "--ply", "3")
    assert HIDDEN not in everything
    assert " ".join(zigzag().deal["bag"][-4:]) in everything
    for seat in (0, 1):
        lines = hand_lines(done("show", game, "--ply", "3", "--seat", str(seat)))
        assert [HIDDEN in line for line in lines] == [place != seat for place in (0, 1)]


def test_the_end_is_the_default(game: str) -> None:
    text = done("show", game)
    assert text == done("show", game, "--ply", str(len(zigzag().plies)))
    result = zigzag().result
    assert result is not None
    assert f"over: {result.reason}" in text


def test_a_running_game_shows_what_a_watcher_sees(tmp_path: Path) -> None:
    path = write(tmp_path, zigzag(), 5)
    text = done("show", path)
    assert all(line.count(HIDDEN) >= 2 for line in hand_lines(text))
    bag = next(line for line in text.splitlines() if line.startswith("bag"))
    assert ":" not in bag
    own = hand_lines(done("show", path, "--seat", "1"))[1]
    assert HIDDEN not in own


def test_json_for_a_program(game: str) -> None:
    position = replay(zigzag()).position(3)
    found = json.loads(done("show", game, "--ply", "3", "--json"))
    assert found.pop("text") + "\n" == done("show", game, "--ply", "3")
    assert found == {
        "ply": 3,
        "seat": position.to_move(),
        "over": False,
        "scores": position.scores(),
    }


def test_who_gave_up_is_said(tmp_path: Path) -> None:
    file = str(tmp_path / "wandered.pavage.json")
    done("play", "maze", "--bots", "greedy", "--seed", "17", "--record", file)
    assert done("show", file).splitlines()[-1] == "over: resigned"
    assert "over" not in done("show", file, "--ply", "3")
