"""Who knows what in Zigzag, held against the reference's own account of it."""

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
from pavage.games.zigzag import GAME
from pavage.games.zigzag.rules import unseen
from pavage.games.zigzag.state import AS_START, MAX_TILES, UNKNOWN
from tests.games.zigzag import reference
from tests.games.zigzag.drawn import bag_of, drawn, hand_of, reference_name
from tests.games.zigzag.games import Plan, plans
from tests.helpers.journeys import leaves, replaced
from tests.helpers.profile import scaled

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)

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
        if ply.startswith("shuffle"):
            table.shuffle(ply.split()[1:])
        else:
            table.play(ply)
        known.append(table.knows(viewer))
        seen.append(position.observe(viewer).tobytes())
    return known, seen


@given(plans(), RANDOM)
def test_who_knows_the_same_sees_the_same(plan: Plan, rng: random.Random) -> None:
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
        swap = {tiles[a]: tiles[b], tiles[b]: tiles[a]}
        other = replaced(deal, {a: tiles[b], b: tiles[a]}, iter(range(len(tiles))))
        moved = [
            " ".join(swap.get(word, word) for word in ply.split(" "))
            if ply.startswith("shuffle")
            else ply
            for ply in plies
        ]
        try:
            known_there, seen_there = knowledge(plan, other, moved, viewer)
        except PavageError:
            continue  # with these tiles the game could not have gone like this
        if known_there == known and other["discarded_starts"] == deal["discarded_starts"]:
            event("a twin")
            assert seen_there == seen
            assert GAME.redact(plan.setup(), other, moved, viewer) == GAME.redact(
                plan.setup(), deal, plies, viewer
            )


# -- what an observation holds ----------------------------------------------------------------


def visible(position: Position) -> dict[str, Any]:
    """The tiles that can be read in a state, where they are not hidden."""
    s = position.s
    return {
        "hands": [hand_of_codes(position, seat) for seat in range(int(s.players))],
        "bag": s.bag[int(s.bag_at) : int(s.bag_n)].tolist(),
        "gone": s.gone[: int(s.gone_n)].tolist(),
    }


def hand_of_codes(position: Position, seat: int) -> list[int]:
    s = position.s
    return [int(code) for code in s.hand[seat * 5 : seat * 5 + int(s.hand_n[seat])]]


@given(plans(), RANDOM)
def test_a_seat_sees_its_hand_and_discards_and_nothing_else_hidden(
    plan: Plan, rng: random.Random
) -> None:
    for position, _ in plan.play():
        if rng.random() > 0.2:
            continue
        for viewer in range(-1, plan.players):
            seen = visible(Position(GAME, position.setup, position.observe(viewer)))
            assert set(seen["bag"]) <= {UNKNOWN}
            for seat, hand in enumerate(seen["hands"]):
                if seat == viewer:
                    assert hand == hand_of_codes(position, seat)
                else:
                    assert set(hand) <= {UNKNOWN}
            by = position.s.gone_by[: len(seen["gone"])].tolist()
            real = visible(position)["gone"]
            for code, who, tile in zip(seen["gone"], by, real, strict=True):
                assert code == (tile if who in (viewer, AS_START) else UNKNOWN)


@given(plans(), RANDOM)
def test_a_resampled_state_holds_exactly_the_set(plan: Plan, rng: random.Random) -> None:
    own: list[str] = plan.options.get("tileset") or reference.own_tiles()
    tiles = Counter(own)
    for position, _ in plan.play():
        if rng.random() > 0.2:
            continue
        for viewer in range(-1, plan.players):
            seen = position.observe(viewer)
            GAME.resample(seen[0], seeded(rng.randrange(2**32)))
            other = Position(GAME, position.setup, seen)
            assert all_tiles(other) == all_tiles(position) == tiles
            if viewer != WATCHER:
                assert hand_of(other, viewer) == hand_of(position, viewer)
            assert [len(hand_of(other, seat)) for seat in range(plan.players)] == [
                len(hand_of(position, seat)) for seat in range(plan.players)
            ]


def all_tiles(position: Position) -> Counter[str]:
    s = position.s
    found = [reference_name(int(code)) for code in s.gone[: int(s.gone_n)]]
    found += [reference_name(int(s.board[cell]) - 1) for cell in s.laid[: int(s.laid_n)]]
    for seat in range(int(s.players)):
        found += hand_of(position, seat)
    return Counter(found + bag_of(position))


def test_what_is_unseen_is_what_is_nowhere_to_be_seen() -> None:
    position = drawn("g7: 1111", ["0101", "0001"], ["2222", "0101", "1010"], bag=["0202", "1111"])
    seen = position.observe(0)[0]
    out = seen.bag.copy()
    assert len(out) == MAX_TILES
    count = unseen(seen, out)
    names = [reference_name(int(code)) for code in out[:count]]
    assert names == sorted(["2222", "0101", "1010", "0202", "1111"])


# -- resample is uniform ----------------------------------------------------------------------

# One in a thousand for a chi-square of so many degrees of freedom (Abramowitz and Stegun, 26.8).
ONE_IN_A_THOUSAND = {9: 27.9, 19: 43.8, 34: 65.2}


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


def test_resampling_is_uniform_over_the_other_hand_and_the_bag() -> None:
    a, b = "2222", "2020"  # seven hidden places, four of one tile and three of another: 35 ways
    position = drawn("g7: 1111", ["0101"] * 5, [a, b, a, b, a], bag=[b, a])
    spread(
        position,
        0,
        lambda other: (tuple(hand_of(other, 1)), tuple(bag_of(other))),
        outcomes=35,
    )


def test_resampling_is_uniform_over_the_tiles_that_others_discarded() -> None:
    position = drawn("g7: 0101", ["1010"] * 5, ["0101"] * 5, bag=["2222"] * 6)
    position.play("exchange")
    # seat 1 does not know: the hand of seat 0, one tile in the bag, five tiles discarded
    counts: Counter[int] = Counter()
    rng, times = seeded("discards"), scaled(2000, 6000, 60_000)
    for _ in range(times):
        seen = position.observe(1)
        GAME.resample(seen[0], rng)
        other = Position(GAME, position.setup, seen)
        gone = [reference_name(int(code)) for code in other.s.gone[: int(other.s.gone_n)]]
        counts[gone.count("1010")] += 1
    # five of eleven hidden tiles are 1010: a hypergeometric number of the five places holds one
    ways = {0: 6, 1: 75, 2: 200, 3: 150, 4: 30, 5: 1}
    chi_square = sum(
        (counts[k] - times * way / 462) ** 2 / (times * way / 462) for k, way in ways.items()
    )
    assert chi_square < 20.5  # five degrees of freedom, one in a thousand


def test_resampling_is_uniform_for_a_watcher_over_three_hands() -> None:
    a, b = "2222", "2020"  # five hidden places, two of one tile and three of another: ten ways
    position = drawn("g7: 1111", [a], [b], [a, b], bag=[b])
    spread(
        position,
        WATCHER,
        lambda other: (tuple(map(tuple, (hand_of(other, k) for k in range(3)))), *bag_of(other)),
        outcomes=10,
    )


def test_resampling_fills_removed_tiles_too() -> None:
    a, b = "2222", "1111"
    tiles = [a] * 3 + [b] * 12
    setup = GAME.setup(2, {"fixed_turns": True, "tileset": tiles})
    deal = {
        "removed": [a, b, a, b],
        "hands": [[b] * 5, [b, b, a, b, b]],
        "discarded_starts": [],
        "start": b,
        "bag": [],
    }
    # six places hold a hidden tile, … three of the nine hidden tiles are 2222
    position = GAME.start(setup, deal)
    removed: Counter[int] = Counter()
    rng, times = seeded("removed"), scaled(2000, 6000, 60_000)
    for _ in range(times):
        seen = position.observe(0)
        GAME.resample(seen[0], rng)
        gone = [reference_name(int(code)) for code in seen[0].gone[:4]]
        removed[gone.count(a)] += 1
    ways = {0: 10, 1: 40, 2: 30, 3: 4}  # of the 84 ways to choose three of nine places
    chi_square = sum(
        (removed[k] - times * way / 84) ** 2 / (times * way / 84) for k, way in ways.items()
    )
    assert chi_square < 16.3  # three degrees of freedom, one in a thousand


# -- what may be taken out of a running game --------------------------------------------------


def redacted(plan: Plan, plies: list[str], viewer: int) -> tuple[dict[str, Any], list[str]]:
    return GAME.redact(plan.setup(), plan.deal(), plies, viewer)


@given(plans())
def test_an_export_holds_what_the_seat_was_dealt_and_drew(plan: Plan) -> None:
    deal = plan.deal()
    plies = [ply for _, ply in plan.play() if ply is not None]
    for viewer in range(-1, plan.players):
        table, at, shuffled = reference.table(deal, plan.options), 0, False
        drew: set[int] = set()
        for ply in plies:
            if ply.startswith("shuffle"):
                shuffled = True
                table.shuffle(ply.split()[1:])
                continue
            mover, before = table.seat, len(table.bag)
            table.play(ply)
            count = before - len(table.bag)
            if ply == "exchange" and plan.options["discard_returns"]:
                count = len(table.hands[mover])
            if mover == viewer and not shuffled:
                drew.update(range(at, at + count))
            at += count
        known, moves = redacted(plan, plies, viewer)
        assert known["start"] == deal["start"]
        assert known["discarded_starts"] == deal["discarded_starts"]
        assert set(known["removed"]) <= {"?"}
        for seat, hand in enumerate(known["hands"]):
            assert hand == (deal["hands"][seat] if seat == viewer else ["?"] * 5)
        if not shuffled:
            assert {k for k, tile in enumerate(known["bag"]) if tile != "?"} == drew
        assert all(
            tile in ("?", real) for tile, real in zip(known["bag"], deal["bag"], strict=True)
        )
        for move, ply in zip(moves, plies, strict=True):
            hidden = ply.startswith("shuffle")
            assert move == (" ".join(["shuffle"] + ["?"] * ply.count(" ")) if hidden else ply)


def test_what_is_drawn_after_a_shuffle_stays_hidden_in_the_deal() -> None:
    row, stuck = "0101", ["1010"] * 5
    deal = {
        "removed": [],
        "hands": [stuck, [row] * 5],
        "discarded_starts": [],
        "start": row,
        "bag": ["2000", "0200", "0020", "0002", "1000", "0100", "0010"],
    }
    tiles = leaves(deal)
    setup = GAME.setup(2, {"tileset": tiles, "discard_returns": True})
    plies = ["exchange", "shuffle 0100 0010 " + " ".join(stuck), f"{row}@h7", "end"]
    known, moves = GAME.redact(setup, deal, plies, 1)
    assert known["bag"] == ["?"] * 7
    assert moves == ["exchange", "shuffle ? ? ? ? ? ? ?", f"{row}@h7", "end"]
    known, _ = GAME.redact(setup, deal, plies, 0)
    assert known["bag"] == [*deal["bag"][:5], "?", "?"]


# -- what a move would show -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("placed", "bag", "move", "reveals"),
    [
        (0, ["1111"], "0101@h7", False),  # one's own tile, nothing is drawn yet
        (1, ["1111"], "0101@h7", False),
        (2, ["1111"], "0101@h7", True),  # the third: a tile is drawn
        (2, [], "0101@h7", False),  # … but there is none
        (1, ["1111"], "end", True),
        (1, [], "end", False),
    ],
)
def test_a_seat_s_own_move_reveals_what_it_draws(
    placed: int, bag: list[str], move: str, reveals: bool
) -> None:
    position = drawn("g7: 0101", ["0101"] * 5, ["0202"] * 5, bag=bag)
    for square in ["f7", "e7"][:placed]:
        position.play(f"0101@{square}")
    seen = position.observe(0)[0]
    assert GAME.reveals(seen, GAME.read(move), 0) is reveals


def test_exchanging_reveals_and_passing_does_not() -> None:
    position = drawn("g7: 0101", ["1010"] * 5, bag=["1111"])
    seen = position.observe(0)[0]
    assert GAME.reveals(seen, GAME.read("exchange"), 0) is True
    assert GAME.reveals(seen, GAME.read("pass"), 0) is False


def test_another_s_placement_reveals_a_tile_unless_it_could_be_deduced() -> None:
    move = GAME.read("0101@h7")
    position = drawn("g7: 0101", ["0101"] * 5, ["0202"] * 5, bag=["1111"])
    assert GAME.reveals(position.observe(1)[0], move, 1) is True
    position = drawn("g7: 0101", ["0101"] * 5, ["0202"] * 5)
    assert GAME.reveals(position.observe(1)[0], move, 1) is False
    position = drawn("g7: 0101", ["0101"] * 5, ["0202"] * 5, ["0202"])
    assert GAME.reveals(position.observe(1)[0], move, 1) is True
