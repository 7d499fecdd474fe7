"""The class sheet, against figures worked out by hand."""

import re
from datetime import date

import pytest

from pavage.learning.facts import HEAD, Facts, read
from pavage.learning.page import to_html
from pavage.learning.sheet import Sheet, sheet

DAY = date(2026, 11, 30)


def of(*rows: str) -> Facts:
    return read("\n".join([HEAD, *rows, ""]).encode())


def a_class() -> Sheet:
    """Zoé and Ana know 2 x 3 and fail 7 x 8; Émile is on the way with both; Bo is new."""
    return sheet(
        {
            "Zoé": of("2,3,3,3,900,2026-11-02,rrr", "8,7,4,1,2000,2026-11-20,wrww"),
            "Émile": of("2,3,1,1,900,2026-11-03,r", "7,8,8,7,9000,2026-10-01,rrrrr"),
            "Ana": of("3,2,3,3,6000,2026-11-04,rrr", "7,8,1,0,,2026-11-04,w"),
            "Bo": of(),
        }
    )


def test_pupils_stand_by_name_with_their_figures() -> None:
    ana, bo, emile, zoe = a_class().pupils
    assert [pupil.name for pupil in (ana, bo, emile, zoe)] == ["Ana", "Bo", "Émile", "Zoé"]
    assert (ana.asked, ana.right, ana.last) == (4, 3, "2026-11-04")
    assert (ana.known, ana.coming, ana.practise, ana.new) == (1, 0, 1, 34)
    assert (bo.asked, bo.right, bo.last, bo.new, bo.to_practise) == (0, 0, None, 36, [])
    assert (emile.known, emile.coming, emile.practise, emile.new) == (0, 2, 0, 34)
    assert zoe.levels["7x8"] == "practise"
    assert zoe.levels["2x3"] == "known"
    assert zoe.last == "2026-11-20"
    # What goes wrong, then what is on the way, then new facts of the tables met: 2, 3, 7 and 8.
    assert zoe.to_practise == ["7x8", "2x2", "3x3", "2x7", "2x8", "3x7"]
    assert emile.to_practise[:3] == ["7x8", "2x3", "2x2"]


def test_the_class_is_counted_fact_by_fact() -> None:
    made = a_class()
    facts = {fact.factors: fact for fact in made.facts}
    assert len(facts) == 36
    six, fifty_six = facts[2, 3], facts[7, 8]
    assert (six.result, six.known, six.coming, six.practise, six.new) == (6, 2, 1, 0, 1)
    assert six.who == []
    assert (fifty_six.result, fifty_six.known, fifty_six.coming) == (56, 0, 1)
    assert (fifty_six.practise, fifty_six.new) == (2, 1)
    assert fifty_six.who == ["Ana", "Zoé"]
    assert made.to_practise == ["7x8", "2x3"]


def test_larger_tables_show_where_somebody_met_them() -> None:
    assert a_class().top == 9
    made = sheet({"Ana": of("3,11,1,1,900,2026-11-04,r"), "Bo": of()})
    assert made.top == 11
    assert {len(pupil.levels) for pupil in made.pupils} == {55}


def test_a_class_that_knows_all_that_was_asked() -> None:
    made = sheet({"Ana": of("2,2,3,3,900,2026-11-04,rrr")})
    assert made.to_practise == []
    assert "tout ce qui a été demandé est su" in to_html(made, "fr", DAY).decode()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_stands_alone(lang: str) -> None:
    page = to_html(a_class(), lang, DAY).decode()
    assert not re.search(r"<script|https?://|\burl\(|@import|<link|<img|\bsrc=", page)
    assert not re.search(r"\b(sheet|level|facts|cli)-[a-z]+", page.partition("<body>")[2])
    assert f'<html lang="{lang}">' in page
    said = {"fr": ("4 élèves", "30 nov. 2026", "à travailler"), "en": ("4 pupils", "Nov 30, 2026")}
    assert all(one in page for one in said[lang])
    assert page.count('role="listitem"') == 4
    assert page.count('<td class="s3" title="') == 2  # half of them know 2 x 3 and 3 x 2
    assert page.count('<td class="s0" title="') == 62


def test_shades_say_nobody_some_and_everybody() -> None:
    knows = of("2,2,3,3,900,2026-11-04,rrr")
    for count, shade in ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)):
        pupils = {str(k): knows if k < count else of() for k in range(5)}
        page = to_html(sheet(pupils), "fr", DAY).decode()
        assert re.search(rf'<td class="s{shade}" title="2 × 2[^"]*">{count}</td>', page), count


def test_names_are_only_text() -> None:
    page = to_html(sheet({'<b>"Léa" & Co</b>': of()}), "fr", DAY).decode()
    assert "<b>" not in page
    assert "&lt;b&gt;&#34;Léa&#34; &amp; Co&lt;/b&gt;" in page
