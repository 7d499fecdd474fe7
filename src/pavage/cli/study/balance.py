"""``pavage study balance``: how a game plays, under several values of its options side by side.

Ctrl-C keeps what is done and exits with status 130; the same command goes on.
"""

from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

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

if TYPE_CHECKING:
    from pavage.study.balance import Precision
    from pavage.study.measuring import Question
    from pavage.study.stages import Progress, Stage

GAMES = 10_000
MOST_VARIANTS = 26
SKILL_GAMES = 1000  # of each step, at most
SKILL = ("random", "greedy")
NO_SKILL = "none"
USUAL = "usual"  # among the values of a tile set: the game's own


class _Percent(click.ParamType):  # type: ignore[type-arg]
    """A part of a hundred, over 0 and under 50; the sign may be left out."""

    name = "percent"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        text = str(value)
        try:
            part = float(text.strip().removesuffix("%").rstrip()) / 100
        except ValueError:
            part = 0.0
        if not 0 < part < 0.5 or "_" in text:
            self.fail(say("cli-not-percent", given=text), param, ctx)
        return part


@command("balance")
@click.argument("game_id", metavar="GAME")
@click.option("--games", metavar="N", type=Whole("N", 1), default=GAMES, help="cli-balance-games")
@click.option("--players", metavar="P", type=Whole("P", 1), help="cli-option-players")
@options_option
@click.option("--tileset", metavar="FILE", help="cli-balance-tileset")
@click.option("--vary", metavar="K=V,V", multiple=True, help="cli-balance-vary")
@click.option("--bot", metavar="B", default="greedy", help="cli-balance-bot")
@click.option("--skill", metavar="A,B", help="cli-balance-skill")
@click.option("--skill-games", metavar="M", type=Whole("M", 1), help="cli-balance-skill-games")
@click.option("--precision", metavar="X%", type=_Percent(), help="cli-balance-precision")
@seed_option
@work_options
@json_option
def balance(
    game_id: str,
    games: int,
    players: int | None,
    options: tuple[str, ...],
    tileset: str | None,
    vary: tuple[str, ...],
    bot: str,
    skill: str | None,
    skill_games: int | None,
    precision: float | None,
    seed: str | None,
    path: str | None,
    jobs: int | None,
    dask: str | None,
    as_json: bool,
) -> int:
    """Play, count and report."""
    game = load_game(game_id)
    if tileset is not None:
        options = (*options, f"tileset={tileset}")
    every = [(*options, *some) for some in _combined(game, vary)]
    count = usual_players(game, every[0]) if players is None else players
    variants = [variant_of(game, count, texts) for texts in every]
    if len(variants) > MOST_VARIANTS:
        misused("cli-vary-many", given=str(len(variants)), most=MOST_VARIANTS)
    _check_different(game, variants)
    plan = Plan(
        game=game,
        players=count,
        options=options,
        vary=vary,
        variants=variants,
        bot=read_bots(game, "--bot", bot, 1)[0],
        skill=_skill(game, skill),
        games=games,
        skill_games=min(games, SKILL_GAMES) if skill_games is None else skill_games,
        precision=precision,
        seed=seed or "",
        path=folder_of(path, "balance", game_id, *options, *vary),
    )
    return go_on(plan.study(), jobs, dask, as_json)


command = balance


def _combined(game: Game, vary: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The ``--option`` texts of every variant: each value of one with each of the others."""
    every = product(*(_values(game, text) for text in vary))
    return [tuple(text for text in texts if text) for texts in every]


def _values(game: Game, text: str) -> list[str]:
    """``k=v,w`` as ``k=v`` and ``k=w``; a game's usual tile set is no option at all."""
    name, equals, values = text.partition("=")
    if not equals:
        misused("cli-vary-form", given=text)
    kinds = {option.name: option.kind for option in game.facts.options}
    parts = values.split(",")
    if kinds.get(name) in ("own", "lists"):
        try:
            listed = msgspec.json.decode(f"[{values}]", type=list[Any])
        except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError):
            listed = []  # what is wrong is said of the whole
        parts = [msgspec.json.encode(value).decode() for value in listed] or [values]
    usual = USUAL if kinds.get(name) == "tileset" else None
    return ["" if part == usual else f"{name}={part}" for part in parts]


def _check_different(game: Game, variants: list[Variant]) -> None:
    for k, variant in enumerate(variants):
        if any(other.options(game) == variant.options(game) for other in variants[:k]):
            misused("cli-vary-same", given=", ".join(variant.texts) or USUAL)


def _skill(game: Game, text: str | None) -> list[str]:
    if text == NO_SKILL:
        return []
    if text is not None:
        return read_bots(game, "--skill", text, 2)
    return list(SKILL) if set(SKILL) <= set(game.facts.bots) else []


@dataclass(frozen=True)
class Plan:
    """The study that is asked for."""

    game: Game
    players: int
    options: tuple[str, ...]
    vary: tuple[str, ...]
    variants: list[Variant]
    bot: str
    skill: list[str]
    games: int
    skill_games: int
    precision: float | None
    seed: str
    path: Path

    def study(self) -> Study:
        """What is to be done, and what is found in its folder."""
        from pavage.study import balance, measuring

        asked, precision = self._question(), balance.Precision(self._question(), self.precision)
        stages = balance.stages(asked, self.games, self.skill_games, precision)
        return Study(
            path=self.path,
            question=asked,
            stages=stages,
            prepare=partial(measuring.prepare, asked),
            found=partial(self._found, asked, stages, precision),
            so_far=self._so_far,
        )

    def _question(self) -> "Question":
        from pavage.study.measuring import Question
        from pavage.study.playing import source_of

        return Question(
            game=self.game.facts.id,
            rules=self.game.facts.rules,
            players=self.players,
            variants=[variant.options(self.game) for variant in self.variants],
            seed=self.seed,
            source=source_of(self.game),
            bot=self.bot,
            skill=self.skill,
        )

    def _found(
        self,
        asked: "Question",
        stages: "list[Stage]",
        precision: "Precision",
        folder: Any,
        workers: int,
    ) -> Done:
        from pavage.study import balance, balance_report, balance_summary, made, measuring

        games, skill = balance.results(folder, asked, stages, precision)
        found = balance_summary.summary(
            asked,
            games,
            skill,
            [variant.files for variant in self.variants],
            measuring.pairs(asked),
            (self.games, self.precision),
            (made.machine(), made.versions(), workers),
        )
        return Done(
            summary=found,
            page=lambda: balance_report.report(found, games, language(), self.command()),
            lines=balance_report.lines(found, language()) if len(games) else [],
            tables={"games": games, "skill": skill} if self.skill else {"games": games},
        )

    def _so_far(self, progress: "Progress") -> str:
        from pavage.study.figures import Numbers

        if "decisions" not in progress.sums:
            return ""
        numbers = Numbers(language())
        first = numbers.percent(progress.sums["first"] / progress.done, 1000)
        decisions = numbers.decimal(progress.sums["decisions"] / progress.done)
        return say("cli-balance-so-far", first=first, decisions=decisions)

    def command(self) -> str:
        """The command line that asks for it."""
        import shlex

        words = ["pavage", "study", "balance", self.game.facts.id, "--games", str(self.games)]
        words += ["--players", str(self.players)]
        for name, texts in (("--option", self.options), ("--vary", self.vary)):
            words += [word for text in texts for word in (name, text)]
        words += ["--bot", self.bot, "--skill", ",".join(self.skill) or NO_SKILL]
        if self.skill:
            words += ["--skill-games", str(self.skill_games)]
        if self.precision is not None:
            words += ["--precision", f"{self.precision * 100:g}%"]
        if self.seed:
            words += ["--seed", self.seed]
        return shlex.join(words)
