"""The state of a game of Bricks: one record.

A cell is ``row * 32 + column``, row 0 being the north. What lies on the grid is kept as rows of
bits, one number a row with bit x for column x, so that all places of a brick are found by a few
shifts:

- ``own``: the studs of each seat;
- ``joined_w``, ``joined_n``: cells that belong to the same brick as their western or northern
  neighbour. A rectangle cuts no brick where nothing is joined across its border;
- ``corner``: north-west cells of bricks; ``form`` says there how wide and high they are;
- ``lying``: tokens of each kind on the grid.
"""

from typing import Any

import numpy as np

SEATS = 2
GRIDS = (16, 18, 20, 24)
ROWS = 24  # of the largest grid
STRIDE = 32
CELLS = ROWS * STRIDE

LEAST, MOST = 2, 12  # what a die may show (rule 2)
VALUES = MOST - LEAST + 1
SHAPE = 16  # a shape is wide * 16 + high

REROLL_TOKEN, REDUCE_TOKEN = 0, 1
TOKENS = ("reroll", "reduce")

# Moves
_KIND = 1 << 18
PLACE = 1024  # a brick is shape * 1024 + cell
LAY, STEAL, COVER, ANSWER, REROLL, REDUCE, SWAP, KEEP, PASS = (k * _KIND for k in range(9))
KIND = _KIND
ANSWERS = 1000  # 0 to 999 (rule 6)
# Anywhere on the largest grid 2 x 3 fits 1012 times; with tokens, steals and a pass:
MAX_MOVES = 1100

# Phases: what is due
CHOOSING, ROLLING, ROLLING_AGAIN, REROLLING, ANSWERING, ACTING, FINISHED = range(7)

# Reasons (rule 13), 0 while the game goes on
REASONS = ("", "goal reached", "both blocked", "grid full", "turn limit")
TURN_LIMIT = 150

# Kinds of goals (rule 15), 0 without a challenge
GOALS = (
    "",
    "bricks laid",
    "studs",
    "big brick",
    "answers in a row",
    "opposite edge",
    "tokens won",
    "score",
    "steals",
    "lead",
    "covers",
    "steals or covers",
    "swap and lead",
)

# A number of each that makes a fair challenge
USUAL_GOALS = dict(zip(GOALS[1:], (5, 60, 36, 5, 1, 3, 120, 2, 40, 1, 3, 30), strict=True))

# What is known of a fact in this match (rule 17)
UNASKED, RIGHT, WRONG = 0, 1, 2
WEIGHTS = np.array([3, 1, 8], dtype=np.int64)  # how often each is rolled, under ``practise``

STATE = np.dtype(
    (
        np.record,
        [
            ("own", np.int32, (SEATS * ROWS,)),  # seat * ROWS + row
            ("corner", np.int32, (ROWS,)),
            ("joined_w", np.int32, (ROWS,)),
            ("joined_n", np.int32, (ROWS,)),
            ("lying", np.int32, (2 * ROWS,)),  # kind of token * ROWS + row
            ("joker", np.int32),  # a first roll is the joker once in so many; 0: never
            ("goal_n", np.int32),
            ("studs", np.int32, (SEATS,)),
            ("right", np.int32, (SEATS,)),  # right answers
            ("rolls", np.uint16, (2,)),  # how often each die has been rolled
            ("turns", np.uint16),  # finished by both together
            ("last", np.uint16),  # cell + 1 of the brick that was laid or taken last
            ("laid_n", np.uint16, (SEATS,)),  # bricks laid, stolen, covered; tokens won
            ("steals_n", np.uint16, (SEATS,)),
            ("covers_n", np.uint16, (SEATS,)),
            ("won_n", np.uint16, (SEATS,)),
            ("streak", np.uint16, (SEATS,)),  # right answers in a row
            ("swapped", np.uint8, (SEATS,)),  # whether the swap has been pushed
            ("form", np.uint8, (CELLS,)),  # of the brick whose corner is there
            ("born", np.uint8, (CELLS,)),  # in which turn it came to lie so
            ("held", np.uint8, (SEATS * 2,)),  # tokens in hand: seat * 2 + kind
            ("swap", np.uint8, (SEATS,)),  # whether the swap is held
            ("blocked", np.uint8, (SEATS,)),
            ("die", np.uint8, (2,)),  # what the dice show; 0 before they are rolled in a turn
            ("fact", np.uint8, (VALUES * VALUES,)),  # UNASKED, RIGHT or WRONG, the smaller first
            ("lists", np.uint8, (2 * VALUES,)),  # die * VALUES + k: what each die may show
            ("lists_n", np.uint8, (2,)),
            ("bot", np.uint8, (SEATS,)),  # seats that the computer plays
            ("grid", np.uint8),
            ("may_steal", np.uint8),
            ("may_cover", np.uint8),
            ("practise", np.uint8),
            ("goal", np.uint8),  # an index into GOALS
            ("seat", np.uint8),  # whose turn it is
            ("again", np.uint8),  # the die that is rolled again
            ("touched", np.uint8),  # whether it was decided to roll, in this turn
            ("asked", np.uint8),  # how often the product was asked in this turn, or could have been
            ("phase", np.uint8),
            ("reason", np.uint8),  # an index into REASONS
        ],
    )
)


def start_cell(grid: Any, seat: Any) -> int:
    """Where a seat's first brick must lie (rule 1): ``a20`` and ``t1`` on a grid of 20."""
    return (int(grid) - 1) * STRIDE if seat == 0 else int(grid) - 1
