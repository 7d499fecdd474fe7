"""How a game is set up, dealt and written."""

from typing import Any

import pytest

from pavage.core.errors import DealError, SetupError, UnreadableMove
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from tests.games.connexion import reference
from tests.games.connexion.drawn import box_of, hand_of, pile_of, table_of
from tests.helpers.texts import assert_said

SEEDS = ["1", "17", "", "é☃", "6f1c0a3b5d7e9f10112233445566778899aabbccddeeff00"]
RED = "6R1R2R3R4R5R"

# Of seed 1 and two players, from the slow reference.
GOLDEN: dict[str, Any] = {
    "hands": [
        ["6B3J2V4V1R5O", "6V2B1R5J3O4O", "6V2J4O3B1R5V", "6O1B5V4J3R2V"],
        ["6V3R4B2O5J1R", "6J5V1R2R4O3B", "6J1V4B5R3V2O", "6R2J5V3B4R1O"],
    ],
    "piles": [
        ["6J3B1O4R2V5J", "6J2J1V3O5R4B", "6J5R2R1B4V3O", "6B3J1B2V5R4O"],
        ["6R2V4O3V1B5J", "6R1V3O4J5O2B", "6J4R1J2O3B5V", "6O3V2J1R5J4B"],
    ],
    "start": ["6V1O5B4R2R3J/1@0,0", "6B3V2R1B4J5O/4@1,0"],
}


def deal_of(seed: str, players: int, **options: Any) -> dict[str, Any]:
    return GAME.deal(GAME.setup(players, options), WordStream(seed))


# -- the set and the options ------------------------------------------------------------------


def test_the_set() -> None:
    """36 different tiles: each digit once, five colours of which one comes twice (rule 1)."""
    own = reference.own_tiles()
    assert len(set(own)) == len(own) == 36
    for tile in own:
        cells = reference.cells_of(tile)
        assert tile[0] == "6"
        assert sorted(cell[0] for cell in cells) == list("123456")
        assert sorted(map([cell[1] for cell in cells].count, "ROJVB")) == [1, 1, 1, 1, 2]
    setup = GAME.setup(1, {"solo": True})
    position = GAME.start(setup, GAME.deal(setup, WordStream("1")))
    assert hand_of(position, 0) == own


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"solo": True}),
        (2, {"solo": 1}),
        (2, {"match_required": None}),
        (2, {"tileset": "M4"}),
        (2, {"tileset": []}),
        (2, {"tileset": [RED] * 17}),  # two hands, two piles, and one tile to start
        (4, {"tileset": [RED] * 33}),
        (2, {"tileset": [RED] * 65}),
        (1, {"solo": True, "tileset": [RED]}),
        (2, {"tileset": [*[RED] * 20, "6R1R2R3R4R"]}),
        (2, {"tileset": [*[RED] * 20, "6R1R2R3R4R4R"]}),  # no 5
        (2, {"tileset": [*[RED] * 20, "6R1R2R3R4R6R"]}),  # where is its 6?
        (2, {"tileset": [*[RED] * 20, "5R1R2R3R4R5R"]}),
        (2, {"tileset": [*[RED] * 20, "1R6R2R3R4R5R"]}),  # from the 6, please
        (2, {"tileset": [*[RED] * 20, "6R1R2R3R4R5X"]}),
        (2, {"tileset": [*[RED] * 20, "6r1R2R3R4R5R"]}),
        (2, {"tileset": [*[RED] * 20, "6R1R2R3R4R5R "]}),
        (2, {"tileset": [*[RED] * 20, 6]}),
        (2, {"tileset": {RED: 20}}),
    ],
)
def test_options_that_there_are_not(players: int, options: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(players, options)
    assert_said(refused.value.said, GAME)


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_play(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.setup(players)


@pytest.mark.parametrize(("players", "size"), [(2, 18), (3, 26), (4, 34), (4, 64)])
def test_the_smallest_and_the_largest_set(players: int, size: int) -> None:
    setup = GAME.setup(players, {"tileset": [RED] * size})
    position = GAME.start(setup, GAME.deal(setup, WordStream("1")))
    assert len(box_of(position)) == size - 8 * players - 2
    # of twins only one is offered
    assert len(position.legal_moves()) == 6 * 8


# -- the deal ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_is_one_shuffle_dealt_seat_by_seat(players: int) -> None:
    for seed in [*SEEDS, *map(str, range(20))]:
        expected = reference.deal_of_seed(seed, players, {})
        assert deal_of(seed, players) == expected
        position = GAME.start(GAME.setup(players), expected)
        for seat in range(players):
            assert hand_of(position, seat) == expected["hands"][seat]
            assert pile_of(position, seat) == expected["piles"][seat]
        assert box_of(position) == expected["box"]
        laid = [reference.written(tile, six, at) for at, (tile, six) in table_of(position).items()]
        assert sorted(laid) == sorted(expected["start"])


def test_the_deal_of_seed_1() -> None:
    deal = deal_of("1", 2)
    assert deal["hands"] == GOLDEN["hands"]
    assert deal["piles"] == GOLDEN["piles"]
    assert deal["start"] == GOLDEN["start"]
    assert len(deal["box"]) == 18


def test_alone_there_is_one_deal() -> None:
    for seed in SEEDS:
        assert deal_of(seed, 1, solo=True) == {"tiles": reference.own_tiles()}


def spoilt() -> list[dict[str, Any]]:
    deal = deal_of("1", 2)
    one, other = deal["start"]
    hands = deal["hands"]
    return [
        {**deal, "start": [other, one]},
        {**deal, "start": [one.replace("/1@", "/2@"), other]},
        {**deal, "start": [one]},
        {**deal, "start": [one, other.replace("@1,0", "@0,1")]},
        {**deal, "hands": hands[:1]},
        {**deal, "hands": [hands[0][:3], hands[1]]},
        {**deal, "hands": [hands[0], hands[0]]},
        {**deal, "hands": [["?", *hands[0][1:]], hands[1]]},
        {**deal, "piles": [deal["piles"][0], [RED] * 4]},
        {**deal, "box": deal["box"][1:]},
        {"tiles": reference.own_tiles()},
    ]


@pytest.mark.parametrize("deal", spoilt())
def test_deals_that_are_none(deal: dict[str, Any]) -> None:
    with pytest.raises(DealError) as refused:
        GAME.start(GAME.setup(2), deal)
    assert_said(refused.value.said, GAME)


@pytest.mark.parametrize(
    "deal",
    [
        {"tiles": reference.own_tiles()[::-1]},
        {"tiles": reference.own_tiles()[1:]},
        {"tiles": [*reference.own_tiles()[1:], "?"]},
        {"tiles": []},
        {},
        deal_of("1", 2),
    ],
)
def test_solo_deals_that_are_none(deal: dict[str, Any]) -> None:
    with pytest.raises(DealError) as refused:
        GAME.start(GAME.setup(1, {"solo": True}), deal)
    assert_said(refused.value.said, GAME)


# -- moves ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [f"{RED}/0@0,0", f"{RED}/5@-1,12", f"{RED}/3@100,-100", "6J1O5B2R4V3R/1@0,-1", "pass"],
)
def test_a_move_is_written_as_it_was_read(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        RED,
        f"{RED}/0",
        f"{RED}@0,0",
        f"{RED}/6@0,0",
        f"{RED}/-1@0,0",
        f"{RED}/0@0",
        f"{RED}/0@00,0",
        f"{RED}/0@-0,0",
        f"{RED}/0@+1,0",
        f"{RED}/0@0,0 ",
        f"{RED}/0@0,0\n",
        f"{RED}/0@1000,0",
        f"{RED}/0@٠,0",
        "6R1R2R3R4R4R/0@0,0",
        "6R1R2R3R4R6R/0@0,0",
        "6R1R2R3R4R0R/0@0,0",
        "1R6R2R3R4R5R/0@0,0",
        "6R1R2R3R4R5G/0@0,0",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read(text)
    assert_said(refused.value.said, GAME)


@pytest.mark.parametrize("far", ["127", "-127", "999", "1000", "-9" + "0" * 5000])
def test_a_place_too_far_away_is_called_so(far: str) -> None:
    for place in (f"{far},0", f"0,{far}"):
        with pytest.raises(UnreadableMove) as refused:
            GAME.read(f"{RED}/0@{place}")
        assert refused.value.said.id == "connexion-unreadable-far"
        assert_said(refused.value.said, GAME)


def test_every_tile_has_its_own_number() -> None:
    for tile in [RED, "6B5B4B3B2B1B", "6R5R4R3R2R1B", *reference.own_tiles()]:
        assert GAME.write(GAME.read(f"{tile}/0@0,0")) == f"{tile}/0@0,0"
