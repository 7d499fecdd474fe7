"""A solver's answer, tried: its line is played through the rules before anybody is told of it."""

from dataclasses import dataclass

from pavage.core.errors import MoveError, PavageError
from pavage.core.message import message
from pavage.core.position import Position
from pavage.core.solver import Verdict


class WrongAnswer(PavageError):
    """The solver said something that the rules do not bear out."""

    code = "wrong-answer"


@dataclass(frozen=True)
class Tried:
    """A line that can be played: its moves in notation, their points, and where it leads."""

    moves: list[str]
    points: list[int]
    end: Position


def tried(position: Position, verdict: Verdict) -> Tried:
    """Play a verdict's line from a position, which stays as it is.

    Raises WrongAnswer if a move is illegal, if a line that should win does not, or if it is
    shorter than the bound that is said to be proven.
    """
    seat, end = position.to_move(), position.copy()
    moves = [position.game.write(code) for code in verdict.line]
    points = []
    for at, move in enumerate(moves, start=1):
        try:
            points.append(end.play(move))
        except MoveError as error:
            said = message("error-solver-line", at=str(at), move=move, why=error.said)
            raise WrongAnswer(said) from None
    if verdict.answer == "won":
        outcome = end.outcome()
        if outcome is None or seat not in outcome.winners:
            raise WrongAnswer(message("error-solver-not-won", moves=str(len(moves))))
        if len(moves) < verdict.bound:
            bound, length = str(verdict.bound), str(len(moves))
            raise WrongAnswer(message("error-solver-bound", moves=length, bound=bound))
    return Tried(moves, points, end)
