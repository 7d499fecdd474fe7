"""A game at a real terminal: a screen of its own, colours, and nothing left behind."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pavage.record.record import parse

pty = pytest.importorskip("pty", reason="there are no such terminals here")

_PATIENCE = 120  # seconds: the first game may have to be compiled


class Terminal:
    """The command at a terminal of 80 x 24."""

    def __init__(self, *args: str, **env: str) -> None:
        import fcntl
        import struct
        import termios

        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        plain = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pavage", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**plain, "TERM": "xterm-256color", "PAVAGE_LANG": "en", **env},
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """What is written until ``text`` comes."""
        begun, until = len(self.seen), time.monotonic() + _PATIENCE
        while text not in self.seen[begun:]:
            assert time.monotonic() < until, self.seen[begun:]
            if select.select([self.ours], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.ours, 65536).decode("utf-8", "replace")
                except OSError:  # the other end is closed
                    break
        return self.seen[begun:]

    def wait_until_idle(self) -> None:
        """Until the command sleeps: it has written its prompt and waits for a key. A signal that
        comes between the two would be noticed with the next key only.
        """
        state, asleep = Path(f"/proc/{self.process.pid}/stat"), 0
        while asleep < 5:
            time.sleep(0.05)
            sleeps = not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "S"
            asleep = asleep + 1 if sleeps else 0

    def type(self, line: str) -> None:
        os.write(self.ours, line.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "out.pavage.json"


@pytest.fixture
def terminal(record: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    env: dict[str, str] = getattr(request, "param", {})
    terminal = Terminal("play", "zigzag", "--seed", "1", "--record", str(record), **env)
    yield terminal
    terminal.close()


def test_you_against_easy_on_a_screen_that_goes_away(terminal: Terminal, record: Path) -> None:
    first = terminal.wait_for("> ")
    assert "\x1b[?1049h" in first  # a screen of its own
    assert "\x1b[38;" in first  # colours
    assert "Easy" in first
    terminal.type("5 g6\n")
    assert "5 + 6 = 11" in terminal.wait_for("end = ")
    terminal.type("quit\n")
    terminal.wait_for("(y/n)")
    terminal.type("y\n")
    rest = terminal.wait_for("Seed: 1")
    assert "\x1b[?1049l" in rest
    assert "2202" not in rest.split("\x1b[?1049l")[1]  # no hand stays behind
    assert terminal.process.wait(_PATIENCE) == 0
    assert [seat.bot for seat in parse(record.read_bytes()).seats] == [None, "easy"]


@pytest.mark.parametrize("terminal", [{"NO_COLOR": "1"}], indirect=True)
def test_no_colours_where_none_are_wanted(terminal: Terminal) -> None:
    first = terminal.wait_for("> ")
    assert "\x1b[38;" not in first
    assert "\x1b[36m" not in first


def test_ctrl_c_gives_the_screen_back(terminal: Terminal, record: Path) -> None:
    terminal.wait_for("> ")
    terminal.wait_until_idle()
    terminal.process.send_signal(signal.SIGINT)
    terminal.wait_for("\x1b[?1049l")
    assert terminal.process.wait(_PATIENCE) == 130
    assert "Traceback" not in terminal.seen
    result = parse(record.read_bytes()).result
    assert result is not None
    assert result.reason == "abandoned"


def test_the_end_of_the_input_asks_before_it_gives_up(terminal: Terminal, record: Path) -> None:
    terminal.wait_for("> ")
    terminal.type("\x04")
    terminal.wait_for("(y/n)")
    terminal.type("\x04")
    terminal.wait_for("Seed: 1")
    result = parse(record.read_bytes()).result
    assert result is not None
    assert (result.reason, result.by) == ("resigned", 0)


def test_a_search_shows_itself_until_ctrl_c(tmp_path: Path) -> None:
    path = tmp_path / "out"
    args = ("solve", "maze", "--deal", "17", "--seconds", "600", "--out", str(path))
    terminal = Terminal(*args)
    try:
        assert "at least" in terminal.wait_for(" moves · ") + terminal.wait_for("positions")
        terminal.process.send_signal(signal.SIGINT)
        rest = terminal.wait_for("stopped before its end")
        assert terminal.process.wait(_PATIENCE) == 130
    finally:
        terminal.close()
    assert "It can be won in" in rest
    assert "Traceback" not in terminal.seen
    result = parse(path.read_bytes()).result
    assert result is not None
    assert result.reason == "solved"


def test_a_patience_is_played_alone(record: Path) -> None:
    terminal = Terminal("play", "maze", "--seed", "17", "--record", str(record))
    try:
        first = terminal.wait_for("h help")
        assert "3 / 48" in first
        assert "Player" not in first
        terminal.type("3D\n")
        assert "4 / 48" in terminal.wait_for("more")
        terminal.type("?\n")
        terminal.wait_for("it can be won in")
        terminal.type("quit\n")
        terminal.wait_for("(y/n)")
        terminal.type("y\n")
        terminal.wait_for("Deal: 17")
        assert terminal.process.wait(_PATIENCE) == 0
    finally:
        terminal.close()
    assert [seat.kind for seat in parse(record.read_bytes()).seats] == ["human"]


def test_a_table_without_edges(record: Path) -> None:
    terminal = Terminal("play", "half_dominoes", "--seed", "1", "--record", str(record))
    try:
        first = terminal.wait_for("? hint")
        assert "\x1b[?1049h" in first
        assert "8 tiles" in first
        terminal.type("m\n")
        assert "1 connection: you draw a tile." in terminal.wait_for("? hint")
        terminal.type("?\n")
        assert "Hint: " in terminal.wait_for("? hint")
        terminal.type("1 0,1\n")
        assert "New in your hand: 8" in terminal.wait_for("? hint")
        terminal.type("quit\n")
        terminal.wait_for("(y/n)")
        terminal.type("y\n")
        rest = terminal.wait_for("Seed: 1").split("\x1b[?1049l")[1]
        assert terminal.process.wait(_PATIENCE) == 0
    finally:
        terminal.close()
    assert "1532" not in rest  # no hand stays behind
    assert parse(record.read_bytes()).plies[0].move == "2534@0,1"
