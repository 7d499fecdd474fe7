"""The state of a game of Maze: one NumPy record, and the numbers of the full deck.

A card is ``suit * 16 + rank``: suits 0-3 are clubs, diamonds, hearts, spades, rank 1 is the ace,
11 the jack, 12 the queen. So the next higher card of a suit is one more, and 0 can be a gap. The
kings leave before the game begins. Slots 0-53 stand in one line, row by row.

A table may be smaller (fewer suits, ranks, slots): the rules are the same, and small tables can
be searched to the end, which is how the solver is checked.
"""

from typing import Any

import numpy as np

SUITS = 4
RANKS = 12  # ace to queen
CARDS = SUITS * RANKS
ROWS = 6
COLUMNS = 9
SLOTS = ROWS * COLUMNS
GAPS = SLOTS - CARDS
CODES = 64  # codes of cards, and more than there are slots
KING = 13

DIALECTS = ("classic", "ring")
REASONS = ("", "solved", "no more move")  # by the state's ``reason``
PATIENCE = 200  # plies without a new best score after which a bot that wanders gives up

MAX_MOVES = 8 * GAPS  # into a gap: at most four aces and four queens

STATE: Any = np.dtype(
    (
        np.record,
        [
            ("slots", np.uint8, (SLOTS,)),  # the card in each slot, 0: a gap
            ("where", np.uint8, (CODES,)),  # the slot of each card
            ("gaps", np.uint8, (SLOTS,)),  # the empty slots, in no order
            ("gap_n", np.uint8),
            ("length", np.uint8),  # the table: slots, suits, ranks
            ("suits", np.uint8),
            ("ranks", np.uint8),
            ("ring", np.uint8),  # the last slot is followed by the first (dialect ``ring``)
            ("score", np.uint8),
            ("best", np.uint8),  # the highest score on this line, the deal's included
            ("since", np.uint32),  # plies since the line reached it
            ("plies", np.uint32),
            ("last", np.uint8),  # the card that was moved last, 0 before the first move
            ("reason", np.uint8),  # an index into REASONS
        ],
    )
)
