"""A position as text: the six rows of nine, a dot for a gap."""

from typing import Any

from pavage.games.maze.notation import card_name
from pavage.games.maze.state import COLUMNS, ROWS


def show(seen: Any) -> str:
    """The table, then score and moves."""
    lines = ["    " + "  ".join(f"{column + 1:>2}" for column in range(COLUMNS))]
    for row in range(ROWS):
        cards = seen.slots[row * COLUMNS : (row + 1) * COLUMNS].tolist()
        names = "  ".join(card_name(card) if card else " ." for card in cards)
        lines.append(f"{'abcdef'[row]}   {names}")
    lines.append(f"{int(seen.score)}/48")
    return "\n".join(lines) + "\n"
