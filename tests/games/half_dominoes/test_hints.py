"""Why a move is refused: the reason that is given is true, for every illegal move there is."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from pavage.core.message import Message, render
from pavage.games.half_dominoes import GAME
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import drawn
from tests.games.half_dominoes.games import Plan, plans
from tests.games.half_dominoes.reference import EAST, FACING, NORTH, SHOWN, SOUTH, WEST, Square
from tests.games.half_dominoes.tables import Start, starts
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)
NAMES = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}

Parts = list[tuple[str, Square]]


def parts_of(move: str) -> Parts:
    pieces = move.split("+")
    return [(piece.split("@")[0], reference.square_of(piece)) for piece in pieces]


# -- whether what is said is so ---------------------------------------------------------------


def is_true(said: Message, table: reference.Table, move: str) -> bool:
    """Whether what is said of this move is so, as the reference sees the table."""
    kind = said.id.removeprefix("half_dominoes-")
    if table.owes or move.startswith("take"):
        return is_true_of_taking(kind, said, table, move)
    if move in ("draw", "skip"):
        if kind == "can-place":
            return bool(table.placements())
        assert not table.placements()
        return kind == ("no-draw-bonus" if move == "draw" else "no-skip") and (
            table.bonus == (move == "draw")
        )
    return is_true_of_laying(kind, said, table, parts_of(move))


def is_true_of_taking(kind: str, said: Message, table: reference.Table, move: str) -> bool:
    if not table.owes:
        return kind == "no-taking"
    if not move.startswith("take"):
        return kind == "must-take" and said.args == {"seat": table.seat}
    laid = table.tiles.get(reference.square_of(move))
    if laid is None:
        return kind == "take-nothing"
    return kind == "take-fresh" and laid.turn == table.turn


def is_true_of_laying(kind: str, said: Message, table: reference.Table, parts: Parts) -> bool:
    squares = [square for _, square in parts]
    if kind == "pair-variant":
        return table.variant == 1 and len(parts) == 2
    if kind == "not-in-hand":
        wanted = Counter(reference.canonical(tile) for tile, _ in parts)
        missing = wanted - Counter(held.tile for held in table.hands[table.seat])
        return reference.canonical(str(said.args["tile"])) in missing
    if kind == "taken":
        return any(square in table.tiles for square in squares)
    if kind == "dead":
        return any(square in table.dead for square in squares)
    if kind.startswith("unlike"):
        return unlike(table, parts, kind.removeprefix("unlike-")) == shown(said)
    many = sum(len(table.touching(square)) for square in squares)
    if kind.startswith("must"):
        return many == len(parts) == 1 and is_true_of_duty(kind, table, squares[0])
    wanted_many = {"alone": (1, 0), "pair-alone": (2, 0), "pair-few": (2, 1)}
    return (len(parts), many) == wanted_many[kind]


def shown(said: Message) -> list[str]:
    """The two symbols that a refusal names."""
    both = [said.args[name] for name in ("here", "there")]
    return [
        one.id.removeprefix("half_dominoes-symbol-") for one in both if isinstance(one, Message)
    ]


def unlike(table: reference.Table, parts: Parts, side: str) -> list[str] | None:
    """The two symbols that do not match on that side of the first tile for which it is so."""
    if side == "inner":
        (one, square), (other, there) = parts
        facing = EAST if there == reference.beside(square, EAST) else SOUTH
        pair = [one[SHOWN[facing]], other[SHOWN[FACING[facing]]]]
        return pair if pair[0] != pair[1] else None
    at = NAMES[side]
    for tile, square in parts:
        beside = table.tiles.get(reference.beside(square, at))
        if beside and beside.tile[SHOWN[FACING[at]]] != tile[SHOWN[at]]:
            return [tile[SHOWN[at]], beside.tile[SHOWN[FACING[at]]]]
    return None


def is_true_of_duty(kind: str, table: reference.Table, square: Square) -> bool:
    """Whether what must be done instead can be done (rules 8 and 9)."""
    better = table.placements()
    if kind == "must-angle":
        return not table.makes_angle(square) and all(
            table.connections(move) == 1 and table.makes_angle(reference.square_of(move))
            for move in better
        )
    sizes = {len(parts_of(move)) for move in better}
    wanted = {"must-several-tile": {1}, "must-several-pair": {2}, "must-several-both": {1, 2}}
    return sizes == wanted[kind] and all(table.connections(move) >= 2 for move in better)


# -- every illegal move there is --------------------------------------------------------------


def any_move(table: reference.Table, rng: random.Random) -> str:
    """Something that a player might try, mostly with its own tiles and near the table."""
    if rng.random() < 0.05:
        return rng.choice(["draw", "skip"])
    square = rng.choice(table.squares())
    if rng.random() < (0.8 if table.owes else 0.05):
        return f"take {square[0]},{square[1]}"
    hand = [held.tile for held in table.hands[table.seat]]

    def any_tile() -> str:
        own = hand and rng.random() < 0.95
        return rng.choice(reference.rotations(rng.choice(hand) if own else "0123"))

    move = reference.written(any_tile(), square)
    if rng.random() < (0.4 if table.variant == 2 else 0.1):
        beside = reference.beside(square, rng.choice([EAST, SOUTH]))
        move += "+" + reference.written(any_tile(), beside)
    return move


def check_some(table: reference.Table, position_why: object, rng: random.Random, many: int) -> None:
    legal = set(table.legal_moves())
    for _ in range(many):
        move = any_move(table, rng)
        if move not in legal:
            said = GAME.why_not(position_why, GAME.read(move))
            assert is_true(said, table, move), f"{said} of {move}"
            assert_said(said, GAME)


@given(plans(), RANDOM)
def test_the_reason_is_true_in_games(plan: Plan, rng: random.Random) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        if ply is None:
            break
        if rng.random() < 0.15 or table.owes or table.bonus:
            check_some(table, position.s, rng, scaled(10, 30, 100))
        table.play(ply)


@given(starts(), RANDOM)
def test_the_reason_is_true_on_any_table(start: Start, rng: random.Random) -> None:
    check_some(start.table(), start.position().s, rng, scaled(30, 100, 400))


# -- in words ---------------------------------------------------------------------------------


def test_the_words_of_the_four_sides() -> None:
    """North is at the top of the page: what a child reads must be where a child looks."""
    wanted = {
        "0999@0,1": ("En haut", "At the top"),
        "9099@-1,0": ("À droite", "On the right"),
        "9909@0,-1": ("En bas", "At the bottom"),
        "9990@1,0": ("À gauche", "On the left"),
    }
    position = drawn("1234@0,0", ["0999"])
    for move, (french, english) in wanted.items():
        said = GAME.why_not(position.s, GAME.read(move))
        assert render(said, "fr", [GAME.folder]).startswith(french)
        assert render(said, "en", [GAME.folder]).startswith(english)


def test_symbols_are_told_by_their_names() -> None:
    position = drawn("1234@0,0", ["0999"])
    said = render(GAME.why_not(position.s, GAME.read("0999@0,1")), "en", [GAME.folder])
    assert said.endswith("sun against flower."), "0 against 3"
