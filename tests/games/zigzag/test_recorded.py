"""The recorded games show everything that can happen in Zigzag."""

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from pavage.record.record import SUFFIX, parse
from tests.games.zigzag import reference
from tests.helpers.profile import scaled
from tests.helpers.recording import folder

FILES = sorted(folder("zigzag").glob(f"*{SUFFIX}"))


def test_all_kinds_of_plies_and_all_ends_are_recorded() -> None:
    reasons: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for path in FILES:
        record = parse(path.read_bytes())
        kinds.update("place" if "@" in ply.move else ply.move.split()[0] for ply in record.plies)
        assert record.result is not None
        reasons[record.result.reason] += 1
    assert set(kinds) == {"place", "end", "exchange", "pass", "shuffle"}
    assert min(kinds.values()) >= 20
    assert set(reasons) == {
        "all tiles placed",
        "no more move",
        "last turn played",
        "resigned",
        "abandoned",
    }


@pytest.mark.parametrize(
    "path", FILES[:: scaled(15, 5, 1)], ids=lambda path: path.name.removesuffix(SUFFIX)
)
def test_the_reference_finds_the_same_moves_and_points(path: Path) -> None:
    record = parse(path.read_bytes())
    table = reference.table(record.deal, record.options)
    lines = path.with_name(path.name.removesuffix(SUFFIX) + ".moves").read_text().splitlines()
    for ply, line in zip(record.plies, lines, strict=False):
        if ply.seat is None:
            assert line.startswith("chance")
            table.shuffle(ply.move.split()[1:])
            continue
        moves = table.legal_moves()
        digest = sha256("".join(f"{move}\n" for move in moves).encode()).hexdigest()[:16]
        assert line == f"{table.seat} {len(moves)} {digest}"
        assert table.play(ply.move) == ply.points
    assert record.result is not None
    assert table.scores == record.result.scores
    if table.reason:
        assert (table.reason, table.winners()) == (record.result.reason, record.result.winners)
