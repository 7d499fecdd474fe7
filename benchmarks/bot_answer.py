"""How soon the computer answers at the level ``greedy``, as the page shows it.

A real browser plays Zigzag against it with the keyboard. Timed from the moment the page sends the
ply that ends the player's turn: until the message with the computer's first tile has come, until
that tile is in the document, and the same for the last tile of its turn.
"""

import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page, sync_playwright
from serving import serving
from table import Missing, Row

GAMES = 3
GOAL_MS = 100
ROOT = Path(__file__).parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]

# Writes down, in the page, when what went over its socket and how many tiles the board then showed.
WATCH = """
  window.heard = [];
  const note = (kind, more) => window.heard.push({ at: performance.now(), kind, ...more });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const said = JSON.parse(data);
        if (said.t !== 'state') return;
        const plies = said.log.flatMap(({ seat, told }) => told ? [{ seat, move: told.move }] : []);
        const tiles = said.scene.pieces.filter(({ zone }) => zone === 'board').length;
        note('state', { plies, tiles, turn: said.seats.findIndex((seat) => seat.to_move) });
      });
    }
    send(data) {
      if (JSON.parse(data).t === 'move') note('sent');
      super.send(data);
    }
  };
  const shown = () => document.querySelectorAll('.felt .piece').length;
  let before = 0;
  new MutationObserver(() => {
    if (shown() !== before) note('shown', { tiles: (before = shown()) });
  }).observe(document, { subtree: true, childList: true });
"""

MAKE = """async () => {
  const seats = [
    { kind: 'human', name: 'A' }, { kind: 'bot', name: 'B', bot: 'greedy' },
  ];
  const answer = await fetch('/api/matches', {
    method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'zigzag', options: {}, seats }),
  });
  const { match, keys } = await answer.json();
  return `#/m/${match}/${keys[0].token}`;
}"""

# What the keyboard's player can do: pick a piece that fits, or press a button of the game.
MOMENT = """() => {
  if (document.querySelector('dialog[open] ol')) return 'over';
  const pieces = [...document.querySelectorAll('button[data-piece]')];
  const fits = pieces.findIndex((one) => one.matches(':not([aria-disabled="true"], .stuck)'));
  if (fits >= 0) return String(fits + 1);
  return document.querySelector('.actions button:not([aria-disabled="true"])') && 'press';
}"""


def run() -> list[Row]:
    """Play some games and put the delays together."""
    chromium = runpy.run_path(str(ROOT / "tools" / "browser.py"))["find"]()
    if chromium is None:
        raise Missing("chromium")
    times: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "pavage", "serve", "--data", data, "--port"]
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        with serving(command) as server:
            for _ in range(GAMES):
                page = browser.new_page(base_url=server.url)
                page.add_init_script(WATCH)
                for what, ms in delays(game(page)):
                    times.setdefault(what, []).append(ms)
                page.close()
        browser.close()
    return [row(what, ms) for what, ms in times.items()]


def row(what: str, ms: list[float]) -> Row:
    held = what == "first tile on the page"
    median, p95, worst = np.median(ms), np.percentile(ms, 95), max(ms)
    return Row(
        f"greedy's answer: {what} ({len(ms)} turns)",
        f"{median:.0f} ms, p95 {p95:.0f} ms, worst {worst:.0f} ms",
        goal=f"< {GOAL_MS} ms" if held else "",
        reached=bool(median < GOAL_MS) if held else None,
    )


def game(page: Page) -> list[dict[str, Any]]:
    """Play to the end; what the page wrote down."""
    page.goto("/")
    page.evaluate("localStorage.setItem('pavage.settings', JSON.stringify({ tips: false }))")
    page.goto("/" + page.evaluate(MAKE))
    page.reload()
    while True:
        do = page.wait_for_function(MOMENT, timeout=20_000).json_value()
        if do == "over":
            heard = page.evaluate("window.heard")
            assert isinstance(heard, list)
            return heard
        sent = page.evaluate("window.heard.filter(({ kind }) => kind === 'sent').length")
        if do == "press":
            page.locator(".actions button").first.press("Enter")
        else:
            page.keyboard.press(do)
            page.wait_for_function("() => document.activeElement?.matches('[data-target]')")
            page.keyboard.press("Enter")
        page.wait_for_function(
            """(sent) => {
              const { heard } = window;
              const at = heard.findLastIndex(({ kind }) => kind === 'sent');
              return heard.filter(({ kind }) => kind === 'sent').length > sent
                && heard.slice(at).some(({ kind }) => kind === 'state');
            }""",
            arg=sent,
        )


def delays(heard: list[dict[str, Any]]) -> list[tuple[str, float]]:
    """The delays after each ply that ended a turn and was answered by a tile."""
    found = []
    for at, event in enumerate(heard):
        if event["kind"] != "sent":
            continue
        after = heard[at + 1 :]
        following = next((k for k, e in enumerate(after) if e["kind"] == "sent"), len(after))
        after = after[:following]
        laid = [e for e in after if e["kind"] == "state" and any(map(_tile_of_bot, e["plies"]))]
        if laid:
            first = sum(_tile_of_bot(ply) for ply in laid[0]["plies"]) - 1
            tiles = (laid[0]["tiles"] - first, laid[-1]["tiles"])
            for name, e, count in zip(("first", "last"), (laid[0], laid[-1]), tiles, strict=True):
                found.append((f"{name} tile in a message", e["at"] - event["at"]))
                shown = [e["at"] for e in after if e["kind"] == "shown" and e["tiles"] >= count]
                found.append((f"{name} tile on the page", shown[0] - event["at"]))
    return found


def _tile_of_bot(ply: dict[str, Any]) -> bool:
    return ply["seat"] == 1 and "@" in ply["move"]
