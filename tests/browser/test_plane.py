"""The window on a table without edges: moved, zoomed, pinched, and found again."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LYING, PHONE, Opener
from tests.browser.driver import Finger, Hand, Mouse
from tests.browser.planes import FELT
from tests.browser.test_half_dominoes import sit


def _sideways(page: Page) -> int:
    """How far the page could be scrolled sideways."""
    found: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return found


def _view(page: Page) -> tuple[float, float, float]:
    felt = page.locator(FELT)
    left, top, cell = (float(felt.get_attribute(f"data-{n}") or 0) for n in ("left", "top", "cell"))
    return left, top, cell


def test_the_table_is_moved_and_zoomed_with_a_mouse_and_found_again(open_page: Opener) -> None:
    page = open_page()
    sit(page)
    felt = page.locator(FELT).bounding_box()
    assert felt
    start = _view(page)
    x, y = felt["x"] + 60, felt["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 100, y + 40, steps=4)
    page.mouse.up()
    left, top, cell = _view(page)
    assert (left, top, cell) == (start[0] + 100, start[1] + 40, start[2])
    # The library that knows pinches, and the wheel with it, comes after the table.
    smaller = "([felt, cell]) => Number(document.querySelector(felt).dataset.cell) < cell"
    for _ in range(20):
        page.mouse.wheel(0, 240)
        if page.evaluate(smaller, [FELT, cell]):
            break
    page.wait_for_function(smaller, arg=[FELT, cell])
    assert _view(page)[2] < cell
    page.get_by_role("button", name="Tout voir").click()
    page.wait_for_function(
        "([felt, cell]) => Number(document.querySelector(felt).dataset.cell) === cell",
        arg=[FELT, start[2]],
    )
    assert _view(page) == start


def test_the_table_is_moved_and_zoomed_by_keys(open_page: Opener) -> None:
    page = open_page(lang="en")
    sit(page)
    start = _view(page)
    page.keyboard.press("-")
    assert _view(page)[2] < start[2]
    page.keyboard.press("0")
    assert _view(page) == start
    page.keyboard.press("+")
    assert _view(page)[2] > start[2]


def test_two_fingers_pinch_the_table_and_one_moves_it(open_page: Opener) -> None:
    page = open_page(size=PHONE, touch=True)
    table = sit(page)
    felt = page.locator(FELT).bounding_box()
    assert felt
    start = _view(page)
    before = table.position()
    x, y = felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2
    finger = Finger(page)
    finger.drag({"x": x - 120, "y": y - 90}, {"x": x - 60, "y": y - 60})
    left, top, cell = _view(page)
    assert (round(left - start[0]), round(top - start[1]), cell) == (60, 30, start[2])
    # The library that knows pinches comes after the table.
    for _ in range(20):
        finger.pinch({"x": x, "y": y}, 60, 90)
        if _view(page)[2] != cell:
            break
    assert _view(page)[2] > cell * 1.2
    expect(page.locator(".carried")).to_have_count(0)
    page.get_by_role("button", name="Tout voir").tap()
    assert _view(page) == start
    assert table.position()["rack"] == before["rack"]


@pytest.mark.parametrize("size", [PHONE, LYING, DESKTOP], ids=["phone", "lying", "desktop"])
def test_nothing_hangs_over_and_the_table_is_the_largest_thing(
    open_page: Opener, size: dict[str, int]
) -> None:
    page = open_page(size=size, touch=size is not DESKTOP)
    table = sit(page, hand=8)
    hand: Hand = Mouse() if size is DESKTOP else Finger(page)
    number, piece = table.fitting(hand)
    hand.choose(table, number, piece)
    assert _sideways(page) == 0
    felt = page.locator(FELT).bounding_box()
    rest = page.locator(".rest").bounding_box()
    assert felt
    assert rest
    assert felt["width"] * felt["height"] > 1.2 * rest["width"] * rest["height"]
    buttons = page.locator(".rest button").all()
    for button in buttons:
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size["height"] + 1
        assert box["width"] >= 24
