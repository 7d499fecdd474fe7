"""Whole random games of every game in the registry, under every combination of its options.

Where these would be too many, every pair of values comes together in some case. Nothing here knows
a game: cases come from the facts, tile sets of one's own from a deal.
"""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from math import prod
from typing import Any

from pavage.core.compiled import is_compiled
from pavage.core.errors import PavageError, SetupError
from pavage.core.game import CHANCE, Deal, Game, Option, Setup
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.core.solver import Limits
from pavage.games import registry
from tests.helpers.profile import scaled

MANY = 100  # combinations of which every one is a case
KNOWS = 7 / 8  # how often somebody knows what a keypad asks
LONGEST = 3000  # plies: no game of random moves may last longer
WANDERED = 60  # random plies of a patience, which could go on for ever: then it is solved
SOON = 300_000 if is_compiled() else 30_000  # positions in which a solver finds a win, or never


@dataclass(frozen=True)
class Case:
    """A game with its options and players. ``own_set``: played with a small set of one's own.

    ``bots``: the seats that the computer plays, where that matters to the rules.
    """

    id: str
    players: int
    chosen: tuple[tuple[str, Any], ...]
    own_set: str = ""  # the name of the option that takes the set
    bots: tuple[int, ...] = ()

    def __hash__(self) -> int:
        """Values may be lists."""
        return hash(str(self))

    @property
    def game(self) -> Game:
        return registry.load(self.id)

    def setup(self) -> Setup:
        options: dict[str, Any] = dict(self.chosen)
        if self.own_set:
            options[self.own_set] = _small_set(self)
        return self.game.setup(self.players, options, self.bots)

    def __str__(self) -> str:
        options = [f"{name}={written}" for name, written in self.written()]
        bots = [f"computer{seat}" for seat in self.bots]
        own_set = [self.own_set] * bool(self.own_set)
        return "-".join([self.id, str(self.players), *options, *own_set, *bots])

    def written(self) -> Iterator[tuple[str, str]]:
        """What is chosen, in words: of the game's own forms and of lists only the unusual."""
        kinds = {option.name: option for option in self.game.facts.options}
        for name, value in self.chosen:
            if kinds[name].kind not in ("own", "lists"):
                yield name, str(value)
            elif value != kinds[name].default:
                yield name, "_".join(re.findall(r"\w+", json.dumps(value)))


@dataclass(frozen=True)
class Step:
    """One ply: the position before it (a copy), who was due, what was played and its points."""

    before: Position
    mover: int
    ply: str
    points: int


@dataclass(frozen=True)
class Journey:
    """A game from its deal to its end."""

    case: Case
    seed: str
    setup: Setup
    deal: Deal
    steps: list[Step]
    end: Position

    @property
    def game(self) -> Game:
        return self.case.game

    @property
    def viewers(self) -> list[int]:
        """A watcher, then every seat."""
        return list(range(-1, self.case.players))

    @property
    def plies(self) -> list[str]:
        return [step.ply for step in self.steps]

    def positions(self) -> list[Position]:
        return [*(step.before for step in self.steps), self.end]

    def sample(self, most: int) -> list[int]:
        """Which steps to look at where all would take too long: spread out, and every rarity.

        A rarity is a chance ply, or a decision with few choices.
        """
        if len(self.steps) <= most:
            return list(range(len(self.steps)))
        most = max(most, 2)
        spread = {round(k * (len(self.steps) - 1) / (most - 1)) for k in range(most)}
        rare = [
            k for k, s in enumerate(self.steps) if s.mover == CHANCE or len(s.before.codes()) < 4
        ]
        return sorted(spread | set(rare[:most]) | set(rare[-most:]))

    def sampled(self, quick: int = 4, default: int = 12) -> list[Step]:
        return [self.steps[k] for k in self.sample(scaled(quick, default, LONGEST))]


def cases() -> list[Case]:
    """Every game, number of players and combination of options.

    In the quick profile, which is for runs that repeat what the others test, a spread of them: its
    step is odd, so that each value of an option, each number of players and own sets all come.
    """
    step = scaled(7, 1, 1)
    return [case for id in registry.ids() for case in _spread(cases_of(id), step)]


def _spread(every: list[Case], step: int) -> list[Case]:
    return list(dict.fromkeys([*every[::step], every[-1]])) if len(every) >= step else every


@cache
def cases_of(id: str) -> list[Case]:
    facts = registry.load(id).facts
    choices = [[(o.name, v) for v in _values(o)] for o in facts.options if _values(o)]
    sets = ["", *(o.name for o in facts.options if o.kind == "tileset")]
    low, high = facts.players
    players = list(range(low, high + 1))
    bots = [(), (high - 1,), tuple(range(high))] if facts.by_kind else [()]
    ways: list[list[Any]] = [players, *choices, sets, bots]
    rows = product(*ways) if prod(map(len, ways)) <= MANY else covering(ways, random.Random(id))
    every = [
        Case(id, row[0], tuple(row[1:-2]), row[-2], row[-1])
        for row in rows
        if _goes_together(id, row[0], tuple(row[1:-2]))
    ]
    return every + [Case(id, low, ((o.name, name),)) for o in facts.options for name in _others(o)]


TRIED = 30  # rows of which the best is taken


def covering(ways: list[list[Any]], rng: random.Random) -> list[list[Any]]:
    """Rows of one value of each way, so that each pair of values of two ways is in some row."""
    columns = range(len(ways))
    missing = {
        (a, i, b, k)
        for a, b in combinations(columns, 2)
        for i in range(len(ways[a]))
        for k in range(len(ways[b]))
    }
    rows: list[list[Any]] = []
    while missing:
        a, i, b, k = min(missing)
        best: set[tuple[int, int, int, int]] = set()
        row: list[int] = []
        for _ in range(TRIED):
            tried = [rng.randrange(len(way)) for way in ways]
            tried[a], tried[b] = i, k
            pairs = {(c, tried[c], d, tried[d]) for c, d in combinations(columns, 2)} & missing
            if len(pairs) > len(best):
                best, row = pairs, tried
        missing -= best
        rows.append([way[at] for way, at in zip(ways, row, strict=True)])
    return rows


def _goes_together(id: str, players: int, chosen: tuple[tuple[str, Any], ...]) -> bool:
    """Whether the game is played so: some options are for some numbers of players only."""
    try:
        registry.load(id).setup(players, dict(chosen))
    except SetupError:
        return False
    return True


def _values(option: Option) -> list[Any]:
    """What a case may choose. Of lists: the usual ones, and short ones that differ."""
    if option.kind == "lists":
        assert isinstance(option.default, list)
        return [option.default, [option.values[k : k + 2] for k in range(len(option.default))]]
    return option.values if option.kind in ("flag", "choice", "own") else []


def _others(option: Option) -> list[Any]:
    """The game's own tile sets but the usual one: a case for each is enough."""
    return [v for v in option.values if option.kind == "tileset" and v != option.default]


def _small_set(case: Case) -> list[str]:
    """Few kinds of the game's own tiles, so that hands get stuck and bags run out."""
    plain = case.game.setup(case.players, dict(case.chosen))
    own = sorted(set(leaves(case.game.deal(plain, WordStream("small")))))
    rng = random.Random(str(case.chosen))
    for _ in range(100):
        tiles = rng.sample(own, 5) * 7
        try:
            setup = case.game.setup(case.players, {**dict(case.chosen), case.own_set: tiles})
            for seed in _seeds(case):
                case.game.deal(setup, WordStream(seed))
        except PavageError:
            continue
        return tiles
    raise AssertionError(f"{case}: no small set can be dealt")


def _seeds(case: Case) -> list[str]:
    return [f"{case} {k}" for k in range(8)]


def leaves(value: object) -> list[str]:
    """Every text in a deal, in its order."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [leaf for part in value.values() for leaf in leaves(part)]
    if isinstance(value, list):
        return [leaf for part in value for leaf in leaves(part)]
    return []


def replaced(value: Any, swap: dict[int, str], at: Iterator[int]) -> Any:
    """A deal with other texts at some of its places (numbered as ``leaves`` lists them)."""
    if isinstance(value, str):
        return swap.get(next(at), value)
    if isinstance(value, list):
        return [replaced(part, swap, at) for part in value]
    if isinstance(value, dict):
        return {name: replaced(part, swap, at) for name, part in value.items()}
    return value


@cache
def journey(case: Case) -> Journey:
    """A random game of the case, with a chance ply if one of a few seeds leads to one."""
    tried = []
    for seed in _seeds(case) if case.own_set else _seeds(case)[:1]:
        tried.append(travel(case, seed))
        if any(step.mover == CHANCE for step in tried[-1].steps):
            return tried[-1]
    return tried[0]


def travel(case: Case, seed: str) -> Journey:
    """The random game of a seed."""
    game, setup, words = case.game, case.setup(), WordStream(seed)
    rng = random.Random(seed)
    deal = game.deal(setup, words)
    position = game.start(setup, deal)
    steps: list[Step] = []
    solution: list[str] = []
    while not position.is_over():
        assert len(steps) < LONGEST, f"{case}: no end in sight"
        mover = position.to_move()
        if mover == CHANCE:
            ply = game.chance_draw(position.s, words)
        elif solution or (game.facts.patience and len(steps) >= WANDERED):
            if not solution:
                position, solution = way_home(steps, position)
            ply = solution.pop(0)
        else:
            ply = _known(position, rng) or rng.choice(position.legal_moves())
        before = position.copy()
        steps.append(Step(before, mover, ply, position.play(ply)))
    return Journey(case, seed, setup, deal, steps, position)


def _known(position: Position, rng: random.Random) -> str | None:
    """What somebody answers to a keypad who mostly knows it; None where there is none.

    Answers at random would nearly always be wrong.
    """
    seat = position.to_move()
    if not position.game.facts.by_kind or seat in position.setup.bots:
        return None
    keypad = position.game.hand(position.observe(seat)[0], seat).keypad
    if keypad is None or rng.random() > KNOWS:
        return None
    return keypad.move.replace("{n}", str(prod(keypad.factors)))


def way_home(steps: list[Step], position: Position) -> tuple[Position, list[str]]:
    """Where a patience's solver soon finds a win, and the moves to it.

    Who wanders may get lost: the later half of the steps is taken back until there is one.
    """
    game = position.game
    while True:
        limits = Limits(positions=SOON, first=True)
        verdict = game.solve(position.observe(0)[0], limits, lambda verdict: None)
        if verdict.answer == "won":
            return position, [game.write(move) for move in verdict.line]
        assert steps, "the deal is won"
        position = steps[len(steps) // 2].before.copy()
        del steps[len(steps) // 2 :]


@cache
def known_moves(id: str) -> list[str]:
    """Moves that some journey of the game could have made: well-formed, and mostly illegal now."""
    found = set()
    for case in cases_of(id):
        for step in journey(case).steps[::7]:
            found.update(step.before.legal_moves())
    for case in cases_of(id)[:4]:
        for step in journey(case).steps:
            found.update(m for m in step.before.legal_moves() if len(step.before.codes()) < 4)
    return sorted(found)
