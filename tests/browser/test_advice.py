"""Hints while one plays, and the review afterwards: asked for, followed, gone through, kept."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pavage.games import registry
from pavage.search.advice import is_advised
from tests.browser.conftest import (
    AXE,
    DESKTOP,
    LOOKS,
    PHONE,
    Opener,
    bot,
    human,
    open_seat,
    sit_down,
)
from tests.browser.dicing import Dicing, sit_at_dice
from tests.browser.driver import Keys, Table
from tests.browser.reading import small_targets, spills, untranslated, violations

HINT = re.compile("^(Un conseil|A hint)$")
PLAY = re.compile("^(Jouer ce coup|Play this move)$")
REVIEW = re.compile("^(Revoir la partie|Review the game)$")
TOLD = "aside.live"
MARKED = "[data-marked]"
MISTAKE = "dialog[open] [data-ply]"
DICE = ("bricks",)
GAMES = [id for id in registry.ids() if is_advised(registry.load(id))]

# Each turn the placement that brings least, and then no other: a child that gives away its turns.
BADLY = """async (turns) => {
  const hand = () => window.takenIn.hand;
  const soon = async (holds) => {
    while (!holds()) await new Promise((again) => setTimeout(again, 15));
  };
  const mine = () => hand() && (hand().targets?.length || hand().actions?.length);
  for (let turn = 0; turn < turns; turn++) {
    for (let ply = 0; ply < 2; ply++) {
      await soon(() => mine() || window.takenIn.outcome);
      if (window.takenIn.outcome) return;
      const { seq } = window.takenIn;
      const targets = [...(hand().targets ?? [])].sort((a, b) => (a.points ?? 0) - (b.points ?? 0));
      const end = hand().actions?.find(({ move }) => move === 'end') ?? null;
      const move = end?.move ?? targets[0]?.move ?? hand().actions[0].move;
      window.lines.at(-1).send(JSON.stringify({ t: 'move', seat: hand().seat, move, seq }));
      await soon(() => window.takenIn.seq > seq);
    }
  }
}"""


_CAN = """() => {
  const hand = window.takenIn.hand ?? {};
  return ['targets', 'asks', 'actions', 'picks'].some((one) => hand[one]?.length);
}"""


def button(page: Page, name: re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name)


def press(page: Page, what: Locator, touch: bool) -> None:
    if touch:
        what.tap()
    else:
        what.click()


def told(page: Page) -> str:
    """The hint, when it has come."""
    sentence = page.locator(f"{TOLD} p:not(.busy)")
    sentence.wait_for(timeout=60_000)
    return sentence.inner_text()


def problems(page: Page, lang: str) -> list[str]:
    found = spills(page) + small_targets(page) + untranslated(page, lang[:2])
    return found + violations(page, AXE.read_text("utf-8"))


def counsel(table: Table) -> dict[str, Any]:
    """The hint as the server gave it."""
    return [said for said in table.line.heard if said["t"] == "counsel"][-1]


@LOOKS
def test_a_hint_fits_and_is_followed_by_a_touch(
    open_page: Opener, size: dict[str, int], lang: str, dark: bool
) -> None:
    touch = size is not DESKTOP
    page = open_page(size=size, lang=lang, dark=dark, touch=touch)
    table, _ = sit_down(page, [human("Ana"), bot("child")])
    press(page, button(page, HINT), touch)
    sentence = told(page)
    assert re.search(r"\d+ points? (ici|here)", sentence)
    assert sentence.endswith(".")
    assert problems(page, lang) == []
    advised = counsel(table)["move"]
    before = table.seq()
    lit = page.locator(".felt .aim").bounding_box()
    assert lit is not None
    middle = lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2
    if touch:
        page.touchscreen.tap(*middle)
    else:
        page.mouse.click(*middle)
    table.wait_after(before)
    assert table.line.said[-1]["move"] == advised
    expect(page.locator(TOLD)).to_have_count(0)


def test_a_hint_is_asked_for_and_followed_with_keys_alone(open_page: Opener) -> None:
    page, keys = open_page(lang="en-GB"), Keys()
    table, _ = sit_down(page, [human("Ana"), bot("child")])
    keys.press(table, button(page, HINT))
    assert told(page)
    page.wait_for_function("() => document.activeElement?.matches('[data-target]')")
    before = table.seq()
    page.keyboard.press("Enter")
    table.wait_after(before)
    assert table.line.said[-1]["move"] == counsel(table)["move"]
    # What is not wanted any more goes away, and can be asked for again.
    keys.press(table, button(page, HINT))
    told(page)
    keys.press(table, page.locator(TOLD).get_by_role("button"))
    expect(page.locator(TOLD)).to_have_count(0)
    keys.press(table, button(page, HINT))
    told(page)
    before = table.seq()
    keys.press(table, button(page, PLAY))
    table.wait_after(before)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_what_it_advises(open_page: Opener, game: str) -> None:
    page = open_page()
    if game in DICE:
        dicing, _ = sit_at_dice(page, [human("Ana"), bot("random")], game)
        expect(button(page, HINT)).to_be_disabled()  # dice wait, and then a question
        dicing.roll()
        a, b = dicing.question()
        expect(button(page, HINT)).to_be_disabled()
        dicing.answer(a * b)
        Dicing(page).ready()
    else:
        table, _ = sit_down(page, [human("Ana"), bot("random")], game)
    for _ in range(2):
        button(page, HINT).click()
        assert told(page)
        shown = page.locator(".aim, [data-area], .picked, [data-advised], .draft")
        expect(shown.first).to_be_visible()
        button(page, PLAY).click()
        expect(page.locator(TOLD)).to_have_count(0)
        if game in DICE:
            return
        assert sum(said["t"] == "where" for said in table.line.said) <= 2  # asked once a hint
        page.wait_for_function(_CAN, timeout=20_000)


def test_where_somebody_plays_from_afar_there_are_no_hints(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, [human("Ana"), open_seat("Bo")])
    page.keyboard.press("Escape")
    expect(button(page, re.compile("^Annuler$"))).to_be_visible()
    expect(button(page, HINT)).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "lang", "words"),
    [
        pytest.param(PHONE, "fr-FR", ("Tour", "Abandonner", "Oui, abandonner"), id="phone-fr"),
        pytest.param(DESKTOP, "en-GB", ("Turn", "Give up", "Yes, give up"), id="desktop-en"),
    ],
)
def test_a_game_is_reviewed_and_what_was_found_is_kept(
    open_page: Opener, size: dict[str, int], lang: str, words: tuple[str, str, str]
) -> None:
    touch = size is PHONE
    page = open_page(size=size, lang=lang, touch=touch)
    table, made = sit_down(page, [human("Ana"), bot("greedy")], board="tight")
    page.evaluate(BADLY, 5)
    table.ready()
    press(page, button(page, re.compile("^Menu$")), touch)
    press(page, button(page, re.compile(f"^{words[1]}$")), touch)
    press(page, button(page, re.compile(f"^{words[2]}$")), touch)
    page.locator("dialog[open] ol").wait_for()
    assert problems(page, lang) == []
    press(page, button(page, REVIEW), touch)
    page.locator("dialog progress").wait_for()
    page.reload()  # it can be left, and gone on with
    press(page, button(page, REVIEW), touch)
    page.locator(MISTAKE).first.wait_for(timeout=90_000)
    page.locator("dialog progress").wait_for(state="detached", timeout=90_000)
    mistakes = page.locator(MISTAKE)
    expect(mistakes.first).to_contain_text(words[0])
    costs = [_cost(text) for text in mistakes.locator(".chance").all_inner_texts()]
    assert costs == sorted(costs, reverse=True)
    assert 1 <= len(costs) <= 5
    assert problems(page, lang) == []

    press(page, mistakes.first, touch)
    page.locator(MARKED).first.wait_for()
    both = {one.get_attribute("data-marked") for one in page.locator(MARKED).all()}
    assert "better" in both
    assert problems(page, lang) == []
    board = page.locator(".felt").bounding_box()
    assert board is not None
    assert board["width"] > 0.55 * min(size["width"], size["height"])
    press(page, page.locator(".way.played"), touch)
    expect(page.locator(".way.played")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("PageDown")
    page.keyboard.press("Escape")  # back to the list
    expect(mistakes).to_have_count(len(costs))
    page.keyboard.press("Escape")
    press(page, button(page, re.compile("(fin de la partie|end of the game)$")), touch)
    expect(page.locator(MARKED)).to_have_count(0)

    # Kept: it is there at once on another device of Ana's.
    other = open_page()
    answer = other.evaluate(_LOOK, [made["match"], made["keys"][0]["token"]])
    assert (answer["done"], len(answer["marks"])) == (answer["total"], len(costs))


_LOOK = """async ([match, key]) => (await fetch(`/api/matches/${match}/review`,
  { headers: { Authorization: `Bearer ${key}` } })).json()"""


def _cost(text: str) -> int:
    before, after = (int(number) for number in re.findall(r"\d+", text))
    return before - after
