"""The SQL of the best totals, and of the best lines that an optimiser found."""

import sqlite3

import msgspec

from pavage.core.stored import BestLine, Contest, Total


def keep_total(connection: sqlite3.Connection, total: Total) -> None:
    """Keep a finished game's total; it stays as it is if it is kept already."""
    contest = total.contest
    connection.execute(
        "INSERT INTO totals (match, game, rules, setup, day, name, score, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            total.match,
            contest.game,
            contest.rules,
            contest.setup,
            contest.day,
            total.name,
            total.score,
            total.at,
        ),
    )


def best_totals(connection: sqlite3.Connection, contest: Contest, most: int) -> list[Total]:
    """The best total of each player, the highest first; who came first stands first.

    Those without a name are each somebody else.
    """
    rows = connection.execute(
        "SELECT match, name, score, at FROM ("
        "  SELECT match, name, score, at, row_number() OVER ("
        "    PARTITION BY name, CASE name WHEN '' THEN match END ORDER BY score DESC, at"
        "  ) AS place FROM totals WHERE game = ? AND rules = ? AND setup = ? AND day = ?"
        ") WHERE place = 1 ORDER BY score DESC, at, match LIMIT ?",
        (contest.game, contest.rules, contest.setup, contest.day, most),
    )
    return [Total(match, contest, name, score, at) for match, name, score, at in rows]


def keep_line(connection: sqlite3.Connection, question: str, best: BestLine) -> None:
    """Keep what an optimiser found."""
    connection.execute(
        "INSERT OR REPLACE INTO best_lines (question, score, line, steps, seconds)"
        " VALUES (?, ?, ?, ?, ?)",
        (
            question,
            best.score,
            msgspec.json.encode(best.line).decode(),
            best.steps,
            best.seconds,
        ),
    )


def best_line(connection: sqlite3.Connection, question: str) -> BestLine | None:
    """What an optimiser found, or None."""
    row = connection.execute(
        "SELECT score, line, steps, seconds FROM best_lines WHERE question = ?", (question,)
    ).fetchone()
    if row is None:
        return None
    score, line, steps, seconds = row
    return BestLine(score, msgspec.json.decode(line, type=list[str]), steps, seconds)
