"""The report of a winnability study: the page that shows its figures."""

from collections.abc import Sequence

import numpy as np
import polars as pl

from pavage.study import plots
from pavage.study.report import Picture, Report, Section, Table, Tile
from pavage.study.winnability_summary import ANSWERS, Effort, Summary
from pavage.study.wording import Words

_TONES = {"won": "good", "lost": "bad", "unknown": "open"}
_NAMED = 40  # deals that are named one by one
_SHOWN = 0.995  # of the lengths; the columns of the longest few would be too thin to be seen


def report(found: Summary, deals: pl.DataFrame, lang: str, command: str) -> Report:
    """The report in a language. ``command`` does the study again."""
    return _Page(found, deals, lang).report(command)


class _Page:
    """Says what was found in one language."""

    def __init__(self, found: Summary, deals: pl.DataFrame, lang: str) -> None:
        self.found = found
        self.deals = deals
        self.words = Words(found.game, lang)
        self.say, self.numbers = self.words.say, self.words.numbers

    def report(self, command: str) -> Report:
        found, whole = self.found, self.numbers.whole
        say, name = self.say, self.words.name()
        made = {"machine": found.machine, "versions": found.versions}
        return Report(
            lang=self.words.lang,
            kind=say("study-kind"),
            title=say("study-winnability-title", game=name),
            subtitle=say(
                "study-winnability-subtitle",
                options=self.words.options(found.options, {}),
                first=whole(found.first),
                last=whole(found.last),
            ),
            lead=self._lead(),
            tiles=self._tiles(),
            sections=[
                self._answers(),
                self._times(),
                *([self._lengths()] if found.lengths else []),
                *([self._hard()] if found.hardest else []),
                self._method(),
            ],
            command=command,
            made=say("study-made", workers=whole(found.workers), **made),
        )

    def _lead(self) -> str:
        """What was found, in two or three short sentences."""
        counts = {name: part.count for name, part in self.found.answers.items()}
        whole = self.numbers.whole
        if counts.get("won") == self.found.deals:
            return self.say("study-winnability-all-won", deals=whole(self.found.deals))
        said = [
            self.say(f"study-winnability-{name}", count=whole(n), deals=whole(self.found.deals))
            for name, n in counts.items()
            if n
        ]
        return " ".join(said)

    # -- the parts ----------------------------------------------------------------------------

    def _tiles(self) -> list[Tile]:
        found, numbers = self.found, self.numbers
        tiles = [
            Tile(
                self.say(f"study-{name}"),
                numbers.share(part),
                self.say("study-interval", interval=numbers.interval(part)),
                _TONES[name] if part.count else "plain",
            )
            for name, part in found.answers.items()
        ]
        if found.seconds:
            note = self.say("study-worst", value=numbers.seconds(found.seconds.most))
            tiles.append(Tile(self.say("study-time"), numbers.seconds(found.seconds.mean), note))
        best = next((e for e in reversed(found.efforts) if e.lengths), None)
        if best is not None and best.lengths is not None:
            note = self.say("study-with-effort", effort=numbers.whole(best.effort))
            value = numbers.decimal(best.lengths.mean)
            tiles.append(Tile(self.say("study-shortest"), value, note))
        return tiles

    def _answers(self) -> Section:
        numbers = self.numbers
        rows = [
            [
                self.say(f"study-{name}"),
                numbers.whole(part.count),
                numbers.share(part),
                numbers.interval(part),
            ]
            for name, part in self.found.answers.items()
        ]
        names = ("study-answer", "study-deals", "study-share", "study-interval-head")
        notes = [self.say(f"study-{name}-means") for name in ANSWERS]
        for name, deals in (("lost", self.found.lost), ("unknown", self.found.unknown)):
            if deals:
                listed = ", ".join(map(str, deals[:_NAMED])) + ("…" if len(deals) > _NAMED else "")
                notes.append(self.say(f"study-{name}-deals", deals=listed))
        return Section(
            self.say("study-answers"),
            tables=[Table(self.words.heads(*names), rows, [1, 2, 3])],
            notes=notes,
        )

    def _times(self) -> Section:
        found, numbers = self.found, self.numbers
        if found.seconds is None or found.positions is None or found.waited is None:
            return Section(self.say("study-times"))
        times, positions = found.seconds, found.positions
        values = self.deals["cpu"].to_list()
        marks = {
            self.say("study-half", value=numbers.seconds(times.p50)): 0.5,
            self.say("study-99", value=numbers.seconds(times.p99)): 0.99,
        }
        picture = plots.cumulative(
            "times", values, numbers, self.say("study-time-axis"), self.say("study-deals"), marks
        )
        kinds = ("mean", "p50", "p99", "most")
        rows = [
            [
                self.say(f"study-{kind}"),
                numbers.seconds(getattr(times, kind)),
                numbers.whole(getattr(positions, kind)),
            ]
            for kind in kinds
        ]
        names = ("study-nothing", "study-time-row", "study-positions-row")
        waited = self.say("study-waited", value=numbers.seconds(found.waited.mean))
        return Section(
            self.say("study-times"),
            pictures=[Picture(picture.svg, self.say("study-times-caption"))],
            tables=[Table(self.words.heads(*names), rows, [1, 2])],
            notes=[waited],
        )

    def _lengths(self) -> Section:
        found, numbers = self.found, self.numbers
        assert found.lengths is not None
        assert found.lengths_mean is not None
        wins = self.deals["moves"].drop_nulls().to_list()
        middle = self.say("study-mean-is", value=numbers.decimal(found.lengths.mean))
        most = float(np.quantile(wins, _SHOWN))
        axes = (self.say("study-moves-axis"), self.say("study-deals"))
        first = plots.histogram("lengths", wins, most, numbers, *axes, middle)
        pictures = [Picture(first.svg, self._first_caption(wins, most))]
        won = [effort for effort in found.efforts if effort.lengths is not None]
        if len(won) > 1:
            pictures.append(Picture(self._against_effort(won), self.say("study-effort-caption")))
        return Section(
            self.say("study-lengths"),
            paragraphs=[
                self.say(
                    "study-first-lengths",
                    mean=numbers.mean(found.lengths_mean),
                    least=numbers.whole(found.lengths.least),
                    median=numbers.whole(found.lengths.p50),
                    most=numbers.whole(found.lengths.most),
                )
            ],
            pictures=pictures,
            tables=[self._efforts()] if found.efforts else [],
            notes=self._effort_notes(),
        )

    def _first_caption(self, wins: Sequence[int], most: float) -> str:
        caption = self.say("study-first-caption")
        longer = sum(moves > most for moves in wins)
        if not longer:
            return caption
        counts = {"count": self.numbers.whole(longer), "most": self.numbers.whole(max(wins))}
        return f"{caption} {self.say('study-first-longer', **counts)}"

    def _against_effort(self, won: Sequence[Effort]) -> str:
        reached = []
        for effort in won:
            assert effort.lengths is not None
            middle = effort.lengths.mean
            low, high = effort.lengths.low, effort.lengths.high
            band = (effort.tenth or middle, effort.ninetieth or middle)
            reached.append(
                plots.Reached(effort.effort, middle, low or middle, high or middle, band)
            )
        floor = [(e.effort, e.bound.mean) for e in self.found.efforts if e.bound is not None]
        return plots.against_effort(
            "efforts",
            reached,
            floor,
            self.numbers,
            self.say("study-effort-axis"),
            self.say("study-moves-axis"),
            self.say("study-floor"),
        ).svg

    def _effort_notes(self) -> list[str]:
        if not self.found.efforts:
            return []
        deals = self.numbers.whole(self.found.efforts[0].of)
        return [self.say("study-effort-note", deals=deals)]

    def _efforts(self) -> Table:
        names = ("effort", "won-of", "mean-length", "most-lengths", "mean-bound", "optimal")
        heads = self.words.heads(*(f"study-{name}" for name in names), "study-mean-time")
        rows = [self._effort_row(effort) for effort in self.found.efforts]
        return Table(heads, rows, list(range(7)))

    def _effort_row(self, effort: Effort) -> list[str]:
        numbers = self.numbers
        lengths = band = "–"
        if effort.lengths is not None:
            lengths = numbers.mean(effort.lengths)
            tenth, ninetieth = effort.tenth or 0, effort.ninetieth or 0
            band = f"{numbers.whole(tenth)} – {numbers.whole(ninetieth)}"
        return [
            numbers.whole(effort.effort),
            f"{numbers.whole(effort.won)} / {numbers.whole(effort.of)}",
            lengths,
            band,
            "–" if effort.bound is None else numbers.decimal(effort.bound.mean),
            numbers.whole(effort.optimal),
            "–" if effort.seconds is None else numbers.seconds(effort.seconds.mean),
        ]

    def _hard(self) -> Section:
        numbers = self.numbers
        rows = [
            [
                str(hard.deal),
                self.say(f"study-{hard.answer}-one"),
                "–" if hard.moves is None else numbers.whole(hard.moves),
                numbers.whole(hard.positions),
                numbers.seconds(hard.seconds),
            ]
            for hard in self.found.hardest
        ]
        names = ("deal", "answer", "moves", "positions-row", "time-row")
        heads = self.words.heads(*(f"study-{name}" for name in names))
        options = "".join(f" --option {name}={value}" for name, value in self.found.options.items())
        return Section(
            self.say("study-hardest"),
            paragraphs=[self.say("study-hardest-help")],
            tables=[Table(heads, rows, [0, 2, 3, 4])],
            command=f"pavage solve {self.found.game} --deal {rows[0][0]}{options}",
        )

    def _method(self) -> Section:
        limit = self.numbers.whole(self.found.positions_limit)
        return Section(
            self.say("study-method"),
            notes=[
                self.say("study-method-deals"),
                self.say("study-method-effort", limit=limit),
                self.say("study-method-lines"),
                self.say("study-method-intervals"),
            ],
        )
