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


def test_the_start_of_a_game_is_drawn() -> None:
    """The start tile 1212 in the middle: one line up, two to the right, one down, two left."""
    position = replay(zigzag()).position(0)
    text = position.game.show(position.s)
    rows = text.splitlines()
    assert rows[0].split() == list("abcdefghijklm")
    assert len(rows) == 1 + 13 * 3 + 1 + 2 + 1 + 1
    assert rows[20].startswith(" 7  ×3    ·    ·   ×2")
    assert all(row == row.rstrip() for row in rows)


def test_lines_join_and_squares_are_marked(game: str) -> None:
    text = done("show", game, "--ply", "30")
    board = text.split("\n\n  seat")[0]
    assert text == done("show", game, "--ply", "30")
    assert "×2" in board
    assert "×3" in board
    rows = [line[3:].ljust(65) for line in board.splitlines()[1:]]
    for y in range(13):
        middle = rows[3 * y + 1]
        for x in range(12):
            ours, theirs = middle[5 * x + 4], middle[5 * x + 5]
            if middle[5 * x + 2].isdigit() and middle[5 * x + 7].isdigit():
                assert ours == theirs  # no path is ever cut
    for y in range(12):
        for x in range(13):
            if rows[3 * y + 1][5 * x + 2].isdigit() and rows[3 * y + 4][5 * x + 2].isdigit():
                assert rows[3 * y + 2][5 * x + 2] == rows[3 * y + 3][5 * x + 2]


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
