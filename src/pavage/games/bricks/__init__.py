"""Bricks: times tables on a grid of bricks to lay, steal and cover; 2 players."""

from pathlib import Path
from typing import Any

import numpy as np

from pavage.core.game import Deal, Facts, Game, Option, OptionValue, Setup
from pavage.core.level import Level
from pavage.core.message import Message
from pavage.core.outcome import Outcome, highest_wins
from pavage.core.position import Position
from pavage.core.sense import RUNGS
from pavage.core.shuffle import WordStream
from pavage.games.bricks import (
    arrays,
    chance,
    drawing,
    faces,
    figures,
    hints,
    levels,
    notation,
    rules,
    setups,
    words,
)
from pavage.games.bricks import hand as turn
from pavage.games.bricks import scene as view
from pavage.games.bricks.greedy import greedy
from pavage.games.bricks.normal import normal
from pavage.games.bricks.sense import BOTS, LADDER, SENSE
from pavage.games.bricks.state import (
    GRIDS,
    KIND,
    LEAST,
    MAX_MOVES,
    MOST,
    REASONS,
    REDUCE,
    ROWS,
    STATE,
    STRIDE,
    USUAL_GOALS,
    VALUES,
)

_TABLES = list(range(2, 10))
_GOAL_REACHED = REASONS.index("goal reached")


class Bricks(Game):
    """The game, as every driver sees it."""

    facts = Facts(
        id="bricks",
        rules=1,
        players=(2, 2),
        options=[
            Option("grid", "choice", 20, list(GRIDS)),
            Option("steal", "flag", True, [False, True]),
            Option("cover", "flag", True, [False, True]),
            Option("joker", "own", 64, [False, 16, 64]),
            Option("tables", "lists", [_TABLES, _TABLES], list(range(LEAST, MOST + 1))),
            Option("tokens", "own", [1, 1, 6], [[0, 0, 0], [1, 1, 6], [2, 2, 10]]),
            Option("swap", "flag", False, [False, True]),
            Option("practise", "flag", False, [False, True]),
            Option("challenge", "own", None, [None]),
        ],
        chance="plies",
        hidden=False,
        bots=["random", *RUNGS, "beginner", "greedy", "normal"],
        by_kind=True,
        goals=USUAL_GOALS,
    )
    folder = Path(__file__).parent
    dtype = STATE
    max_moves = MAX_MOVES
    own_bots = {**BOTS, "normal": normal}
    ladder = LADDER
    sense = SENSE

    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    play = staticmethod(rules.play)
    score_of = staticmethod(rules.score_of)
    advance = staticmethod(arrays.advance)
    happen = staticmethod(chance.happen)
    chance_weights = staticmethod(chance.weights)
    chance_outcomes = staticmethod(chance.outcomes)
    chance_draw = staticmethod(chance.draw)
    chance_play = staticmethod(chance.play)
    chance_seat = staticmethod(turn.chance_seat)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    why_not = staticmethod(hints.why_not)
    setting = staticmethod(view.setting)
    scene = staticmethod(view.scene)
    hand = staticmethod(turn.hand)
    every_target = staticmethod(turn.every_target)
    tell = staticmethod(view.tell)
    show = staticmethod(drawing.show)
    draw = staticmethod(drawing.draw)
    draw_hand = staticmethod(drawing.draw_hand)
    sprite = staticmethod(faces.sprite)
    face_labels = staticmethod(faces.labels)
    figures = staticmethod(figures.figures)

    # -- set-up and deal ----------------------------------------------------------------------

    def check_option(self, option: Option, value: object) -> OptionValue:
        """The joker, the tokens or the challenge (rules 3, 5 and 15)."""
        if option.name == "joker":
            return setups.check_joker(value)
        if option.name == "tokens":
            return setups.check_tokens(value)
        return setups.check_challenge(value)

    def deal(self, setup: Setup, words: WordStream) -> Deal:
        """The tokens on the grid (rule 3)."""
        grid, count = _sizes(setup)
        return notation.write_deal(grid, count, words)

    def start(self, setup: Setup, deal: object) -> Position:
        """The position after a deal."""
        grid, count = _sizes(setup)
        tokens = notation.read_deal(deal, grid, count)
        state = np.zeros(1, dtype=STATE)
        s = state[0]
        s.grid = grid
        for kind, cell in tokens:
            s.lying[kind * ROWS + cell // STRIDE] |= np.int32(1 << cell % STRIDE)
        options: Any = setup.options
        s.held[:] = options["tokens"][:2] * 2
        s.swap[0] = int(options["swap"])
        s.may_steal, s.may_cover = int(options["steal"]), int(options["cover"])
        s.joker = int(options["joker"])
        s.practise = int(options["practise"])
        s.goal, s.goal_n = setups.goal_of(options["challenge"])
        for die, values in enumerate(options["tables"]):
            s.lists[die * VALUES : die * VALUES + len(values)] = values
            s.lists_n[die] = len(values)
        for seat in setup.bots:
            s.bot[seat] = 1
        rules.begin(s)
        return Position(self, setup, state)

    # -- scores -------------------------------------------------------------------------------

    def scores(self, s: Any) -> list[int]:
        """The score of each seat now."""
        return [int(rules.score_of(s, seat)) for seat in range(2)]

    def outcome(self, s: Any) -> Outcome | None:
        """Most points win; a challenge is won by reaching its goal alone (rules 14 and 15)."""
        if s.reason == 0:
            return None
        reason = REASONS[s.reason]
        if s.goal == 0:
            return highest_wins(self.scores(s), reason)
        return Outcome(self.scores(s), [0] if s.reason == _GOAL_REACHED else [], reason)

    # -- chance -------------------------------------------------------------------------------

    def chance_count(self, s: Any) -> int:
        """How many different outcomes the chance ply due has."""
        return sum(1 for _ in chance.outcomes(s))

    def chance_is_free(self, setup: Setup) -> bool:
        """Under ``practise`` the dice are weighted by whoever rolls them (rule 17)."""
        return bool(setup.options["practise"])

    def goal(self, setup: Setup) -> Message | None:
        """The challenge in words (rule 15)."""
        challenge: Any = setup.options["challenge"]
        return words.goal_label(**challenge) if challenge else None

    def check_goal(self, setup: Setup) -> None:
        """A goal of stealing needs stealing, and so on."""
        if setup.options["challenge"]:
            setups.check_goal(setup.options)

    # -- taking back --------------------------------------------------------------------------

    def reveals(self, before: Any, move: int, seat: int) -> bool:
        """Whether something is learnt by it: what an answer should have been, or how dice fall.

        Only making a die smaller shows nothing new.
        """
        return move - move % KIND != REDUCE

    # -- levels -------------------------------------------------------------------------------

    def levels(self) -> list[Level]:
        """The twenty levels (rule 16)."""
        return levels.read(self)

    # -- bots ---------------------------------------------------------------------------------

    greedy = staticmethod(greedy)

    def worth(self, seen: Any, move: int) -> int:
        """By how much more the seat leads after it: what is taken counts for both."""
        after = np.empty(1, dtype=STATE)
        after[0] = seen
        seat = int(seen.seat)
        self.play(after[0], move)
        return self._lead(after[0], seat) - self._lead(seen, seat)

    def _lead(self, s: Any, seat: int) -> int:
        scores = self.scores(s)
        return scores[seat] - scores[1 - seat]


def _sizes(setup: Setup) -> tuple[int, int]:
    """The grid's size and the number of tokens on it."""
    options: Any = setup.options
    return options["grid"], options["tokens"][2]


GAME = Bricks()
