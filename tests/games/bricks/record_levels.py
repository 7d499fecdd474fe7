"""Recorded games of each level: one that reaches its goal, one that does not.

Run ``python -m tests.games.bricks.record_levels`` when a ruling, a level or a bot changes, and read
the difference: it writes them into ``recorded_levels``. Seat 0 takes what it can and lays anywhere;
nine answers out of ten are right (one in two where it is to fail). The first seed that ends so is
kept.
"""

import random
from pathlib import Path

from pavage.core.game import CHANCE
from pavage.core.level import Level
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from pavage.record.record import SUFFIX, Ply, Record, Seat, build, dump
from pavage.record.replay import Replay
from pavage.search import bots
from tests.helpers import recording

FOLDER = Path(__file__).with_name("recorded_levels")
MOST_SEEDS = 400


def played(level: Level, seed: str, right: float) -> Record:
    """The record of a level that is taken up once."""
    setup = GAME.setup(2, level.options, bots=(1,))
    words = WordStream(seed)
    deal = GAME.deal(setup, words)
    position = GAME.start(setup, deal)
    rng, draws = random.Random(seed), seeded(seed)
    plies = []
    while not position.is_over():
        mover = position.to_move()
        if mover == CHANCE:
            text = GAME.chance_draw(position.s, words)
        elif mover == 0:
            text = _decided(position, rng, right)
        else:
            bot = bots.load(level.opponent, GAME)
            text = GAME.write(bot(GAME, position.observe(1), draws))
        plies.append(Ply(None if mover == CHANCE else mover, text, position.play(text)))
    seats = [Seat("Joueur 1", "human"), Seat(level.opponent, "bot", level.opponent)]
    return build(setup, GAME, seats, seed, deal, plies, position.outcome())


def _decided(position: Position, rng: random.Random, right: float) -> str:
    moves = position.legal_moves()
    if moves[0].startswith("answer"):
        product = int(position.s.die[0]) * int(position.s.die[1])
        return f"answer {product if rng.random() < right else product + 1}"
    for word in ("cover", "steal"):
        if found := [move for move in moves if move.startswith(word)]:
            return rng.choice(found)
    if "swap" in moves:
        behind = int(position.s.studs[1]) - int(position.s.studs[0])
        return "swap" if behind >= int(position.s.goal_n) else "keep"
    if lays := [move for move in moves if move[0].isdigit()]:
        return rng.choice(lays)
    return rng.choice(moves)


def records() -> dict[str, Record]:
    """All of them by name: ``level-07-won``, ``level-07-failed`` …"""
    found = {}
    for level in GAME.levels():
        for end, right in (("won", 0.9), ("failed", 0.5)):
            found[f"level-{level.number:02}-{end}"] = _first(level, end, right)
    return found


def _first(level: Level, end: str, right: float) -> Record:
    for k in range(MOST_SEEDS):
        # Who is never right fails a goal that chance alone would give away.
        record = played(level, f"level {level.number} {end} {k}", right if k < 50 else right / 5)
        assert record.result is not None
        if (record.result.winners == [0]) == (end == "won"):
            return record
    raise AssertionError(f"level {level.number} was never {end}")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, made in records().items():
        (FOLDER / f"{name}{SUFFIX}").write_bytes(dump(made))
        lines = recording.digests(Replay(made))
        (FOLDER / f"{name}.moves").write_text("\n".join(lines) + "\n", encoding="utf-8")
