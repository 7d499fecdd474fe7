"""A folder that one process at a time may use. The lock goes with the process, however it ends."""

import os
import sys
from pathlib import Path

FILE = "pavage.lock"


class FolderLock:
    """Holds a folder. Raises BlockingIOError if another process does."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as problem:
            os.close(self._file)
            raise BlockingIOError(str(folder)) from problem

    def release(self) -> None:
        """Let the folder go."""
        os.close(self._file)


if sys.platform == "win32":

    def _lock(file: int) -> None:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
