"""Rules 1 to 8: the set, the boards, the deal."""

from typing import Any

import pytest

from pavage.core.errors import DealError, SetupError
from pavage.core.game import WATCHER
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.games.zigzag.state import default_tileset
from tests.games.zigzag import reference
from tests.games.zigzag.drawn import bag_of, board_of, hand_of
from tests.helpers.texts import assert_said
from tests.record import by_the_page

BOARDS = {"classic": (13, 28, 8), "tight": (11, 20, 4), "large": (15, 28, 8)}


def deal_of(seed: str, players: int = 2, **options: object) -> Any:
    return GAME.deal(GAME.setup(players, options), WordStream(seed))


def test_without_a_start_tile_none_is_expected() -> None:
    """Dealt by hand, every tile that could start lies in a hand: nothing else is said to fit."""
    setup = GAME.setup(2, {"tileset": ["0100"] * 20 + ["1111"] * 5})
    hands = [["1111"] * 5, ["0100"] * 5]
    for discarded in (0, 7, 14):
        deal = {
            "removed": [],
            "hands": hands,
            "discarded_starts": ["0100"] * discarded,
            "start": "0100",
            "bag": ["0100"] * (14 - discarded),
        }
        with pytest.raises(DealError) as caught:
            GAME.start(setup, deal)
        assert (caught.value.said.id, caught.value.said.args) == ("zigzag-no-start", {})


# -- components -------------------------------------------------------------------------------


def test_the_set_is_every_tile_but_the_blank_and_a_second_1111() -> None:
    tiles = default_tileset()
    assert tiles == reference.own_tiles()
    assert len(tiles) == 81
    assert tiles.count("1111") == 2
    assert {sum(map(int, tile)) for tile in tiles} == set(range(1, 9))


@pytest.mark.parametrize("board", BOARDS)
def test_the_boards_have_their_size_and_multiplier_squares(board: str) -> None:
    size, doubles, triples = BOARDS[board]
    zone = GAME.setting(GAME.setup(2, {"board": board})).zones[0]
    assert (zone.cols, zone.rows, len(zone.cells)) == (size, size, size * size)
    printed = {cell.name: cell.face for cell in zone.cells}
    assert sum(face == "x2" for face in printed.values()) == doubles
    assert sum(face == "x3" for face in printed.values()) == triples
    for cell in zone.cells:
        factor = reference.multiplier(board, (cell.x, cell.y))
        assert (cell.face in ("x2", "x3")) == (factor > 1)
        assert factor == 1 or cell.face == f"x{factor}"
        assert cell.name == reference.name_of((cell.x, cell.y))
    assert zone.col_names == list("abcdefghijklmno")[:size]
    assert zone.row_names == [str(row) for row in range(1, size + 1)]


@pytest.mark.parametrize(("board", "centre"), [("classic", "g7"), ("tight", "f6"), ("large", "h8")])
def test_the_start_tile_lies_on_the_centre(board: str, centre: str) -> None:
    deal = deal_of("17", board=board)
    position = GAME.start(GAME.setup(2, {"board": board}), deal)
    assert board_of(position) == {centre: deal["start"]}


# -- the deal ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fixed_turns", [False, True])
def test_a_deal_is_one_shuffle_dealt_round_the_table(players: int, fixed_turns: bool) -> None:
    removed = reference.REMOVED[players] if fixed_turns else 0
    for seed in ("17", "", "été", "6f1c" * 8):
        order = by_the_page.shuffled(by_the_page.words(seed), reference.own_tiles())
        expected = reference.deal_of(order, players, removed)
        assert deal_of(seed, players, fixed_turns=fixed_turns) == expected


def test_hands_and_bag_are_as_dealt() -> None:
    deal = deal_of("17", 3)
    position = GAME.start(GAME.setup(3), deal)
    assert [hand_of(position, seat) for seat in range(3)] == deal["hands"]
    assert bag_of(position) == deal["bag"]
    assert position.to_move() == 0
    assert position.scores() == [0, 0, 0]


@pytest.mark.parametrize(
    ("players", "removed", "bag"), [(2, 4, 81 - 4 - 11), (3, 2, 81 - 2 - 16), (4, 0, 81 - 21)]
)
def test_fixed_turns_remove_tiles_before_the_hands(players: int, removed: int, bag: int) -> None:
    deal = deal_of("17", players, fixed_turns=True)
    assert len(deal["removed"]) == removed
    assert len(deal["bag"]) + len(deal["discarded_starts"]) == bag
    without = deal_of("17", players)
    assert without["removed"] == []
    if removed:
        assert deal["removed"][0] == without["hands"][0][0], "the first tiles of the order"


def test_a_start_tile_that_is_a_cul_de_sac_is_out_of_the_game() -> None:
    seed = next(
        seed for seed in map(str, range(2000)) if len(deal_of(seed)["discarded_starts"]) >= 2
    )
    deal = deal_of(seed)
    assert all(map(reference.is_culdesac, deal["discarded_starts"]))
    assert not reference.is_culdesac(deal["start"])
    position = GAME.start(GAME.setup(2), deal)
    held = [tile for seat in range(2) for tile in hand_of(position, seat)]
    in_play = [*held, *bag_of(position), deal["start"]]
    assert sorted(in_play + deal["discarded_starts"]) == reference.own_tiles()


def test_everybody_saw_the_discarded_start_tiles() -> None:
    tiles = [*["1111"] * 10, "0100", "0020", "1111", "1111"]
    deal = {
        "removed": [],
        "hands": [["1111"] * 5] * 2,
        "discarded_starts": ["0100", "0020"],
        "start": "1111",
        "bag": ["1111"],
    }
    setup = GAME.setup(2, {"tileset": tiles})
    seen = GAME.start(setup, deal).observe(WATCHER)[0]
    assert seen.gone[:2].tolist() == [int("0100", 3), int("0020", 3)]


@pytest.mark.parametrize("tile", ["0100", "0200", "1000", "2000", "0010", "0020", "0001", "0002"])
def test_the_eight_cul_de_sacs_cannot_start(tile: str) -> None:
    setup = GAME.setup(2, {"tileset": [*["1111"] * 11, tile]})
    hands = [["1111"] * 5] * 2
    deal = {"removed": [], "hands": hands, "discarded_starts": [], "start": tile, "bag": ["1111"]}
    with pytest.raises(DealError):
        GAME.start(setup, deal)
    deal |= {"discarded_starts": [tile], "start": "1111", "bag": []}
    assert board_of(GAME.start(setup, deal)) == {"g7": "1111"}


def test_a_start_tile_with_two_open_sides_is_not_discarded() -> None:
    setup = GAME.setup(2, {"tileset": [*["1111"] * 11, "0101"]})
    hands = [["1111"] * 5] * 2
    deal = {
        "removed": [],
        "hands": hands,
        "discarded_starts": ["0101"],
        "start": "1111",
        "bag": [],
    }
    with pytest.raises(DealError):
        GAME.start(setup, deal)


# -- deals that are none ----------------------------------------------------------------------


def _spoilt() -> dict[str, Any]:
    good = deal_of("17")
    first, second = good["bag"][:2]
    return {
        "not an object": ["0121"],
        "none": None,
        "a part is missing": {k: v for k, v in good.items() if k != "bag"},
        "a part too many": {**good, "more": []},
        "a hand is missing": {**good, "hands": good["hands"][:1]},
        "a hand too many": {**good, "hands": [*good["hands"], good["hands"][0]]},
        "hands are no list": {**good, "hands": "0121"},
        "a hand is no list": {**good, "hands": ["0121", "0121"]},
        "a short hand": {**good, "hands": [good["hands"][0], good["hands"][1][:4]]},
        "a tile too few": {**good, "bag": good["bag"][1:]},
        "a tile too many": {**good, "bag": [*good["bag"], "1111"]},
        "a tile twice": {**good, "bag": [second, second, *good["bag"][2:]]},
        "no tile": {**good, "bag": ["012", *good["bag"][1:]]},
        "a number": {**good, "bag": [int(first), *good["bag"][1:]]},
        "hidden": {**good, "bag": ["?", *good["bag"][1:]]},
        "start is hidden": {**good, "start": "?"},
        "start is none": {**good, "start": None},
        "start is a list": {**good, "start": [good["start"]]},
        "removed without the option": {**good, "removed": [first], "bag": good["bag"][1:]},
        "discarded is no list": {**good, "discarded_starts": None},
        "bag is text": {**good, "bag": "".join(good["bag"])},
    }


@pytest.mark.parametrize("name", list(_spoilt()))
def test_a_deal_that_is_not_one_is_refused(name: str) -> None:
    with pytest.raises(DealError) as refused:
        GAME.start(GAME.setup(2), _spoilt()[name])
    assert refused.value.said.id.startswith(("zigzag-deal", "error-hidden"))
    assert_said(refused.value.said, GAME)


# -- a set of one's own -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "tileset",
    [
        None,
        [],
        "1111",
        ["1111"] * 10,  # too small: two hands and no start tile
        ["1111"] * 226,  # more than the largest board holds
        [*["1111"] * 11, "0000"],
        [*["1111"] * 11, "0003"],
        [*["1111"] * 11, "111"],
        [*["1111"] * 11, "1111 "],
        [*["1111"] * 11, 1111],
        [*["1111"] * 11, "١١١١"],
        {"1111": 11},
    ],
)
def test_a_tile_set_that_is_none_is_refused(tileset: object) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, {"tileset": tileset})
    assert refused.value.said.id.startswith("zigzag-tileset")
    assert_said(refused.value.said, GAME)


def test_fixed_turns_need_a_set_that_holds_the_removed_tiles_too() -> None:
    fifteen = ["1111"] * 15
    assert GAME.setup(2, {"tileset": fifteen, "fixed_turns": True}).options["tileset"] == fifteen
    with pytest.raises(SetupError):
        GAME.setup(2, {"tileset": fifteen[1:], "fixed_turns": True})


def test_a_set_is_listed_in_ascending_order_before_the_shuffle() -> None:
    tiles = ["2222", "0101", "1111", "0011", "1111", "1100", "0110"] * 3
    ascending = sorted(tiles)
    order = by_the_page.shuffled(by_the_page.words("17"), ascending)
    setup = GAME.setup(2, {"tileset": tiles})
    assert setup.options["tileset"] == ascending
    assert GAME.deal(setup, WordStream("17")) == reference.deal_of(order, 2, 0)


def test_a_set_without_a_start_tile_cannot_be_dealt() -> None:
    setup = GAME.setup(2, {"tileset": ["0100"] * 20})
    with pytest.raises(DealError):
        GAME.deal(setup, WordStream("17"))
    hands = [["0100"] * 5] * 2
    deal = {
        "removed": [],
        "hands": hands,
        "discarded_starts": ["0100"] * 9,
        "start": "0100",
        "bag": [],
    }
    with pytest.raises(DealError):
        GAME.start(setup, deal)


def test_the_largest_set_fills_the_largest_board() -> None:
    setup = GAME.setup(2, {"tileset": ["1111"] * 225, "board": "large"})
    position = GAME.start(setup, GAME.deal(setup, WordStream("17")))
    assert len(bag_of(position)) == 225 - 11
