"""Whole games from the first move to the result: by mouse, by finger, by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener, bot, human, sit_down
from tests.browser.driver import PIECE, RESULT, Finger, Keys, Mouse, Table


def _result(page: Page) -> list[int]:
    """The points on the result, the best first."""
    points = page.locator(f"{RESULT} li b").all_inner_texts()
    return [int(one) for one in points]


def test_by_mouse(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot("greedy")], board="tight")
    table.play_to_the_end(Mouse(drag=0.7))

    points = _result(page)
    assert points == sorted(points, reverse=True)
    shown = [int(one) for one in table.position()["scores"]]
    assert sorted(shown, reverse=True) == points
    expect(page.locator(PIECE).and_(page.locator('[aria-disabled="false"]'))).to_have_count(0)


def test_by_finger_on_a_phone(open_page: Opener) -> None:
    page = open_page(size=PHONE, touch=True)
    seats = [human("Ana"), bot(), bot("greedy"), bot("easy")]
    table, _ = sit_down(page, seats, fixed_turns=True)
    table.play_to_the_end(Finger(page, drag=0.35))
    assert len(_result(page)) == 4


def test_by_keyboard_alone_from_the_first_page(open_page: Opener) -> None:
    page = open_page("/", lang="en-GB")
    table = Table(page)
    press = page.keyboard.press

    game = page.locator('a[href="#/new/zigzag"]')
    game.wait_for()
    Keys.tab_to(page, game)
    press("Enter")
    page.locator("form").wait_for()
    add = page.get_by_role("button", name="Add a seat")
    Keys.tab_to(page, add)
    press("Enter")
    press("Enter")
    options = page.locator("details.card summary")
    Keys.tab_to(page, options)
    press("Enter")
    turns = page.get_by_role("switch", name="Fixed number of turns")
    Keys.tab_to(page, turns)
    press("Space")
    expect(turns).to_be_checked()
    Keys.tab_to(page, page.get_by_role("button", name="Play", exact=True))
    press("Enter")

    table.play_to_the_end(Keys())
    assert len(_result(page)) == 4
    # Focus is in the dialog, and Escape closes it.
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_three_taps_from_the_first_page_to_the_first_move(open_page: Opener) -> None:
    page = open_page("/", size=PHONE, touch=True)
    page.locator('a[href="#/new/zigzag"]').tap()
    page.get_by_role("button", name="Jouer", exact=True).tap()
    page.locator(PIECE).first.tap()
    # The third tap takes a tile (if it fits somewhere): what is lit is the first move.
    expect(page.locator(f'{PIECE}[aria-pressed="true"]')).to_have_count(1)


def test_a_tap_elsewhere_and_a_drop_elsewhere_put_the_piece_back(open_page: Opener) -> None:
    page = open_page(size=PHONE, touch=True)
    table, _ = sit_down(page, [human("Ana"), bot()])
    before = table.position()
    piece = table.stands().pieces[0]
    page.touchscreen.tap(piece["x"], piece["y"])
    expect(page.locator(f'{PIECE}[aria-pressed="true"]')).to_have_count(1)
    page.touchscreen.tap(piece["x"], piece["y"])
    expect(page.locator(f'{PIECE}[aria-pressed="true"]')).to_have_count(0)

    head = page.locator("h1").bounding_box()
    assert head is not None
    Finger(page).drag(piece, {"x": head["x"] + 5, "y": head["y"] + 5})
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(f'{PIECE}[aria-pressed="true"]')).to_have_count(0)
    assert table.position() == before


@pytest.mark.parametrize("over", ["the board", "the rack's rim"])
def test_a_tap_right_after_a_flick_counts(open_page: Opener, over: str) -> None:
    """A finger that still moves when it is lifted costs the next button nothing."""
    page = open_page(size=PHONE, touch=True)
    table, _ = sit_down(page, [human("Ana"), bot()])
    finger = Finger(page)
    _, piece = table.fitting(finger)
    before = table.position()
    finger.choose(table, 0, piece)
    target, seq = table.lit()[0], table.seq()
    finger.drag(piece, target)
    table.wait_after(seq)
    assert table.position() != before
    if over == "the rack's rim":
        rim = page.locator(".rack").bounding_box()
        assert rim is not None
        start = {"x": rim["x"] + 3, "y": rim["y"] + 30}
        finger.drag(start, {"x": start["x"] + 240, "y": start["y"] - 90})
    seq = table.seq()
    page.locator(".tools button:first-child").tap()
    table.wait_after(seq)
    assert table.position() == before


def test_the_last_move_of_a_turn_asks_a_finger_twice(open_page: Opener) -> None:
    """What will reveal new tiles is shown first; only the second tap plays it."""
    page = open_page(size=PHONE, touch=True)
    table, _ = sit_down(page, [human("Ana"), bot()], board="large")
    finger = Finger(page)
    asking = page.locator(".points i")
    for _ in range(3):
        before = table.seq()
        fitting = [(n, one) for n, one in enumerate(table.ready().pieces) if one["fits"]]
        if not fitting:
            break
        finger.choose(table, *fitting[0])
        target = table.lit()[0]
        page.touchscreen.tap(target["x"], target["y"])
        answered = "seq => window.takenIn.seq > seq || document.querySelector('.points i')"
        page.wait_for_function(answered, arg=before)
        if asking.count():
            assert table.seq() == before
            page.touchscreen.tap(target["x"], target["y"])
            table.wait_after(before)
            return
        table.wait_after(before)
    pytest.skip("this deal has no third tile to lay")
