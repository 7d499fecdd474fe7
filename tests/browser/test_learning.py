"""My tables: what this device knows of its times tables, as a map, in studs and as a file."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AXE, DESKTOP, PHONE, Opener
from tests.browser.driver import Keys
from tests.browser.reading import small_targets, spills, untranslated, violations

HEAD = "factor1,factor2,asked,right,median_ms,last,recent"
ROWS = [
    "2,3,3,3,900,2026-11-30,rrr",  # known
    "3,2,1,1,1500,2026-11-28,r",
    "7,8,2,0,,2026-11-29,ww",  # to practise
    "9,9,1,1,8000,2026-11-27,r",  # nearly known
]
FILE = "\n".join([HEAD, *ROWS, ""])
LARGE = "\n".join([HEAD, *ROWS, "12,12,5,4,2400,2026-11-30,rrwrr", ""])


def choose(page: Page, text: str, name: str = "Zoé.csv") -> None:
    file: Any = {"name": name, "mimeType": "text/csv", "buffer": text.encode()}
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_role("status")).not_to_be_empty()


@pytest.mark.parametrize(
    ("size", "lang", "dark"),
    [
        pytest.param(PHONE, "fr", False, id="phone-fr-day"),
        pytest.param(PHONE, "en", True, id="phone-en-night"),
        pytest.param(DESKTOP, "en", False, id="desktop-en-day"),
    ],
)
def test_it_fits_and_can_be_used(
    open_page: Opener, size: dict[str, int], lang: str, dark: bool
) -> None:
    axe = AXE.read_text("utf-8")
    page = open_page("/#/tables", size=size, lang=lang, dark=dark, touch=size is not DESKTOP)
    cells = page.locator("[data-fact]")
    found: list[str] = []

    def check(where: str) -> None:
        problems = spills(page) + small_targets(page) + violations(page, axe)
        found.extend(f"{where}: {one}" for one in problems + untranslated(page, lang))

    cells.first.wait_for()
    assert cells.count() == 64
    check("nothing yet")
    choose(page, LARGE)
    assert cells.count() == 121  # somebody met 12
    check("something known")
    page.locator('[data-fact="12x12"]').click()
    expect(page.locator("dialog .stud")).to_have_count(144)
    check("the largest fact")
    page.keyboard.press("Escape")
    page.locator(".danger").click()
    check("really?")
    page.goto("/#/")
    page.locator('a[href="#/tables"]').wait_for()
    check("home")
    assert not found, "\n".join(found)


def test_by_keyboard_from_file_to_file(open_page: Opener, tmp_path: Path) -> None:
    page = open_page("/#/tables", lang="fr")
    expect(page).to_have_title("Mes tables · Pavage")
    choose(page, FILE)
    expect(page.get_by_role("status")).to_have_text("4 calculs mis à jour.")
    # Each cell says its level; 3 × 4 and 4 × 3 are one.
    for fact, said in {
        "2x3": "2 × 3 = 6 : su",
        "3x2": "3 × 2 = 6 : su",
        "8x7": "8 × 7 = 56 : à travailler",
        "9x9": "9 × 9 = 81 : presque su",
        "5x5": "5 × 5 = 25 : pas encore demandé",
    }.items():
        expect(page.locator(f'[data-fact="{fact}"]')).to_have_attribute("aria-label", said)
    expect(page.locator(".next button").first).to_contain_text("7 × 8")

    # The Tab key comes to the table once, the arrows walk in it.
    Keys.tab_to(page, page.locator('[data-fact="2x2"]'))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-fact="2x3"]')).to_be_focused()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog")
    expect(dialog.locator("h2")).to_have_text("2 × 3 = 6")
    expect(dialog.locator(".stud")).to_have_count(6)
    expect(dialog.locator(".rows")).to_have_text("2 rangées de 3 plots : 6")
    expect(dialog.locator("dd")).to_have_text(["3 fois", "3 fois", "0,9 s", "30 novembre 2026"])
    Keys.tab_to(page, dialog.get_by_role("button", name="Tourner"))
    page.keyboard.press("Enter")
    expect(dialog.locator(".rows")).to_have_text("3 rangées de 2 plots : 6")
    expect(dialog.locator("dd").first).to_have_text("1 fois")
    page.keyboard.press("Escape")
    expect(page.locator('[data-fact="2x3"]')).to_be_focused()

    # Out as it came in, without a name; in again it changes nothing, and a bad one neither.
    save = page.get_by_role("button", name="Enregistrer (CSV)")
    Keys.tab_to(page, save)
    with page.expect_download() as saving:
        page.keyboard.press("Enter")
    assert saving.value.suggested_filename.startswith("pavage-tables-20")
    saving.value.save_as(tmp_path / "saved.csv")
    assert (tmp_path / "saved.csv").read_bytes() == FILE.encode()
    choose(page, FILE)
    expect(page.get_by_role("status")).to_contain_text("rien n’a été changé")
    choose(page, FILE + "3,4,3,3,0.9,2026-11-30,rrr\n")
    expect(page.get_by_role("status")).to_have_text(
        "Zoé.csv ne va pas : ligne 6 : median_ms : il faut un nombre entier de 1 à 60000,"
        " pas « 0.9 ». Rien n’a été changé."
    )
    assert page.locator('[data-fact="3x4"].new').count() == 1

    # Home knows the way, and what was learnt outlives the page; until it is to be forgotten.
    page.goto("/#/")
    expect(page.locator('a[href="#/tables"]')).to_contain_text("1 calcul su sur 36")
    page.reload()
    page.locator('a[href="#/tables"]').click()
    forget = page.get_by_role("button", name="Tout oublier")
    forget.click()
    page.get_by_role("button", name="Garder").click()
    expect(page.locator('[data-fact="2x3"]')).to_have_attribute("aria-label", "2 × 3 = 6 : su")
    forget.click()
    page.locator(".sure .danger").click()
    expect(page.get_by_role("status")).to_have_text("Tout est oublié.")
    page.reload()
    expect(page.locator(".none")).to_be_visible()
    assert page.locator("[data-fact].new").count() == 64
