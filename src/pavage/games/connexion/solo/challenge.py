"""The challenge of a day: the first two tiles lie already, for everybody the same (rule 11)."""

from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.connexion.state import SIDES


def first_two(start: Position, tiles: list[str], words: WordStream) -> list[str]:
    """Two placements from a position without tiles, in which a side must match.

    The words give, in this order: the first tile (any of the set), the second (any other), how the
    first lies (any of six ways), and how and where the second lies: any of the ways that match, in
    byte order. There always is one, for two 6s match.
    """
    first = words.below(len(tiles))
    second = words.below(len(tiles) - 1)
    second += second >= first
    placed = f"{tiles[first]}/{words.below(SIDES)}@0,0"
    position = start.copy()
    position.play(placed)
    ways = [move for move in position.legal_moves() if move.startswith(f"{tiles[second]}/")]
    return [placed, ways[words.below(len(ways))]]
