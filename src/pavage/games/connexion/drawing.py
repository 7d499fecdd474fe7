"""A position as text: the table with its tiles, in two sizes, and what is known of the hands.

A tile shows its six cells where they lie, as they are written in a move, ``6J`` a yellow 6:

     3R 6J
    4V * 1O
     2R 5B

``*`` is in the middle of the tile laid last. The rows of the table are half a tile apart. A place
beside a tile shows its coordinates, ``1,-2``, for who types a move.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from pavage.core.picture import Line, Picture, Run, Style, plain
from pavage.games.connexion import parts, words
from pavage.games.connexion.notation import tile_name
from pavage.games.connexion.state import MAX_TILES, PILE, REASONS, SIDES, UNKNOWN
from pavage.kit.records import array_of

_HIGH = 3
_ACROSS = 5  # tiles of a hand in a row
_DRAWN = 5  # so many are drawn; of more the names are listed


class _Size(NamedTuple):
    """How large tiles are drawn: a tile's width, and the room it has (an even number)."""

    wide: int
    room: int


_FULL, _SMALL = _Size(7, 8), _Size(5, 6)


def show(seen: Any) -> str:
    """The position as plain text, from an observation; ``?`` is what the viewer may not see."""
    return plain([*_board(seen, _FULL), [], *_facts(seen)])


def draw(seen: Any, small: bool) -> Picture:
    """The table alone, for a terminal."""
    return _board(seen, _SMALL if small else _FULL)


def draw_hand(seen: Any, seat: int) -> Picture:
    """A hand's tiles side by side, numbered from 1 for who types, with their names; of a large hand
    these alone, for which a screen has room.
    """
    names = _hand(seen, seat)
    if len(names) > _DRAWN:
        return _listed(names)
    picture: Picture = []
    for row in range(0, len(names), _ACROSS):
        some = names[row : row + _ACROSS]
        if row:
            picture.append([])
        picture.append([(f"{row + k:^12}  ", "strong") for k in range(1, len(some) + 1)])
        for high in range(_HIGH):
            picture.append([_held(name, high) for name in some])
        picture.append([(f"{name:<12}  ", "label") for name in some])
    return picture


def _listed(names: list[str]) -> Picture:
    numbered: Line = [(f"{k:>2} {name} ", "piece") for k, name in enumerate(names, start=1)]
    return [numbered[row : row + _ACROSS] for row in range(0, len(names), _ACROSS)]


def _held(name: str, row: int) -> Run:
    return f"{_tile(name, 0, row, _FULL, False):^12}  ", "piece"


# -- the table --------------------------------------------------------------------------------


class _Thing(NamedTuple):
    """What stands on a place: one line of text for each row."""

    lines: list[str]
    style: Style


def _board(seen: Any, size: _Size) -> Picture:
    things = dict(_things(seen, size))
    columns = [2 * x + y for x, y in things]
    rows = [y for _, y in things]
    left = min(columns)
    picture: Picture = []
    for y in range(min(rows), max(rows) + 1):
        here = sorted((2 * x + y - left, thing) for (x, row), thing in things.items() if row == y)
        for high in range(_HIGH):
            picture.append(list(_runs(here, high, size)))
    return picture


def _runs(here: list[tuple[int, _Thing]], high: int, size: _Size) -> Iterator[Run]:
    """One line of text: each thing at its half columns, and what is between."""
    at = 0
    for column, thing in here:
        start = column * size.room // 2
        if start > at:
            yield " " * (start - at), ""
        yield f"{thing.lines[high]:<{size.room}}", thing.style
        at = start + size.room


def _things(seen: Any, size: _Size) -> Iterator[tuple[tuple[int, int], _Thing]]:
    """The tiles and the places beside them, by their coordinates."""
    out = parts.empty_table()
    rows = out[: parts.table(array_of(seen), out)].tolist()
    for own, six, x, y, _, _, last in rows:
        lines = [_tile(tile_name(own), six, row, size, bool(last)) for row in range(_HIGH)]
        yield (x, y), _Thing(lines, "last" if last else "piece")
    if not rows:
        yield (0, 0), _place(0, 0, size)
    for cell in seen.front[: int(seen.front_n)].tolist():
        x, y = int(seen.cell_x[cell]), int(seen.cell_y[cell])
        yield (x, y), _place(x, y, size)


def _place(x: int, y: int, size: _Size) -> _Thing:
    written = f"{x},{y}"
    if len(written) > size.wide:
        written = "·"
    return _Thing(["", f"{written:^{size.wide}}", ""], "empty")


def _tile(name: str, six: int, row: int, size: _Size, last: bool) -> str:
    """One of the rows of a tile as it lies."""
    cells = [name[at : at + 2] for at in range(0, 2 * SIDES, 2)]
    lying = [cells[(side - six) % SIDES] for side in range(SIDES)]
    if row == 1:
        middle = f"{'*' if last else ' ':^{size.wide - 4}}"
        return f"{lying[4]}{middle}{lying[1]}"
    left, right = (5, 0) if row == 0 else (3, 2)
    return f"{lying[left]} {lying[right]}".center(size.wide)


# -- what stands beside it --------------------------------------------------------------------


def _facts(seen: Any) -> Picture:
    """Scores, hands, piles and whose turn it is, in the words of the record."""
    facts = words.facts_of(array_of(seen))
    lines = [_seat_line(seen, facts, seat) for seat in range(facts.players)]
    if not facts.solo:
        lines.append("box " + _several(seen, seen.box[: int(seen.box_n)].tolist()))
    if facts.over:
        lines.append(f"over: {REASONS[facts.reason]}")
    else:
        lines.append(f"{facts.laid} tiles laid, seat {facts.seat} to move")
    return [[(line, "")] for line in lines]


def _seat_line(seen: Any, facts: words.Facts, seat: int) -> str:
    mark = ">" if not facts.over and facts.seat == seat else " "
    line = f"{mark} seat {seat}  {int(seen.score[seat]):>4} points  hand "
    line += " ".join(_hand(seen, seat)) or "–"
    if facts.solo:
        return line
    pile = seen.pile[seat * PILE + int(seen.pile_at[seat]) : (seat + 1) * PILE].tolist()
    return f"{line}  pile {_several(seen, pile)}"


def _several(seen: Any, tiles: list[int]) -> str:
    """How many there are, and which, if that is known."""
    if not tiles or UNKNOWN in tiles:
        return str(len(tiles))
    return f"{len(tiles)}: {' '.join(_names(seen, tiles))}"


def _hand(seen: Any, seat: int) -> list[str]:
    first = seat * MAX_TILES
    return _names(seen, seen.hand[first : first + int(seen.hand_n[seat])].tolist())


def _names(seen: Any, tiles: list[int]) -> list[str]:
    return ["?" if tile == UNKNOWN else tile_name(int(seen.own[tile])) for tile in tiles]
