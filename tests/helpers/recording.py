"""Recorded games: whole matches in files, with what was legal at each position.

A change of the rules shows as a change of these files. ``tools/record_games.py`` writes them.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from pavage.core.game import CHANCE, OVER
from pavage.core.outcome import Outcome, abandoned, given_up
from pavage.core.position import Position
from pavage.games import registry
from pavage.record.record import SUFFIX, Ply, Record, Seat, build, dump
from pavage.record.replay import Replay
from tests.helpers.journeys import Case, Journey, cases_of, journey

MOST_OUTCOMES = 5040  # of a chance ply that are listed (``pavage moves``)
GAMES = Path(__file__).resolve().parents[1] / "games"


def folder(id: str) -> Path:
    """Where the recorded games of a game are."""
    return GAMES / id / "recorded"


def name(case: Case) -> str:
    """A short name: the players, the choices, and the flags that are set."""
    words = [str(case.players)]
    for option, value in case.written():
        if value != "False":
            words.append(option if value == "True" else value)
    words += [case.own_set] * bool(case.own_set) + [f"computer{seat}" for seat in case.bots]
    return "-".join(words)


def record_of(travelled: Journey, plies: int | None = None, end: str = "") -> Record:
    """The record of a journey; ``end``: ``resigned`` or ``abandoned`` after so many plies."""
    steps = travelled.steps[:plies]
    position = travelled.end if plies is None else travelled.steps[plies].before
    result: Outcome | None = position.outcome()
    if end == "resigned":
        result = given_up(position.scores(), max(position.to_move(), 0))
    elif end == "abandoned":
        result = abandoned(position.scores())
    entries = [Ply(None if s.mover == CHANCE else s.mover, s.ply, s.points) for s in steps]
    players = travelled.case.players
    seats = [Seat(f"Joueur {seat + 1}", "human") for seat in range(players)]
    bots = travelled.case.bots if travelled.game.facts.by_kind else [players - 1]
    for seat in bots:
        seats[seat] = Seat("Hasard", "bot", travelled.game.facts.bots[0])
    return build(
        travelled.setup, travelled.game, seats, travelled.seed, travelled.deal, entries, result
    )


def records(id: str) -> Iterator[tuple[str, Record]]:
    """Every recorded game of a game by name: each case, one given up, one abandoned."""
    cases = cases_of(id)
    for case in cases:
        yield name(case), record_of(journey(case))
    yield "resigned", record_of(journey(cases[0]), len(journey(cases[0]).steps) // 2, "resigned")
    yield "abandoned", record_of(journey(cases[-1]), 7, "abandoned")


def digests(replayed: Replay) -> list[str]:
    """A line for each position: who is due, how many moves are legal, and a digest of them."""
    lines = []
    for k, position in enumerate(replayed.positions()):
        over = replayed.finished and k == len(replayed.record.plies)
        who, moves = ("-", []) if over else due(position)
        text = "".join(f"{move}\n" for move in moves or [])
        digest = "-" if moves is None else sha256(text.encode()).hexdigest()[:16]
        lines.append(f"{who} {'-' if moves is None else len(moves)} {digest}")
    return lines


def due(position: Position) -> tuple[str, list[str] | None]:
    """Who decides and what is possible; None for a chance ply with very many outcomes."""
    seat = position.to_move()
    if seat == OVER:
        return "-", []
    if seat != CHANCE:
        return str(seat), position.legal_moves()
    if position.game.chance_count(position.s) > MOST_OUTCOMES:
        return "chance", None
    return "chance", sorted(position.game.chance_outcomes(position.s))


def write(id: str) -> int:
    """Write the recorded games of a game anew; return how many."""
    target = folder(id)
    target.mkdir(parents=True, exist_ok=True)
    for old in [*target.glob(f"*{SUFFIX}"), *target.glob("*.moves")]:
        old.unlink()
    count = 0
    for called, record in records(id):
        (target / f"{called}{SUFFIX}").write_bytes(dump(record))
        lines = digests(Replay(record))
        (target / f"{called}.moves").write_text("\n".join(lines) + "\n", encoding="utf-8")
        count += 1
    return count


def main() -> None:
    """Write those of every game."""
    for id in registry.ids():
        print(f"{id}: {write(id)} games in {folder(id)}")
