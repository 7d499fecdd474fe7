"""Plays at a table through what the page shows. It knows no game: only pieces, lit places, buttons.

``Table`` reads the page and waits for it; a *hand* (``Mouse``, ``Finger``, ``Keys``) makes the
gestures. Nothing here waits for a time: always for something that a player would see, or for
the server's answer.
"""

import json
import random
from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Locator, Page, WebSocket

PLIES_AT_MOST = 400  # gestures of one seat in one game, far above what any game needs

PIECE = "button[data-piece]"
ACTION = ".actions button"
TARGET = "[data-target]"
LAY = '[data-does="lay"]'  # it was turned to fit, or cannot be taken back: is it meant?
BACK = '[data-does="back"]'  # the first of two pieces lies there, but is not played
ALONE = '[data-does="alone"]'
CHOOSE = '[data-does="pick"]'
TURN = '[data-does="turn"]'
RESULT = "dialog[open] ol"
CURTAIN = ".veil button"

_STANDS = """() => {
  const seen = (element) => !!element && element.getClientRects().length > 0;
  const box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    over: seen(document.querySelector('dialog[open] ol')),
    curtain: seen(document.querySelector('.veil button')),
    pieces: all('button[data-piece]').map((one) => ({
      id: one.dataset.piece, ...box(one), face: one.querySelector('use')?.getAttribute('href'),
      fits: one.matches(':not([aria-disabled="true"], .stuck)'),
    })),
    actions: all('.actions button').filter(
      (one) => one.getAttribute('aria-disabled') !== 'true').length,
    picks: all('.plane [data-takes]').map((one) => ({ ...box(one), label: one.ariaLabel })),
    targets: all('[data-target]').map((one) => ({
      zone: one.closest('[data-zone]').dataset.zone, ...box(one),
      at: `${one.dataset.x} ${one.dataset.y}`,
    })),
  };
}"""

_MY_MOMENT = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .some((element) => element.getClientRects().length > 0);
  if (window.coming !== window.takenIn?.seq) return false;
  return seen('dialog[open] ol') || seen('.veil button')
    || seen('button[data-piece]:not([aria-disabled="true"], .stuck)')
    || seen('.plane [data-takes]')
    || seen('.actions button:not([aria-disabled="true"])');
}"""

# Run in each page before its own script: notes which state the page has taken in and drawn.
LISTEN = """{
  const Real = window.WebSocket;
  window.takenIn = { seq: -1 };
  window.states = 0;
  window.lines = [];
  window.WebSocket = class extends Real {
    constructor(...where) {
      super(...where);
      window.lines.push(this);
      this.addEventListener('message', (event) => {
        const state = JSON.parse(event.data);
        if (state.t !== 'state') return;
        window.coming = state.seq;
        setTimeout(() => {
          window.takenIn = state;
          window.states += 1;
        });
      });
    }
  };
}"""

# What lies where, in words that do not change with a reload.
_POSITION = """() => ({
  board: [...document.querySelectorAll('.felt .piece')].map((piece) => {
    const cell = Number(piece.closest('[data-cell]').dataset.cell);
    const place = [piece.style.left, piece.style.top].map((at) =>
      Math.round(parseFloat(at) / cell));
    return [piece.dataset.piece, ...place].join(' ');
  }).sort(),
  rack: [...document.querySelectorAll('button[data-piece]')].map((piece) => piece.dataset.piece),
  scores: [...document.querySelectorAll('[data-seat-panel] [aria-hidden]')]
    .map((score) => score.textContent),
  turn: [...document.querySelectorAll('.players li')].findIndex((one) =>
    one.classList.contains('turn')),
})"""


@dataclass
class Stands:
    """What the page offers now."""

    over: bool
    curtain: bool
    pieces: list[dict[str, Any]]
    actions: int
    picks: list[dict[str, Any]]
    targets: list[dict[str, Any]]

    @property
    def nothing_fits(self) -> bool:
        """There is a hand, but only a button can be pressed."""
        offered = self.over or self.curtain or self.picks or any(p["fits"] for p in self.pieces)
        return bool(self.pieces) and not offered


@dataclass
class Line:
    """What went over the page's WebSockets."""

    page: Page
    heard: list[dict[str, Any]] = field(default_factory=list)
    said: list[dict[str, Any]] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.raw.append(text)
        self.heard.append(json.loads(text))


class Hand(Protocol):
    """A way to make gestures."""

    def choose(self, table: "Table", number: int, piece: dict[str, Any]) -> None:
        """Pick a piece up, so that its places are lit."""

    def place(self, table: "Table", targets: list[dict[str, Any]]) -> None:
        """Lay the chosen piece on one of the lit places."""

    def press(self, table: "Table", button: Locator) -> None:
        """Press a button."""

    def pick(self, table: "Table", spot: dict[str, Any]) -> None:
        """Choose a piece where it lies; the page then asks whether it is meant."""


class Table:
    """One page that shows a match."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.line = Line(page)
        self.dice = random.Random(seed)

    # -- reading ------------------------------------------------------------------------------

    def stands(self) -> Stands:
        return Stands(**self.page.evaluate(_STANDS))

    def position(self) -> dict[str, Any]:
        """What a person would compare before and after: pieces, scores, whose turn."""
        found: dict[str, Any] = self.page.evaluate(_POSITION)
        return found

    def seq(self) -> int:
        """Which entry of the match's log the page has come to."""
        return int(self.page.evaluate("window.takenIn.seq"))

    def wait_after(self, seq: int) -> None:
        """Wait until the page shows what the server answered after ``seq``."""
        self.page.wait_for_function("seq => window.takenIn.seq > seq", arg=seq)

    def ready(self) -> Stands:
        """Wait until there is something to do here (or the result is shown)."""
        self.page.wait_for_function(_MY_MOMENT, timeout=20_000)
        return self.stands()

    def lit(self) -> list[dict[str, Any]]:
        """The places of the chosen piece."""
        self.page.locator(TARGET).first.wait_for()
        return self.stands().targets

    # -- playing ------------------------------------------------------------------------------

    def fitting(self, hand: Hand) -> tuple[int, dict[str, Any]]:
        """A piece that can be laid now, and its number; the deal is chance, so play on until one
        can.
        """
        for _ in range(PLIES_AT_MOST):
            for number, piece in enumerate(self.ready().pieces):
                if piece["fits"]:
                    return number, piece
            self.one_move(hand)
        raise AssertionError("no piece ever fits")

    def one_move(self, hand: Hand) -> None:
        """Lay any piece that can be laid; else press a button of the game."""
        now = self.ready()
        if now.curtain:
            hand.press(self, self.page.locator(CURTAIN))
            self.page.locator(CURTAIN).wait_for(state="detached")
            return
        before = self.seq()
        if now.picks:
            hand.pick(self, self.dice.choice(now.picks))
            hand.press(self, self.page.locator(CHOOSE))
        elif any(piece["fits"] for piece in now.pieces):
            self.lay(hand)
            self.finish(hand, before)
        else:
            hand.press(self, self.page.locator(ACTION).first)
        self.wait_after(before)

    def lay(self, hand: Hand) -> None:
        """Lay any piece that can be laid."""
        pieces = self.stands().pieces
        chosen = [one for one in enumerate(pieces) if one[1]["fits"]]
        hand.choose(self, *chosen[0])
        hand.place(self, self.lit())

    def finish(self, hand: Hand, before: int) -> None:
        """Answer what the page asks about a piece that was laid, until the move is sent."""
        asked = f"""seq => window.takenIn.seq > seq
            || document.querySelector('{LAY}') || document.querySelector('{BACK}')"""
        for _ in range(4):
            self.page.wait_for_function(asked, arg=before)
            if self.seq() > before:
                return
            if self.page.locator(LAY).count():
                hand.press(self, self.page.locator(LAY))
            elif self.page.locator(ALONE).count() and self.dice.random() < 0.3:
                hand.press(self, self.page.locator(ALONE))
            else:
                self.lay(hand)
            self.page.wait_for_function("() => window.takenIn.seq === window.coming")
        raise AssertionError("the page asks and asks")

    def play_to_the_end(self, hand: Hand) -> int:
        """Play until the result is shown; says how many moves were made here."""
        for made in range(PLIES_AT_MOST):
            if self.ready().over:
                return made
            self.one_move(hand)
        raise AssertionError("the game does not end")

    def until(self, hand: Hand, shown: str) -> None:
        """Play until something that ``shown`` selects is on the page."""
        for _ in range(PLIES_AT_MOST):
            if self.page.locator(shown).count():
                return
            self.one_move(hand)
        raise AssertionError(f"{shown} never comes")


# -- hands ------------------------------------------------------------------------------------


class Mouse:
    """Clicks and drags. ``drag`` is how often a piece is carried instead of clicked."""

    def __init__(self, drag: float = 0.0) -> None:
        self._drag = drag
        self._carrying = False

    def choose(self, table: Table, number: int, piece: dict[str, Any]) -> None:
        mouse = table.page.mouse
        self._carrying = table.dice.random() < self._drag
        if self._carrying:
            mouse.move(piece["x"], piece["y"])
            mouse.down()
            mouse.move(piece["x"], piece["y"] - 12)  # far enough: now its places are lit
        else:
            mouse.click(piece["x"], piece["y"])

    def place(self, table: Table, targets: list[dict[str, Any]]) -> None:
        mouse = table.page.mouse
        target = table.dice.choice(targets)
        if self._carrying:
            mouse.move(target["x"], target["y"], steps=3)
            mouse.up()
        else:
            mouse.click(target["x"], target["y"])

    def press(self, table: Table, button: Locator) -> None:
        button.click()

    def pick(self, table: Table, spot: dict[str, Any]) -> None:
        table.page.mouse.click(spot["x"], spot["y"])


class Finger:
    """Taps, and drags now and then (``drag``: how often)."""

    def __init__(self, page: Page, drag: float = 0.0) -> None:
        self._drag = drag
        self._chosen: dict[str, Any] = {}
        self._cdp: CDPSession = page.context.new_cdp_session(page)

    def choose(self, table: Table, number: int, piece: dict[str, Any]) -> None:
        self._chosen = piece
        table.page.touchscreen.tap(piece["x"], piece["y"])

    def place(self, table: Table, targets: list[dict[str, Any]]) -> None:
        target = table.dice.choice(targets)
        if table.dice.random() < self._drag:
            self.drag(self._chosen, target)
            return
        touch = table.page.touchscreen
        before = table.seq()
        touch.tap(target["x"], target["y"])
        if table.page.locator(".plane").count():
            return  # there buttons ask
        # What cannot be taken back is shown first, and asks for a second tap.
        answered = "seq => window.takenIn.seq > seq || document.querySelector('.points i')"
        table.page.wait_for_function(answered, arg=before)
        if table.seq() == before:
            touch.tap(target["x"], target["y"])

    def press(self, table: Table, button: Locator) -> None:
        button.tap()

    def pick(self, table: Table, spot: dict[str, Any]) -> None:
        table.page.touchscreen.tap(spot["x"], spot["y"])

    def drag(self, start: dict[str, Any], end: dict[str, Any], steps: int = 6) -> None:
        """Carry what lies at ``start`` to ``end``, as a finger does."""
        self._touch("touchStart", start["x"], start["y"])
        for step in range(1, steps + 1):
            part = step / steps
            self._touch(
                "touchMove",
                start["x"] + (end["x"] - start["x"]) * part,
                start["y"] + (end["y"] - start["y"]) * part,
            )
        self._touch("touchEnd")

    def pinch(self, middle: dict[str, float], before: float, after: float, steps: int = 6) -> None:
        """Two fingers, so far from the middle, one on each side."""
        ways = [(before + (after - before) * step / steps, 0.0) for step in range(steps + 1)]
        self._two_fingers(middle, ways)

    def twist(self, middle: dict[str, float], degrees: float, steps: int = 9) -> None:
        """Two fingers turn clockwise around the middle."""
        self._two_fingers(middle, [(60, degrees * step / steps) for step in range(steps + 1)])

    def _two_fingers(self, middle: dict[str, float], ways: list[tuple[float, float]]) -> None:
        """``ways``: how far they are from the middle, and turned by how many degrees."""
        for step, (away, turned) in enumerate(ways):
            x, y = away * cos(radians(turned)), away * sin(radians(turned))
            points = [
                {"id": n, "x": middle["x"] + sign * x, "y": middle["y"] + sign * y}
                for n, sign in enumerate((-1, 1))
            ]
            kind = "touchMove" if step else "touchStart"
            self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self._touch("touchEnd")

    def _touch(self, kind: str, x: float | None = None, y: float | None = None) -> None:
        points = [] if x is None else [{"x": x, "y": y}]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Keys:
    """The keyboard alone: no pointer touches the page."""

    def choose(self, table: Table, number: int, piece: dict[str, Any]) -> None:
        table.page.keyboard.press(str(number + 1))
        chosen = f'{PIECE}[data-piece="{piece["id"]}"][aria-pressed="true"]'
        table.page.locator(chosen).wait_for()

    def place(self, table: Table, targets: list[dict[str, Any]]) -> None:
        page = table.page
        focused = "() => document.activeElement?.matches('[data-target]')"
        page.wait_for_function(focused)
        for _ in range(table.dice.randrange(3)):
            page.keyboard.press(table.dice.choice(["ArrowRight", "ArrowDown", "PageDown"]))
        assert page.evaluate(focused), "the arrows left the lit places"
        page.keyboard.press("Enter")

    def pick(self, table: Table, spot: dict[str, Any]) -> None:
        self.tab_to(table.page, table.page.locator('.plane [data-takes][tabindex="0"]'))
        table.page.keyboard.press("Enter")

    def press(self, table: Table, button: Locator) -> None:
        self.tab_to(table.page, button)
        table.page.keyboard.press("Enter")

    @staticmethod
    def tab_to(page: Page, wanted: Locator, most: int = 60) -> None:
        """Press Tab until ``wanted`` has the focus."""
        for _ in range(most):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {wanted}")
