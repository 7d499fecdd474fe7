"""How a game of Bricks looks."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from pavage.core.game import Setup
from pavage.core.message import Message, message
from pavage.core.scene import (
    Cell,
    Counter,
    Goal,
    Piece,
    Scene,
    Setting,
    Sum,
    Told,
    Zone,
)
from pavage.games.bricks import rules, words
from pavage.games.bricks.notation import COLUMNS, cell_name, read
from pavage.games.bricks.state import (
    COVER,
    KIND,
    PLACE,
    ROLLING_AGAIN,
    ROWS,
    SEATS,
    SHAPE,
    STATE,
    STEAL,
    STRIDE,
    SWAP,
    TOKENS,
    start_cell,
)

GRID, DICE = "grid", "dice"


# -- the table --------------------------------------------------------------------------------


def setting(setup: Setup) -> Setting:
    """The grid, the dice, and a place for each player's brick."""
    return _setting(int(str(setup.options["grid"])))


@cache
def _setting(n: int) -> Setting:
    cells = [_cell(n, y * STRIDE + x) for y in range(n) for x in range(n)]
    zones = [
        Zone(
            GRID,
            "squares",
            message("bricks-zone-grid"),
            n,
            n,
            cells,
            col_names=list(COLUMNS[:n]),
            row_names=[str(y + 1) for y in range(n)],
        ),
        Zone(DICE, "dice", message("bricks-zone-dice"), 2, 1),
    ]
    for seat in range(SEATS):
        zones.append(
            Zone(f"hand{seat}", "rack", message("bricks-zone-hand", seat=seat), 1, 1, seat=seat)
        )
    return Setting(zones, [0, 3])  # bricks are blue and pink


def _cell(n: int, cell: int) -> Cell:
    x, y, name = cell % STRIDE, cell // STRIDE, cell_name(cell)
    for seat in range(SEATS):
        if cell == start_cell(n, seat):
            return Cell(x, y, name, f"start{seat}", message(f"bricks-start{seat}-label"))
    return Cell(x, y, name)


def scene(seen: Any) -> Scene:
    """Bricks, tokens and dice as they lie, and what each player holds."""
    pieces = [*_bricks(seen), *_tokens(seen), *_dice(seen)]
    counters = [counter for seat in range(SEATS) for counter in _counters(seen, seat)]
    goal = words.goal(seen)
    shown = Goal(*goal, (int(seen.turns) + 1) // 2) if goal else None
    return Scene(pieces, counters, words.status(seen), shown)


def _bricks(seen: Any) -> Iterator[Piece]:
    last = int(seen.last) - 1
    for y in range(int(seen.grid)):
        corners = int(seen.corner[y])
        x = 0
        while corners:
            if corners & 1:
                cell = y * STRIDE + x
                form = int(seen.form[cell])
                seat = int(seen.own[y]) >> x & 1 ^ 1
                yield Piece(
                    brick_id(int(seen.born[cell])),
                    GRID,
                    x,
                    y,
                    f"brick{seat}",
                    ["last"] if cell == last else [],
                    wide=form // SHAPE,
                    high=form % SHAPE,
                )
            corners >>= 1
            x += 1


def brick_id(born: int) -> str:
    """A brick is known by the turn in which it was laid, in the hand already and when stolen."""
    return f"brick{born}"


def _tokens(seen: Any) -> Iterator[Piece]:
    for kind, token in enumerate(TOKENS):
        for y in range(int(seen.grid)):
            row = int(seen.lying[kind * ROWS + y])
            for x in range(int(seen.grid)):
                if row >> x & 1:
                    yield Piece(f"token-{cell_name(y * STRIDE + x)}", GRID, x, y, token)


def _dice(seen: Any) -> Iterator[Piece]:
    for die in range(2):
        rolled = int(seen.rolls[die])
        value = int(seen.die[die])
        if seen.phase == ROLLING_AGAIN:
            yield Piece(f"die{die + 1}-{rolled}-joker", DICE, die, 0, "joker")
        elif value:
            yield Piece(f"die{die + 1}-{rolled}", DICE, die, 0, f"die{value}")
        else:
            yield Piece(f"die{die + 1}-waits", DICE, die, 0, "dieblank")


def _counters(seen: Any, seat: int) -> Iterator[Counter]:
    for kind, token in enumerate(TOKENS):
        if held := int(seen.held[seat * 2 + kind]):
            yield Counter(f"{token}{seat}", message(f"bricks-counter-{token}"), held, token, seat)
    if seen.swap[seat]:
        yield Counter(f"swap{seat}", message("bricks-counter-swap"), 1, "swap", seat)
    if blocked := int(seen.blocked[seat]):
        label = message("bricks-counter-blocked", count=blocked)
        yield Counter(f"blocked{seat}", label, blocked, "blocked", seat, most=2)


# -- plies ------------------------------------------------------------------------------------


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    """What everybody may know of a ply."""
    turn = int(seen.turns)
    if seat is None:
        line, faces, cheer = words.told_chance(seen, move)
        return Told(None, move, line, turn=turn, zone=DICE, cheer=cheer, rolled=faces)
    code = read(move)
    line = words.told_line(seen, seat, move, points)
    place = words.place_of(seen, code)
    if place is None:
        return _told_aside(seen, seat, move, line, points)
    x, y = place
    if code - code % KIND == COVER:
        equation = words.cover_equation(seen, code)
    else:
        form = code // PLACE % SHAPE**2 if code < STEAL else int(seen.form[code - STEAL])
        equation = words.equation(form // SHAPE, form % SHAPE)
    cheer = words.cheer(seen, seat, move, points)
    scores = _scores_after(seen, code)
    return Told(seat, move, line, points, equation, turn, GRID, x, y, cheer=cheer, scores=scores)


def _scores_after(seen: Any, code: int) -> list[int]:
    """The scores after a move that takes something from the other; else nothing."""
    if code - code % KIND not in (STEAL, COVER, SWAP):
        return []
    after = np.empty(1, dtype=STATE)
    after[0] = seen
    rules.play(after[0], code)
    return [int(rules.score_of(after[0], seat)) for seat in range(SEATS)]


def _told_aside(seen: Any, seat: int, move: str, line: Message, points: int) -> Told:
    """A decision that lays nothing."""
    turn = int(seen.turns)
    cheer = words.cheer(seen, seat, move, points)
    if move.startswith("answer"):
        a, b = int(seen.die[0]), int(seen.die[1])
        answered = Sum([a, b], int(move.removeprefix("answer ")), a * b)
        return Told(seat, move, line, points, turn=turn, zone=DICE, sum=answered)
    scores = _scores_after(seen, read(move))
    return Told(seat, move, line, points, turn=turn, cheer=cheer, scores=scores)
