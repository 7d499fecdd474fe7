"""docs/half-dominoes.md: its tile set is one, and its commands do what it says."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pavage.games.half_dominoes import GAME, faces
from pavage.games.half_dominoes.state import CANONICAL
from pavage.kit.tileset import read_names

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "half-dominoes.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"<!-- file: (\S+) -->\n```\n(.*?)```\n", PAGE, re.DOTALL))
COMMANDS = re.findall(r"^pavage (.+)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_play_a_game(command: str, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-m", "pavage", *shlex.split(command)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PAVAGE_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout


def test_its_set_is_all_squares_of_three_symbols() -> None:
    names = [entry.name for entry in read_names(FILES["tiles.txt"])]
    assert GAME.check_tileset(names) == sorted(names)
    of_three = {f"{int(code):04}" for code in CANONICAL if set(f"{int(code):04}") <= set("067")}
    assert sorted(names) == sorted(of_three)
    for variant in (1, 2):
        GAME.check_setup(GAME.setup(2, {"tileset": names, "variant": variant}))


def test_symbols_and_options_are_all_there() -> None:
    digits = re.findall(r"\b(\d) \| ([a-z]+) \|", PAGE)
    said = (GAME.folder / "text.en.ftl").read_text(encoding="utf-8")
    named = dict(re.findall(r"^half_dominoes-symbol-(\d) = (.+)$", said, re.MULTILINE))
    assert dict(digits) == named
    assert len(named) == len(faces.COLOURS)
    listed = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert listed == [option.name for option in GAME.facts.options]
