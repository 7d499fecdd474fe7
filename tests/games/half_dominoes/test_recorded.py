"""The recorded games show everything that can happen in Half-dominoes."""

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from pavage.record.record import SUFFIX, parse
from pavage.record.verify import verify
from tests.games.half_dominoes import rare, reference
from tests.games.half_dominoes.test_reference import met
from tests.helpers import recording
from tests.helpers.profile import scaled

RARE = sorted(rare.FOLDER.glob(f"*{SUFFIX}"))
FILES = sorted(recording.folder("half_dominoes").glob(f"*{SUFFIX}"))[:: scaled(9, 2, 1)] + RARE


def name(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def lines_of(path: Path) -> list[str]:
    return path.with_name(f"{name(path)}.moves").read_text(encoding="utf-8").splitlines()


def test_the_rare_games_are_all_there() -> None:
    assert [name(path) for path in RARE] == sorted(rare.PLANS)


@pytest.mark.parametrize("path", RARE, ids=name)
def test_a_rare_game_holds_move_by_move(path: Path) -> None:
    assert recording.digests(verify(parse(path.read_bytes()))) == lines_of(path)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_reference_finds_the_same_moves(path: Path) -> None:
    record = parse(path.read_bytes())
    own = record.options["tileset"]
    options = {**record.options, "tileset": own}
    assert reference.deal_of_seed(record.seed, len(record.seats), options) == record.deal
    table = reference.table(record.deal, options)
    for ply, line in zip(record.plies, lines_of(path), strict=False):
        moves = table.legal_moves()
        digest = sha256("".join(f"{move}\n" for move in moves).encode()).hexdigest()[:16]
        assert line == f"{table.to_move()} {len(moves)} {digest}"
        assert ply.seat == table.to_move()
        table.play(ply.move)
    assert record.result is not None
    assert table.scores() == record.result.scores
    if table.reason:
        assert (table.reason, table.winners()) == (record.result.reason, record.result.winners)


def test_everything_that_can_happen_is_recorded() -> None:
    seen: Counter[str] = Counter()
    for path in FILES:
        record = parse(path.read_bytes())
        table = reference.table(record.deal, record.options)
        replayed = verify(record)
        for position, ply in zip(replayed.positions(), [*record.plies, None], strict=False):
            seen.update(met(position, table))
            if ply is not None:
                seen["a pair" if "+" in ply.move else ply.move.split("@")[0].split()[0]] += 1
                table.play(ply.move)
    expected = {
        "a pair",
        "draw",
        "skip",
        "take",
        "taking back",
        "a second placement",
        "an impossible second placement",
        "nothing fits",
        "the table has fallen apart",
        "end: hand empty",
        "end: six idle rounds",
        "end: turn limit",
    }
    assert {name for name in expected if not seen[name]} == set()
