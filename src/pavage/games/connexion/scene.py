"""How a game of Connexion looks, made from observations only.

A tile's face shows it with its 6 on side 0, the upper right one; its turn is the side of its 6. The
sentences are in ``words``.
"""

from functools import cache, lru_cache
from math import cos, pi, sin, sqrt
from typing import Any

import numpy as np

from pavage.core.game import Setup
from pavage.core.message import message
from pavage.core.scene import (
    Action,
    Counter,
    Glow,
    Hand,
    Piece,
    Scene,
    Setting,
    Sorting,
    Target,
    Told,
    Zone,
)
from pavage.games.connexion import faces, parts, words
from pavage.games.connexion.notation import read, tile_name, write
from pavage.games.connexion.state import BY_DEAL, COLOURS, HAND, PASS, SIDES, default_tileset
from pavage.games.connexion.words import Facts, Scored
from pavage.kit.records import array_of

_KEPT = 65_536  # so many pieces are kept ready


def setting(setup: Setup) -> Setting:
    """A table of hexagons without edges, and a rack for each seat: alone, with a place for all."""
    own = setup.options.get("tileset")
    places = len(own if isinstance(own, list) else default_tileset())
    table = Zone("table", "hexes", message("connexion-zone-table"), 0, 0)
    racks = [
        Zone(
            id=f"rack{seat}",
            kind="rack",
            label=message("connexion-zone-rack", seat=seat),
            cols=places if setup.options["solo"] else HAND,
            rows=1,
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
    pieces = [_lying(*numbers) for numbers in out[: parts.table(array, out)].tolist()]
    return Scene(pieces, _counters(facts), words.status(facts))


@lru_cache(_KEPT)
def _lying(own: int, six: int, x: int, y: int, by: int, number: int, last: int) -> Piece:
    name = tile_name(own)
    return Piece(
        id=_id(name, by, number),
        zone="table",
        x=x,
        y=y,
        face=faces.face(name),
        marks=_START if by == BY_DEAL else _LAST if last else _NO_MARKS,
        turn=six,
        turns=SIDES,
    )


_START: list[Any] = ["start"]
_LAST: list[Any] = ["last"]
_NO_MARKS: list[Any] = []


def _id(name: str, by: int, number: int) -> str:
    """The same on a rack and on the table. Twins are told apart by who laid (or holds) them."""
    return f"{name}.{'start' if by == BY_DEAL else by}.{number}" if number else name


def _counters(facts: Facts) -> list[Counter]:
    if facts.solo:
        return [_counter("left", facts.hands[0], "back", None)]
    counters = []
    for seat in range(facts.players):
        counters.append(_counter("hand", facts.hands[seat], "back", seat))
        counters.append(_counter("pile", facts.piles[seat], "pile", seat))
    return counters


@cache
def _counter(kind: str, value: int, face: str, seat: int | None) -> Counter:
    id = kind if seat is None else f"{kind}{seat}"
    return Counter(id, message(f"connexion-counter-{kind}"), value, face, seat)


# -- the private part -------------------------------------------------------------------------


def hand(seen: Any, seat: int) -> Hand:
    """What a seat alone sees, from its observation: its tiles and, in its turn, which it may lay.

    Where to is told of one tile at a time: alone, a player has up to some ten thousand moves.
    """
    array = array_of(seen)
    facts = words.facts_of(array)
    out = parts.empty_rack()
    held = out[: parts.rack(array, seat, out)].tolist()
    pieces = [_held(own, number, seat, slot) for slot, (own, number, _) in enumerate(held)]
    if facts.over or facts.seat != seat:
        return Hand(seat, pieces, [], [], words.waiting(facts.over, facts.seat))
    asks = [piece.id for piece, (_, _, fits) in zip(pieces, held, strict=True) if fits]
    if not asks:
        return Hand(seat, pieces, [], [_pass()], words.stuck(facts))
    sorts = _sorts(pieces) if facts.solo else []
    return Hand(seat, pieces, [], [], *words.placing(facts), asks=asks, sorts=sorts)


@lru_cache(_KEPT)
def _held(own: int, number: int, seat: int, slot: int) -> Piece:
    name = tile_name(own)
    drops = [f"{name}/{six}@{{x}},{{y}}" for six in range(SIDES)]
    return Piece(
        id=_id(name, seat, number),
        zone=f"rack{seat}",
        x=slot,
        y=0,
        face=faces.face(name),
        drop=drops[0],
        turns=SIDES,
        drops=drops,
    )


def _sorts(pieces: list[Piece]) -> list[Sorting]:
    """All tiles lie open: one looks for a 6 of some colour."""
    by_six = sorted(pieces, key=lambda piece: COLOURS.index(piece.id[1]))
    return [Sorting(words.said("sort-six"), [piece.id for piece in by_six])]


@cache
def _pass() -> Action:
    label, help = message("connexion-action-pass"), message("connexion-action-pass-help")
    return Action(write(PASS), label, help, primary=True)


def targets(seen: Any, seat: int, piece: str) -> list[Target]:
    """Where a tile of the seat to move may go, with its points (see ``Game.targets``)."""
    array = array_of(seen)
    facts = words.facts_of(array)
    held = parts.empty_rack()
    own = -1
    if not facts.over and facts.seat == seat:
        for code, number, fits in held[: parts.rack(array, seat, held)].tolist():
            if fits and _id(tile_name(code), seat, number) == piece:
                own = code
    if own < 0:
        return []
    name = tile_name(own)
    out = parts.empty_placements()
    final = facts.piles[seat] > 0
    found = []
    for six, x, y, points, *pairs in out[: parts.placements_of(array, own, out)].tolist():
        what = words.scored(points, tuple(pairs))
        found.append(
            Target(
                piece=piece,
                zone="table",
                x=x,
                y=y,
                move=f"{name}/{six}@{x},{y}",
                points=points,
                equation=what.equation,
                final=final,
                turn=six,
                sides=what.sides,
            )
        )
    return found


# -- what is told -----------------------------------------------------------------------------


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    """What everybody may know of a ply, from a watcher's observation just before it."""
    assert seat is not None
    array = array_of(seen)
    facts = words.facts_of(array)
    code = read(move)
    if code == PASS:
        return Told(seat, move, words.about("told-pass", seat), turn=facts.turn)
    out = np.empty(parts.PLACED, dtype=np.int32)
    parts.apart(array, code, out)
    _, x, y, scored, *pairs = out.tolist()
    what = words.scored(scored, tuple(pairs))
    return Told(
        seat,
        move,
        words.told_place(facts, what),
        points,
        what.equation,
        facts.turn,
        "table",
        x,
        y,
        _shining(x, y, what),
        words.cheer(what),
    )


def _shining(x: int, y: int, what: Scored) -> list[Glow]:
    return [Glow("table", x, y, _PAIRS[side]) for side in what.sides]


def _pair(side: int) -> str:
    """The two cells that touch on a side, as one rhombus from the middle of one tile to that of the
    other, a little smaller than they are."""
    ahead = (side - 1) * pi / 3
    middle = [0.5 + cos(ahead) / 2, 0.5 + sin(ahead) / 2]
    reach = [(0.0, 0.4), (pi / 2, 0.4 / sqrt(3)), (pi, 0.4), (-pi / 2, 0.4 / sqrt(3))]
    corners = [
        f"{middle[0] + far * cos(ahead + turned):.3f} {middle[1] + far * sin(ahead + turned):.3f}"
        for turned, far in reach
    ]
    return "M" + "L".join(corners) + "Z"


_PAIRS = [_pair(side) for side in range(SIDES)]
