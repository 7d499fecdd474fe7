"""What a worker does where bots play each other: in turn, one seat is the one's, all others the
other's, and the same deals serve all seats. Alone, both play the same deals.

A game follows from the study's seed and its number alone, but for the time that it took.
"""

import time
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from pavage.core.game import CHANCE, Game, Setup
from pavage.core.outcome import Outcome
from pavage.search import bots
from pavage.study import executors
from pavage.study.executors import Batch, Row
from pavage.study.playing import (
    MOST_DECISIONS,
    Rules,
    deal_seed,
    dealt,
    generators,
    is_better,
    reason_of,
    setups,
    shares,
)

Pair = tuple[str, str]


class Question(Rules, frozen=True, kw_only=True):
    """What is asked of the bots of a tournament. Two that differ must not share a folder."""

    study: str = "tournament"
    bots: list[str]  # the weakest first, as far as one thinks
    pairs: list[Pair]


def round_robin(bots: Sequence[str]) -> list[Pair]:
    """Each bot with each that comes after it."""
    return list(combinations(bots, 2))


class _Stopped(Exception):
    """The worker is told to hand in what it has."""


class _Side(NamedTuple):
    """What a bot did in a game."""

    decisions: int = 0
    cpu: float = 0.0
    longest: float = 0.0

    def and_this(self, seconds: float) -> "_Side":
        return _Side(self.decisions + 1, self.cpu + seconds, max(self.longest, seconds))


class _Played(NamedTuple):
    """How a game went: what each bot did, and how it ended (None: it was given up)."""

    sides: dict[str, _Side]
    scores: list[int]
    outcome: Outcome | None


def item_of(pairs: int, variants: int, game: int, variant: int, pair: int) -> int:
    """The number of a pair's game (from 1) in a variant among all the items of the study."""
    return ((game - 1) * variants + variant) * pairs + pair


def prepare_all(asked: Question) -> None:
    """Load and compile what a tournament will use."""
    prepare(asked, asked.pairs)


def prepare(asked: Rules, pairs: Sequence[Pair]) -> None:
    """Load and compile what will be used, so that no decision's time has it."""
    game, variants = setups(asked)
    for bot in dict.fromkeys(bot for pair in pairs for bot in pair):
        _play(game, variants[0], deal_seed(asked.seed, 0), [bot] * asked.players)


def play_duels(asked: Rules, pairs: Sequence[Pair], items: Sequence[int]) -> Batch:
    """A row of the table of duels for each game."""

    def rows(some: Sequence[int]) -> list[Row]:
        try:
            return [_row(asked, pairs, item) for item in some]
        except _Stopped:
            return []

    return executors.batch(items, rows, 16)


def _row(asked: Rules, pairs: Sequence[Pair], item: int) -> Row:
    game, variants = setups(asked)
    rest, pair = divmod(item, len(pairs))
    number, variant = divmod(rest, len(variants))
    deal, seat = divmod(number, asked.players)
    low, high = pairs[pair]
    setup, seed = variants[variant], deal_seed(asked.seed, deal + 1)
    found = _alone if asked.players == 1 else _together
    return {
        "item": item,
        "game": number + 1,
        "deal": deal + 1,
        "variant": variant,
        "low": low,
        "high": high,
        "seat": seat + 1,
        **found(game, setup, seed, low, high, seat),
    }


def _together(game: Game, setup: Setup, seed: str, low: str, high: str, seat: int) -> Row:
    """A game of the one at a seat against the other at all the rest."""
    players = setup.players
    names = [high if at == seat else low for at in range(players)]
    played = _play(game, setup, seed, names)
    others = sum(played.scores) - played.scores[seat]
    return {
        "win": shares(played.outcome, players)[seat],
        "score_low": others / (players - 1),
        "score_high": float(played.scores[seat]),
        **_did(played.sides[low], "low"),
        **_did(played.sides[high], "high"),
        "reason": reason_of(played.outcome),
    }


def _alone(game: Game, setup: Setup, seed: str, low: str, high: str, seat: int) -> Row:
    """The same deal played by both, each alone: who wins is better, and then the score."""
    weak, strong = (_play_alone(game, setup, seed, bot) for bot in (low, high))
    (weak_won,), (strong_won,) = (shares(played.outcome, 1) for played in (weak, strong))
    win = 0.5
    if weak_won != strong_won:
        win = float(strong_won > weak_won)
    elif weak.scores != strong.scores:
        win = float(is_better(game, strong.scores[0], weak.scores[0]))
    return {
        "win": win,
        "score_low": float(weak.scores[0]),
        "score_high": float(strong.scores[0]),
        **_did(weak.sides[low], "low"),
        **_did(strong.sides[high], "high"),
        "reason": reason_of(strong.outcome),
    }


def _did(side: _Side, which: str) -> Row:
    return {f"{name}_{which}": value for name, value in side._asdict().items()}


_alone_played: dict[tuple[str, str, str, str], _Played] = {}
_MOST_KEPT = 1000


def _play_alone(game: Game, setup: Setup, seed: str, bot: str) -> _Played:
    """A bot meets a deal once for each pair that it is in, and plays it the same way."""
    key = (game.facts.id, repr(setup), seed, bot)
    if key not in _alone_played:
        if len(_alone_played) >= _MOST_KEPT:
            _alone_played.clear()
        _alone_played[key] = _play(game, setup, seed, [bot])
    return _alone_played[key]


def _play(game: Game, setup: Setup, seed: str, names: Sequence[str]) -> _Played:
    """Play a game. Raises _Stopped if the worker is told to stop meanwhile."""
    position, words = dealt(game, setup, seed)
    players = [bots.load(name, game) for name in names]
    rngs = generators(seed, len(names))
    sides = dict.fromkeys(names, _Side())
    for _ in range(MOST_DECISIONS):
        while (seat := position.to_move()) == CHANCE:
            position.play(game.chance_draw(position.s, words))
        if seat < 0:
            break
        if executors.stopped():
            raise _Stopped
        seen = position.observe(seat)
        before = time.thread_time()
        move = players[seat](game, seen, rngs[seat])
        sides[names[seat]] = sides[names[seat]].and_this(time.thread_time() - before)
        if move < 0:
            break
        position.play_code(move)
    return _Played(sides, position.scores(), position.outcome())
