"""The recorded games of Maze, against the slow reference."""

from hashlib import sha256
from pathlib import Path

import pytest

from pavage.record.record import SUFFIX, parse
from tests.games.maze import reference
from tests.helpers.recording import folder

FILES = sorted(folder("maze").glob(f"*{SUFFIX}"))


def test_all_ends_are_recorded() -> None:
    results = [parse(path.read_bytes()).result for path in FILES]
    assert {result.reason for result in results if result} == {"solved", "resigned", "abandoned"}


def test_points_are_won_and_lost() -> None:
    points = {ply.points for path in FILES for ply in parse(path.read_bytes()).plies}
    assert {-2, -1, 0, 1, 2} <= points


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(SUFFIX))
def test_the_reference_finds_the_same_moves_and_points(path: Path) -> None:
    record = parse(path.read_bytes())
    assert record.deal["slots"] == reference.dealt(record.seed)
    table = reference.Table(record.deal["slots"], record.options["dialect"] == "ring")
    lines = path.with_name(path.name.removesuffix(SUFFIX) + ".moves").read_text().splitlines()
    for ply, line in zip(record.plies, lines, strict=False):
        moves = table.legal_moves()
        digest = sha256("".join(f"{move}\n" for move in moves).encode()).hexdigest()[:16]
        assert line == f"0 {len(moves)} {digest}"
        assert table.play(ply.move) == ply.points
    assert record.result is not None
    assert [table.score()] == record.result.scores
    assert table.is_won() == (record.result.winners == [0])
