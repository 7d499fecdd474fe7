"""What the pictures of rules pages are put together from."""

from collections.abc import Iterable

GOOD = "var(--accent,#1f6b53)"
BAD = "var(--danger,#a62b1f)"
ON_MARK = "var(--paper,#fbfaf4)"


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
