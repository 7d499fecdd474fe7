"""Connexion once more, slowly, written from the text of the rules alone.

Plain Python, dictionaries and strings; it shares nothing with the program but the notation. Every
question is answered by trying everything: all tiles, all rotations, all places.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pavage.games.connexion
from tests.record.by_the_page import shuffled, words

Place = tuple[int, int]  # q, r

# Rule 3: the sides, clockwise from 0, and the neighbour that each faces.
SIDES: list[Place] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def beside(place: Place, side: int) -> Place:
    return place[0] + SIDES[side][0], place[1] + SIDES[side][1]


def own_tiles() -> list[str]:
    """The game's own set: its file's lines without blanks (rule 2)."""
    file = Path(pavage.games.connexion.__file__).parent / "data" / "tiles.csv"
    return ["".join(line.split()) for line in file.read_text("utf-8").splitlines()]


def cells_of(tile: str) -> list[str]:
    """A tile's six cells, clockwise from the 6: ``6J``, ``1O`` …"""
    return [tile[k : k + 2] for k in range(0, 12, 2)]


def pair(a: str, b: str) -> int:
    """Rule 8: what two touching cells are worth."""
    alike = (a[0] == b[0]) + (a[1] == b[1])
    return alike * (int(a[0]) + int(b[0]))


# -- the deal -----------------------------------------------------------------------------------


def deal_of(order: list[str], players: int) -> dict[str, Any]:
    """Rule 4: each seat's four in hand and four in its pile, two to start, the rest in the box."""
    left = list(order)

    def take(n: int) -> list[str]:
        return [left.pop(0) for _ in range(n)]

    hands, piles = [], []
    for _ in range(players):
        hands.append(take(4))
        piles.append(take(4))
    one, other = take(2)
    return {
        "hands": hands,
        "piles": piles,
        "start": [f"{one}/1@0,0", f"{other}/4@1,0"],
        "box": left,
    }


def deal_of_seed(seed: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The deal of a seed (``options`` as a table chooses them)."""
    tiles = options.get("tileset") or own_tiles()
    if options.get("solo"):
        return {"tiles": tiles}
    return deal_of(shuffled(words(seed), tiles), players)


# -- the table --------------------------------------------------------------------------------


@dataclass
class Laid:
    """A tile on the table: its 6 is on the side ``six``."""

    tile: str
    six: int


@dataclass
class Table:
    """A game in progress. ``reason`` is set when it has ended.

    ``painted``: tiles that show other cells than their names say, for positions that can't be.
    """

    hands: list[list[str]]
    piles: list[list[str]]
    box: list[str]
    tiles: dict[Place, Laid]
    must_match: bool = False
    painted: dict[str, list[str]] = field(default_factory=dict)
    seat: int = 0
    passes: int = 0
    reason: str | None = None
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * len(self.hands)

    @property
    def players(self) -> int:
        return len(self.hands)

    def to_move(self) -> int | None:
        return None if self.reason else self.seat

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]

    # -- rules 8 and 9

    def shows(self, laid: Laid, side: int) -> str:
        """The cell that a tile shows on a side."""
        cells = self.painted.get(laid.tile) or cells_of(laid.tile)
        return cells[(side - laid.six) % 6]

    def pairs(self, laid: Laid, place: Place) -> list[int]:
        """What each matching side of a tile on a place would be worth."""
        worths = []
        for side in range(6):
            other = self.tiles.get(beside(place, side))
            if other:
                worths.append(pair(self.shows(laid, side), self.shows(other, (side + 3) % 6)))
        return [worth for worth in worths if worth]

    def points(self, laid: Laid, place: Place) -> int:
        worths = self.pairs(laid, place)
        return sum(worths) * len(worths) if self.tiles else 0

    # -- rules 6 and 11

    def places(self) -> list[Place]:
        """The empty places that touch a tile; the middle where there is none yet."""
        found = {beside(place, side) for place in self.tiles for side in range(6)}
        return sorted(found - set(self.tiles)) if self.tiles else [(0, 0)]

    def legal_moves(self) -> list[str]:
        if self.reason:
            return []
        found = set()
        for tile in self.hands[self.seat]:
            for six in range(6):
                for place in self.places():
                    first = not self.tiles
                    if first or not self.must_match or self.pairs(Laid(tile, six), place):
                        found.add(written(tile, six, place))
        return sorted(found or {"pass"})

    # -- rules 7 and 10

    def play(self, move: str) -> int:
        points = 0
        if move == "pass":
            self.passes += 1
            if self.passes == self.players:
                self.reason = "no more move"
        else:
            tile, six, place = parts(move)
            points = self.points(Laid(tile, six), place)
            self.hands[self.seat].remove(tile)
            if self.piles[self.seat]:
                self.hands[self.seat].append(self.piles[self.seat].pop(0))
            self.tiles[place] = Laid(tile, six)
            self.scores[self.seat] += points
            self.passes = 0
            if not any(self.hands):
                self.reason = "all tiles placed"
        self.seat = (self.seat + 1) % self.players
        return points

    # -- what a seat knows

    def knows(self, viewer: int, solo: bool) -> dict[str, Any]:
        """Everything that a seat (-1: a watcher) sees now, for the tests of secrecy."""
        return {
            "tiles": {place: (laid.tile, laid.six) for place, laid in self.tiles.items()},
            "hands": [
                hand if solo or seat == viewer else len(hand)
                for seat, hand in enumerate(self.hands)
            ],
            "piles": [len(pile) for pile in self.piles],
            "box": len(self.box),
            "scores": self.scores,
            "turn": (self.seat, self.passes, self.reason),
        }


def written(tile: str, six: int, place: Place) -> str:
    return f"{tile}/{six}@{place[0]},{place[1]}"


def parts(move: str) -> tuple[str, int, Place]:
    """The tile, the side of its 6 and the place of a placement."""
    found = re.fullmatch(r"(\w{12})/(\d)@(-?\d+),(-?\d+)", move)
    assert found
    return found[1], int(found[2]), (int(found[3]), int(found[4]))


def table(deal: dict[str, Any], options: dict[str, Any]) -> Table:
    """The table after a deal."""
    must_match = bool(options.get("match_required"))
    if "tiles" in deal:
        return Table([list(deal["tiles"])], [[]], [], {}, must_match)
    tiles = {}
    for entry in deal["start"]:
        tile, six, place = parts(entry)
        tiles[place] = Laid(tile, six)
    hands, piles = ([list(held) for held in deal[part]] for part in ("hands", "piles"))
    return Table(hands, piles, list(deal["box"]), tiles, must_match)
