"""Many games that are played on side by side, and what each legal decision could bring.

For studies, which look at the whole state and at every legal decision of every position. Whoever
decides, one compiled call takes a step in all of the games: a call is what costs, since it hands
over the functions of the rules, and the steps in it cost next to nothing.
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, types

from pavage.core.compiled import compiled, compiled_for
from pavage.core.game import Game
from pavage.core.position import Position

ONLY_LOOK = -1  # instead of a decision
_SEAT, _COUNT, _BEST, _MIDDLE, _SCORES = 0, 1, 2, 3, 4  # what a step writes of a game, and where


class Look(NamedTuple):
    """Who is to decide in a game, between how many decisions, and what they bring.

    A gain is what a decision brings at once, in points or in pieces got rid of; it may be negative.
    A value is the share of a win to expect after it, as the game judges (0 where it does not); they
    are there where they were asked for. The middle one has as many above it as below, or one more.
    ``choices`` is 0 where ``seat`` is CHANCE or OVER.
    """

    seat: int
    choices: int
    best: int
    middle: int
    scores: list[int]
    values: tuple[float, float] | None = None  # the best and the middle one


class Steps:
    """Copies of positions of one game and one number of players, to be played on."""

    def __init__(self, positions: Sequence[Position]) -> None:
        game, many = positions[0].game, len(positions)
        self.game = game
        self._take = _taking(game)
        self._states = np.concatenate([position.state for position in positions])
        self._room = np.empty(1, dtype=game.dtype)
        self._moves = np.empty(game.max_moves, dtype=np.int64)
        self._gains = np.empty(game.max_moves, dtype=np.int64)
        self._values = np.empty(game.max_moves, dtype=np.float64)
        self._out = np.zeros((many, _SCORES + positions[0].setup.players), dtype=np.int64)
        self._judged = np.zeros((many, 2), dtype=np.float64)
        self._seen = np.zeros(1, dtype=game.dtype)

    def take(self, steps: dict[int, int], judge: Collection[int] = ()) -> dict[int, Look]:
        """Play a decision, known to be legal, or ONLY_LOOK, in each of these games.

        ``steps``: by the number of the game in the order of the positions. ``judge``: the games
        where values are wanted, which may take long.
        """
        which = np.fromiter(steps, np.int64, len(steps))
        chosen = np.fromiter(steps.values(), np.int64, len(steps))
        wanted = np.fromiter((k in judge for k in steps), np.int64, len(steps))
        room = (self._room, self._moves, self._gains, self._values)
        self._take(self._states, which, chosen, wanted, *room, self._out, self._judged)
        rows, judged = self._out[which].tolist(), self._judged[which].tolist()
        return {
            k: Look(seat, n, best, middle, scores, tuple(values) if k in judge else None)
            for k, (seat, n, best, middle, *scores), values in zip(steps, rows, judged, strict=True)
        }

    def state(self, k: int) -> Any:
        """The record of a game itself."""
        return self._states[k]

    def seen(self, k: int, seat: int) -> Any:
        """What a seat of a game may know: a state of shape (1,), which the next call changes."""
        self.game.observe(self._states[k], seat, self._seen)
        return self._seen


def _take_all(
    legal_moves: Any,
    play: Any,
    to_move: Any,
    score_of: Any,
    judge: Any,
    sign: int,
    states: Any,
    which: Any,
    chosen: Any,
    wanted: Any,
    room: Any,
    moves: Any,
    gains: Any,
    values: Any,
    out: Any,
    judged: Any,
) -> int:
    """Play a decision in each of ``which``, look at what can be done next, and write it down.

    ``sign``: 1 where a high score is good, -1 where a low one is. ``wanted``: where values are.
    Returns how many games it were.
    """
    for at in range(len(which)):
        k = which[at]
        if chosen[at] >= 0:
            play(states[k], int(chosen[at]))
        for seat in range(out.shape[1] - _SCORES):
            out[k, _SCORES + seat] = score_of(states[k], seat)
        seat = to_move(states[k])
        out[k, :_SCORES] = 0
        out[k, _SEAT] = seat
        judged[k, :] = 0.0
        if seat < 0:
            continue
        n = legal_moves(states[k], moves)
        for i in range(n):
            room[0] = states[k]
            play(room[0], int(moves[i]))
            gains[i] = sign * (score_of(room[0], seat) - out[k, _SCORES + seat])
            if wanted[at]:
                values[i] = judge(room[0], seat)
        gains[:n].sort()
        middle = (n - 1) // 2
        out[k, _COUNT] = n
        out[k, _BEST] = gains[n - 1]
        out[k, _MIDDLE] = gains[middle]
        if wanted[at]:
            values[:n].sort()
            judged[k, 0] = values[n - 1]
            judged[k, 1] = values[middle]
    return len(which)


@compiled
def _no_judge(s: Any, seat: int) -> float:
    """Where a game does not judge, nothing can be told apart."""
    return 0.0


@cache
def _taking(game: Game) -> Callable[..., int]:
    """The step above for one game, with the game's own functions in their places."""
    sign = 1 if game.facts.scores == "points" else -1
    judge = game.sense.judge if game.sense else _no_judge
    rules = (game.legal_moves, game.play, game.to_move, game.score_of, judge)
    if type(game).score_of is Game.score_of:  # not compiled, and so the loop cannot be
        return lambda *rest: _take_all(*rules, sign, *rest)
    state, number, share = from_dtype(game.dtype), types.int64, types.float64
    numbers, states = types.Array(number, 1, "C"), types.Array(state, 1, "C")
    kinds = (
        types.FunctionType(number(state, numbers)),
        types.FunctionType(number(state, number)),
        types.FunctionType(number(state)),
        types.FunctionType(number(state, number)),
        types.FunctionType(share(state, number)),
    )
    asked = (number, states, numbers, numbers, numbers)
    room = (states, numbers, numbers, types.Array(share, 1, "C"))
    out = (types.Array(number, 2, "C"), types.Array(share, 2, "C"))
    take = compiled_for(number(*kinds, *asked, *room, *out))(_take_all)
    return lambda *rest: int(take(*rules, sign, *rest))
