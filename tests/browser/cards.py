"""A table of cards, as a player finds it: what lies where, and gestures on cards and gaps."""

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.conftest import enter

Point = dict[str, float]
Move = dict[str, Any]

CARD = ".felt .piece"


class Cards:
    """One page that shows a patience. What it reads is what the server told the page."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    # -- reading ------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """The last state that the page took in."""
        found: dict[str, Any] = self.page.evaluate("window.takenIn")
        return found

    def moves(self) -> list[Move]:
        """What can be done now."""
        moves: list[Move] = self.state()["hand"]["targets"]
        return moves

    def with_ways(self, count: int) -> Move:
        """A move of a card that has so many."""
        ways = Counter(move["piece"] for move in self.moves())
        return next(move for move in self.moves() if ways[move["piece"]] == count)

    def called_by(self, count: int) -> Move:
        """A move to a gap that so many cards can come to."""
        comers = Counter((move["x"], move["y"]) for move in self.moves())
        return next(move for move in self.moves() if comers[move["x"], move["y"]] == count)

    def stuck(self) -> str:
        """A card that can go nowhere."""
        able = {move["piece"] for move in self.moves()}
        cards = [str(one["id"]) for one in self.state()["scene"]["pieces"]]
        return next(card for card in cards if card not in able)

    def lies(self) -> dict[str, tuple[int, int]]:
        """Where each card is drawn, in columns and rows."""
        found: dict[str, list[int]] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('.felt .piece')].map(one => {
              const { cell, high, pitch } = one.closest('.felt').dataset;
              const gap = pitch - cell;
              return [one.dataset.piece, [
                Math.round(parseFloat(one.style.left) / pitch),
                Math.round(parseFloat(one.style.top) / (Number(high) + gap))]];
            }))"""
        )
        return {card: (x, y) for card, (x, y) in found.items()}

    def card(self, card: str) -> Locator:
        """A card as it is drawn."""
        return self.page.locator(f'{CARD}[data-piece="{card}"]')

    def cell(self, x: int, y: int) -> Locator:
        """A place, as the keyboard and a screen reader find it."""
        return self.page.locator(f'.felt [data-x="{x}"][data-y="{y}"]')

    def middle(self, where: str | Move) -> Point:
        """Of a card, or of the place that a move goes to."""
        found = self.card(where) if isinstance(where, str) else self.cell(where["x"], where["y"])
        box = found.bounding_box()
        assert box is not None
        return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    # -- gestures -----------------------------------------------------------------------------

    def tap(self, where: str | Move) -> None:
        """With the finger or the mouse, on a card or on the place of a move."""
        at = self.middle(where)
        if self.touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def play(self, name: str) -> Move:
        """Make the move of this notation; returns when it is answered and shown."""
        move = next(one for one in self.moves() if one["move"] == name)
        before = self.state()["seq"]
        self.tap(move["piece"])
        if sum(one["piece"] == move["piece"] for one in self.moves()) > 1:
            self.tap(move)
        self.answered(before)
        return move

    def answered(self, seq: int) -> None:
        """Wait until the page shows what came after ``seq``."""
        self.page.wait_for_function("seq => window.takenIn.seq > seq", arg=seq)


def deal(
    page: Page,
    number: str = "17",
    *,
    dialect: str = "classic",
    touch: bool = False,
    tips: bool = False,
) -> Cards:
    """Open this page on a numbered deal of the maze."""
    page.evaluate("tips => localStorage.setItem('pavage.settings', JSON.stringify({ tips }))", tips)
    made = page.evaluate(
        """async (options) => {
          const answer = await fetch('/api/matches', {
            method: 'POST', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({
              game: 'maze', options, seats: [{ kind: 'human', name: 'Ana' }] }),
          });
          return answer.json();
        }""",
        {"deal": number, "dialect": dialect},
    )
    enter(page, f"/#/m/{made['match']}/{made['keys'][0]['token']}")
    cards = Cards(page, touch)
    page.locator(CARD).first.wait_for()
    page.wait_for_function("() => window.takenIn.hand?.targets.length > 0")
    return cards
