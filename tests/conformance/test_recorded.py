"""Recorded games are replayed: every move, point and result, and what was legal on the way.

If a difference is wanted, ``python tools/record_games.py`` writes the files anew.
"""

from pathlib import Path

import pytest

from pavage.core.game import Game
from pavage.core.outcome import ABANDONED, RESIGNED
from pavage.games import registry
from pavage.record.record import SUFFIX, dump, parse
from pavage.record.verify import verify
from tests.helpers import recording
from tests.helpers.journeys import cases_of
from tests.helpers.profile import scaled

FILES = [path for id in registry.ids() for path in sorted(recording.folder(id).glob(f"*{SUFFIX}"))]
each_file = pytest.mark.parametrize(
    "path",
    FILES[:: scaled(3, 1, 1)],
    ids=lambda path: f"{path.parent.parent.name}-{path.name.removesuffix(SUFFIX)}",
)


@each_file
def test_a_recorded_game_holds_move_by_move(path: Path) -> None:
    replayed = verify(parse(path.read_bytes()))
    frozen = path.with_name(path.name.removesuffix(SUFFIX) + ".moves")
    assert recording.digests(replayed) == frozen.read_text(encoding="utf-8").splitlines()


@each_file
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    assert dump(parse(path.read_bytes())) == path.read_bytes()


def test_every_option_and_number_of_players_is_recorded(game: Game) -> None:
    id = game.facts.id
    names = {path.name.removesuffix(SUFFIX) for path in FILES if path.parent.parent.name == id}
    assert names == {*map(recording.name, cases_of(id)), RESIGNED, ABANDONED}
