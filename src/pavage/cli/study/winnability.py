"""``pavage study winnability``: what share of a patience's deals can be won, in how few moves.

Ctrl-C keeps what is done and exits with status 130; the same command goes on.
"""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pavage.cli.errors import misused
from pavage.cli.inputs import json_option, make_setup, options_option
from pavage.cli.language import language, say
from pavage.cli.numbers import duration, number
from pavage.cli.solve import load_solved
from pavage.cli.spoken import Whole, command
from pavage.cli.study.common import Done, Study, folder_of, go_on, work_options
from pavage.core.game import Game, Setup

if TYPE_CHECKING:
    from pavage.study.solving import Question
    from pavage.study.stages import Progress, Stage
    from pavage.study.winnability_summary import Summary


POSITIONS = 10_000_000  # looked at in a deal before it is left unknown
EFFORTS = (10_000, 100_000, 1_000_000, 10_000_000)
SAMPLE = 100  # deals that get these efforts


class _Efforts(click.ParamType):  # type: ignore[type-arg]
    """Rising whole numbers with commas between them; ``0`` for none."""

    name = "efforts"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        text = str(value)
        parts = text.split(",")
        if not all(part.isascii() and part.isdigit() for part in parts):
            self.fail(say("cli-not-efforts", given=text), param, ctx)
        found = tuple(map(int, parts))
        if found == (0,):
            return ()
        if found[0] == 0 or list(found) != sorted(set(found)):
            self.fail(say("cli-not-efforts", given=text), param, ctx)
        return found


@command("winnability")
@click.argument("game_id", metavar="GAME")
@click.option(
    "--deals", metavar="N", type=Whole("N", 1), required=True, help="cli-winnability-deals"
)
@click.option("--first", metavar="F", type=Whole("F"), default=1, help="cli-winnability-first")
@click.option("--dialect", metavar="X", help="cli-winnability-dialect")
@options_option
@click.option("--positions", metavar="P", type=Whole("P", 1), help="cli-winnability-positions")
@click.option("--sample", metavar="M", type=Whole("M"), help="cli-winnability-sample")
@click.option("--efforts", metavar="E,E", type=_Efforts(), help="cli-winnability-efforts")
@work_options
@json_option
def winnability(
    game_id: str,
    deals: int,
    first: int,
    dialect: str | None,
    options: tuple[str, ...],
    positions: int | None,
    sample: int | None,
    efforts: tuple[int, ...] | None,
    path: str | None,
    jobs: int | None,
    dask: str | None,
    as_json: bool,
) -> int:
    """Solve the deals and report."""
    game = load_solved(game_id)
    if dialect is not None:
        options = (*options, f"dialect={dialect}")
    setup = make_setup(game, game.facts.players[0], options)
    if game.chosen_seed(setup) is not None:
        misused("cli-study-one-deal")
    plan = Plan(
        game=game,
        setup=setup,
        deals=range(first, first + deals),
        sample=SAMPLE if sample is None else sample,
        positions=POSITIONS if positions is None else positions,
        efforts=EFFORTS if efforts is None else efforts,
        path=folder_of(path, "winnability", game_id, *map(str, game.kept_options(setup).values())),
    )
    return go_on(_study(plan), jobs, dask, as_json)


command = winnability


@dataclass(frozen=True)
class Plan:
    """The study that is asked for."""

    game: Game
    setup: Setup
    deals: range
    sample: int
    positions: int
    efforts: tuple[int, ...]
    path: Path

    def command(self) -> str:
        """The command line that asks for it."""
        options = self.game.kept_options(self.setup).items()
        words = [
            f"pavage study winnability {self.game.facts.id} --deals {len(self.deals)}",
            *(f"--option {name}={value}" for name, value in options),
        ]
        if self.deals.start != 1:
            words.append(f"--first {self.deals.start}")
        if self.positions != POSITIONS:
            words.append(f"--positions {self.positions}")
        if self.sample != SAMPLE:
            words.append(f"--sample {self.sample}")
        if self.efforts != EFFORTS:
            words.append(f"--efforts {','.join(map(str, self.efforts)) or 0}")
        return " ".join(words)


def _study(plan: Plan) -> Study:
    """What is to be done, and what is found in its folder."""
    from pavage.study import solving, winnability

    asked = solving.question(plan.game, plan.setup, plan.positions, plan.efforts)
    stages = winnability.stages(asked, plan.deals, plan.sample)
    return Study(
        path=plan.path,
        question=asked,
        stages=stages,
        prepare=partial(solving.prepare, asked),
        found=partial(_found, plan, asked, stages),
        so_far=_so_far,
    )


def _found(plan: Plan, asked: "Question", stages: "list[Stage]", folder: Any, workers: int) -> Done:
    from pavage.study import made, winnability_report, winnability_summary
    from pavage.study.stages import rows_of

    deals, lengths = (rows_of(folder, stage) for stage in stages)
    machine = (made.machine(), made.versions(), workers)
    found = winnability_summary.summary(asked, plan.deals, deals, lengths, machine)
    return Done(
        summary=found,
        page=lambda: winnability_report.report(found, deals, language(), plan.command()),
        lines=_lines(found),
        tables={"deals": deals, "lengths": lengths},
    )


def _lines(found: "Summary") -> list[str]:
    from pavage.study.figures import Numbers

    numbers = Numbers(language())
    return [
        say(
            "cli-winnability-answer",
            answer=say(f"study-{name}"),
            count=numbers.whole(part.count),
            share=numbers.share(part),
            interval=numbers.interval(part),
        )
        for name, part in found.answers.items()
    ]


def _so_far(progress: "Progress") -> str:
    if progress.stage != "deals":
        return ""
    sums = progress.sums
    counts = {name: number(round(sums.get(name, 0))) for name in ("won", "lost", "unknown")}
    return say("cli-winnability-so-far", mean=duration(sums["seconds"] / progress.done), **counts)
