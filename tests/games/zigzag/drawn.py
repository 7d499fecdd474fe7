"""Positions drawn in text, so that a test shows the board that it speaks of."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pavage.core.position import Position
from pavage.games.zigzag import GAME, rules
from pavage.games.zigzag.state import BOARDS, EDGE_FITS, HAND, STATE, STRIDE, TURNS
from tests.games.zigzag import reference


def tiles_of(drawing: str) -> dict[str, str]:
    """The tiles of a drawing by the names of their squares.

    It begins with the square of its upper left corner and a colon; ``.`` is an empty square.
    """
    corner, rows = drawing.strip().split(":")
    column, row = reference.square_of(corner)
    tiles = {}
    for y, line in enumerate(rows.strip().splitlines()):
        for x, tile in enumerate(line.split()):
            if tile != ".":
                tiles[reference.name_of((column + x, row + y))] = tile
    return tiles


def drawn(
    drawing: str,
    hand: Sequence[str],
    *others: Sequence[str],
    bag: Sequence[str] = (),
    board: str = "classic",
    seat: int = 0,
    turns: int | None = None,
    fixed_turns: bool = False,
    discard_returns: bool = False,
) -> Position:
    """The position at the start of a turn: ``hand`` is the mover's, ``others`` follow clockwise.

    ``turns``: how many turns have been played, by all together (default: as many as the seat
    shows). Two players where no other hands are given, the other with tiles of no use here.
    """
    others = others or (["2222"] * 5,)
    players = 1 + len(others)
    hands = [list(held) for held in (hand, *others)]
    hands = [hands[(who - seat) % players] for who in range(players)]
    tiles = tiles_of(drawing)
    everything = [*tiles.values(), *(tile for held in hands for tile in held), *bag]
    state = np.zeros(1, dtype=STATE)
    s = state[0]
    s.players, s.kind, s.returns, s.seat = players, BOARDS.index(board), discard_returns, seat
    s.turns = seat if turns is None else turns
    s.turn_limit = TURNS[players] * players if fixed_turns else 0
    s.fits[:] = EDGE_FITS[s.kind]
    for tile in everything:
        s.counts[_code(tile)] += 1
    for who, held in enumerate(hands):
        s.hand[who * HAND : who * HAND + len(held)] = [_code(tile) for tile in held]
        s.hand_n[who] = len(held)
    s.bag[: len(bag)] = [_code(tile) for tile in bag]
    s.bag_n = len(bag)
    for name in _in_a_legal_order(tiles, board):
        column, row = reference.square_of(name)
        rules._lay(s, _code(tiles[name]), row * STRIDE + column)
    # the set-up is only carried along here: a drawn set may be smaller than a real one
    options: dict[str, Any] = {
        "board": board,
        "fixed_turns": fixed_turns,
        "discard_returns": discard_returns,
    }
    return Position(GAME, GAME.setup(players, options), state)


def hand_of(position: Position, seat: int) -> list[str]:
    """The tiles that a seat holds, in order."""
    s = position.s
    held = s.hand[seat * HAND : seat * HAND + int(s.hand_n[seat])]
    return [reference_name(int(code)) for code in held]


def bag_of(position: Position) -> list[str]:
    """The tiles in the bag, in draw order."""
    s = position.s
    return [reference_name(int(code)) for code in s.bag[int(s.bag_at) : int(s.bag_n)]]


def board_of(position: Position) -> dict[str, str]:
    """The tiles on the board by the names of their squares."""
    s = position.s
    return {
        reference.name_of((cell % STRIDE, cell // STRIDE)): reference_name(int(s.board[cell]) - 1)
        for cell in s.laid[: int(s.laid_n)].tolist()
    }


def placements(position: Position) -> list[str]:
    """The legal placements."""
    return [move for move in position.legal_moves() if "@" in move]


def squares_for(position: Position, tile: str) -> list[str]:
    """Where a tile may be placed, in the order of the alphabet."""
    return [move.split("@")[1] for move in placements(position) if move.startswith(f"{tile}@")]


def reference_name(code: int) -> str:
    """A tile's name, from its code as a number in base three."""
    return f"{code // 27}{code // 9 % 3}{code // 3 % 3}{code % 3}"


def _code(tile: str) -> int:
    return int(tile, 3)


def _in_a_legal_order(tiles: dict[str, str], board: str) -> list[str]:
    """The squares so that each tile could be laid after those before: no drawing is impossible."""
    half = reference.SIZES[board] // 2
    centre = reference.name_of((half, half))
    start = centre if centre in tiles else next(iter(tiles))
    table = reference.Table(
        board, False, False, [[], []], [], {reference.square_of(start): tiles[start]}, [0, 0]
    )
    order = [start]
    while len(order) < len(tiles):
        laid = len(order)
        for name, tile in tiles.items():
            square = reference.square_of(name)
            if name not in order and table.may_lie(tile, square):
                table.tiles[square] = tile
                order.append(name)
        assert len(order) > laid, f"impossible drawing: {set(tiles) - set(order)}"
    return order
