"""A game's rules page as a piece of HTML: its Markdown with its figures drawn in.

An image ``![words](figure:NAME)`` is a figure of the game's ``figures.py``; the words are its
caption.
"""

import html
from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from pavage.games import registry

_PREFIX = "figure:"


def rules_html(game: str, lang: str) -> str:
    """The rules of a game in a language."""
    source = (registry.load(game).folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer).enable("table")
    markdown.validateLink = lambda url: url.startswith((_PREFIX, "http://", "https://", "#"))  # type: ignore[method-assign]
    return str(markdown.render(source, {"figures": registry.load(game).figures()}))


class _Renderer(RendererHTML):
    """Draws figures; a paragraph that is one figure is a ``figure``."""

    def render(self, tokens: Sequence[Token], options: Any, env: Any) -> str:
        """The whole page, with its lone images taken out of their paragraphs."""
        kept: list[Token] = []
        for k, token in enumerate(tokens):
            alone = [t for t in tokens[max(0, k - 1) : k + 2] if _is_figure(t)]
            if not (alone and token.type in ("paragraph_open", "paragraph_close")):
                kept.append(token)
        return super().render(kept, options, env)

    def image(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """A figure with its caption."""
        token = tokens[idx]
        name = str(token.attrs["src"]).removeprefix(_PREFIX)
        words = html.escape(token.content)
        return f"<figure>{env['figures'][name]}<figcaption>{words}</figcaption></figure>"


def _is_figure(token: Token) -> bool:
    children = token.children or []
    return token.type == "inline" and [child.type for child in children] == ["image"]
