"""How Bricks is written: cells, bricks, moves, deals."""

import re
from typing import Any

from pavage.core.errors import DealError, UnreadableMove
from pavage.core.game import Deal
from pavage.core.message import message
from pavage.core.shuffle import WordStream
from pavage.games.bricks.state import (
    ANSWER,
    COVER,
    KEEP,
    KIND,
    LAY,
    PASS,
    PLACE,
    REDUCE,
    REROLL,
    SHAPE,
    STEAL,
    STRIDE,
    SWAP,
    TOKENS,
    start_cell,
)

COLUMNS = "abcdefghijklmnopqrstuvwx"
_CELL = "([a-x])([1-9]|1[0-9]|2[0-4])"
_VALUE = "([2-9]|1[0-2])"
_BRICK = re.compile(f"(cover )?{_VALUE}x{_VALUE}@{_CELL}")
_STEAL = re.compile(f"steal {_CELL}")
_ANSWER = re.compile("answer (0|[1-9][0-9]{0,2})")
_REROLL = re.compile("reroll ([12])")
_REDUCE = re.compile(f"reduce ([12])={_VALUE}")
_WORDS = {SWAP: "swap", KEEP: "keep", PASS: "pass"}
_CODES = {word: code for code, word in _WORDS.items()}


def cell_name(cell: int) -> str:
    """A cell's name: its column from the west, its row from the north (rule 1)."""
    return f"{COLUMNS[cell % STRIDE]}{cell // STRIDE + 1}"


def cell_at(column: str, row: str) -> int:
    """The cell of a column's and a row's name."""
    return (int(row) - 1) * STRIDE + COLUMNS.index(column)


def brick_name(shape: int) -> str:
    """A brick's size as columns x rows."""
    return f"{shape // SHAPE}x{shape % SHAPE}"


def write(move: int) -> str:
    """A decision in notation: ``answer 12``, ``3x4@c5``, ``steal c5``, ``reduce 2=5`` …"""
    kind, rest = move - move % KIND, move % KIND
    if kind in (LAY, COVER):
        brick = f"{brick_name(rest // PLACE)}@{cell_name(rest % PLACE)}"
        return brick if kind == LAY else f"cover {brick}"
    if kind == STEAL:
        return f"steal {cell_name(rest)}"
    if kind == ANSWER:
        return f"answer {rest}"
    if kind == REROLL:
        return f"reroll {rest + 1}"
    if kind == REDUCE:
        return f"reduce {rest // SHAPE + 1}={rest % SHAPE}"
    return _WORDS[move]


def read(text: str) -> int:
    """The decision that a text writes, byte for byte. Raises UnreadableMove."""
    if text in _CODES:
        return _CODES[text]
    if found := _BRICK.fullmatch(text):
        cover, wide, high, column, row = found.groups()
        shape = int(wide) * SHAPE + int(high)
        return (COVER if cover else LAY) + shape * PLACE + cell_at(column, row)
    if found := _STEAL.fullmatch(text):
        return STEAL + cell_at(*found.groups())
    if found := _ANSWER.fullmatch(text):
        return ANSWER + int(found[1])
    if found := _REROLL.fullmatch(text):
        return REROLL + int(found[1]) - 1
    if found := _REDUCE.fullmatch(text):
        return REDUCE + (int(found[1]) - 1) * SHAPE + int(found[2])
    raise UnreadableMove(message("bricks-unreadable", given=text))


# -- deals ------------------------------------------------------------------------------------


def _half(grid: int) -> list[int]:
    """The cells of the northern half, row by row, without seat 1's start cell (rule 3)."""
    cells = [y * STRIDE + x for y in range(grid // 2) for x in range(grid)]
    cells.remove(start_cell(grid, 1))
    return cells


def _mirror(grid: int, cell: int) -> int:
    """The cell on the other side of the grid's middle."""
    return (grid - 1 - cell // STRIDE) * STRIDE + grid - 1 - cell % STRIDE


def write_deal(grid: int, count: int, words: WordStream) -> Deal:
    """Tokens on the grid, point-symmetric, their kinds alternating (rule 3)."""
    tokens = []
    for i, cell in enumerate(words.shuffled(_half(grid))[: count // 2]):
        for one in (cell, _mirror(grid, cell)):
            tokens.append([TOKENS[i % 2], cell_name(one)])
    return {"tokens": tokens}


_NAME = re.compile(_CELL)


def read_deal(deal: object, grid: int, count: int) -> list[tuple[int, int]]:
    """The tokens on the grid, as (kind, cell). Raises DealError, saying which one is wrong."""
    if not isinstance(deal, dict) or set(deal) != {"tokens"}:
        raise DealError(message("bricks-deal-parts"))
    tokens = deal["tokens"]
    if not isinstance(tokens, list) or len(tokens) != count:
        raise DealError(message("bricks-deal-count", expected=count))
    read = [_read_token(at, token, grid) for at, token in enumerate(tokens)]
    half = set(_half(grid))
    for at in range(0, count, 2):
        (kind, cell), (other_kind, other) = read[at : at + 2]
        if kind != at // 2 % 2 or other_kind != kind:
            raise DealError(message("bricks-deal-kind", at=at + 1, expected=TOKENS[at // 2 % 2]))
        if cell not in half:
            raise DealError(message("bricks-deal-cell", given=cell_name(cell), at=at + 1))
        if other != _mirror(grid, cell):
            expected = cell_name(_mirror(grid, cell))
            raise DealError(message("bricks-deal-mirror", at=at + 2, expected=expected))
        half.remove(cell)
    return read


def _read_token(at: int, token: Any, grid: int) -> tuple[int, int]:
    is_pair = isinstance(token, list) and len(token) == 2 and all(isinstance(t, str) for t in token)
    found = _NAME.fullmatch(token[1]) if is_pair else None
    if found is None or token[0] not in TOKENS:
        raise DealError(message("bricks-deal-token", at=at + 1))
    cell = cell_at(*found.groups())
    if cell % STRIDE >= grid or cell // STRIDE >= grid:
        raise DealError(message("bricks-deal-cell", given=token[1], at=at + 1))
    return TOKENS.index(token[0]), cell
