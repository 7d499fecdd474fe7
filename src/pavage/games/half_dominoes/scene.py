"""How a game of Half-dominoes looks, made from observations only.

A tile's face is that of its canonical name; how it lies is told by its turn. The sentences are in
``words``.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from pavage.core.game import Setup
from pavage.core.message import message
from pavage.core.scene import (
    Action,
    Counter,
    Glow,
    Hand,
    Pick,
    Piece,
    Scene,
    Setting,
    Step,
    Target,
    Told,
    Zone,
)
from pavage.games.half_dominoes import faces, parts, rules, words
from pavage.games.half_dominoes.notation import read, tile_name, write
from pavage.games.half_dominoes.state import (
    BY_DEAL,
    CANONICAL,
    DRAW,
    HANDS,
    IDLE_ROUNDS,
    MAX_MOVES,
    MAX_TILES,
    MAX_TURNS,
    ROTATIONS,
    TAKE,
    TURNED,
)
from pavage.games.half_dominoes.words import Facts
from pavage.kit.records import array_of

Tiles = tuple[tuple[int, int], ...]  # a hand: codes and numbers, see ``parts.rack``

_KEPT = 65_536  # so many pieces are kept ready
_SLOW_ROUNDS = 2  # after so many idle rounds the end by idling is counted down
_LAST_TURNS = 30  # so many turns before the last one they are counted down
_EDGES = ("M.12 0H.88", "M1 .12V.88", "M.12 1H.88", "M0 .12V.88")


def setting(setup: Setup) -> Setting:
    """A table without edges, and a rack for each seat."""
    table = Zone("table", "plane", message("half_dominoes-zone-table"), 0, 0)
    places = int(str(setup.options.get("hand", HANDS[setup.players])))
    racks = [
        Zone(
            id=f"rack{seat}",
            kind="rack",
            label=message("half_dominoes-zone-rack", seat=seat),
            cols=places,
            rows=0,
            seat=seat,
        )
        for seat in range(setup.players)
    ]
    return Setting([table, *racks])


# -- the public part --------------------------------------------------------------------------


def scene(seen: Any) -> Scene:
    """What everybody sees, from a watcher's observation."""
    array = array_of(seen)
    facts = words.facts_of(array)
    out = parts.empty_table()
    lying = out[: parts.table(array, out)].tolist()
    pieces = [_lying(*numbers) for numbers in lying]
    return Scene(pieces, _counters(facts, seen.hand_n.tolist()), words.status(facts))


@lru_cache(_KEPT)
def _lying(code: int, turn: int, x: int, y: int, owner: int, number: int, last: int) -> Piece:
    if code < 0:
        return Piece(f"dead.{x}.{y}", "table", x, y, "dead", _LAST if last else _NO_MARKS)
    canonical = int(CANONICAL[code])
    marks = _START if owner == BY_DEAL else _LAST if last else _NO_MARKS
    return Piece(
        id=_id(canonical, owner, number),
        zone="table",
        x=x,
        y=y,
        face=faces.face(tile_name(canonical)),
        marks=marks,
        turn=turn,
        turns=4,
        period=_period(canonical),
    )


_START: list[Any] = ["start"]
_LAST: list[Any] = ["last"]
_NO_MARKS: list[Any] = []


def _id(canonical: int, owner: int, number: int) -> str:
    """The same on a rack and on the table. Twins are told apart by who laid (or holds) them."""
    name = tile_name(canonical)
    if number == 0:
        return name
    return f"{name}.{'start' if owner == BY_DEAL else owner}.{number}"


def _period(canonical: int) -> int:
    different = int(ROTATIONS[canonical])
    return 0 if different == 4 else different


def _counters(facts: Facts, hands: list[int]) -> list[Counter]:
    counters = [Counter("stock", message("half_dominoes-counter-stock"), facts.stock, "back")]
    most_idle = IDLE_ROUNDS * facts.players
    if facts.idle >= _SLOW_ROUNDS * facts.players and not facts.over:
        label = message("half_dominoes-counter-idle")
        counters.append(Counter("idle", label, most_idle - facts.idle))
    if facts.turns >= MAX_TURNS - _LAST_TURNS and not facts.over:
        label = message("half_dominoes-counter-turns")
        counters.append(Counter("turns", label, MAX_TURNS - facts.turns))
    label = message("half_dominoes-counter-hand")
    for seat in range(facts.players):
        counters.append(Counter(f"hand{seat}", label, hands[seat], "back", seat))
    return counters


# -- the private part -------------------------------------------------------------------------


def hand(seen: Any, seat: int) -> Hand:
    """What a seat alone sees, from its observation: its tiles and, in its turn, what it may do."""
    array = array_of(seen)
    facts = words.facts_of(array)
    held = np.empty((MAX_TILES, 2), dtype=np.int32)
    tiles = tuple(map(tuple, held[: parts.rack(array, seat, held)].tolist()))
    if facts.over or facts.mover != seat:
        return _waiting(seat, tiles, facts.places, facts.over, facts.taking, facts.seat, facts.next)
    pieces = _rack(seat, tiles, facts.places)
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    rows = np.empty((MAX_MOVES, parts.MOVE), dtype=np.int32)
    n = parts.offers(array, moves, rows)
    codes, apart = moves[:n].tolist(), rows[:n].tolist()
    if codes[0] >= DRAW:
        return Hand(seat, pieces, [], [_action(codes[0], facts)], *words.stuck(facts))
    if codes[0] >= TAKE:
        picks = _picks(array, codes, facts.seat)
        return Hand(seat, pieces, [], [], *words.taking(facts), picks=picks)
    targets = _targets(facts, _by_code(tiles, pieces), codes, apart)
    return Hand(seat, pieces, targets, [], *words.placing(facts, apart))


@lru_cache(_KEPT)
def _waiting(
    seat: int, tiles: Tiles, places: int, over: bool, taking: bool, drawer: int, chooser: int
) -> Hand:
    """A hand that is not to move."""
    status = words.waiting(seat, over, taking, drawer, chooser)
    return Hand(seat, _rack(seat, tiles, places), [], [], status)


def _rack(seat: int, tiles: Tiles, places: int) -> list[Piece]:
    return [_held(code, number, seat, k, places) for k, (code, number) in enumerate(tiles)]


def _by_code(tiles: Tiles, pieces: list[Piece]) -> dict[int, list[str]]:
    """The ids of the tiles of a kind, in draw order."""
    ids: dict[int, list[str]] = {}
    for (code, _), piece in zip(tiles, pieces, strict=True):
        ids.setdefault(code, []).append(piece.id)
    return ids


@lru_cache(_KEPT)
def _held(code: int, number: int, seat: int, slot: int, places: int) -> Piece:
    drops = [tile_name(turned) + "@{x},{y}" for turned in TURNED[code].tolist()]
    return Piece(
        id=_id(code, seat, number),
        zone=f"rack{seat}",
        x=slot % places,
        y=slot // places,
        face=faces.face(tile_name(code)),
        drop=drops[0],
        turns=4,
        period=_period(code),
        drops=drops,
    )


def _targets(
    facts: Facts, ids: dict[int, list[str]], codes: list[int], apart: list[list[int]]
) -> list[Target]:
    """The placements; of twins the one that was drawn first is meant."""
    held = sum(map(len, ids.values()))
    targets = []
    for code, row in zip(codes, apart, strict=True):
        tile, turn, x, y, other, other_turn, other_x, other_y, many, angle, final = row
        then = None
        if other >= 0:
            twin = ids[other][int(other == tile)]
            then = Step(twin, "table", other_x, other_y, other_turn)
        targets.append(
            Target(
                piece=ids[tile][0],
                zone="table",
                x=x,
                y=y,
                move=write(code),
                final=bool(final),
                turn=turn,
                then=then,
                badge=str(many),
                note=words.note(
                    facts.variant,
                    facts.bonus,
                    many,
                    held - (1 if then is None else 2),
                    facts.stock > 0,
                    facts.next,
                ),
                tick=bool(angle),
            )
        )
    return targets


def _picks(array: Any, codes: list[int], drawer: int) -> list[Pick]:
    """The tiles that an opponent may give back, where they lie."""
    out = parts.empty_table()
    lying = out[: parts.table(array, out)].tolist()
    ids = {(x, y): _lying(*numbers).id for numbers in lying for x, y in [numbers[2:4]]}
    note = words.about("half_dominoes-note-take", drawer)
    return [
        Pick(ids[x, y], write(code), note) for code in codes for _, x, y in [rules.first_of(code)]
    ]


def _action(code: int, facts: Facts) -> Action:
    word = words.stuck_word(facts)
    return Action(
        move=write(code),
        label=message(f"half_dominoes-action-{word}"),
        help=message(f"half_dominoes-action-{word}-help", seat=facts.next),
        primary=True,
        final=code == DRAW and facts.stock > 0,
    )


# -- what is told -----------------------------------------------------------------------------


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    """What everybody may know of a ply, from a watcher's observation just before it."""
    assert seat is not None
    array = array_of(seen)
    facts = words.facts_of(array)
    code = read(move)
    if code >= DRAW:
        return Told(seat, move, words.told_stuck(facts), turn=facts.turns)
    row = np.empty(parts.MOVE, dtype=np.int32)
    parts.apart(array, code, row)
    _, _, x, y, other, _, other_x, other_y, many, _, _ = row.tolist()
    if code >= TAKE:
        line = words.told_take(facts)
        return Told(seat, move, line, turn=facts.turns, zone="table", x=x, y=y)
    tiles = 1 if other < 0 else 2
    left = int(seen.hand_n[seat]) - tiles
    glow = _joined(array, x, y)
    if other >= 0:
        glow += [Glow("table", x, y, _EDGES[2 if other_x == x else 1])]
        glow += _joined(array, other_x, other_y)
    return Told(
        seat,
        move,
        words.told_place(facts, tiles, many, left),
        turn=facts.turns,
        zone="table",
        x=x,
        y=y,
        glow=glow,
        cheer=words.cheer(facts, many, left),
    )


def _joined(array: Any, x: int, y: int) -> list[Glow]:
    """The sides of a square that touch tiles."""
    sides = parts.touching(array, x, y)
    return [Glow("table", x, y, path) for side, path in enumerate(_EDGES) if sides >> side & 1]
