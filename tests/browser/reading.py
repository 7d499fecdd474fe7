"""What a page says to eyes and ears, and whether it fits on the screen."""

import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import pavage

_PACKAGE = Path(pavage.__file__).parent
_TEXTS = [
    _PACKAGE.parents[1] / "client" / "src" / "i18n" / "{lang}.ftl",
    _PACKAGE / "text" / "{lang}.ftl",
    *(folder / "text.{lang}.ftl" for folder in sorted((_PACKAGE / "games").iterdir())),
]
_LINE = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)

_SAID = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest('script, style, symbol, template')) continue;
    if (parent.getClientRects().length || parent.tagName === 'OPTION')
      said.push(walk.currentNode.textContent.trim());
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (one.hasAttribute(name)) said.push(one.getAttribute(name).trim());
  said.push(document.title);
  return said.filter(Boolean);
}"""

# Text must lie within every box around it (up to one that scrolls), and on the screen; nothing
# may be wider than its own box, except a name that somebody typed, which may end in an ellipsis.
# What is only for screen readers is drawn one pixel wide.
_SPILLS = """({ whole, name: typed }) => {
  const found = [];
  const name = (element) => {
    const kind = [...element.classList].filter((one) => !one.startsWith('svelte-')).join('.');
    return element.tagName.toLowerCase() + (kind ? '.' + kind : '');
  };
  const unseen = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.clipPath !== 'none' || style.visibility === 'hidden' || style.opacity === '0')
        return true;
    }
    return element.getClientRects().length === 0;
  };
  const mayEnd = (element) => element.textContent.trim() === typed
    && getComputedStyle(element).textOverflow === 'ellipsis'
    && getComputedStyle(element).display === 'block';
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const words = (text) => JSON.stringify(text.trim().slice(0, 40));
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide on a screen of ${innerWidth}`);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('svg, option, script, style')) continue;
    if (unseen(parent) || mayEnd(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      for (let e = parent; e && e !== document.body; e = e.parentElement) {
        const around = e.getBoundingClientRect();
        const out = Math.max(around.left - box.left, box.right - around.right);
        const style = getComputedStyle(e);
        if (out > 1.5 && style.display !== 'inline' && style.display !== 'contents') {
          found.push(`${words(node.textContent)} spills ${Math.round(out)}px out of ${name(e)}`);
          break;
        }
        if (scrolls(e) || style.position === 'fixed') break;
      }
      const off = Math.max(-box.left, box.right - innerWidth,
        whole ? Math.max(-box.top, box.bottom - innerHeight) : 0);
      const inScroller = (() => {
        for (let e = parent; e; e = e.parentElement) if (scrolls(e)) return true;
        return false;
      })();
      if (off > 1.5 && !inScroller)
        found.push(`${words(node.textContent)} is ${Math.round(off)}px off the screen`);
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || unseen(element)) continue;
    if (scrolls(element) || mayEnd(element)) continue;
    const style = getComputedStyle(element);
    const shortened = style.overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (shortened && element.clientWidth > 1 && element.textContent.trim())
      found.push(`${words(element.textContent)} is cut short in ${name(element)}`);
    const box = element.getBoundingClientRect();
    const off = whole && Math.max(-box.left, -box.top, box.right - innerWidth,
      box.bottom - innerHeight);
    const pressed = element.matches('button, a, input, select, .felt, .rack');
    if (off > 1.5 && pressed && !element.closest('dialog, .scroller'))
      found.push(`${name(element)} is ${Math.round(off)}px off the screen`);
  }
  return [...new Set(found)];
}"""


def said(page: Page) -> list[str]:
    """Every text that is shown or read out."""
    found: list[str] = page.evaluate(_SAID)
    return found


def spills(page: Page, *, whole: bool = False, name: str = "") -> list[str]:
    """What does not fit. ``whole``: nothing may need scrolling. ``name``: may be cut short."""
    found: list[str] = page.evaluate(_SPILLS, {"whole": whole, "name": name})
    return found


def comes_to_fit(page: Page) -> list[str]:
    """What does not fit once the page has had time to lay itself out anew."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(
            f"how => !({_SPILLS})(how).length", arg={"whole": True, "name": ""}, timeout=5_000
        )
    return spills(page, whole=True)


@cache
def texts(lang: str) -> dict[str, str]:
    """The project's texts of one language, by identifier (their first lines)."""
    found: dict[str, str] = {}
    for pattern in _TEXTS:
        path = Path(str(pattern).format(lang=lang))
        if path.exists():
            found.update(_LINE.findall(path.read_text("utf-8")))
    return found


def untranslated(page: Page, lang: str) -> list[str]:
    """What should not be read in a page in ``lang``: identifiers, code, the other language."""
    own = texts(lang)
    ids = {name for name in own if "-" in name}
    foreign = set(texts("en" if lang == "fr" else "fr").values()) - set(own.values())
    strange = re.compile(r"[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object")
    return [
        one
        for one in said(page)
        if one in ids or (one in foreign and len(one) > 3) or strange.search(one)
    ]


_SMALL = """least => [...document.querySelectorAll('button, a, select, summary, label:has(input)')]
  .filter((one) => !one.closest('[inert], p, article, .felt')
    && getComputedStyle(one).clipPath === 'none')
  .map((one) => [one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([text, box]) => `${text}: ${box.width} x ${box.height} is small for a finger`)"""


def small_targets(page: Page, least: int = 24) -> list[str]:
    """What is to be pressed and is smaller than that (links in a sentence may be)."""
    found: list[str] = page.evaluate(_SMALL, least)
    return found


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core (its source is given) has to say of the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)  # not a script element: the page's own policy forbids those
    found: list[Any] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"axe {one['id']}: {node['failureSummary']} in {node['html'][:200]}"
        for one in found
        for node in one["nodes"]
    ]
