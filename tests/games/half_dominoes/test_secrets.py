"""Who knows what in Half-dominoes, held against the reference's own account of it."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from pavage.core.errors import PavageError
from pavage.core.game import WATCHER
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.games.half_dominoes import GAME
from pavage.games.half_dominoes.rules import unseen
from pavage.games.half_dominoes.state import MAX_TILES
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import drawn, hand_of, names, open_of, stock_of, table_of
from tests.games.half_dominoes.games import Plan, plans
from tests.helpers.journeys import leaves, replaced
from tests.helpers.profile import scaled

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)
KEPT = ["9999", "9999"]
HOLE = "1111@0,0 1111@1,0 1111@2,0 1111@0,1 1111@0,2 1111@1,2 1111@0,-1 1111@-1,0"

# -- two histories that a seat cannot tell apart ----------------------------------------------


def knowledge(
    plan: Plan, deal: dict[str, Any], plies: list[str], viewer: int
) -> tuple[list[Any], list[bytes]]:
    """Ply by ply what the reference says that the viewer knows, and what the game shows it."""
    table = reference.table(deal, plan.options)
    position = GAME.start(plan.setup(), deal)
    known, seen = [table.knows(viewer)], [position.observe(viewer).tobytes()]
    for ply in plies:
        position.play(ply)
        table.play(ply)
        known.append(table.knows(viewer))
        seen.append(position.observe(viewer).tobytes())
    return known, seen


@given(plans(), RANDOM)
def test_who_knows_the_same_sees_the_same(plan: Plan, rng: random.Random) -> None:
    """Also which of two twins leaves a hand, and where among the others the known tiles are."""
    deal = plan.deal()
    plies = [ply for _, ply in plan.play() if ply is not None]
    plies = plies[: rng.randrange(len(plies) + 1)]
    viewer = rng.randrange(-1, plan.players)
    known, seen = knowledge(plan, deal, plies, viewer)
    tiles = leaves(deal)
    for _ in range(scaled(4, 8, 30)):
        a, b = rng.sample(range(len(tiles)), 2)
        if tiles[a] == tiles[b]:
            continue
        other = replaced(deal, {a: tiles[b], b: tiles[a]}, iter(range(len(tiles))))
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
def test_a_seat_sees_its_hand_the_tiles_taken_back_and_nothing_else_hidden(
    plan: Plan, rng: random.Random
) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        if rng.random() < 0.2:
            for viewer in range(-1, plan.players):
                seen = Position(GAME, position.setup, position.observe(viewer))
                assert set(stock_of(seen)) <= {"?"}
                assert table_of(seen) == table_of(position)
                known = table.knows(viewer)
                for seat in range(plan.players):
                    hidden = ["?"] * (known["hands"][seat] - len(known["open"][seat]))
                    assert hand_of(seen, seat) == known["open"][seat] + hidden
                    if seat != viewer:
                        assert open_of(seen, seat) == [True] * len(known["open"][seat]) + [
                            False
                        ] * len(hidden)
        if ply is not None:
            table.play(ply)


@given(plans(), RANDOM)
def test_a_resampled_state_holds_exactly_the_set(plan: Plan, rng: random.Random) -> None:
    tiles = Counter(leaves(plan.deal()["hands"]) + leaves(plan.deal()["stock"]))
    tiles += Counter(map(reference.canonical, leaves(plan.deal()["table"])))
    for position, _ in plan.play():
        if rng.random() > 0.2:
            continue
        for viewer in range(-1, plan.players):
            seen = position.observe(viewer)
            before = Position(GAME, position.setup, seen.copy())
            GAME.resample(seen[0], seeded(rng.randrange(2**32)))
            other = Position(GAME, position.setup, seen)
            assert all_tiles(other) == all_tiles(position) == tiles
            for seat in range(plan.players):
                pairs = zip(hand_of(before, seat), hand_of(other, seat), strict=True)
                assert all(known in ("?", tile) for known, tile in pairs)


def all_tiles(position: Position) -> Counter[str]:
    found = [reference.canonical(tile) for tile in table_of(position).values()]
    for seat in range(int(position.s.players)):
        found += hand_of(position, seat)
    return Counter(found + stock_of(position))


def test_what_is_unseen_is_what_is_nowhere_to_be_seen() -> None:
    position = drawn(
        "3012@0,0",
        ["1111", "0123"],
        ["0123", "2222", "4444"],
        stock=["4444", "0011"],
        open_tiles={1: [1]},
    )
    out = position.s.tiles.copy()
    assert len(out) == MAX_TILES
    count = unseen(position.observe(0)[0], out)
    assert names(out[:count]) == ["0011", "0123", "4444", "4444"]
    count = unseen(position.observe(WATCHER)[0], out)
    assert names(out[:count]) == ["0011", "0123", "0123", "1111", "4444", "4444"]


# -- resample is uniform ----------------------------------------------------------------------

# One in a thousand for a chi-square of so many degrees of freedom (Abramowitz and Stegun, 26.8).
ONE_IN_A_THOUSAND = {5: 20.5, 9: 27.9, 19: 43.8, 34: 65.2}


def spread(position: Position, viewer: int, places: Any, outcomes: int) -> None:
    """Resample often: each way to fill the hidden places must come equally often."""
    times = scaled(100, 400, 4000)
    counts: Counter[Any] = Counter()
    rng = seeded("uniform")
    for _ in range(times * outcomes):
        seen = position.observe(viewer)
        GAME.resample(seen[0], rng)
        counts[places(Position(GAME, position.setup, seen))] += 1
    assert len(counts) == outcomes
    chi_square = sum((count - times) ** 2 / times for count in counts.values())
    assert chi_square < ONE_IN_A_THOUSAND[outcomes - 1]


def test_resampling_is_uniform_over_the_other_hand_and_the_stock() -> None:
    a, b = "2222", "3333"  # seven hidden places, four of one tile and three of another: 35 ways
    position = drawn("0123@0,0", KEPT, [a, b, a, b, a], stock=[b, a])
    spread(position, 0, lambda other: (*hand_of(other, 1), "|", *stock_of(other)), outcomes=35)


def test_resampling_is_uniform_for_a_watcher_over_three_hands() -> None:
    a, b = "2222", "3333"  # five hidden places, two of one tile and three of another: ten ways
    position = drawn("0123@0,0", [a], [b], [a, b], stock=[b])

    def places(other: Position) -> Any:
        return tuple(tuple(hand_of(other, seat)) for seat in range(3)), *stock_of(other)

    spread(position, WATCHER, places, outcomes=10)


def test_resampling_keeps_the_tiles_that_were_taken_back() -> None:
    a, b = "2222", "3333"  # of the other's five tiles two are known: six hidden, three and three
    position = drawn("0123@0,0", KEPT, [a, b, a, b, a], stock=[b, a, b], open_tiles={1: [1, 2]})

    def places(other: Position) -> Any:
        assert hand_of(other, 1)[:2] == [b, a]
        return (*hand_of(other, 1)[2:], "|", *stock_of(other))

    spread(position, 0, places, outcomes=20)


def test_resampling_a_twin_of_a_tile_that_lies_turned_on_the_table() -> None:
    """Whichever way a tile lies, it is one of the set, and not in a hand."""
    position = drawn("3012@0,0", KEPT, ["0123", "4444"], stock=["5555", "0123"])
    a = Counter({"0123": 2, "4444": 1, "5555": 1})
    for seed in range(50):
        seen = position.observe(0)
        GAME.resample(seen[0], seeded(seed))
        other = Position(GAME, position.setup, seen)
        assert Counter(hand_of(other, 1) + stock_of(other)) == a


# -- what may be taken out of a running game --------------------------------------------------


@given(plans())
def test_an_export_holds_what_the_seat_was_dealt_and_drew(plan: Plan) -> None:
    deal = plan.deal()
    plies = [ply for _, ply in plan.play() if ply is not None]
    for viewer in range(-1, plan.players):
        table = reference.table(deal, plan.options)
        drew: set[int] = set()
        for ply in plies:
            mover, at = table.seat, len(deal["stock"]) - len(table.stock)
            table.play(ply)
            if mover == viewer:
                drew.update(range(at, len(deal["stock"]) - len(table.stock)))
        known, moves = GAME.redact(plan.setup(), deal, plies, viewer)
        assert moves == plies, "what is laid and taken back lies open"
        assert known["table"] == deal["table"]
        for seat, hand in enumerate(deal["hands"]):
            assert known["hands"][seat] == (hand if seat == viewer else ["?"] * len(hand))
        assert {k for k, tile in enumerate(known["stock"]) if tile != "?"} == drew
        assert all(
            tile in ("?", real) for tile, real in zip(known["stock"], deal["stock"], strict=True)
        )


# -- what a move would show -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "hand", "stock", "move", "reveals"),
    [
        ("0123@0,0", ["1999"], ["0000"], "9991@1,0", True),  # one connection: a tile is drawn
        ("0123@0,0", ["1999"], [], "9991@1,0", False),  # one is taken back, but all see that
        (HOLE, ["1111", "9999"], ["0000"], "1111@-1,-1", False),
        (HOLE, ["1111", "9999"], ["0000"], "1111@1,1", False),
        ("0123@0,0", KEPT, ["0000"], "draw", True),
        ("0123@0,0", KEPT, [], "draw", False),
    ],
)
def test_a_seat_s_own_move_reveals_what_it_draws(
    table: str, hand: list[str], stock: list[str], move: str, reveals: bool
) -> None:
    position = drawn(table, hand, ["8888"], stock=stock)
    position.check(move)
    assert GAME.reveals(position.observe(0)[0], GAME.read(move), 0) is reveals


@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_another_s_placement_reveals_a_tile_unless_it_was_known(viewer: int) -> None:
    for open_ones, reveals in (([], True), ([0], False), ([1], True)):
        position = drawn(HOLE, ["1111", "9999"], ["8888"], open_tiles={0: open_ones})
        move = position.check("1111@-1,-1")
        assert GAME.reveals(position.observe(viewer)[0], move, viewer) is reveals


def test_a_pair_reveals_unless_both_were_known() -> None:
    for open_ones, reveals in (([], True), ([0], True), ([1], True), ([0, 1], False)):
        position = drawn(HOLE, ["1111", "1111"], ["8888"], variant=2, open_tiles={0: open_ones})
        move = position.check("1111@1,1+1111@2,1")
        assert GAME.reveals(position.observe(1)[0], move, 1) is reveals


def test_taking_back_and_skipping_reveal_nothing() -> None:
    position = drawn("0123@0,0", ["1999"], ["8888"])
    position.play("9991@1,0")
    move = position.check("take 0,0")
    assert not any(GAME.reveals(position.observe(seat)[0], move, seat) for seat in (-1, 0, 1))
    position = drawn(HOLE, ["1111", "9999"], ["8888"])
    position.play("1111@1,1")
    move = position.check("skip")
    assert not any(GAME.reveals(position.observe(seat)[0], move, seat) for seat in (-1, 0, 1))
