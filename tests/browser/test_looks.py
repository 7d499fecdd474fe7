"""The board comes first, by day and by night; nothing jumps, and nothing moves if asked."""

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import DESKTOP, SIZES, Opener, bot, human, sit_down
from tests.browser.driver import ACTION, PIECE, Mouse
from tests.browser.reading import comes_to_fit

CLICKS = Mouse()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_the_board_is_the_largest_thing(open_page: Opener, size: dict[str, int]) -> None:
    page = open_page(size=size, touch=size is not DESKTOP)
    sit_down(page, [human("Ana"), bot()])
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    shorter = min(size["width"], size["height"])
    assert min(felt["width"], felt["height"]) >= 0.8 * shorter
    # A finger needs room for its tiles; on the board the nearest lit place is meant.
    tile = page.locator(PIECE).first.bounding_box()
    assert tile is not None
    assert min(tile["width"], tile["height"]) >= 44


def test_day_and_night(open_page: Opener) -> None:
    colour = "() => getComputedStyle(document.documentElement).backgroundColor"
    day, night = open_page("/"), open_page("/", dark=True)
    light, dark = day.evaluate(colour), night.evaluate(colour)
    assert light != dark
    # What is chosen here counts for more than what the device says.
    night.get_by_role("button", name="Réglages").click()
    night.get_by_text("Jour", exact=True).click()
    assert night.evaluate(colour) == light
    night.reload()
    night.locator("h1").wait_for()
    assert night.evaluate(colour) == light


def test_the_theme_follows_the_device(open_page: Opener) -> None:
    colour = "() => getComputedStyle(document.documentElement).backgroundColor"
    page = open_page("/")
    before = page.evaluate(colour)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"before => ({colour})() !== before", arg=before)


# Records every animation that goes from one place to another (a fade stays where it is).
RECORD_TRAVEL = """
  window.travels = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const places = [...frames].map((frame) => frame.transform);
    if (new Set(places).size > 1) window.travels.push(this.className);
    return animate.call(this, frames, options);
  };"""


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "calm"])
def test_tiles_travel_unless_one_wants_calm(open_page: Opener, moving: bool) -> None:
    page = open_page(moving=moving, script=RECORD_TRAVEL)
    table, _ = sit_down(page, [human("Ana"), bot("greedy")])
    table.until(CLICKS, ".actions button")
    CLICKS.press(table, page.locator(".actions button").first)
    table.ready()
    travels = page.evaluate("window.travels")
    assert bool(travels) == moving


def test_sound_is_off_until_it_is_wanted(open_page: Opener) -> None:
    script = """window.sounds = 0;
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (...when) {
        window.sounds++; return start.apply(this, when); };"""
    page = open_page(script=script)
    table, _ = sit_down(page, [human("Ana"), bot()])
    table.one_move(CLICKS)
    table.ready()
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("switch", name="Sons").check()
    page.keyboard.press("Escape")
    table.one_move(CLICKS)
    page.wait_for_function("() => window.sounds > 0")


def test_the_tips_of_a_first_game_go_away(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot()], tips=True)
    tip = page.locator("aside")
    first = tip.locator("p").inner_text()
    tip.get_by_role("button").click()
    expect(page.locator("aside p").filter(has_text=first)).to_have_count(0)
    table.one_move(CLICKS)
    expect(tip).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_nothing_jumps_when_a_tile_is_chosen_or_laid(
    open_page: Opener, size: dict[str, int]
) -> None:
    page = open_page(size=size)
    table, _ = sit_down(page, [human("Ana"), bot()])
    before = _places(page)
    number, piece = next((n, one) for n, one in enumerate(table.stands().pieces) if one["fits"])
    CLICKS.choose(table, number, piece)
    table.lit()
    assert _places(page) == before
    page.keyboard.press("Escape")
    table.one_move(CLICKS)  # now there is a button to end the turn
    table.ready()
    assert _places(page) == before


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_the_board_stays_where_it_is_when_a_tip_goes(
    open_page: Opener, size: dict[str, int]
) -> None:
    page = open_page(size=size)
    sit_down(page, [human("Ana"), bot()], tips=True)
    before = page.locator(".felt").bounding_box()
    page.locator("aside button").click()
    page.locator("aside").wait_for(state="detached")
    assert page.locator(".felt").bounding_box() == before


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_a_tip_covers_nothing_that_is_played_with(open_page: Opener, size: dict[str, int]) -> None:
    page = open_page(size=size, touch=size is not DESKTOP)
    table, _ = sit_down(page, [human("Ana"), bot(), bot(), bot()], tips=True)
    places = (".felt", ".status p", ".slots", ".actions button")
    assert _under_the_tip(page, places) == []
    table.until(CLICKS, ACTION)
    assert _under_the_tip(page, places) == []


def _under_the_tip(page: Page, places: tuple[str, ...]) -> list[str]:
    """What the tip covers of these places."""
    tip = page.locator(".tip aside").bounding_box()
    assert tip is not None
    return [one for one in places for box in _boxes(page, one) if _overlap(tip, box)]


def _boxes(page: Page, selector: str) -> list[FloatRect]:
    found = [one.bounding_box() for one in page.locator(selector).all()]
    return [box for box in found if box is not None]


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return across and down


def _places(page: Page) -> list[FloatRect | None]:
    return [page.locator(one).bounding_box() for one in (".felt", ".rack", ".players")]


def test_the_screens_of_a_game_come_in_any_size(open_page: Opener) -> None:
    """A window that is made larger or smaller lays the table anew."""
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot()])
    for size in (*SIZES.values(), DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        shorter = min(size["width"], size["height"])
        page.wait_for_function(
            "least => document.querySelector('.felt').getBoundingClientRect().width >= least",
            arg=0.8 * shorter,
        )
        assert comes_to_fit(page) == []
    table.one_move(CLICKS)
