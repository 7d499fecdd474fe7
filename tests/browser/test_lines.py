"""The line is cut, the server dies, the page is reloaded: the game is where it was."""

from playwright.sync_api import expect

from tests.browser.conftest import Opener, Watch, bot, human, sit_down
from tests.browser.driver import PIECE, Mouse
from tests.browser.serving import Server

CLICKS = Mouse()


def test_the_server_is_killed_and_comes_back(
    own_server: Server, open_page: Opener, watch: Watch
) -> None:
    watch.forgive("WebSocket connection")
    watch.forgive("ERR_CONNECTION_REFUSED")
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot("greedy")])
    table.one_move(CLICKS)
    _, piece = table.fitting(CLICKS)
    before = table.position()

    own_server.kill()
    expect(page.get_by_text("Connexion perdue")).to_be_visible()
    # Meanwhile nothing can be lost: a move is not taken.
    CLICKS.choose(table, 0, piece)
    target = table.lit()[0]
    page.mouse.click(target["x"], target["y"])
    expect(page.get_by_text("Pas de connexion")).to_be_visible()

    own_server.start()
    expect(page.get_by_text("Connexion perdue")).to_have_count(0, timeout=30_000)
    table.ready()
    assert table.position() == before
    table.one_move(CLICKS)


def test_offline_and_back(open_page: Opener, watch: Watch) -> None:
    watch.forgive("ERR_INTERNET_DISCONNECTED")
    watch.forgive("WebSocket")
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot("greedy")])
    table.one_move(CLICKS)
    before = table.position()
    # A page that comes back drops its old line: what is played before the new one stands is lost.
    page.evaluate("addEventListener('online', () => (window.statesThen = window.states))")
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.wait_for_function("() => window.states > window.statesThen")
    table.ready()
    assert table.position() == before
    table.one_move(CLICKS)


def test_reloaded(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot("greedy")])
    for _ in range(4):
        table.one_move(CLICKS)
        table.ready()
    before = table.position()
    page.reload()
    table.ready()
    assert table.position() == before
    table.one_move(CLICKS)


def test_two_pages_of_one_seat_agree(open_page: Opener) -> None:
    page = open_page()
    table, made = sit_down(page, [human("Ana"), bot("greedy")])
    second = page.context.new_page()
    second.goto(f"/#/m/{made['match']}")
    second.locator(PIECE).first.wait_for()
    table.one_move(CLICKS)
    count = page.locator(".felt .piece").count()
    expect(second.locator(".felt .piece")).to_have_count(count)


def test_the_server_cannot_be_reached(own_server: Server, open_page: Opener, watch: Watch) -> None:
    watch.forgive("ERR_CONNECTION_RE")  # refused, or reset while something was on its way
    page = open_page("/")
    page.locator('a[href="#/new/zigzag"]').wait_for()
    page.locator('a[href="#/new/zigzag"]').click()
    page.locator("form").wait_for()
    own_server.kill()
    page.get_by_role("button", name="Jouer", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Le serveur ne répond pas")
    own_server.start()
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.locator(PIECE).first.wait_for()
