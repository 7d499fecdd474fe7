"""Why a move is refused, in sentences that a child can read."""

from typing import Any

from pavage.core.message import Message, message


def why_not(s: Any, move: int) -> Message:
    return message("connexion-not")
