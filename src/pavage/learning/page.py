"""The class sheet as a page: one file, no script, no request, to be read or printed on A4."""

from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from babel.dates import format_date
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from pavage.core.message import message, render
from pavage.learning.facts import LEAST
from pavage.learning.levels import LEVELS
from pavage.learning.sheet import Sheet, key

_STEPS = 5  # shades of the class's table


def to_html(sheet: Sheet, lang: str, made: date) -> bytes:
    """The page in one language; ``made`` is the day that stands on it."""

    def say(id: str, **args: Any) -> str:
        return render(message(id, **args), lang)

    def day(text: str | date) -> str:
        when = text if isinstance(text, date) else date.fromisoformat(text)
        return format_date(when, format="medium", locale=lang)

    facts = {key(fact.factors): fact for fact in sheet.facts}
    page: str = (
        _environment()
        .get_template("sheet.html.j2")
        .render(
            sheet=sheet,
            lang=lang,
            made=made,
            say=say,
            day=day,
            levels=LEVELS,
            numbers=range(LEAST, sheet.top + 1),
            facts=facts,
            together=[facts[name] for name in sheet.to_practise],
            shade=lambda count: _shade(count, len(sheet.pupils)),
        )
    )
    return page.encode()


def _shade(count: int, of: int) -> int:
    """0 for nobody, up to ``_STEPS`` for everybody, whom nobody else shares a shade with."""
    if count in (0, of):
        return _STEPS if count else 0
    return 1 + count * (_STEPS - 1) // of


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["times"] = lambda name: name.replace("x", " × ")
    environment.filters["pair"] = lambda a, b: key((min(a, b), max(a, b)))
    return environment
