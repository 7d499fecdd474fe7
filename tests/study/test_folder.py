"""A study's folder: nothing half-written is ever read, and no two questions are mixed."""

from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from pavage.study.folder import Folder, FolderError, write

SCHEMA: dict[str, Any] = {"deal": pl.Int64, "moves": pl.Int32}


class Asked(msgspec.Struct):
    game: str
    positions: int
    efforts: list[int] = []
    source: str = "abc"


def rows(*deals: int) -> list[dict[str, Any]]:
    return [{"deal": deal, "moves": None if deal % 2 else deal} for deal in deals]


def test_parts_are_read_together_in_order(tmp_path: Path) -> None:
    with Folder(tmp_path / "new" / "study", Asked("maze", 5)) as folder:
        table = folder.table("deals", SCHEMA)
        assert table.read().is_empty()
        table.append(rows(4, 5, 6))
        table.append([])
        table.append(rows(1, 2, 3))
        found = table.read()
    assert found["deal"].to_list() == [1, 2, 3, 4, 5, 6]
    assert found["moves"].to_list() == [None, 2, None, 4, None, 6]


def test_a_study_is_found_again(tmp_path: Path) -> None:
    with Folder(tmp_path, Asked("maze", 5, [1, 2])) as folder:
        folder.table("deals", SCHEMA).append(rows(1, 2))
    with Folder(tmp_path, Asked("maze", 5, [1, 2])) as folder:
        assert len(folder.table("deals", SCHEMA).read()) == 2


def test_what_somebody_was_writing_when_they_were_killed_is_not_there(tmp_path: Path) -> None:
    with Folder(tmp_path, Asked("maze", 5)) as folder:
        folder.table("deals", SCHEMA).append(rows(1))
        (tmp_path / "deals" / ".half-written").write_bytes(b"PAR1")
        table = folder.table("deals", SCHEMA)
        assert len(table.read()) == 1
        assert [file.name for file in (tmp_path / "deals").iterdir()] == [
            "000000001-000000001.parquet"
        ]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Asked("zigzag", 5), 'game is "maze" there, not "zigzag"'),
        (Asked("maze", 6), "positions is 5 there, not 6"),
        (Asked("maze", 5, [1]), "efforts is [] there, not [1]"),
        (Asked("maze", 5, source="def"), "another version"),
    ],
)
def test_another_question_is_refused(other: Asked, said: str, tmp_path: Path) -> None:
    with Folder(tmp_path, Asked("maze", 5)):
        pass
    with pytest.raises(FolderError) as caught:
        Folder(tmp_path, other)
    assert said in str(caught.value)
    with Folder(tmp_path, Asked("maze", 5)):
        pass  # it is free again


def test_one_process_at_a_time(tmp_path: Path) -> None:
    with Folder(tmp_path, Asked("maze", 5)), pytest.raises(FolderError) as caught:
        Folder(tmp_path, Asked("maze", 5))
    assert "Another study" in str(caught.value)


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    with Folder(tmp_path, Asked("maze", 5)) as folder:
        table = folder.table("deals", SCHEMA)
        table.append(rows(1, 2))
        part = next((tmp_path / "deals").iterdir())
        part.write_bytes(part.read_bytes()[:-9])
        with pytest.raises(FolderError) as caught:
            table.read()
    assert str(part) in str(caught.value)
    (tmp_path / "study.json").write_text("{", encoding="utf-8")
    with pytest.raises(FolderError) as caught:
        Folder(tmp_path, Asked("maze", 5))
    assert "study.json" in str(caught.value)


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "report"
    write(file, b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space"):
        write(file, b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["report"]
    assert file.read_bytes() == b"old"
