"""The browser tests: a real server, a real Chromium, and a page that must stay clean.

Every page opened here is watched: an error or a warning on its console, a request to another
machine or an answer of the server's own mistake (5xx) fails the test that opened it.
"""

import os
import runpy
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

import pavage
from tests.browser.driver import LISTEN, Table
from tests.browser.serving import Server

ROOT = Path(pavage.__file__).parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
DEALS_AT_MOST = 5
QUIET = "/icon.svg"  # of the page's own origin, with its storage, but nothing runs there
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 360, "height": 640}
LYING = {"width": 640, "height": 360}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1440, "height": 900}
SIZES = {"phone": PHONE, "lying": LYING, "tablet": TABLET, "desktop": DESKTOP}
# Each size, both languages, day and night, but not all of them together: where words are short of
# room, on a phone, both languages.
LOOKS = pytest.mark.parametrize(
    ("size", "lang", "dark"),
    [
        pytest.param(PHONE, "fr", False, id="phone-fr-day"),
        pytest.param(PHONE, "en", True, id="phone-en-night"),
        pytest.param(LYING, "fr", True, id="lying-fr-night"),
        pytest.param(TABLET, "en", False, id="tablet-en-day"),
        pytest.param(DESKTOP, "en", True, id="desktop-en-night"),
    ],
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as its sources say and compiled rules: once, though several workers may ask."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # the run's; without workers the parent outlives the run
    lock = folder / "client-is-being-built"
    done = lock.with_name("client-is-built")
    try:
        lock.mkdir()
    except FileExistsError:
        until = time.monotonic() + 240
        while not done.exists():
            assert time.monotonic() < until, "another worker builds the client, and never ends"
            time.sleep(0.1)
        return
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_client.py")], check=True)
    # Or the computer's first move would wait for the compiler.
    subprocess.run([sys.executable, "-m", "pavage", "warm"], check=True, capture_output=True)
    done.touch()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = runpy.run_path(str(ROOT / "tools" / "browser.py"))["for_tests"]()
    if path is None:
        pytest.fail("no Chromium: run `make browser`, or set PAVAGE_CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Watch:
    """What a page may not do."""

    def __init__(self, url: str) -> None:
        self._origin = url.rstrip("/")
        self.faults: list[str] = []
        self.forgiven: list[str] = []

    def on(self, context: BrowserContext) -> None:
        context.on("console", self._said)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("request", lambda request: self._asked(request.url))
        context.on("response", lambda answer: self._answered(answer.status, answer.url))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asked(self, url: str) -> None:
        if not url.startswith((self._origin + "/", "data:", "blob:" + self._origin)):
            self.faults.append(f"asked for {url}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 500:
            self.faults.append(f"{status} from {url}")

    def forgive(self, part: str) -> None:
        """This test provokes faults that say ``part``."""
        self.forgiven.append(part)

    def check(self) -> None:
        left = [one for one in self.faults if not any(part in one for part in self.forgiven)]
        assert not left, "\n".join(left)


Opener = Callable[..., Page]


@pytest.fixture
def watch(request: pytest.FixtureRequest) -> Watch:
    name = "own_server" if "own_server" in request.fixturenames else "server"
    return Watch(request.getfixturevalue(name).url)


@pytest.fixture
def open_page(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page in a browser of its own (cookies, storage): ``open_page(path, ...)``.

    Without a path it opens where nothing runs yet: what most tests do first is to make a match,
    and to draw the lobby for that took as long as the test itself.
    A browser speaks French, has a desktop's screen and moves nothing, unless it is told
    otherwise. Where a test fails, a picture of each page is kept in ``PAVAGE_SHOTS``.
    """
    contexts: list[BrowserContext] = []
    name = "own_server" if "own_server" in request.fixturenames else "server"
    url = request.getfixturevalue(name).url

    def opened(
        path: str = QUIET,
        *,
        size: dict[str, int] = DESKTOP,
        lang: str = "fr-FR",
        touch: bool = False,
        dark: bool = False,
        moving: bool = False,
        script: str = "",
        go: bool = True,
    ) -> Page:
        context = browser.new_context(
            base_url=url,
            viewport={"width": size["width"], "height": size["height"]},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            accept_downloads=True,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        watch.on(context)
        context.add_init_script(LISTEN)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        if go:
            page.goto(path)
        return page

    yield opened
    _keep_pictures(request.node.name, contexts)
    for context in contexts:
        context.close()
    watch.check()


def _keep_pictures(test: str, contexts: list[BrowserContext]) -> None:
    folder = os.environ.get("PAVAGE_SHOTS")
    if not folder:
        return
    for number, context in enumerate(contexts):
        for page in context.pages:
            page.screenshot(path=Path(folder) / f"{test.replace('/', '_')}-{number}.png")


# -- ways to a table --------------------------------------------------------------------------

Made = dict[str, Any]


def make_match(
    page: Page, seats: list[dict[str, Any]], game: str = "zigzag", **options: Any
) -> Made:
    """Make a match by the page's own server, with the keys kept as the lobby keeps them."""
    made: Made = page.evaluate(
        """async ({ game, seats, options }) => {
          const answer = await fetch('/api/matches', {
            method: 'POST', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ game, options, seats }),
          });
          const made = await answer.json();
          const { match, keys, invites, watch } = made;
          const old = JSON.parse(localStorage.getItem('pavage.matches') ?? '[]');
          localStorage.setItem('pavage.matches', JSON.stringify(
            [{ match, game, keys, invites, watch }, ...old]));
          return made;
        }""",
        {"game": game, "seats": seats, "options": options},
    )
    return made


def enter(page: Page, path: str) -> None:
    """Open the page there anew: what the device keeps is read when it opens."""
    if not page.url.endswith(QUIET):
        page.goto(QUIET)  # or only the address would change
    page.goto(path)


def human(name: str) -> dict[str, Any]:
    return {"kind": "human", "name": name}


def bot(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "name": level, "bot": level}


def open_seat(name: str = "") -> dict[str, Any]:
    return {"kind": "open", "name": name}


def sit_down(
    page: Page,
    seats: list[dict[str, Any]],
    game: str = "zigzag",
    *,
    tips: bool = False,
    **options: Any,
) -> tuple[Table, Made]:
    """A new match on this page; the tips of a first game are given only if wanted.

    One Zigzag deal of 200 leaves who starts with no tile that fits. Tests that count on one would
    fail by chance, so such a hand is dealt again.
    """
    set_tips = "tips => localStorage.setItem('pavage.settings', JSON.stringify({ tips }))"
    for _ in range(DEALS_AT_MOST):
        page.evaluate(set_tips, tips)
        made = make_match(page, seats, game, **options)
        table = Table(page)
        enter(page, f"/#/m/{made['match']}")
        if not table.ready().nothing_fits:
            break
    return table, made
