"""The example of docs/add-a-game.md is built from the page and must pass what every game passes."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
_FILE = re.compile(r"<!-- file: (\S+) -->\n```\w*\n(.*?)```\n", re.DOTALL)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the page's game in its own folder and nothing else changed."""
    root = tmp_path_factory.mktemp("house") / "src"
    shutil.copytree(
        ROOT / "src" / "pavage", root / "pavage", ignore=shutil.ignore_patterns("__pycache__")
    )
    folder = root / "pavage" / "games" / "pebbles"
    folder.mkdir()
    files = _FILE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(files) >= 8
    for name, text in files:
        (folder / name).write_text(text, encoding="utf-8")
    return root


def run(source: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(source), "PAVAGE_PROFILE": "quick", "PAVAGE_LANG": "en"}
    return subprocess.run(
        [sys.executable, *args], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def test_it_passes_the_conformance_suite(source: Path) -> None:
    found = run(
        source, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", "tests/conformance",
        "tests/search",
        "-k", "pebbles and not recorded",  # tools/record_games.py makes those, into tests/games/
    )  # fmt: skip
    assert found.returncode == 0, found.stdout + found.stderr
    assert "passed" in found.stdout


def test_it_is_played_from_the_command_line(source: Path, tmp_path: Path) -> None:
    record = tmp_path / "p.pavage.json"
    played = run(
        source, "-m", "pavage", "play", "pebbles", "--bots", "expert,medium", "--seed", "1",
        "--record", str(record),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    verified = run(source, "-m", "pavage", "verify", str(record))
    assert verified.returncode == 0, verified.stderr
