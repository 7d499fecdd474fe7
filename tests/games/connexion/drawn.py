"""Positions written in text, so that a test shows the table that it speaks of."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pavage.core.position import Position
from pavage.games.connexion import GAME
from pavage.games.connexion.notation import own_number, signs
from pavage.games.connexion.state import BY_DEAL, COLOURS, MAX_TILES, PILE, SIDES, STATE, UNKNOWN
from pavage.games.connexion.table import lay
from tests.games.connexion import reference
from tests.games.connexion.reference import Place


def drawn(
    table: str,
    *hands: Sequence[str],
    piles: Sequence[Sequence[str]] = (),
    box: Sequence[str] = (),
    must_match: bool = False,
    seat: int = 0,
    passes: int = 0,
    painted: Mapping[str, Sequence[str]] | None = None,
) -> Position:
    """A position of a table such as ``6J1O5B2R4V3R/1@0,0 …``; alone it is a solo game.

    ``painted``: the cells of tiles that show others than their names say.
    """
    players = len(hands)
    laid = [reference.parts(part) for part in table.split()]
    state = np.zeros(1, dtype=STATE)
    s = state[0]
    s.players, s.must_match, s.seat, s.passes = players, must_match, seat, passes
    s.solo = players == 1

    def number(tile: str) -> int:
        """A number for one more tile."""
        cells, at = (painted or {}).get(tile), int(s.tiles_n)
        shown = signs(tile) if cells is None else [_sign(cell) for cell in cells]
        s.own[at] = own_number(tile)
        s.sign[at * SIDES : (at + 1) * SIDES] = shown
        s.tiles_n += 1
        return at

    for tile, six, (q, r) in laid:
        s.laid[s.laid_n] = lay(s, number(tile), six, q, r)
        s.laid_by[s.laid_n] = BY_DEAL
        s.laid_n += 1
    for who, hand in enumerate(hands):
        for k, tile in enumerate(hand):
            s.hand[who * MAX_TILES + k] = number(tile)
        s.hand_n[who] = len(hand)
        # a pile with fewer tiles is one from which some were drawn
        pile = piles[who] if who < len(piles) else ()
        s.pile_at[who] = PILE - len(pile)
        for k, tile in enumerate(pile, start=PILE - len(pile)):
            s.pile[who * PILE + k] = number(tile)
    s.box[: len(box)] = [number(tile) for tile in box]
    s.box_n = len(box)
    options = {"solo": players == 1, "match_required": must_match}
    return Position(GAME, GAME.setup(players, options), state)


def _sign(cell: str) -> int:
    return COLOURS.index(cell[1]) * 6 + int(cell[0]) - 1


def name(position: Position, number: int) -> str:
    """The name of a tile by its number; ``?`` where it is hidden."""
    if number == UNKNOWN:
        return "?"
    first = number * SIDES
    cells = position.s.sign[first : first + SIDES].tolist()
    return "".join(f"{sign % 6 + 1}{COLOURS[sign // 6]}" for sign in cells)


def names(position: Position, numbers: Any) -> list[str]:
    """The names of tiles by their numbers."""
    return [name(position, int(number)) for number in numbers]


def hand_of(position: Position, seat: int) -> list[str]:
    """The tiles that a seat holds, in order."""
    s, first = position.s, seat * MAX_TILES
    return names(position, s.hand[first : first + int(s.hand_n[seat])])


def pile_of(position: Position, seat: int) -> list[str]:
    """The tiles left in a seat's pile, the next one first; none in solo."""
    s, first = position.s, seat * PILE
    if s.solo:
        return []
    return names(position, s.pile[first + int(s.pile_at[seat]) : first + PILE])


def box_of(position: Position) -> list[str]:
    """The tiles in the box."""
    return names(position, position.s.box[: int(position.s.box_n)])


def table_of(position: Position) -> dict[Place, tuple[str, int]]:
    """The tiles on the table, and the side of their 6."""
    s = position.s
    return {
        (int(s.cell_x[cell]), int(s.cell_y[cell])): (
            name(position, int(s.tile[cell]) - 1),
            int(s.six[cell]),
        )
        for cell in range(int(s.cells))
        if s.tile[cell]
    }
