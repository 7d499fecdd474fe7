"""Who may take back what.

- In its own turn a seat may take back its last placement, as long as the placement showed it
  nothing hidden: once tiles are drawn the turn is over.
- A device on which all the people of a match play (one person against the computer, or several
  round one device) may take back its last whole turn, and what the computer answered, if none of
  its people was shown anything hidden since. Otherwise taking back would be peeking.
- In a patience nothing is hidden: whoever plays it may take back move after move, to the deal (or
  to the opening of a challenge).
  (``Match.set_line`` takes back, and plays again, as many as one likes at once.)

Nothing is taken back once the game is over: the seed has been told.
"""

from collections.abc import Sequence, Set
from typing import NamedTuple

from pavage.core.message import message
from pavage.core.stored import Sitter
from pavage.match.match import Match, TakebackError
from pavage.match.plies import Step


class Takeback(NamedTuple):
    """``seat`` takes back; ``ply`` plies of the line stay."""

    seat: int
    ply: int


def offered(match: Match, sitters: Sequence[Sitter], held: Set[int]) -> Takeback | None:
    """What a device that holds the seats ``held`` may take back now."""
    if match.outcome is not None or not match.line or not held:
        return None
    if match.patience:
        return _last_move(match, held)
    last = len(match.line) - 1
    done = match.line[last]
    if done.seat == match.to_move() and _one_turn(match, last):
        mine = done.seat in held
        return Takeback(done.seat, last) if mine and not match.revealed(last, done.seat) else None
    return _whole_turn(match, sitters, held)


def take_back(
    match: Match, sitters: Sequence[Sitter], held: Set[int], seat: int, seq: int, at: int
) -> Step:
    """The takeback that was asked for, checked.

    Raises GameOver, StaleMove, AheadMove, or TakebackError, which says why not.
    """
    match.check_seq(seq)
    takeback = offered(match, sitters, held)
    if takeback is None or takeback.seat != seat:
        raise TakebackError(message("error-no-undo"))
    return match.take_back(seat, takeback.ply, seq, at)


def _last_move(match: Match, held: Set[int]) -> Takeback | None:
    """The last decision, with the chance that followed it."""
    for ply in range(len(match.line) - 1, -1, -1):
        seat = match.line[ply].seat
        if seat is not None:
            mine = seat in held and ply >= len(match.opening)
            return Takeback(seat, ply) if mine else None
    return None


def _one_turn(match: Match, last: int) -> bool:
    """Whether the turn of the last ply still goes on: the same seat, nothing drawn, is to move.

    In a game for one player each ply is told as a turn of its own, so it never does there.
    """
    return match.setup.players > 1 and match.line[last].code is not None


def _whole_turn(match: Match, sitters: Sequence[Sitter], held: Set[int]) -> Takeback | None:
    people = {seat for seat, sitter in enumerate(sitters) if sitter.kind != "bot"}
    if not people <= held:
        return None
    ply = len(match.line)
    turn: tuple[int | None, int] | None = None  # the person's turn that we are walking back through
    while ply > 0:
        done = match.line[ply - 1]
        this = (done.seat, done.told.turn)
        if turn is not None and this != turn:
            break
        if done.seat in people:
            turn = this
        if any(match.revealed(ply - 1, seat) for seat in people):
            return None
        ply -= 1
    if turn is None or turn[0] is None:
        return None
    return Takeback(turn[0], ply)
