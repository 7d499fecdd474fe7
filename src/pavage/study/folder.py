"""The folder of a study: its question, and its results in parts that are never half-written.

``study.json`` says what was asked. A table is a folder of Parquet files, one for each batch of
results, readable together by any program that reads Parquet. A file is written beside its place
and put there when it is on the disk, so that whatever stops a study, what is there is whole.
"""

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from pavage.core.errors import PavageError
from pavage.core.message import message
from pavage.store.lock import FolderLock
from pavage.study.executors import Row

QUESTION = "study.json"


class FolderError(PavageError):
    """A folder that cannot hold this study, or a file in it that cannot be read."""

    code = "bad-folder"


class Folder:
    """One study's folder, held by one process at a time: a context manager."""

    def __init__(self, path: Path, question: msgspec.Struct) -> None:
        """Open or make the folder.

        Raises FolderError if another process is at it, or if it holds another study.
        """
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        try:
            self._lock = FolderLock(path)
        except BlockingIOError:
            raise FolderError(message("study-in-use", folder=str(path))) from None
        try:
            self._check(question)
        except BaseException:
            self._lock.release()
            raise

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def _check(self, question: msgspec.Struct) -> None:
        asked: dict[str, Any] = msgspec.to_builtins(question)
        file = self.path / QUESTION
        if not file.exists():
            write(file, msgspec.json.format(msgspec.json.encode(asked)) + b"\n")
            return
        try:
            before = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except msgspec.MsgspecError:
            raise FolderError(message("study-unreadable", file=str(file))) from None
        for name in ["study", *asked, *before]:
            was, wanted = before.get(name), asked.get(name)
            if was != wanted:
                id = "study-other-solver" if name == "source" else "study-other-question"
                raise FolderError(
                    message(id, folder=str(self.path), name=name, was=_said(was), now=_said(wanted))
                )

    def table(self, name: str, schema: dict[str, Any]) -> "Table":
        """A table of this study; ``schema``: a Polars type for each column, the key first."""
        return Table(self.path / name, schema)


class Table:
    """Rows in parts. The first column is the key: there is one row, or one group, for each."""

    def __init__(self, path: Path, schema: dict[str, Any]) -> None:
        self.path = path
        self.schema = schema
        self.key = next(iter(schema))
        path.mkdir(exist_ok=True)
        for left in path.glob(".*"):  # by somebody who was stopped while writing
            left.unlink()

    def append(self, rows: list[Row]) -> None:
        """Keep a batch of rows, all or nothing."""
        if not rows:
            return
        keys = [row[self.key] for row in rows]
        frame = pl.DataFrame(rows, schema=self.schema)
        with _beside(self.path / f"{min(keys):09d}-{max(keys):09d}.parquet") as beside:
            frame.write_parquet(beside)

    def read(self) -> pl.DataFrame:
        """All rows in the order of their keys. Raises FolderError, naming a file that is spoilt."""
        frames = [pl.DataFrame(schema=self.schema)]
        for file in sorted(self.path.glob("*.parquet")):
            frame = None
            with contextlib.suppress(pl.exceptions.PolarsError, OSError):
                frame = pl.read_parquet(file)
            if frame is None or frame.schema != pl.Schema(self.schema):
                raise FolderError(message("study-unreadable", file=str(file)))
            frames.append(frame)
        return pl.concat(frames).sort(self.key, maintain_order=True)


def write(file: Path, data: bytes) -> None:
    """Write a file whole, or leave the old one."""
    with _beside(file) as beside:
        beside.write_bytes(data)


@contextlib.contextmanager
def _beside(file: Path) -> Any:
    """A new file beside ``file`` that takes its place when it is written and on the disk."""
    handle, name = tempfile.mkstemp(prefix=".", dir=file.parent)
    os.close(handle)
    beside = Path(name)
    try:
        yield beside
        handle = os.open(beside, os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        mask = os.umask(0)
        os.umask(mask)
        beside.chmod(0o666 & ~mask)
        beside.replace(file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


_LONG = 60  # letters of a value that is told


def _said(value: object) -> str:
    told = "–" if value is None else msgspec.json.encode(value).decode()
    return told if len(told) <= _LONG else told[: _LONG - 1] + "…"
