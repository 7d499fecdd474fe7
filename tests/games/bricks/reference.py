"""Bricks once more, slowly, written from the text of the rules alone.

Plain Python: bricks are a list, tokens a dictionary, cells pairs of numbers. It shares nothing with
the program but the notation. Every question is answered by trying everything: all rectangles of the
dice's size, on all places, both ways round.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

from tests.record.by_the_page import below, shuffled

Cell = tuple[int, int]  # column and row, from 0 in the north-west
Cells = frozenset[Cell]

LETTERS = "abcdefghijklmnopqrstuvwx"
KINDS = ("reroll", "reduce")
LAST_TURN = 150
ANSWERS = sorted(f"answer {n}" for n in range(1000))

# Rule 0
DEFAULTS: dict[str, Any] = {
    "grid": 20,
    "steal": True,
    "cover": True,
    "joker": 64,
    "tables": [list(range(2, 10)), list(range(2, 10))],
    "tokens": [1, 1, 6],
    "swap": False,
    "practise": False,
    "challenge": None,
}


def name_of(cell: Cell) -> str:
    return LETTERS[cell[0]] + str(cell[1] + 1)


def cell_of(name: str) -> Cell:
    return LETTERS.index(name[0]), int(name[1:]) - 1


@cache
def rectangle(x: int, y: int, wide: int, high: int) -> Cells:
    return frozenset(product(range(x, x + wide), range(y, y + high)))


@cache
def every_place(grid: int, wide: int, high: int) -> list[tuple[int, int, Cells]]:
    """All places of a brick on the grid: its north-west cell, and what it covers there."""
    corners = product(range(grid - wide + 1), range(grid - high + 1))
    return [(x, y, rectangle(x, y, wide, high)) for x, y in corners]


def beside(cells: Cells) -> set[Cell]:
    """The cells that share a side with some of these, and these too."""
    return {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))}


@dataclass(frozen=True, order=True)
class Brick:
    """A brick on the grid; ``x``, ``y``: its north-west cell."""

    owner: int
    x: int
    y: int
    wide: int
    high: int

    @property
    def studs(self) -> int:
        return self.wide * self.high

    @property
    def cells(self) -> Cells:
        return rectangle(self.x, self.y, self.wide, self.high)

    def of(self, owner: int) -> "Brick":
        """The same brick in another colour."""
        return Brick(owner, self.x, self.y, self.wide, self.high)


def brick_of(text: str, owner: int) -> Brick:
    """The brick that ``3x4@c5`` lays."""
    found = re.fullmatch(r"(\d+)x(\d+)@(\w+)", text)
    assert found
    return Brick(owner, *cell_of(found[3]), int(found[1]), int(found[2]))


# -- the deal ---------------------------------------------------------------------------------


def start_cell(grid: int, seat: int) -> Cell:
    """Rule 1."""
    return (0, grid - 1) if seat == 0 else (grid - 1, 0)


def deal_of(stream: Iterator[int], options: dict[str, Any]) -> dict[str, Any]:
    """Rule 3: tokens on the cells of the northern half, and on their point mirrors."""
    chosen = {**DEFAULTS, **options}
    grid, count = chosen["grid"], chosen["tokens"][2]
    half = [f"{column}{row}" for row in range(1, grid // 2 + 1) for column in LETTERS[:grid]]
    half.remove(name_of(start_cell(grid, 1)))
    tokens = []
    for i, name in enumerate(shuffled(stream, half)[: count // 2]):
        x, y = cell_of(name)
        for cell in (name, name_of((grid - 1 - x, grid - 1 - y))):
            tokens.append([KINDS[i % 2], cell])
    return {"tokens": tokens}


# -- the table --------------------------------------------------------------------------------


@dataclass
class Table:
    """A game in progress. ``due``: what comes next, ``swap``, ``first roll``, ``roll``, ``die 1``,
    ``die 2``, ``answer`` or ``act``. ``reason`` is set when it has ended.
    """

    options: dict[str, Any]
    bots: frozenset[int]
    tokens: dict[Cell, str]
    bricks: list[Brick] = field(default_factory=list)
    seat: int = 0
    due: str = ""
    dice: list[int] = field(default_factory=lambda: [0, 0])
    held: list[dict[str, int]] = field(default_factory=list)
    swaps: list[bool] = field(default_factory=lambda: [False, False])
    blocked: list[int] = field(default_factory=lambda: [0, 0])
    right: list[int] = field(default_factory=lambda: [0, 0])
    turns: int = 0
    reason: str | None = None
    # what goals count, for both
    in_a_row: list[int] = field(default_factory=lambda: [0, 0])
    laid: list[int] = field(default_factory=lambda: [0, 0])
    steals: list[int] = field(default_factory=lambda: [0, 0])
    covers: list[int] = field(default_factory=lambda: [0, 0])
    won: list[int] = field(default_factory=lambda: [0, 0])
    has_swapped: list[bool] = field(default_factory=lambda: [False, False])

    @property
    def grid(self) -> int:
        return int(self.options["grid"])

    def to_move(self) -> int | None:
        """The seat that decides; None where chance does, or nobody."""
        return self.seat if self.due in ("swap", "answer", "act") and not self.reason else None

    # -- what lies there

    def owned(self, seat: int) -> list[Brick]:
        return [brick for brick in self.bricks if brick.owner == seat]

    def studs(self, seat: int) -> int:
        return sum(brick.studs for brick in self.owned(seat))

    def scores(self) -> list[int]:
        """Rule 14."""
        return [self.studs(seat) + 2 * self.right[seat] for seat in range(2)]

    def turned(self) -> set[tuple[int, int]]:
        """The brick of the dice's size, both ways round: how wide and how high."""
        one, other = self.dice
        return {(one, other), (other, one)}

    def taken(self) -> set[Cell]:
        return {cell for brick in self.bricks for cell in brick.cells}

    # -- rule 7

    def lays(self) -> list[Brick]:
        taken = self.taken()
        own = [brick.cells for brick in self.owned(self.seat)]
        start = start_cell(self.grid, self.seat)
        near = beside(frozenset().union(*own)) if own else {start}
        anywhere = not own and start in taken
        return [
            Brick(self.seat, x, y, wide, high)
            for wide, high in self.turned()
            for x, y, cells in every_place(self.grid, wide, high)
            if cells.isdisjoint(taken) and (anywhere or not cells.isdisjoint(near))
        ]

    # -- rule 8

    def steals_now(self) -> list[Brick]:
        if not self.options["steal"]:
            return []
        return [
            brick
            for brick in self.owned(1 - self.seat)
            if sorted((brick.wide, brick.high)) == sorted(self.dice)
        ]

    # -- rule 9

    def covered(self, cells: Cells) -> list[Brick]:
        """The bricks that have a cell there."""
        return [brick for brick in self.bricks if not brick.cells.isdisjoint(cells)]

    def covers_now(self) -> list[Brick]:
        if not self.options["cover"]:
            return []
        taken, found = self.taken(), []
        for wide, high in self.turned():
            for x, y, cells in every_place(self.grid, wide, high):
                if cells <= taken and self.may_cover(cells):
                    found.append(Brick(self.seat, x, y, wide, high))
        return found

    def may_cover(self, cells: Cells) -> bool:
        """Whether these occupied cells are two bricks or more, whole, and not all one's own."""
        under = self.covered(cells)
        whole = all(brick.cells <= cells for brick in under)
        return whole and len(under) >= 2 and any(brick.owner != self.seat for brick in under)

    # -- decisions

    def copy(self) -> "Table":
        """A table that can be played on without changing this one."""
        own = {name: _copied(value) for name, value in vars(self).items()}
        return Table(**own)

    def legal_moves(self) -> list[str]:
        if self.to_move() is None:
            return []
        if self.due == "swap":
            return ["keep", "swap"]
        if self.due == "answer":
            return list(ANSWERS)
        lays = [written(place) for place in self.lays()]
        moves = lays or ["pass"]  # rule 12
        moves = [*moves, *(f"steal {name_of((b.x, b.y))}" for b in self.steals_now())]
        moves += [f"cover {written(place)}" for place in self.covers_now()]
        held = self.held[self.seat]
        for die in (1, 2):  # rule 10
            if held["reroll"]:
                moves.append(f"reroll {die}")
            if held["reduce"]:
                moves += [f"reduce {die}={value}" for value in range(2, self.dice[die - 1])]
        return sorted(moves)

    def play(self, move: str) -> int:
        """Play a decision; return its points."""
        seat, word = self.seat, move.split()[0]
        if word == "keep":
            self.due = "first roll"
            return 0
        if word == "answer":
            return self.answer(int(move.split()[1]))
        if word == "reroll":
            self.held[seat]["reroll"] -= 1
            self.due = f"die {move[-1]}"
            return 0
        if word == "reduce":
            self.held[seat]["reduce"] -= 1
            die, value = move.split()[1].split("=")
            self.dice[int(die) - 1] = int(value)
            self.due = self.after_dice()
            return 0
        points = 0
        if word == "swap":
            self.swaps[seat] = False
            self.has_swapped[seat] = True
            self.bricks = [brick.of(1 - brick.owner) for brick in self.bricks]
        elif word == "pass":
            self.blocked[seat] = min(2, self.blocked[seat] + 1)
        else:
            points = self.build(word, move)
            self.blocked[seat] = 0
        self.end_turn()
        return points

    def build(self, word: str, move: str) -> int:
        """Lay, steal or cover."""
        seat = self.seat
        if word == "steal":
            corner = cell_of(move.split()[1])
            [old] = [brick for brick in self.bricks if (brick.x, brick.y) == corner]
            self.bricks[self.bricks.index(old)] = old.of(seat)
            self.steals[seat] += 1
            return old.studs
        if word == "cover":
            new = brick_of(move.split()[1], seat)
            under = self.covered(new.cells)
            self.bricks = [brick for brick in self.bricks if brick not in under] + [new]
            self.covers[seat] += 1
            return sum(brick.studs for brick in under if brick.owner != seat)
        new = brick_of(move, seat)
        self.bricks.append(new)
        self.laid[seat] += 1
        for cell in new.cells & set(self.tokens):  # rule 11
            self.held[seat][self.tokens.pop(cell)] += 1
            self.won[seat] += 1
        return new.studs

    def answer(self, given: int) -> int:
        """Rule 6."""
        if given == self.dice[0] * self.dice[1]:
            self.right[self.seat] += 1
            self.in_a_row[self.seat] += 1
            self.due = "act"
            return 2
        self.in_a_row[self.seat] = 0
        self.end_turn()
        return 0

    # -- chance (rule 5)

    def outcomes(self) -> list[str]:
        """Everything that may happen, sorted."""
        one, other = self.options["tables"]
        if self.due.startswith("die"):
            return sorted(f"{self.due}={n}" for n in self.options["tables"][int(self.due[-1]) - 1])
        rolls = [f"roll {a}x{b}" for a, b in product(one, other)]
        joker = self.options["joker"]
        if self.due == "roll" or not joker:
            return sorted(rolls)
        return sorted(["joker", *rolls]) if joker > 1 else ["joker"]

    def draw(self, stream: Iterator[int]) -> str:
        """What the seed's words give."""

        def value(die: int) -> int:
            values = self.options["tables"][die]
            return int(values[below(stream, len(values))])

        if self.due.startswith("die"):
            return f"{self.due}={value(int(self.due[-1]) - 1)}"
        joker = self.options["joker"]
        if self.due == "first roll" and joker and below(stream, joker) == 0:
            return "joker"
        return f"roll {value(0)}x{value(1)}"

    def happen(self, outcome: str) -> None:
        """Let a chance ply happen."""
        assert outcome in self.outcomes()
        if outcome == "joker":
            self.swaps[self.seat] = True
            self.due = "roll"
            return
        if outcome.startswith("die"):
            die, value = outcome.split()[1].split("=")
            self.dice[int(die) - 1] = int(value)
        else:
            self.dice = [int(value) for value in outcome.split()[1].split("x")]
        self.due = self.after_dice()

    def after_dice(self) -> str:
        """Rule 6: the computer is not asked."""
        return "act" if self.seat in self.bots else "answer"

    # -- turns and ends (rules 4, 13 and 15)

    def begin_turn(self) -> None:
        self.due = "swap" if self.swaps[self.seat] else "first roll"

    def end_turn(self) -> None:
        self.turns += 1
        self.reason = self.why_over()
        self.seat = 1 - self.seat
        self.begin_turn()

    def why_over(self) -> str | None:
        if self.options["challenge"] and self.seat == 0:
            number = self.options["challenge"]["number"]
            if self.reached(self.options["challenge"]["kind"], number):
                return "goal reached"
        if self.blocked == [2, 2]:
            return "both blocked"
        if self.studs(0) + self.studs(1) == self.grid**2:
            return "grid full"
        return "turn limit" if self.turns == LAST_TURN else None

    def reached(self, kind: str, number: int) -> bool:
        own, lead = self.owned(0), self.studs(0) - self.studs(1)
        edge = any(b.y == 0 or b.x + b.wide == self.grid for b in own)
        if kind == "opposite edge":
            return edge
        if kind == "swap and lead":
            return self.has_swapped[0] and lead >= number
        counted = {
            "bricks laid": self.laid[0],
            "studs": self.studs(0),
            "big brick": max([0, *(brick.studs for brick in own)]),
            "answers in a row": self.in_a_row[0],
            "tokens won": self.won[0],
            "score": self.scores()[0],
            "steals": self.steals[0],
            "lead": lead,
            "covers": self.covers[0],
            "steals or covers": self.steals[0] + self.covers[0],
        }
        return counted[kind] >= number

    def winners(self) -> list[int]:
        if self.options["challenge"]:
            return [0] if self.reason == "goal reached" else []
        scores = self.scores()
        return [seat for seat in range(2) if scores[seat] == max(scores)]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return dict(value) if isinstance(value, dict) else value


def written(brick: Brick) -> str:
    return f"{brick.wide}x{brick.high}@{name_of((brick.x, brick.y))}"


def table(deal: dict[str, Any], options: dict[str, Any], bots: Any = ()) -> Table:
    """The table after a deal."""
    chosen = {**DEFAULTS, **options}
    start = {kind: chosen["tokens"][k] for k, kind in enumerate(KINDS)}
    made = Table(
        options=chosen,
        bots=frozenset(bots),
        tokens={cell_of(cell): kind for kind, cell in deal["tokens"]},
        held=[dict(start), dict(start)],
        swaps=[bool(chosen["swap"]), False],
    )
    made.begin_turn()
    return made
