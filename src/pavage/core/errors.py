"""Everything that can be refused, each kind with its own class and a sentence for the reader.

The class says which kind of refusal it is (a program looks at ``code``); the message says what
was wrong and what would be right (a person reads it).
"""

from typing import ClassVar

from pavage.core.message import Message, render


class PavageError(Exception):
    """A refusal. ``said`` is its sentence; ``code`` names its kind on the wire and in JSON."""

    code: ClassVar[str] = "error"

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return render(self.said, "en")


class SetupError(PavageError):
    """An option, a number of players or a tile set that the game does not have."""

    code = "bad-setup"


class DealError(PavageError):
    """A deal that is not a deal of the game's set under its options."""

    code = "bad-deal"


class MoveError(PavageError):
    """A move that was not played; its subclasses say why not."""

    code = "bad-move"


class UnreadableMove(MoveError):
    """The text is not a move in the game's notation."""

    code = "unreadable"


class IllegalMove(MoveError):
    """A well-formed move that the rules forbid in this position."""

    code = "illegal"


class OutOfTurn(MoveError):
    """A move by a seat that is not to play."""

    code = "out-of-turn"


class StaleMove(MoveError):
    """A move made for a position that has passed."""

    code = "stale"


class GameOver(MoveError):
    """A move in a game that is over."""

    code = "game-over"


class RecordError(PavageError):
    """A record that cannot be read or does not hold; ``ply`` (0-based) is the first bad one."""

    code = "bad-record"

    def __init__(self, said: Message, ply: int | None = None) -> None:
        super().__init__(said)
        self.ply = ply


class AccessError(PavageError):
    """No token, or one that does not open this."""

    code = "unauthorised"


class NotFound(PavageError):
    """Nothing is kept under this name."""

    code = "not-found"


class WireError(PavageError):
    """A message that the protocol does not know."""

    code = "malformed"
