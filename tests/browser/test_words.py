"""Two languages, complete, chosen by the browser and switched at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, bot, human, sit_down
from tests.browser.driver import Mouse, Table
from tests.browser.reading import said, untranslated

CLICKS = Mouse()


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("fr-FR", "fr"), ("fr-CA", "fr"), ("en-US", "en"), ("en-AU", "en"), ("de-DE", "fr")],
)
def test_the_browser_chooses(open_page: Opener, wanted: str, lang: str) -> None:
    page = open_page("/", lang=wanted)
    title = {"fr": "À quoi joue-t-on ?", "en": "What shall we play?"}[lang]
    expect(page.locator("h1")).to_have_text(title)
    assert page.locator("html").get_attribute("lang") == lang


def test_switched_at_once_and_kept(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_text("English").click()
    expect(page.locator("dialog h2")).to_have_text("Settings")
    expect(page.locator("h1")).to_have_text("What shall we play?")
    page.reload()
    expect(page.locator("h1")).to_have_text("What shall we play?")


def test_switched_in_the_middle_of_a_game(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot("easy")])
    table.one_move(CLICKS)
    before = table.position()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_text("English").click()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet h2")).to_have_text("Score sheet")
    assert untranslated(page, "en") == []
    assert table.position() == before


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_is_left_untranslated(open_page: Opener, lang: str) -> None:
    page = open_page("/", lang=lang)
    seen: set[str] = set()

    def check(where: str) -> None:
        assert untranslated(page, lang) == [], where
        seen.update(said(page))

    page.locator('a[href="#/new/zigzag"]').wait_for()
    check("home")
    page.get_by_role("button", name={"fr": "Réglages", "en": "Settings"}[lang]).click()
    check("settings")
    page.keyboard.press("Escape")
    page.locator('a[href="#/new/zigzag"]').click()
    page.locator("form summary").click()
    check("new game")
    for company in page.locator(".tiles label").all():
        company.click()
        check("company")
    page.goto("/#/rules/zigzag")
    page.locator("article h2, article h1").first.wait_for()
    check("rules")
    page.goto("/#/nowhere")
    page.locator("main p").first.wait_for()
    check("lost")
    table, _ = sit_down(page, [human("Ana"), bot(), bot("greedy"), bot("easy")], fixed_turns=True)
    _play_and_check(page, table, check)
    assert len(seen) > 100


def _play_and_check(page: Page, table: Table, check: Callable[[str], None]) -> None:
    while not table.ready().over:
        check("table")
        table.one_move(CLICKS)
    check("result")
    page.locator("dialog summary").click()
    check("seal")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    for summary in page.locator("dialog summary").all():
        summary.click()
    check("menu")
