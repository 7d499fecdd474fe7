"""Maze: the patience of 48 cards and six gaps, for one player."""

from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.game import Deal, Facts, Game, Option, Setup
from pavage.core.outcome import Outcome
from pavage.core.position import Position
from pavage.core.sense import RUNGS, Errs, Searches, Solves
from pavage.core.shuffle import WordStream
from pavage.core.solver import Limits, Par, Progress, Verdict
from pavage.games.maze import drawing, faces, figures, hints, notation, rules, turns
from pavage.games.maze import scene as view
from pavage.games.maze.sense import SENSE
from pavage.games.maze.state import DIALECTS, MAX_MOVES, PATIENCE, RANKS, REASONS, STATE, SUITS


class Maze(Game):
    """The game, as every driver sees it."""

    facts = Facts(
        id="maze",
        rules=1,
        players=(1, 1),
        options=[
            Option("dialect", "choice", DIALECTS[0], list(DIALECTS)),
            Option("deal", "seed", None),
        ],
        chance="deal",
        hidden=False,
        bots=["random", *RUNGS, "beginner", "greedy", "solver"],
        patience=True,
        solved=True,
    )
    folder = Path(__file__).parent
    dtype = STATE
    max_moves = MAX_MOVES
    sense = SENSE
    ladder = {
        "child": Errs(97),
        "easy": Errs(70),
        "medium": Errs(30),
        "strong": Searches(12, candidates=6),
        "expert": Solves(),
    }

    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    play = staticmethod(rules.play)
    score_of = staticmethod(rules.score_of)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    why_not = staticmethod(hints.why_not)
    setting = staticmethod(view.setting)
    scene = staticmethod(view.scene)
    hand = staticmethod(view.hand)
    tell = staticmethod(view.tell)
    show = staticmethod(drawing.show)
    draw = staticmethod(drawing.draw)
    draw_hand = staticmethod(drawing.draw_hand)
    sprite = staticmethod(faces.sprite)
    face_labels = staticmethod(faces.labels)
    figures = staticmethod(figures.figures)

    # -- deal ---------------------------------------------------------------------------------

    def deal(self, setup: Setup, words: WordStream) -> Deal:
        """One shuffle of the pack; two slots stay empty and the kings go (rule 1)."""
        return notation.write_deal(notation.laid_out(words.shuffled(notation.full_pack())))

    def start(self, setup: Setup, deal: object) -> Position:
        """The table as a deal lays it. Raises DealError."""
        state = np.zeros(1, dtype=STATE)
        slots = notation.read_deal(deal)
        ring = DIALECTS.index(str(setup.options["dialect"]))
        rules.deal(state[0], slots, SUITS, RANKS, ring)
        return Position(self, setup, state)

    # -- bots and solver ----------------------------------------------------------------------

    def has_wandered(self, seen: Any) -> bool:
        """Whether there was no new best score for too long."""
        return bool(seen.since >= PATIENCE)

    def greedy(self, seen: Any) -> int:
        """The move that scores most at once."""
        return int(turns.greedy(seen))

    def solve(self, seen: Any, limits: Limits, progress: Progress) -> Verdict:
        """Whether it can be won, and in how few moves."""
        from pavage.games.maze.solving.solve import solve

        return solve(seen, limits, progress)

    def par(self, setup: Setup, deal: Deal) -> Par | None:
        """How few moves a deal needs, as far as a search of a fixed size shows."""
        from pavage.games.maze.solving.par import par

        return par(self.start(setup, deal).state)

    # -- the result ---------------------------------------------------------------------------

    def scores(self, s: Any) -> list[int]:
        """The score of the one seat."""
        return [int(s.score)]

    def outcome(self, s: Any) -> Outcome | None:
        """How it ended (rules 7 and 8)."""
        if s.reason == 0:
            return None
        reason = REASONS[s.reason]
        return Outcome(self.scores(s), [0] if reason == "solved" else [], reason)


GAME = Maze()
