"""Who knows what in Connexion, held against the reference's own account of it."""

import random
from collections import Counter
from copy import deepcopy
from typing import Any

from hypothesis import event, given
from hypothesis import strategies as st

from pavage.core.errors import PavageError
from pavage.core.game import WATCHER
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.games.connexion import GAME
from pavage.games.connexion.rules import unseen
from tests.games.connexion import reference
from tests.games.connexion.drawn import box_of, drawn, hand_of, name, pile_of, table_of
from tests.games.connexion.games import Plan, plans
from tests.helpers.journeys import leaves, replaced
from tests.helpers.profile import scaled

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)
TILES = reference.own_tiles()

# -- two histories that a seat cannot tell apart ----------------------------------------------


def knowledge(
    plan: Plan, deal: dict[str, Any], plies: list[str], viewer: int
) -> tuple[list[Any], list[Any]]:
    """Ply by ply what the reference says that the viewer knows, and what the game shows it."""
    position = GAME.start(plan.setup(), deal)
    table = reference.table(deal, plan.options)
    known = [deepcopy(table.knows(viewer, plan.solo))]
    seen = [shown(position, viewer)]
    for ply in plies:
        position.play(ply)
        table.play(ply)
        known.append(deepcopy(table.knows(viewer, plan.solo)))
        seen.append(shown(position, viewer))
    return known, seen


def shown(position: Position, viewer: int) -> bytes:
    return bytes(position.observe(viewer).tobytes())


@given(plans(), RANDOM)
def test_who_knows_the_same_sees_the_same(plan: Plan, rng: random.Random) -> None:
    deal = plan.deal()
    plies = [ply for _, ply in plan.play() if ply is not None]
    plies = plies[: rng.randrange(len(plies) + 1)]
    viewer = rng.randrange(-1, plan.players)
    known, seen = knowledge(plan, deal, plies, viewer)
    names = leaves(deal)
    for _ in range(scaled(4, 8, 30)):
        a, b = rng.sample(range(len(names)), 2)
        if names[a] == names[b]:
            continue
        other = replaced(deal, {a: names[b], b: names[a]}, iter(range(len(names))))
        try:
            known_there, seen_there = knowledge(plan, other, plies, viewer)
        except PavageError:
            continue  # with these tiles the game could not have gone like this
        if known_there == known:
            event("a twin")
            assert seen_there == seen
            assert GAME.redact(plan.setup(), other, plies, viewer) == GAME.redact(
                plan.setup(), deal, plies, viewer
            )


# -- what an observation holds ----------------------------------------------------------------


@given(plans(), RANDOM)
def test_a_seat_sees_its_hand_and_nothing_else_hidden(plan: Plan, rng: random.Random) -> None:
    for position, _ in plan.play():
        if rng.random() > 0.3:
            continue
        for viewer in range(-1, plan.players):
            seen = Position(GAME, position.setup, position.observe(viewer))
            assert table_of(seen) == table_of(position)
            assert seen.scores() == position.scores()
            for seat in range(plan.players):
                held = hand_of(position, seat)
                open_to_it = seat == viewer or plan.solo
                assert hand_of(seen, seat) == (held if open_to_it else ["?"] * len(held))
                assert pile_of(seen, seat) == ["?"] * len(pile_of(position, seat))
            assert box_of(seen) == ["?"] * len(box_of(position))


@given(plans(), RANDOM)
def test_a_resampled_state_holds_exactly_the_set(plan: Plan, rng: random.Random) -> None:
    for position, _ in plan.play():
        if rng.random() > 0.3:
            continue
        for viewer in range(-1, plan.players):
            seen = position.observe(viewer)
            GAME.resample(seen[0], seeded(rng.randrange(2**32)))
            other = Position(GAME, position.setup, seen)
            assert all_tiles(other) == all_tiles(position)
            if viewer != WATCHER:
                assert hand_of(other, viewer) == hand_of(position, viewer)
            for seat in range(plan.players):
                assert len(hand_of(other, seat)) == len(hand_of(position, seat))
                assert len(pile_of(other, seat)) == len(pile_of(position, seat))


def all_tiles(position: Position) -> Counter[str]:
    found = [tile for tile, _ in table_of(position).values()] + box_of(position)
    for seat in range(int(position.s.players)):
        found += hand_of(position, seat) + pile_of(position, seat)
    return Counter(found)


def test_what_is_unseen_is_what_is_nowhere_to_be_seen() -> None:
    laid, mine, other, pile, box = TILES[0], TILES[1:4], TILES[4:7], TILES[7:9], TILES[9:11]
    position = drawn(f"{laid}/1@0,0", mine, other, piles=[pile, []], box=box)
    seen = position.observe(0)
    out = seen[0].box.copy()
    count = unseen(seen[0], out)
    names = [name(position, int(number)) for number in out[:count]]
    assert sorted(names) == sorted([*other, *pile, *box])


def test_alone_nothing_is_hidden() -> None:
    setup = GAME.setup(1, {"solo": True})
    position = GAME.start(setup, {"tiles": TILES})
    position.play(f"{TILES[3]}/0@0,0")
    for viewer in (WATCHER, 0):
        assert position.observe(viewer).tobytes() == position.state.tobytes()
        assert GAME.redact(setup, {"tiles": TILES}, [f"{TILES[3]}/0@0,0"], viewer) == (
            {"tiles": TILES},
            [f"{TILES[3]}/0@0,0"],
        )


# -- resample is uniform ----------------------------------------------------------------------


def test_resampling_is_uniform_over_the_other_hand_the_piles_and_the_box() -> None:
    """Seven hidden places, four of one tile and three of another: 35 ways, each as likely."""
    a, b = TILES[:2]
    position = drawn(f"{TILES[2]}/1@0,0", [TILES[3]] * 4, [a, b], piles=[[a, b], [a]], box=[b, a])
    times, counts = scaled(100, 400, 4000), Counter[Any]()
    rng = seeded("uniform")
    for _ in range(35 * times):
        seen = position.observe(0)
        GAME.resample(seen[0], rng)
        other = Position(GAME, position.setup, seen)
        hidden = [hand_of(other, 1), pile_of(other, 0), pile_of(other, 1), box_of(other)]
        counts[tuple(map(tuple, hidden))] += 1
    assert len(counts) == 35
    chi_square = sum((count - times) ** 2 / times for count in counts.values())
    # one in a thousand for 34 degrees of freedom (Abramowitz and Stegun, 26.8)
    assert chi_square < 65.2
