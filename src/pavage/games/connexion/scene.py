"""How a game of Connexion looks, made from observations only."""

from typing import Any

from pavage.core.game import Setup
from pavage.core.message import message
from pavage.core.scene import Hand, Scene, Setting, Told


def setting(setup: Setup) -> Setting:
    return Setting([])


def scene(seen: Any) -> Scene:
    return Scene([], [], message("connexion-status"))


def hand(seen: Any, seat: int) -> Hand:
    return Hand(seat, [], [], [], message("connexion-status"))


def tell(seen: Any, seat: int | None, move: str, points: int) -> Told:
    return Told(seat, move, message("connexion-status"))
