"""Pieces of several cells on the page: carrying them, touching, keys; no rule of a game is here.

What can be done is read from what the server sent; what is shown is read from the page.
"""

from typing import Any

from playwright.sync_api import Page

from tests.browser.driver import Finger, Mouse

AREA = "[data-area]"  # the place that is shown now; its value is the move
BRICK = "button[data-piece]"
LAY = '[data-does="lay"]'
TAKE = '[data-does="pick"]'
STEP = 6  # pixels

_CELLS = """zone => {
  const felt = document.querySelector(`[data-zone="${zone}"]`);
  const box = felt.getBoundingClientRect();
  return { left: box.left + felt.clientLeft, top: box.top + felt.clientTop,
           cell: Number(felt.dataset.cell) };
}"""

Area = dict[str, Any]


class Fingertip(Finger):
    """A finger that can stay on the page and be told where to go next."""

    def press_at(self, x: float, y: float) -> None:
        self._touch("touchStart", x, y)

    def move_to(self, x: float, y: float) -> None:
        self._touch("touchMove", x, y)

    def let_go(self) -> None:
        self._touch("touchEnd")


def areas(page: Page) -> list[Area]:
    """All that can be done by covering cells now: ``means``, ``move``, ``zone``, the rectangle,
    and ``turn`` for a piece that fits there.
    """
    found: list[Area] = page.evaluate(
        """() => {
          const { hand, scene } = window.takenIn;
          if (!hand) return [];
          const lying = [...scene.pieces, ...hand.pieces];
          const fits = (hand.fits ?? []).flatMap(({ piece, zone, turn = 0, move, names }) => {
            const { wide = 1, high = 1 } = lying.find(({ id }) => id === piece);
            const size = turn % 2 ? { wide: high, high: wide } : { wide, high };
            return names.map((name) => ({
              means: 'fit', zone, turn, name, ...size, move: move.replaceAll('{name}', name),
            }));
          });
          const blocks = (hand.blocks ?? []).map((block) => ({ means: 'block', ...block }));
          const picks = (hand.picks ?? []).map(({ piece, move }) => {
            const { zone, x, y, wide = 1, high = 1 } = lying.find(({ id }) => id === piece);
            return { means: 'pick', zone, x, y, wide, high, move };
          });
          return [...fits, ...blocks, ...picks];
        }"""
    )
    for area in found:
        if "x" not in area:  # names are letters for columns, numbers for rows
            area["x"], area["y"] = ord(area["name"][0]) - ord("a"), int(area["name"][1:]) - 1
    return found


def box_of(page: Page, area: Area) -> dict[str, float]:
    """Where a rectangle of cells is on the screen."""
    felt = page.evaluate(_CELLS, area["zone"])
    cell = felt["cell"]
    left, top = felt["left"] + area["x"] * cell, felt["top"] + area["y"] * cell
    return {"left": left, "top": top, "width": area["wide"] * cell, "height": area["high"] * cell}


def middle_of(page: Page, area: Area) -> tuple[float, float]:
    box = box_of(page, area)
    return box["left"] + box["width"] / 2, box["top"] + box["height"] / 2


def shown(page: Page) -> str | None:
    """The move whose place is shown now."""
    place = page.locator(AREA)
    return place.get_attribute("data-area") if place.count() else None


def ready(page: Page) -> None:
    """Wait until the piece is in its slot: what others did is shown first."""
    page.locator(f'{BRICK}:not([aria-disabled="true"])').wait_for()


def turn_to(page: Page, turn: int) -> None:
    """Turn the piece in hand, by its button, until it lies so."""
    wide = {0: "wide", 1: "high"}[turn]
    held = page.evaluate("() => window.takenIn.hand.pieces[0]")
    for _ in range(2):
        now = page.locator(f"{BRICK} .sized").evaluate(
            "element => Number(element.style.getPropertyValue('--wide'))"
        )
        if now == held[wide]:
            return
        page.locator('[data-does="turn"]').click()
    raise AssertionError("the piece does not turn")


def carry(page: Page, hand: Mouse | Fingertip, area: Area, *, drop: bool = True) -> None:
    """Carry the piece from its slot until it is shown over an area, and let it go there."""
    ready(page)
    if "turn" in area:
        turn_to(page, area["turn"])
    slot = page.locator(BRICK).bounding_box()
    assert slot
    start = {"x": slot["x"] + slot["width"] / 2, "y": slot["y"] + slot["height"] / 2}
    x, y = middle_of(page, area)
    if isinstance(hand, Mouse):
        page.mouse.move(start["x"], start["y"])
        page.mouse.down()
        page.mouse.move(x, y, steps=4)
        assert shown(page) == area["move"]
        if drop:
            page.mouse.up()
        return
    # Below a finger nothing would be seen: the piece is carried above it.
    hand.press_at(start["x"], start["y"])
    lowest = y + box_of(page, area)["height"] / 2 + 10 * STEP
    hand.move_to(x, lowest)
    while shown(page) != area["move"]:
        lowest -= STEP
        assert lowest > y - STEP, f"the piece never comes over {area['move']}"
        hand.move_to(x, lowest)
    if drop:
        hand.let_go()


def tap(page: Page, hand: Mouse | Finger, area: Area) -> None:
    """Touch the middle of an area."""
    ready(page)
    x, y = middle_of(page, area)
    if isinstance(hand, Finger):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def key_to(page: Page, area: Area, most: int = 60) -> None:
    """Go to an area with the arrows alone (``1`` takes the piece up), turned as it must be."""
    ready(page)
    page.keyboard.press("1")
    page.locator(AREA).wait_for()
    goal = middle_of(page, area)
    been: set[str | None] = set()
    for _ in range(most):
        now = shown(page)
        if now == area["move"]:
            return
        if now in been:  # the arrows lead round: on to what else there is
            page.keyboard.press("PageDown")
            been.clear()
            continue
        been.add(now)
        here = {one["move"]: one for one in areas(page)}[now or ""]
        if here.get("turn", 0) != area.get("turn", here.get("turn", 0)):
            page.keyboard.press("r")
            continue
        x, y = middle_of(page, here)
        right, down = goal[0] - x, goal[1] - y
        across = "ArrowRight" if right > 0 else "ArrowLeft"
        along = "ArrowDown" if down > 0 else "ArrowUp"
        page.keyboard.press(across if abs(right) > abs(down) else along)
        if shown(page) == now:
            page.keyboard.press("PageDown")
    raise AssertionError(f"the arrows never come to {area['move']}")
