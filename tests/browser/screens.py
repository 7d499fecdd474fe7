"""Every screen of the page, one after the other, for the tests that look at all of them."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import bot, human, open_seat, sit_down
from tests.browser.driver import CURTAIN, PIECE, Mouse, Table

LONG_NAME = "Maximilienne-Alexandrine de Rochechouart"


def before_the_game(page: Page) -> Iterator[str]:
    """The screens that need no match. The page shows each while its name is at hand."""
    page.locator('a[href="#/new/zigzag"]').wait_for()
    yield "lobby"
    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator('a[href="#/new/zigzag"]').click()
    page.locator("form summary").click()
    page.locator("form .tiles label").last.click()
    page.locator("form section > button").click()
    yield "new game"
    page.goto("/#/rules/zigzag")
    page.locator("article h2").first.wait_for()
    yield "rules"
    page.goto("/#/nowhere")
    page.locator("main p").first.wait_for()
    yield "lost"


def in_the_game(page: Page) -> Iterator[str]:
    """The screens of a match between two people on this device and a computer."""
    clicks = Mouse()
    seats: list[dict[str, Any]] = [human(LONG_NAME), human("Bo"), bot("easy")]
    table, _ = sit_down(page, seats, tips=True)
    yield "curtain"
    page.locator(CURTAIN).click()
    page.locator(PIECE).first.wait_for()
    yield "first tip"
    number, piece = next((n, one) for n, one in enumerate(table.stands().pieces) if one["fits"])
    clicks.choose(table, number, piece)
    target = table.lit()[0]
    page.mouse.move(target["x"], target["y"])
    page.locator(".points").wait_for()
    yield "a tile is chosen"
    before = table.seq()
    page.mouse.click(target["x"], target["y"])
    table.wait_after(before)
    table.ready()
    yield "a tile is laid"
    _refuse(page, table)
    yield "a refusal"
    page.locator(".refused button").click()
    page.keyboard.press("Escape")
    while not page.locator(CURTAIN).count():
        table.one_move(clicks)
    table.one_move(clicks)
    table.ready()
    yield "the next one's turn"
    sheet = page.locator(".tools .for-sheet")
    if sheet.is_visible():
        sheet.click()
        page.locator("dialog[open]").wait_for()
        yield "score sheet"
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    page.locator(".tools button").last.click()
    for summary in page.locator("dialog summary").all():
        summary.click()
    yield "menu"
    page.locator("dialog .danger").click()
    page.locator("dialog .danger").click()
    page.locator("dialog[open] ol").wait_for()
    yield "result"


def with_a_link(page: Page) -> Iterator[str]:
    """The screens of a match that somebody is invited to; four at the table."""
    seats: list[dict[str, Any]] = [human(LONG_NAME), open_seat("Bo"), bot("easy"), bot("easy")]
    _, made = sit_down(page, seats, fixed_turns=True)
    page.locator("dialog[open]").wait_for()
    yield "invitation"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    yield "a seat is free"
    page.goto("/#/")
    page.locator("section li a strong").wait_for()
    yield "lobby with a game"
    page.goto(f"/#/m/{made['match']}/{made['invites'][0]['token']}")
    page.locator("form #name").wait_for()
    yield "joining"


def _refuse(page: Page, table: Table) -> None:
    piece = table.stands().pieces[0]
    page.mouse.click(piece["x"], piece["y"])
    page.locator(f'{PIECE}[aria-pressed="true"]').wait_for()
    cell = page.locator('.felt [data-x="11"][data-y="11"]').bounding_box()
    assert cell is not None
    page.mouse.click(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    page.locator(".refused").wait_for()


def all_screens(page: Page) -> Iterator[str]:
    """All of them."""
    yield from before_the_game(page)
    yield from in_the_game(page)
    yield from with_a_link(page)
