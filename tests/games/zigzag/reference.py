"""Zigzag once more, slowly, written from the text of the rules alone.

Plain Python, dictionaries and strings; it shares nothing with the program but the notation. The
tests let both play the same games and compare everything.
"""

from dataclasses import dataclass, field
from typing import Any

Square = tuple[int, int]  # column and row, from 0 in the north-west

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
DIGIT = {"north": 0, "east": 1, "south": 2, "west": 3}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}

SIZES = {"classic": 13, "tight": 11, "large": 15}
DOUBLE = [(2, 2), (4, 4), (0, 3), (2, 5), (3, 6)]
TRIPLE = [(0, 6), (5, 5)]

TURNS = {4: 7, 3: 9, 2: 13}
REMOVED = {4: 0, 3: 2, 2: 4}


def own_tiles() -> list[str]:
    """The 80 tiles that are not blank and a second 1111, in ascending order."""
    digits = "012"
    names = [n + e + s + w for n in digits for e in digits for s in digits for w in digits]
    return sorted([name for name in names if name != "0000"] + ["1111"])


def name_of(square: Square) -> str:
    return "abcdefghijklmno"[square[0]] + str(square[1] + 1)


def square_of(name: str) -> Square:
    return "abcdefghijklmno".index(name[0]), int(name[1:]) - 1


def value(tile: str) -> int:
    return sum(int(digit) for digit in tile)


def is_culdesac(tile: str) -> bool:
    return sum(digit != "0" for digit in tile) == 1


def multiplier(board: str, square: Square) -> int:
    centre = SIZES[board] // 2
    offset = abs(square[0] - centre), abs(square[1] - centre)
    for factor, offsets in ((2, DOUBLE), (3, TRIPLE)):
        if offset in offsets or offset[::-1] in offsets:
            return factor
    return 1


# -- the deal --------------------------------------------------------------------------------


def deal_of(order: list[str], players: int, removed: int) -> dict[str, Any]:
    """Deal a shuffled set: removed tiles, hands round the table, start draws, the bag."""
    left = list(order)
    out = [left.pop(0) for _ in range(removed)]
    hands: list[list[str]] = [[] for _ in range(players)]
    for _ in range(5):
        for hand in hands:
            hand.append(left.pop(0))
    discarded = []
    while is_culdesac(left[0]):
        discarded.append(left.pop(0))
    start = left.pop(0)
    return {
        "removed": out,
        "hands": hands,
        "discarded_starts": discarded,
        "start": start,
        "bag": left,
    }


# -- the table --------------------------------------------------------------------------------


@dataclass
class Table:
    """A game in progress. ``reason`` is set when it has ended."""

    board: str
    fixed_turns: bool
    discard_returns: bool
    hands: list[list[str]]
    bag: list[str]
    tiles: dict[Square, str]
    scores: list[int]
    seat: int = 0
    placed: int = 0
    turns: int = 0
    passes_in_a_row: int = 0
    turns_without_a_placement: int = 0
    shuffle_due: bool = False
    reason: str | None = None
    discarded: list[tuple[int, str]] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def size(self) -> int:
        return SIZES[self.board]

    def squares(self) -> list[Square]:
        return [(x, y) for y in range(self.size) for x in range(self.size)]

    # -- rule 10 and rule 13

    def may_lie(self, tile: str, square: Square) -> bool:
        if square in self.tiles:
            return False
        connected = False
        for side, (dx, dy) in SIDES.items():
            digit = tile[DIGIT[side]]
            beside = square[0] + dx, square[1] + dy
            if not (0 <= beside[0] < self.size and 0 <= beside[1] < self.size):
                if digit != "0":
                    return False
            elif beside in self.tiles:
                if self.tiles[beside][DIGIT[OPPOSITE[side]]] != digit:
                    return False
                connected = connected or digit != "0"
        return connected

    def points(self, tile: str, square: Square) -> int:
        total = value(tile) * multiplier(self.board, square)
        for side, (dx, dy) in SIDES.items():
            beside = square[0] + dx, square[1] + dy
            if beside in self.tiles and tile[DIGIT[side]] != "0":
                total += value(self.tiles[beside])
        return total

    # -- rules 9 and 11

    def placements(self) -> list[str]:
        return sorted(
            f"{tile}@{name_of(square)}"
            for tile in set(self.hands[self.seat])
            for square in self.squares()
            if self.may_lie(tile, square)
        )

    def legal_moves(self) -> list[str]:
        if self.reason is not None or self.shuffle_due:
            return []
        moves = self.placements()
        if self.placed > 0:
            moves.append("end")
        elif not moves:
            moves = ["pass"]
            if self.bag and self.hands[self.seat]:
                moves.append("exchange")
        return sorted(moves)

    def play(self, move: str) -> int:
        points = 0
        hand = self.hands[self.seat]
        if move == "pass":
            self.passes_in_a_row += 1
            self.turns_without_a_placement += 1
            self.finish_turn()
        elif move == "exchange":
            self.passes_in_a_row = 0
            self.turns_without_a_placement += 1
            old = list(hand)
            hand.clear()
            self.draw()
            if self.discard_returns:
                self.bag.extend(old)
                self.shuffle_due = True
            else:
                self.discarded.extend((self.seat, tile) for tile in old)
            self.finish_turn()
        elif move == "end":
            self.draw()
            self.finish_turn()
        else:
            tile, square = move.split("@")
            points = self.points(tile, square_of(square))
            hand.remove(tile)
            self.tiles[square_of(square)] = tile
            self.scores[self.seat] += points
            self.passes_in_a_row = 0
            self.turns_without_a_placement = 0
            self.placed += 1
            if self.placed == 3:
                self.draw()
                self.finish_turn()
        self.reason = self.why_over()
        if self.reason is not None:
            self.shuffle_due = False
        return points

    def draw(self) -> None:
        hand = self.hands[self.seat]
        while len(hand) < 5 and self.bag:
            hand.append(self.bag.pop(0))

    def finish_turn(self) -> None:
        self.placed = 0
        self.turns += 1
        self.seat = (self.seat + 1) % self.players

    def shuffle(self, order: list[str]) -> None:
        assert sorted(order) == sorted(self.bag)
        self.bag = list(order)
        self.shuffle_due = False

    # -- rule 15

    def why_over(self) -> str | None:
        if not self.bag and not any(self.hands):
            return "all tiles placed"
        if self.passes_in_a_row >= self.players:
            return "no more move"
        if self.discard_returns and self.turns_without_a_placement >= 2 * self.players:
            return "no more move"
        if self.fixed_turns and self.turns >= TURNS[self.players] * self.players:
            return "last turn played"
        return None

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]

    # -- what a seat knows

    def knows(self, seat: int) -> dict[str, Any]:
        """Everything that a seat (-1: a watcher) sees now, for the tests of secrecy."""
        return {
            "tiles": dict(self.tiles),
            "scores": list(self.scores),
            "seat": self.seat,
            "placed": self.placed,
            "turns": self.turns,
            "bag": len(self.bag),
            "hands": [len(hand) for hand in self.hands],
            "own": list(self.hands[seat]) if seat >= 0 else [],
            "own discards": [tile for by, tile in self.discarded if by == seat],
            "shuffle": self.shuffle_due,
            "reason": self.reason,
        }


def table(deal: dict[str, Any], options: dict[str, Any]) -> Table:
    """The table after a deal."""
    board = options.get("board", "classic")
    centre = SIZES[board] // 2
    return Table(
        board=board,
        fixed_turns=options.get("fixed_turns", False),
        discard_returns=options.get("discard_returns", False),
        hands=[list(hand) for hand in deal["hands"]],
        bag=list(deal["bag"]),
        tiles={(centre, centre): deal["start"]},
        scores=[0] * len(deal["hands"]),
    )
