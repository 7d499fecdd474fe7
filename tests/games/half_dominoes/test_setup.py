"""Rules 1 to 6: the set, the hands, the deal."""

import hashlib
from collections import Counter
from typing import Any

import pytest

from pavage.core.errors import DealError, SetupError
from pavage.core.shuffle import WordStream
from pavage.games.half_dominoes import GAME
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import hand_of, stock_of, table_of
from tests.helpers.texts import assert_said
from tests.record import by_the_page

SEEDS = ["1", "17", "", "é☃\n", "6f1c" * 8]


def deal_of(seed: str, players: int = 2, **options: object) -> Any:
    return GAME.deal(GAME.setup(players, options), WordStream(seed))


def digest(tiles: list[str]) -> str:
    return hashlib.sha256(" ".join(tiles).encode()).hexdigest()


# -- components -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "size"), [("Q6", 90), ("M4", 70)])
def test_the_game_s_own_sets(name: str, size: int) -> None:
    deal = deal_of("17", tileset=name)
    tiles = sorted([*deal["hands"][0], *deal["hands"][1], deal["table"][0][0], *deal["stock"]])
    assert tiles == reference.own_tiles(name)
    assert len(set(tiles)) == size
    assert all(tile == reference.canonical(tile) for tile in tiles)


def test_q6_shows_every_symbol_equally_often_and_never_twice_on_a_tile() -> None:
    tiles = reference.own_tiles("Q6")
    assert all(len(set(tile)) == 4 for tile in tiles)
    assert set(Counter("".join(tiles)).values()) == {60}


def test_the_name_of_a_tile_is_the_smallest_of_its_rotations() -> None:
    assert "0012" in reference.own_tiles("M4")
    assert "0120" not in reference.own_tiles("M4")
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, {"tileset": ["0120"] * 30})
    assert refused.value.said.id == "half_dominoes-tileset-turned"
    assert refused.value.said.args == {"given": "0120", "right": "0012", "at": 1}


@pytest.mark.parametrize(("players", "hand"), [(2, 8), (3, 7), (4, 6)])
@pytest.mark.parametrize("variant", [1, 2])
def test_hands_by_the_number_of_players(players: int, hand: int, variant: int) -> None:
    deal = deal_of("17", players, variant=variant)
    assert [len(tiles) for tiles in deal["hands"]] == [hand] * players
    assert len(deal["table"]) == variant
    assert len(deal["stock"]) == 90 - players * hand - variant


@pytest.mark.parametrize("hand", [6, 7, 8])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_as_chosen(players: int, hand: int) -> None:
    position = GAME.start(GAME.setup(players, {"hand": hand}), deal_of("17", players, hand=hand))
    assert position.scores() == [hand] * players
    assert position.to_move() == 0


@pytest.mark.parametrize(
    "options",
    [
        {"hand": 5},
        {"hand": 9},
        {"hand": "8"},
        {"hand": None},
        {"variant": 0},
        {"variant": 3},
        {"variant": True},
        {"variant": "1"},
        {"tileset": "Q7"},
        {"tileset": "q6"},
        {"tileset": None},
        {"tileset": []},
        {"tileset": ["0123"] * 16},  # two hands and no tile on the table
        {"tileset": ["0123"] * 17, "variant": 2},
        {"tileset": ["0123"] * 129},
        {"tileset": [*["0123"] * 30, "012"]},
        {"tileset": [*["0123"] * 30, "0123 "]},
        {"tileset": [*["0123"] * 30, 123]},
        {"tileset": [*["0123"] * 30, "٠123"]},
        {"tileset": [*["0123"] * 30, "?"]},
        {"tileset": {"0123": 30}},
        {"set": "Q6"},
    ],
)
def test_options_that_there_are_not(options: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, options)
    assert_said(refused.value.said, GAME)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.setup(players)


def test_the_smallest_and_the_largest_set() -> None:
    for size in (17, 128):
        setup = GAME.setup(2, {"tileset": ["0000"] * size})
        position = GAME.start(setup, GAME.deal(setup, WordStream("1")))
        assert len(stock_of(position)) == size - 17
    setup = GAME.setup(4, {"tileset": ["0000"] * 34, "hand": 8, "variant": 2})
    assert stock_of(GAME.start(setup, GAME.deal(setup, WordStream("1")))) == []


# -- the deal ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tileset", ["Q6", "M4"])
@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_is_one_shuffle_dealt_round_the_table(
    players: int, variant: int, tileset: str
) -> None:
    options: dict[str, Any] = {"variant": variant, "tileset": tileset}
    for seed in [*SEEDS, *map(str, range(20))]:
        expected = reference.deal_of_seed(seed, players, options)
        assert deal_of(seed, players, **options) == expected
        position = GAME.start(GAME.setup(players, options), expected)
        assert [hand_of(position, seat) for seat in range(players)] == expected["hands"]
        assert stock_of(position) == expected["stock"]
        assert table_of(position) == {(x, y): tile for tile, x, y in expected["table"]}


def test_the_deals_of_seed_1() -> None:
    hands = [
        ["2534", "1532", "0245", "0251", "0143", "0435", "0421", "0321"],
        ["0254", "0152", "1453", "2453", "0541", "0542", "0342", "2354"],
    ]
    deal = deal_of("1")
    assert deal["hands"] == hands
    assert deal["table"] == [["1425", 0, 0]]
    assert deal["stock"][:5] == ["0352", "0154", "0351", "1254", "0253"]
    assert digest(deal["stock"]).startswith("876036eeec1e06bb613b111844c3e1f0")
    deal = deal_of("1", variant=2)
    assert deal["hands"] == hands
    assert deal["table"] == [["1425", 0, 0], ["0154", 1, 0]]
    assert deal["stock"][:5] == ["0352", "0351", "1254", "0253", "0453"]
    assert digest(deal["stock"]).startswith("dc0406dafa5f5dea8993c3f7283321c0")


def test_a_deal_of_four_hands() -> None:
    deal = deal_of("1", 4, variant=2, tileset="M4")
    assert deal["hands"] == [
        ["0133", "1123", "0233", "1332", "0011", "0123"],
        ["0021", "0303", "1323", "1122", "1313", "1212"],
        ["0311", "1232", "1132", "0003", "0221", "0132"],
        ["0103", "0321", "0000", "0331", "0131", "0332"],
    ]
    assert deal["table"] == [["0211", 0, 0], ["0122", 1, 0]]
    assert digest(deal["stock"]).startswith("e9b7aef740053367d72375e57f5f431d")


def test_the_second_tile_lies_in_the_first_orientation_that_joins() -> None:
    passed_over = ["0123", "6789", "0000"]
    setup = GAME.setup(
        2, {"variant": 2, "tileset": [*["9999"] * 16, "4567", "0515", *passed_over, "0555"]}
    )
    deal = {"hands": [["9999"] * 8] * 2, "table": [], "stock": [*passed_over, "0555"]}
    # 4567 shows a 5 to the east; 0515 shows one to the west as it is, and after half a turn too
    position = GAME.start(setup, {**deal, "table": [["4567", 0, 0], ["0515", 1, 0]]})
    assert stock_of(position) == deal["stock"]
    for wrong in ("1505", "5150", "5051"):
        with pytest.raises(DealError) as refused:
            GAME.start(setup, {**deal, "table": [["4567", 0, 0], [wrong, 1, 0]]})
        assert refused.value.said.id == "half_dominoes-deal-lies"
        assert_said(refused.value.said, GAME)


@pytest.mark.parametrize(
    ("tile", "lies"),
    [("0152", "2015"), ("0515", "0515"), ("0125", "0125"), ("0512", "1205"), ("5678", "6785")],
)
def test_the_second_tile_is_turned_clockwise_until_it_joins(tile: str, lies: str) -> None:
    assert lies in reference.rotations(tile)
    hands = [["9999"] * 8, ["9999"] * 8]
    setup = GAME.setup(2, {"variant": 2, "tileset": [*["9999"] * 16, "4567", tile]})
    deal = {"hands": hands, "table": [["4567", 0, 0], [lies, 1, 0]], "stock": []}
    assert table_of(GAME.start(setup, deal)) == {(0, 0): "4567", (1, 0): lies}


def test_the_tiles_passed_over_stay_in_front_of_the_stock() -> None:
    deal = deal_of("7", variant=2)
    order = by_the_page.shuffled(by_the_page.words("7"), reference.own_tiles("Q6"))[17:]
    second = reference.canonical(deal["table"][1][0])
    assert order.index(second) == 5
    assert deal["stock"] == order[:5] + order[6:]
    for tile in order[:5]:
        assert deal["table"][0][0][1] not in tile, "none of them could join"


def test_where_nothing_joins_variant_2_cannot_be_dealt() -> None:
    # the one tile with other symbols may come to lie on the table first
    setup = GAME.setup(2, {"variant": 2, "tileset": [*["4444"] * 30, "1213"]})
    refused = 0
    for seed in map(str, range(60)):
        if reference.deal_of_seed(seed, 2, dict(setup.options)) is None:
            refused += 1
            with pytest.raises(DealError) as caught:
                GAME.deal(setup, WordStream(seed))
            assert caught.value.said.id == "half_dominoes-no-second"
            assert_said(caught.value.said, GAME)
        else:
            GAME.start(setup, GAME.deal(setup, WordStream(seed)))
    assert 0 < refused < 20


# -- deals that are none ----------------------------------------------------------------------


def _spoilt() -> dict[str, Any]:
    good = deal_of("17")
    first, second = good["stock"][:2]
    hands = good["hands"]
    tile = good["table"][0][0]
    turned = reference.rotations(tile)[1]
    return {
        "not an object": ["0121"],
        "none": None,
        "a part is missing": {k: v for k, v in good.items() if k != "stock"},
        "a part too many": {**good, "more": []},
        "a hand is missing": {**good, "hands": hands[:1]},
        "a hand too many": {**good, "hands": [*hands, hands[0]]},
        "hands are no list": {**good, "hands": "0123"},
        "a hand is no list": {**good, "hands": ["01230123", "01230123"]},
        "a short hand": {**good, "hands": [hands[0], hands[1][:7]]},
        "a tile too few": {**good, "stock": good["stock"][1:]},
        "a tile too many": {**good, "stock": [*good["stock"], "0123"]},
        "a tile twice": {**good, "stock": [second, second, *good["stock"][2:]]},
        "no tile": {**good, "stock": ["012", *good["stock"][1:]]},
        "a number": {**good, "stock": [int(first), *good["stock"][1:]]},
        "turned": {**good, "stock": [reference.rotations(first)[1], *good["stock"][1:]]},
        "hidden": {**good, "stock": ["?", *good["stock"][1:]]},
        "hidden in a hand": {**good, "hands": [hands[0], ["?", *hands[1][1:]]]},
        "no table": {**good, "table": []},
        "two on the table": {**good, "table": [[tile, 0, 0], [tile, 1, 0]]},
        "turned on the table": {**good, "table": [[turned, 0, 0]]},
        "elsewhere": {**good, "table": [[tile, 1, 0]]},
        "true is no number": {**good, "table": [[tile, False, 0]]},
        "half is no number": {**good, "table": [[tile, 0.0, 0]]},
        "a table of names": {**good, "table": [tile]},
        "hidden on the table": {**good, "table": [["?", 0, 0]]},
        "stock is text": {**good, "stock": "".join(good["stock"])},
    }


@pytest.mark.parametrize("name", list(_spoilt()))
def test_a_deal_that_is_not_one_is_refused(name: str) -> None:
    with pytest.raises(DealError) as refused:
        GAME.start(GAME.setup(2), _spoilt()[name])
    assert_said(refused.value.said, GAME)


def test_a_set_is_listed_in_ascending_order_before_the_shuffle() -> None:
    tiles = ["2222", "0101", "0123", "0011", "0123", "0112"] * 4
    setup = GAME.setup(2, {"tileset": tiles})
    assert setup.options["tileset"] == sorted(tiles)
    order = by_the_page.shuffled(by_the_page.words("17"), sorted(tiles))
    assert GAME.deal(setup, WordStream("17")) == reference.deal_of(order, 2, 1)
