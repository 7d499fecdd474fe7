"""Half-dominoes: be the first to lay all your tiles; 2 to 4 players, two variants."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.errors import DealError, SetupError
from pavage.core.game import Deal, Facts, Game, Option, Setup
from pavage.core.message import Message, message
from pavage.core.outcome import Outcome, lowest_wins
from pavage.core.position import Position
from pavage.core.sense import RUNGS, Errs, Searches, Varies
from pavage.core.shuffle import WordStream
from pavage.games.half_dominoes import (
    arrays,
    faces,
    figures,
    hints,
    notation,
    rules,
    turns,
)
from pavage.games.half_dominoes import scene as view
from pavage.games.half_dominoes.drawing import draw, draw_hand, show
from pavage.games.half_dominoes.redact import redact
from pavage.games.half_dominoes.sense import SENSE
from pavage.games.half_dominoes.state import (
    CANONICAL,
    HANDS,
    MAX_MOVES,
    MAX_TILES,
    REASONS,
    STATE,
    tileset,
)
from pavage.kit.deals import check_same_tiles
from pavage.kit.records import array_of


def _errs(tries: int, errs: Mapping[int, int]) -> Varies:
    """A rung that searches so long, and errs at so many decisions of 100 in each variant."""
    return Varies(
        "variant",
        {
            variant: Searches(tries, turns=1, candidates=64, errs=share)
            for variant, share in errs.items()
        },
    )


class HalfDominoes(Game):
    """The game, as every driver sees it."""

    facts = Facts(
        id="half_dominoes",
        rules=1,
        players=(2, 4),
        options=[
            Option("variant", "choice", 1, [1, 2]),
            Option("hand", "choice", None, [6, 7, 8]),
            Option("tileset", "tileset", "Q6", ["Q6", "M4"]),
        ],
        chance="deal",
        hidden=True,
        bots=["random", *RUNGS, "beginner", "greedy"],
        scores="left",
    )
    folder = Path(__file__).parent
    dtype = STATE
    max_moves = MAX_MOVES
    sense = SENSE
    ladder = {
        "child": Errs(95),
        "easy": _errs(60, {1: 64, 2: 52}),
        "medium": _errs(100, {1: 32, 2: 34}),
        "strong": Searches(300, turns=1, candidates=64, errs=15),
        "expert": Searches(5000, turns=1, candidates=64),
    }

    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    play = staticmethod(rules.play)
    score_of = staticmethod(rules.score_of)
    observe = staticmethod(rules.observe)
    advance = staticmethod(arrays.advance)
    resample = staticmethod(rules.resample)
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
    worth = staticmethod(turns.worth)

    # -- set-up and deal ----------------------------------------------------------------------

    def check_tileset(self, names: object) -> list[str]:
        """A set of one's own: canonical names, repeats allowed (rule 2)."""
        if not isinstance(names, list) or not names:
            raise SetupError(message("half_dominoes-tileset-list"))
        for at, name in enumerate(names):
            if not notation.is_canonical(name):
                raise SetupError(_no_tile(name, at + 1))
        if len(names) > MAX_TILES:
            raise SetupError(message("half_dominoes-tileset-large", most=MAX_TILES))
        return sorted(names)

    def check_setup(self, setup: Setup) -> None:
        """A set must hold the hands and the tiles on the table."""
        needed = _hand(setup) * setup.players + _on_table(setup)
        if len(_tiles(setup)) < needed:
            raise SetupError(message("half_dominoes-tileset-small", needed=needed))

    def deal(self, setup: Setup, words: WordStream) -> Deal:
        """One shuffle of the set in ascending order (rules 5 and 6)."""
        order = words.shuffled(_tiles(setup))
        second = None
        if _on_table(setup) == 2:
            second = _second(order[_hand(setup) * setup.players :])
        return notation.write_deal(order, setup.players, _hand(setup), second)

    def start(self, setup: Setup, deal: object) -> Position:
        """The position after a deal, which must be one of the set."""
        order = notation.read_deal(deal, setup.players, _hand(setup), _on_table(setup))
        check_same_tiles("half_dominoes", order, _tiles(setup))
        dealt = order[_hand(setup) * setup.players :]
        assert isinstance(deal, dict)
        laid = [[dealt[0], 0, 0]]
        if _on_table(setup) == 2:
            # the tile beside must be the one that is found, as it is found
            laid.append([_second([dealt[0], dealt[1]])[1], 1, 0])
        if deal["table"] != laid:
            raise DealError(
                message("half_dominoes-deal-lies", given=str(deal["table"]), expected=str(laid))
            )
        state = np.zeros(1, dtype=STATE)
        rules.deal(
            state[0],
            np.array([int(tile) for tile in order], dtype=np.uint16),
            setup.players,
            _hand(setup),
            _on_table(setup),
        )
        return Position(self, setup, state)

    # -- scores -------------------------------------------------------------------------------

    def scores(self, s: Any) -> list[int]:
        """The tiles left in each hand."""
        return [int(n) for n in s.hand_n[: int(s.players)]]

    def outcome(self, s: Any) -> Outcome | None:
        """The fewest tiles win; equal hands share the win (rules 17 and 18)."""
        return lowest_wins(self.scores(s), REASONS[s.reason]) if s.reason else None

    # -- secrets ------------------------------------------------------------------------------

    def reveals(self, before: Any, move: int, seat: int) -> bool:
        """Drawing reveals; so does another's placement, unless that tile was known."""
        return bool(arrays.reveals(array_of(before), move, seat))

    def redact(
        self, setup: Setup, deal: Deal, plies: Sequence[str], seat: int
    ) -> tuple[Deal, list[str]]:
        """What a seat may tell of a running game."""
        return redact(self.start(setup, deal), deal, plies, seat)


def _no_tile(name: object, at: int) -> Message:
    if not notation.is_tile(name):
        return message("half_dominoes-tileset-tile", given=str(name), at=at)
    right = notation.tile_name(int(CANONICAL[int(str(name))]))
    return message("half_dominoes-tileset-turned", given=str(name), right=right, at=at)


def _tiles(setup: Setup) -> list[str]:
    named = setup.options["tileset"]
    return named if isinstance(named, list) else tileset(str(named))


def _hand(setup: Setup) -> int:
    return int(str(setup.options.get("hand", HANDS[setup.players])))


def _on_table(setup: Setup) -> int:
    """The tiles that the deal lays: as many as the variant's number (rule 5)."""
    return int(str(setup.options["variant"]))


def _second(tiles: list[str]) -> tuple[str, str]:
    """The first tile that joins tiles[0] on its east side: its name, and how it lies there."""
    for tile in tiles[1:]:
        turned = int(rules.joins(int(tiles[0]), int(tile)))
        if turned >= 0:
            return tile, notation.tile_name(turned)
    raise DealError(message("half_dominoes-no-second", first=tiles[0]))


GAME = HalfDominoes()
