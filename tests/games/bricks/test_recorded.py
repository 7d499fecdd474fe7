"""The recorded games show everything that can happen in Bricks."""

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from pavage.games.bricks import GAME
from pavage.record.record import SUFFIX, Record, parse
from pavage.record.verify import verify
from tests.games.bricks import rare, reference
from tests.games.bricks.games import GOALS
from tests.helpers import recording
from tests.helpers.profile import scaled
from tests.record import by_the_page

RARE = sorted(rare.FOLDER.glob(f"*{SUFFIX}"))
RANDOM = sorted(recording.folder("bricks").glob(f"*{SUFFIX}"))
SOME = (RANDOM + RARE)[:: scaled(11, 3, 1)]


def name(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def lines_of(path: Path) -> list[str]:
    return path.with_name(f"{name(path)}.moves").read_text(encoding="utf-8").splitlines()


def records(paths: list[Path]) -> list[Record]:
    return [parse(path.read_bytes()) for path in paths]


def test_the_rare_games_are_all_there() -> None:
    assert sorted(map(name, RARE)) == sorted(rare.PLANS)


@pytest.mark.parametrize("path", RARE[:: scaled(8, 2, 1)], ids=name)
def test_a_rare_game_holds_move_by_move(path: Path) -> None:
    assert recording.digests(verify(parse(path.read_bytes()))) == lines_of(path)


@pytest.mark.parametrize("path", SOME, ids=name)
def test_the_reference_finds_the_same_moves_and_points(path: Path) -> None:
    record = parse(path.read_bytes())
    bots = [place for place, seat in enumerate(record.seats) if seat.kind == "bot"]
    stream = by_the_page.words(record.seed)
    assert reference.deal_of(stream, record.options) == record.deal
    table = reference.table(record.deal, record.options, bots)
    for ply, line in zip(record.plies, lines_of(path), strict=False):
        chance = table.to_move() is None
        moves = table.outcomes() if chance else table.legal_moves()
        digest = sha256("".join(f"{move}\n" for move in moves).encode()).hexdigest()[:16]
        assert line == f"{'chance' if chance else table.seat} {len(moves)} {digest}"
        if chance:
            assert record.options["practise"] or ply.move == table.draw(stream)
            table.happen(ply.move)
        else:
            assert (table.seat, table.play(ply.move)) == (ply.seat, ply.points)
    assert record.result is not None
    assert table.scores() == record.result.scores
    if table.reason:
        assert (table.reason, table.winners()) == (record.result.reason, record.result.winners)


def test_each_end_is_recorded() -> None:
    ends = {record.result.reason for record in records(RARE + RANDOM) if record.result}
    own = {"goal reached", "both blocked", "grid full", "turn limit"}
    assert ends == {*own, "resigned", "abandoned"}


def test_each_goal_is_recorded_as_reached_and_as_failed() -> None:
    found = set()
    for record in records(RARE):
        if isinstance(goal := record.options["challenge"], dict):
            assert record.result is not None
            assert (record.result.reason == "goal reached") == (record.result.winners == [0])
            found.add((goal["kind"], record.result.winners == [0]))
    assert found == {(goal, won) for goal in GOALS for won in (False, True)}


def test_each_ply_and_each_seating_is_recorded_with_and_without_practising() -> None:
    plies: Counter[str] = Counter()
    seatings = set()
    for record in records(RARE + RANDOM):
        kinds = [ply.move.split()[0] for ply in record.plies]
        plies.update("lay" if kind[0].isdigit() else kind for kind in kinds)
        seats = tuple(seat.kind for seat in record.seats)
        seatings.add((seats, record.options["practise"]))
    assert min(plies.values()) >= 10
    assert set(plies) == {
        *("roll", "joker", "die", "answer", "lay", "steal", "cover"),
        *("reroll", "reduce", "swap", "keep", "pass"),
    }
    for seats in (("human", "human"), ("human", "bot"), ("bot", "bot")):
        assert {(seats, False), (seats, True)} <= seatings


def test_each_value_of_an_option_that_the_page_offers_is_recorded() -> None:
    every = records(RARE + RANDOM)
    for option in GAME.facts.options:
        if option.kind != "lists":
            found = [record.options[option.name] for record in every]
            assert all(value in found for value in option.values), option.name
