"""Before the game: options, seats, links that lead nowhere, a browser that remembers nothing."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener, Watch, bot, human, make_match, sit_down
from tests.browser.driver import CURTAIN, PIECE, Mouse, Table

CLICKS = Mouse()
_SENTENCE = re.compile(r"^\S.{15,}\.$")
# A browser that refuses to keep anything.
NO_STORAGE = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('refused', 'SecurityError'); } });"""


def _new_game(page: Page) -> None:
    page.locator('a[href="#/new/zigzag"]').click()
    page.locator("form").wait_for()


def _start(page: Page) -> None:
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.locator(".felt").wait_for()


@pytest.mark.parametrize(("size", "cells"), [("Serré", 11), ("Classique", 13), ("Grand", 15)])
def test_the_board_that_was_chosen(open_page: Opener, size: str, cells: int) -> None:
    page = open_page("/")
    _new_game(page)
    page.locator("form summary").click()
    page.get_by_text(size).click()
    _start(page)
    assert page.locator(".felt .cell").count() == cells * cells


def test_each_option_is_explained(open_page: Opener) -> None:
    page = open_page("/")
    _new_game(page)
    page.locator("form summary").click()
    options = page.locator("form details").locator("fieldset, .switch")
    assert options.count() >= 3
    for option in options.all():
        expect(option.locator("p")).to_have_text(_SENTENCE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_at_one_table(open_page: Opener, seats: int) -> None:
    page = open_page("/")
    _new_game(page)
    page.get_by_text("Sur cet appareil", exact=True).click()
    for _ in range(seats - 2):
        page.get_by_role("button", name="Ajouter une place").click()
    for seat in range(seats):
        page.get_by_label(f"Nom de la place {seat + 1}").fill("ABCD"[seat])
    expect(page.get_by_role("button", name="Ajouter une place")).to_have_count(int(seats < 4))
    _start(page)
    assert page.locator(".players .name").all_inner_texts() == list("ABCD"[:seats])
    expect(page.locator(CURTAIN)).to_contain_text("Je suis A")


def test_a_seat_can_be_taken_away(open_page: Opener) -> None:
    page = open_page("/")
    _new_game(page)
    page.get_by_role("button", name="Ajouter une place").click()
    expect(page.locator("form li")).to_have_count(3)
    page.get_by_role("button", name="Retirer la place 3").click()
    expect(page.locator("form li")).to_have_count(2)
    expect(page.get_by_role("button", name="Retirer la place")).to_have_count(0)


def test_the_level_that_was_chosen(open_page: Opener) -> None:
    page = open_page("/")
    _new_game(page)
    levels = page.get_by_role("group", name="Niveau")
    expect(levels.locator("label")).to_have_text(["Enfant", "Facile", "Moyen", "Fort", "Expert"])
    expect(levels.get_by_label("Facile")).to_be_checked()
    for level in ("Enfant", "Expert", "Fort"):  # each says in a line what it is like
        levels.get_by_text(level, exact=True).click()
        expect(levels.locator("p")).to_have_text(_SENTENCE)
    page.get_by_role("button", name="Ajouter une place").click()
    third = page.get_by_label("Qui est à la place 3 ?")
    expect(third).to_have_value("bot:strong")
    third.select_option("bot:child")
    expect(levels.locator("input:checked")).to_have_count(0)
    _start(page)
    expect(page.locator(".players .name").nth(1)).to_have_text("Fort")
    expect(page.locator(".players .name").nth(2)).to_have_text("Enfant")


def test_names_come_back(open_page: Opener) -> None:
    page = open_page("/")
    _new_game(page)
    page.get_by_label("Nom de la place 1").fill("Zoé")
    _start(page)
    expect(page.locator(".players .name").first).to_have_text("Zoé")
    page.goto("/#/new/zigzag")
    expect(page.get_by_label("Nom de la place 1")).to_have_value("Zoé")


def test_a_name_is_only_a_name(open_page: Opener) -> None:
    page = open_page("/")
    _new_game(page)
    nasty = "<img src=x onerror=alert(1)>{ $n }"
    page.get_by_label("Nom de la place 1").fill(nasty)
    _start(page)
    expect(page.locator(".players .name").first).to_have_text(nasty)


@pytest.mark.parametrize(
    "path",
    ["/#/m/nothing-here", "/#/m/nothing-here/abc", "/#/new/chess", "/#/rules/chess", "/#/x"],
)
def test_a_bad_link_says_so_and_leads_home(open_page: Opener, watch: Watch, path: str) -> None:
    watch.forgive("/api/")  # 404 and 403, as it should be
    page = open_page(path)
    home = page.get_by_role("link", name="Accueil").last
    expect(home).to_be_visible()
    expect(page.locator("main")).to_have_text(re.compile(r".{30}", re.DOTALL))
    home.click()
    expect(page.locator('a[href="#/new/zigzag"]')).to_be_visible()


def test_a_token_that_is_wrong_opens_nothing(open_page: Opener, watch: Watch) -> None:
    watch.forgive("/api/")
    page = open_page()
    made = make_match(page, [human("Ana"), bot()])
    other = open_page(f"/#/m/{made['match']}/AAAAAAAAAAAAAAAAAAAAAAAA")
    expect(other.locator("main")).to_contain_text("n’ouvre pas cette partie")
    assert other.locator(PIECE).count() == 0


def test_a_browser_without_storage_plays_all_the_same(open_page: Opener) -> None:
    page = open_page("/", script=NO_STORAGE, size=PHONE, touch=True)
    table = Table(page)
    _new_game(page)
    _start(page)
    table.one_move(CLICKS)
    table.ready()


def test_a_browser_without_storage_follows_a_link(open_page: Opener) -> None:
    host = open_page()
    _, made = sit_down(host, [human("Ana"), bot()])
    page = open_page(f"/#/m/{made['match']}/{made['watch']}", script=NO_STORAGE)
    expect(page.locator(".felt .piece")).to_have_count(1)


def test_a_game_leaves_the_list(open_page: Opener) -> None:
    page = open_page()
    make_match(page, [human("Ana"), bot()])
    page.goto("/")
    expect(page.get_by_text("Parties en cours")).to_be_visible()
    page.get_by_role("button", name="Retirer de la liste").click()
    page.get_by_role("button", name="Retirer", exact=True).click()
    expect(page.get_by_text("Parties en cours")).to_have_count(0)
    page.reload()
    page.locator('a[href="#/new/zigzag"]').wait_for()
    expect(page.get_by_text("Parties en cours")).to_have_count(0)
