"""What deals of tiles have in common: the checks of their parts, refused in the game's own words.

``game`` is the game's id; its texts are ``<game>-deal-hands``, ``-list``, ``-size``, ``-tile`` and
``-set``.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from pavage.core.errors import DealError
from pavage.core.message import message

HIDDEN = "?"  # stands for a tile that the reader may not know

IsTile = Callable[[object], bool]


def check_tiles(game: str, part: str, tiles: object, expected: int | None, is_tile: IsTile) -> None:
    """Check that a part is a list of tiles, of ``expected`` ones (None: of any number).

    Raises DealError, naming the part.
    """
    if not isinstance(tiles, list):
        raise DealError(message(f"{game}-deal-list", part=part))
    if expected is not None and len(tiles) != expected:
        raise DealError(message(f"{game}-deal-size", part=part, expected=expected))
    for tile in tiles:
        if tile == HIDDEN:
            raise DealError(message("error-hidden", part=part))
        if not is_tile(tile):
            raise DealError(message(f"{game}-deal-tile", part=part, given=str(tile)))


def round_the_table(
    game: str, hands: object, players: int, each: int, is_tile: IsTile
) -> list[Any]:
    """The tiles of all hands as they are dealt: one at a time to each seat in turn.

    Raises DealError unless there is a hand of ``each`` tiles for every player.
    """
    if not isinstance(hands, list) or len(hands) != players:
        raise DealError(message(f"{game}-deal-hands", players=players))
    for seat, tiles in enumerate(hands):
        check_tiles(game, f"hands[{seat}]", tiles, each, is_tile)
    return [hands[seat][slot] for slot in range(each) for seat in range(players)]


def check_same_tiles(game: str, order: list[str], tiles: list[str]) -> None:
    """Check that a deal is made of a set. Raises DealError, saying what is too many and missing."""
    extra, missing = Counter(order) - Counter(tiles), Counter(tiles) - Counter(order)
    if extra or missing:
        raise DealError(
            message(
                f"{game}-deal-set",
                extra=" ".join(sorted(extra.elements())) or "–",
                missing=" ".join(sorted(missing.elements())) or "–",
            )
        )
