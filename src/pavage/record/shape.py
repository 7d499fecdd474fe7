"""The form of a record: which members there are and of what type. Nothing else gets in."""

import unicodedata
from collections.abc import Callable
from datetime import date, datetime
from typing import Any

from pavage.core.message import message
from pavage.record.strict import Path, described, quoted, refuse

Check = Callable[[Any, Path], None]

_UNWRITABLE = ("Cc", "Zl", "Zp")  # control characters and line ends: no part of a name


def members(
    raw: Any, path: Path, required: tuple[str, ...], optional: tuple[str, ...] | None = ()
) -> None:
    """An object with these members and no others (``optional`` None: any others)."""
    if not isinstance(raw, dict):
        _wrong("object", raw, path)
    for name in required:
        if name not in raw:
            refuse("record-missing", path, name=name)
    if optional is not None:
        known = (*required, *optional)
        for name in raw:
            if name not in known:
                refuse("record-unknown", path, name=quoted(name), known=", ".join(known))


def check_record(raw: dict[str, Any]) -> None:
    """The whole record, as far as the game has no say in it."""
    members(
        raw,
        (),
        ("format", "game", "rules", "seats", "seed", "deal", "plies"),
        ("options", "result"),
    )
    text(raw["game"], ("game",))
    whole(raw["rules"], ("rules",))
    members(raw.get("options", {}), ("options",), (), None)
    each(seat, raw["seats"], ("seats",))
    text(raw["seed"], ("seed",))
    members(raw["deal"], ("deal",), (), None)
    each(ply, raw["plies"], ("plies",))
    if "result" in raw:
        result(raw["result"], ("result",))


def seat(raw: Any, path: Path) -> None:
    """A name and a kind; a bot says which one it is, a human does not."""
    members(raw, path, ("name", "kind"), ("bot",))
    _name(raw["name"], (*path, "name"))
    if raw["kind"] not in ("human", "bot"):
        _wrong("kind", raw["kind"], (*path, "kind"))
    if raw["kind"] == "human":
        members(raw, path, ("name", "kind"))
    else:
        members(raw, path, ("name", "kind", "bot"))
        _name(raw["bot"], (*path, "bot"))


def ply(raw: Any, path: Path) -> None:
    """Who and what; then what it scored, when, and how long it took."""
    members(raw, path, ("seat", "move"), ("points", "at", "think_ms"))
    if raw["seat"] is not None:
        count(raw["seat"], (*path, "seat"), "seat")
    text(raw["move"], (*path, "move"))
    if "points" in raw:
        whole(raw["points"], (*path, "points"))
    if "at" in raw:
        _moment(raw["at"], (*path, "at"))
    if "think_ms" in raw:
        count(raw["think_ms"], (*path, "think_ms"), "duration")


def result(raw: Any, path: Path) -> None:
    """Scores, winners and the reason; who gave up, where somebody did; what was taken back."""
    members(raw, path, ("scores", "winners", "reason"), ("by", "undone"))
    each(whole, raw["scores"], (*path, "scores"))
    each(whole, raw["winners"], (*path, "winners"))
    text(raw["reason"], (*path, "reason"))
    if "by" in raw:
        whole(raw["by"], (*path, "by"))
    if "undone" in raw:
        count(raw["undone"], (*path, "undone"), "count")


def each(check: Check, raw: Any, path: Path) -> None:
    """A list of which every entry passes ``check``."""
    if not isinstance(raw, list):
        _wrong("list", raw, path)
    for at, entry in enumerate(raw):
        check(entry, (*path, at))


def text(raw: Any, path: Path) -> None:
    """A text."""
    if not isinstance(raw, str):
        _wrong("text", raw, path)


def whole(raw: Any, path: Path, kind: str = "whole") -> None:
    """A whole number; ``true`` and ``1.0`` are none."""
    if type(raw) is not int:
        _wrong(kind, raw, path)


def count(raw: Any, path: Path, kind: str) -> None:
    """A whole number, zero or more."""
    whole(raw, path, kind)
    if raw < 0:
        _wrong(kind, raw, path)


def _name(raw: Any, path: Path) -> None:
    text(raw, path)
    if any(unicodedata.category(c) in _UNWRITABLE for c in raw):
        refuse("record-name", path, found=quoted(raw))


def _moment(raw: Any, path: Path) -> None:
    """A date and a time with a ``T`` between them, as ISO 8601 has it."""
    text(raw, path)
    day, _, time = raw.partition("T")
    try:
        if not (raw.isascii() and time):
            raise ValueError
        date.fromisoformat(day)
        datetime.fromisoformat(raw)
    except ValueError:
        _wrong("moment", raw, path)


def _wrong(kind: str, raw: Any, path: Path) -> None:
    refuse("record-type", path, expected=message(f"record-a-{kind}"), found=described(raw))
