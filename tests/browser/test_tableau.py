"""Cards in rows: chosen, carried, called into a gap; by mouse, finger and keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cards import CARD, Cards, Move, deal
from tests.browser.conftest import AXE, DESKTOP, PHONE, SIZES, Opener
from tests.browser.driver import Finger
from tests.browser.reading import small_targets, spills, untranslated, violations

LIT = ".felt .lit"
STATUS = ".status [role=status]"

# What the page says leaves it after a while.
SLOW_LINE = """{
  const say = WebSocket.prototype.send;
  WebSocket.prototype.send = function (said) { setTimeout(() => say.call(this, said), 700); };
}"""

HANDS = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])


def table(open_page: Opener, touch: bool = False, **how: object) -> Cards:
    size = PHONE if touch else DESKTOP
    return deal(open_page(**{"size": size, "touch": touch, **how}), touch=touch)


def at(move: Move) -> tuple[int, int]:
    return move["x"], move["y"]


# -- tap and tap ------------------------------------------------------------------------------


@HANDS
def test_a_card_with_one_way_goes_there_at_a_tap(open_page: Opener, touch: bool) -> None:
    cards = table(open_page, touch)
    move = cards.with_ways(1)
    before = cards.state()["seq"]
    cards.tap(move["piece"])
    cards.answered(before)
    assert cards.lies()[move["piece"]] == at(move)
    expect(cards.card(move["piece"]).locator(".last")).to_be_visible()


@HANDS
def test_a_card_with_two_ways_is_chosen_first(open_page: Opener, touch: bool) -> None:
    cards = table(open_page, touch)
    move = cards.with_ways(2)
    cards.tap(move["piece"])
    expect(cards.page.locator(LIT)).to_have_count(2)
    cards.tap(move["piece"])  # on second thoughts
    expect(cards.page.locator(LIT)).to_have_count(0)
    cards.play(move["move"])
    assert cards.lies()[move["piece"]] == at(move)


@HANDS
def test_a_gap_calls_the_one_card_that_can_come(open_page: Opener, touch: bool) -> None:
    cards = table(open_page, touch)
    move = cards.called_by(1)
    before = cards.state()["seq"]
    cards.tap(move)
    cards.answered(before)
    assert cards.lies()[move["piece"]] == at(move)


@HANDS
def test_a_gap_that_several_can_come_to_asks_which(open_page: Opener, touch: bool) -> None:
    cards = table(open_page, touch)
    move = cards.called_by(2)
    cards.tap(move)
    expect(cards.page.locator(STATUS)).to_contain_text("laquelle")
    expect(cards.page.locator(".felt .called")).to_have_count(2)
    before = cards.state()["seq"]
    cards.tap(move["piece"])
    cards.answered(before)
    assert cards.lies()[move["piece"]] == at(move)


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "ne peut aller nulle part"), ("en", "can go nowhere")]
)
def test_a_card_that_can_go_nowhere_says_so(open_page: Opener, lang: str, words: str) -> None:
    cards = table(open_page, lang=lang)
    card = cards.stuck()
    cards.tap(card)
    expect(cards.page.locator(STATUS)).to_contain_text(words)
    cards.tap(cards.with_ways(2)["piece"])
    expect(cards.page.locator(STATUS)).not_to_contain_text(words)


@HANDS
def test_a_hand_may_be_quicker_than_the_line(open_page: Opener, touch: bool) -> None:
    """What is tapped before the move before it is answered is played too."""
    cards = table(open_page, touch, script=SLOW_LINE)
    first = cards.with_ways(1)
    left = cards.lies()[first["piece"]]
    second = next(
        move
        for move in cards.moves()
        if move["piece"] != first["piece"]
        and at(move) not in [at(first), (left[0] + 1, left[1]), (left[0] - 1, left[1])]
    )
    before = cards.state()["seq"]
    cards.tap(first["piece"])
    cards.tap(second["piece"])
    if cards.page.locator(LIT).count():
        cards.tap(second)
    cards.answered(before + 1)
    lies = cards.lies()
    assert (lies[first["piece"]], lies[second["piece"]]) == (at(first), at(second))


# -- carrying ---------------------------------------------------------------------------------


def carry(cards: Cards, card: str, *places: Move) -> None:
    """Pick the card up with the mouse and hold it over the last of these places."""
    mouse = cards.page.mouse
    start = cards.middle(card)
    mouse.move(start["x"], start["y"])
    mouse.down()
    for place in places:
        end = cards.middle(place)
        mouse.move(end["x"], end["y"], steps=5)


def test_a_card_is_carried_to_a_lit_place(open_page: Opener) -> None:
    cards = table(open_page)
    move = next(one for one in cards.moves() if one.get("points"))
    carry(cards, move["piece"], move)
    expect(cards.page.locator(".felt .points b")).to_have_text(f"+{move['points']}")
    before = cards.state()["seq"]
    cards.page.mouse.up()
    cards.answered(before)
    assert cards.lies()[move["piece"]] == at(move)


def test_a_finger_carries_a_card(open_page: Opener) -> None:
    cards = table(open_page, touch=True)
    move = cards.with_ways(1)
    before = cards.state()["seq"]
    Finger(cards.page).drag(cards.middle(move["piece"]), cards.middle(move))
    cards.answered(before)
    assert cards.lies()[move["piece"]] == at(move)


def test_let_go_elsewhere_a_card_goes_back(open_page: Opener) -> None:
    cards = table(open_page)
    before = cards.lies()
    move = cards.with_ways(1)
    carry(cards, move["piece"], move)
    cards.page.mouse.move(2, 2, steps=5)
    cards.page.mouse.up()
    expect(cards.page.locator(".carried")).to_have_count(0)
    assert cards.lies() == before
    expect(cards.page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_gap_that_does_not_take_the_card_says_why(open_page: Opener, lang: str) -> None:
    cards = table(open_page, lang=lang)
    before = cards.lies()
    card = cards.stuck()
    carry(cards, card, cards.called_by(1))
    cards.page.mouse.up()
    notice = cards.page.locator(".refused span").first
    expect(notice).to_be_visible()
    assert len(notice.inner_text()) > 20
    assert untranslated(cards.page, lang) == []
    assert cards.lies() == before


def test_a_loss_is_shown_before_and_after(open_page: Opener) -> None:
    cards = table(open_page)
    cards.play("3H@a9")
    move = next(one for one in cards.moves() if one.get("points", 0) < 0)
    carry(cards, move["piece"], move)
    expect(cards.page.locator(".felt .points b")).to_have_text(f"−{-move['points']}")
    score = cards.page.locator("[data-seat-panel]")
    before = int(re.findall(r"\d+", score.inner_text())[0])
    cards.page.mouse.up()
    expect(score).to_contain_text(str(before + move["points"]))


# -- keyboard ---------------------------------------------------------------------------------


def focus(page: Page) -> tuple[int, int]:
    x, y = page.evaluate(
        "() => [document.activeElement.dataset.x, document.activeElement.dataset.y].map(Number)"
    )
    return x, y


def walk(cards: Cards, goal: tuple[int, int], places: set[tuple[int, int]]) -> None:
    """Reach a place in reading order; only useful places are stopped at."""
    for _ in range(60):
        cards.page.keyboard.press("PageDown")
        assert focus(cards.page) in places
        if focus(cards.page) == goal:
            return
    raise AssertionError(f"the keyboard never comes to {goal}")


def test_the_keyboard_alone(open_page: Opener) -> None:
    cards = table(open_page)
    keys = cards.page.keyboard
    keys.press("ArrowRight")  # nothing has the focus: on to the cards
    moves = cards.moves()
    lies = cards.lies()
    useful = {lies[move["piece"]] for move in moves} | {at(move) for move in moves}
    assert focus(cards.page) in useful

    # A card with two ways: chosen, let go, chosen, laid.
    move = cards.with_ways(2)
    walk(cards, lies[move["piece"]], useful)
    keys.press("Enter")
    ways = {at(one) for one in moves if one["piece"] == move["piece"]}
    assert focus(cards.page) in ways
    keys.press("Escape")
    assert focus(cards.page) == lies[move["piece"]]
    keys.press("Space")
    keys.press("ArrowRight")
    assert focus(cards.page) in ways
    before = cards.state()["seq"]
    goal = focus(cards.page)
    keys.press("Enter")
    cards.answered(before)
    assert cards.lies()[move["piece"]] == goal
    expect(cards.page.locator(".news")).not_to_be_empty()

    # A gap that one card can come to.
    call = cards.called_by(1)
    moves, lies = cards.moves(), cards.lies()
    useful = {lies[move["piece"]] for move in moves} | {at(move) for move in moves}
    walk(cards, at(call), useful)
    before = cards.state()["seq"]
    keys.press("Enter")
    cards.answered(before)
    assert cards.lies()[call["piece"]] == at(call)


def test_the_keyboard_asks_which_card(open_page: Opener) -> None:
    cards = table(open_page)
    move = cards.called_by(2)
    cards.cell(*at(move)).focus()
    cards.page.keyboard.press("Enter")
    comers = {cards.lies()[one["piece"]] for one in cards.moves() if at(one) == at(move)}
    assert focus(cards.page) in comers
    cards.page.keyboard.press("Escape")
    assert focus(cards.page) == at(move)


@pytest.mark.parametrize(
    ("lang", "card", "gap"),
    [("fr", "cœur|carreau|trèfle|pique", "libre"), ("en", "hearts|diamonds|clubs|spades", "free")],
)
def test_every_place_has_a_name(open_page: Opener, lang: str, card: str, gap: str) -> None:
    cards = table(open_page, lang=lang)
    last = cards.page.locator(".felt [role=gridcell]").last
    expect(last).to_have_attribute("aria-label", re.compile(f"{card}|{gap}"))  # names come later
    names = cards.page.locator(".felt [role=gridcell]").evaluate_all(
        "cells => cells.map((one) => one.getAttribute('aria-label'))"
    )
    assert len(names) == 54
    gaps = [name for name in names if gap in name]
    assert len(gaps) == 6
    assert sum(re.search(card, name) is not None for name in names if name not in gaps) == 48
    assert all(re.match(r"[a-f][1-9]", name) for name in names)
    # A gap says what may come to it, as its small pictures do.
    move = cards.called_by(1)
    label = cards.cell(*at(move)).get_attribute("aria-label")
    assert label is not None
    assert re.search(card, label)
    assert cards.page.locator(".felt .offer svg").count() >= 6


# -- looks ------------------------------------------------------------------------------------


def test_runs_close_up(open_page: Opener) -> None:
    cards = table(open_page)

    def joined() -> set[str]:
        found = cards.page.locator(f"{CARD}.joins").evaluate_all(
            "cards => cards.map((one) => one.dataset.piece)"
        )
        return set(found)

    def told() -> set[str]:
        return {one["id"] for one in cards.state()["scene"]["pieces"] if one.get("joins")}

    before = joined()
    assert before == told()
    cards.play("8S@d6")  # to the left of the nine
    expect(cards.card("9S")).to_have_class(re.compile("joins"))
    assert joined() == told() == before | {"9S"}
    eight, nine = (cards.card(one).locator(".paper").bounding_box() for one in ("8S", "9S"))
    assert eight is not None
    assert nine is not None
    assert eight["x"] + eight["width"] >= nine["x"]  # one strip


def test_a_whole_line_is_taken_back_at_once(open_page: Opener) -> None:
    script = """window.travels = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        if (this.matches('.piece')) window.travels.push(how);
        return animate.call(this, frames, how); };"""
    cards = table(open_page, moving=True, script=script)
    before = cards.lies()
    for name in ("8S@d6", "3H@a9", "3D@d5"):
        cards.play(name)
    cards.page.evaluate("window.travels.length = 0")
    seq = cards.state()["seq"]
    cards.page.get_by_role("button", name="Tout au début").click()
    cards.answered(seq)
    assert cards.lies() == before
    travels = cards.page.evaluate("window.travels")
    assert len(travels) == 3
    assert {one["delay"] for one in travels} == {0}


def test_nothing_breathes_for_who_wants_calm(open_page: Opener) -> None:
    breath = """() => {
      const gap = document.querySelector('.felt .open');
      return getComputedStyle(gap, '::before').animationName; }"""
    assert table(open_page, moving=True).page.evaluate(breath) != "none"
    assert table(open_page).page.evaluate(breath) == "none"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_the_cards_are_the_largest_thing(open_page: Opener, size: dict[str, int]) -> None:
    touch = size is not DESKTOP
    cards = table(open_page, touch, size=size)
    felt = cards.page.locator(".felt").bounding_box()
    card = cards.page.locator(CARD).first.bounding_box()
    assert felt is not None
    assert card is not None
    wide = felt["width"] >= 0.95 * size["width"]
    high = felt["height"] >= 0.8 * size["height"]
    assert wide or high
    if size is PHONE:
        assert card["width"] >= 36
        assert card["height"] >= 50
    # Choosing a card moves nothing else.
    before = [cards.page.locator(one).bounding_box() for one in (".felt", ".status")]
    cards.tap(cards.with_ways(2)["piece"])
    cards.page.locator(LIT).first.wait_for()
    assert [cards.page.locator(one).bounding_box() for one in (".felt", ".status")] == before


@pytest.mark.parametrize(
    ("lang", "dark"), [("fr", False), ("en", True)], ids=["fr-day", "en-night"]
)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_it_fits_and_can_be_used(
    open_page: Opener, size: dict[str, int], lang: str, dark: bool
) -> None:
    touch = size is not DESKTOP
    axe = AXE.read_text("utf-8")
    cards = table(open_page, touch, size=size, lang=lang, dark=dark)
    found = []
    for screen in ("dealt", "a card is chosen", "a card is laid"):
        if screen != "dealt":
            cards.tap(cards.with_ways(2)["piece"])
        if screen == "a card is laid":
            cards.tap(cards.with_ways(2)["piece"])
            cards.play(cards.with_ways(1)["move"])
        problems = spills(cards.page, whole=True) + small_targets(cards.page)
        problems += violations(cards.page, axe) + untranslated(cards.page, lang)
        found += [f"{screen}: {one}" for one in problems]
    assert not found, "\n".join(found)


def test_advice_is_drawn_and_a_demo_is_only_looked_at(open_page: Opener) -> None:
    cards = table(open_page)
    page = cards.page
    page.get_by_role("button", name="Indice").click()
    expect(page.locator(".felt .arrow")).to_be_visible()
    expect(page.locator(".felt .hint")).to_have_count(2)  # the card and its place
    expect(page.locator('.felt [aria-label*="conseil"]')).to_have_count(2)
    expect(page.locator(".news")).to_contain_text("Conseil")
    move = cards.with_ways(2)
    page.get_by_role("button", name="Voir comment").click()
    expect(page.locator(".felt .hint")).to_have_count(0)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator(f"{CARD}.joins")).to_have_count(44 - rows_begun(page))
    seq = cards.state()["seq"]
    cards.tap(move["piece"])
    expect(page.locator(".felt .chosen")).to_have_count(0)
    assert cards.state()["seq"] == seq


def rows_begun(page: Page) -> int:
    """Cards of a finished game that do not close up: the row, or a gap, is before them."""
    return int(
        page.evaluate(
            """() => {
              const all = [...document.querySelectorAll('.felt .piece')];
              const at = new Set(all.map((one) => `${one.offsetLeft} ${one.offsetTop}`));
              const pitch = Number(document.querySelector('.felt').dataset.pitch);
              return all.filter((one) => !one.dataset.piece.startsWith('A')
                && !at.has(`${one.offsetLeft - pitch} ${one.offsetTop}`)).length; }"""
        )
    )
