"""Several people: round one device, by a link, watching, and the game after the game."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener, Watch, bot, human, make_match, open_seat, sit_down
from tests.browser.driver import CURTAIN, PIECE, RESULT, Mouse, Table

CLICKS = Mouse()


def _faces(page: Page) -> set[str]:
    """The names of the faces in the rack that is shown."""
    links = page.locator(f"{PIECE} use").evaluate_all(
        "uses => uses.map((use) => use.getAttribute('href'))"
    )
    return {link.split("-", 1)[1] for link in links}


def test_one_device_hides_the_hand_between_turns(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), human("Bo")])
    expect(page.locator(".veil h2")).to_contain_text("Ana")
    assert page.locator(PIECE).count() == 0
    page.locator(CURTAIN).click()
    page.locator(PIECE).first.wait_for()
    anas = _faces(page)
    while not page.locator(CURTAIN).count():
        table.one_move(CLICKS)
        anas |= _faces(page)

    expect(page.locator(".veil h2")).to_contain_text("Bo")
    assert page.locator(PIECE).count() == 0, "a hand is in the page behind the curtain"
    heard, shown = list(table.line.raw), page.content()
    page.locator(CURTAIN).click()
    page.locator(PIECE).first.wait_for()
    # What lies on the board or was Ana's has been seen for a good reason.
    board = page.locator(".felt .piece use").evaluate_all(
        "uses => uses.map((use) => use.getAttribute('href').split('-').at(-1))"
    )
    bos = _faces(page) - anas - set(board)
    assert bos
    for face in bos:
        assert not any(re.search(rf'"{face}[".@]', frame) for frame in heard), face
        assert f'-{face}"' not in re.sub(r"<symbol[^>]*>", "", shown), face


def test_the_hidden_hand_stays_hidden_after_a_reload(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), human("Bo")])
    page.locator(CURTAIN).click()
    page.locator(PIECE).first.wait_for()
    page.reload()
    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.locator(PIECE).count() == 0
    assert all(state["hand"] is None for state in _states(table)[-1:])


def _states(table: Table) -> list[dict[str, Any]]:
    return [message for message in table.line.heard if message["t"] == "state"]


def test_a_link_invites_and_another_one_lets_watch(open_page: Opener, watch: Watch) -> None:
    watch.forgive("/api/open")  # the invitation that was used is refused: 403
    host = open_page("/")
    host.locator('a[href="#/new/zigzag"]').click()
    host.get_by_text("Par un lien", exact=True).click()
    host.get_by_label("Nom de la place 1").fill("Mamie")
    host.get_by_label("Nom de la place 2").fill("Léo")
    hosts = Table(host)
    host.get_by_role("button", name="Jouer", exact=True).click()
    link = host.locator("dialog[open] input[readonly]").input_value()

    guest = open_page(link, size=PHONE, touch=True)
    expect(guest.locator("h1")).to_have_text("Mamie vous invite")
    expect(guest.locator("#name")).to_have_value("Léo")
    guests = Table(guest)
    guest.get_by_role("button", name="Je joue").click()
    guest.locator(PIECE).first.wait_for()
    expect(host.locator("dialog[open]")).to_contain_text("Tout le monde est là")
    host.keyboard.press("Escape")

    host.get_by_role("button", name="Menu").click()
    host.get_by_text("Inviter à regarder").click()
    watching = host.locator("dialog[open] input[readonly]").first.input_value()
    host.keyboard.press("Escape")
    third = open_page(watching, go=False)
    watchers = Table(third)
    third.goto(watching)
    expect(third.get_by_text("Vous regardez")).to_be_visible()

    turn = host.locator(".players li.turn")
    while "Mamie" in turn.inner_text():
        hosts.one_move(CLICKS)
    expect(guest.locator(".players li.turn")).to_contain_text("Léo")
    for page in (guest, third):  # everybody sees the same table
        _same_board(host, page)
    assert third.locator(PIECE).count() == 0
    before = hosts.seq()
    guests.one_move(CLICKS)
    hosts.wait_after(before)
    _same_board(host, third)
    assert _states(watchers)
    assert all(state["hand"] is None for state in _states(watchers))
    assert _seats_shown(_states(hosts)) == {0}
    assert _seats_shown(_states(guests)) == {1}

    # An invitation works once.
    late = open_page(link)
    expect(late.locator("main")).to_contain_text("déjà servi")


def _same_board(one: Page, other: Page) -> None:
    count = one.locator(".felt .piece").count()
    expect(other.locator(".felt .piece")).to_have_count(count)


def _seats_shown(states: list[dict[str, Any]]) -> set[int]:
    return {state["hand"]["seat"] for state in states if state["hand"]}


def test_a_seat_can_move_to_another_device(open_page: Opener) -> None:
    page = open_page()
    table, _ = sit_down(page, [human("Ana"), bot()])
    table.one_move(CLICKS)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Continuer sur un autre appareil").click()
    link = page.locator("dialog[open] input[readonly]").last.input_value()
    other = open_page(link, size=PHONE, touch=True)
    there = Table(other)
    there.ready()
    assert there.position() == table.position()
    # The key does not stay in the address.
    assert link.rsplit("/", 1)[1] not in other.url


def test_a_rematch_lets_the_next_one_start(open_page: Opener) -> None:
    page = open_page()
    seats = [human("Ana"), bot("greedy"), bot(), bot("easy")]
    table, made = sit_down(page, seats, fixed_turns=True, board="tight")
    first = page.locator(".players .name").all_inner_texts()
    table.play_to_the_end(CLICKS)
    page.get_by_role("button", name="Rejouer").click()
    page.locator(RESULT).wait_for(state="detached")
    expect(page).not_to_have_url(re.compile(made["match"]))
    table.ready()
    # Who sat second sits first, and so starts; the options stay.
    assert page.locator(".players .name").all_inner_texts() == [*first[1:], first[0]]
    assert page.locator(".felt .cell").count() == 11 * 11


def test_a_rematch_is_offered_to_the_other_side_too(open_page: Opener) -> None:
    host = open_page()
    _, made = sit_down(host, [human("Ana"), open_seat("Bo")])
    invite = made["invites"][0]["token"]
    host.keyboard.press("Escape")
    guest = open_page(f"/#/m/{made['match']}/{invite}")
    guest.get_by_role("button", name="Je joue").click()
    guest.locator(PIECE).first.wait_for()

    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Abandonner").click()
    host.get_by_role("button", name="Oui, abandonner").click()
    for page in (host, guest):
        expect(page.locator("dialog[open]")).to_contain_text("Ana abandonne")
        expect(page.locator("dialog[open] h2")).to_contain_text(
            "Vous gagnez" if page is guest else "Bo gagne"
        )
    host.get_by_role("button", name="Rejouer").click()
    host.locator(RESULT).wait_for(state="detached")
    guest.get_by_role("button", name="Rejoindre la revanche").click()
    guest.locator(RESULT).wait_for(state="detached")
    assert host.url == guest.url
    # Bo sat second, and so starts now.
    expect(host.locator(".players li.turn")).to_contain_text("Bo")
    Table(guest).one_move(CLICKS)


def test_the_list_of_my_games_leads_back(open_page: Opener) -> None:
    page = open_page()
    table, made = sit_down(page, [human("Ana"), bot()])
    table.one_move(CLICKS)
    before = table.position()
    make_match(page, [human("Ana"), open_seat()])
    page.goto("/#/")
    page.reload()
    mine = page.locator(f'a[href="#/m/{made["match"]}"]')
    expect(mine).to_contain_text("Ana")
    expect(page.get_by_text("Place libre")).to_be_visible()
    mine.click()
    table.ready()
    assert table.position() == before
