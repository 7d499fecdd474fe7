"""A position as text: the board with its lines, in two sizes, and what is known of the hands.

In the full size a square is 5 x 3 characters. Single and double lines leave a tile by its sides,
join those of its neighbours and meet at its value:

      ║
    ──5══
      │

In the small size a square is 3 x 1 characters, light lines are single ones and heavy lines double
ones: ``─╆━``.
"""

from typing import Any

from pavage.core.picture import Line, Picture, Run, Style, plain
from pavage.games.zigzag.notation import COLUMNS, tile_name
from pavage.games.zigzag.state import (
    AS_START,
    FINISHED,
    HAND,
    MULTIPLIER,
    PLAYING,
    REASONS,
    SIZE,
    STRIDE,
    TILE_SIDES,
    TILE_VALUE,
    UNKNOWN,
)

_MARGIN = 3  # for the row numbers
_ACROSS = (" ", "─", "═")
_DOWN = (" ", "│", "║")
_THIN = (" ", "─", "━")

# The crossing of a light or heavy line from each side, by the tile's code: N E S W in base three.
_CROSSINGS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"


def show(seen: Any) -> str:
    """The position as plain text, from an observation; ``?`` is what the viewer may not see."""
    return plain([*board(seen), [], *_facts(seen)])


def draw(seen: Any, small: bool) -> Picture:
    """The board alone, for a terminal."""
    return board(seen, small)


def draw_hand(seen: Any, seat: int) -> Picture:
    """A hand's tiles side by side, numbered from 1 for who types, with their names."""
    codes = _hand(seen, seat)
    if not codes:
        return []
    rows = [
        [run for code in codes for run in (_cell(code, row, "piece"), _gap())] for row in (0, 1, 2)
    ]
    numbers: Line = [(f"{slot:^5}  ", "strong") for slot in range(1, len(codes) + 1)]
    names: Line = [(f"{tile_name(code):^5}  ", "label") for code in codes]
    return [numbers, *rows, names]


# -- the board --------------------------------------------------------------------------------


def board(seen: Any, small: bool = False) -> Picture:
    """The board with its tiles, its multiplier squares and the names of its squares."""
    size = int(SIZE[seen.kind])
    wide, high = (3, 1) if small else (5, 3)
    last = _last_cells(seen)
    head: Line = [(" " * _MARGIN, ""), *((f"{c:^{wide}}", "label") for c in COLUMNS[:size])]
    picture: Picture = [head]
    for y in range(size):
        for row in range(high):
            name = f"{y + 1:>2} " if row == high // 2 else " " * _MARGIN
            line: Line = [(name, "label")]
            for x in range(size):
                line.append(_square(seen, y * STRIDE + x, row, small, last))
            picture.append(line)
    return picture


def _square(seen: Any, cell: int, row: int, small: bool, last: set[int]) -> Run:
    code = int(seen.board[cell]) - 1
    if code < 0:
        return _empty(int(MULTIPLIER[seen.kind, cell]), row, small)
    style: Style = "last" if cell in last else "piece"
    return _small_cell(code, style) if small else _cell(code, row, style)


def _empty(factor: int, row: int, small: bool) -> Run:
    wide = 3 if small else 5
    if not small and row != 1:
        return " " * wide, ""
    if factor == 1:
        return f"{'·':^{wide}}", "empty"
    return f"{f'×{factor}':^{wide}}", "bonus" if factor == 2 else "big-bonus"


def _cell(code: int, row: int, style: Style) -> Run:
    """One of the three rows of a tile; of a hidden one, its back."""
    if code == UNKNOWN:
        return ("     ", "  ?  ", "     ")[row], style
    north, east, south, west = TILE_SIDES[code].tolist()
    if row == 1:
        return f"{_ACROSS[west] * 2}{TILE_VALUE[code]}{_ACROSS[east] * 2}", style
    mark = "*" if style == "last" and row == 0 else " "  # a second sign beside the colour
    return f"  {_DOWN[north if row == 0 else south]} {mark}", style


def _small_cell(code: int, style: Style) -> Run:
    _, east, _, west = TILE_SIDES[code].tolist()
    return f"{_THIN[west]}{_CROSSINGS[code]}{_THIN[east]}", style


def _gap() -> Run:
    return "  ", ""


def _last_cells(seen: Any) -> set[int]:
    """The squares filled in the last turn that filled any; the start tile is of no turn."""
    n = int(seen.laid_n)
    turns = seen.laid_turn[:n].tolist()
    return {int(seen.laid[k]) for k in range(1, n) if turns[k] == turns[-1]}


# -- what stands beside it --------------------------------------------------------------------


def _facts(seen: Any) -> Picture:
    """Scores, hands, bag, discards and whose turn it is, in the words of the record."""
    lines = [_seat_line(seen, seat) for seat in range(int(seen.players))]
    bag = seen.bag[int(seen.bag_at) : int(seen.bag_n)].tolist()
    lines.append(f"bag {len(bag)}{_known(bag)}")
    gone = seen.gone[: int(seen.gone_n)].tolist()
    starts = [code for k, code in enumerate(gone) if seen.gone_by[k] == AS_START]
    others = [code for k, code in enumerate(gone) if seen.gone_by[k] != AS_START]
    if starts:
        lines.append(f"discarded starts {len(starts)}{_known(starts)}")
    if others:
        lines.append(f"out of the game {len(others)}{_known(others)}")
    lines.append(_state_line(seen))
    return [[(line, "")] for line in lines]


def _seat_line(seen: Any, seat: int) -> str:
    to_move = seen.phase == PLAYING and int(seen.seat) == seat
    hand = "  ".join(_with_value(code) for code in _hand(seen, seat)) or "–"
    return f"{'>' if to_move else ' '} seat {seat}  {int(seen.score[seat]):>3} points  {hand}"


def _state_line(seen: Any) -> str:
    if seen.phase == FINISHED:
        return f"over: {REASONS[seen.reason]}"
    if seen.phase != PLAYING:
        return "chance to move: shuffle"
    turn = f"turn {int(seen.turns) + 1}"
    if seen.turn_limit > 0:
        turn += f" of {int(seen.turn_limit)}"
    return f"{turn}, seat {int(seen.seat)} to move, {int(seen.placed)} placed"


def _hand(seen: Any, seat: int) -> list[int]:
    codes: list[int] = seen.hand[seat * HAND : seat * HAND + int(seen.hand_n[seat])].tolist()
    return codes


def _with_value(code: int) -> str:
    return "?" if code == UNKNOWN else f"{tile_name(code)}({TILE_VALUE[code]})"


def _known(codes: list[int]) -> str:
    """The tiles in their order, unless all of them are hidden."""
    if all(code == UNKNOWN for code in codes):
        return ""
    return ": " + " ".join(map(tile_name, codes))
