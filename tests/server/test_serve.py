"""The server as a process: it starts, says what is wrong in one sentence, and ends cleanly."""

import json
import signal
import socket
import urllib.request
from pathlib import Path

import pytest

from pavage.store.sqlite import FILE
from tests.server.served import Served


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_when_told_to(tmp_path: Path, number: signal.Signals) -> None:
    served = Served(tmp_path)
    port = served.wait_until_up()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=30) as answer:
        assert answer.status == 200
    assert served.stop(number) == 0
    first, *rest = served.log
    assert first == f"Pavage: http://127.0.0.1:{port}/\n"
    for line in rest:
        assert "event" in json.loads(line)
    assert not list(tmp_path.glob("*-wal"))


def _fails(served: Served) -> str:
    assert served.wait() == 1
    (line,) = served.log
    return line


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert "in use" in _fails(Served(tmp_path, port))


def test_a_folder_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    first = Served(tmp_path)
    first.wait_until_up()
    try:
        assert str(tmp_path) in _fails(Served(tmp_path))
    finally:
        first.stop()


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "Not a directory" in _fails(Served(tmp_path / "file" / "data"))


def test_a_broken_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database " * 500)
    assert "not a database" in _fails(Served(tmp_path))
