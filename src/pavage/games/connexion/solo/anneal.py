"""Simulated annealing over layouts (``layout.py``).

A step changes one or two tiles: another rotation, another rank, two tiles in each other's place, a
tile to another place, two neighbours' ranks exchanged. Where a tile comes to lie its rotation is
drawn with the odds of the temperature (heat bath), so that nearly all steps are worth weighing. A
change for the worse is accepted with probability exp(-loss / temperature) (Kirkpatrick, Gelatt,
Vecchi, Optimization by Simulated Annealing, Science 220, 1983). Loose tiles are allowed at a price;
the best layout is one without.
"""

from math import exp, log
from typing import Any

from pavage.core.compiled import compiled
from pavage.core.rng import below
from pavage.games.connexion.solo.layout import (
    MOST_RANK,
    STEP,
    brings,
    is_inside,
    keep,
    put,
    take,
)
from pavage.games.connexion.state import MAX_TILES, SIDES

COLD = 6.0  # the temperature at the end of a run
LOOSE = 150  # what a loose tile costs

# A step's kind is a number below 100: below the first of these it is a rotation, and so on.
_ROTATE, _RANK, _SWAP, _MOVE = 8, 26, 60, 92
_EVERY = 1000  # steps of the same temperature
_UNLIKELY = 12  # temperatures: what is worse by so much is not drawn


@compiled
def _chance(s: Any) -> float:
    """A number between 0 and 1."""
    return (below(s.rng, 1 << 30) + 0.5) / (1 << 30)


@compiled
def _some(s: Any) -> int:
    """The place of a tile that may be moved."""
    return int(s.place[s.free[below(s.rng, s.free_n)]])


@compiled
def some_rank(s: Any) -> int:
    """A rank after all tiles that may not be moved."""
    return MAX_TILES + below(s.rng, MOST_RANK - MAX_TILES)


@compiled
def _changes(s: Any, place: int, rank: int) -> int:
    """Whether another rank changes the order among neighbours: 1, 0, or -1 if one has it."""
    changes = 0
    old = s.rank[place]
    for side in range(SIDES):
        there = place + STEP[side]
        if s.tile[there] > 0:
            if s.rank[there] == rank:
                return -1
            if (s.rank[there] < rank) != (s.rank[there] < old):
                changes = 1
    return changes


@compiled
def _put_well(s: Any, tile: int, place: int, rank: int, temperature: float) -> None:
    """Lay a tile, in a rotation drawn by what it brings."""
    best = 0
    most = brings(s, tile, place, 0, rank)
    weights = 1.0  # of those so far, that of the greatest being 1
    for six in range(1, SIDES):
        value = brings(s, tile, place, six, rank)
        weight = 1.0
        if value > most:
            weights *= exp((most - value) / temperature)
            most = value
        elif most - value < _UNLIKELY * temperature:
            weight = exp((value - most) / temperature)
        else:
            continue
        weights += weight
        if _chance(s) * weights < weight:
            best = six
    put(s, tile, place, best, rank)


@compiled
def _is_kept(s: Any, total: int, loose: int, temperature: float) -> bool:
    """Whether a change is accepted, before which the total and the loose tiles were those."""
    gain = (s.total - total) - LOOSE * (s.loose - loose)
    if gain < temperature * log(_chance(s)):
        return False
    if s.total > s.best and s.loose == 1:
        keep(s)
    return True


# -- the steps: change something, or leave it as it was -----------------------------------------


@compiled
def _rotate(s: Any, a: int, temperature: float) -> None:
    """Another rotation."""
    total, loose, tile, six, rank = s.total, s.loose, int(s.tile[a]) - 1, int(s.six[a]), s.rank[a]
    take(s, a)
    _put_well(s, tile, a, rank, temperature)
    if not _is_kept(s, total, loose, temperature):
        take(s, a)
        put(s, tile, a, six, rank)


@compiled
def _rerank(s: Any, a: int, temperature: float) -> None:
    """Another rank."""
    total, loose, tile, six, old = s.total, s.loose, int(s.tile[a]) - 1, int(s.six[a]), s.rank[a]
    rank = some_rank(s)
    changes = _changes(s, a, rank)
    if changes < 0:
        return
    if changes == 0:
        s.rank[a] = rank
        return
    take(s, a)
    put(s, tile, a, six, rank)
    if not _is_kept(s, total, loose, temperature):
        take(s, a)
        put(s, tile, a, six, old)


@compiled
def _swap(s: Any, a: int, b: int, temperature: float) -> None:
    """Two tiles in each other's place and turn."""
    if a == b:
        return
    total, loose = s.total, s.loose
    tile_a, six_a, rank_a = int(s.tile[a]) - 1, int(s.six[a]), s.rank[a]
    tile_b, six_b, rank_b = int(s.tile[b]) - 1, int(s.six[b]), s.rank[b]
    take(s, a)
    take(s, b)
    _put_well(s, tile_b, a, rank_a, temperature)
    _put_well(s, tile_a, b, rank_b, temperature)
    if not _is_kept(s, total, loose, temperature):
        take(s, a)
        take(s, b)
        put(s, tile_a, a, six_a, rank_a)
        put(s, tile_b, b, six_b, rank_b)


@compiled
def _move(s: Any, a: int, b: int, temperature: float) -> None:
    """A tile to an empty place, with another rank."""
    if s.tile[b] > 0 or not is_inside(b):
        return
    total, loose, tile, six, old = s.total, s.loose, int(s.tile[a]) - 1, int(s.six[a]), s.rank[a]
    take(s, a)
    rank = some_rank(s)
    s.rank[b] = old
    if _changes(s, b, rank) < 0:
        put(s, tile, a, six, old)
        return
    _put_well(s, tile, b, rank, temperature)
    if not _is_kept(s, total, loose, temperature):
        take(s, b)
        put(s, tile, a, six, old)


@compiled
def _exchange(s: Any, a: int, b: int, temperature: float) -> None:
    """Two neighbours' ranks exchanged."""
    if s.tile[b] == 0 or s.rank[b] < MAX_TILES:
        return
    total, loose = s.total, s.loose
    tile_a, six_a, rank_a = int(s.tile[a]) - 1, int(s.six[a]), s.rank[a]
    tile_b, six_b, rank_b = int(s.tile[b]) - 1, int(s.six[b]), s.rank[b]
    take(s, a)
    take(s, b)
    put(s, tile_a, a, six_a, rank_b)
    put(s, tile_b, b, six_b, rank_a)
    if not _is_kept(s, total, loose, temperature):
        take(s, a)
        take(s, b)
        put(s, tile_a, a, six_a, rank_a)
        put(s, tile_b, b, six_b, rank_b)


@compiled
def _step(s: Any, temperature: float) -> None:
    """One step of any kind."""
    kind = below(s.rng, 100)
    a = _some(s)
    if kind < _ROTATE:
        _rotate(s, a, temperature)
    elif kind < _RANK:
        _rerank(s, a, temperature)
    elif kind < _SWAP:
        _swap(s, a, _some(s), temperature)
    else:
        side = int(STEP[below(s.rng, SIDES)])
        if kind < _MOVE:
            _move(s, a, _some(s) + side, temperature)
        else:
            _exchange(s, a, a + side, temperature)


# -- runs -------------------------------------------------------------------------------------


@compiled
def spread(s: Any, around: Any, middle: int) -> None:
    """Lay all free tiles anyhow, each beside an earlier one; one that is alone in the middle.

    ``around``: int64, room for as many tiles; the places of those that lie.
    """
    n = len(around) - s.free_n
    gap = (MOST_RANK - MAX_TILES) // MAX_TILES
    for k in range(s.free_n):
        j = k + below(s.rng, s.free_n - k)
        s.free[k], s.free[j] = s.free[j], s.free[k]
        place = middle
        while n > 0 and (s.tile[place] > 0 or not is_inside(place)):
            place = int(around[below(s.rng, n)]) + int(STEP[below(s.rng, SIDES)])
        rank = MAX_TILES + k * gap + below(s.rng, gap)
        put(s, int(s.free[k]), place, below(s.rng, SIDES), rank)
        around[n] = place
        n += 1


@compiled
def anneal(layout: Any, steps: int, length: int, hot: float) -> None:
    """Do some more steps of a run of ``length`` steps that begins at the temperature ``hot``.

    ``layout``: of shape (1,).
    """
    s = layout[0]
    temperature = 0.0
    for k in range(steps):
        if k == 0 or s.run_at % _EVERY == 0:
            done = s.run_at // _EVERY * _EVERY
            temperature = hot * (COLD / hot) ** (done / length)
        _step(s, temperature)
        s.run_at += 1
    s.steps += steps
