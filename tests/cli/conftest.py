"""Files to work on."""

from pathlib import Path

import pytest

from pavage.record.record import Record, dump
from tests.record.made import shuffling, zigzag


def _write(folder: Path, name: str, record: Record) -> str:
    path = folder / f"{name}.pavage.json"
    path.write_bytes(dump(record))
    return str(path)


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A finished game for two."""
    return _write(tmp_path, "game", zigzag())


@pytest.fixture
def chancy(tmp_path: Path) -> str:
    """A game with chance plies."""
    return _write(tmp_path, "chancy", shuffling())
