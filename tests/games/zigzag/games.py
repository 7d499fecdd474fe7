"""Whole games as Hypothesis draws them: setups, deals and styles of play."""

import random
from typing import Any

from hypothesis import strategies as st

from pavage.games.zigzag import GAME
from tests.games.zigzag import reference
from tests.helpers import plans as any_plans
from tests.helpers.plans import Choose, any_move
from tests.record import by_the_page


def long_turns(rng: random.Random, moves: list[str]) -> str:
    """Place as many tiles as can be placed; exchange rather than pass."""
    return rng.choice([move for move in moves if move not in ("end", "pass")] or moves)


def short_turns(rng: random.Random, moves: list[str]) -> str:
    """One tile a turn; exchange whenever it is possible."""
    for word in ("end", "exchange"):
        if word in moves:
            return word
    return rng.choice(moves)


def blocking(rng: random.Random, moves: list[str]) -> str:
    """Close paths: the tile with the fewest lines, so that soon nobody can place anything."""
    placing = [move for move in moves if "@" in move]
    if not placing:
        return rng.choice(moves)
    fewest = min(reference.value(move[:4]) for move in placing)
    return rng.choice([move for move in placing if reference.value(move[:4]) == fewest])


STYLES: dict[str, Choose] = {
    style.__name__: style for style in (any_move, long_turns, short_turns, blocking)
}


class Plan(any_plans.Plan):
    """All that a game depends on."""

    game = GAME
    styles = STYLES


_TILES = st.sampled_from([tile for tile in reference.own_tiles() if tile != "1111"])
_SEEDS = st.integers(0, 2**32 - 1).map(str)


@st.composite
def plans(draw: st.DrawFn, own_sets: bool = True) -> Plan:
    """Any game: of the set of the box or, more often stuck, of a small set of one's own."""
    players = draw(st.integers(2, 4))
    options: dict[str, Any] = {
        "board": draw(st.sampled_from(["classic", "tight", "large"])),
        "fixed_turns": draw(st.booleans()),
        "discard_returns": draw(st.booleans()),
    }
    if own_sets and draw(st.booleans()):
        few_kinds = draw(st.lists(_TILES, min_size=2, max_size=12))
        removed = reference.REMOVED[players] if options["fixed_turns"] else 0
        size = draw(st.integers(removed + players * 5 + 1, 45))
        some = draw(st.lists(st.sampled_from(few_kinds), min_size=size - 2, max_size=size - 2))
        # two that may start, and so many others before them in the bag as may be
        options["tileset"] = [*some, "1111", "0101"][-size:]
    seed, style = draw(_SEEDS), draw(st.sampled_from(sorted(STYLES)))
    plan = Plan(players, options, seed, style)
    if "tileset" in options and _has_no_start(plan):
        del options["tileset"]
    return plan


def _has_no_start(plan: Plan) -> bool:
    order = by_the_page.shuffled(by_the_page.words(plan.seed), sorted(plan.options["tileset"]))
    removed = reference.REMOVED[plan.players] if plan.options["fixed_turns"] else 0
    return all(map(reference.is_culdesac, order[removed + plan.players * 5 :]))
