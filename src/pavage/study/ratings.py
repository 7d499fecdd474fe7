"""How strong each player is, from who won how often against whom: on the scale of Elo.

The model is Bradley and Terry's ("Rank analysis of incomplete block designs", Biometrika 39, 1952),
in Luce's form for one against several alike: the one wins with a probability of
g / (g + (players - 1) h), where g and h are the strengths of the two kinds. It is fitted to all
games at once (maximum likelihood), so that the order in which they came does not matter. A rating
is 400 log10 of a strength, shifted so that their mean is 1500: between two, 100 points more is 64 %
of the wins.

Whoever won every game would be infinitely strong: each pair is given one more game, that counts as
even. The intervals are from a bootstrap over deals, since the games of a deal belong together.
"""

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, log_expit

from pavage.study.figures import CONFIDENCE

MEAN = 1500
_SCALE = 400 / math.log(10)
_AGAIN = 400  # times that deals are drawn anew
_SEED = 1952
_CLOSE = 1e-7  # how flat the likelihood is to be: then ratings are exact to a point and less


class Rating(msgspec.Struct, frozen=True):
    """A rating with its interval."""

    rating: float
    low: float
    high: float


class Results(msgspec.Struct, frozen=True):
    """What came of the games of a pair: ``low`` and ``high`` are numbers of players.

    ``deals``: the deal of each game; ``wins``: what the high one, who sat alone, had of the win.
    """

    low: int
    high: int
    deals: Sequence[int]
    wins: Sequence[float]


def ratings(results: Sequence[Results], many: int, seats: int) -> list[Rating]:
    """The ratings of ``many`` players, each of whom met another; ``seats`` played in each game."""
    deals = sorted({deal for one in results for deal in one.deals})
    at = {deal: k for k, deal in enumerate(deals)}
    games = np.zeros((len(results), len(deals)))
    wins = np.zeros((len(results), len(deals)))
    for k, one in enumerate(results):
        where = [at[deal] for deal in one.deals]
        np.add.at(games[k], where, 1.0)
        np.add.at(wins[k], where, one.wins)
    model = _Model(np.array([(one.low, one.high) for one in results]), many, seats)
    found = model.fit(games.sum(axis=1), wins.sum(axis=1))
    rng = np.random.default_rng(_SEED)
    again = []
    for _ in range(_AGAIN):
        drawn = rng.integers(len(deals), size=len(deals))
        times = np.bincount(drawn, minlength=len(deals))
        again.append(model.fit(games @ times, wins @ times))
    low, high = np.quantile(again, ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2), axis=0)
    return [
        Rating(float(r), float(min(r, a)), float(max(r, b)))
        for r, a, b in zip(found, low, high, strict=True)
    ]


class _Model:
    """What is fitted. A fit starts where the last one ended."""

    def __init__(self, sides: Any, many: int, seats: int) -> None:
        self.low, self.high = sides.T
        self.many = many
        self.even = 1 / seats
        self.handicap = math.log(seats - 1)
        self.strengths: Any = np.zeros(many)
        self.curve: Any = np.eye(many)  # about the inverse of how the likelihood is curved

    def fit(self, games: Any, wins: Any) -> Any:
        """The ratings that make so many wins of so many games, by pair, likeliest."""
        share = (wins + self.even) / (games.sum() + len(games))
        rest = (games + 1) / (games.sum() + len(games)) - share

        def unlikely(strengths: Any) -> tuple[float, Any]:
            apart = strengths[self.high] - strengths[self.low] - self.handicap
            cost = -(share @ log_expit(apart) + rest @ log_expit(-apart))
            slope = (share + rest) * expit(apart) - share
            gradient = np.zeros(self.many)
            np.add.at(gradient, self.high, slope)
            np.add.at(gradient, self.low, -slope)
            return float(cost), gradient

        options: Any = {"gtol": _CLOSE, "hess_inv0": self.curve}
        found: Any = minimize(unlikely, self.strengths, jac=True, method="BFGS", options=options)
        self.strengths = found.x - found.x.mean()
        self.curve = (found.hess_inv + found.hess_inv.T) / 2
        return MEAN + _SCALE * self.strengths
