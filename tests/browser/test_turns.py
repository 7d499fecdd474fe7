"""What a player may do in a turn: take back, be told why not, play again from the result."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, bot, human, sit_down
from tests.browser.driver import ACTION, PIECE, RESULT, TARGET, Mouse, Table

CLICKS = Mouse()
UNDO = ".tools button:first-child"


def test_a_tile_can_be_taken_back(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot()])
    before = table.position()
    expect(page.locator(UNDO)).to_be_disabled()
    table.one_move(CLICKS)
    assert table.position() != before
    page.locator(UNDO).click()
    page.wait_for_function(
        "n => document.querySelectorAll('button[data-piece]').length === n",
        arg=len(before["rack"]),
    )
    assert table.position() == before
    expect(page.locator(UNDO)).to_be_disabled()


def test_nothing_is_taken_back_once_tiles_were_drawn(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot()])
    table.until(CLICKS, ACTION)
    expect(page.locator(UNDO)).to_be_enabled()
    CLICKS.press(table, page.locator(ACTION).first)
    expect(page.locator(PIECE)).to_have_count(5)
    table.ready()
    expect(page.locator(UNDO)).to_be_disabled()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ("couperait le chemin", "ne touche aucune tuile", "Aucun trait ne la relie")),
        ("en", ("would cut the path", "touches no tile", "No line joins")),
    ],
)
def test_a_refused_place_says_why(open_page: Opener, lang: str, words: tuple[str, ...]) -> None:
    page = open_page(lang=lang)
    table, _ = sit_down(page, [human("Ana"), bot()])
    before = table.position()
    said = set()
    # Every tile is tried beside the first one, and far away from it.
    for piece in table.stands().pieces:
        for place in [*_around(page), _far_away(page)]:
            said.add(_refusal(table, piece, place))
    said.discard("")
    assert table.position() == before
    assert said
    for one in said:
        assert any(part in one for part in words), one
    assert any(words[1] in one for one in said)


def _around(page: Page) -> list[dict[str, float]]:
    box = page.locator(".felt .piece").first.bounding_box()
    assert box is not None
    size, x, y = box["width"], box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    steps = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    return [{"x": x + dx * size, "y": y + dy * size} for dx, dy in steps]


def _far_away(page: Page) -> dict[str, float]:
    box = page.locator('.felt [data-x="1"][data-y="1"]').bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def _refusal(table: Table, piece: dict[str, float], place: dict[str, float]) -> str:
    """What is said when ``piece`` is put there; nothing if the place is lit."""
    page = table.page
    page.mouse.click(piece["x"], piece["y"])
    page.locator(f'{PIECE}[aria-pressed="true"]').wait_for()
    lit = any(
        abs(one["x"] - place["x"]) < 5 and abs(one["y"] - place["y"]) < 5
        for one in table.stands().targets
    )
    if lit:
        page.keyboard.press("Escape")
        return ""
    page.mouse.click(place["x"], place["y"])
    notice = page.locator(".refused")
    notice.wait_for()
    said = notice.locator("span").first.inner_text()
    notice.get_by_role("button").click()
    notice.wait_for(state="detached")
    if page.locator(f'{PIECE}[aria-pressed="true"]').count():
        page.keyboard.press("Escape")
    return said


def test_the_points_are_shown_before_and_after(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot()])
    _, piece = table.fitting(CLICKS)
    page.mouse.click(piece["x"], piece["y"])
    target = table.lit()[0]
    page.mouse.move(target["x"], target["y"])
    equation = page.locator(".points span").inner_text()
    points = equation.rsplit("= ", 1)[1]
    expect(page.locator(".points b")).to_contain_text(points)
    page.mouse.click(target["x"], target["y"])
    expect(page.locator(".sheet .equation")).to_have_text([equation])
    expect(page.locator('[data-seat-panel="0"]')).to_contain_text(points)
    expect(page.locator(".felt .mark.last, .felt .mark.new").first).to_be_visible()


def test_the_record_can_be_saved_and_is_right(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    seats = [human("Ana"), bot("greedy"), bot(), bot("easy")]
    table, _ = sit_down(page, seats, fixed_turns=True, discard_returns=True)

    # Of a running game only what Ana may know.
    hand = {piece["face"].split("-")[-1] for piece in table.stands().pieces}
    running = _save(page, tmp_path / "running.json", menu=True)
    export = json.loads(running.read_text("utf-8"))
    assert set(export["deal"]["hands"][0]) == hand
    assert set(export["deal"]["hands"][1]) == set(export["deal"]["bag"]) == {"?"}
    assert export.get("seed") is None

    table.play_to_the_end(CLICKS)
    expect(page.locator("dialog[open] summary")).to_contain_text("Donne vérifiée")
    whole = _save(page, tmp_path / "whole.json", menu=False)
    verify = [sys.executable, "-m", "pavage", "verify", str(whole)]
    checked = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    record = json.loads(whole.read_text("utf-8"))
    points = sorted(int(one) for one in page.locator(f"{RESULT} b").all_inner_texts())
    assert sorted(record["result"]["scores"]) == points


def _save(page: Page, to: Path, menu: bool) -> Path:
    if menu:
        page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer la partie").click()
    assert download.value.suggested_filename.endswith(".pavage.json")
    download.value.save_as(to)
    if menu:
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    return to


def test_a_piece_that_fits_nowhere_says_so(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot()])
    for _ in range(30):
        stuck = [one for one in table.ready().pieces if not one["fits"]]
        if stuck:
            page.mouse.click(stuck[0]["x"], stuck[0]["y"])
            expect(page.get_by_role("status").first).to_contain_text(
                "ne peut pas se jouer maintenant"
            )
            assert page.locator(TARGET).count() == 0
            return
        table.one_move(CLICKS)
    pytest.skip("every tile of this deal fits somewhere")
