"""Levels as a child takes them up, and as a teacher makes and sends them; whole games with dice."""

import json
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import AXE, DESKTOP, PHONE, Opener, bot, human
from tests.browser.dicing import GOAL, QUESTION, ROLL, Dicing, sit_at_dice
from tests.browser.driver import CURTAIN
from tests.browser.reading import small_targets, spills, untranslated, violations
from tests.browser.whole_turns import Lay, by_finger, by_keys, by_mouse, by_taps, take_a_turn

GAME = "bricks"
LEVEL = "[data-level]"


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "touch", "keys", "lay"),
    [
        pytest.param(DESKTOP, False, False, by_mouse, id="mouse"),
        pytest.param(PHONE, True, False, by_finger, id="finger"),
        pytest.param(PHONE, True, False, by_taps, id="taps"),
        pytest.param(DESKTOP, False, True, by_keys, id="keys"),
    ],
)
def test_a_whole_game(
    open_page: Opener, size: dict[str, int], touch: bool, keys: bool, lay: Lay
) -> None:
    """Large bricks on the smallest grid, so that it does not take long."""
    page = open_page(size=size, touch=touch)
    large = {"grid": 16, "joker": False, "tables": [[8, 9], [9, 11]], "tokens": [0, 0, 0]}
    dicing, _ = sit_at_dice(page, [human("Ana"), bot()], GAME, **large)
    for _ in range(20):
        take_a_turn(dicing, lay, keys)
        page.locator(f"{ROLL}, dialog ol").first.wait_for()
        if page.locator("dialog ol").count():
            break
    else:
        raise AssertionError("no end after 20 turns")
    scores = page.evaluate("window.takenIn.outcome.scores")
    expect(page.get_by_role("dialog")).to_contain_text(str(scores[0]))
    expect(page.get_by_role("dialog")).to_contain_text("bloqués 2 fois de suite")


# -- the challenges ---------------------------------------------------------------------------


def stars_of(page: Page, number: int) -> int:
    got = page.locator(f'[data-level="{number}"] .stars .got')
    return got.count()


def test_the_first_level_is_won_with_a_finger_and_opens_the_second(open_page: Opener) -> None:
    page = open_page("/#/levels/bricks", size=PHONE, touch=True)
    page.evaluate("localStorage.setItem('pavage.settings', JSON.stringify({ tips: false }))")
    page.locator(LEVEL).first.wait_for()
    assert page.locator(LEVEL).count() == 20
    assert page.locator(f"a{LEVEL}").count() == 1, "only the first one is open"
    assert small_targets(page) + spills(page) + violations(page, AXE.read_text("utf-8")) == []

    page.locator('[data-level="1"]').tap()
    expect(page.get_by_role("heading", name="Premières briques")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Pose 3 briques")
    assert small_targets(page) + spills(page) + violations(page, AXE.read_text("utf-8")) == []
    page.get_by_role("button", name="Jouer", exact=True).tap()
    dicing = Dicing(page)
    dicing.ready()
    goal = dicing.goal()
    assert goal
    assert (goal["value"], goal["most"], goal["stars"]) == (0, 3, 3)
    ending = page.get_by_role("dialog")
    turns = 0
    while not ending.count():  # a brick that fits nowhere takes a turn more
        take_a_turn(dicing, by_taps)
        turns += 1
        page.locator(f"{ROLL}, dialog .how").first.wait_for()
        assert turns < 12
    expect(ending).to_contain_text("Défi réussi !")
    expect(ending).to_contain_text(f"En {turns} tours")
    assert spills(page) + violations(page, AXE.read_text("utf-8")) == []
    ending.get_by_role("link", name="Tous les défis").tap()
    page.locator(f"a{LEVEL}").nth(1).wait_for()
    assert page.locator(f"a{LEVEL}").count() == 2
    stars = 3 if turns == 3 else 2 if turns == 4 else 1
    assert (stars_of(page, 1), stars_of(page, 2)) == (stars, 0)
    page.reload()
    page.locator(f"a{LEVEL}").nth(1).wait_for()
    assert stars_of(page, 1) == stars, "it is kept on the device"


def test_a_level_that_is_lost_can_be_tried_again(open_page: Opener) -> None:
    """Both are blocked at once: nothing so large fits twice."""
    page = open_page("/#/home")
    page.evaluate("localStorage.setItem('pavage.settings', JSON.stringify({ tips: false }))")
    level: dict[str, Any] = {
        "name": "Trop grand",
        "goal": {"kind": "score", "number": 999},
        "options": {"grid": 16, "joker": False, "tables": [[11, 12], [12]], "tokens": [0, 0, 0]},
        "opponent": "random",
        "stars": [3, 5],
    }
    page.goto("/#/levels/bricks")
    file: FilePayload = {
        "name": "level.json",
        "mimeType": "application/json",
        "buffer": json.dumps(level).encode(),
    }
    page.locator('main input[type="file"]').set_input_files(file)
    expect(page.get_by_role("heading", level=1)).to_have_text("Trop grand")
    page.get_by_role("button", name="Jouer", exact=True).click()
    dicing = Dicing(page)
    for _ in range(12):
        dicing.ready()
        take_a_turn(dicing, by_keys, keys=True)
        page.locator(f"{ROLL}, dialog .how").first.wait_for()
        if page.locator("dialog .how").count():
            break
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text("Défi raté")
    first = page.url
    ending.get_by_role("button", name="Recommencer").click()
    page.locator(ROLL).wait_for()
    assert page.url != first
    expect(page.locator(GOAL)).to_contain_text("999")


def test_a_teacher_makes_a_level_and_a_pupil_follows_its_link(open_page: Opener) -> None:
    page = open_page("/#/level/bricks/new", lang="en-GB")
    page.get_by_label("Name of the challenge").fill("Tables of 2 – Élan")
    page.get_by_role("combobox").first.select_option("answers in a row")
    page.get_by_label("How many?").fill("2")
    page.get_by_label("Turns for 3 stars").fill("2")
    page.get_by_label("Turns for 2 stars").fill("4")
    assert violations(page, AXE.read_text("utf-8")) + untranslated(page, "en") == []
    page.get_by_role("button", name="Ready").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables of 2 – Élan")
    expect(page.get_by_role("main")).to_contain_text("Give 2 right answers in a row.")
    address = page.get_by_label("Link to this challenge").input_value()
    assert "lan" not in address.split("#")[0]
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").click()
    raw = json.loads(saved.value.path().read_text("utf-8"))
    assert (raw["goal"], raw["stars"]) == ({"kind": "answers in a row", "number": 2}, [2, 4])

    pupil = open_page(address[address.index("#") - 1 :], size=PHONE, touch=True)
    pupil.evaluate("localStorage.setItem('pavage.settings', JSON.stringify({ tips: false }))")
    expect(pupil.get_by_role("main")).to_contain_text("Donne 2 bonnes réponses de suite.")
    pupil.get_by_role("button", name="Jouer", exact=True).tap()
    dicing = Dicing(pupil)
    dicing.ready()
    take_a_turn(dicing, by_taps)
    pupil.locator(ROLL).wait_for()
    take_a_turn(dicing, by_taps)
    expect(pupil.get_by_role("dialog")).to_contain_text("En 2 tours")
    assert pupil.locator(QUESTION).count() == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no JSON at all", "JSON"),
        ('{"name": "x"}', "goal"),
        (
            '{"name": "x", "goal": {"kind": "fly", "number": 1}, "options": {},'
            ' "opponent": "random", "stars": [1, 2]}',
            "bricks laid",
        ),
    ],
)
def test_a_file_that_is_no_level_is_refused_with_a_reason(
    open_page: Opener, watch: Any, text: str, said: str
) -> None:
    watch.forgive("/api/games/bricks/level")
    page = open_page("/#/levels/bricks")
    file: FilePayload = {
        "name": "essai.json",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
    page.locator('main input[type="file"]').set_input_files(file)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("essai.json")
    expect(alert).to_contain_text(said)
    assert page.locator(LEVEL).count() == 20, "nothing is lost"


def test_two_on_one_device_take_turns_without_a_curtain(open_page: Opener) -> None:
    """Nothing is hidden from anybody, so nothing has to be hidden."""
    page = open_page(size=PHONE, touch=True)
    few = {"grid": 16, "joker": False, "steal": False, "tables": [[3], [5]]}
    dicing, _ = sit_at_dice(page, [human("Ana"), human("Léo")], GAME, **few)
    take_a_turn(dicing, by_taps)
    page.locator(ROLL).wait_for()
    assert page.locator(CURTAIN).count() == 0
    expect(page.get_by_role("status")).to_contain_text("Léo")
    take_a_turn(dicing, by_taps)
    page.locator(ROLL).wait_for()
    expect(page.get_by_role("status")).to_contain_text("Ana")
    assert dicing.scores() == [17, 17]
