"""Half-dominoes on the page: a table without edges, tiles that turn, pairs, tiles to give back."""

import re
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AXE, DESKTOP, LYING, PHONE, Opener, bot, human, sit_down
from tests.browser.driver import (
    ALONE,
    BACK,
    CHOOSE,
    LAY,
    PIECE,
    RESULT,
    TARGET,
    TURN,
    Finger,
    Hand,
    Keys,
    Mouse,
    Table,
)
from tests.browser.planes import FELT, WAYS, all_is_seen, cell_of, hand_of
from tests.browser.reading import violations

GAME = "half_dominoes"
ALL = sorted(
    {min(f"{t}{t}"[k : k + 4] for k in range(4)) for t in map("".join, permutations("012345", 4))}
)
FEW = ALL[::6]  # fifteen tiles: the stock is soon empty
PLACES = f"{FELT} [data-x]"


def sit(page: Page, *seats: dict[str, Any], **options: Any) -> Table:
    table, _ = sit_down(page, [human("Ana"), *(seats or [bot("greedy")])], GAME, **options)
    return table


def _targets(page: Page) -> list[dict[str, Any]]:
    """The moves that the server offered."""
    found: list[dict[str, Any]] = page.evaluate("window.takenIn.hand.targets")
    return found


def _until(table: Table, hand: Hand, wanted: Any) -> Any:
    """Play until ``wanted`` finds something on the table, in one deal or the next."""
    for _ in range(60):
        if table.ready().over:
            break
        found = wanted(table)
        if found:
            return found
        table.one_move(hand)
    return None


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "way"), [(1, "mouse"), (1, "finger"), (2, "finger"), (2, "keys")]
)
def test_a_whole_game(open_page: Opener, variant: int, way: str) -> None:
    """All of it is in sight at every moment, and on a phone its tiles can be told apart."""
    phone = way == "finger"
    lang = "en-GB" if way == "keys" else "fr-FR"
    page = open_page(size=PHONE if phone else DESKTOP, touch=phone, lang=lang)
    table = sit(page, variant=variant)
    hand = hand_of(page, way)
    for _ in range(150):
        if table.ready().over:
            break
        page.wait_for_function("() => window.takenIn.seq === window.coming")
        assert all_is_seen(page)
        assert cell_of(page) >= 22
        table.one_move(hand)
    said = page.locator(f"{RESULT} li b").all_inner_texts()
    left = [int("".join(re.findall(r"\d", one))) for one in said]
    assert len(left) == 2
    assert left[0] <= left[1], "who has fewest tiles is first"


def test_a_game_of_four_on_one_device_with_tiles_of_its_own(open_page: Opener) -> None:
    page = open_page(size=LYING, touch=True)
    table = sit(page, human("Bo"), bot(), bot("easy"), variant=2, tileset=ALL[::3], hand=6)
    table.play_to_the_end(Finger(page))
    expect(page.locator(f"{RESULT} li")).to_have_count(4)


# -- a tile that turns --------------------------------------------------------------------------


def _turned(page: Page) -> str:
    """How the chosen tile is drawn."""
    return page.locator(f"{PIECE}.chosen svg").get_attribute("style") or ""


@pytest.mark.parametrize("way", WAYS)
def test_a_tile_is_turned_until_it_fits(open_page: Opener, way: str) -> None:
    phone = way == "finger"
    page = open_page(size=PHONE if phone else DESKTOP, touch=phone)
    table = sit(page)
    hand = hand_of(page, "mouse" if way == "mouse" else way)
    if isinstance(hand, Mouse):
        hand = Mouse()
    number, piece = table.fitting(hand)
    hand.choose(table, number, piece)
    before = _turned(page)
    lit = page.locator(f"{FELT} .lit")
    count = lit.count()
    assert count > 0

    def turn() -> None:
        if way == "keys":
            page.keyboard.press("r")
        elif way == "mouse":
            page.locator(TURN).click()
        else:
            at = page.locator(f"{PIECE}.chosen").bounding_box()
            assert at
            page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)

    for _ in range(4):
        if page.locator(f"{TARGET}:not([data-weak])").count():
            break
        turn()
        expect(page.locator(f"{PIECE}.chosen")).to_have_count(1)
    assert lit.count() == count, "the places stay, they fit or they do not"
    strong = page.locator(f"{TARGET}:not([data-weak])").first
    expect(strong).to_be_visible()
    weak_before = page.locator("[data-weak]").count()
    turn()
    assert _turned(page) != before or page.locator("[data-weak]").count() != weak_before


def test_a_place_where_it_would_fit_turns_it_and_asks(open_page: Opener) -> None:
    page = open_page(size=PHONE, touch=True)
    table = sit(page)
    finger = Finger(page)

    def weak(table: Table) -> Any:
        for number, piece in enumerate(table.stands().pieces):
            if not piece["fits"]:
                continue
            finger.choose(table, number, piece)
            table.lit()
            if page.locator("[data-weak]").count():
                return piece
        return None

    assert _until(table, finger, weak)
    before, seq = _turned(page), table.seq()
    place = page.locator("[data-weak]").first
    name = place.get_attribute("data-x"), place.get_attribute("data-y")
    place.tap()
    expect(page.locator(LAY)).to_be_visible()
    expect(page.locator(f"{FELT} .aim")).to_be_visible()
    assert _turned(page) != before
    assert table.seq() == seq, "nothing is sent before it is asked"
    page.locator(LAY).tap()
    table.wait_after(seq)
    laid = page.locator(f'{FELT} [data-x="{name[0]}"][data-y="{name[1]}"]')
    expect(laid).not_to_have_attribute("data-target", "true")


def test_a_lit_place_says_what_it_brings(open_page: Opener) -> None:
    page = open_page(lang="en")
    table = sit(page)
    number, piece = table.fitting(Keys())
    Keys().choose(table, number, piece)
    page.wait_for_function("() => document.activeElement?.matches('[data-target]')")
    label = page.evaluate("document.activeElement.ariaLabel")
    assert re.search(r"fits here", label)
    assert re.search(r"\d connections?", label)
    at = page.locator(f"{TARGET}").first.bounding_box()
    assert at
    page.mouse.move(at["x"] + 9, at["y"] + 9)
    expect(page.locator(f"{FELT} .points")).to_contain_text("connection")
    expect(page.locator("[role=status]").last).to_contain_text("connection")


# -- pairs --------------------------------------------------------------------------------------


def _half(hand: Hand) -> Any:
    """Lays the first tile of a pair, if there is a pair now that needs its second tile."""

    def wanted(table: Table) -> bool:
        page = table.page
        moves = _targets(page)
        alone = {(m["piece"], m["x"], m["y"]) for m in moves if not m.get("then")}
        pairs = [m for m in moves if m.get("then")]
        if not pairs or any((m["piece"], m["x"], m["y"]) in alone for m in pairs):
            return False
        first = pairs[0]
        pieces = table.stands().pieces
        number = next((n for n, one in enumerate(pieces) if one["id"] == first["piece"]), None)
        if number is None:
            return False
        hand.choose(table, number, pieces[number])
        table.lit()
        place = page.locator(f'{TARGET}[data-x="{first["x"]}"][data-y="{first["y"]}"]')
        hand.press(table, place)
        for _ in range(4):
            if page.locator(BACK).count() or not page.locator(LAY).count():
                break
            hand.press(table, page.locator(LAY))
        expect(page.locator(BACK)).to_be_visible()
        return True

    return wanted


@pytest.mark.parametrize("way", ["mouse", "finger"])
def test_the_first_tile_of_a_pair_lies_unplayed_until_the_second_comes(
    open_page: Opener, way: str
) -> None:
    phone = way == "finger"
    page = open_page(size=PHONE if phone else DESKTOP, touch=phone)
    table = sit(page, variant=2)
    hand: Hand = Finger(page) if phone else Mouse()
    assert _until(table, hand, _half(hand))
    seq, count = table.seq(), len(table.stands().pieces)
    expect(page.locator(f"{FELT} .draft")).to_have_count(1)
    expect(page.locator("[role=status]").last).to_contain_text("Pas encore jouée")

    hand.press(table, page.locator(BACK))
    expect(page.locator(f"{FELT} .draft")).to_have_count(0)
    assert len(table.stands().pieces) == count + 1, "it is in the rack again"
    assert table.seq() == seq

    assert _half(hand)(table)
    table.finish(hand, seq)
    table.wait_after(seq)
    told = page.evaluate("window.takenIn.log.filter(one => one.told).map(one => one.told.move)")
    assert any("+" in move for move in told)


def test_escape_takes_the_first_tile_back(open_page: Opener) -> None:
    page = open_page(lang="en")
    table = sit(page, variant=2)
    assert _until(table, Keys(), _half(Mouse()))
    seq = table.seq()
    page.keyboard.press("Escape")
    expect(page.locator(f"{FELT} .draft")).to_have_count(0)
    expect(page.locator(ALONE)).to_have_count(0)
    assert table.seq() == seq


# -- a tile is given back -----------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_a_tile_of_the_table_is_chosen_for_who_must_draw(open_page: Opener, way: str) -> None:
    phone = way == "finger"
    page = open_page(size=PHONE if phone else DESKTOP, touch=phone, lang="en")
    for _ in range(4):
        table = sit(page, bot("random"), tileset=FEW, hand=6)
        hand = hand_of(page, way)
        picks = _until(table, hand, lambda table: table.stands().picks)
        if picks:
            break
    assert picks, "the stock is never empty when the other must draw"
    seq = table.seq()
    assert "can be chosen" in picks[0]["label"]
    expect(page.locator(f"{FELT} .pick")).to_have_count(len(picks))
    hand.pick(table, picks[0])
    expect(page.locator(CHOOSE)).to_be_visible()
    assert table.seq() == seq, "the first tap only asks"
    expect(page.locator("[role=status]").last).to_contain_text("back")
    dead = page.locator(f'{FELT} [href="#half_dominoes-dead"]')
    empty = dead.count()
    hand.press(table, page.locator(CHOOSE))
    table.wait_after(seq)
    expect(dead).not_to_have_count(empty)


# -- for those who listen -----------------------------------------------------------------------


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(open_page: Opener, dark: bool) -> None:
    page = open_page(dark=dark)
    axe = AXE.read_text("utf-8")
    table = sit(page, variant=2)
    assert violations(page, axe) == []
    mouse = Mouse()
    number, piece = table.fitting(mouse)
    mouse.choose(table, number, piece)
    target = table.lit()[0]
    assert violations(page, axe) == []
    page.mouse.click(target["x"], target["y"])
    assert violations(page, axe) == []
    for _ in range(4):
        table = sit(page, bot("random"), tileset=FEW, hand=6)
        if _until(table, mouse, lambda table: table.stands().picks):
            assert violations(page, axe) == []
            return
    pytest.fail("no tile is ever to be given back")


def test_a_turn_and_a_draft_are_read_out(open_page: Opener) -> None:
    page = open_page(lang="en")
    table = sit(page, variant=2)
    number, piece = table.fitting(Keys())
    Keys().choose(table, number, piece)
    page.keyboard.press("r")
    expect(page.locator(".news")).to_contain_text("Turned")
    page.keyboard.press("Escape")
    assert _until(table, Keys(), _half(Mouse()))
    expect(page.locator(".news")).to_contain_text("Not played yet")
