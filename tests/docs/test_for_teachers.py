"""docs/for-teachers.md: the file that it explains is one, in both languages."""

import re
from pathlib import Path

import pytest

from pavage.learning.facts import COLUMNS, HEAD, read

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("name", ["for-teachers.md", "for-teachers.fr.md"])
def test_the_file_is_as_it_says(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    head = re.search(r"^factor1,.*$", page, re.MULTILINE)
    example = re.search(r"`(7,8,[^`]+)`", page)
    assert head
    assert example
    assert head[0] == HEAD
    assert read(f"{head[0]}\n{example[1]}\n".encode()).keys() == {(7, 8)}
    told = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)))
    assert tuple(told) == COLUMNS
