"""Search for a good decision in any game, over what its seat cannot know. Written once.

Information-set Monte-Carlo tree search with a halving root:

- A *guess* fills the hidden part of the observation at random, as ``resample`` does, or as the
  game's ``Belief`` does, which knows what others' decisions tell. Every decision that is still
  compared is tried on the same guess and with the same dice to come, so that luck does not decide
  between them.
- A *try* plays a decision, goes down the tree of what was tried before, and plays on from there by
  the game's ``reply`` for some turns; then the game's ``judge`` says how every seat stands.
- The tree belongs to what the seats decide, not to states: which decisions are legal depends on the
  guess and on the dice (Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search",
  IEEE TCIAIG 2012). A position gets new branches as it is tried more often, the most promising
  first: progressive widening (Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go",
  ICGA 2007). Which branch is followed: PUCT (Rosin, "Multi-armed bandits with episode context",
  2011).
- Above the tree, the worse half is dropped again and again: sequential halving (Karnin, Koren,
  Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013).

The same observation, generator and number of tries give the same answer. With a budget in seconds
the answer depends on the machine.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, log2, sqrt
from typing import Any

import numpy as np
from numba import from_dtype, types

from pavage.core.compiled import compiled, compiled_for
from pavage.core.game import CHANCE, Game
from pavage.core.rng import Rng, below, branch_off
from pavage.core.sense import Searches

MOST_PLIES = 300  # of a playout that has no other end: a patience can go round for ever
_MOST_NODES = 200_000
_TO_THE_END = 2**40  # turns
_CHUNK = 0.01  # seconds between two looks at the clock
_SEATS = 8

NODE = np.dtype(
    (
        np.record,
        [
            ("move", np.int64),  # the decision that leads here
            ("child", np.int64),  # its first branch; -1: none
            ("sibling", np.int64),  # the next branch of the same position; -1: none
            ("seat", np.int64),  # who took the decision
            ("promise", np.float64),  # its share of what the decisions there promised, when new
            ("visits", np.int64),
            ("total", np.float64),  # of what the seat got, over the visits
            ("squares", np.float64),
        ],
    )
)


# -- the tree ---------------------------------------------------------------------------------


@compiled
def _grow(tree: Any, top: Any, parent: int, move: int, seat: int) -> int:
    """Add a branch; -1 if there is no room. ``top``: how many nodes there are, shape (1,)."""
    new = int(top[0])
    if new == len(tree):
        return -1
    top[0] += 1
    tree[new].move = move
    tree[new].seat = seat
    tree[new].child = -1
    tree[new].visits = 0
    tree[new].promise = 0.0
    tree[new].total = 0.0
    tree[new].squares = 0.0
    tree[new].sibling = -1
    if parent >= 0:
        tree[new].sibling = tree[parent].child
        tree[parent].child = new
    return new


@compiled
def _follow(tree: Any, top: Any, node: int, moves: Any, n: int, knobs: Any) -> int:
    """The branch to follow, of those that are legal now.

    Where one more may be looked at: -1 less how many have one; these are put first in ``moves``.
    ``knobs``: how many branches, and how much those little tried are preferred.
    """
    root = sqrt(float(tree[node].visits))
    best, most, known = -1, -1.0, 0
    kid = int(tree[node].child)
    while kid >= 0:
        move = tree[kid].move
        for i in range(known, n):
            if moves[i] == move:
                visits = tree[kid].visits
                worth = tree[kid].total / max(1, visits)
                worth += knobs[1] * root * tree[kid].promise / (1 + visits)
                if worth > most:
                    best, most = kid, worth
                moves[i] = moves[known]
                moves[known] = move
                known += 1
                break
        kid = int(tree[kid].sibling)
    many = known >= knobs[0] * root or top[0] == len(tree)
    return best if known == n or (known > 0 and many) else -1 - known


@compiled
def _widen(
    tree: Any, top: Any, node: int, seat: int, moves: Any, n: int, known: int, weights: Any
) -> int:
    """A branch for the most promising decision that has none; -1 if there is no room.

    The first ``known`` of the decisions have branches.
    """
    promising, whole = known, 0.0
    for i in range(n):
        whole += weights[i]
        if i > known and weights[i] > weights[promising]:
            promising = i
    new = _grow(tree, top, node, int(moves[promising]), seat)
    if new >= 0:
        tree[new].promise = weights[promising] / whole
    return new


# -- tries ------------------------------------------------------------------------------------


def _try_all(
    legal_moves: Any,
    play: Any,
    to_move: Any,
    happen: Any,
    resample: Any,
    guess: Any,
    weigh: Any,
    reply: Any,
    judge: Any,
    seen: Any,
    believed: Any,
    guesses: int,
    alive: Any,
    tree: Any,
    top: Any,
    knobs: Any,
    numbers: Any,
    rng: Rng,
    luck: Rng,
    room: Any,
    moves: Any,
    weights: Any,
    path: Any,
) -> int:
    """Try each decision that is ``alive`` (their nodes) on so many guesses; return the plies."""
    turns, deep, plainly = int(numbers[0]), int(numbers[1]), numbers[2] != 0
    believing = numbers[3] != 0
    values = np.empty(_SEATS, dtype=np.float64)
    plies = 0
    for _ in range(guesses):
        room[0] = seen[0]
        if believing:
            guess(room[0], believed, rng)
        else:
            resample(room[0], rng)
        below(rng, 2)  # where nothing is hidden nothing else moves the generator on
        for first in alive:
            branch_off(rng, luck)
            room[1] = room[0]
            s = room[1]
            seat = to_move(s)
            play(s, int(tree[first].move))
            path[0] = node = int(first)
            depth, left, most = 1, turns, MOST_PLIES
            within = deep > 0 and tree[node].visits > 0
            while most > 0:
                mover = to_move(s)
                while mover == CHANCE:
                    happen(s, luck)
                    mover = to_move(s)
                if mover < 0 or (mover != seat and left == 0):
                    break
                if mover != seat:
                    seat = mover
                    left -= 1
                most -= 1
                branch = -1
                if within:
                    n = legal_moves(s, moves)
                    branch = _follow(tree, top, node, moves, n, knobs)
                    if branch < 0:
                        weigh(s, moves, n, weights)
                        branch = _widen(tree, top, node, seat, moves, n, -1 - branch, weights)
                    within = branch >= 0 and depth < deep and tree[branch].visits > 0
                if branch >= 0:
                    path[depth] = node = branch
                    depth += 1
                    play(s, int(tree[node].move))
                elif plainly:
                    play(s, int(moves[below(luck, legal_moves(s, moves))]))
                else:
                    play(s, reply(s, luck))
            plies += MOST_PLIES - most + 1
            values[:] = -1.0
            for k in range(depth):
                who = int(tree[path[k]].seat)
                if values[who] < 0:
                    values[who] = judge(s, who)
                _credit(tree, path[k], values[who])
    return plies


@compiled
def _credit(tree: Any, node: int, value: float) -> None:
    tree[node].visits += 1
    tree[node].total += value
    tree[node].squares += value * value


@compiled
def _nothing_happens(s: Any, rng: Rng) -> None:
    """What chance and ``resample`` do where there is neither."""


@compiled
def _nothing_believed(s: Any, believed: Any, rng: Rng) -> None:
    """What stands in the place of a guess where there is no belief."""


@cache
def _trying(game: Game) -> Callable[..., int]:
    """The loop above for one game, with the game's own functions in their places."""
    state = from_dtype(game.dtype)
    number, share = types.int64, types.float64
    numbers, shares = types.Array(number, 1, "C"), types.Array(share, 1, "C")
    generator, states = types.Array(types.uint64, 1, "C"), types.Array(state, 1, "C")
    tree = types.Array(from_dtype(NODE), 1, "C")
    rules = (
        types.FunctionType(number(state, numbers)),
        types.FunctionType(number(state, number)),
        types.FunctionType(number(state)),
        types.FunctionType(types.none(state, generator)),
        types.FunctionType(types.none(state, generator)),
        types.FunctionType(types.none(state, shares, generator)),
    )
    sense = (
        types.FunctionType(types.none(state, numbers, number, shares)),
        types.FunctionType(number(state, generator)),
        types.FunctionType(share(state, number)),
    )
    asked = (states, shares, number, numbers, tree, numbers, shares, numbers, generator)
    room = (generator, states, numbers, shares, numbers)
    loop = compiled_for(number(*rules, *sense, *asked, *room))(_try_all)
    assert game.sense is not None
    belief = game.sense.belief
    given = (
        game.legal_moves,
        game.play,
        game.to_move,
        game.happen if game.facts.chance == "plies" else _nothing_happens,
        game.resample if game.facts.hidden else _nothing_happens,
        belief.guess if belief else _nothing_believed,
        game.sense.weigh,
        game.sense.reply,
        game.sense.judge,
    )
    return lambda *rest: int(loop(*given, *rest))


# -- the search -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Considered:
    """What a search found of one decision."""

    move: int
    tries: int
    value: float  # the share of a win that the seat gets, 0 to 1: a mean over the tries
    error: float  # the standard error of that mean


class Search:
    """A search for the decision of the seat to move, from its observation of shape (1,).

    ``also``: legal decisions that are compared whatever they promise.
    """

    def __init__(
        self, game: Game, seen: Any, rng: Rng, design: Searches, also: Sequence[int] = ()
    ) -> None:
        self._try = _trying(game)
        self._seen, self._rng, self._design = seen, rng, design
        self._moves = np.empty(game.max_moves, dtype=np.int64)
        self._weights = np.empty(game.max_moves, dtype=np.float64)
        first = self._candidates(game, also)
        self._tree = np.zeros(min(_MOST_NODES, len(first) + self._most_nodes()), dtype=NODE)
        self._top = np.zeros(1, dtype=np.int64)
        seat = game.to_move(seen[0])
        for move in first:
            _grow(self._tree, self._top, -1, move, seat)
        self._compared = len(first)
        self._alive = np.arange(self._compared, dtype=np.int64)
        self._room = np.zeros(2, dtype=game.dtype)
        self._luck = rng.copy()
        self._path = np.zeros(design.deep + 2, dtype=np.int64)
        turns = _TO_THE_END if design.turns is None else design.turns
        plainly = design.replies == "random"
        self._believed, believing = _believed(game, seen)
        self._numbers = np.array([turns, design.deep, plainly, believing], dtype=np.int64)
        self._knobs = np.array([design.widen, design.explore])
        self.plies = 0

    def _candidates(self, game: Game, also: Sequence[int]) -> list[int]:
        """The most promising decisions, and those that are to be compared anyway."""
        s, moves, weights = self._seen[0], self._moves, self._weights
        n = int(game.legal_moves(s, moves))
        assert game.sense is not None
        game.sense.weigh(s, moves, n, weights)
        order = np.lexsort((moves[:n], -weights[:n]))[: self._design.candidates]
        chosen: list[int] = moves[order].tolist()
        return chosen + [move for move in dict.fromkeys(also) if move not in chosen]

    def _most_nodes(self) -> int:
        return self._design.tries + 1000 if self._design.deep else 0

    def run(self, seconds: float | None = None) -> "Search":
        """Compare the decisions over about as many tries as the design says, or for so long.

        Of each two the better stays, until one is left.
        """
        halvings = max(1, ceil(log2(len(self._alive))))
        for _ in range(halvings):
            if seconds is None:
                tries = self._design.tries // halvings
                self._guess(max(1, tries // len(self._alive)))
            else:
                self._guess_for(seconds / halvings)
            self._halve()
        return self

    def _guess(self, guesses: int) -> None:
        self.plies += self._try(
            self._seen,
            self._believed,
            guesses,
            self._alive,
            self._tree,
            self._top,
            self._knobs,
            self._numbers,
            self._rng,
            self._luck,
            self._room,
            self._moves,
            self._weights,
            self._path,
        )

    def _guess_for(self, seconds: float) -> None:
        """At least one guess; then more, in pieces that last about ``_CHUNK``."""
        until = time.monotonic() + seconds
        guesses = 1
        while True:
            began = time.monotonic()
            self._guess(guesses)
            now = time.monotonic()
            if now >= until:
                return
            pace = max(now - began, 1e-6) / guesses
            guesses = max(1, int(min(_CHUNK, until - now) / pace))

    def _halve(self) -> None:
        nodes = self._tree[self._alive]
        order = np.argsort(-nodes["total"] / nodes["visits"], kind="stable")
        self._alive = self._alive[order[: (len(order) + 1) // 2]]

    def found(self) -> list[Considered]:
        """All that were compared, the best first: who stayed longer stands before."""
        last = set(self._alive.tolist())
        nodes = [
            (k in last, _considered(node)) for k, node in enumerate(self._tree[: self._compared])
        ]
        nodes.sort(key=lambda one: (one[0], one[1].tries, one[1].value), reverse=True)
        return [one for _, one in nodes]


def _believed(game: Game, seen: Any) -> tuple[Any, bool]:
    """What all guesses follow from, and whether the game has a belief at all."""
    belief = game.sense.belief if game.sense else None
    believed = np.zeros(belief.size if belief else 0, dtype=np.float64)
    if belief and belief.believe:
        belief.believe(seen[0], believed)
    return believed, belief is not None


def _considered(node: Any) -> Considered:
    tries = int(node["visits"])
    if tries == 0:
        return Considered(int(node["move"]), 0, 0.0, 1.0)
    value = float(node["total"]) / tries
    spread = max(0.0, float(node["squares"]) / tries - value * value)
    return Considered(int(node["move"]), tries, value, sqrt(spread / tries))


def decide(game: Game, seen: Any, rng: Rng, design: Searches) -> int:
    """The decision that a search of this design finds best; the only one, where there is one."""
    moves = np.empty(game.max_moves, dtype=np.int64)
    if game.legal_moves(seen[0], moves) == 1:
        return int(moves[0])
    return Search(game, seen, rng, design).run().found()[0].move
