"""How the places and the pieces of a table are written, from the scene alone.

A board's squares have names of their own (``h8``). On a table without edges a square is its
numbers, ``3,-1``: the first grows to the right, the second downwards; so it is on one of hexagons,
where rows lie half a hexagon further to the right, one below the other.
"""

import re
from collections.abc import Sequence

from pavage.core.scene import Hand, Piece, Setting

Place = tuple[str, int, int]  # a zone's id, x and y
Lies = tuple[str, int, Place]  # a piece's name, its turn in steps, and where it goes

_SQUARE = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")


class Places:
    """The places of a table. ``plane``: the zone without edges, if there is one; ``hexes``: it is
    one of hexagons. ``dice``: whether there are dice.
    """

    def __init__(self, setting: Setting) -> None:
        self._by_name = {
            cell.name.casefold(): (zone.id, cell.x, cell.y)
            for zone in setting.zones
            for cell in zone.cells
            if cell.name
        }
        self._names = {place: name for name, place in self._by_name.items()}
        kinds = {zone.kind: zone.id for zone in setting.zones}
        self.hexes = "hexes" in kinds
        self.dice = "dice" in kinds
        self.plane = kinds.get("hexes", kinds.get("plane"))

    def find(self, word: str) -> Place | None:
        """The place that a word (in lower case) writes."""
        if self.plane is not None and (found := _SQUARE.fullmatch(word)):
            return self.plane, int(found[1]), int(found[2])
        return self._by_name.get(word)

    def name(self, place: Place) -> str:
        """How a place is written, in lower case."""
        return self._names.get(place) or f"{place[1]},{place[2]}"


class Names:
    """The pieces that may be named in a turn: those of a hand, or the cards of a patience.

    A piece's name is what stands before the place in the move that it would send. It has one for
    each way to turn it; the first is that of the piece itself. Where these only add a number after
    a ``/``, the piece has what stands before it as a name too, and ``2/3`` is piece 2, turned so.
    """

    def __init__(self, hand: Hand, cards: Sequence[Piece] | None = None) -> None:
        self.pieces = hand.pieces if cards is None else cards
        self._numbered = cards is None
        self._turned = {piece.id: _names(piece) for piece in self.pieces}
        self._plain = {piece.id: _plain(piece) for piece in self.pieces}
        self._slot = {piece.id: slot for slot, piece in enumerate(self.pieces, start=1)}

    def name(self, id: str, turn: int = 0) -> str:
        """A piece's name, turned so many steps."""
        turned = self._turned.get(id) or [id.casefold()]
        return turned[turn % len(turned)]

    def is_named(self, id: str, word: str) -> bool:
        """Whether a word names a piece without saying how it is turned."""
        return word in (self.name(id), self._plain[id].casefold())

    def title(self, id: str) -> str:
        """A piece's name as one writes it, however it is turned."""
        return self._plain[id] or self.name(id)

    def spelt(self, word: str) -> str:
        """A word such as ``2/3`` as the name that it stands for; any other word as it is."""
        number, _, turn = word.partition("/")
        piece = self.numbered(number)
        if piece is None or not self._plain[piece.id] or not re.fullmatch("[0-9]", turn):
            return word
        turned = self._turned[piece.id]
        return turned[int(turn)] if int(turn) < len(turned) else word

    def slot(self, id: str) -> int:
        """A piece's number in the hand, from 1; 0 if it is not there."""
        return self._slot.get(id, 0)

    def numbered(self, word: str) -> Piece | None:
        """The piece whose number this is: ``2``, never ``0002``."""
        if self._numbered and word.isascii() and word.isdigit() and str(int(word)) == word:
            number = int(word)
            return self.pieces[number - 1] if 0 < number <= len(self.pieces) else None
        return None

    def named(self, word: str) -> list[tuple[Piece, int]]:
        """The pieces that have this name, each in the turn in which it has it."""
        return [
            (piece, turn)
            for piece in self.pieces
            for turn, name in enumerate(self._turned[piece.id])
            if name == word or (turn == 0 and self._plain[piece.id].casefold() == word)
        ]

    def drops(self, piece: Piece, place: Place, written: str) -> list[str]:
        """What the piece would send from a place, in each way to turn it (each way once)."""
        _, x, y = place
        values = {"{name}": written, "{x}": str(x), "{y}": str(y)}
        sent = []
        for drop in _drops(piece):
            for sign, value in values.items():
                drop = drop.replace(sign, value)
            sent.append(drop)
        return sent


def _drops(piece: Piece) -> list[str]:
    return piece.drops or ([] if piece.drop is None else [piece.drop])


def _heads(piece: Piece) -> list[str]:
    return [drop.partition("{")[0].rstrip("@ ") for drop in _drops(piece)]


def _names(piece: Piece) -> list[str]:
    return [head.casefold() for head in _heads(piece)] or [piece.face.casefold()]


def _plain(piece: Piece) -> str:
    """What the names of all turns have before a ``/``; "" where they differ in more."""
    shared = {head.rpartition("/")[0] for head in _heads(piece)}
    return shared.pop() if len(shared) == 1 else ""
