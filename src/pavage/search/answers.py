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


def played(position: Position, line: list[int], score: int | None = None) -> Tried:
    """Play a line from a position, which stays as it is.

    Raises WrongAnswer if a move is illegal, or if it does not lead to the score that is promised.
    """
    end = position.copy()
    moves = [position.game.write(code) for code in line]
    points = []
    for at, move in enumerate(moves, start=1):
        try:
            points.append(end.play(move))
        except MoveError as error:
            said = message("error-solver-line", at=str(at), move=move, why=error.said)
            raise WrongAnswer(said) from None
    if score is not None and end.scores()[0] != score:
        found = str(end.scores()[0])
        raise WrongAnswer(message("error-solver-score", found=found, promised=str(score)))
    return Tried(moves, points, end)


def tried(position: Position, verdict: Verdict) -> Tried:
    """Play a verdict's line from a position, which stays as it is.

    Raises WrongAnswer if a move is illegal, if a line that should win does not, or if it is
    shorter than the bound that is said to be proven.
    """
    line = played(position, verdict.line)
    if verdict.answer == "won":
        outcome, length = line.end.outcome(), str(len(line.moves))
        if outcome is None or position.to_move() not in outcome.winners:
            raise WrongAnswer(message("error-solver-not-won", moves=length))
        if len(line.moves) < verdict.bound:
            bound = str(verdict.bound)
            raise WrongAnswer(message("error-solver-bound", moves=length, bound=bound))
    return line
