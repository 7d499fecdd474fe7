"""The report of a tournament: the page that shows its figures."""

from pavage.study import plots_games
from pavage.study.figures import Numbers
from pavage.study.playing import deal_seed
from pavage.study.plots_games import Between
from pavage.study.report import Picture, Report, Section, Table, Tile
from pavage.study.tournament_summary import Met, Player, Summary
from pavage.study.wording import Words


def report(found: Summary, lang: str, command: str) -> Report:
    """The report in a language. ``command`` plays the tournament again."""
    return _Page(found, lang).report(command)


def lines(found: Summary, lang: str) -> list[str]:
    """Who won how often against whom, a line each, for a terminal."""
    return _Page(found, lang).lines()


class _Page:
    """Says what was found in one language."""

    def __init__(self, found: Summary, lang: str) -> None:
        self.found = found
        self.words = Words(found.game, lang)
        self.say, self.numbers = self.words.say, self.words.numbers
        self.ladder = [met for met in found.pairs if met.step]
        self.ranked = sorted(found.bots, key=lambda one: -one.rating.rating)

    def report(self, command: str) -> Report:
        found, say, whole = self.found, self.say, self.numbers.whole
        made = {"machine": found.machine, "versions": found.versions}
        options = self.words.options(self.words.changed(found.options), found.files)
        return Report(
            lang=self.words.lang,
            kind=say("study-kind"),
            title=say("study-tournament-title", game=self.words.name()),
            subtitle=say(
                "study-tournament-subtitle",
                games=whole(found.games),
                players=found.players,
                options=options or say("study-usual"),
            ),
            lead=self._lead(),
            tiles=[self._tile(player) for player in self.ranked],
            sections=[
                self._ratings(),
                self._ladder(),
                self._pairs(),
                self._times(),
                self._method(),
            ],
            command=command,
            made=say("study-made", workers=whole(found.workers), **made),
        )

    def lines(self) -> list[str]:
        """Each pair with its share of wins."""
        return [
            self.say("study-line", name=self._against(met), value=self.words.figure(met.win))
            for met in self.found.pairs
        ]

    def _lead(self) -> str:
        if not self.ladder:
            return ""
        bar = self._share(self.found.step)
        good = [met for met in self.ladder if met.win.share >= self.found.step]
        if len(good) == len(self.ladder):
            return self.say("study-ladder-holds", bar=bar)
        broken = [self._against(met) for met in self.ladder if met not in good]
        return self.say("study-ladder-broken", bar=bar, steps=", ".join(broken))

    def _against(self, met: Met) -> str:
        low, high = self.words.bot(met.low), self.words.bot(met.high)
        return self.say("study-against", low=low, high=high)

    def _share(self, share: float) -> str:
        return self.numbers.percent(share, 1000)

    def _tile(self, player: Player) -> Tile:
        rating = player.rating
        low, high = self.numbers.whole(rating.low), self.numbers.whole(rating.high)
        note = self.say("study-interval", interval=f"{low} – {high}")
        return Tile(self.words.bot(player.bot), self.numbers.whole(rating.rating), note)

    def _ratings(self) -> Section:
        between = [
            Between(self.words.bot(one.bot), one.rating.rating, one.rating.low, one.rating.high)
            for one in self.ranked
        ]
        axis = self.say("study-rating-axis")
        plot = plots_games.intervals("ratings", between, axis, self.numbers.whole)
        rows = [
            [one.label, self.numbers.whole(one.value), self._span(one.low, one.high)]
            for one in between
        ]
        heads = self.words.heads("study-bot", "study-rating", "study-interval-head")
        return Section(
            self.say("study-ratings"),
            pictures=[Picture(plot.svg, self.say("study-ratings-caption"))],
            tables=[Table(heads, rows, [1, 2])],
            notes=[self.say("study-ratings-note")],
        )

    def _span(self, low: float, high: float) -> str:
        return f"{self.numbers.whole(low)} – {self.numbers.whole(high)}"

    def _ladder(self) -> Section:
        bar = self.found.step
        rows = [[*self._row(met)[:3], self._holds(met)] for met in self.ladder]
        heads = self.words.heads("study-step", "study-wins-head", "study-interval-head")
        heads.append(self.say("study-holds", bar=self._share(bar)))
        players = "two" if self.found.players < 3 else "more"
        return Section(
            self.say("study-ladder"),
            paragraphs=[self.say(f"study-ladder-help-{players}", bar=self._share(bar))],
            tables=[Table(heads, rows, [1, 2])],
        )

    def _holds(self, met: Met) -> str:
        if met.win.low >= self.found.step:
            return self.say("study-holds-surely")
        return self.say("study-holds-yes" if met.win.share >= self.found.step else "study-holds-no")

    def _row(self, met: Met) -> list[str]:
        """A pair: who, the share of wins with its interval, the scores."""
        return [
            self._against(met),
            self.numbers.share(met.win),
            self.numbers.interval(met.win),
            f"{self.words.figure(met.score_high)} : {self.words.figure(met.score_low)}",
        ]

    def _pairs(self) -> Section:
        names = ("study-pair", "study-wins-head", "study-interval-head", "study-mean-scores")
        rows = [self._row(met) for met in self.found.pairs]
        players = "alone" if self.found.players == 1 else "together"
        many = {"even": self._share(self.found.even), "others": str(self.found.players - 1)}
        help = self.say(f"study-pairs-help-{players}", **many)
        return Section(
            self.say("study-pairs"),
            paragraphs=[help],
            tables=[Table(self.words.heads(*names), rows, [1, 2, 3])],
            notes=[self.say(f"study-scores-are-{self.words.game.facts.scores}")],
        )

    def _times(self) -> Section:
        numbers: Numbers = self.numbers
        rows = [
            [
                self.words.bot(one.bot),
                numbers.whole(one.decisions),
                "–" if one.seconds is None else numbers.seconds(one.seconds),
                "–" if one.longest is None else numbers.seconds(one.longest),
            ]
            for one in self.found.bots
        ]
        names = ("study-bot", "study-decisions-head", "study-time-decision", "study-longest")
        return Section(
            self.say("study-bot-times"),
            tables=[Table(self.words.heads(*names), rows, [1, 2, 3])],
            notes=[self.say("study-bot-times-note")],
        )

    def _method(self) -> Section:
        seed = deal_seed(self.found.seed, 17)
        return Section(
            self.say("study-method"),
            notes=[
                self.say("study-method-seeds", seed=seed),
                self.say("study-method-seats"),
                self.say("study-method-ratings"),
                self.say("study-method-wins"),
            ],
        )
