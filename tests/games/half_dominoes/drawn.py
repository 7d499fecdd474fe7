"""Positions written in text, so that a test shows the table that it speaks of."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pavage.core.position import Position
from pavage.games.half_dominoes import GAME
from pavage.games.half_dominoes.state import BY_DEAL, DEAD, MAX_TILES, STATE
from pavage.games.half_dominoes.table import lay, take_away
from pavage.kit.plane import find
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.reference import Square


def tiles_of(text: str) -> dict[Square, str]:
    """The tiles of a table such as ``0123@0,0 4105@0,-1``."""
    parts = [part.partition("@") for part in text.split()]
    tiles = {reference.square_of(square): tile for tile, _, square in parts}
    for square, tile in tiles.items():
        for side, at in reference.SHOWN.items():
            other = tiles.get(reference.beside(square, side))
            facing = reference.SHOWN[reference.FACING[side]]
            assert other is None or other[facing] == tile[at], f"{tile} does not match at {square}"
    return tiles


def drawn(
    table: str,
    hand: Sequence[str],
    *others: Sequence[str],
    stock: Sequence[str] = (),
    variant: int = 1,
    seat: int = 0,
    turns: int = 0,
    idle: int = 0,
    dead: Sequence[Square] = (),
    open_tiles: dict[int, Sequence[int]] | None = None,
) -> Position:
    """The position at the start of a turn: ``hand`` is the mover's, ``others`` follow clockwise.

    ``turns``: how many have been played, by all together; ``open_tiles``: by seat, which of its
    tiles were taken from the table. Two players where no other hands are given, the other with
    tiles of no use here. Canonical tiles in hands and stock, please.
    """
    others = others or (["9999"] * 8,)
    players = 1 + len(others)
    hands = [list(held) for held in (hand, *others)]
    hands = [hands[(who - seat) % players] for who in range(players)]
    laid = tiles_of(table)
    state = np.zeros(1, dtype=STATE)
    s = state[0]
    s.players, s.variant, s.seat, s.turns, s.idle = players, variant, seat, turns, idle
    for who, held in enumerate(hands):
        assert all(tile == reference.canonical(tile) for tile in held)
        first = who * MAX_TILES
        s.hand[first : first + len(held)] = [int(tile) for tile in held]
        s.hand_n[who] = len(held)
        for k in (open_tiles or {}).get(who, []):
            s.open[first + k] = 1
    s.held = len(hands[seat])
    s.stock[: len(stock)] = [int(tile) for tile in stock]
    s.stock_n = len(stock)
    for (x, y), tile in laid.items():
        lay(s, int(tile), x, y, BY_DEAL, 0)
    for x, y in dead:
        lay(s, 9999, x, y, BY_DEAL, 0)
        take_away(s, find(s, x, y))
    everything = [*map(reference.canonical, laid.values()), *stock]
    everything += [tile for held in hands for tile in held]
    s.tiles[: len(everything)] = sorted(int(tile) for tile in everything)
    s.tiles_n = len(everything)
    # the set-up is only carried along here: a drawn set may be smaller than a real one
    return Position(GAME, GAME.setup(players, {"variant": variant}), state)


def hand_of(position: Position, seat: int) -> list[str]:
    """The tiles that a seat holds, in order; ``?`` where they are hidden."""
    s = position.s
    first = seat * MAX_TILES
    return names(s.hand[first : first + int(s.hand_n[seat])])


def open_of(position: Position, seat: int) -> list[bool]:
    """Which of them everybody saw come from the table."""
    s = position.s
    first = seat * MAX_TILES
    return [bool(flag) for flag in s.open[first : first + int(s.hand_n[seat])]]


def stock_of(position: Position) -> list[str]:
    """The tiles in the stock, in draw order."""
    s = position.s
    return names(s.stock[int(s.stock_at) : int(s.stock_n)])


def table_of(position: Position) -> dict[Square, str]:
    """The tiles on the table, as they lie."""
    s = position.s
    return {
        (int(s.cell_x[cell]), int(s.cell_y[cell])): f"{int(s.tile[cell]) - 1:04}"
        for cell in range(int(s.cells))
        if s.tile[cell]
    }


def dead_of(position: Position) -> set[Square]:
    """The squares that stay empty for ever."""
    s = position.s
    return {
        (int(s.cell_x[cell]), int(s.cell_y[cell]))
        for cell in range(int(s.cells))
        if s.front_at[cell] == DEAD
    }


def names(codes: Any) -> list[str]:
    """Tiles' names by their codes."""
    return ["?" if code == 65535 else f"{int(code):04}" for code in codes]
