"""Alone for the highest score: the way there, undo and redo, the day's challenge, the totals."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.alone import finish, gone_on, held, line, set_line
from tests.browser.conftest import (
    AXE,
    DESKTOP,
    LOOKS,
    LYING,
    PHONE,
    Opener,
    Watch,
    human,
    make_match,
)
from tests.browser.reading import small_targets, spills, untranslated, violations

NAME = "Maximilienne"
PANEL = ".players"
TOTAL = f"{PANEL} [data-counter=total]"
SOLO = "/#/solo/connexion"


def tool(page: Page, name: str) -> Locator:
    """A button of the bar under the table."""
    return page.get_by_role("toolbar").get_by_role("button", name=name)


def ready(page: Page) -> None:
    page.wait_for_function("() => window.takenIn?.hand?.pieces?.length > 0")
    page.get_by_role("toolbar").wait_for()


def begin(page: Page, challenge: bool = False, name: str = NAME) -> None:
    """From the lobby to the table."""
    page.goto(SOLO)
    page.get_by_label(re.compile("Votre nom|Your name")).fill(name)
    button = re.compile("défi|hallenge") if challenge else re.compile("Jouer seul|Play alone")
    page.get_by_role("button", name=button).click()
    ready(page)


def at(page: Page, ply: int) -> None:
    """Wait until so many moves stand."""
    page.wait_for_function("ply => window.takenIn.ply === ply", arg=ply)


def over(page: Page) -> Locator:
    """Play to the end, and wait for the result."""
    finish(page)
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name=re.compile("Rejouer|Play again")).wait_for()
    return dialog


def score(page: Page) -> int:
    return int(page.evaluate("window.takenIn.seats[0].score"))


def shown(number: int, lang: str = "fr") -> str:
    """A number as the page writes it."""
    return f"{number:,}" if lang == "en" else f"{number:,}".replace(",", "\u202f")


# -- the way there ----------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_from_the_first_page_to_a_table_of_one_s_own(open_page: Opener, touch: bool) -> None:
    page = open_page("/", size=PHONE if touch else DESKTOP, touch=touch)
    page.get_by_role("link", name=re.compile("Seul, pour le record")).first.click()
    page.get_by_role("button", name="Jouer seul").click()
    ready(page)
    assert page.evaluate("window.takenIn.hand.pieces.length") == 36
    expect(page.locator(TOTAL)).to_have_text("0")


def test_who_chooses_company_or_none_never_meets_an_error(open_page: Opener) -> None:
    page = open_page("/#/new/connexion")
    page.get_by_text("Seul, pour le record").click()
    page.get_by_role("button", name="Jouer seul").click()
    ready(page)
    page.goto("/#/new/connexion")
    page.get_by_text("Seul, pour le record").click()
    page.get_by_text("Sur cet appareil").click()
    expect(page.locator("form section li")).to_have_count(2)
    page.locator("form summary").click()
    # The number of players decides whether it is played alone: nobody is asked.
    assert page.locator(".options").get_by_role("switch").count() == 1
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.wait_for_function("() => window.takenIn?.seats?.length === 2")


def test_only_games_that_are_played_alone_offer_it(open_page: Opener) -> None:
    page = open_page("/#/new/zigzag")
    page.locator("form").wait_for()
    assert page.get_by_text("Seul, pour le record").count() == 0
    page.goto("/#/solo/zigzag")
    expect(page.locator("main")).to_contain_text("ne se joue pas seul")


def test_a_ruling_has_a_table_of_its_own(open_page: Opener) -> None:
    page = open_page(SOLO)
    expect(page.locator(".tables")).to_contain_text("4\u202f512")
    page.locator("form summary").click()
    page.locator(".options").get_by_role("switch").click()
    expect(page.locator(".tables")).to_contain_text("4\u202f275")
    expect(page.locator(".tables caption").first).to_contain_text("Au moins un côté d’accord")
    page.get_by_role("button", name="Jouer seul").click()
    ready(page)
    expect(page.locator("h1")).to_contain_text("Au moins un côté d’accord")


# -- undo and redo ----------------------------------------------------------------------------


def test_back_and_forth_with_buttons_and_keys(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    set_line(page, gone_on([], last=6))
    there = score(page)
    expect(page.locator(TOTAL)).to_contain_text(str(there))
    for wanted in (5, 4):
        tool(page, "Annuler").click()
        at(page, wanted)
    page.keyboard.press("Control+z")
    at(page, 3)
    page.keyboard.press("Control+y")
    at(page, 4)
    page.keyboard.press("Control+Shift+Z")
    at(page, 5)
    tool(page, "Refaire").click()
    at(page, 6)
    assert score(page) == there
    expect(tool(page, "Refaire")).to_be_disabled()
    page.reload()
    ready(page)
    for _ in range(6):
        page.keyboard.press("Control+z")
    at(page, 0)
    expect(tool(page, "Annuler")).to_be_disabled()
    page.keyboard.press("Control+y")
    at(page, 1)


def test_nobody_is_offered_help_that_there_is_none_of(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    labels = page.get_by_role("toolbar").get_by_role("button").all_inner_texts()
    assert not {"Indice", "Gagnable ?"} & {label.strip() for label in labels}
    page.get_by_role("button", name="Menu").click()
    texts = page.locator("dialog[open]").inner_text()
    assert "Statistiques" not in texts
    assert "donne" not in texts.replace("Abandonner", "")


# -- the challenge of the day -----------------------------------------------------------------


def test_the_day_s_challenge_begins_with_the_same_two_tiles(open_page: Opener) -> None:
    begun = []
    for _ in range(2):
        page = open_page()
        begin(page, challenge=True)
        expect(page.locator("h1")).to_contain_text("Le défi du jour")
        begun.append(line(page))
        expect(tool(page, "Annuler")).to_be_disabled()
        page.keyboard.press("Control+z")
        assert page.evaluate("window.takenIn.hand.pieces.length") == 34
        assert page.evaluate("window.takenIn.scene.pieces.length") == 2
    assert begun[0] == begun[1]
    assert len(begun[0]) == 2
    set_line(page, gone_on(begun[0], last=4))
    for _ in range(5):
        page.keyboard.press("Control+z")
    at(page, 2)
    expect(tool(page, "Annuler")).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_count(0)


# -- the end, the totals, and what was possible -----------------------------------------------


def test_the_result_shows_how_far_one_is_from_the_best_known(open_page: Opener) -> None:
    page = open_page()
    begin(page, name="Éloïse")
    dialog = over(page)
    reached = score(page)
    expect(dialog.locator("h2").first).to_have_text(re.compile(f"{shown(reached)}$"))
    possible = dialog.locator(".possible")
    expect(possible).to_contain_text("4\u202f512")
    expect(possible).to_contain_text(shown(4512 - reached))
    mine = dialog.locator("tr.mine")
    expect(mine).to_contain_text("Éloïse")
    expect(mine).to_contain_text(shown(reached))
    dialog.get_by_role("button", name="Rejouer").click()
    at(page, 0)
    page.goto(SOLO)
    expect(page.locator(".tables table").first).to_contain_text("Éloïse")


def test_who_plays_again_keeps_their_name(open_page: Opener) -> None:
    page = open_page()
    begin(page, name="Ben")
    made = make_match(page, [human("Zoé")], "connexion", solo=True)
    page.goto(f"/#/m/{made['match']}/{made['keys'][0]['token']}")
    page.wait_for_function("() => window.takenIn.seats[0].name === 'Zoé'")
    dialog = over(page)
    dialog.get_by_role("button", name="Rejouer").click()
    at(page, 0)
    assert page.evaluate("window.takenIn.seats[0].name") == "Zoé"


def test_tiles_of_one_s_own_are_played_again_with_the_same_tiles(open_page: Opener) -> None:
    page = open_page()
    own = ["6J1O5B2R4V3R", "6R1V4O5B3J2J", "6B4V1J5O2R3R"]
    made = make_match(page, [human(NAME)], "connexion", solo=True, tileset=own)
    page.goto(f"/#/m/{made['match']}/{made['keys'][0]['token']}")
    ready(page)
    set_line(page, [f"{tile}/0@{x},0" for x, tile in enumerate(own)])
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("ne se compare")
    dialog.get_by_role("button", name="Rejouer").click()
    at(page, 0)
    assert page.evaluate("window.takenIn.hand.pieces.length") == len(own)
    assert made["match"] not in page.url


def test_a_game_given_up_has_no_total(open_page: Opener) -> None:
    page = open_page()
    begin(page, name="Personne d’autre")
    set_line(page, gone_on([], last=5))
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog .danger").click()
    page.locator("dialog .danger").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("ne compte pas")
    assert dialog.locator(".possible, table").count() == 0
    page.goto(SOLO)
    page.locator(".tables table").first.wait_for()
    assert "Personne d’autre" not in page.locator(".tables").inner_text()


def test_what_the_challenge_would_have_brought_is_searched_for_and_kept(open_page: Opener) -> None:
    page = open_page()
    begin(page, challenge=True)
    dialog = over(page)
    possible = dialog.locator(".possible")
    expect(possible).to_contain_text(re.compile("cherche"))
    expect(possible.get_by_role("link")).to_be_visible(timeout=90_000)
    best = re.search(r"arrive à ([\d\u202f]+)", possible.inner_text())
    assert best is not None
    expect(dialog.locator("tr.computer")).to_contain_text(best[1])
    page.reload()
    page.locator(".tools button").first.click()
    again = page.locator("dialog[open] .possible")
    expect(again).to_contain_text(best[1])
    expect(again).not_to_contain_text("cherche")
    again.get_by_role("link").click()
    expect(page.locator(f"{PANEL} [data-counter=end]")).to_contain_text(best[1])


def test_a_game_of_the_table_can_be_gone_through(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    over(page)
    reached = score(page)
    other = open_page(SOLO, lang="en")
    row = other.locator(".tables tr", has_text=NAME).first
    row.get_by_role("link").click()
    other.get_by_role("slider").wait_for()
    expect(other.locator("h1")).to_contain_text(NAME)
    expect(other.locator(f"{PANEL} [data-counter=end]")).to_have_text(shown(reached, "en"))
    other.keyboard.press("Home")
    expect(other.locator("[data-piece]")).to_have_count(0)
    other.keyboard.press("ArrowRight")
    expect(other.locator("[data-piece]")).to_have_count(1)
    other.get_by_role("button", name="One move on").click()
    expect(other.locator("[data-piece]")).to_have_count(2)
    other.get_by_role("button", name="One move back").click()
    expect(other.locator("[data-piece]")).to_have_count(1)
    other.keyboard.press("End")
    expect(other.locator("[data-piece]")).to_have_count(36)
    expect(other.locator(TOTAL)).to_contain_text(shown(reached, "en"))
    assert other.get_by_role("button", name="Play from here").count() == 0
    other.keyboard.press("Escape")
    other.locator(".tables").wait_for()


def test_a_running_game_is_nobody_s_to_see(open_page: Opener, watch: Watch) -> None:
    watch.forgive("404")
    page = open_page()
    begin(page)
    set_line(page, gone_on([], last=5))
    match = held(page)["match"]
    other = open_page(f"/#/replay/connexion/{match}")
    expect(other.locator("main")).to_contain_text("Il n’y a rien ici")


# -- how it looks -----------------------------------------------------------------------------


def screens(page: Page, made: dict[str, Any]) -> Any:
    """The screens of who plays alone, one after the other."""
    page.goto(SOLO)
    page.locator(".tables table").first.wait_for()
    yield "lobby", False
    page.goto(f"/#/m/{made['match']}/{made['keys'][0]['token']}")
    ready(page)
    yield "table", True
    finish(page)
    page.locator("dialog[open] .possible a").wait_for()
    page.locator("dialog[open] tr.mine").wait_for()
    yield "result", False
    page.locator("dialog[open] .possible a").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("20")
    expect(page.locator("[data-piece]")).to_have_count(20)
    yield "replay", True


@LOOKS
def test_every_screen_fits_and_can_be_used(
    open_page: Opener, size: dict[str, int], lang: str, dark: bool
) -> None:
    axe = AXE.read_text("utf-8")
    page = open_page(size=size, lang=lang, dark=dark, touch=size in (PHONE, LYING))
    name = f"{NAME} {size['width']} {lang}"
    made = make_match(page, [human(name)], "connexion", solo=True)
    found = []
    for screen, whole in screens(page, made):
        problems = spills(page, whole=whole, name=name) + small_targets(page)
        problems += violations(page, axe) + untranslated(page, lang)
        found += [f"{screen}: {one}" for one in problems]
    assert not found, "\n".join(found)
