"""Positions of bricks written in text, and what lies in a position, read from its record.

Both go by what the record's fields are said to mean (``state.py``), and by nothing else.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from pavage.core.game import OVER
from pavage.core.position import Position
from pavage.games.bricks import GAME, rules
from pavage.games.bricks.state import ROWS, SHAPE, STRIDE
from tests.games.bricks import reference
from tests.games.bricks.reference import KINDS, Brick, Cell, Table


def rows_of(bricks: Iterable[Brick]) -> dict[str, list[int]]:
    """The fields of a record on which such bricks lie."""
    own, studs = [0] * (2 * ROWS), [0, 0]
    corner, joined_w, joined_n = ([0] * ROWS for _ in range(3))
    for brick in bricks:
        across = ((1 << brick.wide) - 1) << brick.x
        for y in range(brick.y, brick.y + brick.high):
            own[brick.owner * ROWS + y] |= across
            joined_w[y] |= across - (1 << brick.x)
            joined_n[y] |= across if y > brick.y else 0
        corner[brick.y] |= 1 << brick.x
        studs[brick.owner] += brick.studs
    return {
        "own": own,
        "corner": corner,
        "joined_w": joined_w,
        "joined_n": joined_n,
        "studs": studs,
    }


def parsed(bricks: str) -> list[Brick]:
    """``0:3x4@c5 1:2x2@a1``: the owner, then the brick as it is laid."""
    return [reference.brick_of(text[2:], int(text[0])) for text in bricks.split()]


def drawn(
    bricks: str | Iterable[Brick] = "",
    roll: str = "",
    *,
    seat: int = 0,
    bots: Sequence[int] = (),
    tokens: Sequence[tuple[str, str]] = (),
    held: Sequence[Sequence[int]] | None = None,
    blocked: Sequence[int] = (0, 0),
    swaps: Sequence[bool] | None = None,
    right: Sequence[int] = (0, 0),
    answered: bool = True,
    **options: Any,
) -> tuple[Position, Table]:
    """A table with bricks on it (``0:3x4@c5 …``), for the program and for the reference.

    It is ``seat``'s turn. ``roll`` (``3x4``): what it has rolled, and a person has ``answered``;
    who holds the swap has kept it.
    ``tokens`` lie on the grid; ``held``: how many of each kind each seat has. Options as a table
    chooses them; without tokens and joker if they are not among them.
    """
    chosen = {"joker": False, "tokens": [0, 0, len(tokens)], **options}
    laid = parsed(bricks) if isinstance(bricks, str) else list(bricks)
    setup = GAME.setup(2, {**chosen, "tokens": [*chosen["tokens"][:2], 0]}, bots)
    position = GAME.start(setup, {"tokens": []})
    table = reference.table({"tokens": []}, {**chosen}, bots)
    s = position.s
    for part, values in rows_of(laid).items():
        s[part][:] = values
    for k, brick in enumerate(laid):
        corner = brick.y * STRIDE + brick.x
        s.form[corner] = brick.wide * SHAPE + brick.high
        s.born[corner] = 150 + k  # in no turn that is played
        table.bricks.append(brick)
    for kind, name in tokens:
        x, y = reference.cell_of(name)
        s.lying[KINDS.index(kind) * ROWS + y] |= 1 << x
        table.tokens[(x, y)] = kind
    for who, counts in enumerate(held or []):
        s.held[who * 2 : who * 2 + 2] = counts
        table.held[who] = dict(zip(KINDS, counts, strict=True))
    if swaps is not None:
        s.swap[:] = swaps
        table.swaps = list(swaps)
    s.blocked[:], table.blocked = blocked, list(blocked)
    s.right[:], table.right = right, list(right)
    s.seat = table.seat = seat
    table.begin_turn()
    rules.begin(s)
    position = Position(GAME, position.setup, position.state)
    if roll:
        if table.due == "swap":
            say(position, table, "keep")
        happen(position, table, f"roll {roll}")
        if answered and seat not in bots:
            say(position, table, right_answer(table))
    return position, table


def happen(position: Position, table: Table, outcome: str) -> None:
    position.play(outcome)
    table.happen(outcome)


def say(position: Position, table: Table, move: str) -> int:
    """Play a decision on both; return its points, which agree."""
    points = table.play(move)
    assert position.play(move) == points
    return points


def right_answer(table: Table) -> str:
    return f"answer {table.dice[0] * table.dice[1]}"


CORNER = "0:2x2@a15"  # seat 0's first brick on a grid of 16, and room all around
WALLED = "0:2x2@a15 1:4x2@a13 1:2x2@c15"  # seat 0 fits nowhere, unless it steals or covers


def small(bricks: str = "", roll: str = "", **more: Any) -> Position:
    """A small table, and the roll of the seat whose turn it is, which a person has answered."""
    return drawn(bricks, roll, **{"grid": 16, **more})[0]


def after(position: Position, *plies: str) -> Position:
    """The position itself, some plies later."""
    for ply in plies:
        position.play(ply)
    return position


def ended(position: Position) -> tuple[str, list[int]]:
    """Why a game that is over has ended, and who has won."""
    outcome = position.outcome()
    assert outcome is not None
    assert position.to_move() == OVER
    assert position.legal_moves() == []
    assert outcome.scores == position.scores()
    return outcome.reason, outcome.winners


# -- what lies in a position ------------------------------------------------------------------


def bricks_of(position: Position) -> list[Brick]:
    """The bricks of a record, in order; all its parts agree, no brick is cut, none overlap."""
    s = position.s
    own, forms = s.own.tolist(), s.form.tolist()
    found = []
    for y, row in enumerate(s.corner.tolist()):
        for x in columns(row):
            form = forms[y * STRIDE + x]
            owner = 0 if own[y] >> x & 1 else 1
            found.append(Brick(owner, x, y, form // SHAPE, form % SHAPE))
    cells: list[Cell] = [cell for brick in found for cell in brick.cells]
    assert len(set(cells)) == len(cells), "two bricks overlap"
    for part, values in rows_of(found).items():
        assert s[part].tolist() == values, part
    return sorted(found)


def columns(row: int) -> list[int]:
    """The columns whose bits are set."""
    return [x for x in range(STRIDE) if row & 1 << x]


def tokens_of(position: Position) -> dict[Cell, str]:
    """The tokens on the grid."""
    return {
        (x, k % ROWS): KINDS[k // ROWS]
        for k, row in enumerate(position.s.lying.tolist())
        for x in columns(row)
    }


def held_of(position: Position) -> list[dict[str, int]]:
    """The tokens in hand."""
    counts = position.s.held.tolist()
    return [dict(zip(KINDS, counts[who * 2 : who * 2 + 2], strict=True)) for who in range(2)]
