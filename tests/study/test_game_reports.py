"""The reports of balance studies and tournaments: complete in both languages, for every game."""

import re
from typing import Any
from xml.etree import ElementTree

import polars as pl
import pytest

from pavage.core.message import LANGUAGES
from pavage.games import registry
from pavage.study import balance_report, report, tables, tournament_report
from pavage.study.balance_summary import summary
from pavage.study.duels import Question as Tournament
from pavage.study.duels import item_of
from pavage.study.measuring import Question, pairs
from pavage.study.tournament_summary import summary as tournament_summary
from pavage.study.wording import Words
from tests.helpers.texts import ROOT, texts
from tests.study.asked import balance as question
from tests.study.asked import duels_of, games_of, rivals

MADE = ("a machine <b>", "versions", 2)
OWN = [f"{a}{b}{c}1" for a in range(3) for b in range(3) for c in range(3)] * 2
ASKED = {
    "one variant": question("zigzag", skill=["random", "greedy"]),
    "two variants": question(
        "zigzag", {"tileset": OWN}, {"discard_returns": True}, skill=["random", "greedy"]
    ),
    "left": question("half_dominoes", {"variant": 1}, {"variant": 2, "hand": 6}, players=3),
    "three variants": question("zigzag", {"board": "tight"}, {}, {"discard_returns": True}),
    "dice": question("bricks", {"joker": False, "tokens": [2, 2, 10]}),
    "alone": question("connexion", {"solo": True}, players=1),
    "patience": question("maze", {"dialect": "ring"}, players=1),
}


def pages(asked: Question, lang: str, games: int = 4) -> tuple[str, str, list[str]]:
    variants, steps = len(asked.variants), pairs(asked)
    rows = games_of(asked, range(games * variants))
    skill = duels_of(asked, steps, range(games * variants)) if steps and games else []
    found = summary(
        asked,
        pl.DataFrame(rows, schema=tables.games(asked.players)),
        pl.DataFrame(skill, schema=tables.DUELS),
        [{"tileset": "mine.txt"}, *({} for _ in asked.variants[1:])],
        steps,
        (games, None),
        MADE,
    )
    made = balance_report.report(
        found, pl.DataFrame(rows, schema=tables.games(asked.players)), lang, "the command"
    )
    lines = balance_report.lines(found, lang)
    return report.to_html(made).decode(), report.to_markdown(made).decode(), lines


def assert_complete(html: str, markdown: str, lang: str) -> None:
    for page in (html, markdown):
        plain = re.sub(r'(class|id|href|clip-path|style)="[^"]*"', "", page)
        assert "study-" not in plain
        assert not re.search(r"\{ ?\$|\bNone\b|\bnan\b|\binf\b", plain)
        assert "the command" in page
    assert f'<html lang="{lang}">' in html
    assert "<script" not in html
    assert "a machine <b>" not in html
    for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        assert ElementTree.fromstring(svg).tag.endswith("svg")
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("name", "lang"),
    [(name, LANGUAGES[k % 2]) for k, name in enumerate(ASKED)] + [("two variants", LANGUAGES[0])],
)
def test_a_balance_report_says_everything(name: str, lang: str) -> None:
    asked = ASKED[name]
    html, markdown, lines = pages(asked, lang)
    assert_complete(html, markdown, lang)
    assert lines
    several = len(asked.variants) > 1
    assert ("Côte à côte" if lang == "fr" else "Side by side") in html or not several
    assert ("joueur 1" if lang == "fr" else "Player 1") in html or asked.players == 1


def test_a_tile_set_of_ones_own_is_called_by_its_file() -> None:
    html, _, lines = pages(ASKED["two variants"], "en")
    assert "Tile set: mine.txt (54 tiles)" in html
    assert "Discards go back into the bag: no" in html
    assert any("mine.txt" in line for line in lines)


def test_no_games_yet_is_no_reason_to_fail() -> None:
    asked = ASKED["two variants"]
    empty = pl.DataFrame(schema=tables.games(asked.players))
    found = summary(asked, empty, pl.DataFrame(schema=tables.DUELS), [{}, {}], [], (5, None), MADE)
    assert found.games == 0


@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        (rivals("zigzag", "random", "child", "greedy", "easy", discard_returns=True), "fr"),
        (rivals("half_dominoes", "random", "greedy", players=4), "en"),
        (rivals("maze", "random", "greedy", players=1), "fr"),
    ],
    ids=["two", "four", "alone"],
)
def test_a_tournament_report_says_everything(asked: Tournament, lang: str) -> None:
    found = played(asked, 4)
    made = tournament_report.report(found, lang, "the command")
    html, markdown = report.to_html(made).decode(), report.to_markdown(made).decode()
    assert_complete(html, markdown, lang)
    words = Words(asked.game, lang)
    pairs = [words.bot(low) for low in asked.bots[:-1]]
    assert all(name in markdown for name in pairs)
    assert len(tournament_report.lines(found, lang)) == len(asked.pairs)


def played(asked: Tournament, games: int) -> Any:
    pairs = asked.pairs
    rows = duels_of(asked, pairs, range(item_of(len(pairs), 1, games + 1, 0, 0)))
    return tournament_summary(asked, pl.DataFrame(rows, schema=tables.DUELS), {}, MADE)


def test_the_steps_are_those_of_the_ladder() -> None:
    found = played(rivals("zigzag", "random", "child", "greedy", "easy"), 4)
    assert [(met.low, met.high) for met in found.pairs if met.step] == [("child", "easy")]
    others = played(rivals("maze", "random", "greedy", players=1), 2)
    assert [(met.low, met.high) for met in others.pairs if met.step] == [("random", "greedy")]
    assert [player.bot for player in found.bots] == ["random", "child", "greedy", "easy"]
    for player in found.bots:
        assert player.longest >= player.seconds > 0
        assert player.decisions > 0


def test_both_languages_say_the_same_things() -> None:
    folder = ROOT / "src/pavage/study"
    french, english = (texts(folder / f"text.{lang}.ftl") for lang in LANGUAGES)
    assert french == english
    assert all(id.startswith("study-") for id in french)


def test_every_option_of_every_game_can_be_told() -> None:
    for id in registry.ids():
        for lang in LANGUAGES:
            words = Words(id, lang)
            for option in words.game.facts.options:
                if option.kind == "seed":
                    continue
                for value in [option.default, *option.values]:
                    told = words.options({option.name: value}, {})
                    assert told
                    assert f"{id}-option" not in told
