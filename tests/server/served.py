"""A server in a process of its own, as it is run in earnest."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]


class Served:
    """``python -m pavage.server`` on a free port. ``log`` collects its standard error."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.log: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pavage.server", "--port", str(port), "--data", str(folder)],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        assert self.process.stderr is not None
        self._reading = threading.Thread(target=self._read, args=(self.process.stderr,))
        self._reading.start()
        self.port = 0

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self.log.append(line)

    def wait_until_up(self, seconds: float = 60) -> int:
        """The port, once it is known."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for line in self.log:
                found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
                if found:
                    self.port = int(found[1])
                    return self.port
            if self.process.poll() is not None:
                break
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self.log}")

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait; the exit status."""
        self.process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        """Wait for its end; the exit status."""
        status = self.process.wait(60)
        self._reading.join()
        assert self.process.stderr is not None
        self.process.stderr.close()
        return status
