"""A turn with dice: what it asks, what it shows, and that nothing of it can happen by mistake."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import bricks
from tests.browser.conftest import (
    AXE,
    DESKTOP,
    LYING,
    PHONE,
    TABLET,
    Opener,
    Watch,
    bot,
    human,
    open_seat,
)
from tests.browser.dicing import (
    GOAL,
    LESSON,
    LEVER,
    QUESTION,
    ROLL,
    Dicing,
    sit_at_dice,
)
from tests.browser.reading import small_targets, spills, untranslated, violations
from tests.browser.serving import Server

GAME = "bricks"
BRICKS = ".match .felt .piece[data-piece^='brick']"
# What is on the page, frame by frame: how many bricks, whose dice, how much there is to press.
_WATCH = f"""() => {{
  window.watched = [];
  const look = () => {{
    const bricks = document.querySelectorAll("{BRICKS}").length;
    const whose = document.querySelector("[data-dice] .whose")?.textContent.trim() ?? "";
    const todo = document.querySelectorAll("{ROLL}, {QUESTION}, [data-turn] .rack").length;
    window.watched.push([bricks, whose, todo]);
    requestAnimationFrame(look);
  }};
  look();
}}"""
FEW = {"grid": 16, "joker": False}


def _lay(page: Page, move: str | None = None) -> None:
    """Lay the piece where it can go: at ``move``, or anywhere."""
    bricks.ready(page)
    fits = [one for one in bricks.areas(page) if one["means"] == "fit"]
    area = next((one for one in fits if one["move"] == move), fits[0])
    bricks.key_to(page, area)
    page.keyboard.press("Enter")
    if page.locator(bricks.LAY).count():
        page.keyboard.press("Enter")
    page.locator("[data-turn] .rack").wait_for(state="detached")


def test_a_turn_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page()
    tables = [[4], [3]]
    dicing, _ = sit_at_dice(
        page, [human("Ana"), bot()], GAME, **FEW, steal=False, tables=tables, tokens=[1, 1, 0]
    )
    # Nothing is told before the dice are touched: not on them, not on the line, not in the sheet.
    assert dicing.dice() == [None, None]
    expect(page.locator(QUESTION)).to_have_count(0)
    assert "4 × 3" not in page.locator(".match").inner_text()
    dicing.roll("Space")
    assert dicing.question() == (4, 3)
    assert dicing.dice() == ["die4", "die3"]
    for key, shown in [("0", "0"), ("1", "1"), ("3", "13"), ("Backspace", "1"), ("2", "12")]:
        page.keyboard.press(key)
        assert dicing.typed() == shown
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(page.locator("[data-turn] .rack")).to_be_visible()
    assert dicing.scores() == [2, 0]

    # A token, by keys: Escape keeps it, arrows and Enter spend it.
    uses = dicing.open_token("reduce")
    assert [use["move"] for use in uses] == ["reduce 1=2", "reduce 1=3", "reduce 2=2"]
    assert {use["sign"] for use in uses} == {"fits"}
    expect(page.locator("[data-uses]")).to_contain_text("ta brique rentre")
    page.keyboard.press("Escape")
    expect(page.locator("[data-uses]")).to_have_count(0)
    expect(page.locator('[data-token="reduce"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-move="reduce 1=3"]')).to_be_focused()
    page.keyboard.press("Enter")
    assert dicing.question() == (3, 3)
    assert dicing.dice() == ["die3", "die3"]
    assert "reduce0" not in dicing.counters(0)

    # A wrong answer: it is said, shown as rows to count, and stays until it has been read.
    dicing.answer(8, keys=True)
    lesson = page.locator(LESSON)
    expect(lesson).to_contain_text("Tu as tapé 8.")
    expect(lesson.get_by_role("heading")).to_have_text("3 × 3 = 9")
    expect(lesson.locator(".stud")).to_have_count(9)
    expect(lesson.locator(".sum")).to_have_text(["3", "6", "9"])
    assert dicing.scores() == [2, 0]
    page.keyboard.press("Enter")
    expect(lesson).to_have_count(0)

    # The computer's turn is shown; then the dice wait again.
    page.locator(ROLL).wait_for()
    assert dicing.dice() == [None, None]
    assert dicing.scores()[0] == 2
    assert dicing.scores()[1] > 0
    counted = [(one["a"], one["b"], one["asked"], one["right"]) for one in dicing.facts()]
    assert counted == [(3, 3, 1, 0), (4, 3, 1, 1)]
    (took,) = next(one["recent"] for one in dicing.facts() if one["a"] == 4)
    assert took > 0

    dicing.roll("Enter")
    dicing.answer(keys=True)
    _lay(page)
    dicing.ready()
    assert dicing.scores()[0] == 2 + 2 + 12
    # What was counted is not counted again by who comes back.
    page.reload()
    dicing.ready()
    assert [one["asked"] for one in dicing.facts()] == [1, 2]


def test_what_the_computer_did_is_seen_and_the_switch_is_really_pushed(open_page: Opener) -> None:
    page = open_page(size=PHONE, touch=True, moving=True)
    seats = [human("Ana"), bot()]
    options: dict[str, Any] = {"swap": True, "steal": False, "tables": [[2], [3, 5]]}
    dicing, _ = sit_at_dice(page, seats, GAME, **FEW, **options)
    assert "swap0" in dicing.counters(0)
    lever = page.locator(LEVER)
    # A brush springs back; a tap shows what it would do; who does not mean it says so.
    dicing.push_switch(0.15)
    expect(lever).to_have_attribute("data-switch", "rest")
    dicing.press(page.get_by_role("switch"))
    expect(lever).to_have_attribute("data-switch", "half")
    expect(lever).to_contain_text("Toutes les briques changent de camp")
    dicing.press(lever.get_by_role("button", name="Non"))
    expect(lever).to_have_attribute("data-switch", "rest")

    dicing.roll()
    assert page.locator(QUESTION).count() == 0  # the dice tumble first
    dicing.answer()
    page.evaluate(_WATCH)
    _lay(page)
    dicing.ready()
    # Its dice were seen, with its name, before its piece; nothing could be done meanwhile.
    seen = page.evaluate("window.watched")
    assert {one[2] for one in seen if one[1] == "Hasard"} == {0}
    assert {one[0] for one in seen if one[1] == "Hasard"} >= {1}
    assert page.locator(BRICKS).count() == 2

    dicing.push_switch(0.6)
    expect(lever).to_have_attribute("data-switch", "half")
    dicing.push_switch(0.6)
    expect(page.locator(LEVER)).to_have_count(0)
    dicing.skip()
    assert "swap0" not in dicing.counters(0)
    assert page.locator(LEVER).count() == 0
    faces = page.evaluate("window.takenIn.scene.pieces.filter((one) => one.x === 0 && one.wide)")
    assert faces[0]["face"] == "brick1"  # what was laid first is the other's now


def test_two_apart_see_each_other_throw_and_only_who_errs_is_taught(open_page: Opener) -> None:
    host = open_page()
    seats = [human("Ana"), open_seat("Léo")]
    goal: dict[str, Any] = {"kind": "answers in a row", "number": 3}
    hosts, made = sit_at_dice(host, seats, GAME, **FEW, practise=True, challenge=goal)
    host.keyboard.press("Escape")  # the invitation
    guest = open_page(f"/#/m/{made['match']}/{made['invites'][0]['token']}", size=PHONE, touch=True)
    guest.get_by_role("button", name="Je joue").click()
    guest.locator("[data-turn]").wait_for()
    guests = Dicing(guest)

    # The device chooses the numbers, and everybody sees them.
    hosts.roll()
    a, b = hosts.question()
    expect(guest.locator("[data-dice] .whose")).to_contain_text("Ana")
    expect(guest.locator(f'[data-face="die{a}"]').first).to_be_visible()
    assert guests.dice() == [f"die{a}", f"die{b}"]
    assert guest.locator(QUESTION).count() == 0
    hosts.answer()
    assert hosts.goal() == {
        "label": "Donne 3 bonnes réponses de suite.",
        "value": 1,
        "most": 3,
        "turns": 0,
        "stars": None,
    }
    _lay(host)
    expect(host.locator(GOAL)).to_contain_text("1 tour joué")

    # Somebody else's mistake is told, and teaches nobody here.
    guests.roll()
    a, b = guests.question()
    guests.answer(a * b + 1)
    expect(guest.locator(LESSON)).to_contain_text(f"Tu as tapé {a * b + 1}.")
    hosts.roll()
    assert host.locator(LESSON).count() == 0
    assert guest.locator(LESSON).count() == 1  # it stays, whatever others do
    guest.locator(LESSON).tap()
    expect(guest.locator(LESSON)).to_have_count(0)
    assert [one["right"] for one in guests.facts()] == [0]
    assert [one["right"] for one in hosts.facts()] == [1]


@pytest.mark.parametrize(
    ("size", "lang", "dark"),
    [
        pytest.param(PHONE, "fr", False, id="phone-fr-day"),
        pytest.param(LYING, "en", True, id="lying-en-night"),
        pytest.param(TABLET, "en", False, id="tablet-en-day"),
        pytest.param(DESKTOP, "fr", True, id="desktop-fr-night"),
    ],
)
def test_every_part_of_a_turn_fits(
    open_page: Opener, size: dict[str, int], lang: str, dark: bool
) -> None:
    page = open_page(size=size, lang=lang, dark=dark, touch=size in (PHONE, LYING))
    axe = AXE.read_text("utf-8")
    goal: dict[str, Any] = {"kind": "swap and lead", "number": 30}
    options: dict[str, Any] = {"swap": True, "challenge": goal, "tables": [[9], [12]]}
    dicing, _ = sit_at_dice(page, [human("Ana"), bot()], GAME, joker=False, **options)
    found: list[str] = []

    def check(where: str) -> None:
        problems = spills(page) + small_targets(page) + untranslated(page, lang)
        if size in (PHONE, DESKTOP):
            problems += violations(page, axe)
        found.extend(f"{where}: {one}" for one in problems)

    check("dice that wait")
    dicing.press(page.get_by_role("switch"))
    expect(page.locator(LEVER)).to_have_attribute("data-switch", "half")
    check("the switch, half-way")
    dicing.press(page.locator(f"{LEVER} .back"))
    dicing.roll()
    assert dicing.question() == (9, 12)
    dicing.type(108)
    check("the keypad")
    dicing.send()
    page.locator("[data-turn] .rack").wait_for()
    check("the tray")
    dicing.open_token("reduce")
    check("smaller numbers")
    page.keyboard.press("Escape")
    dicing.open_token("reroll")
    check("a die to throw again")
    dicing.press(page.locator("[data-uses] [data-move]").first)
    dicing.answer(1)
    page.locator(LESSON).wait_for()
    check("a wrong answer")
    assert found == []


def test_an_answer_without_a_line_is_typed_again_when_it_is_back(
    own_server: Server, open_page: Opener, watch: Watch
) -> None:
    watch.forgive("WebSocket connection")
    watch.forgive("ERR_CONNECTION_REFUSED")
    page = open_page()
    dicing, _ = sit_at_dice(page, [human("Ana"), human("Léo")], GAME, **FEW, tables=[[4], [3]])
    dicing.roll()
    dicing.question()
    own_server.kill()
    expect(page.get_by_text("Connexion perdue")).to_be_visible()
    dicing.type(12)
    dicing.send()
    expect(page.get_by_text("Pas de connexion")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connexion perdue")).to_have_count(0, timeout=30_000)
    dicing.send()
    page.locator("[data-turn] .rack").wait_for()
    assert dicing.scores() == [2, 0]
