"""The program against the slow reference: whole games, every position, everything compared."""

import random
from collections import Counter

from hypothesis import event, given
from hypothesis import strategies as st

from pavage.core.game import OVER
from pavage.core.position import Position
from pavage.games.half_dominoes import GAME
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import dead_of, hand_of, open_of, stock_of, table_of
from tests.games.half_dominoes.games import Plan, plans
from tests.games.half_dominoes.tables import Start, starts
from tests.helpers.profile import scaled


def compare(position: Position, table: reference.Table) -> None:
    """Everything that both know."""
    s = position.s
    to_move = table.to_move()
    assert position.to_move() == (OVER if to_move is None else to_move)
    assert position.legal_moves() == table.legal_moves()
    assert len(set(position.legal_moves())) == len(position.codes()), "each move once"
    assert position.scores() == table.scores()
    for seat, hand in enumerate(table.hands):
        assert hand_of(position, seat) == [held.tile for held in hand]
        assert open_of(position, seat) == [held.is_open for held in hand]
    assert stock_of(position) == table.stock
    assert table_of(position) == {square: laid.tile for square, laid in table.tiles.items()}
    assert dead_of(position) == table.dead
    assert (s.idle, s.bonus) == (table.idle, table.bonus)
    # when it is over the turn that ended it has been counted by both
    assert s.turns == table.turn - 1
    outcome = position.outcome()
    assert (outcome.reason if outcome else None) == table.reason
    if outcome:
        assert (outcome.scores, outcome.winners) == (table.scores(), table.winners())


def met(position: Position, table: reference.Table) -> Counter[str]:
    """What of the rarer rules a position shows."""
    return Counter(
        {
            "taking back": int(table.owes),
            "a second placement": int(table.bonus),
            "nothing fits": int("draw" in position.legal_moves()),
            "an impossible second placement": int("skip" in position.legal_moves()),
            "the table has fallen apart": int(len(parts(set(table.tiles))) > 1),
            f"end: {table.reason}": int(table.reason is not None),
        }
    )


def parts(squares: set[reference.Square]) -> list[set[reference.Square]]:
    """The pieces of a table that hang together."""
    found = []
    left = set(squares)
    while left:
        part, new = set(), {left.pop()}
        while new:
            part |= new
            new = {reference.beside(square, side) for square in new for side in reference.SHOWN}
            new &= left
            left -= new
        found.append(part)
    return found


@given(plans())
def test_both_play_the_same_game(plan: Plan) -> None:
    table = reference.table(plan.deal(), plan.options)
    seen: Counter[str] = Counter()
    for position, ply in plan.play():
        compare(position, table)
        seen.update(met(position, table))
        if ply is not None:
            table.play(ply)
    for name, times in seen.items():
        if times:
            event(name)


@given(starts(), st.integers(0, 2**32 - 1).map(random.Random))
def test_both_go_on_alike_from_any_table(start: Start, rng: random.Random) -> None:
    position, table = start.position(), start.table()
    seen: Counter[str] = Counter()
    for _ in range(scaled(4, 12, 40)):
        compare(position, table)
        seen.update(met(position, table))
        if table.reason is not None:
            break
        moves = table.legal_moves()
        if rng.random() < 0.5:  # where a tile fills a hole, for once
            most = max(map(table.connections, moves))
            moves = [move for move in moves if table.connections(move) == most]
        ply = rng.choice(moves)
        position.play(ply)
        table.play(ply)
    for name, times in seen.items():
        if times:
            event(name)


@given(plans(own=False))
def test_a_seat_s_own_view_of_it_is_enough_to_move(plan: Plan) -> None:
    """An observation of oneself lists the same moves, and playing there draws what is hidden."""
    for at, (position, ply) in enumerate(plan.play()):
        if ply is None or at % 4:
            continue
        seat = position.to_move()
        seen = Position(GAME, position.setup, position.observe(seat))
        assert seen.legal_moves() == position.legal_moves()
        played, known = position.copy(), seen.copy()
        played.play(ply)
        known.play(ply)
        assert known.to_move() == played.to_move()
        assert table_of(known) == table_of(played)
        assert known.scores() == played.scores()
