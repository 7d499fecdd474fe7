"""Why a move is refused: the reason that is given is true, for every illegal move there is."""

import random

from hypothesis import given
from hypothesis import strategies as st

from pavage.core.message import Message
from pavage.core.position import Position
from pavage.games.connexion import GAME
from tests.games.connexion import reference
from tests.games.connexion.drawn import drawn
from tests.games.connexion.games import Plan, plans
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)
ALL_RED, ALL_BLUE = "6R1R2R3R4R5R", "6B1B2B3B4B5B"


def is_true(said: Message, table: reference.Table, move: str) -> bool:
    """Whether what is said of this move is so, as the reference sees the table."""
    kind = said.id.removeprefix("connexion-")
    if move == "pass":
        assert table.legal_moves() != ["pass"]
        return kind == ("can-place" if table.must_match else "no-pass")
    tile, six, place = reference.parts(move)
    if kind == "not-in-hand":
        return tile not in table.hands[table.seat] and said.args == {"tile": tile}
    assert tile in table.hands[table.seat]
    if kind == "not-first":
        return not table.tiles and place != (0, 0)
    if kind == "taken":
        return place in table.tiles
    if kind == "alone":
        return place not in table.tiles and place not in table.places()
    laid = reference.Laid(tile, six)
    return kind == "no-match" and table.must_match and not table.pairs(laid, place)


def any_move(table: reference.Table, rng: random.Random) -> str:
    """Something that a player might try, mostly with its own tiles and near the table."""
    if rng.random() < 0.05:
        return "pass"
    hand = table.hands[table.seat]
    tile = rng.choice(hand) if hand and rng.random() < 0.9 else rng.choice([ALL_RED, ALL_BLUE])
    q, r = rng.choice([*table.tiles, *table.places()])
    far = rng.choice([0, 0, 1, 2])
    return reference.written(tile, rng.randrange(6), (q + far, r - far))


@given(plans(), RANDOM)
def test_the_reason_is_true_in_games(plan: Plan, rng: random.Random) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        if ply is None:
            break
        if rng.random() < 0.3:
            check_some(table, position, rng)
        table.play(ply)


def check_some(table: reference.Table, position: Position, rng: random.Random) -> None:
    legal = set(table.legal_moves())
    for _ in range(scaled(5, 20, 100)):
        move = any_move(table, rng)
        if move not in legal:
            said = GAME.why_not(position.s, GAME.read(move))
            assert is_true(said, table, move), f"{said} of {move}"
            assert_said(said, GAME)


def why(position: Position, move: str) -> str:
    return GAME.why_not(position.s, GAME.read(move)).id.removeprefix("connexion-")


def test_each_reason_there_is() -> None:
    position = drawn(f"{ALL_RED}/0@0,0", [ALL_BLUE], [ALL_RED])
    assert why(position, "pass") == "no-pass"
    assert why(position, f"{ALL_RED}/0@1,0") == "not-in-hand"
    assert why(position, f"{ALL_BLUE}/0@0,0") == "taken"
    assert why(position, f"{ALL_BLUE}/0@2,0") == "alone"
    strict = drawn(f"{ALL_RED}/0@0,0", [ALL_BLUE], [ALL_RED], must_match=True)
    assert why(strict, "pass") == "can-place"
    assert why(strict, f"{ALL_BLUE}/0@1,0") == "no-match"
    assert why(drawn("", [ALL_BLUE]), f"{ALL_BLUE}/0@1,0") == "not-first"
