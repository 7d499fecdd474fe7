"""Takes the pictures of the README: ``docs/pictures/*.png``.

A real game is played on the page, from one seed and with bots that play the best turn they see,
so that the same pictures come out as long as the page and the rules stay as they are.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.cards import deal  # noqa: E402
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, bot, human, sit_down  # noqa: E402
from tests.browser.dicing import LESSON, Dicing, sit_at_dice  # noqa: E402
from tests.browser.driver import CURTAIN, LISTEN, PIECE, Mouse, Table  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.browser.whole_turns import by_keys, take_a_turn  # noqa: E402

from browser import find  # noqa: E402 (a neighbour of this script)

PICTURES = ROOT / "docs" / "pictures"
SEED = "pictures"
SLOWLY = 180_000  # ms: the solver may have to be compiled first
TURNS = 6  # played before the picture of a table is taken

# The server as it is, but each deal is made from one seed, and no tie is broken by chance.
SERVE = """
import sys
from pathlib import Path
from pavage.core import game
from pavage.server import app, rooms
game.new_seed = lambda: sys.argv[1]
rooms.secrets.token_hex = lambda size: "00" * size
app.serve("127.0.0.1", int(sys.argv[2]), Path(sys.argv[3]))
"""


class Seeded(Server):
    """A server whose deals are all made from ``SEED``."""

    def command(self) -> list[str]:
        """What is run instead of ``pavage serve``."""
        return [sys.executable, "-c", SERVE, SEED, str(self.port), str(self.folder / "data")]


@contextmanager
def page_of(browser: Browser, url: str, size: dict[str, int], **wishes: Any) -> Iterator[Page]:
    """A page of that size, on which nothing moves."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": size["width"], "height": size["height"]},
        device_scale_factor=2 if size is PHONE else 1,
        locale="fr-FR",
        reduced_motion="reduce",
        **wishes,
    )
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(url)
    yield page
    context.close()


def take(page: Page, name: str) -> None:
    """Take a picture once everything has come to rest."""
    page.wait_for_function(
        "() => !document.querySelector('.flight, .glows')"
        " && document.getAnimations().every((one) => one.playState !== 'running')"
    )
    page.screenshot(path=PICTURES / f"{name}.png")


def best_move(table: Table) -> tuple[int, dict[str, Any]]:
    """The number of the piece and the target that score most now."""
    table.ready()
    state = table.page.evaluate("window.takenIn")
    pieces = [piece["id"] for piece in state["hand"]["pieces"]]
    target = max(state["hand"]["targets"], key=lambda one: one.get("points", 0))
    return pieces.index(target["piece"]), target


def aim(table: Table) -> None:
    """Choose the best piece and point at its best place."""
    number, target = best_move(table)
    Mouse().choose(table, number, table.stands().pieces[number])
    table.lit()
    cell = f'.felt [data-x="{target.get("x", 0)}"][data-y="{target.get("y", 0)}"]'
    table.page.locator(cell).hover()
    table.page.locator(".points").wait_for()


def play(table: Table, turns: int) -> None:
    """Play that many turns of this page's seat, each with the best tile first."""
    for _ in range(turns * 3):
        table.ready()
        before = table.seq()
        if not any(piece["fits"] for piece in table.stands().pieces):
            table.one_move(Mouse())
            continue
        aim(table)
        table.page.mouse.down()
        table.page.mouse.up()
        table.wait_after(before)


def before_a_game(browser: Browser, url: str) -> None:
    """The first page, the page of a new game, the rules."""
    with page_of(browser, url, DESKTOP) as page:
        page.locator('a[href="#/new/zigzag"]').wait_for()
        take(page, "lobby")
        page.goto("/#/rules/zigzag")
        page.locator("article figure").first.wait_for()
        take(page, "rules")
    with page_of(browser, url, PHONE) as page:
        page.goto("/#/new/zigzag")
        page.locator("form").wait_for()
        take(page, "new-game-phone")


def tables(browser: Browser, url: str) -> None:
    """The table in the middle of a game, large and small, by day and by night."""
    for name, size, scheme in (
        ("table-desktop", DESKTOP, "light"),
        ("table-desktop-dark", DESKTOP, "dark"),
        ("table-phone", PHONE, "light"),
    ):
        with page_of(browser, url, size, color_scheme=scheme) as page:
            table, _ = sit_down(page, [human("Léa"), bot("greedy")])
            play(table, TURNS)
            aim(table)
            take(page, name)
            if name == "table-desktop":
                page.keyboard.press("Escape")
                table.play_to_the_end(Mouse())
                take(page, "result")


def turned(browser: Browser, url: str) -> None:
    """Tiles that are turned, on a table without edges; a tile is chosen."""
    for name, size in (("half-dominoes-desktop", DESKTOP), ("half-dominoes-phone", PHONE)):
        with page_of(browser, url, size) as page:
            table, _ = sit_down(page, [human("Léa"), bot("greedy")], game="half_dominoes")
            for _ in range(TURNS):
                table.one_move(Mouse())
            number, piece = table.fitting(Mouse())
            Mouse().choose(table, number, piece)
            table.lit()
            take(page, name)


def hexagons(browser: Browser, url: str) -> None:
    """Tiles on trial: against the computer, on a phone, and alone with what fits in a place."""
    for name, size in (("connexion-desktop", DESKTOP), ("connexion-phone", PHONE)):
        with page_of(browser, url, size) as page:
            table, _ = sit_down(page, [human("Léa"), bot("greedy")], game="connexion")
            for _ in range(TURNS):
                table.one_move(Mouse())
            on_trial(table)
            take(page, name)
    with page_of(browser, url, DESKTOP) as page:
        table, _ = sit_down(page, [human("Léa")], game="connexion", solo=True)
        for _ in range(2 * TURNS):
            table.one_move(Mouse())
        on_trial(table)
        page.keyboard.press("Escape")
        lying = page.locator(".felt .piece").last.bounding_box()
        assert lying
        page.mouse.click(lying["x"] + 1.5 * lying["width"], lying["y"] + lying["height"] / 2)
        page.locator(f"{PIECE} b").first.wait_for()
        take(page, "connexion-alone")


def on_trial(table: Table) -> None:
    """The first tile in the place where it brings most."""
    page = table.page
    Mouse().choose(table, 0, table.ready().pieces[0])
    best = max(table.lit(), key=lambda spot: brings(page, spot))
    page.mouse.click(best["x"], best["y"])
    page.locator(".choices").wait_for()


def brings(page: Page, spot: dict[str, Any]) -> int:
    """The points of a lit place, as its label says them."""
    x, y = spot["at"].split()
    label = page.locator(f'.felt [data-x="{x}"][data-y="{y}"]').get_attribute("aria-label") or ""
    found = re.search(r"(\d+) point", label)
    return int(found[1]) if found else 0


def large_pieces(browser: Browser, url: str) -> None:
    """Bricks in the middle of a game, a brick on its way, a wrong answer, the levels, the map."""
    with page_of(browser, url, DESKTOP) as page:
        dicing, _ = sit_at_dice(page, [human("Léa"), bot("greedy")], "bricks", joker=False)
        play_on(dicing, 5)
        dicing.roll()
        dicing.answer()
        page.keyboard.press("1")
        page.keyboard.press("ArrowRight")
        take(page, "bricks-desktop")
    with page_of(browser, url, PHONE, has_touch=True, is_mobile=True) as page:
        dicing, _ = sit_at_dice(page, [human("Léa"), bot("greedy")], "bricks", joker=False)
        play_on(dicing, 3)
        dicing.roll()
        a, b = dicing.question()
        dicing.type(a * b + 1)
        take(page, "bricks-phone")
        dicing.send()
        page.locator(LESSON).wait_for()
        take(page, "bricks-lesson")
        page.goto(f"{url}/#/levels/bricks")
        page.locator("[data-level]").first.wait_for()
        take(page, "levels-phone")


def play_on(dicing: Dicing, turns: int) -> None:
    """Play some turns, whatever is first among what can be done."""
    for _ in range(turns):
        dicing.ready()
        take_a_turn(dicing, by_keys, keys=True)
    dicing.ready()


def passing(browser: Browser, url: str) -> None:
    """One device for two: the hand is hidden."""
    with page_of(browser, url, PHONE) as page:
        table, _ = sit_down(page, [human("Léa"), human("Mamie")])
        page.locator(CURTAIN).click()
        page.locator(PIECE).first.wait_for()
        while not page.locator(CURTAIN).count():
            table.one_move(Mouse())
        take(page, "passing-phone")


def patience(browser: Browser, url: str) -> None:
    """A deal of Maze on its way, with advice; by day and, on a phone, by night."""
    for name, size, scheme in (
        ("maze-desktop", DESKTOP, "light"),
        ("maze-phone", PHONE, "light"),
        ("maze-phone-dark", PHONE, "dark"),
    ):
        with page_of(browser, url, size, color_scheme=scheme) as page:
            cards = deal(page, "17")
            hint = page.get_by_role("button", name="Indice")
            for _ in range(12):
                seq = cards.state()["seq"]
                hint.click()
                page.locator(".felt .hint").first.wait_for(timeout=SLOWLY)
                page.get_by_role("button", name="Jouer").click()
                cards.answered(seq)
                hint.wait_for()
            if size is DESKTOP:
                hint.click()
                page.locator(".felt .hint").first.wait_for()
            take(page, name)


def main() -> int:
    """Take them all; exit status 1 where there is no browser."""
    path = find()
    if path is None:
        print("No Chromium: run `make browser`.", file=sys.stderr)
        return 1
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_client.py")], check=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Seeded(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            before_a_game(browser, server.url)
            tables(browser, server.url)
            turned(browser, server.url)
            hexagons(browser, server.url)
            large_pieces(browser, server.url)
            passing(browser, server.url)
            patience(browser, server.url)
        finally:
            browser.close()
            server.stop()
    for picture in sorted(PICTURES.glob("*.png")):
        print(f"{picture.relative_to(ROOT)}  {os.path.getsize(picture) // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
