"""A report: a page that needs nothing but itself, and the same in Markdown."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

_FOLDER = Path(__file__).parent


class Tile(msgspec.Struct, frozen=True):
    """A number to be seen first. ``tone`` is its colour: good, bad, open or plain."""

    label: str
    value: str
    note: str = ""
    tone: str = "plain"


class Picture(msgspec.Struct, frozen=True):
    """An SVG and the sentence under it, which says what is to be seen."""

    svg: str
    caption: str


class Table(msgspec.Struct, frozen=True):
    """Rows of text under their heads; what is in ``numbers`` (columns) stands on the right."""

    head: list[str]
    rows: list[list[str]]
    numbers: list[int] = []


class Section(msgspec.Struct, frozen=True):
    """A part of a report, in this order. ``wide``: its tables need the whole page."""

    title: str
    paragraphs: list[str] = []
    pictures: list[Picture] = []
    tables: list[Table] = []
    command: str = ""
    notes: list[str] = []
    wide: bool = False


class Report(msgspec.Struct, frozen=True):
    """All that a report says, in one language."""

    lang: str
    kind: str
    title: str
    subtitle: str
    lead: str
    tiles: list[Tile]
    sections: list[Section]
    command: str
    made: str


def to_html(report: Report) -> bytes:
    """The page: one file, no script, no request."""
    return _rendered("report.html.j2", report)


def to_markdown(report: Report) -> bytes:
    """The same without the pictures."""
    return _rendered("report.md.j2", report)


def _rendered(name: str, report: Report) -> bytes:
    text: str = _environment().get_template(name).render(report=report)
    return text.encode()


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_FOLDER),
        autoescape=lambda name: name is not None and ".html." in name,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["svg"] = _svg
    environment.filters["cell"] = lambda text: text.replace("|", "\\|")
    return environment


def _svg(picture: Any) -> Markup:
    """Our own drawing, which is no text to be escaped."""
    return Markup(picture.svg)
