"""The program against the slow reference: whole games, every position, everything compared."""

import random
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from pavage.core.game import OVER
from pavage.core.position import Position
from pavage.games.connexion import GAME
from tests.games.connexion import reference
from tests.games.connexion.drawn import box_of, drawn, hand_of, pile_of, table_of
from tests.games.connexion.games import STYLES, Plan, plans, tiles
from tests.helpers.profile import scaled

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)


def compare(position: Position, table: reference.Table, tiles_too: bool = True) -> None:
    """Everything that both know. ``tiles_too``: unless they are painted."""
    to_move = table.to_move()
    assert position.to_move() == (OVER if to_move is None else to_move)
    assert position.legal_moves() == table.legal_moves()
    assert len(set(position.legal_moves())) == len(position.codes()), "each move once"
    assert position.scores() == table.scores
    assert position.s.passes == table.passes
    if tiles_too:
        for seat, hand in enumerate(table.hands):
            assert hand_of(position, seat) == hand
            assert pile_of(position, seat) == table.piles[seat]
        assert box_of(position) == table.box
        assert table_of(position) == {
            place: (laid.tile, laid.six) for place, laid in table.tiles.items()
        }
    outcome = position.outcome()
    assert (outcome.reason if outcome else None) == table.reason
    if outcome:
        assert (outcome.scores, outcome.winners) == (table.scores, table.winners())


@given(plans())
def test_both_play_the_same_game(plan: Plan) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        compare(position, table)
        if ply is not None:
            before = position.scores()
            seat = table.seat
            assert before[seat] + table.play(ply) == table.scores[seat]
    event(f"{plan.players} players")


@pytest.mark.parametrize("match_required", [False, True])
def test_both_play_the_same_solo_game_of_36_tiles(match_required: bool) -> None:
    options = {"solo": True, "match_required": match_required}
    for style in sorted(STYLES)[: scaled(1, 2, 4)]:
        plan = Plan(1, options, "17", style)
        table = reference.table(plan.deal(), options)
        for at, (position, ply) in enumerate(plan.play()):
            if at % 6 == 0 or ply is None:
                compare(position, table)
            if ply is not None:
                table.play(ply)
        assert len(table.tiles) == 36


@st.composite
def uneven(draw: st.DrawFn) -> tuple[Position, reference.Table]:
    """A table that no deal leads to: hands of different sizes, some of them empty, and tiles that
    show one cell six times, so that nothing may match.
    """
    kinds = draw(st.lists(tiles(), min_size=2, max_size=4, unique=True))
    cell = st.sampled_from(["1R", "2B", "3V", "3B"])
    painted = {kind: [draw(cell)] * 6 for kind in kinds}
    some = st.lists(st.sampled_from(kinds), max_size=3)
    players = draw(st.integers(2, 4))
    hands = [draw(some) for _ in range(players)]
    piles = [draw(some) if hand else [] for hand in hands]
    if not any(hands):
        hands[0] = [kinds[0]]
    laid = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=3))
    text = " ".join(reference.written(tile, 0, (q, 0)) for q, tile in enumerate(laid))
    seat = draw(st.integers(0, players - 1))
    position = drawn(text, *hands, piles=piles, must_match=True, seat=seat, painted=painted)
    table = reference.Table(
        [list(hand) for hand in hands],
        [list(pile) for pile in piles],
        [],
        {(q, 0): reference.Laid(tile, 0) for q, tile in enumerate(laid)},
        must_match=True,
        painted=painted,
        seat=seat,
    )
    return position, table


@given(uneven(), RANDOM)
def test_both_pass_and_end_alike_where_nothing_matches(
    start: tuple[Position, reference.Table], rng: random.Random
) -> None:
    position, table = start
    for _ in range(40):
        compare(position, table, tiles_too=False)
        if table.reason:
            break
        ply = rng.choice(table.legal_moves())
        assert position.play(ply) == table.play(ply)
    assert table.reason
    event(table.reason)


@given(plans())
def test_a_seat_s_own_view_of_it_is_enough_to_move(plan: Plan) -> None:
    """An observation of oneself lists the same moves, and playing there draws what is hidden."""
    for at, (position, ply) in enumerate(plan.play()):
        if ply is None or at % 3:
            continue
        seat = position.to_move()
        seen = Position(GAME, position.setup, position.observe(seat))
        assert seen.legal_moves() == position.legal_moves()
        played, known = position.copy(), seen.copy()
        assert played.play(ply) == known.play(ply)
        assert known.to_move() == played.to_move()
        assert table_of(known) == table_of(played)
        assert known.scores() == played.scores()


def test_a_reference_of_one_s_own_cells() -> None:
    """The reference itself, where the rules give the figures."""
    pairs: list[tuple[str, str, Any]] = [
        ("5R", "5R", 20), ("5R", "5B", 10), ("5R", "3R", 8), ("5R", "3B", 0), ("1V", "1V", 4),
    ]  # fmt: skip
    for a, b, worth in pairs:
        assert reference.pair(a, b) == reference.pair(b, a) == worth
