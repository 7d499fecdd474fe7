"""Zigzag: continue the paths, with multiplier squares; 2 to 4 players."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.errors import DealError, IllegalMove, SetupError
from pavage.core.game import Deal, Facts, Game, Option, Setup
from pavage.core.message import message
from pavage.core.outcome import Outcome, highest_wins
from pavage.core.position import Position
from pavage.core.sense import RUNGS, Errs, Searches
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import arrays, faces, figures, hints, notation, rules
from pavage.games.zigzag import scene as view
from pavage.games.zigzag.drawing import draw, draw_hand, show
from pavage.games.zigzag.redact import redact
from pavage.games.zigzag.sense import SENSE
from pavage.games.zigzag.state import (
    BOARDS,
    HAND,
    MAX_MOVES,
    MAX_TILES,
    REASONS,
    REMOVED_TILES,
    STATE,
    TURNS,
    default_tileset,
)
from pavage.games.zigzag.turns import best_turn
from pavage.kit.deals import check_same_tiles
from pavage.kit.records import array_of


class Zigzag(Game):
    """The game, as every driver sees it."""

    facts = Facts(
        id="zigzag",
        rules=1,
        players=(2, 4),
        options=[
            Option("board", "choice", BOARDS[0], list(BOARDS)),
            Option("fixed_turns", "flag", False, [False, True]),
            Option("discard_returns", "flag", False, [False, True]),
            Option("tileset", "tileset", None),
        ],
        chance="plies",
        hidden=True,
        bots=["random", *RUNGS, "beginner", "greedy"],
    )
    folder = Path(__file__).parent
    dtype = STATE
    max_moves = MAX_MOVES
    sense = SENSE
    ladder = {
        "child": Errs(60, least=30),
        "easy": Errs(45),
        "medium": Errs(15),
        "strong": Searches(8, turns=1, candidates=8),
        "expert": Searches(400, turns=0, candidates=8),
    }

    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    play = staticmethod(rules.play)
    score_of = staticmethod(rules.score_of)
    observe = staticmethod(rules.observe)
    advance = staticmethod(arrays.advance)
    resample = staticmethod(rules.resample)
    happen = staticmethod(rules.happen)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    why_not = staticmethod(hints.why_not)
    setting = staticmethod(view.setting)
    scene = staticmethod(view.scene)
    hand = staticmethod(view.hand)
    tell = staticmethod(view.tell)
    show = staticmethod(show)
    draw = staticmethod(draw)
    draw_hand = staticmethod(draw_hand)
    sprite = staticmethod(faces.sprite)
    face_labels = staticmethod(faces.labels)
    figures = staticmethod(figures.figures)

    # -- set-up and deal ----------------------------------------------------------------------

    def check_tileset(self, names: object) -> list[str]:
        """A set of one's own: tile names, repeats allowed, no ``0000`` (rule 2)."""
        if not isinstance(names, list) or not names:
            raise SetupError(message("zigzag-tileset-list"))
        for at, name in enumerate(names):
            if not notation.is_tile(name) or name == "0000":
                raise SetupError(message("zigzag-tileset-tile", given=str(name), at=at + 1))
        if len(names) > MAX_TILES:
            raise SetupError(message("zigzag-tileset-large", most=MAX_TILES))
        return sorted(names)

    def check_setup(self, setup: Setup) -> None:
        """A set must hold the removed tiles, the hands and a start tile."""
        needed = _removed(setup) + HAND * setup.players + 1
        if len(_tiles(setup)) < needed:
            raise SetupError(message("zigzag-tileset-small", needed=needed))

    def deal(self, setup: Setup, words: WordStream) -> Deal:
        """One shuffle of the set in ascending order (rules 5, 6, 8)."""
        order = words.shuffled(_tiles(setup))
        is_start = [not rules.is_culdesac(notation.tile_code(tile)) for tile in order]
        return notation.write_deal(order, setup.players, _removed(setup), is_start)

    def start(self, setup: Setup, deal: object) -> Position:
        """The position after a deal, which must be one of the set."""
        order = notation.read_deal(deal, setup.players, _removed(setup))
        check_same_tiles("zigzag", order, _tiles(setup))
        state = np.zeros(1, dtype=STATE)
        limited = setup.options["fixed_turns"]
        has_start = rules.deal(
            state[0],
            np.array([notation.tile_code(tile) for tile in order], dtype=np.uint8),
            setup.players,
            BOARDS.index(str(setup.options["board"])),
            TURNS[setup.players] if limited else 0,
            _removed(setup),
            int(bool(setup.options["discard_returns"])),
        )
        if not has_start:
            raise DealError(message("zigzag-no-start"))
        assert isinstance(deal, dict)
        if len(deal["bag"]) != int(state[0].bag_n):
            start = notation.tile_name(int(state[0].board[state[0].laid[0]]) - 1)
            raise DealError(message("zigzag-deal-start", start=str(deal["start"]), expected=start))
        return Position(self, setup, state)

    # -- scores -------------------------------------------------------------------------------

    def scores(self, s: Any) -> list[int]:
        """The score of each seat now."""
        a = array_of(s)
        scores: list[int] = a["score"][0, : a["players"][0]].tolist()
        return scores

    def outcome(self, s: Any) -> Outcome | None:
        """The highest score wins; equal scores share the win (rule 16)."""
        return highest_wins(self.scores(s), REASONS[s.reason]) if s.reason else None

    # -- chance: the shuffle after an exchange under ``discard_returns`` ----------------------

    def chance_count(self, s: Any) -> int:
        """How many different orders the bag may take."""
        bag = _bag(s)
        count = math.factorial(len(bag))
        for repeats in Counter(bag).values():
            count //= math.factorial(repeats)
        return count

    def chance_outcomes(self, s: Any) -> Iterable[str]:
        """Every different order of the bag."""
        for order in _arrangements(Counter(_bag(s))):
            yield notation.write_shuffle(order)

    def chance_draw(self, s: Any, words: WordStream) -> str:
        """The order that the seed's words give."""
        return notation.write_shuffle(words.shuffled(_bag(s)))

    def chance_play(self, s: Any, text: str) -> None:
        """Give the bag the order that a shuffle ply spells out."""
        order = notation.read_shuffle(text)
        if sorted(order) != sorted(_bag(s)):
            raise IllegalMove(message("zigzag-shuffle-tiles"))
        rules.shuffle(s, np.array(order, dtype=np.uint8))

    # -- secrets ------------------------------------------------------------------------------

    def reveals(self, before: Any, move: int, seat: int) -> bool:
        """Drawing reveals; so does another's placement, unless that hand could be deduced."""
        return bool(arrays.reveals(array_of(before), move, seat))

    def redact(
        self, setup: Setup, deal: Deal, plies: Sequence[str], seat: int
    ) -> tuple[Deal, list[str]]:
        """What a seat may tell of a running game."""
        return redact(self.start(setup, deal), deal, plies, seat)

    def greedy(self, seen: Any) -> int:
        """The first decision of the turn that scores most at once."""
        return int(best_turn(seen))


def _tiles(setup: Setup) -> list[str]:
    own = setup.options.get("tileset")
    return own if isinstance(own, list) else default_tileset()


def _removed(setup: Setup) -> int:
    return REMOVED_TILES[setup.players] if setup.options["fixed_turns"] else 0


def _bag(s: Any) -> list[int]:
    return [int(code) for code in s.bag[int(s.bag_at) : int(s.bag_n)]]


def _arrangements(left: "Counter[int]") -> Iterable[list[int]]:
    if not left:
        yield []
        return
    for code in sorted(left):
        rest = left - Counter([code])
        for tail in _arrangements(rest):
            yield [code, *tail]


GAME = Zigzag()
