"""What somebody types in their turn: a command, or a move written as they like.

A move may be written exactly (``0121@h8``), without minding capitals, or with the number of the
piece in the hand (``1 h8``, ``1h8``, ``h8 1``). In a patience, where no hand is held, it may be the
number of the move in the list, or only its card or only its gap, if that leaves no choice. What is
none of these is handed to the rules as it stands, which say how moves are written.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pavage.cli.language import say, tell
from pavage.core.scene import Hand, Piece, Setting

Place = tuple[str, int, int]  # a zone's id, x and y

COMMANDS = ("help", "moves", "hint", "undo", "redo", "quit")
_SHORT = {"?": "help", "h": "help"}
_SHORT_IN_PATIENCE = {"?": "hint", "h": "help", "u": "undo", "r": "redo"}


@dataclass(frozen=True)
class Typed:
    """A command, or a move to be tried, or several moves of which it could be any."""

    command: str | None = None
    move: str = ""
    several: tuple[str, ...] = ()


def read(
    text: str, hand: Hand, places: Mapping[str, Place], cards: Sequence[Piece] | None = None
) -> Typed:
    """What a line means; ``places`` are those of :func:`places_of`.

    ``cards``: in a patience, what lies on the table.
    """
    word = " ".join(text.split()).casefold()
    command = _command(word, _SHORT if cards is None else _SHORT_IN_PATIENCE)
    if command is not None:
        return Typed(command)
    for action in hand.actions:
        if word in (action.move.casefold(), tell(action.label).casefold()):
            return Typed(move=action.move)
    if cards is not None:
        moves = _in_patience(word, hand, places)
        if moves:
            return Typed(move=moves[0]) if len(moves) == 1 else Typed(several=tuple(moves))
    return Typed(move=_placement(word, hand, places, cards) or text.strip())


def _in_patience(word: str, hand: Hand, places: Mapping[str, Place]) -> list[str]:
    """The legal moves that a number, a card or a gap alone may mean."""
    if word.isascii() and word.isdigit() and 0 < int(word) <= len(hand.targets):
        return [hand.targets[int(word) - 1].move]
    place = places.get(word)
    return [
        target.move
        for target in hand.targets
        if (target.zone, target.x, target.y) == place or target.piece.casefold() == word
    ]


def places_of(setting: Setting) -> dict[str, Place]:
    """The table's places by their name in lower case: zone and coordinates."""
    return {
        cell.name.casefold(): (zone.id, cell.x, cell.y)
        for zone in setting.zones
        for cell in zone.cells
        if cell.name
    }


def _command(word: str, short: Mapping[str, str]) -> str | None:
    if word in short:
        return short[word]
    for name in COMMANDS:
        if word in (name, say(f"cli-do-{name}").casefold()):
            return name
    return None


def _placement(
    word: str, hand: Hand, places: Mapping[str, Place], cards: Sequence[Piece] | None
) -> str | None:
    """The move of a piece to a place, legal or not, if the words name one of each."""
    for what, where in _splits(word):
        piece = _piece(what, hand) if cards is None else _card(what, cards)
        place = places.get(where)
        if piece is not None and place is not None:
            return _move(piece, where, place, hand)
    return None


def _card(what: str, cards: Sequence[Piece]) -> Piece | None:
    return next((card for card in cards if card.face.casefold() == what), None)


def _splits(word: str) -> list[tuple[str, str]]:
    """The ways to read a text as a piece and a place."""
    for separator in ("@", " "):
        one, found, other = (part.strip() for part in word.partition(separator))
        if found or separator in word:
            return [(one, other), (other, one)]
    return [(word[:k], word[k:]) for k in range(1, len(word))]


def _piece(what: str, hand: Hand) -> Piece | None:
    for slot, piece in enumerate(hand.pieces, start=1):
        if what in (str(slot), piece.face.casefold()):  # "0002" is a face, never slot 2
            return piece
    return None


def _move(piece: Piece, name: str, place: Place, hand: Hand) -> str | None:
    """The ready-made move of a target; else what the piece sends when dropped elsewhere."""
    twins = [piece.id, *(other.id for other in hand.pieces if other.face == piece.face)]
    for target in hand.targets:
        if target.piece in twins and (target.zone, target.x, target.y) == place:
            return target.move
    if piece.drop is None:
        return None
    _, x, y = place
    return piece.drop.replace("{name}", name).replace("{x}", str(x)).replace("{y}", str(y))
