"""What sprites and the pictures of rules pages are put together from."""

from collections.abc import Iterable, Mapping

GOOD = "var(--accent,#1f6b53)"
BAD = "var(--danger,#a62b1f)"
PAPER = ON_MARK = "var(--paper,#fbfaf4)"
INK = "var(--ink,#1f2a22)"


def sprite(inner: str) -> str:
    """One SVG that holds symbols and is not seen itself."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" '
        f'style="position:absolute" aria-hidden="true">{inner}</svg>'
    )


def symbols(game: str, drawn: Mapping[str, str]) -> str:
    """A symbol ``<game>-<name>`` for each drawing, in a box 100 x 100."""
    return "".join(
        f'<symbol id="{game}-{name}" viewBox="0 0 100 100" overflow="visible">{inner}</symbol>'
        for name, inner in drawn.items()
    )


def uses(game: str, names: Iterable[str]) -> str:
    """Symbols of the sprite, as the parts of another."""
    return "".join(f'<use href="#{game}-{name}" width="100" height="100"/>' for name in names)


def picture(width: float, height: float, scale: float, inner: Iterable[str]) -> str:
    """A picture of its own; ``scale`` is how many pixels its unit takes where there is room."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width * scale:g}" height="{height * scale:g}" aria-hidden="true">'
        + "".join(inner)
        + "</svg>"
    )


def placed(x: float, y: float, inner: str) -> str:
    """A part of a picture, moved to a place."""
    return f'<g transform="translate({x:g} {y:g})">{inner}</g>'


def turned(x: float, y: float) -> str:
    """An arrow that goes round clockwise: the next piece is this one, turned."""
    line = f'fill="none" stroke="{INK}" stroke-width="4.5" stroke-linecap="round"'
    return placed(
        x,
        y,
        f'<path d="M-14 6A15 15 0 0 1 12-3" {line}/>'
        f'<path d="M13-14V-2H1" {line} stroke-linejoin="round"/>',
    )


def mark(x: float, y: float, good: bool) -> str:
    """A tick or a cross: told apart by shape as well as colour."""
    ground = GOOD if good else BAD
    sign = "M-11 1-3 9 12-9" if good else "M-9-9 9 9M9-9-9 9"
    return placed(
        x,
        y,
        f'<circle r="24" fill="{ground}" stroke="{ON_MARK}" stroke-width="4"/>'
        f'<path d="{sign}" fill="none" stroke="{ON_MARK}" stroke-width="7" '
        'stroke-linecap="round" stroke-linejoin="round"/>',
    )
