"""The faces of the cards."""

from pavage.core.message import Message
from pavage.games.maze import offers
from pavage.games.maze.notation import CARD_CODES


def sprite() -> str:
    """One SVG with a symbol for each card and each small face."""
    names = [*CARD_CODES, "small-A", "small-Q", *(f"small-{name}" for name in CARD_CODES)]
    symbols = "".join(
        f'<symbol id="maze-{name}" viewBox="0 0 50 70"><text x="25" y="40">{name}</text></symbol>'
        for name in names
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def labels() -> dict[str, Message]:
    """What a screen reader says of each face."""
    said = {name: offers.label(code) for name, code in CARD_CODES.items()}
    small = {f"small-{name}": offers.label(code) for name, code in CARD_CODES.items()}
    any_of = {offers.face(card): offers.label(card) for card in (offers.ANY_ACE, offers.ANY_QUEEN)}
    return said | small | any_of
