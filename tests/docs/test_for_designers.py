"""docs/for-designers.md: its commands do what it says, with fewer games."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pavage.games.zigzag import GAME
from pavage.kit.tileset import read_names

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "for-designers.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
STUDIES = [text.strip() for _, text in BLOCKS if text.startswith("pavage study")]
(PROGRAM,) = (text for kind, text in BLOCKS if kind == "python")
(TILES,) = (text for _, text in BLOCKS if text.startswith("printf"))


def run(folder: Path, *command: str) -> str:
    ran = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PAVAGE_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def study(folder: Path, command: str) -> Path:
    """Do the study with few games; its folder."""
    words = shlex.split(re.sub(r"--games \d+", "--games 4", command))[1:]
    run(folder, sys.executable, "-m", "pavage", *words, "--jobs", "1")
    return folder / words[words.index("--out") + 1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("designer")
    run(found, "bash", "-c", TILES)
    return found


def test_its_tile_set_is_all_tiles_without_dead_ends(folder: Path) -> None:
    names = [one.name for one in read_names((folder / "no-dead-ends.txt").read_text("utf-8"))]
    usual = set((GAME.folder / "data" / "tiles.csv").read_text("utf-8").split()[1:])
    dead_ends = {name for name in usual if name.count("0") == 3}
    assert len(dead_ends) == 8
    assert sorted(names) == sorted(usual - dead_ends)
    assert len(names) == 72


def test_its_studies_make_reports_as_it_shows_them(folder: Path) -> None:
    """The tables that it quotes have the heads and the rows of the reports."""
    assert len(STUDIES) == 3
    reports = [(study(folder, one) / "report.md").read_text("utf-8") for one in STUDIES]
    quoted = re.findall(r"^\| Figure \|.*\n\| ---.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    heads = re.findall(r"^\| Figure \|.*$", PAGE, re.MULTILINE)
    for head, rows, report in zip(heads, quoted, reports[:2], strict=True):
        assert head in report
        names = re.findall(r"^\| ([^|]+) \|", rows, re.MULTILINE)
        assert len(names) >= 6
        known = re.findall(r"^\| ([^|]+) \|", report, re.MULTILINE)
        assert set(names) <= {*known, "End: Nobody can play any more"}
    for part in re.findall(r"^\| ([A-Z][^|]+) \| (?!figures)[a-z]", PAGE, re.MULTILINE):
        assert f"## {part}" in reports[0]
    told = run(folder, sys.executable, "-c", PROGRAM)
    assert "score_1" in told


def test_its_pictures_are_there() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", PAGE)
    assert len(pictures) == 2
    assert all((ROOT / "docs" / picture).exists() for picture in pictures)
