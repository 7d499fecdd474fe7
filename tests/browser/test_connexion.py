"""Connexion on the page: hexagons, turns weighed in their place, what fits there, a sorted hand."""

import re
from math import cos, dist, pi, sin
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import AXE, DESKTOP, LYING, PHONE, Opener, bot, human, sit_down
from tests.browser.driver import LAY, PIECE, RESULT, TARGET, Finger, Keys, Mouse, Table
from tests.browser.planes import FELT, WAYS, all_is_seen, cell_of, hand_of
from tests.browser.reading import violations

GAME = "connexion"
CHOICES = ".choices button"
# Names of tiles as they are written: their colours in the order of the notation.
COLOURS = "ROJVB"


def sit(page: Page, *seats: dict[str, Any], **options: Any) -> Table:
    table, _ = sit_down(page, [human("Ana"), *seats], GAME, **options)
    return table


def _alone(page: Page, **options: Any) -> Table:
    return sit(page, solo=True, **options)


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_of_two(open_page: Opener, way: str) -> None:
    """All of it is in sight at every moment, and on a phone its tiles can be told apart."""
    phone = way == "finger"
    lang = "en-GB" if way == "keys" else "fr-FR"
    page = open_page(size=PHONE if phone else DESKTOP, touch=phone, lang=lang)
    table = sit(page, bot("greedy"))
    hand = hand_of(page, way)
    for _ in range(20):
        if table.ready().over:
            break
        page.wait_for_function("() => window.takenIn.seq === window.coming")
        assert all_is_seen(page)
        assert cell_of(page) >= 26
        table.one_move(hand)
    said = page.locator(f"{RESULT} li b").all_inner_texts()
    points = [int("".join(re.findall(r"\d", one))) for one in said]
    assert len(points) == 2
    assert points[0] >= points[1] > 0, "who has most points is first"


def test_a_whole_game_alone(open_page: Opener) -> None:
    page = open_page(size=PHONE, touch=True)
    table = _alone(page)
    finger = Finger(page)
    expect(page.locator(PIECE)).to_have_count(36)
    for left in range(36, 0, -1):
        assert all_is_seen(page)
        expect(page.locator(PIECE)).to_have_count(left)
        table.one_move(finger)
    page.locator("dialog[open]").wait_for()
    assert table.seq() == 36


def test_four_on_one_device(open_page: Opener) -> None:
    page = open_page(size=LYING, touch=True)
    table = sit(page, human("Bo"), bot(), bot("easy"), match_required=True)
    table.play_to_the_end(Finger(page))
    expect(page.locator(f"{RESULT} li")).to_have_count(4)


# -- turns ----------------------------------------------------------------------------------------


def _tried(page: Page, table: Table, hand: Any) -> list[int]:
    """Put the first tile on a place on trial; what its six turns bring, as the page lists them."""
    hand.choose(table, 0, table.ready().pieces[0])
    hand.place(table, table.lit()[:1])
    expect(page.locator(CHOICES)).to_have_count(6)
    return [int(one) for one in page.locator(CHOICES).all_inner_texts()]


def _shown(page: Page) -> str:
    """Which turn is shown, by its button."""
    return page.locator(f"{CHOICES}[aria-pressed=true]").get_attribute("data-turn") or ""


@pytest.mark.parametrize("way", WAYS)
def test_the_turns_are_shown_with_their_points_the_best_first(open_page: Opener, way: str) -> None:
    phone = way == "finger"
    page = open_page(size=PHONE if phone else DESKTOP, touch=phone, lang="en")
    table = sit(page, bot("greedy"))
    hand = hand_of(page, way) if way != "mouse" else Mouse()
    points = _tried(page, table, hand)
    assert points == sorted(points, reverse=True)
    expect(page.locator(f"{CHOICES}[aria-pressed=true]")).to_have_count(1)
    assert page.locator(CHOICES).first.get_attribute("aria-pressed") == "true"
    for number, worth in enumerate(points):
        hand.press(table, page.locator(CHOICES).nth(number))
        said = page.locator(".choices p")
        expect(said).to_contain_text(f"{worth} point")
        if worth:
            expect(said).to_contain_text(f"= {worth}")
    seq, turn = table.seq(), _shown(page)
    hand.press(table, page.locator(LAY))
    table.wait_after(seq)
    sent = [said["move"] for said in table.line.said if said["t"] == "move"]
    assert f"/{turn}@" in sent[-1]


def _turned_by(page: Page, way: str, finger: Finger | None) -> None:
    if way == "wheel":
        page.mouse.wheel(0, 100)
    elif way == "key":
        page.keyboard.press("r")
    elif way == "tap" and finger:
        page.locator(f"{PIECE}.chosen").tap()
    elif finger:
        felt = page.locator(FELT).bounding_box()
        assert felt
        middle = {"x": felt["x"] + felt["width"] / 2, "y": felt["y"] + felt["height"] / 2}
        finger.twist(middle, 45)


@pytest.mark.parametrize("way", ["wheel", "key", "tap", "twist"])
def test_a_tile_on_trial_is_turned(open_page: Opener, way: str) -> None:
    touch = way in ("tap", "twist")
    page = open_page(size=PHONE if touch else DESKTOP, touch=touch)
    table = sit(page, bot("greedy"))
    finger = Finger(page) if touch else None
    _tried(page, table, finger or Mouse())
    view = page.locator(FELT).get_attribute("data-cell")
    before = int(_shown(page))
    turned = "turn => document.querySelector('.choices [aria-pressed=true]').dataset.turn !== turn"
    # The library that knows the wheel and two fingers comes after the table.
    for _ in range(20):
        _turned_by(page, way, finger)
        page.wait_for_timeout(50)
        if _shown(page) != str(before):
            break
    page.wait_for_function(turned, arg=str(before))
    assert int(_shown(page)) == (before + 1) % 6, "a step clockwise"
    assert page.locator(FELT).get_attribute("data-cell") == view, "the table stays as it is"


def test_matching_sides_glow_and_the_next_tap_lays_it(open_page: Opener) -> None:
    page = open_page(size=PHONE, touch=True)
    table = sit(page, bot("greedy"))
    finger = Finger(page)
    best = 0
    for number, piece in enumerate(table.ready().pieces):
        finger.choose(table, number, piece)
        finger.place(table, table.lit()[:1])
        expect(page.locator(CHOICES)).to_have_count(6)
        best = int(page.locator(CHOICES).first.inner_text())
        if best:
            break
    assert best > 0
    assert page.locator(f"{FELT} .pairs path").count() >= 1
    seq = table.seq()
    aim = page.locator(f"{FELT} .aim").bounding_box()
    assert aim
    page.touchscreen.tap(aim["x"] + aim["width"] / 2, aim["y"] + aim["height"] / 2)
    table.wait_after(seq)
    expect(page.locator(".choices")).to_have_count(0)


# -- what fits there ---------------------------------------------------------------------------


def _shore(page: Page) -> tuple[float, float]:
    """The middle of an empty place beside a tile."""
    boxes = page.locator(f"{FELT} .piece").evaluate_all(
        """all => all.map(one => one.getBoundingClientRect()).map(b => [b.x, b.y, b.width])"""
    )
    middles = [(x + wide / 2, y + wide / 2) for x, y, wide in boxes]
    (x, y), wide = middles[0], boxes[0][2]
    around = ((x + wide * cos(k * pi / 3), y + wide * sin(k * pi / 3)) for k in range(6))
    return next(at for at in around if all(dist(at, one) > wide / 2 for one in middles))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_place_tells_what_each_tile_would_bring_there(open_page: Opener, phone: bool) -> None:
    page = open_page(size=PHONE if phone else DESKTOP, touch=phone, lang="en")
    table = _alone(page)
    for _ in range(2):
        table.one_move(hand_of(page, "finger" if phone else "mouse"))
    table.ready()
    at = _shore(page)
    tap = page.touchscreen.tap if phone else page.mouse.click
    tap(*at)
    badges = page.locator(f"{PIECE} b")
    expect(badges).to_have_count(34)
    worth = [int(one) for one in badges.all_inner_texts()]
    slots = page.locator(PIECE).evaluate_all(
        "all => all.map(one => { const b = one.getBoundingClientRect(); return [b.y, b.x]; })"
    )
    order = [points for _, points in sorted(zip(slots, worth, strict=True))]
    assert order == sorted(worth, reverse=True), "the best come first"

    def first(number: int) -> Locator:
        places = sorted((tuple(slot), n) for n, slot in enumerate(slots))
        return page.locator(PIECE).nth(places[number][1])

    for number in (0, 1):  # one after the other is tried in that place
        box = first(number).bounding_box()
        assert box
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".choices p")).to_contain_text(f"{order[number]} point")
    expect(badges).to_have_count(34)
    page.keyboard.press("Escape")
    expect(badges).to_have_count(0)


def test_keys_ask_what_fits(open_page: Opener) -> None:
    page = open_page(lang="en")
    table = sit(page, bot("greedy"))
    table.ready()
    Keys.tab_to(page, page.locator(f'{FELT} [data-x][tabindex="0"]'))
    for _ in range(10):
        if page.evaluate("document.activeElement.dataset.asks"):
            break
        page.keyboard.press("ArrowDown")
    assert "ask what fits here" in page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("Enter")
    expect(page.locator(f"{PIECE} b")).to_have_count(4)
    page.keyboard.press("1")
    expect(page.locator(".choices p")).to_contain_text("point")


def test_a_question_that_the_line_lost_is_asked_again(open_page: Opener) -> None:
    page = open_page()
    table = sit(page, bot("greedy"))
    piece = table.ready().pieces[0]
    page.evaluate("window.lines.forEach(one => { one.send = () => {}; })")  # nothing goes out
    Mouse().choose(table, 0, piece)
    expect(page.locator(f"{PIECE}.chosen")).to_have_count(1)
    page.evaluate("window.lines.forEach(one => one.close())")
    page.locator(TARGET).first.wait_for(timeout=15_000)


def test_everybody_sees_how_many_tiles_are_left(open_page: Opener) -> None:
    page = open_page(lang="en")
    table = sit(page, bot("greedy"))
    panels = page.locator(".players li")
    for panel in (panels.first, panels.last):
        expect(panel.locator(".counter")).to_have_text(["Tiles in hand4", "Tiles in their pile4"])
    table.one_move(Mouse())
    expect(panels.first.locator(".counter").last).to_have_text("Tiles in their pile3")


def test_the_tiles_are_sorted_by_the_colour_of_their_6(open_page: Opener) -> None:
    page = open_page()
    _alone(page)
    page.get_by_role("button", name="couleur du 6").click()
    ids = page.locator(PIECE).evaluate_all(
        """all => all.map(one => [one.getBoundingClientRect(), one.dataset.piece])
          .sort(([a], [b]) => a.y - b.y || a.x - b.x).map(([, id]) => id)"""
    )
    sixes = [COLOURS.index(id[1]) for id in ids]
    assert sixes == sorted(sixes)
    assert len(set(sixes)) == 5


# -- for those who listen ----------------------------------------------------------------------


def test_a_place_says_its_points_and_how_they_are_made(open_page: Opener) -> None:
    page = open_page(lang="en")
    table = sit(page, bot("greedy"))
    Keys().choose(table, 0, table.ready().pieces[0])
    page.wait_for_function("() => document.activeElement?.matches('[data-target]')")
    labels = page.locator(TARGET).evaluate_all("all => all.map(one => one.ariaLabel)")
    assert all(re.match(r"-?\d+, -?\d+: fits here", label) for label in labels)
    assert any(re.search(r"\d points?, \(\d\+\d\)", label) for label in labels)
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    expect(page.locator(".news")).to_contain_text("Turned")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(open_page: Opener, dark: bool) -> None:
    page = open_page(dark=dark)
    axe = AXE.read_text("utf-8")
    table = sit(page, bot("greedy"))
    assert violations(page, axe) == []
    _tried(page, table, Mouse())
    assert violations(page, axe) == []
    table = _alone(page)
    assert violations(page, axe) == []
    table.one_move(Mouse())
    table.ready()
    at = _shore(page)
    page.mouse.click(*at)
    expect(page.locator(f"{PIECE} b").first).to_be_visible()
    assert violations(page, axe) == []
