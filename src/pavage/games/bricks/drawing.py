"""A position as text: the grid with its bricks, in two sizes, the dice, and what each player holds.

In the small size a cell is 2 x 1 characters, and each brick has a line of its own all round it:
single for seat 0, double for seat 1. In the full size a cell is 4 x 2, bricks share their borders,
and every stud is there to be counted:

    ┌──────┐╔══╗        ┌───────────────┬───────┐
    │      │║  ║        │ ●   ●   ●   ● │ ▲   ▲ │
    └──────┘╚══╝        │               │       │
                        │ ●   ●   ●   ● │ ▲   ▲ │

``●`` is a stud of seat 0 and ``▲`` one of seat 1; ``○`` and ``△`` are the cells where they start,
``↻`` and ``↓`` tokens to roll a die again and to make one smaller. ``*`` is on the north-west cell
of the brick that was laid or taken last.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from pavage.core.picture import Line, Picture, Style, plain
from pavage.games.bricks.goals import reached
from pavage.games.bricks.notation import COLUMNS, cell_name
from pavage.games.bricks.rules import score_of
from pavage.games.bricks.state import (
    ACTING,
    ANSWERING,
    CHOOSING,
    FINISHED,
    GOALS,
    REASONS,
    REROLLING,
    ROLLING,
    ROLLING_AGAIN,
    ROWS,
    SEATS,
    SHAPE,
    STRIDE,
    TOKENS,
    TURN_LIMIT,
    start_cell,
)

_MARGIN = 3  # for the names of the rows
_STUDS, _STARTS, _TOKENS = "●▲", "○△", "↻↓"
_OWNERS: tuple[Style, Style] = ("bonus", "big-bonus")
_BOXES = ("┌─┐│ │└─┘", "╔═╗║ ║╚═╝")
# Lines that meet, by whether there is one to the north, the east, the south and the west.
_CROSSINGS = " ╴╷┐╶─┌┬╵┘│┤└┴├┼"


def show(seen: Any) -> str:
    """The position as plain text, from an observation: nothing in this game is hidden."""
    return plain([*_board(seen, small=True), [], *_facts(seen)])


def draw(seen: Any, small: bool) -> Picture:
    """The grid and the dice, for a terminal."""
    shown = " × ".join(f"[{die}]" for die in _dice(seen))
    return [*_board(seen, small), [(" " * _MARGIN, ""), (shown, "strong")]]


def draw_hand(seen: Any, seat: int) -> Picture:
    """The brick that a seat is to lay, numbered for who types, as it may be turned."""
    if seen.phase != ACTING or int(seen.seat) != seat:
        return []
    a, b = seen.die.tolist()
    ways = [f"{a}x{b}"] if a == b else [f"{a}x{b}", f"{b}x{a}"]
    return [[("1  ", "strong"), ("  ".join(ways), "piece")]]


def _dice(seen: Any) -> list[str]:
    if seen.phase == ROLLING_AGAIN:
        return ["★", "★"]  # the joker
    dice = [str(value) if value else " " for value in seen.die.tolist()]
    if seen.phase == REROLLING:
        dice[int(seen.again)] = " "
    return dice


# -- the grid ---------------------------------------------------------------------------------


class _Brick(NamedTuple):
    seat: int
    x: int
    y: int
    wide: int
    high: int
    is_last: bool

    @property
    def name(self) -> str:
        return f"{self.wide}x{self.high}@{cell_name(self.y * STRIDE + self.x)}"


def _bricks(seen: Any) -> Iterator[_Brick]:
    for y in range(int(seen.grid)):
        for x in range(int(seen.grid)):
            cell = y * STRIDE + x
            if int(seen.corner[y]) >> x & 1:
                form = int(seen.form[cell])
                seat = 0 if int(seen.own[y]) >> x & 1 else 1
                is_last = cell + 1 == int(seen.last)
                yield _Brick(seat, x, y, form // SHAPE, form % SHAPE, is_last)


class _Canvas:
    """Characters with their styles, at columns and rows."""

    def __init__(self, wide: int, high: int) -> None:
        self._signs = [[" "] * wide for _ in range(high)]
        self._styles: list[list[Style]] = [[""] * wide for _ in range(high)]

    def put(self, x: int, y: int, sign: str, style: Style) -> None:
        self._signs[y][x], self._styles[y][x] = sign, style

    def lines(self) -> Iterator[Line]:
        for signs, styles in zip(self._signs, self._styles, strict=True):
            pairs = zip(styles, signs, strict=True)
            runs = groupby(pairs, key=lambda pair: pair[0])
            yield [("".join(sign for _, sign in run), style) for style, run in runs]


def _board(seen: Any, small: bool) -> Picture:
    n = int(seen.grid)
    canvas = _Canvas(2 * n, n) if small else _Canvas(4 * n + 1, 2 * n + 1)
    for x, y, sign, style in _bare(seen):
        canvas.put(*_middle(x, y, small), sign, style)
    for brick in _bricks(seen):
        (_box if small else _studs)(canvas, brick)
    if not small:
        _borders(canvas, seen)
    names = "".join(f"{' ' * (1 if small else 3)}{name}" for name in COLUMNS[:n])
    picture: Picture = [[(" " * _MARGIN + names[0 if small else 1 :], "label")]]
    for y, line in enumerate(canvas.lines()):
        is_middle = small or y % 2 == 1
        row = f"{(y if small else y // 2) + 1:>2} " if is_middle else " " * _MARGIN
        picture.append([(row, "label"), *line])
    return picture


def _middle(x: int, y: int, small: bool) -> tuple[int, int]:
    """Where the sign of a cell stands."""
    return (2 * x + 1, y) if small else (4 * x + 2, 2 * y + 1)


def _bare(seen: Any) -> Iterator[tuple[int, int, str, Style]]:
    """What is to be seen of each cell as long as no brick lies there."""
    n = int(seen.grid)
    starts = {start_cell(n, seat): seat for seat in range(SEATS)}
    for y in range(n):
        for x in range(n):
            lying = [kind for kind in (0, 1) if int(seen.lying[kind * ROWS + y]) >> x & 1]
            start = starts.get(y * STRIDE + x)
            if lying:
                yield x, y, _TOKENS[lying[0]], "strong"
            elif start is not None:
                yield x, y, _STARTS[start], _OWNERS[start]
            else:
                yield x, y, "·", "empty"


def _box(canvas: _Canvas, brick: _Brick) -> None:
    """A brick in the small size, with a line round it."""
    style = "last" if brick.is_last else _OWNERS[brick.seat]
    wide = 2 * brick.wide
    for row in range(brick.high):
        part = 0 if row == 0 else 2 if row == brick.high - 1 else 1
        left, middle, right = list(_BOXES[brick.seat][3 * part : 3 * part + 3])
        for at, sign in enumerate(left + middle * (wide - 2) + right):
            canvas.put(2 * brick.x + at, brick.y + row, sign, style)
    if brick.is_last:
        canvas.put(2 * brick.x + 1, brick.y, "*", style)


def _studs(canvas: _Canvas, brick: _Brick) -> None:
    """A brick in the full size, stud by stud."""
    style = "last" if brick.is_last else _OWNERS[brick.seat]
    for y in range(brick.y, brick.y + brick.high):
        for x in range(brick.x, brick.x + brick.wide):
            canvas.put(*_middle(x, y, small=False), _STUDS[brick.seat], style)
    if brick.is_last:
        canvas.put(*_middle(brick.x, brick.y, small=False), "*", style)


def _borders(canvas: _Canvas, seen: Any) -> None:
    """Lines round the grid and round each brick; between two bricks there is one."""
    n = int(seen.grid)
    within = {(x, y): 0 for y in range(n) for x in range(n)}
    for number, brick in enumerate(_bricks(seen), start=1):
        for y in range(brick.y, brick.y + brick.high):
            for x in range(brick.x, brick.x + brick.wide):
                within[x, y] = number

    def differ(a: tuple[int, int], b: tuple[int, int]) -> bool:
        return within.get(a, -1) != within.get(b, -1)

    for y in range(n + 1):
        for x in range(n + 1):
            north = differ((x - 1, y - 1), (x, y - 1))
            east = differ((x, y - 1), (x, y))
            south = differ((x - 1, y), (x, y))
            west = differ((x - 1, y - 1), (x - 1, y))
            crossing = _CROSSINGS[8 * north + 4 * east + 2 * south + west]
            canvas.put(4 * x, 2 * y, crossing, "")
            if east and x < n:
                for at in (1, 2, 3):
                    canvas.put(4 * x + at, 2 * y, "─", "")
            if south and y < n:
                canvas.put(4 * x, 2 * y + 1, "│", "")


# -- what stands beside it --------------------------------------------------------------------


def _facts(seen: Any) -> Picture:
    """Scores, tokens, the goal and whose turn it is, in the words of the record."""
    lines = [_seat_line(seen, seat) for seat in range(SEATS)]
    for kind, token in enumerate(TOKENS):
        lying = " ".join(_lying(seen, kind))
        if lying:
            lines.append(f"{token} on the grid: {lying}")
    lines += [f"last {brick.name}" for brick in _bricks(seen) if brick.is_last]
    if seen.goal:
        goal = f"goal {GOALS[int(seen.goal)]} {int(seen.goal_n)}"
        lines.append(f"{goal}, now {int(reached(seen))}")
    lines.append(_state_line(seen))
    return [[(line, "")] for line in lines]


def _seat_line(seen: Any, seat: int) -> str:
    mark = ">" if seen.phase != FINISHED and int(seen.seat) == seat else " "
    held = [f"{token} {int(seen.held[seat * 2 + kind])}" for kind, token in enumerate(TOKENS)]
    held += ["swap"] if seen.swap[seat] else []
    return (
        f"{mark} seat {seat}  {int(score_of(seen, seat)):>3} points  {int(seen.studs[seat]):>3} "
        f"studs  {int(seen.right[seat]):>2} right  blocked {int(seen.blocked[seat])}/2  "
        + "  ".join(held)
    )


def _lying(seen: Any, kind: int) -> Iterator[str]:
    for y in range(int(seen.grid)):
        for x in range(int(seen.grid)):
            if int(seen.lying[kind * ROWS + y]) >> x & 1:
                yield cell_name(y * STRIDE + x)


def _state_line(seen: Any) -> str:
    if seen.phase == FINISHED:
        return f"over: {REASONS[int(seen.reason)]}"
    a, b = seen.die.tolist()
    seat = int(seen.seat)
    due = {
        CHOOSING: f"seat {seat} to move: swap or keep",
        ROLLING: f"chance to move: roll of seat {seat}",
        ROLLING_AGAIN: f"chance to move: roll of seat {seat}, after the joker",
        REROLLING: f"chance to move: die {int(seen.again) + 1} again",
        ANSWERING: f"seat {seat} to answer {a}x{b}",
        ACTING: f"seat {seat} to lay {a}x{b}",
    }[int(seen.phase)]
    return f"turn {int(seen.turns) + 1} of {TURN_LIMIT}, {due}"
