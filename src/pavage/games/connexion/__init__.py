"""Connexion: colours and digits on hexagons; 2 to 4 players, or alone for the record."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.errors import DealError, SetupError
from pavage.core.game import Deal, Facts, Game, Option, Setup
from pavage.core.message import message
from pavage.core.outcome import Outcome, highest_wins
from pavage.core.position import Position
from pavage.core.sense import RUNGS, Errs, Searches
from pavage.core.shuffle import WordStream
from pavage.core.solver import Known, Optimiser
from pavage.games.connexion import arrays, faces, figures, hints, notation, rules, turns
from pavage.games.connexion import scene as view
from pavage.games.connexion.drawing import draw, draw_hand, show
from pavage.games.connexion.redact import redact
from pavage.games.connexion.sense import SENSE
from pavage.games.connexion.solo.challenge import first_two
from pavage.games.connexion.solo.known import best_known
from pavage.games.connexion.solo.search import Search
from pavage.games.connexion.state import (
    HAND,
    MAX_MOVES,
    MAX_TILES,
    PILE,
    REASONS,
    STATE,
    default_tileset,
)
from pavage.kit.deals import check_same_tiles
from pavage.kit.records import array_of


class Connexion(Game):
    """The game, as every driver sees it."""

    facts = Facts(
        id="connexion",
        rules=1,
        players=(1, 4),
        options=[
            Option("solo", "flag", False, [False, True]),
            Option("match_required", "flag", False, [False, True]),
            Option("tileset", "tileset", None),
        ],
        chance="deal",
        hidden=True,
        bots=["random", *RUNGS, "beginner", "greedy"],
        optimised={"solo": True},
    )
    folder = Path(__file__).parent
    dtype = STATE
    max_moves = MAX_MOVES
    sense = SENSE
    ladder = {
        "child": Errs(97),
        "easy": Errs(80),
        "medium": Errs(35),
        "strong": Searches(50, turns=1, candidates=8),
        "expert": Searches(1500, turns=4, candidates=20),
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
    targets = staticmethod(view.targets)
    tell = staticmethod(view.tell)
    show = staticmethod(show)
    draw = staticmethod(draw)
    draw_hand = staticmethod(draw_hand)
    greedy = staticmethod(turns.greedy)
    worth = staticmethod(turns.brings)
    sprite = staticmethod(faces.sprite)
    face_labels = staticmethod(faces.labels)
    figures = staticmethod(figures.figures)

    # -- set-up and deal ----------------------------------------------------------------------

    def check_tileset(self, names: object) -> list[str]:
        """A set of one's own, in its order: names of tiles, repeats allowed (rule 2)."""
        if not isinstance(names, list) or not names:
            raise SetupError(message("connexion-tileset-list"))
        for at, name in enumerate(names):
            if not notation.is_tile(name):
                raise SetupError(message("connexion-tileset-tile", given=str(name), at=at + 1))
        if len(names) > MAX_TILES:
            raise SetupError(message("connexion-tileset-large", most=MAX_TILES))
        return names

    def check_setup(self, setup: Setup) -> None:
        """One player plays solo, several don't; a set must hold what is dealt."""
        if bool(setup.options["solo"]) != (setup.players == 1):
            raise SetupError(message("connexion-solo", players=setup.players))
        needed = 2 if setup.options["solo"] else (HAND + PILE) * setup.players + 2
        if len(_tiles(setup)) < needed:
            raise SetupError(message("connexion-tileset-small", needed=needed))

    def deal(self, setup: Setup, words: WordStream) -> Deal:
        """One shuffle of the set in its order (rule 4); solo deals nothing (rule 11)."""
        if setup.options["solo"]:
            return {"tiles": list(_tiles(setup))}
        return notation.write_deal(words.shuffled(_tiles(setup)), setup.players)

    def start(self, setup: Setup, deal: object) -> Position:
        """The position after a deal, which must be one of the set."""
        tiles = _tiles(setup)
        if setup.options["solo"]:
            order = notation.read_open_deal(deal)
            check_same_tiles("connexion", order, tiles)
            if order != tiles:
                raise DealError(message("connexion-deal-order"))
        else:
            order = notation.read_deal(deal, setup.players)
            check_same_tiles("connexion", order, tiles)
        numbers: dict[str, int] = {}
        for number, tile in enumerate(tiles):
            numbers.setdefault(tile, number)
        state = np.zeros(1, dtype=STATE)
        rules.deal(
            state[0],
            np.array([numbers[tile] for tile in order], dtype=np.uint8),
            np.array([notation.own_number(tile) for tile in tiles], dtype=np.uint32),
            np.array([notation.signs(tile) for tile in tiles], dtype=np.uint8).ravel(),
            setup.players,
            int(bool(setup.options["solo"])),
            int(bool(setup.options["match_required"])),
        )
        return Position(self, setup, state)

    # -- scores -------------------------------------------------------------------------------

    def scores(self, s: Any) -> list[int]:
        """The score of each seat now."""
        return [int(score) for score in s.score[: int(s.players)]]

    def outcome(self, s: Any) -> Outcome | None:
        """The highest score wins; equal scores share the win (rule 10)."""
        return highest_wins(self.scores(s), REASONS[s.reason]) if s.reason else None

    # -- the highest total --------------------------------------------------------------------

    def optimiser(self, seen: Any, seed: str, saved: bytes | None = None) -> Optimiser:
        """A search for the highest solo total (rule 12)."""
        return Search(seen, seed, saved)

    def challenge(self, setup: Setup, words: WordStream) -> list[str]:
        """Two tiles that match, whatever the option asks for (rule 11)."""
        matching = self.setup(1, {**setup.options, "match_required": True})
        return first_two(self.start(matching, self.deal(setup, words)), _tiles(setup), words)

    def best_known(self, setup: Setup) -> Known | None:
        """The best solo total of the game's own set that the optimiser has found."""
        if not setup.options["solo"] or "tileset" in setup.options:
            return None
        return best_known(bool(setup.options["match_required"]))

    # -- secrets ------------------------------------------------------------------------------

    def reveals(self, before: Any, move: int, seat: int) -> bool:
        """Drawing reveals; so does another's placement."""
        return bool(arrays.reveals(array_of(before), move, seat))

    def redact(
        self, setup: Setup, deal: Deal, plies: Sequence[str], seat: int
    ) -> tuple[Deal, list[str]]:
        """What a seat may tell of a running game."""
        return redact(self.start(setup, deal), deal, plies, seat)


def _tiles(setup: Setup) -> list[str]:
    own = setup.options.get("tileset")
    return own if isinstance(own, list) else list(default_tileset())


GAME = Connexion()
