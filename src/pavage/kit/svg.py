"""What the pictures of rules pages are put together from."""

from collections.abc import Iterable


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
