"""The pictures of Zigzag's rules pages."""


def figures() -> dict[str, str]:
    """SVG by name."""
    return {}
