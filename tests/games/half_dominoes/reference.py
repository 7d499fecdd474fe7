"""Half-dominoes once more, slowly, written from the text of the rules alone.

Plain Python, dictionaries and strings; it shares nothing with the program but the notation. Every
question is answered by trying everything: all tiles, all rotations, all squares, all pairs.
"""

import re
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any

from tests.record.by_the_page import shuffled, words

Square = tuple[int, int]  # x to the east, y to the south

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
SHOWN = {NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3}  # where in a tile's name its symbol stands
FACING = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

HANDS = {2: 8, 3: 7, 4: 6}


def beside(square: Square, side: Square) -> Square:
    return square[0] + side[0], square[1] + side[1]


def rotations(tile: str) -> list[str]:
    """A tile after 0, 1, 2 and 3 quarter turns clockwise: what was west is north next."""
    turned = [tile]
    for _ in range(3):
        turned.append(turned[-1][3] + turned[-1][:3])
    return turned


def canonical(tile: str) -> str:
    return min(rotations(tile))


def own_tiles(name: str) -> list[str]:
    """Rule 2: ``Q6``, four different symbols of six; ``M4``, any four symbols of four."""
    if name == "Q6":
        faces = {canonical("".join(sides)) for sides in permutations("012345", 4)}
    else:
        faces = {canonical("".join(sides)) for sides in product("0123", repeat=4)}
    return sorted(faces)


# -- the deal --------------------------------------------------------------------------------


def deal_of(order: list[str], players: int, variant: int, hand: int | None = None) -> Any:
    """Rules 5 and 6: hands one tile at a time round the table, the table, the stock.

    None where nothing in the stock joins the first tile of variant 2.
    """
    left = list(order)
    hands: list[list[str]] = [[] for _ in range(players)]
    for _ in range(hand or HANDS[players]):
        for held in hands:
            held.append(left.pop(0))
    first = left.pop(0)
    table = [[first, 0, 0]]
    if variant == 2:
        joining = [
            (tile, turned) for tile in left for turned in rotations(tile) if turned[3] == first[1]
        ]
        if not joining:
            return None
        tile, turned = joining[0]
        left.remove(tile)
        table.append([turned, 1, 0])
    return {"hands": hands, "table": table, "stock": left}


def deal_of_seed(seed: str, players: int, options: dict[str, Any]) -> Any:
    """The deal of a seed (``options`` as a table chooses them)."""
    named = options.get("tileset", "Q6")
    tiles = named if isinstance(named, list) else own_tiles(named)
    order = shuffled(words(seed), sorted(tiles))
    return deal_of(order, players, options.get("variant", 1), options.get("hand"))


# -- the table --------------------------------------------------------------------------------


@dataclass
class Laid:
    """A tile on the table: how it lies, and the turn in which it was laid (0: by the deal)."""

    tile: str
    turn: int = 0


@dataclass
class Held:
    """A tile in a hand, and whether everybody saw it come from the table."""

    tile: str
    is_open: bool = False


@dataclass
class Table:
    """A game in progress. ``reason`` is set when it has ended."""

    variant: int
    hands: list[list[Held]]
    stock: list[str]
    tiles: dict[Square, Laid]
    dead: set[Square] = field(default_factory=set)
    seat: int = 0
    turn: int = 1
    idle: int = 0
    bonus: bool = False
    owes: bool = False  # the next seat must take a tile back
    reason: str | None = None
    held_before: int = -1  # the mover's tiles when the turn began

    def __post_init__(self) -> None:
        if self.held_before < 0:
            self.held_before = len(self.hands[self.seat])

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def next_seat(self) -> int:
        return (self.seat + 1) % self.players

    def to_move(self) -> int | None:
        if self.reason is not None:
            return None
        return self.next_seat if self.owes else self.seat

    def scores(self) -> list[int]:
        return [len(hand) for hand in self.hands]

    def winners(self) -> list[int]:
        fewest = min(self.scores())
        return [seat for seat, left in enumerate(self.scores()) if left == fewest]

    # -- rules 7, 9 and 13

    def is_free(self, square: Square) -> bool:
        return square not in self.tiles and square not in self.dead

    def touching(self, square: Square) -> list[Square]:
        """The sides on which a tile lies."""
        return [side for side in SHOWN if beside(square, side) in self.tiles]

    def matches(self, tile: str, square: Square) -> bool:
        for side in self.touching(square):
            if self.tiles[beside(square, side)].tile[SHOWN[FACING[side]]] != tile[SHOWN[side]]:
                return False
        return self.is_free(square)

    def squares(self) -> list[Square]:
        """Every square at one or two steps from a tile, and many that are not."""
        across = [x for x, _ in self.tiles]
        down = [y for _, y in self.tiles]
        return [
            (x, y)
            for x in range(min(across) - 2, max(across) + 3)
            for y in range(min(down) - 2, max(down) + 3)
        ]

    def makes_angle(self, square: Square) -> bool:
        for side in SHOWN:
            later = beside(square, side)
            if not self.is_free(later):
                continue
            for other in self.touching(later):
                touched = beside(later, other)
                if abs(touched[0] - square[0]) == 1 and abs(touched[1] - square[1]) == 1:
                    return True
        return False

    def fitting(self) -> dict[Square, list[tuple[int, str]]]:
        """What the mover may turn and lay on each square, touching something or not: the number
        of the tile in hand, and how it lies.
        """
        hand = self.hands[self.seat]
        lying = [(k, turned) for k, held in enumerate(hand) for turned in rotations(held.tile)]
        return {
            square: [(k, tile) for k, tile in lying if self.matches(tile, square)]
            for square in self.squares()
        }

    def singles(self, fitting: dict[Square, list[tuple[int, str]]]) -> dict[str, int]:
        """Each placement of one tile, and its connections."""
        return {
            written(tile, square): len(self.touching(square))
            for square, tiles in fitting.items()
            for _, tile in tiles
            if self.touching(square)
        }

    def pairs(self, fitting: dict[Square, list[tuple[int, str]]]) -> dict[str, int]:
        """Each placement of two tiles side by side, and its connections."""
        found = {}
        for square, tiles in fitting.items():
            for side in (EAST, SOUTH):
                there = beside(square, side)
                many = len(self.touching(square)) + len(self.touching(there))
                if many == 0:
                    continue
                for (k, one), (other_k, other) in product(tiles, fitting.get(there, [])):
                    if k != other_k and one[SHOWN[side]] == other[SHOWN[FACING[side]]]:
                        found[written(one, square) + "+" + written(other, there)] = many
        return found

    # -- rules 8 to 10, 13 and 14

    def placements(self) -> set[str]:
        fitting = self.fitting()
        singles = self.singles(fitting)
        options = dict(singles)
        if self.variant == 2:
            options.update(self.pairs(fitting))
        several = {text for text, many in options.items() if many >= 2}
        if several:
            return several
        angles = {text for text in singles if self.makes_angle(square_of(text))}
        return angles or set(singles)

    def legal_moves(self) -> list[str]:
        if self.reason is not None:
            return []
        if self.owes:
            return sorted(f"take {x},{y}" for x, y in self.may_be_taken())
        word = "skip" if self.bonus else "draw"
        return sorted(self.placements() or {word})

    # -- rules 11 to 16

    def play(self, move: str) -> None:
        if move.startswith("take"):
            square = square_of(move)
            taken = self.tiles.pop(square)
            self.dead.add(square)
            self.hands[self.seat].append(Held(canonical(taken.tile), is_open=True))
            self.finish_turn()
        elif move == "draw":
            self.draw()
        elif move == "skip":
            self.finish_turn()
        else:
            self.place(move)

    def connections(self, move: str) -> int:
        """Of a placement; none of another move."""
        parts = move.split("+") if "@" in move else []
        return sum(len(self.touching(square_of(part))) for part in parts)

    def place(self, move: str) -> None:
        many = self.connections(move)
        for part in move.split("+"):
            tile, square = part.split("@")[0], square_of(part)
            self.leave_hand(canonical(tile))
            self.tiles[square] = Laid(tile, self.turn)
        if self.variant == 2:
            if many < 3:
                self.draw()
            else:
                self.finish_turn()
        elif self.bonus:
            self.finish_turn()
        elif many == 1:
            self.draw()
        elif many >= 3 and self.hands[self.seat]:
            self.bonus = True
        else:
            self.finish_turn()

    def leave_hand(self, name: str) -> None:
        """Of twins the one goes that everybody knows of, so that the secret ones stay secret."""
        hand = self.hands[self.seat]
        alike = [k for k, held in enumerate(hand) if held.tile == name]
        open_ones = [k for k in alike if hand[k].is_open]
        del hand[(open_ones or alike)[0]]

    def draw(self) -> None:
        if self.stock:
            self.hands[self.seat].append(Held(self.stock.pop(0)))
        elif self.may_be_taken():
            self.owes = True
            return
        self.finish_turn()

    def may_be_taken(self) -> list[Square]:
        if len(self.tiles) == 1:
            return []
        return [square for square, laid in self.tiles.items() if laid.turn < self.turn]

    # -- rules 17 and 18

    def finish_turn(self) -> None:
        hand = self.hands[self.seat]
        self.owes = self.bonus = False
        if len(hand) < self.held_before:
            self.idle = 0
        elif not self.stock:
            self.idle += 1
        if not hand:
            self.reason = "hand empty"
        elif self.idle == 6 * self.players:
            self.reason = "six idle rounds"
        elif self.turn == 300:
            self.reason = "turn limit"
        self.turn += 1
        if self.reason is None:
            self.seat = self.next_seat
            self.held_before = len(self.hands[self.seat])

    # -- what a seat knows

    def knows(self, viewer: int) -> dict[str, Any]:
        """Everything that a seat (-1: a watcher) sees now, for the tests of secrecy.

        The tiles of others that it knows of come in the order in which they were taken back.
        """
        return {
            "tiles": {square: (laid.tile, laid.turn) for square, laid in self.tiles.items()},
            "dead": set(self.dead),
            "hands": self.scores(),
            "open": [
                [held.tile for held in hand if held.is_open or seat == viewer]
                for seat, hand in enumerate(self.hands)
            ],
            "stock": len(self.stock),
            "turn": (self.seat, self.turn, self.idle, self.bonus, self.owes, self.reason),
        }


def written(tile: str, square: Square) -> str:
    return f"{tile}@{square[0]},{square[1]}"


def square_of(text: str) -> Square:
    """The square at the end of a move or of a part of one."""
    found = re.search(r"(-?\d+),(-?\d+)$", text)
    assert found
    return int(found[1]), int(found[2])


def table(deal: dict[str, Any], options: dict[str, Any]) -> Table:
    """The table after a deal."""
    return Table(
        variant=options.get("variant", 1),
        hands=[[Held(tile) for tile in hand] for hand in deal["hands"]],
        stock=list(deal["stock"]),
        tiles={(x, y): Laid(tile) for tile, x, y in deal["table"]},
    )
