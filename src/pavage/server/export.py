"""A match as a record, for whoever asks: all of it, or what that seat may know."""

from pavage.record.export import export
from pavage.record.record import Ply, Record, Seat, build
from pavage.server.room import Room


def exported(room: Room, seat: int) -> bytes:
    """The record as ``seat`` (or WATCHER) may have it."""
    return export(record_of(room), seat)


def record_of(room: Room) -> Record:
    """The line of a match as it stands."""
    match = room.match
    return build(
        match.setup,
        match.game,
        [
            Seat(sitter.name, "bot" if sitter.kind == "bot" else "human", sitter.bot)
            for sitter in room.sitters
        ],
        match.seed,
        match.deal,
        [Ply(ply.seat, ply.move, ply.points) for ply in match.line],
        match.outcome,
    )
