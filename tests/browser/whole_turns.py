"""Whole turns with dice, by mouse, by finger, by taps or by keys alone."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import bricks
from tests.browser.dicing import LESSON, ROLL, Dicing
from tests.browser.driver import Mouse

PASS = ".actions button"
Lay = Callable[[Page, bricks.Area], None]


def by_mouse(page: Page, area: bricks.Area) -> None:
    bricks.carry(page, Mouse(), area)


def by_finger(page: Page, area: bricks.Area) -> None:
    bricks.carry(page, bricks.Fingertip(page), area)


def by_taps(page: Page, area: bricks.Area) -> None:
    if "turn" in area:
        bricks.turn_to(page, area["turn"])
    bricks.tap(page, bricks.Fingertip(page), area)
    page.locator(f"{bricks.LAY}, {bricks.TAKE}").first.tap()


def by_keys(page: Page, area: bricks.Area) -> None:
    bricks.key_to(page, area)
    page.keyboard.press("Enter")
    if page.locator(f"{bricks.LAY}, {bricks.TAKE}").count():
        page.keyboard.press("Enter")


def take_a_turn(dicing: Dicing, lay: Lay, keys: bool = False, wrong: bool = False) -> None:
    """A whole turn: the dice, the answer, the piece; what fits nowhere is passed."""
    page = dicing.page
    if page.locator(ROLL).count():
        dicing.roll("Enter" if keys else None)
    a, b = dicing.question()
    dicing.answer(a * b + 1 if wrong else None, keys=keys)
    if wrong:
        page.keyboard.press("Enter")
        expect(page.locator(LESSON)).to_have_count(0)
        return
    bricks.ready(page)
    possible = bricks.areas(page)
    fits = [area for area in possible if area["means"] == "fit"]
    taken = [area for area in possible if area["means"] != "fit"]
    if taken or fits:
        lay(page, (taken or fits)[0])
    elif keys:
        button = page.locator(PASS)
        button.focus()
        page.keyboard.press("Enter")
    else:
        dicing.press(page.locator(PASS))
    page.locator("[data-turn] .rack").wait_for(state="detached")
