"""What each viewer may see of a match, made from observations only and encoded once.

The public scene is made once for each change and shared by all viewers; a hand is made only for
a seat that somebody looks at with its token.
"""

from typing import Any

import msgspec

from pavage.core.game import WATCHER, Place
from pavage.core.message import message
from pavage.core.scene import Hand, Scene, Target
from pavage.match.match import Match

_encoder = msgspec.json.Encoder()


class Views:
    """The encoded views of one match; ``changed`` must be called after each step."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.setting = encoded(match.game.setting(match.setup))
        self._scene: msgspec.Raw | None = None
        self._hands: dict[int, msgspec.Raw] = {}
        self._last: dict[int, tuple[Hand, msgspec.Raw]] = {}

    def changed(self) -> None:
        """Forget the views of the position that has passed."""
        self._scene = None
        self._hands.clear()

    def scene(self) -> msgspec.Raw:
        """The public scene."""
        if self._scene is None:
            self._scene = encoded(self._public())
        return self._scene

    def _public(self) -> Scene:
        match = self.match
        scene = match.game.scene(match.now.seen(WATCHER)[0])
        if match.gave_up():
            return Scene(scene.pieces, scene.counters, message("error-game-over"))
        return scene

    def hand(self, seat: int) -> msgspec.Raw:
        """The hand of ``seat``: for a viewer who holds its token. No moves once it is over."""
        raw = self._hands.get(seat)
        if raw is None:
            raw = self._hands[seat] = self._encoded_hand(seat)
        return raw

    def _encoded_hand(self, seat: int) -> msgspec.Raw:
        """A hand that waits stays the same from move to move: a game may give it again as it is."""
        hand = self._hand(seat)
        last = self._last.get(seat)
        if last is not None and last[0] is hand:
            return last[1]
        raw = encoded(hand)
        self._last[seat] = (hand, raw)
        return raw

    def _hand(self, seat: int) -> Hand:
        match = self.match
        hand = match.game.hand(match.now.seen(seat)[0], seat)
        if match.gave_up():
            return Hand(seat, hand.pieces, [], [], message("error-game-over"))
        return hand

    def targets(self, seat: int, piece: str) -> list[Target]:
        """Where a piece of the hand of ``seat`` may go: none once the match is over."""
        match = self.match
        if match.outcome is not None:
            return []
        return match.game.targets(match.now.seen(seat)[0], seat, piece)

    def coming(self, seat: int, place: Place) -> list[Target]:
        """What may come from the hand of ``seat`` to a place: none once the match is over."""
        match = self.match
        if match.outcome is not None:
            return []
        return match.game.coming(match.now.seen(seat)[0], seat, place)


def encoded(value: Any) -> msgspec.Raw:
    """A value as JSON that later messages take in as it is."""
    return msgspec.Raw(_encoder.encode(value))
