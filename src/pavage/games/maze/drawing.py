"""A position as text: the table in two sizes, cards that lie in order joined by a line.

In the small size a card is its name: ``7H──8H  QS``. In the full size it has two rows, the name
as one types it and the suit as one sees it, and a gap shows what may come: ``(A*)`` is any ace,
``(Q*)`` any queen. A run that goes on in the next row leaves the table at its right end
and comes back at its left one.
"""

from typing import Any

from pavage.core.picture import Line, Picture, Run, Style, plain
from pavage.games.maze.notation import SLOT_NAMES, card_name
from pavage.games.maze.offers import ANY_ACE, ANY_QUEEN, offered
from pavage.games.maze.scene import choices, joins
from pavage.games.maze.state import CARDS, COLUMNS, DIALECTS, REASONS, ROWS, SLOTS

_SYMBOLS = "♣♦♥♠"  # by suit
_MARGIN = 3  # for the names of the rows
_APART = 2  # columns between two cards
_LINE = "─" * _APART
_CHOICES = 6  # numbered moves in a line: so many fit on the narrowest terminal


def show(seen: Any) -> str:
    """The position as plain text: the table, then the numbers and what each gap takes."""
    moves = int(seen.plies)
    lines = [
        "",
        f"score {int(seen.score)} of {CARDS}, moves {moves}, rules {DIALECTS[int(seen.ring)]}",
    ]
    if seen.reason:
        lines.append(f"over: {REASONS[int(seen.reason)]}")
    else:
        gaps = (slot for slot in range(SLOTS) if not seen.slots[slot])
        lines += [f"{SLOT_NAMES[slot]} takes {_taken(seen, slot)}" for slot in gaps]
    return "\n".join([plain(_table(seen, small=True)), *lines])


def draw(seen: Any, small: bool) -> Picture:
    """The table, for a terminal."""
    return _table(seen, small)


def draw_hand(seen: Any, seat: int) -> Picture:
    """The legal moves, numbered from 1 as the targets of the hand are, with their points."""
    runs: list[Line] = []
    for number, (move, points) in enumerate(choices(seen), start=1):
        gain = f"{points:+d}" if points else ""
        written = f" {card_name(move >> 6)} {SLOT_NAMES[move & 63]} {gain}"
        runs.append([(f"{number:>2}", "strong"), (f"{written:<11}", "")])
    return [
        [run for choice in runs[at : at + _CHOICES] for run in choice]
        for at in range(0, len(runs), _CHOICES)
    ]


# -- the table --------------------------------------------------------------------------------


def _table(seen: Any, small: bool) -> Picture:
    wide = 2 if small else 4
    names = "".join(f"{column + 1:<{wide + _APART}}" for column in range(COLUMNS))
    picture: Picture = [[(" " * _MARGIN + names, "label")]]
    for row in range(ROWS):
        if row and not small:
            picture.append([])
        picture += [_row(seen, row, part, wide) for part in range(1 if small else 2)]
    return picture


def _row(seen: Any, row: int, part: int, wide: int) -> Line:
    """One of the lines of text that a row of cards takes: the first has the names."""
    slots = [*seen.slots.tolist(), 0]
    first = row * COLUMNS
    name = "abcdef"[row] if part == 0 else " "
    line: Line = [(name + " ", "label"), _link(part == 0 and joins(slots, first))]
    for slot in range(first, first + COLUMNS):
        goes_on = joins(slots, slot + 1)
        line.append(_place(seen, slot, goes_on, part, wide))
        if slot < first + COLUMNS - 1:
            line.append(_between(goes_on, part))
        else:
            line.append(_link(part == 0 and goes_on))
    return line


def _link(goes_on: bool) -> Run:
    """Where a run leaves the table at the end of a row, and where it comes back."""
    return ("─", "piece") if goes_on else (" ", "")


def _between(joined: bool, part: int) -> Run:
    if not joined:
        return " " * _APART, ""
    return _LINE if part == 0 else " " * _APART, "piece"


def _place(seen: Any, slot: int, goes_on: bool, part: int, wide: int) -> Run:
    card = int(seen.slots[slot])
    if not card:
        return f"{_gap(seen, slot, part, wide):<{wide}}", "empty"
    last = card == int(seen.last)
    style: Style = "last" if last else "piece"
    if part == 0:
        return f"{card_name(card):{'─' if goes_on else ' '}<{wide}}", style
    mark = "*" if last else " "  # a second sign beside the colour
    return f"{mark}  {_SYMBOLS[card >> 4]}", style


def _gap(seen: Any, slot: int, part: int, wide: int) -> str:
    """What may come, one card a line, where there is room for it."""
    takes = [] if wide == 2 or seen.reason else offered(seen, slot)
    if part < len(takes):
        return f"({_short(takes[part])})"
    return "·" if part == 0 else ""


def _taken(seen: Any, slot: int) -> str:
    return " ".join(map(_short, offered(seen, slot))) or "nothing"


def _short(card: int) -> str:
    return {ANY_ACE: "A*", ANY_QUEEN: "Q*"}.get(card) or card_name(card)
