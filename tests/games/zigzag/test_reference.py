"""The program against the slow reference: whole games, every position, everything compared."""

from hypothesis import given

from pavage.core.game import CHANCE, OVER
from pavage.core.position import Position
from pavage.games.zigzag import GAME
from pavage.games.zigzag.state import UNKNOWN
from tests.games.zigzag import reference
from tests.games.zigzag.drawn import bag_of, board_of, hand_of, reference_name
from tests.games.zigzag.games import Plan, plans


def compare(position: Position, table: reference.Table) -> None:
    """Everything that both know."""
    if table.reason is not None:
        assert position.to_move() == OVER
    elif table.shuffle_due:
        assert position.to_move() == CHANCE
    else:
        assert position.to_move() == table.seat
    assert position.legal_moves() == table.legal_moves()
    assert position.scores() == table.scores
    assert [hand_of(position, seat) for seat in range(table.players)] == table.hands
    assert bag_of(position) == table.bag
    on_board = {reference.name_of(square): tile for square, tile in table.tiles.items()}
    assert board_of(position) == on_board
    outcome = position.outcome()
    assert (outcome.reason if outcome else None) == table.reason
    if outcome:
        assert (outcome.scores, outcome.winners) == (table.scores, table.winners())
    compare_counts(position, table)


def compare_counts(position: Position, table: reference.Table) -> None:
    s = position.s
    assert (s.turns, s.placed, s.seat) == (table.turns, table.placed, table.seat)
    known = {seat: table.knows(seat)["own discards"] for seat in range(table.players)}
    for seat, tiles in known.items():
        gone = position.observe(seat)[0].gone[: int(s.gone_n)]
        by = s.gone_by[: int(s.gone_n)]
        assert [reference_name(int(code)) for code in gone[by == seat]] == tiles
        hidden = (by != seat) & (by < table.players)
        assert all(gone[hidden] == UNKNOWN)


@given(plans())
def test_both_play_the_same_game(plan: Plan) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        compare(position, table)
        if ply is None:
            break
        if ply.startswith("shuffle"):
            table.shuffle(ply.split()[1:])
            continue
        played = position.copy()
        assert played.play(ply) == table.play(ply)


@given(plans(own_sets=False))
def test_every_legal_placement_scores_the_same(plan: Plan) -> None:
    table = reference.table(plan.deal(), plan.options)
    for at, (position, ply) in enumerate(plan.play()):
        if ply is None or position.is_over():
            break
        if at % 9 == 0:
            for move in position.legal_moves():
                if "@" in move:
                    tile, square = move.split("@")
                    points = table.points(tile, reference.square_of(square))
                    assert position.copy().play(move) == points
        if ply.startswith("shuffle"):
            table.shuffle(ply.split()[1:])
        else:
            table.play(ply)


@given(plans())
def test_the_observer_s_own_moves_are_those_of_the_game(plan: Plan) -> None:
    """Playing on an observation of oneself scores and lists the same until something is drawn."""
    for at, (position, ply) in enumerate(plan.play()):
        if ply is None or ply.startswith("shuffle") or at % 5:
            continue
        seat = position.to_move()
        seen = Position(GAME, position.setup, position.observe(seat))
        assert seen.legal_moves() == position.legal_moves()
        assert seen.play(ply) == position.copy().play(ply)
