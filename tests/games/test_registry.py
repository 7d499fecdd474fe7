"""The games are found by their folders."""

import subprocess
import sys
from pathlib import Path

import pytest

import pavage.games
from pavage.core.errors import NotFound
from pavage.core.game import Game
from pavage.games import registry


def test_each_folder_is_a_game() -> None:
    folders = sorted(
        path.parent.name for path in Path(pavage.games.__path__[0]).glob("*/__init__.py")
    )
    assert list(registry.ids()) == folders
    assert folders
    for id in folders:
        game = registry.load(id)
        assert isinstance(game, Game)
        assert game.facts.id == id
        assert registry.load(id) is game


@pytest.mark.parametrize("id", ["", "chess", "Zigzag", "registry", "zigzag.rules", "../zigzag"])
def test_an_unknown_game_is_not_found(id: str) -> None:
    with pytest.raises(NotFound) as refused:
        registry.load(id)
    assert refused.value.said.id == "error-game"


def test_asking_which_games_there_are_loads_none() -> None:
    code = (
        "import sys; from pavage.games import registry; registry.ids();"
        "print([m for m in sys.modules if m.startswith('pavage.games.') or m == 'numba'])"
    )
    package = str(Path(pavage.games.__path__[0]).parents[1])
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": package},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "['pavage.games.registry']"
