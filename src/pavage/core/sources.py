"""A short name for sources as they are, so that what others made is not taken for theirs."""

import hashlib
from pathlib import Path


def digest_of(*folders: Path) -> str:
    """Sixteen hex digits that change whenever a Python source in one of these folders does, or
    something in a folder ``data`` there: compiled code holds the numbers that it was made with.

    Sources are told apart by their paths from the folders' common parent.
    """
    digest = hashlib.sha256()
    found = {
        path for folder in folders for kind in ("*.py", "data/**/*") for path in folder.rglob(kind)
    }
    for path in sorted(path for path in found if path.is_file()):
        digest.update(path.relative_to(folders[0].parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
