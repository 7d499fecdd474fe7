"""The program against the slow reference: every move, every score, both dialects."""

import random

from hypothesis import given
from hypothesis import strategies as st

from pavage.core.game import OVER
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.maze import GAME
from pavage.games.maze.notation import CARD_CODES
from tests.games.maze import reference
from tests.games.maze.drawn import names
from tests.helpers.profile import scaled

PLIES = scaled(15, 60, 400)


def compare(at: Position, table: reference.Table) -> None:
    """Everything that both know."""
    assert names(at.s) == table.slots
    assert at.legal_moves() == table.legal_moves()
    assert at.scores() == [table.score()]
    assert (at.to_move() == OVER) == table.is_won()
    outcome = at.outcome()
    assert (outcome is not None and outcome.winners == [0]) == table.is_won()


@given(seed=st.integers(0, 10**6).map(str), ring=st.booleans())
def test_both_play_the_same_game(seed: str, ring: bool) -> None:
    setup = GAME.setup(1, {"dialect": "ring" if ring else "classic"})
    at = GAME.start(setup, GAME.deal(setup, WordStream(seed)))
    table = reference.Table(reference.dealt(seed), ring)
    rng = random.Random(seed)
    for _ in range(PLIES):
        compare(at, table)
        if at.is_over():
            break
        move = rng.choice(at.legal_moves())
        assert at.play(move) == table.play(move)
    best = at.s.best
    assert best >= at.s.score
    assert at.s.plies <= PLIES


@given(
    order=st.permutations(list(CARD_CODES)),
    gaps=st.sets(st.integers(0, 53), min_size=6, max_size=6),
    ring=st.booleans(),
)
def test_any_arrangement(order: list[str], gaps: set[int], ring: bool) -> None:
    """Not only what a deal can lead to: gaps at the ends, beside each other, cards anywhere."""
    cards = iter(order)
    slots = [None if at in gaps else next(cards) for at in range(54)]
    setup = GAME.setup(1, {"dialect": "ring" if ring else "classic"})
    compare(GAME.start(setup, {"slots": slots}), reference.Table(list(slots), ring))


@given(
    runs=st.permutations("CDHS"),
    gaps=st.sets(st.integers(0, 53), min_size=6, max_size=6),
    swap=st.none() | st.tuples(st.integers(0, 47), st.integers(0, 47)),
    ring=st.booleans(),
)
def test_runs_that_are_made_or_almost(
    runs: list[str], gaps: set[int], swap: tuple[int, int] | None, ring: bool
) -> None:
    order = [rank + suit for suit in runs for rank in reference.RANKS[:-1]]
    if swap:
        order[swap[0]], order[swap[1]] = order[swap[1]], order[swap[0]]
    cards = iter(order)
    slots = [None if at in gaps else next(cards) for at in range(54)]
    setup = GAME.setup(1, {"dialect": "ring" if ring else "classic"})
    compare(GAME.start(setup, {"slots": slots}), reference.Table(list(slots), ring))
