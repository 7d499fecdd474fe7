"""The pictures of the rules pages."""


def figures() -> dict[str, str]:
    return {}
