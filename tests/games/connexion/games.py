"""Whole games as Hypothesis draws them: setups, deals and styles of play."""

import random
from typing import Any

from hypothesis import strategies as st

from pavage.games.connexion import GAME
from tests.games.connexion import reference
from tests.helpers import plans as any_plans
from tests.helpers.plans import Choose, any_move


def in_a_line(rng: random.Random, moves: list[str]) -> str:
    """Go as far as possible in one direction: wide tables."""
    return max(moves, key=lambda move: (_place(move), rng.random()))


def close_by(rng: random.Random, moves: list[str]) -> str:
    """Near the first tile, so that a tile touches many."""
    return min(moves, key=lambda move: (_far(move), rng.random()))


def round_holes(rng: random.Random, moves: list[str]) -> str:
    """In a ring, and sometimes into its middle."""
    middle = 3 * (rng.random() < 0.7)
    return min(moves, key=lambda move: (abs(_far(move) - middle), rng.random()))


def _place(move: str) -> reference.Place:
    return reference.parts(move)[2] if "@" in move else (0, 0)


def _far(move: str) -> int:
    q, r = _place(move)
    return max(abs(q), abs(r), abs(q + r))


STYLES: dict[str, Choose] = {
    style.__name__: style for style in (any_move, in_a_line, close_by, round_holes)
}


class Plan(any_plans.Plan):
    """All that a game depends on."""

    game = GAME
    styles = STYLES

    @property
    def solo(self) -> bool:
        return self.players == 1


_SEEDS = st.integers(0, 2**32 - 1).map(str)


@st.composite
def tiles(draw: st.DrawFn, colours: str = "ROJVB") -> str:
    """Any tile: the digits in any order, colours at will (also all alike)."""
    digits = draw(st.permutations("12345"))
    paint = draw(st.lists(st.sampled_from(colours), min_size=6, max_size=6))
    return "".join(digit + colour for digit, colour in zip(["6", *digits], paint, strict=True))


@st.composite
def own_sets(draw: st.DrawFn, fewest: int, most: int) -> list[str]:
    """A set of few or many kinds: twins, and tiles of one colour."""
    colours = draw(st.sampled_from(["R", "RB", "ROJVB"]))
    kinds = draw(st.lists(tiles(colours), min_size=1, max_size=12))
    size = draw(st.integers(fewest, most))
    return draw(st.lists(st.sampled_from(kinds), min_size=size, max_size=size))


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Any game for one to four."""
    players = draw(st.integers(1, 4))
    options: dict[str, Any] = {"match_required": draw(st.booleans())}
    if players == 1:
        options["solo"] = True
        # all moves of 36 tiles are many: mostly fewer are enough
        options["tileset"] = draw(own_sets(2, 9))
    elif draw(st.booleans()):
        options["tileset"] = draw(own_sets(8 * players + 2, 8 * players + 6))
    return Plan(players, options, draw(_SEEDS), draw(st.sampled_from(sorted(STYLES))))
