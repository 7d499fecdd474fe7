"""For who plays by ear or by keyboard: focus, and what is read out."""

from playwright.sync_api import expect

from tests.browser.conftest import AXE, Opener, bot, human, sit_down
from tests.browser.driver import PIECE, TARGET, Keys, Mouse
from tests.browser.reading import violations

CLICKS = Mouse()


def test_axe_is_really_asked(open_page: Opener) -> None:
    page = open_page("/")
    page.evaluate("() => document.body.append(document.createElement('button'))")
    found = violations(page, AXE.read_text("utf-8"))
    assert any("button-name" in one for one in found)


def test_moves_are_read_out(open_page: Opener) -> None:
    page = open_page(lang="en")
    table, _ = sit_down(page, [human("Ana"), bot()])
    table.one_move(CLICKS)
    expect(page.locator(".news")).to_contain_text("Ana")
    expect(page.locator(".news")).to_contain_text("points")


def test_a_lit_place_says_its_points(open_page: Opener) -> None:
    page = open_page(lang="en")
    table, _ = sit_down(page, [human("Ana"), bot()])
    number, piece = table.fitting(Keys())
    Keys().choose(table, number, piece)
    page.wait_for_function("() => document.activeElement?.matches('[data-target]')")
    label = page.locator(TARGET).first.get_attribute("aria-label")
    assert label
    assert "points" in label
    assert "=" in label


def test_a_dialog_gives_the_focus_back(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, [human("Ana"), bot()])
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_keys_explore_the_board(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, [human("Ana"), bot()])
    middle = page.locator('.felt [data-x="6"][data-y="6"]')
    Keys.tab_to(page, middle)
    page.keyboard.press("ArrowRight")
    expect(page.locator('.felt [data-x="7"][data-y="6"]')).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator('.felt [data-x="7"][data-y="5"]')).to_be_focused()


def test_keys_walk_along_the_rack(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, [human("Ana"), bot()])
    Keys.tab_to(page, page.locator(PIECE).first)
    page.keyboard.press("ArrowRight")
    expect(page.locator(PIECE).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(PIECE).nth(1)).to_have_attribute("aria-pressed", "true")
