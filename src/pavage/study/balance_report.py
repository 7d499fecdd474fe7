"""The report of a balance study: the page that shows its figures to whoever makes the game."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase
from typing import Any

import numpy as np
import polars as pl

from pavage.study import plots_games
from pavage.study.balance_summary import (
    Difference,
    Summary,
    Variant,
    is_percent,
    skill_name,
)
from pavage.study.figures import Mean, Share
from pavage.study.measuring import DECISIVE, JUDGED
from pavage.study.playing import Options, deal_seed
from pavage.study.plots_games import Between, Lying
from pavage.study.report import Picture, Report, Section, Table, Tile
from pavage.study.wording import Words

_IN_FULL = 2  # variants that are called by what they are; more are called A, B, C
_BESIDE = 3  # variants that have room beside each other
_TOLD_FIRST = 5  # differences that are told in the lead
_NOTED = ("turns", "dead", "idle", "forced", "matter", "stake", "decisive", "swing", "deviation")


def report(found: Summary, games: pl.DataFrame, lang: str, command: str) -> Report:
    """The report in a language. ``command`` does the study again."""
    return _Page(found, games, lang).report(command)


def lines(found: Summary, lang: str) -> list[str]:
    """The figures that matter most, a line each, for a terminal."""
    return _Page(found, pl.DataFrame(), lang).lines()


class _Page:
    """Says what was found in one language."""

    def __init__(self, found: Summary, games: pl.DataFrame, lang: str) -> None:
        self.found = found
        self.games = games
        self.words = Words(found.game, lang)
        self.say, self.numbers = self.words.say, self.words.numbers
        self.named = [
            self.words.options(self._varied(variant), variant.files) for variant in found.variants
        ]
        short = len(found.variants) > _IN_FULL
        self.labels = list(ascii_uppercase[: len(self.named)]) if short else self.named
        self.first = found.variants[0]
        self.wide = len(found.variants) > 1

    def _varied(self, variant: Variant) -> Options:
        """The options that are not the same in all variants; None: as usual."""
        every = [one.options for one in self.found.variants]
        names = dict.fromkeys(name for options in every for name in options)
        return {
            name: variant.options.get(name)
            for name in names
            if any(options.get(name) != every[0].get(name) for options in every)
        }

    def report(self, command: str) -> Report:
        found, say, whole = self.found, self.say, self.numbers.whole
        made = {"machine": found.machine, "versions": found.versions}
        parts = [self._length, self._wins, self._scores, self._choices, self._ends, self._skill]
        sections = [
            self._variants(),
            self._differences(),
            *(part() for part in parts),
            self._method(),
        ]
        return Report(
            lang=self.words.lang,
            kind=say("study-kind"),
            title=say("study-balance-title", game=self.words.name()),
            subtitle=say(
                "study-balance-subtitle",
                bot=self.words.bot(found.bot),
                players=found.players,
                games=whole(found.games),
                options=self._common(),
                several=str(self.wide).lower(),
            ),
            lead=self._lead(),
            tiles=self._tiles(),
            sections=[section for section in sections if section is not None],
            command=command,
            made=say("study-made", workers=whole(found.workers), **made),
        )

    def _common(self) -> str:
        """The options that all variants share and that are not as usual."""
        every = [one.options for one in self.found.variants]
        shared = {
            name: value
            for name, value in self.words.changed(self.first.options).items()
            if all(options.get(name) == value for options in every)
        }
        return self.words.options(shared, self.first.files) or self.say("study-usual")

    def lines(self) -> list[str]:
        """Those of the tiles, each with its interval, and how far the bots are apart."""
        names = [*self._tiled(), *map(skill_name, self.found.pairs)]
        said = []
        for variant, label in zip(self.found.variants, self.named, strict=True):
            said += [label] if label else []
            for name in names:
                value = self.words.figure(variant.figures.get(name), is_percent(name))
                line = self.say("study-line", name=self._name(name), value=value)
                said.append(f"  {line}" if label else line)
        return said

    # -- in short -----------------------------------------------------------------------------

    def _lead(self) -> str:
        said = [self._first_player()] if self.found.players > 1 else []
        if self.found.early:
            assert self.found.precision is not None
            reach = self.numbers.percent(self.found.precision, 1000)
            games = self.numbers.whole(self.found.games)
            said.append(self.say("study-balance-early", games=games, reach=reach))
        if len(self.found.variants) > 1:
            said.append(self._what_differs())
        return " ".join(said)

    def _first_player(self) -> str:
        """Whether it is better to begin."""
        even = 1 / self.found.players
        wins = [variant.figures["win_1"] for variant in self.found.variants]
        if len(wins) > 1:
            each = [
                self.say("study-balance-with", value=self.words.figure(win), label=label)
                for label, win in zip(self.labels, wins, strict=True)
            ]
            shares = {"each": ", ".join(each), "even": self.numbers.percent(even, 100)}
            return self.say("study-balance-first-each", **shares)
        win = wins[0]
        assert isinstance(win, Share)
        which = "fair"
        if win.low > even or win.high < even:
            which = "ahead" if win.share > even else "behind"
        return self.say(
            f"study-balance-first-{which}",
            share=self.words.figure(win),
            even=self.numbers.percent(even, 100),
        )

    def _what_differs(self) -> str:
        sure = [one for one in self.found.differences if one.told == "yes"]
        many = self.numbers.whole(len(self.found.differences))
        if not sure:
            return self.say("study-balance-none-differ", many=many)
        sure.sort(key=lambda one: -_strength(one))
        names = [self._name(one.figure) for one in sure]
        told = " · ".join(list(dict.fromkeys(names))[:_TOLD_FIRST])
        count = self.numbers.whole(len(sure))
        return self.say("study-balance-some-differ", count=count, many=many, told=told)

    def _tiled(self) -> list[str]:
        length = "turns" if self.found.players > 1 else "decisions"
        counts = "decisive" if "decisive" in self.first.figures else "matter"
        names = (length, "win_1", "dead", counts, "shared", "score")
        return [name for name in names if name in self.first.figures][:5]

    def _tiles(self) -> list[Tile]:
        return [self._tile(name) for name in self._tiled()]

    def _tile(self, name: str) -> Tile:
        figures = [self._short(name, variant.figures[name]) for variant in self.found.variants]
        if len(figures) == 1:
            return Tile(self._name(name), figures[0])
        others = [
            self.say("study-balance-with", value=figure, label=label)
            for figure, label in zip(figures[1:], self.labels[1:], strict=True)
        ]
        return Tile(self._name(name), figures[0], " · ".join(others))

    def _short(self, name: str, found: Share | Mean) -> str:
        if isinstance(found, Share):
            return self.numbers.percent(found.share, 1000)
        if is_percent(name):
            return self.numbers.percent(found.mean, 1000)
        return self.numbers.decimal(found.mean, 1)

    # -- the parts ----------------------------------------------------------------------------

    def _name(self, figure: str) -> str:
        """What a figure is called."""
        if figure.startswith("reason-"):
            reason = self.words.reason(figure.removeprefix("reason-")).rstrip(".")
            return self.say("study-figure-reason", reason=reason)
        if figure.startswith("skill-"):
            pair = next(pair for pair in self.found.pairs if skill_name(pair) == figure)
            low, high = map(self.words.bot, pair)
            return self.say("study-figure-skill", low=low, high=high)
        if figure.startswith("win_"):
            if self.found.players == 1:
                return self.say("study-figure-won")
            return self.say("study-figure-win", seat=figure.removeprefix("win_"))
        return self.say(f"study-figure-{figure}")

    def _variants(self) -> Section | None:
        """Which variant is called what."""
        if self.labels == self.named:
            return None
        rows = [list(pair) for pair in zip(self.labels, self.named, strict=True)]
        heads = self.words.heads("study-variant", "study-options")
        return Section(self.say("study-variants"), tables=[Table(heads, rows)])

    def _differences(self) -> Section | None:
        """Each figure of each variant beside that of the first."""
        if len(self.found.variants) == 1:
            return None
        rows = []
        for one in sorted(self.found.differences, key=lambda one: one.variant):
            percent = is_percent(one.figure)
            then = self.found.variants[one.variant].figures[one.figure]
            rows.append(
                [
                    self._name(one.figure),
                    self._short(one.figure, self.first.figures[one.figure]),
                    self._short(one.figure, then),
                    self.words.difference(one.difference, percent),
                    self.say(f"study-told-{one.told}"),
                ]
            )
        tables = []
        each = len(rows) // max(1, len(self.labels) - 1)
        for k, label in enumerate(self.labels[1:]):
            heads = [self.say("study-figure"), self.labels[0], label]
            heads += self.words.heads("study-difference", "study-told")
            tables.append(Table(heads, rows[k * each : (k + 1) * each], [1, 2, 3]))
        return Section(
            self.say("study-side-by-side"),
            paragraphs=[self.say("study-side-by-side-help")],
            tables=tables,
            notes=[self.say(f"study-told-{told}-means") for told in ("yes", "perhaps", "no")],
        )

    def _table(self, keep: Callable[[str], bool]) -> Table:
        """The figures whose names are to be kept, in a column for each variant.

        Many variants stand one below the other instead.
        """
        names = [name for name in self.first.figures if keep(name)]
        rows = [
            [
                self._name(name),
                *(
                    self.words.figure(variant.figures.get(name), is_percent(name))
                    for variant in self.found.variants
                ),
            ]
            for name in names
        ]
        if len(self.labels) > _BESIDE:
            turned = zip(*rows, strict=True) if rows else iter([()])
            heads = [self.say("study-variant"), *next(turned)]
            rows = [[label, *row] for label, row in zip(self.labels, turned, strict=False)]
            return Table(heads, rows, list(range(1, len(heads))))
        heads = self.labels if len(self.labels) > 1 else [self.say("study-value")]
        return Table([self.say("study-figure"), *heads], rows, list(range(1, len(heads) + 1)))

    def _among(self, *names: str) -> Table:
        return self._table(lambda name: name in names)

    def _meanings(self, *names: str) -> list[str]:
        """What those figures mean that need a word."""
        there = [name for name in names if name in _NOTED and name in self.first.figures]
        known = {"decisive": self.numbers.percent(DECISIVE, 100), "judged": str(JUDGED)}
        return [self.say(f"study-figure-{name}-means", **known) for name in there]

    def _lying(self, values: Callable[[pl.DataFrame], Sequence[float]]) -> list[Lying]:
        found = []
        for k, label in enumerate(self.labels):
            of_it = list(values(self.games.filter(pl.col("variant") == k)))
            middle = self.numbers.decimal(float(np.mean(of_it)))
            found.append(Lying(label, of_it, self.say("study-mean-is", value=middle)))
        return found

    def _ridges(self, name: str, axis: str, values: Callable[[pl.DataFrame], Any]) -> Picture:
        share = self.say("study-share-axis")
        plot = plots_games.ridges(name, self._lying(values), self.numbers, self.say(axis), share)
        return Picture(plot.svg, self.say(f"study-{name}-caption"))

    def _length(self) -> Section:
        column = "decisions" if self.found.players == 1 else "turns"
        names = ("decisions", "turns", "dead", "idle", "forced")
        return Section(
            self.say("study-length"),
            pictures=[self._ridges("length", f"study-figure-{column}", lambda rows: rows[column])],
            tables=[self._among(*names)],
            notes=self._meanings(*names),
            wide=self.wide,
        )

    def _wins(self) -> Section | None:
        """Who wins, by seat."""
        players = self.found.players
        seats = [f"win_{seat}" for seat in range(1, players + 1)]
        if seats[0] not in self.first.figures:
            return None
        between = []
        for k, (variant, label) in enumerate(zip(self.found.variants, self.labels, strict=True)):
            for name in seats:
                win = variant.figures[name]
                assert isinstance(win, Share)
                said = " · ".join(filter(None, (label, self._name(name))))
                between.append(Between(said, win.share, win.low, win.high, k))
        plot = plots_games.intervals(
            "wins",
            between,
            self.say("study-wins-axis"),
            lambda v: self.numbers.percent(v, 1000),
            1 / players if players > 1 else None,
            self.say("study-even"),
        )
        return Section(
            self.say("study-wins" if players > 1 else "study-won-alone"),
            pictures=[Picture(plot.svg, self.say("study-wins-caption"))],
            tables=[self._among(*seats, "shared")],
            notes=[self.say("study-wins-note")] if players > 1 else [],
            wide=self.wide,
        )

    def _scores(self) -> Section:
        alone = self.found.players == 1
        column = "score_1" if alone else "margin"
        name = "scores" if alone else "margins"
        names = ("score", "winner", "deviation", "margin", "lead_changes")
        axis = f"study-figure-{'score' if alone else 'margin'}"
        return Section(
            self.say("study-scores"),
            pictures=[self._ridges(name, axis, lambda rows: rows[column])],
            tables=[self._among(*names)],
            notes=[
                self.say(f"study-scores-are-{self.words.game.facts.scores}"),
                *self._meanings(*names),
            ],
            wide=self.wide,
        )

    def _choices(self) -> Section:
        names = ("choices_mean", "choices_median", "choices_most")
        matters = ("matter", "stake", "decisive", "swing")
        most = max(variant.most_choices for variant in self.found.variants)
        return Section(
            self.say("study-choices"),
            pictures=[
                self._ridges(
                    "choices", "study-figure-choices_mean", lambda rows: rows["choices_mean"]
                )
            ],
            tables=[self._among(*names, *matters)],
            notes=[
                self.say("study-choices-note", most=self.numbers.whole(most)),
                *self._meanings(*matters),
            ],
            wide=self.wide,
        )

    def _ends(self) -> Section | None:
        table = self._table(lambda name: name.startswith("reason-"))
        return Section(self.say("study-ends"), tables=[table]) if table.rows else None

    def _skill(self) -> Section | None:
        """How much better a better bot does."""
        if not self.found.pairs or self.found.skill_games == 0:
            return None
        between = []
        for k, pair in enumerate(self.found.pairs):
            for variant, label in zip(self.found.variants, self.labels, strict=True):
                win = variant.figures[skill_name(pair)]
                assert isinstance(win, Share)
                said = " · ".join(filter(None, (label, self._name(skill_name(pair)))))
                between.append(Between(said, win.share, win.low, win.high, k))
        plot = plots_games.intervals(
            "skill",
            between,
            self.say("study-wins-axis"),
            lambda v: self.numbers.percent(v, 1000),
            1 / max(2, self.found.players),
            self.say("study-even"),
        )
        games = self.numbers.whole(self.found.skill_games)
        players = "alone" if self.found.players == 1 else "together"
        return Section(
            self.say("study-skill"),
            paragraphs=[self.say(f"study-skill-help-{players}", games=games)],
            pictures=[Picture(plot.svg, self.say("study-skill-caption"))],
            tables=[self._table(lambda name: name.startswith("skill-"))],
            wide=self.wide,
        )

    def _method(self) -> Section:
        seed = deal_seed(self.found.seed, 17)
        notes = ["study-method-bot", "study-method-pairs", "study-method-figures"]
        if len(self.found.variants) == 1:
            notes.remove("study-method-pairs")
        return Section(
            self.say("study-method"),
            notes=[
                self.say("study-method-seeds", seed=seed),
                *map(self.say, notes),
                self.say("study-method-tables"),
                *([self.say("study-method-early")] if self.found.precision is not None else []),
            ],
        )


def _strength(one: Difference) -> float:
    """How clear a difference is: how often its reach goes into it."""
    assert one.difference.high is not None
    reach = one.difference.high - one.difference.mean
    return abs(one.difference.mean) / reach if reach > 0 else float("inf")
