"""All of a turn with dice that is not on the board: throwing, answering, tokens, the golden switch.

``Dicing`` reads one page and makes the gestures there, by mouse, finger or keys. No rule of a game
is here. It waits for what a player would see, or for what the server answers.
"""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Made, enter, make_match
from tests.browser.driver import CURTAIN

ROLL = "[data-roll]"
QUESTION = "[data-question]"
LESSON = "dialog[data-lesson]"
SKIP = "[data-skip]"
LEVER = "[data-switch]"
GOAL = "[data-goal]"
PANEL = "[data-seat-panel]"
MOMENT = f"{ROLL}, {QUESTION}, [data-turn] .rack, {LESSON}, {CURTAIN}"

_DICE = (
    """() => [...document.querySelectorAll('[data-die]')].map((die) => die.dataset.face ?? null)"""
)
_FACTS = """() => {
  const { facts } = JSON.parse(localStorage.getItem('pavage.learning-1') ?? '{"facts":[]}');
  return facts.map(({ a, b, asked, right, recent }) => ({ a, b, asked, right, recent }));
}"""


def sit_at_dice(
    page: Page, seats: list[dict[str, Any]], game: str, **options: Any
) -> tuple["Dicing", Made]:
    """A new match on this page, without tips; waits until there is something to do here."""
    page.evaluate("localStorage.setItem('pavage.settings', JSON.stringify({ tips: false }))")
    made = make_match(page, seats, game, **options)
    enter(page, f"/#/m/{made['match']}")
    dicing = Dicing(page)
    dicing.ready()
    return dicing, made


class Dicing:
    """One page that shows a match with dice."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    # -- reading ------------------------------------------------------------------------------

    def ready(self) -> None:
        """Wait until what others did has been shown, and there is something to do here."""
        self.page.locator(MOMENT).first.wait_for()
        expect(self.page.locator(SKIP)).to_have_count(0)

    def dice(self) -> list[str | None]:
        """The faces of the dice; None for one that waits."""
        faces: list[str | None] = self.page.evaluate(_DICE)
        return faces

    def question(self) -> tuple[int, int]:
        """The factors that are asked for."""
        self.page.locator(QUESTION).wait_for()
        asked = self.page.locator(f"{QUESTION} .ask").inner_text()
        a, b = asked.replace("=", "").split("×")
        return int(a), int(b)

    def typed(self) -> str:
        return self.page.locator(f"{QUESTION} output").inner_text().strip()

    def scores(self) -> list[int]:
        shown = self.page.locator(f"{PANEL} [aria-hidden]").all_inner_texts()
        return [int(text) for text in shown]

    def counters(self, seat: int) -> dict[str, str]:
        """What is shown that a seat has, by the counters' ids."""
        found = self.page.locator(".players li").nth(seat).locator(".counter")
        return {
            str(one.get_attribute("data-counter")): one.inner_text().split("\n")[-1].strip()
            for one in found.all()
        }

    def goal(self) -> dict[str, Any] | None:
        """The challenge: its sentence, ``value``, ``most``, ``turns`` and ``stars`` (or None)."""
        goal = self.page.locator(GOAL)
        if not goal.count():
            return None
        bar, stars = goal.get_by_role("progressbar"), goal.locator("[data-stars]")
        return {
            "label": goal.locator(".what").inner_text(),
            "value": int(bar.get_attribute("aria-valuenow") or -1),
            "most": int(bar.get_attribute("aria-valuemax") or -1),
            "turns": int(goal.locator("[data-turns]").get_attribute("data-turns") or -1),
            "stars": int(stars.get_attribute("data-stars") or 0) if stars.count() else None,
        }

    def facts(self) -> list[dict[str, Any]]:
        """What this device has counted of the answers."""
        found: list[dict[str, Any]] = self.page.evaluate(_FACTS)
        return found

    # -- playing ------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def roll(self, key: str | None = None) -> None:
        """Throw the dice that wait, by a key or by touching them."""
        waiting = self.page.locator(f'{ROLL}:not([aria-disabled="true"])')
        waiting.wait_for()
        if key:
            self.page.keyboard.press(key)
        else:
            self.press(waiting)
        expect(waiting).to_have_count(0)

    def type(self, number: int, *, keys: bool = False) -> None:
        """Type a number, on the page's keys or on the keyboard."""
        for digit in str(number):
            if keys:
                self.page.keyboard.press(digit)
            else:
                self.press(self.page.locator(f'[data-key="{digit}"]'))

    def send(self, *, keys: bool = False) -> None:
        if keys:
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator('[data-key="send"]'))

    def answer(self, number: int | None = None, *, keys: bool = False) -> tuple[int, int]:
        """Answer the question: rightly, unless another number is given."""
        a, b = self.question()
        self.type(a * b if number is None else number, keys=keys)
        self.send(keys=keys)
        self.page.locator(QUESTION).wait_for(state="detached")
        return a, b

    def open_token(self, token: str) -> list[dict[str, Any]]:
        """Open what a token could do: ``move``, ``sign`` and ``label`` of each choice."""
        self.press(self.page.locator(f'[data-token="{token}"]'))
        self.page.locator(f'[data-uses="{token}"]').wait_for()
        return [
            {
                "move": use.get_attribute("data-move"),
                "sign": use.get_attribute("data-sign") or "",
                "label": use.get_attribute("aria-label"),
            }
            for use in self.page.locator("[data-uses] [data-move]").all()
        ]

    def spend(self, token: str, move: str) -> None:
        """Spend a token for this move."""
        self.open_token(token)
        self.press(self.page.locator(f'[data-uses] [data-move="{move}"]'))
        self.page.locator(QUESTION).wait_for()

    def push_switch(self, way: float) -> None:
        """Carry the golden knob so far along its way (0 to 1), and let it go."""
        track = self.page.locator(f"{LEVER} .track").bounding_box()
        knob = self.page.get_by_role("switch").bounding_box()
        assert track
        assert knob
        x, y = knob["x"] + knob["width"] / 2, knob["y"] + knob["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x - 12, y, steps=2)
        mouse.move(x - way * (track["width"] - knob["width"]), y, steps=4)
        mouse.up()

    def skip(self) -> None:
        """Go to the end of what is being shown, if it is not over by itself."""
        if self.page.locator(SKIP).count():
            self.page.keyboard.press("Escape")
        self.ready()
