"""The figures of a report: shares and means with their intervals, and how numbers are written."""

import math
from collections.abc import Sequence

import msgspec
import numpy as np
from babel.numbers import format_decimal, format_percent
from scipy import stats

CONFIDENCE = 0.95


class Share(msgspec.Struct, frozen=True):
    """``count`` of ``of``, with Wilson's interval for the share. A shared win counts in parts."""

    count: float
    of: int
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean of ``of`` values with Student's interval; no interval where there are under two."""

    of: int
    mean: float
    low: float | None
    high: float | None


class Spread(msgspec.Struct, frozen=True):
    """How values lie."""

    least: float
    p50: float
    p90: float
    p99: float
    most: float
    mean: float


def share(count: float, of: int) -> Share | None:
    """A share, by Wilson's score interval (JASA 22, 1927); None of nothing.

    ``count`` need not be whole: parts vary less than wholes, so that the interval is then rather
    too wide than too narrow.
    """
    if of == 0:
        return None
    z, p = float(stats.norm.ppf((1 + CONFIDENCE) / 2)), count / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return Share(count, of, p, min(p, max(0.0, middle - reach)), max(p, min(1.0, middle + reach)))


def mean(values: Sequence[float], confidence: float = CONFIDENCE) -> Mean | None:
    """A mean; None of nothing."""
    of = len(values)
    if of == 0:
        return None
    middle = float(np.mean(values))
    if of < 2:
        return Mean(of, middle, None, None)
    reach = float(stats.sem(values)) * float(stats.t.ppf((1 + confidence) / 2, of - 1))
    return Mean(of, middle, middle - reach, middle + reach)


def spread(values: Sequence[float]) -> Spread | None:
    """Quantiles and mean; None of nothing."""
    if len(values) == 0:
        return None
    p50, p90, p99 = (float(q) for q in np.quantile(values, (0.5, 0.9, 0.99)))
    least, most = float(np.min(values)), float(np.max(values))
    return Spread(least, p50, p90, p99, most, float(np.mean(values)))


# -- written ----------------------------------------------------------------------------------


class Numbers:
    """Writes numbers as a language does."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def whole(self, n: float) -> str:
        """A count."""
        return format_decimal(round(n), locale=self.lang)

    def decimal(self, x: float, places: int = 1) -> str:
        """A number with so many decimals."""
        pattern = "#,##0." + "0" * places if places else "#,##0"
        return format_decimal(x, pattern, locale=self.lang)

    def percent(self, x: float, of: int) -> str:
        """A share of ``of``, with as many decimals as can mean something."""
        places = max(0, math.ceil(math.log10(max(of, 1))) - 2)
        pattern = "#,##0" + ("." + "#" * places if places else "") + _space(self.lang) + "%"
        return format_percent(x, pattern, locale=self.lang)

    def seconds(self, x: float) -> str:
        """A duration."""
        space = "\N{NARROW NO-BREAK SPACE}"
        if x < 1:
            ms = x * 1000
            return self.decimal(ms, 2 if ms < 1 else 1 if ms < 100 else 0) + space + "ms"
        if x < 120:
            return self.decimal(x, 2 if x < 10 else 1) + space + "s"
        hours, rest = divmod(round(x), 3600)
        minutes, left = divmod(rest, 60)
        if hours:
            return f"{hours}{space}h{space}{minutes:02d}"
        return f"{minutes}{space}min{space}{left:02d}{space}s"

    def short_seconds(self, x: float) -> str:
        """A round duration, for an axis."""
        unit, many = ("s", x) if x >= 1 else ("ms", x * 1000)
        written = format_decimal(many, "#,##0.####", locale=self.lang)
        return f"{written}\N{NARROW NO-BREAK SPACE}{unit}"

    def share(self, found: Share) -> str:
        """A share alone."""
        return self.percent(found.share, found.of)

    def interval(self, found: Share) -> str:
        """From where to where a share may be."""
        low, high = self.percent(found.low, found.of), self.percent(found.high, found.of)
        return f"{low.rstrip('%').rstrip()} – {high}"

    def mean(self, found: Mean, places: int = 1) -> str:
        """A mean and how far it may be off."""
        written = self.decimal(found.mean, places)
        if found.high is None:
            return written
        return f"{written} ± {self.decimal(found.high - found.mean, places)}"


def _space(lang: str) -> str:
    return "\N{NARROW NO-BREAK SPACE}" if lang == "fr" else ""
