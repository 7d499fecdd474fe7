"""What Connexion's search knows by feel, from games: what a gap costs, and how the judge sees it.

``python benchmarks/connexion_weights.py gaps [--games N]`` makes ``COST`` of
``src/pavage/games/connexion/sense.py``. Two play; one decision in four is greedy, the others are
those of a short search. At one in three, the placements that score most and some others are each
played on to the end on the same hundred guesses of what is hidden, all playing greedily. By how
much a placement leads in the end, beyond what the others of its position do, is then explained by
least squares: from its points, and from what the gaps are worth that it makes, apart for those that
one tile touched before, two, or more. The first tile and the last two rounds are left out. What is
printed is scaled so that a point of the placement is 1, with twice the standard error.

``python benchmarks/connexion_weights.py judge [--games N]`` makes ``TILE`` and ``SPREAD``: those by
which the judge finds most likely who won greedy games of two, three and four, at every decision.
"""

import argparse
from typing import Any

import numpy as np
from scipy.optimize import minimize

from pavage.core.compiled import compiled
from pavage.core.rng import Rng, below, seeded
from pavage.core.sense import Searches
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from pavage.games.connexion.rules import in_hand, parts_of, play, resample
from pavage.games.connexion.sense import COST, SPREAD, TILE, gap, tiles_left
from pavage.games.connexion.state import FINISHED, HAND, MAX_MOVES, PILE, SIDES
from pavage.games.connexion.turns import best_decision, scored
from pavage.kit.plane import find
from pavage.search.mcts import decide

BEST, OTHERS, OF_NEXT = 24, 8, 60  # placements that are played on: the best, and some of the next
GUESSES = 100
PLAYERS = Searches(400, turns=3)
COLUMNS = ("points", "one touched", "two touched", "more touched")
TURNS = HAND + PILE  # of a seat in a game


# -- gaps -------------------------------------------------------------------------------------


@compiled
def described(s: Any, move: int, points: int, out: Any) -> None:
    """Write COLUMNS of a placement."""
    own, six, x, y = parts_of(move)
    tile, cell = int(s.hand[in_hand(s, own)]), find(s, x, y)
    out[:] = 0.0
    out[0] = points
    for side in range(SIDES):
        touching, worth = gap(s, tile, six, cell, side)
        if touching > 0:
            out[min(touching, 3)] += worth


@compiled
def ahead(s: Any, seat: int) -> float:
    """By how much a seat leads over the other."""
    return float(s.score[seat]) - float(s.score[1 - seat])


@compiled
def played_on(seen: Any, room: Any, rng: Rng, choices: Any, out: Any, leads: Any) -> int:
    """COLUMNS of placements, and by how much each leads in the end; return how many there are."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    points = np.empty(MAX_MOVES, dtype=np.int64)
    n = scored(seen[0], moves, points)
    order = np.argsort(-points[:n], kind="mergesort")
    chosen = min(BEST, n)
    choices[:chosen] = order[:chosen]
    if n > BEST:
        for _ in range(OTHERS):
            choices[chosen] = order[BEST + below(rng, min(n - BEST, OF_NEXT))]
            chosen += 1
    seat = int(seen[0].seat)
    leads[:chosen] = 0.0
    for i in range(chosen):
        described(seen[0], int(moves[choices[i]]), int(points[choices[i]]), out[i])
    for _ in range(GUESSES):
        room[0] = seen[0]
        resample(room[0], rng)
        for i in range(chosen):
            room[1] = room[0]
            s = room[1]
            play(s, int(moves[choices[i]]))
            while s.phase != FINISHED:
                play(s, best_decision(s))
            leads[i] += ahead(s, seat) / GUESSES
    return chosen


def centred(table: Any) -> Any:
    """A table less the mean of its rows."""
    return table - table.mean(axis=0)


def gaps(games: int) -> None:
    """What gaps cost."""
    setup, rng = GAME.setup(2, bots=(0, 1)), seeded("gaps")
    room, most = np.zeros(2, dtype=GAME.dtype), BEST + OTHERS
    choices, leads = np.zeros(most, dtype=np.int64), np.zeros(most)
    out, terms, ends = np.zeros((most, len(COLUMNS))), [], []
    for game in range(games):
        at = GAME.start(setup, GAME.deal(setup, WordStream(f"gaps {game}")))
        for ply in range(2 * TURNS):
            seen = at.observe(at.to_move())
            if 0 < ply < 2 * (TURNS - 2) and below(rng, 3) == 0:
                n = played_on(seen, room, rng, choices, out, leads)
                terms.append(centred(out[:n]))
                ends.append(centred(leads[:n]))
            searched = below(rng, 4) > 0
            at.play_code(decide(GAME, seen, rng, PLAYERS) if searched else best_decision(at.s))
        if (game + 1) % 50 == 0 or game + 1 == games:
            print(f"{game + 1} games: {_costs(terms, ends)}", flush=True)
    print("in use:", COST[1:])


def _costs(terms: list[Any], ends: list[Any]) -> str:
    """What is found so far, with how sure it is: positions count as wholes."""
    rows, lead = np.concatenate(terms), np.concatenate(ends)
    inverse = np.linalg.inv(rows.T @ rows)
    weights = inverse @ rows.T @ lead
    pulls = np.array([x.T @ (y - x @ weights) for x, y in zip(terms, ends, strict=True)])
    errors = np.sqrt(np.diag(inverse @ (pulls.T @ pulls) @ inverse))
    told = 1 - ((lead - rows @ weights) ** 2).sum() / (lead**2).sum()
    parts = [
        f"{name} {weight / weights[0]:.2f} ± {2 * error / weights[0]:.2f}"
        for name, weight, error in zip(COLUMNS, weights, errors, strict=True)
    ]
    return f"{len(terms)} positions, {100 * told:.0f} % explained: {', '.join(parts)}"


# -- the judge --------------------------------------------------------------------------------


@compiled
def watched(s: Any, scores: Any, left: Any) -> int:
    """Play a greedy game in place; write the score of each seat and its tiles, a row a decision."""
    n = 0
    while s.phase != FINISHED:
        for seat in range(s.players):
            scores[n, seat] = s.score[seat]
            left[n, seat] = tiles_left(s, seat)
        play(s, best_decision(s))
        n += 1
    return n


def judge(games: int) -> None:
    """What a tile is worth, and how far a lead can be turned round."""
    for players in (2, 3, 4):
        scores, left, won = greedy_games(players, games)
        print(f"{players} players: {_likeliest(scores, left, won)}", flush=True)
    print(f"in use: TILE {TILE}, SPREAD {SPREAD}")


def greedy_games(players: int, games: int) -> tuple[Any, Any, Any]:
    """Scores, tiles left and shares of the win, a row a decision."""
    setup = GAME.setup(players, bots=range(players))
    scores, left = np.zeros((2, games, TURNS * players, players))
    won = np.zeros((games, 1, players))
    for k in range(games):
        s = GAME.start(setup, GAME.deal(setup, WordStream(f"judge {k}"))).s
        watched(s, scores[k], left[k])
        end = s.score[:players]
        won[k, 0] = (end == end.max()) / (end == end.max()).sum()
    return scores, left, won


def _likeliest(scores: Any, left: Any, won: Any) -> str:
    root = np.sqrt(left.mean(axis=2, keepdims=True))

    def surprise(numbers: Any) -> float:
        tile, spread = numbers
        stand = (scores + tile * left) / (spread * root)
        stand -= stand.max(axis=2, keepdims=True)
        shares = np.exp(stand) / np.exp(stand).sum(axis=2, keepdims=True)
        return -float((won * np.log(shares + 1e-12)).sum(axis=2).mean())

    tile, spread = minimize(surprise, [TILE, SPREAD], method="Nelder-Mead").x
    return f"TILE {tile:.1f}, SPREAD {spread:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["gaps", "judge"])
    parser.add_argument("--games", type=int)
    given = parser.parse_args()
    if given.what == "gaps":
        gaps(given.games or 300)
    else:
        judge(given.games or 3000)


if __name__ == "__main__":
    main()
