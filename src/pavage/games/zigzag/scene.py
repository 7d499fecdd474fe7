"""How a game of Zigzag looks, made from observations only."""

from collections import namedtuple
from functools import cache
from typing import Any

import numpy as np

from pavage.core.game import Setup
from pavage.core.message import Message, message
from pavage.core.scene import (
    Action,
    Cell,
    Counter,
    Glow,
    Hand,
    Piece,
    Scene,
    Setting,
    Target,
    Told,
    Zone,
)
from pavage.games.zigzag.faces import join
from pavage.games.zigzag.notation import COLUMNS, SQUARE_NAMES, read, tile_name, write
from pavage.games.zigzag.rules import legal_moves
from pavage.games.zigzag.scoring import breakdown, equation
from pavage.games.zigzag.state import (
    BOARDS,
    CELLS,
    END,
    FINISHED,
    HAND,
    MAX_MOVES,
    MAX_PLACEMENTS,
    MULTIPLIER,
    PASS,
    PLAYING,
    SIZE,
    STATE,
    STRIDE,
)

# All fields of an observation as plain Python values (arrays stay arrays). To read one field of a
# NumPy record takes as long as to read them all, and a scene reads twenty.
_Fields: Any = namedtuple("_Fields", STATE.names)  # type: ignore[misc, arg-type]


def _fields(seen: Any) -> Any:
    return _Fields._make(seen.item())


def setting(setup: Setup) -> Setting:
    """The empty board with its multiplier squares, and a rack for each seat."""
    kind = BOARDS.index(str(setup.options["board"]))
    size = int(SIZE[kind])
    board = Zone(
        id="board",
        kind="squares",
        label=message("zigzag-zone-board"),
        cols=size,
        rows=size,
        cells=[_cell(kind, x, y, size) for y in range(size) for x in range(size)],
        col_names=list(COLUMNS[:size]),
        row_names=[str(row + 1) for row in range(size)],
    )
    racks = [
        Zone(
            id=f"rack{seat}",
            kind="rack",
            label=message("zigzag-zone-rack", seat=seat),
            cols=HAND,
            rows=1,
            seat=seat,
        )
        for seat in range(setup.players)
    ]
    return Setting([board, *racks])


def _cell(kind: int, x: int, y: int, size: int) -> Cell:
    cell = y * STRIDE + x
    factor = int(MULTIPLIER[kind, cell])
    face, label = None, None
    if factor > 1:
        face, label = f"x{factor}", message("zigzag-square-factor", factor=factor)
    elif x == y == size // 2:
        face, label = "centre", message("zigzag-square-centre")
    return Cell(x, y, SQUARE_NAMES[cell], face, label)


@cache
def _board_piece(code: int, owner: int, copy: int, cell: int, start: bool, last: bool) -> Piece:
    name = tile_name(code)
    marks: list[Any] = (["start"] if start else []) + (["last"] if last else [])
    id = f"{name}.start" if start else _id(name, owner, copy)
    return Piece(id, "board", cell % STRIDE, cell // STRIDE, name, marks)


def _id(name: str, owner: int, copy: int) -> str:
    """The same on a rack and on the board: twins are told apart by whose they are, then by order.

    Who laid a tile is public. Without it a seat's tile would take another id, and seem to fly
    away, when somebody else lays its twin.
    """
    return f"{name}.{owner}.{copy}"


def _board_codes(seen: Any) -> tuple[list[int], list[int]]:
    """The codes and the cells of the tiles on the board, in the order in which they were laid."""
    cells = seen.laid[: int(seen.laid_n)]
    return (seen.board[cells] - 1).tolist(), cells.tolist()


def _laid_by(seen: Any, seat: int) -> list[int]:
    """The codes of the tiles that a seat has laid."""
    codes, cells = _board_codes(seen)
    owners = seen.laid_turn[1 : len(cells)] % int(seen.players)
    return [code for code, owner in zip(codes[1:], owners.tolist(), strict=True) if owner == seat]


def scene(seen: Any) -> Scene:
    """What everybody sees, from a watcher's observation."""
    seen = _fields(seen)
    codes, cells = _board_codes(seen)
    turns, players = seen.laid_turn[: len(cells)].tolist(), int(seen.players)
    pieces = [_board_piece(codes[0], 0, 0, cells[0], True, False)]
    copies: dict[tuple[int, int], int] = {}
    for code, cell, turn in zip(codes[1:], cells[1:], turns[1:], strict=True):
        owner = turn % players
        copies[code, owner] = copy = copies.get((code, owner), 0) + 1
        pieces.append(_board_piece(code, owner, copy, cell, False, turn == turns[-1]))
    return Scene(pieces, _counters(seen), _public_status(seen))


def _counters(seen: Any) -> list[Counter]:
    counters = [_counter("bag", seen.bag_n - seen.bag_at, "back")]
    if seen.turn_limit > 0:
        rounds = -((int(seen.turns) - int(seen.turn_limit)) // int(seen.players))
        counters.append(_counter("rounds", rounds))
    for seat, n in enumerate(seen.hand_n[: int(seen.players)].tolist()):
        counters.append(_counter("hand", n, "back", seat))
    return counters


@cache
def _counter(kind: str, value: int, face: str | None = None, seat: int | None = None) -> Counter:
    id = kind if seat is None else f"{kind}{seat}"
    return Counter(id, message(f"zigzag-counter-{kind}"), value, face, seat)


def _public_status(seen: Any) -> Message:
    if seen.phase == FINISHED:
        return message("zigzag-status-over")
    return message("zigzag-status-turn", seat=int(seen.seat))


def hand(seen: Any, seat: int) -> Hand:
    """What a seat alone sees, from its observation: its tiles and, in its turn, what it may do."""
    record, seen = seen, _fields(seen)
    laid = _laid_by(seen, seat)
    own = seen.hand[seat * HAND : seat * HAND + int(seen.hand_n[seat])].tolist()
    pieces = []
    for slot, code in enumerate(own):
        copy = laid.count(code) + own[:slot].count(code) + 1
        name = tile_name(code)
        pieces.append(
            Piece(_id(name, seat, copy), f"rack{seat}", slot, 0, name, drop=name + "@{name}")
        )
    if seen.phase != PLAYING or seen.seat != seat:
        waiting = "zigzag-wait" if seen.phase != FINISHED else "zigzag-status-over"
        return Hand(seat, pieces, [], [], message(waiting, seat=int(seen.seat)))
    moves = np.empty(MAX_MOVES, dtype=np.int32)
    moves = moves[: legal_moves(record, moves)]
    placing = moves[moves < END]
    targets = _targets(record, seen, placing, {p.face: p.id for p in reversed(pieces)})
    actions = [_action(int(move), seen, bool(targets)) for move in moves[moves >= END]]
    status, tip = _own_status(seen, bool(targets))
    return Hand(seat, pieces, targets, actions, status, tip)


def _targets(record: Any, seen: Any, placing: Any, piece_of: dict[str, str]) -> list[Target]:
    parts = np.empty((len(placing), 6), dtype=np.int32)
    breakdown(record, placing, parts)
    final = bool(seen.placed == MAX_PLACEMENTS - 1 and seen.bag_at < seen.bag_n)
    return [
        Target(
            piece_of[tile],
            "board",
            x,
            y,
            text,
            value * factor + n + e + s + w,
            equation(value, factor, n, e, s, w),
            final,
        )
        for (tile, x, y, text), (value, factor, n, e, s, w) in zip(
            map(_placement, placing.tolist()), parts.tolist(), strict=True
        )
    ]


@cache
def _placement(move: int) -> tuple[str, int, int, str]:
    """A placement's tile, its square and how it is written."""
    code, cell = divmod(move, CELLS)
    return tile_name(code), cell % STRIDE, cell // STRIDE, write(move)


def _action(move: int, seen: Any, can_place: bool) -> Action:
    word = write(move)
    bag_empty = bool(seen.bag_at == seen.bag_n)
    return Action(
        word,
        message(f"zigzag-action-{word}"),
        message(f"zigzag-action-{word}-help"),
        primary=not can_place and (move != PASS or bag_empty),
        final=not bag_empty and move != PASS,
    )


def _own_status(seen: Any, can_place: bool) -> tuple[Message, Message | None]:
    placed = int(seen.placed)
    left = MAX_PLACEMENTS - placed
    if not can_place:
        if placed:
            return message("zigzag-do-end"), message("zigzag-tip-end")
        if seen.bag_at < seen.bag_n:
            return message("zigzag-do-exchange"), message("zigzag-tip-exchange")
        return message("zigzag-do-pass"), None
    if placed:
        return message("zigzag-do-more", left=left), message("zigzag-tip-more")
    tips = ("zigzag-tip-first", "zigzag-tip-points", "zigzag-tip-factors")
    turn = int(seen.turns) // int(seen.players)
    tip = message(tips[turn]) if turn < len(tips) else None
    return message("zigzag-do-first"), tip


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    """What everybody may know of a ply, from a watcher's observation just before it."""
    turn = int(seen.turns)
    if move.startswith("shuffle"):
        hidden = " ".join(["shuffle"] + ["?"] * (len(move.split(" ")) - 1))
        return Told(None, hidden, message("zigzag-told-shuffle"), turn=turn)
    assert seat is not None
    if "@" not in move:
        return Told(seat, move, message(f"zigzag-told-{move}", seat=seat), turn=turn)
    code = read(move)
    cell = code % CELLS
    x, y = cell % STRIDE, cell // STRIDE
    parts = np.empty((1, 6), dtype=np.int32)
    breakdown(seen, np.array([code], dtype=np.int32), parts)
    value, factor, *joined = parts[0].tolist()
    tile = tile_name(code // CELLS)
    glow = [Glow("board", x, y, _river(tile[side], side)) for side in range(4) if joined[side]]
    line = message("zigzag-told-place", seat=seat, square=SQUARE_NAMES[cell], points=points)
    return Told(
        seat, move, line, points, equation(value, factor, *joined), turn, "board", x, y, glow
    )


@cache
def _river(lines: str, side: int) -> str:
    """The lines from the neighbour on that side to the new tile, as they are drawn on both."""
    return join(lines * 4, lines * 4, side, 0, 0)
