"""What a worker of a balance study does: play whole games and count what happens in them.

Every game is played by one bot at all seats. Its row follows from the study's seed and its number
alone, whoever makes it and when.
"""

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, median_low
from typing import Any

from pavage.core.game import CHANCE, OVER, Game, Setup
from pavage.core.rng import Rng
from pavage.core.shuffle import WordStream
from pavage.search import bots
from pavage.search.steps import ONLY_LOOK, Look, Steps
from pavage.study import duels, executors
from pavage.study.duels import Pair
from pavage.study.executors import Batch, Row
from pavage.study.playing import (
    MOST_DECISIONS,
    Rules,
    deal_seed,
    dealt,
    generators,
    leader,
    ordered,
    reason_of,
    setups,
    shares,
)

DECISIVE = 0.05  # of a win
JUDGED = 8  # one decision of so many is judged, each in its turn, for that takes long
_TOGETHER = 64  # games that are played side by side


class Question(Rules, frozen=True, kw_only=True):
    """What is asked of a game. Two questions that differ must not share a folder."""

    study: str = "balance"
    bot: str
    skill: list[str]  # steps of a ladder, the weakest first, whose distance is measured
    counted: int = 1  # the number of this way of counting


def item_of(asked: Question, game: int, variant: int) -> int:
    """The number of a game (from 1) of a variant among all the items of the study."""
    return (game - 1) * len(asked.variants) + variant


def prepare(asked: Question) -> None:
    """Load and compile what will be used."""
    play_games(asked, [0])
    if asked.skill:
        duels.prepare(asked, pairs(asked))


def pairs(asked: Question) -> list[Pair]:
    """Each step of the skill ladder against the one before it."""
    return list(pairwise(asked.skill))


def play_games(asked: Question, items: Sequence[int]) -> Batch:
    """A row for each game."""
    return executors.batch(items, lambda some: _rows(asked, some), _TOGETHER)


def _rows(asked: Question, items: Sequence[int]) -> list[Row]:
    """The games played side by side; none if the worker is told to stop meanwhile."""
    game, variants = setups(asked)
    table = _Table(asked, game, variants, items)
    while table.alive:
        if executors.stopped():
            return []
        table.step()
    return [trace.row() for trace in table.traces]


class _Table:
    """Games of one bot against itself."""

    def __init__(
        self, asked: Question, game: Game, variants: list[Setup], items: Sequence[int]
    ) -> None:
        self.game = game
        self.bot = bots.load(asked.bot, game)
        self.traces: list[_Trace] = []
        self.words: list[WordStream] = []
        self.rngs: list[list[Rng]] = []
        positions = []
        for item in items:
            number, variant = divmod(item, len(variants))
            seed = deal_seed(asked.seed, number + 1)
            position, words = dealt(game, variants[variant], seed)
            positions.append(position)
            self.words.append(words)
            self.rngs.append(generators(seed, asked.players))
            self.traces.append(_Trace(game, asked.players, item, number + 1, variant))
        self.steps = Steps(positions)
        self.alive = self._take(dict.fromkeys(range(len(items)), ONLY_LOOK))

    def _take(self, chosen: dict[int, int]) -> dict[int, Look]:
        judge = {k for k in chosen if self.traces[k].is_judged()}
        return self.steps.take(chosen, judge)

    def step(self) -> None:
        """One decision, or one outcome of chance, in each game that goes on."""
        chosen: dict[int, int] = {}
        for k, look in self.alive.items():
            move = self._next(k, look)
            if move is not None:
                chosen[k] = move
        self.alive = self._take(chosen) if chosen else {}

    def _next(self, k: int, look: Look) -> int | None:
        """What is played in a game, or None: it has ended."""
        game, trace, seat = self.game, self.traces[k], look.seat
        if seat == CHANCE:
            state = self.steps.state(k)
            game.chance_play(state, game.chance_draw(state, self.words[k]))
            return ONLY_LOOK
        move = -1
        if seat != OVER and trace.decisions < MOST_DECISIONS:
            move = self.bot(game, self.steps.seen(k, seat), self.rngs[k][seat])
        if move < 0:
            trace.end(self.steps.state(k))
            return None
        trace.decide(look)
        return move


class _Trace:
    """What happened in a game.

    A turn is what a seat decides until another seat has something to decide; for somebody alone,
    every decision is a turn.
    """

    def __init__(self, game: Game, players: int, item: int, number: int, variant: int) -> None:
        self.game = game
        self.players = players
        self.judges = game.sense is not None
        self.named = {"item": item, "game": number, "variant": variant}
        self.choices: list[int] = []
        self.stakes = self.matter = self.judged = self.decisive = 0
        self.swings = 0.0
        self.turns = self.dead = self.idle = self.forced = 0
        self.lead_changes = 0
        self._led: int | None = None  # who led alone last
        self._seat: int | None = None  # whose turn it is
        self._before = self._best = self._most = 0  # in this turn
        self._end: Row = {}

    @property
    def decisions(self) -> int:
        """How many there were so far."""
        return len(self.choices)

    def is_judged(self) -> bool:
        """Whether the next decision is among those that are judged."""
        return self.judges and (self.decisions + self.named["game"]) % JUDGED == 0

    def decide(self, look: Look) -> None:
        """The seat is about to decide."""
        if look.seat != self._seat or self.players == 1:
            self._close(look.scores)
            self._seat, self._before = look.seat, look.scores[look.seat]
            self._best, self._most = look.best, 0
        self.choices.append(look.choices)
        self._best, self._most = max(self._best, look.best), max(self._most, look.choices)
        stake = look.best - look.middle
        self.stakes += stake
        self.matter += stake > 0 and 2 * look.middle <= look.best
        if look.values is not None:
            swing = look.values[0] - look.values[1]
            self.judged += 1
            self.swings += swing
            self.decisive += swing >= DECISIVE

    def _close(self, scores: list[int]) -> None:
        """The turn is over, if there was one."""
        if self._seat is None:
            return
        gained = scores[self._seat] - self._before
        if self.game.facts.scores == "left":
            gained = -gained
        self.turns += 1
        self.idle += gained <= 0
        self.dead += gained <= 0 and self._best <= 0
        self.forced += self._most == 1
        leads = leader(self.game, scores)
        if leads is not None:
            self.lead_changes += self._led is not None and leads != self._led
            self._led = leads

    def end(self, state: Any) -> None:
        """The game has ended, or is given up."""
        scores, outcome = self.game.scores(state), self.game.outcome(state)
        self._close(scores)
        won = shares(outcome, self.players)
        self._end = {f"score_{seat}": score for seat, score in enumerate(scores, 1)}
        self._end |= {f"win_{seat}": share for seat, share in enumerate(won, 1)}
        if self.players > 1:
            best, second, *_ = ordered(self.game, scores)
            self._end["margin"] = abs(best - second)
            self._end["lead_changes"] = self.lead_changes
            self._end["shared"] = sum(share > 0 for share in won) > 1
        self._end["reason"] = reason_of(outcome)

    def row(self) -> Row:
        """All of it, as the table of games keeps it."""
        choices = self.choices or [0]
        return {
            **self.named,
            "decisions": self.decisions,
            "turns": self.turns,
            "dead": self.dead,
            "idle": self.idle,
            "forced": self.forced,
            "choices_mean": fmean(choices),
            "choices_median": median_low(choices),
            "choices_most": max(choices),
            "matter": self.matter,
            "stake": self.stakes / len(choices),
            "judged": self.judged,
            "decisive": self.decisive,
            "swing": self.swings,
            **self._end,
        }
