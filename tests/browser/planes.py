"""Reading a table without edges on the page, and the hands that play there."""

from playwright.sync_api import Page

from tests.browser.driver import Finger, Hand, Keys, Mouse

FELT = ".plane"
WAYS = ("mouse", "finger", "keys")


def hand_of(page: Page, way: str) -> Hand:
    if way == "mouse":
        return Mouse(0.4)
    return Finger(page, 0.3) if way == "finger" else Keys()


def all_is_seen(page: Page) -> bool:
    """Whether every piece and every lit place is in the window."""
    seen: bool = page.evaluate(
        """felt => {
          const window = document.querySelector(felt).getBoundingClientRect();
          return [...document.querySelectorAll(`${felt} [data-x]`)].every(one => {
            const box = one.getBoundingClientRect();
            return box.left >= window.left - 1 && box.right <= window.right + 1
              && box.top >= window.top - 1 && box.bottom <= window.bottom + 1;
          });
        }""",
        FELT,
    )
    return seen


def cell_of(page: Page) -> float:
    return float(page.locator(FELT).get_attribute("data-cell") or 0)
