"""The recorded games show Connexion for one to four, and the reference agrees with them."""

from hashlib import sha256
from pathlib import Path

import pytest

from pavage.record.record import SUFFIX, parse
from tests.games.connexion import reference
from tests.helpers.profile import scaled
from tests.helpers.recording import folder

FILES = sorted(folder("connexion").glob(f"*{SUFFIX}"))


def test_all_kinds_of_games_are_recorded() -> None:
    records = [parse(path.read_bytes()) for path in FILES]
    played = {
        (len(record.seats), bool(record.options["solo"]), bool(record.options["match_required"]))
        for record in records
    }
    assert played == {(n, n == 1, must) for n in (1, 2, 3, 4) for must in (False, True)}
    reasons = {record.result.reason for record in records if record.result}
    assert reasons == {"all tiles placed", "resigned", "abandoned"}


@pytest.mark.parametrize(
    "path", FILES[:: scaled(7, 2, 1)], ids=lambda path: path.name.removesuffix(SUFFIX)
)
def test_the_reference_finds_the_same_moves_and_points(path: Path) -> None:
    record = parse(path.read_bytes())
    table = reference.table(record.deal, record.options)
    lines = path.with_name(path.name.removesuffix(SUFFIX) + ".moves").read_text().splitlines()
    every = 6 if len(record.seats) == 1 else 1  # alone there are thousands of moves
    for at, (ply, line) in enumerate(zip(record.plies, lines, strict=False)):
        if at % every == 0:
            moves = table.legal_moves()
            digest = sha256("".join(f"{move}\n" for move in moves).encode()).hexdigest()[:16]
            assert line == f"{table.seat} {len(moves)} {digest}"
        assert table.play(ply.move) == ply.points
    assert record.result is not None
    assert table.scores == record.result.scores
    if table.reason:
        assert (table.reason, table.winners()) == (record.result.reason, record.result.winners)
