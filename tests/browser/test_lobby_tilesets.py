"""Tile sets in the lobby: those of the game, and one of one's own, from its file to the rematch."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import AXE, DESKTOP, PHONE, Opener, Watch, human, make_match, open_seat
from tests.browser.driver import CURTAIN
from tests.browser.reading import violations

TWINS = ["0678"] * 6 + ["6789"] * 6 + ["0009"] * 12
OWN = "Un fichier à moi"
FILE = "input[type=file]"


def _lobby(page: Page, game: str = "half_dominoes") -> None:
    page.goto(f"/#/new/{game}")
    page.locator("form summary").click()


def _give(page: Page, names: list[str], name: str = "mes tuiles.txt") -> None:
    page.get_by_text(OWN).click()
    text = "tile\n" + "\n".join(names) + "\n# fin\n"
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.locator(FILE).set_input_files(file)  # type: ignore[arg-type]


def _play(page: Page) -> dict[str, Any]:
    """Press the button; what the page asks the server for."""
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.locator(".felt").wait_for()
    (one,) = [r for r in asked if r.url.endswith("/api/matches") and r.method == "POST"]
    wanted: dict[str, Any] = json.loads(one.post_data or "")
    return wanted


def test_the_games_own_sets_are_offered_with_a_sentence_each(open_page: Opener) -> None:
    page = open_page()
    _lobby(page)
    expect(page.get_by_label("Q6 : 90 tuiles")).to_be_checked()
    page.get_by_label("M4 : 70 tuiles").check()
    assert _play(page)["options"] == {"tileset": "M4"}
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_contain_text("M4 : 70 tuiles")


def test_what_is_as_usual_is_not_asked_for(open_page: Opener) -> None:
    page = open_page()
    _lobby(page)
    usual = page.get_by_label("Selon les joueurs", exact=True)
    expect(usual).to_be_checked()
    page.get_by_text("7", exact=True).click()
    expect(page.locator("form summary")).to_contain_text("Tuiles au départ")
    page.get_by_text("Selon les joueurs", exact=True).click()
    assert _play(page)["options"] == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_set_of_ones_own_from_its_file_to_the_rematch(
    open_page: Opener, size: dict[str, int]
) -> None:
    page = open_page(size=size)
    _lobby(page)
    _give(page, TWINS)
    chosen = page.locator("form fieldset").filter(has_text=OWN)
    expect(chosen).to_contain_text("mes tuiles.txt")
    expect(chosen).to_contain_text("24 tuiles, 3 sortes")
    assert _play(page)["options"] == {"tileset": TWINS}
    page.locator("button[data-piece]").first.wait_for()
    # A face that is no whole picture is put together; each part of it is drawn, as soon as
    # the faces have come.
    page.wait_for_function(
        """() => {
          const parts = [...document.querySelectorAll('button[data-piece] use')];
          return parts.length >= 8 * 5
            && parts.every((one) => document.querySelector(one.getAttribute('href')) !== null);
        }"""
    )
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.locator("dialog[open]")).to_contain_text("24 tuiles à soi")
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui, abandonner").click()
    page.get_by_role("button", name="Rejouer").click()
    expect(page.get_by_role("button", name="Résultat")).to_have_count(0)
    menu.click()
    expect(page.locator("dialog[open]")).to_contain_text("24 tuiles à soi")


def test_a_file_is_dropped(open_page: Opener) -> None:
    page = open_page()
    _lobby(page)
    carried = page.evaluate_handle(
        """names => {
          const carried = new DataTransfer();
          carried.items.add(new File([names.join('\\n')], 'boîte.txt', { type: 'text/plain' }));
          return carried;
        }""",
        TWINS,
    )
    field = page.locator("form fieldset").filter(has_text=OWN)
    field.dispatch_event("drop", {"dataTransfer": carried})
    expect(page.get_by_label(OWN)).to_be_checked()
    expect(field).to_contain_text("boîte.txt")
    assert _play(page)["options"] == {"tileset": TWINS}


def test_mistakes_are_listed_with_their_lines(open_page: Opener) -> None:
    page = open_page(size=PHONE)
    _lobby(page)
    _give(page, ["0123", "3012", "", "dame"])
    wrong = page.locator("form [role=status] li")
    expect(wrong).to_have_text([re.compile(r"Ligne 3.*3012.*0123"), re.compile(r"Ligne 5.*dame")])
    box, wide = wrong.first.bounding_box(), page.evaluate("innerWidth")
    assert box is not None
    assert box["x"] + box["width"] <= wide
    page.get_by_role("button", name="Jouer", exact=True).click()
    expect(page.locator("form [role=alert]")).to_contain_text("Choisissez le fichier")
    expect(page.locator(FILE)).to_be_focused()
    _give(page, TWINS)
    expect(page.locator("form [role=status]")).to_contain_text("24 tuiles")
    expect(page.locator("form [role=alert]")).to_have_count(0)
    _play(page)


def test_a_picture_is_no_tile_set(open_page: Opener) -> None:
    page = open_page()
    _lobby(page, "zigzag")
    page.get_by_text(OWN).click()
    picture = {"name": "photo.txt", "mimeType": "text/plain", "buffer": b"\x89PNG\0" * 50_000}
    for size in (1, 250_000):
        part: Any = {**picture, "buffer": picture["buffer"][: 40 * size]}
        page.locator(FILE).set_input_files(part)
        expect(page.locator("form [role=status] li")).to_have_text(
            re.compile("UTF-8" if size == 1 else "trop long")
        )


def test_a_set_is_taken_back(open_page: Opener) -> None:
    page = open_page()
    _lobby(page)
    _give(page, TWINS)
    page.get_by_label("M4 : 70 tuiles").check()
    page.get_by_label(OWN).check()
    expect(page.locator("form [role=status]")).to_contain_text("24 tuiles")  # it is still there
    page.get_by_role("button", name="Retirer").click()
    expect(page.get_by_label("Q6 : 90 tuiles")).to_be_checked()
    page.get_by_label(OWN).check()
    expect(page.locator("form [role=status]")).to_have_text("")
    page.get_by_label("Q6 : 90 tuiles").check()
    assert _play(page)["options"] == {"tileset": "Q6"}


def test_a_set_too_small_for_the_table_is_refused_when_it_starts(
    open_page: Opener, watch: Watch
) -> None:
    watch.forgive("/api/matches")
    page = open_page()
    _lobby(page)
    _give(page, TWINS[:10])
    expect(page.locator("form [role=status]")).to_contain_text("10 tuiles")
    page.get_by_role("button", name="Jouer", exact=True).click()
    expect(page.locator("form [role=alert]")).to_contain_text("au moins 17 tuiles")


def test_every_game_with_tile_sets_takes_a_file(open_page: Opener) -> None:
    page = open_page()
    _lobby(page, "zigzag")
    expect(page.get_by_label("Les 81 tuiles de la boîte")).to_be_checked()
    _give(page, ["1111"] * 30)
    expect(page.locator("form [role=status]")).to_contain_text("30 tuiles, toutes pareilles")
    assert _play(page)["options"] == {"tileset": ["1111"] * 30}
    page.locator("button[data-piece]").first.wait_for()


def test_who_is_invited_learns_by_which_options(open_page: Opener) -> None:
    host = open_page()
    seats = [human("Ana"), open_seat()]
    made = make_match(host, seats, "half_dominoes", tileset=TWINS, variant=2)
    guest = open_page(f"/#/m/{made['match']}/{made['invites'][0]['token']}", size=PHONE)
    told = guest.locator("main")
    expect(told).to_contain_text("2 : seule ou par deux")
    expect(told).to_contain_text("24 tuiles à soi")
    guest.get_by_role("button", name="Je joue").click()
    guest.locator("button[data-piece]").first.wait_for()


def test_the_result_where_the_fewest_win(open_page: Opener) -> None:
    page = open_page(size=PHONE)
    seats = [human("Ana"), human("Ben"), human("Zoé")]
    made = make_match(page, seats, "half_dominoes", tileset=["0006"] * 40, hand=6)
    page.goto(f"/#/m/{made['match']}")
    page.locator(CURTAIN).click()
    page.get_by_role("button", name="Les coups").click()
    expect(page.locator("dialog[open]")).to_contain_text("Chaque coup sera raconté ici.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui, abandonner").click()
    result = page.locator("dialog[open] ol li")
    expect(result).to_have_text([re.compile(f"{name}.*6 tuiles") for name in ("Ben", "Zoé", "Ana")])


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing(open_page: Opener, dark: bool) -> None:
    page = open_page(dark=dark)
    _lobby(page)
    for names in (["0123", "x"], TWINS):
        _give(page, names)
        expect(page.locator("form [role=status]")).to_contain_text("mes tuiles.txt")
        assert violations(page, AXE.read_text(encoding="utf-8")) == []


def test_the_file_on_the_disk_stays_readable(open_page: Opener, tmp_path: Path) -> None:
    """The same file, corrected, can be chosen again."""
    page = open_page()
    _lobby(page)
    page.get_by_text(OWN).click()
    file = tmp_path / "tuiles.txt"
    for text, said in (("12\n", "Ligne 1"), ("0123\n" * 30, "30 tuiles, toutes pareilles")):
        file.write_text(text, encoding="utf-8")
        page.locator(FILE).set_input_files(file)
        expect(page.locator("form [role=status]")).to_contain_text(said)
