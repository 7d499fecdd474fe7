"""How a game of Zigzag looks, made from observations only."""

from functools import cache, lru_cache
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
from pavage.games.zigzag import arrays
from pavage.games.zigzag.faces import join
from pavage.games.zigzag.notation import COLUMNS, SQUARE_NAMES, read, tile_name, write
from pavage.games.zigzag.redact import hide
from pavage.games.zigzag.scoring import equation
from pavage.games.zigzag.state import (
    BOARDS,
    CELLS,
    FINISHED,
    HAND,
    MAX_MOVES,
    MAX_PLACEMENTS,
    MAX_TILES,
    MULTIPLIER,
    PASS,
    PLAYING,
    SIZE,
    STRIDE,
)
from pavage.kit.records import array_of

_KEPT = 65_536  # so many pieces are kept ready: those of some hundred tables
_CHUNK = 8  # pieces laid in earlier turns stay as they are and are looked up by so many together


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


@lru_cache(_KEPT)
def _board_piece(number: int) -> Piece:
    code, owner, copy, cell, last = arrays.unpacked(number)
    name = tile_name(code)
    id, marks = _id(name, owner, copy), _LAST if last else _NO_MARKS
    if copy == 0:
        id, marks = f"{name}.start", _START
    return Piece(id, "board", cell % STRIDE, cell // STRIDE, name, marks)


_START: list[Any] = ["start"]
_LAST: list[Any] = ["last"]
_NO_MARKS: list[Any] = []


def _id(name: str, owner: int, copy: int) -> str:
    """The same on a rack and on the board: twins are told apart by whose they are, then by order.

    Who laid a tile is public. Without it a seat's tile would take another id, and seem to fly
    away, when somebody else lays its twin.
    """
    return f"{name}.{owner}.{copy}"


def scene(seen: Any) -> Scene:
    """What everybody sees, from a watcher's observation."""
    out = np.empty(arrays.SHOWN + MAX_TILES, dtype=np.int32)
    arrays.shown(array_of(seen), out)
    over, seat, bag, rounds, players, *hands, laid, settled = out[: arrays.SHOWN].tolist()
    numbers = out[arrays.SHOWN : arrays.SHOWN + laid]
    chunked = settled - settled % _CHUNK
    pieces: list[Piece] = []
    for at in range(0, chunked, _CHUNK):
        pieces += _chunk(numbers[at : at + _CHUNK].tobytes())
    pieces += map(_board_piece, numbers[chunked:].tolist())
    counters = [_counter("bag", bag, "back")]
    if rounds >= 0:
        counters.append(_counter("rounds", rounds))
    counters += [_counter("hand", n, "back", k) for k, n in enumerate(hands[:players])]
    status = _OVER if over else _about("zigzag-status-turn", seat)
    return Scene(pieces, counters, status)


@lru_cache(_KEPT)
def _chunk(numbers: bytes) -> tuple[Piece, ...]:
    return tuple(map(_board_piece, np.frombuffer(numbers, dtype=np.int32).tolist()))


@cache
def _counter(kind: str, value: int, face: str | None = None, seat: int | None = None) -> Counter:
    id = kind if seat is None else f"{kind}{seat}"
    return Counter(id, message(f"zigzag-counter-{kind}"), value, face, seat)


_OVER = message("zigzag-status-over")


@cache
def _about(id: str, seat: int) -> Message:
    return message(id, seat=seat)


def hand(seen: Any, seat: int) -> Hand:
    """What a seat alone sees, from its observation: its tiles and, in its turn, what it may do."""
    array = array_of(seen)
    out = np.empty(arrays.HELD + 2 * HAND, dtype=np.int32)
    arrays.held(array, seat, out)
    phase, to_move, placed, bag_left, rounds, n = out[: arrays.HELD].tolist()
    tiles = out[arrays.HELD : arrays.HELD + 2 * n].tobytes()
    if phase != PLAYING or to_move != seat:
        return _waiting(seat, phase == FINISHED, to_move, tiles)
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    parts = np.empty((MAX_MOVES, 6), dtype=np.int32)
    n, placing = arrays.offers(array, moves, parts)
    pieces, piece_of = _rack(seat, tiles)
    final = bool(bag_left) and placed == MAX_PLACEMENTS - 1
    targets = [
        _target(piece_of[move // CELLS], move, final, *part)
        for move, part in zip(moves[:placing].tolist(), parts[:placing].tolist(), strict=True)
    ]
    actions = [_action(move, bool(bag_left), placing > 0) for move in moves[placing:n].tolist()]
    status, tip = _own_status(placed, placing > 0, bool(bag_left), rounds)
    return Hand(seat, pieces, targets, actions, status, tip)


@lru_cache(_KEPT)
def _waiting(seat: int, over: bool, to_move: int, tiles: bytes) -> Hand:
    """A hand that is not to move."""
    pieces, _ = _rack(seat, tiles)
    return Hand(seat, pieces, [], [], _OVER if over else _about("zigzag-wait", to_move))


def _rack(seat: int, tiles: bytes) -> tuple[list[Piece], dict[int, str]]:
    """The pieces of a rack, and for each code the first that has it."""
    pieces: list[Piece] = []
    piece_of: dict[int, str] = {}
    numbers = np.frombuffer(tiles, dtype=np.int32).tolist()
    for slot, (code, copy) in enumerate(zip(numbers[::2], numbers[1::2], strict=True)):
        piece = _rack_piece(code, seat, copy, slot)
        pieces.append(piece)
        piece_of.setdefault(code, piece.id)
    return pieces, piece_of


@lru_cache(_KEPT)
def _rack_piece(code: int, seat: int, copy: int, slot: int) -> Piece:
    name = tile_name(code)
    return Piece(_id(name, seat, copy), f"rack{seat}", slot, 0, name, drop=name + "@{name}")


def _target(
    piece: str, move: int, final: bool, value: int, factor: int, n: int, e: int, s: int, w: int
) -> Target:
    x, y, written = _placement(move)
    points = value * factor + n + e + s + w
    return Target(piece, "board", x, y, written, points, equation(value, factor, n, e, s, w), final)


@cache
def _placement(move: int) -> tuple[int, int, str]:
    """A placement's square and how it is written."""
    cell = move % CELLS
    return cell % STRIDE, cell // STRIDE, write(move)


@cache
def _action(move: int, bag_left: bool, can_place: bool) -> Action:
    word = write(move)
    return Action(
        word,
        message(f"zigzag-action-{word}"),
        message(f"zigzag-action-{word}-help"),
        primary=not can_place and (move != PASS or not bag_left),
        final=bag_left and move != PASS,
    )


@cache
def _own_status(
    placed: int, can_place: bool, bag_left: bool, turn: int
) -> tuple[Message, Message | None]:
    left = MAX_PLACEMENTS - placed
    if not can_place:
        if placed:
            return message("zigzag-do-end"), message("zigzag-tip-end")
        if bag_left:
            return message("zigzag-do-exchange"), message("zigzag-tip-exchange")
        return message("zigzag-do-pass"), None
    if placed:
        return message("zigzag-do-more", left=left), message("zigzag-tip-more")
    tips = ("zigzag-tip-first", "zigzag-tip-points", "zigzag-tip-factors")
    tip = message(tips[turn]) if turn < len(tips) else None
    return message("zigzag-do-first"), tip


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    """What everybody may know of a ply, from a watcher's observation just before it."""
    if move.startswith("shuffle"):
        return Told(None, hide(move), message("zigzag-told-shuffle"), turn=int(seen.turns))
    assert seat is not None
    if "@" not in move:
        return Told(seat, move, _about(f"zigzag-told-{move}", seat), turn=int(seen.turns))
    code = read(move)
    cell = code % CELLS
    x, y = cell % STRIDE, cell // STRIDE
    parts = np.empty(7, dtype=np.int32)
    arrays.apart(array_of(seen), code, parts)
    turn, value, factor, *joined = parts.tolist()
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
