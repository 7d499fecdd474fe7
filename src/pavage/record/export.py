"""What a player may take out of a match: all of it when it is over, else what it may know."""

from pavage.core.alone import is_patience
from pavage.record.record import Record, dump, game_of, setup_of, to_json, write


def export(record: Record, seat: int) -> bytes:
    """The record as ``seat`` (WATCHER: somebody who sits nowhere) may have it.

    Of a running game every tile that the seat may not know is ``?``, and the seed, from which all
    of them could be worked out, is null. In a patience all is to be seen, and its deal is known by
    its seed.
    """
    game, setup = game_of(record), setup_of(record)
    if record.result is not None or is_patience(game, setup):
        return dump(record)
    moves = [ply.move for ply in record.plies]
    deal, hidden = game.redact(setup, record.deal, moves, seat)
    raw = to_json(record)
    raw["seed"] = None
    raw["deal"] = deal
    for ply, move in zip(raw["plies"], hidden, strict=True):
        ply["move"] = move
    return write(raw)
