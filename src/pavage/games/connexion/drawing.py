"""The table for a terminal."""

from typing import Any

from pavage.core.picture import Picture


def show(seen: Any) -> str:
    return ""


def draw(seen: Any, small: bool) -> Picture:
    return []


def draw_hand(seen: Any, seat: int) -> Picture:
    return []
