"""``pavage study tournament``: every bot plays every other one; how strong they are.

Ctrl-C keeps what is done and exits with status 130; the same command goes on.
"""

from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pavage.cli.errors import misused
from pavage.cli.inputs import json_option, load_game, options_option, seed_option, usual_players
from pavage.cli.language import language, say
from pavage.cli.spoken import Whole, command
from pavage.cli.study.common import (
    Done,
    Study,
    Variant,
    folder_of,
    go_on,
    read_bots,
    variant_of,
    work_options,
)
from pavage.core.game import Game
from pavage.core.sense import RUNGS

if TYPE_CHECKING:
    from pavage.study.duels import Pair, Question
    from pavage.study.stages import Progress, Stage

GAMES = 1000


@command("tournament")
@click.argument("game_id", metavar="GAME")
@click.option("--bots", "names", metavar="A,B,C", help="cli-tournament-bots")
@click.option("--also", metavar="A:B,C:D", help="cli-tournament-also")
@click.option(
    "--games", metavar="N", type=Whole("N", 1), default=GAMES, help="cli-tournament-games"
)
@click.option("--players", metavar="P", type=Whole("P", 1), help="cli-option-players")
@options_option
@seed_option
@work_options
@json_option
def tournament(
    game_id: str,
    names: str | None,
    also: str | None,
    games: int,
    players: int | None,
    options: tuple[str, ...],
    seed: str | None,
    path: str | None,
    jobs: int | None,
    dask: str | None,
    as_json: bool,
) -> int:
    """Play and report."""
    game = load_game(game_id)
    count = usual_players(game, options) if players is None else players
    usual = [rung for rung in RUNGS if rung in game.facts.bots]
    bots = ",".join(usual if len(usual) > 1 else game.facts.bots)
    met = read_bots(game, "--bots", bots if names is None else names, 2)
    extra = _read_pairs(game, also)
    plan = Plan(
        game=game,
        met=met,
        players=count,
        variant=variant_of(game, count, options),
        bots=list(dict.fromkeys([*met, *(bot for pair in extra for bot in pair)])),
        pairs=list(dict.fromkeys([*combinations(met, 2), *extra])),
        also=also,
        games=games,
        seed=seed or "",
        path=folder_of(path, "tournament", game_id, *options),
    )
    return go_on(plan.study(), jobs, dask, as_json)


command = tournament


def _read_pairs(game: Game, text: str | None) -> "list[Pair]":
    """``A:B,C:D`` as pairs, of which the second is the stronger, as far as one thinks."""
    pairs = []
    for part in text.split(",") if text is not None else []:
        low, colon, high = part.partition(":")
        if not colon:
            misused("cli-tournament-also-form", given=part)
        weak, strong = read_bots(game, "--also", f"{low},{high}", 2)
        pairs.append((weak, strong))
    return pairs


@dataclass(frozen=True)
class Plan:
    """The tournament that is asked for. ``met``: the bots that all meet each other."""

    game: Game
    met: list[str]
    players: int
    variant: Variant
    bots: list[str]  # those of the round robin first
    pairs: "list[Pair]"
    also: str | None
    games: int
    seed: str
    path: Path

    def study(self) -> Study:
        """What is to be done, and what is found in its folder."""
        from pavage.study import duels, tournament
        from pavage.study.playing import source_of

        asked = duels.Question(
            game=self.game.facts.id,
            rules=self.game.facts.rules,
            players=self.players,
            variants=[self.variant.options(self.game)],
            seed=self.seed,
            source=source_of(self.game),
            bots=self.bots,
            pairs=self.pairs,
        )
        stages = tournament.stages(asked, self.games)
        return Study(
            path=self.path,
            question=asked,
            stages=stages,
            prepare=partial(duels.prepare_all, asked),
            found=partial(self._found, asked, stages[0]),
            so_far=self._so_far,
        )

    def _found(self, asked: "Question", stage: "Stage", folder: Any, workers: int) -> Done:
        from pavage.study import made, tournament_report, tournament_summary
        from pavage.study.stages import rows_of

        rows = rows_of(folder, stage)
        found = tournament_summary.summary(
            asked,
            rows,
            self.variant.files,
            (made.machine(), made.versions(), workers),
        )
        return Done(
            summary=found,
            page=lambda: tournament_report.report(found, language(), self.command()),
            lines=tournament_report.lines(found, language()),
            tables={"games": rows},
        )

    def _so_far(self, progress: "Progress") -> str:
        """What the first of two neighbours has won so far against the second."""
        from pavage.study.figures import Numbers

        numbers, said = Numbers(language()), []
        for low, high in self.pairs:
            if self.bots.index(high) != self.bots.index(low) + 1:
                continue
            games = progress.sums.get(f"games {high} {low}", 0)
            if games:
                share = progress.sums[f"wins {high} {low}"] / games
                said.append(f"{say(f'bot-{high}')} {numbers.percent(share, 100)}")
        return " · ".join(said)

    def command(self) -> str:
        """The command line that asks for it."""
        import shlex

        words = ["pavage", "study", "tournament", self.game.facts.id, "--bots", ",".join(self.met)]
        if self.also is not None:
            words += ["--also", self.also]
        words += ["--games", str(self.games), "--players", str(self.players)]
        words += [word for text in self.variant.texts for word in ("--option", text)]
        if self.seed:
            words += ["--seed", self.seed]
        return shlex.join(words)
