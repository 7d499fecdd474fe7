"""Plots of games: how figures lie under each variant, and shares with their intervals."""

import textwrap
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from matplotlib.ticker import FuncFormatter, MaxNLocator

from pavage.study.figures import Numbers
from pavage.study.plots import FIRST, INK, SECOND, Plot, whole_ticks

_COLUMNS = 48  # of a histogram, at most
_TAILS = (0.001, 0.999)  # what lies beyond is counted in the outermost columns
_WIDE = 22  # letters of a label in a line
_TITLE = 46  # of one above a plot
_ROW, _REST = 0.36, 0.85  # inches


class Lying(NamedTuple):
    """The values of a figure under one variant; ``middle`` says what their mean is."""

    label: str
    values: Sequence[float]
    middle: str


def ridges(name: str, lying: Sequence[Lying], numbers: Numbers, x: str, y: str) -> Plot:
    """How often each value occurs, one variant below the other on the same scale."""
    every = np.concatenate([np.asarray(one.values, dtype=np.float64) for one in lying])
    low, high = (float(q) for q in np.quantile(every, _TAILS))
    whole = bool(np.all(every == np.round(every)))
    step = (high - low) / _COLUMNS
    step = float(max(1, np.ceil(step))) if whole else step or 1.0
    edges = np.arange(low, high + 2 * step, step) - (0.5 if whole else 0.0)

    def draw(rows: Any) -> None:
        for axes, one in zip(np.atleast_1d(rows), lying, strict=True):
            shown = np.clip(one.values, edges[0], edges[-1] - step / 2)
            weights = np.full(len(shown), 1 / max(1, len(shown)))
            axes.hist(shown, edges, weights=weights, color=FIRST, edgecolor="none", rwidth=0.92)
            axes.axvline(float(np.mean(one.values)), color=SECOND, linewidth=1.6)
            axes.set_title(one.middle, loc="right", fontsize=11, color=SECOND)
            if len(lying) > 1:
                label = textwrap.shorten(one.label, _TITLE, placeholder="…")
                axes.set_title(label, loc="left", fontsize=11, color=INK)
            axes.grid(axis="x", visible=False)
            axes.yaxis.set_major_locator(MaxNLocator(nbins=4))
            axes.yaxis.set_major_formatter(FuncFormatter(lambda v, _: numbers.percent(v, 1000)))
            whole_ticks(axes.xaxis, numbers)
        np.atleast_1d(rows)[-1].set(xlabel=x)
        np.atleast_1d(rows)[0].set(ylabel=y if len(lying) == 1 else "")

    return Plot(name, draw, len(lying), 3.5 if len(lying) == 1 else 0.6 + 1.7 * len(lying))


class Between(NamedTuple):
    """A figure and from where to where it may be; ``group``: what stands together."""

    label: str
    value: float
    low: float
    high: float
    group: int = 0


def intervals(
    name: str,
    between: Sequence[Between],
    x: str,
    written: Any,
    even: float | None = None,
    even_said: str = "",
) -> Plot:
    """Figures as dots with their intervals, one below the other; dashed: where all is equal.

    ``written`` writes a number of the scale.
    """
    places = [k + 0.5 * one.group for k, one in enumerate(between)]

    def draw(axes: Any) -> None:
        for at, one in zip(places, between, strict=True):
            axes.plot(
                [one.low, one.high], [at, at], color=FIRST, linewidth=2, solid_capstyle="butt"
            )
            axes.plot([one.value], [at], "o", color=FIRST, markersize=6)
        if even is not None:
            axes.axvline(even, color=SECOND, linewidth=1.6, linestyle=(0, (4, 3)))
            axes.annotate(
                even_said,
                (even, 1),
                xycoords=("data", "axes fraction"),
                xytext=(0, 4),
                textcoords="offset points",
                ha="center",
                va="bottom",
                color=SECOND,
            )
        axes.set_yticks(places, [textwrap.fill(one.label, _WIDE) for one in between])
        axes.tick_params(axis="y", labelcolor=INK, length=0)
        axes.set_ylim(max(places) + 0.6, -0.6)
        axes.grid(axis="y", visible=False)
        axes.margins(x=0.12)
        axes.xaxis.set_major_locator(MaxNLocator(nbins=5))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda v, _: written(v)))
        axes.set(xlabel=x)

    lines = sum(len(textwrap.wrap(one.label, _WIDE)) or 1 for one in between)
    return Plot(name, draw, tall=_REST + _ROW * (len(between) + 0.5 * (lines - len(between)) + 1))
