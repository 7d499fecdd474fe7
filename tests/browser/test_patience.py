"""A patience around its table: deals, undo and redo, bookmarks, statistics on the device."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.cards import CARD, Cards, deal
from tests.browser.conftest import AXE, DESKTOP, LOOKS, PHONE, Opener, Watch
from tests.browser.driver import Keys
from tests.browser.reading import small_targets, spills, untranslated, violations
from tests.browser.test_lobby import NO_STORAGE

PANEL = ".players"


def sit(
    open_page: Opener,
    *,
    touch: bool = False,
    number: str = "17",
    dialect: str = "classic",
    **how: Any,
) -> Cards:
    page = open_page(**{"size": PHONE if touch else DESKTOP, "touch": touch, **how})
    return deal(page, number, dialect=dialect, touch=touch)


def tool(page: Page, name: str) -> Locator:
    """A button of the bar under the table."""
    return page.get_by_role("toolbar").get_by_role("button", name=name)


def play(cards: Cards, count: int) -> list[dict[str, tuple[int, int]]]:
    """Make so many moves that score; says how the cards lay before, after the first …"""
    lay = [cards.lies()]
    for _ in range(count):
        best = max(cards.moves(), key=lambda move: int(move.get("points", 0)))
        cards.play(best["move"])
        lay.append(cards.lies())
    return lay


def go(cards: Cards, press: Any) -> dict[str, tuple[int, int]]:
    """Do what changes the line, and read the table when it is answered."""
    before = cards.state()["seq"]
    press()
    cards.answered(before)
    return cards.lies()


def go_elsewhere(cards: Cards) -> dict[str, tuple[int, int]]:
    """Take the last move back, and make another."""
    made = cards.state()["log"][-1]["told"]["move"]
    go(cards, tool(cards.page, "Annuler").click)
    cards.play(next(one["move"] for one in cards.moves() if one["move"] != made))
    return cards.lies()


def moves_shown(page: Page) -> Locator:
    return page.locator(f"{PANEL} [data-counter=moves]")


def marks(page: Page) -> None:
    """Open the bookmarks, where they do not stand beside the table."""
    button = page.get_by_role("toolbar").locator(".marks")
    if button.is_visible():
        button.click()
        page.locator("dialog[open]").wait_for()


# -- to a deal --------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_from_the_first_page_to_the_first_move(open_page: Opener, touch: bool) -> None:
    page = open_page("/", size=PHONE if touch else DESKTOP, touch=touch)
    page.locator('a[href="#/new/maze"]').click()
    page.get_by_role("button", name="Nouvelle donne").click()
    cards = Cards(page, touch)
    page.locator(CARD).first.wait_for()
    page.wait_for_function("() => window.takenIn.hand?.targets.length > 0")
    play(cards, 1)
    expect(moves_shown(page)).to_have_text("1")


@pytest.mark.parametrize("typed", ["17", " 0017 "])
def test_a_deal_by_its_number(open_page: Opener, typed: str) -> None:
    wanted = sit(open_page).lies()
    page = open_page("/#/new/maze")
    page.get_by_label("Une donne par son numéro").fill(typed)
    page.keyboard.press("Enter")
    page.locator(CARD).first.wait_for()
    assert Cards(page).lies() == wanted
    expect(page.locator(PANEL)).to_contain_text("17")


def test_any_word_is_a_deal(open_page: Opener) -> None:
    lies = []
    for _ in range(2):
        page = open_page("/#/new/maze")
        page.get_by_label("Une donne par son numéro").fill("été à Brest")
        page.keyboard.press("Enter")
        page.locator(CARD).first.wait_for()
        lies.append(Cards(page).lies())
    assert lies[0] == lies[1]


def test_a_deal_needs_a_name(open_page: Opener) -> None:
    page = open_page("/#/new/maze")
    page.get_by_label("Une donne par son numéro").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("numéro")


def test_a_deal_is_shared_as_a_link(open_page: Opener) -> None:
    page = open_page("/#/new/maze")
    page.get_by_text("Anneau", exact=True).click()
    page.get_by_label("Une donne par son numéro").fill("a/b ?")
    page.keyboard.press("Enter")
    page.locator(CARD).first.wait_for()
    page.locator(PANEL).get_by_role("button").first.click()
    address = page.locator("dialog input").input_value()
    assert address.endswith("#/deal/maze/a%2Fb%20%3F?dialect=ring")
    other = open_page(address, lang="en")
    expect(other.locator("main")).to_contain_text("Ring")
    other.get_by_role("button", name="Play").click()
    other.locator(CARD).first.wait_for()
    assert Cards(other).lies() == Cards(page).lies()
    assert Cards(other).state()["scene"] == Cards(page).state()["scene"]


@pytest.mark.parametrize(
    "path",
    [
        "/#/deal/maze/17?dialect=square",
        "/#/deal/maze/17?colour=red",
        "/#/deal/maze/%E9",
        "/#/deal/maze",
        "/#/deal/chess/17",
        "/#/deal/zigzag/17",
        "/#/stats/chess",
    ],
)
def test_a_bad_link_to_a_deal_says_so(open_page: Opener, watch: Watch, path: str) -> None:
    watch.forgive("/api/")
    page = open_page(path)
    expect(page.locator("main")).to_have_text(re.compile(r".{30}", re.DOTALL))
    page.get_by_role("link", name="Accueil").last.click()
    expect(page.locator('a[href="#/new/maze"]')).to_be_visible()


def test_a_deal_that_was_begun_is_gone_on_with(open_page: Opener) -> None:
    page = open_page("/#/new/maze")
    page.get_by_label("Une donne par son numéro").fill("17")
    page.keyboard.press("Enter")
    page.locator(CARD).first.wait_for()
    page.wait_for_function("() => window.takenIn.hand?.targets.length > 0")
    lay = play(Cards(page), 2)[-1]
    page.goto("/#/deal/maze/17")
    page.get_by_role("button", name="Continuer").click()
    page.locator(CARD).first.wait_for()
    assert Cards(page).lies() == lay
    page.goto("/#/")
    expect(page.locator("section li a").first).to_contain_text("Donne 17")


# -- undo and redo ----------------------------------------------------------------------------


def _buttons(page: Page) -> tuple[Any, Any]:
    return tool(page, "Annuler").click, tool(page, "Refaire").click


def _taps(page: Page) -> tuple[Any, Any]:
    return tool(page, "Annuler").tap, tool(page, "Refaire").tap


def _keys(page: Page) -> tuple[Any, Any]:
    press = page.keyboard.press
    return lambda: press("Control+z"), lambda: press("Control+y")


def _other_keys(page: Page) -> tuple[Any, Any]:
    press = page.keyboard.press
    return lambda: press("Control+z"), lambda: press("Control+Shift+z")


@pytest.mark.parametrize("hand", [_buttons, _taps, _keys, _other_keys])
def test_moves_are_taken_back_and_made_again(open_page: Opener, hand: Any) -> None:
    cards = sit(open_page, touch=hand is _taps)
    back, forth = hand(cards.page)
    lay = play(cards, 3)
    for step in (2, 1, 0):
        assert go(cards, back) == lay[step]
    expect(tool(cards.page, "Annuler")).to_be_disabled()
    for step in (1, 2, 3):
        assert go(cards, forth) == lay[step]
    expect(tool(cards.page, "Refaire")).to_be_disabled()


def test_holding_the_button_goes_to_the_start(open_page: Opener) -> None:
    cards = sit(open_page)
    lay = play(cards, 4)
    tool(cards.page, "Annuler").hover()
    cards.page.mouse.down()
    expect(tool(cards.page, "Annuler")).to_be_disabled()
    cards.page.mouse.up()
    expect(moves_shown(cards.page)).to_have_text("0")
    assert cards.lies() == lay[0]


def test_a_new_move_takes_the_place_of_what_was_taken_back(open_page: Opener) -> None:
    cards = sit(open_page)
    play(cards, 2)
    go_elsewhere(cards)
    expect(tool(cards.page, "Refaire")).to_be_disabled()


def test_what_was_taken_back_survives_closing_the_page(open_page: Opener) -> None:
    cards = sit(open_page)
    lay = play(cards, 3)
    go(cards, tool(cards.page, "Annuler").click)
    go(cards, tool(cards.page, "Annuler").click)
    cards.page.reload()
    cards.page.locator(CARD).first.wait_for()
    assert cards.lies() == lay[1]
    go(cards, tool(cards.page, "Refaire").click)
    assert go(cards, tool(cards.page, "Refaire").click) == lay[3]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_the_deal_is_begun_again_and_nothing_is_lost(open_page: Opener, touch: bool) -> None:
    cards = sit(open_page, touch=touch)
    lay = play(cards, 3)
    marks(cards.page)
    assert go(cards, cards.page.get_by_role("button", name="Tout au début").click) == lay[0]
    marks(cards.page)
    assert go(cards, cards.page.get_by_role("button", name="Tout à la fin").click) == lay[3]


# -- bookmarks --------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_bookmark_leads_back_from_anywhere(open_page: Opener, touch: bool) -> None:
    cards = sit(open_page, touch=touch)
    page = cards.page
    marked = play(cards, 2)[-1]
    score = int(cards.state()["seats"][0]["score"])
    marks(page)
    page.get_by_role("button", name="Poser un repère ici").click()
    expect(page.get_by_role("button", name="Poser un repère ici")).to_be_disabled()
    if touch:
        page.keyboard.press("Escape")
    elsewhere = go_elsewhere(cards)
    page.reload()
    page.locator(CARD).first.wait_for()
    marks(page)
    assert go(cards, page.get_by_role("button", name=f"Coup 2, {score} points").click) == marked
    marks(page)
    assert go(cards, page.get_by_role("button", name="D’où vous veniez").click) == elsewhere
    marks(page)
    for _ in range(2):
        page.get_by_role("button", name="Retirer ce repère").first.click()
    expect(page.get_by_role("button", name="Retirer ce repère")).to_have_count(0)


# -- the panel --------------------------------------------------------------------------------


def test_the_score_and_its_change(open_page: Opener) -> None:
    cards = sit(open_page, lang="en")
    start = int(cards.state()["seats"][0]["score"])
    best = max(cards.moves(), key=lambda move: int(move.get("points", 0)))
    cards.play(best["move"])
    gained = int(best["points"])
    panel = cards.page.locator(PANEL)
    expect(panel).to_contain_text(re.compile(rf"{start + gained}.*48"))
    expect(panel).to_contain_text(f"+{gained}")
    expect(panel).to_contain_text("Moves")
    assert not re.search(r"\d:\d\d", panel.inner_text()), "nobody is pressed for time"


def test_four_colours(open_page: Opener) -> None:
    page = sit(open_page).page
    drawn = (
        "suit => getComputedStyle(document.documentElement).getPropertyValue(`--${suit}`).trim()"
    )
    suits = ["club", "diamond", "heart", "spade"]
    assert len({page.evaluate(drawn, suit) for suit in suits}) == 2
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_text("Quatre couleurs", exact=True).click()
    assert len({page.evaluate(drawn, suit) for suit in suits}) == 4
    page.reload()
    assert len({page.evaluate(drawn, suit) for suit in suits}) == 4


def test_who_watches_sees_the_table_and_the_deal(open_page: Opener) -> None:
    cards = sit(open_page)
    cards.page.get_by_role("button", name="Menu").click()
    cards.page.get_by_text("Inviter à regarder").click()
    address = cards.page.locator("dialog input").first.input_value()
    page = open_page(address)
    page.locator(CARD).first.wait_for()
    assert Cards(page).lies() == cards.lies()
    expect(page.locator(PANEL)).to_contain_text("17")
    expect(page.get_by_role("toolbar")).to_have_count(0)


# -- the end, and the statistics --------------------------------------------------------------


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog .danger").click()
    page.locator("dialog .danger").click()
    page.locator("dialog[open] ol").wait_for()


def figure(page: Page, name: str) -> Locator:
    return page.locator("dl > div").filter(has=page.get_by_text(name, exact=True)).locator("dd")


def test_giving_up(open_page: Opener) -> None:
    cards = sit(open_page)
    play(cards, 1)
    give_up(cards.page)
    dialog = cards.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Vous avez abandonné")
    expect(dialog).to_contain_text("Donne 17")
    dialog.get_by_role("button", name="Donne 18").click()
    expect(cards.page.locator(PANEL)).to_contain_text("18")
    cards.page.locator(CARD).first.wait_for()
    assert Cards(cards.page).state()["seq"] == 0


def test_the_same_deal_again(open_page: Opener) -> None:
    cards = sit(open_page)
    lay = play(cards, 1)
    give_up(cards.page)
    cards.page.get_by_role("button", name="Rejouer cette donne").click()
    expect(cards.page.locator("dialog")).to_have_count(0)
    expect(moves_shown(cards.page)).to_have_text("0")
    assert cards.lies() == lay[0]


def test_looking_at_a_deal_is_not_playing_it(open_page: Opener) -> None:
    cards = sit(open_page)
    give_up(cards.page)
    cards.page.goto("/#/stats/maze")
    expect(figure(cards.page, "jouées")).to_have_text("0")


def test_the_statistics_leave_the_device_as_a_file_and_come_back(
    open_page: Opener, tmp_path: Path
) -> None:
    cards = sit(open_page)
    page = cards.page
    play(cards, 1)
    give_up(page)
    page.goto("/#/stats/maze")
    expect(figure(page, "jouées")).to_have_text("1")
    expect(page.get_by_role("row").nth(1)).to_contain_text("17")
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer").click()
    file = tmp_path / "stats.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["plays"][0]["deal"] == "17"

    def add(path: Path, answer: str) -> None:
        page.locator("input[type=file]").set_input_files(path)
        expect(page.get_by_role("status")).to_contain_text(answer)

    add(file, "Rien de nouveau")
    page.get_by_role("button", name="Tout effacer").click()
    page.get_by_role("button", name="Garder").click()
    expect(figure(page, "jouées")).to_have_text("1")
    page.get_by_role("button", name="Tout effacer").click()
    page.locator(".sure").get_by_role("button", name="Tout effacer").click()
    expect(figure(page, "jouées")).to_have_text("0")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(file.read_text("utf-8").replace('"match"', '"watch"'), "utf-8")
    add(wrong, "ne contient pas de statistiques")
    expect(figure(page, "jouées")).to_have_text("0")
    add(file, "Une partie ajoutée")
    page.reload()
    expect(figure(page, "jouées")).to_have_text("1")


def test_a_deal_taken_off_the_list_is_lost(open_page: Opener) -> None:
    page = open_page("/#/new/maze")
    page.get_by_role("button", name="Nouvelle donne").click()
    page.locator(CARD).first.wait_for()
    page.wait_for_function("() => window.takenIn.hand?.targets.length > 0")
    play(Cards(page), 1)
    page.goto("/#/new/maze")
    page.get_by_role("button", name="Retirer de la liste").click()
    page.get_by_role("button", name="Retirer", exact=True).click()
    page.get_by_role("link", name="Statistiques").click()
    expect(figure(page, "gagnées, des finies")).to_have_text(re.compile(r"^0\s?%$"))
    expect(figure(page, "en cours")).to_have_text("0")


# -- the solver -------------------------------------------------------------------------------

SLOWLY = 60_000  # ms: a solver may share the machine with other tests


def hint(page: Page) -> None:
    """Press the button until a hint lies on the table: a busy machine may know none at first."""
    for _ in range(SLOWLY // 6_000):
        tool(page, "Indice").click()
        try:
            expect(tool(page, "Jouer")).to_be_visible(timeout=6_000)
        except AssertionError:
            continue
        return
    expect(tool(page, "Jouer")).to_be_visible()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_hint_is_shown_and_played_by_a_second_press(open_page: Opener, touch: bool) -> None:
    cards = sit(open_page, touch=touch)
    page = cards.page
    hint(page)
    said = page.locator(".advice p").first.inner_text()
    assert re.match(r"Conseil.*en [a-f][1-9]\.", said)
    expect(page.locator(".felt .hint").first).to_be_visible()
    assert cards.state()["seq"] == 0, "a hint is not a move"
    place = re.findall(r"[a-f][1-9]", said)[-1]
    go(cards, tool(page, "Jouer").click)
    assert cards.state()["log"][-1]["told"]["move"].endswith("@" + place)
    expect(page.locator(".felt .hint")).to_have_count(0)
    expect(tool(page, "Indice")).to_be_enabled()


def test_it_is_told_whether_it_can_still_be_won(open_page: Opener) -> None:
    cards = sit(open_page)
    page = cards.page
    judge = tool(page, "Gagnable")
    judge.click()
    won = page.get_by_role("status").filter(has_text=re.compile(r"Gagnable.* \d+ coups"))
    expect(won).to_be_visible(timeout=SLOWLY)
    play(cards, 1)
    expect(won).to_be_visible(timeout=SLOWLY)
    page.reload()
    expect(judge).to_have_attribute("aria-pressed", "true")
    expect(won).to_be_visible(timeout=SLOWLY)
    judge.click()
    expect(won).to_have_count(0)


def test_a_deal_that_is_lost_says_so_and_why(open_page: Opener) -> None:
    cards = sit(open_page, number="195", dialect="ring")
    page = cards.page
    tool(page, "Gagnable").click()
    why = "perdue d’avance : aucune suite ne peut plus commencer à la première place."
    expect(page.get_by_role("status").filter(has_text=why)).to_be_visible(timeout=SLOWLY)
    tool(page, "Indice").click()
    expect(page.locator(".advice").filter(has_text=why)).to_be_visible(timeout=SLOWLY)
    expect(tool(page, "Jouer")).to_have_count(0)
    page.locator(f"{PANEL} button").filter(has_text="Par").click()
    expect(page.get_by_text("elle n’a pas de par")).to_be_visible(timeout=SLOWLY)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Autre donne").click()
    expect(page).to_have_url(re.compile("#/new/maze$"))


def test_a_very_long_name_of_a_deal_stays_in_its_place(open_page: Opener) -> None:
    name = "1" * 80
    page = sit(open_page, touch=True, number=name).page
    assert not spills(page, name=name)
    page.goto("/#/new/maze")
    page.locator(".seats").first.wait_for()
    assert not spills(page)


def show(page: Page) -> None:
    hint(page)
    page.get_by_role("button", name="Voir comment").click()
    page.get_by_role("group", name="Voir comment").wait_for(timeout=SLOWLY)


def test_the_demo_goes_forwards_and_backwards(open_page: Opener) -> None:
    cards = sit(open_page)
    page, before = cards.page, cards.lies()
    show(page)
    where = page.get_by_role("slider")
    expect(where).not_to_have_value("0")  # it plays by itself
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    assert cards.lies() == before
    page.get_by_role("button", name="Un coup en avant").click()
    first = cards.lies()
    assert first != before
    page.keyboard.press("End")
    last = int(where.get_attribute("max") or 0)
    expect(where).to_have_value(str(last))
    expect(page.locator(f"{PANEL} [data-counter=score]")).to_have_text(re.compile(r"^48"))
    where.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert cards.lies() == first
    assert cards.state()["seq"] == 0, "a demo is not played"
    page.get_by_role("button", name="Quitter la démonstration").click()
    assert cards.lies() == before
    play(cards, 1)


def test_a_demo_is_played_on_from(open_page: Opener) -> None:
    cards = sit(open_page)
    page = cards.page
    show(page)
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    for _ in range(3):
        page.get_by_role("button", name="Un coup en avant").click()
    shown = cards.lies()
    assert go(cards, page.get_by_role("button", name="Jouer d’ici").click) == shown
    expect(moves_shown(page)).to_have_text("3")
    for _ in range(3):
        go(cards, tool(page, "Annuler").click)


def win(page: Page) -> None:
    """Play the solver's line to its end."""
    show(page)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.get_by_role("button", name="Jouer d’ici").click()
    page.get_by_role("heading", name="Réussi").wait_for(timeout=SLOWLY)


@pytest.mark.parametrize("asked", [False, True], ids=["par at the end", "par asked for before"])
def test_a_deal_is_won(open_page: Opener, asked: bool) -> None:
    page = sit(open_page).page
    if asked:
        page.locator(PANEL).get_by_role("button", name="Par").click()
        page.get_by_role("dialog").get_by_role("listitem").first.wait_for(timeout=SLOWLY)
        page.keyboard.press("Escape")
    win(page)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("48 points")
    moves = re.search(r"(\d+) coups(?! )", dialog.locator("ol").inner_text())
    assert moves
    expect(dialog.locator(".stars.big")).to_be_visible(timeout=SLOWLY)
    expect(dialog).to_contain_text(re.compile(r"Par.*\d+ coups"))
    stars = dialog.locator(".stars.big").get_attribute("aria-label") or ""
    page.goto("/#/stats/maze")
    expect(page.get_by_role("row").nth(1).get_by_label(stars)).to_be_visible()
    expect(figure(page, "gagnées")).to_have_text("1")
    expect(figure(page, "victoires de suite")).to_have_text("1")
    expect(page.get_by_role("row").nth(1).get_by_role("cell").nth(1)).to_have_text(moves[1])


def test_the_deal_of_the_day(open_page: Opener) -> None:
    page = open_page("/#/new/maze")
    page.get_by_role("button", name="Jouer La donne du jour").click()
    page.locator(CARD).first.wait_for()
    page.goto("/#/new/maze")
    page.get_by_role("button", name="Continuer La donne du jour").click()
    page.locator(CARD).first.wait_for()
    win(page)
    page.goto("/#/new/maze")
    expect(page.locator(".ways")).to_contain_text("réussie en")
    page.goto("/#/stats/maze")
    expect(figure(page, "jours de suite")).to_have_text("1")


def test_par_is_told_when_it_is_asked_for(open_page: Opener) -> None:
    page = sit(open_page).page
    page.locator(PANEL).get_by_role("button", name="Par").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(re.compile(r"Par.*\d+ coups"), timeout=SLOWLY)
    expect(dialog.get_by_role("listitem")).to_have_count(3)


# -- every screen -----------------------------------------------------------------------------


TABLES = {"table", "judged", "hint", "demo"}  # nothing of them may need scrolling


def screens(page: Page) -> Any:
    """The screens of a patience, one after the other."""
    page.goto("/#/new/maze")
    page.locator(".ways").wait_for()
    yield "deals"
    page.goto("/#/deal/maze/2026-02-28?dialect=ring")
    page.locator(".ways").wait_for()
    yield "a deal by link"
    cards = deal(page, "17")
    yield "table"
    tools = page.get_by_role("toolbar").get_by_role("button")
    tools.nth(3).click()
    page.locator(".advice .button").wait_for(timeout=SLOWLY)
    yield "judged"
    tools.nth(2).click()
    page.locator(".felt .hint").first.wait_for(timeout=SLOWLY)
    yield "hint"
    page.locator(".advice .button").click()
    page.locator(".demo").wait_for(timeout=SLOWLY)
    page.keyboard.press("End")
    yield "demo"
    page.keyboard.press("Escape")
    play(cards, 2)
    go(cards, lambda: page.keyboard.press("Control+z"))
    marks(page)
    page.get_by_role("button", name=re.compile("Poser un repère|Put a bookmark")).click()
    page.get_by_role("button", name=re.compile("Retirer ce|Remove this")).wait_for()
    yield "bookmarks"
    page.keyboard.press("Escape")
    page.locator(f"{PANEL} button").first.click()
    page.locator("dialog[open] input").wait_for()
    yield "sharing"
    page.keyboard.press("Escape")
    page.locator(".tools button").last.click()
    for summary in page.locator("dialog summary").all():
        summary.click()
    yield "menu"
    page.locator("dialog .danger").click()
    yield "giving up"
    page.locator("dialog .danger").click()
    page.locator("dialog[open] ol").wait_for()
    yield "result"
    page.goto("/#/stats/maze")
    page.locator("table").wait_for()
    page.locator(".danger").click()
    yield "statistics"


@LOOKS
def test_every_screen_fits_and_can_be_used(
    open_page: Opener, size: dict[str, int], lang: str, dark: bool
) -> None:
    axe = AXE.read_text("utf-8")
    page = open_page(size=size, lang=lang, dark=dark, touch=size is not DESKTOP)
    found = []
    for screen in screens(page):
        problems = spills(page, whole=screen in TABLES) + small_targets(page)
        problems += violations(page, axe) + untranslated(page, lang)
        found += [f"{screen}: {one}" for one in problems]
    assert not found, "\n".join(found)


def test_a_browser_without_storage_plays_all_the_same(open_page: Opener) -> None:
    page = open_page("/#/new/maze", script=NO_STORAGE)
    page.get_by_role("button", name="Nouvelle donne").click()
    page.locator(CARD).first.wait_for()
    page.wait_for_function("() => window.takenIn.hand?.targets.length > 0")
    cards = Cards(page)
    lay = play(cards, 2)
    assert go(cards, tool(page, "Annuler").click) == lay[1]
    assert go(cards, tool(page, "Refaire").click) == lay[2]
    give_up(page)
    page.get_by_role("link", name="Statistiques").click()
    expect(figure(page, "jouées")).to_have_text("1")


def test_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page("/")
    Keys.tab_to(page, page.locator('a[href="#/new/maze"]'))
    page.keyboard.press("Enter")
    page.locator(".ways").wait_for()
    Keys.tab_to(page, page.get_by_role("button", name="Nouvelle donne"))
    page.keyboard.press("Enter")
    page.locator(CARD).first.wait_for()
    Keys.tab_to(page, page.locator(f"{PANEL} button").first)
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    Keys.tab_to(page, page.get_by_role("button", name="Poser un repère ici"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Coup 0")).to_be_visible()
