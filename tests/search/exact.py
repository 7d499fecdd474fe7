"""The exact value of a position in which all is known but the dice: every line is played on.

The reference that the search is held against. It knows nothing of the search, and of a game only
what the rules say.
"""

from itertools import pairwise

from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.rng import Rng, seeded

_DEEPEST = 60  # plies of a line


class TooLarge(Exception):
    """There are more lines, or longer ones, than anybody wants to wait for."""


def after(position: Position, code: int) -> Position:
    """The position after a decision, in another copy."""
    copy = position.copy()
    copy.play_code(code)
    return copy


def values(position: Position, most: int) -> dict[int, float]:
    """For each legal decision the share of a win of the seat to move, if all play perfectly.

    Raises TooLarge beyond ``most`` positions, or where dice may go on and on.
    """
    count = _Counter(most)
    seat = position.to_move()
    return {code: _values(after(position, code), count)[seat] for code in position.codes().tolist()}


class _Counter:
    def __init__(self, most: int) -> None:
        self.left = most
        self.depth = 0
        self.known: dict[bytes, list[float]] = {}

    def one(self) -> None:
        self.left -= 1
        self.depth += 1
        if self.left < 0 or self.depth > _DEEPEST:
            raise TooLarge


def _values(position: Position, count: _Counter) -> list[float]:
    """What each seat gets."""
    key = position.state.tobytes()
    if key not in count.known:
        count.one()
        count.known[key] = _worked_out(position, count)
        count.depth -= 1
    return count.known[key]


def _worked_out(position: Position, count: _Counter) -> list[float]:
    outcome = position.outcome()
    if outcome is not None:
        share = 1 / len(outcome.winners)
        return [share * (seat in outcome.winners) for seat in range(len(outcome.scores))]
    seat = position.to_move()
    if seat == CHANCE:
        return _mean(position, count)
    codes = position.codes().tolist()
    return max((_values(after(position, code), count) for code in codes), key=lambda v: v[seat])


def _mean(position: Position, count: _Counter) -> list[float]:
    game = position.game
    weights = game.chance_weights(position.s)
    total = [0.0] * position.setup.players
    for text, weight in zip(game.chance_outcomes(position.s), weights, strict=True):
        then = position.copy()
        then.play(text)
        for seat, value in enumerate(_values(then, count)):
            total[seat] += value * weight / sum(weights)
    return total


def is_known(position: Position) -> bool:
    """Whether the seat to move can tell everything that still matters: however it guesses what is
    hidden, the same decisions are legal for everybody, now and in every hand."""
    game, seat = position.game, position.to_move()
    rng: Rng = seeded("known")
    shown = []
    for _ in range(8):
        guess = position.observe(seat)
        game.resample(guess[0], rng)
        seats = range(position.setup.players)
        there = Position(game, position.setup, guess)
        shown.append([there.observe(other).tobytes() for other in seats])
    return all(a == b for a, b in pairwise(shown))
