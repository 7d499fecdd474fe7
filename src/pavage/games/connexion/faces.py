"""The drawings."""

from pavage.core.message import Message


def sprite() -> str:
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"


def labels() -> dict[str, Message]:
    return {}
