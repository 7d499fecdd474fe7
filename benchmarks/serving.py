"""Starts servers for the benchmarks, on free ports, and stops them."""

import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

START_WITHIN = 60.0  # seconds


class Server(NamedTuple):
    """A server that answers. ``started`` is how many seconds that took."""

    url: str
    port: int
    pid: int
    started: float


@contextmanager
def serving(command: list[str]) -> Iterator[Server]:
    """Run a server's command, to which a port is added; stop it when it is no longer needed."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    environment = {**os.environ, "NODE_ENV": "production"}
    with tempfile.TemporaryFile() as log:
        before = time.perf_counter()
        process = subprocess.Popen([*command, str(port)], stdout=log, stderr=log, env=environment)
        try:
            _wait_for(url, process)
            yield Server(url, port, process.pid, time.perf_counter() - before)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def _wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.perf_counter() + START_WITHIN
    while time.perf_counter() < until:
        if process.poll() is not None:
            raise SystemExit(f"{process.args!r} ended with status {process.returncode}")
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except urllib.error.HTTPError:
            return  # an answer, if of a server that has no page
        except OSError:
            time.sleep(0.01)
        else:
            return
    raise SystemExit(f"{process.args!r} does not answer")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
