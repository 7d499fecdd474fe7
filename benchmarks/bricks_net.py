"""The net of Bricks' ``expert`` and of advice (``value.py``), learnt from games of its own.

``python benchmarks/bricks_net.py --write`` makes the next net from the one that is there: that one
plays ``--games`` games against itself, and the new one is fitted to what came of them. With
``--write`` it is put in the place of the one before (``weights.py``), without it nothing changes.
With ``--from-normal`` it is made without any net, by games of ``normal`` and how they ended:

    python benchmarks/bricks_net.py --seed first --games 20000 --from-normal --write
    python benchmarks/bricks_net.py --seed second --games 40000 --write

and so on. Where the net that is there comes from stands in ``value.py``.

A game begins with up to 31 turns in which one to four decisions of ten are random, so that states
of all kinds come about; what comes after them counts. One game of five has other options than the
usual ones. What the net is to say of a state is, for the greater part, what the net before says a
turn later, as a mean over all rolls (``ahead.py``), and for the rest what is said of the game's
next turn, and so on to how it ended: TD(lambda) (Sutton, "Learning to predict by the methods of
temporal differences", Machine Learning 3, 1988), with far less luck in it.
"""

import argparse
import base64
import textwrap
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.compiled import compiled
from pavage.core.game import Setup
from pavage.core.rng import Rng, below, seeded
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME, chance
from pavage.games.bricks import weights as kept
from pavage.games.bricks.ahead import ahead
from pavage.games.bricks.normal import PRICES, WEIGHTS, choose
from pavage.games.bricks.outlook import DICE
from pavage.games.bricks.rules import legal_moves, play
from pavage.games.bricks.sense import reply
from pavage.games.bricks.state import (
    ACTING,
    FINISHED,
    MAX_MOVES,
    REROLLING,
    ROLLING,
    ROLLING_AGAIN,
    TURN_LIMIT,
)
from pavage.games.bricks.traits import COUNT, describe
from pavage.games.bricks.value import ended

HIDDEN = (48, 24)
KEPT = 0.3  # lambda: how much of what is said of a state comes from further on in its game
TESTED = 20  # one game of so many is not learnt from, and shows when to stop
EPOCHS, BATCH, PACE = 14, 512, 2e-3
STATED = 200  # games between two words of how far it is


# -- games ------------------------------------------------------------------------------------


@compiled
def watch(states: Any, plain: bool, rng: Rng, room: Any, traits: Any, shares: Any, who: Any) -> int:
    """Play a game in place, and write what its turns began with; return how many there were.

    ``plain``: by ``normal``, and no shares are written. ``room``: four states; ``traits``: a row a
    turn (float32), ``shares``: what who rolls may expect, a turn further; ``who``: who rolls.
    """
    lays = np.empty((DICE, DICE), dtype=np.float64)
    takes = np.empty((DICE, DICE), dtype=np.float64)
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    s = states[0]
    crude, often = below(rng, 36) - 4, 1 + below(rng, 4)
    n, last = 0, -1
    while s.phase != FINISHED:
        if s.turns != last and s.turns >= crude:
            last = int(s.turns)
            who[n] = s.seat
            describe(s, int(s.seat), lays, takes, traits[n])
            if not plain:
                shares[n] = ahead(s, int(s.seat), room)
            n += 1
        if s.phase == ROLLING or s.phase == ROLLING_AGAIN or s.phase == REROLLING:
            chance.happen(s, rng)
        elif s.turns < crude and s.phase == ACTING and below(rng, 10) < often:
            k = legal_moves(s, moves)
            play(s, int(moves[below(rng, k)]))
        elif plain:
            play(s, choose(states, WEIGHTS, PRICES, room[2:3], room[3:4]))
        else:
            play(s, reply(s, rng))
    return n


def options_of(rng: Rng) -> dict[str, Any]:
    """The usual ones, or, in one game of five, others."""
    if below(rng, 5) > 0:
        return {}
    lists = [sorted({2 + int(below(rng, 11)) for _ in range(4 + below(rng, 6))}) for _ in range(2)]
    return {
        "grid": (16, 18, 20, 24)[below(rng, 4)],
        "steal": below(rng, 4) > 0,
        "cover": below(rng, 4) > 0,
        "joker": (False, 16, 64)[below(rng, 3)],
        "swap": below(rng, 4) == 0,
        "tokens": [int(below(rng, 4)), int(below(rng, 4)), 2 * int(below(rng, 5))],
        **({"tables": lists} if below(rng, 2) else {}),
    }


def setup_of(rng: Rng) -> Setup:
    return GAME.setup(2, options_of(rng), bots=(0, 1))


def observed(seed: str, games: int, plain: bool) -> tuple[Any, Any, Any]:
    """The traits of all turns of so many games, what is to be said of them, and their games."""
    room = np.zeros(4, dtype=GAME.dtype)
    traits = np.zeros((TURN_LIMIT, COUNT), dtype=np.float32)
    shares, who = np.zeros(TURN_LIMIT), np.zeros(TURN_LIMIT, dtype=np.int64)
    seen, said, whose = [], [], []
    began = time.monotonic()
    for game in range(games):
        rng = seeded(f"{seed} {game}")
        setup = setup_of(rng)
        states = GAME.start(setup, GAME.deal(setup, WordStream(f"{seed} {game}"))).state
        n = watch(states, plain, rng, room, traits, shares, who)
        seen.append(traits[:n].copy())
        said.append(to_say(shares[:n], who[:n], ended(states[0], 0), 1.0 if plain else KEPT))
        whose.append(np.full(n, game))
        if (game + 1) % STATED == 0:
            print(f"{game + 1} games, {time.monotonic() - began:.0f} s", flush=True)
    return np.concatenate(seen), np.concatenate(said), np.concatenate(whose)


def to_say(shares: Any, who: Any, end: float, part: float) -> Any:
    """What the net is to say of each turn of a game. ``end``: what seat 0 got; ``part``: lambda."""
    out = np.empty(len(who), dtype=np.float32)
    for k in range(len(who) - 1, -1, -1):
        first = shares[k] if who[k] == 0 else 1 - shares[k]
        end = (1 - part) * first + part * end
        out[k] = end if who[k] == 0 else 1 - end
    return out


# -- fitting ----------------------------------------------------------------------------------


def forward(x: Any, layers: list[Any]) -> list[Any]:
    """What every layer makes of the inputs; the last one before it becomes a share."""
    made = [x]
    for k in range(0, len(layers), 2):
        x = x @ layers[k] + layers[k + 1]
        x = x if k == len(layers) - 2 else np.maximum(x, 0)
        made.append(x)
    return made


def share(x: Any) -> Any:
    return 1 / (1 + np.exp(-x[:, 0]))


def surprise(x: Any, said: Any, layers: list[Any]) -> float:
    """The mean cross entropy of what was to be said and what the net says."""
    p = np.clip(share(forward(x, layers)[-1]).astype(np.float64), 1e-6, 1 - 1e-6)
    return float(-(said * np.log(p) + (1 - said) * np.log(1 - p)).mean())


def slopes(x: Any, said: Any, layers: list[Any]) -> list[Any]:
    """By how much the surprise grows with each number of the net."""
    made = forward(x, layers)
    error = ((share(made[-1]) - said) / len(x))[:, None]
    found: list[Any] = []
    for k in range(len(layers) - 2, -1, -2):
        found[:0] = [made[k // 2].T @ error, error.sum(0)]
        error = (error @ layers[k].T) * (made[k // 2] > 0)
    return found


def fitted(traits: Any, said: Any, whose: Any, widths: tuple[int, ...]) -> list[Any]:
    """The weights and the biases of each layer of a net that says it.

    Adam (Kingma, Ba, "Adam: a method for stochastic optimization", ICLR 2015), slower and slower.
    The best net of all passes, by the games that it was not fitted to.
    """
    rng = np.random.default_rng(0)
    middle, spread = traits.mean(0), traits.std(0)
    spread[spread < 1e-6] = 1
    x = (traits - middle) / spread
    tested = whose % TESTED == 0
    learnt = np.flatnonzero(~tested)
    layers: list[Any] = []
    for wide, high in pairwise(widths):
        layers += [rng.standard_normal((wide, high)) / np.sqrt(wide), np.zeros(high)]
    layers = [one.astype(np.float32) for one in layers]
    first, second = ([np.zeros_like(one) for one in layers] for _ in range(2))
    best, least, step = layers, np.inf, 0
    for epoch in range(EPOCHS):
        pace = PACE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        for rows in np.array_split(rng.permutation(learnt), len(learnt) // BATCH + 1):
            step += 1
            for k, slope in enumerate(slopes(x[rows], said[rows], layers)):
                first[k] += 0.1 * (slope - first[k])
                second[k] += 0.001 * (slope * slope - second[k])
                size = np.sqrt(second[k] / (1 - 0.999**step)) + 1e-8
                layers[k] -= (pace / (1 - 0.9**step) * first[k] / size).astype(np.float32)
        now = surprise(x[tested], said[tested], layers)
        print(f"pass {epoch + 1} of {EPOCHS}: {now:.5f}", flush=True)
        if now < least:
            best, least = [one.copy() for one in layers], now
    best[0] = best[0] / spread[:, None]  # so that the traits can be taken as they are
    best[1] = best[1] - middle @ best[0]
    return best


# -- writing ----------------------------------------------------------------------------------


def written(layers: list[Any], widths: tuple[int, ...]) -> str:
    """The source of a net."""
    assert kept.__doc__ is not None
    flat = np.concatenate([one.ravel() for one in layers]).astype("<f2")
    lines = textwrap.wrap(base64.b64encode(flat.tobytes()).decode(), 96)
    numbers = "\n".join(lines)
    return f'"""{kept.__doc__}"""\n\nWIDTHS = {widths}\nWEIGHTS = """\n{numbers}\n"""\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=16000)
    parser.add_argument("--seed", default="net")
    parser.add_argument("--from-normal", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    widths = (COUNT, *HIDDEN, 1)
    seen, said, whose = observed(given.seed, given.games, given.from_normal)
    print(f"{len(said)} turns; what is the least surprise: {floor(said):.5f}")
    source = written(fitted(seen, said, whose, widths), widths)
    if given.write:
        Path(kept.__file__).write_text(source, encoding="utf-8")


def floor(said: Any) -> float:
    """The surprise of a net that says what it is to say."""
    p = np.clip(said.astype(np.float64), 1e-9, 1 - 1e-9)
    return float(-(p * np.log(p) + (1 - p) * np.log(1 - p)).mean())


if __name__ == "__main__":
    main()
