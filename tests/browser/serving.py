"""A Pavage server in a process of its own, as a person would start it."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

START_WITHIN = 60.0  # seconds; the first start on a machine compiles the rules


class Server:
    """``pavage serve`` on a port and in a folder of its own: it can be killed and come back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """How it is started."""
        where = ["--host", "127.0.0.1", "--port", str(self.port)]
        data = ["--data", str(self.folder / "data")]
        return [sys.executable, "-m", "pavage", "serve", *where, *data]

    def start(self) -> None:
        """Start, and return when the page is served."""
        with self.log.open("ab") as log:
            command = self.command()
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + START_WITHIN
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url, timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As if the power had gone."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
        self._process.wait()

    def stop(self) -> None:
        """As with Ctrl-C."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
