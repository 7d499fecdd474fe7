"""The bots of Half-dominoes: what anybody would see in a position, they see too."""

import pytest

from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.games.half_dominoes import GAME
from pavage.search import bots
from tests.games.half_dominoes.drawn import drawn

# In the hole at 1,1 a tile makes three connections, in the corners at -1,-1 and 1,-1 two.
HOLE = "1111@0,0 1111@1,0 1111@2,0 1111@0,1 1111@0,2 1111@1,2 1111@0,-1 1111@-1,0"

# Two corners: 1,1 wants 1 to the north and 2 to the west, 3,1 wants 1 to the north and 3 to the
# east. 0213 fits both, 0013 only the second.
CORNERS = "8548@0,0 4288@0,1 8515@1,0 8575@2,0 8515@3,0 8565@4,0 6883@4,1 8215@5,0"

USELESS = ["9999"] * 10


def chosen(name: str, position: Position, seed: str = "1") -> str:
    """What a bot plays, from its own observation."""
    seat = position.to_move()
    return GAME.write(bots.load(name, GAME)(GAME, position.observe(seat), seeded(seed)))


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_it_lays_its_last_tile_where_it_wins(variant: int, seed: str) -> None:
    position = drawn(HOLE, ["1111"], stock=USELESS, variant=variant)
    position.play(chosen("planner", position, seed))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize("variant", [1, 2])
def test_a_tile_goes_where_it_brings_more(bot: str, variant: int) -> None:
    """Three connections instead of two: a second placement, or nothing to draw."""
    hand = ["1111", "7777", "7777", "7778"]
    position = drawn(HOLE, hand, stock=USELESS, variant=variant)
    assert len(position.legal_moves()) > 1
    assert chosen(bot, position) == "1111@1,1"


def test_a_pair_wins_where_one_tile_would_not() -> None:
    position = drawn(HOLE, ["1111", "1111"], stock=USELESS, variant=2)
    position.play(chosen("planner", position))
    assert position.is_over()


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_the_corner_that_only_one_tile_fits_stays_open_for_it(bot: str) -> None:
    position = drawn(CORNERS, ["0013", "0213"], stock=USELESS)
    places = {move.partition("@")[2] for move in position.legal_moves()}
    assert len(position.legal_moves()) == 3
    assert places == {"1,1", "3,1"}
    first = chosen(bot, position)
    assert first != "2130@3,1"
    position.play(first)
    position.play("draw")  # who holds nothing of use
    position.play(chosen(bot, position))
    assert position.is_over()


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_the_tile_given_to_another_is_not_the_one_that_wins(bot: str) -> None:
    position = drawn(CORNERS, ["0008"], USELESS)
    position.play(position.legal_moves()[0])  # the last tile, by one connection; the stock is empty
    takes = position.legal_moves()
    assert "take 5,0" in takes  # it fits the corner at 1,1
    assert chosen(bot, position) != "take 5,0"


@pytest.mark.parametrize("variant", [1, 2])
def test_what_is_hidden_changes_nothing(variant: int) -> None:
    hand, others = ["0013", "0213"], ["0012", "0031"]
    one = drawn(CORNERS, hand, [others[0]], stock=[others[1], "9999"], variant=variant)
    two = drawn(CORNERS, hand, [others[1]], stock=["9999", others[0]], variant=variant)
    assert one.state.tobytes() != two.state.tobytes()
    for name in GAME.facts.bots:
        assert chosen(name, one) == chosen(name, two)
