"""Why a move is refused: the reason that is given is true, for every illegal move there is."""

import random

from hypothesis import given
from hypothesis import strategies as st

from pavage.core.game import CHANCE
from pavage.core.message import Message
from pavage.games.zigzag import GAME
from pavage.games.zigzag.state import CELLS, CODES, STRIDE
from tests.games.zigzag import reference
from tests.games.zigzag.drawn import drawn, reference_name
from tests.games.zigzag.games import Plan, plans
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)


def is_true(said: Message, table: reference.Table, tile: str, square: reference.Square) -> bool:
    """Whether what is said of this placement is so, as the reference sees the table."""
    kind = said.id.removeprefix("zigzag-")
    on_board = all(0 <= at < table.size for at in square)
    if kind == "not-in-hand":
        return tile not in table.hands[table.seat] and said.args == {"tile": tile}
    if kind == "off-board":
        return not on_board
    if kind == "taken":
        return square in table.tiles and said.args == {"square": reference.name_of(square)}
    beside = {side: (square[0] + dx, square[1] + dy) for side, (dx, dy) in reference.SIDES.items()}
    digits = {side: int(tile[reference.DIGIT[side]]) for side in beside}
    facing = {
        side: int(table.tiles[there][reference.DIGIT[reference.OPPOSITE[side]]])
        for side, there in beside.items()
        if there in table.tiles
    }
    what, _, side = kind.partition("-")
    if what == "edge":
        return digits[side] > 0 and not all(0 <= at < table.size for at in beside[side])
    if what == "cut":
        assert said.args == {"here": digits[side], "there": facing[side]}
        return digits[side] != facing[side]
    if kind == "alone":
        return not facing
    assert kind == "not-joined"
    return bool(facing) and all(digits[side] == digit == 0 for side, digit in facing.items())


@given(plans(), RANDOM)
def test_the_reason_is_true(plan: Plan, rng: random.Random) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        if position.to_move() == CHANCE:
            assert ply is not None
            table.shuffle(ply.split()[1:])
            continue
        if ply is None:
            break
        if rng.random() < 0.1:
            legal = set(position.codes().tolist())
            hand = [int(tile, 3) for tile in table.hands[table.seat]]
            for _ in range(scaled(30, 100, 400)):
                code = rng.choice(hand) if hand and rng.random() < 0.9 else rng.randrange(CODES)
                cell = rng.randrange(15) * STRIDE + rng.randrange(15)
                if code * CELLS + cell not in legal:
                    said = GAME.why_not(position.s, code * CELLS + cell)
                    tile, square = reference_name(code), (cell % STRIDE, cell // STRIDE)
                    assert is_true(said, table, tile, square), f"{said} of {tile} at {square}"
                    assert_said(said, GAME)
        table.play(ply)


def test_the_words_of_the_four_sides() -> None:
    """North is at the top of the page: what a child reads must be where a child looks."""
    from pavage.core.message import render

    wanted = {
        "1000@g8": ("en haut", "at the top", "g7: 0010", "0001@g8"),
        "0100@f7": ("à droite", "on the right", "g7: 0001", "0010@f7"),
        "0010@g6": ("en bas", "at the bottom", "g7: 1000", "0100@g6"),
        "0001@h7": ("à gauche", "on the left", "g7: 0100", "1000@h7"),
    }
    for fits, (french, english, board, cuts) in wanted.items():
        position = drawn(board, [fits[:4], cuts[:4]])
        assert fits in position.legal_moves()
        said = GAME.why_not(position.s, GAME.read(cuts))
        assert french in render(said, "fr", [GAME.folder])
        assert english in render(said, "en", [GAME.folder])
