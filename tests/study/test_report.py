"""The winnability report: its figures are those of the rows, and its page needs nothing else."""

import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import polars as pl
import pytest

from pavage.core.message import LANGUAGES
from pavage.games import registry
from pavage.study import report, solving, winnability_report, winnability_summary
from pavage.study.winnability import DEALS, LENGTHS
from pavage.study.winnability_summary import Summary

MAZE = registry.load("maze")
MADE = ("a machine", "versions", 2)
EFFORTS = (100, 1000)


def deal(number: int, answer: str = "won", moves: int | None = 100, cpu: float = 0.01) -> Any:
    found = {"bound": 40, "score": 48, "positions": 1000 * number, "seconds": 2 * cpu, "cpu": cpu}
    return {"deal": number, "answer": answer, "moves": moves, **found}


def effort(number: int, effort: int, moves: int | None) -> Any:
    answer = "unknown" if moves is None else "won"
    found = {"bound": 40, "score": 48, "positions": effort, "seconds": 0.2, "cpu": 0.1}
    return {"deal": number, "effort": effort, "answer": answer, "moves": moves, **found}


def summed(deals: list[Any], lengths: list[Any]) -> tuple[Summary, pl.DataFrame]:
    asked = solving.question(MAZE, MAZE.setup(1), 5000, EFFORTS)
    rows = pl.DataFrame(deals, schema=DEALS)
    more = pl.DataFrame(lengths, schema=LENGTHS)
    span = range(1, len(deals) + 1)
    return winnability_summary.summary(asked, span, rows, more, MADE), rows


@pytest.fixture
def mixed() -> tuple[Summary, pl.DataFrame]:
    deals = [
        deal(1, moves=90, cpu=0.001),
        deal(2, moves=110, cpu=0.003),
        deal(3, "unknown", None, 2.0),
        deal(4, "lost", None, 0.5),
        *(deal(k) for k in range(5, 21)),
    ]
    lengths = [
        effort(k, e, None if (k, e) == (1, 100) else 200 - k - e // 10)
        for k in (1, 2, 3)
        for e in EFFORTS
    ]
    return summed(deals, lengths)


def pages(found: Summary, rows: pl.DataFrame, lang: str) -> tuple[str, str]:
    made = winnability_report.report(found, rows, lang, "pavage study winnability maze --deals 20")
    return report.to_html(made).decode(), report.to_markdown(made).decode()


def test_the_figures_are_those_of_the_rows(mixed: tuple[Summary, pl.DataFrame]) -> None:
    found, _ = mixed
    assert {name: part.count for name, part in found.answers.items()} == {
        "won": 18,
        "lost": 1,
        "unknown": 1,
    }
    assert (found.lost, found.unknown) == ([4], [3])
    assert found.seconds is not None
    assert (found.seconds.least, found.seconds.most, found.seconds.p50) == (0.001, 2.0, 0.01)
    assert found.lengths is not None
    assert (found.lengths.least, found.lengths.most, found.lengths.mean) == (90, 110, 100)
    assert [hard.deal for hard in found.hardest] == list(range(20, 10, -1))
    few, many = found.efforts
    assert (few.effort, few.won, few.of) == (100, 2, 3)
    assert (many.effort, many.won, many.of) == (1000, 3, 3)
    assert many.lengths is not None
    assert many.lengths.mean == 98
    assert msgspec.json.decode(msgspec.json.encode(found), type=Summary) == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_but_itself(lang: str, mixed: tuple[Summary, pl.DataFrame]) -> None:
    html, _ = pages(*mixed, lang)
    assert f'<html lang="{lang}">' in html
    assert "<script" not in html
    names = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert set(re.findall(r"https?://[^\s\"'<>)]+", html)) <= names
    assert "@import" not in html
    assert not re.search(r"url\((?!#)", html)
    assert html.count("<svg") == 3
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_everything_in_its_language(lang: str, mixed: tuple[Summary, pl.DataFrame]) -> None:
    for page in pages(*mixed, lang):
        assert "study-" not in re.sub(r'class="[^"]*"', "", page)
        assert "{$" not in page
        assert "pavage study winnability maze --deals 20" in page
        assert ("Le labyrinthe" if lang == "fr" else "Maze") in page
        assert ("90 %" if lang == "fr" else "90%") in page.replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert "pavage solve maze --deal 20 --option dialect=classic" in page


def test_pictures_are_well_formed(mixed: tuple[Summary, pl.DataFrame]) -> None:
    html, _ = pages(*mixed, "fr")
    for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert "var(--first)" in svg
        assert "#010101" not in svg


def test_what_anybody_may_have_written_is_no_markup(mixed: tuple[Summary, pl.DataFrame]) -> None:
    found, rows = mixed
    spoilt = msgspec.structs.replace(found, machine="<b>x</b>")
    assert "<b>" not in pages(spoilt, rows, "en")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("deals", "lengths"),
    [
        ([], []),
        ([deal(1)], []),
        ([deal(1, "unknown", None)], [effort(1, e, None) for e in EFFORTS]),
        ([deal(1), deal(2)], [effort(1, e, 80) for e in EFFORTS]),
        ([deal(k) for k in range(1, 400)], []),
    ],
    ids=["nothing", "one", "unsolved", "the same", "all won"],
)
def test_little_to_report(lang: str, deals: list[Any], lengths: list[Any]) -> None:
    found, rows = summed(deals, lengths)
    html, markdown = pages(found, rows, lang)
    assert not re.search(r"\bnan\b", html, re.IGNORECASE)
    assert "None" not in markdown
