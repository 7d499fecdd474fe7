"""A position as text: the table with its tiles, in two sizes, and what is known of the hands.

A tile shows its four symbols as digits, as they are written in a move. In the full size it is
5 x 3 characters, like the squares of four triangles that these tiles come from:

    ╲ 2 ╱
    0 ╳ 3
    ╱ 1 ╲

In the small size a square takes 4 x 2 characters, and a symbol that two tiles share stands once,
between them:

      2   1
    0 ╬ 3 ╬ 0
      1   2

The middle of the tiles laid last is ``*``; a dot marks a square beside a tile, and ``▒`` one that
stays empty for ever.
"""

from typing import Any, NamedTuple

from pavage.core.picture import Line, Picture, Run, Style, plain
from pavage.games.half_dominoes import parts
from pavage.games.half_dominoes.notation import hand_of, tile_name
from pavage.games.half_dominoes.state import REASONS, UNKNOWN
from pavage.games.half_dominoes.words import Facts, facts_of
from pavage.kit.records import array_of

_MARGIN = 5  # for the row numbers


class _Table(NamedTuple):
    """What lies where; the squares are pairs (x, y)."""

    tiles: dict[tuple[int, int], int]  # codes
    dead: set[tuple[int, int]]
    last: set[tuple[int, int]]

    def columns(self) -> range:
        """The columns with a tile or a dead square, and one more on each side."""
        every = [x for x, _ in [*self.tiles, *self.dead]]
        return range(min(every) - 1, max(every) + 2)

    def rows(self) -> range:
        """The same for the rows."""
        every = [y for _, y in [*self.tiles, *self.dead]]
        return range(min(every) - 1, max(every) + 2)

    def side(self, x: int, y: int, side: int, other_x: int, other_y: int, facing: int) -> str:
        """The symbol between two squares: on either tile, for they match."""
        if (x, y) in self.tiles:
            return tile_name(self.tiles[x, y])[side]
        if (other_x, other_y) in self.tiles:
            return tile_name(self.tiles[other_x, other_y])[facing]
        return " "

    def is_place(self, x: int, y: int) -> bool:
        """Whether a tile could lie there, did it match."""
        beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        return any(square in self.tiles for square in beside)


def show(seen: Any) -> str:
    """The position as plain text, from an observation; ``?`` is what the viewer may not see."""
    return plain([*_board(seen, small=False), [], *_facts(seen)])


def draw(seen: Any, small: bool) -> Picture:
    """The table alone, for a terminal."""
    return _board(seen, small)


def draw_hand(seen: Any, seat: int) -> Picture:
    """A hand's tiles side by side, numbered from 1 for who types, with their names."""
    codes = hand_of(seen, seat)
    if not codes:
        return []
    numbers: Line = [(f"{slot:^5}  ", "strong") for slot in range(1, len(codes) + 1)]
    rows = [[run for code in codes for run in (_tile(code, row), _gap())] for row in range(3)]
    names: Line = [(f"{tile_name(code):^5}  ", "label") for code in codes]
    return [numbers, *rows, names]


def _gap() -> Run:
    return "  ", ""


# -- the table --------------------------------------------------------------------------------


def _table(seen: Any) -> _Table:
    out = parts.empty_table()
    table = _Table({}, set(), set())
    for code, _, x, y, _, _, last in out[: parts.table(array_of(seen), out)].tolist():
        if code < 0:
            table.dead.add((x, y))
        else:
            table.tiles[x, y] = code
        if last:
            table.last.add((x, y))
    return table


def _board(seen: Any, small: bool) -> Picture:
    table = _table(seen)
    picture: Picture = [_head(table, 4 if small else 5)]
    for y in table.rows():
        for row in range(2 if small else 3):
            name = f"{y:>{_MARGIN - 1}} " if row == 1 else " " * _MARGIN
            line: Line = [(name, "label")]
            for x in table.columns():
                line += _knot(table, x, y, row) if small else [_square(table, x, y, row)]
            picture.append(line)
    return picture


def _head(table: _Table, wide: int) -> Line:
    """The columns' numbers, each over the middle of its column."""
    names = "".join(f"{x:>3}".ljust(wide) for x in table.columns())
    return [(" " * _MARGIN, ""), (names, "label")]


def _square(table: _Table, x: int, y: int, row: int) -> Run:
    """One of the three rows of a square in the full size."""
    if (x, y) in table.tiles:
        style: Style = "last" if (x, y) in table.last else "piece"
        return _tile(table.tiles[x, y], row, style)
    if (x, y) in table.dead:
        return "▒▒▒▒▒", "label"
    return ("  ·  ", "empty") if row == 1 and table.is_place(x, y) else ("     ", "")


def _tile(code: int, row: int, style: Style = "piece") -> Run:
    """One of the three rows of a tile; of a hidden one, its back."""
    if code == UNKNOWN:
        return ("     ", "  ?  ", "     ")[row], style
    side = tile_name(code)
    if row == 1:
        return f"{side[3]} {'*' if style == 'last' else '╳'} {side[1]}", style
    return (f"╲ {side[0]} ╱" if row == 0 else f"╱ {side[2]} ╲"), style


def _knot(table: _Table, x: int, y: int, row: int) -> Line:
    """One of the two rows of a square in the small size, without what is on its right and below:
    the symbol of its upper side; that of its left side, and its middle.
    """
    if row == 0:
        symbol = table.side(x, y, 0, x, y - 1, 2)
        return [(f"  {symbol} ", "piece")]
    symbol = table.side(x, y, 3, x - 1, y, 1)
    middle: Run = (" ", "")
    if (x, y) in table.tiles:
        middle = ("*", "last") if (x, y) in table.last else ("╬", "label")
    elif (x, y) in table.dead:
        middle = ("▒", "label")
    elif table.is_place(x, y):
        middle = ("·", "empty")
    return [(f"{symbol} ", "piece"), middle, (" ", "")]


# -- what stands beside it --------------------------------------------------------------------


def _facts(seen: Any) -> Picture:
    """Hands, stock and whose turn it is, in the words of the record."""
    facts = facts_of(array_of(seen))
    lines = [_seat_line(seen, facts, seat) for seat in range(facts.players)]
    stock = seen.stock[int(seen.stock_at) : int(seen.stock_n)].tolist()
    known = "" if all(code == UNKNOWN for code in stock) else ": " + _names(stock)
    lines.append(f"stock {len(stock)}{known}")
    lines.append(_state_line(facts))
    return [[(line, "")] for line in lines]


def _seat_line(seen: Any, facts: Facts, seat: int) -> str:
    mark = ">" if not facts.over and facts.mover == seat else " "
    codes = hand_of(seen, seat)
    return f"{mark} seat {seat}  {len(codes):>2} tiles  {_names(codes) or '–'}"


def _state_line(facts: Facts) -> str:
    if facts.over:
        return f"over: {REASONS[facts.reason]}"
    line = f"turn {facts.turns + 1}"
    if facts.idle:
        line += f", {facts.idle} idle"
    if facts.taking:
        return f"{line}, seat {facts.mover} to choose a tile that seat {facts.seat} takes back"
    return f"{line}, seat {facts.seat} to move" + (", second placement" if facts.bonus else "")


def _names(codes: list[int]) -> str:
    return " ".join(map(tile_name, codes))
