"""How a report says things: the game, its options, its bots and its figures, in one language."""

import json
import math
from pathlib import Path

from pavage.core.game import Option, OptionValue
from pavage.core.message import Message, is_text, message, render
from pavage.core.outcome import Outcome
from pavage.games import registry
from pavage.study.figures import Mean, Numbers, Share
from pavage.study.playing import GAVE_UP

TEXTS = Path(__file__).parent  # where the texts of reports are


class Words:
    """Says things about a game in a language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = registry.load(game)
        self.lang = lang
        self.numbers = Numbers(lang)
        self._folders = [TEXTS, self.game.folder]

    def say(self, id: str, **args: str | int | Message) -> str:
        """A text."""
        return render(message(id, **args), self.lang, self._folders)

    def heads(self, *ids: str) -> list[str]:
        """Several texts, as the heads of a table."""
        return [self.say(id) for id in ids]

    def name(self) -> str:
        """The game's name."""
        return self.say(f"{self.game.facts.id}-name")

    def bot(self, name: str) -> str:
        """A bot's name."""
        return self.say(f"bot-{name}")

    def bots(self, names: list[str]) -> str:
        """Several bots' names."""
        return ", ".join(map(self.bot, names))

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        if reason == GAVE_UP:
            return self.say("study-gave-up")
        return render(self.game.reason(Outcome([], [], reason)), self.lang, self._folders)

    # -- options ------------------------------------------------------------------------------

    def options(self, values: dict[str, OptionValue], files: dict[str, str]) -> str:
        """Options by their names and values. ``files``: what tile sets of one's own are called."""
        said = [
            self._option(option, values[option.name], files)
            for option in self.game.facts.options
            if option.name in values
        ]
        return ", ".join(said)

    def changed(self, values: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Those that are not as usual."""
        usual = {option.name: option.default for option in self.game.facts.options}
        return {name: value for name, value in values.items() if value != usual[name]}

    def _option(self, option: Option, value: OptionValue, files: dict[str, str]) -> str:
        name = self.say(f"{self.game.facts.id}-option-{option.name}")
        return self.say("study-option", name=name, value=self._value(option, value, files))

    def _value(self, option: Option, value: OptionValue, files: dict[str, str]) -> str:
        if option.kind == "tileset" and isinstance(value, list):
            file = files.get(option.name, self.say("study-own-set"))
            return self.say("study-tiles", name=file, count=len(value))
        if isinstance(value, bool) and option.kind == "flag":
            return self.say("study-yes" if value else "study-no")
        prefix = f"{self.game.facts.id}-option-{option.name}"
        parts = value if isinstance(value, list) else [value]
        ending = "-".join(part if isinstance(part, str) else json.dumps(part) for part in parts)
        id = f"{prefix}-usual" if value is None else f"{prefix}-{ending}"
        if is_text(id, self.lang, self._folders):
            return self.say(id)
        return value if isinstance(value, str) else json.dumps(value)

    # -- figures ------------------------------------------------------------------------------

    def figure(self, found: Share | Mean | None, percent: bool = False) -> str:
        """A figure with how far it may be off: ``27.10 ± 0.13``, ``50.8% (49.8 – 51.8%)``."""
        if found is None:
            return "–"
        if isinstance(found, Share):
            return f"{self.numbers.share(found)} ({self.numbers.interval(found)})"
        factor, sign = (100, self.percent_sign()) if percent else (1, "")
        middle = found.mean * factor
        if found.high is None:
            return self.numbers.decimal(middle, 1) + sign
        reach = (found.high - found.mean) * factor
        places = places_of(reach, middle)
        decimal = self.numbers.decimal
        if reach == 0:
            return decimal(middle, places) + sign
        return f"{decimal(middle, places)} ± {decimal(reach, places)}{sign}"

    def difference(self, found: Mean, percent: bool = False) -> str:
        """The same with a sign before it, shares in points of a hundred."""
        if found.mean == found.high == 0:
            return "0"
        said = self.figure(found, percent).removesuffix(self.percent_sign())
        if percent:
            said = self.say("study-points-of-percent", value=said)
        return said.replace("-", "\N{MINUS SIGN}") if said.startswith("-") else f"+{said}"

    def percent_sign(self) -> str:
        """The sign of a percentage as it stands after a number."""
        return "\N{NARROW NO-BREAK SPACE}%" if self.lang == "fr" else "%"


def places_of(reach: float, value: float) -> int:
    """How many decimals can mean something where a value may be off by so much."""
    if reach <= 0:
        return 0 if float(value).is_integer() else 1
    return min(4, max(0, 1 - math.floor(math.log10(reach))))
