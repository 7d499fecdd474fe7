"""A position as text."""

from typing import Any


def show(seen: Any) -> str:
    """The position, from an observation."""
    return ""
