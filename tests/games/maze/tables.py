"""Tables as Hypothesis lays them: mixed, or almost in order, with gaps anywhere."""

from hypothesis import strategies as st

from pavage.core.position import Position
from pavage.games.maze import GAME
from tests.games.maze import reference

_PLACES = st.integers(0, 47)


@st.composite
def orders(draw: st.DrawFn) -> list[str]:
    """The 48 cards, mixed, or four runs with some cards swapped."""
    if draw(st.booleans()):
        return draw(st.permutations(reference.CARDS))
    runs = draw(st.permutations("CDHS"))
    order = [rank + suit for suit in runs for rank in reference.RANKS[:-1]]
    for a, b in draw(st.lists(st.tuples(_PLACES, _PLACES), max_size=12)):
        order[a], order[b] = order[b], order[a]
    return order


@st.composite
def gap_places(draw: st.DrawFn) -> set[int]:
    """Six gaps: anywhere, or beside each other."""
    if draw(st.booleans()):
        return draw(st.sets(st.integers(0, 53), min_size=6, max_size=6))
    first = draw(st.integers(0, 53))
    return {(first + k) % 54 for k in range(6)}


@st.composite
def slots_of_tables(draw: st.DrawFn) -> list[str | None]:
    """A whole line of 54 places."""
    cards, gaps = iter(draw(orders())), draw(gap_places())
    return [None if at in gaps else next(cards) for at in range(54)]


@st.composite
def tables(draw: st.DrawFn) -> tuple[Position, reference.Table]:
    """A position in either dialect, and the same as the reference sees it."""
    slots, ring = draw(slots_of_tables()), draw(st.booleans())
    setup = GAME.setup(1, {"dialect": "ring" if ring else "classic"})
    return GAME.start(setup, {"slots": slots}), reference.Table(list(slots), ring)
