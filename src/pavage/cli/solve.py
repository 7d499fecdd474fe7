"""``pavage solve``: whether a deal or a position can be won, and in how few moves; in games of
which the highest score is sought, that (``best.py``).

The exit status is 0 for any of the three answers. Ctrl-C ends the search early: the best answer
so far is written, and the status is 130.
"""

from collections.abc import Callable
from dataclasses import dataclass

import click

from pavage.cli.asked import Asked, from_record, from_seed, where, wrapped
from pavage.cli.best import seek
from pavage.cli.errors import INTERRUPTED, misused
from pavage.cli.inputs import (
    json_option,
    load_game,
    options_option,
    print_json,
    seed_option,
)
from pavage.cli.interrupt import Wish, ctrl_c
from pavage.cli.language import say, tell
from pavage.cli.numbers import duration, number
from pavage.cli.output import check_writable, goes_out, write_file
from pavage.cli.spoken import File, Seconds, Seed, Whole, command
from pavage.cli.warm import warm_if_cold, warm_solver_if_cold
from pavage.core.game import Game
from pavage.core.outcome import given_up
from pavage.core.position import Position
from pavage.core.solver import Limits, Progress, Verdict
from pavage.record.record import Record, dump
from pavage.search.answers import Tried, tried

DEFAULT_SECONDS = 10.0


@dataclass(frozen=True)
class Answer:
    """What came of it."""

    verdict: Verdict
    line: Tried
    interrupted: bool


@command("solve")
@click.argument("game_id", metavar="GAME")
@click.option("--deal", metavar="D", type=Seed(), help="cli-solve-deal")
@seed_option
@options_option
@click.option("--seconds", metavar="S", type=Seconds(), help="cli-solve-seconds")
@click.option("--from", "record", metavar="RECORD", type=File(), help="cli-solve-from")
@click.option("--ply", metavar="K", type=Whole("K"), help="cli-solve-ply")
@click.option("--out", "path", metavar="FILE", help="cli-solve-out")
@click.option("--state", "kept", metavar="FILE", help="cli-solve-state")
@json_option
def solve(
    game_id: str,
    deal: str | None,
    seed: str | None,
    options: tuple[str, ...],
    seconds: float | None,
    record: str | None,
    ply: int | None,
    path: str | None,
    kept: str | None,
    as_json: bool,
) -> int:
    """Solve a deal or a position of a record."""
    game = _load_asked(game_id)
    if deal is not None and seed not in (None, deal):
        misused("cli-two-seeds", seed=str(seed), deal=deal)
    seed = deal if seed is None else seed
    if record is not None:
        asked = from_record(game, record, ply, seed, options)
    elif ply is not None:
        misused("cli-solve-needs-from")
    else:
        asked = from_seed(game, seed, options)
    if path is not None:
        check_writable(path)
    seconds = DEFAULT_SECONDS if seconds is None else seconds
    if game.facts.optimised is not None:
        return seek(asked, seconds, path, kept, as_json)
    if kept is not None:
        misused("cli-solve-no-state", game=game_id)
    answer = _answer(asked.position, seconds)
    if path is not None:
        write_file(path, dump(_record(asked, answer)))
    if as_json and not goes_out(path):
        print_json(_as_json(asked, answer))
    else:
        click.echo("\n".join(_told(asked, answer)), err=goes_out(path))
    return INTERRUPTED if answer.interrupted else 0


command = solve


# -- games ------------------------------------------------------------------------------------


def load_solved(id: str) -> Game:
    """The game with this id, which must have a solver; another one is wrong usage."""
    return _load(id, lambda game: game.facts.solved)


def _load_asked(id: str) -> Game:
    """The same, or a game of which the highest score is sought."""
    return _load(id, lambda game: game.facts.solved or game.facts.optimised is not None)


def _load(id: str, fits: Callable[[Game], bool]) -> Game:
    from pavage.games import registry

    game = load_game(id)
    if not fits(game):
        known = ", ".join(one for one in registry.ids() if fits(registry.load(one)))
        misused("cli-solve-no-solver", game=id, known=known)
    return game


# -- solving ----------------------------------------------------------------------------------


def _answer(position: Position, seconds: float) -> Answer:
    known = _at_the_end(position)
    if known is not None:
        return Answer(known, Tried([], [], position), False)
    warm_if_cold()
    warm_solver_if_cold(position.game)
    with ctrl_c() as wish:
        verdict = _solve(position, seconds, wish)
    return Answer(verdict, tried(position, verdict), wish.made)


def _at_the_end(position: Position) -> Verdict | None:
    """A position that is over needs no solver."""
    outcome = position.outcome()
    if outcome is None:
        return None
    if outcome.winners:
        return Verdict("won")
    return Verdict("lost", proof=position.game.reason(outcome))


def _solve(position: Position, seconds: float, wish: Wish) -> Verdict:
    from pavage.cli.watching import watching

    seen = position.observe(position.to_move())[0]
    limits = Limits(seconds=seconds, stop=wish)
    with watching() as progress:
        return position.game.solve(seen, limits, _until(wish, progress))


def _until(wish: Wish, progress: Progress) -> Progress:
    """Nothing more is shown once somebody wants to stop."""

    def watch(verdict: Verdict) -> None:
        if not wish.made:
            progress(verdict)

    return watch


# -- the answer -------------------------------------------------------------------------------


def _told(asked: Asked, answer: Answer) -> list[str]:
    verdict, moves = answer.verdict, answer.line.moves
    lines = [where(asked), *_result(answer)]
    if moves:
        lines += wrapped(moves)
    if verdict.positions:
        lines.append(
            say(
                "cli-solve-effort",
                positions=number(verdict.positions),
                seconds=duration(verdict.seconds),
            )
        )
    if answer.interrupted:
        lines.append(say("cli-solve-interrupted"))
    return lines


def _result(answer: Answer) -> list[str]:
    verdict, moves = answer.verdict, str(len(answer.line.moves))
    if verdict.answer == "won":
        if moves == "0":
            return [say("cli-solve-won-already")]
        if verdict.optimal:
            return [say("cli-solve-won-optimal", moves=moves)]
        if verdict.bound:
            return [say("cli-solve-won-bound", moves=moves, bound=str(verdict.bound))]
        return [say("cli-solve-won", moves=moves)]
    if verdict.answer == "lost":
        proof = "–" if verdict.proof is None else tell(verdict.proof)
        said = [say("cli-solve-lost", proof=proof)]
    else:
        said = [say("cli-solve-unknown")]
    if answer.line.moves:
        score = str(answer.line.end.scores()[0])
        said.append(say("cli-solve-unknown-line", score=score, moves=moves))
    return said


def _as_json(asked: Asked, answer: Answer) -> dict[str, object]:
    verdict, position = answer.verdict, asked.position
    return {
        "game": position.game.facts.id,
        "options": position.game.kept_options(position.setup),
        "seed": asked.seed,
        "ply": len(asked.before),
        "answer": verdict.answer,
        "moves": verdict.moves,
        "bound": verdict.bound,
        "optimal": verdict.optimal,
        "line": answer.line.moves,
        "scores": answer.line.end.scores(),
        "proof": None if verdict.proof is None else tell(verdict.proof),
        "positions": verdict.positions,
        "seconds": round(verdict.seconds, 6),
        "interrupted": answer.interrupted,
    }


def _record(asked: Asked, answer: Answer) -> Record:
    """The line as a game of the solver's, which gives up where it does not win."""
    end = answer.line.end
    return asked.record(answer.line, end.outcome() or given_up(end.scores(), 0))
