"""Running ``pavage`` in this process, as a program would see it: status, output, messages."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from unittest import mock

import pytest

from pavage.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    status: int
    out: str
    err: str


def run(*args: str, stdin: str = "", lang: str = "en") -> Ran:
    """Run a command; neither its input nor its output is a terminal."""
    out, err = _stream(), _stream()
    with (
        mock.patch.object(sys, "stdin", _stream(stdin.encode())),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, {"PAVAGE_LANG": lang, "COLUMNS": "100"}),
        pytest.raises(SystemExit) as caught,
    ):
        main(list(args))
    status = caught.value.code
    assert isinstance(status, int)
    return Ran(status, _text(out), _text(err))


def done(*args: str, stdin: str = "", lang: str = "en") -> str:
    """What a command prints that must succeed and say nothing."""
    ran = run(*args, stdin=stdin, lang=lang)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def refused(status: int, *args: str, lang: str = "en", stdin: str = "") -> str:
    """What a command says that must fail with this status and print nothing."""
    ran = run(*args, lang=lang, stdin=stdin)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith("pavage")
    assert "Traceback" not in ran.err
    return ran.err


@contextmanager
def started(
    *args: str, env: Mapping[str, str] | None = None
) -> Iterator["subprocess.Popen[bytes]"]:
    """The command in a process of its own."""
    with subprocess.Popen(
        [sys.executable, "-m", "pavage", *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PAVAGE_LANG": "en", **(env or {})},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def _stream(data: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
