"""Plots as SVG that takes its colours and its font from the page it stands in."""

import io
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import matplotlib
import numpy as np
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from pavage.study.figures import Numbers

# What is drawn in these colours gets the page's own, light or dark.
_COLOURS = {
    "#010101": "var(--ink)",
    "#020202": "var(--ink-soft)",
    "#030303": "var(--line)",
    "#040404": "var(--first)",
    "#050505": "var(--second)",
    "#060606": "var(--first-soft)",
}
INK, SOFT, LINE, FIRST, SECOND, FIRST_SOFT = _COLOURS
_SIZE = (5.4, 3.5)  # inches of 72 units
_COLUMNS = 60  # of a histogram, at most

_STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": SOFT,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "ytick.left": False,
    "ytick.minor.left": False,
    "legend.frameon": False,
}

Draw = Callable[[Any], None]


class Plot:
    """An SVG with its name, which is also that of its parts.

    ``rows``: how many axes stand one above the other; then ``draw`` gets them all. ``tall``: its
    height in inches.
    """

    def __init__(self, name: str, draw: Draw, rows: int = 1, tall: float = _SIZE[1]) -> None:
        self.name = name
        self.svg = _drawn(name, draw, rows, tall)


def histogram(
    name: str, values: Sequence[float], most: float, numbers: Numbers, x: str, y: str, middle: str
) -> Plot:
    """How often each whole value occurs, and where their mean is (``middle`` says so).

    Values above ``most`` are counted in the last column.
    """

    def draw(axes: Any) -> None:
        low, high = int(min(values)), int(most)
        step = max(1, -(-(high - low + 1) // _COLUMNS))
        edges = np.arange(low, high + step + 1, step) - 0.5
        shown = np.minimum(values, edges[-1])
        axes.hist(shown, bins=edges, color=FIRST, edgecolor="none", rwidth=0.92)
        axes.axvline(float(np.mean(values)), color=SECOND, linewidth=1.6)
        axes.annotate(
            middle,
            (float(np.mean(values)), 1),
            xycoords=("data", "axes fraction"),
            xytext=(6, -4),
            textcoords="offset points",
            va="top",
            color=SECOND,
        )
        axes.grid(axis="x", visible=False)
        whole_ticks(axes.xaxis, numbers)
        whole_ticks(axes.yaxis, numbers)
        axes.set(xlabel=x, ylabel=y)

    return Plot(name, draw)


def cumulative(
    name: str, values: Sequence[float], numbers: Numbers, x: str, y: str, marks: dict[str, float]
) -> Plot:
    """The share of values up to each value, which is on a scale of powers of ten.

    ``marks``: shares to point at, by what is written there.
    """

    def draw(axes: Any) -> None:
        axes.set_xscale("log")
        axes.ecdf(values, color=FIRST, linewidth=2)
        for text, at in marks.items():
            value = float(np.quantile(values, at))
            axes.plot([value], [at], "o", color=SECOND, markersize=5)
            axes.annotate(
                text,
                (value, at),
                xytext=(8, -10) if at > 0.5 else (8, 4),
                textcoords="offset points",
                va="center",
                color=SECOND,
            )
        axes.set_ylim(0, 1.03)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda v, _: numbers.short_seconds(v)))
        axes.xaxis.set_minor_formatter(FuncFormatter(lambda v, _: ""))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda v, _: numbers.percent(v, 100)))
        axes.set(xlabel=x, ylabel=y)

    return Plot(name, draw)


class Reached(NamedTuple):
    """What an effort came to: a mean with its interval, and the band in which most values lie."""

    effort: int
    mean: float
    low: float
    high: float
    band: tuple[float, float]


def against_effort(
    name: str,
    reached: Sequence[Reached],
    floor: Sequence[tuple[int, float]],
    numbers: Numbers,
    x: str,
    y: str,
    under: str,
) -> Plot:
    """What is reached with more and more effort, and by effort the ``floor`` under it, which
    nothing can go below (``under`` says what it is).
    """

    def draw(axes: Any) -> None:
        axes.set_xscale("log")
        efforts = [point.effort for point in reached]
        lows, highs = zip(*(point.band for point in reached), strict=True)
        axes.fill_between(efforts, lows, highs, color=FIRST_SOFT, linewidth=0)
        axes.plot(*zip(*floor, strict=True), color=SECOND, linewidth=1.6, linestyle=(0, (4, 3)))
        axes.annotate(under, floor[0], **_beside(4, -14), ha="left", color=SECOND)
        means = [point.mean for point in reached]
        errors = [[p.mean - p.low for p in reached], [p.high - p.mean for p in reached]]
        style = {"color": FIRST, "linewidth": 2, "marker": "o", "markersize": 5}
        axes.errorbar(efforts, means, yerr=errors, capsize=4, elinewidth=1.4, **style)
        for point in reached:
            at = (point.effort, max(point.high, point.band[1]))
            axes.annotate(
                numbers.decimal(point.mean), at, **_beside(0, 7), ha="center", color=FIRST
            )
        axes.margins(x=0.08, y=0.16)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda v, _: numbers.whole(v)))
        axes.xaxis.set_minor_formatter(FuncFormatter(lambda v, _: ""))
        whole_ticks(axes.yaxis, numbers)
        axes.set(xlabel=x, ylabel=y)

    return Plot(name, draw)


def _beside(right: float, up: float) -> Any:
    return {"xytext": (right, up), "textcoords": "offset points"}


def whole_ticks(axis: Any, numbers: Numbers) -> None:
    """Let an axis have whole numbers, as the language writes them."""
    axis.set_major_locator(MaxNLocator(nbins=7, integer=True))
    axis.set_major_formatter(FuncFormatter(lambda v, _: numbers.whole(v)))


def _drawn(name: str, draw: Draw, rows: int, tall: float) -> str:
    with matplotlib.rc_context({**_STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(_SIZE[0], tall), layout="constrained")
        FigureCanvasSVG(figure)
        draw(figure.subplots(rows, sharex=True))
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return _inline(file.getvalue(), name)


def _inline(svg: str, name: str) -> str:
    """The picture as part of a page: only the element, its own names, the page's colours."""
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r'(href="|url\()#', rf"\1#{name}-", svg)
    svg = re.sub(r"font: [^;\"]*?([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    for colour, ours in _COLOURS.items():
        svg = svg.replace(colour, ours)
    return svg
