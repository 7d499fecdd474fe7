"""The one door to the compiler: everything compiled is decorated with :func:`compiled`.

With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python. The cache lives in a folder
named after a hash of all the sources that compiled code can come from, so that an edit in one file
can never leave a stale caller in another.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import platformdirs

from pavage.core.sources import digest_of

_PACKAGE = Path(__file__).resolve().parent.parent
_KEPT_CACHES = 4
_ROOMS = ("core", "kit", "games", "search")  # compiled code is in these; they import no other room

F = TypeVar("F", bound=Callable[..., object])


def sources_digest() -> str:
    """Sixteen hex digits that change whenever a source does that compiled code can come from."""
    return digest_of(*(_PACKAGE / room for room in _ROOMS))


def _prepare_cache() -> None:
    if "NUMBA_CACHE_DIR" in os.environ:
        return
    root = Path(platformdirs.user_cache_dir("pavage")) / "compiled"
    folder = root / sources_digest()
    bounds_checked = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")
    if bounds_checked:  # numba's cache does not tell checked code from unchecked
        folder = folder.with_name(folder.name + "-checked")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        by_age = sorted(root.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
    except OSError:
        return  # numba then falls back to __pycache__ or to its own folder
    for old in by_age[_KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    os.environ["NUMBA_CACHE_DIR"] = str(folder)


_prepare_cache()

import numba  # noqa: E402  (the cache folder must be known first)

# Somebody may have imported numba before us: then it has already read its settings.
numba.config.CACHE_DIR = os.environ.get("NUMBA_CACHE_DIR", "")


def compiled(function: F) -> F:
    """Compile a function of the rules or of a search, and cache the machine code."""
    return cast(F, numba.njit(cache=True, nogil=True)(function))


def compiled_for(signature: object) -> Callable[[F], F]:
    """Compile for one signature, at once: for loops that take compiled functions as arguments.

    Only with explicit types are those first-class functions, whose callers can be cached.
    """
    return cast(Callable[[F], F], numba.njit(signature, cache=True, nogil=True))


def is_compiled() -> bool:
    """Whether :func:`compiled` really compiles (``NUMBA_DISABLE_JIT`` is not set)."""
    return not getattr(numba.config, "DISABLE_JIT", 0)
