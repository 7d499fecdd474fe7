"""Answers that stay the same while the server runs: made once, asked for again by their tag."""

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from fastapi import Request, Response


class Page(NamedTuple):
    """A body and its type."""

    body: bytes
    type: str

    @classmethod
    def json(cls, value: Any) -> "Page":
        """A value as JSON."""
        return cls(msgspec.json.encode(value), "application/json")

    @classmethod
    def text(cls, text: str) -> "Page":
        """Plain text."""
        return cls(text.encode(), "text/plain; charset=utf-8")

    @classmethod
    def html(cls, text: str) -> "Page":
        """A piece of HTML."""
        return cls(text.encode(), "text/html; charset=utf-8")


class Pages:
    """Pages by key, each made when it is first asked for."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], tuple[Page, str]] = {}

    def answer(self, request: Request, key: tuple[str, ...], make: Callable[[], Page]) -> Response:
        """The page, or ``304`` if the reader has it already."""
        if key not in self._made:
            page = make()
            self._made[key] = page, f'"{hashlib.sha256(page.body).hexdigest()[:20]}"'
        page, tag = self._made[key]
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(page.body, media_type=page.type, headers=headers)
