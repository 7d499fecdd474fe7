"""Whole games as Hypothesis draws them: setups, deals and styles of play."""

import random
from typing import Any

from hypothesis import strategies as st

from pavage.games.half_dominoes import GAME
from tests.games.half_dominoes import reference
from tests.helpers import plans as any_plans
from tests.helpers.plans import Choose, any_move


def in_a_line(rng: random.Random, moves: list[str]) -> str:
    """Go as far to the east as possible: long tables, few connections, an empty stock."""
    return max(moves, key=lambda move: _x(move))


def singles(rng: random.Random, moves: list[str]) -> str:
    """One tile at a time, so that many are drawn in variant 2."""
    return rng.choice([move for move in moves if "+" not in move] or moves)


def pairs(rng: random.Random, moves: list[str]) -> str:
    """Two tiles at once where that is possible."""
    return rng.choice([move for move in moves if "+" in move] or moves)


def in_the_middle(rng: random.Random, moves: list[str]) -> str:
    """Near the first tile; taken back are tiles there, so that the table falls apart."""
    return min(moves, key=lambda move: (_far(move), rng.random()))


def _x(move: str) -> int:
    return reference.square_of(move)[0] if "," in move else 0


def _far(move: str) -> int:
    return sum(map(abs, reference.square_of(move))) if "," in move else 0


STYLES: dict[str, Choose] = {
    style.__name__: style for style in (any_move, in_a_line, singles, pairs, in_the_middle)
}


class Plan(any_plans.Plan):
    """All that a game depends on."""

    game = GAME
    styles = STYLES


_SEEDS = st.integers(0, 2**32 - 1).map(str)


@st.composite
def own_sets(draw: st.DrawFn, needed: int) -> list[str]:
    """A small set: few symbols, many twins, tiles that look the same after a turn."""
    symbols = draw(st.sampled_from(["01", "012", "0123", "09", "0123456789"]))
    side = st.sampled_from(symbols)
    tiles = st.tuples(side, side, side, side).map("".join).map(reference.canonical)
    alike = st.sampled_from(["0000", "1111", "0101", "0202", "0011"])
    kinds = draw(st.lists(st.one_of(tiles, tiles, alike), min_size=1, max_size=12))
    size = needed + draw(st.sampled_from([0, 1, 3, 10, 25]))
    return draw(st.lists(st.sampled_from(kinds), min_size=size, max_size=size))


@st.composite
def plans(draw: st.DrawFn, own: bool = True) -> Plan:
    """Any game: of one of the game's sets or, more often stuck, of a small set of one's own."""
    players = draw(st.integers(2, 4))
    variant = draw(st.sampled_from([1, 2]))
    options: dict[str, Any] = {"variant": variant}
    hand = draw(st.sampled_from([None, 6, 7, 8]))
    if hand is not None:
        options["hand"] = hand
    seed, style = draw(_SEEDS), draw(st.sampled_from(sorted(STYLES)))
    kind = draw(st.sampled_from(["Q6", "M4", "own", "own"] if own else ["Q6", "M4"]))
    if kind == "M4":
        options["tileset"] = kind
    elif kind == "own":
        needed = (hand or reference.HANDS[players]) * players + variant
        options["tileset"] = draw(own_sets(needed))
        if reference.deal_of_seed(seed, players, options) is None:
            del options["tileset"]
    return Plan(players, options, seed, style)
