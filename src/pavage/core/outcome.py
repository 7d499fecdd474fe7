"""How a game ended."""

import msgspec

RESIGNED = "resigned"
ABANDONED = "abandoned"


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """Final scores by seat, the winners in ascending order, and the reason in the record's words.

    ``by`` is the seat that gave up, where the reason is ``resigned``. ``undone``, in a patience, is
    how many moves were taken back on the way.
    """

    scores: list[int]
    winners: list[int]
    reason: str
    by: int | None = None
    undone: int | None = None


def highest_wins(scores: list[int], reason: str) -> Outcome:
    """The outcome of a game that the highest score wins; equal scores share the win."""
    best = max(scores)
    return Outcome(scores, [seat for seat, s in enumerate(scores) if s == best], reason)


def lowest_wins(scores: list[int], reason: str) -> Outcome:
    """The outcome of a game that the lowest score wins; equal scores share the win."""
    best = min(scores)
    return Outcome(scores, [seat for seat, s in enumerate(scores) if s == best], reason)


def given_up(scores: list[int], by: int) -> Outcome:
    """The outcome when seat ``by`` resigns: all the others win."""
    return Outcome(scores, [s for s in range(len(scores)) if s != by], RESIGNED, by)


def abandoned(scores: list[int]) -> Outcome:
    """The outcome of a game that nobody goes on with: nobody wins."""
    return Outcome(scores, [], ABANDONED)
