"""What Zigzag's bots like, from the games that they play: the taste, and the judge's numbers.

``python benchmarks/zigzag_value.py taste [--rounds N] [--games N]`` improves the table of
``src/pavage/games/zigzag/data/taste.json`` by an evolution strategy (CMA-ES: Hansen, "The CMA
Evolution Strategy: A Tutorial", arXiv 1604.00772): each round tries 24 tables around the best one,
each in as many games of two against ``greedy``, the same deals for all and each deal from both
seats; what counts is the lead at the end. It starts with the table in use (``--from-nothing``: with
zeros) and prints the new one.

``python benchmarks/zigzag_value.py judge [--games N]`` lets such players play against each other
and explains, at the beginning of every turn, by how much the seat to move will still gain on the
other: by least squares, from what each likes its best turn and from the worth of both hands. How
far the rest of the game goes beside the judge's outlook is printed for how many turns are left.
"""

import argparse
import json
from itertools import pairwise
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.games.zigzag.rules import play
from pavage.games.zigzag.sense import outlook
from pavage.games.zigzag.state import END, FINISHED, MAX_PLACEMENTS, PLAYING
from pavage.games.zigzag.taste import SHAPES, TASTE, TERMS, blended, kept, turns_left
from pavage.games.zigzag.turns import best_turn, liked_sequence
from pavage.games.zigzag.worths import UNIT

TABLES = 24  # a round
STEP = 0.4  # how far the first tables are from the one in use, in what is usual for each weight
USUAL = np.array([1, 2, 0.7, 0.15, 0.7, 0.7, 1, 1.5, 0.7, 1.5, 0.7, 0.7] + [1.2] * len(SHAPES))
COLUMNS = ("lead", "turns left", "liked", "liked by the other", "hand", "other hand", "outlook")


@compiled
def turn(s: Any, table: Any, liked: Any) -> None:
    """Play the whole turn that a table likes most."""
    n = liked_sequence(s, int(s.seat), blended(table, s), liked)
    if n == 0:
        play(s, best_turn(s))
        return
    for k in range(n):
        play(s, int(liked[k]))
    if n < MAX_PLACEMENTS and s.phase == PLAYING:
        play(s, END)


@compiled
def leads(deals: Any, room: Any, table: Any, other: Any, out: Any) -> None:
    """Play each deal twice, from both seats; ``out``: the lead of the table over the other."""
    liked = np.zeros(4, dtype=np.int64)
    for k in range(2 * len(deals)):
        room[0] = deals[k // 2]
        s = room[0]
        seat = k % 2
        while s.phase != FINISHED:
            turn(s, table if s.seat == seat else other, liked)
        out[k] = s.score[seat] - s.score[1 - seat]


@compiled
def watch(states: Any, table: Any, out: Any, who: Any) -> int:
    """Play a game in place; a row of COLUMNS for each turn, and whose it was."""
    liked = np.zeros(4, dtype=np.int64)
    points = np.zeros(4, dtype=np.float64)
    s = states[0]
    n = 0
    while s.phase != FINISHED:
        seat = int(s.seat)
        taste = blended(table, s)
        out[n, 0] = s.score[seat] - s.score[1 - seat]
        out[n, 1] = turns_left(s)
        for later in range(2):
            player = (seat + later) % 2
            liked_sequence(s, player, taste, liked)
            out[n, 2 + later] = liked[3] / UNIT
            out[n, 4 + later] = kept(s, player, taste)
        outlook(s, points)
        out[n, 6] = points[seat] - points[1 - seat]
        who[n] = seat
        n += 1
        turn(s, table, liked)
    return n


def dealt(seed: str, games: int) -> Any:
    """So many games of two that begin."""
    setup = GAME.setup(2, bots=(0, 1))
    states = np.zeros(games, dtype=GAME.dtype)
    for k in range(games):
        states[k] = GAME.start(setup, GAME.deal(setup, WordStream(f"{seed} {k}"))).state[0]
    return states


class Evolution:
    """CMA-ES, as in the tutorial's appendix: a cloud of tables that moves and takes a shape."""

    def __init__(self, start: Any, scale: Any, step: float, luck: np.random.Generator) -> None:
        n, half = len(start), TABLES // 2
        self.middle, self.scale, self.step, self.luck = start / scale, scale, step, luck
        weights = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
        self.weights = weights / weights.sum()
        few = 1 / (self.weights**2).sum()
        self.few, self.rounds = few, 0
        self.slow_c = (4 + few / n) / (n + 4 + 2 * few / n)
        self.slow_s = (few + 2) / (n + few + 5)
        self.one = 2 / ((n + 1.3) ** 2 + few)
        self.many = min(1 - self.one, 2 * (few - 2 + 1 / few) / ((n + 2) ** 2 + few))
        self.damp = 1 + 2 * max(0.0, np.sqrt((few - 1) / (n + 1)) - 1) + self.slow_s
        self.length = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.path, self.steps, self.shape = np.zeros(n), np.zeros(n), np.eye(n)

    def asked(self) -> Any:
        """Tables to be tried, a row each."""
        spread, self.axes = np.linalg.eigh((self.shape + self.shape.T) / 2)
        self.spread = np.sqrt(np.maximum(spread, 1e-12))
        size = (TABLES, len(self.middle))
        self.tried = (self.luck.standard_normal(size) * self.spread) @ self.axes.T
        return (self.middle + self.step * self.tried) * self.scale

    def told(self, worth: list[float]) -> None:
        """How good each of them was."""
        best = self.tried[np.argsort(-np.array(worth))[: len(self.weights)]]
        mean = self.weights @ best
        self.middle = self.middle + self.step * mean
        self.rounds += 1
        s, c = self.slow_s, self.slow_c
        straight = self.axes @ ((self.axes.T @ mean) / self.spread)
        self.steps = (1 - s) * self.steps + np.sqrt(s * (2 - s) * self.few) * straight
        far = float(np.linalg.norm(self.steps))
        usual = far / np.sqrt(1 - (1 - s) ** (2 * self.rounds))
        goes = usual < (1.4 + 2 / (len(mean) + 1)) * self.length
        self.path = (1 - c) * self.path + goes * np.sqrt(c * (2 - c) * self.few) * mean
        kept_part = 1 - self.one - self.many + (not goes) * self.one * c * (2 - c)
        self.shape = (
            kept_part * self.shape
            + self.one * np.outer(self.path, self.path)
            + self.many * (best.T * self.weights) @ best
        )
        self.step *= float(np.exp(s / self.damp * (far / self.length - 1)))


def evolve(rounds: int, games: int, table: Any) -> None:
    """Better and better tables against ``greedy``."""
    room, none = np.zeros(1, dtype=GAME.dtype), np.zeros_like(TASTE)
    usual = np.concatenate([USUAL, USUAL])
    evolution = Evolution(table.ravel(), usual, STEP, np.random.default_rng(1))
    out = np.zeros(games // 2 * 2)
    for k in range(rounds):
        deals, worth = dealt(f"taste {k}", games // 2), []
        for tried in evolution.asked():
            leads(deals, room, np.ascontiguousarray(tried.reshape(TASTE.shape)), none, out)
            worth.append(float(out.mean()))
        evolution.told(worth)
        if k % 10 == 9 or k == rounds - 1:
            table = (evolution.middle * usual).reshape(TASTE.shape).copy()
            print(f"round {k + 1}: {score(table)}", flush=True)
    rows = [[round(float(early), 2), round(float(late), 2)] for early, late in table.T]
    named = dict(zip([*TERMS, *SHAPES], rows, strict=True))
    parts = {"terms": {t: named[t] for t in TERMS}, "tiles": {t: named[t] for t in SHAPES}}
    print(json.dumps(parts, indent=1))


def score(table: Any, games: int = 4000) -> str:
    """How a table does against ``greedy``, in other games."""
    out, room = np.zeros(games), np.zeros(1, dtype=GAME.dtype)
    leads(dealt("score", games // 2), room, table, np.zeros_like(TASTE), out)
    pairs = out.reshape(-1, 2).mean(axis=1)
    error = 1.96 * pairs.std() / np.sqrt(len(pairs))
    won = ((out > 0) + (out == 0) / 2).mean()
    return f"lead {out.mean():.1f} ± {error:.1f}, wins {100 * won:.1f} % of {games}"


def fit(games: int) -> None:
    """The judge's numbers."""
    rows, gains = [], []
    out, who = np.zeros((1000, len(COLUMNS))), np.zeros(1000, dtype=np.int64)
    for state in dealt("judge", games):
        states = np.array([state], dtype=GAME.dtype)
        n = watch(states, TASTE, out, who)
        lead = int(states[0].score[0]) - int(states[0].score[1])
        rows.append(out[:n].copy())
        gains.append(np.where(who[:n] == 0, lead, -lead) - out[:n, 0])
    turns, gain = np.concatenate(rows), np.concatenate(gains)
    edges = [0, 0.01, 1, 2, 3, 5, 7, 9, 12]
    for least, most in pairwise(edges):
        there = (turns[:, 1] >= least) & (turns[:, 1] < most)
        found = np.column_stack([turns[there][:, 2:6], np.ones(there.sum())])
        weights = np.linalg.lstsq(found, gain[there], rcond=None)[0]
        rest = gain[there] + turns[there][:, 0] - turns[there][:, 6]
        named = ", ".join(f"{c} {w:.2f}" for c, w in zip(COLUMNS[2:6], weights, strict=False))
        print(f"{least} to {most} turns left, {there.sum()} turns: {named};")
        print(f"  beyond the outlook {rest.mean():.1f}, deviation {rest.std():.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["taste", "judge"])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--from-nothing", action="store_true")
    given = parser.parse_args()
    if given.what == "judge":
        fit(given.games)
    else:
        evolve(given.rounds, given.games, np.zeros_like(TASTE) if given.from_nothing else TASTE)


if __name__ == "__main__":
    main()
